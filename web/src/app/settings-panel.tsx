import { useSignal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { t } from "../ui/i18n";
import { Icon } from "../ui/icons";
import { lazy } from "../ui/lazy";

const SettingsList = lazy(() => import("./settings-list").then((part) => part.SettingsList));

/** The panel of the reader's preferences on this device. */
export function SettingsPanel({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }): JSX.Element {
  const shown = useSignal(false);
  return (
    <dialog
      ref={dialog}
      class="panel"
      aria-labelledby="settings-title"
      onToggle={() => (shown.value = dialog.current?.open ?? false)}
      onClick={(click) => {
        if (click.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="panel-body">
        <div class="panel-head">
          <h2 id="settings-title">{t("settings")}</h2>
          <button type="button" class="bare" aria-label={t("close")} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {shown.value && <SettingsList />}
      </div>
    </dialog>
  );
}
