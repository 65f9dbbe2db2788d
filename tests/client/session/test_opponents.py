"""Levels and personalities have plain names and a sentence each."""

from __future__ import annotations

import pytest

from engine.ai import levels
from engine.ai.personality import PERSONALITIES
from engine.session.computers import opponents
from engine.session.words import handed_over, kind_in_words


@pytest.mark.parametrize(
    ("policy", "words"), [("hard", "Hard"), ("hard+schemer", "Hard, Schemer"), ("genius", "Genius")]
)
def test_a_policy_in_words(policy: str, words: str) -> None:
    assert opponents.policy_words(policy) == words


def test_every_level_and_personality_has_a_sentence() -> None:
    sentences = [
        *map(opponents.level_sentence, levels.names()),
        *map(opponents.personality_sentence, ("", *PERSONALITIES)),
    ]
    assert len(set(sentences)) == len(sentences) and all(sentence.endswith(".") for sentence in sentences)


def test_a_seat_says_who_plays_it() -> None:
    assert kind_in_words("human") == "human"
    assert kind_in_words("expert+gambler") == "computer: Expert, Gambler"
    assert handed_over("Ben", "hard+schemer").endswith("(Hard, Schemer).")
    assert handed_over("Ben", "hard", "normal") == "Ben now plays at Hard instead of Normal."
