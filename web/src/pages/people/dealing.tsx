import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { company } from "../../net/company";
import { hall } from "../../net/hall";
import { useAsking } from "../../ui/asking";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Problem } from "../../ui/parts";
import type { Dealing } from "../../wire/http";

/** Somebody's presence, and the reader's ways to ask them for friendship, to agree, and to write. */
export function Acquainted({ id }: { id: string }): JSX.Element | null {
  const found = useSignal<Dealing | null>(null);
  const asking = useAsking();
  const look = (): Promise<boolean> => asking.ask(async () => (found.value = await company.dealing(id)));
  const befriend = (on: boolean): Promise<boolean> =>
    asking.ask(async () => {
      await company.befriend(id, on);
      found.value = await company.dealing(id);
    }, `${on}`);
  useSignalEffect(() => {
    const [status] = [hall.status.value, hall.company.value];
    if (status === "open") void look();
  });
  if (found.value === null) return null;
  const { who, standing, letters } = found.value;
  const acts: Record<Dealing["standing"], readonly (readonly [string, boolean])[]> = {
    none: [["company-ask", true]],
    asked: [["company-take-back", false]],
    asks: [
      ["company-agree", true],
      ["company-decline", false],
    ],
    friends: [["company-part", false]],
  };
  return (
    <div class="person-dealing">
      <p>
        {who.here === true && <span class="here-dot" aria-hidden="true" />}{" "}
        {who.here !== null && t(who.here ? "company-here" : "company-away")}{" "}
        {who.table !== null && who.game !== null && (
          <a href={`/t/${who.table}`}>{t("company-at", { game: gameName(who.game) })}</a>
        )}
        {standing === "asks" && ` ${t("company-asks-you")}`}
      </p>
      <div class="actions">
        {acts[standing].map(([text, on]) => (
          <button
            key={text}
            type="button"
            class="button plain small"
            aria-disabled={asking.busy.value}
            onClick={() => void befriend(on)}
          >
            {t(text)}
          </button>
        ))}
        {letters && (
          <a class="button plain small" href={`/friends/${encodeURIComponent(id)}`}>
            {t("company-write")}
          </a>
        )}
      </div>
      <Problem asking={asking} />
    </div>
  );
}
