import table from "@text/games/hidden_rooms/text/en.ftl?raw";
import type { Event, HiddenRoomsView, Move } from "../../../wire/hidden-rooms";
import type { Foreseen } from "../../kit/board";
import { foreseen, looks, mount, type Mounted } from "../../kit/tests/mount";
import { Board } from "../Board";
import beside from "../fixtures/beside.json";
import caught from "../fixtures/caught.json";
import danger from "../fixtures/danger.json";
import enter from "../fixtures/enter.json";
import forgot from "../fixtures/forgot.json";
import full from "../fixtures/full.json";
import place from "../fixtures/place.json";
import turn from "../fixtures/turn.json";
import won from "../fixtures/won.json";
import type { Props } from "../hand";
import en from "../text/en.ftl?raw";

const all = { beside, caught, danger, enter, forgot, full, place, turn, won };
export type Name = keyof typeof all;
export type Fixture = Omit<Props, "seats" | "submit" | "preview" | "live">;

/** Return a copy of a position from the real rules. */
export function fixture(name: Name): Fixture {
  return structuredClone(all[name]) as unknown as Fixture;
}

/** Return the position before the events. */
export const before = (name: Exclude<Name, "place">): HiddenRoomsView => structuredClone(all[name].before);
export const view = (name: Name): HiddenRoomsView => fixture(name).view;
export const events = (name: Name): readonly Event[] => fixture(name).happened?.events ?? [];

/** A board in the page, and its squares. */
export interface Shown extends Mounted<Props, Move> {
  square: (name: string) => Element;
  has: (text: string) => boolean;
}

/** Show a fixture in English. The preview walks the child and leaves the rest as it is. */
export function show(name: Name, changes: Partial<Props> = {}): Shown {
  const given = fixture(name);
  const preview: Props["preview"] = (_, moves) => Promise.resolve(walked(given, moves));
  const position = { ...given, preview, seats: looks(1) };
  const shown = mount<HiddenRoomsView, Move, Event>(Board, [en, table], position, changes);
  return {
    ...shown,
    square: (square) => shown.one(`[data-square="${square}"]`),
    has: (text) => shown.page.textContent.includes(text),
  };
}

function walked(given: Fixture, moves: readonly Move[]): Foreseen<HiddenRoomsView, Move, Event> {
  const last = moves.at(-1);
  const child = last?.do === "walk" ? last.to : given.view.child;
  const view = { ...given.view, child, walks: 2 - moves.length };
  return foreseen({ view, actors: [0], moves: [{ do: "end-turn" }] });
}
