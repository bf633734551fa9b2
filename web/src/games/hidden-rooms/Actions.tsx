import type { JSX } from "preact";
import type { Signal } from "@preact/signals";
import { t } from "../../i18n";
import type { Hand } from "./hand";
import { prefs } from "./prefs";

interface Props {
  hand: Hand;
  open: boolean;
  keys: Signal<boolean>;
  hint: (() => void) | null;
}

/** The buttons of the turn: end it, take a step back, ask for a hint, give up. */
export function Actions({ hand, open, keys, hint }: Props): JSX.Element {
  const placing = hand.may("place");
  const ends = open && hand.may("end-turn");
  const lays = open && placing && hand.chosen !== null;
  const back = open && (hand.draft.moves.length > 0 || hand.target !== null);
  return (
    <div class="hr-actions">
      {placing ? (
        <button
          type="button"
          class="hr-button hr-main"
          aria-disabled={!lays}
          onClick={() => lays && hand.go()}
        >
          {t("hidden-rooms-ui-lay")}
        </button>
      ) : (
        <button
          type="button"
          class="hr-button hr-main"
          aria-disabled={!ends}
          onClick={() => ends && hand.go()}
        >
          {t("hidden-rooms-ui-end-turn")}
        </button>
      )}
      <button type="button" class="hr-button" aria-disabled={!back} onClick={() => back && hand.back()}>
        {t("hidden-rooms-ui-undo")}
      </button>
      {hint !== null && (
        <button type="button" class="hr-button" aria-disabled={!open} onClick={() => open && hint()}>
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
      <button type="button" class="hr-button hr-quiet hr-keys-button" onClick={() => (keys.value = true)}>
        {t("hidden-rooms-ui-keys")}
      </button>
    </div>
  );
}
