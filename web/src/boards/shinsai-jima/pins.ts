import type { ShinsaiJimaView } from "../../wire/shinsai-jima";
import { stack, type Cell, type Way } from "./grid";
import { project, viewBox, type Gaze } from "./projection";
import { piece } from "./sides";
import { spotOf, stepOf, type Spot } from "./world/space";

/** The place of a set of directions: around a cell, or along the edges of the island. */
export type Around = { cell: Cell; height: number } | "edges";

/** Distance of a direction from the middle of its cell, in cells. */
const BESIDE = 1.12;
/** Distance of a direction at an edge from the middle of the island, in cells. */
const BEYOND = 4.05;

/** Return the point of the island for a direction. */
export function pointOf(around: Around, way: Way): Spot {
  const { x: dx, z: dz } = stepOf(way);
  if (around === "edges") return { x: dx * BEYOND, y: 0, z: dz * BEYOND };
  const { x, y, z } = spotOf(around.cell, around.height);
  return { x: x + dx * BESIDE, y, z: z + dz * BESIDE };
}

/** Return the place of a point in a drawing, in percent of its width and height. */
export function percent(gaze: Gaze, { x, z }: Spot, level: number): { "--left": string; "--top": string } {
  const at = project(gaze, x, z, level);
  const [left = 0, top = 0, width = 1, height = 1] = viewBox(gaze).split(" ").map(Number);
  const part = (value: number): string => `${(value * 100).toFixed(2)}%`;
  return { "--left": part((at.x - left) / width), "--top": part((at.y - top) / height) };
}

/** Least distance of a direction from the middle of its cell, across and down: half a button and a little more. */
const APART = "23.5px";

/** Return the place of a direction in a drawing. Around a small cell the buttons move apart, or they would overlap. */
export function placeOf(gaze: Gaze, around: Around, way: Way): ReturnType<typeof percent> {
  if (around === "edges") return percent(gaze, pointOf(around, way), 0);
  const { cell, height } = around;
  const middle = percent(gaze, spotOf(cell, height), height);
  const there = percent(gaze, pointOf(around, way), height);
  return {
    "--left": apart(middle["--left"], there["--left"]),
    "--top": apart(middle["--top"], there["--top"]),
  };
}

function apart(from: string, to: string): string {
  const by = parseFloat(to) - parseFloat(from);
  if (Math.abs(by) < 0.1) return to;
  return `calc(${from} + ${String(Math.sign(by))} * max(${Math.abs(by).toFixed(2)}%, ${APART}))`;
}

/** Return the place of the directions around the chosen piece; null while none is chosen. */
export function aroundPiece(view: ShinsaiJimaView): Around | null {
  const cell = piece(view, view.turn?.piece)?.cell;
  return cell == null ? null : { cell, height: stack(view, cell).length };
}
