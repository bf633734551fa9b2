import type { JSX } from "preact";
import { t } from "../../ui/i18n";

const KEYS = [
  ["←↑↓→", "arrows"],
  ["Enter", "enter"],
  ["1–4", "take"],
  ["W A S D", "steps"],
  ["O", "ok"],
  ["Esc", "back"],
  ["C", "cancel"],
  ["R", "turn"],
  ["X", "tick"],
] as const;

/** The keys, for those who use them. */
export function Help(): JSX.Element {
  return (
    <details class="ff-keys">
      <summary>{t("fearsome-floors-ui-keys")}</summary>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`fearsome-floors-ui-key-${does}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
