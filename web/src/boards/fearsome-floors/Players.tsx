import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { Piece } from "../../wire/fearsome-floors";
import { Token } from "./Token";
import type { Hand } from "./hand";
import type { Scene } from "./scene";
import type { View } from "./words";

interface Props {
  view: View;
  scene: Scene;
  seats: readonly SeatLook[];
  mine: readonly number[];
  hand: Hand;
}

/** Everybody with S for the start player and * for the mover, and under each name the pieces that wait outside (FF-U3). */
export function Players({ view, scene, seats, mine, hand }: Props): JSX.Element {
  return (
    <ul class="ff-players" aria-label={t("fearsome-floors-ui-players")}>
      {seats.slice(0, view.seats).map((look) => (
        <Player key={look.seat} look={look} view={view} scene={scene} mine={mine} hand={hand} />
      ))}
    </ul>
  );
}

interface PlayerProps extends Omit<Props, "seats"> {
  look: SeatLook;
}

function Player({ look, view, scene, mine, hand }: PlayerProps): JSX.Element {
  const own = scene.pieces.filter(({ seat }) => seat === look.seat);
  const waiting = own.filter(({ place }) => place === "waiting");
  const count = (place: Piece["place"]): number => own.filter((each) => each.place === place).length;
  const moves = scene.mover === look.seat;
  return (
    <li
      class={[moves && "mover", mine.includes(look.seat) && "mine"]
        .filter((each) => each !== false)
        .join(" ")}
      style={{ "--own": look.colour, "--own-ink": look.ink }}
      aria-current={moves ? "true" : undefined}
    >
      <span class="who">
        <b class="roles">
          {scene.start === look.seat && <abbr title={t("fearsome-floors-ui-start-player")}>S</abbr>}
          {moves && <abbr title={t("fearsome-floors-ui-mover")}>*</abbr>}
        </b>
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d={look.shape} />
        </svg>
        <bdi class={mine.includes(look.seat) ? "me" : undefined}>{look.name}</bdi>
        {mine.includes(look.seat) && <span class="unseen">{t("fearsome-floors-ui-you")}</span>}
        <span class="tally">
          {count("escaped") > 0 && (
            <span title={t("fearsome-floors-ui-escaped")}>
              <span aria-hidden="true">⌂ </span>
              <span class="unseen">{t("fearsome-floors-ui-escaped")} </span>
              {count("escaped")}/{view.needed}
            </span>
          )}
          {count("dead") > 0 && (
            <span title={t("fearsome-floors-ui-dead")}>
              <span aria-hidden="true">† </span>
              <span class="unseen">{t("fearsome-floors-ui-dead")} </span>
              {count("dead")}
            </span>
          )}
        </span>
      </span>
      {waiting.length > 0 && (
        <span class="pieces">
          {waiting.map((piece) => (
            <Waiting key={piece.piece} piece={piece} look={look} hand={hand} view={view} />
          ))}
        </span>
      )}
    </li>
  );
}

interface WaitingProps {
  piece: Piece;
  look: SeatLook;
  hand: Hand;
  view: View;
}

/** A piece before the entrance; mine can be taken. */
function Waiting({ piece, look, hand, view }: WaitingProps): JSX.Element {
  const picture = (
    <svg viewBox="-26 -26 52 52" aria-hidden="true">
      <Token piece={piece} look={look} />
    </svg>
  );
  const named = t("fearsome-floors-ui-waiting", { number: piece.number, name: look.name });
  const taken = hand.seat === piece.seat && view.taken === piece.piece;
  const mine = hand.seat === piece.seat && (!piece.moved || taken) && view.stage === "moving";
  return mine ? (
    <button
      type="button"
      class={taken ? "ff-piece taken" : "ff-piece"}
      aria-label={named}
      aria-pressed={taken}
      data-waiting={`${piece.seat}-${piece.piece}`}
      onClick={() => hand.take(piece.piece)}
    >
      {picture}
    </button>
  ) : (
    <span class={piece.moved ? "ff-piece moved" : "ff-piece"} data-waiting={`${piece.seat}-${piece.piece}`}>
      {picture}
      <span class="unseen">{named}</span>
    </span>
  );
}
