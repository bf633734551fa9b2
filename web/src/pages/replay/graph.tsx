import type { JSX } from "preact";
import { listed, percent } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import { chancesKnown, knownTo } from "../../ui/looking-back";
import { lookOf, namesOf, type ToldProps } from "./told";

const HIGH = 100;

/** The chances as areas on one another, the first side at the bottom, as far as they are known; a press leads there. */
export function Graph({ replay, player, seats, seen, whole }: ToldProps): JSX.Element {
  const known = knownTo(replay, seen, whole) + 1;
  const steps = chancesKnown(replay, seen, replay.viewer).slice(0, known);
  // In games with secrets the truth is a line of its own over the areas of what was known.
  const secrets = seen.moments.some(({ sights }) => sights != null);
  const truth = secrets ? chancesKnown(replay, seen, "all").slice(0, known) : [];
  const at = player.step.value;
  const last = Math.max(1, player.last);
  const now = steps[at] ?? seen.begin;
  const said = listed(
    seen.sides.map((side, place) =>
      t("chances-of", { names: namesOf(side, seats), percent: percent(now[place] ?? 0) }),
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
        {steps.length > 0 &&
          seen.sides.map((side, place) => (
            <path key={place} d={area(steps, place, last)} fill={lookOf(side, seats)?.colour} />
          ))}
        {truth.length > 0 &&
          seen.sides
            .slice(1)
            .map((_, place) => <path key={`t${place}`} class="chances-truth" d={edge(truth, place + 1)} />)}
        <line class="chances-half" x1={0} x2={last} y1={HIGH / 2} y2={HIGH / 2} />
        <line class="chances-now" x1={at} x2={at} y1={0} y2={HIGH} />
      </svg>
      <figcaption aria-live="polite">
        {at < steps.length ? t("chances-now", { step: at, said }) : t("chances-not-yet", { step: at })}
      </figcaption>
      {secrets && (
        <p class="soft small">
          {replay.viewer === null
            ? t("chances-eyes-all")
            : t("chances-eyes-of", { name: seats[replay.viewer]?.name ?? "–" })}{" "}
          {at < truth.length &&
            t("chances-eyes-truth", {
              said: listed(
                seen.sides.map((side, place) =>
                  t("chances-of", {
                    names: namesOf(side, seats),
                    percent: percent(truth[at]?.[place] ?? 0),
                  }),
                ),
              ),
            })}
        </p>
      )}
    </figure>
  );
}

/** The line between the areas of the first sides and those of the others. */
function edge(steps: readonly number[][], sides: number): string {
  const points = steps.map((chances, step) => {
    const below = chances.slice(0, sides).reduce((sum, chance) => sum + chance, 0);
    return `${step} ${(HIGH * (1 - below)).toFixed(2)}`;
  });
  return `M${points.join("L")}`;
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
