import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { NiagaraView, Player } from "../../wire/niagara";
import { list } from "../kit/words";
import { colourOf, GemIcon } from "./Gem";
import { LifeRing, Paddle } from "./Paddle";
import { cardName, stockNames } from "./names";
import { deck, scored, type Card } from "./places";

interface Props {
  view: NiagaraView;
  seats: readonly SeatLook[];
  mine: readonly number[];
}

/** All players: the life ring, the seat on turn, and each player's played card, used cards and scored gems (NI-U3). */
export function Crew({ view, seats, mine }: Props): JSX.Element {
  return (
    <ol class="ni-crew" aria-label={t("niagara-ui-crew")}>
      {view.players.map((player, seat) => {
        const look = seats[seat];
        if (look === undefined) return null;
        const onTurn = view.mover === seat;
        return (
          <li
            key={seat}
            class={[onTurn && "mover", mine.includes(seat) && "me"].filter(Boolean).join(" ")}
            style={{ "--own": look.colour, "--own-ink": look.ink }}
          >
            <div class="who">
              <span class="ring">
                {view.first === seat && (
                  <>
                    <LifeRing />
                    <span class="unseen">{t("niagara-ui-starts")}</span>
                  </>
                )}
              </span>
              <Badge look={look} />
              <span class="name">
                {onTurn && <span class="star">*</span>}
                <bdi>{look.name}</bdi>
                {onTurn && <span class="unseen">{t("niagara-ui-on-turn")}</span>}
              </span>
              {player.met > 0 && <span class="met">{t("niagara-ui-met", { n: player.met })}</span>}
              <Store player={player} />
            </div>
            {/* A player of several seats is shown only the card of the seat that they see through. */}
            <Played
              view={view}
              player={player}
              mine={mine.includes(seat) && view.viewer === seat ? view.mine : null}
            />
            <Used cards={deck(view)} player={player} />
          </li>
        );
      })}
    </ol>
  );
}

export function Badge({ look }: { look: SeatLook }): JSX.Element {
  return (
    <svg class="ni-badge" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <path d={look.shape} fill={look.colour} />
      <text text-anchor="middle" dominant-baseline="central" fill={look.ink}>
        {look.letter}
      </text>
    </svg>
  );
}

/** The card of this round: its back once it is chosen, its face once it is shown. I always see my own. */
function Played({
  view,
  player,
  mine,
}: {
  view: NiagaraView;
  player: Player;
  mine: Card | null;
}): JSX.Element {
  const card = player.card ?? mine;
  const told =
    player.card !== null
      ? t("niagara-ui-played", { card: cardName(player.card) })
      : mine !== null
        ? t("niagara-ui-mine", { card: cardName(mine) })
        : player.chosen
          ? t("niagara-ui-has-chosen")
          : view.phase === "choose"
            ? t("niagara-ui-chooses")
            : "";
  const state = player.card !== null ? "open" : card !== null ? "own" : player.chosen ? "hidden" : "none";
  return (
    <span class={`played ${state}`}>
      {state !== "none" && <Paddle card={card} />}
      <span class={state === "hidden" || state === "none" ? "told" : "unseen"}>{told}</span>
    </span>
  );
}

function Store({ player }: { player: Player }): JSX.Element {
  const total = scored(player);
  return (
    <span class="store">
      <span class="unseen">
        {total === 0
          ? t("niagara-ui-store-empty")
          : t("niagara-ui-store", { count: total, gems: stockNames(player.store) })}
      </span>
      {total === 0 && (
        <span class="nothing" aria-hidden="true">
          –
        </span>
      )}
      {player.store.map(
        (count, index) =>
          count > 0 && (
            <span key={index} class="stack" aria-hidden="true">
              <GemIcon colour={colourOf(index)} />
              {count > 1 && <b>{count}</b>}
            </span>
          ),
      )}
    </span>
  );
}

/** All cards of a deck, the used ones struck out. They are public. */
function Used({ cards, player }: { cards: readonly Card[]; player: Player }): JSX.Element {
  const gone = cards.filter((card) => !player.hand.includes(card));
  return (
    <span class="used">
      <span class="unseen">
        {gone.length === 0
          ? t("niagara-ui-used-none")
          : t("niagara-ui-used", { cards: list(gone.map(cardName)) })}
      </span>
      {cards.map((card) => (
        <span key={card} class={gone.includes(card) ? "token gone" : "token"} aria-hidden="true">
          {TOKENS[card] ?? card}
        </span>
      ))}
    </span>
  );
}

const TOKENS: Partial<Record<Card, string>> = { cloud: "☁", rope: "∞", any: "1·3" };
