import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import "../../ui/parts.css";
import { company } from "../../net/company";
import { hall } from "../../net/hall";
import { Again } from "../../ui/again";
import { useAsking, type Asking } from "../../ui/asking";
import { gameName, learnGames } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Part, Problem } from "../../ui/parts";
import { useTitle } from "../../ui/title";
import type { Acquaintance, Circle } from "../../wire/http";
import "./company.css";
import { Conversations } from "./conversations";
import { Doors } from "./doors";
import { Person } from "./person";

/** The reader's friends and letters, and their limits on contact by others. */
export function CompanyPage(): JSX.Element {
  const circle = useSignal<Circle | null>(null);
  const asking = useAsking();
  useTitle(t("company-title"));
  const run = (act: () => Promise<Circle>, name?: string): Promise<boolean> =>
    asking.ask(async () => (circle.value = await act()), name);
  useSignalEffect(() => {
    void learnGames();
    // Read so that the page asks again when somebody asks or agrees, and when the line comes back.
    const [status] = [hall.status.value, hall.company.value];
    if (status === "open") void run(company.circle);
  });
  const befriend = (who: Acquaintance, on: boolean): Promise<boolean> =>
    run(() => company.befriend(who.id, on), `${who.id} ${on}`);
  const found = circle.value;
  return (
    <div class="company">
      <h1>{t("company-title")}</h1>
      <Problem asking={asking} />
      {found === null ? (
        asking.problem.value === null ? (
          <p class="wait">{t("loading")}</p>
        ) : (
          <Again why="" again={() => void run(company.circle)} />
        )
      ) : (
        <div class="account-parts">
          <div class="account-column">
            {found.ask.length > 0 && (
              <Part title={t("company-asks", { count: found.ask.length })}>
                <People people={found.ask}>
                  {(who) => (
                    <>
                      <Act
                        asking={asking}
                        look="primary"
                        text={t("company-agree")}
                        act={() => befriend(who, true)}
                      />
                      <Act asking={asking} text={t("company-decline")} act={() => befriend(who, false)} />
                    </>
                  )}
                </People>
              </Part>
            )}
            <Part title={t("company-friends")}>
              {found.friends.length === 0 ? (
                <p class="account-words">{t("company-no-friends")}</p>
              ) : (
                <People people={found.friends}>
                  {(who) => (
                    <a class="button plain small" href={`/friends/${encodeURIComponent(who.id)}`}>
                      {t("company-write")}
                    </a>
                  )}
                </People>
              )}
            </Part>
            {found.asked.length > 0 && (
              <Part title={t("company-asked")}>
                <People people={found.asked}>
                  {(who) => (
                    <Act asking={asking} text={t("company-take-back")} act={() => befriend(who, false)} />
                  )}
                </People>
              </Part>
            )}
          </div>
          <div class="account-column">
            <Conversations />
            <Doors circle={found} run={run} />
          </div>
        </div>
      )}
    </div>
  );
}

interface PeopleProps {
  people: readonly Acquaintance[];
  children: (who: Acquaintance) => ComponentChildren;
}

function People({ people, children }: PeopleProps): JSX.Element {
  return (
    <ul class="account-list company-people">
      {people.map((who) => (
        <li key={who.id}>
          <Person who={who}>
            {who.table !== null && who.game !== null && (
              <a href={`/t/${who.table}`}>{t("company-at", { game: gameName(who.game) })}</a>
            )}
          </Person>
          <div class="company-acts">{children(who)}</div>
        </li>
      ))}
    </ul>
  );
}

interface ActProps {
  asking: Asking;
  text: string;
  look?: "primary" | "plain";
  act: () => Promise<boolean>;
}

function Act({ asking, text, look = "plain", act }: ActProps): JSX.Element {
  return (
    <button
      type="button"
      class={`button ${look} small`}
      aria-disabled={asking.busy.value}
      onClick={() => void act()}
    >
      {text}
    </button>
  );
}
