import words from "@text/games/niagara/text/en.ftl?raw";
import { render } from "preact";
import { act } from "preact/test-utils";
import { bundleOf, use } from "../../../ui/i18n";
import { paint } from "../../../ui/seats";
import type { Event, Move, NiagaraView } from "../../../wire/niagara";
import type { Foreseen } from "../../kit/board";
import { Board } from "../Board";
import bothLost from "../fixtures/both-lost.json";
import canoes from "../fixtures/canoes.json";
import choose from "../fixtures/choose.json";
import cloud from "../fixtures/cloud.json";
import ransom from "../fixtures/ransom.json";
import rounds from "../fixtures/rounds.json";
import spirits from "../fixtures/spirits.json";
import steal from "../fixtures/steal.json";
import trade from "../fixtures/trade.json";
import type { Props } from "../hand";
import en from "../text/en.ftl?raw";

const all = { bothLost, canoes, choose, cloud, ransom, spirits, steal, trade };
export type Name = keyof typeof all;

/** A position from the fixtures, its own copy. */
export function fixture(name: Name): Pick<Props, "view" | "moves" | "actors" | "mine"> {
  return structuredClone(all[name]) as unknown as ReturnType<typeof fixture>;
}

/** Rounds that were played: what happened in each, and the picture after it. */
export interface Reel {
  start: NiagaraView;
  rounds: { events: Event[]; after: Partial<NiagaraView> }[];
}
export const reels = rounds as unknown as Reel[];

/** What a preview answers: the position after the moves. */
export type Next = (moves: readonly Move[]) => Partial<Foreseen<NiagaraView, Move, Event>> & object;

/** A board in the page, and what it sent. */
export interface Shown {
  page: HTMLElement;
  sent: Move[][];
  redraw: (changes: Partial<Props>) => void;
  close: () => void;
}

/** Shows a fixture in English; the preview answers with `next`. */
export function show(name: Name, next: Next | null = null, changes: Partial<Props> = {}): Shown {
  use(bundleOf("en", [en, words]));
  const page = document.createElement("div");
  document.body.append(page);
  const sent: Move[][] = [];
  const given = fixture(name);
  const seats = given.view.players.map((_, seat) => ({
    seat,
    name: ["Ann", "Ben", "Cleo", "Dan", "Eve"][seat] ?? "?",
    ...paint(seat),
    side: seat,
    bot: null,
  }));
  const props: Props = {
    ...given,
    seats,
    happened: null,
    outcome: null,
    live: false,
    submit: (_, moves) => {
      sent.push(moves);
      return Promise.resolve(true);
    },
    preview: (_, moves) =>
      Promise.resolve({
        type: "previewed",
        id: "",
        table: "",
        rev: 0,
        view: given.view,
        moves: [],
        events: [],
        actors: [1],
        ...next?.(moves),
      } as Foreseen<NiagaraView, Move, Event>),
    ...changes,
  };
  const draw = (more: Partial<Props>): void => {
    void act(() => render(<Board {...props} {...more} />, page));
  };
  draw({});
  return {
    page,
    sent,
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

export function texts(page: Element, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map((each) => each.textContent.trim());
}

/** Clicks, and lets the board ask and redraw. */
export async function click(page: Element, selector: string, text = ""): Promise<void> {
  const found = [...page.querySelectorAll(selector)].find((each) => each.textContent.includes(text));
  if (found === undefined) throw new Error(`no ${selector} ${text}`);
  await act(async () => {
    found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await Promise.resolve();
  });
}

export async function press(target: Element, key: string): Promise<void> {
  await act(async () => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
}
