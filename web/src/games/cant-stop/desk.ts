/** What the player is about to do: the selection, open questions, and the way to the table. */

import { signal } from "@preact/signals";
import { alarm, announce } from "../../announce";
import type { CantStopView, Choice, Event, Move } from "../../wire/cant-stop";
import type { BoardProps } from "../board";
import { choiceOf, choiceOn, mustDrop, percent, pickChoice, preselect, throwOf, type Selection } from "./selection";
import { listed, prefs, ui } from "./ui";

export type CantStopProps = BoardProps<CantStopView, Move, Event>;

/** A move that waits for a yes, and the text that asks for it. */
export interface Asking {
  move: Move;
  question: string;
}

/** Where a wish to move came from: clicks on the board may have to be confirmed. */
export type Origin = "button" | "board";

export class Desk {
  readonly selection = signal<Selection | null>(null);
  readonly asking = signal<Asking | null>(null);
  /** Why the last wish was not granted. */
  readonly note = signal<string | null>(null);
  readonly sending = signal(false);
  private thrown = "";

  constructor(public props: CantStopProps) {
    this.receive(props);
  }

  /** Takes the newest position; another throw begins with its own preselection. */
  receive(props: CantStopProps): void {
    this.props = props;
    const thrown = throwOf(props.view);
    if (thrown === this.thrown) return;
    this.thrown = thrown;
    this.selection.value = preselect(props.view);
    this.asking.value = null;
    this.note.value = null;
  }

  /** The seat I move for now, or null when I only watch. */
  get seat(): number | null {
    const { view, mine, actors, submit } = this.props;
    const seat = view.mover;
    const acting = seat !== null && submit !== null && mine.includes(seat) && actors.includes(seat);
    return acting ? seat : null;
  }

  get choice(): Choice | null {
    return choiceOf(this.props.view, this.selection.value);
  }

  /** Whether the table would take this move now. */
  legal(move: Move): boolean {
    const moves = this.seat === null ? [] : (this.props.moves[this.seat] ?? []);
    return moves.some((other) => same(other, move));
  }

  /** Changes the selection and says what it means. */
  select(selection: Selection | null, aloud: boolean): void {
    if (this.seat === null || selection === null) return;
    this.selection.value = selection;
    this.note.value = null;
    this.asking.value = null;
    if (aloud) announce(describe(this.choice));
  }

  reset(): void {
    this.select(preselect(this.props.view), true);
  }

  go(choice: Choice | null, from: Origin): void {
    if (choice === null || this.seat === null) return;
    const move: Move = { do: "go", orange: choice.orange, red: choice.red };
    if (!choice.live) return this.explain(ui("go-dead"));
    if (choice.bust === 1296) return this.ask(move, ui("ask-certain-drop"));
    this.wish(move, from, ui("ask-go", { orange: choice.orange, red: choice.red }));
  }

  stop(choice: Choice | null, from: Origin): void {
    if (choice === null || this.seat === null) return;
    const move: Move = { do: "stop", orange: choice.orange, red: choice.red };
    if (choice.blocked.length > 0) return this.explain(blockedText(choice));
    if (!choice.live) return this.ask(move, ui("ask-dead-stop"));
    this.wish(move, from, ui("ask-stop", { orange: choice.orange, red: choice.red }));
  }

  drop(): void {
    if (mustDrop(this.props.view)) this.send({ do: "drop" });
  }

  /** A left click on a route (CS-I5). */
  clickRoute(route: number): void {
    const choice = choiceOn(this.props.view, route);
    if (choice === null || this.seat === null) return;
    this.select(pickChoice(choice), false);
    this.go(choice, "board");
  }

  /** A right click on a route: usable or not, it stops (CS-I5, CS-I6, CS-I7). */
  rightClickRoute(route: number): void {
    if (this.seat === null) return;
    if (mustDrop(this.props.view)) return this.drop();
    const choice = choiceOn(this.props.view, route);
    if (choice !== null) this.select(pickChoice(choice), false);
    this.stop(choice ?? this.choice, "board");
  }

  send(move: Move): void {
    const { seat } = this;
    const { submit } = this.props;
    if (seat === null || submit === null || this.sending.value || !this.legal(move)) return;
    this.asking.value = null;
    this.note.value = null;
    this.sending.value = true;
    void submit(seat, [move]).finally(() => (this.sending.value = false));
  }

  private wish(move: Move, from: Origin, question: string): void {
    if (from === "board" && prefs.clicks.value === "ask") this.ask(move, question);
    else this.send(move);
  }

  private ask(move: Move, question: string): void {
    if (this.legal(move)) this.asking.value = { move, question };
  }

  private explain(why: string): void {
    this.note.value = why;
    alarm(why);
  }
}

function same(a: Move, b: Move): boolean {
  if (a.do === "drop" || b.do === "drop") return a.do === b.do;
  return a.do === b.do && a.orange === b.orange && a.red === b.red;
}

/** Why a choice does not allow to stop (CS-U1). */
export function blockedText(choice: Choice): string {
  return ui("stop-blocked", { routes: listed(choice.blocked.map(String)), count: choice.blocked.length });
}

/** A choice in words: what it moves and what it risks. */
export function describe(choice: Choice | null): string {
  if (choice === null) return "";
  const parts = [ui("pairing", { orange: choice.orange, red: choice.red })];
  if (!choice.live) parts.push(ui("dead"));
  for (const { route, cell } of choice.climbs) parts.push(ui("to-cell", { route, cell }));
  if (choice.live && prefs.odds.value === "before") parts.push(ui("bust", { percent: percent(choice.bust) }));
  if (choice.blocked.length > 0) parts.push(blockedText(choice));
  return listed(parts);
}
