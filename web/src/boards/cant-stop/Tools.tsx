import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { lazy } from "../../ui/lazy";
import { KeyHelp, type KeyText } from "../kit/key-help";
import { Sheet } from "../kit/sheet";
import { prefs } from "./prefs";

const OddsTable = lazy(() => import("./Odds").then((odds) => odds.OddsTable));

const KEYS: readonly KeyText[] = [
  ["G", "go"],
  ["S", "stop"],
  ["D", "drop"],
  ["1–6", "pick"],
  ["O", "swap"],
  ["Esc", "reset"],
  ["←↑↓→", "arrows"],
  ["Enter", "enter"],
  ["B", "scene"],
];

/** What one may look up at the board: the probability table (CS-I10) and the keys. */
export function Tools(): JSX.Element {
  const odds = useSignal(false);
  return (
    <div class="cs-tools">
      <button type="button" class="board-link" onClick={() => (odds.value = true)}>
        {t("cant-stop-ui-table")}
      </button>
      <Sheet open={odds} title={t("cant-stop-ui-table")}>
        <OddsTable />
      </Sheet>
      <KeyHelp game="cant-stop" keys={KEYS} on={prefs.keys.value} />
    </div>
  );
}
