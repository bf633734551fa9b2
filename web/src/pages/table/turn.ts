import { effect } from "@preact/signals";
import { moving } from "../../net/settings";
import { alarm, hush } from "../../ui/announce";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { callPlayer } from "../../ui/sound/touch";
import type { Table } from "./table";

const FLASH_MS = 1_200;

/** Calls the player when it is their turn: by voice, and in the title of the tab. Returns how to stop. */
export function callToTurn(table: Table): () => void {
  let called = false;
  return effect(() => {
    const meta = table.meta.value;
    const title = meta === null ? t("brand") : `${gameName(meta.game)} · ${t("brand")}`;
    const own = table.turn.value.length > 0;
    const { still, ready } = table.clock;
    // Who looks at the film is called after it, and once the board hears keys; who looks elsewhere, at once.
    const mine = own && ((ready.value && still.value) || document.hidden);
    if (mine && !called) {
      alarm(t("your-turn"));
      callPlayer();
      called = true;
    } else if (!own && called) {
      // Who explores by touch must not find a call that holds no longer.
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
