"""What was reached on the street survives the program, another program, and damage."""

from __future__ import annotations

from pathlib import Path

from engine.store.player.profiles import Profiles
from engine.store.player.settings import Settings
from engine.store.player.street import BEATEN, FEATS, FILE_NAME, LOST, OPEN, WON, DayResult, LastResult, StreetProgress

DAY = "2026-11-24"


def test_what_was_reached_is_there_again(tmp_path: Path) -> None:
    progress = StreetProgress(tmp_path)
    progress.note(BEATEN, "nefarious", ["pip-fuse"], DAY)
    progress.note(FEATS, "nefarious", ["day-off", "head-start"], DAY)
    progress.note_deal("nefarious", DAY, DayResult(WON, 3, 12))
    again = StreetProgress(tmp_path)
    assert again.beaten("nefarious") == {"pip-fuse": DAY}
    assert set(again.feats("nefarious")) == {"day-off", "head-start"}
    assert again.deals("nefarious") == {DAY: DayResult(WON, 3, 12)}
    assert again.beaten("cthulhu-realms") == {}


def test_a_feat_is_new_once_and_keeps_its_first_day(tmp_path: Path) -> None:
    progress = StreetProgress(tmp_path)
    assert progress.note(FEATS, "nefarious", ["day-off"], DAY) == ["day-off"]
    assert progress.note(FEATS, "nefarious", ["day-off", "head-start"], "2026-11-25") == ["head-start"]
    assert progress.feats("nefarious")["day-off"] == DAY


def test_two_programs_take_nothing_from_each_other(tmp_path: Path) -> None:
    one, other = StreetProgress(tmp_path), StreetProgress(tmp_path)
    one.note(BEATEN, "nefarious", ["pip-fuse"], DAY)
    other.note(BEATEN, "nefarious", ["otto-pfennig"], DAY)
    assert set(one.beaten("nefarious")) == {"pip-fuse", "otto-pfennig"}


def test_a_damaged_file_is_told_in_a_sentence_and_set_aside(tmp_path: Path) -> None:
    for damage in ('{"beaten": ', "[1, 2]"):
        (tmp_path / FILE_NAME).write_text(damage, encoding="utf-8")
        progress = StreetProgress(tmp_path)
        assert progress.beaten("nefarious") == {}
        (told,) = progress.take_remarks()
        assert told.startswith(f"{FILE_NAME} is damaged, ")
        aside = tmp_path / told.removesuffix(".").rpartition(" ")[2]
        assert aside.read_text(encoding="utf-8") == damage
        assert progress.take_remarks() == []
        progress.note(BEATEN, "nefarious", ["pip-fuse"], DAY)
        assert StreetProgress(tmp_path).beaten("nefarious") == {"pip-fuse": DAY}


def test_data_of_another_shape_says_nothing_and_a_damaged_try_stays_taken(tmp_path: Path) -> None:
    text = f'{{"beaten": {{"a": 3, "b": {{"x": 7}}}}, "deals": {{"a": {{"{DAY}": {{"ending": 5, "points": "x"}}}}}}}}'
    (tmp_path / FILE_NAME).write_text(text, encoding="utf-8")
    progress = StreetProgress(tmp_path)
    assert (progress.beaten("a"), progress.beaten("b")) == ({}, {})
    assert progress.deals("a") == {DAY: DayResult(LOST)}


def test_without_a_folder_it_lasts_as_long_as_the_program() -> None:
    progress = StreetProgress(None)
    progress.note_deal("nefarious", DAY, DayResult(OPEN))
    assert progress.deals("nefarious") == {DAY: DayResult(OPEN)}


def test_each_player_has_progress_of_their_own_and_the_first_has_that_from_before(tmp_path: Path) -> None:
    before = StreetProgress(tmp_path)
    before.note(BEATEN, "nefarious", ["pip-fuse"], "2026-11-01")
    settings = Settings()
    ada, ben = Profiles(settings).create("Ada"), Profiles(settings).create("Ben")
    progress = StreetProgress(tmp_path)
    progress.player = ben.prefix
    assert progress.beaten("nefarious") == {} and progress.last_result("nefarious", "pip-fuse") == LastResult()
    progress.note(FEATS, "nefarious", ["five"], "2026-11-02")
    progress.note_met("nefarious", "pip-fuse", LastResult("won", "Kraken", 2))
    progress.note_deal("nefarious", "2026-11-02", DayResult(WON, 3, 7))
    progress.player = ada.prefix
    assert list(progress.beaten("nefarious")) == ["pip-fuse"] and progress.feats("nefarious") == {}
    assert progress.last_result("nefarious", "pip-fuse") == LastResult() and progress.deals("nefarious") == {}
    progress.player = ben.prefix
    assert StreetProgress(tmp_path).feats("nefarious") == {}
    assert list(progress.feats("nefarious")) == ["five"]
    assert progress.last_result("nefarious", "pip-fuse") == LastResult("won", "Kraken", 2)
