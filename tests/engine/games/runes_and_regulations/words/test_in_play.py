"""Whole matches at random, heard by every seat: each question and answer has words, and no words give a card away."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

import pytest

from engine.games import load
from engine.kernel.game.traits import HasChain, HasWindows
from engine.kernel.match.match import Match
from engine.kernel.state.events import Event, redact
from engine.kernel.state.refs import CARD, describe
from engine.kernel.state.view import View

GAME = load("runes-and-regulations")
NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal"]
WRONG = re.compile(r"\bNone\b|-1|-2|HIDDEN|\b[Yy]ou(r|rs)?\b|\{|\}|  |\ba [AEIO]|Somebody|Something")
"""What never stands in a sentence for everybody: a gap, a number for nothing, an address to the reader."""
LINK = re.compile(r"\[\[(-?\d+)\|([^\]]*)\]\]")
TABLES = [pytest.param(2 + seed % 3, {"spin_by_hand": seed % 2 == 0}, seed, id=f"base-{seed}") for seed in range(4)] + [
    pytest.param(3 + seed, {"expansion": True, "mastery": seed % 2 == 0, "reshuffle": seed > 3}, seed, id=f"all-{seed}")
    for seed in range(6)
]
LONGEST = 900
"""Answers that are heard of one match; most are over by then."""


def said_well(words: str) -> bool:
    """Whether a sentence is whole."""
    return bool(words) and not WRONG.search(without_names(words))


def without_names(words: str) -> str:
    """A sentence without the names of cards, which may say anything."""
    for name in CARD_NAMES:
        words = words.replace(name, "it")
    return words


CARD_NAMES = sorted((face["title"] for face in GAME.shows.faces()), key=len, reverse=True)


def visible(view: View, card: int) -> bool:
    return any(card in zone for zone in view.zones)


def check_question(view: View, names: Sequence[str]) -> None:
    prompt = GAME.words.prompt(view, names)
    assert said_well(prompt), prompt
    outcomes = [GAME.words.describe_option(view, option, names) for option in view.options]
    assert len(set(outcomes)) == len(outcomes), outcomes
    for words in outcomes:
        assert said_well(words), words
    for option in view.options:
        assert GAME.trait(HasWindows).is_worth_asking(view, option) in (True, False)


def check_chain(match: Match, view: View) -> None:
    open_to_all = match.view()
    for link in GAME.trait(HasChain).chain(view, match.names):
        for ref in (link.card, *link.targets):
            assert describe(ref)[0] != CARD or visible(open_to_all, ref), link
        assert said_well(link.words) and link.words.endswith("."), link.words


def check_lines(match: Match, seat: int, batch: Sequence[Event]) -> None:
    """No line names a card that its event does not tell the seat."""
    for event in batch:
        known = redact(event, seat)
        line = GAME.words.log_line(match.table, known, match.names)
        if line is None:
            continue
        plain = LINK.sub("it", line)
        assert said_well(plain), line
        for number, _ in LINK.findall(line):
            assert int(number) in known[2:5], (line, known)
        assert not any(name in plain for name in CARD_NAMES), line


@pytest.mark.sample(2)
@pytest.mark.parametrize(("seats", "options", "seed"), TABLES)
def test_every_word_of_a_match(seats: int, options: dict[str, bool], seed: int) -> None:
    match = Match(GAME, NAMES[:seats], options, seed)
    chooser = random.Random(seed)
    for _ in range(LONGEST):
        if match.over:
            break
        seat = match.asked_seats[0]
        view = match.view(seat)
        check_question(view, match.names)
        onlooker = match.view(chooser.randrange(seats))
        check_chain(match, onlooker)
        check_chain(match, view)
        assert said_well(GAME.words.prompt(onlooker, match.names))
        match.answer(seat, chooser.choice(view.options))
        check_lines(match, chooser.randrange(seats), match.history[-1][1])


@pytest.mark.parametrize(("seats", "options", "seed"), TABLES[::3])
def test_whatever_is_taken_hold_of_there_is_a_reason_with_all_its_details(
    seats: int, options: dict[str, bool], seed: int
) -> None:
    match = Match(GAME, NAMES[:seats], options, seed)
    chooser = random.Random(seed)
    for number in range(LONGEST):
        if match.over:
            break
        seat = match.asked_seats[0]
        view = match.view(seat)
        if number % 7 == 0:
            places = [card for zone in view.zones for card in zone if card >= 0]
            for source in chooser.sample(places, min(12, len(places))):
                reason = GAME.words.refusal(view, source, chooser.choice([-1, *places]), match.names)
                assert reason is None or all(value not in ("", None) for value in reason.details.values())
        match.answer(seat, chooser.choice(view.options))
