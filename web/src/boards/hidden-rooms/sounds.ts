import type { Event } from "../../wire/hidden-rooms";
import { SILENT, type Sounds } from "../kit/sound";

/** The sound of each event. */
export const sounds: Sounds<Event> = {
  "stage-opened": "night",
  "pair-shown": "card",
  placed: "wake",
  walked: "step",
  reached: SILENT,
  explored: ({ success }) => (success ? "tile" : "card"),
  forgotten: "swing",
  "monster-turn": SILENT,
  "monster-acted": ({ kind, end }) => {
    if (end === "caught") return "caught";
    return kind === "chase" || kind === "turn-to-child" ? "heartbeat" : "stomp";
  },
  "attempt-ended": ({ won }) => (won ? "door" : "fall"),
  // The hall announces the end.
  "campaign-ended": SILENT,
};
