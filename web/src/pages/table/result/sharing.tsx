import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { gameName } from "../../../ui/house";
import { t } from "../../../ui/i18n";
import { lazy } from "../../../ui/lazy";
import { seatLooks } from "../../../ui/people";
import type { SeatLook } from "../../../ui/seats";
import type { Card, CardPlace } from "../../../ui/share-card/card";
import { atSeats, plain } from "../../../ui/words";
import type { Outcome } from "../../../wire/types";
import { decided, useBoard } from "./decided";
import { told } from "./ending";
import type { Over } from "./over";
import { placeOf, score, scored, verdict } from "./verdict";
import { dated } from "../../../ui/dialect";

const ShareCard = lazy(() => import("../../../ui/share-card/sheet").then((part) => part.ShareCard));

/** The button that shows the result as a picture, to share it. */
export function SharePicture({ meta, game, table, finish }: Over): JSX.Element {
  const open = useSignal(false);
  const board = useBoard(meta.game);
  const seats = seatLooks(meta);
  const { outcome, ended } = finish;
  const ends = table.history.value.at(-1)?.at ?? meta.changed;
  const card = (): Card => ({
    game: meta.game,
    title: gameName(meta.game),
    date: dated(new Date(ends * 1000), { dateStyle: "long" }),
    // Others read it, so no player is called "you".
    said: plain(told(verdict({ ...finish, mine: [] }).heading, meta.game, seats)),
    decided: decided(board, atSeats(meta.game, seats), game.view, outcome, ended).map(plain).join(" "),
    places: outcome === null || outcome.sides.length === 1 ? [] : placesOf(outcome, seats, meta.game),
  });
  return (
    <>
      <button type="button" class="button plain" onClick={() => (open.value = true)}>
        {t("result-share")}
      </button>
      {open.value && (
        <ShareCard
          card={card()}
          path={`/t/${meta.id}/replay/${game.no}`}
          close={() => (open.value = false)}
        />
      )}
    </>
  );
}

function placesOf(outcome: Outcome, seats: readonly SeatLook[], game: string): CardPlace[] {
  const place = (side: number): number | null =>
    outcome.ranking.length === 1 ? null : placeOf(outcome, side);
  return outcome.ranking.flat().flatMap((side) =>
    (outcome.sides[side] ?? []).flatMap((seat) => {
      const look = seats[seat];
      const note = scored(outcome) ? score(game, outcome.scores[seat] ?? 0) : "";
      return look === undefined ? [] : [{ place: place(side), look, note }];
    }),
  );
}
