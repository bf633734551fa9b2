import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { CantStopView, Choice, Climb } from "../../wire/cant-stop";
import { LEAN, NOTCH, ROUTES, height, move, place } from "./geometry";
import { cellName } from "./names";
import { climbed, owner } from "./position";

interface Props {
  view: CantStopView;
  seats: readonly SeatLook[];
  mine: readonly number[];
  choice: Choice | null;
  /** The cell that takes the focus when the player tabs to the board. */
  focus: Climb;
}

/** The eleven routes, cell by cell. The player can point at each cell, and each has a name. */
export function Routes({ view, seats, mine, choice, focus }: Props): JSX.Element {
  return (
    <>
      {ROUTES.map((route) => {
        const by = owner(view, route);
        const state = by !== null ? "claimed" : view.usable.includes(route) ? "usable" : "idle";
        const style = by === null ? undefined : { "--own": seats[by]?.colour, "--own-ink": seats[by]?.ink };
        return (
          <g
            key={route}
            class={`route ${state}${chosenClass(choice, route)}`}
            style={style}
            role="group"
            aria-label={t("cant-stop-ui-route", { route })}
          >
            {Array.from({ length: height(route) }, (_, n) => (
              <Cell
                key={n}
                route={route}
                cell={n + 1}
                name={cellName({ view, seats, mine, choice }, route, n + 1)}
                mark={by === null ? null : (seats[by]?.shape ?? null)}
                climbed={climbed(view, choice, route, n + 1)}
                tabbable={focus.route === route && focus.cell === n + 1}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

function chosenClass(choice: Choice | null, route: number): string {
  if (choice === null) return "";
  return (choice.orange === route ? " orange" : "") + (choice.red === route ? " red" : "");
}

interface CellProps {
  route: number;
  cell: number;
  name: string;
  /** The shape of the owner, printed into each cell of a claimed route. */
  mark: string | null;
  /** True where a climber stands or would stand: the number makes room. */
  climbed: boolean;
  tabbable: boolean;
}

const SKEW = `skewX(${-(Math.atan(LEAN) * 180) / Math.PI})`;
const BOX = { x: -NOTCH.width / 2, y: -NOTCH.height / 2, width: NOTCH.width, height: NOTCH.height };

function Cell({ route, cell, name, mark, climbed: beside, tabbable }: CellProps): JSX.Element {
  const top = cell === height(route);
  return (
    <g
      class={top ? "cell top" : "cell"}
      transform={move(place(route, cell))}
      role="button"
      aria-label={name}
      tabindex={tabbable ? 0 : -1}
      data-route={route}
      data-cell={cell}
    >
      <g transform={SKEW}>
        <rect {...BOX} y={BOX.y + 2} rx={NOTCH.round} class="under" />
        <rect {...BOX} rx={NOTCH.round} class="notch" />
        <rect {...BOX} rx={NOTCH.round} class="depth" />
        {top && <rect x="-24" y="-19" width="48" height="38" rx="6" class="plaque" />}
      </g>
      {mark !== null && !top && <path d={mark} transform="scale(0.7)" class="sigil" />}
      {top && (
        <text
          class={beside ? "numeral beside" : "numeral"}
          x={beside ? -10 : 0}
          y="1"
          dominant-baseline="central"
          text-anchor="middle"
        >
          {route}
        </text>
      )}
    </g>
  );
}
