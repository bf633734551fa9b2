export { Board } from "./Board";
export { ending } from "./ending";
