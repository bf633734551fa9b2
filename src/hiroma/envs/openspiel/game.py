"""The games of OpenSpiel: one class for each game of the registry that has an encoding."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

import msgspec
import pyspiel

from hiroma.envs.forms import Form, form
from hiroma.envs.openspiel.observer import Observer
from hiroma.envs.openspiel.state import HiromaState, Now
from hiroma.envs.play import ENDLESS
from hiroma.games import CAPABILITIES, capabilities, newest
from hiroma.kernel import Info, OptionValue
from hiroma.kernel.lot import Lot

HORIZON: Final = 10_000
"""Moves after which a game is cut whose rules name no bound. Nobody gets anything then."""

OWN: Final = frozenset({"players", "horizon", "position"})
"""Parameters that are no options."""

Parameters = dict[str, OptionValue]


class HiromaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game for OpenSpiel.

    `players` is the number of seats. `horizon` is the number of moves after which it is cut. `position` is a view, as
    JSON, at which it begins, '' for the beginning. All other parameters are options.
    """

    game = ""

    def __init__(self, params: Parameters | None = None) -> None:
        rules = newest(self.game)
        given = {**parameters(rules.info), **(params or {})}
        options = {name: value for name, value in given.items() if name not in OWN}
        self.form: Form = form(self.game, int(given["players"]), options)
        position = _view(str(given["position"]))
        if position:
            state = rules.imagine(msgspec.json.decode(position, type=rules.sight), Lot(1).below)
            if len(self.form.encoding.observe(state, 0)) != self.form.size:
                raise ValueError(f"the position is not one of {self.form.seats} players with these options")
        else:
            state = rules.start(self.form.options, self.form.seats)
        self.beginning = Now(self.form, int(given["horizon"]), state)
        self.beginning.shared = True
        kept = {**(params or {}), "position": urlsafe_b64encode(position).decode().rstrip("=")} if position else params
        super().__init__(_type(self.game, self.form), _info(self.form, self.beginning.horizon), kept or {})

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel's own way makes an object without what `__init__` has found out.
        return _loaded, (name_of(self.game), self.get_parameters())

    def new_initial_state(self) -> HiromaState:
        """Return the beginning."""
        return HiromaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer; of all that a player sees now where no kind is given."""
        return Observer(self.form, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def name_of(game: str) -> str:
    """Return the short name of a game: 'hiroma_cant_stop'."""
    return f"hiroma_{game.replace('-', '_')}"


def parameters(info: Info) -> Parameters:
    """Return the parameters of a game and their defaults: its options, and those of `HiromaGame`."""
    horizon = info.bound or (ENDLESS if info.ends_with else HORIZON)
    own: Parameters = {"players": info.seats[0], "horizon": horizon, "position": ""}
    return {**{option.name: option.default for option in info.options}, **own}


def register() -> None:
    """Register every game of the registry that has an encoding, but those that are known already."""
    known = {each.short_name for each in pyspiel.registered_games()}
    for game in CAPABILITIES:
        if capabilities(game).encoding is not None and name_of(game) not in known:
            made = type(f"HiromaGame_{game}", (HiromaGame,), {"game": game})
            pyspiel.register_game(_type(game, form(game, None, {})), made)


def _loaded(name: str, parameters: Parameters) -> Any:
    """Return a game that was copied or pickled."""
    return pyspiel.load_game(name, parameters)


def _view(position: str) -> bytes:
    """Return a view as JSON, from JSON or from the letters and digits in which a game keeps it.

    OpenSpiel writes a game as a line of text with its parameters, and would read the commas of JSON as further ones.
    """
    return position.encode() if position.startswith("{") else urlsafe_b64decode(position + "=" * (-len(position) % 4))


def _type(game: str, form: Form) -> Any:
    info, kinds = form.rules.info, pyspiel.GameType
    even = len({len(side) for side in form.sides}) == 1 and len(form.sides) > 1
    return kinds(
        short_name=name_of(game),
        long_name=game.replace("-", " ").title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if info.secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if even else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=info.seats[1],
        min_num_players=info.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=info.secrets,
        parameter_specification=parameters(info),
    )


def _info(form: Form, horizon: int) -> Any:
    zero = _type(form.game, form).utility == pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameInfo(
        num_distinct_actions=len(form.moves),
        max_chance_outcomes=form.encoding.chances(form.options, form.seats),
        num_players=form.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if zero else None,
        max_game_length=horizon,
    )
