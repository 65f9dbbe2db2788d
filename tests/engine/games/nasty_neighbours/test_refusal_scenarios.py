"""Refusals as a player meets them in the middle of a round: who tries what, and the whole sentence that is shown."""

from __future__ import annotations

from engine.kernel.state.refs import NONE, place_ref
from tests.engine.games.nasty_neighbours.words.lab import GAME, YARDS, Lab, line

OUT = [card.removeprefix("-") for card in YARDS["Ada"]]
"""Ada's yard with every card face up; no line."""
ROW = ["blue 1", "blue 2", "-blue 3", *YARDS["Ada"][3:]]


def said(lab: Lab, seat: str, source: str | int, target: str | int = NONE) -> str:
    """The sentence that is shown; empty when nothing is refused."""
    refusal = lab.refused(seat, source, target)
    return refusal.sentence if refusal else ""


def spot(lab: Lab, seat: str, place: int) -> int:
    """The place of a yard, whatever lies there."""
    return place_ref(GAME.layout.seat_zone("yard", lab.names.index(seat)), place)


def test_a_turn_from_taking_a_card_to_the_next_player() -> None:
    """NN-3.1 NN-3.2 NN-3.8"""
    lab = Lab(draw_pile=["Red 7"], bin=["Yellow 3"])
    assert said(lab, "Ada", "Ada.yard[0]", "Ben.yard[0]") == ("Ada must take a card first.")
    assert said(lab, "Ben", "table.draw_pile", "Ben.drawn") == (
        "It's Ada's turn. Only Nasty Neighbour cards can be played now."
    )
    lab.do("Ada", "draw")
    taken = "Ada already took a card this turn and must deal with it first."
    assert said(lab, "Ada", "table.bin[0]", "Ada.drawn") == taken
    assert said(lab, "Ada", "Ada.drawn[0]", spot(lab, "Ben", 0)) == (
        "Suit cards and Wilds go only into Ada's own yard."
    )
    lab.do("Ada", "discard")
    assert said(lab, "Ada", "table.draw_pile", "Ada.drawn") == (
        "It's Ben's turn. Only Nasty Neighbour cards can be played now."
    )
    lab.do("Ben", "take")
    assert said(lab, "Ben", "Ben.drawn[0]", "table.bin") == ("A card from the Recycle Bin must be placed in the yard.")


def test_a_stumped_and_whatever_is_tried_on_it_afterwards() -> None:
    """NN-3.6 NN-4.3"""
    lab = Lab(
        draw_pile=["Stumped", "Red 7"],
        Ada={"yard": ["Blue 2", "Blue 1", "Blue 4", *YARDS["Ada"][3:]]},
        Ben={"yard": ["-Stumped", *YARDS["Ben"][1:]]},
    )
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ben.yard[0]")
    assert said(lab, "Ada", "Ada.drawn[0]", spot(lab, "Cy", 3)) == (
        "A Stumped taken from another yard goes to Ada's own yard or the bin."
    )
    assert said(lab, "Ada", line(0)) == "That line isn't a run in one suit, and it isn't all one number."
    lab.do("Ada", "place", target="Ada.yard[1]")
    lab.do("Ben", "draw")
    stays = "That card is Stumped and stays there all round. Choose another spot."
    assert said(lab, "Ben", "Ben.drawn[0]", spot(lab, "Ben", 0)) == stays
    lab.do("Ben", "discard")
    lab.do("Cy", "take")
    lab.do("Cy", "place", target="Cy.yard[0]")
    assert lab.asked() == ["Ada"]
    assert said(lab, "Ada", line(0)) == "A Stumped blocks that line all round."


def test_a_line_and_the_gaps_it_leaves() -> None:
    """NN-3.5 NN-4.3 NN-4.4"""
    lab = Lab(Ada={"yard": ROW}, draw_pile=["Blue 3", "Red 7"])
    assert said(lab, "Ada", line(0)) == "A line needs face-up cards only and no gaps."
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ada.yard[2]")
    assert said(lab, "Ada", "table.draw_pile", "Ada.drawn") == "First, Ada must remove the complete line or keep it."
    assert said(lab, "Ben", "Ada.yard[0]", "table.bin") == (
        "It's Ada's turn. Only Nasty Neighbour cards can be played now."
    )
    lab.do("Ada", "remove_line", target="row 0")
    assert lab.asked() == ["Ben"]
    for seat in ("Ben", "Cy"):
        lab.do(seat, "draw")
        lab.do(seat, "discard")
    lab.do("Ada", "draw")
    assert said(lab, "Ada", "Ada.drawn[0]", spot(lab, "Ada", 1)) == (
        "Gaps stay empty. Put the card in place of another one."
    )


def test_after_a_diagonal() -> None:
    """NN-4.5: the complete row of a locked yard is refused, before drawing and with a card in hand."""
    yard = ["blue 5", "blue 9", "blue 3", "brown 3", "blue 2", "-red 2", "-blue 8", "green 4", "green 1"]
    lab = Lab(Ada={"yard": yard, "locked": 1}, draw_pile=["Blue 4"])
    locked = "A diagonal was removed here, so no other line can be removed this round."
    assert said(lab, "Ada", line(0)) == locked
    lab.do("Ada", "draw")
    assert said(lab, "Ada", "Ada.yard[0]", "table.bin") == locked
    lab.do("Ada", "place", target="Ada.yard[1]")
    assert lab.asked() == ["Ben"]  # the row is complete now, and nobody is asked about it
    for seat in ("Ben", "Cy"):
        lab.do(seat, "take")
        lab.do(seat, "place", target=f"{seat}.yard[1]")
    assert said(lab, "Ada", line(0)) == locked


def test_the_bin_with_an_instant_on_top() -> None:
    """NN-3.7 NN-5.7"""
    new_yard = ["Red 10", "Blue 6", "Green 6", "Brown 5", "Yellow 1", "Yellow 4", "Red 3", "Green 2", "Brown 8"]
    lab = Lab(draw_pile=["Vandalized", *new_yard, "Red 7"])
    lab.do("Ada", "draw")
    taken = said(lab, "Ben", "table.bin", "Ben.drawn")
    assert taken == "The bin's top card is an Instant Action. Take from the draw pile instead."
    lab.do("Ben", "draw")
    lab.do("Ben", "discard")
    assert said(lab, "Cy", "table.bin", "Cy.drawn") == ""


def test_a_nasty_dog_and_whom_it_may_bite() -> None:
    """NN-5.2 NN-5.7"""
    seats = ("Ada", "Ben", "Cy", "Dot")
    lab = Lab(seats=seats, active="Ben", Ada={"yard": OUT}, draw_pile=["Nasty Dog"])
    lab.do("Ben", "draw")
    assert said(lab, "Ben", "Ada") == "Ada has gone out and is safe from Instant Actions."
    assert said(lab, "Ben", "Ben") == "Nasty Dog can't choose Ben. Choose another player."
    assert said(lab, "Ben", "Cy") == said(lab, "Ben", "Dot") == ""


def test_home_security_in_a_round() -> None:
    """NN-5.8 NN-6.2 NN-8.1 NN-8.2"""
    ready = [*OUT[:2], "-green 9", *OUT[3:]]
    lab = Lab(Ada={"yard": ready}, Ben={"nasty": ["Home Security", "Yard Sale"]}, draw_pile=["Red 7"])
    assert said(lab, "Ben", "Ben.nasty[0]", "table.action") == (
        "Home Security only stops Instant Actions that affect Ben. There's none now."
    )
    assert said(lab, "Ada", "Ben.nasty") == "Ben's Nasty Neighbour cards are hidden."
    lab.passes("Ben")
    assert said(lab, "Ben", "Ben.nasty[1]", "table.action") == ("Yard Sale can't be played right now.")
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ada.yard[2]")
    lab.passes("Ben", "Ben")
    assert said(lab, "Ben", "table.nasty_pile[0]", "table.action") == (
        "Ada has gone out, so no more Nasty Neighbour cards can be played this round."
    )


def test_face_down_cards_in_spring() -> None:
    """NN-2.2 NN-2.4 NN-2.6"""
    yard = ["-Vandalized", *(f"-{card}" for card in OUT[1:])]
    ben = ["red 1", "-blue 5", "green 8", "-brown 2", "-yellow 6", "-red 9", "-blue 4", "-green 10", "-brown 7"]
    lab = Lab(phase="spring", Ada={"yard": yard}, Ben={"yard": ben})
    assert said(lab, "Ada", "Ben.yard") == "Only cards in Ada's own yard can be turned up."
    lab.do("Ada", "turn_up", target="Ada.yard[0]")
    assert lab.asked() == ["Ben"]
    assert said(lab, "Ada", "Ada.yard") == "That yard was hit in Spring, so it turns up no more cards until Summer."
    assert said(lab, "Ben", "Ben.yard[0]") == "Red 1 is already face up."


def test_first_outs_yard_in_fall() -> None:
    """NN-6.5"""
    lab = Lab(phase="fall", Ada={"yard": OUT})
    final = "Ada went out first, so that yard is final. Nothing in it can change now."
    assert said(lab, "Ada", "Ada.yard[0]", "table.bin") == final
    assert said(lab, "Ben", "Cy.yard") == "Only cards in Ben's own yard can be turned up."
