"""What a game's theme says about reactions: `assets/themes/<slug>-reactions.toml`; a game can do without.

    zones = ["nasty"]                       # the zones of a seat whose cards react

    [announce]                              # for games with `Windows`: a card is announced for the next
    key = "H"
    words = "Play a Nasty card"             # the button
    taken_back = "Never mind"      # the button once one is announced
    mark = "played next"                    # on the card
    told = "{name} wants to play a card"    # to everybody

    [windows]                               # the moments, as the menu names them
    turn-start = "When another turn begins"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from client.look.schema import Table, Texts, load_file
from engine.words import assets
from engine.words.messages import words_cache


@dataclass(frozen=True, slots=True)
class AnnounceLook:
    """How a card is announced: the key, the button before and after it, the word on the card, and what all are told."""

    key: str = ""
    words: str = ""
    taken_back: str = ""
    mark: str = ""
    told: str = ""


@dataclass(frozen=True, slots=True)
class ReactionLook:
    """What is said for one game."""

    zones: Texts = ()
    announce: AnnounceLook = AnnounceLook()
    windows: Mapping[str, str] = field(default_factory=dict)


@words_cache(8)
def reaction_look(slug: str) -> ReactionLook:
    """What the theme of a game says; nothing without a file.

    Raises `client.look.schema.ThemeProblem` with one sentence.
    """
    name = f"themes/{slug}-reactions.toml"
    return Table(load_file(name), name).read(ReactionLook) if assets.exists(name) else ReactionLook()
