import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { LOCALES } from "../../net/settings";
import { botLevels, cardOf } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Icon } from "../../ui/icons";
import { chairLook, seatLooks } from "../../ui/people";
import type { Meta } from "../../wire/types";
import { MOST } from "../../wire/values";
import { say } from "./asking";
import { completions, type Known } from "./completion";
import type { Table } from "./table";

const REMEMBERED = 50;

/** One line for talk and for commands, with completion and a memory. */
export function CommandLine({ table, meta }: { table: Table; meta: Meta }): JSX.Element {
  const typed = useSignal("");
  const picked = useSignal(-1);
  const closed = useSignal(true);
  const memory = useRef<string[]>([]);
  const recalled = useRef(0);
  const offered = closed.value ? [] : completions(typed.value, known(table, meta));

  function write(line: string): void {
    typed.value = line;
    picked.value = -1;
    closed.value = false;
  }

  async function send(): Promise<void> {
    const line = typed.value.trim();
    if (line === "") return;
    memory.current = [...memory.current.slice(-REMEMBERED), line];
    recalled.current = memory.current.length;
    typed.value = "";
    closed.value = true;
    const taken = await say(table, line);
    // A refused line comes back to be mended, unless another has been begun.
    if (!taken && typed.peek() === "") typed.value = line;
  }

  function recall(step: number): void {
    recalled.current = Math.min(memory.current.length, Math.max(0, recalled.current + step));
    typed.value = memory.current[recalled.current] ?? "";
    closed.value = true;
  }

  function press(event: KeyboardEvent): void {
    const many = offered.length;
    const choice = offered[picked.value];
    if (event.key === "Escape" && many > 0) closed.value = true;
    else if (event.key === "Tab" && !event.shiftKey && many > 0)
      write((choice ?? offered[0])?.line ?? typed.value);
    else if (event.key === "Enter" && choice !== undefined && !event.isComposing) write(choice.line);
    else if (event.key === "ArrowDown" && many > 0) picked.value = (picked.value + 1) % many;
    else if (event.key === "ArrowUp" && many > 0)
      picked.value = (picked.value <= 0 ? many : picked.value) - 1;
    else if (event.key === "ArrowUp") recall(-1);
    else if (event.key === "ArrowDown") recall(1);
    else return;
    event.preventDefault();
  }

  return (
    <form
      class="command-line"
      onSubmit={(submit) => {
        submit.preventDefault();
        void send();
      }}
    >
      {offered.length > 0 && (
        <ul class="completions" role="listbox" id="completions" aria-label={t("completions")}>
          {offered.map((one, index) => (
            <li
              key={one.line}
              id={`completion-${index}`}
              role="option"
              aria-selected={index === picked.value}
              onMouseDown={(press) => {
                press.preventDefault();
                write(one.line);
              }}
            >
              <code>{one.line.trim()}</code> <span class="soft">{one.help}</span>
            </li>
          ))}
        </ul>
      )}
      <input
        class="text"
        id="command-line"
        role="combobox"
        aria-label={t("command-line")}
        aria-expanded={offered.length > 0}
        aria-controls="completions"
        aria-autocomplete="list"
        aria-activedescendant={picked.value < 0 ? undefined : `completion-${picked.value}`}
        placeholder={t("command-line-hint")}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={MOST.line}
        enterkeyhint="send"
        value={typed.value}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => (closed.value = true)}
      />
      <button type="submit" class="button plain" aria-label={t("send")}>
        <Icon name="send" />
      </button>
    </form>
  );
}

function known(table: Table, meta: Meta): Known {
  const card = cardOf(meta);
  const commands = Object.entries(table.you.value?.commands ?? {});
  const seats = seatLooks(meta);
  return {
    game: meta.game,
    commands: Object.fromEntries(commands.map(([name, why]) => [name, why === null])),
    options: card?.options ?? [],
    bots: botLevels(meta),
    chairs: meta.chairs.map((_, chair) => chairLook(meta, seats, chair).name),
    locales: LOCALES,
  };
}
