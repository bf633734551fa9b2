import type { JSX } from "preact";
import type { SeatLook } from "../../ui/seats";
import type { Menu, NiagaraView } from "../../wire/niagara";
import { CanoeShape } from "./Canoe";
import { letters, translate, useGround } from "./lie";
import { targetMark } from "./names";
import { beside } from "./spots";

interface Props {
  view: NiagaraView;
  menu: Menu;
  seat: number;
  look: SeatLook;
  /** The target that the player points at; null for none. */
  lit: string | null;
  tap: (place: Menu["targets"][number]["to"]) => void;
}

/** A grey canoe on each place where the picked canoe can go and still complete its action (NI-U7). */
export function Targets({ view, menu, seat, look, lit, tap }: Props): JSX.Element {
  const tandem = view.players[seat]?.canoes[menu.canoe]?.tandem === true;
  const ground = useGround();
  const { lie } = ground;
  const high = letters(ground, 13);
  return (
    <g class="targets" aria-hidden="true" style={{ "--ni-letters": `${high}px` }}>
      {menu.targets.map((target) => {
        const at = beside(view, target.to, seat, menu.canoe);
        const note = targetMark(target);
        return (
          <g
            key={target.to}
            class={lit === target.to ? "target lit" : "target"}
            transform={translate(lie, at)}
            data-to={target.to}
            onClick={() => tap(target.to)}
          >
            <ellipse rx={lie === "lying" ? 41 : 34} ry={lie === "lying" ? 34 : 41} class="halo" />
            <g class="ghost">
              <CanoeShape look={look} canoe={menu.canoe} tandem={tandem} cargo={[]} />
            </g>
            {note !== "" && (
              <g transform="translate(18 -28)" class="note">
                <rect
                  x={(-0.6 - note.length * 0.28) * high}
                  y={-0.78 * high}
                  width={(1.2 + note.length * 0.56) * high}
                  height={1.56 * high}
                  rx={0.78 * high}
                />
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
