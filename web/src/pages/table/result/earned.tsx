import type { JSX } from "preact";
import { api } from "../../../net/api";
import { cardOf } from "../../../ui/house";
import { earnedHelp, earnedName } from "../../../ui/earned";
import { t } from "../../../ui/i18n";
import type { Shown } from "./over";
import { useRecorded } from "./recorded";

/** The achievements that this game has brought the reader for the first time. */
export function OwnEarned({ table, meta, game }: Shown): JSX.Element | null {
  const some = (cardOf(meta)?.achievements.length ?? 0) > 0;
  const sat = (table.you.value?.seats.length ?? 0) > 0;
  const counts = some && sat && !meta.practice && game.ended === "rules";
  const names = useRecorded(api.achievements, meta.id, game.no, counts)?.names ?? [];
  if (names.length === 0) return null;
  return (
    <ul class="result-earned" aria-label={t("earned-new-title")}>
      {names.map((name) => (
        <li key={name}>
          <span class="badge rated">{t("earned-new")}</span> <strong>{earnedName(meta.game, name)}</strong>{" "}
          <span class="soft small">{earnedHelp(meta.game, name)}</span>
        </li>
      ))}
    </ul>
  );
}
