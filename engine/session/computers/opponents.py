"""The computer's levels and personalities in words, for every place where a seat shows who plays it."""

from __future__ import annotations

from engine.ai import levels
from engine.ai.personality import PERSONALITIES
from engine.ai.seat_request import HUMAN
from engine.words.say import session as say

USUAL_LEVEL = "normal"
"""The level a computer seat has until somebody chooses another, and the one that stands in for a level that fails."""

MIXED = "mixed"
"""Stands in the statistics for the level of a seat that was not played by the same one all the time."""


def usual_level() -> str:
    """The level a computer seat has until somebody chooses another."""
    known = levels.names()
    return USUAL_LEVEL if USUAL_LEVEL in known else known[0]


def personalities() -> tuple[str, ...]:
    """The personalities there are."""
    return tuple(PERSONALITIES)


def parted(policy: str) -> tuple[str, str]:
    """The level and the personality ("" for none) of a policy, whether there are such or not."""
    level, _, personality = policy.partition(levels.AND)
    return level, personality


def is_offered(kind: str) -> bool:
    """Whether a seat can be set up like this: a person, or a level and perhaps a personality that there are."""
    if kind == HUMAN:
        return True
    level, personality = parted(kind)
    return level in levels.names() and kind == levels.policy_of(level, personality) and (
        personality in ("", *PERSONALITIES))  # fmt: skip


def level_words(level: str) -> str:
    """A level or a personality as it is written: "Hard"; one that this version does not know as it is."""
    return say(f"kind-{level}") if level in (*levels.names(), *PERSONALITIES, MIXED) else level[:1].upper() + level[1:]


def policy_words(policy: str) -> str:
    """A policy as it is written: "Hard", "Hard, Schemer"."""
    return ", ".join(level_words(part) for part in parted(policy) if part)


def level_sentence(level: str) -> str:
    """What a level does, one plain sentence; empty for one that people cannot choose."""
    return say(f"kind-{level}-does") if level in levels.names() else ""


def personality_words(personality: str) -> str:
    """A personality as it is written where one can be chosen: "Schemer", "Plain"."""
    return level_words(personality) or say("kind-plain")


def personality_sentence(personality: str) -> str:
    """What a personality does, one plain sentence."""
    return say(f"kind-{personality or 'plain'}-does")
