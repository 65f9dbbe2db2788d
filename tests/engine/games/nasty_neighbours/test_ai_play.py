"""Computer seats of Nasty Neighbours play sensibly: lines first, out when it pays, security kept, the leader hit."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai import levels, self_play
from engine.games.nasty_neighbours.ai import weights
from engine.games.nasty_neighbours.layout import ROUND
from engine.kernel.files.faults import BadCard
from engine.kernel.state.refs import PLACE, PLACES_PER_ZONE, SEAT, ZONE, describe
from tests.engine.games.nasty_neighbours.card_table import GAME, CardTable, nasty
from tests.engine.games.nasty_neighbours.random_games import begin

SEEDS = range(6)
EVERY_LEVEL = pytest.mark.parametrize("level", levels.names())


def choice(table: CardTable, seat: str, level: str = "normal", seed: int = 0) -> tuple[str, str, str]:
    """What a computer seat answers: the verb, the card by name, and where to: "A.yard[3]", a player, a line."""
    own = table.names.index(seat)
    view = table.view(seat)
    verb, card, target = view.options[levels.create(level, GAME, table.state.table, own, seed).choose(view)]
    kind, index, place = describe(target)
    where = ""
    if kind == PLACE:
        where = f"{table.play.names.zone_path(table.state, index)}[{place}]"
    elif kind == SEAT:
        where = table.names[index]
    elif kind not in (ZONE, "nothing"):
        where = str(target % PLACES_PER_ZONE)
    return (
        GAME.verbs[verb],
        GAME.words.card_name(table.state.table, card) if 0 <= card < len(view.table.faces) else "",
        where,
    )


def last_round(table: CardTable) -> CardTable:
    """The same in the tenth of ten rounds."""
    table.state.values[ROUND] = 10
    return table


def cards(text: str) -> list[str]:
    return text.split(", ")


# --- lines -----------------------------------------------------------------------------------------------------------


@EVERY_LEVEL
def test_a_card_on_the_bin_that_completes_a_line_is_taken_and_put_there(level: str) -> None:
    for seed in SEEDS:
        mine = cards("red 9, yellow 9, -blue 2, blue 4, -green 9, -green 4, -yellow 8, -brown 2, -brown 9")
        table = CardTable("ABC", A={"yard": mine}, table={"bin": ["green 9"], "draw_pile": ["brown 5"]})
        assert choice(table, "A", level, seed)[0] == "take"
        table.do("A", "take")
        assert choice(table, "A", level, seed) == ("place", "Green 9", "A.yard[2]")
        table.do("A", "place", target="A.yard[2]")
        assert choice(table, "A", level, seed)[0] == "remove_line"


def test_a_diagonal_that_would_cost_two_rows_is_left_alone() -> None:
    """NN-4.5: the diagonal counts 3, what it forbids counts 40."""
    for seed in SEEDS:
        mine = cards("blue 1, red 8, yellow 8, green 9, brown 1, yellow 9, -brown 6, -blue 7, yellow 1")
        table = CardTable("ABC", A={"yard": mine}, table={"bin": ["brown 8"], "draw_pile": ["brown 5"]})
        verb, _, line = choice(table, "A", seed=seed)
        assert (verb, line) != ("remove_line", "6")


def test_a_high_diagonal_at_the_end_of_a_round_is_removed() -> None:
    for seed in SEEDS:
        mine = cards("blue 9, red 1, blue 2, green 3, brown 9, red 2, green 1, -blue 2, yellow 9")
        rival = cards("-red 5, yellow 2, blue 5, yellow 8, green 5, green 8, yellow 5, red 8, brown 5")
        table = CardTable("ABC", A={"yard": mine}, B={"yard": rival}, table={"bin": ["brown 10"]})
        assert choice(table, "A", seed=seed) == ("remove_line", "", "6")


# --- going out -------------------------------------------------------------------------------------------------------

LOW = "blue 1, red 3, green 5, yellow 4, brown 2, blue 3, red 1, green 4, -yellow 10"
HIGH = "-red 9, red 10, blue 8, blue 10, green 9, brown 7, yellow 9, brown 4, brown 8"


@EVERY_LEVEL
def test_whoever_wins_the_last_round_by_going_out_does(level: str) -> None:
    """NN-6.1: everybody else is far above, and no last turn changes that."""
    for seed in SEEDS:
        high = {"yard": cards(HIGH)}
        third = {"yard": cards("-red 8, red 7, -blue 7, blue 6, green 8, green 10, yellow 8, red 9, brown 10")}
        table = CardTable("ABC", A={"yard": cards(LOW)}, B=high, C=third, table={"bin": ["yellow 2"]})
        last_round(table)
        table.do("A", "take")
        assert choice(table, "A", level, seed) == ("place", "Yellow 2", "A.yard[8]")


def test_nobody_goes_out_with_the_highest_yard() -> None:
    """NN-7.2: with three players that costs as much as the highest yard."""
    for seed in SEEDS:
        mine = cards("blue 9, red 8, green 9, brown 7, red 9, blue 8, yellow 9, green 3, -yellow 10")
        table = CardTable(
            "ABC",
            A={"yard": mine},
            B={"yard": cards("blue 1, red 2, green 1, brown 2, red 1, blue 2, -yellow 1, -green 2, yellow 2")},
            C={"yard": cards("blue 3, red 4, green 2, brown 4, red 3, blue 4, -yellow 3, -green 1, yellow 4")},
            table={"bin": ["yellow 5"]},
        )
        table.do("A", "take")
        assert choice(table, "A", seed=seed)[2] != "A.yard[8]"


# --- Wilds and Stumpeds ----------------------------------------------------------------------------------------------


@EVERY_LEVEL
def test_a_wild_without_a_line_is_dumped_in_the_last_turn(level: str) -> None:
    """NN-7.1: it counts 25. B goes out, C and A have one more turn."""
    pile = ["brown 10", "green 7", "yellow 6"]
    mine = cards("blue 9, wild, green 2, brown 7, red 3, -blue 2, yellow 5, green 1, -yellow 10")
    for seed in SEEDS:
        table = CardTable(
            "ABC",
            A={"yard": mine},
            B={"yard": cards(HIGH[1:])},
            table={"bin": ["yellow 7"], "draw_pile": pile},
            active="B",
        )
        for rival in "BC":
            table.do(rival, "draw")
            table.do(rival, "discard")
        table.do("A", "draw")
        assert choice(table, "A", level, seed) == ("place", "Yellow 6", "A.yard[1]")


def test_a_stumped_breaks_the_line_that_a_rival_is_about_to_complete() -> None:
    """NN-3.6: the three 10s of B wait for a fourth; the own yard has nothing to hide."""
    down = "-brown 2, -brown 3, -brown 4, -blue 3, -blue 4, -green 3, -green 4, -red 3, -red 4"
    mine = cards("blue 1, red 2, green 1, yellow 4, red 1, brown 1, green 2, " + down)
    down = "-yellow 2, -yellow 3, -yellow 5, -brown 5, -brown 6, -green 5, -green 6, -red 5, -red 6, -blue 5, -blue 6"
    rival = cards("red 10, yellow 10, green 10, -blue 2, " + down + ", -green 7")
    for seed in SEEDS:
        table = CardTable("AB", A={"yard": mine}, B={"yard": rival}, table={"draw_pile": ["stumped"]})
        table.do("A", "draw")
        assert choice(table, "A", seed=seed)[2] in ("B.yard[0]", "B.yard[1]", "B.yard[2]", "B.yard[3]")


# --- Instants --------------------------------------------------------------------------------------------------------


def dog(**position: dict[str, Any]) -> CardTable:
    """A draws a Nasty Dog."""
    table = CardTable("ABCD", table={"draw_pile": ["nasty-dog"], "bin": ["blue 10"]}, **position)
    table.do("A", "draw")
    return table


@EVERY_LEVEL
def test_a_nasty_dog_runs_to_the_best_yard(level: str) -> None:
    """NN-5.2: the others would only gain."""
    best = cards("blue 1, red 2, green 1, brown 2, red 1, -blue 2, yellow 1, green 2, -yellow 8")
    for seed in SEEDS:
        assert choice(dog(C={"yard": best}), "A", level, seed) == ("choose", "Nasty Dog", "C")


def test_late_in_a_match_the_leader_is_hit_rather_than_the_last() -> None:
    """Two yards are alike; the totals decide."""
    low = "{0} 1, {1} 2, {0} 3, {1} 1, -red 9, -red 7, -yellow 1, -yellow 6, {1} 3"
    for seed in SEEDS:
        table = dog(
            B={"yard": cards(low.format("blue", "green")), "score": 330},
            C={"yard": cards(low.format("green", "blue").replace("red", "brown")), "score": 250},
            D={"score": 340},
            A={"score": 255},
        )
        table.state.values[ROUND] = 9
        assert choice(table, "A", seed=seed)[2] == "C"


@EVERY_LEVEL
def test_an_eviction_notice_is_served_where_the_yard_is_best(level: str) -> None:
    """NN-5.3"""
    best = cards("blue 1, red 2, green 1, brown 2, red 1, -blue 2, yellow 1, green 2, -yellow 8")
    for seed in SEEDS:
        table = CardTable("ABC", table={"draw_pile": ["eviction-notice"], "bin": ["blue 10"]}, B={"yard": best})
        table.do("A", "draw")
        assert choice(table, "A", level, seed)[2] == "B"


def vandalized(mine: str, *more: str) -> CardTable:
    """A draws Vandalized and holds Home Security."""
    given = {"yard": cards(mine), "nasty": ["home-security", *more]}
    table = CardTable("ABC", A=given, table={"draw_pile": ["vandalized"], "bin": ["blue 10"]})
    table.passes("A")
    table.do("A", "draw")
    return table


def test_home_security_saves_a_good_yard_and_is_kept_for_a_better_one() -> None:
    """NN-5.8: a yard that a reset makes better is no reason to play it."""
    for seed in SEEDS:
        good = vandalized("blue 1, red 2, green 1, brown 2, red 1, -blue 2, yellow 1, -green 2, -yellow 8")
        assert choice(good, "A", seed=seed)[:2] == ("play", "Home Security")
        bad = vandalized("blue 10, red 9, green 8, brown 7, yellow 10, -blue 2, green 6, -green 2, -yellow 8")
        assert choice(bad, "A", seed=seed)[0] == "pass"


def test_the_alternative_to_letting_it_happen_is_a_card_that_answers_it() -> None:
    table = vandalized(
        "blue 10, red 9, green 8, brown 7, yellow 10, -blue 2, green 6, -green 2, -yellow 8", "garden-gnome-shuffle"
    )
    view = table.view("A")
    found = GAME.ai.policy(view.table, "expert").evaluate_options(view, {}, 1).values
    values = {
        GAME.words.describe_option(view, option, table.names): value
        for option, value in zip(view.options, found, strict=True)
    }
    assert values["Play Home Security"] > values["Play Garden Gnome Shuffle"]


# --- Nasty Neighbour cards -------------------------------------------------------------------------------------------


def test_over_the_fence_takes_the_card_that_completes_a_line() -> None:
    """NN-8.5: a 9 of B for a card that is no use."""
    mine = cards("red 9, yellow 9, brown 4, blue 10, -green 9, -green 4, -yellow 8, -brown 2, -brown 9")
    rival = cards("-red 5, -red 6, -blue 5, -blue 8, -green 5, -green 8, yellow 5, blue 9, brown 5")
    for seed in SEEDS:
        table = CardTable("ABC", A={"yard": mine, "nasty": ["over-the-fence"]}, B={"yard": rival})
        assert choice(table, "A", seed=seed)[:2] == ("play", "Over the Fence")
        table.do("A", "play", "over-the-fence")
        first = choice(table, "A", seed=seed)[2]
        assert first in ("A.yard[2]", "B.yard[7]")
        table.chooses("A", first)
        assert {first, choice(table, "A", seed=seed)[2]} == {"A.yard[2]", "B.yard[7]"}


def test_a_card_that_players_have_made_is_played_by_what_it_does() -> None:
    """NN-1.4: its name says nothing."""
    mine = cards("red 9, yellow 1, brown 2, blue 1, -green 9, -green 4, -yellow 8, -brown 2, red 1")
    for seed in SEEDS:
        table = CardTable("ABC", A={"yard": mine, "nasty": ["pet"]}, own=[nasty("replace own")])
        table.do("A", "play", "pet")
        assert choice(table, "A", seed=seed)[2] == "A.yard[0]"


# --- whole matches ---------------------------------------------------------------------------------------------------


def check_ends(level: str, seats: int, seed: int, rounds: int) -> None:
    """Computers of a level play a match to its end."""
    state = begin(seats, seed, {"rounds": rounds})
    self_play.play(state, [levels.create(level, GAME, state.table, seat, seed) for seat in range(seats)])
    assert state.over


@pytest.mark.slow
@EVERY_LEVEL
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_every_match_ends(level: str, seats: int) -> None:
    for seed in range(2):
        check_ends(level, seats, seed, 2)


@EVERY_LEVEL
def test_a_round_ends(level: str) -> None:
    check_ends(level, 3, 0, 1)


# --- weights ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("draws = 0", "own.toml: 'draws' must be a whole number from 1 to 64, not 0"),
        ("pace = 'four'", "own.toml: 'pace' must be a number, not 'four'"),
        ("counts = 1", "own.toml: 'counts' must be true or false, not 1"),
        ("courage = 3", "own.toml: 'courage' is not known; expected counts"),
    ],
)
def test_weights_that_cannot_be_used_are_told(line: str, sentence: str) -> None:
    given = weights.weights.text_of(weights.__package__, "normal")
    name = line.split(" = ")[0]
    kept = "\n".join(entry for entry in given.splitlines() if not entry.startswith(f"{name} "))
    with pytest.raises(BadCard, match=sentence):
        weights.FILES.read(f"{line}\n{kept}", "own.toml")
