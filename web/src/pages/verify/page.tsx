import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { address } from "../../net/http";
import { ofTable } from "../../net/nonces";
import { wanted } from "../../net/wanted";
import { t } from "../../ui/i18n";
import { LogFile } from "../../ui/log-file";
import { useTitle } from "../../ui/title";
import { entriesOf, verifyLog, type Verdict } from "./log";
import { compare, tableOf, type Own } from "./own";
import { listed } from "../../ui/dialect";

interface Props {
  /** The table whose log is checked at once; null when the reader brings a file. */
  id: string | null;
  no: number | null;
}

type State = "waiting" | "working" | "missing" | { verdict: Verdict; own: Own[] };

/** Redoes every draw of a log in this browser, without believing the server. */
export function VerifyPage({ id, no }: Props): JSX.Element {
  const state = useSignal<State>("waiting");
  useTitle(t("verify-title"));

  /** Drops the former check: only the newest log is judged. */
  const drop = useRef((): void => undefined);
  function check(log: Promise<string>): void {
    drop.current();
    state.value = "working";
    drop.current = wanted(
      log.then(judge),
      (found) => (state.value = found),
      () => (state.value = "missing"),
    );
  }

  useEffect(() => {
    if (id !== null) check(logOf(id));
    // Only the address starts a check by itself.
    return () => drop.current();
  }, [id]);

  return (
    <article class="sheet narrow verify">
      <h1>{t("verify-title")}</h1>
      <p>{t("verify-how")}</p>
      <LogFile take={(file) => check(file.text())} />
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
      <p class="soft">
        <a href="/imports">{t("imports-way")}</a>
      </p>
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
  const { verdict, own } = state;
  return (
    <>
      {verdict.bad === null ? (
        <p class="verdict good">
          {t("verify-good", { entries: verdict.entries, games: verdict.games, draws: verdict.draws })}
        </p>
      ) : (
        <p class="verdict bad">
          {t("verify-bad", { rev: verdict.bad, why: t(`verify-why-${verdict.why}`) })}
        </p>
      )}
      {verdict.unrevealed.length > 0 && (
        <p class="soft">{t("verify-unrevealed", { games: listed(verdict.unrevealed.map(String)) })}</p>
      )}
      {verdict.chosen.length > 0 && (
        <p class="soft">{t("verify-chosen", { entries: listed(verdict.chosen.map(String)) })}</p>
      )}
      {verdict.calledOff.length > 0 && (
        <p class="soft">{t("verify-called-off", { entries: listed(verdict.calledOff.map(String)) })}</p>
      )}
      <Sent own={own} />
    </>
  );
}

const LOOKS = { sent: "good", nonce: "bad", pledge: "bad", unused: "" } as const;

/** The verdict of the log on this device's own numbers. */
function Sent({ own }: { own: readonly Own[] }): JSX.Element {
  const games = (is: Own["is"]): string =>
    listed(own.flatMap((one) => (one.is === is ? [String(one.no)] : [])));
  const kinds = (["sent", "nonce", "pledge", "unused"] as const).filter((is) => games(is) !== "");
  if (kinds.length === 0) return <p class="soft own">{t("verify-own-none")}</p>;
  return (
    <>
      {kinds.map((is) => (
        <p key={is} class={`verdict own ${LOOKS[is]}`}>
          {t(`verify-own-${is}`, { games: games(is) })}
        </p>
      ))}
    </>
  );
}

function judge(log: string): { verdict: Verdict; own: Own[] } {
  const entries = entriesOf(log);
  return { verdict: verifyLog(log), own: compare(entries, ofTable(tableOf(entries))) };
}

async function logOf(table: string): Promise<string> {
  const response = await fetch(address("/api/tables/{table}/log", { path: { table } }));
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}
