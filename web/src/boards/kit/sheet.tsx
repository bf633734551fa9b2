import type { Signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../../ui/i18n";
import "./sheet.css";

interface Props {
  open: Signal<boolean>;
  title: string;
  /** A class for its kind. */
  class?: string;
  children: ComponentChildren;
}

/** A dialog to read over the board. Its content exists only while it is open. */
export function Sheet({ open, title, class: kind = "", children }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open.value) dialog.current?.showModal();
  }, [open.value]);
  return (
    <dialog
      class={`board-sheet ${kind}`}
      ref={dialog}
      aria-labelledby={id}
      onClose={() => (open.value = false)}
    >
      <h2 id={id}>{title}</h2>
      {open.value && children}
      <form method="dialog">
        <button class="button plain wide">{t("close")}</button>
      </form>
    </dialog>
  );
}
