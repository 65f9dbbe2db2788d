"""A match as a small picture of its table, as everybody may see it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from client.art import paint, palette
from client.art.cache import converted
from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.pieces import Status
from client.table.picture.painter import TablePainter
from client.table.picture.registry import of_table
from engine.ai.seat import HUMAN
from engine.kernel.layout import SPECTATOR
from engine.kernel.match import Match

SHAPE = 16, 9
_LAID_OUT = 480, 270
"""The size in which a table is drawn before it is reduced: smaller, and its parts fall into one another."""
_PIECES_AT_ONCE = 4


class Miniature:
    """Draws the table of a match, `size` pixels large, a step at a time. Only the painter is used: nothing is heard,
    nobody thinks, and the match stays as it is.

    Besides what the art may lack, a step raises what a match can fail with that does not fit its game.
    """

    def __init__(self, match: Match, size: tuple[int, int], radius: float = 0) -> None:
        self.picture: pygame.Surface | None = None
        """The picture with its round corners, when it is done."""
        self._steps = self._draw(match, size, radius)

    def step(self) -> bool:
        """Go on; false when it is done. The longest step takes some 50 ms."""
        return next(self._steps, None) is not None

    def _draw(self, match: Match, size: tuple[int, int], radius: float) -> Iterator[bool]:
        view, large = match.view(SPECTATOR), max(_LAID_OUT, size)
        table_map = of_table(view.table)
        painter = TablePainter(Theme.load(match.game.slug), table_map, match.game, large)
        yield True
        person = next((seat for seat, kind in enumerate(match.kinds) if kind == HUMAN), 0)
        arrangement = arrange(view, table_map, large, person)
        yield True
        surface = painter.static_layer(view, match.names, Status(), arrangement).copy()
        yield True
        for number, piece in enumerate(arrangement.pieces):
            painter.draw_piece(surface, piece)
            if number % _PIECES_AT_ONCE == 0:
                yield True
        self.picture = _reduced(surface, size, radius)


def _reduced(surface: pygame.Surface, size: tuple[int, int], radius: float) -> pygame.Surface:
    small = pygame.Surface(size, pygame.SRCALPHA)
    small.blit(pygame.transform.smoothscale(surface, size), (0, 0))
    mask = paint.panel_surface(size, radius, palette.WHITE)
    small.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return converted(small)
