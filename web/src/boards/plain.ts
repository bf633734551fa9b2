import { kept, oneOf } from "../net/settings";

/** True when the reader wants the plain board in place of every game's own; this device keeps it. */
export const plain = kept<boolean>("plain-board", false, oneOf<boolean>(true, false));

// A link may choose, too: `?board=plain`, `?board=own`.
const asked = new URLSearchParams(location.search).get("board");
if (asked === "plain" || asked === "own") plain.value = asked === "plain";
