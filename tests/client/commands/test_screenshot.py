"""Pictures of every screen, the same each time, and one line for what is wrong."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.commands import screenshot
from engine.ai.seat_request import HUMAN
from engine.commands._shared import stage
from engine.games import load
from engine.kernel.match.match import Match
from engine.store.files.folders import HOME_VARIABLE, user_folders
from engine.store.history.matches import progress_of
from engine.store.player.settings import Settings
from engine.store.store import Store
from main import main
from tests.sampling import only


def draw(file: Path, *words: str) -> pygame.Surface:
    """The picture that the command draws."""
    assert main(["screenshot", "--out", str(file), "--size", "640x360", *words]) == 0
    return pygame.image.load(file)


@pytest.mark.sample(4)
@pytest.mark.parametrize("scene", screenshot.SCENES)
def test_every_screen_can_be_drawn(scene: str, tmp_path: Path) -> None:
    picture = draw(tmp_path / "screen.png", "--scene", scene, "--players", "2")
    assert picture.get_size() == (640, 360)
    colors = {tuple(picture.get_at((x, y))) for x in range(0, 640, 16) for y in range(0, 360, 12)}
    assert len(colors) > 8


@pytest.mark.parametrize("scene", only(["setup", "gallery"], ["table", "setup", "gallery"]))
def test_equal_arguments_give_equal_pictures(scene: str, tmp_path: Path) -> None:
    words = ("--scene", scene, "--seed", "5", "--decisions", "9")
    draw(tmp_path / "first.png", *words)
    draw(tmp_path / "second.png", *words)
    assert (tmp_path / "first.png").read_bytes() == (tmp_path / "second.png").read_bytes()


def test_another_seed_gives_another_table(tmp_path: Path) -> None:
    pictures = [draw(tmp_path / f"{seed}.png", "--seed", seed, "--decisions", "9") for seed in ("1", "2")]
    first, second = (pygame.image.tobytes(picture, "RGB") for picture in pictures)
    assert first != second


def test_text_grows_with_the_text_scale(tmp_path: Path) -> None:
    normal = draw(tmp_path / "a.png", "--scene", "settings")
    large = draw(tmp_path / "b.png", "--scene", "settings", "--text-scale", "150")
    assert pygame.image.tobytes(normal, "RGB") != pygame.image.tobytes(large, "RGB")


def test_the_table_is_seen_through_the_eyes_of_the_named_seat() -> None:
    match = stage.played_match(load("nefarious"), 3, {"twists": 0}, 1, 0)
    for name in match.names:
        seat = stage.person_at(match, name)
        assert seat == match.names.index(name)
        again = stage.played_match(load("nefarious"), 3, {"twists": 0}, 1, 0)
        session = stage.still_session(again, Settings(), [seat])
        assert session.viewer == seat
        assert [kind == HUMAN for kind in session.kinds] == [other == seat for other in range(3)]


def test_computers_never_answer_on_a_stage() -> None:
    match = stage.played_match(load("nefarious"), 3, {"twists": 0}, 1, 0)
    session = stage.still_session(match, Settings(computer_delay_ms=0), [0])
    for now in range(0, 20_000, 500):
        session.update(now)
    assert match.answers == []


def test_decisions_are_answers_at_random_and_all_of_them_end_the_match() -> None:
    game = load("nefarious")
    assert len(stage.played_match(game, 2, {"twists": 0}, 1, 12).answers) == 12
    assert stage.played_match(game, 2, {"twists": 0}, 1, None).over


def test_a_stored_match_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    match = stage.played_match(load("nefarious"), 2, {"twists": 0}, 7, None)
    document = match.to_document()
    saved = Store(user_folders()).matches.begin(document, progress_of(document, 1.0))
    shown = draw(tmp_path / "saved.png", "--match", str(saved), "--seat", match.names[1])
    same = draw(
        tmp_path / "same.png",
        *("--players", "2", "--seed", "7", "--decisions", "20000", "--set", "twists=0", "--seat", match.names[1]),
    )
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(same, "RGB")


def test_a_match_of_people_shows_the_one_who_is_asked() -> None:
    match = Match(load("nefarious"), ["Ann", "Ben", "Cy"], {"twists": 0}, 1, ["normal", HUMAN, HUMAN])
    assert stage.person_at(match, "") == 1
    match.kinds[:] = ["normal"] * 3
    assert stage.person_at(match, "") is None


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--size", "wide"], "--size expects WIDTHxHEIGHT"),
        (["--size", "10x10"], "--size expects WIDTHxHEIGHT"),
        (["--text-scale", "300"], "--text-scale expects a number from 100 to 200"),
        (["--game", "chess"], "there is no game 'chess'"),
        (["--players", "9"], "Nefarious is for 2 to 6 players, not 9"),
        (["--seat", "Zoe"], "nobody called 'Zoe' sits at the table"),
        (["--scene", "results", "--decisions", "3"], "this match is not over"),
        (["--scene", "nowhere"], "invalid choice: 'nowhere'"),
        (["--decisions", "-1"], "argument --decisions: expected a whole number from 0, not '-1'"),
        (["--seed", "x"], "argument --seed: expected a whole number, not 'x'"),
        (["--scene", "rules", "--clause", "NF-99.1"], "the rules of nefarious have no clause 'NF-99.1'"),
        (["--set", "twists=7"], "option 'twists' must be one of"),
        (["--match", "99999"], "This match no longer exists"),
    ],
)
def test_wrong_input_is_one_line_and_exit_code_2(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    base = ["screenshot", "--out", str(tmp_path / "a.png"), "--size", "640x360"]
    assert main([*base, *words]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert sentence in line
    assert list(tmp_path.iterdir()) == []


def test_a_picture_that_cannot_be_written_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    target = tmp_path / "file" / "a.png"
    assert main(["screenshot", "--out", str(target), "--size", "640x360", "--scene", "settings"]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "Can't write a.png" in line
    assert main(["screenshot", "--out", str(tmp_path / "a.txt"), "--size", "640x360"]) == 2
