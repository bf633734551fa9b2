import type { JSX } from "preact";
import { clubPath } from "../../net/clubs";
import { useBusy } from "../../ui/busy";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { ownClubs } from "../../ui/own-clubs";
import { openFor } from "../clubs/open";

/** The kinds of table of the reader's clubs. A press opens a table. */
export function ClubTables(): JSX.Element | null {
  const { busy, act } = useBusy();
  const shown = ownClubs.value.filter(({ presets }) => presets.length > 0);
  if (shown.length === 0) return null;
  return (
    <section class="sheet club-shelf" aria-labelledby="club-shelf">
      <h2 id="club-shelf">{t("clubs-mine")}</h2>
      {shown.map((club) => (
        <div key={club.id} class="club-shelf-row">
          <h3>
            <a href={clubPath(club.id)}>
              <bdi>{club.name}</bdi>
            </a>
          </h3>
          <ul>
            {club.presets.map((preset, index) => (
              <li key={index}>
                <button
                  type="button"
                  class="button plain"
                  aria-disabled={busy}
                  onClick={() => act(preset.game, () => openFor(club.id, preset))}
                >
                  <bdi>{preset.name}</bdi> <span class="soft small">{gameName(preset.game)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
