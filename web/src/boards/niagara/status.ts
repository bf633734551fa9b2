import { t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import type { SeatLook } from "../../ui/seats";
import type { NiagaraView } from "../../wire/niagara";
import type { Outcome, Reason } from "../../wire/types";
import type { Help } from "../kit/help";
import { list, namesOf, winners } from "../kit/words";
import type { Hand } from "./hand";
import { canoeName, cardName, placeName, weatherName } from "./names";
import type { Place } from "./places";

interface Known {
  seats: readonly SeatLook[];
  mine: readonly number[];
  outcome: Outcome | null;
}

/** Return the line of information: the player on turn, and the decision to make. */
export function statusTold(hand: Hand, { seats, mine, outcome }: Known): string {
  const { view, task } = hand;
  if (outcome !== null) return t("niagara-ui-won", { names: namesOf(seats, winners(outcome)) });
  switch (task) {
    case "choose":
      return hand.card === null
        ? t("niagara-ui-choose", { round: view.round })
        : t(`niagara-ui-does-${kind(hand.card)}`, { n: hand.card });
    case "ransom":
      return t(mayDecline(hand) ? "niagara-ui-ransom" : "niagara-ui-ransom-must");
    case "weather":
      return t("niagara-ui-weather-title", { now: weatherName(view.weather) });
    case "trade":
      return t("niagara-ui-trade-title");
    case "confirm":
      return t("niagara-ui-turn-whole");
    case "canoes":
      return canoesTold(hand);
    case "none":
      return waitTold(view, seats, mine);
  }
}

/** Return the rule for my decision, and its clause; null while others decide. */
export function helpTold(hand: Hand): Help | null {
  switch (hand.task) {
    case "choose":
      return { text: t("niagara-how-cards"), clause: "NI-C1" };
    case "ransom":
      return { text: t("niagara-help-pay"), clause: mayDecline(hand) ? "NI-W3" : "NI-W5" };
    case "weather":
      return { text: t("niagara-help-weather"), clause: "NI-F5" };
    case "trade":
      return { text: t("niagara-help-trade"), clause: "NI-J6" };
    case "confirm":
      return { text: t("niagara-ui-turn-whole"), clause: "NI-U14" };
    case "canoes":
      return hand.menu !== null && hand.menu.steal.length > 0
        ? { text: t("niagara-how-theft"), clause: "NI-T2" }
        : { text: t("niagara-how-canoes"), clause: "NI-M10" };
    case "none":
      return null;
  }
}

/** Return the kind of a card, for its help text. */
function kind(card: string): string {
  return /^\d$/.test(card) ? "number" : card;
}

/** Return true if the player may leave the canoe in the basin. */
export function mayDecline({ draft }: Hand): boolean {
  return draft.offered.some((move) => move.do === "decline");
}

/** Return "Canoe 1, 4 points: where to?" */
function canoesTold({ view, menu, seat }: Hand): string {
  const card = cardOf(view);
  if (menu === null || seat === null)
    return view.menus.length === 0
      ? t("niagara-ui-turn-yours", { card })
      : t("niagara-ui-turn-which", { card });
  if (menu.steal.length > 0) return t("niagara-ui-steal-title");
  const args = {
    canoe: canoeName(view, seat, menu.canoe),
    points: menu.points.length > 1 ? menu.points.join(" / ") : (menu.points[0] ?? 0),
  };
  if (menu.targets.length === 0) return t("niagara-ui-turn-cargo", args);
  return t(
    menu.load.length + menu.unload.length > 0 ? "niagara-ui-turn-where-or" : "niagara-ui-turn-where",
    args,
  );
}

function cardOf(view: NiagaraView): string {
  const card = view.mover === null ? null : (view.players[view.mover]?.card ?? null);
  return card === null ? "" : cardName(card);
}

function waitTold(view: NiagaraView, seats: readonly SeatLook[], mine: readonly number[]): string {
  switch (view.phase) {
    case "ransom":
      return t("niagara-ui-wait-ransom", { names: namesOf(seats, view.asked) });
    case "choose": {
      const open = view.players.flatMap((player, who) => (player.chosen ? [] : [who]));
      return t("niagara-ui-wait-choose", { names: namesOf(seats, open), count: open.length });
    }
    default: {
      if (view.mover === null) return t("niagara-ui-round", { round: view.round });
      const whose = mine.includes(view.mover) ? "niagara-ui-turn-yours" : "niagara-ui-turn-of";
      return t(whose, { name: seats[view.mover]?.name ?? "?", card: cardOf(view) });
    }
  }
}

/** Return the reason for a refusal in words, with places by their names. */
export function refusalTold(reason: Reason): string {
  const { reachable } = reason.what;
  const what = Array.isArray(reachable)
    ? {
        ...reason.what,
        reachable: list((reachable as Place[]).map(placeName)),
        "reachable-count": reachable.length,
      }
    : reason.what;
  return refusal({ ...reason, what }, "niagara");
}
