import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import { t } from "../i18n";
import { useTitle } from "../shell/title";
import { verifyLog, type Verdict } from "./log";

interface Props {
  /** The table whose log is checked at once. */
  id: string | null;
  no: number | null;
}

type State = "waiting" | "working" | "missing" | Verdict;

/** Redoes every draw of a log in this browser, without believing the server. */
export function VerifyPage({ id, no }: Props): JSX.Element {
  const field = useId();
  const state = useSignal<State>("waiting");
  useTitle(t("verify-title"));

  async function check(log: Promise<string>): Promise<void> {
    state.value = "working";
    state.value = await log.then(verifyLog, () => "missing" as const);
  }

  useEffect(() => {
    if (id !== null) void check(logOf(id));
    // Only the address starts a check by itself.
  }, [id]);

  return (
    <article class="sheet narrow verify">
      <h1>{t("verify-title")}</h1>
      <p>{t("verify-how")}</p>
      <label class="label" for={field}>
        {t("verify-file")}
      </label>
      <input
        id={field}
        class="text"
        type="file"
        accept=".jsonl,.ndjson,.json,.txt,.log"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) void check(file.text());
        }}
      />
      <div role="status">
        <Judged state={state.value} />
      </div>
      {id !== null && (
        <p class="actions">
          <a class="button plain" href={`/api/tables/${encodeURIComponent(id)}/log`} download={`${id}.jsonl`}>
            {t("verify-download")}
          </a>
          <a class="button plain" href={no === null ? `/t/${id}` : `/t/${id}/replay/${no}`}>
            {t(no === null ? "to-table" : "to-replay")}
          </a>
        </p>
      )}
      <details>
        <summary>{t("verify-details")}</summary>
        <ol class="recipe">
          {[1, 2, 3, 4, 5].map((step) => (
            <li key={step}>{t(`verify-step-${step}`)}</li>
          ))}
        </ol>
      </details>
    </article>
  );
}

function Judged({ state }: { state: State }): JSX.Element | null {
  if (state === "waiting") return null;
  if (state === "working") return <p class="wait">{t("verify-working")}</p>;
  if (state === "missing") return <p class="verdict bad">{t("verify-missing")}</p>;
  if (state.bad !== null)
    return (
      <p class="verdict bad">{t("verify-bad", { rev: state.bad, why: t(`verify-why-${state.why}`) })}</p>
    );
  return (
    <>
      <p class="verdict good">
        {t("verify-good", { entries: state.entries, games: state.games, draws: state.draws })}
      </p>
      {state.unrevealed.length > 0 && (
        <p class="soft">{t("verify-unrevealed", { games: state.unrevealed.join(", ") })}</p>
      )}
    </>
  );
}

async function logOf(table: string): Promise<string> {
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/log`);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}
