import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { lazy } from "../../ui/lazy";
import type { KeyText } from "../kit/key-help";
import { Sheet } from "../kit/sheet";

const OddsTable = lazy(() => import("./Odds").then((odds) => odds.OddsTable));

/** The keys of this board. */
export const KEYS: readonly KeyText[] = [
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

/** Things to look up at the board: the probability table (CS-I10). */
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
    </div>
  );
}
