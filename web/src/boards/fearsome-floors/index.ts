export { Board } from "./Board";
export { ending } from "./ending";
export { figure } from "./figure";
export { pointing } from "./pointing-out";
export { Settings } from "./prefs";
