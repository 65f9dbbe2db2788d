"""What a game's theme says about reactions: `assets/themes/<slug>-reactions.toml`; a game can do without.

    zones = ["nasty"]                       # the zones of a seat whose cards react

    [announce]                              # for games with `Windows`: a card is announced for the next
    key = "H"
    words = "Play a Nasty card"             # the button
    taken_back = "Play none after all"      # the button once one is announced
    mark = "played next"                    # on the card
    told = "{name} wants to play a card"    # to everybody

    [windows]                               # the moments, as the menu names them
    turn-start = "When another turn begins"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from client.art import assets
from client.cards.reading import Table, load_file


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

    zones: tuple[str, ...] = ()
    announce: AnnounceLook = AnnounceLook()
    windows: Mapping[str, str] = field(default_factory=dict)


@lru_cache(maxsize=8)
def reaction_look(slug: str) -> ReactionLook:
    """What the theme of a game says; nothing without a file.

    Raises `client.cards.reading.ThemeProblem` with one sentence.
    """
    name = f"themes/{slug}-reactions.toml"
    if not assets.exists(name):
        return ReactionLook()
    table = Table(load_file(name), name)
    windows = table.table("windows")
    announce = _announce(table.table("announce")) if "announce" in table else AnnounceLook()
    look = ReactionLook(table.texts("zones"), announce, {moment: windows.text(moment) for moment in windows})
    windows.done()
    table.done()
    return look


def _announce(table: Table) -> AnnounceLook:
    look = AnnounceLook(*(table.text(key) for key in ("key", "words", "taken_back", "mark", "told")))
    table.done()
    return look
