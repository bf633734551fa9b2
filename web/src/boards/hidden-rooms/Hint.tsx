import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { shown } from "../../ui/refusals";
import { turnName, type Advised } from "./advice";

/** The best turn and the runners-up, each with odds and reasons; the chosen one is shown on the board. */
export function Hint({ advised }: { advised: Advised }): JSX.Element {
  return (
    <section class="hr-hint" aria-labelledby="hr-hint">
      <h2 id="hr-hint">{t("hidden-rooms-ui-advice")}</h2>
      <ol>
        {advised.found.map((advice, index) => (
          <li key={index}>
            <button type="button" aria-pressed={index === advised.at} onClick={() => advised.choose(index)}>
              <b>{turnName(advice.moves)}</b>
              {index === advised.at &&
                advice.reasons.map(({ code, what }) => (
                  <span key={code}>{t(`hidden-rooms-reason-${code}`, shown(what, "hidden-rooms"))}</span>
                ))}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
