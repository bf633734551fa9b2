import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { ShinsaiJimaView, SideSight } from "../../wire/shinsai-jima";
import { paint } from "./sides";

interface Props {
  view: ShinsaiJimaView;
  seats: readonly SeatLook[];
}

/** Phases in which some pieces are not on the island yet. */
const BEFORE: ReadonlySet<string> = new Set(["build", "place", "native"]);

/** The goods of each side, as a row of chips over the island. Screen readers have the list beside the board. */
export function Goods({ view, seats }: Props): JSX.Element {
  return (
    <div class="sj-goods" aria-hidden="true">
      {view.sides.map((side) => (
        <span
          key={side.id}
          class={isOut(side, view) ? "sj-good out" : "sj-good"}
          style={paint(side.id, seats)}
        >
          <b class="sj-swatch">{side.id}</b>
          {side.id !== "N" && (
            <span>
              {side.score}
              <small>/{view.goal}</small>
            </span>
          )}
          <Signs side={side} />
        </span>
      ))}
    </div>
  );
}

/** Signs for a ready chip, a cube in hand, and held bodies. */
function Signs({ side }: { side: SideSight }): JSX.Element {
  return (
    <>
      {side.chip && (
        <svg class="sj-sign chip" viewBox="0 0 16 16">
          <path d="M9 1L3 9h4l-1 6 7-9H8z" />
        </svg>
      )}
      {side.cube === "hand" && (
        <svg class="sj-sign cube" viewBox="0 0 16 16">
          <path d="M8 1l6 3.500v7L8 15l-6-3.500v-7zM8 8l6-3.500M8 8v7M8 8L2 4.500" />
        </svg>
      )}
      {side.held.length > 0 && (
        <span class="sj-held">
          <svg class="sj-sign" viewBox="0 0 16 16">
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
          {side.held.length}
        </span>
      )}
    </>
  );
}

/** Return true if no piece of a side is left on the island. */
function isOut(side: SideSight, view: ShinsaiJimaView): boolean {
  return side.id !== "N" && side.living === 0 && !BEFORE.has(view.phase);
}

/** The goods of each side in words: points, surge chip, coloured cube, corpses and players. */
export function Purse({ view, seats }: Props): JSX.Element {
  return (
    <ul class="sj-purse" aria-label={t("shinsai-jima-ui-goods", { goal: view.goal })}>
      {view.sides.map((side) => (
        <Side key={side.id} side={side} view={view} seats={seats} />
      ))}
    </ul>
  );
}

function Side({ side, view, seats }: Props & { side: SideSight }): JSX.Element {
  const natives = side.id === "N";
  const facts = [
    natives ? "" : t("shinsai-jima-ui-points", { points: side.score, goal: view.goal }),
    t(side.chip ? "shinsai-jima-ui-chip-ready" : "shinsai-jima-ui-chip-used"),
    t(`shinsai-jima-ui-cube-${side.cube}`),
    side.held.length === 0 ? "" : t("shinsai-jima-ui-held", { corpses: side.held.join(" ") }),
  ];
  return (
    <li class={isOut(side, view) ? "out" : undefined} style={paint(side.id, seats)}>
      <span class="sj-who">
        <b class="sj-swatch">{side.id}</b>{" "}
        {natives ? (
          <bdi>{t("shinsai-jima-ui-natives")}</bdi>
        ) : (
          <Members side={side} view={view} seats={seats} />
        )}
        {side.seats.includes(view.marker) && (
          <span
            class="sj-start"
            title={t("shinsai-jima-ui-start")}
            role="img"
            aria-label={t("shinsai-jima-ui-start")}
          >
            ⚑
          </span>
        )}
      </span>
      <span class="sj-facts">{facts.filter((fact) => fact !== "").join(" · ")}</span>
    </li>
  );
}

/** The players of a side; those without a living piece can only move cubes (SJ-TE4). */
function Members({ side, view, seats }: Props & { side: SideSight }): JSX.Element {
  const lives = (seat: number): boolean =>
    view.pieces.some((piece) => piece.seat === seat && ["alive", "stunned"].includes(piece.status));
  const pieces = (seat: number): string[] =>
    view.pieces.filter((piece) => piece.seat === seat).map(({ id }) => id);
  const dead = (seat: number): boolean => side.living > 0 && !BEFORE.has(view.phase) && !lives(seat);
  return (
    <>
      {side.seats.map((seat, index) => (
        <span key={seat}>
          {index > 0 && ", "}
          <bdi class={dead(seat) ? "sj-dead" : undefined}>{seats[seat]?.name ?? "?"}</bdi>
          {side.seats.length > 1 && <small> {pieces(seat).join(" ")}</small>}
          {dead(seat) && <small> ({t("shinsai-jima-ui-only-cubes")})</small>}
        </span>
      ))}
    </>
  );
}
