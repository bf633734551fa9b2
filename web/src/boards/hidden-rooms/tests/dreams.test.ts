import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, difference, EYES, parse } from "../../../../tests/eyes";
import { one } from "../../kit/tests/mount";
import { prefs } from "../prefs";
import { show } from "./making";

const sheet = (name: string): string => readFileSync(join(import.meta.dirname, `../${name}.css`), "utf8");
const [house = "", ...others] = sheet("dreams").split(".hidden-rooms").slice(1);
const tiles = sheet("tiles");
const DREAMS = [
  ["house", house] as const,
  ...others.map((block) => [/"(\w+)"/.exec(block)?.[1] ?? "", block] as const),
];

const colour = (block: string, name: string): string =>
  new RegExp(`--hr-${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? "missing";
const faces = ["R", "B", "G", "Y"].map((letter) =>
  colour(tiles.split("}").find((rule) => rule.includes(`.hr-${letter} {`)) ?? "", "face"),
);

describe.each(DREAMS)("the dream %s", (dream, block) => {
  it("is drawn when it is chosen", () => {
    prefs.dream.value = dream as typeof prefs.dream.value;
    const { page } = show("turn");
    expect(one(page, ".hidden-rooms").getAttribute("data-dream")).toBe(dream);
    expect(page.querySelectorAll(".hr-corner")).toHaveLength(dream === "house" ? 0 : 4);
  });

  it("has letters that can be read on the frame, and a back that is seen on the unseen", () => {
    expect(contrast(colour(block, "letter"), colour(block, "frame"))).toBeGreaterThan(4.5);
    expect(contrast(colour(block, "unseen-line"), colour(block, "unseen"))).toBeGreaterThan(3);
  });

  it.each(Object.keys(EYES) as (keyof typeof EYES)[])(
    "keeps known rooms apart from the dark, to eyes of %s",
    (eye) => {
      for (const face of faces)
        for (const night of [2, 3])
          expect(difference(parse(face), parse(colour(block, `night-${night}`)), eye)).toBeGreaterThan(20);
    },
  );
});
