import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../../ui/i18n";

const KEYS = [
  ["←↑↓→", "arrows"],
  ["Shift + ←↑↓→", "aim"],
  ["0", "supply"],
  ["1–5", "memory"],
  ["Enter", "enter"],
  ["U / Esc", "undo"],
  ["H", "hint"],
  ["D", "danger"],
  ["Tab", "tab"],
  ["?", "keys"],
] as const;

/** The list of keys. */
export function KeyHelp({ open }: { open: Signal<boolean> }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open.value) dialog.current?.showModal();
  }, [open.value]);
  return (
    <dialog class="hr-sheet" ref={dialog} aria-labelledby={id} onClose={() => (open.value = false)}>
      <h2 id={id}>{t("hidden-rooms-ui-keys")}</h2>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`hidden-rooms-ui-key-${does}`)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button class="button plain wide">{t("close")}</button>
      </form>
    </dialog>
  );
}
