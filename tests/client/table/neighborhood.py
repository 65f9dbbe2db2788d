"""Matches of Nasty Neighbours that have come to a certain question, and a person who sits there."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pygame

from client.layout.grid import rect_of_place
from engine.games import load
from engine.kernel.game.traits import HasLines, HasNamedWindows, HasPicks, HasWindows
from engine.kernel.match.match import Match
from engine.kernel.state.refs import PLACE, describe
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from tests.client.sessions import look
from tests.client.table.sitting import Sitting

GAME = load("nasty-neighbours")
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal")
Wanted = Callable[[View], bool]


def kind(view: View) -> str:
    """What kind of question a seat is asked."""
    return GAME.question_kinds[view.question[1]] if view.question is not None else ""


def verb(option: Option) -> str:
    """The verb of an answer."""
    return GAME.verbs[option[0]]


def offers(view: View, name: str) -> list[Option]:
    """The answers with a verb."""
    return [option for option in view.options if verb(option) == name]


@lru_cache(maxsize=32)
def match_at(wanted: Wanted, players: int = 3) -> tuple[dict[str, Any], int]:
    """A match as a document in which a seat is asked something wanted, and the seat."""
    for seed in range(1, 80):
        chance = random.Random(seed)
        match = Match(GAME, NAMES[:players], {}, seed)
        while not match.over and len(match.answers) < 500:
            seat = match.asked_seats[0]
            view = match.view(seat)
            if wanted(view):
                return match.to_document(), seat
            match.answer(seat, chance.choice(view.options))
    raise AssertionError("no match has come to that")


def seated(wanted: Wanted, players: int = 3, kinds: str = "random", **settings: Any) -> Sitting:
    """A person at the seat that is asked, others (`kinds`) around, on a table where nothing moves."""
    document, seat = match_at(wanted, players)
    match = Match.from_document(GAME, document)
    settings = {"size": (1920, 1080), **settings}
    sitting = Sitting(["human" if other == seat else kinds for other in range(players)], match=match, **settings)
    look(sitting.session)
    sitting.app.go(sitting.scene)
    sitting.wait(600)
    return sitting


def given(sitting: Sitting, before: int, seat: int | None = None) -> list[Option]:
    """The answers of a seat since there were so many in all."""
    answers = sitting.session.match.answers[before:]
    return [answer.option for answer in answers if seat in (None, answer.seat)]


def count(sitting: Sitting) -> int:
    """How many answers there are."""
    return len(sitting.session.match.answers)


def rect_at(sitting: Sitting, ref: int) -> pygame.Rect:
    """Where a place of a yard is."""
    hand = sitting.scene.hand
    rect = rect_of_place(hand.view, hand.arrangement, ref)
    assert describe(ref)[0] == PLACE and rect is not None
    return rect


def center_of(sitting: Sitting, zone: str, seat: int = -1) -> tuple[int, int]:
    """The middle of a zone."""
    layout = GAME.layout
    index = layout.seat_zone(zone, seat) if seat >= 0 else layout.table_zone(zone)
    cards = sitting.scene.hand.arrangement.in_zone(index)
    return cards[-1].hit.center if cards else sitting.scene.hand.arrangement.zone_rects[index].center


# --- moments ----------------------------------------------------------------------------------------------------


def turns_up(view: View) -> bool:
    """In Spring or Fall: a card of the own yard is turned up."""
    return kind(view) == "turn_up" and len(view.options) > 2


def takes(view: View) -> bool:
    """In the own turn, without a window before it: the draw pile or the bin."""
    return kind(view) == "take" and len(offers(view, "take")) == len(offers(view, "draw")) == 1


def places(view: View) -> bool:
    """A card drawn can be put on every place of the own yard or discarded; nothing else can be done."""
    return (
        kind(view) == "place"
        and len(offers(view, "place")) == 9
        and len(offers(view, "discard")) == 1
        and len(view.options) == 10
    )


def beside_a_gap(view: View) -> bool:
    """A card drawn can be put somewhere, but not everywhere."""
    return kind(view) == "place" and 2 < len(offers(view, "place")) < 9


def places_stumped(view: View) -> bool:
    """A Stumped can be put into any yard."""
    return kind(view) == "place" and len(offers(view, "place")) > 16


def completes(view: View) -> bool:
    """A card drawn would complete a line somewhere, and nowhere else."""
    lines = [option for option in offers(view, "place") if GAME.trait(HasLines).lines(view, option)]
    return places(view) and 0 < len(lines) < 9


def is_diagonal(option: Option) -> bool:
    """Whether an answer removes a diagonal of a yard of nine."""
    return verb(option) == "remove_line" and describe(option[2])[1] >= 6


def removes(view: View) -> bool:
    """A row or a column has just been completed."""
    found = offers(view, "remove_line")
    return kind(view) == "lines" and len(found) == 1 and not is_diagonal(found[0])


def removes_diagonal(view: View) -> bool:
    """A diagonal has just been completed."""
    return kind(view) == "lines" and any(is_diagonal(option) for option in view.options)


def may_play_first(view: View) -> bool:
    """In the window at the beginning of the own turn, with a card to play."""
    return (
        kind(view) == "react"
        and GAME.trait(HasNamedWindows).next_question(view) is not None
        and bool(offers(view, "play"))
    )


def chooses_places(view: View) -> bool:
    """A Nasty Neighbour card asks for places of yards."""
    targets = {describe(option[2])[0] for option in view.options}
    return kind(view) == "card" and targets == {PLACE} and len(view.options) > 3


def chooses_player(view: View) -> bool:
    """A card asks for a player."""
    return kind(view) == "player" and len(view.options) > 1


def chooses_in_bin(view: View) -> bool:
    """A card asks for one of several cards of the bin."""
    pile = set(view.zone("bin"))
    return kind(view) == "card" and len(pile & {option[2] for option in view.options}) > 2


def may_answer(view: View) -> bool:
    """An Instant Action is revealed, and there is a card against it."""
    return (
        kind(view) == "react"
        and GAME.trait(HasNamedWindows).window(view) == "instant"
        and any(GAME.trait(HasWindows).is_worth_asking(view, option) for option in offers(view, "play"))
    )


def places_with_cards(view: View) -> bool:
    """A card is to be placed, and a Nasty Neighbour card in hand could be played in a window."""
    free = [card for card in view.zone("nasty", view.seat) if not GAME.shows.face(view, card)["fields"].get("veil")]
    return places(view) and bool(free)


def holds_over_the_fence(view: View) -> bool:
    """A card is to be placed, and Over the Fence in hand."""
    names = [GAME.shows.face(view, card)["id"] for card in view.zone("nasty", view.seat)]
    return places(view) and "over-the-fence" in names


def holds_a_veiled_card(view: View) -> bool:
    """A card is to be placed, and a Nasty Neighbour card in hand says why it cannot be played."""
    held = view.zone("nasty", view.seat)
    return places(view) and any(GAME.shows.face(view, card)["fields"].get("veil") for card in held)


def chooses_a_second_place(view: View) -> bool:
    """A card has had one place chosen and asks for another."""
    return chooses_places(view) and len(GAME.trait(HasPicks).picks(view)) == 1
