import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Face } from "../../ui/faces/face";
import { t } from "../../ui/i18n";
import { Mark } from "../../ui/name";
import { botLevel, seatLooks, temper } from "../../ui/people";
import { personPath } from "../../ui/person-words";
import type { SeatLook } from "../../ui/seats";
import type { Meta } from "../../wire/types";
import { ChairClock } from "./clocks";
import type { Table } from "./table";

/** The player bar: everybody on the colour of their pieces, the mover underlined in white (CS-I1). */
export function Bar({ table, meta }: { table: Table; meta: Meta }): JSX.Element {
  const seats = seatLooks(meta);
  const actors = meta.status === "playing" ? (table.game.value?.actors ?? []) : [];
  const teams = meta.sides.some((side) => side.length > 1);
  const free = meta.status === "open" ? Math.max(0, meta.max_chairs - meta.chairs.length) : 0;
  const strip = useRef<HTMLOListElement>(null);
  useReach(strip);
  return (
    <ol class="bar" aria-label={t("players-bar")} ref={strip}>
      {seats.map((look) => (
        <Player
          key={look.seat}
          table={table}
          meta={meta}
          look={look}
          moves={actors.includes(look.seat)}
          teams={teams}
        />
      ))}
      {free > 0 && <li class="player free">{t("free-chairs", { count: free })}</li>}
      <Watchers table={table} />
    </ol>
  );
}

/** Lets keys scroll a strip that is longer than its place. */
function useReach(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = strip;
    if (current === null) return;
    const sized = new ResizeObserver(() => {
      const longer = current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight;
      if (longer) current.tabIndex = 0;
      else current.removeAttribute("tabindex");
    });
    sized.observe(current);
    return () => sized.disconnect();
  }, [strip]);
}

interface PlayerProps {
  table: Table;
  meta: Meta;
  look: SeatLook;
  moves: boolean;
  teams: boolean;
}

function Player({ table, meta, look, moves, teams }: PlayerProps): JSX.Element {
  const chair = meta.seats[look.seat] ?? look.seat;
  const owner = meta.chairs[chair]?.player ?? null;
  const online = owner === null || (table.presence.value?.online.includes(owner) ?? true);
  const mine = table.you.value?.chairs.includes(chair) ?? false;
  const wins = meta.wins[chair] ?? 0;
  const marks = [
    owner !== null && owner === meta.host ? t("mark-host") : null,
    look.bot === null
      ? null
      : owner === null
        ? botLevel(look.bot)
        : t("mark-stand-in", { level: t(`level-${look.bot}`) }),
    online ? null : t("mark-away"),
    meta.status !== "playing" && meta.chairs[chair]?.ready === true && owner !== null
      ? t("mark-ready")
      : null,
  ].filter((mark) => mark !== null);
  return (
    <li
      class={`player ${moves ? "moves" : ""} ${online ? "" : "away"}`}
      style={{ background: look.colour, color: look.ink }}
      aria-current={moves ? "true" : undefined}
    >
      <span class="player-top">
        <Mark look={{ ...look, colour: look.ink, ink: look.colour }} />
        {look.face !== undefined && <Face code={look.face} />}
        {owner === null || mine ? (
          <bdi
            class="player-name"
            title={look.bot !== null && owner === null ? temper(look.bot, chair) : undefined}
          >
            {look.name}
          </bdi>
        ) : (
          <a class="player-name person-link" href={personPath(owner, meta.id)}>
            <bdi>{look.name}</bdi>
          </a>
        )}
        {teams && <SideMark side={look.side} />}
        <ChairClock table={table} meta={meta} chair={chair} />
      </span>
      <span class="player-marks">
        {owner !== null && <span class="dot" aria-hidden="true" />}
        {mine && <span>{t("mark-you")}</span>}
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
        {meta.goal > 1 && <span>{t("wins", { wins, goal: meta.goal })}</span>}
        {moves && <span class="unseen">{t("mark-moves")}</span>}
      </span>
    </li>
  );
}

/** Two bars, a diamond, a ring, a triangle, a cross. */
const SIDES = [
  "M3 6H17V8H3ZM3 12H17V14H3Z",
  "M10 2L18 10L10 18L2 10ZM10 6L6 10L10 14L14 10Z",
  "M10 2A8 8 0 1 1 10 18A8 8 0 1 1 10 2ZM10 5A5 5 0 1 0 10 15A5 5 0 1 0 10 5Z",
  "M10 2L18.500 17H1.500ZM10 7L6 14.500H14Z",
  "M8.500 2H11.500V8.500H18V11.500H11.500V18H8.500V11.500H2V8.500H8.500Z",
] as const;

/** The side for which a seat plays, as a shape as well as a word. */
export function SideMark({ side }: { side: number }): JSX.Element {
  return (
    <svg class="side-mark" viewBox="0 0 20 20" role="img" aria-label={t("side", { side: side + 1 })}>
      <path d={SIDES[side % SIDES.length]} fill-rule="evenodd" />
    </svg>
  );
}

function Watchers({ table }: { table: Table }): JSX.Element | null {
  const watchers = table.presence.value?.watchers ?? 0;
  return watchers === 0 ? null : <li class="watching">{t("watchers", { count: watchers })}</li>;
}
