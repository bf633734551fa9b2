import type { Canoe, Event, Move, NiagaraView, Player } from "../../wire/niagara";

/** Names for unions of the wire types. */
export type Place = Canoe["place"];
export type Area = Exclude<Place, "land" | "falls">;
export type Colour = Extract<Move, { do: "load" }>["colour"];
export type Card = Extract<Move, { do: "choose" }>["card"];
export type Arm = Extract<Event, { event: "arrow-set" }>["arrow"];

/** The colours in the order of all stocks. */
export const COLOURS: readonly Colour[] = ["violet", "white", "yellow", "blue", "pink"];
export const AREAS: readonly Area[] = ["1", "2", "3", "4", "5", "6L", "6R", "7L", "7R"];
export const PLACES: readonly Place[] = ["land", ...AREAS, "falls"];

const DECK: readonly Card[] = ["1", "2", "3", "4", "5", "6", "cloud"];
const SPIRITS_DECK: readonly Card[] = ["1", "2", "3", "4", "5", "6", "7", "any", "rope", "cloud"];

/** Return all cards of a player, in the order shown. */
export function deck(view: NiagaraView): readonly Card[] {
  return view.variant.flussgeister ? SPIRITS_DECK : DECK;
}

/** Return the index of the site beside an area, 0 to 4; null if there is none. */
export function siteOf(place: Place): number | null {
  const level = Number(place.slice(0, 1));
  return level >= 3 ? level - 3 : null;
}

export function inRiver(place: Place): place is Area {
  return place !== "land" && place !== "falls";
}

/** A canoe on the board. */
export interface Afloat {
  seat: number;
  canoe: number;
  is: Canoe;
}

/** Return the canoes at a place, in seat order. */
export function canoesAt(view: NiagaraView, place: Place): Afloat[] {
  return view.players.flatMap((player, seat) =>
    player.canoes.flatMap((is, canoe) => (is.place === place ? [{ seat, canoe, is }] : [])),
  );
}

/** Return the number of gems that a player has scored. */
export function scored(player: Player): number {
  return player.store.reduce((sum, count) => sum + count, 0);
}

/** The arrow key of the upright picture for each arrow key of the lying one. */
const UPRIGHT: Readonly<Record<string, string>> = {
  ArrowRight: "ArrowDown",
  ArrowLeft: "ArrowUp",
  ArrowUp: "ArrowLeft",
  ArrowDown: "ArrowRight",
};

/** Return the neighbour to which an arrow key leads; null if there is none. `lying`: the picture lies on its side. */
export function beside(place: Place, pressed: string, lying: boolean): Place | null {
  const key = lying ? UPRIGHT[pressed] : pressed;
  const row = PLACES.indexOf(place);
  const level = place === "land" ? 0 : place === "falls" ? 8 : Number(place.slice(0, 1));
  const arm = place.slice(1);
  const at = (to: number): Place | null => {
    if (to < 0 || to > 8) return null;
    if (to === 0) return "land";
    if (to === 8) return "falls";
    return to > 5 ? (`${to}${arm === "R" ? "R" : "L"}` as Place) : (String(to) as Place);
  };
  if (row < 0) return null;
  if (key === "ArrowUp") return at(level - 1);
  if (key === "ArrowDown") return at(level + 1);
  if (key === "ArrowLeft") return arm === "R" && level < 8 && level > 0 ? (`${level}L` as Place) : null;
  if (key === "ArrowRight") return arm === "L" && level < 8 && level > 0 ? (`${level}R` as Place) : null;
  return null;
}
