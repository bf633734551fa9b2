"""The view of Niagara (words: moves.py, clause numbers: RULES.md)."""

from typing import Literal

import msgspec

from hiroma.games.niagara.moves import Arm, Card, Colour, Place

Phase = Literal["first-seat", "arrow", "ransom", "choose", "turn", "trade", "over"]
Stocks = tuple[int, int, int, int, int]
"""Numbers of gems by colour."""


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """The rules in force: the options of the table; `diamantenJoe` is off where `flussgeister` is on (NI-S8).

    `starter` is not among them: it is settled when a game begins (NI-S11).
    """

    flussgeister: bool
    diamantenJoe: bool  # noqa: N815 (the guide spells it so)
    stationary_ops: bool
    min_flow: int
    arrow_start: str
    whirlpool_reentry: str
    falls_gem: str
    unload_any_site: bool
    launch_mandatory: bool
    winner_tiebreak: str
    paddle_over_falls: bool
    blocked_in_place_allowed: bool
    joe_trade_per_turn: int
    joe_loads_without_flow: bool
    joe_paddles_after_fall: bool
    round_limit: int


class Canoe(msgspec.Struct, frozen=True):
    """A player's canoe. `cargo` has one entry a hold, None where it is empty; `may` act now, for the mover's canoes."""

    tandem: bool
    place: Place
    cargo: tuple[Colour | None, ...]
    moored: bool
    moose: bool
    may: bool


class Player(msgspec.Struct, frozen=True):
    """A seat. `hand` is what it has not used yet, public knowledge; a chosen card stays in it until it is shown.

    `used` are the cards of earlier rounds. `chosen`: a card is picked for this round; `card` is that card once it is
    shown. `store` are the scored gems. `met` counts in time who met a condition of NI-E1: 1 the first, 0 not yet.
    """

    hand: tuple[Card, ...]
    used: tuple[Card, ...]
    chosen: bool
    card: Card | None
    store: Stocks
    canoes: tuple[Canoe, Canoe]
    met: int


class Joe(msgspec.Struct, frozen=True):
    """Diamond Joe: where he is and what he carries."""

    place: Place
    gem: Colour | None


class Action(msgspec.Struct, frozen=True):
    """What the canoe in action has done so far.

    `points` are the points it may have left before it paddles (several with 1/2/3). After `paddled` ('up',
    'down', else 'no') `then` lists how many more gems it may load or unload before it is done. `loaded` and
    `unloaded` are this round's (NI-L4). `stepped`: the last thing it did was to move, or to steal after that (NI-T3).
    """

    canoe: int
    points: tuple[int, ...]
    then: tuple[int, ...]
    paddled: Literal["no", "up", "down"]
    loaded: tuple[Colour, ...]
    unloaded: tuple[Colour, ...]
    stepped: bool


class Target(msgspec.Struct, frozen=True):
    """Where a canoe can paddle so that its action can be completed (NI-U7).

    `then` lists how many gems it may load or unload there before it is done; 0 means it may stop at once.
    `lost` are the points lost by stopping at once. `pushed`: the whirlpool carries it there (NI-X6); `blocked`: the
    whirlpool stops it there (NI-X10). `prey` counts the gems that could be stolen there.
    """

    to: Place
    then: tuple[int, ...]
    lost: int
    pushed: bool
    blocked: bool
    prey: int


class Prey(msgspec.Struct, frozen=True):
    """A gem that can be stolen now (NI-T)."""

    seat: int
    canoe: int
    hold: int
    colour: Colour


class Menu(msgspec.Struct, frozen=True):
    """What the mover can do now with one canoe: each entry is a move that `moves` lists (NI-U5)."""

    canoe: int
    points: tuple[int, ...]
    targets: tuple[Target, ...]
    load: tuple[Colour, ...]
    unload: tuple[Colour, ...]
    moose: bool
    steal: tuple[Prey, ...]
    done: bool


class TradeOffer(msgspec.Struct, frozen=True):
    """A trade with Diamond Joe: `get` from him, `give` to him; both is a swap (NI-J6)."""

    canoe: int
    get: Colour | None
    give: Colour | None


class Outlook(msgspec.Struct, frozen=True):
    """A way the round may still come out, as far as the viewer knows: lowest card, weather after all turns, flow."""

    lowest: int
    weather: int
    flow: int


class Drift(msgspec.Struct, frozen=True):
    """Where everything would be after `flow` units, if nothing else moved before. `canoes[seat]` are its two canoes.

    Whirlpool, beaver and moored canoes are shown as they would be when the flow is settled (NI-X14, NI-X17, NI-X23);
    Joe before he loads and paddles. `arrow` is the arrow after the flow.
    """

    flow: int
    arrow: Arm
    canoes: tuple[tuple[Place, Place], ...]
    joe: Place | None
    whirlpool: Place | None
    beaver: Place | None


class NiagaraView(msgspec.Struct, frozen=True, kw_only=True):
    """What `viewer` may see: everything but the cards that others have picked and not yet shown (NI-C3).

    `mover` is the seat on turn. `first` has the life ring. `weather` is -1..2. `arrow` is None before it is drawn.
    `sites[i]` are the gems at the site of colour i, which may be of any colour (NI-L5). `mine` is the card the viewer
    has picked. `asked` lists the seats that must answer about ransom. `moose` is None without `flussgeister`.
    `beaver` is None while it sits on the weather display, or does not exist. `menus` are for the canoes that may act,
    the one in action alone if there is one. `done` says the mover may end the turn. `trades` are open with Joe,
    `traded` the mover's canoes that have traded. `shifts` are the steps the weather can take with a cloud. `once`
    says that one canoe uses the turn up (NI-M7, NI-X18). `lowest` is the lowest number card shown this round, 0 for
    none. `outlooks` are in order of lowest card and weather; `drifts[f]` belongs to flow f. `lost` counts gems out of
    the game. `ended` is the clause that ended the game.
    """

    seats: int
    viewer: int | None
    variant: Variant
    phase: Phase
    round: int
    first: int | None
    mover: int | None
    weather: int
    arrow: Arm | None
    sites: tuple[Stocks, ...]
    players: tuple[Player, ...]
    mine: Card | None
    asked: tuple[int, ...]
    moose: Literal["bank", "canoe", "away"] | None
    whirlpool: Place | None
    beaver: Place | None
    joe: Joe | None
    action: Action | None
    menus: tuple[Menu, ...]
    done: bool
    trades: tuple[TradeOffer, ...]
    traded: tuple[int, ...]
    shifts: tuple[int, ...]
    once: bool
    lowest: int
    outlooks: tuple[Outlook, ...]
    drifts: tuple[Drift, ...]
    lost: Stocks
    ended: str | None
