import { effect, untracked } from "@preact/signals";
import { announce } from "../../ui/announce";
import { people } from "../../ui/people";
import { plain, sentences, type Said } from "../../ui/words";
import type { Table } from "./table";

/** Speaks what happens at a table, and what is said, to screen readers; returns how to stop. */
export function narrate(table: Table): () => void {
  const stops = [happenings(table), talk(table)];
  return () => stops.forEach((stop) => stop());
}

function talk(table: Table): () => void {
  let spoken = 0;
  return effect(() => {
    const line = table.chat.value.at(-1);
    if (line === undefined || line.n <= spoken) return;
    const fresh = line.n > table.read.peek() && line.player !== table.you.peek()?.id;
    if (fresh && !table.muted.peek().includes(line.name)) announce(`${line.name}: ${line.text}`);
    spoken = line.n;
  });
}

function happenings(table: Table): () => void {
  return effect(() => {
    const { value: happened } = table.happened;
    untracked(() => {
      const meta = table.meta.value;
      if (happened === null || meta === null) return;
      const who = people(meta);
      const told = happened.events.flatMap((event) => sentences(event as Said, who));
      announce(told.map(plain).join(" "));
    });
  });
}
