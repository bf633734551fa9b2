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
    """A player's canoe."""

    tandem: bool
    place: Place
    cargo: tuple[Colour | None, ...]
    """The gem in each hold, None for an empty one."""
    moored: bool
    moose: bool
    may: bool
    """True for a canoe of the mover that may act now."""


class Player(msgspec.Struct, frozen=True):
    """A seat."""

    hand: tuple[Card, ...]
    """Cards that it has not used yet: public knowledge. A chosen card stays among them until it is shown."""
    used: tuple[Card, ...]
    """Cards of earlier rounds."""
    chosen: bool
    """True when it has picked a card for this round."""
    card: Card | None
    """The card of this round, None until it is shown."""
    store: Stocks
    """Scored gems."""
    canoes: tuple[Canoe, Canoe]
    met: int
    """Order in time in which it met a condition of NI-E1, from 1; 0 for not yet."""


class Joe(msgspec.Struct, frozen=True):
    """Diamond Joe: his place, and the gem that he carries, None without one."""

    place: Place
    gem: Colour | None


class Action(msgspec.Struct, frozen=True):
    """The canoe in action, and its acts so far."""

    canoe: int
    points: tuple[int, ...]
    """Points that it may have left before it paddles: several with 1/2/3."""
    then: tuple[int, ...]
    """Numbers of gems that it may still load or unload before it is done; empty until it has paddled."""
    paddled: Literal["no", "up", "down"]
    loaded: tuple[Colour, ...]
    """Colours loaded in this round (NI-L4)."""
    unloaded: tuple[Colour, ...]
    """Colours unloaded in this round (NI-L4)."""
    stepped: bool
    """True when its last act was a movement, or a theft after one (NI-T3)."""


class Target(msgspec.Struct, frozen=True):
    """A place to which a canoe can paddle and then complete its action (NI-U7)."""

    to: Place
    then: tuple[int, ...]
    """Numbers of gems that it may load or unload there before it is done; 0 means that it may stop at once."""
    lost: int
    """Points that it loses by stopping at once."""
    pushed: bool
    """True when the whirlpool carries it there (NI-X6)."""
    blocked: bool
    """True when the whirlpool stops it there (NI-X10)."""
    prey: int
    """Number of gems that it could steal there."""


class Prey(msgspec.Struct, frozen=True):
    """A gem that can be stolen now (NI-T)."""

    seat: int
    canoe: int
    hold: int
    colour: Colour


class Menu(msgspec.Struct, frozen=True):
    """The mover's legal moves with one canoe (NI-U5); `points` as in `Action`."""

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
    """The places of all pieces after `flow` units, if nothing else moved before.

    Whirlpool, beaver and moored canoes are shown as they would be when the flow is settled (NI-X14, NI-X17, NI-X23),
    Joe before he loads and paddles.
    """

    flow: int
    arrow: Arm
    """The arrow after the flow."""
    canoes: tuple[tuple[Place, Place], ...]
    """The two canoes of each seat."""
    joe: Place | None
    whirlpool: Place | None
    beaver: Place | None


class NiagaraView(msgspec.Struct, frozen=True, kw_only=True):
    """The view of `viewer`: everything but the cards that others have picked and not yet shown (NI-C3)."""

    seats: int
    viewer: int | None
    """A seat, None for a spectator."""
    variant: Variant
    phase: Phase
    round: int
    first: int | None
    """The seat with the life ring, None before the draw."""
    mover: int | None
    """The seat on turn, None outside turns."""
    weather: int
    """The cell of the weather track, -1 to 2."""
    arrow: Arm | None
    """None before the draw."""
    sites: tuple[Stocks, ...]
    """Gems at the site of each colour. They may be of any colour (NI-L5)."""
    players: tuple[Player, ...]
    mine: Card | None
    """The card that the viewer has picked, None before."""
    asked: tuple[int, ...]
    """Seats that must answer about ransom."""
    moose: Literal["bank", "canoe", "away"] | None
    """None without `flussgeister`."""
    whirlpool: Place | None
    """None without `flussgeister`."""
    beaver: Place | None
    """None while it sits on the weather display, and without `flussgeister`."""
    joe: Joe | None
    """None without `diamantenJoe`."""
    action: Action | None
    """None when no canoe is in action."""
    menus: tuple[Menu, ...]
    """For the canoes that may act: for the one in action alone if there is one."""
    done: bool
    """True when the mover may end the turn."""
    trades: tuple[TradeOffer, ...]
    """Trades that are open with Joe."""
    traded: tuple[int, ...]
    """The mover's canoes that have traded."""
    shifts: tuple[int, ...]
    """Steps that the weather can take with a cloud: 1, -1."""
    once: bool
    """True when one canoe uses the turn up (NI-M7, NI-X18)."""
    lowest: int
    """The lowest number card shown in this round, 0 for none."""
    outlooks: tuple[Outlook, ...]
    """In order of lowest card and weather."""
    drifts: tuple[Drift, ...]
    """`drifts[f]` belongs to flow f. Empty before the arrow is drawn."""
    lost: Stocks
    """Gems out of the game."""
    ended: str | None
    """The clause that ended the game, None before."""
