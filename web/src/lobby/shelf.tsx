import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { gameName, house } from "../games/house";
import { find, t } from "../i18n";

/** The games of the house, side by side; the one taken down is opened at the new table. */
export function Shelf({ chosen }: { chosen: Signal<string | null> }): JSX.Element {
  const taken = chosen.value ?? house.value[0]?.id;
  return (
    <div class="shelf" role="group" aria-label={t("game")}>
      {house.value.map(({ id, seats: [from, to] }) => (
        <button
          type="button"
          key={id}
          class="box"
          aria-pressed={id === taken}
          onClick={() => (chosen.value = id)}
        >
          <img src={`/games/${id}.svg`} alt="" width="160" height="110" />
          <span class="box-name">{gameName(id)}</span>
          <span class="box-line">{find(`${id}-tagline`) ?? ""}</span>
          <span class="box-seats">{from === to ? t("solo") : t("players", { from, to })}</span>
        </button>
      ))}
    </div>
  );
}
