"""The log of Cthulhu Realms: few lines that tell what has happened, the same for everybody."""

from __future__ import annotations

import random

import pytest

from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from tests.engine.games.cthulhu_realms.lab import GAME
from tests.engine.games.cthulhu_realms.words.lab import ROW, Lab, abjured_and_back

SIDE_ROWS = {"row.Ada-Ben": ROW[:3], "row.Ben-Cora": ["R'lyeh", "Carcosa", "Yithian"]}


def test_a_turn_of_starters() -> None:
    """CR-2.1 CR-4.4"""
    lab = Lab(Ada={"hand": ["Follower", "Goon", "Initiate"]}, Ben={})
    lab.plays_and_uses("Ada", "Follower")
    lab.plays_and_uses("Ada", "Goon")
    lab.plays_and_uses("Ada", "Initiate", 0, 0)
    lab.do("Ada", "acquire", "table.initiates/Initiate")
    assert lab.log() == [
        "Ada plays Follower",
        "Ada uses Follower: 1 Conjuring Power",
        "Ada plays Goon",
        "Ada uses Goon: 1 Sanity loss",
        "Ben loses 1 Sanity",
        "Ada plays Initiate",
        "Ada uses Initiate: 2 Conjuring Power",
        "Ada acquires Initiate for 2 Power",
    ]


def test_the_end_of_a_turn_fills_no_lines() -> None:
    """CR-2.3: neither what is discarded nor what is drawn"""
    lab = Lab(Ada={"hand": ["Follower", "Goon"], "play": ["Mi-Go", "R'lyeh"], "power": 2}, Ben={})
    lab.do("Ada", "end_turn")
    assert lab.log() == ["Turn 2: Ben"]


def test_a_new_deck() -> None:
    """CR-2.4"""
    lab = Lab(Ada={"hand": ["Follower"], "deck": [], "discard": ["Goon", "Ghoul"]}, Ben={})
    lab.do("Ada", "end_turn")
    assert lab.log() == ["Ada's discard pile is shuffled into a new deck", "Turn 2: Ben"]


def test_whoever_is_chosen_and_what_they_discard() -> None:
    """CR-4.1"""
    lab = Lab(Ada={"hand": ["Robed Regular", "Yithian"]}, Ben={"hand": ["Goon", "Follower"]})
    lab.plays_and_uses("Ada", "Robed Regular")
    lab.do("Ada", "choose", target="Ben")
    lab.do("Ben", "choose", target="Ben.hand/Goon")
    lab.plays_and_uses("Ada", "Yithian")
    lab.do("Ada", "choose", target="Ada")
    assert lab.log() == [
        "Ada plays Robed Regular",
        "Ada uses Robed Regular: discard 1 card",
        "Ada chooses Ben for Robed Regular",
        "Ben discards Goon",
        "Ada plays Yithian",
        "Ada uses Yithian: draw 1 card, 2 Conjuring Power",
        "Ada draws a card",
    ]
    assert lab.log("Ben") == lab.log()


def test_sanity_gained_and_locations_hurt_and_destroyed() -> None:
    """CR-4.5 CR-4.6 CR-4.8"""
    lab = Lab(
        Ada={"play": ["Arkham Asylum", "Innsmouth"], "hand": ["Emergency Elder Sign"]},
        Ben={"play": ["Carcosa", "R'lyeh"]},
    )
    lab.use("Ada", "Arkham Asylum", 0, 1)
    lab.do("Ada", "choose", target="Ada")
    lab.use("Ada", "Arkham Asylum", 1)
    lab.do("Ada", "loss", target="Carcosa", amount=2)
    lab.do("Ada", "loss", target="R'lyeh", amount=3)
    lab.plays_and_uses("Ada", "Emergency Elder Sign", 2)
    lab.do("Ada", "choose", target="R'lyeh")
    assert lab.log() == [
        "Ada uses Arkham Asylum: 2 Sanity",
        "Ada gains 2 Sanity",
        "Ada uses Arkham Asylum: 5 Sanity loss, abjure this card",
        "Ben's Carcosa loses 2 Sanity",
        "Ben's R'lyeh loses 3 Sanity",
        "Ada abjures Arkham Asylum",
        "Ada plays Emergency Elder Sign",
        "Ada uses Emergency Elder Sign: destroy a Location, abjure this card",
        "Ada destroys Ben's R'lyeh",
        "Ada abjures Emergency Elder Sign",
    ]
    lab.do("Ada", "end_turn")
    assert lab.log()[10:] == ["Turn 2: Ben"]


def test_a_location_with_an_article_loses_it_behind_its_owner() -> None:
    """CR-4.6 CR-4.8"""
    lab = Lab(Ada={"hand": ["Goon"]}, Ben={"play": ["The Strange High House"]})
    lab.plays_and_uses("Ada", "Goon")
    assert "Ben's Strange High House loses 1 Sanity" in lab.log()


def test_one_s_own_location_destroyed() -> None:
    """CR-4.8"""
    lab = Lab(Ada={"play": ["Innsmouth"], "hand": ["Emergency Elder Sign"]}, Ben={})
    lab.plays_and_uses("Ada", "Emergency Elder Sign", 2)
    assert "Ada destroys Innsmouth" in lab.log()


def test_abjured_cards_and_the_way_back() -> None:
    """CR-4.2 CR-4.3"""
    lab = abjured_and_back()
    assert [line for line in lab.log() if " plays " not in line and " uses " not in line] == [
        "Ada abjures Innsmouth from the Available cards",
        "Ada abjures Goon from the discard pile",
        "Ada acquires Innsmouth from the box and puts it on top of their deck",
    ]


def test_an_elimination_is_one_line_however_much_is_abjured() -> None:
    """CR-4.5 CR-5.3"""
    lab = Lab(Ada={"hand": ["Goon"]}, Ben={"sanity": 1, "hand": ["Goon", "Follower"]}, Cora={}, table=SIDE_ROWS)
    lab.plays_and_uses("Ada", "Goon")
    assert lab.log() == [
        "Ada plays Goon",
        "Ada uses Goon: 1 Sanity loss",
        "Ben loses 1 Sanity",
        "Cora loses 1 Sanity",
        "Ben has no Sanity left and is out of the game",
    ]


def test_both_ends() -> None:
    """CR-6.1 CR-6.2"""
    lab = Lab(Ada={"hand": ["Goon"]}, Ben={"sanity": 1})
    lab.plays_and_uses("Ada", "Goon")
    assert lab.log()[-2:] == ["Ben has no Sanity left and is out of the game", "Ada wins the match"]
    lab = Lab(Ada={"power": 3}, Ben={"sanity": 60}, table={"row": ROW, "general_deck": []})
    lab.do("Ada", "acquire", "table.row/Ghoul")
    assert lab.log() == [
        "Ada acquires Ghoul for 3 Power",
        "The match ends because the general deck is empty",
        "Ben wins the match",
    ]


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_nobody_reads_more_or_less_than_others_and_no_game_is_told_at_length(seats: int) -> None:
    """CR-2.3"""
    match = Match(GAME, ["Ada", "Ben", "Cora", "Dot"][:seats], {}, seats)
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
    while not match.over and len(match.answers) < 200:
        match.answer(match.asked_seats[0], chooser.choice(match.view(match.asked_seats[0]).options))
    lines = heard[SPECTATOR]
    assert lines and all(len(heard[seat]) == len(lines) for seat in range(seats))
    assert all({line for line in lines if " draws " not in line} <= set(heard[seat]) for seat in range(seats))
    assert len(lines) < 3 * len(match.answers)
    assert not any("You" in line or "--" in line or "None" in line for line in lines)
