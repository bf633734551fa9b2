import { useSignal, type Signal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../../ui/i18n";
import { useShortcuts } from "../kit/keys";
import { goAmongOptions } from "./focus";
import type { Hand } from "./hand";
import { intent } from "./keys";

/** Elements to which Enter, or an arrow, means something by itself. */
const OWN_ENTER = "button, a, summary, input";
const OWN_ARROWS = ".gen-wide, [role='tab'], [role='slider']";

/** Listens to the keys of the page; the signal says whether the list of keys is shown. */
export function useKeys(hand: Hand, panel: RefObject<HTMLElement | null>): Signal<boolean> {
  const open = useSignal(false);
  useShortcuts((press) => {
    const asked = intent(press);
    const at = press.target instanceof Element ? press.target : null;
    if (asked === null) return;
    switch (asked.ask) {
      case "keys":
        open.value = true;
        break;
      case "back":
        hand.back();
        break;
      case "send":
        if (at?.closest(OWN_ENTER) == null) hand.send();
        break;
      case "pick": {
        const option = hand.options[asked.option];
        if (option !== undefined) hand.pick(option);
        break;
      }
      case "go":
        if (hand.options.length === 0 || panel.current === null || at?.closest(OWN_ARROWS) != null) return;
        press.preventDefault();
        goAmongOptions(panel.current, asked.across, asked.down);
    }
  });
  return open;
}

const KEYS = [
  ["1–9", "digits"],
  ["←↑↓→", "arrows"],
  ["Enter", "enter"],
  ["Esc", "escape"],
  ["?", "help"],
] as const;

/** The list of keys. */
export function KeyHelp({ open }: { open: Signal<boolean> }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open.value) dialog.current?.showModal();
  }, [open.value]);
  return (
    <dialog class="gen-sheet" ref={dialog} aria-labelledby={id} onClose={() => (open.value = false)}>
      <h2 id={id}>{t("plain-keys")}</h2>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`plain-key-${does}`)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button class="button plain wide">{t("close")}</button>
      </form>
    </dialog>
  );
}
