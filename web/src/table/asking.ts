import { alarm } from "../announce";
import { notify } from "../notices";
import { clausePath, refusal } from "../refusals";
import type { Reason } from "../wire/types";
import { nonce } from "./nonce";
import { replyLines } from "./reply";
import type { NoteLine, Table } from "./table";

/** Commands that add this player's nonce to the next game's chance. */
const SEALED = new Set(["join", "ready", "start", "rematch"]);

/** Gives a command by button. True when the table took it; a refusal is shown to the reader. */
export async function give(table: Table, name: string, args: Record<string, unknown> = {}): Promise<boolean> {
  const answer = await table.ask(name, SEALED.has(name) ? { ...args, nonce: nonce() } : args);
  if (answer.type === "refused") refuse(table, answer);
  else if (answer.type === "ack") reply(table, answer.reply);
  return answer.type !== "refused";
}

/** Says a typed line: chat, or a command after a slash. True when the table took it. */
export async function say(table: Table, text: string): Promise<boolean> {
  if (text.startsWith("/") && !text.startsWith("//")) table.note({ kind: "typed", lines: [{ text }] });
  const answer = await table.ask("line", { text, nonce: nonce() });
  if (answer.type === "refused") {
    const line = explained(table, answer);
    table.note({ kind: "refused", lines: [line] });
    notify(line.text, line.link ?? null);
  } else if (answer.type === "ack") reply(table, answer.reply);
  return answer.type !== "refused";
}

/** Shows why something was refused, with the way to its clause. */
export function refuse(table: Table, reason: Reason): void {
  const line = explained(table, reason);
  notify(line.text, line.link ?? null);
}

function explained(table: Table, reason: Reason): NoteLine {
  const game = table.meta.peek()?.game ?? null;
  const text = refusal(reason, game);
  const { clause } = reason;
  return clause === null || game === null
    ? { text }
    : { text, link: { href: clausePath(game, clause), text: clause } };
}

/** Writes the answer to a question into this reader's log. */
function reply(table: Table, said: unknown): void {
  const lines = replyLines(table, said);
  if (lines.length === 0) return;
  table.note({ kind: "reply", lines });
  alarm(lines.map((line) => line.text).join(" "));
}
