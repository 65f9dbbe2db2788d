"""What the folders of the client say to players: messages that lie in `assets/words/<language>/<folder>.ftl`.

>>> actions("advice.hint")
'a hint for whoever is asked; again: without it'
"""

from __future__ import annotations

from client.art import assets
from engine.words.messages import Messages


def _of(folder: str) -> Messages:
    return Messages(f"client.{folder}", lambda language: [assets.path(f"words/{language}/{folder}.ftl")])


actions = _of("actions")
