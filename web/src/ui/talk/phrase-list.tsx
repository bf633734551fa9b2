import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../i18n";
import { lineOf, PHRASES } from "./phrases";

/** Phrases to say with one press; everybody reads them in their own language. */
export function PhraseList({ say }: { say: (line: string) => void }): JSX.Element {
  const list = useRef<HTMLDetailsElement>(null);
  return (
    <details class="talk-phrases" ref={list}>
      <summary>{t("talk-phrases")}</summary>
      <ul>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              class="button plain small"
              onClick={() => {
                if (list.current !== null) list.current.open = false;
                say(lineOf(phrase));
              }}
            >
              {t(`phrase-${phrase}`)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
