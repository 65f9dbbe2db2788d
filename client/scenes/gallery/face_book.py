"""A game's cards for screens that list them: faces with texts, drawn a few at a time."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any

import pygame

from client.art import paint
from client.cards.compositor import FaceCompositor
from client.cards.face import Face, FaceProblem
from client.cards.theme import Theme
from client.look.schema import ThemeProblem
from engine.kernel.game.game import Game
from engine.words.assets import AssetMissing
from engine.words.say import gallery as say

BUDGET_MS = 14.0
"""Milliseconds of each frame that may be spent on drawing new faces."""


_log = logging.getLogger(__name__)


def theme_of(slug: str) -> Theme | None:
    """Return the theme of a game, or None (with a line in the program's log) if it can't be read."""
    try:
        return Theme.load(slug)
    except (ThemeProblem, AssetMissing) as problem:
        _log.warning("%s", problem)
        return None


def texts_of(face: Face) -> list[str]:
    """Return a card's full rules text, with the cost as text."""
    full, cost = face.fields.get("full"), face.fields.get("cost")
    texts = [full] if isinstance(full, str) and full else [line.text for line in face.lines]
    return [say("cost", cost=cost), *texts] if isinstance(cost, str) and cost else texts


def plain_text(face: Face) -> str:
    """Return the rules text of a card on one line."""
    return " ".join(texts_of(face))


def kind_words(kind: str) -> str:
    """Return the plural of a kind of cards: "twist" gives "Twists"."""
    words = kind.replace("-", " ").capitalize()
    if words.endswith("y") and words[-2:-1] not in "aeiou":
        return f"{words[:-1]}ies"
    return words if words.endswith("s") else f"{words}s"


class FaceBook:
    """Every face of a game, and their pictures.

    New faces take some milliseconds each. Between `begin` and the end of a frame few enough
    are drawn to keep the frame short. The others are blank until the next frame, which `pending` asks for.
    """

    def __init__(self, game: Game, theme: Theme) -> None:
        self.theme = theme
        self.pending = False
        self._compositor = FaceCompositor(theme)
        self._deadline: float | None = None
        self._drawn: set[tuple[Any, ...]] = set()
        self.faces: list[Face] = []
        self.origins: dict[str, str] = {}
        """What is to be said of a card's origin, by its id."""
        for data in game.shows.faces():
            face = self._read(data)
            if face is not None:
                self.faces.append(face)
                fields = data.get("fields", {})
                origin = fields.get("origin", "" if fields.get("confirmed", True) else say("our-wording"))
                if origin:
                    self.origins[face.id] = origin

    def add_pack(self, game: Game, name: str) -> None:
        """Add the game's cards that aren't in the book yet, marked with the name of their pack."""
        known = {face.id for face in self.faces}
        for data in game.shows.faces():
            face = self._read(data) if data["id"] not in known else None
            if face is not None:
                self.faces.append(face)
                self.origins[face.id] = say("card-pack", name=name)

    def _read(self, data: dict[str, Any]) -> Face | None:
        seats = self.theme.seats
        number = data.get("fields", {}).get("seat")
        seat = seats[number].key if isinstance(number, int) and number < len(seats) else ""
        try:
            return Face.from_data(data, seat)
        except FaceProblem as problem:
            _log.warning("%s", problem)
            return None

    def kinds(self) -> list[str]:
        """Return the kinds of cards, in the order of the game's list."""
        return list(dict.fromkeys(face.kind for face in self.faces))

    def of_kind(self, kind: str) -> list[Face]:
        """Return the cards of one kind."""
        return [face for face in self.faces if face.kind == kind]

    # -- pictures ---------------------------------------------------------------------------------------------

    def begin(self, patient: bool = False) -> None:
        """Begin a frame; a patient one draws everything, however long it takes."""
        self.pending = False
        self._deadline = None if patient else perf_counter() + BUDGET_MS / 1000

    def shape(self, face: Face, detail: str = "zoom") -> float:
        """Return the height divided by the width."""
        layout = self.theme.layout(face.kind, self.theme.detail_of(face.kind, detail))
        return layout.height / layout.width

    def picture(self, face: Face, width: int, detail: str = "zoom") -> pygame.Surface:
        """Return the face `width` pixels wide, or a blank card while it has to wait. Don't draw on it."""
        detail = self.theme.detail_of(face.kind, detail)
        key = (face.key, width, detail)
        if key not in self._drawn:
            if self._deadline is not None and perf_counter() > self._deadline:
                self.pending = True
                return self._blank(face, width, detail)
            self._drawn.add(key)
        try:
            return self._compositor.draw(face, width, detail)
        except (ThemeProblem, AssetMissing) as problem:
            _log.warning("%s", problem)
            return self._blank(face, width, detail)

    def _blank(self, face: Face, width: int, detail: str) -> pygame.Surface:
        height = self._compositor.height(face, width, detail)
        radius = self.theme.card_radius * width / 300
        return paint.panel_surface((width, height), radius, self.theme.color("desk"))
