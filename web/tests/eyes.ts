/** A colour in linear sRGB, each part 0 to 1. */
type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** Linear sRGB as eyes without one kind of cone see it: Machado, Oliveira and Fernandes 2009, severity 1. */
export const EYES = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

/** From linear sRGB to CIE XYZ, white D65. */
const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Rgb = [0.95047, 1, 1.08883];

export function parse(hex: string): Rgb {
  const part = (at: number): number => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const times = (matrix: Matrix, [r, g, b]: Rgb): Rgb => {
  const [x, y, z] = matrix.map(([p, q, s]) => p * r + q * g + s * b);
  return [x ?? 0, y ?? 0, z ?? 0];
};

function lab(colour: Rgb): Rgb {
  const [x, y, z] = times(XYZ, colour);
  const bend = (value: number): number =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
  const [a, b, c] = [bend(x / WHITE[0]), bend(y / WHITE[1]), bend(z / WHITE[2])];
  return [116 * b - 16, 500 * (a - b), 200 * (b - c)];
}

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const hue = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** Return the difference of two colours to these eyes, by CIEDE2000. About 2 is just visible side by side. */
export function difference(one: Rgb, other: Rgb, eye: keyof typeof EYES): number {
  const seen = (colour: Rgb): Rgb => {
    const [r, g, b] = times(EYES[eye], colour);
    return lab([clamp(r), clamp(g), clamp(b)]);
  };
  return ciede2000(seen(one), seen(other));
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

function ciede2000([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const grey = c1 * c2 === 0;
  const apart = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const middle = grey ? h1 + h2 : (h1 + apart / 2 + 360) % 360;
  const [light, chroma] = [(l1 + l2) / 2 - 50, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * cos(middle - 30) +
    0.24 * cos(2 * middle) +
    0.32 * cos(3 * middle + 6) -
    0.2 * cos(4 * middle - 63);
  const turn = sin(60 * Math.exp(-(((middle - 275) / 25) ** 2)));
  const [dl, dc, dh] = [
    (l2 - l1) / (1 + (0.015 * light ** 2) / Math.sqrt(20 + light ** 2)),
    (c2 - c1) / (1 + 0.045 * chroma),
    (2 * Math.sqrt(c1 * c2) * sin(apart / 2)) / (1 + 0.015 * chroma * t),
  ];
  const twist = -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * turn;
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + twist * dc * dh);
}

/** Return the contrast ratio of two colours, 1 to 21: WCAG 2. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other].map((hex) => times(XYZ, parse(hex))[1]).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
