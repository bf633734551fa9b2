import type { JSX } from "preact";
import { gameName } from "./house";
import { t } from "./i18n";
import { waiting } from "./waiting";

/** A link to the next table that waits for the reader, on every page; nothing while none does. */
export function Next({ place = "beam" }: { place?: "beam" | "table" }): JSX.Element | null {
  const [next] = waiting.value;
  const count = waiting.value.length;
  if (next === undefined) return null;
  return (
    <a
      class={`next-table ${place}-next`}
      href={`/t/${next.table}`}
      title={t("next-waiting-help", { game: gameName(next.game) })}
    >
      <span class="beam-next-word">{t("your-turn")}</span>
      <span class="beam-next-count">{count}</span>
      <span class="unseen">{t("next-waiting", { count })}</span>
    </a>
  );
}
