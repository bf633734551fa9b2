import { useSignal, useSignalEffect, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import { hall } from "../net/hall";
import type { Card, Overview, Wanted } from "../wire/types";

/** The tables of the hall as they are now; null before the hall has sent them. */
export interface Lobby {
  /** Listed tables of the wanted kind, newest first. */
  tables: readonly Card[] | null;
  /** Number of further tables of that kind. */
  more: number;
  /** The reader's own tables and those of their clubs, of every kind. */
  own: readonly Card[];
  /** Number of people who are connected to the hall. */
  here: number | null;
  overview: Overview | null;
}

/** Follows the lobby while a page is open. */
export function useLobby(wanted: ReadonlySignal<Wanted>): Lobby {
  const lobby = useSignal<Lobby>({ tables: null, more: 0, own: [], here: null, overview: null });
  useEffect(
    () =>
      hall.follow("lobby", {
        rev: () => 0,
        wanted: () => wanted.peek(),
        receive: (frame) => {
          if (frame.type !== "lobby") return;
          const last = lobby.peek();
          lobby.value = {
            tables: frame.tables ?? last.tables,
            more: frame.more,
            own: frame.own ?? last.own,
            here: frame.here,
            overview: frame.overview ?? last.overview,
          };
        },
      }),
    [lobby, wanted],
  );
  useSignalEffect(() => {
    // The page asks over HTTP, too: that answer counts while the line has sent no list.
    void api.tables(wanted.value).then(
      (cards) => {
        const last = lobby.peek();
        if (last.tables === null)
          lobby.value = {
            ...last,
            tables: cards.filter((card) => !card.mine),
            own: cards.filter((card) => card.mine),
          };
      },
      () => undefined,
    );
    hall.refill("lobby");
  });
  return lobby.value;
}
