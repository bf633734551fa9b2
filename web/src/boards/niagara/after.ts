import type { Canoe, Event, NiagaraView, Player } from "../../wire/niagara";
import { COLOURS, deck, siteOf, type Card, type Colour } from "./places";

type Stocks = NiagaraView["lost"];
type Swim = Extract<Event, { event: "flowed" }>["swims"][number];

/** A view with what an event changes on the picture: no rule, only what the event itself says. */
export function after(view: NiagaraView, event: Event): NiagaraView {
  switch (event.event) {
    case "first-seat":
      return { ...view, first: event.seat };
    case "arrow-set":
      return { ...view, arrow: event.arrow };
    case "round-began":
      return begun(view, event.round, event.seat);
    case "moose-came-back":
      return { ...view, moose: "bank" };
    case "canoe-came-back": {
      const { seat, paid } = event;
      const ashore = canoe(view, seat, event.canoe, { place: "land" });
      return paid === null ? ashore : site(store(ashore, seat, paid, -1), COLOURS.indexOf(paid), paid, 1);
    }
    case "cards-came-back":
      return players(view, (each) => ({ ...each, hand: [...deck(view)], used: [] }));
    case "has-chosen":
      return player(view, event.seat, (each) => ({ ...each, chosen: true }));
    case "card-shown":
      return { ...player(view, event.seat, (each) => shown(each, event.card)), mover: event.seat };
    case "weather-moved":
      return { ...view, weather: event.to };
    case "beaver-jumped":
      return { ...view, beaver: "1" };
    case "turn-ended":
      return { ...view, mover: null };
    case "flowed":
      return { ...event.swims.reduce(swum, view), arrow: event.turned };
    case "beaver-came-back":
      return { ...view, beaver: null, weather: 0 };
    case "whirlpool-rose":
      return { ...view, whirlpool: "1" };
    default:
      return handled(view, event);
  }
}

/** What canoes do, and what is done to them. */
function handled(view: NiagaraView, event: Event): NiagaraView {
  switch (event.event) {
    case "paddled":
    case "pushed-out":
      return canoe(view, event.seat, event.canoe, { place: event.to });
    case "fell":
      return canoe(view, event.seat, event.canoe, { place: "falls", moose: false });
    case "moored":
      return canoe(view, event.seat, event.canoe, { moored: true });
    case "moose-taken":
      return { ...canoe(view, event.seat, event.canoe, { moose: true }), moose: "canoe" };
    case "loaded":
      return site(
        hold(view, event.seat, event.canoe, event.hold, event.colour),
        siteOf(event.place),
        event.colour,
        -1,
      );
    case "unloaded":
      return site(
        hold(view, event.seat, event.canoe, event.hold, null),
        siteOf(event.place),
        event.colour,
        1,
      );
    case "stolen":
      return hold(
        stowed(view, event.seat, event.canoe, event.colour),
        event.victim,
        event.victim_canoe,
        event.hold,
        null,
      );
    case "scored":
      return store(dropped(view, event.seat, event.canoe, event.colour), event.seat, event.colour, 1);
    case "condition-met":
      return player(view, event.seat, (each) => ({ ...each, met: event.place }));
    case "traded": {
      const lighter = event.gave === null ? view : dropped(view, event.seat, event.canoe, event.gave);
      const full = event.got === null ? lighter : stowed(lighter, event.seat, event.canoe, event.got);
      return joe(full, { gem: event.gave });
    }
    case "gem-lost":
      return event.returned ? site(view, COLOURS.indexOf(event.colour), event.colour, 1) : view;
    case "joe-fell":
      return joe(view, { place: "1", gem: null });
    case "joe-loaded":
      return site(joe(view, { gem: event.colour }), siteOf(event.place), event.colour, -1);
    case "joe-paddled":
      return joe(view, { place: event.to });
    default:
      return view;
  }
}

/** The canoe of a seat, changed. */
export function canoe(view: NiagaraView, seat: number, number: number, change: Partial<Canoe>): NiagaraView {
  return player(view, seat, (each) => ({
    ...each,
    canoes: each.canoes.map((is, index) =>
      index === number ? { ...is, ...change } : is,
    ) as Player["canoes"],
  }));
}

/** Diamond Joe, changed. */
export function joe(view: NiagaraView, change: Partial<NonNullable<NiagaraView["joe"]>>): NiagaraView {
  return view.joe === null ? view : { ...view, joe: { ...view.joe, ...change } };
}

function begun(view: NiagaraView, round: number, first: number): NiagaraView {
  const fresh = players(view, (each) => ({
    ...each,
    chosen: false,
    card: null,
    used: each.card === null ? each.used : [...each.used, each.card],
    canoes: each.canoes.map((is) => ({ ...is, moored: false })) as Player["canoes"],
  }));
  return { ...fresh, round, first, mover: null };
}

function shown(player: Player, card: Card): Player {
  return {
    ...player,
    card,
    hand: player.hand.filter((each) => each !== card),
  };
}

/** One piece carried by the river. */
function swum(view: NiagaraView, { what, seat, canoe: number, to }: Swim): NiagaraView {
  if (what === "whirlpool") return { ...view, whirlpool: to === "falls" ? null : to };
  if (what === "beaver") return { ...view, beaver: to === "falls" ? null : to };
  if (what === "joe") return joe(view, { place: to });
  return seat === null || number === null
    ? view
    : canoe(
        view,
        seat,
        number,
        to === "falls" ? { place: to, cargo: empty(view, seat, number) } : { place: to },
      );
}

function empty(view: NiagaraView, seat: number, number: number): null[] {
  return (view.players[seat]?.canoes[number]?.cargo ?? []).map(() => null);
}

function players(view: NiagaraView, change: (player: Player) => Player): NiagaraView {
  return { ...view, players: view.players.map(change) };
}

function player(view: NiagaraView, seat: number, change: (player: Player) => Player): NiagaraView {
  return { ...view, players: view.players.map((each, index) => (index === seat ? change(each) : each)) };
}

function hold(
  view: NiagaraView,
  seat: number,
  number: number,
  index: number,
  colour: Colour | null,
): NiagaraView {
  const cargo = view.players[seat]?.canoes[number]?.cargo ?? [];
  return canoe(view, seat, number, { cargo: cargo.map((gem, at) => (at === index ? colour : gem)) });
}

/** A gem comes into the first free hold. */
function stowed(view: NiagaraView, seat: number, number: number, colour: Colour): NiagaraView {
  const cargo = view.players[seat]?.canoes[number]?.cargo ?? [];
  return hold(view, seat, number, cargo.indexOf(null), colour);
}

/** A gem of this colour leaves the canoe. */
function dropped(view: NiagaraView, seat: number, number: number, colour: Colour): NiagaraView {
  const cargo = view.players[seat]?.canoes[number]?.cargo ?? [];
  return hold(view, seat, number, cargo.indexOf(colour), null);
}

function site(view: NiagaraView, at: number | null, colour: Colour, by: number): NiagaraView {
  return {
    ...view,
    sites: view.sites.map((stocks, index) => (index === at ? more(stocks, colour, by) : stocks)),
  };
}

function store(view: NiagaraView, seat: number, colour: Colour, by: number): NiagaraView {
  return player(view, seat, (each) => ({ ...each, store: more(each.store, colour, by) }));
}

function more(stocks: Stocks, colour: Colour, by: number): Stocks {
  return stocks.map((count, index) => (COLOURS[index] === colour ? count + by : count)) as Stocks;
}
