import { useComputed, useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { GameBoard } from "../../boards/game-board";
import { api } from "../../net/api";
import { Failure } from "../../net/http";
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
import { practise } from "../../ui/solo";
import { Tabs } from "../../ui/tabs";
import { useTitle } from "../../ui/title";
import type { Replay } from "../../wire/http";
import type { Outcome } from "../../wire/types";
import { SideMark } from "../table/bar";
import { Ending } from "../table/result/ending";
import { Chances } from "./chances";
import { Comments, useComments } from "./comments";
import { Player } from "./player";
import { Scrubber } from "./scrubber";
import { Steps } from "./steps";

interface Props {
  id: string;
  no: number;
  /** The step the link names; the first when it names none. */
  step: number | null;
}

/** A finished game, to be watched again from any step. */
export function ReplayPage({ id, no, step }: Props): JSX.Element {
  const replay = useSignal<Replay | null>(null);
  const failed = useSignal<Failure | null>(null);
  const eyes = useSignal<number | null>(null);
  useEffect(() => {
    void api.replay(id, no, eyes.value).then(
      (found) => {
        replay.value = found;
        openGame.value = found.game;
      },
      (failure: unknown) => (failed.value = failure instanceof Failure ? failure : null),
    );
    return () => void (openGame.value = null);
  }, [id, no, replay, failed, eyes.value]);
  if (failed.value !== null)
    return (
      <Failed failure={failed.value} title={t("no-replay")}>
        <a class="button plain" href={`/t/${id}`}>
          {t("to-table")}
        </a>
      </Failed>
    );
  return replay.value === null ? (
    <p class="wait">{t("loading")}</p>
  ) : (
    <Watched replay={replay.value} from={step ?? 0} eyes={eyes} />
  );
}

interface WatchedProps {
  replay: Replay;
  from: number;
  /** The seat through whose eyes it is seen; null for spectators. */
  eyes: Signal<number | null>;
}

function Watched({ replay, from, eyes }: WatchedProps): JSX.Element {
  const last = replay.steps.length - 1;
  const player = useComputed(() => new Player(last, Math.min(from, last))).value;
  useTitle(t("replay-title", { game: gameName(replay.game), no: replay.no }));
  useEffect(() => player.run(), [player]);
  const seats = seatLooks(replay);
  const { step } = player;
  return (
    <div class="table replay">
      <div class="replay-head">
        <h1>{t("replay-title", { game: gameName(replay.game), no: replay.no })}</h1>
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
        {step.value === last && (
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
        <Position replay={replay} player={player} seats={seats} />
        <Scrubber player={player} />
      </section>
      <aside class="side" aria-label={t("side-panel")}>
        {replay.secrets && <Eyes seats={seats} eyes={eyes} />}
        <div class="tool tool-buttons">
          <GoOn replay={replay} step={step.value} />
          <Share path={`/t/${replay.table}/replay/${replay.no}?step=${step.value}`} label={t("share-step")} />
          <a class="button plain" href={`/verify?table=${replay.table}&game=${replay.no}`}>
            {t("verify-link")}
          </a>
          <a class="button plain" href={`/t/${replay.table}`}>
            {t("to-table")}
          </a>
        </div>
        <Talk replay={replay} player={player} seats={seats} />
      </aside>
    </div>
  );
}

/** What happened, and what is said about it. */
function Talk(props: PositionProps): JSX.Element {
  const tab = useSignal("log");
  const comments = useComments(props.replay);
  const count = comments.value?.length ?? 0;
  const tabs = {
    log: t("log"),
    comments: t("comments", { count }),
    ...(props.replay.insight ? { chances: t("chances") } : {}),
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

/** Through whose eyes the game is seen. */
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
function GoOn({ replay, step }: { replay: Replay; step: number }): JSX.Element | null {
  const at = replay.steps[step];
  const busy = useSignal(false);
  if (at === undefined || step === replay.steps.length - 1) return null;
  async function go(rev: number): Promise<void> {
    busy.value = true;
    try {
      await practise(replay.table, replay.no, rev);
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
  replay: Replay;
  player: Player;
  seats: SeatLook[];
}

function Position({ replay, player, seats }: PositionProps): JSX.Element {
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
        kept={{ table: replay.table, no: replay.no }}
        live={player.forward.value}
      />
    </div>
  );
}

/** The name and the picture of who had a seat. */
function whose(replay: Replay, name: string, seat: number): { name: string; face: string } {
  const chair = replay.holders[seat] ?? seat;
  if (!name.startsWith("bot:")) return { name, face: replay.faces[seat] ?? "" };
  const level = name.slice(4);
  return { name: botName(level, chair), face: botFace(level, chair) };
}

/** How the seats of a replay look. */
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
