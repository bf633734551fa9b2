import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { TileFate } from "../../wire/fearsome-floors";
import { fateOf, summary, tiles } from "./fate";
import type { Peek } from "./peek";
import type { View } from "./words";

interface Props {
  view: View;
  seats: readonly SeatLook[];
  peek: Peek;
}

/** The kinds of tile still in the stack, as chips where the list has no room: odds, and pieces each would catch. */
export function Chips({ view, seats, peek }: Props): JSX.Element {
  const left = view.tiles.reduce((sum, tile) => sum + (tile.possible ? tile.left : 0), 0);
  const kinds = [...new Set(tiles(view))].filter((tile) => view.deck.includes(tile));
  return (
    <ul class="ff-chips" aria-label={t("fearsome-floors-ui-tiles")}>
      {kinds.map((tile) => (
        <li key={tile}>
          <Chip tile={tile} left={left} view={view} seats={seats} peek={peek} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ tile, left, view, seats, peek }: Props & { tile: string; left: number }): JSX.Element {
  const fate = fateOf(view, tile);
  const { pinned } = peek;
  const odds = fate === null ? "" : chance(fate.fate, left);
  const name = fate === null ? t("fearsome-floors-ui-tile", { tile }) : summary(fate, view, seats);
  return (
    <button
      type="button"
      class={fate?.fate.possible === true ? "chip" : "chip never"}
      aria-pressed={pinned.value === tile}
      aria-disabled={fate === null}
      aria-label={`${tile} ${odds} – ${name}`}
      data-chip={tile}
      onClick={() => {
        if (fate !== null) pinned.value = pinned.value === tile ? null : tile;
      }}
    >
      <b aria-hidden="true">{tile}</b> <small aria-hidden="true">{odds}</small>
      {fate !== null && <Prey fate={fate.fate} seats={seats} />}
    </button>
  );
}

/** Return the probability that the tile comes next, in percent, as text. */
function chance(tile: TileFate, left: number): string {
  const part = tile.possible && left > 0 ? tile.left / left : 0;
  return t("fearsome-floors-ui-odds", { percent: Math.round(100 * part) });
}

const MOST = 3;

/** The marks of the pieces that a tile would catch. */
export function Prey({ fate, seats }: { fate: TileFate; seats: readonly SeatLook[] }): JSX.Element | null {
  if (fate.caught.length === 0) return null;
  return (
    <span class="prey" aria-hidden="true">
      {fate.caught.slice(0, MOST).map(([seat, piece]) => (
        <svg key={`${seat}-${piece}`} viewBox="-12 -12 24 24">
          <path d={seats[seat]?.shape} style={{ fill: seats[seat]?.colour }} />
        </svg>
      ))}
    </span>
  );
}
