import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Climb } from "../../wire/cant-stop";
import type { SeatLook } from "../board";
import type { Shown } from "./animate";
import type { Desk } from "./desk";
import { Pairs } from "./faces";
import { BOX, heightOf, neighbour } from "./geometry";
import { cellName } from "./names";
import { Ghosts, Numbers, Pieces } from "./pieces";
import { Routes, Slab } from "./routes";
import { choiceOn, hover, pickChoice } from "./selection";
import { ui } from "./ui";

interface Props {
  desk: Desk;
  shown: Shown;
  /** Whether the newest position is on the board and may be acted on. */
  ready: boolean;
}

/** The octagonal board with everything on it, and what hands do there. */
export function Scene({ desk, shown, ready }: Props): JSX.Element {
  const { view, seats, outcome } = desk.props;
  const svg = useRef<SVGSVGElement>(null);
  const pointer = useRef("");
  const at = useSignal<readonly [number, number]>([7, 1]);
  const selection = desk.selection.value;
  const { choice } = desk;
  const owners = new Map(shown.owners.flatMap(([route, seat]) => (seats[seat] ? [[route, seats[seat]]] : [])));
  const topped = shown.climbers.filter(({ route, cell }) => cell === heightOf(route));
  const covered = new Set([...owners.keys(), ...topped.map(({ route }) => route)]);
  const usable = ready ? view.usable : [];
  const camped = ({ route, cell }: Climb): boolean =>
    shown.bivouacs.some((camp) => camp.some((climb) => climb.route === route && climb.cell === cell));
  const focus = ([route, cell]: readonly [number, number]): void => {
    at.value = [route, cell];
    svg.current?.querySelector<SVGGElement>(`[data-route="${route}"][data-cell="${cell}"]`)?.focus();
  };
  const deciding = ready && view.dice !== null && view.ended === null;
  return (
    <svg
      ref={svg}
      class={desk.seat === null ? "cs-board" : "cs-board mine"}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="grid"
      aria-label={ui("board")}
      {...hands(desk, ready, pointer, (cell) => (at.value = cell))}
      onKeyDown={(pressed) => onKey(pressed, desk, ready, focus)}
    >
      <Slab />
      <Routes usable={usable} owners={owners} at={at.value} name={(route, cell) => cellName(desk, shown, route, cell)} />
      <Numbers usable={usable} covered={covered} />
      {deciding && choice !== null && <Ghosts choice={choice} taken={camped} />}
      <Pieces
        shown={shown}
        seats={seats}
        owners={owners}
        teams={view.team}
        winners={winnersOf(outcome, seats)}
      />
      {deciding && selection !== null && <Pairs dice={view.dice ?? []} orange={selection.orange} raised={covered} />}
    </svg>
  );
}

type Cell = readonly [route: number, cell: number];

/** The cell an event hit; null beside the cells, where clicks do not count (CS-I5). */
function cellOf(event: globalThis.Event): Cell | null {
  const hit = event.target instanceof Element ? event.target.closest("[data-route]") : null;
  return hit === null ? null : [Number(hit.getAttribute("data-route")), Number(hit.getAttribute("data-cell"))];
}

/** What pointers do: a mouse selects by hovering and commits by clicking, a finger only selects (CS-I4, CS-I5). */
function hands(
  desk: Desk,
  ready: boolean,
  pointer: { current: string },
  focus: (cell: Cell) => void,
): JSX.SVGAttributes<SVGSVGElement> {
  return {
    onPointerOver(over) {
      const cell = over.pointerType === "mouse" && ready ? cellOf(over) : null;
      const { value } = desk.selection;
      if (cell === null || value === null || desk.asking.value !== null) return;
      const next = hover(desk.props.view, value, cell[0]);
      if (next !== value) desk.select(next, false);
    },
    onPointerDown(down) {
      pointer.current = down.pointerType;
    },
    onClick(click) {
      const cell = cellOf(click);
      if (cell === null || !ready) return;
      focus(cell);
      // A click without a press comes from assistive technology: it must not commit.
      if (pointer.current === "mouse" && click.detail > 0) desk.clickRoute(cell[0]);
      else pickRoute(desk, cell[0]);
    },
    onContextMenu(click) {
      const cell = cellOf(click);
      if (cell === null || desk.seat === null) return;
      click.preventDefault();
      if (pointer.current === "mouse" && ready) desk.rightClickRoute(cell[0]);
    },
  };
}

/** Selects a route by tap or key, pinned. */
function pickRoute(desk: Desk, route: number): void {
  const choice = choiceOn(desk.props.view, route);
  if (choice !== null) desk.select(pickChoice(choice), true);
}

const MOVING = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

function onKey(pressed: KeyboardEvent, desk: Desk, ready: boolean, focus: (cell: Cell) => void): void {
  const cell = cellOf(pressed);
  if (cell === null || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return;
  if (MOVING.includes(pressed.key)) {
    pressed.preventDefault();
    focus(neighbour(...cell, pressed.key));
  } else if (pressed.key === "Enter" || pressed.key === " ") {
    pressed.preventDefault();
    if (ready) pickRoute(desk, cell[0]);
  }
}

function winnersOf(outcome: unknown, seats: readonly SeatLook[]): number[] {
  const end = outcome as { ranking: number[][]; sides: number[][] } | null;
  const best = end?.ranking[0]?.flatMap((side) => end.sides[side] ?? []) ?? [];
  return best.filter((seat) => seats[seat] !== undefined);
}
