export { Board } from "./Board";
export { Settings } from "./prefs";
