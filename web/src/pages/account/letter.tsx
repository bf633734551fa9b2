import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { call } from "../../net/http";
import { t } from "../../ui/i18n";
import { useTitle } from "../../ui/title";
import "../../ui/parts.css";
import { useAsking } from "../../ui/asking";
import { Problem } from "../../ui/parts";

type Way = "confirm" | "stop" | "end";

const SCOPES = ["turn", "company", "events", "news", "digest"];

const DONE = { confirm: "letter-confirmed", stop: "letter-stopped", end: "letter-ended" };

/** The page to which links in letters lead. It does nothing before the reader presses a button. No cookie is needed. */
export function LetterPage({ way, token }: { way: Way; token: string }): JSX.Element {
  const asking = useAsking();
  const done = useSignal<Way | null>(null);
  const scope = SCOPES.find((each) => token.startsWith(each === "digest" ? "daily~" : `${each}~`));
  const what = t(way === "end" && scope !== undefined ? `letters-${scope}` : "notices-title");
  useTitle(t("notices-title"));

  function answer(which: Way): void {
    void asking.ask(async () => {
      await call("post", `/api/notices/${which}/{token}`, { path: { token } });
      done.value = which;
    }, which);
  }

  return (
    <section class="sheet narrow">
      <h1>{t("notices-title")}</h1>
      {done.value !== null ? (
        <p role="status">{t(DONE[done.value], { what })}</p>
      ) : (
        <>
          <p class="account-words">{t(`letter-${way}-line`, { what })}</p>
          <Problem asking={asking} />
          {way === "confirm" && (
            <button type="button" class="button primary" onClick={() => answer("confirm")}>
              {t("letter-confirm")}
            </button>
          )}
          {way === "end" && (
            <button type="button" class="button primary" onClick={() => answer("end")}>
              {t("letter-end")}
            </button>
          )}
          {way !== "end" && (
            <button
              type="button"
              class={`button ${way === "stop" ? "primary" : "plain"}`}
              onClick={() => answer("stop")}
            >
              {t("letter-stop")}
            </button>
          )}
        </>
      )}
      <p class="account-paths">
        <a href="/account">{t("access-to-account")}</a>
      </p>
    </section>
  );
}
