import "./board.css";
import "./dock.css";
import "./motion.css";
import "./sheet.css";

export { Board } from "./board";
export { Settings } from "./prefs-panel";
