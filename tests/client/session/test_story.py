"""What happened, in sentences: cause and effect in one, and what others did since somebody last chose something."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from client.session.log import Log, LogLine
from client.session.story import answered_last, plain, sentences, told_since
from engine.games import load
from engine.kernel.events import COUNTED, MOVED, TRIGGERED, TURN_BEGAN
from engine.kernel.layout import SPECTATOR
from engine.kernel.match import Match
from engine.kernel.refs import NONE
from engine.words.messages import ENGLISH, speak
from engine.words.people import you
from tests.chance import seeds

NAMES = ["Ada", "Ben", "Cora"]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def test_what_followed_stands_behind_its_cause_and_a_name_only_once() -> None:
    lines = [
        LogLine("Turn 3: Ada", 4, 0, TURN_BEGAN),
        LogLine("Ada uses [[7|Goon]]", 5, 0, TRIGGERED, 7),
        LogLine("Ben loses 2 Sanity", 5, 1, COUNTED),
        LogLine("Cora loses 2 Sanity", 5, 2, COUNTED),
        LogLine("Ben draws a card", 5, 1, MOVED, 9),
        LogLine("Ben draws a card", 5, 1, MOVED, 10),
        LogLine("Ben pays $2", 5, 1, COUNTED, 10),
    ]
    told = sentences(lines, NAMES)
    assert [plain(sentence.text) for sentence in told] == [
        "Turn 3: Ada",
        "Ada uses Goon: Ben loses 2 Sanity; Cora loses 2 Sanity",
        "Ben draws a card twice, pays $2",
    ]
    assert [(sentence.first, sentence.last) for sentence in told] == [(0, 1), (1, 4), (4, 7)]


def test_what_was_asked_because_of_a_card_belongs_to_it() -> None:
    lines = [LogLine("Ada takes [[7|Red 4]]", 5, 0, MOVED, 7), LogLine("Ada places [[7|Red 4]]", 6, 0, MOVED, 7, 7),
             LogLine("Ada plays [[8|Wild]]", 7, 0, MOVED, 8)]  # fmt: skip
    told = [plain(each.text) for each in sentences(lines, NAMES)]
    assert told == ["Ada takes Red 4, places Red 4", "Ada plays Wild"]


@pytest.mark.parametrize(("language", "given", "told"), [
    (ENGLISH, ["You draw [[7|Kraken]]", "You draw [[8|Yeti]]", "Ben pays $2"],
     ["You draw Kraken, draw Yeti", "Ben pays $2"]),
    ("de", ["Du ziehst [[7|Kraken]]", "Du ziehst [[8|Yeti]]", "Ben zahlt $2"],
     ["Du ziehst Kraken, ziehst Yeti", "Ben zahlt $2"]),
    ("de", ["You draw [[7|Kraken]]", "You draw [[8|Yeti]]", "Ben pays $2"],
     ["You draw Kraken, draw Yeti", "Ben pays $2"]),
])  # fmt: skip
def test_whoever_plays_alone_is_named_once_in_a_sentence(language: str, given: list[str], told: list[str]) -> None:
    """Also in German, and there in a game that is told in English only."""
    speak(language)
    lines = [LogLine(given[0], 5, 0, MOVED, 7), LogLine(given[1], 5, 0, MOVED, 8), LogLine(given[2], 6, 1, COUNTED)]
    assert [plain(each.text) for each in sentences(lines, [you(), "Ben"])] == told


def played(slug: str, seats: int, seed: int, until: int) -> Match:
    match, chance = Match(load(slug), NAMES[:seats], {}, seed), random.Random(seed)
    while not match.over and len(match.answers) < until:
        seat = chance.choice(match.asked)
        match.answer(seat, chance.choice(match.view(seat).options))
    return match


def recap(match: Match, seat: int) -> list[LogLine]:
    moment = len(match.answers)
    return told_since(match, seat, seat, answered_last(match, seat, moment), moment)


CHANGE = {
    "nefarious": (re.compile(r"\b(pay|get) \$(\d+)"), "get"),
    "cthulhu-realms": (re.compile(r"\b(lose|gain) (\d+) Sanity"), "gain"),
}
"""How the recap says that money or Sanity changed, and the verb that means more of it."""


def by_others(match: Match, seat: int, after: int) -> dict[int, int]:
    """How each other player (NONE: the rules) changed the first counter of a seat after so many answers."""
    found: dict[int, int] = {}
    for _, log in match.history[after + 1 :]:
        for index, (kind, who, _, counter, _, amount, _) in enumerate(log):
            cause = log.cause_of(index)
            if kind == COUNTED and who == seat and counter == 0 and cause.seat != seat:
                found[cause.seat] = found.get(cause.seat, 0) + amount
    return {by: amount for by, amount in found.items() if amount}


@pytest.mark.parametrize("slug", sorted(CHANGE))
def test_all_that_others_did_to_a_player_is_told_with_the_right_name(slug: str) -> None:
    pattern, more = CHANGE[slug]
    hits = 0
    for seed in seeds(2):
        chance, match = random.Random(seed), Match(load(slug), NAMES, {}, seed)
        while not match.over and len(match.answers) < 200:
            seat = chance.choice(match.asked)
            moment = len(match.answers)
            after = answered_last(match, seat, moment)
            changes = by_others(match, seat, after)
            told = {line.seat: plain(line.text) for line in told_since(match, seat, seat, after, moment)}
            for by, amount in changes.items():
                parts = pattern.findall(told[by])
                assert sum(int(number) * (1 if verb == more else -1) for verb, number in parts) == amount, told
                assert f": {you()} " in told[by]
                hits += 1
            match.answer(seat, chance.choice(match.view(seat).options))
    assert hits


def test_every_player_is_told_of_or_counted() -> None:
    names = [*NAMES, "Dot", "Eve", "Fay"]
    match, chance = Match(load("nefarious"), names, {}, 4), random.Random(4)
    while len(match.answers) < 60:
        seat = chance.choice(match.asked)
        match.answer(seat, chance.choice(match.view(seat).options))
    lines = told_since(match, 0, 0, 20, len(match.answers))
    assert all(any(name in line.text for line in lines) for name in names[1:])


def test_a_loss_names_who_caused_it_and_not_who_lost() -> None:
    """The victim discards with an answer of its own; the other player's card made it do so."""
    match, chance = Match(load("nefarious"), [*NAMES, "Dot"], {}, 1), random.Random(1)
    told: list[str] = []
    while len(match.answers) < 120:
        if 0 in match.asked:
            told += [line.text for line in told_since(match, 0, 0, answered_last(match, 0, len(match.answers)),
                                                      len(match.answers))]  # fmt: skip
        seat = chance.choice(match.asked)
        match.answer(seat, chance.choice(match.view(seat).options))
    ray = [plain(text) for text in told if "(Invisibility Ray)" in plain(text) and f": {you()} " in text]
    assert ray and all(text.startswith("Cora: you discard ") and "pay $" in text for text in ray)


def test_who_has_just_chosen_is_told_nothing() -> None:
    match = played("garage-sale", 3, 4, 30)
    while not match.over:
        seat = match.asked[0]
        match.answer(seat, match.view(seat).options[0])
        assert not any(line.seat == seat for line in recap(match, seat))
        if match.asked and match.asked[0] == seat:
            assert not recap(match, seat)


@pytest.mark.parametrize("slug", ["nefarious", "runes-and-regulations"])
def test_nobody_is_told_a_card_that_the_log_does_not_name_to_the_same_eyes(slug: str) -> None:
    for seed in seeds(3):
        match = played(slug, 3, seed, 120)
        for seat, eyes in ((0, 0), (1, 1), (0, SPECTATOR)):
            known = " ".join(line.text for line in Log(match).lines(eyes))
            moment = len(match.answers)
            for after in range(0, moment, 9):
                for line in told_since(match, seat, eyes, after, moment):
                    cards = [part.split("|")[0] for part in line.text.split("[[")[1:]]
                    mask = match.state.known
                    assert all(f"[[{card}|" in known or mask[int(card)] >> eyes & 1 for card in cards)
                    assert line.card == NONE or line.card >= 0
