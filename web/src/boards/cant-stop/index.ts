export { Board } from "./Board";
export { ending } from "./ending";
export { figure } from "./figure";
export { Settings } from "./prefs";
