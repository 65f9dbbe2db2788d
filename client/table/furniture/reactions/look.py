"""Reactions in a game's theme: `assets/themes/<slug>-reactions.toml`; optional.

zones = ["nasty"]                       # the zones of a seat whose cards react

[announce]                              # for games with `Windows`: announce a card for the next window
key = "H"
words = "Play a Nasty card"             # the button
taken_back = "Never mind"               # the button once a card is announced
mark = "played next"                    # on the card
told = "{name} wants to play a card"    # to all players

[windows]                               # the moments, as the menu names them
turn-start = "When another turn begins"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from client.look.schema import SchemaTable, Texts, load_file
from engine.words import assets
from engine.words.messages import words_cache


@dataclass(frozen=True, slots=True)
class AnnounceLook:
    """How to announce a card: the key, the button before and after, the mark on the card, and the message."""

    key: str = ""
    words: str = ""
    taken_back: str = ""
    mark: str = ""
    told: str = ""


@dataclass(frozen=True, slots=True)
class ReactionLook:
    """A game's texts and settings for reactions."""

    zones: Texts = ()
    announce: AnnounceLook = AnnounceLook()
    windows: Mapping[str, str] = field(default_factory=dict)


@words_cache(8)
def reaction_look(slug: str) -> ReactionLook:
    """Return the reaction texts of a game's theme; empty ones without a file.

    Raises `client.look.schema.ThemeProblem` with one sentence.
    """
    name = f"themes/{slug}-reactions.toml"
    return SchemaTable(load_file(name), name).read(ReactionLook) if assets.exists(name) else ReactionLook()
