"""The sentences of the log and the recap of Nasty Neighbours: who did what with which card, and what came of it."""

from __future__ import annotations

import random

import pytest

from engine.kernel.flow.event_log import CARD, CHOICE, RULE
from engine.kernel.game.plays import plays
from engine.kernel.match.match import Match
from engine.kernel.state.events import CARDS_SWAPPED, MOVED, NOTED, PLACES_CHANGED, TURN_BEGAN, TURNED
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE
from tests.chance import seed_cases
from tests.engine.games.nasty_neighbours.words.lab import (
    GAME,
    OUT,
    Lab,
    bin_and_discard,
    eviction,
    five_hundred,
    reset,
    stumped,
)

DIAGONAL = ["blue 1", "red 5", "-green 9", "brown 3", "blue 2", "-red 2", "-blue 8", "green 4", "blue 3"]


def test_a_card_drawn_and_put_is_one_sentence_for_all() -> None:
    lab = Lab(draw_pile=["Red 7"])
    lab.do("Ada", "draw")
    assert lab.story("Ada") == ["You draw Red 7"] and lab.story("Ben") == ["Ada draws a card"]
    lab.do("Ada", "place", target="Ada.yard[2]")
    assert lab.story("Ada") == ["You draw Red 7 and put it in place of Green 9 (top right)"]
    assert lab.story("Ben") == ["Ada draws Red 7 and puts it in place of Green 9 (top right)"]
    assert lab.recap("Ben") == ["Ada drew Red 7 and put it in place of Green 9 (top right)."]


def test_a_card_of_the_bin_and_one_discarded() -> None:
    lab = bin_and_discard()
    assert lab.story("Ada") == [
        "You take Yellow 3 from the bin and put it in place of Blue 1 (top left)",
        "Ben draws Red 7 and discards it",
    ]


def test_a_stumped_and_the_card_that_it_takes() -> None:
    lab = stumped()
    assert lab.story("Ben") == ["Ada draws Stumped and puts it in your yard (top left): you lose Red 1 to Ada"]
    assert lab.recap("Ben") == ["Ada drew Stumped and put it in your yard (top left): you lose Red 1 to Ada."]
    lab.do("Ada", "place", target="Ada.yard[0]")
    assert lab.story("Ada")[1] == "You put Red 1 in place of Blue 1 (top left)"


def test_lines_that_are_removed_are_plays_of_their_own() -> None:
    lab = Lab(Ada={"yard": DIAGONAL}, draw_pile=["Red 7"])
    lab.do("Ada", "draw")
    lab.do("Ada", "remove_line", target="diagonal down")
    lab.do("Ada", "place", target="Ada.yard[1]")
    assert lab.story("Ben") == [
        "Ada draws Red 7 and puts it in place of Red 5 (top)",
        "Ada removes the diagonal and can't remove another line this round",
    ]


def test_a_line_that_a_card_completed_is_removed_by_the_player() -> None:
    lab = Lab(
        Ada={"yard": ["red 6", "blue 6", "green 1", *OUT[3:]], "nasty": ["Over the Fence"]},
        Ben={"yard": ["yellow 6", *["."] * 8]},
    )
    lab.do("Ada", "play", "Over the Fence")
    lab.do("Ada", "choose", target="Ada.yard[2]")
    lab.do("Ada", "choose", target="Ben.yard[0]")
    lab.do("Ada", "remove_line", target=0)
    assert lab.story("Ben") == [
        "Ada plays Over the Fence: you and Ada have a card swapped (Ada: top right, you: top left)",
        "Ada removes the top row",
    ]
    assert lab.recap("Ben") == [
        "Ada's Over the Fence: you have a card swapped (Ada: top right, you: top left). Ada also removed the top row."
    ]


def test_a_reset_by_another_player_s_card() -> None:
    lab = reset()
    assert lab.story("Ben") == ["Ada draws Nasty Dog: your yard is reset (2 cards discarded)"]
    assert lab.recap("Ben") == ["Ada's Nasty Dog: your yard is reset (2 cards discarded)."]
    assert lab.recap("Cy") == ["Ada drew Nasty Dog: Ben's yard is reset (2 cards discarded)."]


def test_a_card_that_another_player_s_card_turned_up_names_both() -> None:
    lab = Lab(Cy={"nasty": ["Sprinkler Mishap"]}, Ada={"yard": ["-Nasty Dog", "red 5", *["-brown 1"], *["."] * 6]})
    lab.do("Cy", "play", "Sprinkler Mishap")
    lab.do("Cy", "choose", target="Ada.yard[0]")
    lab.do("Ada", "choose", target="Ben")
    assert lab.recap("Ben") == [
        "Ada's Nasty Dog: your yard is reset (9 cards discarded). Cy's Sprinkler Mishap set it off.",
        "Cy played Sprinkler Mishap: Ada turns up Nasty Dog (top left).",
    ]


def test_houses_that_are_swapped_and_a_card_that_is_canceled() -> None:
    lab = eviction()
    assert lab.story("Ben") == ["Ada draws Eviction Notice: you and Ada swap houses"]
    assert lab.recap("Ben") == ["Ada's Eviction Notice: you swap houses with Ada."]
    assert lab.recap("Cy") == ["Ada drew Eviction Notice: Ben and Ada swap houses."]
    lab = eviction(canceled=True)
    assert lab.story("Ada") == ["You draw Eviction Notice", "Ben plays Home Security and cancels Eviction Notice"]


def test_cards_that_were_looked_at_are_counted_and_named_to_the_looker_alone() -> None:
    lab = Lab(Ada={"nasty": ["Peeping Neighbour"]})
    lab.do("Ada", "play", "Peeping Neighbour")
    lab.do("Ada", "choose", target="Ben.yard[1]")
    lab.do("Ada", "choose", target="Ben.yard[3]")
    told = lab.story("Ada")[0]
    assert told.startswith("You play Peeping Neighbour and look at 2 cards in Ben's yard: Blue 5 and ")
    assert told.endswith(" lie there")
    assert lab.story("Ben") == ["Ada plays Peeping Neighbour and looks at 2 cards in your yard"]
    assert lab.recap("Cy") == ["Ada looked at 2 cards in Ben's yard."]
    lab = Lab(Ada={"nasty": ["Peeping Neighbour"]})
    lab.do("Ada", "play", "Peeping Neighbour")
    lab.do("Ada", "choose", target="Ada.yard[2]")
    lab.do("Ada", "choose", target="Ada.yard[4]")
    assert lab.recap("Ben") == ["Ada looked at 2 cards in their own yard."]


def test_what_nasty_neighbour_cards_do() -> None:
    nasty = ["Over the Fence", "Gopher Trouble", "Noise Complaint", "Yard Sale"]
    lab = Lab(Ada={"nasty": nasty}, draw_pile=["Wild"])
    lab.do("Ada", "play", "Over the Fence")
    lab.do("Ada", "choose", target="Ada.yard[0]")
    lab.do("Ada", "choose", target="Ben.yard[1]")
    lab.do("Ada", "play", "Gopher Trouble")
    lab.do("Ada", "choose", target="Ben.yard[0]")
    lab.do("Ada", "play", "Noise Complaint")
    lab.do("Ada", "choose", target="Ben")
    lab.do("Ada", "play", "Yard Sale")
    lab.do("Ada", "choose", target="Ada.yard[1]")
    assert lab.story("Ben") == [
        "Ada plays Over the Fence: you and Ada have a card swapped (Ada: top left, you: top)",
        "Ada plays Gopher Trouble: your Red 1 is turned face down (top left)",
        "Ada plays Noise Complaint: you miss your next turn",
        "Ada plays Yard Sale and gets Wild",
    ]
    lab.do("Ada", "take")
    lab.do("Ada", "place", target="Ada.yard[3]")
    assert "Ben misses a turn" in lab.story("Ada")


def test_a_stolen_card_is_named_to_the_two() -> None:
    lab = Lab(Ada={"nasty": ["Borrowed Tools"]}, Ben={"nasty": ["Yard Sale"]})
    lab.do("Ada", "play", "Borrowed Tools")
    assert lab.recap("Ben") == ["Ada's Borrowed Tools: you lose Yard Sale to Ada."]
    assert lab.recap("Cy") == ["Ada played Borrowed Tools: Ben loses a Nasty Neighbour card to Ada."]


def test_first_out_the_penalty_and_the_points() -> None:
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
    assert lab.story("Ben")[1:] == ["Ada is first-out and discards Home Security unused"]
    for seat in ("Ben", "Cy"):
        lab.do(seat, "draw")
        lab.do(seat, "discard")
    assert lab.story("Ben")[4:] == [
        "You turn up Red 1 (top left)",
        "Cy turns up Green 8 (bottom right)",
        "Ada was first-out without the lowest score alone",
        "Ada scores 16 points",
        "You score a point",
        "Cy scores 10 points",
    ]


def test_the_rules_act_for_one_player_at_a_time() -> None:
    """Points, a missed turn, and the last card of Fall have a cause of their own."""
    lab = five_hundred()
    told = lab.story("Ben")
    assert told[:2] == ["You turn up Blue 2 (bottom)", "You turn up Blue 3 (bottom right)"]
    assert "Ada has exactly 500 points and loses 500 points" in told


def test_an_instant_belongs_to_the_player_who_exposes_it_and_its_own_card() -> None:
    """In another player's turn too, and from the event on that shows it."""
    lab = Lab(Cy={"nasty": ["Sprinkler Mishap"]}, Ada={"yard": ["-Nasty Dog", "red 5", "-brown 1", *["."] * 6]})
    lab.do("Cy", "play", "Sprinkler Mishap")
    lab.do("Cy", "choose", target="Ada.yard[0]")
    log = lab.state.events
    causes = {event[0]: cause for event, cause in log.pair_with_causes() if event[0] in (MOVED, TURNED)}
    assert (causes[TURNED].seat, causes[TURNED].kind) == (2, CARD)
    exposed = next(cause for event, cause in log.pair_with_causes() if event[0] == MOVED and event[1] == 0)
    assert (exposed.seat, exposed.kind) == (0, CARD) and log.causes[exposed.parent].seat == 2


@pytest.mark.parametrize("seed", seed_cases(2))
def test_all_that_changes_for_a_player_is_told(seed: int) -> None:
    seats = 2 + seed % 4
    match = Match(GAME, ["Ada", "Bea", "Cal", "Dot", "Eve"][:seats], {}, seed)
    chance = random.Random(seed)
    while not match.over and len(match.answers) < 90:
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
    turns: dict[int, set[int]] = {}
    turn = 0
    for _, log in match.history[1:]:
        for event, cause in log.pair_with_causes():
            kind, seat, _, _, _, amount, _ = event
            turn = amount if kind == TURN_BEGAN else turn
            if GAME.account.changes(match.table, event):
                turns.setdefault(cause.number, set()).add(turn)
            dealt = kind == MOVED and seat == NONE
            if kind in (MOVED, TURNED, CARDS_SWAPPED, PLACES_CHANGED) and not dealt:
                assert GAME.account.changes(match.table, event), (seed, event)
                assert cause.seat != NONE or cause.kind == RULE, (seed, event, cause)
    assert all(len(found) == 1 for found in turns.values()), (seed, turns)
    for play in plays(match.table, match.history, SPECTATOR):
        assert all(-1 <= change.weight <= 1 for change in play.changes), (seed, play)
        if any(event[0] == NOTED for event in play.events) and play.cause.kind == CHOICE:
            assert play.cause.seat >= 0, (seed, play)
