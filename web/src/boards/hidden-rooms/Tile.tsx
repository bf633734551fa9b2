import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { face, SHAPES } from "./tiles";

/** The distance between a tile's marks along its lower edge. */
const STEP = 13;

/** A room tile, 100 by 100: a quilted patch with its numeral, its shape, and as many marks as its value (HR-S-10). */
export function TileFace({ tile }: { tile: string }): JSX.Element {
  const { colour, value } = face(tile);
  const first = 50 - ((value - 1) * STEP) / 2;
  return (
    <g class={`hr-tile hr-${colour}`}>
      <rect class="hr-tile-edge" x="4" y="6" width="92" height="92" rx="12" />
      <rect class="hr-tile-face" x="4" y="3" width="92" height="92" rx="12" />
      <path class="hr-tile-light" d="M16 3H84A12 12 0 0 1 96 15V34C70 46 30 46 4 30V15A12 12 0 0 1 16 3Z" />
      <rect class="hr-tile-stitch" x="10" y="9" width="80" height="80" rx="8" />
      <text class="hr-tile-value" x="30" y="50">
        {value}
      </text>
      <path class="hr-tile-shape" d={SHAPES[colour]} transform="translate(72 30) scale(1.35)" />
      {Array.from({ length: value }, (_, index) => (
        <path
          key={index}
          class="hr-tile-mark"
          d={SHAPES[colour]}
          transform={`translate(${first + index * STEP} 79) scale(0.52)`}
        />
      ))}
    </g>
  );
}

/** A face-down tile. */
export function TileBack(): JSX.Element {
  return (
    <g class="hr-tile hr-back">
      <rect class="hr-tile-edge" x="4" y="6" width="92" height="92" rx="12" />
      <rect class="hr-tile-face" x="4" y="3" width="92" height="92" rx="12" />
      <rect class="hr-tile-stitch" x="10" y="9" width="80" height="80" rx="8" />
      <path
        class="hr-tile-swirl"
        d="M50 49m-4 0a4 4 0 1 1 8 0a9 9 0 1 1-18 0a15 15 0 1 1 30 0a21 21 0 1 1-42 0"
      />
    </g>
  );
}

/** A tile outside the board. */
export function TilePicture({ tile }: { tile: string | null }): JSX.Element {
  return (
    <svg class="hr-picture" viewBox="0 0 100 102" aria-hidden="true" focusable="false">
      {tile === null ? <TileBack /> : <TileFace tile={tile} />}
    </svg>
  );
}

/** Return a tile in words: colour and value. */
export function tileName(tile: string): string {
  const { colour, value } = face(tile);
  return t("hidden-rooms-ui-tile", { colour: t(`hidden-rooms-ui-colour-${colour}`), value });
}
