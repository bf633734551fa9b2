import type { Canoe, Event, NiagaraView } from "../../wire/niagara";
import type { Shown, Told } from "../kit/film";
import { alter, filming, type Picture } from "../kit/shots";
import { COLOURS, deck, siteOf, type Arm, type Colour } from "./places";

/** The position shown, and the current picture of the film. */
export type Projected = Shown<NiagaraView, Picture<NiagaraView, Event>>;

type Stocks = NiagaraView["lost"];
type Swim = Extract<Event, { event: "flowed" }>["swims"][number];

const STEP = 260;

/** Return the pictures of events, in order, from a view on (`film`), and the view after them (`after`). */
export const { film, after } = filming<NiagaraView, Event>({
  "first-seat": [0, (view, { seat }) => (view.first = seat)],
  "arrow-set": [0, (view, { arrow }) => (view.arrow = arrow)],
  *"round-began"(view, { round, seat }) {
    alter(view, { round, first: seat, mover: null, mine: null });
    for (const player of view.players) {
      if (player.card !== null) player.used.push(player.card);
      alter(player, { chosen: false, card: null });
      for (const canoe of player.canoes) canoe.moored = false;
    }
    yield 500;
  },
  "moose-came-back": [500, (view) => (view.moose = "bank")],
  *"canoe-came-back"(view, { seat, canoe, paid }) {
    alter(boat(view, seat, canoe), { place: "land" });
    if (paid !== null) {
      count(view.players[seat]?.store, paid, -1);
      count(view.sites[COLOURS.indexOf(paid)], paid, 1);
    }
    yield 700;
  },
  "cards-came-back": [
    0,
    (view) => view.players.forEach((player) => alter(player, { hand: [...deck(view)], used: [] })),
  ],
  "has-chosen": [0, (view, { seat }) => alter(view.players[seat], { chosen: true })],
  *"card-shown"(view, { seat, card }) {
    const hand = view.players[seat]?.hand.filter((each) => each !== card) ?? [];
    alter(view.players[seat], { card, hand });
    view.mover = seat;
    yield 900;
  },
  "weather-moved": [700, (view, { to }) => (view.weather = to)],
  "beaver-jumped": [600, (view) => (view.beaver = "1")],
  "turn-ended": [0, (view) => (view.mover = null)],
  *paddled(view, { seat, canoe, path }) {
    for (const place of path) {
      alter(boat(view, seat, canoe), { place });
      yield STEP;
    }
  },
  "pushed-out": [520, (view, { seat, canoe, to }) => alter(boat(view, seat, canoe), { place: to })],
  fell: [620, (view, { seat, canoe }) => alter(boat(view, seat, canoe), { place: "falls", moose: false })],
  moored: [500, (view, { seat, canoe }) => alter(boat(view, seat, canoe), { moored: true })],
  *"moose-taken"(view, { seat, canoe }) {
    alter(boat(view, seat, canoe), { moose: true });
    view.moose = "canoe";
    yield 480;
  },
  *loaded(view, { seat, canoe, hold, colour, place }) {
    stow(boat(view, seat, canoe), hold, colour);
    count(site(view, place), colour, -1);
    yield 480;
  },
  *unloaded(view, { seat, canoe, hold, colour, place }) {
    stow(boat(view, seat, canoe), hold, null);
    count(site(view, place), colour, 1);
    yield 480;
  },
  *stolen(view, { seat, canoe, victim, victim_canoe, hold, colour }) {
    change(boat(view, seat, canoe), null, colour);
    stow(boat(view, victim, victim_canoe), hold, null);
    yield 620;
  },
  *scored(view, { seat, canoe, colour }) {
    change(boat(view, seat, canoe), colour, null);
    count(view.players[seat]?.store, colour, 1);
    yield 620;
  },
  "condition-met": [900, (view, { seat, place }) => alter(view.players[seat], { met: place })],
  *traded(view, { seat, canoe, gave, got }) {
    if (gave !== null) change(boat(view, seat, canoe), gave, null);
    if (got !== null) change(boat(view, seat, canoe), null, got);
    alter(view.joe, { gem: gave });
    yield 620;
  },
  "flow-set": [1100],
  *flowed(view, { swims, arrow, turned }) {
    for (const swim of swims) carry(view, swim);
    view.arrow = arrow;
    yield 720;
    view.arrow = turned;
    yield 320;
  },
  "gem-lost": [
    0,
    (view, { colour, returned }) => returned && count(view.sites[COLOURS.indexOf(colour)], colour, 1),
  ],
  "beaver-came-back": [600, (view) => alter(view, { beaver: null, weather: 0 })],
  "whirlpool-rose": [600, (view) => (view.whirlpool = "1")],
  "joe-fell": [600, ({ joe }) => alter(joe, { place: "1", gem: null })],
  *"joe-loaded"(view, { colour, place }) {
    alter(view.joe, { gem: colour });
    count(site(view, place), colour, -1);
    yield 480;
  },
  *"joe-paddled"({ joe }, { path }) {
    for (const place of path) {
      alter(joe, { place });
      yield STEP;
    }
  },
});

/** Return the arm into which the discs move in a picture; null while they rest, once the arrow has turned. */
export function discs({ scene, event }: Picture<NiagaraView, Event>): Arm | null {
  return event.event === "flowed" && scene.arrow === event.arrow ? event.arrow : null;
}

function boat(view: NiagaraView, seat: number, canoe: number): Canoe | undefined {
  return view.players[seat]?.canoes[canoe];
}

function site(view: NiagaraView, place: Canoe["place"]): Stocks | undefined {
  return view.sites[siteOf(place) ?? -1];
}

function count(stocks: Stocks | undefined, colour: Colour, by: number): void {
  const at = COLOURS.indexOf(colour);
  if (stocks !== undefined) stocks[at] = (stocks[at] ?? 0) + by;
}

function stow(canoe: Canoe | undefined, hold: number, gem: Colour | null): void {
  if (canoe !== undefined) canoe.cargo[hold] = gem;
}

/** Exchange the cargo of the first hold with `from`: null means an empty hold. */
function change(canoe: Canoe | undefined, from: Colour | null, to: Colour | null): void {
  const hold = canoe?.cargo.indexOf(from) ?? -1;
  if (hold >= 0) stow(canoe, hold, to);
}

/** Move one piece with the river. A canoe that goes over the falls loses its cargo. */
function carry(view: NiagaraView, { what, seat, canoe, to }: Swim): void {
  if (what === "whirlpool" || what === "beaver") view[what] = to === "falls" ? null : to;
  else if (what === "joe") alter(view.joe, { place: to });
  else if (seat !== null && canoe !== null) {
    const is = boat(view, seat, canoe);
    alter(is, to === "falls" ? { place: to, cargo: is?.cargo.map(() => null) ?? [] } : { place: to });
  }
}

/** Return the events still to show: the rest of a draft that grew or was sent, none of one taken back, else all. */
export function fresh(news: Told<Event>, told: Told<Event>): readonly Event[] {
  return rest(news.events, told.events) ?? (news.rev === told.rev ? [] : news.events);
}

/** Return the events of `all` that come after `told`; null if `all` does not begin with `told`. */
export function rest(all: readonly Event[], told: readonly Event[]): readonly Event[] | null {
  const same = told.every((event, index) => JSON.stringify(event) === JSON.stringify(all[index]));
  return same && all.length >= told.length ? all.slice(told.length) : null;
}

/** Return the events of a draft up to the end of the turn, without the flow that the server foresees after it. */
export function ownTurn(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex((event) => event.event === "turn-ended");
  return end < 0 ? events : events.slice(0, end);
}
