"""What the files of all sounds measure, and that they are what the scripts make."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.sound import catalog, device
from client.sound.mix import MusicPiece, pieces
from engine.words import assets

numpy = pytest.importorskip("numpy")
from sounds import measures  # noqa: E402
from tests.build import measure  # noqa: E402
from tests.build.measure import samples  # noqa: E402

MOST_BYTES = 12_000_000
PEAKS = {"light": -9.0, "medium": -7.0, "heavy": -4.0, "call": -8.0}
"""The highest sample by size, in dBFS."""
LONGEST = {"light": 1.3, "medium": 1.8, "heavy": 2.2, "call": 3.0}
"""Seconds."""
FILES = [(name, number) for name, effect in catalog.effects().items() for number in range(1, effect.variations + 1)]
STINGERS = sorted(file.stem for file in (assets.folder() / "music").glob("stinger-*.ogg"))


@pytest.fixture(scope="module", autouse=True)
def mixer() -> None:
    """The mixer decodes as it does when it plays."""
    pygame.mixer.quit()
    device.open_device()
    yield
    pygame.mixer.quit()


@pytest.mark.parametrize(("name", "number"), FILES)
def test_an_effect_begins_and_ends_in_silence_and_has_the_peak_of_its_size(name: str, number: int) -> None:
    sound, size = samples(catalog.file_of(name, number)), catalog.effects()[name].size
    assert -18 < measures.peak(sound) < PEAKS[size]
    assert numpy.abs(sound[:4]).max() < 0.02 and numpy.abs(sound[-40:]).max() < 0.01
    assert len(sound) < LONGEST[size] * measures.RATE


def test_the_heavy_ones_are_louder_than_the_light_ones() -> None:
    peaks: dict[str, list[float]] = {}
    for name, number in FILES:
        peaks.setdefault(catalog.effects()[name].size, []).append(measures.peak(samples(catalog.file_of(name, number))))
    middle = {size: sorted(found)[len(found) // 2] for size, found in peaks.items()}
    assert middle["light"] + 1 < middle["medium"] < middle["heavy"] - 1


@pytest.mark.parametrize("name", [name for name, effect in catalog.effects().items() if effect.variations > 1])
def test_the_variations_of_an_effect_differ(name: str) -> None:
    first, second = (samples(catalog.file_of(name, number)) for number in (1, 2))
    assert len(first) != len(second) or numpy.abs(first - second).max() > 0.01


def test_every_sound_file_is_the_one_that_was_measured() -> None:
    assert measure.hashes() == measure.measured()["files"], "Measure again: python -m tests.build.measure"


def check_lengths(piece: MusicPiece, lengths: list[int]) -> None:
    """All layers are whole bars of the same length."""
    length = round(piece.bar * piece.bars / 1000 * measures.RATE)
    assert set(lengths) == {length}
    assert length > 100 * measures.RATE


def check_piece(figures: measure.Figures) -> None:
    """A piece goes round without a seam, and all its mixes have the loudness wanted."""
    assert max(figures["seams"]) < 1.5
    assert figures["mixes"] == pytest.approx([-23.0, -20.5, -18.0], abs=0.6)
    assert figures["true_peak"] < -2.9, "sounds on top of it would be cut"
    assert figures["solos"] == pytest.approx([-28] * len(figures["solos"]), abs=3)


def check_bed(figures: measure.Figures) -> None:
    """Ambience is quiet and goes round without a seam."""
    assert -39 < figures["loudness"] < -33
    assert figures["seam"] < 2
    assert figures["peak"] < -12


def test_the_kept_figures_of_music_are_right() -> None:
    kept = measure.measured()
    assert set(kept["pieces"]) == set(kept["beds"]) == set(pieces())
    for name, piece in pieces().items():
        check_lengths(piece, kept["pieces"][name]["lengths"])
        check_piece(kept["pieces"][name])
        check_bed(kept["beds"][name])


@pytest.mark.slow
@pytest.mark.parametrize("piece", pieces().values(), ids=lambda piece: piece.name)
def test_all_layers_of_a_piece_are_whole_bars_of_the_same_length(piece: MusicPiece) -> None:
    lengths = measure.lengths(piece)
    check_lengths(piece, lengths)
    assert lengths == measure.measured()["pieces"][piece.name]["lengths"]


@pytest.mark.slow
@pytest.mark.parametrize("piece", pieces().values(), ids=lambda piece: piece.name)
def test_a_piece_goes_round_without_a_seam_and_is_as_loud_as_it_should_be(piece: MusicPiece) -> None:
    figures = measure.of_piece(piece)
    check_piece(figures)
    kept = measure.measured()["pieces"][piece.name]
    assert all(figure == pytest.approx(kept[name], abs=0.05) for name, figure in figures.items())


@pytest.mark.parametrize("name", STINGERS)
def test_a_stinger_is_heard_over_the_music_and_is_not_cut(name: str) -> None:
    sound = samples(assets.path(f"music/{name}.ogg"))
    wanted = {"win": -17.0, "lose": -20.0}.get(name.rpartition("-")[2], -19.0)
    assert measures.loudness(sound) == pytest.approx(wanted, abs=1)
    assert measures.peak(sound) < -2.5
    assert numpy.abs(sound[-40:]).max() < 0.02


@pytest.mark.slow
@pytest.mark.parametrize("name", pieces())
def test_surroundings_are_quiet_and_go_round_without_a_seam(name: str) -> None:
    figures = measure.of_bed(name)
    check_bed(figures)
    assert figures == pytest.approx(measure.measured()["beds"][name], abs=0.05)


def test_the_list_of_effects_is_the_one_of_the_files() -> None:
    files = {file.stem for file in (assets.folder() / "sounds").glob("*.ogg")}
    assert files == {f"{name}-{number}" for name, number in FILES}


def test_all_sounds_together_are_small() -> None:
    size = sum(file.stat().st_size for folder in ("music", "sounds") for file in (assets.folder() / folder).iterdir())
    assert size <= MOST_BYTES


def test_an_effect_can_be_made_anew() -> None:
    pytest.importorskip("scipy")
    pytest.importorskip("soundfile")
    from sounds import effects

    sound = effects.render_effect("card", 1)
    kept = samples(catalog.file_of("card", 1))
    assert len(sound) == len(kept)
    assert numpy.abs(sound[:, 0] - kept[:, 0]).max() < 0.05
    assert effects.catalog() == assets.path("sounds/catalog.toml").read_text(encoding="utf-8")


def test_a_long_piece_is_written_whole(tmp_path: Path) -> None:
    pytest.importorskip("soundfile")
    from sounds import ogg

    ogg.write(numpy.zeros((100 * measures.RATE, 2)), tmp_path / "long.ogg", 0)
    assert pygame.mixer.Sound(tmp_path / "long.ogg").get_length() == pytest.approx(100, abs=0.1)
