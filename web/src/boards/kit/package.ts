import type { h, render } from "preact";
import type * as hooks from "preact/hooks";
import type { find, t } from "../../ui/i18n";
import type { Mark, Name } from "../../ui/name";
import type { BoardProps } from "./board";
import type { Die } from "./die";
import type { useDraft } from "./draft";
import type { useKeptFocus } from "./focus";
import type { useShortcuts } from "./keys";

/** The hall's own Preact, its texts, and parts of the kit, for the board of a package. */
export interface HallKit {
  h: typeof h;
  render: typeof render;
  hooks: typeof hooks;
  t: typeof t;
  find: typeof find;
  Name: typeof Name;
  Mark: typeof Mark;
  Die: typeof Die;
  useDraft: typeof useDraft;
  useKeptFocus: typeof useKeptFocus;
  useShortcuts: typeof useShortcuts;
}

/** A board, mounted in its element. */
export interface Standing {
  /** Draw the changes: after every event, and when the language changes. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board narrows its own view
  show: (props: BoardProps<any, any, any>) => void;
  /** Take everything away. */
  leave: () => void;
}

/** The exports of a package's `board.js`. */
export interface PackagedBoard {
  mount: (place: HTMLElement, kit: HallKit) => Standing;
}
