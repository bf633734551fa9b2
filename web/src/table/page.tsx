import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { learnGames, openGame } from "../games/house";
import { hall } from "../hall";
import { t } from "../i18n";
import { refusal } from "../refusals";
import { Bar } from "./bar";
import { warnOfTime } from "./clocks";
import { Dock, type Sheet } from "./dock";
import { narrate } from "./narrator";
import { Side } from "./side";
import { Stage } from "./stage";
import { Table } from "./table";
import { callToTurn } from "./turn";

/** One table: bar, board, Game Tool, log and chat. */
export function TablePage({ id }: { id: string }): JSX.Element {
  const table = useMemo(() => new Table(id, hall), [id]);
  const sheet = useSignal<Sheet>("none");
  useEffect(() => table.open(), [table]);
  useSignalEffect(() => {
    if (hall.status.value !== "lost") void learnGames();
  });
  useEffect(() => narrate(table), [table]);
  useEffect(() => callToTurn(table), [table]);
  useEffect(() => warnOfTime(table), [table]);
  useSignalEffect(() => {
    openGame.value = table.meta.value?.game ?? null;
  });
  useEffect(() => () => void (openGame.value = null), []);

  const meta = table.meta.value;
  const { value: lost } = table.lost;
  if (meta === null && lost !== null)
    return (
      <section class="sheet narrow">
        <h1>{t("no-such-table")}</h1>
        <p>{refusal({ code: lost, clause: null, what: {} }, null)}</p>
        <a class="button primary" href="/">
          {t("to-lobby")}
        </a>
      </section>
    );
  if (meta === null) return <p class="wait">{t("loading")}</p>;
  return (
    <div class="table" data-sheet={sheet.value}>
      <h1 class="unseen">{t("table-title", { game: t(`${meta.game}-name`), id })}</h1>
      <Bar table={table} meta={meta} />
      <Stage table={table} meta={meta} />
      <Side table={table} meta={meta} sheet={sheet} />
      <Dock table={table} sheet={sheet} />
    </div>
  );
}
