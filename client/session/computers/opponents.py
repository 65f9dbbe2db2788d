"""The computer's levels and personalities in words, for every place where a seat shows who plays it."""

from __future__ import annotations

from engine.ai import levels
from engine.ai.personality import PERSONALITIES
from engine.ai.seat import HUMAN

USUAL_LEVEL = "normal"
"""The level a computer seat has until somebody chooses another, and the one that stands in for a level that fails."""

MIXED = "mixed"
"""Stands in the statistics for the level of a seat that was not played by the same one all the time."""

PLAIN = "Plain"
"""What a seat without a personality is called where one can be chosen."""

LEVEL_SENTENCES = {
    "gentle": "Looks at little, soon forgets: for a first game.",
    "normal": "Judges moves well, one at a time.",
    "hard": "Knows better what pays, and looks ahead.",
    "expert": "Thinks longest about what may come.",
}
PERSONALITY_SENTENCES = {
    "": "Always takes the move it thinks best.",
    "aggressive": "Likes moves that hurt the neighbors.",
    "hoarder": "Likes to gather cards, money and the like.",
    "gambler": "Likes moves that may end splendidly, or not.",
    "schemer": "Likes moves that prepare something for later.",
    "peacemaker": "Likes moves that leave the neighbors alone.",
}
ABOUT_PERSONALITIES = "A personality decides between moves that are almost equally good."


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
        personality in PERSONALITY_SENTENCES)  # fmt: skip


def level_words(level: str) -> str:
    """A level as it is written: "Hard"."""
    return level[:1].upper() + level[1:]


def policy_words(policy: str) -> str:
    """A policy as it is written: "Hard", "Hard, Schemer"."""
    return ", ".join(level_words(part) for part in parted(policy) if part)


def level_sentence(level: str) -> str:
    """What a level does, one plain sentence; empty for one that people cannot choose."""
    return LEVEL_SENTENCES.get(level, "")


def personality_words(personality: str) -> str:
    """A personality as it is written where one can be chosen: "Schemer", "Plain"."""
    return level_words(personality) or PLAIN
