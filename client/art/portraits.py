"""The portraits of the players."""

from __future__ import annotations

import pygame

from client.art import svg
from engine.store.player.profiles import Profile, Profiles
from engine.store.player.settings import Settings


def file(number: int) -> str:
    """Return the drawing of a portrait, 1 to 12."""
    return f"art/players/{number}.svg"


def portrait(profile: Profile, size: int) -> pygame.Surface:
    """Return a player's portrait as a square of `size` pixels. Shared: do not draw on it."""
    return svg.image(file(profile.portrait), size, size)


def file_of(settings: Settings, name: str) -> str:
    """Return the drawing of the player with this name; empty for guests and computers."""
    profile = Profiles(settings).of_name(name)
    return file(profile.portrait) if profile is not None else ""
