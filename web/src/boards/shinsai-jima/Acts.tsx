import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { SeatLook } from "../../ui/seats";
import type { ShinsaiJimaView } from "../../wire/shinsai-jima";
import type { Timed } from "../kit/acts";
import { Figure } from "./Figure";
import type { Act } from "./film";
import { stack, type Cell } from "./grid";
import { middle, move, type Gaze, type Point } from "./projection";
import { paint, piece } from "./sides";

interface Props {
  acts: readonly (Act & Timed)[];
  /** The island before the acts. */
  before: ShinsaiJimaView;
  /** The island after the acts. */
  after: ShinsaiJimaView;
  gaze: Gaze;
  seats: readonly SeatLook[];
}

/** Return the piece that an act carries from cell to cell; null for none. */
export function carried(act: Act): string | null {
  return act.kind === "go" ? act.piece : act.kind === "swing" ? act.rider : null;
}

/** Return the acts before and after one that carry the same piece: it is seen only in one of its places. */
function trips(
  acts: Props["acts"],
  index: number,
): { earlier: Act | undefined; later: (Act & Timed) | undefined } {
  const [act] = acts.slice(index);
  const piece = act === undefined ? null : carried(act);
  const same = (each: Act): boolean => piece !== null && carried(each) === piece;
  return { earlier: acts.slice(0, index).findLast(same), later: acts.slice(index + 1).find(same) };
}

/** Moving pieces and cubes, drawn over the island before the acts. */
export function Acts({ acts, before, after, gaze, seats }: Props): JSX.Element {
  const spot = (cell: Cell, level?: number): Point => middle(gaze, cell, level ?? stack(before, cell).length);
  return (
    <g class="sj-acts" aria-hidden="true">
      {acts.map((act, index) => {
        const { earlier, later } = trips(acts, index);
        switch (act.kind) {
          case "go": {
            const figure = piece(before, act.piece) ?? piece(after, act.piece);
            return figure === undefined ? null : (
              <Travel
                key={index}
                act={act}
                way={act.way.map((cell) => spot(cell))}
                arc={act.leap ? 34 : 6}
                sudden={earlier !== undefined}
                until={later?.delay}
              >
                <Figure piece={figure} gaze={gaze} seats={seats} />
              </Travel>
            );
          }
          case "swing":
            return (
              <Swung
                key={index}
                {...{ act, before, spot, gaze, seats }}
                earlier={earlier}
                until={later?.delay}
              />
            );
          case "cube":
            return (
              <Travel key={index} act={act} way={act.way.map((cell) => spot(cell))} arc={46} sudden>
                <rect
                  class="sj-flying"
                  x="-15"
                  y="-24"
                  width="30"
                  height="26"
                  rx="3"
                  style={act.colour === null ? undefined : paint(act.colour, seats)}
                />
              </Travel>
            );
          case "shot":
            return (
              <Travel key={index} act={act} way={act.way.map((cell) => spot(cell))} arc={60} sudden>
                <circle class="sj-flying" r="9" cy="-8" />
              </Travel>
            );
          case "burst":
            return (
              <g
                key={index}
                class={`sj-burst ${act.sign}`}
                transform={move(spot(act.cell))}
                style={{ "--delay": `${act.delay}ms`, "--lasts": `${act.lasts}ms` }}
              >
                <circle r="20" />
                <text text-anchor="middle" y="-26">
                  {act.sign === "splash" ? "≋" : "✕"}
                </text>
              </g>
            );
          default:
            return null;
        }
      })}
    </g>
  );
}

interface SwungProps extends Pick<Props, "before" | "gaze" | "seats"> {
  act: Act & { kind: "swing" } & Timed;
  /** The act before that carries the same piece. */
  earlier: Act | undefined;
  until: number | undefined;
  spot: (cell: Cell) => Point;
}

/** The swung piece or cube on its way round. A piece sets out from its own cell. */
function Swung({ act, before, earlier, until, spot, gaze, seats }: SwungProps): JSX.Element | null {
  const rider = piece(before, act.rider);
  const from = earlier !== undefined && "way" in earlier ? earlier.way.at(-1) : rider?.cell;
  const way = from == null ? act.way : [from, ...act.way];
  if (way.length === 0) return null;
  const sudden = rider === undefined || earlier !== undefined;
  return (
    <Travel act={act} way={way.map((cell) => spot(cell))} arc={6} sudden={sudden} until={until}>
      {rider === undefined ? (
        <rect class="sj-flying" x="-15" y="-24" width="30" height="26" rx="3" />
      ) : (
        <Figure piece={rider} gaze={gaze} seats={seats} />
      )}
    </Travel>
  );
}

interface TravelProps {
  act: Timed;
  way: readonly Point[];
  /** Height of the flight between two cells, in units of the drawing. */
  arc: number;
  /** True for a thing that is hidden until it sets out: a cube is still part of its stack. */
  sudden?: boolean;
  /** The time after which it is seen on another way; undefined for a thing that stays. */
  until?: number | undefined;
  children: preact.ComponentChildren;
}

/** A group that moves along a way and stays at its end. */
function Travel({ act, way, arc, sudden = false, until, children }: TravelProps): JSX.Element {
  const box = useRef<SVGGElement>(null);
  useEffect(() => {
    const frames = way.flatMap((point, index) => {
      const next = way[index + 1];
      const here = { transform: `translate(${point.x}px, ${point.y}px)`, visibility: "visible" };
      if (next === undefined) return [here];
      const over = { x: (point.x + next.x) / 2, y: Math.min(point.y, next.y) - arc };
      return [here, { transform: `translate(${over.x}px, ${over.y}px)`, visibility: "visible" }];
    });
    const run = box.current?.animate(frames, {
      delay: act.delay,
      duration: act.lasts,
      fill: sudden ? "forwards" : "both",
      easing: "ease-in-out",
    });
    const hidden = { visibility: "hidden" };
    const over =
      until === undefined
        ? undefined
        : box.current?.animate([hidden, hidden], { delay: until, duration: 1, fill: "forwards" });
    return () => {
      run?.cancel();
      over?.cancel();
    };
  }, []);
  return (
    <g ref={box} style={sudden ? { visibility: "hidden" } : undefined}>
      {children}
    </g>
  );
}
