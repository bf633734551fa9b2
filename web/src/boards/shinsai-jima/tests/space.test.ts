import { describe, expect, it } from "vitest";
import { CELLS, type Cell } from "../grid";
import { nearest } from "../touch";
import { fit, project, quarterOf, sight, stand, tiltFor, type View } from "../world/camera";
import { hiding, pick, type Solid } from "../world/pick";
import { indexAt, indexOf, middleOf, spotOf, topOf } from "../world/space";

const CORNERS = CELLS.flatMap((cell) => [spotOf(cell), spotOf(cell, 4)]);
const QUARTER = Math.PI / 2;

function land(...changes: [Cell, number][]): { heights: number[]; taken: boolean[] } {
  const heights = CELLS.map(() => 1);
  for (const [cell, height] of changes) heights[indexOf(cell)] = height;
  return { heights, taken: CELLS.map(() => false) };
}

/** Return the cell that a ray meets on its way to the top of `cell`; null for none. */
function met(view: View, aspect: number, solid: Solid, cell: Cell): Cell | null {
  const spot = spotOf(cell, solid.heights[indexOf(cell)]);
  const { x, y } = project(view, aspect, spot);
  return pick(solid, stand(view).eye, sight(view, aspect, x, y));
}

describe("the camera", () => {
  it.each([
    [0.5, 0],
    [1, 1],
    [2.2, 2],
    [1.4, 3],
  ])("has the whole island in a picture of shape %f from quarter %i, and fills it", (aspect, quarter) => {
    const view = fit(quarter * QUARTER + 0.3, tiltFor(aspect), aspect, CORNERS);
    const seen = CORNERS.map((spot) => project(view, aspect, spot));
    const reach = Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
    expect(reach).toBeLessThanOrEqual(1.001);
    expect(reach).toBeGreaterThan(0.97);
  });

  it("sees along a ray what it projects there", () => {
    const view = fit(0.7, 0.9, 1.3, CORNERS);
    const spot = { x: 1.5, y: 0.4, z: -2 };
    const { x, y } = project(view, 1.3, spot);
    const { eye } = stand(view);
    const way = sight(view, 1.3, x, y);
    const far = (spot.y - eye.y) / way.y;
    expect(eye.x + way.x * far).toBeCloseTo(spot.x);
    expect(eye.z + way.z * far).toBeCloseTo(spot.z);
  });

  it("knows its quarter, and has north up from the south", () => {
    expect([0, 0.7, 0.9, -QUARTER, 4 * QUARTER].map(quarterOf)).toEqual([0, 0, 1, 3, 0]);
    const view = fit(0, 0.9, 1, CORNERS);
    expect(project(view, 1, spotOf("d1")).y).toBeGreaterThan(project(view, 1, spotOf("d7")).y);
    expect(project(view, 1, spotOf("g4")).x).toBeGreaterThan(project(view, 1, spotOf("a4")).x);
  });
});

describe("a press on the picture", () => {
  const view = fit(0.3, 0.9, 1.2, CORNERS);

  it("meets every cell of a flat island where it is seen", () => {
    expect(CELLS.filter((cell) => met(view, 1.2, land(), cell) !== cell)).toEqual([]);
  });

  it("meets a high stack instead of what is behind it, and nothing beyond the grid", () => {
    const solid = land(["d5", 5]);
    expect(met(view, 1.2, solid, "d5")).toBe("d5");
    expect(met(view, 1.2, solid, "d4")).toBe("d5");
    expect(pick(solid, stand(view).eye, sight(view, 1.2, -0.99, 0.99))).toBeNull();
  });

  it("means a target close by before what the ray meets", () => {
    const seen = (cell: Cell): { x: number; y: number } => ({ x: cell === "d4" ? 100 : 200, y: 50 });
    expect(nearest(["d4"], seen, { x: 105, y: 55 }, "d5")).toBe("d4");
    expect(nearest(["d4"], seen, { x: 120, y: 60 }, "d5")).toBe("d4");
    expect(nearest(["d4"], seen, { x: 150, y: 60 }, "d5")).toBe("d5");
    expect(nearest(["d4", "e4"], seen, { x: 120, y: 50 }, "e4")).toBe("e4");
    expect(nearest([], seen, { x: 0, y: 0 }, null)).toBeNull();
  });
});

describe("what hides a piece", () => {
  const { eye } = stand(fit(0, 0.8, 1, CORNERS));

  it("is a high stack before it, not a low one, and not its own", () => {
    const solid = land(["d5", 4], ["b6", 4], ["f5", 2]);
    for (const cell of ["d4", "f4", "b6"]) solid.taken[indexOf(cell)] = true;
    expect([...hiding(solid, eye)].map((index) => CELLS[index])).toEqual(["d5"]);
  });
});

describe("the measures of the island", () => {
  it("know the cell around a point, and the top of a stack", () => {
    expect(
      CELLS.every((_, index) => indexAt(middleOf(index).x + 0.3, middleOf(index).z - 0.4) === index),
    ).toBe(true);
    expect(indexAt(-4.2, 0)).toBeNull();
    expect([topOf(0), topOf(2) - topOf(1)]).toEqual([0, 0.5]);
  });
});
