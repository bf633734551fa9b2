import rules from "@text/games/fearsome_floors/text/en.ftl?raw";
import { render } from "preact";
import { act } from "preact/test-utils";
import { vi } from "vitest";
import type { Locale } from "../../../net/settings";
import { bundleOf, use } from "../../../ui/i18n";
import { paint } from "../../../ui/seats";
import type { SeatLook } from "../../../ui/seats";
import type { Event, Move } from "../../../wire/fearsome-floors";
import type { Foreseen } from "../../kit/board";
import { Board } from "../Board";
import advanced from "../fixtures/advanced.json";
import crowd from "../fixtures/crowd.json";
import laying from "../fixtures/laying.json";
import seven from "../fixtures/seven.json";
import watch from "../fixtures/watch.json";
import watched from "../fixtures/watched.json";
import won from "../fixtures/won.json";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import ja from "../text/ja.ftl?raw";
import type { Props, View } from "../words";

export const texts: Record<Locale, string> = { en, ja, de };

const all = { advanced, crowd, laying, seven, watch, watched, won };
export type Name = keyof typeof all;

type Answer = Foreseen<View, Move, Event>;

/** A position as the server shows it, and its answers to previews of some turns. */
export interface Fixture extends Omit<Props, "seats" | "submit" | "preview" | "live"> {
  previews: Record<string, Answer>;
}

export function fixture(name: Name): Fixture {
  return structuredClone(all[name]) as unknown as Fixture;
}

export function speakEnglish(): void {
  use(bundleOf("en", [en, rules]));
}

export function looks(count: number): SeatLook[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"][seat] ?? "?",
    ...paint(seat),
    side: seat,
    bot: null,
  }));
}

/** A board in the page, and what it sent. */
export interface Shown {
  page: HTMLElement;
  sent: Move[][];
  square: (name: string) => Element;
  button: (text: string) => HTMLButtonElement;
  told: () => string;
  redraw: (changes: Partial<Props>) => void;
  close: () => void;
}

/** Shows a fixture in English; `changes` replace some of its properties. */
export function show(name: Name, changes: Partial<Props> = {}): Shown {
  speakEnglish();
  const page = document.createElement("div");
  document.body.append(page);
  const sent: Move[][] = [];
  const { previews, ...given } = fixture(name);
  const props: Props = {
    ...given,
    seats: looks(given.view.seats),
    live: false,
    submit: (_, moves) => {
      sent.push(moves);
      return Promise.resolve(true);
    },
    preview: (_, moves) => {
      const answer = previews[JSON.stringify(moves)];
      if (answer === undefined) throw new Error(`nothing is known of ${JSON.stringify(moves)}`);
      return Promise.resolve(answer);
    },
    ...changes,
  };
  const draw = (more: Partial<Props>): void => void act(() => render(<Board {...props} {...more} />, page));
  draw({});
  return {
    page,
    sent,
    square: (of) => one(page, `[data-square="${of}"]`),
    button: (text) => {
      const named = (each: HTMLButtonElement): boolean =>
        each.textContent.endsWith(text) || each.getAttribute("aria-label")?.startsWith(text) === true;
      const found = [...page.querySelectorAll("button")].find(named);
      if (found === undefined) throw new Error(`no button ${text}`);
      return found;
    },
    told: () => one(page, ".told").textContent,
    redraw: draw,
    close: () => {
      render(null, page);
      page.remove();
    },
  };
}

export function one(page: Element, selector: string): Element {
  const found = page.querySelector(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

/** Fires an event, and waits until the board has asked and redrawn; it redraws when an act is over. */
export async function fire(target: EventTarget, event: globalThis.Event): Promise<void> {
  await act(() => void target.dispatchEvent(event));
  for (let n = 0; n < 6; n += 1)
    await act(async () => {
      for (let tick = 0; tick < 12; tick += 1) await Promise.resolve();
    });
}

/** A click nobody pointed at: happy-dom has no lay-out. */
export const click = (target: Element): Promise<void> =>
  fire(target, new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 }));

export const press = (key: string, target: EventTarget = document.body): Promise<void> =>
  fire(target, new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

/** Lets timers run as if time had passed. */
export function pass(milliseconds: number): void {
  void act(() => void vi.advanceTimersByTime(milliseconds));
}
