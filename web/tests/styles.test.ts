/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Boards with a style sheet of their own; what they share stands in `kit`. */
const GAMES = ["cant-stop", "fearsome-floors", "hidden-rooms", "niagara", "shinsai-jima", "generic"];

const BOARDS = "src/boards/";
const CLASS = /\.([a-zA-Z][\w-]*)/g;

function texts(folder: string, ending: RegExp): string[] {
  return readdirSync(BOARDS + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !name.includes("tests/"))
    .map((name) => readFileSync(`${BOARDS}${folder}/${name}`, "utf8"));
}

/** Every selector of a sheet, each of a list by itself. */
function selectors(sheet: string): string[] {
  const rules = sheet.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g);
  return [...rules]
    .map(([, list = ""]) => list.trim())
    .filter((list) => !list.startsWith("@") && !/^(from|to|[\d.]+%|,|\s)+$/.test(list))
    .flatMap((list) => list.split(/,(?![^(]*\))/));
}

function classes(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = ""]) => name);
}

/** The classes that a board has in its sheets, and every word in an attribute `class` of its sources. */
function words(folder: string): Set<string> {
  const found = texts(folder, /\.css$/)
    .flatMap(selectors)
    .flatMap(classes);
  for (const source of texts(folder, /\.tsx$/))
    for (const [attribute] of source.matchAll(/class=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g))
      found.push(...(attribute.match(/[a-zA-Z][\w-]*/g) ?? []));
  return new Set(found);
}

// Sheets stay when somebody goes on to another game, and in a notebook all are one.
it.each(GAMES)("the styles of %s touch no other board", (game) => {
  const others = new Set(
    [...GAMES, "kit"].filter((each) => each !== game).flatMap((each) => [...words(each)]),
  );
  const loose = texts(game, /\.css$/)
    .flatMap(selectors)
    .filter((selector) => classes(selector).every((name) => others.has(name)));
  expect(loose, `each needs a class of this game alone, such as :where(.${game})`).toEqual([]);
});
