"""A game as the menus show it."""

from __future__ import annotations

from dataclasses import dataclass

from client.art import assets


@dataclass(frozen=True, slots=True)
class GameEntry:
    """What a menu says about a game.

    slug        the name of its folders
    title       as it is written for players
    players     how many can play, in words ("2-6 players")
    tagline     a few words about it ("rival inventors")
    available   whether it can be played yet
    """

    slug: str
    title: str
    players: str
    tagline: str
    available: bool = True


def house_drawing(slug: str, facing: str) -> str:
    """The asset of a game's house whose door faces "left" or "right": in its own folder, or among the shell's."""
    own = f"art/{slug}/house-{facing}.svg"
    return own if assets.exists(own) else f"art/shell/house-{slug}-{facing}.svg"
