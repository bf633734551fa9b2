import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
import { dialect, listed } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { refusal } from "../../ui/refusals";
import type { SeatLook } from "../../ui/seats";
import { Sentence } from "../../ui/sentence";
import { sentence, type Said } from "../../ui/words";
import type { Hindsight, Moment, Replay } from "../../wire/http";
import { chancesByStep, dearest } from "./looking-back";
import type { Player } from "./player";
import { audience } from "./steps";

interface Props {
  replay: Replay;
  player: Player;
  seats: readonly SeatLook[];
}

/** Everybody's chance to win over a finished game, luck and play, and the dearest decisions. */
export function Chances(props: Props): JSX.Element {
  const { table, no } = props.replay;
  const seen = useSignal<Hindsight | null>(null);
  const failed = useSignal<Failure | null>(null);
  useEffect(() => {
    void api.chances(table, no).then(
      (found) => (seen.value = found),
      (failure: unknown) => {
        if (!(failure instanceof Failure)) throw failure;
        failed.value = failure;
      },
    );
  }, [table, no, seen, failed]);
  return (
    <div class="scroll chances" tabIndex={0} role="group" aria-label={t("chances")}>
      {failed.value !== null && <p role="alert">{refusal(failed.value.refused, props.replay.game)}</p>}
      {failed.value === null && seen.value === null && <p role="status">{t("chances-wait")}</p>}
      {seen.value !== null && <Told {...props} seen={seen.value} />}
    </div>
  );
}

interface ToldProps extends Props {
  seen: Hindsight;
}

function Told(props: ToldProps): JSX.Element {
  return (
    <>
      <Graph {...props} />
      <Balances {...props} />
      <Dearest {...props} />
    </>
  );
}

const HIGH = 100;

/** The chances as areas on one another, the first side at the bottom; a press leads to that step. */
function Graph({ replay, player, seats, seen }: ToldProps): JSX.Element {
  const steps = chancesByStep(replay, seen);
  const at = player.step.value;
  const last = Math.max(1, player.last);
  const now = steps[at] ?? seen.begin;
  const said = listed(
    seen.sides.map((side, place) =>
      t("chances-of", { names: namesOf(side, seats), percent: share(now[place] ?? 0) }),
    ),
  );
  return (
    <figure class="chances-graph">
      <svg
        viewBox={`0 0 ${last} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("chances-graph")}
        onClick={({ currentTarget, clientX }) => {
          const box = currentTarget.getBoundingClientRect();
          player.to(Math.round(((clientX - box.left) / box.width) * player.last));
        }}
      >
        {seen.sides.map((side, place) => (
          <path key={place} d={area(steps, place, last)} fill={lookOf(side, seats)?.colour} />
        ))}
        <line class="chances-half" x1={0} x2={last} y1={HIGH / 2} y2={HIGH / 2} />
        <line class="chances-now" x1={at} x2={at} y1={0} y2={HIGH} />
      </svg>
      <figcaption aria-live="polite">{t("chances-now", { step: at, said })}</figcaption>
    </figure>
  );
}

/** The outline of a side's area, on those of the sides before it. */
function area(steps: readonly number[][], place: number, last: number): string {
  const below = (chances: readonly number[], sides: number): number =>
    HIGH * (1 - chances.slice(0, sides).reduce((sum, chance) => sum + chance, 0));
  const xs = steps.length === 1 ? [0, last] : steps.map((_, step) => step);
  const point = (x: number, sides: number): string =>
    `${x} ${below(steps[Math.min(x, steps.length - 1)] ?? [], sides).toFixed(2)}`;
  const top = xs.map((x) => point(x, place + 1));
  const bottom = xs.map((x) => point(x, place)).reverse();
  return `M${[...top, ...bottom].join("L")}Z`;
}

function Balances({ seats, seen }: ToldProps): JSX.Element {
  return (
    <>
      <table class="chances-balances">
        <thead>
          <tr>
            <th scope="col">{t("chances-who")}</th>
            <th scope="col">{t("chances-luck")}</th>
            <th scope="col">{t("chances-play")}</th>
            <th scope="col">{t("chances-others")}</th>
          </tr>
        </thead>
        <tbody>
          {seen.balances.map((balance, place) => (
            <tr key={place}>
              <th scope="row">
                {(seen.sides[place] ?? []).map((seat) => {
                  const look = seats[seat];
                  return look === undefined ? null : <Name key={seat} look={look} />;
                })}
              </th>
              <td>{signed(balance.luck)}</td>
              <td>{signed(balance.play)}</td>
              <td>{signed(balance.others)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft small">{t("chances-help")}</p>
    </>
  );
}

function Dearest({ replay, player, seats, seen }: ToldProps): JSX.Element {
  const found = dearest(seen);
  if (found.length === 0) return <p>{t("chances-none")}</p>;
  return (
    <section aria-labelledby="chances-dearest">
      <h2 id="chances-dearest">{t("chances-dearest")}</h2>
      <ol class="log steps">
        {found.map(({ moment, judged }) => {
          // The position in which it was decided is the one before.
          const step = Math.max(0, stepOf(replay, moment) - 1);
          return (
            <li
              key={seen.moments.indexOf(moment)}
              aria-current={step === player.step.value ? "step" : undefined}
            >
              <button
                type="button"
                class="bare count"
                onClick={() => player.to(step)}
                aria-label={t("go-to-step", { step })}
              >
                {step}
              </button>
              <div>
                <p>
                  <Whose seat={moment.seat} seats={seats} /> {signed(-judged.cost)}
                </p>
                <p>
                  {t("chances-made")} <InWords move={judged.made} {...{ moment, replay, seats }} />
                </p>
                <p>
                  {t("chances-best")} <InWords move={judged.best} {...{ moment, replay, seats }} />
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Whose({ seat, seats }: { seat: number; seats: readonly SeatLook[] }): JSX.Element | null {
  const look = seats[seat];
  return look === undefined ? null : <Name look={look} />;
}

interface InWordsProps {
  move: unknown;
  moment: Moment;
  replay: Replay;
  seats: readonly SeatLook[];
}

function InWords({ move, moment, replay, seats }: InWordsProps): JSX.Element | null {
  const made = move as { do: string };
  const said: Said = { ...made, event: made.do, seat: moment.seat };
  const words = sentence(said, audience(replay, seats), "move");
  return words === null ? null : <Sentence words={words} />;
}

function stepOf(replay: Replay, moment: Moment): number {
  return replay.steps.findIndex((step) => step.rev === moment.rev);
}

function lookOf(side: readonly number[], seats: readonly SeatLook[]): SeatLook | undefined {
  return side[0] === undefined ? undefined : seats[side[0]];
}

function namesOf(side: readonly number[], seats: readonly SeatLook[]): string {
  return listed(side.map((seat) => seats[seat]?.name ?? "–"));
}

function share(chance: number): string {
  return new Intl.NumberFormat(dialect(), { style: "percent" }).format(chance);
}

function signed(change: number): string {
  return new Intl.NumberFormat(dialect(), {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  }).format(change);
}
