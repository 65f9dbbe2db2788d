"""The faces of cards at a table: made once for what is said, and the same again when that is said again."""

from __future__ import annotations

import pytest

from client.cards.faces import Faces
from client.cards.theme import Theme
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.view import View
from tests.client.table.cult import GAME, kind, match_at, offers


def _asks(view: View) -> bool:
    """In a turn with several cards in play: an ability that asks something when it is used."""
    return kind(view) == "turn" and len(view.zone("play", view.seat)) > 3 and bool(_asking(view))


def _asking(view: View) -> list[tuple[int, int, int]]:
    return [
        option
        for option in offers(view, "use")
        for tag in GAME.shows.face(view, option[1])["tags"]
        for row in tag["rows"]
        if tuple(row["option"]) == option and row["cells"][0]["icon"] == "draw"
    ]


@pytest.mark.usefixtures("screen")
def test_the_cards_in_play_look_as_before_a_question_in_between() -> None:
    document, seat = match_at(_asks)
    match = Match.from_document(GAME, document)
    faces = Faces(Theme.load(GAME.slug), GAME, ("moon", "anchor"))
    view = match.view(seat)
    option = _asking(view)[0]
    cards = [card for card in view.zone("play", seat) if card != option[1]]
    faces.look_at(view, "before")
    before = [faces.face(card) for card in cards]
    match.answer(seat, option)
    faces.look_at(match.view(seat), "between")
    between = [faces.face(card) for card in cards]
    assert kind(match.view(seat)) == "choose" and between != before
    faces.look_at(view, "after")
    assert all(faces.face(card) is face for card, face in zip(cards, before, strict=True))


@pytest.mark.usefixtures("screen")
def test_a_card_on_its_way_does_not_say_why_it_could_not_be_used_in_the_hand() -> None:
    game = load("nasty-neighbours")
    hand, action = game.layout.seat_zone("nasty", 0), game.layout.table_zone("action")
    views = (Match(game, ("Ada", "Ben"), {"nasty_cards": 4}, seed).view(0) for seed in range(60))
    view, card = next(
        (view, card) for view in views for card in view.zones[hand] if game.shows.face(view, card)["fields"].get("veil")
    )
    faces = Faces(Theme.load(game.slug), game, ("moon", "anchor"))
    faces.look_at(view, "now")
    assert faces.face(card).fields["veil"] and faces.face(card, hand).fields["veil"]
    assert "veil" not in faces.face(card, action).fields
