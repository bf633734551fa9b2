import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { Menu, NiagaraView } from "../../wire/niagara";
import { CanoeShape } from "./Canoe";
import { targetMark } from "./names";
import { beside } from "./spots";

interface Props {
  view: NiagaraView;
  menu: Menu;
  seat: number;
  look: SeatLook;
  /** The target pointed at. */
  lit: string | null;
  tap: (place: Menu["targets"][number]["to"]) => void;
}

/** A grey canoe wherever the picked canoe can go so that its action can be completed (NI-U7). */
export function Targets({ view, menu, seat, look, lit, tap }: Props): JSX.Element {
  const tandem = view.players[seat]?.canoes[menu.canoe]?.tandem === true;
  return (
    <g class="targets" aria-hidden="true">
      {menu.targets.map((target) => {
        const at = beside(view, target.to, seat, menu.canoe);
        const note = targetMark(target);
        return (
          <g
            key={target.to}
            class={lit === target.to ? "target lit" : "target"}
            transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
            data-to={target.to}
            onClick={() => tap(target.to)}
          >
            <ellipse rx="34" ry="41" class="halo" />
            <g class="ghost">
              <CanoeShape look={look} canoe={menu.canoe} tandem={tandem} cargo={[]} />
            </g>
            {note !== "" && (
              <g transform="translate(18 -28)" class="note">
                <rect x={-8 - note.length * 3.4} y="-10" width={16 + note.length * 6.8} height="20" rx="10" />
                <text text-anchor="middle" dominant-baseline="central">
                  {note}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
