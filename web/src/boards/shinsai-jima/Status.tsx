import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { Event, ShinsaiJimaView } from "../../wire/shinsai-jima";
import { told } from "../kit/words";
import type { Hand } from "./hand";
import { paint } from "./sides";

interface Props {
  view: ShinsaiJimaView;
  seats: readonly SeatLook[];
  hand: Hand;
  /** True while a film runs: the board asks nobody anything. */
  filming: boolean;
}

/** The player on turn and their task, facts of the turn, and the reason for a refusal. */
export function Status({ view, seats, hand, filming }: Props): JSX.Element {
  const mine = hand.draft.seat !== null && !filming;
  const who = seats[(mine ? hand.draft.seat : null) ?? view.mover]?.name ?? "–";
  const { turn, catapult, piles, round_left: left } = view;
  return (
    <div class="sj-status">
      <p class="sj-now">
        {view.phase === "over"
          ? t("shinsai-jima-ui-over")
          : mine
            ? t(`shinsai-jima-ui-mine-${task(hand)}`, { piece: view.turn?.piece ?? "" })
            : t(`shinsai-jima-ui-others-${view.phase}`, { who })}
      </p>
      <p class="sj-facts">
        {[
          turn?.kind === "cubes" ? t("shinsai-jima-ui-dead-seat", { who }) : "",
          turn?.kind === "interrupt" ? t("shinsai-jima-ui-interrupting", { who }) : "",
          turn !== null && turn.power > 1 ? t("shinsai-jima-ui-power", { power: turn.power }) : "",
          view.phase === "build" ? t("shinsai-jima-ui-piles", { piles: piles.join(" / ") }) : "",
          left > 0 ? t("shinsai-jima-ui-tsunami", { turns: left }) : "",
          view.fifths < 2 && view.phase === "cube" ? t("shinsai-jima-ui-fifths", { left: view.fifths }) : "",
          catapult === null
            ? ""
            : t("shinsai-jima-ui-shots", {
                side: catapult.side,
                shots: catapult.shots,
                loaded: catapult.loaded.length,
              }),
        ]
          .filter((fact) => fact !== "")
          .join(" · ")}
      </p>
      {hand.why !== null && (
        <p class="sj-why" role="status">
          {hand.why.text}
        </p>
      )}
    </div>
  );
}

/** Return the current question to the reader, in words; null for none. */
export function askedOf(hand: Hand): string | null {
  const { draft, asked } = hand;
  if (draft.seat === null) return null;
  if (asked !== null) return t(`shinsai-jima-ui-ask-${asked.ask}`);
  return t(`shinsai-jima-ui-mine-${task(hand)}`, { piece: draft.view.turn?.piece ?? "" });
}

/** Return the key of the reader's current task, by the phase and the progress of the turn. */
export function task({ draft, asked }: Pick<Hand, "draft" | "asked">): string {
  const { view, whole } = draft;
  if (whole) return "send";
  if (asked !== null) return "asked";
  if (view.phase === "cube" && view.source !== null) return "cube-put";
  if (view.phase !== "piece" || view.turn?.piece == null) return view.phase;
  if (view.turn.advanced) return "piece-gone";
  return view.turn.rotated ? "piece-turned" : "piece-go";
}

/** The rankings at the regular end and after the shots of the catapult (SJ-CA10). */
export function Rankings({
  view,
  seats,
}: {
  view: ShinsaiJimaView;
  seats: readonly SeatLook[];
}): JSX.Element {
  return (
    <dl class="sj-rankings">
      <dt>{t("shinsai-jima-ui-regular")}</dt>
      <dd>
        <Ranking sides={view.ranking} view={view} seats={seats} />
      </dd>
      <dt>{t("shinsai-jima-ui-final")}</dt>
      <dd>
        <Ranking sides={view.final} view={view} seats={seats} />
      </dd>
    </dl>
  );
}

/** Sides in order; one with a single player has their name. */
function Ranking({
  sides,
  view,
  seats,
}: {
  sides: readonly string[];
  view: ShinsaiJimaView;
  seats: readonly SeatLook[];
}): JSX.Element {
  const alone = (side: string): string => {
    const [seat, mate] = view.sides.find(({ id }) => id === side)?.seats ?? [];
    return seat === undefined || mate !== undefined ? "" : (seats[seat]?.name ?? "");
  };
  return (
    <ol class="sj-ranking">
      {sides.map((side, place) => (
        <li key={side} style={paint(side, seats)}>
          {place + 1}. <span class="sj-swatch">{side}</span> <bdi>{alone(side)}</bdi>
        </li>
      ))}
    </ol>
  );
}

/** The effects of the moves drafted so far, in words. */
export function Consequences({
  events,
  seats,
}: {
  events: readonly Event[];
  seats: readonly SeatLook[];
}): JSX.Element | null {
  if (events.length === 0) return null;
  const said = events.map((event) => told("shinsai-jima", event, seats)).filter((words) => words !== null);
  return (
    <ul class="sj-consequences" aria-label={t("shinsai-jima-ui-consequences")}>
      {said.map((words, index) => (
        <li key={index}>{words}</li>
      ))}
    </ul>
  );
}
