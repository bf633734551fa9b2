import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { tournamentPath, tournaments } from "../../net/tournaments";
import { listed } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import { clock } from "../../ui/times";
import type { TableTournament } from "../../wire/http";
import type { Meta } from "../../wire/types";

/** The tournament of the table on the page; null while that is not known. */
const known = signal<{ table: string; is: TableTournament } | null>(null);

/** At a table of a tournament: its name, and the players for whom the table waits. */
export function Paired({ meta }: { meta: Meta }): JSX.Element | null {
  const { id, paired } = meta;
  useEffect(() => {
    if (paired === 0 || known.peek()?.table === id) return;
    void tournaments.ofTable(id).then(
      (is) => (known.value = { table: id, is }),
      () => undefined, // the table is good without it
    );
  }, [id, paired]);
  const found = known.value;
  if (paired === 0 || found?.table !== id) return null;
  const { is } = found;
  const seated = new Set(meta.chairs.map(({ player }) => player));
  const missing = is.players.filter((player) => !seated.has(player.id));
  return (
    <div class="paired">
      <p>
        {t("tournament-of-table", { round: is.round })}{" "}
        <a href={tournamentPath(is.id)}>
          <bdi>{is.name}</bdi>
        </a>
      </p>
      {meta.status === "open" && missing.length > 0 && (
        <p class="soft small">
          {t("tournament-waits", { time: clock(is.until), who: listed(missing.map(({ name }) => name)) })}
        </p>
      )}
    </div>
  );
}
