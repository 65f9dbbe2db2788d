"""Matches of Cthulhu Realms that have come to a certain question, and a person who sits there."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from client.layout.pieces import Piece
from client.table.hand.tag_strips import TagStrip
from engine.games import load
from engine.kernel.game.traits import HasQuickAnswers
from engine.kernel.match.match import Match
from engine.kernel.state.refs import NUMBER_BASE
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from tests.client.table.sitting import Sitting

GAME = load("cthulhu-realms")
NAMES = ("Mina", "Ada", "Howard", "Wilbur")
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
def match_at(wanted: Wanted, players: int = 2, earliest: int = 40) -> tuple[dict[str, Any], int]:
    """A match as a document in which a seat is asked something wanted, and the seat. Nobody ends a turn early."""
    for seed in range(1, 60):
        chance = random.Random(seed)
        match = Match(GAME, NAMES[:players], {}, seed)
        for number in range(900):
            if match.over:
                break
            seat = match.asked_seats[0]
            view = match.view(seat)
            if number >= earliest and wanted(view):
                return match.to_document(), seat
            busy = [option for option in view.options if verb(option) != "end_turn"]
            match.answer(seat, chance.choice(busy or list(view.options)))
    raise AssertionError("no match has come to that")


def seated(wanted: Wanted, players: int = 2, earliest: int = 40, **settings: Any) -> Sitting:
    """A person at the seat that is asked, computers at the others, on a table where nothing moves."""
    document, seat = match_at(wanted, players, earliest)
    match = Match.from_document(GAME, document)
    kinds = ["human" if other == seat else "random" for other in range(players)]
    sitting = Sitting(kinds, match=match, size=(1920, 1080), **settings)
    sitting.wait(100)
    return sitting


def given(sitting: Sitting, before: int) -> list[Option]:
    """The answers since there were so many."""
    return [answer.option for answer in sitting.session.match.answers[before:]]


def count(sitting: Sitting) -> int:
    """How many answers there are."""
    return len(sitting.session.match.answers)


def strips(sitting: Sitting, state: str) -> list[TagStrip]:
    """The rows of tags in a state."""
    return [strip for row in sitting.scene.hand.strips.values() for strip in row if strip.state == state]


def hand(sitting: Sitting) -> list[Piece]:
    """The cards of the viewer's hand, from left to right."""
    zone = GAME.layout.seat_zone("hand", sitting.session.viewer)
    return sorted(sitting.scene.hand.arrangement.in_zone(zone), key=lambda piece: piece.hit.centerx)


# --- moments ----------------------------------------------------------------------------------------------------


def busy_turn(view: View) -> bool:
    """In a turn: cards in hand, several in play, an ability to use."""
    return (
        kind(view) == "turn"
        and len(view.zone("hand", view.seat)) > 1
        and len(view.zone("play", view.seat)) > 2
        and len(offers(view, "use")) > 1
    )


def dim_tag(view: View) -> bool:
    """In a turn: an ability that cannot be used yet beside one that can."""
    if kind(view) != "turn" or not offers(view, "use"):
        return False
    states = {tag["state"] for card in view.zone("play", view.seat) for tag in GAME.shows.face(view, card)["tags"]}
    return states >= {"ready", "dim", "used"}


def can_acquire(view: View) -> bool:
    """In a turn: something can be acquired."""
    return kind(view) == "turn" and bool(offers(view, "acquire"))


def several_shares(view: View) -> bool:
    """A loss of three or more that can be split three ways."""
    return (
        kind(view) == "loss"
        and len({option[2] for option in view.options}) > 2
        and max(option[1] for option in view.options) - NUMBER_BASE >= 3
    )


def is_lethal(view: View) -> bool:
    """A loss that can end somebody's game."""
    return kind(view) == "loss" and any(GAME.words.confirmation(view, option, NAMES) for option in view.options)


def whole_hand(view: View) -> bool:
    """At the beginning of a turn, with five cards that can be played."""
    return kind(view) == "turn" and len(offers(view, "play")) == 5 and not offers(view, "use")


def helpful(view: View) -> bool:
    """In a turn: several abilities that only help."""
    helps = [
        option
        for sweep in GAME.trait(HasQuickAnswers).sweeps(view)
        if sweep.name == "use_helpful"
        for option in sweep.options
        if verb(option) == "use"
    ]
    return kind(view) == "turn" and len(helps) > 1
