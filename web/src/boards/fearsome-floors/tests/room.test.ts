import { describe, expect, it } from "vitest";
import { frame } from "../geometry";
import { roomFor, squareIn } from "../room";

describe("the room of the hall", () => {
  it.each([
    ["an upright phone", 352, 480, "tall", 25],
    ["a phone on its side", 468, 352, "wide", 25],
    ["an upright tablet", 812, 660, "wide", 43],
    ["a desktop", 738, 560, "wide", 40],
  ] as const)("%s has the hall as it is largest", (_, width, height, layout, least) => {
    const room = roomFor(width, height);
    expect(room.layout).toBe(layout);
    expect(squareIn(room)).toBeGreaterThan(least);
    const whole = frame(layout);
    expect(whole.width / room.px).toBeLessThanOrEqual(width + 0.01);
    expect(whole.height / room.px).toBeLessThanOrEqual(height + 0.01);
  });

  it("is as printed before it is measured", () => {
    expect(roomFor(0, 0)).toEqual({ layout: "wide", px: 1 });
  });
});
