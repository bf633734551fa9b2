import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { NOW } from "./Areas";
import { colourOf, GemIcon } from "./Gem";
import { pointing } from "./Menu";
import type { Lit } from "./River";
import { signed, Sky } from "./Weather";
import type { Hand } from "./hand";
import { canoeName, gemName, weatherName } from "./names";
import { mayDecline } from "./status";

interface Props {
  hand: Hand;
  /** Point at a canoe on the river. */
  light: (lit: Lit) => void;
}

/** The decision after a cloud card: the weather goes one cell up or down, if it can (NI-U11). */
export function Weather({ hand }: { hand: Hand }): JSX.Element {
  const { weather, shifts } = hand.view;
  return (
    <section class="ni-decide" aria-label={t("niagara-ui-weather-title", { now: weatherName(weather) })}>
      <div class="chips">
        {shifts.map((by) => (
          <button key={by} type="button" class="chip" onClick={() => hand.add({ do: "weather", by })}>
            <svg class="ni-sky" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
              <Sky cell={weather + by} />
            </svg>
            <strong>{t(by > 0 ? "niagara-ui-worse" : "niagara-ui-better")}</strong>
            <small>{`${weatherName(weather + by)} (${signed(weather + by)})`}</small>
          </button>
        ))}
      </div>
    </section>
  );
}

/** The decision at the end of a turn beside Diamond Joe: take, give or swap a gem, or leave it (NI-U13). */
export function Trade({ hand, light }: Props): JSX.Element {
  const { view, seat } = hand;
  return (
    <section class="ni-decide" aria-label={t("niagara-ui-trade-title")}>
      <div class="chips">
        {view.trades.map(({ canoe, get, give }) => (
          <button
            key={canoe}
            type="button"
            class="chip"
            {...pointing(light, { canoe })}
            onClick={() => hand.add({ do: "trade", canoe })}
          >
            {give !== null && <GemIcon colour={give} />}
            {get !== null && give !== null && <span aria-hidden="true">⇄</span>}
            {get !== null && <GemIcon colour={get} />}
            <strong>
              {get === null
                ? t("niagara-ui-give", { gem: give === null ? "" : gemName(give) })
                : give === null
                  ? t("niagara-ui-take", { gem: gemName(get) })
                  : t("niagara-ui-swap", { gem: gemName(give), for: gemName(get) })}
            </strong>
            <small>{canoeName(view, seat ?? 0, canoe)}</small>
          </button>
        ))}
        <button type="button" class="chip" onClick={() => hand.add({ do: "done" })}>
          <strong>{t("niagara-ui-no-trade")}</strong>
        </button>
      </div>
    </section>
  );
}

/** The payment for a canoe in the basin: Yes pays the chosen gem, No declines unless both are lost (NI-U9). */
export function Ransom({ hand, light }: Props): JSX.Element {
  const { view, seat, ransom } = hand;
  const pays = hand.draft.offered.flatMap((move) => (move.do === "pay" ? [move] : []));
  const canoes = [...new Set(pays.map(({ canoe }) => canoe))];
  const store = view.players[seat ?? 0]?.store ?? [];
  const { colour, canoe } = ransom;
  const declines = mayDecline(hand);
  return (
    <section class="ni-decide ransom" aria-label={t("niagara-ui-ransom")}>
      {canoes.length > 1 && (
        <div class="ni-canoes" role="group" aria-label={t("niagara-ui-ransom-which")}>
          {canoes.map((each) => (
            <button
              key={each}
              type="button"
              class="button plain"
              aria-pressed={each === canoe}
              {...pointing(light, { canoe: each })}
              onClick={() => hand.offer(colour ?? colourOf(store.findIndex((count) => count > 0)), each)}
            >
              {canoeName(view, seat ?? 0, each)}
            </button>
          ))}
        </div>
      )}
      <div class="chips">
        {store.map((count, index) => {
          const gem = colourOf(index);
          return (
            count > 0 && (
              <button
                key={gem}
                type="button"
                class="chip"
                aria-pressed={gem === colour}
                onClick={() => hand.offer(gem)}
              >
                <GemIcon colour={gem} />
                <strong>{gemName(gem)}</strong> <small>×{count}</small>
              </button>
            )
          );
        })}
      </div>
      <div class="ni-actions">
        <p class="offer" aria-live="polite">
          {colour === null ? (
            t("niagara-ui-ransom-pick")
          ) : (
            <>
              <span class="framed">
                <GemIcon colour={colour} />
              </span>
              {t("niagara-ui-ransom-pay", { gem: gemName(colour) })}
            </>
          )}
        </p>
        <button
          type="button"
          class="button primary"
          aria-disabled={colour === null}
          onClick={() => colour !== null && hand.send({ do: "pay", colour, canoe })}
        >
          {t("niagara-ui-yes")}
        </button>
        <button
          type="button"
          class="button plain"
          aria-disabled={!declines}
          aria-describedby={declines ? undefined : NOW}
          onClick={() => declines && hand.send({ do: "decline" })}
        >
          {t("niagara-ui-no")}
        </button>
      </div>
    </section>
  );
}
