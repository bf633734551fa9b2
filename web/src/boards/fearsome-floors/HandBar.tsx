import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { Piece } from "../../wire/fearsome-floors";
import { Chips } from "./Chips";
import { Box } from "./Laying";
import { Token } from "./Token";
import type { Hand } from "./hand";
import { ownPiece } from "./names";
import type { Peek } from "./peek";
import type { Scene } from "./scene";
import type { Props as BoardProps, View } from "./words";

interface Props {
  /** True while no film runs. */
  free: boolean;
  hand: Hand;
  view: View;
  scene: Scene;
  props: BoardProps;
  peek: Peek;
}

/** The player's controls outside the hall: their pieces or the items to lay out, OK and Cancel (FF-U7). */
export function HandBar({ free, hand, view, scene, props, peek }: Props): JSX.Element {
  const { seats } = props;
  const seat = hand.seat ?? props.mine[0] ?? null;
  const look = seat === null ? undefined : seats[seat];
  const own = scene.pieces.filter((piece) => piece.seat === seat);
  const choosing = free && hand.seat !== null && view.stage === "moving";
  return (
    <div class="ff-hand">
      {["moving", "monster"].includes(view.stage) && <Chips view={view} seats={seats} peek={peek} />}
      <div class="ff-row">
        {view.stage === "laying" && <Box view={view} hand={hand} />}
        {view.stage !== "laying" && look !== undefined && (
          <ul class="ff-own" aria-label={t("fearsome-floors-ui-own")}>
            {own.map((piece) => (
              <li key={piece.piece} style={{ "--own": look.colour }}>
                <Own piece={piece} hand={hand} view={view} choosing={choosing}>
                  <svg viewBox="-26 -26 52 52" aria-hidden="true">
                    <Token piece={piece} look={look} />
                  </svg>
                </Own>
              </li>
            ))}
          </ul>
        )}
        {hand.seat !== null && <Buttons hand={hand} />}
      </div>
    </div>
  );
}

interface OwnProps {
  piece: Piece;
  hand: Hand;
  view: View;
  /** True while the player may take a piece. */
  choosing: boolean;
  children: JSX.Element;
}

/** One of my pieces with its upper face and its place; a press takes it. */
function Own({ piece, hand, view, choosing, children }: OwnProps): JSX.Element {
  const taken = view.taken === piece.piece && hand.seat === piece.seat;
  const open = choosing && (taken || !piece.moved) && ["hall", "waiting"].includes(piece.place);
  const { place, square } = piece;
  const where = (
    <small class="where" aria-hidden="true">
      {place === "hall" ? square : <Sign place={place} />}
    </small>
  );
  const known = { "data-own": piece.piece, "data-place": place };
  if (!open)
    return (
      <span class={piece.moved || place === "dead" ? "ff-piece moved" : "ff-piece"} {...known}>
        {children}
        {where}
        <span class="unseen">{ownPiece(piece)}</span>
      </span>
    );
  return (
    <button
      type="button"
      class={taken ? "ff-piece taken" : "ff-piece"}
      aria-label={ownPiece(piece)}
      aria-pressed={taken}
      data-waiting={place === "waiting" ? `${piece.seat}-${piece.piece}` : undefined}
      {...known}
      onClick={() => hand.take(piece.piece)}
    >
      {children}
      {where}
    </button>
  );
}

/** Signs for a piece outside the hall: a door, a moon, a cross for a caught one. */
const SIGNS = {
  waiting: "M4 15V3Q10 -1 16 3V15M1 15H19M12.5 9V10",
  escaped: "M14 2A7.500 7.500 0 1 0 17 13A8.500 8.500 0 0 1 14 2Z",
  dead: "M4 3L16 15M16 3L4 15",
} as const;

function Sign({ place }: { place: Exclude<Piece["place"], "hall"> }): JSX.Element {
  return (
    <svg viewBox="0 0 20 17">
      <path d={SIGNS[place]} />
    </svg>
  );
}

function Buttons({ hand }: Pick<Props, "hand">): JSX.Element {
  const ok = ["act", "ok", hand.counting && "counting"].filter((each) => each !== false);
  return (
    <div class="buttons" data-busy={hand.busy}>
      {hand.turnable && (
        <button type="button" class="act plain" onClick={hand.turn}>
          ⟳<span class="word">{t("fearsome-floors-ui-turn")}</span>
        </button>
      )}
      <Sided text={t("fearsome-floors-ui-back")} sign="↶" off={!hand.begun} press={hand.back} />
      <Sided
        class="cancel"
        text={t("fearsome-floors-ui-cancel")}
        sign="✕"
        off={!hand.begun}
        press={hand.cancel}
      />
      <button
        type="button"
        class={ok.join(" ")}
        aria-disabled={!hand.ready}
        aria-describedby="ff-told"
        onClick={hand.ok}
      >
        {hand.staying ? t("fearsome-floors-ui-stay") : "OK"}
        {hand.counting && "…"}
      </button>
    </div>
  );
}

interface SidedProps {
  class?: string;
  text: string;
  sign: string;
  off: boolean;
  press: () => void;
}

/** A button with a sign, and with a word where there is room. */
function Sided({ class: own = "", text, sign, off, press }: SidedProps): JSX.Element {
  return (
    <button
      type="button"
      class={`act plain ${own}`}
      aria-label={text}
      title={text}
      aria-disabled={off}
      onClick={press}
    >
      <span aria-hidden="true">{sign}</span>
      <span class="word" aria-hidden="true">
        {text}
      </span>
    </button>
  );
}
