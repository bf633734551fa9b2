import { written } from "../../ui/dialect";
import { t } from "../../ui/i18n";
import type { SeatLook } from "../../ui/seats";
import type { CantStopView, Choice } from "../../wire/cant-stop";
import { list } from "../kit/words";
import { height } from "./geometry";
import { ROLLS, campers, climberOn, on, owner } from "./position";

/** The facts behind the name of a cell: the position, and the reader's seats and choice. */
export interface Scene {
  view: CantStopView;
  seats: readonly SeatLook[];
  mine: readonly number[];
  choice: Choice | null;
}

/** Return the name of a cell: "Route 6, cell 4 of 11, your bivouac, usable". */
export function cellName({ view, seats, mine, choice }: Scene, route: number, cell: number): string {
  const by = owner(view, route);
  // One person may hold both seats of a side: only the letter tells them apart.
  const who = (seat: number): string =>
    view.team ? `${seats[seat]?.name ?? "?"} (${seats[seat]?.letter ?? "?"})` : (seats[seat]?.name ?? "?");
  const parts = [t("cant-stop-ui-cell", { route, cell, height: height(route) })];
  if (climberOn(view, route, cell)) parts.push(t("cant-stop-ui-climber-here"));
  for (const seat of by === null ? campers(view, route, cell) : []) {
    const yours = mine.length === 1 && mine[0] === seat;
    parts.push(t(yours ? "cant-stop-ui-your-bivouac" : "cant-stop-ui-bivouac", { name: who(seat) }));
  }
  if (by !== null) parts.push(t("cant-stop-ui-claimed", { name: who(by) }));
  if (choice?.climbs.some(on(route, cell)) === true) parts.push(t("cant-stop-ui-landing"));
  if (view.usable.includes(route)) parts.push(t("cant-stop-ui-usable"));
  return list(parts);
}

/** Return a share of the 1,296 rolls in percent. Only an impossible event reads 0, only a certain one 100. */
export function percent(rolls: number): string {
  const share = (100 * rolls) / ROLLS;
  const near = share < 10 || share > 99;
  const told = rolls === 0 || rolls === ROLLS ? share : Math.min(99.9, Math.max(0.1, share));
  return written(told, { maximumFractionDigits: near ? 1 : 0 });
}
