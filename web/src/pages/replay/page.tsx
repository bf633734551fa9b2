import { useComputed, useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { GameBoard } from "../../boards/game-board";
import { me } from "../../net/hall";
import { Failure } from "../../net/http";
import { wanted } from "../../net/wanted";
import { Emblem } from "../../ui/emblem";
import { Failed } from "../../ui/failed";
import { gameName, openGame } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Mark } from "../../ui/name";
import { botFace } from "../../ui/faces/characters";
import { warn } from "../../ui/notices";
import { refusal } from "../../ui/refusals";
import { botName } from "../../ui/people";
import type { SeatLook } from "../../ui/seats";
import { apart, paint } from "../../ui/seats";
import { Share } from "../../ui/share";
import { Tabs } from "../../ui/tabs";
import { visit } from "../../ui/route";
import { useTitle } from "../../ui/title";
import type { Replay } from "../../wire/http";
import type { Outcome } from "../../wire/types";
import { SideMark } from "../table/bar";
import { Ending } from "../table/result/ending";
import { Chances } from "./chances";
import { Comments, useComments } from "./comments";
import { GameNote } from "./game-note";
import { Player } from "./player";
import { Scrubber } from "./scrubber";
import { ofTable, type Source } from "./source";
import { Steps } from "./steps";

interface Props {
  id: string;
  no: number;
  /** The step the link names; the first when it names none. */
  step: number | null;
  /** The entry of the table's log that the link names instead. */
  rev: number | null;
}

/** A game of a table, to be watched again from any step: finished, or as far as it has come. */
export function ReplayPage({ id, no, step, rev }: Props): JSX.Element {
  const source = useMemo(() => ofTable(id, no), [id, no]);
  return (
    <Rewound source={source} step={step} rev={rev}>
      <a class="button plain" href={`/t/${id}`}>
        {t("to-table")}
      </a>
    </Rewound>
  );
}

interface RewoundProps {
  source: Source;
  step: number | null;
  rev: number | null;
  /** A mark of the game's origin. */
  mark?: JSX.Element | null;
  /** The ways on from it. */
  children: ComponentChildren;
}

/** A replay from any source. */
export function Rewound({ source, step, rev, mark = null, children }: RewoundProps): JSX.Element {
  const replay = useSignal<Replay | null>(null);
  const failed = useSignal<Failure | null>(null);
  const eyes = useSignal<number | null>(null);
  useEffect(() => {
    return wanted(
      source.replay(eyes.value),
      (found) => {
        replay.value = found;
        openGame.value = found.game;
      },
      (failure) => {
        if (!(failure instanceof Failure)) throw failure;
        const shown = replay.peek();
        if (shown === null) failed.value = failure;
        else {
          warn(refusal(failure.refused, shown.game));
          eyes.value = shown.viewer;
        }
      },
    );
  }, [source, replay, failed, eyes.value]);
  useEffect(() => () => void (openGame.value = null), []);
  if (failed.value !== null)
    return (
      <Failed failure={failed.value} title={t("no-replay")}>
        {children}
      </Failed>
    );
  return replay.value === null ? (
    <p class="wait">{t("loading")}</p>
  ) : (
    <Watched
      source={source}
      replay={replay.value}
      from={step ?? (replay.value.ended === "" ? Infinity : stepOfRev(replay.value, rev))}
      eyes={eyes}
      mark={mark}
    >
      {children}
    </Watched>
  );
}

/** The step of an entry; the first for none. */
function stepOfRev({ steps }: Replay, rev: number | null): number {
  return Math.max(
    0,
    steps.findIndex((step) => step.rev === rev),
  );
}

interface WatchedProps {
  source: Source;
  mark: JSX.Element | null;
  children: ComponentChildren;
  replay: Replay;
  from: number;
  /** The seat through whose eyes it is seen; null for spectators. */
  eyes: Signal<number | null>;
}

function Watched({ source, replay, from, eyes, mark, children }: WatchedProps): JSX.Element {
  const last = replay.steps.length - 1;
  const live = replay.ended === "";
  const player = useComputed(() => new Player(last, Math.min(from, last))).value;
  const title = t(live ? "replay-live" : "replay-title", { game: gameName(replay.game), no: replay.no });
  useTitle(title);
  useLayoutEffect(() => player.run(), [player]);
  useEffect(() => player.addressed(), [player]);
  useLayoutEffect(() => (live ? backByKey(replay.table) : undefined), [live, replay.table]);
  const seats = seatLooks(replay);
  const { step } = player;
  return (
    <div class="table replay">
      <div class="replay-screen">
        <div class="replay-head">
          <a class="replay-home" href="/" aria-label={t("to-lobby")}>
            <Emblem />
          </a>
          <h1>{title}</h1>
          {mark}
          <ol class="bar" aria-label={t("players-bar")}>
            {seats.map((look) => (
              <li key={look.seat} class="player" style={{ background: look.colour, color: look.ink }}>
                <span class="player-top">
                  <Mark look={{ ...look, colour: look.ink, ink: look.colour }} />
                  <bdi class="player-name">{look.name}</bdi>
                  {replay.sides.some((side) => side.length > 1) && <SideMark side={look.side} />}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <section class="stage" aria-label={t("board")}>
          {live && (
            <a class="button primary" href={`/t/${replay.table}`}>
              {t("live-board")}
            </a>
          )}
          {!live && step.value === last && (
            <div class="result result-told">
              <Ending
                outcome={replay.outcome as Outcome | null}
                ended={replay.ended}
                mine={[]}
                seats={seats}
                view={replay.steps[last]?.view ?? null}
                game={replay.game}
              />
            </div>
          )}
          <Position source={source} replay={replay} player={player} seats={seats} />
          <Scrubber player={player} />
        </section>
      </div>
      <aside class="side" aria-label={t("side-panel")}>
        {replay.secrets && !live && <Eyes seats={seats} eyes={eyes} />}
        <div class="tool tool-buttons">
          {!live && <GoOn source={source} replay={replay} step={step.value} />}
          {!live && source.table !== null && (
            <>
              <Share path={`${source.path}?step=${step.value}`} label={t("share-step")} />
              <a class="button plain" href={`/verify?table=${source.table}&game=${source.no}`}>
                {t("verify-link")}
              </a>
            </>
          )}
          {children}
        </div>
        <Talk source={source} replay={replay} player={player} seats={seats} />
        {!live && source.table !== null && me.value?.account === true && (
          <GameNote table={source.table} no={source.no} title={title} />
        )}
      </aside>
    </div>
  );
}

/** The escape key leads from the steps of a running game back to its table. Returns a function that stops this. */
function backByKey(table: string): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && !event.defaultPrevented) visit(`/t/${table}`);
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/** The log of the game, and the comments on it. */
function Talk(props: PositionProps): JSX.Element {
  const tab = useSignal("log");
  const live = props.replay.ended === "";
  const comments = useComments(props.source, live);
  const count = comments.value?.length ?? 0;
  const tabs = {
    log: t("log"),
    ...(props.source.table === null || live ? {} : { comments: t("comments", { count }) }),
    ...(props.replay.insight && !live ? { chances: t("chances") } : {}),
  };
  return (
    <section class="talk">
      <Tabs label={t("talk")} tabs={tabs} open={tab.value} choose={(to) => (tab.value = to)}>
        {tab.value === "log" && <Steps {...props} comments={comments.value ?? []} />}
        {tab.value === "chances" && <Chances {...props} />}
        {tab.value === "comments" && <Comments {...props} comments={comments} />}
      </Tabs>
    </section>
  );
}

/** The choice of the seat through whose eyes the reader sees the game. */
function Eyes({ seats, eyes }: { seats: SeatLook[]; eyes: Signal<number | null> }): JSX.Element {
  return (
    <label class="field tool">
      <span class="label">{t("replay-eyes")}</span>
      <select
        class="text"
        value={eyes.value === null ? "" : String(eyes.value)}
        onChange={({ currentTarget: { value } }) => (eyes.value = value === "" ? null : Number(value))}
      >
        <option value="">{t("replay-eyes-spectator")}</option>
        {seats.map(({ seat, letter, name }) => (
          <option key={seat} value={String(seat)}>
            {letter} · {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Plays on alone from the step that is shown. */
function GoOn({
  source,
  replay,
  step,
}: {
  source: Source;
  replay: Replay;
  step: number;
}): JSX.Element | null {
  const at = replay.steps[step];
  const busy = useSignal(false);
  if (at === undefined || step === replay.steps.length - 1) return null;
  async function go(rev: number): Promise<void> {
    busy.value = true;
    try {
      await source.practise(rev);
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      warn(refusal(failure.refused, replay.game));
    } finally {
      busy.value = false;
    }
  }
  return (
    <button
      type="button"
      class="button primary"
      aria-disabled={busy.value}
      onClick={() => !busy.value && void go(at.rev)}
    >
      {t("go-on-from-here")}
    </button>
  );
}

interface PositionProps {
  source: Source;
  replay: Replay;
  player: Player;
  seats: SeatLook[];
}

function Position({ source, replay, player, seats }: PositionProps): JSX.Element {
  const at = player.step.value;
  const position = replay.steps[at];
  if (position === undefined) return <p class="wait">{t("loading")}</p>;
  return (
    <div class="board">
      <GameBoard
        game={replay.game}
        round={replay.no}
        view={position.view}
        moves={{}}
        actors={[]}
        mine={[]}
        seats={seats}
        happened={player.forward.value ? { rev: position.rev, events: position.events } : null}
        submit={null}
        preview={null}
        outcome={at === replay.steps.length - 1 ? (replay.outcome as Outcome) : null}
        {...(source.table === null ? {} : { kept: { table: source.table, no: source.no } })}
        live={player.forward.value}
      />
    </div>
  );
}

/** Return the name and the picture of the player who had a seat. */
function whose(replay: Replay, name: string, seat: number): { name: string; face: string } {
  const chair = replay.holders[seat] ?? seat;
  if (name === "") return { name: t("imports-person", { no: chair + 1 }), face: "" };
  if (!name.startsWith("bot:")) return { name, face: replay.faces[seat] ?? "" };
  const level = name.slice(4);
  return { name: botName(level, chair), face: botFace(level, chair) };
}

/** Return the looks of a replay's seats. */
export function seatLooks(replay: Replay): SeatLook[] {
  const seats = replay.seats.map((name, seat) => ({
    seat,
    ...whose(replay, name, seat),
    ...paint(seat),
    side: Math.max(
      0,
      replay.sides.findIndex((side) => side.includes(seat)),
    ),
    bot: name.startsWith("bot:") ? name.slice(4) : null,
  }));
  return apart(seats);
}
