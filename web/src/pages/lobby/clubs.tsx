import { signal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { clubPath, clubs } from "../../net/clubs";
import { useBusy } from "../../ui/busy";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import type { OwnClub } from "../../wire/http";
import { openFor } from "../clubs/open";

const mine = signal<readonly OwnClub[]>([]);

/** Asks which clubs one belongs to. */
export function learnClubs(): void {
  void clubs.mine().then(
    (found) => (mine.value = found),
    () => undefined, // the lobby is good without them
  );
}

/** The usual tables of one's clubs: one press opens one. */
export function ClubTables(): JSX.Element | null {
  const { busy, act } = useBusy();
  const shown = mine.value.filter(({ presets }) => presets.length > 0);
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

/** For whom a table is: everybody (''), or the members of one of one's clubs. */
export function ForWhom({ club }: { club: Signal<string> }): JSX.Element | null {
  const id = useId();
  if (mine.value.length === 0) return null;
  return (
    <div class="option">
      <label for={id}>{t("club-for-whom")}</label>
      <select id={id} class="text" onChange={(event) => (club.value = event.currentTarget.value)}>
        <option value="" selected={club.value === ""}>
          {t("club-for-all")}
        </option>
        {mine.value.map((each) => (
          <option key={each.id} value={each.id} selected={each.id === club.value}>
            {each.name}
          </option>
        ))}
      </select>
    </div>
  );
}
