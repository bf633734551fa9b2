import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { gameName, house } from "../games/house";
import { t } from "../i18n";
import { Icon } from "../shell/icons";
import { Switch } from "../shell/switch";
import { setOptions } from "../table/options";
import type { Card } from "../wire/types";

const STATUSES = ["any", "open", "playing", "over"] as const;
type Status = (typeof STATUSES)[number];

/** The tables of the hall, to be filtered. */
export function Tables({ cards }: { cards: readonly Card[] | null }): JSX.Element {
  const status = useSignal<Status>("any");
  const game = useSignal("any");
  const mine = useSignal(false);
  // Where one can still sit down comes first; the server's order, newest first, stays within.
  const shown = (cards ?? [])
    .filter(
      (card) =>
        (status.value === "any" || card.status === status.value) &&
        (game.value === "any" || card.game === game.value) &&
        (!mine.value || card.mine),
    )
    .sort((a, b) => STATUSES.indexOf(a.status as Status) - STATUSES.indexOf(b.status as Status));
  return (
    <section class="sheet tables" aria-labelledby="tables">
      <div class="tables-head">
        <h2 id="tables">{t("tables")}</h2>
        <div class="filters">
          <label>
            <span class="unseen">{t("filter-status")}</span>
            <select class="text" onChange={(event) => (status.value = event.currentTarget.value as Status)}>
              {STATUSES.map((value) => (
                <option key={value} value={value}>
                  {t(`filter-${value}`)}
                </option>
              ))}
            </select>
          </label>
          {house.value.length > 1 && (
            <label>
              <span class="unseen">{t("game")}</span>
              <select class="text" onChange={(event) => (game.value = event.currentTarget.value)}>
                <option value="any">{t("any-game")}</option>
                {house.value.map((card) => (
                  <option key={card.id} value={card.id}>
                    {gameName(card.id)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Switch label={t("only-mine")} on={mine.value} change={(on) => (mine.value = on)} />
        </div>
      </div>
      {cards === null ? (
        <p class="wait">{t("loading")}</p>
      ) : shown.length === 0 ? (
        <p class="empty">{t(cards.length === 0 ? "no-tables" : "no-tables-so")}</p>
      ) : (
        <ul class="cards">
          {shown.map((card) => (
            <TableCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TableCard({ card }: { card: Card }): JSX.Element {
  const free = Math.max(0, card.max_chairs - card.chairs.length);
  const inviting = card.status === "open" && free > 0;
  return (
    <li>
      <a class={`card ${card.mine ? "mine" : ""}`} href={`/t/${card.id}`}>
        <span class="card-top">
          <strong>{gameName(card.game)}</strong>
          <span class={`badge ${card.status}`}>{t(`status-${card.status}`)}</span>
        </span>
        <span class="card-people">
          {card.chairs.map((name, index) => (
            <bdi key={index}>{chairText(name)}</bdi>
          ))}
          {inviting && <span class="free">{t("free-chairs", { count: free })}</span>}
        </span>
        <span class="card-foot soft">
          <span>
            {[...setOptions(card.game, card.options), card.mine ? t("your-table") : ""]
              .filter(Boolean)
              .join(" · ")}
          </span>
          {card.watchers > 0 && (
            <span>
              <Icon name="eye" /> {t("watchers", { count: card.watchers })}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}

function chairText(name: string): string {
  return name.startsWith("bot:") ? t("bot-name", { level: t(`level-${name.slice(4)}`) }) : name;
}
