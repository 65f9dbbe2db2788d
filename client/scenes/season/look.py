"""The favor "look": cards that a neighbor mentions before the match."""

from __future__ import annotations

from collections.abc import Callable

from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from client.scenes.gallery.card_rows import CardFace, CardRows
from client.widgets import Dialog, DialogButton, Widget, Words
from client.widgets.style import LABEL
from engine.session.session import Session
from engine.street.season_playing import Season, look_cards
from engine.words.say import season as say

_WIDTH = 620.0


def look_dialog(season: Season, session: Session, street: str, words: str, then: Callable[[], None]) -> Dialog | None:
    """Return the dialog that shows the cards; None if there are none. `words` is the sentence above them."""
    match = session.match
    game = match.game
    known = {face["title"]: face for face in game.shows.faces()}
    compositor = FaceCompositor(Theme.load(game.slug))
    content: list[Widget] = []
    for seat, cards in look_cards(season, match, street).items():
        names = [game.words.card_name(match.table, card) for card in cards]
        owner = say("look-next") if seat < 0 else say("look-of", name=session.names[seat])
        content.append(Words(say("look-cards", owner=owner, cards=", ".join(names)), LABEL, line_height=1.25))
        faces = [Face.from_data(known[name]) for name in names if name in known]
        if faces:
            content.append(CardRows([CardFace(face, compositor, "") for face in faces]))
    if not content:
        return None
    answers = [DialogButton(say("play"), then, "primary", "play")]
    return Dialog(say("look-title"), words, answers, content=content, width=_WIDTH)
