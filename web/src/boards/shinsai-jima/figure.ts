import type { Figure } from "../kit/figure";

/** The board with its parts named. */
export const figure: Figure = {
  lesson: "push",
  parts: [
    { name: "stack", at: ".sj-stack.h3", edge: "bottom" },
    { name: "piece", at: ".sj-figure.chosen, .sj-figure", edge: "top" },
    { name: "cube", at: ".sj-stack.h1" },
    { name: "sea", at: ".sj-sea" },
    { name: "goods", at: ".sj-goods", edge: "bottom" },
  ],
};
