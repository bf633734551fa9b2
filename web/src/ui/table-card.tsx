import type { JSX } from "preact";
import type { Card } from "../wire/types";
import { botFace } from "./faces/characters";
import { Face } from "./faces/face";
import { doorWords } from "./door";
import { gameName } from "./house";
import { t } from "./i18n";
import { Icon } from "./icons";
import { wayToPlay } from "./options";
import { botName } from "./people";
import { clockName } from "./time-left";

/** The beginning of a bot's name. */
const BOT = "bot:";

/** A table in the lobby: its game, the people there with their presence, and a mark when it waits for the reader. */
export function TableCard({ card }: { card: Card }): JSX.Element {
  const free = Math.max(0, card.max_chairs - card.chairs.length);
  const inviting = card.status === "open" && free > 0;
  const words = [
    card.max_chairs > 1 ? t(card.rated ? "rated" : "not-rated") : "",
    ...wayToPlay(card.game, card.options),
    card.clock === null ? "" : clockName(card.clock),
    ...(card.status === "open" ? doorWords(card.door) : []),
    card.mine ? t("your-table") : "",
    replayed(card) ? t("watch-replay") : "",
  ].filter(Boolean);
  return (
    <li>
      <a class={`card ${card.mine ? "mine" : ""} ${card.waits ? "waits" : ""}`} href={way(card)}>
        <span class="card-top">
          <img src={`/games/${card.game}.svg`} alt="" width="48" height="33" loading="lazy" />
          <strong>{gameName(card.game)}</strong>
          {card.waits ? (
            <span class="badge waits">{t("your-turn")}</span>
          ) : (
            <span class={`badge ${card.status}`}>{t(`status-${card.status}`)}</span>
          )}
        </span>
        {card.club !== null && (
          <span class="card-club soft small">
            <bdi>{card.club.name}</bdi>
          </span>
        )}
        <span class="card-people">
          {card.chairs.map((name, chair) => (
            <span key={chair} class="card-person">
              {card.here[chair] === true && (
                <>
                  <span class="here-dot" aria-hidden="true" />
                  <span class="unseen">{t("is-here")} </span>
                </>
              )}
              {faceOf(card, chair) !== "" && <Face code={faceOf(card, chair)} />}
              <bdi>{chairText(name, chair)}</bdi>
            </span>
          ))}
          {inviting && <span class="free">{t("free-chairs", { count: free })}</span>}
          {card.joinable > 0 && !card.mine && (
            <span class="free">{t("joinable", { count: card.joinable })}</span>
          )}
          {inviting && card.fill !== null && <span class="free">{t("bots-soon")}</span>}
        </span>
        <span class="card-foot soft">
          <span>{words.join(" · ")}</span>
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

/** Returns true when a table leads to the replay of its last game: it is over, and the reader does not sit there. */
function replayed({ mine, status, finished }: Card): boolean {
  return status === "over" && finished > 0 && !mine;
}

function way(card: Card): string {
  return replayed(card) ? `/t/${card.id}/replay/${card.finished}` : `/t/${card.id}`;
}

function chairText(name: string, chair: number): string {
  return name.startsWith(BOT) ? botName(name.slice(BOT.length), chair) : name;
}

function faceOf({ chairs, faces }: Card, chair: number): string {
  const name = chairs[chair] ?? "";
  return name.startsWith(BOT) ? botFace(name.slice(BOT.length), chair) : (faces[chair] ?? "");
}
