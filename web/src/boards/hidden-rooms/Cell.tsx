import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { HiddenRoomsView } from "../../wire/hidden-rooms";
import { tileName } from "./Tile";
import type { Hand } from "./hand";
import { prefs } from "./prefs";
import type { Roving } from "./roving";
import type { Scene } from "./scene";
import { corner, EXIT, SIDE, START } from "./squares";

interface CellProps {
  square: string;
  view: HiddenRoomsView;
  scene: Scene;
  hand: Hand;
  /** True while the reader may pick squares. */
  open: boolean;
  roving: Roving;
}

/** One square, for pointers and screen readers. */
export function Cell({ square, view, scene, hand, open, roving }: CellProps): JSX.Element {
  const { x, y } = corner(square);
  const walk = open && hand.walks.has(square);
  const explore = open && hand.targets.has(square);
  return (
    <g
      role="gridcell"
      class={`hr-cell${walk || explore ? " hr-live" : ""}`}
      data-square={square}
      aria-label={squareName(square, view, scene, { walk, explore, aimed: square === hand.target })}
      aria-selected={square === hand.target}
      aria-disabled={!(walk || explore)}
      {...roving.cell(square)}
      onClick={() => open && hand.pick(square)}
    >
      <rect x={x} y={y} width={SIDE} height={SIDE} rx="14" />
    </g>
  );
}

interface Live {
  walk: boolean;
  explore: boolean;
  aimed: boolean;
}

/** Return a square in words: its tile, the pieces on it, the moves to it. */
export function squareName(square: string, view: HiddenRoomsView, scene: Scene, live: Live): string {
  const tile = scene.laid[square];
  const facing = t(`hidden-rooms-ui-facing-${scene.facing}`);
  const parts = [
    square,
    square === EXIT ? t("hidden-rooms-ui-exit") : "",
    square === START && tile === undefined ? t("hidden-rooms-ui-start") : "",
    tile === undefined ? t("hidden-rooms-ui-dark") : tileName(tile),
    square === scene.child ? t("hidden-rooms-ui-child-here") : "",
    square === scene.monster ? t("hidden-rooms-ui-monster-here", { facing }) : "",
    square === view.path.at(-1) ? t("hidden-rooms-ui-terminal") : "",
    view.sensed.includes(square) ? t("hidden-rooms-ui-is-sensed") : "",
    prefs.danger.value && view.danger.includes(square) ? t("hidden-rooms-ui-is-danger") : "",
    live.walk ? t("hidden-rooms-ui-can-walk") : "",
    live.aimed ? t("hidden-rooms-ui-is-target") : live.explore ? t("hidden-rooms-ui-can-explore") : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}
