"""What opponents say: one trigger a line, seldom, never the same twice, and nothing that only some players know."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine import Match, load
from engine.kernel.game import milestones
from engine.kernel.game.milestones import Milestone
from engine.kernel.game.plays import plays
from engine.kernel.scenarios.reader import BadScenario
from engine.kernel.state.layout import SPECTATOR
from engine.store.player.street import MOST_SAID, LastResult, StreetProgress
from engine.street.remark_file import Remark, read_remarks
from engine.street.remarks import MOST, MOST_EACH, PAUSE_S, RemarkChooser
from engine.street.street_file import read_street
from tests.chance import seeds

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((ROOT / "assets" / "remarks").glob("*.toml"))
TABLE = Match(load("nefarious"), ["Ann", "Nessa", "Pip"], {"twists": 0}, 1).table
LEAD = Remark("lead", "me", "First!")
CARD = Remark("hit", "you", "{card}, {you}. {count}.", ("money",), 2)


def chooser(*lines: Remark, seed: int = 1) -> RemarkChooser:
    return RemarkChooser(TABLE, {1: lines}, 0, ["Ann", "Nessa", "Pip"], seed)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ('{ when = { begin = "first" } }', "line 1: say: expected a text"),
        ('{ when = { begin = "maybe" }, say = "Hi." }', "when.begin: expected first or won or lost"),
        ('{ when = { begin = "first", wait = 40 }, say = "Hi." }', "line 1: when: expected one trigger"),
        ('{ when = { wait = 0 }, say = "Hi." }', "when.wait: expected a number above 0, found 0"),
        ('{ when = { lead = "me", loud = 1 }, say = "Hi." }', "when.loud: expected one of"),
        (
            f'{{ when = {{ lead = "me" }}, say = "{"so " * 13}" }}',
            "line 1: say: expected at most 12 words and 64 letters",
        ),
    ],
)
def test_a_mistake_names_file_speaker_line_and_field(lines: str, message: str) -> None:
    with pytest.raises(BadScenario) as found:
        read_remarks(f'[[speaker]]\nid = "nessa"\nlines = [{lines}]', "remarks/x.toml")
    words = " ".join(str(found.value).split())
    assert words.startswith("remarks/x.toml") and "speaker nessa: " in words and message in words


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_every_speaker_is_an_opponent_with_twelve_lines_of_their_own(file: Path) -> None:
    found = read_remarks(file.read_text(encoding="utf-8"), file.name)
    street = read_street((ROOT / "assets" / "street" / file.name).read_text(encoding="utf-8"), file.name)
    said = [line.say for lines in found.values() for line in lines]
    assert set(found) == {opponent.id for opponent in street.opponents}
    assert all(len(lines) >= 12 for lines in found.values())
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    "file",
    [file if file.stem == "nefarious" else pytest.param(file, marks=pytest.mark.slow) for file in FILES],
    ids=[file.stem for file in FILES],
)
def test_every_key_that_a_remark_waits_for_is_one_of_the_game(file: Path) -> None:
    slug, _, variant = file.stem.partition("-nefarious-neighbor")
    game, seen = load(slug), set[str]()
    expansion = file.stem != slug
    for seed in range(4 if slug == "nefarious" else 30):
        match = Match(
            game, ["Ann", "Bea", "Cal", "Dov"][: 4 if expansion else 2], {"expansion": True} if expansion else {}, seed
        )
        chance = random.Random(seed)
        while match.state.questions and len(match.answers) < 400:
            seat, _, _, options = chance.choice(match.state.questions)
            match.answer(seat, chance.choice(options))
        seen |= {change.key for play in plays(match.table, match.history, SPECTATOR) for change in play.changes}
    wanted = {
        key
        for lines in read_remarks(file.read_text("utf-8"), file.name).values()
        for line in lines
        for key in line.keys
    }
    assert wanted <= seen, wanted - seen


def test_a_speaker_says_at_most_one_thing_a_minute_and_nothing_twice() -> None:
    lead, said = Milestone(milestones.LEADS, (1,), 9), []
    found = chooser(
        LEAD,
        Remark("lead", "me", "Still first!"),
        Remark("lead", "me", "Always first!"),
        Remark("lead", "me", "Forever first!"),
    )
    for moment in range(0, 40 * PAUSE_S, 10):
        said += [(moment, saying.words)] if (saying := found.on_milestone(lead, float(moment))) else []
    moments = [moment for moment, _ in said]
    assert 0 < len(said) <= min(MOST, MOST_EACH) and len({words for _, words in said}) == len(said)
    assert all(later - before >= PAUSE_S for before, later in zip(moments, moments[1:], strict=False))


def test_a_line_is_not_repeated_in_later_matches(tmp_path: Path) -> None:
    kept, said = StreetProgress(tmp_path), list[str]()
    lines = (Remark("begin", "first", "Hello."), Remark("begin", "first", "Good evening."))
    for seed in range(6):
        found = RemarkChooser(TABLE, {1: lines}, 0, ["Ann", "Nessa", "Pip"], seed, kept.list_remarks(), kept.note_said)
        said += [saying.words] if (saying := found.on_begin({1: LastResult()}, 0.0)) else []
    assert sorted(said) == ["Good evening.", "Hello."]
    for number in range(MOST_SAID):
        kept.note_said(f"Line {number}.")
    assert "Hello." not in StreetProgress(tmp_path).list_remarks()


def test_who_leads_decides_whose_line_fits() -> None:
    lines = LEAD, Remark("lead", "you", "Enjoy it."), Remark("one_away", "other", "Look at Pip!")
    for seat, kind, words in (
        (1, milestones.LEADS, "First!"),
        (0, milestones.LEADS, "Enjoy it."),
        (2, milestones.NEAR, "Look at Pip!"),
    ):
        said = {
            saying.words
            for seed in range(8)
            if (saying := chooser(*lines, seed=seed).on_milestone(Milestone(kind, (seat,)), 0.0))
        }
        assert said == {words}


def test_the_first_words_tell_how_the_last_match_ended(tmp_path: Path) -> None:
    lines = (
        Remark("begin", "first", "Hello."),
        Remark("begin", "lost", "You beat me with {card}."),
        Remark("streak", 3, "Three in a row."),
    )
    kept = StreetProgress(tmp_path)
    for met, words in (
        (LastResult(), "Hello."),
        (LastResult("lost", "Kraken"), "You beat me with Kraken."),
        (LastResult("won", "", 3), "Three in a row."),
    ):
        if met.ended:
            kept.note_met("nefarious", "nessa", met)
        assert StreetProgress(tmp_path).last_result("nefarious", "nessa") == met
        saying = chooser(*lines).on_begin({1: met}, 0.0)
        assert saying is not None and saying == (1, words)


@pytest.mark.parametrize("seed", seeds(2))
def test_a_remark_names_no_card_that_only_some_players_know(seed: int) -> None:
    """Remarks are chosen from plays as a spectator knows them: hidden cards have no name there."""
    match, chance = Match(load("nefarious"), ["Ann", "Nessa", "Pip"], {"twists": 0}, seed), random.Random(seed)
    while match.state.questions and len(match.answers) < 300:
        seat, _, _, options = chance.choice(match.state.questions)
        match.answer(seat, chance.choice(options))
    public = {event[2] for _, log in match.history for event in log.redact_for(SPECTATOR)}
    names = {match.game.words.card_name(match.table, card) for card in public if match.table.is_card(card)}
    line = Remark("gain", "me", "{card}")
    for play in plays(match.table, match.history, SPECTATOR):
        saying = RemarkChooser(match.table, {1: (line,)}, 0, match.names, seed).on_plays([play], 0.0)
        assert saying is None or saying.words in names
