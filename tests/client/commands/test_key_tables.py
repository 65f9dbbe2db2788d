"""The tables of keys in the manual, and the sentences that they are made of."""

from __future__ import annotations

import re
from itertools import chain

from client.commands._shared.key_tables import FILE, PLACES, with_tables
from engine.words import say
from engine.words.messages import ENGLISH
from tests.house.code import CLIENT, code

_WITH_KEYS = re.compile(r'\b(?:Command|Key)\("([a-z-]+\.[a-z_-]+)", \(')


def test_the_manual_has_the_keys_that_the_program_has() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert with_tables(text) == text, "python -m client.commands._shared.key_tables rewrites them"


def test_every_named_action_with_a_key_has_a_sentence_and_stands_in_the_manual() -> None:
    named = {name for file in code(CLIENT) for name in _WITH_KEYS.findall(file.read_text(encoding="utf-8"))}
    ((_, text),) = say.actions.texts(ENGLISH)
    told = {
        f"{place}.{verb}"
        for place, verbs in re.findall(r"^([\w-]+) =\n((?: +\..*\n)+)", text, re.MULTILINE)
        for verb in re.findall(r"^ +\.([\w-]+) = \S", verbs, re.MULTILINE)
    }
    assert len(named) > 50 and named <= told
    assert told == {action.name for action in chain.from_iterable(PLACES.values())}
