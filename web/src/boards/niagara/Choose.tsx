import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Paddle } from "./Paddle";
import type { Hand } from "./hand";
import { cardName } from "./names";
import { deck } from "./places";

/** The secret choice: a click selects a paddle, OK confirms it; used cards are not among them (NI-U4). */
export function Choose({ hand }: { hand: Hand }): JSX.Element {
  const offered = hand.draft.offered.flatMap((move) => (move.do === "choose" ? [move.card] : []));
  const cards = deck(hand.view).filter((card) => offered.includes(card));
  const { card } = hand;
  return (
    <section class="ni-choose" aria-labelledby="ni-choose">
      <h2 id="ni-choose">{t("niagara-ui-choose", { round: hand.view.round })}</h2>
      <div
        class="paddles"
        role="radiogroup"
        aria-labelledby="ni-choose"
        style={{ "--columns": String(cards.length > 7 ? Math.ceil(cards.length / 2) : 7) }}
      >
        {cards.map((each) => (
          <label key={each} class={each === card ? "chosen" : undefined} title={cardName(each)}>
            <input
              type="radio"
              name="ni-card"
              value={each}
              checked={each === card}
              onChange={() => hand.choose(each)}
            />
            <Paddle card={each} />
            <span class="unseen">{cardName(each)}</span>
          </label>
        ))}
      </div>
      <div class="ni-actions">
        <p class="hint">{card === null ? t("niagara-ui-choose-one") : t(`niagara-ui-does-${kind(card)}`)}</p>
        <button
          type="button"
          class="button primary ok"
          aria-disabled={card === null}
          onClick={() => card !== null && hand.send({ do: "choose", card })}
        >
          {t("niagara-ui-ok")}
        </button>
      </div>
    </section>
  );
}

/** What kind of card: its help is by kind. */
function kind(card: string): string {
  return /^\d$/.test(card) ? "number" : card;
}
