import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { company } from "../../net/company";
import { hall } from "../../net/hall";
import { wanted } from "../../net/wanted";
import { Again } from "../../ui/again";
import { t } from "../../ui/i18n";
import { Part } from "../../ui/parts";
import { moment } from "../../ui/times";
import type { Conversation } from "../../wire/http";
import { Person } from "./person";

/** The reader's conversations, the newest first. */
export function Conversations(): JSX.Element {
  const found = useSignal<readonly Conversation[] | null>(null);
  const failed = useSignal(false);
  const tries = useSignal(0);
  useSignalEffect(() => {
    // Read so that the list is asked for again when something new comes, and when the line is back.
    const [status] = [hall.status.value, hall.company.value, tries.value];
    if (status !== "open") return undefined;
    failed.value = false;
    return wanted(
      company.conversations(),
      (rows) => (found.value = rows),
      () => (failed.value = true), // what was shown is good enough
    );
  });
  return (
    <Part title={t("company-letters")}>
      {found.value === null && failed.value ? (
        <Again why={t("no-line")} again={() => (tries.value += 1)} />
      ) : found.value === null ? (
        <p class="wait">{t("loading")}</p>
      ) : found.value.length === 0 ? (
        <p class="account-words">{t("company-no-letters")}</p>
      ) : (
        <ul class="account-list company-people">
          {found.value.map(({ who, unread, at }) => (
            <li key={who.id}>
              <Person who={who}>· {moment(at)}</Person>
              <a class="button plain small" href={`/friends/${encodeURIComponent(who.id)}`}>
                {t("company-open")}
                {unread > 0 && (
                  <span class="unread">
                    {unread} <span class="unseen">{t("unread")}</span>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
