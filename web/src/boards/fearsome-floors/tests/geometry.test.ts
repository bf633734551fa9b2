import { describe, expect, it } from "vitest";
import {
  SQUARES,
  WALLS,
  beside,
  corner,
  degrees,
  frame,
  garden,
  headingOf,
  headingTo,
  neighbour,
  niche,
  outside,
  spot,
  towards,
  under,
  xy,
  type Layout,
} from "../geometry";

const LAYOUTS: Layout[] = ["wide", "tall"];

describe("the hall", () => {
  it("has 156 squares and 54 pieces of wall, each letter twice, half a turn apart", () => {
    expect(SQUARES).toHaveLength(156);
    expect(WALLS).toHaveLength(54);
    for (const label of "ABCDEFGHIJKLMNOPQRSTUVWXYZ☆") {
      const [one, other] = WALLS.filter((wall) => wall.label === label);
      const a = xy(one?.square ?? "");
      const b = xy(other?.square ?? "");
      expect([a.x + b.x, a.y + b.y]).toEqual([15, 10]);
    }
  });

  // clause: FF-U11
  it("bears the letters where the rulebook says", () => {
    const at = (square: string, heading: string): string | undefined =>
      WALLS.find((wall) => wall.square === square && wall.heading === heading)?.label;
    expect([at("a1", "N"), at("l1", "E"), at("m2", "N"), at("p6", "E"), at("a6", "W")]).toEqual([
      "A",
      "M",
      "N",
      "V",
      "V",
    ]);
    expect([at("n3", "E"), at("c9", "W"), at("a1", "W"), at("p11", "E"), at("p11", "S")]).toEqual([
      "Q",
      "Q",
      "☆",
      "☆",
      "A",
    ]);
  });

  it("leads from square to square, out of its doors, and through no wall", () => {
    expect([beside("g5", "N"), beside("l1", "E"), beside("b8", "W")]).toEqual(["g4", null, null]);
    expect([neighbour("a1", "W"), neighbour("exit", "E"), neighbour("p11", "E")]).toEqual([
      "exit",
      "a1",
      "entrance",
    ]);
    expect([headingTo("g5", "h5"), headingTo("g5", "i5")]).toEqual(["E", null]);
  });

  it.each(LAYOUTS)("finds each square again under its middle when %s, all within the drawing", (layout) => {
    const { x, y, width, height } = frame(layout);
    const places = [
      ...SQUARES.map((square) => spot(layout, square)),
      outside(layout, "exit"),
      outside(layout, "entrance"),
      niche(layout, "stack"),
      niche(layout, "clock"),
      garden(layout, 15),
    ];
    for (const place of places) {
      expect(place.x).toBeGreaterThan(x);
      expect(place.x).toBeLessThan(x + width);
      expect(place.y).toBeGreaterThan(y);
      expect(place.y).toBeLessThan(y + height);
    }
    for (const square of SQUARES) {
      const at = under(layout, spot(layout, square));
      expect([Math.floor(at.x), Math.floor(at.y)]).toEqual([xy(square).x, xy(square).y]);
    }
  });

  it.each(LAYOUTS)("turns headings with the drawing when %s", (layout) => {
    for (const heading of ["N", "E", "S", "W"] as const) {
      expect(headingOf(layout, towards(layout, heading))).toBe(heading);
      const to = towards(layout, heading);
      const angle = (Math.PI * degrees(layout, heading)) / 180;
      expect(Math.sin(angle)).toBeCloseTo(to.x);
      expect(-Math.cos(angle)).toBeCloseTo(to.y);
    }
    // The hall is turned, not mirrored.
    const east = towards(layout, "E");
    const south = towards(layout, "S");
    expect(east.x * south.y - east.y * south.x).toBe(1);
  });

  it("lies upright with the exit at the top when tall", () => {
    expect(spot("tall", "a1").y).toBeLessThan(spot("tall", "p11").y);
    expect(corner("tall", 0, 0)).toEqual({ x: 660, y: 0 });
  });
});
