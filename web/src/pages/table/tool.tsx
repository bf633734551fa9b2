import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { plain } from "../../boards/plain";
import { AskButton } from "../../ui/ask-button";
import { useFollowed } from "../../ui/followed";
import { cardOf } from "../../ui/house";
import { t } from "../../ui/i18n";
import { OptionField } from "../../ui/option-field";
import { Share } from "../../ui/share";
import { Switch } from "../../ui/switch";
import type { Meta, Reason } from "../../wire/types";
import { give } from "./asking";
import { Bots } from "./bots";
import { Chairs } from "./chairs";
import { DoorFields } from "./door";
import { Invite } from "./invite";
import { Lending } from "./lending";
import { Line } from "./line";
import { OfferField } from "./offer";
import { PasswordAsked, PasswordField } from "./password";
import { StepBack } from "./spectator";
import { RatedField } from "./rated";
import type { Table } from "./table";
import { TimeFields } from "./time-fields";
import { Visibility } from "./visibility";
import { WelcomeField } from "./welcome";

/** Commands with a button of their own, in the order of a game's life. */
const BEFORE = ["join", "ready", "start", "shuffle", "leave"] as const;
const DURING = ["undo", "hint", "pause", "resume", "leave", "concede", "abort", "claim"] as const;
const IN_PRACTICE = ["undo", "redo", "hint", "leave", "concede", "abort"] as const;
const AFTER = ["rematch", "leave"] as const;
const ALWAYS = ["accept", "refuse"] as const;
/** Commands that ask again, so that no slip of the finger gives them. */
const GRAVE = new Set(["concede", "abort", "claim", "leave"]);

/** The Game Tool: a button for every command, each saying why when it cannot be given. */
export function Tool({ table, meta }: { table: Table; meta: Meta }): JSX.Element {
  const stage = { open: BEFORE, playing: DURING, over: AFTER }[meta.status] ?? BEFORE;
  const going = meta.practice && meta.status === "playing" ? IN_PRACTICE : stage;
  const names = meta.vote === null ? going : [...ALWAYS, ...going];
  const back = meta.status === "playing" && table.you.value?.commands["join"] === null;
  return (
    <section class="tool" aria-labelledby="tool-title">
      <h2 id="tool-title">{t("tool-title")}</h2>
      {meta.practice && <p class="soft">{t("practice-line")}</p>}
      <div class="tool-buttons">
        {back && <ToolButton table={table} meta={meta} name="join" />}
        {names.map((name) => (
          <ToolButton key={name} table={table} meta={meta} name={name} />
        ))}
        <StepBack meta={meta} />
        {meta.practice ? (
          <Share path={`/t/${table.id}`} label={t("practice-show")} />
        ) : (
          <Invite table={table} />
        )}
      </div>
      {meta.status !== "open" && <PasswordAsked table={table} />}
      <Line table={table} meta={meta} />
      <Lending table={table} meta={meta} />
      <OfferField table={table} meta={meta} />
      {meta.game !== "" && <Options table={table} meta={meta} />}
      {!meta.practice && <TimeFields table={table} meta={meta} />}
      <RatedField table={table} meta={meta} />
      <WelcomeField table={table} meta={meta} />
      <Visibility table={table} meta={meta} />
      <DoorFields table={table} meta={meta} />
      <PasswordField table={table} meta={meta} />
      {!meta.practice && (
        <details>
          <summary>{t("chairs")}</summary>
          <Chairs table={table} meta={meta} />
          {meta.status !== "playing" && <Bots table={table} meta={meta} />}
        </details>
      )}
      <Switch
        label={t("plain-board")}
        help={t("plain-board-help")}
        on={plain.value}
        change={(on) => (plain.value = on)}
      />
      <Finished meta={meta} />
    </section>
  );
}

function ToolButton({ table, meta, name }: { table: Table; meta: Meta; name: string }): JSX.Element {
  const sure = useSignal(false);
  const grave = GRAVE.has(name) && (name !== "leave" || meta.status === "playing");
  const why = name === "hint" ? noHint(table, meta) : (table.you.value?.commands[name] ?? null);
  const asks = sure.value && why === null;
  const place = useFollowed(asks);
  if (asks)
    return (
      <span class="sure" role="group" aria-label={t(`command-${name}-sure`)}>
        <span>{t(`command-${name}-sure`)}</span>
        <button
          type="button"
          class="button small danger"
          onClick={() => {
            sure.value = false;
            void give(table, name);
          }}
        >
          {t(`command-${name}`)}
        </button>
        <button type="button" class="button small plain" ref={place} onClick={() => (sure.value = false)}>
          {t("cancel")}
        </button>
      </span>
    );
  return (
    <AskButton
      why={why}
      game={meta.game}
      place={place}
      press={() => {
        if (grave) sure.value = true;
        else void give(table, name);
      }}
    >
      {t(`command-${name}`)}
    </AskButton>
  );
}

/** Return the reason why there is no hint; null when there is one. The page can tell, as every move brings the turn. */
function noHint(table: Table, meta: Meta): Reason | null {
  const because = (code: string): Reason => ({ code, clause: null, what: {} });
  if ((table.you.value?.chairs.length ?? 0) === 0) return because("not-seated");
  if (meta.shared !== "") return because("shared-deal");
  if (meta.paired > 0) return because("tournament-table");
  if (meta.rated) return because("rated-no-hints");
  return table.turn.value.length === 0 ? because("not-your-turn") : null;
}

function Options({ table, meta }: { table: Table; meta: Meta }): JSX.Element | null {
  const declared = cardOf(meta)?.options ?? [];
  const may = table.you.value?.commands["option"] === null;
  if (declared.length === 0) return null;
  return (
    <details open={meta.status === "open"}>
      <summary>{t("options")}</summary>
      {declared.map((option) => (
        <OptionField
          key={option.name}
          game={meta.game}
          option={option}
          value={meta.options[option.name] ?? option.default}
          disabled={!may}
          change={(value) => give(table, "option", { name: option.name, value })}
        />
      ))}
    </details>
  );
}

/** The games of this table that can be watched again. */
function Finished({ meta }: { meta: Meta }): JSX.Element | null {
  if (meta.finished.length === 0) return null;
  return (
    <details>
      <summary>{t("finished-games", { count: meta.finished.length })}</summary>
      <ul class="finished">
        {meta.finished.map((no) => (
          <li key={no}>
            <a href={`/t/${meta.id}/replay/${no}`}>{t("game-no", { no })}</a>{" "}
            <a class="soft small" href={`/verify?table=${meta.id}&game=${no}`}>
              {t("verify-link")}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
