"""The list of cards: every card with its text, as lines, as JSON, as a picture."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from engine.commands._shared.card_lines import card_lines
from main import main


def test_every_card_is_listed_with_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--game", "nefarious"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(not line.startswith(" ") for line in lines) == 104
    place = lines.index("Freeze Ray (invention 31: cost 10, points 4)")
    assert lines[place + 1] == "    Others: lose $3."
    place = lines.index("Cheap Fusion Power (twist 7)")
    assert lines[place + 1] == "    Inventions cost half their printed price, rounded up."


def test_cards_of_a_pack_are_listed_behind_the_games_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "pack.toml"
    card = '[[nefarious.invention]]\nid = "toaster"\nname = "Toaster"\ncost = 6\npoints = 3\n'
    pack.write_text(f'format = 1\n[pack]\nid = "trial"\nname = "A Trial"\n{card}', encoding="utf-8")
    assert main(["cards", "--game", "nefarious", "--pack", str(pack)]) == 0
    heads = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    assert len(heads) == 105 and sum("Toaster" in line for line in heads) == 1
    pack.write_text(pack.read_text(encoding="utf-8").replace("cost = 6", "cost = -6"), encoding="utf-8")
    assert main(["cards", "--game", "nefarious", "--pack", str(pack)]) != 0
    assert "pack.toml: card 'toaster'" in capsys.readouterr().err


def test_a_title_that_is_this_editions_wording_is_told() -> None:
    fields = {"number": 1, "confirmed": False}
    face = {"kind": "twist", "title": "Grants", "fields": fields, "lines": [["Give.", "rule"]]}
    assert card_lines(face) == ["Grants (twist 1: title of this edition)", "    Give."]
    fields["confirmed"] = True
    assert card_lines(face)[0] == "Grants (twist 1)"


def test_a_text_that_a_face_shortens_is_listed_whole_and_marks_only_where_they_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["cards", "--game", "runes-and-regulations"]) == 0
    lines = capsys.readouterr().out.splitlines()
    place = lines.index("Spoiled Unicorn (creature: species unicorn, collar)")
    assert lines[place + 1] == (
        "    If this Creature is on your Lawn at the beginning of your turn: DISCARD a card, then DRAW 2 cards."
    )
    place = lines.index("Tail-Chasing Unicorn (creature: copies 2, species unicorn)")
    assert lines[place + 2].startswith("    Ruling: The chosen player applies the result")


def test_a_card_is_listed_without_what_only_its_drawing_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--game", "nasty-neighbours"]) == 0
    lines = capsys.readouterr().out.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("Red 7 ("))
    assert "Red suit: letterbox" in lines[place] and "letter L" not in lines[place]
    place = next(number for number, line in enumerate(lines) if line.startswith("Home Security ("))
    assert "Against an Instant" in lines[place] and "when" not in lines[place]
    assert lines[place + 1].startswith("    When an Instant Action would affect you")


def test_a_location_without_a_shield_has_none_and_copies_are_told_in_every_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    heads = {}
    for slug in ("cthulhu-realms", "nasty-neighbours", "runes-and-regulations"):
        assert main(["cards", "--game", slug]) == 0
        heads[slug] = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
        assert any("copies 2" in line for line in heads[slug])
        assert not any("copies 1," in line or ", ," in line or " ," in line or ", )" in line for line in heads[slug])
    location = next(line for line in heads["cthulhu-realms"] if line.startswith("Red Hook Basement"))
    assert "shield" not in location and "plate" not in location and "sanity 5" in location
    nexus = next(line for line in heads["cthulhu-realms"] if line.startswith("Ghoul Warren"))
    assert "shield nexus" in nexus


def test_cards_of_two_shapes_stand_on_one_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.png"
    assert main(["cards", "--game", "nasty-neighbours", "--sheet", str(file)]) == 0
    yard, nasty, gap = round(300 * 1.25), round(300 * 1.4), 24
    assert pygame.image.load(file).get_height() == gap + 5 * (yard + gap) + 2 * (nasty + gap)


def test_as_json_the_faces_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--game", "nefarious", "--json"]) == 0
    faces = json.loads(capsys.readouterr().out)
    assert len(faces) == 104
    [kraken] = [face for face in faces if face["id"] == "kraken"]
    assert {"cost": 16, "points": 6, "number": 58}.items() <= kraken["fields"].items()


@pytest.mark.slow
def test_the_sheet_is_a_picture_of_them_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.png"
    assert main(["cards", "--game", "nefarious", "--sheet", str(file)]) == 0
    picture = pygame.image.load(file)
    assert f"{picture.get_width()} x {picture.get_height()} pixels" in capsys.readouterr().out
    assert picture.get_width() > 10 * 300 and picture.get_height() > 11 * 400


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--game", "chess"], "cul-de-sac cards: there is no game 'chess'; choose from "),
        (["--game", "nefarious", "--sheet", "sheet.jpg"], "cul-de-sac cards: --sheet saves a picture; its name must "),
    ],
)
def test_wrong_input_gets_one_line(words: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", *words]) == 2
    assert capsys.readouterr().err.startswith(line)


def test_a_title_that_players_have_made_is_not_called_one_of_this_edition() -> None:
    face = {"title": "Pet", "kind": "spell", "fields": {"confirmed": False, "picture": {"thing": "cat"}}, "lines": []}
    assert card_lines(face) == ["Pet (spell: title of a card pack)"]
