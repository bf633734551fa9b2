import type { Event } from "../../wire/cant-stop";
import { SILENT, type Sounds } from "../kit/sound";

/** The sound of each event. */
export const sounds: Sounds<Event> = {
  "first-seat": "chime",
  "turn-began": SILENT,
  "dice-rolled": "dice",
  climbed: ({ topped }) => (topped ? "chime" : "peg"),
  void: SILENT,
  banked: "camp",
  claimed: "claim",
  dropped: "fall",
  // The hall announces the end.
  won: SILENT,
};
