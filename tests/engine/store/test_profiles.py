"""Players of one computer: name, color, portrait, and some settings of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.store.files.folders import Folders
from engine.store.player.backup_file import export_all, import_all
from engine.store.player.profiles import Profile, Profiles
from engine.store.player.settings import FILE_NAME, Settings


def of_two(folder: Path | None = None) -> tuple[Settings, Profiles, Profile, Profile]:
    """Ada reads large letters, Ben wants everything fast; everyone else has 120% and the usual speed."""
    settings = Settings.load(folder) if folder is not None else Settings()
    settings.text_scale = 120
    profiles = Profiles(settings)
    ada, ben = profiles.create("Ada"), profiles.create("Ben")
    profiles.choose(ada.id, "text_scale", 200)
    profiles.choose(ben.id, "animation", "fast")
    return settings, profiles, ada, ben


def read(folder: Path) -> Profiles:
    return migrated(Settings.load(folder))


def migrated(settings: Settings) -> Profiles:
    """The players as the program finds them after its start."""
    profiles = Profiles(settings)
    profiles.migrate()
    return profiles


# -- who they are ---------------------------------------------------------------------------------------------------


def test_without_players_the_current_one_is_nameless_and_first() -> None:
    nobody = Profiles(Settings()).current
    assert (nobody.id, nobody.name, nobody.color, nobody.portrait, nobody.prefix) == ("", "", 1, 1, "")


def test_players_are_kept_with_name_color_and_portrait(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path)
    made = Profiles(settings).create("  Ada   Volt ", color=3, portrait=12)
    assert (made.name, made.color, made.portrait) == ("Ada Volt", 3, 12)
    settings.save()
    assert read(tmp_path).all() == [made] and read(tmp_path).current == made


def test_a_new_player_gets_a_free_color() -> None:
    profiles = Profiles(Settings())
    assert [profiles.create(name).color for name in "ABCDEFGH"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert profiles.create("I").color == 1


@pytest.mark.parametrize(("name", "problem"), [("", "no-name"), ("   ", "no-name"), (" ADA", "same-name"), ("Cy", "")])
def test_a_name_is_needed_once(name: str, problem: str) -> None:
    _, profiles, ada, _ = of_two()
    assert profiles.problem_of(name) == problem
    assert profiles.problem_of("Ada", ada.id) == ""
    if problem:
        with pytest.raises(ValueError, match=problem):
            profiles.create(name)


def test_a_renamed_player_is_found_under_both_names_and_keeps_the_id() -> None:
    _, profiles, ada, ben = of_two()
    renamed = profiles.change(ada.id, name="Countess", color=7)
    assert (renamed.id, renamed.names, renamed.color, renamed.portrait) == (ada.id, ("Ada",), 7, ada.portrait)
    assert profiles.of_name("ada") == profiles.of_name("Countess") == renamed
    assert profiles.all_names("Countess") == ["Countess", "Ada"] and profiles.all_names("Ben") == ["Ben"]
    assert profiles.own(ada.id) == {"text_scale": 200}
    other = profiles.create("Ada")
    assert other.id != ada.id and profiles.of_name("Ada") == other
    assert profiles.all_names("Countess") == ["Countess"], "these results may be the other player's"
    assert profiles.change(ada.id, name="Duchess").names == ("Ada", "Countess")
    assert profiles.change(ben.id, portrait=5).names == ()


def test_a_removed_player_leaves_the_others_and_another_is_current() -> None:
    settings, profiles, ada, ben = of_two()
    profiles.use(ada.id)
    profiles.remove(ada.id)
    assert profiles.all() == [ben] and profiles.current == ben and settings.own_name == "Ben"
    assert settings.text_scale == 120
    profiles.remove(ben.id)
    assert profiles.current.id == "" and settings.own_name == ""


def test_progress_from_before_is_the_first_players() -> None:
    _, profiles, ada, ben = of_two()
    assert ada.prefix == "" and ben.prefix == f"{ben.id}/"
    profiles.remove(ada.id)
    found = profiles.get(ben.id)
    assert found is not None and found.prefix == f"{ben.id}/", "nobody inherits it"


# -- files of older versions -----------------------------------------------------------------------------------------


def test_a_name_and_own_settings_of_older_versions_become_players(tmp_path: Path) -> None:
    old = {"own_name": "Ada", "profiles": {"Ben": {"text_scale": 150, "pad": "red"}, "Ada": {"animation": "off"}}}
    (tmp_path / FILE_NAME).write_text(json.dumps(old), encoding="utf-8")
    settings = Settings.load(tmp_path)
    profiles = migrated(settings)
    ada, ben = profiles.all()
    assert (ada.name, ada.color, ada.first, ben.name, ben.color, ben.first) == ("Ada", 1, True, "Ben", 2, False)
    assert profiles.current == ada and profiles.own(ada.id) == {"animation": "off"}
    assert profiles.own(ben.id) == {"text_scale": 150} and profiles.owner_of("red") == ben.id
    assert [profile.id for profile in migrated(settings).all()] == [ada.id, ben.id], "only once"
    settings.save()
    assert read(tmp_path).all() == [ada, ben]
    assert Settings.load(tmp_path).own_name == "Ada", "an older version still finds the name"


def test_two_programs_that_read_an_old_file_make_the_same_players(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"own_name": "Ada"}), encoding="utf-8")
    one, other = Settings.load(tmp_path), Settings.load(tmp_path)
    made, same = migrated(one).current, migrated(other).current
    one.save()
    other.save()
    assert made == same and read(tmp_path).all() == [made]


def test_only_the_first_players_of_two_programs_have_the_progress_from_before(tmp_path: Path) -> None:
    one, other = Settings.load(tmp_path), Settings.load(tmp_path)
    ada = Profiles(one).create("Ada")
    one.save()
    with pytest.raises(ValueError, match="same-name"):
        Profiles(other).create("ada")
    ben = Profiles(other).create("Ben")
    other.save()
    assert (ada.prefix, ben.prefix) == ("", f"{ben.id}/")
    assert read(tmp_path).all() == [ada, ben]
    Profiles(other).remove(ben.id)
    cy = Profiles(other).create("Cy")
    other.save()
    assert read(tmp_path).all() == [ada, cy], "a removed player does not come back"


# -- settings of their own -------------------------------------------------------------------------------------------


def test_a_players_own_values_hold_while_that_player_sits_there() -> None:
    settings, profiles, ada, ben = of_two()
    assert profiles.use(ada.id)
    assert (settings.text_scale, settings.animation) == (200, "normal")
    assert profiles.use(ben.id)
    assert (settings.text_scale, settings.animation) == (120, "fast")
    assert profiles.use("")
    assert (settings.text_scale, settings.animation) == (120, "normal")
    assert not profiles.use(profiles.create("Cy").id), "nothing has to be laid out again"


def test_common_values_can_be_set_while_a_player_sits_there() -> None:
    settings, profiles, ada, _ = of_two()
    profiles.use(ada.id)
    profiles.choose("", "text_scale", 140)
    assert settings.text_scale == 200 and profiles.held_for("", "text_scale") == 140
    profiles.use("")
    assert settings.text_scale == 140


def test_a_change_at_the_table_goes_to_the_player_who_has_an_own_value(tmp_path: Path) -> None:
    settings, profiles, ada, ben = of_two(tmp_path)
    profiles.use(ben.id)
    settings.animation = "read"
    settings.reduced_motion = True
    settings.save()
    again = Settings.load(tmp_path)
    assert (again.animation, again.reduced_motion, again.text_scale) == ("normal", True, 120)
    assert Profiles(again).own(ben.id) == {"animation": "read"} and Profiles(again).own(ada.id) == {"text_scale": 200}


def test_a_program_that_ends_while_a_player_sits_there_keeps_the_common_values(tmp_path: Path) -> None:
    settings, profiles, ada, _ = of_two(tmp_path)
    profiles.use(ada.id)
    settings.save()
    assert Settings.load(tmp_path).text_scale == 120


def test_a_player_without_own_values_has_the_common_ones_again(tmp_path: Path) -> None:
    settings, profiles, ada, ben = of_two(tmp_path)
    profiles.use(ada.id)
    profiles.forget(ada.id)
    assert settings.text_scale == 120
    settings.save()
    again = read(tmp_path)
    assert again.own(ada.id) == {} and again.own(ben.id) == {"animation": "fast"} and again.get(ada.id) == ada


def test_a_new_name_survives_another_program_that_changes_a_setting_of_the_player(tmp_path: Path) -> None:
    of_two(tmp_path)[0].save()
    one, other = Settings.load(tmp_path), Settings.load(tmp_path)
    ada = Profiles(one).current
    Profiles(one).change(ada.id, name="Adele")
    one.save()
    Profiles(other).choose(ada.id, "speech", True)
    other.save()
    again = read(tmp_path)
    assert [player.name for player in again.all()] == ["Adele", "Ben"]
    assert again.own(ada.id) == {"text_scale": 200, "speech": True}


def test_two_programs_keep_what_each_has_changed_for_a_player(tmp_path: Path) -> None:
    settings, _, ada, ben = of_two(tmp_path)
    settings.save()
    one, other = Settings.load(tmp_path), Settings.load(tmp_path)
    Profiles(one).choose(ada.id, "text_scale", 175)
    one.save()
    Profiles(other).choose(ben.id, "easy_letters", True)
    other.save()
    again = read(tmp_path)
    assert again.own(ada.id) == {"text_scale": 175} and again.own(ben.id)["easy_letters"]


def test_a_bad_value_costs_one_sentence_and_nothing_else(tmp_path: Path) -> None:
    entries = {
        "a": {"name": "Ada", "text_scale": 900, "easy_letters": True, "later": 1, "color": 40},
        "b": 7,
        "c": {"name": "Cy", "animation": "off"},
    }
    file = tmp_path / FILE_NAME
    file.write_text(json.dumps({"profiles": entries}), encoding="utf-8")
    settings = Settings.load(tmp_path)
    assert settings.remarks == [
        "settings.json: text_scale of Ada must be a whole number from 100 to 200. Everyone's setting is used instead.",
        "settings.json: the profile of b isn't a group of settings, so it isn't used.",
    ]
    profiles = Profiles(settings)
    assert [(profile.name, profile.color) for profile in profiles.all()] == [("Ada", 1), ("Cy", 1)]
    assert profiles.own("a") == {"easy_letters": True} and profiles.own("c") == {"animation": "off"}
    assert profiles.own("b") == {} and not profiles.use("b")
    profiles.choose("c", "animation", "read")
    settings.save()
    kept = json.loads(file.read_text(encoding="utf-8"))["profiles"]
    assert kept == {**entries, "c": {"name": "Cy", "animation": "read"}}


def test_a_damaged_file_is_kept_aside(tmp_path: Path) -> None:
    settings, _, ada, _ = of_two(tmp_path)
    settings.save()
    whole = (tmp_path / FILE_NAME).read_bytes()
    (tmp_path / FILE_NAME).write_bytes(whole[:-20])
    again = Settings.load(tmp_path)
    assert len(again.remarks) == 1 and Profiles(again).all() == [] and not Profiles(again).use(ada.id)
    assert (tmp_path / f"{FILE_NAME}.damaged").read_bytes() == whole[:-20]


def test_players_are_part_of_an_export(tmp_path: Path) -> None:
    old, new = Folders.in_home(tmp_path / "old"), Folders.in_home(tmp_path / "new")
    settings, _, ada, ben = of_two(old.config)
    settings.save()
    export_all(old, tmp_path / "all.culdesac")
    import_all(new, tmp_path / "all.culdesac")
    assert read(new.config).all() == [ada, ben] and read(new.config).own(ada.id) == {"text_scale": 200}


def test_a_pad_is_one_players_at_most_and_a_player_has_one_at_most(tmp_path: Path) -> None:
    settings, profiles, ada, ben = of_two(tmp_path)
    profiles.give_pad(ada.id, "red")
    profiles.give_pad(ben.id, "red")
    assert profiles.owner_of("red") == ben.id and profiles.pad_of(ada.id) == ""
    profiles.give_pad(ben.id, "blue")
    settings.save()
    again = read(tmp_path)
    assert (again.owner_of("red"), again.owner_of("blue"), again.owner_of("")) == ("", ben.id, "")
    again.give_pad(ben.id, "")
    assert again.owner_of("blue") == "" and again.own(ben.id) == {"animation": "fast"}
