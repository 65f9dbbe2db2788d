"""Gives players the seats of a game's theme in their own colors."""

from __future__ import annotations

from collections.abc import Sequence

from client.cards import seat_colors
from client.cards.theme import Theme
from client.look.schema import ThemeProblem
from engine.ai.seat_request import HUMAN
from engine.store.player.profiles import Profiles
from engine.words.assets import AssetMissing


def order_of(profiles: Profiles, names: Sequence[str], kinds: Sequence[str], count: int) -> tuple[int, ...]:
    """Return, by seat, the number of the theme's seat with the player's color, from 0. `count`: the theme's seats.

    Of two players with one color the later one gets the next free color. Guests and computers keep the usual color of
    their seat while it is free.
    """
    order = [-1] * len(names)
    for seat, (name, kind) in enumerate(zip(names, kinds, strict=True)):
        profile = profiles.of_name(name) if kind == HUMAN else None
        if profile is not None:
            order[seat] = _next_free((profile.color - 1) % count, order, count)
    for seat in range(len(names)):
        if order[seat] < 0:
            order[seat] = _next_free(seat % count, order, count)
    return tuple(order)


def arrange(profiles: Profiles, slug: str, names: Sequence[str], kinds: Sequence[str]) -> None:
    """Let the players of a game sit in their colors from now on."""
    try:
        count = len(Theme.load(slug).seats)
    except (ThemeProblem, AssetMissing):
        count = 0
    seat_colors.arrange(order_of(profiles, names, kinds, count) if count >= len(names) else ())


def _next_free(wanted: int, taken: Sequence[int], count: int) -> int:
    return next((place for step in range(count) if (place := (wanted + step) % count) not in taken), wanted)
