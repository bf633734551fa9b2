import type { JSX } from "preact";
import { api } from "../../../net/api";
import { t } from "../../../ui/i18n";
import type { Shown } from "./over";
import { useRecorded } from "./recorded";

/** The change of the reader's rating by the game; null without one. */
export function OwnRating({ table, meta, game }: Shown): JSX.Element | null {
  const counts = meta.rated && game.ended !== "aborted";
  const ratings = useRecorded(api.ratings, meta.id, game.no, counts)?.ratings ?? [];
  const mine = table.you.value?.seats ?? [];
  const own = ratings.find(({ seat }) => mine.includes(seat));
  if (own === undefined) return null;
  const gain = own.after - own.before;
  return (
    <p class="result-rating">
      {t("result-rating", { before: String(own.before), after: String(own.after) })}{" "}
      <strong class={gain < 0 ? "down" : "up"}>{signed(gain)}</strong>
    </p>
  );
}

/** With its sign, and a minus as wide as a plus. */
export function signed(gain: number): string {
  return gain < 0 ? `−${String(-gain)}` : `+${String(gain)}`;
}
