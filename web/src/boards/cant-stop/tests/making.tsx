import type { CantStopView, Event, Move } from "../../../wire/cant-stop";
import { fire, looks, mount, one, type Mounted } from "../../kit/tests/mount";
import { Board } from "../Board";
import blocked from "../fixtures/blocked.json";
import claimed from "../fixtures/claimed.json";
import dead from "../fixtures/dead.json";
import drop from "../fixtures/drop.json";
import five from "../fixtures/five.json";
import middle from "../fixtures/middle.json";
import start from "../fixtures/start.json";
import team from "../fixtures/team.json";
import topped from "../fixtures/topped.json";
import won from "../fixtures/won.json";
import type { Props } from "../hand";
import en from "../text/en.ftl?raw";

const all = { blocked, claimed, dead, drop, five, middle, start, team, topped, won };
export type Name = keyof typeof all;

/** Return a copy of a position from the fixtures. */
export function fixture(name: Name): Omit<Props, "seats" | "submit" | "live"> {
  return structuredClone(all[name]) as unknown as Props;
}

export function view(name: Name): CantStopView {
  return fixture(name).view;
}

/** A board in the page, and its cells. */
export interface Shown extends Mounted<Props, Move> {
  cell: (route: number, cell: number) => Element;
}

/** Show a fixture in English; `changes` replace some of its properties. */
export function show(name: Name, changes: Partial<Props> = {}): Shown {
  const given = fixture(name);
  const { team, seats: count } = given.view;
  const seats = looks(count).map((look) => (team ? { ...look, side: look.seat % 2 } : look));
  const shown = mount<CantStopView, Move, Event>(Board, [en], { ...given, seats }, changes);
  return { ...shown, cell: (route, cell) => one(shown.page, `[data-route="${route}"][data-cell="${cell}"]`) };
}

const POINTED = { bubbles: true, cancelable: true, detail: 1 };

export const point = (target: Element): void =>
  fire(target, new PointerEvent("pointermove", { ...POINTED, pointerType: "mouse" }));

/** Click with a pointer. */
export function click(target: Element, pointerType = "mouse"): void {
  fire(target, new PointerEvent("pointerdown", { ...POINTED, pointerType }));
  fire(target, new MouseEvent("click", POINTED));
}

export function rightClick(target: Element, pointerType = "mouse"): void {
  fire(target, new PointerEvent("pointerdown", { ...POINTED, pointerType }));
  fire(target, new MouseEvent("contextmenu", { ...POINTED, button: 2 }));
}
