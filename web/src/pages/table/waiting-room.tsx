import type { JSX } from "preact";
import { AskButton } from "../../ui/ask-button";
import { gameCard, gameName } from "../../ui/house";
import { How } from "../../ui/how";
import { find, t } from "../../ui/i18n";
import { setOptions } from "../../ui/options";
import { clockName } from "../../ui/time-left";
import type { Meta } from "../../wire/types";
import { Agreement } from "./agreement";
import { give } from "./asking";
import { Bots } from "./bots";
import { Chairs } from "./chairs";
import { ClubLine, outside } from "./club";
import { DoorLine } from "./door";
import { Filling } from "./filling";
import { Invite } from "./invite";
import { Line } from "./line";
import { PasswordAsked } from "./password";
import { Paired } from "./paired";
import { Places } from "./places";
import { Rated } from "./rated";
import type { Table } from "./table";

/** The room before the first game: the people on their chairs, and the steps before it can begin. */
export function WaitingRoom({ table, meta }: { table: Table; meta: Meta }): JSX.Element {
  const commands = table.you.value?.commands ?? {};
  const seated = (table.you.value?.chairs.length ?? 0) > 0;
  const options = setOptions(meta.game, meta.options);
  if (meta.clock !== null) options.push(`${clockName(meta.clock)} – ${t(`timeout-${meta.timeout}`)}`);
  return (
    <div class="sheet waiting">
      <h2>{gameName(meta.game)}</h2>
      <p class="soft">{find(`${meta.game}-tagline`) ?? ""}</p>
      <ClubLine meta={meta} />
      <Paired meta={meta} />
      <Rated meta={meta} />
      <DoorLine meta={meta} />
      {options.length > 0 && (
        <ul class="tags" aria-label={t("options")}>
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      )}
      <Agreement table={table} meta={meta} />
      {/* Above the chairs: however many sit there, what to do next is in view on a phone, too. */}
      <div class="actions">
        {seated && meta.paired > 0 ? null : seated ? (
          <AskButton
            why={commands["start"] ?? null}
            game={meta.game}
            look="primary"
            press={() => void give(table, "start")}
          >
            {t("command-start")}
          </AskButton>
        ) : (
          <AskButton
            why={outside(meta) ?? commands["join"] ?? null}
            game={meta.game}
            look="primary"
            press={() => void give(table, "join")}
          >
            {t("command-join")}
          </AskButton>
        )}
        <Invite table={table} />
        <Filling table={table} meta={meta} />
      </div>
      <Chairs table={table} meta={meta} />
      <PasswordAsked table={table} />
      <Line table={table} meta={meta} />
      {!seated && meta.paired === 0 && outside(meta) === null && commands["join"] === null && (
        <Places table={table} meta={meta} />
      )}
      {seated && meta.paired === 0 && <Bots table={table} meta={meta} />}
      <details>
        <summary>{t("how-to-play")}</summary>
        <How game={meta.game} />
        {(gameCard(meta.game)?.lessons.length ?? 0) > 0 && (
          <p>
            <a href={`/learn/${meta.game}`} target="_blank">
              {t("learn")}
            </a>
          </p>
        )}
        <a href={`/rules/${meta.game}`}>{t("rules")}</a>
      </details>
      <p class="soft small">{t("or-type")}</p>
    </div>
  );
}
