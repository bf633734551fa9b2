import { FACE } from "../../wire/values";
import { EARS, EYES, FURS, GROUNDS, HATS, HEADS, MARKS, MOUTHS } from "./parts";

/** The parts of a face in the order of its code. */
export const PARTS = ["head", "ears", "eyes", "mouth", "marks", "hat", "fur", "ground"] as const;
export type Part = (typeof PARTS)[number];

const KINDS: Readonly<Record<Part, number>> = {
  head: HEADS.length,
  ears: EARS.length,
  eyes: EYES.length,
  mouth: MOUTHS.length,
  marks: MARKS.length,
  hat: HATS.length,
  fur: FURS.length,
  ground: GROUNDS.length,
};

/** The number of kinds of a part that people may choose from. */
export function choices(part: Part): number {
  return Math.min(KINDS[part], FACE.letters);
}

/** The kind of a part in a face. Letters beyond the last kind begin again with the first. */
export function kindOf(code: string, part: Part): number {
  const letter = code.charCodeAt(PARTS.indexOf(part)) - 97;
  return Number.isNaN(letter) || letter < 0 ? 0 : letter % KINDS[part];
}

/** The code of the same face with another kind of a part. */
export function withPart(code: string, part: Part, kind: number): string {
  const at = PARTS.indexOf(part);
  return PARTS.map((each, index) =>
    String.fromCharCode(97 + (index === at ? kind : kindOf(code, each))),
  ).join("");
}

/** A random face. */
export function anyFace(): string {
  return PARTS.map((part) => String.fromCharCode(97 + Math.floor(Math.random() * choices(part)))).join("");
}
