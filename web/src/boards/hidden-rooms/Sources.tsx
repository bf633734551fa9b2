import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { list } from "../kit/words";
import { tileName, TilePicture } from "./Tile";
import type { Hand } from "./hand";
import { prefs } from "./prefs";
import type { Scene } from "./scene";

const SLOTS = [0, 1, 2, 3, 4];

interface Props {
  hand: Hand;
  scene: Scene;
  open: boolean;
}

/** The memory: five slots before the player. Tiles that fit are marked (HR-U-03). */
export function Memory({ hand, scene, open }: Props): JSX.Element {
  const full = scene.memory.length >= SLOTS.length;
  return (
    <section class={`hr-memory${full ? " hr-full" : ""}`} aria-label={t("hidden-rooms-ui-memory")}>
      <span class="hr-caption">
        {t("hidden-rooms-ui-memory")}
        {full && <em>{t("hidden-rooms-ui-memory-full")}</em>}
      </span>
      <ol class="hr-slots">
        {SLOTS.map((slot) => (
          <li key={slot}>
            <Slot slot={slot} hand={hand} scene={scene} open={open} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Slot({ slot, hand, scene, open }: Props & { slot: number }): JSX.Element {
  const tile = scene.memory[slot];
  if (tile === undefined) return <span class="hr-slot" />;
  const fits = hand.view.memory.find((each) => each.tile === tile)?.fits ?? false;
  const judged = open && hand.view.child !== null && hand.view.phase === "child";
  const usable = open && hand.target !== null;
  const lost = scene.lost.includes(tile) ? " hr-lost" : "";
  const label = [tileName(tile), judged ? t(fits ? "hidden-rooms-ui-fits" : "hidden-rooms-ui-misfits") : ""];
  return (
    <button
      type="button"
      class={`hr-slot${judged ? (fits ? " hr-fits" : " hr-misfits") : ""}${lost}`}
      aria-disabled={!usable}
      aria-label={label.filter((part) => part !== "").join(", ")}
      onClick={() => usable && hand.explore(tile)}
    >
      <TilePicture tile={tile} />
      {judged && fits && (
        <svg class="hr-tick" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="9" />
          <path d="M5.500 10.500L9 14L15 6.500" />
        </svg>
      )}
    </button>
  );
}

/** The face-down supply, with the chance that an unseen tile fits (HR-U-03). */
export function Supply({ hand, scene, open }: Props): JSX.Element {
  const usable = open && hand.target !== null && scene.supply > 0;
  const { fits, supply } = hand.view;
  const odds = prefs.odds.value && open && hand.view.phase === "child" && supply.length > 0;
  const told = t("hidden-rooms-ui-supply", { count: scene.supply });
  const chance = odds ? t("hidden-rooms-ui-odds", { fits, left: supply.length }) : "";
  return (
    <section class="hr-supply" aria-label={t("hidden-rooms-ui-supply-title")}>
      <button
        type="button"
        class="hr-slot hr-deck"
        aria-disabled={!usable}
        aria-label={[told, chance].filter((part) => part !== "").join(", ")}
        onClick={() => usable && hand.explore(null)}
      >
        {scene.supply > 0 ? <TilePicture tile={null} /> : null}
        <span class="hr-count" aria-hidden="true">
          {scene.supply}
        </span>
      </button>
      <span class="hr-caption">{t("hidden-rooms-ui-supply-title")}</span>
      {odds && (
        <span class="hr-odds" aria-hidden="true">
          <b>{t("hidden-rooms-ui-percent", { percent: Math.round((fits / supply.length) * 100) })}</b>
          {fits}/{supply.length}
        </span>
      )}
    </section>
  );
}

/** All unseen tiles: the tiles that may still come are no secret (HR-S-08). */
export function Unseen({ hand }: { hand: Hand }): JSX.Element {
  const unseen = new Set(hand.view.supply);
  return (
    <div
      class="hr-unseen"
      role="img"
      aria-label={t("hidden-rooms-ui-unseen", { tiles: list(hand.view.supply.map(tileName)) })}
    >
      {["R", "B", "G", "Y"].map((colour) => (
        <span key={colour} class={`hr-${colour}`}>
          {[1, 2, 3, 4, 5, 6].map((value) => (
            <i key={value} class={unseen.has(`${colour}${value}`) ? "" : "hr-gone"}>
              {value}
            </i>
          ))}
        </span>
      ))}
    </div>
  );
}
