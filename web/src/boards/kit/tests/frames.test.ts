import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Frames } from "../frames";

let waiting: FrameRequestCallback[] = [];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => waiting.push(draw));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => waiting.splice(id - 1, 1));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const picture = (): void => waiting.splice(0).forEach((draw) => draw(0));

it("draws once for many changes, and no more when nothing moves", () => {
  const draw = vi.fn(() => false);
  const frames = new Frames(draw);
  frames.wake();
  frames.wake();
  picture();
  picture();
  expect(draw).toHaveBeenCalledOnce();
});

it("goes on while something moves, and ends at once", () => {
  const draw = vi.fn(() => true);
  const frames = new Frames(draw);
  frames.wake();
  picture();
  picture();
  expect(draw).toHaveBeenCalledTimes(2);
  frames.stop();
  picture();
  frames.wake();
  picture();
  expect(draw).toHaveBeenCalledTimes(2);
});
