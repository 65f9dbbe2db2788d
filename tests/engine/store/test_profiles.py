"""Each person at one computer can have a few settings otherwise than everybody."""

from __future__ import annotations

import json
from pathlib import Path

from engine.store.backup_file import export_all, import_all
from engine.store.folders import Folders
from engine.store.settings import FILE_NAME, Settings


def of_two(folder: Path | None = None) -> Settings:
    """Ada reads large letters, Ben wants everything fast; everybody else has 120 % and the usual pace."""
    settings = Settings.load(folder) if folder is not None else Settings()
    settings.text_scale = 120
    settings.choose("Ada", "text_scale", 200)
    settings.choose("Ben", "animation", "fast")
    return settings


def test_what_a_person_has_otherwise_holds_while_that_person_sits_there() -> None:
    settings = of_two()
    assert settings.use_profile("Ada")
    assert (settings.text_scale, settings.animation) == (200, "normal")
    assert settings.use_profile("Ben")
    assert (settings.text_scale, settings.animation) == (120, "fast")
    assert settings.use_profile("")
    assert (settings.text_scale, settings.animation) == (120, "normal")
    assert not settings.use_profile("Cy"), "nothing is to be laid out anew for somebody who has nothing otherwise"


def test_what_everybody_has_can_be_set_while_somebody_sits_there() -> None:
    settings = of_two()
    settings.use_profile("Ada")
    settings.choose("", "text_scale", 140)
    assert settings.text_scale == 200 and settings.held_for("", "text_scale") == 140
    settings.use_profile("")
    assert settings.text_scale == 140


def test_what_is_changed_at_the_table_is_of_whoever_has_it_otherwise(tmp_path: Path) -> None:
    settings = of_two(tmp_path)
    settings.use_profile("Ben")
    settings.animation = "read"
    settings.reduced_motion = True
    settings.save()
    again = Settings.load(tmp_path)
    assert (again.animation, again.reduced_motion, again.text_scale) == ("normal", True, 120)
    assert again.own("Ben") == {"animation": "read"} and again.own("Ada") == {"text_scale": 200}


def test_a_program_that_ends_while_somebody_sits_there_keeps_what_everybody_has(tmp_path: Path) -> None:
    settings = of_two(tmp_path)
    settings.use_profile("Ada")
    settings.save()
    assert Settings.load(tmp_path).text_scale == 120


def test_whoever_gives_theirs_up_has_everything_as_everybody(tmp_path: Path) -> None:
    settings = of_two(tmp_path)
    settings.save()
    settings.use_profile("Ada")
    settings.forget("Ada")
    assert settings.text_scale == 120
    settings.save()
    again = Settings.load(tmp_path)
    assert again.own("Ada") == {} and again.own("Ben") == {"animation": "fast"}


def test_two_programs_keep_what_each_has_changed_for_a_person(tmp_path: Path) -> None:
    one, other = Settings.load(tmp_path), Settings.load(tmp_path)
    one.choose("Ada", "text_scale", 200)
    one.save()
    other.choose("Ben", "easy_letters", True)
    other.save()
    assert set(Settings.load(tmp_path).profiles) == {"Ada", "Ben"}


def test_a_bad_value_costs_one_sentence_and_nothing_else(tmp_path: Path) -> None:
    profiles = {"Ada": {"text_scale": 900, "easy_letters": True, "later": 1}, "Ben": 7, "Cy": {"animation": "off"}}
    file = tmp_path / FILE_NAME
    file.write_text(json.dumps({"profiles": profiles}), encoding="utf-8")
    settings = Settings.load(tmp_path)
    assert settings.remarks == [
        "settings.json: text_scale of Ada must be a whole number from 100 to 200. Everyone's setting is used instead.",
        "settings.json: the profile of Ben isn't a group of settings, so it isn't used.",
    ]
    assert settings.own("Ada") == {"easy_letters": True} and settings.own("Cy") == {"animation": "off"}
    assert settings.own("Ben") == {} and not settings.use_profile("Ben")
    settings.choose("Cy", "animation", "read")
    settings.save()
    kept = json.loads(file.read_text(encoding="utf-8"))["profiles"]
    assert kept == profiles | {"Cy": {"animation": "read"}}


def test_a_damaged_file_is_kept_aside_with_what_everybody_had_in_it(tmp_path: Path) -> None:
    settings = of_two(tmp_path)
    settings.save()
    whole = (tmp_path / FILE_NAME).read_bytes()
    (tmp_path / FILE_NAME).write_bytes(whole[:-20])
    again = Settings.load(tmp_path)
    assert len(again.remarks) == 1 and again.profiles == {} and not again.use_profile("Ada")
    assert (tmp_path / f"{FILE_NAME}.damaged").read_bytes() == whole[:-20]


def test_they_come_along_with_everything_of_a_player(tmp_path: Path) -> None:
    old, new = Folders.below(tmp_path / "old"), Folders.below(tmp_path / "new")
    of_two(old.config).save()
    export_all(old, tmp_path / "all.culdesac")
    import_all(new, tmp_path / "all.culdesac")
    assert Settings.load(new.config).own("Ada") == {"text_scale": 200}


def test_a_pad_is_one_persons_at_most_and_a_person_has_one_at_most(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path)
    settings.give_pad("Ada", "red")
    settings.give_pad("Ben", "red")
    assert settings.owner_of("red") == "Ben" and settings.pad_of("Ada") == ""
    settings.give_pad("Ben", "blue")
    settings.save()
    again = Settings.load(tmp_path)
    assert (again.owner_of("red"), again.owner_of("blue"), again.owner_of("")) == ("", "Ben", "")
    again.give_pad("Ben", "")
    assert again.profiles == {}
