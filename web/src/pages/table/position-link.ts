import { packed } from "../../net/position";
import type { Position, Variations } from "../../wire/http";
import type { Meta } from "../../wire/types";
import { wayTo } from "./tree";

/** The address that holds a position: the way to it, packed behind the hash, which no server is sent. */
export async function positionPath(meta: Meta, tree: Variations, node: number): Promise<string> {
  return `/analysis#${await packed(positionOf(meta, tree, node))}`;
}

/** Return the position of a node, as the hall takes it: by the way to it. */
export function positionOf(meta: Meta, tree: Variations, node: number): Position {
  const [opening, ...steps] = wayTo(tree.nodes, node).map((at) => tree.nodes[at]);
  return {
    game: meta.game,
    version: meta.version,
    options: meta.options,
    practice: meta.seats.length,
    after: tree.after,
    opening: opening?.draws ?? [],
    steps: steps.flatMap((step) =>
      step === undefined || step.seat === null
        ? []
        : [{ seat: step.seat, moves: step.moves as Record<string, unknown>[], draws: step.draws }],
    ),
  };
}
