import { describe, expect, it } from "vitest";
import { FIELD, NOTCH, ROUTES, VIEW_BOX, channel, height, octagon, place, slots } from "../geometry";
import { CELLS } from "../position";

describe("the board", () => {
  // clause: CS-S5
  it("has eleven routes of 3 to 13 cells, 83 in all", () => {
    expect(ROUTES.map(height)).toEqual([3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3]);
    expect(CELLS).toHaveLength(83);
  });

  // clause: CS-I2
  it("is an octagon with all sides alike", () => {
    const corners = octagon(FIELD);
    const sides = corners.map((at, n) => {
      const next = corners[(n + 1) % corners.length] ?? at;
      return Math.hypot(next.x - at.x, next.y - at.y);
    });
    expect(corners).toHaveLength(8);
    for (const side of sides) expect(side).toBeCloseTo(sides[0] ?? 0, 6);
  });

  // clause: CS-I2
  it("has routes that rise and lean slightly to the right", () => {
    for (const route of ROUTES)
      for (let cell = 2; cell <= height(route); cell++) {
        const [low, high] = [place(route, cell - 1), place(route, cell)];
        expect(high.y).toBeLessThan(low.y);
        expect(high.x).toBeGreaterThan(low.x);
        expect(high.x - low.x).toBeLessThan((low.y - high.y) / 4);
      }
  });

  it("has no two cells that touch", () => {
    for (const [n, a] of CELLS.entries())
      for (const b of CELLS.slice(n + 1)) {
        const [p, q] = [place(a.route, a.cell), place(b.route, b.cell)];
        const apart = Math.abs(p.x - q.x) > NOTCH.width || Math.abs(p.y - q.y) > NOTCH.height - 1;
        expect([a, b, apart]).toEqual([a, b, true]);
      }
  });

  it("keeps every cell on the lacquer and the lacquer in the picture", () => {
    const slant = FIELD * Math.SQRT2;
    for (const { route, cell } of CELLS) {
      const { x, y } = place(route, cell);
      for (const [dx, dy] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        const [cx, cy] = [Math.abs(x + (dx * NOTCH.width) / 2), Math.abs(y + (dy * NOTCH.height) / 2)];
        expect([route, cell, cx <= FIELD && cy <= FIELD + 12 && cx + cy <= slant]).toEqual([
          route,
          cell,
          true,
        ]);
      }
    }
    const [left = 0, top = 0, width = 0, tall = 0] = VIEW_BOX.split(" ").map(Number);
    for (const { x, y } of [...octagon(FIELD), ...ROUTES.flatMap(channel)]) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + tall);
    }
  });

  it("has room for five bivouacs side by side in a cell", () => {
    for (let count = 1; count <= 5; count++) {
      const all = slots(count);
      expect(all).toHaveLength(count);
      for (const [n, a] of all.entries()) {
        expect(Math.abs(a.x) + 10 * a.scale).toBeLessThanOrEqual(NOTCH.width / 2 + 3);
        expect(Math.abs(a.y) + 10 * a.scale).toBeLessThanOrEqual(NOTCH.height / 2 + 2);
        for (const b of all.slice(n + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(16 * a.scale);
      }
    }
  });
});
