import { createContext } from "preact";

/** True where the board is a picture in a text: it hears no keys, and needs nothing that is slow to load. */
export const Still = createContext(false);
