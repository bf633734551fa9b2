/** Which pairing is selected and how it came to be: everything here only reads the view. */

import type { CantStopView, Choice } from "../../wire/cant-stop";

/** The two orange dice by index; the other two are red, so every selection has two of each (CS-D3). */
export interface Selection {
  orange: readonly [number, number];
  /** Dice clicked since the throw, latest last: what was clicked last is swapped out last. */
  clicked: readonly number[];
  /** Made on the dice, by key, chip or tap; hovering does not change it (CS-I4). */
  pinned: boolean;
}

const ALL = [0, 1, 2, 3] as const;

/** Changes with every throw: a selection belongs to one throw only. */
export function throwOf(view: CantStopView): string {
  return [view.mover, view.turns.join("."), view.rolls, view.dice?.join("")].join("/");
}

/** The selection a throw begins with: the first live choice (CS-D9); null while no dice lie. */
export function preselect(view: CantStopView): Selection | null {
  if (view.dice === null) return null;
  const choice = view.choices.find((one) => one.live) ?? view.choices[0];
  return { orange: choice?.dice ?? [0, 1], clicked: [], pinned: false };
}

/** The choice a selection stands for. Null when the view lists none for it. */
export function choiceOf(view: CantStopView, selection: Selection | null): Choice | null {
  if (selection === null || view.dice === null) return null;
  const [orange, red] = totals(view.dice, selection.orange);
  const exact = view.choices.find((one) => one.orange === orange && one.red === red);
  return exact ?? view.choices.find((one) => one.orange === red && one.red === orange) ?? null;
}

/** Totals of the orange and of the red pair. */
export function totals(dice: readonly number[], orange: readonly number[]): [orange: number, red: number] {
  const sum = (wanted: boolean): number =>
    dice.reduce((total, pips, die) => (orange.includes(die) === wanted ? total + pips : total), 0);
  return [sum(true), sum(false)];
}

/**
 * Recolours a die and, to keep two of each, one die of the other colour (CS-I3): not one clicked before,
 * if that can be; then the one that leaves a live pairing; then the first.
 */
export function toggle(view: CantStopView, selection: Selection, die: number): Selection {
  const wasOrange = selection.orange.includes(die);
  const partners = ALL.filter((other) => selection.orange.includes(other) !== wasOrange);
  const ranked = partners.map((partner) => {
    const orange = flipped(selection.orange, die, partner);
    const live = choiceOf(view, { ...selection, orange })?.live === true;
    return { partner, orange, order: [selection.clicked.lastIndexOf(partner), live ? 0 : 1, partner] };
  });
  ranked.sort((a, b) => compare(a.order, b.order));
  const clicked = [...selection.clicked.filter((other) => other !== die), die];
  return { orange: ranked[0]?.orange ?? selection.orange, clicked, pinned: true };
}

function flipped(orange: readonly number[], die: number, partner: number): [number, number] {
  const [a = 0, b = 1] = ALL.filter((one) => orange.includes(one) !== (one === die || one === partner));
  return [a, b];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, x] of a.entries()) if (x !== b[i]) return x - (b[i] ?? 0);
  return 0;
}

/** Orange becomes red and red orange. */
export function swap(selection: Selection): Selection {
  const [a = 0, b = 1] = ALL.filter((die) => !selection.orange.includes(die));
  return { orange: [a, b], clicked: [], pinned: true };
}

/** Selects a listed choice, pinned. */
export function pickChoice(choice: Choice): Selection {
  return { orange: choice.dice, clicked: [], pinned: true };
}

/** The live choice whose orange pair names this route; null when the dice cannot move there. */
export function choiceOn(view: CantStopView, route: number): Choice | null {
  if (!view.usable.includes(route)) return null;
  const fits = view.choices.filter((one) => one.live && one.climbs.some((climb) => climb.route === route));
  return fits.find((one) => one.orange === route) ?? fits[0] ?? null;
}

/** The mouse passes over a route: it is selected unless the selection is pinned (CS-I4). */
export function hover(view: CantStopView, selection: Selection, route: number): Selection {
  const choice = selection.pinned ? null : choiceOn(view, route);
  return choice === null ? selection : { orange: choice.dice, clicked: [], pinned: false };
}

/** The choices worth telling apart: orientations that lead to the same position are one. Live ones first. */
export function distinct(view: CantStopView): Choice[][] {
  const groups = new Map<string, Choice[]>();
  const ordered = [...view.choices].sort((a, b) => Number(b.live) - Number(a.live));
  for (const choice of ordered) {
    const pair = [choice.orange, choice.red].sort((a, b) => a - b);
    const lands = choice.climbs.map((climb) => `${climb.route}:${climb.cell}`).sort();
    const key = [...pair, ...lands].join(" ");
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()];
}

/** Whether dice lie and nothing can advance: the only move is DROP (CS-D7). */
export function mustDrop(view: CantStopView): boolean {
  return view.dice !== null && !view.choices.some((choice) => choice.live);
}

/** Chance in percent of `rolls` of the 1,296, to whole percents but never rounding to 0 or 100. */
export function percent(rolls: number): number {
  const exact = (rolls / 1296) * 100;
  if (exact > 0 && exact < 1) return 1;
  if (exact < 100 && exact > 99) return 99;
  return Math.round(exact);
}
