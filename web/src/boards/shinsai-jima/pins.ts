import type { ShinsaiJimaView } from "../../wire/shinsai-jima";
import { stack, type Cell, type Way } from "./grid";
import { project, viewBox, type Gaze } from "./projection";
import { piece } from "./sides";
import { spotOf, stepOf, type Spot } from "./world/space";

/** Where a set of directions is drawn: around a cell, or along the edges of the island. */
export type Around = { cell: Cell; height: number } | "edges";

/** How far from the middle of its cell a direction is shown, and from that of the island, in cells. */
const BESIDE = 1.12;
const BEYOND = 4.05;

/** The point of the island where a direction is drawn. */
export function pointOf(around: Around, way: Way): Spot {
  const { x: dx, z: dz } = stepOf(way);
  if (around === "edges") return { x: dx * BEYOND, y: 0, z: dz * BEYOND };
  const { x, y, z } = spotOf(around.cell, around.height);
  return { x: x + dx * BESIDE, y, z: z + dz * BESIDE };
}

/** The place of a point in a drawing, in hundredths of its width and height. */
export function percent(gaze: Gaze, { x, z }: Spot, level: number): { "--left": string; "--top": string } {
  const at = project(gaze, x, z, level);
  const [left = 0, top = 0, width = 1, height = 1] = viewBox(gaze).split(" ").map(Number);
  const part = (value: number): string => `${(value * 100).toFixed(2)}%`;
  return { "--left": part((at.x - left) / width), "--top": part((at.y - top) / height) };
}

/** Where the directions of the chosen piece are drawn; null while none is chosen. */
export function aroundPiece(view: ShinsaiJimaView): Around | null {
  const cell = piece(view, view.turn?.piece)?.cell;
  return cell == null ? null : { cell, height: stack(view, cell).length };
}
