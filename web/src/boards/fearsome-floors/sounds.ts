import type { Event } from "../../wire/fearsome-floors";
import { SILENT, type Sounds } from "../kit/sound";

/** The sound of each event. */
export const sounds: Sounds<Event> = {
  "first-seat": "chime",
  chosen: SILENT,
  laid: "tile",
  "left-out": SILENT,
  "round-began": SILENT,
  "turn-began": SILENT,
  taken: SILENT,
  entered: "step",
  stepped: "step",
  "stone-pushed": "stone",
  stopped: "tile",
  escaped: "door",
  "goal-met": "claim",
  "turned-over": "card",
  "tile-revealed": "card",
  "monster-looked": ({ why }) => (why === "nothing" ? SILENT : "heartbeat"),
  "monster-deflected": "stone",
  "monster-stepped": "stomp",
  "monster-teleported": "spell",
  "piece-pushed": "stone",
  caught: "caught",
  "monster-stopped": SILENT,
  "phase-began": "night",
  // The hall, not the board, plays the sound of the end.
  won: SILENT,
};
