import type { Said } from "../../ui/words";
import type { ShinsaiJimaView } from "../../wire/shinsai-jima-view";
import type { Outcome } from "../../wire/types";
import { winners } from "../kit/words";

/** Return the story of the result: the winning clause, a change by the catapult, and the sides that died out. */
export function ending(view: ShinsaiJimaView, outcome: Outcome): Said[] {
  const seats = winners(outcome);
  const side = view.sides.find((each) => each.seats.some((seat) => seats.includes(seat)));
  const clause = view.clause ?? outcome.clause;
  // A shot may have changed the points, too, but the clause counts those before it.
  const told: Said[] = view.effect
    ? [{ event: "after", seats }]
    : [{ event: "by", seats, clause, points: side?.score ?? 0, goal: view.goal }];
  const before = view.sides.find(({ id }) => id === view.ranking[0])?.seats ?? [];
  if (view.effect && !before.some((seat) => seats.includes(seat)))
    told.push({ event: "catapult", seats, victim: before });
  const dead = view.sides
    .filter((each) => each.living === 0 && each.seats.length > 0)
    .flatMap((each) => each.seats);
  const lost = dead.filter((seat) => !seats.includes(seat));
  if (lost.length > 0) told.push({ event: "dead", seats: lost });
  return told;
}
