"""No name stands twice in a question, a button or a line of the log of matches played at random.

A handful of matches of each game here; `python -m tests.client.words.test_names_once` reads two hundred of each, or as
many as named.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator

import pytest

from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.session.log import Log, called_by
from engine.session.story import answered_last, plain, recap_since, sentences
from engine.session.teller import Teller
from engine.words.say import add_player_name

NAMES = ["Ada Volt", "Igor Krank", "Otto Blitz", "Vera Quill", "Hugo Vex", "Nell Fuse", "Max Grime", "Ida Spark"]
TABLES = [(slug, seats, {}) for slug in slugs() for seats in load(slug).seat_limits({})] + [
    ("runes-and-regulations", seats, {"expansion": True}) for seats in (3, 8)
]
_STEP = 7
"""One answer in so many is also told as it is to whoever comes back to the table."""
_LONGEST = 1500


def told(slug: str, seats: int, options: dict[str, object], seed: int, alone: bool = False) -> Iterator[str]:
    """All sentences of a match played at random; those that the first seat is told if it is a person `alone`."""
    kinds = ["human", *["random"] * (seats - 1)] if alone else ["human"] * seats
    match, chance = Match(load(slug), NAMES[:seats], options, seed, kinds), random.Random(seed)
    words, names = match.game.words, called_by(match, 0)
    while not match.over and len(match.answers) < _LONGEST:
        for seat in match.asked_seats if not alone else [0][: 0 in match.asked_seats]:
            view = match.view(seat)
            yield add_player_name(names[seat], words.prompt(view, names))
            yield from (words.describe_option(view, option, names) for option in view.options)
        seat, moment = chance.choice(match.asked_seats), len(match.answers)
        if alone and not moment % _STEP and seat == 0:
            since = answered_last(match, seat, moment)
            yield from (line.text for line in recap_since(match, seat, seat, since, moment))
        match.answer(seat, chance.choice(match.view(seat).options))
    for eyes in (0,) if alone else (0, SPECTATOR):
        lines = Log(match).lines(eyes)
        yield from (line.text for line in lines)
        if alone:
            yield from (sentence.text for sentence in sentences(lines, Teller(match.table, names)))


def twice(text: str) -> bool:
    """Whether a sentence of a text names somebody twice."""
    return any(part.count(name) > 1 for part in re.split(r"(?<=[.!?]) ", plain(text)) for name in NAMES)


def misspoken(text: str) -> bool:
    """Whether somebody alone is told the own name, or something nobody would say."""
    return bool(re.search(rf"{NAMES[0]}|\b[Yy]ou's|\b[Yy]ours? An? [A-Z]|: you is", plain(text)))


@pytest.mark.sample(2)
@pytest.mark.parametrize(("slug", "seats", "options"), TABLES, ids=lambda value: str(value))
def test_whoever_plays_alone_is_you(slug: str, seats: int, options: dict[str, object]) -> None:
    found = {plain(text) for text in told(slug, seats, options, 1, alone=True) if misspoken(text)}
    assert not found


@pytest.mark.sample(2)
@pytest.mark.parametrize(("slug", "seats", "options"), TABLES, ids=lambda value: str(value))
def test_no_name_stands_twice_in_a_sentence(slug: str, seats: int, options: dict[str, object]) -> None:
    found = {plain(text) for seed in range(2) for text in told(slug, seats, options, seed) if twice(text)}
    assert not found


def test_whoever_is_named_in_the_question_is_not_named_before_it() -> None:
    words = "Ada Volt hexes Sparkly Dragon: answer?"
    assert add_player_name("Ada Volt", words) == words
    assert add_player_name("Al", "build all") == "Al: build all"


if __name__ == "__main__":
    wrong = 0
    for game, players, setting in TABLES:
        matches = int(sys.argv[1]) if len(sys.argv) > 1 else 200
        bad = {plain(text) for seed in range(matches) for text in told(game, players, setting, seed) if twice(text)}
        wrong += len(bad)
        print(game, players, *sorted(bad), sep="\n  ")
    sys.exit(wrong > 0)
