import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { useShortcuts } from "./keys";
import { Sheet } from "./sheet";

/** The label of a key, and the end of its text `GAME-ui-key-…`. */
export type KeyText = readonly [string, string];

interface Props {
  game: string;
  keys: readonly KeyText[];
  /** True where single keys act on the board: then `?` shows the list, too. */
  on: boolean;
  /** The looks of the button. */
  class?: string;
}

/** The keys of a game, for players who use them: a button, and the list behind it. */
export function KeyHelp({ game, keys, on, class: looks = "board-link" }: Props): JSX.Element {
  const open = useSignal(false);
  useShortcuts(({ key }) => {
    if (on && key === "?") open.value = true;
  });
  return (
    <>
      <button type="button" class={`${looks} for-keys`} onClick={() => (open.value = true)}>
        {t("keys")}
      </button>
      <Sheet open={open} title={t("keys")}>
        <KeyList game={game} keys={keys} />
      </Sheet>
    </>
  );
}

/** The keys, each with its effect. */
export function KeyList({ game, keys }: Pick<Props, "game" | "keys">): JSX.Element {
  const rows = [...keys.map(([key, does]) => [key, t(`${game}-ui-key-${does}`)]), ["?", t("keys-list")]];
  return (
    <dl class="key-list">
      {rows.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
