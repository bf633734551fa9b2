import type { CantStopView, Choice, Climb } from "../../wire/cant-stop";
import { ROUTES, height } from "./geometry";

/** The number of rolls of four dice. */
export const ROLLS = 1296;

/** Return the seat that owns a route, or null while it is open. */
export function owner(view: CantStopView, route: number): number | null {
  return view.owners.find(([closed]) => closed === route)?.[1] ?? null;
}

/** Return the seats with a bivouac in a cell, in seat order. */
export function campers(view: CantStopView, route: number, cell: number): number[] {
  return view.bivouacs.flatMap((camps, seat) => (camps.some(on(route, cell)) ? [seat] : []));
}

export function climberOn(view: CantStopView, route: number, cell: number): boolean {
  return view.climbers.some(on(route, cell));
}

/** Return true where a climber stands in a cell, or would with this choice. */
export function climbed(view: CantStopView, choice: Choice | null, route: number, cell: number): boolean {
  return climberOn(view, route, cell) || choice?.climbs.some(on(route, cell)) === true;
}

export function on(route: number, cell: number): (climb: Climb) => boolean {
  return (climb) => climb.route === route && climb.cell === cell;
}

/** Return the cell of a route's climber, else of the mover's bivouac on the route, else 0. */
export function standing(view: CantStopView, route: number): number {
  const climber = view.climbers.find((climb) => climb.route === route);
  const camps = view.mover === null ? [] : (view.bivouacs[view.mover] ?? []);
  return (climber ?? camps.find((camp) => camp.route === route))?.cell ?? 0;
}

/** Return true when GO with this choice can only end in a DROP, as all climbers would be at the top (CS-T9). */
export function doomed(choice: Choice): boolean {
  return choice.live && choice.bust === ROLLS;
}

/** Return the number of routes that a seat has claimed. */
export function claims(view: CantStopView, seat: number): number {
  return view.owners.filter(([, by]) => by === seat).length;
}

/** Return the cell of a neighbouring route that lies in the same row, or else its nearest cell. */
export function beside(at: Climb, by: number): Climb {
  const route = Math.min(12, Math.max(2, at.route + by));
  const level = at.cell + Math.abs(at.route - 7) - Math.abs(route - 7);
  return { route, cell: Math.min(height(route), Math.max(1, level)) };
}

/** Every cell of the board, from the foot of route 2 to the top of route 12. */
export const CELLS: readonly Climb[] = ROUTES.flatMap((route) =>
  Array.from({ length: height(route) }, (_, n) => ({ route, cell: n + 1 })),
);
