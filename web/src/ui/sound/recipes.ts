/** One part of a sound: an oscillator, or noise in a band, that rises and fades once. */
export interface Layer {
  wave: "sine" | "triangle" | "square" | "sawtooth" | "noise";
  /** Hertz, or Hertz at its beginning and at its end: the tone, or the middle of the band. */
  hz: number | readonly [number, number];
  /** Its beginnings, in seconds; it is heard once for each. */
  at: readonly number[];
  /** Seconds until it has faded. */
  lasts: number;
  /** Seconds until it is at its loudest. */
  rises: number;
  /** Greatest loudness, 0 to 1. */
  peak: number;
  /** Narrowness (Q) of the band of noise; without it noise is all that lies below `hz`. */
  narrow?: number;
  /** Vibrato: swings a second, and Hertz up and down. */
  trill?: readonly [number, number];
}

/** A sound as data: its layers, its weight among other sounds, and its gain. */
export interface Recipe {
  /** 0 for moves of pieces, 1 for their gains, 2 for changes of the game, 3 for calls to the player. */
  weight: 0 | 1 | 2 | 3;
  /** Makes it as loud as others of its weight; found by measuring. */
  gain: number;
  layers: readonly Layer[];
}

type Hz = Layer["hz"];
type More = Partial<Layer>;

/** Rings like something struck. */
const tone = (hz: Hz, lasts: number, peak: number, more: More = {}): Layer => ({
  ...{ wave: "sine", hz, at: [0], lasts, rises: 0.004, peak },
  ...more,
});

/** Hisses, rushes or cracks. */
const noise = (hz: Hz, lasts: number, peak: number, more: More = {}): Layer => ({
  ...{ wave: "noise", hz, at: [0], lasts, rises: 0.002, peak },
  ...more,
});

/** A tone of this height after the other, `apart` seconds. */
const scale = (tones: readonly number[], apart: number, lasts: number, peak: number): Layer[] =>
  tones.map((hz, index) => tone(hz, lasts, peak, { wave: "triangle", at: [index * apart] }));

/** Every sound of the hall and its games. No file is loaded: the engine makes them of oscillators and noise. */
export const RECIPES = {
  // Wood and paper.
  dice: {
    weight: 1,
    gain: 4.09,
    layers: [
      noise(2400, 0.035, 0.5, { at: [0, 0.07, 0.12, 0.2, 0.26], narrow: 3 }),
      tone([420, 240], 0.06, 0.3, { wave: "triangle", at: [0, 0.07, 0.12, 0.2, 0.26] }),
    ],
  },
  peg: {
    weight: 0,
    gain: 6.88,
    layers: [tone([640, 430], 0.09, 0.35, { wave: "triangle" }), noise(3200, 0.02, 0.25, { narrow: 2 })],
  },
  camp: {
    weight: 1,
    gain: 2.19,
    layers: [
      tone([330, 250], 0.16, 0.35, { wave: "triangle", at: [0, 0.09] }),
      noise(1500, 0.03, 0.25, { at: [0, 0.09], narrow: 2 }),
    ],
  },
  claim: { weight: 2, gain: 2.35, layers: scale([523, 659, 784, 1047], 0.09, 0.5, 0.26) },
  fall: {
    weight: 2,
    gain: 1.2,
    layers: [
      tone([520, 90], 0.55, 0.3, { wave: "triangle", rises: 0.02 }),
      tone([95, 55], 0.3, 0.5, { at: [0.5] }),
      noise(420, 0.25, 0.35, { at: [0.5] }),
    ],
  },
  tile: {
    weight: 0,
    gain: 6.79,
    layers: [noise(1300, 0.05, 0.4, { narrow: 1.2 }), tone([260, 190], 0.09, 0.35, { wave: "triangle" })],
  },
  card: {
    weight: 1,
    gain: 12,
    layers: [
      noise([5200, 2600], 0.11, 0.3, { rises: 0.03, narrow: 1 }),
      noise(1800, 0.03, 0.3, { at: [0.12] }),
    ],
  },
  // Floors by night.
  step: {
    weight: 0,
    gain: 7.42,
    layers: [noise(650, 0.07, 0.4, { rises: 0.008 }), tone([150, 95], 0.08, 0.3)],
  },
  stone: {
    weight: 1,
    gain: 12,
    layers: [
      noise([420, 620], 0.5, 0.4, { rises: 0.08, narrow: 3, trill: [23, 160] }),
      noise(180, 0.45, 0.35, { rises: 0.06 }),
    ],
  },
  stomp: {
    weight: 1,
    gain: 2.1,
    layers: [tone([78, 42], 0.28, 0.6, { rises: 0.008 }), noise(240, 0.16, 0.35)],
  },
  heartbeat: {
    weight: 2,
    gain: 1.42,
    layers: [tone([68, 48], 0.16, 0.6, { at: [0, 0.42] }), tone([60, 44], 0.2, 0.42, { at: [0.17, 0.59] })],
  },
  caught: {
    weight: 2,
    gain: 1.41,
    layers: [
      tone([980, 280], 0.7, 0.16, { wave: "sawtooth", rises: 0.03, trill: [13, 46] }),
      tone([740, 210], 0.7, 0.14, { wave: "triangle", rises: 0.03, trill: [11, 40] }),
      tone([90, 40], 0.4, 0.5, { at: [0.05] }),
    ],
  },
  door: {
    weight: 2,
    gain: 2.96,
    layers: [
      noise([500, 3000], 0.3, 0.2, { rises: 0.15, narrow: 1 }),
      ...scale([659, 880, 1319], 0.11, 0.6, 0.22),
    ],
  },
  spell: {
    weight: 1,
    gain: 1.93,
    layers: [
      tone([280, 1180], 0.5, 0.22, { rises: 0.1, trill: [17, 60] }),
      noise([700, 4200], 0.5, 0.12, { rises: 0.25, narrow: 4 }),
    ],
  },
  night: {
    weight: 1,
    gain: 1.4,
    layers: [tone(330, 1.6, 0.34), tone(911, 0.9, 0.12), tone(1768, 0.4, 0.06)],
  },
  wake: {
    weight: 1,
    gain: 2.05,
    layers: [tone([587, 592], 0.7, 0.22), tone([880, 886], 0.8, 0.2, { at: [0.16] })],
  },
  // Water.
  water: {
    weight: 1,
    gain: 5.75,
    layers: [
      noise([300, 900], 0.8, 0.4, { rises: 0.3, narrow: 0.8 }),
      noise([1500, 700], 0.7, 0.14, { at: [0.15], rises: 0.25, narrow: 1.5, trill: [7, 260] }),
    ],
  },
  paddle: {
    weight: 0,
    gain: 5.17,
    layers: [
      noise([900, 380], 0.22, 0.4, { rises: 0.05, narrow: 1 }),
      tone([520, 860], 0.06, 0.12, { at: [0.2] }),
    ],
  },
  splash: {
    weight: 1,
    gain: 5.56,
    layers: [
      noise([3600, 900], 0.42, 0.35, { narrow: 0.7 }),
      tone([420, 120], 0.16, 0.3),
      tone([620, 1050], 0.05, 0.14, { at: [0.24, 0.33] }),
    ],
  },
  plunge: {
    weight: 2,
    gain: 1.52,
    layers: [
      noise([2200, 160], 1.2, 0.5, { rises: 0.12 }),
      tone([190, 46], 0.8, 0.4, { rises: 0.05 }),
      noise(3000, 0.5, 0.16, { at: [0.55], rises: 0.1, narrow: 0.7 }),
    ],
  },
  wave: {
    weight: 2,
    gain: 4.09,
    layers: [
      noise([160, 900], 0.8, 0.5, { rises: 0.6 }),
      noise([1400, 200], 0.9, 0.45, { at: [0.6], rises: 0.05 }),
    ],
  },
  gem: { weight: 1, gain: 3.47, layers: [tone(1568, 0.28, 0.2), tone(2349, 0.4, 0.16, { at: [0.07] })] },
  steal: {
    weight: 2,
    gain: 4.27,
    layers: [
      tone([900, 480], 0.14, 0.26, { wave: "triangle" }),
      tone([680, 330], 0.2, 0.26, { wave: "triangle", at: [0.13] }),
      noise(3400, 0.06, 0.2, { at: [0.12], narrow: 2 }),
    ],
  },
  // Stone and sky.
  cube: {
    weight: 0,
    gain: 2.87,
    layers: [tone([170, 85], 0.14, 0.5), noise(900, 0.04, 0.35, { narrow: 1.2 })],
  },
  crumble: {
    weight: 2,
    gain: 12,
    layers: [
      noise([900, 300], 0.07, 0.42, { at: [0, 0.06, 0.1, 0.18, 0.23, 0.33, 0.46], narrow: 1 }),
      noise(260, 0.5, 0.35, { rises: 0.03 }),
    ],
  },
  swing: { weight: 1, gain: 5.8, layers: [noise([380, 1900], 0.42, 0.42, { rises: 0.24, narrow: 1.6 })] },
  slam: {
    weight: 2,
    gain: 3.32,
    layers: [tone([130, 48], 0.25, 0.6), noise(2600, 0.05, 0.4, { narrow: 1 }), noise(500, 0.2, 0.35)],
  },
  shot: {
    weight: 2,
    gain: 9.55,
    layers: [
      tone([110, 230], 0.16, 0.3, { wave: "triangle", trill: [38, 40] }),
      noise([500, 2600], 0.5, 0.35, { at: [0.06], rises: 0.12, narrow: 1.4 }),
    ],
  },
  chime: { weight: 1, gain: 2.42, layers: scale([784, 1047], 0.1, 0.4, 0.22) },
  // The hall itself.
  turn: {
    weight: 3,
    gain: 2.19,
    layers: [...scale([659, 988], 0.13, 0.55, 0.3), tone(1976, 0.3, 0.06, { at: [0.13] })],
  },
  clock: {
    weight: 3,
    gain: 7.47,
    layers: [
      noise(3000, 0.03, 0.5, { at: [0, 0.25, 0.5, 0.75], narrow: 5 }),
      tone(880, 0.05, 0.2, { at: [0, 0.5] }),
    ],
  },
  refusal: { weight: 3, gain: 5.07, layers: [tone([208, 147], 0.24, 0.5, { wave: "triangle" })] },
  knock: {
    weight: 1,
    gain: 3.18,
    layers: [
      tone([310, 220], 0.07, 0.4, { wave: "triangle", at: [0, 0.13] }),
      noise(1200, 0.03, 0.3, { at: [0, 0.13], narrow: 2 }),
    ],
  },
  start: {
    weight: 3,
    gain: 1.54,
    layers: [tone([82, 78], 0.9, 0.5), tone(196, 0.7, 0.2), tone(541, 0.5, 0.08)],
  },
  win: {
    weight: 3,
    gain: 1.78,
    layers: [...scale([523, 659, 784, 1047, 1319], 0.12, 0.7, 0.24), tone(262, 1.2, 0.2, { at: [0.48] })],
  },
  lose: { weight: 3, gain: 2.42, layers: scale([440, 392, 330, 247], 0.18, 0.7, 0.24) },
} as const satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;
