import type { Said } from "../../ui/words";
import type { FearsomeFloorsView } from "../../wire/fearsome-floors-view";
import type { Outcome } from "../../wire/types";
import { second } from "../kit/ending";
import { winners } from "../kit/words";

/**
 * Return the story of the result: the number of the winner's escaped pieces with the round, or the player with as
 * many who was later; then the number of pieces caught.
 */
export function ending(view: FearsomeFloorsView, outcome: Outcome): Said[] {
  const [seat] = winners(outcome);
  const caught = view.pieces.filter(({ place }) => place === "dead").length;
  const fate: Said[] = caught > 0 ? [{ event: "caught", caught }] : [];
  if (outcome.clause === "FF-E9" || seat === undefined) return [{ event: "nobody" }, ...fate];
  const out = (of: number): number => view.escapes.filter(([each]) => each === of).length;
  const [other] = second(outcome);
  const alike = other !== undefined && out(other) === out(seat);
  const first: Said = alike
    ? { event: "earlier", seat, victim: other, out: out(seat) }
    : { event: "out", seat, out: out(seat), round: view.round };
  return [first, ...fate];
}
