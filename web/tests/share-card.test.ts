import { describe, expect, it } from "vitest";
import type { Card } from "../src/ui/share-card/card";
import { breadth, cut, lines } from "../src/ui/share-card/lines";
import { escaped, picture, placed } from "../src/ui/share-card/picture";
import { paint } from "../src/ui/seats";

const HOSTILE = `"><script>alert(1)</script>&amp;'\u0000\ud800`;
const ground = { emblem: "", hall: HOSTILE, colour: (of: string): string => of };

function card(more: Partial<Card> = {}): Card {
  return {
    game: "niagara",
    title: "Niagara",
    date: "1 May",
    said: "Aki wins!",
    decided: "",
    places: [],
    ...more,
  };
}

function parsed(svg: string): Element {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(root.querySelector("parsererror")).toBeNull();
  return root.documentElement;
}

describe("the picture of a result", () => {
  it("takes no name for more than a text", () => {
    const hostile = card({
      title: HOSTILE,
      said: HOSTILE,
      decided: HOSTILE,
      date: HOSTILE,
      places: [{ place: 1, look: { ...paint(0), name: HOSTILE }, note: HOSTILE }],
    });
    const root = parsed(picture(hostile, ground));
    expect(root.querySelector("script")).toBeNull();
    expect(escaped(HOSTILE)).toBe("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;&#39;");
  });

  it("names all players, or says how many are left out", () => {
    const players = (count: number): Card["places"] =>
      Array.from({ length: count }, (_, seat) => ({
        place: seat + 1,
        look: { ...paint(seat), name: `P${String(seat)}` },
        note: "3 gems",
      }));
    const few = parsed(picture(card({ places: players(3) }), ground)).textContent;
    for (const name of ["P0", "P1", "P2"]) expect(few).toContain(name);
    const many = parsed(picture(card({ places: players(12), decided: "One. ".repeat(60) }), ground));
    expect(many.textContent).toMatch(/\+ \d/);
    for (const text of many.querySelectorAll("text"))
      expect(Number(text.getAttribute("y"))).toBeLessThan(600);
  });

  it("cuts an emblem to its place, and leaves out what is no drawing", () => {
    const svg = placed(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 110"><path d="M0 0"/></svg>',
    );
    expect(svg).toContain('preserveAspectRatio="xMidYMid slice"');
    expect(svg).toContain('viewBox="0 0 160 110"');
    expect(placed("<!doctype html><p>Not found</p>")).toBe("");
  });
});

describe("lines", () => {
  it("break between words, and between Japanese letters", () => {
    expect(lines("one two three", 6, 5)).toEqual(["one two", "three"]);
    expect(lines("脱出ならず。三回", 4, 5)).toEqual(["脱出なら", "ず。三回"]);
    expect(lines("脱出なら。", 4, 5)).toEqual(["脱出な", "ら。"]);
  });

  it("are no broader than their room, however long a word is", () => {
    for (const text of ["x".repeat(300), "広".repeat(300), "a ".repeat(300), `W${"😀".repeat(40)}`])
      for (const room of [3, 10, 24])
        for (const line of lines(text, room, 3)) expect(breadth(line)).toBeLessThanOrEqual(room);
    expect(lines("a ".repeat(300), 10, 3)).toHaveLength(3);
    expect(lines("", 10, 3)).toEqual([]);
  });

  it("end with dots where something is left out", () => {
    expect(cut("Maximiliane", 3)).toMatch(/…$/);
    expect(cut("Max", 3)).toBe("Max");
    expect(lines("one two three four", 4, 2).at(-1)).toMatch(/…$/);
  });
});
