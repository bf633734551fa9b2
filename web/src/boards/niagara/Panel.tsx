import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { Outcome } from "../../wire/types";
import { list, namesOf, winners } from "../kit/words";
import { Caption } from "./Caption";
import { Choose } from "./Choose";
import { Ransom, Trade, Weather } from "./Decide";
import { Turn } from "./Menu";
import type { Projected } from "./film";
import type { Hand } from "./hand";
import { cardName } from "./names";
import type { Place } from "./places";

interface Props {
  hand: Hand;
  shown: Projected;
  seats: readonly SeatLook[];
  mine: readonly number[];
  outcome: Outcome | null;
  light: (place: Place | null) => void;
}

/** What is to be decided now, by me or by others; while a film runs, what it shows. */
export function Panel({ hand, shown, seats, mine, outcome, light }: Props): JSX.Element {
  if (shown.frame !== null) return <Caption frame={shown.frame} seats={seats} skip={shown.skip} />;
  return (
    <div class={hand.task === "none" ? "ni-task" : "ni-task mine"} tabIndex={-1}>
      {hand.task !== "choose" && <p class="whose">{statusTold(hand, seats, mine, outcome)}</p>}
      {hand.task === "choose" && <Choose hand={hand} />}
      {hand.task === "ransom" && <Ransom hand={hand} />}
      {hand.task === "weather" && <Weather hand={hand} />}
      {hand.task === "trade" && <Trade hand={hand} />}
      {hand.task === "canoes" && <Turn hand={hand} seats={seats} light={light} />}
      {hand.draft.refused !== null && (
        <p class="wrong" role="alert">
          {t("niagara-ui-refused")}
        </p>
      )}
      <Ending hand={hand} />
    </div>
  );
}

/** Take a step back; end the turn. */
function Ending({ hand }: { hand: Hand }): JSX.Element | null {
  const pass = hand.task === "canoes" && hand.view.done;
  const whole = hand.task === "confirm";
  if (!hand.canGoBack && !pass && !whole) return null;
  return (
    <div class="ni-actions">
      {hand.canGoBack && (
        <button type="button" class="button plain" onClick={hand.back}>
          {t("niagara-ui-back")}
        </button>
      )}
      {(whole || pass) && (
        <button
          type="button"
          class="button primary end"
          onClick={() => (whole ? hand.send() : hand.send({ do: "done" }))}
        >
          {t(pass && !hand.canGoBack ? "niagara-ui-stay-ashore" : "niagara-ui-end-turn")}
        </button>
      )}
    </div>
  );
}

function statusTold(
  { task, view, seat }: Hand,
  seats: readonly SeatLook[],
  mine: readonly number[],
  outcome: Outcome | null,
): string {
  const name = (who: number): string => seats[who]?.name ?? "?";
  if (outcome !== null) return t("niagara-ui-won", { names: namesOf(seats, winners(outcome)) });
  const card = view.mover === null ? null : (view.players[view.mover]?.card ?? null);
  if (task === "confirm") return t("niagara-ui-turn-whole");
  if (seat !== null && task !== "none" && task !== "choose" && task !== "ransom")
    return t("niagara-ui-turn-yours", { card: card === null ? "" : cardName(card) });
  if (task !== "none") return t("niagara-ui-round", { round: view.round });
  switch (view.phase) {
    case "ransom":
      return t("niagara-ui-wait-ransom", { names: namesOf(seats, view.asked) });
    case "choose": {
      const open = view.players.flatMap((player, who) => (player.chosen ? [] : [name(who)]));
      return t("niagara-ui-wait-choose", { names: list(open), count: open.length });
    }
    default: {
      if (view.mover === null) return t("niagara-ui-round", { round: view.round });
      const whose = mine.includes(view.mover) ? "niagara-ui-turn-yours" : "niagara-ui-turn-of";
      return t(whose, { name: name(view.mover), card: card === null ? "" : cardName(card) });
    }
  }
}
