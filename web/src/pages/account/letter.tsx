import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { call } from "../../net/http";
import { t } from "../../ui/i18n";
import { useTitle } from "../../ui/title";
import "../../ui/parts.css";
import { useAsking } from "../../ui/asking";
import { Problem } from "../../ui/parts";

type Way = "confirm" | "stop";

/** Where the links of letters lead: it asks, and does nothing before a button is pressed. No cookie is needed. */
export function LetterPage({ way, token }: { way: Way; token: string }): JSX.Element {
  const asking = useAsking();
  const done = useSignal<Way | null>(null);
  useTitle(t("notices-title"));

  function answer(which: Way): void {
    void asking.ask(async () => {
      await call("post", `/api/notices/${which}/{token}`, { path: { token } });
      done.value = which;
    });
  }

  return (
    <section class="sheet narrow">
      <h1>{t("notices-title")}</h1>
      {done.value !== null ? (
        <p role="status">{t(done.value === "confirm" ? "letter-confirmed" : "letter-stopped")}</p>
      ) : (
        <>
          <p class="account-words">{t(way === "confirm" ? "letter-confirm-line" : "letter-stop-line")}</p>
          <Problem asking={asking} />
          {way === "confirm" && (
            <button type="button" class="button primary" onClick={() => answer("confirm")}>
              {t("letter-confirm")}
            </button>
          )}
          <button
            type="button"
            class={`button ${way === "stop" ? "primary" : "plain"}`}
            onClick={() => answer("stop")}
          >
            {t("letter-stop")}
          </button>
        </>
      )}
      <p class="account-paths">
        <a href="/account">{t("access-to-account")}</a>
      </p>
    </section>
  );
}
