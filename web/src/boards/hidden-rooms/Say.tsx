import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../ui/i18n";
import { monsterName } from "./Looks";
import { tileName, TilePicture } from "./Tile";
import type { Hand } from "./hand";
import type { Scene } from "./scene";

interface Props {
  hand: Hand;
  scene: Scene;
  open: boolean;
}

/** A sentence about the next decision, or a question with its answers. */
export function Say({ hand, scene, open }: Props): JSX.Element {
  const { view } = hand;
  if (hand.question !== null && open) return <Sure hand={hand} />;
  if ((view.phase === "over" || view.phase === "ended") && scene.end === null) return <Over hand={hand} />;
  return (
    <p class="hr-say">
      {open ? advice(hand) : t(hand.mine ? "hidden-rooms-ui-say-wait" : "hidden-rooms-ui-say-watch")}
    </p>
  );
}

function advice(hand: Hand): string {
  const { view } = hand;
  if (view.phase === "place")
    return t(hand.chosen === null ? "hidden-rooms-ui-say-place" : "hidden-rooms-ui-say-placed", {
      tile: hand.chosen === null ? "" : tileName(hand.chosen),
    });
  if (view.phase !== "child") return "";
  if (hand.target !== null) {
    const key = view.memory.length >= 5 ? "hidden-rooms-ui-say-source-full" : "hidden-rooms-ui-say-source";
    return t(key, { square: hand.target });
  }
  if (hand.targets.size > 0) return t("hidden-rooms-ui-say-turn", { walks: view.walks });
  return t("hidden-rooms-ui-say-no-target", { walks: view.walks });
}

/** The two tiles: one to stand on, one to remember (HR-P-06). */
export function Pair({ hand }: { hand: Hand }): JSX.Element {
  return (
    <div class="hr-two">
      {hand.view.pair.map((tile) => (
        <button
          type="button"
          key={tile}
          class="hr-slot hr-choice"
          aria-pressed={tile === hand.chosen}
          aria-label={tileName(tile)}
          onClick={() => hand.choose(tile)}
        >
          <TilePicture tile={tile} />
        </button>
      ))}
    </div>
  );
}

/** A question before a step that cannot be undone (HR-U-06). The safe answer has the focus. */
function Sure({ hand }: { hand: Hand }): JSX.Element {
  const no = useRef<HTMLButtonElement>(null);
  const { question, view } = hand;
  useEffect(() => {
    const before = document.activeElement;
    no.current?.focus();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  if (question === null) return <></>;
  const tile = question.tile === null ? "" : tileName(question.tile);
  const under = view.board.find(({ square }) => square === view.child)?.tile;
  const text = t(`hidden-rooms-ui-sure-${question.about}`, {
    tile,
    under: under === undefined ? "" : tileName(under),
    monster: monsterName(view),
  });
  return (
    <div class="hr-sure" role="alertdialog" aria-label={text}>
      <p class="hr-say">{text}</p>
      <div class="hr-buttons">
        <button type="button" class="hr-button" ref={no} onClick={() => hand.back()}>
          {t("hidden-rooms-ui-no")}
        </button>
        <button type="button" class="hr-button hr-grave" onClick={question.yes}>
          {t(`hidden-rooms-ui-yes-${question.about}`)}
        </button>
      </div>
    </div>
  );
}

/** Return two sentences: the end of an attempt, and the reason for it. */
function over({ view }: Hand): [string, string] {
  const square = (view.reason === "terminal" ? view.monster : view.child) ?? "";
  return [
    t(view.reason === "win" ? "hidden-rooms-ui-over-won" : "hidden-rooms-ui-over-lost"),
    t(`hidden-rooms-ui-over-${view.reason ?? "resigned"}`, { square, monster: monsterName(view) }),
  ];
}

/** Return the question to the reader in a sentence; after an attempt, its end and the way on. */
export function askedOf(hand: Hand): string {
  const { view } = hand;
  if (!hand.may("next-attempt")) return advice(hand);
  return [...over(hand), t("hidden-rooms-ui-next", { attempt: view.attempt + 1 })].join(" ");
}

/** The end of an attempt, with its reason (HR-U-10). */
function Over({ hand }: { hand: Hand }): JSX.Element {
  const won = hand.view.reason === "win";
  const [verdict, reason] = over(hand);
  return (
    <div class={`hr-over ${won ? "hr-won" : "hr-lost-night"}`}>
      <p class="hr-say">
        <b>{verdict}</b> {reason}
      </p>
    </div>
  );
}
