import { LOCALES, settings } from "../../net/settings";
import { t, written } from "../../ui/i18n";
import { optionWords } from "../../ui/options";
import { chairLook, people, seatLooks } from "../../ui/people";
import { shown } from "../../ui/refusals";
import { plain, sentence } from "../../ui/words";
import { wayTo } from "./club";
import type { NoteLine, Table } from "./table";
import { listed } from "../../ui/dialect";

/** The answer to a question: a text by key, and the further details of that question. */
interface Reply {
  key: string;
  args: Record<string, unknown>;
  commands?: string[];
  options?: Record<string, boolean | number | string>;
  people?: { chair: number; name: string; bot: string | null; online: boolean }[];
  /** The whereabouts of people of a name. */
  found?: { name: string; where: string; table: string | null }[];
  words?: string[];
  seat?: number;
  moves?: { do: string; [field: string]: unknown }[];
}

/** Return the lines of an answer in the reader's log; none when `said` is no answer. */
export function replyLines(table: Table, said: unknown): NoteLine[] {
  if (!isReply(said)) return [];
  const head = { text: t(said.key, shown(said.args)) };
  switch (said.key) {
    case "reply-help":
      return [
        head,
        ...(said.commands ?? []).map((name) => ({ text: `/${name} – ${t(`command-${name}-help`)}` })),
      ];
    case "reply-info":
      return [head, ...optionLines(table, said.options ?? {})];
    case "reply-who":
      return [head, ...whoLines(table, said.people ?? [])];
    case "reply-whereis":
      return (said.found ?? []).map(({ name, where, table: at }) => ({
        text: t("reply-whereis", { name, where }),
        ...(at === null
          ? {}
          : { link: { href: `/t/${at}`, text: new URL(`/t/${at}`, location.origin).href } }),
      }));
    case "reply-hint":
      return [head, ...moveLines(table, said.seat ?? 0, said.moves ?? [])];
    case "reply-language":
      return [spoken(said.words ?? [], head)];
    case "reply-mute":
      return [{ text: t("reply-mute", { names: listed(muted(table, said.words ?? [])) || "none" }) }];
    default:
      return [{ ...head, ...linked(table, said) }];
  }
}

function linked(table: Table, { key, args }: Reply): Pick<NoteLine, "link"> {
  const game = table.meta.peek()?.game ?? "";
  const no = typeof args["no"] === "number" ? args["no"] : 1;
  const paths: Record<string, string> = {
    "reply-rules": `/rules/${game}`,
    "reply-invite": wayTo(table.id),
    "reply-replay": `/t/${table.id}/replay/${no}`,
    "reply-verify": `/verify?table=${table.id}&game=${no}`,
    "reply-export": `/api/tables/${table.id}/log`,
  };
  const href = paths[key];
  return href === undefined ? {} : { link: { href, text: new URL(href, location.origin).href } };
}

function optionLines(table: Table, options: Record<string, boolean | number | string>): NoteLine[] {
  const game = table.meta.peek()?.game ?? "";
  return Object.entries(options).map(([name, value]) => ({ text: optionWords(game, name, value) }));
}

function whoLines(table: Table, who: Required<Reply>["people"]): NoteLine[] {
  const meta = table.meta.peek();
  if (meta === null) return [];
  const seats = seatLooks(meta);
  return who.map((one) => ({
    text: `${one.chair + 1}. ${chairLook(meta, seats, one.chair).name}${one.online || one.bot !== null ? "" : ` – ${t("mark-away")}`}`,
  }));
}

function moveLines(table: Table, seat: number, moves: Required<Reply>["moves"]): NoteLine[] {
  const meta = table.meta.peek();
  if (meta === null) return [];
  const who = people(meta);
  return moves.map((move) => {
    const told = sentence({ ...move, event: move.do, seat }, who, "move");
    return { text: told === null ? t("move-unsaid") : plain(told) };
  });
}

function spoken(words: string[], head: NoteLine): NoteLine {
  const wanted = LOCALES.find((locale) => locale === words[0]?.toLowerCase());
  if (wanted === undefined) return { text: t("reply-language-which", { known: LOCALES.join(", ") }) };
  settings.locale.value = wanted;
  return head;
}

/** Hide the chat of people by name, or show it again. Return the names that are hidden now. */
function muted(table: Table, words: string[]): string[] {
  const name = words.join(" ");
  const now = table.muted.peek();
  if (name !== "")
    table.muted.value = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
  return [...table.muted.peek()];
}

function isReply(said: unknown): said is Reply {
  return typeof said === "object" && said !== null && "key" in said && written(String(said.key));
}
