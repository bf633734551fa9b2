import type { JSX } from "preact";
import { winners } from "../../../boards/kit/words";
import { AskButton } from "../../../ui/ask-button";
import { cardOf } from "../../../ui/house";
import { t } from "../../../ui/i18n";
import type { Meta, Outcome, You } from "../../../wire/types";
import { give } from "../asking";
import { Paired } from "../paired";
import type { Table } from "../table";

interface Props {
  table: Table;
  meta: Meta;
  outcome: Outcome | null;
}

/** Once more: the next game of a match, a rematch, or one against stronger bots. */
export function Again({ table, meta, outcome }: Props): JSX.Element {
  const { value: you } = table.you;
  const commands = you?.commands ?? {};
  const next = meta.goal > 1 && !meta.match_over ? "next-game" : "command-rematch";
  const level = you === null ? null : stronger(meta, you, outcome);
  if (meta.paired > 0) return <Paired meta={meta} />;
  return (
    <>
      {level !== null && (
        <button type="button" class="button primary" onClick={() => void climb(table, meta, level)}>
          {t("result-stronger", { level: t(`level-${level}`) })}
        </button>
      )}
      <AskButton
        why={commands["rematch"] ?? null}
        game={meta.game}
        look={level === null ? "primary" : "plain"}
        press={() => void give(table, "rematch")}
      >
        {t(next)}
      </AskButton>
    </>
  );
}

/** Return the level above the strongest bot, for a host who has beaten bots alone; null for others, and at the top. */
export function stronger(meta: Meta, you: You, outcome: Outcome | null): string | null {
  const levels = cardOf(meta)?.bots ?? [];
  const others = meta.chairs.filter((_, chair) => !you.chairs.includes(chair));
  const bots = others.map(({ player, bot }) => (player === null && bot !== null ? levels.indexOf(bot) : -1));
  const won = outcome !== null && winners(outcome).some((seat) => you.seats.includes(seat));
  const may = you.commands["kick"] === null && (meta.goal === 1 || meta.match_over);
  if (!won || !may || bots.length === 0 || bots.includes(-1) || meta.practice) return null;
  return levels[Math.max(...bots) + 1] ?? null;
}

/** Replace all other players by bots of this level, and play again. */
async function climb(table: Table, meta: Meta, level: string): Promise<void> {
  const chairs = meta.chairs.flatMap(({ player }, chair) => (player === null ? [chair] : []));
  // The last chair first: the numbers of the others then stay.
  for (const chair of chairs.reverse()) if (!(await give(table, "kick", { chair }))) return;
  for (let left = chairs.length; left > 0; left -= 1) if (!(await give(table, "bot", { level }))) return;
  await give(table, "rematch");
}
