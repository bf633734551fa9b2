import type { CantStopView, Choice, Drop, Go, Move, Stop } from "../../wire/cant-stop";

/**
 * The two dice that are orange; the other two are red. `pinned`: the player made it on purpose, so that passing over
 * the board does not change it (CS-I4). `touched`: the dice, from the least to the most recently clicked.
 */
export interface Selection {
  orange: readonly [number, number];
  pinned: boolean;
  touched: readonly number[];
}

const UNTOUCHED = [0, 1, 2, 3] as const;

/** Return the selection before anybody chooses: the first live choice, else the first (CS-D9). Null without dice. */
export function preselected(view: CantStopView): Selection | null {
  const choice = view.choices.find((each) => each.live) ?? view.choices[0];
  return choice === undefined ? null : { orange: choice.dice, pinned: false, touched: UNTOUCHED };
}

/** Return the choice that these dice make, null for none; equal totals are one choice, however they are thrown. */
export function chosen(view: CantStopView, selection: Selection | null): Choice | null {
  if (selection === null || view.dice === null) return null;
  const { dice } = view;
  const sum = (of: readonly number[]): number => of.reduce((total, die) => total + (dice[die] ?? 0), 0);
  const orange = sum(selection.orange);
  const red = sum(dice.map((_, die) => die).filter((die) => !selection.orange.includes(die)));
  return view.choices.find((choice) => choice.orange === orange && choice.red === red) ?? null;
}

/**
 * Return the choices worth showing. If two differ only in the colours of their pairs, the second is left out, unless it
 * matters which pair climbs first: with the last climber, or a route that one pair alone can take.
 */
export function shown(view: CantStopView): Choice[] {
  return view.choices.filter(
    (choice, at) => !view.choices.slice(0, at).some((before) => mirrored(before, choice)),
  );
}

/** Return true when two choices are the same pairs in other colours and lead to the same position. */
export function mirrored(one: Choice, other: Choice): boolean {
  const ends = ({ climbs }: Choice): string[] => climbs.map(({ route, cell }) => `${route}:${cell}`).sort();
  return (
    one.orange === other.red &&
    one.red === other.orange &&
    one.stop === other.stop &&
    ends(one).join() === ends(other).join()
  );
}

/** Select a choice on purpose. */
export function pin(selection: Selection, choice: Choice): Selection {
  return { ...selection, orange: choice.dice, pinned: true };
}

/**
 * Turn a die to the other colour (CS-I3). The die of that colour that was left alone the longest changes with it. So
 * each colour always has two dice, and the last two dice clicked keep the colours that the player gave them.
 */
export function toggle(selection: Selection, die: number): Selection {
  const wasOrange = selection.orange.includes(die);
  const partner = selection.touched.find((other) => selection.orange.includes(other) !== wasOrange) ?? die;
  const flipped = new Set(selection.orange);
  for (const each of [die, partner]) if (!flipped.delete(each)) flipped.add(each);
  const [first = 0, second = 1] = [...flipped].sort((a, b) => a - b);
  const touched = [...selection.touched.filter((other) => other !== die), die];
  return { orange: [first, second], pinned: true, touched };
}

/** Swap orange and red. */
export function swap(selection: Selection): Selection {
  const [first = 0, second = 1] = UNTOUCHED.filter((die) => !selection.orange.includes(die));
  return { ...selection, orange: [first, second], pinned: true };
}

/** Return the live choice that moves a route with its pair orange: one at most, for the other pair is the rest. */
export function pairing(view: CantStopView, route: number): Choice | null {
  return (
    view.choices.find((choice) => choice.live && choice.orange === route && moves(choice, route)) ?? null
  );
}

export function moves(choice: Choice, route: number): boolean {
  return choice.climbs.some((climb) => climb.route === route);
}

/** Select the pairing of the route pointed at, unless something is pinned (CS-I4). */
export function hover(view: CantStopView, selection: Selection, route: number): Selection {
  const found = pairing(view, route);
  if (selection.pinned || found === null || found === chosen(view, selection)) return selection;
  return { ...selection, orange: found.dice };
}

/** Select and pin the pairing of a route, for a tap or Enter on it (CS-I4). */
export function tap(view: CantStopView, selection: Selection, route: number): Selection {
  const found = pairing(view, route);
  return found === null ? selection : pin(selection, found);
}

/** Return the choice that a click on a route commits: the selected one if it moves that route, else the route's own. */
export function aimed(view: CantStopView, selection: Selection | null, route: number): Choice | null {
  const now = chosen(view, selection);
  if (now === null || moves(now, route)) return now;
  return pairing(view, route) ?? now;
}

/** Return true when no pairing is live, so that only a DROP is left (CS-D7). */
export function nothingLive(view: CantStopView): boolean {
  return view.dice !== null && view.ended === null && !view.choices.some((choice) => choice.live);
}

export const go = ({ orange, red }: Choice): Go => ({ do: "go", orange, red });
export const stop = ({ orange, red }: Choice): Stop => ({ do: "stop", orange, red });
export const drop: Drop = { do: "drop" };

/** Return true when the table offers a move. */
export function offered(legal: readonly Move[], move: Move): boolean {
  return legal.some(
    (each) =>
      each.do === move.do &&
      (each.do === "drop" || move.do === "drop" || (each.orange === move.orange && each.red === move.red)),
  );
}
