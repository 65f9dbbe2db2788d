"""The log of Nasty Neighbours: lines that tell what has happened, hidden cards only to whoever may see them."""

from __future__ import annotations

import random

import pytest

from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from tests.engine.games.nasty_neighbours.random_games import NAMES
from tests.engine.games.nasty_neighbours.words.lab import (
    GAME,
    OUT,
    YARDS,
    Lab,
    bin_and_discard,
    eviction,
    five_hundred,
    reset,
    stumped,
)


def test_a_drawn_card_is_told_to_whoever_drew_it() -> None:
    """NN-3.2 NN-3.3 NN-3.9"""
    lab = Lab(draw_pile=["Red 7"])
    lab.do("Ada", "draw")
    assert lab.log("Ada") == ["Ada draws Red 7"]
    assert lab.log("Ben") == lab.log() == ["Ada draws a card"]
    lab.do("Ada", "place", target="Ada.yard[2]")
    assert lab.log()[1:] == [
        "Green 9 is turned up in Ada's yard (top right)",
        "Ada's Green 9 (top right) is discarded",
        "Ada places Red 7 (top right)",
        "Turn 3: Ben",
    ]


def test_a_card_taken_from_the_bin_and_one_discarded() -> None:
    """NN-3.1 NN-3.8"""
    lab = bin_and_discard()
    assert lab.log() == [
        "Ada takes Yellow 3 from the bin",
        "Ada's Blue 1 (top left) is discarded",
        "Ada places Yellow 3 (top left)",
        "Turn 3: Ben",
        "Ben draws a card",
        "Ben discards Red 7",
        "Turn 4: Cy",
    ]


def test_a_stumped_and_the_card_it_takes() -> None:
    """NN-3.6"""
    lab = stumped()
    assert lab.log()[1:] == ["Ada takes Red 1 from Ben's yard", "Ada places Stumped in Ben's yard (top left)"]


def test_a_removed_line_and_a_diagonal() -> None:
    """NN-4.4 NN-4.5"""
    yard = ["blue 1", "red 5", "-green 9", "brown 3", "blue 2", "-red 2", "-blue 8", "green 4", "blue 3"]
    lab = Lab(Ada={"yard": yard})
    lab.do("Ada", "remove_line", target="diagonal down")
    told = ["Ada removes the diagonal", "No other line in Ada's yard can be removed this round"]
    assert [line for line in lab.log() if "discarded" not in line] == told


def test_a_reset() -> None:
    """NN-5.2 NN-5.4: each card that goes is told"""
    lab = reset()
    assert lab.log() == [
        "Ada draws a card",
        "Ada reveals Nasty Dog",
        "Nasty Dog resets Ben's yard",
        "Ben's Red 3 (top) is discarded",
        "Ben's Blue 9 (bottom right) is discarded",
        "Turn 3: Ben",
    ]


def test_an_eviction_and_one_that_is_canceled() -> None:
    """NN-5.3 NN-5.8"""
    lab = eviction(canceled=True)
    assert lab.log()[2:] == ["Ben plays Home Security", "Ben cancels Eviction Notice", "Turn 3: Ben"]
    lab = eviction()
    assert lab.log()[2:4] == ["Eviction Notice takes effect", "Ada and Ben swap houses"]


def test_only_whoever_peeps_is_told_the_card() -> None:
    """NN-8.5"""
    lab = Lab(Ada={"nasty": ["Peeping Neighbour"]})
    lab.do("Ada", "play", "Peeping Neighbour")
    lab.do("Ada", "choose", target="Ben.yard[1]")
    assert lab.log("Ada") == ["Ada plays Peeping Neighbour", "Ada looks at a card in Ben's yard (top)", "It is Blue 5"]
    assert lab.log("Ben") == lab.log() == lab.log("Ada")[:2]


def test_a_card_that_is_taken_is_told_to_the_two() -> None:
    """NN-8.5: Borrowed Tools"""
    lab = Lab(Ada={"nasty": ["Borrowed Tools"]}, Ben={"nasty": ["Yard Sale"]})
    lab.do("Ada", "play", "Borrowed Tools")
    assert lab.log("Ada")[-1] == lab.log("Ben")[-1] == "Ada takes Yard Sale from Ben"
    assert lab.log("Cy")[-1] == "Ada takes a Nasty Neighbour card from Ben"


def test_what_nasty_neighbour_cards_do_to_yards() -> None:
    """NN-8.5"""
    lab = Lab(Ada={"nasty": ["Over the Fence", "Gopher Trouble", "Noise Complaint", "Yard Sale"]}, draw_pile=["Wild"])
    lab.do("Ada", "play", "Over the Fence")
    lab.do("Ada", "choose", target="Ada.yard[0]")
    lab.do("Ada", "choose", target="Ben.yard[1]")
    assert lab.log()[-1] == "Ada swaps a card in their own yard (top left) with one of Ben's (top)"
    lab.do("Ada", "play", "Gopher Trouble")
    lab.do("Ada", "choose", target="Ben.yard[0]")
    assert lab.log()[-1] == "Red 1 is turned face down in Ben's yard (top left)"
    lab.do("Ada", "play", "Noise Complaint")
    lab.do("Ada", "choose", target="Ben")
    assert lab.log()[-1] == "Ben will miss their next turn"
    assert [("misses", "") in GAME.shows.plate(lab.view("Cy"), seat) for seat in range(3)] == [False, True, False]
    lab.do("Ada", "play", "Yard Sale")
    lab.do("Ada", "choose", target="Ada.yard[1]")
    assert lab.log()[-3:] == [
        "Ada plays Yard Sale",
        "Ada's Red 5 (top) is discarded",
        "Wild is dealt face up into Ada's yard (top)",
    ]
    lab.do("Ada", "take")
    lab.do("Ada", "place", target="Ada.yard[3]")
    assert lab.log()[-2:] == ["Ben misses this turn", "Turn 3: Cy"]


def test_a_swap_between_two_players_names_rows_and_columns() -> None:
    """NN-2.2"""
    yard = [f"-{suit} {number}" for suit in ("red", "blue") for number in range(1, 9)]
    other = [f"-{suit} {number}" for suit in ("green", "brown") for number in range(1, 9)]
    lab = Lab(seats=("Ada", "Ben"), Ada={"yard": yard, "nasty": ["Over the Fence"]}, Ben={"yard": other})
    lab.do("Ada", "play", "Over the Fence")
    lab.do("Ada", "choose", target="Ada.yard[6]")
    lab.do("Ada", "choose", target="Ben.yard[15]")
    assert lab.log()[-1] == ("Ada swaps a card in their own yard (row 2, column 3) with one of Ben's (row 4, column 4)")


def test_an_instant_turned_up_in_spring() -> None:
    """NN-2.5 NN-2.6 NN-2.8"""
    lab = Lab(
        phase="spring", draw_pile=["Nasty Dog", "Red 7"], Ada={"yard": ["-Vandalized", "red 5", "-brown 1", *["."] * 6]}
    )
    lab.do("Ada", "turn_up", target="Ada.yard[0]")
    assert [line for line in lab.log() if "discarded" not in line][:3] == [
        "Ada turns up Vandalized (top left)",
        "Vandalized resets Ada's yard",
        "Ada turns up no more cards until Summer",
    ]
    assert "Summer: players take turns" in lab.log()


def test_first_out_the_penalty_and_the_end() -> None:
    """NN-6.1 NN-6.2 NN-7.2 NN-7.4"""
    lab = Lab(
        seats=("Ada", "Ben", "Cy"),
        options={"rounds": 1},
        draw_pile=["Red 7", "Blue 2", "Brown 8"],
        Ada={"yard": ["-Yellow 1", "red 9", *["."] * 7], "nasty": ["Home Security"]},
        Ben={"yard": ["-red 1", *["."] * 8]},
        Cy={"yard": ["red 2", *["."] * 7, "-Green 8"]},
    )
    lab.passes("Ada")
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ada.yard[0]")
    lab.passes("Ada", "Ada")
    assert lab.log()[-3:] == [
        "Ada is first-out. No more Nasty Neighbour cards this round",
        "Ada's Home Security is discarded unused",
        "Turn 3: Ben",
    ]
    for seat in ("Ben", "Cy"):
        lab.do(seat, "draw")
        lab.do(seat, "discard")
    assert lab.log()[-10:] == [
        "Fall: everyone turns up the rest of their cards",
        "Red 1 is turned up in Ben's yard (top left)",
        "Green 8 is turned up in Cy's yard (bottom right)",
        "Winter: all yards are scored",
        "Ada went out first but didn't have the lowest score alone, so they score as much as the highest",
        "Ada's score: +16 points",
        "Ben's score: +1 point",
        "Cy's score: +10 points",
        "The round is over",
        "Ben wins the match",
    ]


def test_the_500_rule_says_what_it_does() -> None:
    """NN-7.5"""
    lab = Lab(
        options={"rounds": 1, "five_hundred": "zero"},
        phase="fall",
        Ada={"yard": OUT, "score": 451},
        Ben={"yard": ["red 1", *["."] * 7, "-Blue 2"]},
        Cy={"yard": ["Stumped", *["."] * 8]},
    )
    assert lab.state.over
    lab = five_hundred()
    assert "Ada has exactly 500 points, so the total drops to 0" in lab.log()
    assert "Ada's score: -500 points" in lab.log()


def test_time_is_up() -> None:
    """NN-7.4"""
    lab = Lab()
    GAME.rules.call_time(lab.state)
    assert lab.log() == ["Time's up. This is the last round"]


def test_the_draw_pile_is_renewed() -> None:
    """NN-3.10"""
    lab = Lab(bin=["Yellow 3", "Red 7", "Green 1"])
    lab.state.zones[GAME.layout.table_zone("draw_pile")].clear()
    lab.do("Ada", "draw")
    assert lab.log()[0] == "The bin, except its top card, is shuffled into a new draw pile"


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_reads_the_same_number_of_lines_but_for_peeps(seats: int) -> None:
    """NN-2.2 NN-3.9: others read of the same things, with less said; nobody is called "you"."""
    match = Match(GAME, NAMES[:seats], {"rounds": 1}, seats)
    heard: dict[int, list[str]] = {}
    for seat in (*range(seats), SPECTATOR):
        lines = heard.setdefault(seat, [])
        match.bus.subscribe(
            seat,
            lambda batch, lines=lines: lines.extend(  # type: ignore[misc]
                line for event in batch if (line := GAME.words.log_line(match.table, event, match.names))
            ),
        )
    chooser = random.Random(seats)
    while not match.over:
        match.answer(match.asked_seats[0], chooser.choice(match.view(match.asked_seats[0]).options))
    counts = {len([line for line in lines if not line.startswith("It is [[")]) for lines in heard.values()}
    assert len(counts) == 1
    for line in heard[SPECTATOR]:
        assert not any(word in line for word in ("You", "you ", "your", "--", "None")), line
    assert not any("draws [[" in line for line in heard[SPECTATOR])


def test_the_yards_of_the_lab_have_no_line() -> None:
    lab = Lab(seats=tuple(YARDS))
    assert lab.asked() == ["Ada"] and not [option for option in lab.view("Ada").options if option[0] == 8]
