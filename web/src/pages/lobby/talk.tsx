import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { lobbyTalk } from "../../net/company";
import { t } from "../../ui/i18n";
import { Icon } from "../../ui/icons";
import { Talk } from "../../ui/talk/talk";

/** The chat of the lobby, folded up until the reader opens it. */
export function LobbyTalk(): JSX.Element {
  const open = useSignal(false);
  return (
    <details class="sheet people-here" onToggle={(toggle) => (open.value = toggle.currentTarget.open)}>
      <summary>
        <Icon name="chat" /> {t("talk-lobby")}
      </summary>
      {open.value && <Talk place={lobbyTalk} label={t("talk-lobby")} empty={t("talk-lobby-empty")} />}
    </details>
  );
}
