import { render, type ComponentChild, type ComponentType } from "preact";
import { act } from "preact/test-utils";
import { afterEach } from "vitest";
import type { Locale } from "../../../net/settings";
import client from "../../../text/en.ftl?raw";
import { bundleOf, use } from "../../../ui/i18n";
import { paint, type SeatLook } from "../../../ui/seats";
import type { BoardProps, Foreseen } from "../board";

/** The element drawn now: one at a time, until the test ends. */
let drawn: HTMLElement | null = null;

/** Take the drawn element away. */
function clear(): void {
  if (drawn !== null) render(null, drawn);
  drawn?.remove();
  drawn = null;
}

afterEach(clear);

/** Draw something in the page with these texts; it goes when the test ends, or when something else is drawn. */
export function draw(node: ComponentChild, texts: readonly string[], locale: Locale = "en"): HTMLElement {
  clear();
  use(bundleOf(locale, [client, ...texts]));
  const page = document.createElement("div");
  document.body.append(page);
  drawn = page;
  void act(() => render(node, page));
  return page;
}

/** Return the people in `count` seats, Ann first; everybody plays for themselves. */
export function looks(count: number): SeatLook[] {
  return ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"]
    .slice(0, count)
    .map((name, seat) => ({ seat, name, ...paint(seat), side: seat, bot: null }));
}

/** Return the answer of a preview; the fields that are not given are empty. */
export function foreseen<View, Move, Event>(
  answer: { view: View } & Partial<Foreseen<View, Move, Event>>,
): Foreseen<View, Move, Event> {
  const none = { type: "previewed" as const, id: "", table: "", rev: 0, moves: [], events: [], actors: [] };
  return { ...none, ...answer } as Foreseen<View, Move, Event>;
}

/** A board in the page, and the turns that it sent. */
export interface Mounted<Props, Move> {
  page: HTMLElement;
  sent: Move[][];
  one: (selector: string) => Element;
  /** Return a button whose name begins or ends with this text. */
  button: (text: string) => HTMLButtonElement;
  redraw: (changes: Partial<Props>) => void;
}

/** Show a position on a board; the table takes every turn. `changes` replace properties of the position. */
export function mount<View, Move, Event>(
  Board: ComponentType<BoardProps<View, Move, Event>>,
  texts: readonly string[],
  position: Pick<BoardProps<View, Move, Event>, "view" | "moves" | "actors" | "mine" | "seats">,
  changes: Partial<BoardProps<View, Move, Event>> = {},
): Mounted<BoardProps<View, Move, Event>, Move> {
  const sent: Move[][] = [];
  const props: BoardProps<View, Move, Event> = {
    happened: null,
    outcome: null,
    live: false,
    preview: null,
    submit: (_, moves) => {
      sent.push(moves);
      return Promise.resolve(true);
    },
    ...position,
    ...changes,
  };
  const page = draw(<Board {...props} />, texts);
  return {
    page,
    sent,
    one: (selector) => one(page, selector),
    button: (text) => {
      const all = [...page.querySelectorAll("button")];
      const name = (each: Element): string => each.getAttribute("aria-label") ?? each.textContent;
      const found =
        all.find((each) => name(each).startsWith(text)) ?? all.find((each) => name(each).endsWith(text));
      if (found === undefined) throw new Error(`no button ${text}`);
      return found;
    },
    redraw: (more) => void act(() => render(<Board {...props} {...more} />, page)),
  };
}

/** Return the first match of a selector; fail without one. */
export function one(page: Element, selector: string): Element {
  const found = page.querySelector(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

/** Return the texts of all matches of a selector. */
export function texts(page: Element, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map((each) => each.textContent.trim());
}

/** Fire an event and let the board redraw. */
export function fire(target: EventTarget, event: globalThis.Event): void {
  void act(() => void target.dispatchEvent(event));
}

/** Click without a pointer: the page of the tests has no layout. */
export function click(target: Element): void {
  fire(target, new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 }));
}

/** Press a key, on the page where no other target is named. */
export function press(key: string, target: EventTarget = document.body, held: KeyboardEventInit = {}): void {
  fire(target, new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
}

/** Wait until the board has asked and redrawn; it redraws when an act is over. Timers may stand still. */
export async function settled(): Promise<void> {
  for (let n = 0; n < 6; n += 1)
    await act(async () => {
      for (let tick = 0; tick < 12; tick += 1) await Promise.resolve();
    });
}
