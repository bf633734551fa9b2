import type { JSX } from "preact";
import { t } from "../../i18n";
import { niche, type Layout } from "./geometry";
import type { Scene } from "./scene";
import type { View } from "./words";

interface Props {
  layout: Layout;
  scene: Scene;
  view: View;
  /** A tile is being turned over. */
  turning: boolean;
}

/** In the cut-off corners: the monster's tiles, face down and this round's (FF-U4), and how late it is. */
export function Corners({ layout, scene, view, turning }: Props): JSX.Element {
  const stack = niche(layout, "stack");
  const clock = niche(layout, "clock");
  return (
    <g class="corners">
      <g
        transform={`translate(${stack.x} ${stack.y})`}
        role="img"
        aria-label={t("fearsome-floors-ui-stack", { left: scene.deck, tile: scene.tile ?? "none" })}
      >
        <g transform="translate(-52 0)" data-deck={scene.deck}>
          {Array.from({ length: Math.min(3, scene.deck) }, (_, n) => (
            <rect key={n} x={-36 + 3 * n} y={-48 - 3 * n} width="72" height="96" rx="9" class="back" />
          ))}
          <path d="M-14 -22Q-20 -32 -15 -38M14 -22Q20 -32 15 -38" class="horns" transform="translate(6 2)" />
          <text x="6" y="8" text-anchor="middle" dominant-baseline="central" class="left">
            {scene.deck}
          </text>
        </g>
        {scene.tile !== null && (
          <g transform="translate(44 0)" class={turning ? "turned" : undefined} data-revealed={scene.tile}>
            <rect x="-36" y="-48" width="72" height="96" rx="9" class="front" />
            <text y="2" text-anchor="middle" dominant-baseline="central" class="steps">
              {scene.tile}
            </text>
          </g>
        )}
      </g>
      {view.round > 0 && (
        <g transform={`translate(${clock.x} ${clock.y})`} class="clock">
          <text y="-20" text-anchor="middle">
            {t("fearsome-floors-ui-round", { round: view.round })}
          </text>
          <text y="18" text-anchor="middle" class={view.phase === 2 ? "phase deadly" : "phase"}>
            {t("fearsome-floors-ui-phase-short", { phase: view.phase })}
          </text>
        </g>
      )}
    </g>
  );
}
