import { effect, untracked } from "@preact/signals";
import { announce } from "../../ui/announce";
import { people } from "../../ui/people";
import { merged, runs } from "../../ui/runs";
import { spokenLine } from "../../ui/talk/phrases";
import { play } from "../../ui/sound/play";
import { plain, type Said } from "../../ui/words";
import type { Table } from "./table";

/** Speak the events and the chat of a table to screen readers. Return a function that stops this. */
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
    if (fresh && !table.muted.peek().includes(line.name)) {
      announce(`${line.name}: ${spokenLine(line.text).text}`);
      play("knock");
    }
    spoken = line.n;
  });
}

function happenings(table: Table): () => void {
  const meant = { rev: 0, events: [] as readonly unknown[], spoken: 0 };
  /** Speak events up to number `count` that were not spoken yet. A run of one kind is spoken when it is over. */
  function speak(count: number): void {
    const meta = table.meta.peek();
    if (meta === null) return;
    const who = people(meta);
    const events = meant.events as readonly Said[];
    let end = count;
    while (end > meant.spoken && goesOn(who.game, events[end - 1], events[end])) end -= 1;
    const told = merged(events.slice(meant.spoken, end), who);
    meant.spoken = Math.max(meant.spoken, end);
    if (told.length > 0) announce(told.map(({ words }) => plain(words)).join(" "));
  }
  return effect(() => {
    const { value: happened } = table.happened;
    const count = happened === null ? 0 : table.clock.told(happened.rev, happened.events.length);
    untracked(() => {
      if (happened === null) return;
      if (happened.rev !== meant.rev) {
        speak(meant.events.length);
        Object.assign(meant, happened, { spoken: 0 });
      }
      speak(count);
    });
  });
}

/** Return true when one sentence tells this event and the next. */
function goesOn(game: string, now: Said | undefined, next: Said | undefined): boolean {
  return now !== undefined && next !== undefined && runs(game, now, next);
}
