"""Texts of a session: how a seat is played and how it changes hands."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.seat_request import HUMAN
from engine.session.computers.opponents import policy_words
from engine.session.protocol import SessionFacts
from engine.words.player_names import address_player
from engine.words.say import session as say


def address_names(session: SessionFacts) -> Sequence[str]:
    """Return the names as the prompt uses them. A person who plays alone is addressed as "you"."""
    return address_player(session.names, session.kinds.index(HUMAN)) if session.has_one_human else session.names


def kind_in_words(kind: str) -> str:
    """Return how a seat is played, e.g. "person" or "computer: Hard, Schemer"."""
    return say("person") if kind == HUMAN else say("computer", level=policy_words(kind))


def handed_over(name: str, kind: str, before: str = HUMAN) -> str:
    """Return the log line for a seat that changes its player or level."""
    if kind == HUMAN:
        return say("now-a-person", name=name)
    if before != HUMAN:
        return say("now-at", name=name, level=policy_words(kind), before=policy_words(before))
    return say("now-a-computer", name=name, level=policy_words(kind))
