"""Miniatures: a match as a small picture of its table, with public information only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from client.art import paint, palette
from client.art.cache import to_fast_format
from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.pieces import Key, Pose, Status
from client.table.picture.painter import TablePainter
from client.table.picture.registry import of_table
from engine.ai.seat_request import HUMAN
from engine.kernel.game.game import Game
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import View

SHAPE = 16, 9
_LAID_OUT = 480, 270
"""The size at which a table is drawn before scaling. At a smaller size its parts would overlap."""
_PIECES_AT_ONCE = 4


class Miniature:
    """Draws the table of a match, `size` pixels large, in steps, without sounds, computers or changes.

    Each step may raise AssetMissing, or any error of a match that doesn't fit its game.
    """

    def __init__(self, match: Match, size: tuple[int, int], radius: float = 0) -> None:
        self.picture: pygame.Surface | None = None
        """The finished picture with rounded corners, or None."""
        self._steps = self._draw(match, size, radius)

    def step(self) -> bool:
        """Continue drawing. Return False when done. The longest step takes about 50 ms."""
        return next(self._steps, None) is not None

    def _draw(self, match: Match, size: tuple[int, int], radius: float) -> Iterator[bool]:
        view, large = match.view(SPECTATOR), max(_LAID_OUT, size)
        person = next((seat for seat, kind in enumerate(match.kinds) if kind == HUMAN), 0)
        drawing = TableDrawing(match.game, view, match.names, person, large)
        while drawing.step():
            yield True
        self.picture = _shrink(drawing.surface, size, radius)


class TableDrawing:
    """Draws the table of a view, `size` pixels large, in steps. The seat `person` is at the bottom."""

    def __init__(self, game: Game, view: View, names: Sequence[str], person: int, size: tuple[int, int]) -> None:
        self.view = view
        table_map = of_table(view.table)
        self.painter = TablePainter(Theme.load(game.slug), table_map, game, size)
        self.arrangement = arrange(view, table_map, size, person)
        self.surface = pygame.Surface(size)
        self._steps = self._draw(names)

    def pose_of(self, key: Key) -> Pose | None:
        """Return where a piece is, or None if it isn't on the table."""
        piece = self.arrangement.by_key.get(key)
        return piece.pose if piece is not None else None

    def step(self) -> bool:
        """Continue drawing. Return False when done."""
        return next(self._steps, None) is not None

    def _draw(self, names: Sequence[str]) -> Iterator[bool]:
        yield True
        still = self.painter.static_layer(self.view, names, Status(), self.arrangement)
        self.surface.blit(still, (0, 0))
        yield True
        for number, piece in enumerate(self.arrangement.pieces):
            self.painter.draw_piece(self.surface, piece)
            if number % _PIECES_AT_ONCE == 0:
                yield True


def _shrink(surface: pygame.Surface, size: tuple[int, int], radius: float) -> pygame.Surface:
    small = pygame.Surface(size, pygame.SRCALPHA)
    small.blit(pygame.transform.smoothscale(surface, size), (0, 0))
    mask = paint.panel_surface(size, radius, palette.WHITE)
    small.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return to_fast_format(small)
