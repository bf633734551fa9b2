import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { CantStopView } from "../../wire/cant-stop";
import type { Outcome } from "../../wire/types";
import { namesOf, winners } from "../kit/words";
import { percent } from "./names";
import { claims } from "./position";
import { prefs } from "./prefs";

interface Props {
  outcome: Outcome | null;
  view: CantStopView;
  seats: readonly SeatLook[];
  mine: readonly number[];
  /** The seat that I play now; null for none. */
  seat: number | null;
  pinned: boolean;
}

/** The player on turn and the number of their rolls; after the game, the winners. */
export function Status({ view, seats, mine, seat, pinned, outcome }: Props): JSX.Element | null {
  const mover = view.mover === null ? undefined : seats[view.mover];
  const whose =
    seat === null
      ? "cant-stop-ui-turn-of"
      : mine.length > 1
        ? "cant-stop-ui-turn-as"
        : "cant-stop-ui-turn-yours";
  if (outcome !== null) return <p class="whose">{ended(outcome, seats)}</p>;
  if (mover === undefined || view.ended !== null) return null;
  return (
    <p class="whose">
      {t(whose, { name: mover.name, letter: mover.letter })}
      {view.rolls > 0 && <small>{t("cant-stop-ui-rolls", { rolls: view.rolls })}</small>}
      {pinned && <small class="pinned">{t("cant-stop-ui-pinned")}</small>}
      {prefs.odds.value === "after" && view.climbers.length > 0 && (
        <small>{t("cant-stop-ui-bust", { percent: percent(view.bust) })}</small>
      )}
    </p>
  );
}

/** The number of routes that each player has claimed. */
export function Claims({ view, seats }: Pick<Props, "view" | "seats">): JSX.Element {
  return (
    <ul class={view.team ? "claims team" : "claims"} aria-label={t("cant-stop-ui-claims")}>
      {inSides(seats.slice(0, view.seats), view.team).map((look) => (
        <li
          key={look.seat}
          class={`side-${look.side}${look.seat === view.mover ? " mover" : ""}`}
          style={{ "--own": look.colour, "--own-ink": look.ink }}
          title={look.name}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d={look.shape} />
            <text dominant-baseline="central" text-anchor="middle">
              {look.letter}
            </text>
          </svg>
          <span class="unseen">{t("cant-stop-ui-claims-of", { name: look.name })}</span>
          <b>{claims(view, look.seat)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Return a sentence that names the winners; it says so if they won because the others gave up. */
function ended(outcome: Outcome, seats: readonly SeatLook[]): string {
  const names = namesOf(seats, winners(outcome));
  return t(outcome.clause === "concede" ? "cant-stop-ui-given-up" : "cant-stop-ui-won", { names });
}

/** Return the seats, with partners side by side when there are teams. */
function inSides(seats: readonly SeatLook[], team: boolean): SeatLook[] {
  return team ? [...seats].sort((a, b) => a.side - b.side || a.seat - b.seat) : [...seats];
}
