import { render } from "preact";
import { act } from "preact/test-utils";
import type { Locale } from "../../../net/settings";
import { bundleOf, use } from "../../../ui/i18n";
import { paint } from "../../../ui/seats";
import type { CantStopView, Move } from "../../../wire/cant-stop";
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
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import ja from "../text/ja.ftl?raw";

export const texts: Record<Locale, string> = { en, ja, de };

const all = { blocked, claimed, dead, drop, five, middle, start, team, topped, won };
export type Name = keyof typeof all;
export type Fixture = Omit<Props, "seats" | "submit" | "live">;

/** A position from the fixtures, its own copy. */
export function fixture(name: Name): Fixture {
  return structuredClone(all[name]) as unknown as Fixture;
}

export function view(name: Name): CantStopView {
  return fixture(name).view;
}

/** A board in the page, and what it sent. */
export interface Shown {
  page: HTMLElement;
  sent: Move[];
  cell: (route: number, cell: number) => Element;
  button: (text: string) => HTMLButtonElement;
  redraw: (changes: Partial<Props>) => void;
  close: () => void;
}

/** Shows a fixture in English; `changes` replace some of its properties. */
export function show(name: Name, changes: Partial<Props> = {}): Shown {
  use(bundleOf("en", [en]));
  const page = document.createElement("div");
  document.body.append(page);
  const sent: Move[] = [];
  const given = fixture(name);
  const seats = Array.from({ length: given.view.seats }, (_, seat) => ({
    seat,
    name: ["Ann", "Ben", "Cleo", "Dan", "Eve"][seat] ?? "?",
    ...paint(seat),
    side: given.view.team ? seat % 2 : seat,
    bot: null,
  }));
  const props: Props = {
    ...given,
    seats,
    live: false,
    submit: (_, moves) => {
      sent.push(...moves);
      return Promise.resolve(true);
    },
    preview: null,
    ...changes,
  };
  const draw = (more: Partial<Props>): void => {
    void act(() => render(<Board {...props} {...more} />, page));
  };
  draw({});
  return {
    page,
    sent,
    cell: (route, cell) => one(page, `[data-route="${route}"][data-cell="${cell}"]`),
    button: (text) => {
      const found = [...page.querySelectorAll("button")].find((each) => each.textContent.startsWith(text));
      if (found === undefined) throw new Error(`no button ${text}`);
      return found;
    },
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

/** Fires an event and lets the board redraw. */
export function fire(target: EventTarget, event: globalThis.Event): void {
  void act(() => {
    target.dispatchEvent(event);
  });
}

const POINTED = { bubbles: true, cancelable: true, detail: 1 };

export const point = (target: Element): void =>
  fire(target, new PointerEvent("pointermove", { ...POINTED, pointerType: "mouse" }));

export function click(target: Element, pointerType = "mouse"): void {
  fire(target, new PointerEvent("pointerdown", { ...POINTED, pointerType }));
  fire(target, new MouseEvent("click", POINTED));
}

export function rightClick(target: Element, pointerType = "mouse"): void {
  fire(target, new PointerEvent("pointerdown", { ...POINTED, pointerType }));
  fire(target, new MouseEvent("contextmenu", { ...POINTED, button: 2 }));
}

export const press = (key: string, target: EventTarget = document.body): void =>
  fire(target, new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
