"""OpenSpiel's own tests on every game, its search, and its learners on small set-ups."""

import copy
import pickle
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from open_spiel.python.observation import make_observation

from hiroma.envs import openspiel
from hiroma.envs.forms import form
from hiroma.envs.openspiel.game import name_of
from hiroma.games import newest
from tests.envs.settings import GAMES, SEVERAL
from tests.games.fearsome_floors.positions import position

assert openspiel.__name__
QUICK = {"cant-stop", "hidden-rooms"}
"""Games whose random play is short enough for `make check`."""

SHORT: dict[str, dict[str, Any]] = {"niagara": {"round_limit": 6}}
"""Options with which random play ends soon."""

TESTED = [pytest.param(game, marks=[] if game in QUICK else [pytest.mark.slow]) for game in GAMES]


def game_of(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(name_of(game), parameters)


def doorstep() -> str:
    """Fearsome Floors, the last round for two: seat 0 wins by a step out of the exit, else seat 1 does."""
    out = {(seat, piece): "escaped" for seat in (0, 1) for piece in (1, 2)}
    at = position(
        2,
        pieces={(0, 0): (0, 0), (0, 3): "dead", (1, 0): (1, 0), (1, 3): "dead", **out},
        monster="15,10W",
        phase=2,
        round=14,
        deck=("7", "X"),
        escapes=((1, 1), (0, 1), (1, 2), (0, 2)),
        start=0,
        mover=0,
    )
    return msgspec.json.encode(at.view(None)).decode()


@pytest.mark.parametrize("game", TESTED)
def test_its_random_simulation_test(game: str) -> None:
    pyspiel.random_sim_test(game_of(game, **SHORT.get(game, {})), num_sims=1, serialize=game in QUICK, verbose=False)


# The tool of OpenSpiel 2.0 uses what NumPy 2.5 is going to drop.
@pytest.mark.filterwarnings("ignore:The chararray class:DeprecationWarning")
@pytest.mark.parametrize("game", TESTED)
def test_its_playthrough_tool(game: str) -> None:
    options = "".join(f"({name}={value})" for name, value in SHORT.get(game, {}).items())
    lines = playthrough_lines(name_of(game) + options, seed=3)
    assert "IsTerminal() = True" in lines
    assert any(line.startswith("Returns() = [") for line in lines)


@pytest.mark.parametrize("game", TESTED)
def test_states_are_cloned_and_come_back_from_their_text(game: str) -> None:
    made = game_of(game, **SHORT.get(game, {}))
    state, lot = made.new_initial_state(), np.random.RandomState(2)
    for _ in range(30):
        clone = state.clone()
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        action = lot.choice(actions)
        before = str(clone)
        state.apply_action(action)
        assert str(clone) == before, "a clone stays where it is"
        clone.apply_action(action)
        assert str(clone) == str(state)
        if state.is_terminal():
            break
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
    assert str(read) == str(state)
    assert (read.is_terminal(), read.history()) == (state.is_terminal(), state.history())


@pytest.mark.parametrize("game", GAMES)
def test_games_are_copied_and_pickled_with_their_options(game: str) -> None:
    made = game_of(game, horizon=17)
    for again in (pickle.loads(pickle.dumps(made)), copy.deepcopy(made)):
        assert type(again) is type(made)
        assert str(again) == str(made)
        assert again.max_game_length() == 17
        assert str(again.new_initial_state()) == str(made.new_initial_state())


def test_a_game_from_a_position_comes_back_from_its_text() -> None:
    made = game_of("fearsome-floors", position=doorstep())
    state = made.new_initial_state()
    state.apply_action(state.legal_actions()[-1])
    for again in (
        pyspiel.load_game(str(made)).new_initial_state(),
        pickle.loads(pickle.dumps(made)).new_initial_state(),
        state.get_game().new_initial_state(),
    ):
        assert str(again) == str(made.new_initial_state())
    _, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
    assert str(same) == str(state) == str(pickle.loads(pickle.dumps(state)))


@pytest.mark.parametrize("game", SEVERAL)
def test_a_position_of_other_players_is_refused(game: str) -> None:
    rules = newest(game)
    fewest, most = rules.info.seats
    view = msgspec.json.encode(rules.start({}, most).view(None)).decode()
    with pytest.raises(ValueError, match=f"not one of {fewest} players"):
        game_of(game, position=view)
    assert game_of(game, position=view, players=most).new_initial_state().num_players() == most


@pytest.mark.parametrize("game", GAMES)
def test_short_ways_answer_as_openspiel_does(game: str) -> None:
    state, whole = game_of(game).new_initial_state(), pyspiel.State
    lot = np.random.default_rng(5)
    for _ in range(200):
        assert state.is_chance_node() == whole.is_chance_node(state)
        assert state.is_simultaneous_node() == whole.is_simultaneous_node(state)
        assert state.legal_actions() == whole.legal_actions(state)
        for player in range(state.num_players()):
            assert state.legal_actions(player) == whole.legal_actions(state, player)
            assert state.observation_tensor(player) == whole.observation_tensor(state, player)
        if state.is_terminal():
            break
        state.apply_action(int(lot.choice(state.legal_actions())))
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(state.num_players())


@pytest.mark.parametrize("game", GAMES)
def test_its_tree_search_finds_a_legal_move(game: str) -> None:
    made = game_of(game, horizon=20)
    state = made.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    lot = np.random.RandomState(1)
    bot = mcts.MCTSBot(made, 2, 4, mcts.RandomRolloutEvaluator(1, lot), random_state=lot)
    assert bot.step(state) in state.legal_actions()


def test_its_tree_search_sees_a_win_in_one_move() -> None:
    made = game_of("fearsome-floors", position=doorstep())
    lot = np.random.RandomState(1)
    bot = mcts.MCTSBot(made, 2, 60, mcts.RandomRolloutEvaluator(1, lot), random_state=lot)
    state = made.new_initial_state()
    while state.current_player() == 0:
        state.apply_action(bot.step(state))
    while not state.is_terminal():
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    assert state.returns() == [1, -1]


def test_counterfactual_regret_finds_the_equilibrium_of_a_small_set_up() -> None:
    made = game_of("fearsome-floors", position=doorstep())
    solver = cfr.CFRSolver(made)
    before = exploitability.exploitability(made, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(made, solver.average_policy())
    assert before > 0.3
    assert after < before / 4


def test_its_sampling_variant_improves_too() -> None:
    made = game_of("fearsome-floors", position=doorstep())
    np.random.seed(1)  # noqa: NPY002 (the solver draws from it)
    solver = external_sampling_mccfr.ExternalSamplingSolver(made)
    uniform = exploitability.exploitability(made, solver.average_policy())
    for _ in range(60):
        solver.iteration()
    assert exploitability.exploitability(made, solver.average_policy()) < uniform / 2


def test_a_choice_is_not_seen_by_the_others_until_it_is_shown() -> None:
    made = game_of("niagara")
    state = made.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    first, *others = state.legal_actions()
    assert state.current_player() == 0
    one, two = state.child(first), state.child(others[0])
    assert one.information_state_string(0) != two.information_state_string(0)
    for player in (1, 2):
        assert one.information_state_string(player) == two.information_state_string(player)
        assert one.observation_tensor(player) == two.observation_tensor(player)
    assert one.legal_actions() == two.legal_actions()


def test_what_was_heard_is_remembered() -> None:
    """Two ways to one position are two information states, where something was secret."""
    made = game_of("niagara")
    ways = []
    for order in ((0, 1, 2), (0, 2, 1)):
        state = made.new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        for place in order:
            state.apply_action(state.legal_actions()[place])
        ways.append(state)
    assert ways[0].information_state_string(0) == ways[1].information_state_string(0), "nothing is shown yet"
    for state in ways:
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[0])
    assert ways[0].information_state_string(0) != ways[1].information_state_string(0), "the next card is shown"


def test_observers_have_the_fields_by_name() -> None:
    made = game_of("cant-stop", players=3)
    observer = make_observation(made)
    state = made.new_initial_state()
    state.apply_action(1)
    observer.set_from(state, 1)
    fields = form("cant-stop", 3, {}).fields
    assert list(observer.dict) == [field.name for field in fields]
    assert observer.dict["camps"].shape == (3, 11)
    assert observer.dict["mover"].tolist() == [1, 0, 0], "the second seat begins, and looks"
    assert "mover 0" in observer.string_from(state, 1)


def test_a_game_is_cut_at_its_horizon() -> None:
    state = game_of("cant-stop", horizon=2).new_initial_state()
    while not state.is_terminal():
        state.apply_action(0 if state.is_chance_node() else state.legal_actions()[-1])
    assert state.returns() == [0, 0]
