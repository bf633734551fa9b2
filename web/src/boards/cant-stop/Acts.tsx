import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { Timed } from "../kit/acts";
import { Camp, Climber } from "./Pieces";
import type { Act } from "./film";
import { ROUTES, height, move, place } from "./geometry";

type Timely = Act & Timed;

/** The pieces on their way, over the board. */
export function Acts({ acts, seats }: { acts: readonly Timely[]; seats: readonly SeatLook[] }): JSX.Element {
  return (
    <g class="acts" aria-hidden="true">
      {acts.map((act, n) => (
        <One key={n} act={act} seats={seats} />
      ))}
    </g>
  );
}

function One({ act, seats }: { act: Timely; seats: readonly SeatLook[] }): JSX.Element | null {
  const timing = { "animation-delay": `${act.delay}ms`, "animation-duration": `${act.lasts}ms` };
  switch (act.kind) {
    case "climb":
    case "slide": {
      const from = place(act.route, act.from || 0.24);
      const to = place(act.route, act.to);
      const look = seats[act.seat];
      const style = { ...timing, "--dx": `${from.x - to.x}px`, "--dy": `${from.y - to.y}px` };
      return (
        <g transform={move(to)}>
          <g class={act.kind} style={style}>
            {act.kind === "climb" ? <Climber /> : look !== undefined && <Camp look={look} scale={1.9} />}
          </g>
        </g>
      );
    }
    case "fall":
      return (
        <g transform={move(place(act.route, act.from))}>
          <g class="fall" style={timing}>
            <Climber />
          </g>
        </g>
      );
    case "claim": {
      const colour = seats[act.seat]?.colour;
      const cells = Array.from({ length: height(act.route) }, (_, n) => place(act.route, n + 1));
      const each = { ...timing, "--own": colour };
      return (
        <g class="claim">
          {cells.map((at, n) => (
            <circle
              key={n}
              cx={at.x}
              cy={at.y}
              r="30"
              style={{ ...each, "animation-delay": `${act.delay + (n * act.lasts) / 26}ms` }}
            />
          ))}
        </g>
      );
    }
    case "win":
      return <Flourish colours={act.seats.map((seat) => seats[seat]?.colour ?? "#fff")} timing={timing} />;
    case "dice":
      return null;
  }
}

/** Lanterns rising from the feet of all routes. */
function Flourish({ colours, timing }: { colours: string[]; timing: Record<string, string> }): JSX.Element {
  return (
    <g class="win">
      {ROUTES.map((route, n) => {
        const foot = place(route, 0.3);
        const late = { ...timing, "--own": colours[n % colours.length], "--k": String((n * 7) % 11) };
        return (
          <g key={n} transform={move(foot)}>
            <path
              class="flare"
              style={late}
              d="M-9 -16H9C17 -6 17 6 9 16H-9C-17 6 -17 -6 -9 -16ZM-11 -8H11M-14 0H14M-11 8H11M-6 -16V-20H6V-16"
            />
          </g>
        );
      })}
    </g>
  );
}
