import type { CantStopView, Move } from "../../wire/cant-stop";
import type { Pointing } from "../kit/pointers";

/** The climbers that a pairing moves, each from its old cell to its new one. */
export const pointing: Pointing<CantStopView, Move> = ([move], view, seat) => {
  if (move === undefined || move.do === "drop") return [];
  const choice = view.choices.find(({ orange, red }) => orange === move.orange && red === move.red);
  const camps = [...view.climbers, ...(view.bivouacs[seat] ?? [])];
  return (choice?.climbs ?? []).map(({ route, cell }) => {
    const before = camps.find((camp) => camp.route === route);
    return {
      from: before === undefined || before.cell === cell ? null : spot(route, before.cell),
      to: spot(route, cell),
    };
  });
};

function spot(route: number, cell: number): string {
  return `[data-route="${route}"][data-cell="${cell}"]`;
}
