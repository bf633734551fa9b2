import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import "../../ui/parts.css";
import { clubPath, clubs } from "../../net/clubs";
import { useAsking } from "../../ui/asking";
import { t } from "../../ui/i18n";
import { Problem } from "../../ui/parts";
import { useTitle } from "../../ui/title";
import type { ClubCard, Clubs } from "../../wire/http";
import "./clubs.css";
import { MOST } from "../../wire/values";
import { Found } from "./found";
import { Noren } from "./noren";

/** The clubs of the hall: the reader's own, others by name, and a form to found a club. */
export function ClubsPage(): JSX.Element {
  const found = useSignal<Clubs | null>(null);
  const text = useSignal("");
  /** The name that the reader has searched for; empty for all clubs. */
  const sought = useSignal("");
  const asking = useAsking();
  useTitle(t("clubs-title"));
  const look = (): Promise<boolean> =>
    asking.ask(async () => {
      const name = text.value.trim();
      found.value = await clubs.all(name);
      sought.value = name;
    });
  useEffect(() => {
    void look();
  }, [found, asking]);
  return (
    <div class="clubs">
      <section class="clubs-head">
        <div>
          <h1>{t("clubs-title")}</h1>
          <p>{t("clubs-line")}</p>
        </div>
        <form
          role="search"
          class="row"
          onSubmit={(submit) => {
            submit.preventDefault();
            void look();
          }}
        >
          <input
            class="text"
            type="search"
            maxLength={MOST.club}
            aria-label={t("clubs-search")}
            placeholder={t("clubs-search")}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit" class="button plain">
            {t("clubs-search-do")}
          </button>
        </form>
      </section>
      <Problem asking={asking} />
      {found.value === null ? (
        asking.problem.value === null && <p class="wait">{t("loading")}</p>
      ) : (
        <>
          {found.value.mine.length > 0 && (
            <section aria-labelledby="clubs-mine">
              <h2 id="clubs-mine">{t("clubs-mine")}</h2>
              <Cards cards={found.value.mine} />
            </section>
          )}
          <section aria-labelledby="clubs-others">
            <h2 id="clubs-others">{t("clubs-others")}</h2>
            {found.value.others.length === 0 ? (
              <p class="empty">{t(sought.value === "" ? "clubs-none-yet" : "clubs-none")}</p>
            ) : (
              <Cards cards={found.value.others} />
            )}
          </section>
        </>
      )}
      <Found />
    </div>
  );
}

function Cards({ cards }: { cards: readonly ClubCard[] }): JSX.Element {
  return (
    <ul class="clubs-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <a class="club-card" href={clubPath(card.id)}>
            <Noren id={card.id} name={card.name} />
            <span class="club-card-words">
              <strong>
                <bdi>{card.name}</bdi>
              </strong>
              <span class="soft small">
                {t("club-size", { count: card.members })}
                {card.here > 0 && (
                  <>
                    {" · "}
                    <span class="here-dot" aria-hidden="true" /> {t("people-here", { count: card.here })}
                  </>
                )}
              </span>
              {card.text !== "" && <span class="club-card-text">{card.text}</span>}
              <span class="club-tags">
                {card.role !== null && <span class="badge">{t(`club-role-${card.role}`)}</span>}
                {card.asking > 0 && (
                  <span class="badge waits">{t("club-asking-count", { count: card.asking })}</span>
                )}
                {card.role === null && <span class="badge">{t(`club-door-${card.door}`)}</span>}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
