import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { KeyText } from "../kit/key-help";
import type { Hand } from "./hand";
import { prefs } from "./prefs";

export const KEYS: readonly KeyText[] = [
  ["←↑↓→", "arrows"],
  ["Shift + ←↑↓→", "aim"],
  ["0", "supply"],
  ["1–5", "memory"],
  ["Enter", "enter"],
  ["U / Esc", "undo"],
  ["H", "hint"],
  ["D", "danger"],
  ["Tab", "tab"],
];

interface Props {
  hand: Hand;
  open: boolean;
  hint: (() => void) | null;
}

/** The buttons of the turn: the main button, a step back, a hint, the marks of danger, giving up. */
export function Actions({ hand, open, hint }: Props): JSX.Element {
  const back = open && (hand.draft.moves.length > 0 || hand.target !== null);
  const weighs = open && (hand.may("place") || hand.may("end-turn"));
  return (
    <div class="hr-actions">
      <Main hand={hand} open={open} />
      <button type="button" class="hr-button" aria-disabled={!back} onClick={() => back && hand.back()}>
        {t("hidden-rooms-ui-undo")}
      </button>
      {hint !== null && (
        <button type="button" class="hr-button" aria-disabled={!weighs} onClick={() => weighs && hint()}>
          {t("hidden-rooms-ui-hint")}
        </button>
      )}
      <button
        type="button"
        class="hr-button"
        aria-pressed={prefs.danger.value}
        onClick={() => (prefs.danger.value = !prefs.danger.value)}
      >
        {t("hidden-rooms-ui-danger")}
      </button>
      {open && hand.may("resign") && (
        <button type="button" class="hr-button hr-quiet" onClick={() => hand.resign()}>
          {t("hidden-rooms-ui-resign")}
        </button>
      )}
    </div>
  );
}

/** The main button, also on Enter: lay the tile, end the turn, or go on to the next attempt. */
function Main({ hand, open }: { hand: Hand; open: boolean }): JSX.Element {
  const placing = hand.may("place");
  const next = hand.may("next-attempt");
  const ready = open && (next || (placing ? hand.chosen !== null : hand.may("end-turn")));
  const text = next
    ? t("hidden-rooms-ui-next", { attempt: hand.view.attempt + 1 })
    : t(placing ? "hidden-rooms-ui-lay" : "hidden-rooms-ui-end-turn");
  return (
    <button type="button" class="hr-button hr-main" aria-disabled={!ready} onClick={() => ready && hand.go()}>
      {text}
    </button>
  );
}
