import { find, t } from "../../ui/i18n";
import { optionName } from "../../ui/option-field";
import type { OptionCard } from "../../wire/http";

/** Questions anybody may ask; the other commands are those the table names. */
export const QUESTIONS = [
  "help",
  "info",
  "who",
  "hint",
  "rules",
  "replay",
  "export",
  "verify",
  "invite",
  "mute",
  "password",
  "whereis",
  "language",
];

/** A completion of the typed line: the whole line, and a word on its effect. */
export interface Completion {
  line: string;
  help: string;
}

export interface Known {
  game: string;
  /** Names of commands; true when they can be given now. */
  commands: Record<string, boolean>;
  options: readonly OptionCard[];
  bots: readonly string[];
  /** The name of each chair's owner. */
  chairs: readonly string[];
  locales: readonly string[];
}

const MOST = 8;

/** The ways to go on from a typed line; none for chat. */
export function completions(typed: string, known: Known): Completion[] {
  if (!typed.startsWith("/") || typed.startsWith("//")) return [];
  const [, head = "", tail] = /^\/(\S*)(?:\s+(.*))?$/.exec(typed) ?? [];
  const found =
    tail === undefined && !/\s$/.test(typed) ? commands(head, known) : words(head, tail ?? "", known);
  return found.filter(({ line }) => line !== typed).slice(0, MOST);
}

function commands(head: string, known: Known): Completion[] {
  const named = [...Object.keys(known.commands), ...QUESTIONS].filter(
    (name, at, all) => all.indexOf(name) === at,
  );
  const bare = known.options.map((option) => option.name);
  const matching = [...named, ...bare].filter((name) => matches(name, head));
  const late = (name: string): number => (known.commands[name] === false ? 1 : 0);
  return matching
    .sort((a, b) => late(a) - late(b) || starts(b, head) - starts(a, head))
    .map((name) => ({
      line: `/${name}${takesMore(name, known) ? " " : ""}`,
      help: find(`command-${name}-help`) ?? optionName(known.game, name),
    }));
}

/** Return true when `head` begins the name of a command, or that name in the reader's language. */
function matches(name: string, head: string): boolean {
  const local = find(`command-${name}`) ?? "";
  return starts(name, head) === 1 || starts(local, head) === 1;
}

function starts(name: string, head: string): number {
  return name.toLowerCase().startsWith(head.toLowerCase()) ? 1 : 0;
}

function takesMore(name: string, known: Known): boolean {
  const option = known.options.find((one) => one.name === name);
  return (
    ["option", "bot", "seat", "kick", "host", "lend", "mute", "whereis", "language"].includes(name) ||
    (option !== undefined && option.kind !== "flag")
  );
}

function words(head: string, tail: string, known: Known): Completion[] {
  const before = `/${head} `;
  const offer = (list: readonly [string, string][]): Completion[] =>
    list.filter(([word]) => starts(word, tail) === 1).map(([word, help]) => ({ line: before + word, help }));
  const places = known.chairs.map((name, chair): [string, string] => [String(chair + 1), name]);
  switch (head) {
    case "option":
      return option(tail, known);
    case "bot":
      return offer(known.bots.map((level) => [level, t(`level-${level}`)]));
    case "seat":
    case "kick":
    case "host":
      return offer(places);
    case "lend":
      return offer([...places, ["off", t("lend-back")]]);
    case "mute":
      return offer(known.chairs.map((name) => [name, ""]));
    case "language":
      return offer(known.locales.map((locale) => [locale, ""]));
    default: {
      const bare = known.options.find((one) => one.name === head);
      return bare === undefined ? [] : offer(values(bare));
    }
  }
}

function option(tail: string, known: Known): Completion[] {
  const [name = "", value] = tail.split(/\s+/, 2);
  const chosen = known.options.find((one) => one.name === name);
  if (chosen !== undefined && value !== undefined)
    return values(chosen)
      .filter(([word]) => starts(word, value) === 1)
      .map(([word, help]) => ({ line: `/option ${name} ${word}`, help }));
  return known.options
    .filter((one) => starts(one.name, name) === 1)
    .map((one) => ({ line: `/option ${one.name} `, help: optionName(known.game, one.name) }));
}

function values(option: OptionCard): [string, string][] {
  if (option.kind === "flag")
    return [
      ["on", t("value-true")],
      ["off", t("value-false")],
    ];
  if (option.kind === "choice") return option.choices.map((choice) => [choice, ""]);
  const count = Math.min(MOST, option.high - option.low + 1);
  return Array.from({ length: count }, (_, step) => [String(option.low + step), ""]);
}
