import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import { Prey } from "./Chips";
import { fateOf, revealed, story, summary, tiles, type Fate } from "./fate";
import type { Peek } from "./peek";
import type { View } from "./words";

interface Props {
  view: View;
  seats: readonly SeatLook[];
  peek: Peek;
}

/** The eight tiles of the monster: those revealed in this phase ticked off, the others with their effect (FF-U10). */
export function Tiles({ view, seats, peek }: Props): JSX.Element {
  const id = useId();
  const up = revealed(view);
  const shown = fateOf(view, peek.tile.value ?? peek.pinned.value);
  return (
    <section class="ff-tiles" aria-labelledby={id}>
      <h2 id={id}>{t("fearsome-floors-ui-tiles")}</h2>
      <ul>
        {tiles(view).map((tile, n) => (
          <Tile key={n} n={n} tile={tile} up={up[n] ?? false} view={view} seats={seats} peek={peek} />
        ))}
      </ul>
      {shown === null ? (
        <p class="hint">
          {t(view.tiles.length > 0 ? "fearsome-floors-ui-tiles-help" : "fearsome-floors-ui-tiles-wait")}
        </p>
      ) : (
        <Reading fate={shown} view={view} seats={seats} peek={peek} />
      )}
    </section>
  );
}

interface TileProps extends Props {
  n: number;
  tile: string;
  up: boolean;
}

function Tile({ n, tile, up, view, seats, peek }: TileProps): JSX.Element {
  const ticked = peek.ticked.value.includes(n);
  const fate = up ? null : fateOf(view, tile);
  const name = up
    ? t("fearsome-floors-ui-tile-up", { tile })
    : fate === null
      ? t("fearsome-floors-ui-tile", { tile })
      : summary(fate, view, seats);
  const look = (on: boolean) => () => {
    peek.tile.value = on && !up ? tile : null;
    peek.step.value = null;
  };
  const classes = ["tile", up && "up", ticked && "ticked", peek.pinned.value === tile && !up && "pinned"];
  return (
    <li>
      <button
        type="button"
        class={classes.filter((each) => each !== false).join(" ")}
        aria-label={ticked ? `${name} ${t("fearsome-floors-ui-ticked")}` : name}
        aria-pressed={up ? undefined : peek.pinned.value === tile}
        aria-disabled={up}
        data-tile={tile}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse") look(true)();
        }}
        onPointerLeave={look(false)}
        onFocus={look(true)}
        onBlur={(event) => {
          if (!goesToReading(event)) look(false)();
        }}
        onClick={() => {
          if (!up) peek.pinned.value = peek.pinned.value === tile ? null : tile;
        }}
        onKeyDown={(event) => {
          if (event.key === "x" || event.key === "X") tick(peek, n);
        }}
      >
        <span aria-hidden="true">{tile}</span>
        {fate !== null && <Prey fate={fate.fate} seats={seats} />}
        {(up || ticked) && (
          <svg class="tick" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12l5 5 9-11" />
          </svg>
        )}
      </button>
    </li>
  );
}

/** Return true if the focus goes to the words about a tile: they stay while it is in them. */
function goesToReading({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.closest(".ff-tiles .reading") !== null;
}

function tick(peek: Peek, n: number): void {
  const { value } = peek.ticked;
  peek.ticked.value = value.includes(n) ? value.filter((each) => each !== n) : [...value, n];
}

interface ReadingProps extends Props {
  fate: Fate;
}

/** The monster's way in words: its end, and each look and step. */
function Reading({ fate, view, seats, peek }: ReadingProps): JSX.Element {
  const own = tiles(view).flatMap((tile, n) =>
    tile === fate.fate.tile && !(revealed(view)[n] ?? true) ? [n] : [],
  );
  return (
    <div
      class="reading"
      onFocusOut={(event) => {
        if (!goesToReading(event)) peek.tile.value = null;
      }}
    >
      <p>{summary(fate, view, seats)}</p>
      <ol tabindex={0} aria-label={t("fearsome-floors-ui-fate-steps", { tile: fate.fate.tile })}>
        {story(fate, view, seats).map((line, n) => (
          <li
            key={n}
            class={peek.step.value === n ? "read" : undefined}
            onPointerEnter={() => (peek.step.value = n)}
            onPointerLeave={() => (peek.step.value = null)}
          >
            {line}
          </li>
        ))}
      </ol>
      {peek.pinned.value === fate.fate.tile &&
        own.map((n) => (
          <label key={n} class="ticking">
            <input type="checkbox" checked={peek.ticked.value.includes(n)} onChange={() => tick(peek, n)} />
            {t("fearsome-floors-ui-tick", { tile: fate.fate.tile })}
          </label>
        ))}
    </div>
  );
}
