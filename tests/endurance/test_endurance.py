"""A short trial of every kind of the endurance campaign, and of whether it notices what must not happen."""

from __future__ import annotations

import json
import random
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.art import fonts
from engine.kernel.flow import moves
from engine.kernel.state.state import State
from engine.store.files.atomic import StoreError
from engine.store.history.matches import Matches
from tests.endurance import foreign
from tests.endurance.campaign import KINDS, Campaign, Tally, scratch
from tests.endurance.case import Failure, Kind, Outcome, chance_of, read_case, write_case
from tests.endurance.dice import same_dice
from tests.endurance.foreign_files import foreign_files
from tests.endurance.monkey import Hands
from tests.endurance.rich_home import rich_home
from tests.sampling import only

SEED = 3
pytestmark = pytest.mark.usefixtures("program_put_back")


@pytest.fixture(scope="module")
def work(font_folder: Path) -> Iterator[Path]:
    """Below this the homes are made."""
    fonts.set_cache_folder(font_folder)
    with tempfile.TemporaryDirectory(prefix="endurance-", dir=scratch()) as folder:
        yield Path(folder)


def fresh(work: Path) -> Path:
    """An empty folder for a case."""
    return Path(tempfile.mkdtemp(dir=work))


def cases(kind: str, work: Path, numbers: range) -> Outcome:
    """What came of some cases."""
    total = Outcome()
    for number in numbers:
        outcome = KINDS[kind].run(chance_of(kind, SEED, number), fresh(work))
        total.tried += outcome.tried
        total.failures += outcome.failures
    return total


@pytest.mark.parametrize("kind", only(["twins", "games"], ["twins", "games", "kills", "foreign"]))
def test_a_few_cases_find_nothing(kind: str, work: Path) -> None:
    outcome = cases(kind, work, range(4))
    assert outcome.tried >= 4
    assert [failure.sentence for failure in outcome.failures] == []


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["mutations", "monkey"])
def test_a_case_comes_to_its_end(kind: str, work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.endurance.monkey.EVENTS", 60)
    monkeypatch.chdir(work)
    assert cases(kind, work, range(1)).tried > 0


def test_the_same_seed_makes_the_same_cases(work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(work)
    done = []
    for _ in range(2):
        chance = chance_of("monkey", SEED, 2)
        with same_dice(chance):
            hands = Hands(chance, shutil.copytree(rich_home(work), fresh(work) / "home"))
            hands.begin()
            for _ in range(20):
                hands.act()
        done.append(list(hands.done))
    assert done[0] == done[1] and len(done[0]) == 20


@pytest.mark.slow
def test_answers_that_are_not_written_are_missed(work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that says "saved" and has written nothing fails in nearly every case."""
    cases("kills", work, range(1))  # what every case begins with is written as it should be
    monkeypatch.setattr(Matches, "go_on", lambda *_: None)
    sentences = [failure.sentence for failure in cases("kills", work, range(4)).failures]
    assert any("gone" in sentence for sentence in sentences)


def test_a_reader_that_hangs_or_raises_or_says_no_sentence_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a turn of 1,000,000,000 and an active seat of 2147483648 once did to the page of lessons."""
    monkeypatch.setattr(foreign, "LIMIT_S", 0.05)

    def refuse(sentence: str) -> None:
        raise StoreError(sentence)

    def hang() -> None:
        while True:
            pass

    steps: list[tuple[foreign.Step, str]] = [
        (hang, "hangs"),
        (lambda: [][2147483648], "IndexError"),
        (lambda: refuse("IndexError: 3"), "no sentence"),
        (lambda: refuse("Two\nlines."), "no sentence"),
        (lambda: "it is not on the page", "it is not on"),
    ]
    for step, group in steps:
        failure = foreign.attempt(step, "a file")
        assert failure is not None and failure.group.startswith(group)
    assert foreign.attempt(lambda: refuse("Can't use x.puzzle: it is no puzzle."), "a file") is None


@pytest.mark.parametrize(
    ("sort", "place", "broken"),
    [
        (foreign.puzzles, "engine.store.player.puzzles.PuzzleStore.read", lambda *_: [][1]),
        (foreign.archives, "tests.endurance.foreign.run_scheduled_import", lambda _: {}["x"]),
        (foreign.progress, "engine.store.player.progress_file.write_bytes", lambda *_: None),
    ],
)
def test_each_kind_of_file_is_looked_at(
    sort: foreign.Sort, place: str, broken: object, work: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = foreign_files(work)
    monkeypatch.setattr(place, broken)
    chance, found = random.Random(1), []
    for words, step in sort(files, chance, fresh(work)):
        found.append(foreign.attempt(step, words))
    assert any(found)


def test_cards_that_stay_known_after_a_shuffle_are_noticed(work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel whose shuffles let everybody remember the cards."""
    whole = moves.shuffle

    def remembered(state: State, zone: int) -> None:
        known = list(state.known)
        whole(state, zone)
        state.known[:] = known

    monkeypatch.setattr(moves, "shuffle", remembered)
    assert cases("twins", work, range(3)).failures


class Broken(Kind):
    """Fails in every case."""

    name, unit, wanted = "broken", "things", 9

    def run(self, chance: random.Random, work: Path) -> Outcome:
        """See Kind.run."""
        return Outcome(1, [Failure("this broke", "broke", keep={"drawn": chance.random()})])


def test_a_failure_is_written_so_that_it_can_be_repeated(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "file").write_text("content")
    file = write_case(tmp_path / "cases", "kills", 5, 17, Failure("lost", "lost", "details", {"deed": "play"}, home))
    case, kept = read_case(file, tmp_path)
    assert (case["kind"], case["seed"], case["number"], case["keep"]) == ("kills", 5, 17, {"deed": "play"})
    assert str(file) in case["command"]
    assert kept is not None and (kept / "file").read_text() == "content"


def test_the_campaign_counts_and_keeps_a_few_of_each_group(tmp_path: Path) -> None:
    campaign = Campaign(["broken"], 1, 1, tmp_path, {}, tell=lambda _: None)
    tally = Tally("broken", "things")
    for number in range(9):
        campaign.count(tally, number, Broken().run(chance_of("broken", 1, number), tmp_path))
    assert (tally.tried, tally.failed) == (9, 9)
    written = sorted(tmp_path.glob("*.json"))
    assert len(written) == 3
    assert json.loads(written[0].read_text())["keep"]["drawn"] == chance_of("broken", 1, 0).random()
