import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { degrees, niche, towards, type Layout } from "./geometry";
import type { Scene } from "./scene";

interface Props {
  layout: Layout;
  scene: Scene;
  /** True while a tile is being turned over. */
  turning: boolean;
}

/** The cut-off corners: the tiles face down and this round's (FF-U4), the compass, the round and the phase. */
export function Corners({ layout, scene, turning }: Props): JSX.Element {
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
      <Compass layout={layout} />
      {scene.round > 0 && (
        <g transform={`translate(${clock.x} ${clock.y})`} class="clock">
          <text y="-20" text-anchor="middle">
            {t("fearsome-floors-ui-round", { round: scene.round })}
          </text>
          <text y="18" text-anchor="middle" class={scene.phase === 2 ? "phase deadly" : "phase"}>
            {t("fearsome-floors-ui-phase-short", { phase: scene.phase })}
          </text>
        </g>
      )}
    </g>
  );
}

/** The arrow to the north: on upright screens the hall is turned. */
function Compass({ layout }: { layout: Layout }): JSX.Element {
  const north = towards(layout, "N");
  const { x, y } = niche(layout, "compass");
  return (
    <g class="compass" transform={`translate(${x} ${y})`}>
      <path d="M0 -24L7 0L0 24L-7 0Z" class="needle" transform={`rotate(${degrees(layout, "N")})`} />
      <path d="M0 -24L7 0H-7Z" class="tip" transform={`rotate(${degrees(layout, "N")})`} />
      <text x={north.x * 38} y={north.y * 38 + 1} text-anchor="middle" dominant-baseline="central">
        {t("fearsome-floors-ui-north")}
      </text>
    </g>
  );
}
