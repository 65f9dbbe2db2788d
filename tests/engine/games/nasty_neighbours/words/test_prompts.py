"""What a seat is asked in Nasty Neighbours, in words."""

from __future__ import annotations

from typing import Any

from tests.engine.games.nasty_neighbours.words.lab import GAME, YARDS, Lab
from tests.engine.games.own_cards import pack_of

OUT = ["blue 1", "red 5", "green 9", "brown 3", "yellow 7", "red 2", "blue 8", "green 4", "brown 10"]
FOUR = ("Ada", "Ben", "Cy", "Dot")


def test_spring_counts_to_three_and_fall_counts_down() -> None:
    """NN-2.4 NN-6.5"""
    down = [f"-{card.removeprefix('-')}" for card in YARDS["Ada"]]
    lab = Lab(phase="spring", Ada={"yard": down})
    assert lab.prompt("Ada") == "turn up a card (1 of 3)"
    lab.do("Ada", "turn_up", target="Ada.yard[0]")
    assert lab.prompt("Ada") == "turn up a card (2 of 3)"
    lab = Lab(phase="fall", Ada={"yard": OUT})
    assert lab.prompt("Ben") == "turn up a card (5 left)"
    assert lab.prompt("Ada") == "waiting for Ben"


def test_a_turn_names_where_a_card_may_come_from() -> None:
    """NN-3.1 NN-3.7 NN-4.4"""
    assert Lab().prompt("Ada") == "draw a card or take Yellow 3 from the bin"
    assert Lab(bin=["Nasty Dog"]).prompt("Ada") == "draw a card"
    lab = Lab(Ada={"yard": ["blue 1", "blue 3", "blue 2", *YARDS["Ada"][3:]]})
    assert lab.prompt("Ada") == "draw a card, take Yellow 3 from the bin or remove a line"


def test_a_last_turn_says_so() -> None:
    """NN-6.3"""
    lab = Lab(Cy={"yard": OUT}, draw_pile=["Red 7"])
    assert lab.prompt("Ada") == "draw a card or take Yellow 3 from the bin (last turn: Cy is first-out)"
    lab.do("Ada", "draw")
    assert lab.prompt("Ada") == "place Red 7 in Ada's yard or discard it (last turn: Cy is first-out)"


def test_a_card_in_hand_names_where_it_may_go() -> None:
    """NN-3.2 NN-3.6"""
    lab = Lab(draw_pile=["Stumped"], Ben={"yard": ["-Stumped", *YARDS["Ben"][1:]]})
    lab.do("Ada", "draw")
    assert lab.prompt("Ada") == "place Stumped in any yard or discard it"
    lab.do("Ada", "place", target="Ben.yard[0]")
    assert lab.prompt("Ada") == "place Stumped in Ada's yard or discard it"
    lab = Lab()
    lab.do("Ada", "take")
    assert lab.prompt("Ada") == "place Yellow 3 in Ada's yard"
    lab = Lab(Ada={"yard": ["Stumped", *["."] * 8]}, Ben={"yard": ["-red 1", *["."] * 8]}, draw_pile=["Red 7"])
    assert lab.prompt("Ada").startswith("draw a card")
    lab.do("Ada", "draw")
    assert lab.prompt("Ada").startswith("discard Red 7")


def test_a_completed_line_is_named() -> None:
    """NN-4.4"""
    lab = Lab(draw_pile=["Blue 2"], Ada={"yard": ["blue 1", "Wild", *YARDS["Ada"][2:]]})
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ada.yard[2]")
    assert lab.prompt("Ada") == "remove the top row (1, Wild, 2) or keep it"
    yard = ["-red 9", "blue 3", "blue 4", "green 2", ".", ".", "yellow 2", ".", "."]
    lab = Lab(draw_pile=["Blue 2"], Ada={"yard": yard})
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ada.yard[0]")
    assert lab.prompt("Ada") == "remove one of 2 complete lines or keep them"


def test_a_window_says_what_is_going_on() -> None:
    """NN-8.2"""
    ada, ben = {"nasty": ["Gopher Trouble"]}, {"nasty": ["Home Security"]}
    lab = Lab(Ada=ada, Ben=ben, draw_pile=["Red 7", "Nasty Dog"])
    assert lab.prompt("Ada") == "draw a card or take Yellow 3 from the bin, or play a Nasty Neighbour card first"
    lab.passes("Ada")
    assert lab.prompt("Ben") == "Ada's turn begins: play a Nasty Neighbour card or pass"
    lab.passes("Ben")
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ada.yard[0]")
    assert lab.prompt("Ada") == "after placing a card: play a Nasty Neighbour card or pass"
    lab.passes("Ada")
    assert lab.prompt("Ben") == "Ada placed a card: play a Nasty Neighbour card or pass"
    lab.passes("Ben")
    assert lab.prompt("Ada") == "at the end of the turn: play a Nasty Neighbour card or pass"
    lab.passes("Ada")
    assert lab.prompt("Ben") == "Ada's turn ends: play a Nasty Neighbour card or pass"


def test_a_window_before_an_instant_says_who_is_hit() -> None:
    """NN-5 NN-8.2: the same words for whoever can answer and whoever cannot"""
    told = {
        "Vandalized": "Vandalized is about to reset Ada's yard",
        "Nasty Dog": "Nasty Dog is about to reset Ben's yard",
        "Eviction Notice": "Eviction Notice is about to make Ada and Ben swap houses",
    }
    for card, words in told.items():
        lab = Lab(Ben={"nasty": ["Home Security"]}, Cy={"nasty": ["Yard Sale"]}, draw_pile=[card])
        lab.passes("Ben", "Cy")
        lab.do("Ada", "draw")
        if card != "Vandalized":
            lab.do("Ada", "choose", target="Ben")
        for seat in ("Ben", "Cy"):
            assert lab.prompt(seat) == f"{words}: play a Nasty Neighbour card or let it happen"
            lab.passes(seat)


def test_choosing_a_player_says_what_for() -> None:
    """NN-5 NN-8.5"""
    told = {
        "Nasty Dog": "choose who resets their yard (Nasty Dog)",
        "Eviction Notice": "choose who swaps houses with Ada (Eviction Notice)",
        "Noise Complaint": "choose who misses a turn (Noise Complaint)",
        "Borrowed Tools": "choose a player to take a random Nasty Neighbour card from (Borrowed Tools)",
    }
    for card, words in told.items():
        instant = card in ("Nasty Dog", "Eviction Notice")
        lab = (
            Lab(draw_pile=[card])
            if instant
            else Lab(Ada={"nasty": [card]}, Ben={"nasty": ["Yard Sale"]}, Cy={"nasty": ["Yard Sale"]})
        )
        lab.do("Ada", *(("draw",) if instant else ("play", card)))
        assert lab.prompt("Ada") == words


def test_choosing_cards_says_what_was_chosen() -> None:
    """NN-8.5"""
    told = {
        "Gopher Trouble": "turn a face-up card in any yard face down (Gopher Trouble)",
        "Sprinkler Mishap": "turn up a face-down card in another yard (Sprinkler Mishap)",
        "Yard Sale": "replace a face-up card in Ada's yard from the draw pile (Yard Sale)",
        "Peeping Neighbour": "look at a face-down card in any yard, 1 of 2 (Peeping Neighbour)",
        "Over the Fence": "choose the first of two cards to swap, in Ada's yard or another one (Over the Fence)",
        "Garden Gnome Shuffle": "choose the first of two cards to swap, in any yard (Garden Gnome Shuffle)",
        "Dumpster Dive": "take a card from the bin (Dumpster Dive)",
    }
    chosen = {
        "Peeping Neighbour": "look at another face-down card in Ben's yard, 2 of 2 (the last was Blue 5)"
        " (Peeping Neighbour)",
        "Over the Fence": "swap a face-down card (Ben, top) with a card in Ada's yard (Over the Fence)",
        "Garden Gnome Shuffle": "swap a face-down card (Ben, top) with another card of that yard"
        " (Garden Gnome Shuffle)",
    }
    for card, words in told.items():
        lab = Lab(Ada={"nasty": [card]}, bin=["Yellow 3", "Red 9"])
        lab.do("Ada", "play", card)
        assert lab.prompt("Ada") == words
        if card in chosen:
            lab.do("Ada", "choose", target="Ben.yard[1]")
            assert lab.prompt("Ada") == chosen[card]


def test_what_instants_of_players_are_about_to_do() -> None:
    """NN-1.4"""
    told = {
        ("others", "reset target"): "reset the yards of Ben and Cy",
        ("other", "turn-down target"): "turn a card in Ben's yard face down",
        ("others", "turn-up target"): "turn up a face-down card in each of the yards of Ben and Cy",
        ("others", "replace target"): "replace a card in each of the yards of Ben and Cy",
        ("others", "miss-turn target"): "make Ben and Cy miss a turn",
        ("other", "take-card target"): "give Ada a Nasty Neighbour card from Ben",
        ("others", "discard-card target 2"): "cost each of Ben and Cy 2 Nasty Neighbour cards",
        ("you", "draw-card 2"): "bring Ada 2 Nasty Neighbour cards",
    }
    for (affects, effect), words in told.items():
        card: dict[str, Any] = {
            "id": "bees",
            "name": "Bees",
            "kind": "instant",
            "copies": 1,
            "affects": affects,
            "effects": [effect],
        }
        game = GAME.with_packs([pack_of(GAME, {"yard": [card]})])
        lab = Lab(game=game, Ben={"nasty": ["Home Security"]}, Cy={"nasty": ["Yard Sale"]}, draw_pile=["Bees"])
        lab.passes("Ben", "Cy")
        lab.do("Ada", "draw")
        if affects == "other":
            lab.do("Ada", "choose", target="Ben")
        assert lab.prompt("Ben") == f"Bees is about to {words}: play a Nasty Neighbour card or let it happen"


def test_when_it_is_over_the_winners_are_named() -> None:
    """NN-7.4"""
    lab = Lab(
        options={"rounds": 1},
        phase="fall",
        **{
            seat: {"yard": [number, *["."] * 8]}
            for seat, number in (("Ada", "red 1"), ("Ben", "red 2"), ("Cy", "red 3"))
        },
    )
    assert lab.prompt("Ben") == "Ada has won"
    lab = Lab(
        options={"rounds": 1},
        phase="fall",
        **{
            seat: {"yard": [number, *["."] * 8]}
            for seat, number in (("Ada", "red 3"), ("Ben", "red 2"), ("Cy", "blue 2"))
        },
    )
    assert lab.prompt("Ada") == "Ben and Cy share the win"
