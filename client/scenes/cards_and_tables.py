"""Selects a nameplate, and card backs and tables for each game, from pictures.

An open match shows them when it returns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from client.art import svg
from client.cards.choices import BACKS, EARNED, GROUNDS, USUAL, DrawingChoice
from client.scenes.games import game_entries
from client.scenes.page import Page
from client.shell.scene import Host
from client.widgets import Labeled, ScrollArea, Segments, titled_panel
from engine.street.season_file import Reward
from engine.words.say import scenes as say

_WIDEST = 880.0
_HEIGHT, _INSET = 104.0, 7.0
_EARNED = {"back": "back", "ground": "cloth"}
_DARK = 105
"""The mean brightness below which a ground is dark, 0 to 255."""
_SHAPES = {"back": 5 / 7, "ground": 16 / 9}
"""Width by height of the pictures."""


class Pictures(Segments):
    """A choice of drawings side by side. `shape` is width divided by height."""

    def __init__(
        self, drawings: Mapping[str, str], words: Sequence[str], shape: float, value: str, then: Callable[[str], None]
    ) -> None:
        super().__init__(list(zip(drawings, words, strict=True)), value, height=_HEIGHT, then=then)
        self._drawings = list(drawings.values())
        self._shape = shape

    def natural_width(self, unit: float) -> int:
        return round(len(self.options) * (self._shape * (_HEIGHT - 2 * _INSET) + 3 * _INSET) * unit)

    def draw_option(self, surface: pygame.Surface, number: int, cell: pygame.Rect, size: float, color: str) -> None:
        if not self._drawings[number]:
            super().draw_option(surface, number, cell, size, color)
            return
        height = min(cell.height - 2 * self.px(_INSET - 3), (cell.width - self.px(_INSET)) / self._shape)
        picture = svg.image(self._drawings[number], height * self._shape, height)
        surface.blit(picture, picture.get_rect(center=cell.center))


class CardsAndTablesScene(Page):
    """Card backs and tables for each game. `back` as in `Page`. `earned` are those that seasons have earned."""

    def __init__(self, back: Callable[[], None] | None = None, earned: Sequence[Reward] = ()) -> None:
        super().__init__(say("cards-and-tables"), back)
        self._earned = earned
        self.area = ScrollArea(gap=12, padding=12, name=self.title)

    def enter(self, app: Host) -> None:
        super().enter(app)
        if self.area.children:
            return
        plates = {reward.id: reward for reward in self._earned if reward.kind == "nameplate"}
        if plates:
            drawings = {"": "", **{name: f"{EARNED}/{name}.svg" for name in plates}}
            words = [say("no-nameplate"), *(reward.title for reward in plates.values())]
            control = Pictures(drawings, words, 3.0, app.settings.nameplate, self._choose_nameplate)
            self.area.children.append(titled_panel(say("nameplate"), control))
        for game in game_entries():
            backs = self._row("back", say("card-backs"), BACKS, game.slug, app.settings.card_backs)
            grounds = self._row("ground", say("table-grounds"), GROUNDS, game.slug, app.settings.grounds)
            rows = [row for row in (backs, grounds) if row is not None]
            if game.available and rows:
                self.area.children.append(titled_panel(game.title, *rows))

    def _row(self, kind: str, label: str, choice: DrawingChoice, slug: str, chosen: dict[str, str]) -> Labeled | None:
        titles = {reward.id: reward.title for reward in self._earned if reward.kind == _EARNED[kind]}
        drawings = choice.samples(f"art/{slug}", titles)
        if not drawings:
            return None
        ground = drawings[USUAL]
        drawings = {
            number: file
            for number, file in drawings.items()
            if kind == "back" or number not in titles or _is_as_dark(file, ground)
        }
        words = [titles.get(number) or say("picture-number", number=number) for number in drawings]
        control = Pictures(drawings, words, _SHAPES[kind], chosen.get(slug, USUAL), partial(self._choose, slug, chosen))
        return Labeled(label, control)

    def _choose_nameplate(self, name: str) -> None:
        self.app.settings.nameplate = name
        self.app.apply_settings()
        self.save_settings()

    def _choose(self, slug: str, chosen: dict[str, str], number: str) -> None:
        chosen[slug] = number
        self.app.apply_settings()
        self.save_settings()

    def place_body(self) -> None:
        self.place_alone(self.area, _WIDEST)


def _is_as_dark(file: str, usual: str) -> bool:
    """Return whether a ground is dark or bright like the usual one, so that words on the table stay readable."""
    return (_brightness(file) < _DARK) == (_brightness(usual) < _DARK)


def _brightness(file: str) -> float:
    red, green, blue, _ = pygame.transform.average_color(svg.image(file, 64, 36))
    return 0.3 * red + 0.59 * green + 0.11 * blue
