import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { NiagaraView, Target } from "../../wire/niagara";
import { list } from "../kit/words";
import { canoesAt, COLOURS, inRiver, siteOf, type Card, type Colour, type Place } from "./places";

export function placeName(place: Place): string {
  return t(`niagara-ui-place-${place}`);
}

export function gemName(colour: Colour): string {
  return t(`niagara-ui-gem-${colour}`);
}

export function cardName(card: Card): string {
  return /^\d$/.test(card) ? t("niagara-ui-card-number", { n: card }) : t(`niagara-ui-card-${card}`);
}

export function weatherName(cell: number): string {
  return t(
    `niagara-ui-weather-${cell < 0 ? "clear" : cell === 0 ? "fine" : cell === 1 ? "cloudy" : "storm"}`,
  );
}

/** Return "canoe 2" or "tandem canoe". */
export function canoeName(view: NiagaraView, seat: number, canoe: number): string {
  const tandem = view.players[seat]?.canoes[canoe]?.tandem === true;
  return t(
    tandem ? "niagara-ui-tandem" : view.variant.flussgeister ? "niagara-ui-single" : "niagara-ui-canoe",
    {
      n: canoe + 1,
    },
  );
}

/** Return stocks in words, "6 white, 1 violet"; '' for none. */
export function stockNames(stocks: readonly number[]): string {
  return list(
    COLOURS.flatMap((colour, index) => {
      const count = stocks[index] ?? 0;
      return count > 0 ? [t("niagara-ui-gems", { count, gem: gemName(colour) })] : [];
    }),
  );
}

/** The data for the spoken name of a place: the position, its reader, and the target there, if any. */
export interface Scene {
  view: NiagaraView;
  seats: readonly SeatLook[];
  mine: readonly number[];
  target: Target | null;
}

/** Return "Area 4. Site: 6 white. Your canoe 1 with violet. Reachable." */
export function placeTold(scene: Scene, place: Place): string {
  const { view, target } = scene;
  const site = siteOf(place);
  const parts = [placeName(place)];
  if (site !== null) {
    const gems = stockNames(view.sites[site] ?? []);
    parts.push(gems === "" ? t("niagara-ui-site-empty") : t("niagara-ui-site-has", { gems }));
    if (site === 4 && view.moose === "bank") parts.push(t("niagara-ui-moose-here"));
  }
  if (view.whirlpool === place) parts.push(t("niagara-ui-whirlpool"));
  if (view.beaver === place) parts.push(t("niagara-ui-beaver"));
  for (const { seat, canoe } of canoesAt(view, place)) parts.push(canoeTold(scene, seat, canoe));
  if (view.joe?.place === place)
    parts.push(
      view.joe.gem === null ? t("niagara-ui-joe") : t("niagara-ui-joe-with", { gem: gemName(view.joe.gem) }),
    );
  if (target !== null) parts.push(targetTold(target));
  return parts.join(t("niagara-ui-stop"));
}

/** Return "Aki's canoe 1 with violet, moored". */
export function canoeTold({ view, seats, mine }: Scene, seat: number, canoe: number): string {
  const is = view.players[seat]?.canoes[canoe];
  const name = canoeName(view, seat, canoe);
  const whose = mine.includes(seat)
    ? t("niagara-ui-yours", { canoe: name })
    : t("niagara-ui-theirs", { canoe: name, name: seats[seat]?.name ?? "?" });
  const cargo = (is?.cargo ?? []).flatMap((gem) => (gem === null ? [] : [gemName(gem)]));
  const parts = [cargo.length > 0 ? t("niagara-ui-with", { what: whose, gems: list(cargo) }) : whose];
  if (is?.moored === true) parts.push(t("niagara-ui-moored"));
  if (is?.moose === true) parts.push(t("niagara-ui-moose-aboard"));
  return list(parts);
}

/** Return "can be reached, then load or unload 1". */
export function targetTold(target: Target): string {
  return list([t("niagara-ui-target"), ...targetNotes(target)]);
}

/** Return a target's notes in signs, for the board: gems to move, points lost, a gem to steal. */
export function targetMark({ then, lost, prey }: Target): string {
  if (!then.includes(0)) return `+${Math.min(...then)}◆`;
  return [lost > 0 ? `−${lost}` : "", prey > 0 ? "◆!" : ""].filter(Boolean).join(" ");
}

/** Return the place as printed on the board: "4", "6L". */
export function shortPlace(place: Place): string {
  return inRiver(place) ? place : placeName(place);
}

/** Return the notes on a target: gems to move there, points lost, the whirlpool, gems to steal. */
export function targetNotes({ then, lost, pushed, blocked, prey }: Target): string[] {
  const notes: string[] = [];
  if (!then.includes(0)) notes.push(t("niagara-ui-target-then", { count: Math.min(...then) }));
  else if (then.length > 1) notes.push(t("niagara-ui-target-may"));
  if (lost > 0) notes.push(t("niagara-ui-target-lost", { count: lost }));
  if (pushed) notes.push(t("niagara-ui-target-pushed"));
  if (blocked) notes.push(t("niagara-ui-target-blocked"));
  if (prey > 0) notes.push(t("niagara-ui-target-prey", { count: prey }));
  return notes;
}
