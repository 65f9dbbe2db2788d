"""What the folders of the client say to players: messages that lie in `assets/words/<language>/<folder>.ftl`.

>>> title("version", version="1.0")
'Version 1.0'
"""

from __future__ import annotations

import re

from engine.words import assets
from engine.words.messages import Messages


def _of(folder: str) -> Messages:
    return Messages(f"client.{folder}", lambda language: [assets.path(f"words/{language}/{folder}.ftl")])


def add_player_name(player: str, words: str) -> str:
    """Add the player's name to a question, unless the text has it: "Ada: build an Invention"."""
    named = re.search(rf"\b{re.escape(player)}\b", words)
    return f"{words[:1].upper()}{words[1:]}" if named else table("asked", player=player, words=words)


def decimal(number: str) -> str:
    """Return a number like "1.5" with the language's decimal sign."""
    return number.replace(".", words("decimal-sign"))


def percent(number: int) -> str:
    """Return a percentage in the language's format: "18%"."""
    return words("percent", number=number)


def inside(name: str) -> str:
    """Return a control's name for use inside a sentence: lowercase in languages with lowercase nouns."""
    return name.lower() if words("nouns") == "small" else name


access = _of("access")
actions = _of("actions")
gallery = _of("gallery")
lessons = _of("lessons")
matches = _of("matches")
news = _of("news")
plays = _of("plays")
profiles = _of("profiles")
replay = _of("replay")
results = _of("results")
rules = _of("rules")
scenes = _of("scenes")
season = _of("season")
session = _of("session")
setup = _of("setup")
shell = _of("shell")
statistics = _of("statistics")
street = _of("street")
table = _of("table")
title = _of("title")
watch = _of("watch")
widgets = _of("widgets")
words = _of("words")
workshop = _of("workshop")
