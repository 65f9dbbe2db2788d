"""Computer seats of Nefarious play sensibly: they take a win, waste nothing, and watch their neighbors."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.ai import levels, self_play
from engine.games import load
from engine.games.nefarious.ai import weights
from engine.games.nefarious.definitions.reader import inventions, twists
from engine.games.nefarious.layout import (
    ACTIONS,
    COUNTERS,
    DECK,
    ESPIONAGE,
    FIRST_ACTION,
    HAND,
    INVENT,
    MONEY,
    PLAY,
    RESERVE,
    SPIES,
)
from engine.games.nefarious.match_rules import ASK_ACTION, ASK_ESPIONAGE, ASK_INVENT
from engine.kernel.files.faults import BadCard
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of
from tests import positions
from tests.positions import STANDSTILLS
from tests.sampling import only

GAME = load("nefarious")


def card(name: str) -> int:
    """The instance of an Invention by its id."""
    return next(number for number, invention in enumerate(inventions()) if invention.id == name)


def plain_cards(points: int) -> list[int]:
    """Inventions of so many points, the cheapest first."""
    found = [n for n, c in enumerate(inventions()) if c.points == points and not c.points_per_invention]
    return sorted(found, key=lambda n: inventions()[n].cost)


def position(
    seats: int, chosen: Sequence[str] = (), *, hand: Sequence[int], play: Sequence[int] = (), money: int = 10
) -> State:
    """The first choice of Actions, with seat 0's hand, Inventions in play and money as given."""
    options = GAME.checked_options({"twists": len(chosen), "chosen_twists": list(chosen)})
    table = GAME.new_table(seats, options, 3)
    state = GAME.set_up(table, 3)
    given = [*hand, *play]
    for zone in (DECK, *(HAND[seat] for seat in range(seats))):
        wanted = len(state.zones[zone])
        state.zones[zone] = [c for c in state.zones[zone] if c not in given]
        while zone not in (DECK, HAND[0]) and len(state.zones[zone]) < wanted:
            drawn = state.zones[DECK].pop()
            state.zones[zone].append(drawn)
            state.known[drawn] = table.sees[zone]
    state.zones[DECK] += state.zones[HAND[0]]
    for c in state.zones[HAND[0]]:
        state.known[c] = 0
    state.zones[HAND[0]], state.zones[PLAY[0]] = list(hand), list(play)
    for c in hand:
        state.known[c] = 1
    for c in play:
        state.known[c] = EVERYBODY
    state.counters[MONEY[0]] = money
    self_play.advance(state)
    return state


def play_to_the_reveal(state: State, level: str, seed: int) -> None:
    """Play one turn, or to the end of the game; the others answer at random."""
    seats = range(state.table.seats)
    players = [levels.create(level if seat == 0 else "random", GAME, state.table, seat, seed) for seat in seats]
    turn = state.values[0]
    while state.questions and state.values[0] == turn:
        seat = state.questions[0][0]
        self_play.answer_at(state, 0, players[seat].choose(view_of(state, seat)))


@pytest.mark.sample(4)
@pytest.mark.parametrize("level", levels.names())
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    "chosen",
    [
        (),
        ("perpetual-motion",),
        ("parallel-universe",),
        ("quarterly-planning",),
        ("cheap-fusion-power",),
        ("safe-laboratory",),
        ("hyperinflation",),
        ("herd-instinct",),
        ("era-of-boredom",),
        ("cyber-spies",),
    ],
)
def test_a_win_at_hand_is_never_missed(level: str, seats: int, chosen: tuple[str, ...]) -> None:
    """18 points in play, one card of the hand brings the rest and can be paid: the match ends this turn."""
    play = plain_cards(6)[:3]
    winner = plain_cards(3)[0]
    hand = [plain_cards(1)[0], winner, plain_cards(7)[0]]
    for seed in range(2 if level in GAME.ai.plans() else 8):
        state = position(seats, chosen, hand=hand, play=play, money=inventions()[winner].cost)
        play_to_the_reveal(state, level, seed)
        assert state.over
        assert state.winners == [0]


def action_of(view: View, choice: int) -> str:
    return ACTIONS[view.options[choice][1] - FIRST_ACTION & 3]


def test_without_cards_and_with_all_spies_out_a_seat_looks_for_cards() -> None:
    state = position(3, hand=[], money=12)
    state.counters[RESERVE[0]] = 0
    state.counters[SPIES[0] + INVENT] = 5
    view = view_of(state, 0)
    for level, least in (("normal", 20), ("gentle", 10)):
        players = [levels.create(level, GAME, state.table, 0, seed) for seed in range(20)]
        actions = [action_of(view, player.choose(view)) for player in players]
        assert actions.count("research") >= least
        assert "invent" not in actions


def test_the_fifth_spy_is_not_followed_by_a_sixth() -> None:
    state = position(3, hand=plain_cards(4)[:3], money=0)
    state.counters[RESERVE[0]] = 0
    state.counters[SPIES[0] + INVENT] = 5
    view = view_of(state, 0)
    for level in levels.names():
        for seed in range(2 if level in GAME.ai.plans() else 12):
            assert action_of(view, levels.create(level, GAME, state.table, 0, seed).choose(view)) != "espionage"


def test_normal_sends_its_spy_where_the_neighbors_go() -> None:
    """Both neighbors have worked every turn so far: the Spy that costs $1 goes to Work."""
    state = position(3, hand=plain_cards(5)[:4], money=8)
    state.values[0] = 9
    rows = [[turn, 0, 8, 8] for turn in range(1, 9)]
    zone_asked = espionage_question(state)
    chosen = []
    for memory in ({}, {"actions": rows}):
        player = levels.create("normal", GAME, state.table, 0, 4)
        player.memory = dict(memory)
        view = zone_asked
        chosen.append(view.options[player.choose(view)][2] - state.table.rules.place_options[0][2])
    assert ACTIONS[chosen[0]] == "invent"
    assert ACTIONS[chosen[1]] == "work"


def espionage_question(state: State) -> View:
    """Let everybody choose Espionage, and return seat 0's view of the question where to."""
    for _ in range(state.table.seats):
        self_play.answer_at(state, 0, ESPIONAGE)
    view = view_of(state, 0)
    assert view.question is not None
    assert view.question[1] == ASK_ESPIONAGE
    return view


def test_what_is_noted_of_turns_taken_back_is_forgotten() -> None:
    state = position(2, hand=plain_cards(4)[:3])
    policy = GAME.ai.policy(state.table, "normal")
    assert policy is not None
    memory = {"actions": [[1, 8, 8], [7, 1, 1]]}
    state.values[0] = 2
    state.counters[COUNTERS - 1 :: COUNTERS] = [8, 4]
    policy.observe(view_of(state, 0), memory)
    assert memory == {"actions": [[1, 8, 4]]}


@pytest.mark.sample(1)
@pytest.mark.parametrize("level", levels.names())
def test_no_card_is_laid_that_cannot_be_paid_while_another_can(level: str) -> None:
    laid, matches = 0, 4 if level not in GAME.ai.plans() else 2
    for seed in range(matches):
        table = GAME.new_table(3, GAME.checked_options({"twists": 1}), seed)
        state = self_play.opening(table, seed)
        players = [levels.create(level, GAME, table, seat, seed) for seat in range(3)]
        while state.questions:
            seat, kind, _, options = state.questions[0]
            choice = players[seat].choose(view_of(state, seat))
            if kind == ASK_INVENT:
                money = state.counters[MONEY[seat]]
                costs = [table.rules.cost(option[1]) for option in options]
                assert costs[choice] <= money or min(costs) > money
                laid += 1
            self_play.answer_at(state, 0, choice)
    assert laid > 5 * matches


@pytest.mark.sample(2)
@pytest.mark.parametrize("twist", [twist.id for twist in twists()])
def test_every_twist_is_played_to_the_end(twist: str) -> None:
    options = GAME.checked_options({"twists": 1, "chosen_twists": [twist]})
    table = GAME.new_table(3, options, 2)
    state = self_play.opening(table, 2)
    players = [levels.create(level, GAME, table, seat, 2) for seat, level in enumerate(("normal", "gentle", "gentle"))]
    self_play.play(state, players, longest=1500)
    assert state.over
    assert len(state.winners) == 1


BEATING = [("gentle", 8, 4), ("gentle", 40, 24), ("normal", 40, 28)]
"""How many of so many games a level wins at least."""


@pytest.mark.parametrize(("level", "games", "least"), only([("gentle", 8, 4)], BEATING))
def test_levels_beat_chance(level: str, games: int, least: int) -> None:
    """Chance would win a quarter of the games against three random players."""
    won = 0
    for game in range(games):
        table = GAME.new_table(4, GAME.checked_options({"twists": 0}), game // 4)
        state = self_play.opening(table, game // 4)
        names = [level if seat == game % 4 else "random" for seat in range(4)]
        self_play.play(state, [levels.create(name, GAME, table, seat, game) for seat, name in enumerate(names)])
        won += game % 4 in state.winners
    assert won >= least


@pytest.mark.sample(1)
@pytest.mark.parametrize("level", only(["gentle"], levels.names()))
@pytest.mark.parametrize(("chosen", "seats", "seed"), STANDSTILLS)
def test_a_standstill_comes_to_an_end(level: str, chosen: tuple[str, ...], seats: int, seed: int) -> None:
    """Twists under which everybody could wait for the others for ever."""
    table = GAME.new_table(seats, GAME.checked_options({"twists": 2, "chosen_twists": list(chosen)}), seed)
    state = self_play.opening(table, seed)
    self_play.play(state, [levels.create(level, GAME, table, seat, seed) for seat in range(seats)], longest=2500)
    assert state.over


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", range(len(STANDSTILLS)))
def test_a_standstill_among_searching_computers_comes_to_an_end(number: int) -> None:
    match = positions.match(f"standstill-{number}")
    seats = range(match.table.seats)
    players = [levels.create("hard", match.game, match.table, seat, STANDSTILLS[number][2]) for seat in seats]
    assert not match.over
    self_play.play(match.state, players, longest=100)
    assert match.over


@pytest.mark.parametrize("level", levels.names())
def test_whoever_spies_without_spies_for_ever_is_not_hoped_to_do_something_else(level: str) -> None:
    """A neighbor's Invent, Research or Work would pay for the winning card. When it does not come, money is earned."""
    for seed in range(3):
        state = position(2, hand=[plain_cards(3)[0]], play=plain_cards(6)[:3], money=2)
        state.counters[SPIES[0] + INVENT : SPIES[0] + 4] = [1, 1, 1]
        state.counters[RESERVE[1]] = 0
        player = levels.create(level, GAME, state.table, 0, seed)
        for _ in range(60):
            if state.questions:
                seat, kind, _, _ = state.questions[0]
                neighbors_own = seat == 1 and kind == ASK_ACTION
                choice = ESPIONAGE if neighbors_own else 0 if seat == 1 else player.choose(view_of(state, 0))
                self_play.answer_at(state, 0, choice)
        assert state.winners == [0]


def test_a_misspelled_weight_is_named() -> None:
    with pytest.raises(BadCard, match="mine.toml: 'spy_thrust' is not known"):
        weights.FILES.read("spy_thrust = 1.0", "mine.toml")
    with pytest.raises(BadCard, match="mine.toml: 'usual_actions' must be a list of 4 numbers"):
        weights.FILES.read("", "mine.toml")
