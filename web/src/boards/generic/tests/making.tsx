import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import type { Locale } from "../../../net/settings";
import { bundleOf, use } from "../../../ui/i18n";
import { paint, type SeatLook } from "../../../ui/seats";
import { Board } from "../Board";
import type { Props } from "../hand";
import type { AnyMove } from "../menu";

const TEXTS = join(import.meta.dirname, "../../../text");

/** Texts of a game that the house does not have. */
const TOY = `
toy-move-put = Put a stone on { $cell }
toy-move-steal = Steal from { $victim }
toy-move-turn = turn to the { $way ->
    [n] north
   *[s] south
    }
toy-move-lift = { $from } goes up
toy-field-hoard = Treasure
`;

/** Load the hall's texts and some of a toy game. */
export function speak(locale: Locale = "en"): void {
  use(bundleOf(locale, [readFileSync(join(TEXTS, `${locale}.ftl`), "utf8"), TOY]));
}

/** Two people and a bot. */
export const seats: SeatLook[] = ["Ann", "Ben", "Cleo"].map((name, seat) => ({
  seat,
  name,
  ...paint(seat),
  side: seat,
  bot: null,
}));

/** Return moves of a kind, one for each value of a field. */
export function each(kind: string, field: string, values: readonly unknown[]): AnyMove[] {
  return values.map((value) => ({ do: kind, [field]: value }));
}

/** A board in the page, and the turns that it sent. */
export interface Shown {
  page: HTMLElement;
  sent: AnyMove[][];
  /** Return the words of all options, in order. */
  options: () => string[];
  press: (words: string) => Promise<void>;
  hit: (key: string, target?: EventTarget) => Promise<void>;
  redraw: (changes: Partial<Props>) => Promise<void>;
  close: () => void;
}

/** Show a toy with these properties: Ann is on turn, and every turn is one move unless `preview` says otherwise. */
export async function show(changes: Partial<Props> = {}): Promise<Shown> {
  speak();
  const page = document.createElement("div");
  document.body.append(page);
  const sent: AnyMove[][] = [];
  const props: Props = {
    game: "toy",
    own: null,
    view: {},
    moves: {},
    actors: [0],
    mine: [0],
    seats,
    happened: null,
    submit: (_, moves) => {
      sent.push(moves);
      return Promise.resolve(true);
    },
    preview: () =>
      Promise.resolve({
        type: "previewed",
        id: "",
        table: "",
        rev: 1,
        view: {},
        events: [],
        actors: [1],
        moves: [],
      }),
    outcome: null,
    live: true,
    ...changes,
  };
  const redraw = async (more: Partial<Props>): Promise<void> => {
    await act(() => render(<Board {...props} {...more} />, page));
  };
  await redraw({});
  const buttons = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>("button")];
  const fire = async (target: EventTarget, event: Event): Promise<void> => {
    await act(async () => {
      target.dispatchEvent(event);
      await Promise.resolve();
    });
  };
  return {
    page,
    sent,
    options: () =>
      [...page.querySelectorAll(".gen-option > span:not(.unseen)")].map((option) => option.textContent),
    press: async (words) => {
      const found = buttons().find((button) => button.textContent.includes(words));
      if (found === undefined) throw new Error(`no button ${words}`);
      found.focus();
      await fire(found, new MouseEvent("click", { bubbles: true, cancelable: true }));
    },
    hit: (key, target = document.activeElement ?? document.body) =>
      fire(target, new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
    redraw,
    close: () => {
      render(null, page);
      page.remove();
    },
  };
}
