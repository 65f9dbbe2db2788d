"""The thumbnails in the list of matches, made one at a time and cached."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterator

import pygame

from client.art.cache import SurfaceCache
from client.cards import seat_colors
from client.table.picture.miniature import Miniature
from engine.kernel.match.match import Match
from engine.session.resume import UNPLAYABLE
from engine.store.files.atomic import StoreError
from engine.store.history.match_list import StoredMatch
from engine.store.player.packs import game_of
from engine.store.store import Store

_kept = SurfaceCache(24 << 20)
_CANNOT_BE_SHOWN = (StoreError, OSError, pygame.error, *UNPLAYABLE)
"""What a stored match, or the art of its game, can lack."""


class MatchPictures:
    """The thumbnails of a store's matches, if they can be drawn.

    Request visible ones with `picture`. `work` makes those requested since `forget_wishes`.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted: dict[Hashable, tuple[StoredMatch, tuple[int, int], float]] = {}
        self._failed: set[Hashable] = set()
        self._made: Hashable = None
        self._steps: Iterator[None] | None = None

    def picture(self, match: StoredMatch, size: tuple[int, int], radius: float) -> pygame.Surface | None:
        """Return the picture of a match in a size (pixels) with round corners; None while there is none."""
        key = self._store.database.path, match.id, match.played_at, size, round(radius), seat_colors.palette_name()
        if key in _kept:
            return _kept.get(key, lambda: pygame.Surface(size))
        if key not in self._failed:
            self._wanted[key] = match, size, radius
        return None

    def forget_wishes(self) -> None:
        """Clear the list of wanted pictures."""
        self._wanted.clear()

    @property
    def pending(self) -> bool:
        """Whether anything is still to be made."""
        return bool(self._wanted)

    def work(self, milliseconds: float) -> bool:
        """Go on for about so long; true when a picture has been finished, or cannot be had."""
        until = time.perf_counter() + milliseconds / 1000
        if self._steps is None or self._made not in self._wanted:
            if not self._wanted:
                return False
            self._made = next(iter(self._wanted))
            self._steps = self._make(self._made)
        try:
            for _ in self._steps:
                if time.perf_counter() >= until:
                    return False
        except _CANNOT_BE_SHOWN:
            self._failed.add(self._made)
        self._steps = None
        self._wanted.pop(self._made, None)
        return True

    def _make(self, key: Hashable) -> Iterator[None]:
        match, size, radius = self._wanted[key]
        document = self._store.matches.document(match.id)
        yield
        game = game_of(document)
        yield
        miniature = Miniature(Match.from_position(game, document), size, radius)
        yield
        while miniature.step():
            yield
        picture = miniature.picture
        assert picture is not None, "it is done"
        _kept.get(key, lambda: picture)
