import type { BoardModule } from "./board";

/** How to load each game's board. */
export const boards: Record<string, () => Promise<BoardModule>> = {
  "cant-stop": () => import("./cant-stop"),
};
