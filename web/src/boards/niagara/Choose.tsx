import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Paddle } from "./Paddle";
import type { Hand } from "./hand";
import { cardName } from "./names";
import { deck } from "./places";

/** The secret choice: a click selects a paddle, OK confirms it. Used cards are left out (NI-U4). */
export function Choose({ hand }: { hand: Hand }): JSX.Element {
  const offered = hand.draft.offered.flatMap((move) => (move.do === "choose" ? [move.card] : []));
  const cards = deck(hand.view).filter((card) => offered.includes(card));
  const { card } = hand;
  const title = t("niagara-ui-choose", { round: hand.view.round });
  const columns = cards.length > 7 ? 6 : 7;
  return (
    <section
      class="ni-choose"
      aria-label={title}
      style={{
        "--columns": String(columns),
        "--ok": String(left(cards.length, columns)),
        "--ok-beside": String(left(cards.length, 4)),
      }}
    >
      <div class="paddles" role="radiogroup" aria-label={title}>
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
      <p class="hint">{t("niagara-ui-choose-one")}</p>
      <button
        type="button"
        class="button primary ok"
        aria-disabled={card === null}
        onClick={() => card !== null && hand.send({ do: "choose", card })}
      >
        {t("niagara-ui-ok")}
      </button>
    </section>
  );
}

/** Return the columns that the button spans after the cards: the rest of the last row, or a row of its own. */
function left(cards: number, columns: number): number {
  const rest = (columns - (cards % columns)) % columns;
  return rest > 1 ? rest : columns;
}
