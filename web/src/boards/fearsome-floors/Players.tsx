import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import type { SeatLook } from "../../ui/seats";
import type { Piece } from "../../wire/fearsome-floors";
import { Token } from "./Token";
import type { Scene } from "./scene";
import type { View } from "./words";

interface Props {
  view: View;
  scene: Scene;
  seats: readonly SeatLook[];
  mine: readonly number[];
}

/** All players: S for the start player, * for the mover, beside each name the pieces that wait outside (FF-U3). */
export function Players({ view, scene, seats, mine }: Props): JSX.Element {
  return (
    <>
      <ul class="ff-players" aria-label={t("fearsome-floors-ui-players")}>
        {seats.slice(0, view.seats).map((look) => (
          <Player key={look.seat} look={look} view={view} scene={scene} mine={mine.includes(look.seat)} />
        ))}
      </ul>
      <p class="ff-legend" aria-hidden="true">
        {t("fearsome-floors-ui-legend")}
      </p>
    </>
  );
}

interface PlayerProps extends Pick<Props, "view" | "scene"> {
  look: SeatLook;
  mine: boolean;
}

function Player({ look, view, scene, mine }: PlayerProps): JSX.Element {
  const own = scene.pieces.filter(({ seat }) => seat === look.seat);
  const waiting = own.filter(({ place }) => place === "waiting");
  const count = (place: Piece["place"]): number => own.filter((each) => each.place === place).length;
  const moves = scene.mover === look.seat;
  return (
    <li class={moves ? "mover" : undefined} aria-current={moves ? "true" : undefined}>
      <b class="roles">
        {scene.start === look.seat && <abbr title={t("fearsome-floors-ui-start-player")}>S</abbr>}
        {moves && <abbr title={t("fearsome-floors-ui-mover")}>*</abbr>}
      </b>
      <span class={mine ? "who me" : "who"}>
        <Name look={look} />
        {mine && <span class="unseen">{t("fearsome-floors-ui-you")}</span>}
      </span>
      <span class="pieces">
        {waiting.map((piece) => (
          <span
            key={piece.piece}
            class={piece.moved ? "ff-waits moved" : "ff-waits"}
            data-waits={`${piece.seat}-${piece.piece}`}
          >
            <svg viewBox="-26 -26 52 52" aria-hidden="true">
              <Token piece={piece} look={look} />
            </svg>
            <span class="unseen">
              {t("fearsome-floors-ui-waiting", { number: piece.number, name: look.name })}
            </span>
          </span>
        ))}
      </span>
      <span class="tally">
        {count("escaped") > 0 && (
          <span title={t("fearsome-floors-ui-escaped")}>
            <span aria-hidden="true">☾ </span>
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
    </li>
  );
}
