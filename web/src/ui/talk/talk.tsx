import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Place } from "../../net/company";
import { hall } from "../../net/hall";
import { Failure } from "../../net/http";
import type { TalkPage } from "../../wire/http";
import type { Chat, ChatLine } from "../../wire/types";
import { MOST } from "../../wire/values";
import { useAsking } from "../asking";
import { t } from "../i18n";
import { Icon } from "../icons";
import { OneStop } from "../one-stop";
import { Problem } from "../parts";
import { personPath } from "../person-words";
import { refusal } from "../refusals";
import { Scroll } from "../scroll";
import { clock } from "../times";
import { Erase } from "./erase";
import { withLine } from "./lines";
import { PhraseList } from "./phrase-list";
import "./talk.css";
import { Words } from "./words";

/** Most live lines that are kept, as an answer that comes later may be older. */
const KEPT = 50;

interface Props {
  /** Must be the same object for the same place: another object is another place. */
  place: Place;
  label: string;
  empty: string;
  /** Called with the number of the newest line that the reader sees: a hidden page shows none. */
  read?: (n: number) => void;
}

/** The chat of a place that is no table, with a field to say something. */
export function Talk({ place, label, empty, read }: Props): JSX.Element {
  const page = useSignal<TalkPage | null>(null);
  const failed = useSignal<string | null>(null);
  // An answer may be older than lines that were said while it was on its way.
  const heard = useRef<readonly Chat[]>([]);
  const before = useRef<Chat | null>(null);
  const load = (): void => {
    heard.current = [];
    before.current = hall.said.peek();
    void place.load().then(
      (found) => {
        const since = heard.current.filter(({ table }) => table === found.place);
        page.value = {
          ...found,
          lines: since.reduce((lines, { line }) => withLine(lines, line), found.lines),
        };
      },
      (failure: unknown) => {
        if (!(failure instanceof Failure)) throw failure;
        failed.value = refusal(failure.refused, null);
      },
    );
  };
  useSignalEffect(() => {
    // Lines that were said while the line was down are asked for when it is up again.
    if (hall.status.value === "open") load();
  });
  useSignalEffect(() => {
    const frame = hall.said.value;
    if (frame !== null && frame !== before.current) heard.current = [...heard.current, frame].slice(-KEPT);
    const known = page.peek();
    if (known === null || frame?.table !== known.place) return;
    page.value = { ...known, lines: withLine(known.lines, frame.line) };
  });
  const lines = page.value?.lines ?? [];
  const newest = lines.at(-1)?.n ?? 0;
  useEffect(() => {
    const over = new AbortController();
    const look = (): void => {
      if (newest === 0 || document.hidden) return;
      over.abort();
      read?.(newest);
    };
    document.addEventListener("visibilitychange", look, { signal: over.signal });
    look();
    return () => over.abort();
  }, [newest]);
  if (failed.value !== null && page.value === null) return <p role="alert">{failed.value}</p>;
  if (page.value === null) return <p class="wait">{t("loading")}</p>;
  return (
    <div class="talk-place">
      <Lines lines={lines} label={label} empty={empty} place={page.value.place} />
      {page.value.refused === null ? (
        <Say place={place} said={(line) => keep(line)} />
      ) : (
        <p class="soft small talk-shut">
          {refusal({ code: page.value.refused, clause: null, what: {} }, null)}
        </p>
      )}
    </div>
  );

  function keep(line: ChatLine): void {
    const known = page.peek();
    if (known !== null) page.value = { ...known, lines: withLine(known.lines, line) };
  }
}

function Lines({
  lines,
  label,
  empty,
  place,
}: {
  lines: readonly ChatLine[];
  label: string;
  empty: string;
  place: string;
}): JSX.Element {
  return (
    <Scroll label={label} newest={lines.length}>
      {lines.length === 0 && <p class="empty">{empty}</p>}
      <OneStop class="log chat" stops="a, button" aria-live="polite">
        {lines.map((line) => (
          <li key={line.n}>
            <time dateTime={new Date(line.at * 1000).toISOString()}>{clock(line.at)}</time>
            <p>
              <a class="person-link" href={`${personPath(line.player)}?talk=${encodeURIComponent(place)}`}>
                <bdi class="name plain">{line.name}</bdi>
              </a>{" "}
              <Words text={line.text} />
              <Erase place={place} n={line.n} text={line.text} />
            </p>
          </li>
        ))}
      </OneStop>
    </Scroll>
  );
}

function Say({ place, said }: { place: Place; said: (line: ChatLine) => void }): JSX.Element {
  const asking = useAsking();
  const typed = useSignal("");
  const say = (text: string): Promise<boolean> => asking.ask(async () => said(await place.say(text)), text);
  return (
    <>
      <form
        class="talk-say"
        onSubmit={(submit) => {
          submit.preventDefault();
          const text = typed.value.trim();
          if (text === "") return;
          typed.value = "";
          void say(text).then((well) => {
            // A refused line comes back, before text that was typed meanwhile.
            if (!well) typed.value = [text, typed.peek()].filter(Boolean).join(" ");
          });
        }}
      >
        <input
          class="text"
          aria-label={t("talk-say")}
          placeholder={t("talk-say")}
          autocomplete="off"
          maxLength={MOST.line}
          enterkeyhint="send"
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button type="submit" class="button plain" aria-label={t("send")}>
          <Icon name="send" />
        </button>
      </form>
      <PhraseList say={(line) => void say(line)} />
      <Problem asking={asking} />
    </>
  );
}
