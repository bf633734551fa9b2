import { ConeGeometry, IcosahedronGeometry, Matrix4, CylinderGeometry, type BufferGeometry } from "three";
import type { Land } from "../prefs";
import { shaded, together } from "./shapes";

type Colour = readonly [red: number, green: number, blue: number];
type Five = readonly [string, string, string, string, string];

/** The look of a land in three dimensions. */
export interface Nature {
  /** The colours of the tops, from the shore to the snow. */
  tops: Five;
  /** The colours of the earth below them. */
  earth: Five;
  /** The colour of the contour lines. */
  lines: string;
  /** Colours of the water far out, around the island and along its shore, of the foam, and of the ground below. */
  water: Record<"deep" | "blue" | "shoal" | "foam" | "ground", Colour>;
  sun: readonly [colour: string, strength: number];
  sky: readonly [above: string, below: string, strength: number];
  /** Return a plant of low land. */
  plant: () => BufferGeometry;
  /** Colours of the plant on the lowest land and one level higher. */
  growth: readonly [low: string, high: string];
  dust: readonly string[];
  stone: readonly string[];
}

const up = (y: number): Matrix4 => new Matrix4().makeTranslation(0, y, 0);
const at = (x: number, y: number, z: number): Matrix4 => new Matrix4().makeTranslation(x, y, z);

const grass = (): BufferGeometry => shaded(new ConeGeometry(0.035, 0.15, 4).translate(0, 0.07, 0), 0.8, 1.1);

/** Return a small tree in bloom. */
const cherry = (): BufferGeometry =>
  together([
    [new CylinderGeometry(0.014, 0.022, 0.13, 5), "#6a4636", up(0.065)],
    [new IcosahedronGeometry(0.072, 0), "#f7b3c8", up(0.165)],
    [new IcosahedronGeometry(0.05, 0), "#fbd0dc", at(0.05, 0.135, 0.02)],
    [new IcosahedronGeometry(0.045, 0), "#f09cb8", at(-0.045, 0.14, -0.02)],
  ]).scale(1.4, 1.4, 1.4);

/** Return a splinter of lava that glows at its foot. */
const splinter = (): BufferGeometry =>
  together([
    [new ConeGeometry(0.05, 0.17, 4), "#2b2426", up(0.085)],
    [new ConeGeometry(0.062, 0.05, 5), "#ff7a2e", up(0.025)],
  ]);

export const NATURES: Readonly<Record<Land, Nature>> = {
  south: {
    tops: ["#76b04c", "#d6d06c", "#dd8d3c", "#b7aca6", "#fbfaf4"],
    earth: ["#93663d", "#a97b48", "#b8703f", "#94877f", "#c9c6c4"],
    lines: "#4a2f1466",
    water: {
      deep: [0.03, 0.19, 0.31],
      blue: [0.055, 0.395, 0.52],
      shoal: [0.27, 0.74, 0.72],
      foam: [0.93, 0.985, 0.975],
      ground: [0.1, 0.07, 0.05],
    },
    sun: ["#fff0d2", 2.5],
    sky: ["#e4f3ff", "#8a7a5c", 1.75],
    plant: grass,
    growth: ["#5f9c3d", "#a9a23c"],
    dust: ["#cbb48e", "#a8875c", "#e0cda6"],
    stone: ["#8a6238", "#6d4c2c", "#a97b48", "#76b04c"],
  },
  blossom: {
    tops: ["#669a58", "#b3d184", "#ea8fae", "#cfc4e0", "#fffaf6"],
    earth: ["#7a5a48", "#8d6a57", "#a1716b", "#9d8c8c", "#d6cccb"],
    lines: "#5a2a3a66",
    water: {
      deep: [0.16, 0.25, 0.42],
      blue: [0.24, 0.47, 0.61],
      shoal: [0.62, 0.83, 0.82],
      foam: [1, 0.95, 0.955],
      ground: [0.12, 0.08, 0.08],
    },
    sun: ["#ffe8e0", 2.4],
    sky: ["#fdeff6", "#94868c", 1.9],
    plant: cherry,
    growth: ["#ffffff", "#ffeef2"],
    dust: ["#f6c3d0", "#d9b7a8", "#fde4ea"],
    stone: ["#8d6a57", "#7a5a48", "#ea8fae", "#669a58"],
  },
  fire: {
    tops: ["#5f6648", "#aaa06a", "#d0622c", "#cfae9c", "#fff1d6"],
    earth: ["#3a3134", "#483a3a", "#5d3f38", "#6a5754", "#8f7d76"],
    lines: "#2a1208aa",
    water: {
      deep: [0.012, 0.013, 0.045],
      blue: [0.036, 0.034, 0.1],
      shoal: [0.74, 0.22, 0.07],
      foam: [1, 0.78, 0.5],
      ground: [0.16, 0.05, 0.03],
    },
    sun: ["#ffc89a", 2.7],
    sky: ["#b9a4d6", "#7a4630", 1.9],
    plant: splinter,
    growth: ["#ffffff", "#e8dcd6"],
    dust: ["#8d7f7c", "#5d5250", "#c9a58c"],
    stone: ["#3a3134", "#5d3f38", "#ff8a3c", "#2b2426"],
  },
};
