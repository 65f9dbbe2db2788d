"""The backs of the cards that a player chose, per game: "1" is the usual one, the others end in their number."""

from __future__ import annotations

from collections.abc import Mapping

from client.art import assets, cache

USUAL = "1"
_BACKS = ("card-back", "back")
_chosen: dict[str, str] = {}


def use(chosen: Mapping[str, str]) -> None:
    """Draw these backs, by slug of the game, in all themes that are read from now on."""
    if dict(chosen) != _chosen:
        _chosen.clear()
        _chosen.update(chosen)
        cache.clear_all()


def drawing(slug: str, folder: str, name: str) -> str:
    """The drawing to use for the one of this name in a folder of the assets."""
    number = _chosen.get(slug, USUAL)
    if name in _BACKS and number != USUAL and number in choices(folder):
        return f"{name}-{number}"
    return name


def choices(folder: str) -> tuple[str, ...]:
    """The backs there are in a folder of the assets, by number; none where there is nothing to choose."""
    more = tuple(n for n in ("2", "3") if any(assets.exists(f"{folder}/{back}-{n}.svg") for back in _BACKS))
    return (USUAL, *more) if more else ()
