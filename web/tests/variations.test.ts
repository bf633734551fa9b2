import { describe, expect, it } from "vitest";
import { packed, unpacked } from "../src/net/position";
import { drawnAs, led, strands, wayTo } from "../src/pages/table/tree";
import { positionOf } from "../src/pages/table/position-link";
import type { Position, Variation, Variations } from "../src/wire/http";
import type { Meta } from "../src/wire/types";

const node = (parent: number | null, move = "go", draws: number[][] = []): Variation => ({
  parent,
  seat: parent === null ? null : 0,
  moves: parent === null ? [] : [{ do: move }],
  draws,
});

/** 0 – 1 – 2, and beside 2 the line 3 – 4; 5 is 1 with other dice. */
const NODES = [node(null, "", [[1]]), node(0), node(1), node(1, "stop"), node(3), node(0, "go", [[3]])];

describe("the tree of variations", () => {
  it("is lines with branches beside them", () => {
    const [main] = strands(NODES);
    expect(main?.nodes).toEqual([0, 1, 2]);
    expect(main?.beside.get(1)?.map(({ nodes }) => nodes)).toEqual([[5]]);
    expect(main?.beside.get(2)?.map(({ nodes }) => nodes)).toEqual([[3, 4]]);
  });

  it("is gone through by arrows", () => {
    expect(led(NODES, 2, "ArrowLeft")).toBe(1);
    expect(led(NODES, 0, "ArrowLeft")).toBeNull();
    expect(led(NODES, 1, "ArrowRight")).toBe(2);
    expect(led(NODES, 2, "ArrowDown")).toBe(3);
    expect(led(NODES, 3, "ArrowUp")).toBe(2);
    expect(led(NODES, 2, "ArrowUp")).toBeNull();
    expect(led(NODES, 4, "ArrowRight")).toBeNull();
    expect(led(NODES, 4, "Home")).toBeNull();
  });

  it("tells apart what differs by chance alone", () => {
    expect([1, 5, 2, 3].map((at) => drawnAs(NODES, at))).toEqual([1, 2, 0, 0]);
    expect(wayTo(NODES, 4)).toEqual([0, 1, 3, 4]);
  });
});

describe("a link that holds a position", () => {
  const meta = { game: "cant-stop", version: 3, options: { team: false }, seats: [0, 0] } as unknown as Meta;
  const tree: Variations = { no: 1, since: 0, nodes: NODES, after: null };

  it("is packed and read back", async () => {
    const position = positionOf(meta, tree, 4);
    expect(position.opening).toEqual([[1]]);
    expect((position.steps as { moves: unknown }[]).map(({ moves }) => moves)).toEqual([
      [{ do: "go" }],
      [{ do: "stop" }],
      [{ do: "go" }],
    ]);
    const letters = await packed(position);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(await unpacked(`#${letters}`)).toEqual(position);
  });

  it("is refused where it is broken, or too large", async () => {
    const bomb = await packed({ game: "x".repeat(300_000) } as unknown as Position);
    for (const hash of ["", "#", "#no", "#!!", `#${bomb}`, `#${await packed({} as unknown as Position)}`])
      expect(await unpacked(hash)).toBeNull();
  });
});
