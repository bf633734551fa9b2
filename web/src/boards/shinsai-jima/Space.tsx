import type { ComponentChildren, HTMLAttributes, JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { moving } from "../../net/settings";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { Event, Move, ShinsaiJimaView } from "../../wire/shinsai-jima";
import { paced, type Timed } from "../kit/acts";
import { rove, spotAt } from "../kit/roving";
import { neighbour } from "./Island";
import { film, type Act } from "./film";
import { CELLS, SIZE, stack, type Cell } from "./grid";
import { refusedAt } from "./hand";
import { cellName, deedNames } from "./names";
import { face, gaze, prefs } from "./prefs";
import { occupant, paint, piece } from "./sides";
import type { Marks, World } from "./world";
import { spotOf } from "./world/space";
import { nearest } from "./touch";

export interface Props {
  view: ShinsaiJimaView;
  seats: readonly SeatLook[];
  targets: ReadonlyMap<Cell, readonly Move[]>;
  touched: ReadonlySet<Cell>;
  recent: ReadonlySet<Cell>;
  refused: Cell | null;
  click: ((cell: Cell) => void) | null;
  /** Effects of the draft, in order: the island plays the new ones. */
  foreseen: readonly Event[];
  /** The film that runs; null while none does. */
  acts: readonly (Act & Timed)[] | null;
  /** True while positions follow one another and glide; otherwise the island shows each at once. */
  live: boolean;
  children?: ComponentChildren;
  /** Drawing to show until the island is ready. */
  meanwhile: JSX.Element;
  /** Called on a device that cannot draw in three dimensions. */
  failed: () => void;
}

/** Pixels that a pointer moves before it turns the island. */
const SLACK = 7;
/** Most targets that all show their words; when there are more, they are only lit. */
const WORDY = 6;

/** The island in three dimensions, under a grid of cells for keys, fingers and screen readers. */
export function Space(props: Props): JSX.Element {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [world, setWorld] = useState<World | null>(null);
  const [hovered, hover] = useState<Cell | null>(null);
  useWorld(props, stage, canvas, setWorld);
  useNews(props, world);
  const { view, targets, touched, recent, refused, click } = props;
  const marks = useMemo<Marks>(
    () => ({
      targets: new Set(targets.keys()),
      touched,
      recent,
      refused,
      hovered,
      chosen: piece(view, view.turn?.piece)?.cell ?? null,
      forbidden: new Set(click === null ? [] : CELLS.filter((cell) => refusedAt(view, cell) !== null)),
    }),
    [view, targets, touched, recent, refused, hovered, click],
  );
  useLayoutEffect(() => world?.mark(marks), [world, marks]);
  useLayoutEffect(() => world?.face(gaze().turn, moving()), [world, gaze().turn]);
  useLayoutEffect(() => world?.pin());
  const hand = usePointer(props, world, canvas, hover);
  return (
    <div class={world === null ? "sj-space" : "sj-space ready"} ref={stage} {...hand}>
      <canvas ref={canvas} aria-hidden="true" />
      {world === null ? (
        props.meanwhile
      ) : (
        <>
          <Labels view={view} seats={props.seats} />
          <Grid {...props} />
          <Words {...props} hovered={hovered} />
          {props.children}
        </>
      )}
    </div>
  );
}

/** Open the island on the canvas, and close it with the component. */
function useWorld(
  { view, seats, failed }: Props,
  stage: { current: HTMLDivElement | null },
  canvas: { current: HTMLCanvasElement | null },
  opened: (world: World | null) => void,
): void {
  useLayoutEffect(() => {
    const [box, sheet] = [stage.current, canvas.current];
    const context = sheet === null || box === null ? null : contextOf(sheet);
    if (sheet === null || box === null || context === null) {
      failed();
      return;
    }
    const open: { world: World | null; gone: boolean } = { world: null, gone: false };
    const lost = (event: globalThis.Event): void => {
      event.preventDefault();
      if (!open.gone) failed();
    };
    sheet.addEventListener("webglcontextlost", lost);
    const watch = new ResizeObserver(() => open.world?.resize(sheet.clientWidth, sheet.clientHeight));
    watch.observe(sheet);
    void import("./world").then(async ({ World: Made, dressing }) => {
      if (open.gone) return;
      const dressed = dressing(view, seats, box);
      const made = new Made({
        canvas: sheet,
        context,
        stage: box,
        ...dressed,
        quarters: gaze().turn,
        land: prefs.land.peek(),
      });
      open.world = made;
      made.resize(sheet.clientWidth, sheet.clientHeight);
      made.show(view, false);
      await made.ready();
      opened(made);
    }, failed);
    return () => {
      open.gone = true;
      watch.disconnect();
      open.world?.close();
    };
  }, []);
}

/** Return the context to draw in three dimensions; null without WebGL 2. */
function contextOf(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  try {
    return canvas.getContext("webgl2", { antialias: true, alpha: false, powerPreference: "low-power" });
  } catch {
    return null;
  }
}

/** Show the news: a film, the effects of a draft, or simply another position. */
function useNews({ view, acts, foreseen, live }: Props, world: World | null): void {
  const before = useRef({ view, acts, foreseen });
  useLayoutEffect(() => {
    if (world === null) return;
    const then = before.current;
    before.current = { view, acts, foreseen };
    if (acts !== null) {
      if (acts === then.acts) return;
      world.show(view, false);
      world.play(acts);
      return;
    }
    if (view === then.view && then.acts === null) return;
    const more = foreseen.slice(then.foreseen.length);
    const steps = moving() && more.length > 0 ? paced(film(then.view, more)[0]?.acts ?? []) : [];
    if (steps.length > 0 && then.acts === null) world.play(steps, view);
    else world.show(view, live && moving());
  }, [world, view, acts, foreseen]);
}

/** Return the pointer handlers of the picture: a press chooses, a drag turns the island. */
function usePointer(
  { click, targets }: Props,
  world: World | null,
  canvas: { current: HTMLCanvasElement | null },
  hover: (cell: Cell | null) => void,
): HTMLAttributes<HTMLDivElement> {
  const held = useRef<{ x: number; y: number; turns: boolean } | null>(null);
  const spared = useRef(false);
  const point = ({ clientX, clientY }: MouseEvent): { x: number; y: number } => {
    const { left = 0, top = 0 } = canvas.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const cellAt = (event: MouseEvent): Cell | null => {
    if (world === null) return null;
    const { x, y } = point(event);
    return nearest([...targets.keys()], (cell) => world.seen(cell), { x, y }, world.pick(x, y));
  };
  return {
    onPointerDown: (event) => {
      if (event.button === 0) held.current = { x: event.clientX, y: event.clientY, turns: false };
      spared.current = false;
    },
    onPointerMove: (event) => {
      const hold = held.current;
      if (hold === null || event.buttons === 0) {
        held.current = null;
        if (event.pointerType === "mouse") hover(targets.size === 0 ? null : cellAt(event));
        return;
      }
      const [right, down] = [event.clientX - hold.x, event.clientY - hold.y];
      if (!hold.turns && Math.hypot(right, down) < SLACK) return;
      held.current = { x: event.clientX, y: event.clientY, turns: true };
      spared.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (world !== null) face(world.drag(right, down));
    },
    onPointerUp: () => {
      held.current = null;
    },
    onPointerLeave: () => hover(null),
    onClick: (event) => {
      if (spared.current) {
        spared.current = false;
        return;
      }
      // Keys and screen readers press the cell itself, without a point in the picture.
      const pressed = event.detail === 0 ? spotAt(event.target, "data-cell") : cellAt(event);
      if (pressed !== null) click?.(pressed);
    },
  };
}

/** The cells as a grid, each over its place in the picture, for keys and for readers who hear the island. */
function Grid({ view, targets, touched, refused, click }: Props): JSX.Element {
  const [focus, setFocus] = useState<Cell>("d4");
  const keyed = (event: KeyboardEvent): void =>
    rove(event, spotAt(event.target, "data-cell"), {
      next: (cell, key) => neighbour({ turn: gaze().turn, flat: true }, cell, key),
      find: (cell) => `[data-cell="${cell}"]`,
      press: (cell) => click?.(cell),
    });
  const rows = Array.from({ length: SIZE }, (_, row) => CELLS.slice(row * SIZE, (row + 1) * SIZE));
  return (
    <div class="sj-grid" role="grid" aria-label={t("shinsai-jima-ui-island")} onKeyDown={keyed}>
      {rows.map((cells, row) => (
        <div key={row} role="row">
          {cells.map((cell) => {
            const moves = targets.get(cell) ?? [];
            const why = click === null || moves.length > 0 ? null : refusedAt(view, cell);
            const { x, y, z } = spotOf(cell, stack(view, cell).length);
            const state = [
              "sj-cell",
              moves.length > 0 && "target",
              touched.has(cell) && "touched",
              refused === cell && "refused",
              why !== null && "forbidden",
            ];
            return (
              <div
                key={cell}
                role="gridcell"
                class={state.filter(Boolean).join(" ")}
                data-cell={cell}
                data-goal={moves.length > 0 ? cell : undefined}
                data-pin={`${x},${y},${z}`}
                tabIndex={cell === focus ? 0 : -1}
                aria-disabled={click === null || moves.length === 0}
                aria-label={cellName(view, cell, moves, why?.text ?? null)}
                onFocus={() => setFocus(cell)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The names of the pieces over their heads. */
function Labels({ view, seats }: Pick<Props, "view" | "seats">): JSX.Element {
  return (
    <div class="sj-labels" aria-hidden="true">
      {view.pieces
        .filter(({ cell }) => cell !== null)
        .map(({ id, side, status, stuck }) => (
          <span key={id} data-body={id} class={`sj-label ${status}`} style={paint(side, seats)}>
            {id}
            {stuck && (
              <svg viewBox="-9 -5 18 10">
                <path d="M-3 -3H-1A3 3 0 0 1 -1 3H-3A3 3 0 0 1 -3 -3ZM3 -3H1A3 3 0 0 0 1 3H3A3 3 0 0 0 3 -3Z" />
              </svg>
            )}
          </span>
        ))}
    </div>
  );
}

/** The effects of a press, written on the tops: on all targets if they are few and differ, else at the pointer. */
function Words({ view, targets, hovered }: Props & { hovered: Cell | null }): JSX.Element {
  const said = new Set([...targets].flatMap(([cell, moves]) => deedNames(view, cell, moves)));
  const few = targets.size <= WORDY && said.size > 1 && view.turn?.piece != null;
  const shown = [...targets].filter(([cell]) => few || cell === hovered);
  return (
    <div class="sj-words" aria-hidden="true">
      {shown.map(([cell, moves]) => {
        const { x, y, z } = spotOf(cell, stack(view, cell).length);
        const lift = occupant(view, cell) === undefined ? 0.02 : 1.45;
        return (
          <span key={cell} data-pin={`${x},${y + lift},${z}`}>
            {deedNames(view, cell, moves).join(" / ")}
          </span>
        );
      })}
    </div>
  );
}
