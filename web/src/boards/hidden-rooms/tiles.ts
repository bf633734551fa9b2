/** The four colours of tiles. Each has a shape that identifies it without colour (HR-S-02). */
export const COLOURS = ["R", "B", "G", "Y"] as const;
export type Colour = (typeof COLOURS)[number];

export interface TileFace {
  colour: Colour;
  value: number;
}

/** Return a tile such as `R3` as colour and value. */
export function face(tile: string): TileFace {
  return { colour: tile.charAt(0) as Colour, value: Number(tile.slice(1)) };
}

/** Shapes around the origin, within a circle of radius 10: heart, drop, clover, moon. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  R: "M0 8.500C-9 2-9.500-2-8.300-4.900-6.700-8.600-2-8.600 0-4.700 2-8.600 6.700-8.600 8.300-4.900 9.500-2 9 2 0 8.500Z",
  B: "M0-9.500C3.500-4.500 7-1 7 3A7 7 0 0 1-7 3C-7-1-3.500-4.500 0-9.500Z",
  G: "M0 1.600A4.400 4.400 0 1 1-3.300-3.300 4.400 4.400 0 1 1 3.300-3.300 4.400 4.400 0 1 1 0 1.600L2 9H-2Z",
  Y: "M3.500-8.800A9 9 0 1 0 8.800 3.200 7.200 7.200 0 0 1 3.500-8.800Z",
};
