import { effect, untracked } from "@preact/signals";
import { announce } from "../announce";
import { plain, sentence, type Said } from "../log/words";
import { people } from "./people";
import type { Table } from "./table";

/** Speaks what happens at a table to screen readers; returns how to stop. */
export function narrate(table: Table): () => void {
  return effect(() => {
    const { value: happened } = table.happened;
    untracked(() => {
      const meta = table.meta.value;
      if (happened === null || meta === null) return;
      const who = people(meta);
      const sentences = happened.events.map((event) => sentence(event as Said, who));
      announce(sentences.map((words) => (words === null ? "" : plain(words))).join(" "));
    });
  });
}
