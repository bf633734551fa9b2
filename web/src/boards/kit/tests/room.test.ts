import { describe, expect, it } from "vitest";
import { overlap, standing, type Box, type Kept } from "../room";

const room: Box = { left: 0, top: 0, right: 360, bottom: 640 };
const note = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const placed = (about: Box, kept: readonly Kept[] = [], within = room): Box => {
  const { x, y } = standing(about, note, within, kept);
  return box(x, y, note.width, note.height);
};

describe("where a note stands", () => {
  it("is beside what it is about, as near as can be, and in the room", () => {
    for (const about of [box(10, 10, 40, 40), box(160, 300, 40, 40), box(310, 590, 44, 44)]) {
      const at = placed(about);
      expect(overlap(at, about)).toBe(0);
      expect(at.left >= 0 && at.top >= 0 && at.right <= 360 && at.bottom <= 640).toBe(true);
      const gap = Math.max(
        about.top - at.bottom,
        at.top - about.bottom,
        about.left - at.right,
        at.left - about.right,
      );
      expect(gap).toBeLessThan(12);
    }
  });

  it("leaves free what is to be pressed, also where it must go further away for that", () => {
    const about = box(20, 560, 320, 60);
    const buttons = [0, 1, 2].map((n): Kept => ({ ...box(20, 400 + n * 52, 320, 46), weight: 20 }));
    const at = placed(about, buttons);
    expect(at.bottom).toBeLessThanOrEqual(400);
    expect(buttons.map((each) => overlap(at, each))).toEqual([0, 0, 0]);
  });

  it("rather covers what weighs less", () => {
    const about = box(130, 300, 100, 40);
    const above: Kept = { ...box(0, 0, 360, 298), weight: 20 };
    const below: Kept = { ...box(0, 342, 360, 298), weight: 1 };
    expect(placed(about, [above, below]).top).toBeGreaterThan(about.bottom);
    expect(
      placed(about, [
        { ...above, weight: 1 },
        { ...below, weight: 20 },
      ]).bottom,
    ).toBeLessThan(about.top);
  });

  it("stands in a corner where there is no room at all", () => {
    expect(placed(box(0, 0, 100, 60), [], { left: 0, top: 0, right: 100, bottom: 60 })).toMatchObject({
      left: 0,
      top: 0,
    });
  });
});
