import { createContext, type ComponentChildren } from "preact";

/** What the page says beside a board, within its room: the words of a lesson. Null where it says nothing. */
export const Beside = createContext<ComponentChildren>(null);
