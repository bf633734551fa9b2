import type { Said } from "../../ui/words";
import type { CantStopView } from "../../wire/cant-stop-view";
import type { Outcome } from "../../wire/types";
import { second } from "../kit/ending";
import { winners } from "../kit/words";
import { height, ROUTES } from "./geometry";
import { owner } from "./position";

/** Claims of a seat that was one claim short of a win. */
const ONE_SHORT = 2;

/** Return the winners' routes, and the distance of the second seat from a third route. */
export function ending(view: CantStopView, outcome: Outcome): Said[] {
  const seats = winners(outcome);
  if (outcome.clause === "CS-TM5") return [{ event: "third", seat: view.mover, seats }];
  const routes = view.owners.flatMap(([route, seat]) => (seats.includes(seat) ? [route] : []));
  return [{ event: "claims", seats, routes }, ...near(view, second(outcome))];
}

function near(view: CantStopView, others: readonly number[]): Said[] {
  const [seat] = others;
  if (view.team || seat === undefined) return [];
  const claims = view.owners.filter(([, holder]) => holder === seat).length;
  const left = (view.bivouacs[seat] ?? [])
    .filter(({ route }) => owner(view, route) === null)
    .map(({ route, cell }) => ({ route, cells: height(route) - cell }));
  const [best] = left.sort((one, other) => one.cells - other.cells);
  if (claims !== ONE_SHORT) return [];
  return best === undefined || !ROUTES.some((route) => route === best.route)
    ? []
    : [{ event: "near", seat, ...best }];
}
