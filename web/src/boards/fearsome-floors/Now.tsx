import type { JSX } from "preact";
import { useContext } from "preact/hooks";
import { find, t } from "../../ui/i18n";
import { clausePath, refusal } from "../../ui/refusals";
import type { SeatLook } from "../../ui/seats";
import type { Outcome } from "../../wire/types";
import { ClockOf } from "../kit/clock";
import type { Help } from "../kit/help";
import { namesOf, winners } from "../kit/words";
import { fateOf, summary } from "./fate";
import type { Hand } from "./hand";
import type { Peek } from "./peek";
import { standing } from "./route";
import { GAME, type View } from "./words";

interface Props {
  /** True while a film runs. */
  filming: boolean;
  hand: Hand;
  view: View;
  seats: readonly SeatLook[];
  outcome: Outcome | null;
  peek: Peek;
}

/** The line of information: the mover, their task, or the reason for a refusal (FF-U8). */
export function Now({ filming, hand, view, seats, outcome, peek }: Props): JSX.Element {
  const { refused } = hand;
  // The page's clock learns that a film is over only after the board has drawn its end: the verdict waits for it.
  const { still } = useContext(ClockOf);
  const waiting = filming || !still.value;
  const foretold = waiting || refused !== null ? null : fateOf(view, peek.pinned.value);
  return (
    <div class="ff-now">
      <p class={refused === null ? "told" : "told refused"} id="ff-told">
        {refused !== null
          ? refusal(refused, GAME)
          : waiting
            ? t("fearsome-floors-ui-filming")
            : told(hand, view, seats, outcome)}
        {refused?.clause != null && (
          <>
            {" "}
            <a href={clausePath(GAME, refused.clause)}>{refused.clause}</a>
          </>
        )}
      </p>
      {/* The foresight of the chosen chip, where tiles are chips. Screen readers have it in the chip's name. */}
      {foretold !== null && (
        <p class="foretold" aria-hidden="true">
          {summary(foretold, view, seats)}
        </p>
      )}
    </div>
  );
}

/** Return the line of information: the mover, and the effect of a press now. */
function told(hand: Hand, view: View, seats: readonly SeatLook[], outcome: Outcome | null): string {
  if (view.stage === "over" || outcome !== null) return over(view, seats, outcome);
  if (view.stage === "first-seat" || view.stage === "monster") return t("fearsome-floors-ui-chance");
  const name = seats[view.mover ?? -1]?.name ?? "?";
  if (hand.seat === null)
    return t(hand.laying ? "fearsome-floors-ui-lays" : "fearsome-floors-ui-moves", { name });
  if (hand.laying) {
    if (hand.ready) return t("fearsome-floors-ui-lay-ok");
    return view.item === null
      ? t("fearsome-floors-ui-choose")
      : t("fearsome-floors-ui-lay", { item: t(`fearsome-floors-ui-item-${view.item}`) });
  }
  if (view.taken === null) return t(hand.ready ? "fearsome-floors-ui-leaves" : "fearsome-floors-ui-take");
  if (hand.asked !== null) return hand.asked;
  const points = { points: view.points };
  if (standing(view) === null) return t("fearsome-floors-ui-enter", points);
  if (view.points === 0) return t("fearsome-floors-ui-confirm");
  return t(view.trail.length > 1 ? "fearsome-floors-ui-further" : "fearsome-floors-ui-route", points);
}

/** Return the clause for the current decision. */
function clauseOf(view: View): string {
  if (view.stage === "laying") return "FF-O2";
  if (view.stage !== "moving") return "FF-M1";
  if (view.taken === null) return "FF-P2";
  return standing(view) === null ? "FF-P9" : view.points === 0 ? "FF-P6" : "FF-P7";
}

/** Return the text of the help card; null once the game is over. */
export function helpOf(hand: Hand, view: View, seats: readonly SeatLook[]): Help | null {
  return view.stage === "over" ? null : { text: told(hand, view, seats, null), clause: clauseOf(view) };
}

function over(view: View, seats: readonly SeatLook[], outcome: Outcome | null): string {
  if (outcome === null) return "";
  // A player gave up or the host ended the game: the card of the hall says how.
  if (view.ended === null) return t("not-now-over");
  const won = winners(outcome);
  const names = namesOf(seats, won);
  return (
    find(`fearsome-floors-outcome-${view.ended}`) ??
    t(won.length > 1 ? "fearsome-floors-ui-draw" : "fearsome-floors-ui-won", { names })
  );
}
