/**
 * The parts of faces, drawn on a square of 48. A face is a code of eight letters, one a part: head, ears, eyes, mouth,
 * marks, hat, colour of the head, colour behind it. People choose among the first twelve of each; the others are for
 * characters alone.
 */

/** The paint of a brush stroke; `fur` is the colour of the head, `ear` of the ears. */
export type Paint =
  | "fur"
  | "ear"
  | "shade"
  | "light"
  | "white"
  | "ink"
  | "line"
  | "bone"
  | "pink"
  | "red"
  | "gold"
  | "green"
  | "sky";

/** A brush stroke: its paint, its path, and true when it is drawn on the other side, too. */
export type Stroke = readonly [paint: Paint, path: string, twice?: true];

/** An ellipse as a path. */
function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export const HEADS: readonly string[] = [
  oval(24, 27, 15),
  oval(24, 28, 17, 14),
  oval(24, 27, 13.5, 16),
  "M20 12H28C36 12 39 16 39 24V31C39 38 36 42 28 42H20C12 42 9 38 9 31V24C9 16 12 12 20 12Z",
  "M24 12C32 12 33 19 37 26C41 35 34 42 24 42C14 42 7 35 11 26C15 19 16 12 24 12Z",
  "M8 22C8 14 16 12 24 12C32 12 40 14 40 22C40 32 30 42 24 42C18 42 8 32 8 22Z",
];

export const EARS: readonly (readonly Stroke[])[] = [
  [],
  [
    ["ear", oval(11.5, 14.5, 6.5), true],
    ["pink", oval(11.5, 14.5, 3), true],
  ],
  [
    ["ear", "M8.5 24L8 4.500L23 14Z", true],
    ["pink", "M11 17L10.5 9L17 13Z", true],
  ],
  [
    ["ear", "M14 18C8 11 9 0 14 0C20 0 21 9 20 17Z", true],
    ["pink", "M14.8 14C12 9 12.5 3.5 14.5 3.500C17 3.5 18 9 17.5 14Z", true],
  ],
  [["shade", "M14 15C6 13 2 20 4 31C5 37 11 36 12 29Z", true]],
  [["ear", "M9 22L7 7L20 14Z", true]],
  [["bone", "M15 15L10 2L12.5 1L14.5 5L17 2L19 3.500L16 8L18.5 14ZM12 9L5.5 8L6 5.500L11 6Z", true]],
  [["bone", "M12 17C7 13 6.5 6 9.5 2C11 8 16 9 19.5 13Z", true]],
  [
    ["ear", oval(8, 27, 6), true],
    ["light", oval(8, 27, 3), true],
  ],
  [["shade", oval(24, 9, 6.5)]],
  [["ink", "M6.5 34C3 14 13 6.5 24 6.500C35 6.5 45 14 41.5 34L37 38V22H11V38Z"]],
  [["shade", `${oval(24, 27, 19.5)}${oval(8, 16, 5)}${oval(40, 16, 5)}${oval(24, 9, 5)}`]],
  [
    ["fur", oval(14, 14, 6.5), true],
    ["white", oval(14, 13.5, 4), true],
    ["ink", oval(14.5, 13.5, 2.1), true],
  ],
];

const DOT: Stroke = ["ink", oval(17.5, 25.5, 2.4), true];
const BALL: Stroke = ["white", oval(17.5, 25.5, 4.6), true];

export const EYES: readonly (readonly Stroke[])[] = [
  [DOT],
  [BALL, ["ink", oval(18, 25.8, 2.5), true]],
  [["line", "M14 27Q17.5 22 21 27", true]],
  [["line", "M14 25Q17.5 28.5 21 25", true]],
  [DOT, ["line", "M12.5 20.500L20.5 23.5", true]],
  [DOT, ["line", oval(17.5, 25.5, 5.2), true], ["line", "M22.5 25H25.5"]],
  [
    ["ink", oval(17.5, 25.5, 2.4)],
    ["line", "M27 26.500Q30.5 22 34 26.5"],
  ],
  [
    ["ink", oval(17.5, 25.5, 3.6), true],
    ["white", oval(16.5, 24.2, 1.3), true],
  ],
  [DOT, ["line", "M14.5 20Q17.5 18 20.5 19.5", true]],
  [BALL, ["ink", oval(19.5, 26, 2.3)], ["ink", oval(32.5, 26, 2.3)]],
  [DOT, ["line", "M13 22.500L15.5 23.800M14.5 20.500L16.5 22.5", true]],
  [["ink", oval(17.5, 25.5, 2.1, 3.6), true]],
  [],
];

const NOSE: Stroke = ["ink", "M21.5 29.500H26.500L24 32Z"];
const SMILE: Stroke = ["line", "M18 33Q24 38.5 30 33"];
const LIPS: Stroke = ["line", "M24 31.500V33M19.5 33.500Q22 37 24 33Q26 37 28.5 33.5"];

export const MOUTHS: readonly (readonly Stroke[])[] = [
  [SMILE],
  [NOSE, LIPS],
  [["line", "M21 34H27"]],
  [
    ["red", "M18.5 32H29.500Q29 39 24 39Q19 39 18.5 32Z"],
    ["white", "M19 32H29V34H19Z"],
  ],
  [
    ["light", oval(24, 32.5, 7, 5)],
    ["ink", oval(21.5, 32, 1.2, 1.8), true],
  ],
  [SMILE, ["white", "M19.5 34.300L21 38L22.5 35.700Z", true]],
  [SMILE, ["pink", "M22.5 35.500H28Q28.5 40 25.5 40Q22.5 40 22.5 35.500Z"]],
  [["red", oval(24, 34.5, 2.4, 2.8)]],
  [["line", "M18.5 34Q26 37 30 31.5"]],
  [
    ["ink", oval(24, 30.5, 3.4, 2.4)],
    ["line", "M24 33V34.500Q21 38 18.5 35M24 34.500Q27 38 29.5 35"],
  ],
  [NOSE, LIPS, ["line", "M13 31L6 29.500M13 33.500L6.5 35", true]],
  [NOSE, ["white", "M21.5 33.500H26.500V38H21.500Z"], ["line", "M19 33Q24 36 29 33M24 34V38"]],
  [
    ["gold", "M24 27.500L30 32L24 37L18 32Z"],
    ["line", "M18.5 32H29.5"],
  ],
  [["gold", "M19.5 28.500H28.500Q29 35 24.5 40Q24 34.5 19.5 28.500Z"]],
  [
    ["red", "M21 28.500C30 28 40 26 44.5 27.500C47 29 45 32 42 32.500C35 34 27 34 21.5 33.500Z"],
    ["line", "M18 37.500Q24 39.5 30 37.5"],
  ],
  [
    ["gold", oval(24, 33.5, 9.5, 4)],
    ["line", "M15 33.500Q24 36 33 33.5"],
  ],
];

export const MARKS: readonly (readonly Stroke[])[] = [
  [],
  [["shade", "M23 21C18 19 11 22 9.5 27C9 31 14 33 18 31C22 29 23 26 23 21Z", true]],
  [["light", oval(24, 34, 9, 7)]],
  [["ink", "M21.5 21C17 19.5 12 24 12 29C12 32 16 32.5 19 30C22 27 23.5 22.5 21.5 21Z", true]],
  [["line", "M24 13V18.500M19 13.500V17M29 13.500V17M9.5 27H13.500M10 31H14M38.5 27H34.500M38 31H34"]],
  [["pink", oval(12.5, 32, 3.2, 2.4), true]],
  [["light", "M24 20C20 16 10 18 11 27C11.5 36 18 40 24 40C30 40 36.5 36 37 27C38 18 28 16 24 20Z"]],
  [["shade", "M24 12C38 12 41 24 38 33C35 40 30 42 24 42Z"]],
  [["light", oval(30.5, 25.5, 6.2)]],
  [["shade", `${oval(12.5, 31, 0.9)}${oval(15, 33, 0.9)}${oval(15.5, 30, 0.9)}`, true]],
  [["light", "M24 12.500L28 23L24 30L20 23Z"]],
  [["ink", "M9.5 23Q12 11 24 11Q36 11 38.5 23Q32 17 25 18.500Q22 15 20 19Q14 18 9.5 23Z"]],
];

export const HATS: readonly (readonly Stroke[])[] = [
  [],
  [
    ["white", "M9 21Q24 15 39 21L38 16Q24 10.5 10 16Z"],
    ["red", oval(24, 15.5, 2)],
    ["white", "M38 17L46 13L44.5 19L46.5 23Z"],
  ],
  [
    ["gold", "M4 16Q24 8 44 16Q24 21 4 16ZM13 13.500Q16 3 24 3Q32 3 35 13.500Q24 9.5 13 13.500Z"],
    ["red", "M13 13.500Q24 9 35 13.500L35.5 15.500Q24 11.5 12.5 15.500Z"],
  ],
  [
    [
      "pink",
      `${oval(36, 10, 3)}${oval(40, 14, 3)}${oval(38, 18.5, 3)}${oval(33, 18, 3)}${oval(31.5, 13, 3)}`,
    ],
    ["gold", oval(35.8, 14.6, 2.6)],
  ],
  [
    ["green", "M23 14C12 13 12 4 20 1C31 1 31 10 23 14Z"],
    ["line", "M23 14Q24 8 20.5 4.5"],
  ],
  [
    ["red", "M10 18Q11 5 24 5Q37 5 38 18Q24 13 10 18Z"],
    ["red", "M34 14.500Q44 13 46.5 18Q42 20.5 36 18.500Z"],
  ],
  [
    ["red", "M24 12L13 5.500V17.500ZM24 12L35 5.500V17.500Z"],
    ["gold", oval(24, 11.7, 2.6)],
  ],
  [["gold", "M13 17L11.5 6L18.5 10.500L24 3L29.5 10.500L36.5 6L35 17Q24 13.5 13 17Z"]],
  [
    [
      "green",
      "M9 18L12 10L15.5 14L18.5 8.500L21.5 12.500L24 7.500L26.5 12.500L29.5 8.500L32.5 14L36 10L39 18Q24 12 9 18Z",
    ],
    ["sky", oval(24, 12, 8.5, 3.4)],
  ],
  [
    ["sky", "M10 17Q11 5 24 5Q37 5 38 17Z"],
    ["white", "M8.5 15Q24 10.5 39.5 15V20Q24 15.5 8.5 20Z"],
    ["white", oval(24, 4.5, 3.4)],
  ],
  [["red", "M32 15C31 7 36 2 43 1C45 8 40 14 32 15Z"]],
  [["shade", "M24 13.500C18 10 19 5 21 3C22 6 23.5 6 24.5 2.500C28 5 29 10 24 13.500Z"]],
];

export const FURS: readonly string[] = [
  "#9a6a42",
  "#d9a066",
  "#f0dcb4",
  "#f7f3ea",
  "#8b909c",
  "#4a4651",
  "#e8863c",
  "#f5cb4f",
  "#84b553",
  "#6a9dd2",
  "#cf5b50",
  "#b08ac2",
];

export const GROUNDS: readonly string[] = [
  "#f9dcc6",
  "#fbe8ab",
  "#d6ebbd",
  "#bde3da",
  "#c2dcf4",
  "#d6cef2",
  "#f5cddd",
  "#e8e2d8",
  "#fbcf9f",
  "#a9d3a4",
  "#98bcd6",
  "#e2b3ab",
];
