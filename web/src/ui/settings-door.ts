import { createRef } from "preact";

/** The panel of settings, which every page can open. */
export const settingsPanel = createRef<HTMLDialogElement>();

export function openSettings(): void {
  settingsPanel.current?.showModal();
}
