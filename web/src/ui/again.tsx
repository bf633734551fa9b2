import type { JSX } from "preact";
import { t } from "./i18n";

interface Props {
  /** The reason why it did not come, in words; empty where the page says it elsewhere. */
  why: string;
  again: () => void;
}

/** In place of something that did not come: the reason, and the way to ask once more. */
export function Again({ why, again }: Props): JSX.Element {
  return (
    <p role="alert">
      {why}{" "}
      <button type="button" class="button plain small" onClick={again}>
        {t("chances-again")}
      </button>
    </p>
  );
}
