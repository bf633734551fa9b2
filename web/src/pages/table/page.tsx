import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { hall } from "../../net/hall";
import { AWAY } from "../../net/http";
import { stir } from "../../ui/ambience";
import { learnGames, learnVersion, openGame } from "../../ui/house";
import { t } from "../../ui/i18n";
import { refusal } from "../../ui/refusals";
import { warnOfTime } from "./clocks";
import { comeInvited } from "./club";
import { Head } from "./head";
import { sitWhenFree } from "./line";
import { narrate } from "./narrator";
import { openNonces } from "./opening";
import type { Sheet } from "./sheet";
import { Side } from "./side";
import { Stage } from "./stage";
import { soundStages } from "./stages";
import { Table } from "./table";
import { callToTurn } from "./turn";

/** The page while the hall is out of reach. It asks again by itself. */
function NoLine({ code }: { code: string }): JSX.Element {
  return (
    <section class="sheet narrow" role="status">
      <h1>
        <span class="pulse" aria-hidden="true" /> {t("no-line")}
      </h1>
      <p>{t(code === "offline" ? "no-line-help" : "no-line-hall")}</p>
    </section>
  );
}

/** The headline for each refusal of a table that cannot be shown. */
const LOST: Record<string, string> = {
  "version-unknown": "only-a-log",
  "club-members-only": "club-table-hidden",
  "no-watchers": "not-watched",
  "members-watch": "not-watched",
};

/** Refusals of a reader who saw the table until now. */
const NO_LONGER: ReadonlySet<string> = new Set(["no-watchers", "members-watch"]);

/** One table: its head, board, Game Tool, log and chat. While a game is on the page is as high as the window. */
export function TablePage({ id }: { id: string }): JSX.Element {
  const table = useMemo(() => new Table(id, hall), [id]);
  const sheet = useSignal<Sheet>("none");
  useEffect(() => table.open(), [table]);
  useSignalEffect(() => {
    if (hall.status.value !== "lost") void learnGames();
  });
  useSignalEffect(() => {
    if (table.lost.value === "club-members-only") void comeInvited(id).then((come) => come && table.again());
  });
  useEffect(() => narrate(table), [table]);
  useEffect(() => openNonces(table), [table]);
  useEffect(() => callToTurn(table), [table]);
  useEffect(() => warnOfTime(table), [table]);
  useEffect(() => soundStages(table), [table]);
  useEffect(() => sitWhenFree(table), [table]);
  useSignalEffect(() => {
    if (table.history.value.length > 0) stir();
  });
  useSignalEffect(() => {
    openGame.value = table.meta.value?.game ?? null;
  });
  useSignalEffect(() => {
    if (table.meta.value !== null) void learnVersion(table.meta.value.game, table.meta.value.version);
  });
  useEffect(() => () => void (openGame.value = null), []);

  const meta = table.meta.value;
  const { value: lost } = table.lost;
  if (meta === null && lost !== null && AWAY.has(lost)) return <NoLine code={lost} />;
  if (lost !== null && (meta === null || NO_LONGER.has(lost)))
    return (
      <section class="sheet narrow">
        <h1>{t(LOST[lost] ?? "no-such-table")}</h1>
        <p>{refusal({ code: lost, clause: null, what: {} }, null)}</p>
        {lost === "version-unknown" && (
          <a class="button plain" href={`/api/tables/${encodeURIComponent(id)}/log`} download={`${id}.jsonl`}>
            {t("verify-download")}
          </a>
        )}
        <a class="button primary" href="/">
          {t("to-lobby")}
        </a>
      </section>
    );
  if (meta === null) return <p class="wait">{t("loading")}</p>;
  const shown = table.shown.value ?? meta;
  return (
    <div
      class={table.game.value === null ? "table waiting-room" : "table in-play"}
      data-sheet={sheet.value}
      data-rev={table.rev()}
    >
      <h1 class="unseen">{t("table-title", { game: t(`${meta.game}-name`), id })}</h1>
      <Head table={table} meta={shown} sheet={sheet} />
      <Stage table={table} meta={meta} shown={shown} />
      <Side table={table} meta={shown} sheet={sheet} />
    </div>
  );
}
