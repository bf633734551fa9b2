import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { api } from "../../net/api";
import { Again } from "../../ui/again";
import { gameName } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Icon } from "../../ui/icons";
import { personPath } from "../../ui/person-words";
import type { PersonHere } from "../../wire/http";

/** The number of people in the hall and, unfolded, their names and tables. */
export function Here({ count }: { count: number | null }): JSX.Element | null {
  const people = useSignal<readonly PersonHere[] | null>(null);
  const failed = useSignal(false);
  if (count === null) return null;
  const look = (): void => {
    failed.value = false;
    void api.here().then(
      (found) => (people.value = found),
      () => (failed.value = true),
    );
  };
  return (
    <details class="sheet people-here" onToggle={(toggle) => toggle.currentTarget.open && look()}>
      <summary>
        <Icon name="people" />
        <span class="here" role="status">
          <span class="here-dot" aria-hidden="true" /> {t("people-here", { count })}
        </span>
      </summary>
      {failed.value ? (
        <Again why={t("no-line")} again={look} />
      ) : people.value === null ? (
        <p class="wait">{t("loading")}</p>
      ) : people.value.length === 0 ? (
        <p class="soft">{t("here-nobody")}</p>
      ) : (
        <ul class="people-list">
          {people.value.map(({ id, name, table, game }) => (
            <li key={id}>
              <a href={personPath(id)}>
                <bdi>{name}</bdi>
              </a>
              {table !== null && game !== null && (
                <a class="soft" href={`/t/${table}`}>
                  {gameName(game)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      <p class="soft small">{t("here-who")}</p>
    </details>
  );
}
