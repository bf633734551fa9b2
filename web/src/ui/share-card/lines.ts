/** A letter that is as wide as it is high: Japanese, Chinese, Korean, emoji. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;
const NARROW_EM = 0.56;
const CAPITAL_EM = 0.68;

/** Punctuation that begins no line in Japanese. */
const NEVER_FIRST = /^[、。，．）」』：；！？ー]/u;

/** The approximate width of a text, in ems: pictures are drawn before a browser could measure them. */
export function breadth(text: string): number {
  let sum = 0;
  for (const letter of text)
    sum += WIDE.test(letter) ? 1 : /[A-ZÄÖÜMW@%]/u.test(letter) ? CAPITAL_EM : NARROW_EM;
  return sum;
}

/** A text in lines of at most that breadth; of more than `most` lines the last one ends with dots. */
export function lines(text: string, room: number, most: number): string[] {
  const found: string[] = [];
  let line = "";
  for (const piece of pieces(text)) {
    if (breadth(line + piece.trimEnd()) <= room) {
      line += piece;
      continue;
    }
    // The letter before comes along, where this one may begin no line.
    const along = NEVER_FIRST.test(piece) ? (Array.from(line).at(-1) ?? "") : "";
    const whole = line.slice(0, line.length - along.length).trim();
    if (whole !== "") found.push(whole);
    line = along + piece;
  }
  if (line.trim() !== "") found.push(line.trim());
  const kept = found.map((each) => cut(each, room));
  const last = kept[most - 1];
  return kept.length <= most || last === undefined
    ? kept
    : [...kept.slice(0, most - 1), cut(`${last}……`, room)];
}

/** A text of at most that breadth, with dots where something is left out. */
export function cut(text: string, room: number): string {
  if (breadth(text) <= room) return text;
  let kept = "";
  for (const letter of text) {
    if (breadth(`${kept}${letter}…`) > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** A text in pieces at which a line may end: after blanks, and on either side of a wide letter. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let word = "";
  for (const letter of text.replace(/\s+/gu, " ")) {
    if (WIDE.test(letter)) {
      if (word !== "") found.push(word);
      found.push(letter);
      word = "";
    } else {
      word += letter;
      if (letter === " ") {
        found.push(word);
        word = "";
      }
    }
  }
  return word === "" ? found : [...found, word];
}
