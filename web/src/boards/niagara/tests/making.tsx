import words from "@text/games/niagara/text/en.ftl?raw";
import type { Event, Move, NiagaraView } from "../../../wire/niagara";
import type { Foreseen } from "../../kit/board";
import * as kit from "../../kit/tests/mount";
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

/** Return a copy of a position from the fixtures. */
export function fixture(name: Name): Pick<Props, "view" | "moves" | "actors" | "mine"> {
  return structuredClone(all[name]) as unknown as ReturnType<typeof fixture>;
}

/** Rounds of a game: the events of each, and the picture after it. */
export interface Reel {
  start: NiagaraView;
  rounds: { events: Event[]; after: Partial<NiagaraView> }[];
}
export const reels = rounds as unknown as Reel[];

/** A function that answers a preview: it returns changes to the position after the moves. */
export type Next = (moves: readonly Move[]) => Partial<Foreseen<NiagaraView, Move, Event>> & object;

export type Shown = kit.Mounted<Props, Move>;

/** Show a fixture in English; the preview answers with `next`. */
export function show(name: Name, next: Next | null = null, changes: Partial<Props> = {}): Shown {
  const given = fixture(name);
  const { view } = given;
  const preview: Props["preview"] = (_, moves) =>
    Promise.resolve(kit.foreseen<NiagaraView, Move, Event>({ view, actors: [1], ...next?.(moves) }));
  const position = { ...given, preview, seats: kit.looks(view.players.length) };
  return kit.mount<NiagaraView, Move, Event>(Board, [en, words], position, changes);
}

/** Click the first element with the text, and wait until the board has asked the server and drawn its answer. */
export function click(page: Element, selector: string, text = ""): Promise<void> {
  const found = [...page.querySelectorAll(selector)].find((each) => each.textContent.includes(text));
  if (found === undefined) throw new Error(`no ${selector} ${text}`);
  kit.click(found);
  return kit.settled();
}

export function press(target: Element, key: string): Promise<void> {
  kit.press(key, target);
  return kit.settled();
}
