import { effect } from "@preact/signals";
import { moving } from "../../net/settings";
import { alarm, hush } from "../../ui/announce";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { callPlayer } from "../../ui/sound/touch";
import type { Table } from "./table";

const FLASH_MS = 1_200;

/** Call the player to their turn, by voice and in the title of the tab. Return a function that stops this. */
export function callToTurn(table: Table): () => void {
  let called = false;
  return effect(() => {
    const meta = table.meta.value;
    const title = meta === null ? t("brand") : `${gameName(meta.game)} · ${t("brand")}`;
    const own = table.turn.value.length > 0;
    const { still, ready } = table.clock;
    // A player who watches the film is called after it, once the board hears keys.
    // A player who looks elsewhere is called at once.
    const mine = own && ((ready.value && still.value) || document.hidden);
    if (mine && !called) {
      alarm(t("your-turn"));
      callPlayer();
      called = true;
    } else if (!own && called) {
      // A player who explores by touch must not find a call that is out of date.
      hush(t("your-turn"));
      called = false;
    }
    document.title = title;
    if (!mine) return;
    const call = `● ${t("your-turn")} · ${title}`;
    document.title = call;
    if (!moving()) return;
    const flash = setInterval(() => {
      document.title = document.hidden && document.title === call ? title : call;
    }, FLASH_MS);
    return () => clearInterval(flash);
  });
}
