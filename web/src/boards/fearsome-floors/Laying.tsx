import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Stone } from "./Things";
import type { Hand } from "./hand";
import type { Heading, Item, View } from "./words";

interface Props {
  view: View;
  hand: Hand;
}

/** The items that are still to be laid out (FF-O2). */
export function Box({ view, hand }: Props): JSX.Element {
  return (
    <ul class="ff-box" aria-label={t("fearsome-floors-ui-box")}>
      {view.items.map(([item, count]) => (
        <li key={item}>
          <button
            type="button"
            class={view.item === item ? "chosen" : undefined}
            aria-pressed={view.item === item}
            aria-disabled={hand.seat === null}
            aria-label={t("fearsome-floors-ui-box-item", {
              item: t(`fearsome-floors-ui-item-${item}`),
              count,
            })}
            data-item={item}
            onClick={() => hand.choose(item)}
          >
            <Picture item={item} />
            <b aria-hidden="true">{count}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A small picture of an item to lay. */
function Picture({ item }: { item: Item }): JSX.Element {
  if (item === "pool-2x2" || item === "pool-4x1") {
    const [width, height] = item === "pool-2x2" ? [40, 40] : [52, 18];
    return (
      <svg viewBox="-28 -28 56 56" aria-hidden="true">
        <g class="pool">
          <rect
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
            rx="9"
            fill="url(#ff-blood)"
            class="blood"
          />
        </g>
      </svg>
    );
  }
  return (
    <svg viewBox="-30 -30 60 60" aria-hidden="true">
      {item.startsWith("teleporter") ? (
        <g class={`teleporter ${item.endsWith("a") ? "a" : "b"}`}>
          {item.endsWith("a") ? <circle r="24" /> : <rect x="-22" y="-22" width="44" height="44" rx="6" />}
          <path d="M0 -14L9 0H3.5V12H-3.5V0H-9Z" class="arrow" />
        </g>
      ) : (
        <Stone item={item} />
      )}
    </svg>
  );
}

/** Return column and row of the squares that an item would cover from its first square. */
export function covered(item: Item, x: number, y: number, heading: Heading): [number, number][] {
  if (item === "pool-2x2")
    return [0, 1].flatMap((dy) => [0, 1].map((dx): [number, number] => [x + dx, y + dy]));
  if (item === "pool-4x1")
    return [0, 1, 2, 3].map((n): [number, number] => (heading === "S" ? [x, y + n] : [x + n, y]));
  return [[x, y]];
}
