import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { now } from "../../net/hall";
import { t } from "../../ui/i18n";
import { TableCard } from "../../ui/table-card";
import type { Card } from "../../wire/types";

/** Cards that are shown before the reader asks for all. */
const FIRST = 6;
/** Seconds after the end of a game in which its players may want to go back to the table. */
const JUST_OVER = 900;

const STANDS = ["playing", "open", "over"];

/** Return the reader's tables that go on or have just ended, those where it is their turn first. */
export function going(own: readonly Card[]): Card[] {
  const rank = (card: Card): number => (card.waits ? -1 : STANDS.indexOf(card.status));
  return own
    .filter(({ mine, status, changed }) => mine && (status !== "over" || now() - changed < JUST_OVER))
    .sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** The tables at which the reader plays. */
export function Continue({ cards }: { cards: readonly Card[] }): JSX.Element | null {
  const all = useSignal(false);
  if (cards.length === 0) return null;
  return (
    <section class="sheet continue" aria-labelledby="continue">
      <h2 id="continue">{t("continue")}</h2>
      <ul class="cards">
        {cards.slice(0, all.value ? cards.length : FIRST).map((card) => (
          <TableCard key={card.id} card={card} />
        ))}
      </ul>
      {!all.value && cards.length > FIRST && (
        <button type="button" class="button plain" onClick={() => (all.value = true)}>
          {t("continue-all", { count: cards.length })}
        </button>
      )}
    </section>
  );
}
