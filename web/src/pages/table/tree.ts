import type { Variation } from "../../wire/http";

/** A line of the list: nodes that follow each other, and behind a node the lines that part from it. */
export interface Strand {
  /** The numbers of the nodes, in order. */
  nodes: readonly number[];
  /** Lines beside the node at this place of the strand. */
  beside: ReadonlyMap<number, readonly Strand[]>;
}

/** The children of each node, in the order in which they came. Openings are the children of -1. */
export function childrenOf(nodes: readonly Variation[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  nodes.forEach(({ parent }, node) => {
    const under = parent ?? -1;
    found.set(under, [...(found.get(under) ?? []), node]);
  });
  return found;
}

/** The tree as lines: the first child goes on, its siblings are lines of their own beside it. */
export function strands(nodes: readonly Variation[]): readonly Strand[] {
  const children = childrenOf(nodes);
  const strand = (first: number): Strand => {
    const line: number[] = [];
    const beside = new Map<number, readonly Strand[]>();
    for (let at: number | undefined = first; at !== undefined;) {
      line.push(at);
      const [main, ...others]: readonly number[] = children.get(at) ?? [];
      if (main !== undefined && others.length > 0) beside.set(main, others.map(strand));
      at = main;
    }
    return { nodes: line, beside };
  };
  return (children.get(-1) ?? []).map(strand);
}

/** The way from the opening to a node, with both. */
export function wayTo(nodes: readonly Variation[], node: number): readonly number[] {
  const way: number[] = [];
  for (let at: number | null = node; at !== null; at = nodes[at]?.parent ?? null) way.unshift(at);
  return way;
}

/** Where an arrow leads from a node: left back, right on, up and down to its siblings. Null: nowhere. */
export function led(nodes: readonly Variation[], from: number, key: string): number | null {
  const children = childrenOf(nodes);
  if (key === "ArrowLeft") return nodes[from]?.parent ?? null;
  if (key === "ArrowRight") return children.get(from)?.[0] ?? null;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const siblings = children.get(nodes[from]?.parent ?? -1) ?? [];
  return siblings[siblings.indexOf(from) + (key === "ArrowDown" ? 1 : -1)] ?? null;
}

/** Of several nodes with the same moves the place among them, counted from 1, where chance drew otherwise; else 0. */
export function drawnAs(nodes: readonly Variation[], node: number): number {
  const own = nodes[node];
  const siblings = childrenOf(nodes).get(own?.parent ?? -1) ?? [];
  const said = (other: number): string => JSON.stringify([nodes[other]?.seat, nodes[other]?.moves]);
  const alike = siblings.filter((other) => said(other) === said(node));
  return alike.length > 1 ? alike.indexOf(node) + 1 : 0;
}
