export { Board } from "./Board";
export { ending } from "./ending";
export { Settings } from "./prefs";
