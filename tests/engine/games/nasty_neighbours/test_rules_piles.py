"""The draw pile and the Recycle Bin: what lies on what, a new pile, and nothing left to take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.nasty_neighbours.layout import BIN, DOWN, DRAW_PILE, DRAWN, FALL, FIRST_OUT, SPRING, SUMMER, YARD
from engine.kernel.game.traits import places_of
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import GAP
from engine.kernel.state.state import PHASE
from tests.engine.games.nasty_neighbours.words.lab import YARDS, Lab


def names(lab: Lab, zone: int) -> list[str]:
    """The cards of a zone, the top last."""
    return ["." if card == GAP else lab.game.words.card_name(lab.state.table, card) for card in lab.state.zones[zone]]


def empty_pile(lab: Lab, left: int = 0) -> None:
    """Take all but the top cards of the draw pile out of the game."""
    pile = lab.state.zones[DRAW_PILE]
    del pile[: len(pile) - left]


# --- the order of the bin --------------------------------------------------------------------------------------------


def test_removed_cards_lie_under_the_card_discarded_that_turn() -> None:
    """NN-4.6: the replaced card is on top of them."""
    yard = ["blue 1", "blue 2", "-green 9", *["-" + card.lstrip("-") for card in YARDS["Ada"][3:]]]
    lab = Lab(Ada={"yard": yard}, draw_pile=["Blue 3"])
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ada.yard[2]")
    lab.do("Ada", "remove_line", target="row 0")
    assert names(lab, BIN) == ["Yellow 3", "Blue 1", "Blue 2", "Blue 3", "Green 9"]


def test_a_line_removed_before_drawing_leaves_the_bins_top_to_take() -> None:
    """NN-4.6 NN-3.8: and the discard of the turn lies on everything in the end."""
    yard = ["blue 1", "blue 2", "blue 3", *["-" + card.lstrip("-") for card in YARDS["Ada"][3:]]]
    lab = Lab(Ada={"yard": yard}, draw_pile=["Red 7"])
    lab.do("Ada", "remove_line", target="row 0")
    assert names(lab, BIN) == ["Blue 1", "Blue 2", "Blue 3", "Yellow 3"]
    lab.do("Ada", "draw")
    lab.do("Ada", "discard")
    assert names(lab, BIN)[-2:] == ["Yellow 3", "Red 7"]


def test_an_instant_lies_on_the_cards_of_the_yard_it_reset() -> None:
    """NN-3.7 NN-5.4: so the next player cannot take from the bin."""
    lab = Lab(draw_pile=["Vandalized"])
    lab.do("Ada", "draw")
    assert names(lab, BIN)[0] == "Yellow 3" and names(lab, BIN)[-1] == "Vandalized" and len(names(lab, BIN)) == 11
    assert {option[0] for option in lab.state.questions[0][3]} == {lab.game.verbs.index("draw")}


# --- opening the bin --------------------------------------------------------------------------------------------------


def spring(*pile: str) -> Lab:
    """Ada's flip is the last one of Spring."""
    down = [f"-{card.lstrip('-')}" for card in YARDS["Ada"]]
    yard = [down[0].lstrip("-"), down[1].lstrip("-"), *down[2:]]
    return Lab(Ada={"yard": yard}, phase="spring", bin=(), draw_pile=list(pile))


def test_the_top_card_opens_the_bin() -> None:
    """NN-2.8"""
    lab = spring("Red 7", "Red 3")
    assert lab.state.values[PHASE] == SPRING and not lab.state.zones[BIN]
    lab.do("Ada", "turn_up", target="Ada.yard[2]")
    assert lab.state.values[PHASE] == SUMMER and names(lab, BIN) == ["Red 7"]
    assert names(lab, DRAW_PILE)[-1] == "Red 3"


def test_instants_go_back_until_another_card_opens_the_bin() -> None:
    """NN-2.8: they lie somewhere in the deck, not all on top or all below, and nobody knows them."""
    lab = spring("Vandalized", "Nasty Dog", "Eviction Notice", "Nasty Dog", "Red 7")
    size = len(lab.state.zones[DRAW_PILE])
    lab.do("Ada", "turn_up", target="Ada.yard[2]")
    assert names(lab, BIN) == ["Red 7"]
    pile = lab.state.zones[DRAW_PILE]
    assert len(pile) == size - 1
    kinds = [lab.state.table.rules.cards[card].kind for card in pile]
    assert kinds.count("instant") == 12
    assert kinds[-4:] != ["instant"] * 4 and kinds[:4] != ["instant"] * 4
    assert not any(lab.state.known[card] for card in pile)


def test_instants_of_spring_lie_under_the_card_that_opens_the_bin() -> None:
    """NN-2.8"""
    down = [f"-{card.lstrip('-')}" for card in YARDS["Ada"]]
    three = ["blue 10", "red 8", *(f"-{card.lstrip('-')}" for card in YARDS["Cy"][2:8]), "yellow 10"]
    lab = Lab(
        Ada={"yard": ["-Eviction Notice", *down[1:]]},
        Cy={"yard": three},
        phase="spring",
        bin=(),
        draw_pile=["Red 7", "Red 3"],
    )
    lab.do("Ada", "turn_up", target="Ada.yard[0]")
    lab.do("Ada", "choose", target="Cy")
    assert names(lab, BIN) == ["Eviction Notice"]
    for place in (1, 2, 3):
        lab.do("Cy", "turn_up", target=f"Cy.yard[{place}]")
    assert lab.state.values[PHASE] == SUMMER and names(lab, BIN) == ["Eviction Notice", "Red 3"]


# --- a new draw pile -----------------------------------------------------------------------------------------------


def test_an_empty_pile_is_made_of_the_bin_without_its_top() -> None:
    """NN-3.10: shuffled, so that nobody knows a card of it."""
    under = ["Red 3", "Red 4", "Red 6", "Red 7", "Red 10", "Green 2", "Green 3", "Green 5"]
    lab = Lab(bin=["Yellow 3", *under])
    empty_pile(lab)
    lab.do("Ada", "draw")
    assert names(lab, BIN) == ["Yellow 3"]
    pile = names(lab, DRAW_PILE)
    drawn = names(lab, DRAWN[0])
    assert sorted(pile + drawn) == sorted(under)
    assert pile + drawn != under[::-1] and pile + drawn != under
    assert not any(lab.state.known[card] for card in lab.state.zones[DRAW_PILE])
    assert lab.state.known[lab.state.zones[DRAWN[0]][0]] == 1  # Ada alone sees what she has drawn


def test_a_reset_goes_on_with_a_new_pile() -> None:
    """NN-3.10 NN-5.4: the old cards of the yard are dealt again, but for the bin's top."""
    lab = Lab(draw_pile=["Vandalized", "Red 7"], bin=["Yellow 3"])
    empty_pile(lab, 2)
    lab.do("Ada", "draw")
    yard = lab.state.zones[YARD[0]]
    assert GAP not in yard and names(lab, YARD[0])[0] == "Red 7"
    assert names(lab, BIN)[-1] == "Vandalized"


def test_where_supply_ends_the_places_of_a_reset_stay_empty() -> None:
    """NN-5.5 NN-3.10: of two discards the top stays on the bin, so there is a card for one place."""
    lab = Lab(Ada={"yard": ["red 2", "-blue 8", *["."] * 7]}, draw_pile=["Vandalized"], bin=())
    empty_pile(lab, 1)
    lab.do("Ada", "draw")
    assert names(lab, YARD[0]) == ["Red 2", *["."] * 8]
    assert lab.state.counters[DOWN[0]] == 1
    assert names(lab, BIN) == ["Blue 8", "Vandalized"]


def test_two_cards_in_the_bin_are_enough_to_draw() -> None:
    """NN-3.10"""
    lab = Lab(active="Cy", draw_pile=["Red 7"], bin=["Yellow 3"])
    empty_pile(lab, 1)
    lab.do("Cy", "draw")
    lab.do("Cy", "discard")
    assert lab.outcomes("Ada") == ["Draw a card", "Take Red 7 from the bin"]
    lab.do("Ada", "draw")
    assert names(lab, DRAWN[0]) == ["Yellow 3"] and names(lab, BIN) == ["Red 7"]


def test_with_one_card_in_the_bin_and_no_pile_only_the_bin_can_be_taken() -> None:
    """NN-3.10"""
    lab = Lab(Cy={"yard": list(YARDS["Cy"])}, active="Cy", draw_pile=["Red 7"], bin=["Yellow 3"])
    empty_pile(lab, 1)
    lab.do("Cy", "draw")
    lab.state.zones[BIN].clear()
    lab.do("Cy", "discard")
    assert lab.asked() == ["Ada"]
    assert lab.outcomes("Ada") == ["Take Red 7 from the bin"]


def with_an_instant_alone(**given: Mapping[str, Any]) -> Lab:
    """Cy has drawn the last card, an Eviction Notice, and nothing lies under it: Ada can take no card."""
    lab = Lab(active="Cy", draw_pile=["Eviction Notice"], bin=["Yellow 3"], **given)
    empty_pile(lab, 1)
    lab.state.zones[BIN].clear()
    if given:
        lab.passes("Ada")
    lab.do("Cy", "draw")
    lab.do("Cy", "choose", target="Ben")
    return lab


def test_when_no_card_can_be_had_the_round_goes_to_fall() -> None:
    """NN-3.10: with nobody out; left of whoever could take no card the turning up begins."""
    lab = with_an_instant_alone()
    assert lab.state.values[PHASE] == FALL and lab.state.values[FIRST_OUT] == 0
    assert lab.asked() == ["Cy"] and list(places_of(lab.view("Ada"))) == [0, 2, 1]


def test_nobody_goes_out_in_a_turn_without_a_card() -> None:
    """NN-3.10: though no card of Ada's yard lies face down any more."""
    yard = ["red 2", "-blue 8", *["."] * 7]
    lab = with_an_instant_alone(Ada={"yard": yard, "nasty": ["Over the Fence"]})
    lab.passes("Ada", "Ada")
    lab.do("Ada", "play", "Over the Fence")
    lab.do("Ada", "choose", target="Ada.yard[1]")
    lab.do("Ada", "choose", target="Ben.yard[3]")
    assert lab.state.counters[DOWN[0]] == 0
    assert lab.state.values[PHASE] == FALL and lab.state.values[FIRST_OUT] == 0


def test_face_up_cards_are_known_to_all_wherever_they_go() -> None:
    """NN-3.3: also a face-down card that was replaced."""
    lab = Lab(draw_pile=["Red 7"])
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ada.yard[2]")
    assert lab.state.known[lab.state.zones[BIN][-1]] == EVERYBODY
    assert lab.state.known[lab.state.zones[YARD[0]][2]] == EVERYBODY


def test_a_card_won_with_a_stumped_has_been_seen_by_all() -> None:
    """NN-3.6: it lay face down in Ben's yard and is Ada's drawn card now."""
    lab = Lab(draw_pile=["Stumped"])
    lab.do("Ada", "draw")
    assert lab.state.known[lab.state.zones[DRAWN[0]][0]] == 1
    lab.do("Ada", "place", target="Ben.yard[1]")
    assert names(lab, DRAWN[0]) == ["Blue 5"]
    assert lab.state.known[lab.state.zones[DRAWN[0]][0]] == EVERYBODY
