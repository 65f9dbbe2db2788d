"""Why something cannot be done in Cthulhu Realms: every key of the refusal texts, from real positions."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.kernel.game.presentation import Refusal
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE, number_ref, seat_ref, zone_ref
from engine.kernel.state.view import view_of
from tests.engine.games.cthulhu_realms.words.lab import GAME, Lab, ability
from tests.engine.games.said_to import CLAUSES

ROW = ["Ghoul", "Innsmouth", "Dagon", "Miskatonic University", "Mi-Go"]
FOUR = ("Ada", "Ben", "Cora", "Dot")


def refused(key: str, **details: str | int) -> Refusal:
    return Refusal(key, details)


CASES: dict[str, tuple[Callable[[], Refusal | None], Refusal]] = {}


def case(expected: Refusal) -> Callable[[Callable[[], Refusal | None]], Callable[[], Refusal | None]]:
    """A way to be refused, under its name."""

    def note(attempt: Callable[[], Refusal | None]) -> Callable[[], Refusal | None]:
        CASES[attempt.__name__] = attempt, expected
        return attempt

    return note


def turn(**ada: object) -> Lab:
    """Ada's turn, with four cards of her own in four places."""
    given = {"hand": ["Goon", "Follower"], "play": ["R'lyeh"], "discard": ["Initiate"], "power": 2, **ada}
    ben = {"play": ["Carcosa"], "discard": ["Goon"], "hand": ["Follower"]}
    return Lab(Ada=given, Ben=ben, table={"row": ROW, "general_deck": ["The Silver Key"]})


def four(card: str, **seats: dict[str, object]) -> Lab:
    """Four players: Ada is asked about a card, Cora sits out of reach."""
    given: dict[str, dict[str, object]] = {name: {} for name in FOUR} | seats
    rows = {"row.Ada-Ben": ROW[:3], "row.Ben-Cora": ["Yithian", "The King in Yellow", "Nyarlathotep"]}
    return Lab(**{**given, "Ada": {"hand": [card, "Goon", "Follower"], **given["Ada"]}}, table=rows)


def sharing(ben: list[str], ada: list[str] | None = None) -> Lab:
    """Ada shares out a loss of 4 among Ben and his Locations."""
    lab = Lab(Ada={"hand": ["Mi-Go"], "play": ada or []}, Ben={"play": ben, "discard": ["Lodge No. 13"]})
    lab.plays_and_uses("Ada", "Mi-Go")
    return lab


def abjuring() -> Lab:
    """Ada is asked what to abjure."""
    lab = four("Ghoul", Ben={"discard": ["Follower"]}, Ada={"discard": ["Miskatonic University"]})
    lab.plays_and_uses("Ada", "Ghoul")
    return lab


# --- the turn ----------------------------------------------------------------------------------------------------


@case(refused("not-own-turn", other="Ada"))
def a_card_in_the_turn_of_another() -> Refusal | None:
    return turn().refused("Ben", "Ben.hand/Follower", "Ben.play")


@case(refused("other-answers", other="Ben"))
def a_card_while_another_discards() -> Refusal | None:
    lab = Lab(Ada={"hand": ["Robed Regular", "Goon"]}, Ben={"hand": ["Goon", "Follower"]})
    lab.plays_and_uses("Ada", "Robed Regular")
    lab.do("Ada", "choose", target="Ben")
    return lab.refused("Ada", "Ada.hand/Goon", "Ada.play")


@case(refused("already-in-play", card="R'lyeh"))
def a_card_in_play_that_is_moved() -> Refusal | None:
    return turn().refused("Ada", "Ada.play/R'lyeh", "Ada.play")


@case(refused("not-own-card", card="Carcosa", other="Ben"))
def a_card_of_another() -> Refusal | None:
    return turn().refused("Ada", "Ben.play/Carcosa")


@case(refused("not-own-card", card="Carcosa", other="Ben"))
def an_ability_of_another() -> Refusal | None:
    return turn().refused("Ada", "Ben.play/Carcosa", ability(0))


@case(refused("not-in-play", card="Goon"))
def an_ability_in_hand() -> Refusal | None:
    return turn().refused("Ada", "Ada.hand/Goon", ability(0))


@case(refused("hand-is-hidden", other="Ben"))
def the_hand_of_another() -> Refusal | None:
    return turn().refused("Ada", "Ben.hand")


@case(refused("deck-waits"))
def the_own_deck() -> Refusal | None:
    return turn().refused("Ada", "Ada.deck")


@case(refused("discard-waits", card="Initiate"))
def a_card_in_the_discard_pile() -> Refusal | None:
    return turn().refused("Ada", "Ada.discard/Initiate", "Ada.play")


@case(refused("answer-first", card="Mi-Go"))
def an_ability_while_another_is_carried_out() -> Refusal | None:
    lab = sharing(["Carcosa"], ["R'lyeh"])
    return lab.refused("Ada", "Ada.play/R'lyeh", ability(0))


# --- abilities ---------------------------------------------------------------------------------------------------


@case(refused("ability-used", card="Follower"))
def an_ability_that_was_used() -> Refusal | None:
    lab = turn()
    lab.plays_and_uses("Ada", "Follower")
    return lab.refused("Ada", "Ada.play/Follower", ability(0))


@case(refused("ability-used", card="Follower"))
def a_card_whose_only_ability_was_used() -> Refusal | None:
    lab = turn()
    lab.plays_and_uses("Ada", "Follower")
    return lab.refused("Ada", "Ada.play/Follower")


@case(refused("other-half-used", card="Arkham Asylum"))
def a_half_whose_other_half_was_used() -> Refusal | None:
    lab = turn(play=["Arkham Asylum"])
    lab.use("Ada", "Arkham Asylum", 0, 0)
    return lab.refused("Ada", "Ada.play/Arkham Asylum", ability(0, 1))


@case(refused("not-by-itself", card="R'lyeh"))
def a_color_that_only_the_card_itself_has() -> Refusal | None:
    return turn().refused("Ada", "Ada.play/R'lyeh", ability(1))


@case(refused("needs-color", color="yellow"))
def a_color_that_is_not_there() -> Refusal | None:
    return turn(play=["Ghoul"]).refused("Ada", "Ada.play/Ghoul", ability(1))


@case(refused("needs-type", type="Artifact"))
def a_type_that_is_not_there() -> Refusal | None:
    return turn(play=["Mi-Go"]).refused("Ada", "Ada.play/Mi-Go", ability(1))


@case(refused("needs-discard"))
def nobody_has_discarded() -> Refusal | None:
    return turn(play=["Red Hook Basement"]).refused("Ada", "Ada.play/Red Hook Basement", ability(1))


@case(refused("needs-abjure"))
def nothing_was_abjured() -> Refusal | None:
    return turn(play=["Sacrificial Spork"]).refused("Ada", "Ada.play/Sacrificial Spork", ability(1))


@case(refused("needs-both", need="an Entity in play and a card abjured this turn"))
def two_prerequisites() -> Refusal | None:
    return turn(play=["Shining Trapezohedron"]).refused("Ada", "Ada.play/Shining Trapezohedron", ability(1))


@case(refused("needs-color", color="yellow"))
def a_card_whose_first_ability_was_used() -> Refusal | None:
    lab = turn(play=["Ghoul"])
    lab.use("Ada", "Ghoul")
    lab.passes("Ada")
    return lab.refused("Ada", "Ada.play/Ghoul")


# --- Available cards, decks and the box -----------------------------------------------------------------------------


@case(refused("cannot-afford", card="Dagon", cost=5, player="Ada", power=2))
def a_card_too_dear() -> Refusal | None:
    return turn().refused("Ada", "table.row/Dagon", "Ada.discard")


@case(refused("cannot-afford", card="Initiate", cost=2, player="Ada", power=1))
def an_initiate_too_dear() -> Refusal | None:
    return turn(power=1).refused("Ada", "table.initiates", "Ada.discard")


@case(refused("not-yet-available"))
def the_top_of_the_general_deck() -> Refusal | None:
    return turn().refused("Ada", "table.general_deck/The Silver Key", "Ada.discard")


@case(refused("no-initiates"))
def no_initiate_left() -> Refusal | None:
    lab = Lab(Ada={"power": 2}, Ben={}, table={"initiates": []})
    return lab.refused("Ada", "table.initiates")


@case(refused("card-out-of-reach", card="Yithian", player="Ada"))
def a_card_in_a_row_between_others() -> Refusal | None:
    return four("Goon").refused("Ada", "table.row.Ben-Cora/Yithian", "Ada.discard")


@case(refused("in-the-box", card="Goon"))
def a_card_abjured_this_turn() -> Refusal | None:
    lab = turn(hand=["Ghoul", "Goon"])
    lab.plays_and_uses("Ada", "Ghoul")
    lab.do("Ada", "choose", target="Ada.hand/Goon")
    return lab.refused("Ada", "table.box/Goon", "Ada.discard")


@case(refused("not-abjured-now", card="Goon"))
def a_card_abjured_long_ago() -> Refusal | None:
    lab = Lab(Ada={}, Ben={}, table={"box": ["Goon"]})
    return lab.refused("Ada", "table.box/Goon")


# --- loss --------------------------------------------------------------------------------------------------------


@case(refused("sanctuary", other="Ben", blocker="R'lyeh"))
def loss_for_a_player_with_a_sanctuary() -> Refusal | None:
    lab = sharing(["R'lyeh", "Carcosa"])
    return lab.refused("Ada", "Ada.play/Mi-Go", "Ben")


@case(refused("nexus", other="Ben", blocker="Ghoul Warren"))
def loss_for_a_location_behind_a_nexus() -> Refusal | None:
    lab = sharing(["Ghoul Warren", "Carcosa"])
    return lab.refused("Ada", "Ada.play/Mi-Go", "Ben.play/Carcosa")


@case(refused("not-a-location", card="Mi-Go"))
def loss_for_another_card() -> Refusal | None:
    return sharing(["Carcosa"]).refused("Ada", "Ada.play/Mi-Go")


@case(refused("location-not-in-play", card="Lodge No. 13"))
def loss_for_a_location_in_a_pile() -> Refusal | None:
    return sharing(["Carcosa"]).refused("Ada", "Ada.play/Mi-Go", "Ben.discard/Lodge No. 13")


@case(refused("not-oneself", card="Mi-Go", player="Ada"))
def loss_for_oneself() -> Refusal | None:
    return sharing(["Carcosa"]).refused("Ada", number_ref(2), "Ada")


@case(refused("not-oneself", card="Mi-Go", player="Ada"))
def loss_for_one_s_own_location() -> Refusal | None:
    return sharing(["Carcosa"], ["R'lyeh"]).refused("Ada", "Ada.play/R'lyeh")


@case(refused("too-much-loss", left=4, amount=5))
def more_loss_than_there_is() -> Refusal | None:
    return sharing(["Carcosa"]).refused("Ada", number_ref(5), "Ben")


@case(refused("location-has-less", card="Ghoul Warren", left=3, amount=4))
def more_loss_than_a_location_can_take() -> Refusal | None:
    return sharing(["Ghoul Warren"]).refused("Ada", number_ref(4), "Ben.play/Ghoul Warren")


@case(refused("other-share", other="Ben"))
def loss_for_the_neighbor_who_is_next() -> Refusal | None:
    lab = four("Mi-Go", Ben={"play": ["Carcosa"]})
    lab.plays_and_uses("Ada", "Mi-Go")
    return lab.refused("Ada", "Ada.play/Mi-Go", "Dot")


@case(refused("player-out-of-reach", other="Cora", player="Ada"))
def loss_for_a_location_across_the_table() -> Refusal | None:
    lab = four("Mi-Go", Ben={"play": ["Carcosa"]}, Cora={"play": ["Red Hook Basement"]})
    lab.plays_and_uses("Ada", "Mi-Go")
    return lab.refused("Ada", "Ada.play/Mi-Go", "Cora.play/Red Hook Basement")


# --- players, Locations, abjured cards ---------------------------------------------------------------------------


@case(refused("player-out-of-reach", other="Cora", player="Ada"))
def a_player_across_the_table() -> Refusal | None:
    lab = four("Robed Regular")
    lab.plays_and_uses("Ada", "Robed Regular")
    return lab.refused("Ada", "Cora")


@case(refused("player-out-of-reach", other="Cora", player="Ada"))
def a_player_across_the_table_in_the_own_turn() -> Refusal | None:
    return four("Goon").refused("Ada", "Cora")


@case(refused("out-of-the-game", other="Cora"))
def a_player_who_is_out() -> Refusal | None:
    lab = Lab(Ada={"hand": ["Robed Regular"]}, Ben={}, Cora={"sanity": 0, "deck": []}, Dot={})
    lab.plays_and_uses("Ada", "Robed Regular")
    return lab.refused("Ada", "Cora")


@case(refused("choose-a-player", card="Robed Regular", player="Ada"))
def a_card_instead_of_a_player() -> Refusal | None:
    lab = turn(hand=["Robed Regular", "Goon"])
    lab.plays_and_uses("Ada", "Robed Regular")
    return lab.refused("Ada", "Ben.play/Carcosa")


@case(refused("discard-from-hand", card="Robed Regular", player="Ben", left=1))
def something_else_instead_of_a_card_from_hand() -> Refusal | None:
    lab = Lab(Ada={"hand": ["Robed Regular"]}, Ben={"hand": ["Goon", "Follower"], "play": ["Carcosa"]})
    lab.plays_and_uses("Ada", "Robed Regular")
    lab.do("Ada", "choose", target="Ben")
    return lab.refused("Ben", "Ben.play/Carcosa")


def destroying() -> Lab:
    lab = Lab(
        Ada={"hand": ["Emergency Elder Sign"]},
        Ben={"play": ["Carcosa"], "discard": ["Lodge No. 13"]},
        Cora={"play": ["Red Hook Basement"]},
        Dot={"play": ["R'lyeh"]},
    )
    lab.plays_and_uses("Ada", "Emergency Elder Sign", 2)
    return lab


@case(refused("no-location", card="Emergency Elder Sign"))
def a_card_that_is_no_location() -> Refusal | None:
    return destroying().refused("Ada", "Ada.play/Emergency Elder Sign")


@case(refused("location-not-in-play", card="Lodge No. 13"))
def a_location_that_is_not_in_play() -> Refusal | None:
    return destroying().refused("Ada", "Ben.discard/Lodge No. 13")


@case(refused("player-out-of-reach", other="Cora", player="Ada"))
def a_location_across_the_table() -> Refusal | None:
    return destroying().refused("Ada", "Cora.play/Red Hook Basement")


@case(refused("choose-a-location", card="Emergency Elder Sign"))
def a_player_instead_of_a_location() -> Refusal | None:
    return destroying().refused("Ada", "Ada.play/Emergency Elder Sign", "Ben")


def acquiring() -> Lab:
    lab = Lab(
        Ada={"hand": ["The Silver Key", "Ghoul", "Ghoul", "Goon", "Follower", "Follower"]},
        Ben={},
        table={"box": ["Initiate"]},
    )
    for copy, abjured in (("Ghoul#1", "Goon"), ("Ghoul#2", "Follower")):
        lab.do("Ada", "play", "Ghoul")
        lab.use("Ada", copy)
        lab.do("Ada", "choose", target=f"Ada.hand/{abjured}")
    lab.plays_and_uses("Ada", "The Silver Key", 2)
    return lab


@case(refused("not-abjured-now", card="Initiate"))
def a_card_that_has_been_in_the_box_for_long() -> Refusal | None:
    return acquiring().refused("Ada", "table.box/Initiate")


@case(refused("choose-from-the-box", card="The Silver Key"))
def a_card_that_is_not_in_the_box() -> Refusal | None:
    return acquiring().refused("Ada", "Ada.hand/Follower")


# --- abjuring ----------------------------------------------------------------------------------------------------


@case(refused("too-dear-to-abjure", card="The Strange High House", cost=7))
def a_card_too_dear_to_abjure() -> Refusal | None:
    lab = turn(hand=["Ghoul"], discard=["The Strange High House"])
    lab.plays_and_uses("Ada", "Ghoul")
    return lab.refused("Ada", "Ada.discard/The Strange High House")


@case(refused("not-from-there", player="Ada"))
def a_card_in_play() -> Refusal | None:
    return abjuring().refused("Ada", "Ada.play/Ghoul")


@case(refused("not-from-there", player="Ada"))
def a_card_in_the_pile_of_another() -> Refusal | None:
    return abjuring().refused("Ada", "Ben.discard/Follower")


@case(refused("card-out-of-reach", card="Yithian", player="Ada"))
def an_available_card_between_others() -> Refusal | None:
    return abjuring().refused("Ada", "table.row.Ben-Cora/Yithian")


# --- the tests ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_says_why(name: str) -> None:
    attempt, expected = CASES[name]
    assert attempt() == expected


def test_every_reason_has_a_case() -> None:
    assert {expected.key for _, expected in CASES.values()} == set(CLAUSES[GAME.slug])


def test_what_can_be_done_is_not_explained_away() -> None:
    lab = turn(power=3)
    assert lab.refused("Ada", "Ada.hand/Goon", "Ben") is None
    assert lab.refused("Ada", "table.row/Ghoul", "Ada.play") is None
    assert lab.refused("Ada", "Ada.play/R'lyeh", ability(0)) is None


def test_whoever_only_watches_is_refused_nothing() -> None:
    lab = turn()
    assert GAME.words.refusal(view_of(lab.state, SPECTATOR), lab.ref("Ada.hand/Goon"), NONE, lab.names) is None


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_whatever_is_put_anywhere_a_refusal_has_all_that_its_sentence_names(seats: int) -> None:
    match = Match(GAME, list(FOUR[:seats]), {}, seats)
    chooser = random.Random(seats)
    cards = range(len(match.table.faces))
    zones = [zone_ref(zone) for zone in range(GAME.layout.zone_count(seats))]
    others = [*zones, *(seat_ref(seat) for seat in range(seats)), *(number_ref(number) for number in range(9)), NONE]
    while not match.over and len(match.answers) < 150:
        for looker in range(seats):
            view = match.view(looker)
            for _ in range(12):
                source, target = chooser.choice([*cards, *others]), chooser.choice([*cards, *others])
                refusal = GAME.words.refusal(view, source, target, match.names)
                assert refusal is None or refusal.sentence
        seat = match.asked_seats[0]
        match.answer(seat, chooser.choice(match.view(seat).options))
