/**
 * Kinds of events that tell most of a turn, by game. The line of a turn in the log has all events of the first list
 * of which any happened. In a game without lists it has the last sentence of the turn.
 */
export const TELLING: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "cant-stop": [["won", "claimed", "dropped"], ["banked"], ["climbed"], ["dice-rolled"]],
  "fearsome-floors": [
    ["won", "goal-met", "escaped", "caught", "monster-stopped"],
    ["stepped", "stone-pushed"],
    ["entered"],
    ["stopped"],
    ["laid"],
  ],
  "hidden-rooms": [
    ["attempt-ended", "campaign-ended", "stage-opened", "forgotten"],
    ["explored"],
    ["walked"],
    ["monster-acted"],
  ],
  niagara: [
    ["decided", "condition-met", "scored", "stolen", "fell", "pushed-out", "joe-fell", "canoe-came-back"],
    ["paddled", "moored", "weather-moved"],
    ["flow-set"],
    ["chose", "has-chosen"],
  ],
  "shinsai-jima": [
    ["ended", "judged", "escaped", "killed", "starved", "stunned", "claimed"],
    ["walked", "swung", "cube-moved", "colour-placed"],
    ["built", "placed", "answered"],
  ],
};

/** Kinds of events that begin a turn or a phase, with true where their seat is the one on turn. */
export const BEGINS: Readonly<Record<string, boolean>> = {
  "turn-began": true,
  "card-shown": true,
  "round-began": false,
  "flow-set": false,
  "tile-revealed": false,
  "stage-opened": false,
  "monster-turn": false,
  "window-opened": false,
  "shots-began": false,
  "game-ended": false,
};

/** Kinds of events that several seats contribute to one line. */
export const TOGETHER: Readonly<Record<string, string>> = {
  chose: "choice",
  "has-chosen": "choice",
  answered: "answer",
  built: "building",
  placed: "placing",
};
