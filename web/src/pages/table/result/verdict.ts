import { winners } from "../../../boards/kit/words";
import { find } from "../../../ui/i18n";
import type { Said } from "../../../ui/words";
import type { Outcome } from "../../../wire/types";

/** The facts of a finished game for one reader. */
export interface Finish {
  game: string;
  /** Null for a game that everybody gave up. */
  outcome: Outcome | null;
  /** 'rules', 'conceded' or 'aborted'. */
  ended: string;
  /** Seats of the reader; none for spectators. */
  mine: readonly number[];
  /** True when somebody's time ran out with the entry that ended the game. */
  late?: boolean;
}

/** A heading, and a line below it. Their texts are `result-EVENT`, or `GAME-result-EVENT`. */
export interface Verdict {
  heading: Said;
  line: Said | null;
  mood: "won" | "lost" | "over";
}

/** Return the result for its reader: the winners, and how near the reader came. */
export function verdict(finish: Finish): Verdict {
  const { outcome, mine } = finish;
  const first = outcome === null ? [] : winners(outcome);
  if (outcome === null || outcome.ranking.length === 0) return over({ event: "none" });
  if (outcome.sides.length === 1) return alone(finish, first.length > 0, outcome.clause);
  if (first.length === 0) return over({ event: "nobody" });
  if (outcome.ranking.length === 1) return over({ event: "draw" });
  const own = ownSide(outcome, mine);
  if (own === null) return over({ event: "won", winners: first });
  const place = placeOf(outcome, own);
  return place === 1 ? won(finish, first) : lost(finish, outcome, first, own);
}

const over = (heading: Said): Verdict => ({ heading, line: null, mood: "over" });

function alone({ ended }: Finish, won: boolean, clause: string): Verdict {
  if (won) return { heading: { event: "solo-won", clause }, line: null, mood: "won" };
  const event = ended === "conceded" ? "solo-given-up" : "solo-lost";
  return { heading: { event, clause }, line: null, mood: "lost" };
}

function won({ mine, ended, late }: Finish, first: readonly number[]): Verdict {
  const others = first.filter((seat) => !mine.includes(seat));
  const heading: Said =
    others.length === 0 ? { event: "you-won" } : { event: "you-won-together", winners: others };
  return { heading, line: gaveUp(ended, late, "others"), mood: "won" };
}

function lost(finish: Finish, outcome: Outcome, first: readonly number[], own: number): Verdict {
  const heading: Said = { event: "won", winners: first };
  const gone = gaveUp(finish.ended, finish.late, "you");
  if (gone !== null) return { heading, line: gone, mood: "lost" };
  const points = behind(outcome, first, own);
  const margin = points === null ? null : marginOf(finish.game, points);
  return { heading, line: near(placeOf(outcome, own), outcome.sides.length, margin), mood: "lost" };
}

/** Return place and distance. With two sides the place is left out, as it says nothing new. */
function near(place: number, of: number, margin: string | null): Said | null {
  if (of === 2) return margin === null ? null : { event: "lost-by", margin };
  return margin === null ? { event: "placed", place, of } : { event: "behind", place, of, margin };
}

function gaveUp(ended: string, late = false, who: "you" | "others"): Said | null {
  return ended === "conceded" ? { event: `${who}-${late ? "out-of-time" : "gave-up"}` } : null;
}

/** Return the side of a reader who plays for one; null for spectators, and for a player who practises with all. */
function ownSide({ sides }: Outcome, mine: readonly number[]): number | null {
  const own = sides.flatMap((seats, side) => (seats.some((seat) => mine.includes(seat)) ? [side] : []));
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** Return the place of a side, counted from 1; equals share it. */
export function placeOf({ ranking }: Outcome, side: number): number {
  const at = ranking.findIndex((group) => group.includes(side));
  return 1 + ranking.slice(0, Math.max(0, at)).reduce((sum, group) => sum + group.length, 0);
}

/** Return the winner's lead in points; null where points do not show it: in teams, and where they say the opposite. */
function behind(outcome: Outcome, first: readonly number[], own: number): number | null {
  const [best] = first;
  const [seat] = outcome.sides[own] ?? [];
  if (first.length !== 1 || outcome.sides[own]?.length !== 1 || best === undefined || seat === undefined)
    return null;
  const margin = (outcome.scores[best] ?? 0) - (outcome.scores[seat] ?? 0);
  return margin > 0 ? margin : null;
}

/** A score with its unit, in the words of the game: "3 routes". */
export function score(game: string, points: number): string {
  return find(`${game}-score`, { score: points }) ?? String(points);
}

/** The difference of two scores with its unit, where that is another: "2 pieces" of "3 pieces out". */
function marginOf(game: string, points: number): string {
  return find(`${game}-margin`, { score: points }) ?? score(game, points);
}

/** Return true when a lower place has a higher score: the order then needs a word. */
export function contradicts({ ranking, sides, scores }: Outcome): boolean {
  const best = ranking.map((group) =>
    group.flatMap((side) => sides[side] ?? []).map((seat) => scores[seat] ?? 0),
  );
  return best.some((here, place) => {
    const after = best.slice(place + 1).flat();
    return here.length > 0 && after.length > 0 && Math.max(...after) > Math.min(...here);
  });
}

/** Return true when the scores mean something: a conceded game has none. */
export function scored({ scores }: Outcome): boolean {
  return scores.some((points) => points !== 0);
}
