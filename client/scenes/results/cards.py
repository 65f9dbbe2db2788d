"""The cards that decided a match, on its results."""

from __future__ import annotations

from client.cards.compositor import FaceCompositor
from client.cards.theme import Theme
from client.scenes.ending.look import EndingLook, deciding_cards
from client.scenes.gallery.card_rows import CardFace, CardRows
from client.widgets import Widget, Words
from client.widgets.paper import Paper
from engine.kernel.game.game import Game
from engine.kernel.state.view import View
from engine.words.say import results as say


def card_rows(look: EndingLook, game: Game, view: View, paper: Paper) -> list[Widget]:
    """Return a heading and the cards that decided a match; empty if there are none."""
    compositor = FaceCompositor(Theme.load(game.slug))
    cards = [CardFace(face, compositor, look.results.detail) for face in deciding_cards(look, game, view)]
    if not cards:
        return []
    return [Words(say("decided-by"), paper.section, paper.text, line_height=1.1), CardRows(cards)]
