import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../ui/i18n";
import { useShortcuts } from "../kit/keys";
import type { Hand } from "./hand";
import { flatten, prefs, rotate } from "./prefs";

const KEYS = ["o", "Escape", "r", "v", "←↑↓→", "Enter", "?"] as const;
const NAMES: Record<(typeof KEYS)[number], string> = {
  o: "ok",
  Escape: "back",
  r: "turn",
  v: "flat",
  "←↑↓→": "arrows",
  Enter: "enter",
  "?": "keys",
};

/** Listens to the keys of the page. */
export function useKeys(hand: Hand, help: Signal<boolean>): void {
  useShortcuts(({ key }) => {
    if (!prefs.keys.value) return;
    const { draft } = hand;
    switch (key.length === 1 ? key.toLowerCase() : key) {
      case "o":
        if (draft.whole && !draft.busy) void draft.send();
        break;
      case "Escape":
        hand.back();
        break;
      case "r":
        rotate(1);
        break;
      case "v":
        flatten();
        break;
      case "?":
        help.value = true;
        break;
      default:
    }
  });
}

/** The list of keys. */
export function KeyHelp({ open }: { open: Signal<boolean> }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open.value) dialog.current?.showModal();
  }, [open.value]);
  return (
    <dialog
      class="sj-sheet"
      ref={dialog}
      aria-label={t("shinsai-jima-ui-keys")}
      onClose={() => (open.value = false)}
    >
      <h2>{t("shinsai-jima-ui-keys")}</h2>
      <dl>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key === "Escape" ? "Esc" : key.length === 1 ? key.toUpperCase() : key}</kbd>
            </dt>
            <dd>{t(`shinsai-jima-ui-key-${NAMES[key]}`)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button class="act">{t("shinsai-jima-ui-close")}</button>
      </form>
    </dialog>
  );
}
