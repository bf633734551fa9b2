import { learn } from "../ui/i18n";
import type { BoardModule } from "./kit/board";
import "./kit/frame.css";

const modules: Record<string, () => Promise<BoardModule>> = {
  "cant-stop": () => import("./cant-stop"),
  "fearsome-floors": () => import("./fearsome-floors"),
  "hidden-rooms": () => import("./hidden-rooms"),
  niagara: () => import("./niagara"),
  "shinsai-jima": () => import("./shinsai-jima"),
};

/** How to load each game's board, with its texts. */
export const boards: Record<string, () => Promise<BoardModule>> = Object.fromEntries(
  Object.entries(modules).map(([game, load]) => [
    game,
    () => Promise.all([load(), learn(game)]).then(([module]) => module),
  ]),
);
