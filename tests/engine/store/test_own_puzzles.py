"""Puzzles of one's own: kept from a match, listed, given away as a file, taken in, and refused where broken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.games import load
from engine.kernel.match.match import Match
from engine.lessons.puzzle_search import PuzzleSearch
from engine.store.files.atomic import StoreError
from engine.store.player.puzzles import BEST, WIN, PuzzleGoal, PuzzleStore, document_of


def kept(folder: Path, wanted: PuzzleGoal, slug: str = "nefarious", title: str = "Hello: World") -> PuzzleStore:
    match = Match(load(slug), ["Ada", "Dr. No"], seed=5)
    store = PuzzleStore(folder)
    seat = match.state.questions[0][0]
    store.keep(document_of(match, match.state, seat, wanted, title))
    return store


def test_a_kept_position_is_searched_like_any_puzzle(tmp_path: Path) -> None:
    store = kept(tmp_path, PuzzleGoal(BEST, 1, 0))
    [file] = store.files()
    assert file.puzzle is not None
    assert (file.name, file.path.name, file.puzzle.id) == ("Hello: World", "hello-world.puzzle", "own/hello-world")
    findings = PuzzleSearch(file.puzzle, load).count()
    assert findings.wrong == []
    assert store.find("own/hello-world") is not None
    assert store.find("nefarious/13") is None


@pytest.mark.parametrize("title", ["Con", "NUL.", "?"])
def test_a_title_that_windows_keeps_for_itself_is_no_file_name(tmp_path: Path, title: str) -> None:
    [file] = kept(tmp_path, PuzzleGoal(BEST, 1, 0), title=title).files()
    assert (file.name, file.path.name) == (title, "puzzle.puzzle")


def test_a_goal_out_of_reach_is_found_to_be_so(tmp_path: Path) -> None:
    [file] = kept(tmp_path, PuzzleGoal(WIN)).files()
    assert file.puzzle is not None
    assert PuzzleSearch(file.puzzle, load).count().sets == 0


def test_a_search_that_is_stopped_gives_up(tmp_path: Path) -> None:
    [file] = kept(tmp_path, PuzzleGoal(BEST, 2, 0), "cthulhu-realms").files()
    assert file.puzzle is not None
    search = PuzzleSearch(file.puzzle, load)
    search.stopped = True
    assert search.count().wrong


def test_where_the_lowest_wins_the_goal_is_a_most(tmp_path: Path) -> None:
    [file] = kept(tmp_path, PuzzleGoal(BEST, 1, 7), "nasty-neighbours").files()
    assert file.puzzle is not None
    assert list(file.puzzle.most.values()) == [7]
    assert not file.puzzle.least


def test_a_file_goes_to_somebody_else_and_nothing_is_overwritten(tmp_path: Path) -> None:
    mine = kept(tmp_path / "mine", PuzzleGoal(WIN, 2))
    [file] = mine.files()
    out = mine.export(file.path, tmp_path)
    theirs = PuzzleStore(tmp_path / "theirs")
    assert theirs.import_file(out).turns == 2
    assert theirs.import_file(out).id == "own/hello-world-2"
    with pytest.raises(StoreError, match="already"):
        mine.export(file.path, out)


def test_what_is_deleted_can_be_put_back(tmp_path: Path) -> None:
    store = kept(tmp_path, PuzzleGoal(WIN))
    aside = store.delete(store.files()[0].path)
    assert store.files() == []
    store.restore(aside)
    assert [file.name for file in store.files()] == ["Hello: World"]


@pytest.mark.parametrize(
    ("key", "value"),
    [("puzzle", 2), ("seat", 7), ("turns", 0), ("kind", "lose"), ("least", "much"), ("title", 3), ("match", {})],
)
def test_a_broken_file_is_listed_with_what_is_wrong(tmp_path: Path, key: str, value: object) -> None:
    store = kept(tmp_path, PuzzleGoal(WIN))
    path = store.files()[0].path
    path.write_text(json.dumps({**json.loads(path.read_text()), key: value}))
    [file] = store.files()
    assert file.puzzle is None
    assert "hello-world.puzzle" in file.problem


@pytest.mark.parametrize(("place", "number"), [(0, 10**9), (2, 2**31), (2, -1), (4, 2**40), (1, 99)])
def test_one_number_beyond_its_range_never_closes_the_list(tmp_path: Path, place: int, number: int) -> None:
    """The turn and the active seat of a puzzle once hung the page or closed it."""
    store = kept(tmp_path, PuzzleGoal(WIN))
    path = store.files()[0].path
    data = json.loads(path.read_text())
    data["match"]["base"]["values"][place] = number
    path.write_text(json.dumps(data))
    kept(tmp_path, PuzzleGoal(WIN))
    sound, broken = store.files()
    assert sound.puzzle is not None
    assert (broken.puzzle, broken.path) == (None, path) and str(number) in broken.problem
    store.delete(broken.path)
    assert [file.path for file in store.files()] == [sound.path]


def test_a_position_that_no_rule_can_go_on_with_is_refused(tmp_path: Path) -> None:
    """Its numbers are in their ranges, but its stack holds a step that there is not."""
    store = kept(tmp_path, PuzzleGoal(WIN))
    path = store.files()[0].path
    data = json.loads(path.read_text())
    data["match"]["base"]["stack"] = [[*frame[:1], 9999, *frame[2:4]] for frame in data["match"]["base"]["stack"]]
    path.write_text(json.dumps(data))
    [file] = store.files()
    assert file.puzzle is None and file.problem.startswith("Can't use hello-world.puzzle: ")


def test_whatever_a_rule_raises_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = kept(tmp_path, PuzzleGoal(WIN))

    def fail(*_: object) -> None:
        raise AssertionError("nobody has thought of this")

    monkeypatch.setattr("engine.store.player.puzzles.game_of", fail)
    [file] = store.files()
    assert file.problem == "Can't use hello-world.puzzle: its content is inconsistent."


def test_a_position_that_cannot_be_is_refused(tmp_path: Path) -> None:
    store = kept(tmp_path, PuzzleGoal(WIN))
    path = store.files()[0].path
    data = json.loads(path.read_text())
    data["match"]["base"]["counters"][0] = -5
    path.write_text(json.dumps(data))
    assert store.files()[0].puzzle is None
