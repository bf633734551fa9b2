import { describe, expect, test } from "vitest";
import { botFace, character } from "../src/ui/faces/characters";
import { anyFace, choices, kindOf, PARTS, withPart } from "../src/ui/faces/code";
import { find, speak } from "../src/ui/i18n";
import { botName } from "../src/ui/people";
import { CHARACTERS, FACE, LOCALES } from "../src/wire/values";

const LEVELS = ["random", "casual", "club", "master"];
const CHAIRS = Array.from({ length: 12 }, (_, chair) => chair);

describe("characters", () => {
  test("every level has one on every chair, with a name and a temper in each language", async () => {
    for (const locale of LOCALES) {
      await speak(locale);
      for (const level of LEVELS)
        for (const chair of CHAIRS) {
          const who = character(level, chair);
          expect(find(`character-${who}`), `${locale} ${who}`).not.toBeNull();
          expect(find(`temper-${who}`), `${locale} ${who}`).not.toBeNull();
        }
    }
  });

  test("no two at one table have the same name or face, whatever their levels", async () => {
    await speak("en");
    for (const at of [
      (): number => 0,
      (chair: number): number => chair,
      (chair: number): number => chair >> 1,
    ]) {
      const names = CHAIRS.map((chair) => botName(LEVELS[at(chair) % LEVELS.length] ?? "", chair));
      expect(new Set(names).size).toBe(names.length);
    }
    const faces = CHAIRS.flatMap((chair) => [botFace("casual", chair), botFace("club", chair)]);
    expect(new Set(faces).size).toBe(faces.length);
  });

  test("gentle levels are gentle animals, masters wear a headband", () => {
    expect(CHARACTERS.gentle).toContain(character("casual", 1));
    expect(CHARACTERS.fierce).toContain(character("master", 1));
    expect(kindOf(botFace("master", 1), "hat")).toBe(1);
    expect(kindOf(botFace("club", 1), "hat")).toBe(0);
  });

  test("all of a character's letters name a part that is drawn", () => {
    for (const level of LEVELS)
      for (const chair of CHAIRS) {
        const face = botFace(level, chair);
        expect(face).toMatch(/^[a-p]{8}$/);
        expect(PARTS.map((part) => String.fromCharCode(97 + kindOf(face, part))).join("")).toBe(face);
      }
  });
});

describe("faces of people", () => {
  test("any face has a letter for each part, and only letters that the hall takes", () => {
    for (let times = 0; times < 50; times++) expect(anyFace()).toMatch(/^[a-l]{8}$/);
    expect(PARTS).toHaveLength(FACE.parts);
  });

  test("another kind of a part changes that part alone", () => {
    const changed = withPart("abcdefgh", "eyes", 7);
    expect(changed).toBe("abhdefgh");
    expect(kindOf(changed, "eyes")).toBe(7);
  });

  test("every kind has a name in each language", async () => {
    for (const locale of LOCALES) {
      await speak(locale);
      for (const part of PARTS) {
        const names = Array.from({ length: choices(part) }, (_, kind) => find(`face-${part}`, { kind }));
        expect(new Set(names).size, `${locale} ${part}`).toBe(names.length);
      }
    }
  });

  test("a code from elsewhere draws something", () => {
    for (const code of ["", "llllllll", "zzzzzzzz", "A1!"])
      for (const part of PARTS) expect(kindOf(code, part)).toBeGreaterThanOrEqual(0);
  });
});
