import { render } from "preact";
import { act } from "preact/test-utils";
import table from "../../../../../src/hiroma/games/hidden_rooms/text/en.ftl?raw";
import { bundleOf, use } from "../../../ui/i18n";
import { paint } from "../../../ui/seats";
import type { Event, HiddenRoomsView, Move } from "../../../wire/hidden-rooms";
import type { Foreseen } from "../../kit/board";
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

/** A position from the real rules, its own copy. */
export function fixture(name: Name): Fixture {
  return structuredClone(all[name]) as unknown as Fixture;
}

/** The position before what happened. */
export const before = (name: Exclude<Name, "place">): HiddenRoomsView => structuredClone(all[name].before);
export const view = (name: Name): HiddenRoomsView => fixture(name).view;
export const events = (name: Name): readonly Event[] => fixture(name).happened?.events ?? [];

/** A board in the page, and what it sent. */
export interface Shown {
  page: HTMLElement;
  sent: Move[][];
  square: (name: string) => Element;
  button: (text: string) => HTMLButtonElement;
  has: (text: string) => boolean;
  redraw: (changes: Partial<Props>) => void;
  close: () => void;
}

/** Shows a fixture in English. The preview walks the child and leaves the rest as it is. */
export function show(name: Name, changes: Partial<Props> = {}): Shown {
  use(bundleOf("en", [en, table]));
  const page = document.createElement("div");
  document.body.append(page);
  const sent: Move[][] = [];
  const given = fixture(name);
  const props: Props = {
    ...given,
    seats: [{ seat: 0, name: "Ann", ...paint(0), side: 0, bot: null }],
    live: false,
    submit: (_, moves) => {
      sent.push(moves);
      return Promise.resolve(true);
    },
    preview: (_, moves) => Promise.resolve(walked(given, moves)),
    ...changes,
  };
  const draw = (more: Partial<Props>): void => {
    void act(() => render(<Board {...props} {...more} />, page));
  };
  draw({});
  const buttons = (): HTMLButtonElement[] => [...page.querySelectorAll("button")];
  return {
    page,
    sent,
    square: (square) => one(page, `[data-square="${square}"]`),
    button: (text) => {
      const found = buttons().find((each) =>
        (each.getAttribute("aria-label") ?? each.textContent).startsWith(text),
      );
      if (found === undefined) throw new Error(`no button ${text}`);
      return found;
    },
    has: (text) => page.textContent.includes(text),
    redraw: draw,
    close: () => {
      render(null, page);
      page.remove();
    },
  };
}

function walked(given: Fixture, moves: readonly Move[]): Foreseen<HiddenRoomsView, Move, Event> {
  const last = moves.at(-1);
  const child = last?.do === "walk" ? last.to : given.view.child;
  return {
    type: "previewed",
    id: "",
    table: "",
    rev: 0,
    view: { ...given.view, child, walks: 2 - moves.length },
    events: [],
    actors: [0],
    moves: [{ do: "end-turn" }],
  };
}

export function one(page: Element, selector: string): Element {
  const found = page.querySelector(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

/** Lets promises and the board come to rest. */
export async function settled(): Promise<void> {
  await act(async () => {
    await new Promise((done) => setTimeout(done, 0));
  });
}

export function click(target: Element): void {
  void act(() => {
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
}

export function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): void {
  void act(() => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  });
}
