"""Tables of more than two, round robins, knock-outs and arenas."""

from itertools import combinations, pairwise

import pytest
from caissify_pairings import generate_pairings
from hypothesis import given
from hypothesis import strategies as st

from hiroma.tournaments import Entrant, Game, Plan, forfeit, is_over, next_games, points_of, standings
from hiroma.tournaments.groups import split
from hiroma.tournaments.knock_out import seeded
from hiroma.tournaments.parts import meetings
from hiroma.tournaments.round_robin import berger, rounds_for

NIAGARA = (3, 4, 5)


def entrants(count: int) -> list[Entrant]:
    return [Entrant(no) for no in range(1, count + 1)]


def decided(games: list[Game]) -> list[Game]:
    """The same games, in which the lower numbers come first."""
    return [
        game
        if game.points
        else Game(game.round, game.players, points_of([1 + sorted(game.players).index(no) for no in game.players]))
        for game in games
    ]


def played(plan: Plan, count: int, most: int = 40) -> list[Game]:
    """All games of a tournament in which the lower number always wins."""
    games: list[Game] = []
    while not is_over(plan, entrants(count), games):
        fresh = next_games(plan, entrants(count), games)
        assert fresh
        assert len({no for game in fresh for no in game.players}) == sum(len(game.players) for game in fresh)
        games += decided(fresh)
        assert games[-1].round <= most
    return games


def test_points_of_places() -> None:
    assert points_of([1, 2]) == (1.0, 0.0)
    assert points_of([1, 1]) == (0.5, 0.5)
    assert points_of([3, 1, 2]) == (0.0, 1.0, 0.5)
    assert points_of([1, 1, 3, 4]) == pytest.approx((5 / 6, 5 / 6, 1 / 3, 0.0))
    assert forfeit((4, 7, 9), {7}) == (0.0, 1.0, 0.0)


@given(st.lists(st.integers(1, 12), min_size=2, max_size=12))
def test_points_of_a_table_are_half_its_people(values: list[int]) -> None:
    places = [1 + sum(other < value for other in values) for value in values]
    assert sum(points_of(places)) == pytest.approx(len(values) / 2)


@given(st.integers(1, 80), st.sampled_from([(2, 3, 4, 5), NIAGARA, (2, 3, 4, 5, 6, 8, 9, 10, 12), (2, 4)]), st.data())
def test_tables_take_as_many_as_they_can(people: int, sizes: tuple[int, ...], data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(sizes))
    tables, left_over = split(people, sizes, seats)
    assert sum(tables) + left_over == people
    assert all(size in sizes and size <= seats for size in tables)
    assert left_over < min(sizes)


def test_seven_at_niagara_are_four_and_three() -> None:
    assert split(7, NIAGARA, 5) == ((4, 3), 0)
    assert split(2, NIAGARA, 4) == ((), 2)


@pytest.mark.parametrize("people", [5, 16, 21])
def test_people_meet_others_at_larger_tables(people: int) -> None:
    games = played(Plan("swiss", NIAGARA, 4, 5), people)
    assert max(game.round for game in games) == 5
    together = meetings(games)
    assert people < 16 or max(together.values()) <= 3
    winners = standings(Plan("swiss", NIAGARA, 4, 5), entrants(people), games)
    assert winners[0].no == 1


@pytest.mark.parametrize("people", [2, 3, 4, 7, 10])
def test_berger_is_the_librarys(people: int) -> None:
    for number in range(1, rounds_for(people) + 1):
        theirs = generate_pairings(
            system="round_robin",
            players=[
                {
                    "id": no,
                    "name": "",
                    "score": 0,
                    "rating": 0,
                    "starting_number": no,
                    "color_hist": [],
                    "float_history": [],
                    "bye_count": 0,
                }
                for no in range(1, people + 1)
            ],
            previous_pairings=set(),
            round_number=number,
            total_rounds=rounds_for(people),
        )
        ours = {pair for pair in berger(people, number) if max(pair) <= people}
        assert ours == {(one["white_id"], one["black_id"]) for one in theirs if one["black_id"] is not None}


@pytest.mark.parametrize("people", [2, 3, 6, 9])
def test_everybody_meets_everybody_once(people: int) -> None:
    games = played(Plan("round-robin", (2,), 2), people)
    assert meetings(games) == dict.fromkeys(combinations(range(1, people + 1), 2), 1)


def test_who_left_a_round_robin_gives_byes() -> None:
    plan = Plan("round-robin", (2,), 2)
    four = [Entrant(1), Entrant(2), Entrant(3), Entrant(4, left=True)]
    assert [game.players for game in next_games(plan, four, [])] == [(1,), (2, 3)]


def test_seeds_meet_late() -> None:
    assert seeded(8) == [1, 8, 4, 5, 2, 7, 3, 6]


@pytest.mark.parametrize("people", [2, 3, 5, 8, 13, 16])
def test_the_best_seed_wins_a_bracket(people: int) -> None:
    plan = Plan("knock-out", (2,), 2)
    games = played(plan, people)
    assert len(games) == people - 1
    lines = standings(plan, entrants(people), games)
    assert [line.no for line in lines[:2]] == [1, 2]
    assert lines[1].place == 2


def test_a_draw_is_played_again_and_then_the_seed_goes_on() -> None:
    plan = Plan("knock-out", (2,), 2)
    draw = Game(1, (1, 2), (0.5, 0.5))
    assert next_games(plan, entrants(2), [draw]) == [Game(1, (1, 2))]
    assert next_games(plan, entrants(2), [draw, draw, draw]) == []


def test_who_leaves_a_bracket_lets_the_other_go_on() -> None:
    plan = Plan("knock-out", (2,), 2)
    games = [Game(1, (1, 4), (1.0, 0.0)), Game(1, (2, 3), (1.0, 0.0))]
    gone = [Entrant(1, left=True), *entrants(4)[1:]]
    assert is_over(plan, gone, games)
    everybody = [Entrant(no, left=True) for no in range(1, 5)]
    assert is_over(plan, everybody, games)


def test_a_final_is_played_also_when_nobody_plays_the_round_before() -> None:
    plan = Plan("knock-out", (2,), 2)
    first = decided(next_games(plan, entrants(8), []))
    assert [game.players for game in next_games(plan, entrants(8), first)] == [(1, 4), (2, 3)]
    two_left = [Entrant(no, left=no in (3, 4)) for no in range(1, 9)]
    assert not is_over(plan, two_left, first)
    assert next_games(plan, two_left, first) == [Game(3, (1, 2))]
    games = [*first, Game(3, (1, 2), (0.0, 1.0))]
    assert is_over(plan, two_left, games)
    assert [line.no for line in standings(plan, two_left, games)[:2]] == [2, 1]


def test_who_wins_the_final_is_first_also_with_fewer_points() -> None:
    plan = Plan("knock-out", (2,), 2)
    way = [
        *(Game(1, (1, 4), (1.0, 0.0)), Game(1, (2, 3), (0.5, 0.5)), Game(1, (2, 3), (0.5, 0.5))),
        *(Game(1, (2, 3), (1.0, 0.0)), Game(2, (1, 2), (0.5, 0.5))),
    ]
    games = [*way, Game(2, (1, 2), (1.0, 0.0))]
    assert is_over(plan, entrants(4), games)
    assert [(line.no, line.points, line.place) for line in standings(plan, entrants(4), games)[:2]] == [
        (1, 2.0, 1),
        (2, 1.0, 2),
    ]
    # The same without a second game, since the other has left.
    gone = [Entrant(1), Entrant(2, left=True), Entrant(3), Entrant(4)]
    assert [(line.no, line.place) for line in standings(plan, gone, way)[:2]] == [(1, 1), (2, 2)]
    assert [line.no for line in standings(plan, gone, way[:4])[:2]] == [1, 2]


def test_the_last_who_stays_at_larger_tables_has_won() -> None:
    plan = Plan("knock-out", NIAGARA, 3)
    games = decided(next_games(plan, entrants(6), []))
    gone = [Entrant(no, left=no < 4) for no in range(1, 7)]
    assert is_over(plan, gone, games)
    assert standings(plan, gone, games)[0].no == 4


@pytest.mark.parametrize(("people", "rounds"), [(4, 2), (5, 3), (7, 4)])
def test_who_has_a_bye_at_larger_tables_is_in_the_final(people: int, rounds: int) -> None:
    plan = Plan("knock-out", (3, 4, 5), 3)
    games = played(plan, people)
    assert games[-1].round == rounds
    assert 1 in games[-1].players
    assert standings(plan, entrants(people), games)[0].no == 1


@pytest.mark.parametrize("people", [3, 6, 9, 20, 41])
def test_larger_tables_knock_out_to_one_final(people: int) -> None:
    plan = Plan("knock-out", NIAGARA, 4)
    games = played(plan, people)
    last = [game for game in games if game.round == games[-1].round]
    assert len([game for game in last if len(game.players) > 1]) == 1
    assert standings(plan, entrants(people), games)[0].no == 1


def test_an_arena_seats_who_is_free_and_gives_no_byes() -> None:
    plan = Plan("arena", (2,), 2)
    first = next_games(plan, entrants(5), [], free=[1, 2, 5])
    assert [len(game.players) for game in first] == [2]
    games = decided(first)
    again = next_games(plan, entrants(5), games, free=[3, 4, *games[0].players])
    assert {frozenset(game.players) for game in again}.isdisjoint({frozenset(games[0].players)})
    assert not is_over(plan, entrants(5), games)


def test_tie_breaks_of_a_swiss() -> None:
    # Four play three rounds. 1 beats 2, 3 and 4; 2 beats 3; 3 draws with 4; 4 beats 2.
    games = [
        Game(1, (1, 3), (1.0, 0.0)),
        Game(1, (2, 4), (0.0, 1.0)),
        Game(2, (1, 4), (1.0, 0.0)),
        Game(2, (2, 3), (1.0, 0.0)),
        Game(3, (1, 2), (1.0, 0.0)),
        Game(3, (3, 4), (0.5, 0.5)),
    ]
    lines = standings(Plan("swiss", (2,), 2, 3), entrants(4), games)
    assert [(line.no, line.points) for line in lines] == [(1, 3.0), (4, 1.5), (2, 1.0), (3, 0.5)]
    # Of 4: met 2 (1), 1 (3), 3 (0.5): 4.5, without the lowest 4. Beat 2, drew with 3: 1 + 0.25.
    assert lines[1].ties == (4.0, 4.5, 1.25, 1.0)


def test_a_bye_counts_as_meeting_oneself() -> None:
    games = [Game.of(1, (3,)), Game(1, (1, 2), (1.0, 0.0)), Game(2, (1, 3), (1.0, 0.0)), Game.of(2, (2,))]
    lines = {line.no: line for line in standings(Plan("swiss", (2,), 2, 2), entrants(3), games)}
    assert lines[3].points == 1.0
    assert lines[3].ties[1] == 1.0 + 2.0
    assert lines[3].games == 1


def test_equals_share_a_place() -> None:
    games = [Game(1, (1, 2), (0.5, 0.5))]
    lines = standings(Plan("swiss", (2,), 2, 1), entrants(2), games)
    assert [line.place for line in lines] == [1, 1]


def test_who_met_decides_a_round_robin() -> None:
    games = [
        Game(1, (2, 1), (1.0, 0.0)),
        Game(2, (1, 3), (1.0, 0.0)),
        Game(3, (3, 2), (1.0, 0.0)),
        Game(3, (2, 4), (0.0, 1.0)),
        Game(2, (4, 1), (0.0, 1.0)),
        Game(1, (3, 4), (0.0, 1.0)),
    ]
    lines = standings(Plan("round-robin", (2,), 2), entrants(4), games)
    assert [line.points for line in lines] == [2.0, 2.0, 1.0, 1.0]
    assert [line.no for line in lines[:2]] == [1, 4]
    assert all(one.place <= other.place for one, other in pairwise(lines))
