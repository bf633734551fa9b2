import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, difference, EYES, parse } from "../../../../tests/eyes";
import { NATURES } from "../world/land";

const css = readFileSync(join(import.meta.dirname, "../lands.css"), "utf8");
const LEVELS = [1, 2, 3, 4, 5];
const INK = "#2a1c0e";

/** Return the colours of the tops in a drawing, from the shore to the snow. */
function drawn(land: string): string[] {
  const block = css
    .split("}")
    .find((each) => each.includes(land === "south" ? ".shinsai-jima {" : `"${land}"`));
  return LEVELS.map(
    (level) => new RegExp(`--sj-top-${level}: (#[0-9a-f]{6});`).exec(block ?? "")?.[1] ?? "missing",
  );
}

describe.each(Object.entries(NATURES))("the land %s", (land, { tops }) => {
  it.each([
    ["in three dimensions", [...tops]],
    ["drawn", drawn(land)],
  ])("%s has a shade for each level that every eye tells from the next", (_, shades) => {
    for (const eye of Object.keys(EYES) as (keyof typeof EYES)[])
      for (const [level, shade] of shades.slice(1).entries())
        expect(
          difference(parse(shades[level] ?? ""), parse(shade), eye),
          `${eye} ${level + 1}`,
        ).toBeGreaterThan(9);
  });

  it("has tops on which the number of the level can be read", () => {
    for (const shade of drawn(land).slice(1)) expect(contrast(shade, INK)).toBeGreaterThan(4.5);
  });
});
