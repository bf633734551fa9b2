import type { Area, Arm, Place } from "./places";

/** Places in the upright picture, where the water flows down, in units of the view box. */
export const WIDE = 600;
export const HIGH = 790;
/** Units by which the land goes on around the picture, so that it fills any room. */
export const BEYOND = 900;

export interface Point {
  x: number;
  y: number;
}

/** An area of the river: its middle, and half the width of its water. */
interface Reach extends Point {
  half: number;
}

/** The nine areas, in the order of the current. */
export const REACHES: Readonly<Record<Area, Reach>> = {
  1: { x: 300, y: 76, half: 92 },
  2: { x: 288, y: 153, half: 104 },
  3: { x: 308, y: 230, half: 112 },
  4: { x: 292, y: 307, half: 116 },
  5: { x: 300, y: 384, half: 124 },
  "6L": { x: 153, y: 480, half: 82 },
  "6R": { x: 447, y: 480, half: 82 },
  "7L": { x: 146, y: 560, half: 84 },
  "7R": { x: 454, y: 560, half: 84 },
};

/** The y at which the water drops. */
export const LIP = 606;
/** The y at which it lands. */
export const POOL = 672;
/** Place of the arrow, at the head of the island. */
export const FORK: Point = { x: 300, y: 446 };
/** The weather track: the middle of its first cell, and the step to the next. */
export const WEATHER = { x: 440, y: 157, step: 44 };

/** Place of the moose, on the pink bank. */
export const MOOSE: Point = { x: 343, y: 584 };

/** The middles of the five sites; blue and pink lie on the island, for both arms. */
export const SITES: readonly Point[] = [
  { x: 98, y: 236 },
  { x: 503, y: 304 },
  { x: 88, y: 380 },
  { x: 296, y: 500 },
  { x: 290, y: 563 },
];

/** The water of the trunk, row by row, from above the picture to area 5. */
const TRUNK: readonly Reach[] = [
  { x: 300, y: -BEYOND, half: 84 },
  { x: 300, y: -20, half: 84 },
  ...(["1", "2", "3", "4", "5"] as const).map((area) => REACHES[area]),
];

/** Return a smooth curve through points, as the segments of an SVG path after its first point. */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => nth(points, Math.min(points.length - 1, Math.max(0, index)));
  return points
    .slice(1)
    .map((end, index) => {
      const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
      const first = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
      const second = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
      return `C${pair(first)} ${pair(second)} ${pair(end)}`;
    })
    .join("");
}

function nth(points: readonly Point[], index: number): Point {
  return points.at(index) ?? { x: 0, y: 0 };
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Return an open line through points, as an SVG path. */
export function line(points: readonly Point[]): string {
  return `M${pair(nth(points, 0))}${curve(points)}`;
}

const LEFT_OUT: readonly Point[] = [
  ...TRUNK.map(({ x, y, half }) => ({ x: x - half, y })),
  { x: 96, y: 440 },
  { x: 71, y: 486 },
  { x: 62, y: 552 },
  { x: 60, y: LIP },
];
const mirrored = (points: readonly Point[]): Point[] => points.map(({ x, y }) => ({ x: WIDE - x, y }));
const RIGHT_OUT: readonly Point[] = [
  ...TRUNK.map(({ x, y, half }) => ({ x: x + half, y })),
  ...mirrored(LEFT_OUT.slice(TRUNK.length)),
];
const ISLAND_LEFT: readonly Point[] = [
  { x: 300, y: 424 },
  { x: 256, y: 452 },
  { x: 236, y: 500 },
  { x: 230, y: 560 },
  { x: 232, y: LIP },
];
const ISLAND_RIGHT = mirrored(ISLAND_LEFT);

/** The water above the falls. */
export const RIVER = [
  line(LEFT_OUT),
  `L${pair(nth(ISLAND_LEFT, -1))}`,
  curve([...ISLAND_LEFT].reverse()),
  curve(ISLAND_RIGHT),
  `L${pair(nth(RIGHT_OUT, -1))}`,
  curve([...RIGHT_OUT].reverse()),
  "Z",
].join("");

/** The island between the arms. */
export const ISLAND = `${line(ISLAND_LEFT)}L${pair(nth(ISLAND_RIGHT, -1))}${curve([...ISLAND_RIGHT].reverse())}Z`;

/** The edges of the water, open at both ends. */
export const BANKS: readonly string[] = [
  line(LEFT_OUT.map(onward)),
  line(RIGHT_OUT.map(onward)),
  line([...ISLAND_LEFT].reverse().map(onward)) + curve(ISLAND_RIGHT.map(onward)),
];

function onward({ x, y }: Point): Point {
  return { x, y: y === LIP ? LIP + 30 : y };
}

/** Return a line along which the water runs. `u` is 0 in the middle of the river and 1 at its outer bank. */
export function stream(u: number, side: -1 | 1): string {
  const trunk = TRUNK.map(({ x, y, half }) => ({ x: x + side * half * u, y }));
  const arm = [
    { x: 300 + side * (30 + u * 150), y: 438 },
    { x: 300 + side * (70 + u * 156), y: 486 },
    { x: 300 + side * (74 + u * 162), y: 556 },
    { x: 300 + side * (72 + u * 164), y: LIP },
  ];
  return line([...trunk, ...arm]);
}

/** Most units between the middles of canoes side by side in the river. */
const ABREAST = 41;
/** Most units between the middles of canoes side by side ashore. */
const BERTH = 38;
/** Units from the middle of the first canoe on a bank to that of the last. */
const BANK = 160;

/** Return the x of `count` pieces side by side, within `half` units to either side of 0. */
export function abreast(count: number, half: number): number[] {
  const room = 2 * half - 46;
  const gap = count < 2 ? 0 : Math.min(ABREAST, room / (count - 1));
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * gap);
}

/** Return the berth of a canoe ashore: on the left bank for half of the seats, rounded down, else on the right. */
export function berth(seats: number, seat: number, canoe: number): Point & { size: number } {
  const left = Math.ceil(seats / 2) - (seats % 2);
  const onLeft = seat < left;
  const first = onLeft ? 0 : left;
  const count = 2 * (onLeft ? left : seats - left);
  const gap = Math.min(BERTH, BANK / (count - 1));
  const from = (onLeft ? 100 : 500) - ((count - 1) * gap) / 2;
  return { x: from + (2 * (seat - first) + canoe) * gap, y: 62, size: Math.min(1, gap / 37) };
}

/** Return the place of an area's number, on the outer bank, away from the weather track. */
export function label(area: Area): Point {
  const { x, y, half } = REACHES[area];
  const side = area === "4" || area.endsWith("R") ? 1 : -1;
  return { x: x + side * (half + 14), y: y + 20 };
}

/** Return the place of piece `index` of `count` in an area or in the basin. */
export function afloat(place: Exclude<Place, "land">, count: number, index: number): Point {
  if (place === "falls") {
    const gap = Math.min(84, 400 / Math.max(1, count - 1));
    return { x: 300 + (index - (count - 1) / 2) * gap, y: 716 + (index % 2) * 26 };
  }
  const reach = REACHES[place];
  return { x: reach.x + (abreast(count, reach.half)[index] ?? 0), y: reach.y };
}

/** Return the place of a moored canoe, at the bank without a site. */
export function mooring(place: Area, index: number): Point {
  const { x, y, half } = REACHES[place];
  return { x: x + bankside(place) * (half + 2 - index * 18), y };
}

/** Return the bank at which canoes moor: -1 for the left, 1 for the right. */
function bankside(area: Area): -1 | 1 {
  return area.endsWith("R") || area === "3" || area === "5" ? 1 : -1;
}

/** The discs of water: each one's area, and the point from which a unit of flow brings it, by the arrow's arm. */
export const DISCS: readonly { place: Area; from: Readonly<Record<Arm, Point | null>> }[] = [
  { place: "1", from: both({ x: 300, y: 0 }) },
  { place: "2", from: both(REACHES[1]) },
  { place: "3", from: both(REACHES[2]) },
  { place: "4", from: both(REACHES[3]) },
  { place: "5", from: both(REACHES[4]) },
  { place: "6L", from: { L: REACHES[5], R: null } },
  { place: "6R", from: { L: null, R: REACHES[5] } },
  { place: "7L", from: { L: REACHES["6L"], R: null } },
  { place: "7R", from: { L: null, R: REACHES["6R"] } },
];

function both(point: Point): Readonly<Record<Arm, Point>> {
  return { L: point, R: point };
}
