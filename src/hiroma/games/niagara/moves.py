"""What travels in Niagara: moves, events and views (clause numbers: RULES.md).

Seats are 0-based. A seat's canoes are 0 and 1; with `flussgeister` canoe 1 is the tandem. Holds are 0
(left) and 1 (right, tandem only). Gems and stocks by colour come in the order violet, white, yellow, blue, pink.
"""

from typing import Literal

import msgspec

Colour = Literal["violet", "white", "yellow", "blue", "pink"]
Card = Literal["1", "2", "3", "4", "5", "6", "7", "cloud", "rope", "any"]
Arm = Literal["L", "R"]
Place = Literal["land", "1", "2", "3", "4", "5", "6L", "6R", "7L", "7R", "falls"]
"""Where a canoe is: ashore at the start, one of the nine areas, or in the basin below the falls."""
Swimmer = Literal["canoe", "joe", "whirlpool", "beaver"]
Phase = Literal["first-seat", "arrow", "ransom", "choose", "turn", "trade", "over"]
Stocks = tuple[int, int, int, int, int]
"""Numbers of gems by colour."""


# -- moves ---------------------------------------------------------------------------------------


class Choose(msgspec.Struct, frozen=True, tag_field="do", tag="choose"):
    """Pick a card for this round in secret (NI-C1)."""

    card: Card


class Pay(msgspec.Struct, frozen=True, tag_field="do", tag="pay"):
    """Pay a scored gem: this canoe comes back from the basin (NI-W3, NI-W10)."""

    colour: Colour
    canoe: int


class Decline(msgspec.Struct, frozen=True, tag_field="do", tag="decline"):
    """Pay nothing this round (NI-W3)."""


class SetWeather(msgspec.Struct, frozen=True, tag_field="do", tag="weather"):
    """With a cloud: move the weather one cell, `by` 1 or -1 (NI-F5)."""

    by: int


class Paddle(msgspec.Struct, frozen=True, tag_field="do", tag="paddle"):
    """All steps of a canoe in this round, up or down; to its own area when a whirlpool blocks it (NI-M, NI-X10)."""

    canoe: int
    to: Place


class Load(msgspec.Struct, frozen=True, tag_field="do", tag="load"):
    """Load a gem that lies beside the canoe, for 2 points (NI-M3)."""

    canoe: int
    colour: Colour


class Unload(msgspec.Struct, frozen=True, tag_field="do", tag="unload"):
    """Put a gem ashore beside the canoe, for 2 points (NI-M3)."""

    canoe: int
    colour: Colour


class TakeMoose(msgspec.Struct, frozen=True, tag_field="do", tag="moose"):
    """Take the moose aboard before the first step (NI-X24)."""

    canoe: int


class Steal(msgspec.Struct, frozen=True, tag_field="do", tag="steal"):
    """Take the gem in a hold of another seat's canoe in the same area (NI-T)."""

    canoe: int
    victim: int
    victim_canoe: int
    hold: int


class Trade(msgspec.Struct, frozen=True, tag_field="do", tag="trade"):
    """Take, give or swap a gem with Diamond Joe, whichever the two canoes allow (NI-J6)."""

    canoe: int


class Done(msgspec.Struct, frozen=True, tag_field="do", tag="done"):
    """Finish: the canoe in action, else the turn (NI-M18), or the chance to trade (NI-J6)."""


Move = Choose | Pay | Decline | SetWeather | Paddle | Load | Unload | TakeMoose | Steal | Trade | Done


# -- events --------------------------------------------------------------------------------------


class FirstSeat(msgspec.Struct, frozen=True, tag_field="event", tag="first-seat"):
    """The seat that begins was drawn: it has the life ring (NI-S5)."""

    seat: int


class ArrowSet(msgspec.Struct, frozen=True, tag_field="event", tag="arrow-set"):
    """The arrow at the fork points to this arm at the start (NI-S5)."""

    arrow: Arm


class RoundBegan(msgspec.Struct, frozen=True, tag_field="event", tag="round-began"):
    """Round `round` (from 1) begins; `seat` has the life ring (NI-C8)."""

    round: int
    seat: int


class MooseCameBack(msgspec.Struct, frozen=True, tag_field="event", tag="moose-came-back"):
    """The moose stands on the pink bank again (NI-X28)."""


class CanoeCameBack(msgspec.Struct, frozen=True, tag_field="event", tag="canoe-came-back"):
    """A canoe is ashore again, for a scored gem, or free when `paid` is None (NI-W3, NI-W6)."""

    seat: int
    canoe: int
    paid: Colour | None


class RansomDeclined(msgspec.Struct, frozen=True, tag_field="event", tag="ransom-declined"):
    """A seat leaves its canoe in the basin this round (NI-W3)."""

    seat: int


class CardsCameBack(msgspec.Struct, frozen=True, tag_field="event", tag="cards-came-back"):
    """All hands were empty: everybody has all cards again (NI-C5)."""


class HasChosen(msgspec.Struct, frozen=True, tag_field="event", tag="has-chosen"):
    """A seat has picked its card, which is final (NI-C1, NI-C6). Which one is told to nobody else."""

    seat: int
    reveals: bool = True


class Chose(msgspec.Struct, frozen=True, tag_field="event", tag="chose"):
    """The card a seat picked, for the eyes of that seat only (NI-C3)."""

    seat: int
    card: Card


class CardShown(msgspec.Struct, frozen=True, tag_field="event", tag="card-shown"):
    """The turn of a seat begins: its card is turned up (NI-C3)."""

    seat: int
    card: Card
    reveals: bool = True


class WeatherMoved(msgspec.Struct, frozen=True, tag_field="event", tag="weather-moved"):
    """A cloud moved the weather from cell `start` to `to`, -1..2 (NI-F5)."""

    seat: int
    start: int
    to: int


class BeaverJumped(msgspec.Struct, frozen=True, tag_field="event", tag="beaver-jumped"):
    """The weather is at +2: the beaver jumps into area 1 (NI-X21)."""


class Paddled(msgspec.Struct, frozen=True, tag_field="event", tag="paddled"):
    """A canoe went from `start` through the areas of `path`, the last of which is where it is now (NI-M).

    `pushed`: the last step was a free one out of the whirlpool (NI-X6). `blocked`: the whirlpool
    stopped it there; `path` is then empty when it could not leave its area at all (NI-X10).
    `lost`: points that go unused by landing or by the whirlpool (NI-M10, NI-X10).
    """

    seat: int
    canoe: int
    start: Place
    to: Place
    path: tuple[Place, ...]
    pushed: bool
    blocked: bool
    lost: int


class Loaded(msgspec.Struct, frozen=True, tag_field="event", tag="loaded"):
    """A gem came aboard at `place` (NI-M3)."""

    seat: int
    canoe: int
    colour: Colour
    hold: int
    place: Place


class Unloaded(msgspec.Struct, frozen=True, tag_field="event", tag="unloaded"):
    """A gem was put ashore at `place` (NI-M3)."""

    seat: int
    canoe: int
    colour: Colour
    hold: int
    place: Place


class MooseTaken(msgspec.Struct, frozen=True, tag_field="event", tag="moose-taken"):
    """The moose is aboard: two points more (NI-X24, NI-X25)."""

    seat: int
    canoe: int


class Stolen(msgspec.Struct, frozen=True, tag_field="event", tag="stolen"):
    """`seat` took a gem out of hold `hold` of `victim`'s canoe (NI-T)."""

    seat: int
    canoe: int
    victim: int
    victim_canoe: int
    hold: int
    colour: Colour


class Scored(msgspec.Struct, frozen=True, tag_field="event", tag="scored"):
    """A landed gem counts (NI-M4)."""

    seat: int
    canoe: int
    colour: Colour


class ConditionMet(msgspec.Struct, frozen=True, tag_field="event", tag="condition-met"):
    """A seat has what ends the game with this round, as number `place` in time (NI-E1, NI-E2, NI-E3)."""

    seat: int
    what: Literal["four-alike", "five-colours", "seven"]
    place: int


class Moored(msgspec.Struct, frozen=True, tag_field="event", tag="moored"):
    """A rope keeps a canoe at the bank of its area until the flow is over (NI-X16)."""

    seat: int
    canoe: int
    place: Place


class Traded(msgspec.Struct, frozen=True, tag_field="event", tag="traded"):
    """A trade with Diamond Joe: `got` came from him, `gave` went to him (NI-J6)."""

    seat: int
    canoe: int
    got: Colour | None
    gave: Colour | None


class TurnEnded(msgspec.Struct, frozen=True, tag_field="event", tag="turn-ended"):
    """A seat is done; the next card is turned up, or the river flows."""

    seat: int


class FlowSet(msgspec.Struct, frozen=True, tag_field="event", tag="flow-set"):
    """The river is going to flow `flow` areas: lowest number card + weather (NI-F1, NI-F2, NI-F3).

    `seats` played the lowest card; none when `lowest` is 0 because nobody played a number.
    """

    lowest: int
    seats: tuple[int, ...]
    weather: int
    flow: int


class Swim(msgspec.Struct, frozen=True):
    """One piece carried from one place to another; `seat` and `canoe` only for canoes of players."""

    what: Swimmer
    seat: int | None
    canoe: int | None
    start: Place
    to: Place


class Flowed(msgspec.Struct, frozen=True, tag_field="event", tag="flowed"):
    """One unit of flow: everything adrift moved at once, the arm of `arrow` took what came to the fork.

    `unit` counts from 1 to `flow`; then the arrow turned to `turned` (NI-F4, NI-F7).
    """

    unit: int
    flow: int
    arrow: Arm
    turned: Arm
    swims: tuple[Swim, ...]


class Fell(msgspec.Struct, frozen=True, tag_field="event", tag="fell"):
    """A canoe lies in the basin (NI-W1)."""

    seat: int
    canoe: int


class GemLost(msgspec.Struct, frozen=True, tag_field="event", tag="gem-lost"):
    """Cargo of a fallen canoe is lost (NI-W2, NI-J5): back on its own site, or out of the game.

    `seat` is None when it was Diamond Joe's.
    """

    seat: int | None
    colour: Colour
    returned: bool


class BeaverCameBack(msgspec.Struct, frozen=True, tag_field="event", tag="beaver-came-back"):
    """The beaver went over the falls: back to the display, and the weather is fine, 0 (NI-X23)."""

    start: int


class WhirlpoolRose(msgspec.Struct, frozen=True, tag_field="event", tag="whirlpool-rose"):
    """The whirlpool went over the falls; a new one is in area 1 (NI-X14)."""


class PushedOut(msgspec.Struct, frozen=True, tag_field="event", tag="pushed-out"):
    """The whirlpool came to rest beside a moored canoe and pushed it on (NI-X17)."""

    seat: int
    canoe: int
    start: Place
    to: Place


class JoeFell(msgspec.Struct, frozen=True, tag_field="event", tag="joe-fell"):
    """Diamond Joe went over the falls and is back on area 1 (NI-J5)."""


class JoeLoaded(msgspec.Struct, frozen=True, tag_field="event", tag="joe-loaded"):
    """Diamond Joe took a gem (NI-J2)."""

    colour: Colour
    place: Place


class JoePaddled(msgspec.Struct, frozen=True, tag_field="event", tag="joe-paddled"):
    """Diamond Joe paddled as far as the first player's card says, `points` (NI-J3, NI-J4)."""

    points: int
    seat: int
    start: Place
    to: Place
    path: tuple[Place, ...]


class Decided(msgspec.Struct, frozen=True, tag_field="event", tag="decided"):
    """The round is over and with it the game (NI-E2, NI-E3, NI-E7)."""

    winners: tuple[int, ...]
    clause: str


Event = (
    FirstSeat
    | ArrowSet
    | RoundBegan
    | MooseCameBack
    | CanoeCameBack
    | RansomDeclined
    | CardsCameBack
    | HasChosen
    | Chose
    | CardShown
    | WeatherMoved
    | BeaverJumped
    | Paddled
    | Loaded
    | Unloaded
    | MooseTaken
    | Stolen
    | Scored
    | ConditionMet
    | Moored
    | Traded
    | TurnEnded
    | FlowSet
    | Flowed
    | Fell
    | GemLost
    | BeaverCameBack
    | WhirlpoolRose
    | PushedOut
    | JoeFell
    | JoeLoaded
    | JoePaddled
    | Decided
)


# -- views ---------------------------------------------------------------------------------------


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """The rules in force: the options of the table; `diamantenJoe` is off where `flussgeister` is on (NI-S8)."""

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
