import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { lazy } from "../../ui/lazy";
import { KeyHelp } from "./KeyHelp";
import { Sheet } from "./Sheet";

const OddsTable = lazy(() => import("./Odds").then((odds) => odds.OddsTable));

/** What one may look up at the board: the probability table (CS-I10) and the keys. */
export function Tools({ keys }: { keys: Signal<boolean> }): JSX.Element {
  const odds = useSignal(false);
  return (
    <div class="cs-tools">
      <button type="button" onClick={() => (odds.value = true)}>
        {t("cant-stop-ui-table")}
      </button>
      <button type="button" class="for-keys" onClick={() => (keys.value = true)}>
        {t("cant-stop-ui-keys")}
      </button>
      <Sheet open={odds} title={t("cant-stop-ui-table")}>
        <OddsTable />
      </Sheet>
      <KeyHelp open={keys} />
    </div>
  );
}
