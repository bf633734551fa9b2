import type { Card, CardPlace } from "./card";
import { cut, lines } from "./lines";

export const WIDTH = 1200;
export const HEIGHT = 630;

const EMBLEM = 430;
const LEFT = EMBLEM + 56;
const ROOM = WIDTH - LEFT - 56;
const ROW = 46;
const MOST_PLACES = 6;
const BOTTOM = HEIGHT - 40;

const INK = "#2a2019";
const SOFT = "#66574a";
const PAPER = "#f6f0e3";
const LACQUER = "#9e2a20";
const SANS =
  "system-ui, 'Hiragino Sans', 'Noto Sans CJK JP', 'Noto Sans JP', 'Yu Gothic', Meiryo, sans-serif";
const SERIF =
  "'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', 'Noto Serif JP', Palatino, Georgia, serif";

/** The other parts of the picture: the emblem's SVG, the hall's name and host, and colours as numbers. */
export interface Ground {
  emblem: string;
  hall: string;
  /** A CSS colour such as `var(--seat-2)` as a picture can use it. */
  colour: (of: string) => string;
}

/** The picture of a result as SVG, with fonts of the system. Every word in it is escaped. */
export function picture(card: Card, { emblem, hall, colour }: Ground): string {
  const heading = lines(card.said, ROOM / 50, 2);
  const more = lines(card.decided, ROOM / 27, 3);
  const below = 148 + heading.length * 62;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    emblem,
    `<rect x="${EMBLEM}" width="8" height="${HEIGHT}" fill="${LACQUER}"/>`,
    said(card.title, LEFT, 84, 34, SOFT, SERIF),
    ...heading.map((line, n) => said(line, LEFT, 156 + n * 62, 50, INK, SERIF, 700)),
    ...more.map((line, n) => said(line, LEFT, below + 16 + n * 37, 27, SOFT, SANS)),
    ...places(card.places, below + more.length * 37 + 26, colour),
    said(card.date, LEFT, BOTTOM, 22, SOFT, SANS),
    `<text x="${WIDTH - 56}" y="${BOTTOM}" text-anchor="end" ${font(22, LACQUER, SANS, 700)}>${escaped(hall)}</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join("")}</svg>`;
}

/** The places that there is room for, and the number of the others. */
function places(all: readonly CardPlace[], top: number, colour: Ground["colour"]): string[] {
  const room = Math.min(MOST_PLACES, Math.floor((BOTTOM - 34 - top) / ROW));
  const shown = all.length > room ? all.slice(0, room - 1) : all;
  const rows = shown.map((place, n) => row(place, top + n * ROW, colour));
  const left = all.length - shown.length;
  return left === 0
    ? rows
    : [...rows, said(`+ ${String(left)}`, LEFT, top + shown.length * ROW + 31, 24, SOFT, SANS)];
}

function row({ place, look, note }: CardPlace, top: number, colour: Ground["colour"]): string {
  const fill = escaped(colour(look.colour));
  const ink = escaped(colour(look.ink));
  const name = cut(look.name, 14);
  const middle = top + ROW / 2;
  return [
    said(place === null ? "" : `${String(place)}.`, LEFT, middle + 9, 26, SOFT, SANS),
    `<rect x="${LEFT + 44}" y="${top + 2}" width="${ROOM - 210}" height="${ROW - 6}" rx="9" fill="${fill}"/>`,
    `<g transform="translate(${LEFT + 70} ${middle - 1}) scale(1.25)"><path d="${escaped(look.shape)}" fill="${ink}"/>` +
      `<text y="4.2" text-anchor="middle" ${font(11, fill, SANS, 700)}>${escaped(look.letter)}</text></g>`,
    // Isolated: a name that is written from right to left must not turn the line round.
    `<text x="${LEFT + 96}" y="${middle + 8}" ${font(26, ink, SANS, 600)}>${escaped(`\u2068${name}\u2069`)}</text>`,
    `<text x="${WIDTH - 56}" y="${middle + 8}" text-anchor="end" ${font(24, INK, SANS)}>${escaped(cut(note, 8))}</text>`,
  ].join("");
}

function said(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  family: string,
  weight = 400,
): string {
  return `<text x="${x}" y="${y}" ${font(size, fill, family, weight)}>${escaped(text)}</text>`;
}

function font(size: number, fill: string, family: string, weight = 400): string {
  return `font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}"`;
}

const MARKS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text escaped for XML, without characters that XML forbids. */
export function escaped(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- XML has no place for them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "")
      .replace(/[&<>"']/gu, (mark) => MARKS[mark] ?? "")
  );
}

/** An emblem, cut to fill the left side of the picture; nothing for a text that is no SVG. */
export function placed(svg: string): string {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (root.tagName !== "svg") return "";
  const box = { x: "0", y: "0", width: String(EMBLEM), height: String(HEIGHT) };
  for (const [name, value] of Object.entries(box)) root.setAttribute(name, value);
  root.setAttribute("preserveAspectRatio", "xMidYMid slice");
  return new XMLSerializer().serializeToString(root);
}
