import "./board.css";
import "./dock.css";

export { Board } from "./board";
export { Settings } from "./prefs-panel";
