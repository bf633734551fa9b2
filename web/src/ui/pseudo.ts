const ACCENTS: Readonly<Record<string, string>> = {
  a: "áá",
  e: "éé",
  i: "íí",
  o: "óó",
  u: "úú",
  c: "ç",
  n: "ñ",
  s: "š",
  A: "ÁÁ",
  E: "ÉÉ",
  I: "ÍÍ",
  O: "ÓÓ",
  U: "ÚÚ",
  C: "Ç",
  N: "Ñ",
  S: "Š",
};

/** A language that nobody speaks, for tests of the layout: English with accents, and a third longer. */
export function pseudo(text: string): string {
  return text.replace(/[aeioucnsAEIOUCNS]/g, (letter) => ACCENTS[letter] ?? letter);
}

/** True when the address asks for it by `?pseudo`. No menu offers it. */
export const pseudoAsked = new URLSearchParams(location.search).has("pseudo");
