import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { kept, oneOf } from "../../net/settings";
import { gameCard, gameName, house } from "../../ui/house";
import { t } from "../../ui/i18n";
import { Switch } from "../../ui/switch";
import { TableCard } from "../../ui/table-card";
import type { Card, Wanted } from "../../wire/types";

const STATUSES = ["any", "open", "playing", "over"] as const;
type Status = (typeof STATUSES)[number];
const PACES = ["any", "none", "clock", "days"] as const;
type PaceKind = (typeof PACES)[number];

/** What somebody looks for; kept for the next visit. */
const wanted = {
  status: kept<Status>("lobby-status", "any", oneOf<Status>(...STATUSES)),
  game: kept<string>("lobby-game", "any", (stored) => (typeof stored === "string" ? stored : null)),
  pace: kept<PaceKind>("lobby-pace", "any", oneOf<PaceKind>(...PACES)),
  mine: kept<boolean>("lobby-mine", false, oneOf(true, false)),
  free: kept<boolean>("lobby-free", false, oneOf(true, false)),
};
const game = computed(() => (gameCard(wanted.game.value) === undefined ? "any" : wanted.game.value));

/** What the hall is asked for. */
export const lookedFor = computed<Wanted>(() => ({
  ...(game.value === "any" ? {} : { game: game.value }),
  ...(wanted.status.value === "any" ? {} : { status: wanted.status.value }),
  ...(wanted.pace.value === "any" ? {} : { clock: wanted.pace.value }),
  ...(wanted.free.value ? { free: true } : {}),
  ...(wanted.mine.value ? { mine: true } : {}),
}));

/** What is listed and what is one's own, each table once, the newest first. */
export function together(listed: readonly Card[], own: readonly Card[]): Card[] {
  const mine = new Set(own.map(({ id }) => id));
  return [...own, ...listed.filter(({ id }) => !mine.has(id))].sort((a, b) => b.changed - a.changed);
}

function lookForAll(): void {
  wanted.status.value = wanted.game.value = wanted.pace.value = "any";
  wanted.mine.value = wanted.free.value = false;
}

interface TablesProps {
  cards: readonly Card[] | null;
  /** How many further tables fit. */
  more: number;
  here: number | null;
}

/** The tables of the hall, to be filtered, and how many people are here. */
export function Tables({ cards, more, here }: TablesProps): JSX.Element {
  // What waits for one comes first, then where one can still sit down; the server's order, newest first, stays within.
  const rank = (card: Card): number => (card.waits ? 0 : STATUSES.indexOf(card.status as Status));
  const shown = [...(cards ?? [])].sort((a, b) => rank(a) - rank(b));
  const choosy = Object.keys(lookedFor.value).length > 0;
  return (
    <section class="sheet tables" aria-labelledby="tables">
      <div class="tables-head">
        <h2 id="tables">{t("tables")}</h2>
        {here !== null && (
          <p class="here" role="status">
            <span class="here-dot" aria-hidden="true" /> {t("people-here", { count: here })}
          </p>
        )}
        <Filters />
      </div>
      {cards === null ? (
        <p class="wait">{t("loading")}</p>
      ) : shown.length === 0 ? (
        <div class="empty">
          <EmptyTable />
          <p>{t(choosy ? "no-tables-so" : "no-tables")}</p>
          {choosy && (
            <button type="button" class="button plain" onClick={lookForAll}>
              {t("all-tables")}
            </button>
          )}
        </div>
      ) : (
        <>
          <ul class="cards">
            {shown.map((card) => (
              <TableCard key={card.id} card={card} />
            ))}
          </ul>
          {more > 0 && <p class="soft">{t("more-tables", { count: more })}</p>}
        </>
      )}
    </section>
  );
}

function Filters(): JSX.Element {
  const games = house.value.map(({ id }): [string, string] => [id, gameName(id)]);
  return (
    <div class="filters">
      <Filter
        label={t("filter-status")}
        value={wanted.status.value}
        choices={STATUSES.map((value) => [value, t(`filter-${value}`)])}
        choose={(value) => (wanted.status.value = value as Status)}
      />
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
      <Switch label={t("only-free")} on={wanted.free.value} change={(on) => (wanted.free.value = on)} />
      <Switch label={t("only-mine")} on={wanted.mine.value} change={(on) => (wanted.mine.value = on)} />
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
      <select class="text" onChange={(event) => choose(event.currentTarget.value)}>
        {choices.map(([name, text]) => (
          <option key={name} value={name} selected={name === value}>
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
