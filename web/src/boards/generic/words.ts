import { find, t } from "../../ui/i18n";
import { paint, type SeatLook } from "../../ui/seats";
import { plain, sentence, type People, type Word } from "../../ui/words";
import { differing, type AnyMove, type Option } from "./menu";

/** The context of words: the game whose texts come first, and the players in their seats. */
export interface Known {
  game: string;
  seats: readonly SeatLook[];
}

/** Fields whose number is a seat. */
const SEAT = new Set([
  ...[
    "seat",
    "mover",
    "first",
    "start",
    "starter",
    "dealer",
    "leader",
    "owner",
    "holder",
    "winner",
    "victim",
  ],
  ...["viewer", "partner", "target_seat", "scheduled", "marker", "last_turn", "to_move", "current_player"],
]);
/** Fields whose list of numbers is a list of seats. */
const SEATS = new Set([
  "seats",
  "winners",
  "actors",
  "removed",
  "asked",
  "waiting",
  "passes",
  "queue",
  "gone",
]);
/** Lists with an entry for each seat. */
const EACH = new Set(["players", "turns", "scores", "points", "hands", "wins", "bivouacs", "tokens"]);
/** Values that may have a text of their own, and values that are several words in one. */
const CODE = /^[a-zA-Z0-9_-]+$/;
const SNAKE = /^[a-z][a-z\d]*(?:[_-][a-z\d]+)+$/;
const SQUARE_NAME = /^[a-z]\d/;
const GAP = "…";
/** A bracket left open at the end of a text, and one closed at its start. */
const OPENED = /[（(][^（()）]*$/u;
const CLOSED = /^[^（()）]*[)）]/u;
/** Most moves of a kind whose words are compared. */
const SAMPLE = 40;

/** Return the name of a field: the game's own text, the hall's, or the field's name as words. */
export function fieldWords(field: string, { game }: Known): string {
  return find(`${game}-field-${field}`) ?? find(`field-${field}`) ?? humanised(field);
}

/** Return a name of the code as words: "In hand" for `in_hand`, "End turn" for `end-turn` and for `endTurn`. */
export function humanised(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return capital(words);
}

/** Return the seat that a number in this field means; null for no seat. `listed`: the number stands in a list. */
export function seatIn(field: string, value: unknown, { seats }: Known, listed = false): SeatLook | null {
  if (typeof value !== "number" || !(listed ? SEATS : SEAT).has(field)) return null;
  return seats[value] ?? null;
}

/** Return the seats of the entries of this list, where it has one for each of several; else null. */
export function seatsOf(field: string, length: number, { seats }: Known): readonly SeatLook[] | null {
  return EACH.has(field) && seats.length === length && length > 1 ? seats : null;
}

/** Return a value as plain words. */
export function valueWords(field: string, value: unknown, known: Known, listed = false): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") return seatIn(field, value, known, listed)?.name ?? String(value);
  if (typeof value === "string") return named(value, known);
  if (Array.isArray(value)) {
    const words = value.map((item: unknown) =>
      Array.isArray(item)
        ? item.map((each) => valueWords("", each, known)).join("/")
        : valueWords(field, item, known, true),
    );
    return words.length === 0 ? "–" : words.join(", ");
  }
  return Object.entries(value)
    .map(([name, each]) => `${fieldWords(name, known)} ${valueWords(name, each, known)}`)
    .join(", ");
}

/** Return the words of a value that has a name: `native_site` has no text and becomes "native site". */
function named(value: string, { game }: Known): string {
  return (
    (CODE.test(value) ? (find(`${game}-value-${value}`) ?? find(`${game}-thing-${value}`)) : null) ??
    (SNAKE.test(value) ? value.replace(/[_-]/g, " ") : value)
  );
}

/** Return a move in words: the text `GAME-move-TAG`, or else its kind and its fields. */
export function moveWords(move: AnyMove, known: Known): Word[] {
  const said = sentence({ ...move, event: move.do }, people(known), "move");
  if (said !== null) return raised(said);
  const fields = Object.entries(move).filter(([field]) => field !== "do");
  const told = fields.map(
    ([field, value]) => `${fieldWords(field, known)} ${valueWords(field, value, known)}`,
  );
  return [told.length === 0 ? humanised(move.do) : `${humanised(move.do)}: ${told.join(", ")}`];
}

/** Return the common words of these moves of one kind, with a gap where they differ. */
export function kindWords(moves: readonly AnyMove[], known: Known): string {
  const [first] = moves;
  if (first === undefined) return "";
  const own = find(`${known.game}-kind-${first.do}`);
  if (own !== null) return capital(own);
  const every = Math.ceil(moves.length / SAMPLE);
  const said = moves.filter((_, n) => n % every === 0).map((move) => plain(moveWords(move, known)));
  const text = common(said);
  return /\p{L}/u.test(text) ? text : humanised(first.do);
}

/** Return the common beginning and end of texts: "Paddle to …". Texts with spaces are cut between words only. */
function common(texts: readonly string[]): string {
  const [first = "", ...rest] = texts;
  if (rest.every((text) => text === first)) return first;
  const short = Math.min(...texts.map((text) => text.length));
  let head = 0;
  while (head < short && rest.every((text) => text[head] === first[head])) head += 1;
  let tail = 0;
  while (tail < short - head && rest.every((text) => text.at(-1 - tail) === first.at(-1 - tail))) tail += 1;
  const begun = first.slice(0, head).replace(/(\s)\S*$/u, "$1");
  const spaced = first.includes(" ");
  const start = spaced && !begun.endsWith(" ") ? "" : begun;
  const ended = first.slice(first.length - tail);
  const end = spaced ? ended.replace(/^\S*/u, "") : ended;
  return `${start.replace(OPENED, "")}${GAP}${end.replace(CLOSED, "")}`.trim();
}

/** Return the words of each option: two moves never have the same. */
export function optionWords(options: readonly Option[], known: Known): Word[][] {
  const moves = options.flatMap((option) => (option.is === "move" ? [option.move] : []));
  const said = new Map<string, AnyMove[]>();
  for (const move of moves) {
    const text = plain(moveWords(move, known));
    said.set(text, [...(said.get(text) ?? []), move]);
  }
  return options.map((option) => {
    if (option.is === "step") return stepWords(option, known);
    const words = moveWords(option.move, known);
    const alike = said.get(plain(words)) ?? [];
    const apart = differing(alike).map(
      (field) => `${fieldWords(field, known)} ${valueWords(field, option.move[field], known)}`,
    );
    return apart.length === 0 ? words : [...words, ` (${apart.join(", ")})`];
  });
}

function stepWords({ step, moves }: Extract<Option, { is: "step" }>, known: Known): Word[] {
  const { field, values } = step;
  if (field === "do") return [kindWords(moves, known)];
  const look = values.length === 1 ? seatIn(field, values[0], known) : null;
  if (look !== null) return [look];
  const [from, to] = [values[0], values.at(-1)].map((value) => valueWords(field, value, known));
  return [values.length === 1 ? (from ?? "–") : t("plain-range", { from: from ?? "", to: to ?? "" })];
}

/** Return the people whom a move may name. */
function people({ game, seats }: Known): People {
  const nobody: SeatLook = { seat: 0, name: "–", ...paint(0), side: 0, bot: null };
  return { game, seats, chair: (chair) => seats[chair] ?? nobody, player: (id) => id, goal: 1 };
}

function raised([first, ...rest]: Word[]): Word[] {
  return first === undefined ? [] : [typeof first === "string" ? capital(first) : first, ...rest];
}

/** Return a text with a capital first letter; the name of a square, as in `e1`, stays as it is. */
function capital(text: string): string {
  return SQUARE_NAME.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
