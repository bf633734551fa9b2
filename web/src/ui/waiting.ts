import { computed, effect, signal } from "@preact/signals";
import { api } from "../net/api";
import { hall } from "../net/hall";
import type { Waiting } from "../wire/http";
import { place } from "./route";

const tables = signal<readonly Waiting[]>([]);

/** The tables that wait for this player, the most urgent first, without the one on the screen. */
export const waiting = computed(() => {
  const here = place.value.page === "table" ? place.value.id : null;
  return tables.value.filter(({ table }) => table !== here);
});

/** Ask for the list. Keep the old one without an answer, and ask again when the hall has sent a word meanwhile. */
function learn(): void {
  const last = hall.turn.peek();
  void api.waiting().then(
    (found) => {
      if (hall.turn.peek() === last) tables.value = found;
      else learn();
    },
    () => undefined,
  );
}

// The hall sends no word on the turns of the table on the screen: a reader who leaves it asks again.
effect(() => {
  if (hall.status.value === "open" && place.value.page !== "nowhere") learn();
});

effect(() => {
  if (hall.status.value === "open" && document.visibilityState === "visible") void clear();
});

effect(() => {
  const { value: turn } = hall.turn;
  if (turn === null) return;
  const others = tables.peek().filter(({ table }) => table !== turn.table);
  tables.value = turn.waits ? [...others, { table: turn.table, game: turn.game }] : others;
});

effect(() => {
  if (hall.strays.value > 0) learn();
});

/** Closes notifications of the system: a reader who is in the hall no longer needs them. */
async function clear(): Promise<void> {
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  for (const notice of (await worker?.getNotifications({ tag: "turn" })) ?? []) notice.close();
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible" || hall.status.peek() !== "open") return;
  learn();
  void clear();
});
