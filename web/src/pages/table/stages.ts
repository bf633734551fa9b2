import { effect, untracked } from "@preact/signals";
import { winners } from "../../boards/kit/words";
import { play } from "../../ui/sound/play";
import type { Outcome } from "../../wire/types";
import type { Table } from "./table";

/** Play a sound when a game begins and when it ends, once the film has shown it. Return a function that stops this. */
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

/** Play the sound of victory or defeat. Spectators hear every victory as one. A game that was broken off is silent. */
function verdict(table: Table): void {
  const outcome = table.game.value?.outcome as Outcome | null | undefined;
  if (outcome == null || outcome.ranking.length === 0) return;
  const mine = table.you.value?.seats ?? [];
  const first = winners(outcome);
  play(first.length > 0 && (mine.length === 0 || mine.some((seat) => first.includes(seat))) ? "win" : "lose");
}
