"""The face compositor: card faces as surfaces, sharp at the size they are shown."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

import pygame

from client.art import paint, text
from client.art.cache import SurfaceCache, to_fast_format
from client.cards.canvas import FaceCanvas, fill_template
from client.cards.face import Face, Value
from client.cards.layers.sorts import FaceLayer, FaceLayout
from client.cards.theme import Seat, Theme

_MEGABYTE = 1 << 20


class FaceCompositor:
    """Draws the faces of one theme and caches the latest, at most `budget` bytes of pixels.

    `letters` is the wanted text size relative to the usual one, where there is room.
    """

    def __init__(self, theme: Theme, budget: int = 48 * _MEGABYTE, letters: float = 1.0) -> None:
        self.theme = theme
        self.letters = letters
        self._faces = SurfaceCache(budget)

    def height(self, face: Face, width: float, detail: str) -> int:
        """Return the height in pixels of a face that is `width` pixels wide."""
        layout = self.theme.layout(face.kind, self.theme.detail_at(face.kind, detail, width, self.letters))
        return max(1, round(width * layout.height / layout.width))

    def draw(self, face: Face, width: float, detail: str) -> pygame.Surface:
        """Return the face, `width` pixels wide at a level of detail of its kind. Shared: do not draw on it.

        Raises `ThemeProblem` if the theme has no such kind or detail, or needs a value that the face lacks.
        """
        key = self._key(face, width, detail)
        return self._faces.get(key, lambda: self._compose(face, *key[1:]))

    def has(self, face: Face, width: float, detail: str) -> bool:
        """Return whether the face is cached at this width and level of detail."""
        return self._key(face, width, detail) in self._faces

    def _key(self, face: Face, width: float, detail: str) -> tuple[Hashable, tuple[int, int], str]:
        size = max(1, round(width)), self.height(face, width, detail)
        return face.key, size, self.theme.detail_at(face.kind, detail, size[0], self.letters)

    def drawn_ahead(self, face: Face, width: float, detail: str) -> Iterator[None]:
        """Draw the face in small steps to cache it, unless it is cached already. Raises as `draw` does."""
        key = self._key(face, width, detail)
        if key in self._faces:
            return
        _, size, detail = key
        layout = self.theme.layout(face.kind, detail)
        canvas = self._canvas(face, size, layout)
        if face.tags:
            for layer in layout.layers:
                yield from layer.drawn_ahead(canvas)
            self._faces.get(key, lambda: self._compose(face, size, detail))
            return
        for layer in layout.layers:
            yield from layer.draw_slowly(canvas)
        self._faces.get(key, lambda: _finish_face(canvas, layout))

    def _compose(self, face: Face, size: tuple[int, int], detail: str) -> pygame.Surface:
        layout = self.theme.layout(face.kind, detail)
        canvas = self._canvas(face, size, layout)
        if face.tags:
            self._in_runs(canvas, layout, size, detail)
        else:
            for layer in layout.layers:
                layer.draw(canvas)
        return _finish_face(canvas, layout)

    def _in_runs(self, canvas: FaceCanvas, layout: FaceLayout, size: tuple[int, int], detail: str) -> None:
        """Draw a face whose tags and states change often, and cache the layers that stay the same."""
        face, first = canvas.face, 0
        for changing, layers in layout.runs(face.states):
            key = face.still_key, size, detail, first, len(layers)
            first += len(layers)
            if changing or len(layers) == 1:
                for layer in layers:
                    layer.draw(canvas)
            else:
                make = partial(self._run, face, size, layout, layers)
                canvas.surface.blit(self._faces.get(key, make), (0, 0))

    def _run(
        self, face: Face, size: tuple[int, int], layout: FaceLayout, layers: tuple[FaceLayer, ...]
    ) -> pygame.Surface:
        """Return a picture of some layers of a face."""
        canvas = self._canvas(face, size, layout)
        for layer in layers:
            layer.draw(canvas)
        return to_fast_format(canvas.surface)

    def _canvas(self, face: Face, size: tuple[int, int], layout: FaceLayout) -> FaceCanvas:
        """Return the canvas for the layers of a face."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if text.observer:
            text.observer.on_card_started(surface)
        canvas = FaceCanvas(
            surface, size[0] / layout.width, face, self.theme, self._values(face), _flags(face), letters=self.letters
        )
        seat = self._seat(face)
        if seat:
            canvas.seat_color, canvas.seat_text = seat.color, seat.text
        return canvas

    def _values(self, face: Face) -> dict[str, Value]:
        """Return all values that a layout may put into its texts and names of drawings."""
        choices = self.theme.choices(face.id)
        values: dict[str, Value] = {f"choice_{name}": word for name, word in choices.items()}
        remark = self.theme.remark(face.id)
        if remark:
            x, y = remark.at
            values |= {"remark": remark.text, "remark_x": round(x), "remark_y": round(y)}
        seat = self._seat(face)
        if seat:
            values |= {f"seat_{use}": art for use, art in seat.art.items()}
        values |= {f"printed_{name}": value for name, value in face.fields.items()}
        values |= {"kind": face.kind, "id": face.id, "title": face.title, "game": self.theme.name}
        values |= dict(face.fields) | dict(face.overrides)
        return values | {
            name: fill_template(words, values, face, f"{self.theme.where}, values")
            for name, words in self.theme.values(face.kind, face.id).items()
        }

    def _seat(self, face: Face) -> Seat | None:
        """Return the seat whose colors the card has: the given one, else that of its seat number."""
        number = face.fields.get("seat")
        if face.seat:
            return self.theme.seat(face.seat)
        seats = self.theme.seats
        return seats[number % len(seats)] if isinstance(number, int) and seats else None


def _finish_face(canvas: FaceCanvas, layout: FaceLayout) -> pygame.Surface:
    """Return the face with all its layers and rounded corners."""
    surface = canvas.surface
    if layout.radius:
        corners = paint.panel_surface(surface.get_size(), layout.radius * canvas.scale, "#ffffff")
        surface.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return to_fast_format(surface)


def _flags(face: Face) -> frozenset[str]:
    """Return the face's own flags and the derived ones, for the conditions of layers.

    "has-NAME" for each field, "now-NAME" for each with a current value, "changed-NAME" if that differs from the printed
    one. "per-NAME" if there is a field NAME_per and no current value: NAME is counted per something. A boolean field is
    a flag of its own name if true, and "not-NAME" if false. A word is the flag "NAME-WORD".
    """
    flags = set(face.flags)
    flags |= {name for name, value in face.fields.items() if value is True}
    flags |= {f"not-{name}" for name, value in face.fields.items() if value is False}
    flags |= {f"{name}-{value}" for name, value in face.fields.items() if isinstance(value, str) and value.isalpha()}
    flags |= {f"has-{name}" for name, value in face.fields.items() if value != "" and value is not False}
    flags |= {f"now-{name}" for name in face.overrides} | {f"changed-{name}" for name in face.changed_fields()}
    counted = {name.removesuffix("_per") for name in face.fields if name.endswith("_per")}
    flags |= {f"per-{name}" for name in counted - set(face.overrides)}
    if face.picture:
        flags.add("has-picture")
    if not face.lines and not any(group.cells for group in face.groups):
        flags.add("no-effect")
    return frozenset(flags)
