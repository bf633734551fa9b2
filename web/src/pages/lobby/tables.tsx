import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { kept, oneOf } from "../../net/settings";
import { gameCard, gameName, house } from "../../ui/house";
import { t } from "../../ui/i18n";
import type { Lobby } from "../../ui/lobby";
import { TableCard } from "../../ui/table-card";
import type { Card, Wanted } from "../../wire/types";

const PACES = ["any", "none", "clock", "days"] as const;
type PaceKind = (typeof PACES)[number];

/** The reader's filter of tables, kept for the next visit. */
const wanted = {
  game: kept<string>("lobby-game", "any", (stored) => (typeof stored === "string" ? stored : null)),
  pace: kept<PaceKind>("lobby-pace", "any", oneOf<PaceKind>(...PACES)),
};
const game = computed(() => (gameCard(wanted.game.value) === undefined ? "any" : wanted.game.value));
const choosy = computed(() => game.value !== "any" || wanted.pace.value !== "any");

/** The filter as the hall takes it: tables where the reader can sit down, on a free chair or for a bot. */
export const lookedFor = computed<Wanted>(() => ({
  free: true,
  ...(game.value === "any" ? {} : { game: game.value }),
  ...(wanted.pace.value === "any" ? {} : { clock: wanted.pace.value }),
}));

/** Return the tables where others wait, those of the reader's clubs among them, each once, the newest first. */
export function waitingFor(listed: readonly Card[], own: readonly Card[], game: string | null): Card[] {
  const mine = new Set(own.filter((card) => card.mine).map(({ id }) => id));
  const clubs = own.filter((card) => !card.mine && hasRoom(card) && (game === null || card.game === game));
  const shown = new Set([...mine, ...clubs.map(({ id }) => id)]);
  return [...clubs, ...listed.filter(({ id }) => !shown.has(id))].sort((a, b) => b.changed - a.changed);
}

/** Return true when one more player can sit down: on a free chair before the game, or for a bot in it. */
function hasRoom({ status, chairs, max_chairs, joinable }: Card): boolean {
  return joinable > 0 || (status === "open" && chairs.length < max_chairs);
}

/** The tables that wait for players, to be filtered, and the way to open one. */
export function OpenTables({ lobby: { tables, own, more } }: { lobby: Lobby }): JSX.Element {
  const shown = waitingFor(tables ?? [], own, game.value === "any" ? null : game.value);
  return (
    <section class="sheet tables" aria-labelledby="tables">
      <div class="tables-head">
        <h2 id="tables">{t("open-tables")}</h2>
        <a class="button plain" href={game.value === "any" ? "/new" : `/new?game=${game.value}`}>
          {t("new-table")}
        </a>
        <Filters />
      </div>
      {tables === null ? (
        <p class="wait">{t("loading")}</p>
      ) : shown.length === 0 ? (
        <Nobody />
      ) : (
        <ul class="cards">
          {shown.map((card) => (
            <TableCard key={card.id} card={card} />
          ))}
        </ul>
      )}
      {more > 0 && <p class="soft">{t("more-tables", { count: more })}</p>}
    </section>
  );
}

function Nobody(): JSX.Element {
  return (
    <div class="empty">
      <EmptyTable />
      <p>{t(choosy.value ? "no-tables-so" : "no-tables")}</p>
      {choosy.value && (
        <button
          type="button"
          class="button plain"
          onClick={() => (wanted.game.value = wanted.pace.value = "any")}
        >
          {t("all-tables")}
        </button>
      )}
    </div>
  );
}

function Filters(): JSX.Element {
  const games = house.value.map(({ id }): [string, string] => [id, gameName(id)]);
  return (
    <div class="filters">
      {games.length > 1 && (
        <Filter
          label={t("game")}
          value={game.value}
          choices={[["any", t("any-game")], ...games]}
          choose={(value) => (wanted.game.value = value)}
        />
      )}
      <Filter
        label={t("filter-pace")}
        value={wanted.pace.value}
        choices={PACES.map((value) => [value, t(`pace-${value}`)])}
        choose={(value) => (wanted.pace.value = value as PaceKind)}
      />
    </div>
  );
}

interface FilterProps {
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  choose: (value: string) => void;
}

function Filter({ label, value, choices, choose }: FilterProps): JSX.Element {
  return (
    <label>
      <span class="unseen">{label}</span>
      <select class="text" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {choices.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A low table with its cushions, nobody there yet. */
function EmptyTable(): JSX.Element {
  return (
    <svg class="empty-table" viewBox="0 0 200 90" aria-hidden="true" focusable="false">
      <ellipse class="mat" cx="100" cy="66" rx="96" ry="20" />
      <path class="cushion" d="M20 56q18 -8 36 0l3 10q-21 9 -42 0zM144 56q18 -8 36 0l3 10q-21 9 -42 0z" />
      <path class="top" d="M58 34h84l10 12H48z" />
      <path class="leg" d="M54 46h10v22H54zM136 46h10v22h-10zM48 46h104v5H48z" />
      <circle class="lamp" cx="100" cy="20" r="11" />
      <path class="lamp-foot" d="M94 31h12v4H94z" />
    </svg>
  );
}
