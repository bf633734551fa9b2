import rules from "@text/games/fearsome_floors/text/en.ftl?raw";
import { act } from "preact/test-utils";
import { vi } from "vitest";
import type { Event, Move } from "../../../wire/fearsome-floors";
import type { Foreseen } from "../../kit/board";
import * as kit from "../../kit/tests/mount";
import { Board } from "../Board";
import advanced from "../fixtures/advanced.json";
import crowd from "../fixtures/crowd.json";
import laying from "../fixtures/laying.json";
import seven from "../fixtures/seven.json";
import watch from "../fixtures/watch.json";
import watched from "../fixtures/watched.json";
import won from "../fixtures/won.json";
import en from "../text/en.ftl?raw";
import type { Props, View } from "../words";

const all = { advanced, crowd, laying, seven, watch, watched, won };
export type Name = keyof typeof all;

/** A position as the server sends it, and its answers to previews of some turns. */
export interface Fixture extends Omit<Props, "seats" | "submit" | "preview" | "live"> {
  previews: Record<string, Foreseen<View, Move, Event>>;
}

export function fixture(name: Name): Fixture {
  return structuredClone(all[name]) as unknown as Fixture;
}

/** A board in the page, its squares, and its message to the player. */
export interface Shown extends kit.Mounted<Props, Move> {
  square: (name: string) => Element;
  told: () => string;
}

/** Show a fixture in English; `changes` replace some of its properties. */
export function show(name: Name, changes: Partial<Props> = {}): Shown {
  const { previews, ...given } = fixture(name);
  const preview = (_: number, moves: Move[]): Promise<Foreseen<View, Move, Event>> => {
    const answer = previews[JSON.stringify(moves)];
    if (answer === undefined) throw new Error(`nothing is known of ${JSON.stringify(moves)}`);
    return Promise.resolve(answer);
  };
  const position = { ...given, preview, seats: kit.looks(given.view.seats) };
  const shown = kit.mount<View, Move, Event>(Board, [en, rules], position, changes);
  return {
    ...shown,
    square: (of) => shown.one(`[data-square="${of}"]`),
    told: () => shown.one(".told").textContent,
  };
}

/** Fire an event, and wait until the board has asked the server and drawn its answer. */
export function fire(target: EventTarget, event: globalThis.Event): Promise<void> {
  kit.fire(target, event);
  return kit.settled();
}

export function click(target: Element): Promise<void> {
  kit.click(target);
  return kit.settled();
}

export function press(key: string, target?: EventTarget): Promise<void> {
  kit.press(key, target);
  return kit.settled();
}

/** Let timers run as if time had passed. */
export function pass(milliseconds: number): void {
  void act(() => void vi.advanceTimersByTime(milliseconds));
}
