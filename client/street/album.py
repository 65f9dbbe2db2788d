"""The album: photos of tables at the end of evenings, as small PNG files."""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import pygame

from client.table.picture.miniature import Miniature
from engine.kernel.match.match import Match
from engine.store.files.atomic import write_bytes
from engine.store.player.season import MOST_PHOTOS, Photo, SeasonProgress

SIZE = 640, 360
_FOLDER = "album"


class Album:
    """The photos in a folder of the player's data. Without a folder nothing is kept."""

    def __init__(self, folder: Path | None, progress: SeasonProgress) -> None:
        self._folder = folder / _FOLDER if folder is not None else None
        self._progress = progress

    @property
    def photos(self) -> Sequence[Photo]:
        """Return the photos, oldest first."""
        return self._progress.album()

    @property
    def is_full(self) -> bool:
        return len(self.photos) >= MOST_PHOTOS

    @property
    def can_keep(self) -> bool:
        """Return whether another photo can be kept."""
        return self._folder is not None and not self.is_full

    def has(self, match: int) -> bool:
        """Return whether there is a photo of a match."""
        return any(photo.match == match for photo in self.photos)

    def keep(self, match: Match, number: int, evening: str, result: str) -> bool:
        """Draw the table of a match (`number`: its id) and keep it as a photo. Raises StoreError."""
        if self._folder is None or self.is_full:
            return False
        now = datetime.now()
        file = f"{now:%Y-%m-%d-%H%M%S}-{number}.png"
        drawing = Miniature(match, SIZE)
        while drawing.step():
            pass
        assert drawing.picture is not None, "it was drawn"
        content = io.BytesIO()
        pygame.image.save(drawing.picture.convert(), content, file)
        self._folder.mkdir(parents=True, exist_ok=True)
        write_bytes(self._folder / file, content.getvalue())
        return self._progress.keep_photo(Photo(file, number, now.isoformat(timespec="seconds"), evening, result))

    def picture(self, photo: Photo) -> pygame.Surface | None:
        """Return a photo's picture, or None if its file is missing or damaged."""
        if self._folder is None or Path(photo.file).name != photo.file:
            return None
        try:
            return pygame.image.load(self._folder / photo.file).convert()
        except (OSError, pygame.error):
            return None
