import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import { Monster } from "./Monster";
import { Stone } from "./Things";
import { Token } from "./Token";
import { U, garden, move, outside, spot, towards, type Layout } from "./geometry";
import type { Scene } from "./scene";
import { pieceId } from "./words";

interface Props {
  scene: Scene;
  layout: Layout;
  seats: readonly SeatLook[];
  /** Pieces that may be taken now. */
  takeable: ReadonlySet<number>;
  taken: number | null;
  /** Pieces that the monster would catch. */
  doomed: ReadonlySet<number>;
  /** Milliseconds that things glide to a new place: 0 moves them at once, null takes the usual time. */
  glide: number | null;
  /** Seats whose escaped pieces dance. */
  champions: readonly number[];
}

/** Everything that stands in the hall and moves there. */
export function Actors(props: Props): JSX.Element {
  const { scene, layout, glide } = props;
  return (
    <g
      class={glide === 0 ? "actors jumping" : "actors"}
      style={glide === null ? undefined : { "--glide": `${glide}ms` }}
      aria-hidden="true"
    >
      {scene.blocks.map(({ id, item, square }) => (
        <g key={id} class="actor" style={{ transform: move(spot(layout, square)) }}>
          <Stone item={item} />
        </g>
      ))}
      <Pieces {...props} />
      <Beast scene={scene} layout={layout} />
    </g>
  );
}

function Pieces({ scene, layout, seats, takeable, taken, doomed, champions }: Props): JSX.Element[] {
  const shared = new Map<string, number>();
  for (const { square } of scene.pieces)
    if (square !== null) shared.set(square, (shared.get(square) ?? 0) + 1);
  return scene.pieces.flatMap((piece) => {
    const look = seats[piece.seat];
    const id = pieceId(piece);
    const freed = scene.escaped.indexOf(id);
    if (look === undefined) return [];
    const waits = piece.place === "waiting" && id === taken;
    const at =
      piece.square !== null
        ? spot(layout, piece.square)
        : waits
          ? outside(layout, "entrance")
          : piece.place === "escaped" && freed >= 0
            ? garden(layout, freed)
            : null;
    if (at === null) return [];
    // A piece that shares its square in passing is drawn a little aside, or it would hide the other.
    const over = id === taken && piece.square !== null && (shared.get(piece.square) ?? 0) > 1;
    const states = [
      takeable.has(id) && "takeable",
      id === taken && "taken",
      doomed.has(id) && "doomed",
      piece.moved && piece.square !== null && "moved",
      piece.place === "escaped" && champions.includes(piece.seat) && "champion",
    ].filter((state) => state !== false);
    return [
      <g
        key={id}
        class={["actor", "piece", ...states].join(" ")}
        style={{ transform: move({ x: at.x + (over ? 9 : 0), y: at.y - (over ? 9 : 0) }) }}
        data-piece={`${piece.seat}-${piece.piece}`}
        data-at={piece.square ?? piece.place}
      >
        {id === taken && <circle r={U * 0.47} class="halo" />}
        {takeable.has(id) && id !== taken && <circle r={U * 0.45} class="hint" />}
        <g key={String(piece.dark)} class="turning">
          {piece.place === "escaped" ? (
            <Token piece={piece} look={look} size={12} bare />
          ) : (
            <Token piece={piece} look={look} size={22} />
          )}
        </g>
      </g>,
    ];
  });
}

function Beast({ scene: { beast }, layout }: Pick<Props, "scene" | "layout">): JSX.Element {
  const { x, y } = spot(layout, beast.square);
  const to = towards(layout, beast.heading);
  const at = { x: x + to.x * beast.beyond * U, y: y + to.y * beast.beyond * U };
  return (
    <g
      class={beast.hidden ? "actor beast hidden" : "actor beast"}
      style={{ transform: move(at) }}
      data-monster={beast.square}
      data-heading={beast.heading}
    >
      <Monster layout={layout} heading={beast.heading} />
    </g>
  );
}
