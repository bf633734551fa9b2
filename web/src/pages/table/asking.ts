import type { Answer } from "../../net/connection";
import { addition, settle } from "../../net/nonces";
import { alarm } from "../../ui/announce";
import { accepted, warn } from "../../ui/notices";
import { clausePath, refusal } from "../../ui/refusals";
import type { Reason } from "../../wire/types";
import { replyLines } from "./reply";
import type { NoteLine, Table } from "./table";

/** Commands with which this player's device adds to the next game's chance. */
const SEALED = new Set(["join", "ready", "start", "rematch"]);
/** Lines that may be such a command. */
const COMMAND = /^\s*[/／](?![/／])/;

/** The newest command by button at each table, while it is under way. */
const underWay = new WeakMap<Table, { what: string; answer: Promise<boolean> }>();

/**
 * Gives a command by button. True when the table took it; a refusal is shown to the reader. Pressed again while it is
 * under way, as on a line that is slow or down, it is the same command: it is given once.
 */
export function give(table: Table, name: string, args: Record<string, unknown> = {}): Promise<boolean> {
  const what = JSON.stringify([name, args]);
  const before = underWay.get(table);
  // Only the newest: on, off and on again are three commands.
  if (before?.what === what) return before.answer;
  const answer = giveOnce(table, name, args).finally(() => {
    if (underWay.get(table)?.answer === answer) underWay.delete(table);
  });
  underWay.set(table, { what, answer });
  return answer;
}

async function giveOnce(table: Table, name: string, args: Record<string, unknown>): Promise<boolean> {
  const answer = await ask(table, name, args, SEALED.has(name));
  if (answer.type === "refused") refuse(table, answer);
  else if (answer.type === "ack") reply(table, answer.reply);
  return answer.type !== "refused";
}

/** Says a typed line: chat, or a command after a slash. True when the table took it. */
export async function say(table: Table, text: string): Promise<boolean> {
  if (text.startsWith("/") && !text.startsWith("//")) table.note({ kind: "typed", lines: [{ text }] });
  const answer = await ask(table, "line", { text }, COMMAND.test(text));
  if (answer.type === "refused") {
    const line = explained(table, answer);
    table.note({ kind: "refused", lines: [line] });
    warn(line.text, line.link ?? null);
  } else if (answer.type === "ack") reply(table, answer.reply);
  return answer.type !== "refused";
}

/** Ask the table. A command that it takes drops earlier refusals. */
async function ask(
  table: Table,
  name: string,
  args: Record<string, unknown>,
  adds: boolean,
): Promise<Answer> {
  const sealed = adds && table.meta.peek()?.status !== "playing";
  const answer = await (sealed ? seal(table, name, args) : table.ask(name, args));
  if (answer.type !== "refused") accepted();
  return answer;
}

/** Asks with what the device adds to chance; the pledge is kept for as long as the table holds to it. */
async function seal(table: Table, name: string, args: Record<string, unknown>): Promise<Answer> {
  const added = addition(table.meta.peek());
  const answer = await table.ask(name, { ...args, ...added });
  if ("pledge" in added) {
    const held = table.meta.peek()?.chairs.some(({ pledge }) => pledge === added.pledge) ?? false;
    settle(added.pledge, answer.type !== "refused" && held ? table.id : null);
  }
  return answer;
}

/** Shows why something was refused, with the way to its clause. */
export function refuse(table: Table, reason: Reason): void {
  if (reason.code === "table-password") table.locked.value = true;
  const line = explained(table, reason);
  warn(line.text, line.link ?? null);
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
