import { CHARACTERS } from "../../wire/values";
import { withPart } from "./code";

export type Character = (typeof CHARACTERS)["gentle" | "fierce"][number];

/** The face of each character, as its code. */
const FACES: Readonly<Record<Character, string>> = {
  usagi: "adalfadg",
  tanuki: "bbajbebc",
  hitsuji: "alcbfacd",
  neko: "bclkaaeb",
  panda: "abacdadj",
  kaeru: "bmmafaie",
  risu: "afhlcagc",
  hiyoko: "aaamflhe",
  inu: "deajiaba",
  shika: "cghjkabj",
  kapibara: "dbdeaaad",
  pengin: "aahmgafk",
  saru: "aibcgaai",
  kitsune: "fcebcagb",
  kuma: "abejcaal",
  fukuro: "bfbngaeh",
  kappa: "aaepaiik",
  ookami: "fcefcaef",
  inoshishi: "dfeehaah",
  tora: "bbefeagd",
  taka: "faenkaal",
  tengu: "akeoaake",
  oni: "dheflajb",
  ryuu: "fheeeaii",
};

/**
 * The character of a bot on a chair: gentle animals for gentle levels. Everybody sees the same, and no table has twins.
 */
export function character(level: string, chair: number): Character {
  const { gentleLevels, gentle, fierce } = CHARACTERS;
  const pool: readonly Character[] = (gentleLevels as readonly string[]).includes(level) ? gentle : fierce;
  return pool[chair % pool.length] ?? gentle[0];
}

/** The face of the bot on a chair; masters wear a headband. */
export function botFace(level: string, chair: number): string {
  const face = FACES[character(level, chair)];
  return level === "master" ? withPart(face, "hat", HEADBAND) : face;
}

const HEADBAND = 1;
