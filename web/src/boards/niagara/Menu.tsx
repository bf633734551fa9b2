import type { ComponentChildren, JSX } from "preact";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { Menu as Actions, NiagaraView } from "../../wire/niagara";
import { list } from "../kit/words";
import { Badge } from "./Crew";
import { GemIcon } from "./Gem";
import type { Lit } from "./River";
import type { Hand } from "./hand";
import { canoeName, gemName, placeName, shortPlace, targetNotes } from "./names";

interface Props {
  hand: Hand;
  seats: readonly SeatLook[];
  /** Point at a target or a canoe on the river. */
  light: (lit: Lit) => void;
}

/** Return the handlers of a button that points at something on the river while it is hovered or has the focus. */
export function pointing(light: (lit: Lit) => void, lit: Lit): Record<Points, () => void> {
  const [on, off] = [() => light(lit), () => light({})];
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}

type Points = "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur";

/** My turn with a number card: my canoes, and the menu of the one I picked (NI-U5 to NI-U8). */
export function Turn({ hand, seats, light }: Props): JSX.Element {
  const { view, menu, seat } = hand;
  return (
    <section class="ni-turn" aria-label={t("niagara-ui-turn")}>
      {view.menus.length > 1 && seat !== null && (
        <div class="ni-canoes" role="group" aria-label={t("niagara-ui-pick")}>
          {view.menus.map(({ canoe }) => (
            <button
              key={canoe}
              type="button"
              class="button plain"
              aria-pressed={menu?.canoe === canoe}
              {...pointing(light, { canoe })}
              onClick={() => hand.pick(canoe)}
            >
              <b class="plate" aria-hidden="true">
                {canoe + 1}
              </b>
              <span class="unseen">{whichCanoe(view, seat, canoe)}</span>
              <span class="full" aria-hidden="true">
                {whichCanoe(view, seat, canoe)}
              </span>
              <span class="short" aria-hidden="true">
                {placeName(view.players[seat]?.canoes[canoe]?.place ?? "land")}
              </span>
            </button>
          ))}
        </div>
      )}
      {menu !== null && seat !== null && (
        <Rows hand={hand} menu={menu} seat={seat} seats={seats} light={light} />
      )}
    </section>
  );
}

/** "Canoe 1 (area 4)". */
function whichCanoe(view: NiagaraView, seat: number, canoe: number): string {
  const place = view.players[seat]?.canoes[canoe]?.place ?? "land";
  return t("niagara-ui-canoe-at", { canoe: canoeName(view, seat, canoe), place: placeName(place) });
}

interface RowsProps extends Props {
  menu: Actions;
  seat: number;
}

/** The menu of a canoe: a title that cannot be selected, and the actions that are legal now. */
function Rows({ hand, menu, seat, seats, light }: RowsProps): JSX.Element {
  const { canoe } = menu;
  const { view, add } = hand;
  // A number alone lets the text choose between one point and several.
  const points = menu.points.length === 1 ? (menu.points[0] ?? 0) : menu.points.join(" / ");
  return (
    <div class="ni-menu" role="group" aria-labelledby="ni-menu-title">
      <h2 id="ni-menu-title">
        {t(menu.steal.length > 0 ? "niagara-ui-steal-title" : "niagara-ui-action-title")}
        <small>
          {whichCanoe(view, seat, canoe)}
          {points !== "" && ` · ${t("niagara-ui-points", { points })}`}
        </small>
      </h2>
      {menu.targets.length > 0 && (
        <Row name={t("niagara-ui-paddle")} kind="paddle">
          {menu.targets.map((target) => {
            const notes = targetNotes(target);
            return (
              <button
                key={target.to}
                type="button"
                class="chip"
                data-to={target.to}
                {...pointing(light, { place: target.to })}
                onClick={() => add({ do: "paddle", canoe, to: target.to })}
              >
                <span class="unseen">{list([placeName(target.to), ...notes])}</span>
                <span aria-hidden="true">
                  <strong>{shortPlace(target.to)}</strong> <small>{list(notes)}</small>
                </span>
              </button>
            );
          })}
        </Row>
      )}
      {(["load", "unload"] as const).map(
        (act) =>
          menu[act].length > 0 && (
            <Row key={act} name={t(`niagara-ui-${act}`)} kind={act}>
              {menu[act].map((colour) => (
                <button
                  key={colour}
                  type="button"
                  class="chip"
                  onClick={() => add({ do: act, canoe, colour })}
                >
                  <GemIcon colour={colour} />
                  <span class="unseen">{t(`niagara-ui-${act}-gem`, { gem: gemName(colour) })}</span>
                  <strong class="full" aria-hidden="true">
                    {gemName(colour)}
                  </strong>
                </button>
              ))}
            </Row>
          ),
      )}
      {menu.moose && (
        <Row name={t("niagara-ui-moose")} kind="moose">
          <button type="button" class="chip" onClick={() => add({ do: "moose", canoe })}>
            <strong>{t("niagara-ui-take-moose")}</strong>
          </button>
        </Row>
      )}
      {menu.steal.length > 0 && (
        <Row name={t("niagara-ui-steal")} kind="steal">
          {menu.steal.map((prey) => (
            <button
              key={`${prey.seat}.${prey.canoe}.${prey.hold}`}
              type="button"
              class="chip"
              onClick={() =>
                add({ do: "steal", canoe, victim: prey.seat, victim_canoe: prey.canoe, hold: prey.hold })
              }
            >
              <GemIcon colour={prey.colour} />
              <span class="unseen">{list([gemName(prey.colour), preyOf(view, seats, prey)])}</span>
              <span class="full" aria-hidden="true">
                <strong>{gemName(prey.colour)}</strong> <small>{preyOf(view, seats, prey)}</small>
              </span>
              <PreyMark look={seats[prey.seat]} canoe={prey.canoe} />
            </button>
          ))}
        </Row>
      )}
      {menu.done && (
        <Row name={t("niagara-ui-done")} kind="done">
          <button type="button" class="chip" onClick={() => add({ do: "done" })}>
            <strong>{t(menu.steal.length > 0 ? "niagara-ui-no-theft" : "niagara-ui-stop-here")}</strong>
          </button>
        </Row>
      )}
    </div>
  );
}

/** The owner and the canoe to steal from, in signs, where there is no room for words. */
function PreyMark({ look, canoe }: { look: SeatLook | undefined; canoe: number }): JSX.Element | null {
  if (look === undefined) return null;
  return (
    <span class="signs" aria-hidden="true">
      <Badge look={look} />
      <b class="plate">{canoe + 1}</b>
    </span>
  );
}

/** Return "Ben, tandem, left hold". A tandem with two gems has two rows, the left hold first (NI-T8). */
function preyOf(view: NiagaraView, seats: readonly SeatLook[], prey: Actions["steal"][number]): string {
  const tandem = view.players[prey.seat]?.canoes[prey.canoe]?.tandem === true;
  const name = t("niagara-ui-theirs", {
    name: seats[prey.seat]?.name ?? "?",
    canoe: canoeName(view, prey.seat, prey.canoe),
  });
  return tandem ? list([name, t(prey.hold === 0 ? "niagara-ui-hold-left" : "niagara-ui-hold-right")]) : name;
}

/** A kind of action with its choices: the sub-menu stays open beside it. */
function Row({
  name,
  kind,
  children,
}: {
  name: string;
  kind: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <div class={`row-of ${kind}`} role="group" aria-label={name}>
      <span class="row-name" aria-hidden="true">
        {name}
      </span>
      <div class="chips">{children}</div>
    </div>
  );
}
