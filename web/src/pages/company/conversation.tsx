import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import "../../ui/parts.css";
import { company, letters } from "../../net/company";
import { hall } from "../../net/hall";
import { Failure } from "../../net/http";
import { Failed } from "../../ui/failed";
import { gameName, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { personPath } from "../../ui/person-words";
import { Talk } from "../../ui/talk/talk";
import { useTitle } from "../../ui/title";
import type { Dealing } from "../../wire/http";
import "./company.css";
import { Person } from "./person";

/** The letters between the reader and another person. */
export function ConversationPage({ id }: { id: string }): JSX.Element {
  const dealing = useSignal<Dealing | null>(null);
  const failed = useSignal<Failure | null>(null);
  const place = useMemo(() => letters(id), [id]);
  useTitle(dealing.value?.who.name ?? t("company-letters"));
  useSignalEffect(() => {
    void learnGames();
    if (hall.status.value !== "open") return;
    void company.dealing(id).then(
      (found) => {
        dealing.value = found;
        failed.value = null;
      },
      (failure: unknown) => {
        if (!(failure instanceof Failure)) throw failure;
        // A later failure leaves the page as it is, with the letter that the reader is writing.
        if (dealing.peek() === null) failed.value = failure;
      },
    );
  });
  if (failed.value !== null)
    return (
      <Failed failure={failed.value} title={t("company-letters")}>
        <a class="button primary" href="/friends">
          {t("company-title")}
        </a>
      </Failed>
    );
  const who = dealing.value?.who;
  return (
    <section class="sheet company-letters">
      <p>
        <a href="/friends">{t("company-title")}</a>
      </p>
      {who !== undefined && (
        <h1>
          <Person who={who}>
            {who.table !== null && who.game !== null && (
              <a href={`/t/${who.table}`}>{t("company-at", { game: gameName(who.game) })}</a>
            )}
          </Person>
        </h1>
      )}
      <Talk
        place={place}
        label={t("company-letters")}
        empty={t("company-nothing-yet")}
        read={(n) => void company.read(id, n).catch(() => undefined)}
      />
      <p class="soft small">
        {t("company-between")} <a href={`${personPath(id)}?talk=two`}>{t("company-report")}</a>
      </p>
    </section>
  );
}
