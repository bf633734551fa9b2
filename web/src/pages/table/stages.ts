import { effect, untracked } from "@preact/signals";
import { winners } from "../../boards/kit/words";
import { play } from "../../ui/sound/play";
import type { Outcome } from "../../wire/types";
import type { Table } from "./table";

/** Sounds when a game begins, and when it ends, as far as the film has shown it. Returns how to stop. */
export function soundStages(table: Table): () => void {
  let before: string | null = null;
  return effect(() => {
    const now = table.shown.value?.status ?? null;
    const last = before;
    before = now;
    if (last === null || now === last) return;
    untracked(() => {
      if (now === "playing") play("start");
      else if (now === "over") verdict(table);
    });
  });
}

/** Whoever only watches hears a victory as one; a game that was broken off is nobody's. */
function verdict(table: Table): void {
  const outcome = table.game.value?.outcome as Outcome | null | undefined;
  if (outcome == null || outcome.ranking.length === 0) return;
  const mine = table.you.value?.seats ?? [];
  const first = winners(outcome);
  play(first.length > 0 && (mine.length === 0 || mine.some((seat) => first.includes(seat))) ? "win" : "lose");
}
