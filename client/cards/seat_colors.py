"""Seat colors: each game's own, or for all games a palette that everyone can tell apart.

With such a palette, themes use their `apart` colors for the suits of cards. A test calculates how distinct the colors
of a palette are for the three kinds of color blindness.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from weakref import ref

from client.art import cache, palette, svg
from client.art.paint import contrast

USUAL, SAFE, CALM, STRONG = "usual", "safe", "calm", "strong"
PALETTES: Mapping[str, Sequence[str]] = {
    USUAL: (),
    SAFE: palette.SEATS,
    CALM: ("#7398ed", "#d17291", "#cbe6a4", "#003e87", "#958a32", "#00f4fd", "#681800", "#4c2a3f"),
    STRONG: ("#6015fe", "#e2f146", "#3e9409", "#ce4274", "#68faf4", "#401400", "#b55dd3", "#0d083f"),
}
"""The colors by number of seat; empty where each game has its own."""
_DARK, _LIGHT = "#17121f", "#ffffff"


class _Chosen:
    name = USUAL
    order: tuple[int, ...] = ()


_drawings = {f"art/shell/seat-{number + 1}.svg": (number, color) for number, color in enumerate(palette.SEATS)}
"""Drawings in the color of a seat, such as a Spy: the seat's number, and the color in the file."""
_live: list[tuple[ref[palette.Tint], Callable[[], str]]] = []
"""The colors that follow the palette, each with its present value. Weak, because themes are read again."""


def use(name: str) -> None:
    """Use the palette of this name from now on."""
    if name != _Chosen.name:
        _Chosen.name = name
        for file in _drawings:
            _dye(file)
        _live[:] = [(tint, value) for tint, value in _live if tint() is not None]
        for tint, value in _live:
            if (color := tint()) is not None:
                color.value = value()
        cache.clear_all()


def arrange(order: tuple[int, ...]) -> None:
    """Give each seat the color and drawings of another: by seat, their number, from 0. Empty is the usual order."""
    if order != _Chosen.order:
        _Chosen.order = order
        cache.clear_all()


def order(count: int) -> tuple[int, ...]:
    """Return the numbers of colors and drawings by seat, for `count` seats."""
    first = [number for number in _Chosen.order if number < count]
    return (*first, *(number for number in range(count) if number not in first))


def dye(file: str, number: int, usual: str) -> None:
    """Let a drawing follow the palette. `usual` is the color in the file that stands for the seat `number`."""
    _drawings[file] = number, usual
    _dye(file)


def _dye(file: str) -> None:
    number, usual = _drawings[file]
    color, _ = of_seat(number, usual, "")
    svg.wear(file, ((usual, color),) if color != usual else ())


def palette_name() -> str:
    """Return the name of the current palette."""
    return _Chosen.name


def must_be_distinct() -> bool:
    """Return whether the colors must be distinguishable for everyone."""
    return _Chosen.name != USUAL


def of_seat(number: int, usual: str, text: str) -> tuple[str, str]:
    """Return the color of a seat by number, and that of words on it. `usual` and `text` are the game's own colors."""
    colors = PALETTES[_Chosen.name]
    if not colors:
        return usual, text
    color = colors[number % len(colors)]
    return color, max((_DARK, _LIGHT), key=lambda ink: contrast(ink, color))


def live(number: int, usual: str, text: str) -> tuple[str, str]:
    """Return the same two colors, as colors that follow the palette whenever they are drawn."""
    return (
        _following(usual, lambda: of_seat(number, usual, text)[0]),
        _following(text, lambda: of_seat(number, usual, text)[1]),
    )


def suit(usual: str, other: str) -> str:
    """Return the color of a suit that follows the palette: `other` where suits must be told apart by everyone."""
    return _following(usual, lambda: other if must_be_distinct() else usual)


def _following(usual: str, value: Callable[[], str]) -> str:
    tint = palette.Tint(usual)
    tint.value = value()
    _live.append((ref(tint), value))
    return tint
