"""Texts for the computer's levels and personalities."""

from __future__ import annotations

from engine.ai import levels
from engine.ai.personality import PERSONALITIES
from engine.ai.seat_request import HUMAN
from engine.words.say import session as say

USUAL_LEVEL = "normal"
"""The default level of a computer seat, and the replacement for a level that fails."""

MIXED = "mixed"
"""Marks a seat in the statistics whose level changed during the match."""


def is_offered(kind: str) -> bool:
    """Return whether a seat can be set up with `kind`: a person or a known level.

    A known personality may follow the level.
    """
    if kind == HUMAN:
        return True
    level, personality = levels.split_policy(kind)
    return (
        level in levels.names()
        and kind == levels.policy_of(level, personality)
        and (personality in ("", *PERSONALITIES))
    )


def level_words(level: str) -> str:
    """Return the label of a level or personality, e.g. "Hard". Unknown names are only capitalized."""
    return say(f"kind-{level}") if level in (*levels.names(), *PERSONALITIES, MIXED) else level[:1].upper() + level[1:]


def policy_words(policy: str) -> str:
    """Return the label of a policy, e.g. "Hard" or "Hard, Schemer"."""
    return ", ".join(level_words(part) for part in levels.split_policy(policy) if part)


def level_sentence(level: str) -> str:
    """Return the sentence that describes a level; empty for an unknown one."""
    return say(f"kind-{level}-does") if level in levels.names() else ""


def personality_words(personality: str) -> str:
    """Return the label of a personality, e.g. "Schemer", or "Plain" for none."""
    return level_words(personality) or say("kind-plain")


def personality_sentence(personality: str) -> str:
    return say(f"kind-{personality or 'plain'}-does")
