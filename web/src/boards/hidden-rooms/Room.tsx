import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { HiddenRoomsView } from "../../wire/hidden-rooms";
import { Cell } from "./Cell";
import { Course } from "./Course";
import { Floor } from "./Floor";
import { Child, Eye } from "./Pieces";
import { TileFace } from "./Tile";
import type { Hand } from "./hand";
import { prefs } from "./prefs";
import type { Roving } from "./roving";
import type { Scene } from "./scene";
import { corner, middle, ROWS, SIDE } from "./squares";

interface Props {
  view: HiddenRoomsView;
  scene: Scene;
  hand: Hand;
  /** True while the reader may pick squares. */
  open: boolean;
  roving: Roving;
  /** The squares that a hint leads to. */
  hinted: readonly string[];
}

/** The board: six by six squares, dark except for the known rooms. */
export function Room({ view, scene, hand, open, roving, hinted }: Props): JSX.Element {
  const still = scene.senses === null && scene.end === null && scene.turned === null;
  const sensed = scene.senses?.squares ?? (still && scene.monster !== null ? view.sensed : []);
  return (
    <svg
      class="hr-room board-picture"
      viewBox="-36 -36 672 672"
      role="grid"
      aria-label={t("hidden-rooms-ui-board")}
      {...roving.grid}
    >
      <Floor />
      <g clip-path="url(#hr-walls)">{scene.child !== null && <Glow square={scene.child} />}</g>
      {Object.entries(scene.laid).map(([square, tile]) => (
        <g key={`${square}${tile}`} transform={place(square)} class="hr-laid">
          <TileFace tile={tile} />
        </g>
      ))}
      <Course path={view.path} arrows={view.arrows} />
      <Sensed squares={sensed} flash={scene.senses?.kind ?? null} />
      {prefs.danger.value && still && <Danger squares={view.danger} />}
      {open && <Marks hand={hand} />}
      {hinted.map((square) => (
        <g key={square} class="hr-hinted" transform={place(square)}>
          <rect x="3" y="3" width="94" height="94" rx="14" />
          <path d="M50 6l2.800 6 6.200 2.800-6.200 2.800L50 24l-2.800-6.400L41 14.800 47.200 12Z" />
        </g>
      ))}
      <Turned scene={scene} />
      {scene.monster !== null && <Eye square={scene.monster} facing={scene.facing} />}
      {scene.child !== null && (
        <Child square={scene.child} starred={scene.starred} dim={scene.end !== null && !scene.end.won} />
      )}
      {ROWS.map((row, index) => (
        <g role="row" key={index}>
          {row.map((square) => (
            <Cell
              key={square}
              square={square}
              view={view}
              scene={scene}
              hand={hand}
              open={open}
              roving={roving}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function place(square: string): string {
  const { x, y } = corner(square);
  return `translate(${x} ${y})`;
}

/** The light of the candle. */
function Glow({ square }: { square: string }): JSX.Element {
  const { x, y } = middle(square);
  return <circle class="hr-glow" r="210" style={{ transform: `translate(${x}px, ${y}px)` }} />;
}

/** The squares that the monster senses (HR-U-04): shaded, hatched, and framed. */
function Sensed({ squares, flash }: { squares: readonly string[]; flash: string | null }): JSX.Element {
  const kind = flash === "chase" || flash === "turn-to-child" ? "found" : flash === null ? "calm" : "seeks";
  return (
    <g class={`hr-sensed hr-${kind}`}>
      {squares.map((square) => {
        const { x, y } = corner(square);
        return <rect key={square} x={x + 2} y={y + 2} width={SIDE - 4} height={SIDE - 4} rx="13" />;
      })}
    </g>
  );
}

/** Claw marks on the squares where a child that ends its turn is caught. */
function Danger({ squares }: { squares: readonly string[] }): JSX.Element {
  return (
    <g class="hr-danger">
      {squares.map((square) => (
        <path
          key={square}
          transform={place(square)}
          d="M8 30C12 22 16 15 24 8M8 44C14 32 24 20 36 8M14 52C24 38 34 26 46 14"
        />
      ))}
    </g>
  );
}

/** Footprints where the child may walk, a lit frame where it may explore: two different marks (HR-U-02). */
function Marks({ hand }: { hand: Hand }): JSX.Element {
  return (
    <g class="hr-marks">
      {[...hand.walks.keys()].map((square) => (
        <g key={square} class="hr-walkable" transform={place(square)}>
          <rect x="5" y="4" width="90" height="90" rx="12" />
          <path d="M62 68c-6 0-7-7-6-13s7-7 10-3 1 16-4 16ZM80 54c-6 0-7-7-6-13s7-7 10-3 1 16-4 16Z" />
        </g>
      ))}
      {[...hand.targets.keys()].map((square) => (
        <g
          key={square}
          class={`hr-explorable${square === hand.target ? " hr-aimed" : ""}`}
          transform={place(square)}
        >
          <rect x="9" y="9" width="82" height="82" rx="14" />
          <text x="50" y="64">
            ?
          </text>
        </g>
      ))}
    </g>
  );
}

/** The tile that was just turned over, above its square. */
function Turned({ scene }: { scene: Scene }): JSX.Element | null {
  const { target, turned } = scene;
  if (target === null) return null;
  return (
    <g transform={place(target)}>
      {turned === null ? (
        <g class="hr-reaching">
          <rect x="6" y="6" width="88" height="88" rx="14" />
        </g>
      ) : (
        <g class={`hr-turned ${turned.fits === false ? "hr-misfit" : "hr-fit"}`}>
          <TileFace tile={turned.tile} />
          <circle cx="50" cy="50" r="19" />
          <path d={turned.fits === false ? "M42 42L58 58M58 42L42 58" : "M41 50L48 57L60 43"} />
        </g>
      )}
    </g>
  );
}
