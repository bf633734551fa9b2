import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { Emblem } from "../../ui/emblem";
import { t } from "../../ui/i18n";
import { Next } from "../../ui/next";
import type { Meta } from "../../wire/types";
import { Bar } from "./bar";
import { MenuButton, type Sheet } from "./sheet";
import type { Table } from "./table";

interface Props {
  table: Table;
  meta: Meta;
  sheet: Signal<Sheet>;
}

/** Above the board, or beside it on a phone on its side: the way out, the players, and what lies beside the board. */
export function Head({ table, meta, sheet }: Props): JSX.Element {
  return (
    <div class="table-head">
      <a class="table-home" href="/" aria-label={t("to-lobby")}>
        <Emblem />
      </a>
      <Bar table={table} meta={meta} />
      <Next place="table" />
      <MenuButton table={table} sheet={sheet} />
    </div>
  );
}
