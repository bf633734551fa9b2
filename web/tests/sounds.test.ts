import { describe, expect, it } from "vitest";
import type { Tagged } from "../src/boards/kit/sound";
import { RECIPES } from "../src/ui/sound/recipes";

type Sound = string | ((event: Tagged) => string);

/** The types of events as the generator writes them, and each board's sounds. */
const wires = import.meta.glob<string>("../src/wire/*-events.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const boards = import.meta.glob<Record<string, Sound>>("../src/boards/*/sounds.ts", {
  import: "sounds",
  eager: true,
});
const sources = import.meta.glob<string>(
  ["../src/**/*.{ts,tsx}", "!../src/**/tests/**", "!../src/ui/sound/recipes.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const known = new Set([...Object.keys(RECIPES), "silent"]);
const wireOf = (game: string): string => wires[`../src/wire/${game}-events.ts`] ?? "";

it("are there for every board that plays films", () => {
  const films = Object.entries(sources).filter(([, text]) => /\buseFilm\(\{/.test(text));
  const playing = films.map(([path]) => path.replace(/[^/]+$/, "sounds.ts"));
  expect(playing.filter((path) => !(path in boards))).toEqual([]);
});

describe.each(Object.entries(boards))("%s", (path, sounds) => {
  const game = path.split("/").at(-2) ?? "";

  it("are there for every event that the server may send, and for no other", () => {
    const tags = [...wireOf(game).matchAll(/^ {2}event: "([^"]+)"/gm)];
    expect(Object.keys(sounds).sort()).toEqual(tags.map(([, tag]) => tag).sort());
  });

  it("have a recipe, or are silent on purpose", () => {
    for (const sound of Object.values(sounds)) if (typeof sound === "string") expect(known).toContain(sound);
  });
});

it("every recipe is used", () => {
  const text = Object.values(sources).join("\n");
  expect(Object.keys(RECIPES).filter((name) => !text.includes(`"${name}"`))).toEqual([]);
});
