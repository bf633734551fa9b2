import type { JSX } from "preact";
import type { SeatLook } from "../board";
import { Token } from "./pieces";
import { ui } from "./ui";

interface Props {
  team: boolean;
  /** Claimed routes and whose they are. */
  owners: readonly (readonly [route: number, seat: number])[];
  seats: readonly SeatLook[];
  mover: number | null;
}

/** Who has claimed which routes; seats of a side share a band (CS-TM1). */
export function Standing({ team, owners, seats, mover }: Props): JSX.Element {
  const sides = [...new Set(seats.map((seat) => seat.side))].sort((a, b) => a - b);
  const goal = team ? 5 : 3;
  return (
    <ul class={team ? "cs-standing team" : "cs-standing"} aria-label={ui("standing")}>
      {sides.map((side) => {
        const members = seats.filter((seat) => seat.side === side);
        const claims = owners.filter(([, owner]) => members.some((seat) => seat.seat === owner));
        const names = members.map((seat) => seat.name).join(" & ");
        return (
          <li key={side} class={`cs-side${members.some((seat) => seat.seat === mover) ? " moving" : ""}`}>
            <span class="unseen">{ui("standing-of", { name: names, count: claims.length, goal })}</span>
            <span class="cs-members" aria-hidden="true">
              {members.map((seat) => (
                <svg key={seat.seat} viewBox="-30 -30 60 60" class={seat.seat === mover ? "moving" : ""}>
                  <Token look={seat} size={1} band={team ? side % 2 : null} />
                </svg>
              ))}
            </span>
            <span class="cs-claims" aria-hidden="true">
              {Array.from({ length: Math.max(goal, claims.length) }, (_, i) => {
                const [route, owner] = claims[i] ?? [];
                const look = owner === undefined ? undefined : seats[owner];
                return (
                  <i key={i} style={look && { background: look.colour, color: look.ink }}>
                    {route}
                  </i>
                );
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
