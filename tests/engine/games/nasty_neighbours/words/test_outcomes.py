"""What the options of Nasty Neighbours do, as buttons say it; how a match was won and where totals come from."""

from __future__ import annotations

from engine.games.nasty_neighbours.layout import ROUND
from tests.engine.games.nasty_neighbours.words.lab import GAME, YARDS, Lab


def test_a_turn() -> None:
    """NN-3.1 NN-3.2"""
    lab = Lab(draw_pile=["Red 7"], Ada={"yard": [".", "red 5", "-green 9", "Stumped", *["."] * 5]})
    assert lab.outcomes("Ada") == ["Draw a card", "Take Yellow 3 from the bin"]
    lab.do("Ada", "draw")
    assert lab.outcomes("Ada") == [
        "Place Red 7: top, replacing Red 5",
        "Place Red 7: top right, replacing a face-down card",
        "Discard Red 7",
    ]


def test_a_stumped_for_another_yard_and_a_card_that_was_seen() -> None:
    """NN-3.6 NN-8.5: a face-down card is named to whoever has seen it"""
    lab = Lab(
        draw_pile=["Stumped"],
        Ada={"yard": ["red 5", *["."] * 8], "nasty": ["Gopher Trouble"]},
        Ben={"yard": ["blue 3", "-red 1", *["."] * 7]},
        Cy={"yard": ["-blue 4", *["."] * 8]},
    )
    lab.do("Ada", "play", "Gopher Trouble")
    assert lab.outcomes("Ada") == ["Turn down: Red 5 (Ada, top left)", "Turn down: Blue 3 (Ben, top left)"]
    lab.do("Ada", "choose", target="Ben.yard[0]")
    lab.do("Ada", "draw")
    assert lab.outcomes("Ada") == [
        "Place Stumped: top left, replacing Red 5",
        "Place Stumped in Ben's yard: top left, replacing Blue 3, face down",
        "Place Stumped in Ben's yard: top, replacing a face-down card",
        "Place Stumped in Cy's yard: top left, replacing a face-down card",
        "Discard Stumped",
    ]
    view = lab.view("Ada")
    assert GAME.words.describe_option(view, view.options[1], ["Ada", "you", "Cy"]).startswith(
        "Place Stumped in your yard:"
    )


def test_lines() -> None:
    """NN-4.4 NN-4.5"""
    lab = Lab(Ada={"yard": ["blue 7", "Wild", "blue 8", "-red 1", "yellow 8", "-red 3", "green 8", "-red 2", "-red 9"]})
    assert lab.outcomes("Ada")[:2] == ["Remove row: 7, Wild, 8", "Remove diagonal: 8, 8, 8 (no more lines here)"]
    lab = Lab(draw_pile=["Blue 2"], Ada={"yard": ["blue 1", "Wild", *YARDS["Ada"][2:]]})
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ada.yard[2]")
    assert lab.outcomes("Ada") == ["Remove row: 1, Wild, 2", "Keep it"]


def test_places_of_a_yard_of_sixteen() -> None:
    """NN-2.2"""
    yard = [f"-{suit} {number}" for suit in ("red", "blue") for number in range(1, 9)]
    other = [f"-{suit} {number}" for suit in ("green", "brown") for number in range(1, 9)]
    lab = Lab(seats=("Ada", "Ben"), phase="spring", Ada={"yard": yard}, Ben={"yard": other})
    assert lab.outcomes("Ada")[4:6] == ["Turn up: row 2, column 1", "Turn up: row 2, column 2"]


def test_windows() -> None:
    """NN-8.2"""
    lab = Lab(Ada={"nasty": ["Gopher Trouble"]}, Ben={"nasty": ["Home Security"]}, draw_pile=["Nasty Dog"])
    assert lab.outcomes("Ada") == ["Play Gopher Trouble", "Pass"]
    lab.passes("Ada", "Ben")
    lab.do("Ada", "draw")
    assert lab.outcomes("Ada") == ["Ben", "Cy"]
    lab.do("Ada", "choose", target="Ben")
    lab.passes("Ada")
    assert lab.outcomes("Ben") == ["Play Home Security", "Let it happen: reset Ben's yard"]


def test_choices() -> None:
    """NN-8.5"""
    small = {"Ben": {"yard": ["red 1", "-blue 5", *["."] * 7]}, "Cy": {"yard": ["green 1", "-blue 6", *["."] * 7]}}
    told = {
        "Peeping Neighbour": [
            "Look at: a face-down card (Ada, top)",
            "Look at: a face-down card (Ben, top)",
            "Look at: a face-down card (Cy, top)",
        ],
        "Sprinkler Mishap": ["Turn up: a face-down card (Ben, top)", "Turn up: a face-down card (Cy, top)"],
        "Yard Sale": ["Replace: Blue 1 (Ada, top left)", "Replace: Brown 3 (Ada, top right)"],
        "Garden Gnome Shuffle": ["Swap: Blue 1 (Ada, top left)", "Swap: a face-down card (Ada, top)"],
        "Dumpster Dive": ["Take Red 9 from the bin", "Take Yellow 3 from the bin"],
    }
    for card, words in told.items():
        ada = {"yard": ["blue 1", "-red 5", "brown 3", *["."] * 6], "nasty": [card]}
        lab = Lab(Ada=ada, bin=["Yellow 3", "Nasty Dog", "Red 9"], **small)
        lab.do("Ada", "play", card)
        assert lab.outcomes("Ada")[: len(words)] == words


# --- the price of a diagonal -----------------------------------------------------------------------------------------

DIAGONAL = ["blue 1", "red 5", "-green 9", "brown 3", "blue 2", "-red 2", "-blue 8", "green 4", "blue 3"]


def test_a_diagonal_names_its_price() -> None:
    """NN-4.5"""
    lab = Lab(Ada={"yard": DIAGONAL})
    assert lab.confirmation("Ada", "remove_line", target="diagonal down") == (
        "After a diagonal, no other line in Ada's yard can be removed this round."
    )
    assert lab.confirmation("Ada", "draw") == ""
    lab = Lab(Ada={"yard": ["blue 1", "red 1", "green 1", *DIAGONAL[3:]]})
    assert lab.confirmation("Ada", "remove_line", target="diagonal down") == (
        "After a diagonal, no other line in Ada's yard can be removed this round. This includes the complete line "
        "there now: the top row (1, 1, 1)."
    )
    assert lab.confirmation("Ada", "remove_line", target="row 0") == ""


def test_a_diagonal_costs_nothing_where_no_other_line_can_come() -> None:
    """NN-3.5 NN-4.3 NN-6.4: it cleans the yard, or gaps and Stumpeds are in every other line"""
    clean = ["blue 1", ".", ".", ".", "blue 2", ".", ".", ".", "blue 3"]
    blocked = ["blue 1", "Stumped", "-red 1", "Stumped", "blue 2", ".", ".", "-green 2", "blue 3"]
    for yard in (clean, blocked):
        lab = Lab(Ada={"yard": yard})
        assert lab.confirmation("Ada", "remove_line", target="diagonal down") == ""
        assert lab.outcomes("Ada")[0] == "Remove diagonal: 1, 2, 3"


# --- endings ---------------------------------------------------------------------------------------------------------


def ended(*yards: str, **options: object) -> Lab:
    given = {seat: {"yard": [card, *["."] * 8]} for seat, card in zip(("Ada", "Ben", "Cy"), yards, strict=True)}
    return Lab(phase="fall", options={"rounds": 1, **options}, **given)


def test_how_a_match_was_won() -> None:
    """NN-7.4"""
    lab = ended("red 1", "red 4", "red 6")
    assert (
        GAME.words.describe_victory(lab.view("Ben"), lab.names)
        == "Ada wins with the lowest total after one round: 1 to 4."
    )
    lab = ended("red 9", "red 4", "blue 4")
    assert GAME.words.describe_victory(lab.view("Ben"), lab.names) == (
        "Ben and Cy share the win with the lowest total after one round: 4."
    )
    assert GAME.words.describe_victory(Lab().view("Ada"), ("Ada", "Ben", "Cy")) == ""


def test_where_a_total_comes_from() -> None:
    """NN-7.5"""
    lab = ended("red 1", "red 4", "red 6")
    assert [GAME.shows.score_parts(lab.view("Ben"), seat) for seat in range(3)] == [
        [("Round 1", 1)],
        [("Round 1", 4)],
        [("Round 1", 6)],
    ]
    assert GAME.shows.score_parts(Lab().view("Ada"), 0) == []


def test_many_rounds_are_told_together_and_the_500_rule_apart() -> None:
    """NN-7.4 NN-7.5"""
    lab = Lab(
        options={"rounds": 6, "five_hundred": "zero"},
        phase="fall",
        Ada={"yard": ["red 1", *["."] * 8]},
        Ben={"yard": ["red 2", *["."] * 8]},
        Cy={"yard": ["red 3", *["."] * 8], "score": 497},
    )
    view = lab.view("Ada")
    assert GAME.shows.score_parts(view, 0) == [("Round 1", 1)]
    assert GAME.shows.score_parts(view, 2) == [("Round 1", 3), ("The 500 rule", -3)]
    view.values[ROUND] = 7
    assert GAME.shows.score_parts(view, 1) == [("6 rounds", 2)]
