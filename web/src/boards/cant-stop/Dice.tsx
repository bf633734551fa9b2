import type { ComponentProps, JSX } from "preact";
import { t } from "../../ui/i18n";
import type { CantStopView, Choice } from "../../wire/cant-stop";
import { Die, DieFace } from "../kit/die";
import { height, move, place } from "./geometry";
import type { Selection } from "./selection";

type Tone = "orange" | "red" | "plain";

/** Return the marks of a colour: round corners and a ring for orange, sharp corners and a frame for red. */
function marks(tone: Tone): Pick<ComponentProps<typeof DieFace>, "class" | "round" | "children"> {
  if (tone === "orange") return { class: tone, round: 13, children: <circle r="17" class="cue" /> };
  if (tone === "plain") return { class: tone, round: 13 };
  const frame = <rect x="-16.5" y="-16.5" width="33" height="33" rx="2" class="cue" />;
  return { class: tone, round: 5, children: frame };
}

/** The mark of a colour in text: a ring for orange, a diamond for red. */
export function ToneMark({ tone }: { tone: "orange" | "red" }): JSX.Element {
  return (
    <svg class={`tone ${tone}`} viewBox="-8 -8 16 16" aria-hidden="true">
      {tone === "orange" ? <circle r="5" /> : <path d="M0 -7L7 0L0 7L-7 0Z" />}
    </svg>
  );
}

/** The two chosen pairs, each above its route (CS-I2). */
export function Tags({
  view,
  choice,
  selection,
}: {
  view: CantStopView;
  choice: Choice;
  selection: Selection;
}): JSX.Element {
  const dice = view.dice ?? [];
  const pair = (orange: boolean): number[] =>
    dice.filter((_, die) => selection.orange.includes(die) === orange);
  const doubled = choice.orange === choice.red;
  const climbed = [...view.climbers, ...choice.climbs].flatMap(({ route, cell }) =>
    cell === height(route) ? [route] : [],
  );
  return (
    <g class="pairs" aria-hidden="true">
      {(["orange", "red"] as const).map((tone) => {
        const route = choice[tone];
        const top = place(route, height(route));
        const standing = climbed.includes(route) ? 26 : 0;
        const aside = doubled ? (tone === "orange" ? -17 : 17) + Math.sign(route - 7) * 14 : 0;
        return pair(tone === "orange").map((value, n) => (
          <g
            key={`${tone}${n}`}
            transform={`${move({ x: top.x + 6 + aside, y: top.y - 42 - standing - n * 35 })} scale(0.8)`}
          >
            <DieFace value={value} {...marks(tone)} />
          </g>
        ));
      })}
    </g>
  );
}

interface TrayProps {
  dice: readonly number[];
  selection: Selection | null;
  /** Changes with each roll, so that the dice tumble again. */
  roll: string;
  tumble: boolean;
  toggle: ((die: number) => void) | null;
  swap: (() => void) | null;
}

/** The four dice; a click turns a die to the other colour (CS-I3). */
export function Tray({ dice, selection, roll, tumble, toggle, swap }: TrayProps): JSX.Element {
  return (
    <div class={tumble ? "tray tumble" : "tray"} role="group" aria-label={t("cant-stop-ui-dice")}>
      {dice.map((value, die) => {
        const tone: Tone =
          selection === null || toggle === null ? "plain" : selection.orange.includes(die) ? "orange" : "red";
        const name = t(`cant-stop-ui-die-${tone}`, { n: die + 1, value });
        const face = <Die value={value} label={null} {...marks(tone)} />;
        const style = { "--n": String(die) };
        return toggle === null ? (
          <span key={`${roll}:${die}`} class="throw" role="img" aria-label={name} style={style}>
            {face}
          </span>
        ) : (
          <button
            key={`${roll}:${die}`}
            type="button"
            class="throw"
            aria-label={name}
            title={t("cant-stop-ui-die-toggle")}
            style={style}
            onClick={() => toggle(die)}
          >
            {face}
          </button>
        );
      })}
      {swap !== null && (
        <button
          type="button"
          class="swap"
          onClick={swap}
          aria-label={t("cant-stop-ui-swap")}
          title={t("cant-stop-ui-swap")}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9h13l-4-4M20 15H7l4 4" />
          </svg>
        </button>
      )}
    </div>
  );
}
