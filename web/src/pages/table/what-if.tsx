import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { thing } from "../../ui/things";
import type { Drawn, Meta } from "../../wire/types";
import { give } from "./asking";
import type { Table } from "./table";

interface Props {
  table: Table;
  meta: Meta;
}

/** In practice: the last draws of chance, each to be chosen otherwise. */
export function WhatIf({ table, meta }: Props): JSX.Element | null {
  const drawn = table.game.value?.drawn ?? [];
  const may = (table.you.value?.chairs.length ?? 0) > 0;
  if (!meta.practice || meta.status !== "playing" || drawn.length === 0 || !may) return null;
  return (
    <details class="master">
      <summary>{t("what-if")}</summary>
      <Choice key={JSON.stringify(drawn)} {...{ table, meta, drawn }} />
    </details>
  );
}

function Choice({ table, meta, drawn }: Props & { drawn: readonly Drawn[] }): JSX.Element {
  const chosen = useSignal(drawn.map(({ numbers }) => [...numbers]));
  return (
    <form
      class="what-if"
      onSubmit={(event) => {
        event.preventDefault();
        void give(table, "redraw", { draws: chosen.peek() });
      }}
    >
      {drawn.flatMap((draw, at) =>
        draw.ranges.map((range, place) => (
          <Value key={`${at}.${place}`} {...{ meta, draw, range, chosen, at, place }} />
        )),
      )}
      <button type="submit" class="button primary">
        {t("what-if-go")}
      </button>
    </form>
  );
}

interface ValueProps {
  meta: Meta;
  draw: Drawn;
  range: number;
  chosen: Signal<number[][]>;
  at: number;
  place: number;
}

function Value({ meta, draw, range, chosen, at, place }: ValueProps): JSX.Element {
  return (
    <select
      class="text"
      aria-label={t("what-if-value", { place: at + place + 1 })}
      value={String(chosen.value[at]?.[place] ?? 0)}
      onChange={({ currentTarget: { value } }) => {
        chosen.value = chosen
          .peek()
          .map((numbers, n) => (n === at ? numbers.with(place, Number(value)) : numbers));
      }}
    >
      {Array.from({ length: range }, (_, number) => (
        <option key={number} value={String(number)}>
          {draw.items.length > 0 ? thing(meta.game, String(draw.items[number])) : number + 1}
        </option>
      ))}
    </select>
  );
}
