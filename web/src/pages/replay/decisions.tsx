import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { listed, percent } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import {
  changesAt,
  dearest,
  FEW,
  turningPoints,
  WORTH_TELLING,
  type Change,
  type Decision,
} from "../../ui/looking-back";
import { Name } from "../../ui/name";
import { shown } from "../../ui/refusals";
import type { SeatLook } from "../../ui/seats";
import { Sentence } from "../../ui/sentence";
import { sentence, type Said } from "../../ui/words";
import type { Because, Moment, Replay } from "../../wire/http";
import { audience } from "./steps";
import { namesOf, signed, type ToldProps } from "./told";

/** The effect of the shown step on the chances: its decision beside the best one, and its luck. */
export function AtStep(props: ToldProps): JSX.Element {
  const { replay, player, seen } = props;
  const at = player.step.value;
  const rev = replay.steps[at]?.rev ?? 0;
  const found = at === 0 ? changesAt(seen, 0) : changesAt(seen, rev);
  const told = found.filter(({ moment, luck }) => moment.judged != null || felt(luck));
  return (
    <section class="chances-step" aria-labelledby="chances-step" aria-live="polite">
      <h2 id="chances-step">{t("chances-step", { step: at })}</h2>
      {told.length === 0 && <p class="soft">{t("chances-step-none")}</p>}
      {told.map((change, place) => (
        <div key={place}>
          {change.moment.judged != null && (
            <Weighed {...props} decision={{ moment: change.moment, judged: change.moment.judged }} />
          )}
          {felt(change.luck) && <Luck {...props} change={change} />}
        </div>
      ))}
    </section>
  );
}

function felt(changes: readonly number[]): boolean {
  return changes.some((change) => Math.abs(change) >= WORTH_TELLING);
}

function Luck({ seats, seen, change }: ToldProps & { change: Change }): JSX.Element {
  const said = change.luck.flatMap((by, side) =>
    Math.abs(by) < WORTH_TELLING ? [] : [`${namesOf(seen.sides[side] ?? [], seats)} ${signed(by)}`],
  );
  return <p>{t("chances-luck-of", { said: listed(said) })}</p>;
}

/** A decision beside the best one, with its cost and the reason. */
function Weighed({ replay, seats, decision }: ToldProps & { decision: Decision }): JSX.Element {
  const { moment, judged } = decision;
  const words = { moment, replay, seats };
  const best = judged.cost < WORTH_TELLING;
  return (
    <>
      <p>
        <Whose seat={moment.seat} seats={seats} /> {best ? t("chances-best-made") : signed(-judged.cost)}
      </p>
      <p>
        {t("chances-made")} <InWords line={judged.made} {...words} />
      </p>
      {!best && (
        <>
          <p>
            {t("chances-best")} <InWords line={judged.best} {...words} />
          </p>
          <Why why={judged.why} game={replay.game} />
        </>
      )}
    </>
  );
}

function Why({ why, game }: { why: readonly Because[]; game: string }): JSX.Element {
  const said = why.map(({ code, what }) => t(`${game}-reason-${code}`, shown(what, game)));
  return <p class="chances-why">{said.length > 0 ? said.join(" ") : t("chances-why-whole")}</p>;
}

/** The decisions that cost most. A button shows all that cost something. */
export function Dearest(props: ToldProps): JSX.Element {
  const all = useSignal(false);
  const found = dearest(props.seen);
  if (found.length === 0) return <p>{t("chances-none")}</p>;
  return (
    <section aria-labelledby="chances-dearest">
      <h2 id="chances-dearest">{t("chances-dearest")}</h2>
      <ol class="log steps">
        {(all.value ? found : found.slice(0, FEW)).map((decision) => (
          // The decision was made in the position one step earlier.
          <Line {...props} key={props.seen.moments.indexOf(decision.moment)} moment={decision.moment} by={-1}>
            <Weighed {...props} decision={decision} />
          </Line>
        ))}
      </ol>
      {found.length > FEW && (
        <button type="button" class="button plain" onClick={() => (all.value = !all.value)}>
          {all.value ? t("chances-fewer") : t("chances-all", { count: found.length })}
        </button>
      )}
    </section>
  );
}

/** The moments that changed most. */
export function KeyMoments(props: ToldProps): JSX.Element | null {
  const { seen, seats } = props;
  const found = turningPoints(seen);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="chances-moments">
      <h2 id="chances-moments">{t("moments")}</h2>
      <ol class="log steps">
        {found.map(({ moment, side, before, after, luck }) => (
          <Line {...props} key={seen.moments.indexOf(moment)} moment={moment} by={0}>
            <p>
              {(seen.sides[side] ?? []).map((seat) => (
                <Whose key={seat} seat={seat} seats={seats} />
              ))}{" "}
              {t("moments-change", { before: percent(before), after: percent(after) })}{" "}
              <span class="badge">{t(luck ? "chances-luck" : "chances-play")}</span>
            </p>
          </Line>
        ))}
      </ol>
    </section>
  );
}

interface LineProps extends ToldProps {
  moment: Moment;
  /** The step to which a press leads, counted from the moment's. */
  by: number;
  children: JSX.Element;
}

function Line({ replay, player, moment, by, children }: LineProps): JSX.Element {
  const step = Math.max(0, replay.steps.findIndex(({ rev }) => rev === moment.rev) + by);
  return (
    <li aria-current={step === player.step.value ? "step" : undefined}>
      <button
        type="button"
        class="bare count"
        onClick={() => player.to(step)}
        aria-label={t("go-to-step", { step })}
      >
        {step}
      </button>
      <div>{children}</div>
    </li>
  );
}

function Whose({ seat, seats }: { seat: number; seats: readonly SeatLook[] }): JSX.Element | null {
  const look = seats[seat];
  return look === undefined ? null : <Name look={look} />;
}

interface InWordsProps {
  line: readonly unknown[];
  moment: Moment;
  replay: Replay;
  seats: readonly SeatLook[];
}

function InWords({ line, moment, replay, seats }: InWordsProps): JSX.Element {
  const said = line.map((move) => {
    const made = move as { do: string };
    const event: Said = { ...made, event: made.do, seat: moment.seat };
    return sentence(event, audience(replay, seats), "move") ?? [];
  });
  return (
    <>
      {said.map((words, place) => (
        <span key={place} class="chances-move">
          <Sentence words={words} />{" "}
        </span>
      ))}
    </>
  );
}
