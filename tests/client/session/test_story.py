"""What happened: the sentences of the log, and what others did since a player last chose something."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.games import load
from engine.kernel.flow.event_log import Cause
from engine.kernel.game.plays import Play, plays
from engine.kernel.match.match import Match
from engine.kernel.state.events import COUNTED
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE
from engine.session.log import CARD, Log, LogLine, called_by
from engine.session.story import answered_last, plain, recap_since, sentences
from engine.session.teller import Teller
from engine.words.messages import ENGLISH, LANGUAGES, speak
from tests.chance import seed_cases, seeds
from tests.client.session.recap_figures import RULE_SETS, measure
from tests.engine.games.any_match import NAMES, played
from tests.engine.games.tables import TABLES

Table = tuple[str, int, dict[str, object]]
FEW = [table for place, table in enumerate(TABLES) if place % 5 == 2]
"""Some tables of each size; the long run takes all."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def sits_alone(table: Table, seed: int) -> Match:
    """A new match of a person against computers, whose answers the test gives."""
    slug, seats, options = table
    return Match(load(slug), NAMES[:seats], dict(options), seed, ["human", *["normal"] * (seats - 1)])


def recap(match: Match, seat: int) -> list[LogLine]:
    """What a seat is told that is asked now."""
    moment = len(match.answers)
    return recap_since(match, seat, seat, answered_last(match, seat, moment), moment)


# --- what others did -------------------------------------------------------------------------------------------

CHANGE = {
    "nefarious": (re.compile(r"\b(pay|get|earn) \$(\d+)"), ("get", "earn")),
    "cthulhu-realms": (re.compile(r"\b(lose|gain) (\d+) Sanity"), ("gain",)),
}
"""How the recap says that money or Sanity of the viewer changed, and the verbs that mean more of it."""


def by_others(match: Match, after: int) -> dict[int, int]:
    """How each other player (NONE: the rules) changed the first counter of seat 0 behind `after` answers."""
    found: dict[int, int] = {}
    for _, log in match.history[after + 1 :]:
        for (kind, who, _, counter, _, amount, _), cause in log.pair_with_causes():
            if kind == COUNTED and who == 0 and counter == 0 and cause.seat != 0:
                found[cause.seat] = found.get(cause.seat, 0) + amount
    return {by: amount for by, amount in found.items() if amount}


@pytest.mark.parametrize("slug", sorted(CHANGE))
def test_what_others_changed_is_told_in_full_behind_the_right_name(slug: str) -> None:
    pattern, more = CHANGE[slug]
    hits = 0
    for seed in seeds(2):
        match = sits_alone((slug, 3, {}), seed)
        for _ in played(match, 150, seed):
            if 0 not in match.asked_seats:
                continue
            changes = by_others(match, answered_last(match, 0, len(match.answers)))
            told = {line.seat: plain(line.text) for line in recap(match, 0)}
            for by, amount in changes.items():
                mine = [(verb, int(number)) for verb, number in pattern.findall(told[by])]
                assert sum(number if verb in more else -number for verb, number in mine) == amount, told
                hits += 1
    assert hits


def check_recap(table: Table, seed: int, length: int) -> int:
    """Every opponent who did something is told of or counted, and all that hit the viewer is told, by who did it."""
    match = sits_alone(table, seed)
    hits = 0
    for _ in played(match, length, seed):
        if 0 not in match.asked_seats:
            continue
        moment = len(match.answers)
        after = answered_last(match, 0, moment)
        lines = recap(match, 0)
        teller = Teller(match.table, called_by(match, 0))
        for play in plays(match.table, match.history[after + 1 :], 0):
            actor = play.cause.seat
            if actor == 0:
                continue
            text = next((line.text for line in lines if line.seat == actor), "")
            for change in play.hits(0):
                hits += 1
                assert text, (play, [line.text for line in lines])
                shown = [f"[[{card}|" for card in change.cards if card >= 0]
                assert all(mark in text or plain_name(match, mark) in plain(text) for mark in shown), (change, text)
                worded = match.game.account.change_words(match.table, change, "you", teller.names)
                assert worded or shown or any(deed in text for deed in teller.did([play])), (change, text)
            if actor >= 0 and (teller.did([play]) or play.hits(0)):
                assert any(match.names[actor] in line.text for line in lines), (play, [line.text for line in lines])
        for line in lines:
            assert 0 <= line.seat < len(match.names) or line.seat == NONE
    return hits


def plain_name(match: Match, mark: str) -> str:
    """The name of the card that a mark of the log begins with."""
    return match.game.words.card_name(match.table, int(mark[2:-1]))


@pytest.mark.parametrize("table", FEW, ids=str)
def test_no_opponent_and_no_hit_is_left_out(table: Table) -> None:
    check_recap(table, seeds(1)[0], 50)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(2))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_opponent_and_no_hit_is_left_out_of_long_matches(table: Table, seed: int) -> None:
    check_recap(table, seed, 300)


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats", "options"), RULE_SETS, ids=str)
def test_what_hits_any_seat_is_told_with_its_card_and_actor(slug: str, seats: int, options: dict[str, object]) -> None:
    changes, wrong, left_out = measure(slug, seats, options, matches=2, answers=300)
    assert changes and not wrong and not left_out


def test_a_forced_discard_names_the_player_whose_card_forces_it() -> None:
    """The victim discards with an answer of its own; the other player's card made it do so."""
    told: list[str] = []
    match = Match(load("nefarious"), NAMES[:4], {}, 1, ["human", *["normal"] * 3])
    for _ in played(match, 120, 1):
        if 0 in match.asked_seats:
            told += [plain(line.text) for line in recap(match, 0)]
    forced = [text for text in told if "Invisibility Ray: you " in text]
    assert forced and all(re.match(r"\w+'s Invisibility Ray: you (pay|discard) ", text) for text in forced)
    assert not [text for text in told if text.startswith("You ")]


def test_the_recap_follows_the_order_of_play() -> None:
    found = 0
    for seed in seeds(2):
        match = sits_alone(("garage-sale", 4, {}), seed)
        for _ in played(match, 60, seed):
            lines = [line for line in recap(match, 0) if not line.is_hit] if 0 in match.asked_seats else []
            after = answered_last(match, 0, len(match.answers))
            batches = plays(match.table, match.history[after + 1 :], 0)
            first = {play.cause.seat: play.at for play in sorted(batches, key=lambda play: play.at, reverse=True)}
            assert [line.seat for line in lines] == sorted([line.seat for line in lines], key=lambda seat: first[seat])
            found += len(lines) > 1
    assert found


def test_a_player_who_has_just_chosen_is_told_nothing() -> None:
    match = sits_alone(("nefarious", 3, {}), 5)
    for _ in played(match, 40, 5):
        pass
    last = match.answers[-1].seat
    assert answered_last(match, last, len(match.answers)) == len(match.answers) - 1


@pytest.mark.parametrize("slug", ["nefarious", "cthulhu-realms", "runes-and-regulations", "nasty-neighbours"])
def test_nobody_is_told_a_card_that_the_seat_does_not_know(slug: str) -> None:
    for seed in seeds(2):
        match = Match(load(slug), NAMES[:3], {}, seed)
        for _ in played(match, 60, seed):
            pass
        moment = len(match.answers)
        for seat, eyes in ((0, 0), (1, 1), (1, SPECTATOR)):
            known = " ".join(line.text for line in Log(match).lines(eyes))
            for after in range(0, moment, 9):
                for line in recap_since(match, seat, eyes, after, moment):
                    mask = match.state.known
                    cards = [int(card) for card, _ in CARD.findall(line.text)]
                    assert all(f"[[{card}|" in known or mask[card] >> eyes & 1 for card in cards)
                    assert line.card == NONE or line.card >= 0


# --- the log -----------------------------------------------------------------------------------------------------


def test_a_sentence_bears_the_sign_of_who_acts_and_none_for_a_card_of_nobody() -> None:
    unsigned = 0
    for number, seed in enumerate(seeds(40)):
        if unsigned and number > 3:
            break
        match = Match(load("nefarious"), NAMES[:3], {"twists": 2}, seed)
        for _ in played(match, 60, seed):
            pass
        lines = Log(match).lines(0)
        for told in sentences(lines, Teller(match.table, match.names)):
            events = [lines[number].event for number in told.lines]
            shared = match.game.account.describe_shared
            actors = {NONE if shared(match.table, cause.card) else cause.seat for _, cause in filter(None, events)}
            if len(told.lines) > 1 and len(actors) == 1:
                (actor,) = actors
                assert told.actor == actor, seed
                unsigned += told.actor == NONE
    assert unsigned


def test_what_a_player_loses_by_dibs_names_the_good_that_the_other_got() -> None:
    match = sits_alone(("garage-sale", 3, {}), 12)
    told: list[str] = []
    for _ in played(match, 120, 12):
        if 0 in match.asked_seats:
            told += [plain(line.text) for line in recap(match, 0) if "you get the Dibs card" in line.text]
    assert told and all(re.search(r"called Dibs and got .+: you get the Dibs card instead", line) for line in told)


def check_log(table: Table, seed: int, length: int) -> None:
    """Every line is in one sentence, and each sentence has one cause."""
    match = sits_alone(table, seed)
    for _ in played(match, length, seed):
        pass
    lines = Log(match).lines(0)
    told = sentences(lines, Teller(match.table, called_by(match, 0)))
    assert sorted(number for sentence in told for number in sentence.lines) == list(range(len(lines)))
    for sentence in told:
        causes = {event[1].number for number in sentence.lines if (event := lines[number].event) is not None}
        assert len(causes) == 1, (sentence, causes)
    firsts = [sentence.lines[0] for sentence in told]
    assert firsts == sorted(firsts)


@pytest.mark.parametrize("table", FEW, ids=str)
def test_a_sentence_of_the_log_has_one_cause(table: Table) -> None:
    check_log(table, seeds(1)[0], 80)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(2))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_sentence_of_a_long_log_has_one_cause(table: Table, seed: int) -> None:
    check_log(table, seed, 400)


def test_a_turn_that_goes_on_is_told_as_when_it_is_over() -> None:
    """Sentences from the beginning of a turn on are the last ones of the whole log."""
    match = sits_alone(("nefarious", 4, {}), 3)
    for _ in played(match, 60, 3):
        pass
    lines, teller = Log(match).lines(0), Teller(match.table, called_by(match, 0))
    whole = sentences(lines, teller)
    for start in [number for number, line in enumerate(lines) if line.text.startswith("Turn ")]:
        assert sentences(lines, teller, start) == [told for told in whole if told.lines[0] >= start]


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_a_sentence_is_in_one_language(language: str) -> None:
    """Also where a game is told in English only."""
    speak(language)
    for slug in ("nefarious", "cthulhu-realms"):
        match = sits_alone((slug, 3, {}), 4)
        for _ in played(match, 30, 4):
            pass
        whole = " ".join(
            plain(told.text) for told in sentences(Log(match).lines(0), Teller(match.table, called_by(match, 0)))
        )
        german = language == "de" and slug == "nefarious"
        assert bool(re.search(r"\b([Dd]u|zieht|erhält)\b", whole)) == german, whole


def test_a_play_without_anything_to_tell_is_no_sentence() -> None:
    match = sits_alone(("nefarious", 3, {}), 4)
    teller = Teller(match.table, match.names)
    assert teller.sentence(Play(Cause(0, 0, 1, NONE, NONE, 0), 0, (0, 0), (), ())) == ""
