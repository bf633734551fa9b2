import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { address } from "../../../net/http";
import { percent } from "../../../ui/dialect";
import { gameCard } from "../../../ui/house";
import { t } from "../../../ui/i18n";
import { Name } from "../../../ui/name";
import { refusal } from "../../../ui/refusals";
import { useReview } from "../../../ui/review";
import type { SeatLook } from "../../../ui/seats";
import { turningPoints } from "../../../ui/looking-back";
import type { Hindsight } from "../../../wire/http";

interface Props {
  table: string;
  game: string;
  no: number;
  seats: readonly SeatLook[];
}

/** The moments that changed somebody's chance to win most, after a press. Null for games without chances. */
export function Moments({ table, game, no, seats }: Props): JSX.Element | null {
  const asked = useSignal(false);
  const { seen, whole, failed, done, of, again } = useReview(
    address("/api/tables/{table}/games/{no}/chances/parts", { path: { table, no } }),
    asked.value,
  );
  if (gameCard(game)?.insight !== true) return null;
  const busy = asked.value && failed.value === null;
  return (
    <div class="result-moments">
      {!whole.value && (
        <button
          type="button"
          class="button plain"
          aria-disabled={busy}
          onClick={() => (asked.value ? failed.value !== null && again() : (asked.value = true))}
        >
          {t(busy ? "chances-wait" : "moments-ask")}
        </button>
      )}
      {busy && !whole.value && (
        <progress max={Math.max(1, of.value)} value={done.value} aria-label={t("chances-progress")} />
      )}
      {failed.value !== null && <p role="alert">{refusal(failed.value.refused, game)}</p>}
      <div role="status">
        {whole.value && seen.value !== null && <List {...{ table, no, seats }} seen={seen.value} />}
      </div>
    </div>
  );
}

function List({ table, no, seats, seen }: Omit<Props, "game"> & { seen: Hindsight }): JSX.Element {
  const found = turningPoints(seen);
  const list = useRef<HTMLElement>(null);
  useEffect(() => list.current?.scrollIntoView({ block: "nearest" }), []);
  if (found.length === 0) return <p>{t("moments-none")}</p>;
  return (
    <section ref={list}>
      <h3>{t("moments")}</h3>
      <ol>
        {found.map(({ moment, side, before, after, luck }) => (
          <li key={seen.moments.indexOf(moment)}>
            <a href={`/t/${table}/replay/${no}?rev=${moment.rev}`}>
              {(seen.sides[side] ?? []).map((seat) => {
                const look = seats[seat];
                return look === undefined ? null : <Name key={seat} look={look} />;
              })}{" "}
              {t("moments-change", { before: percent(before), after: percent(after) })}{" "}
              <span class="badge">{t(luck ? "chances-luck" : "chances-play")}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
