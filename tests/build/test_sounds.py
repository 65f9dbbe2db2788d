"""What the files of all sounds measure, and that they are what the scripts make."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
import pytest

from client.art import assets
from client.sound import catalog, device
from client.sound.mix import Piece, pieces

numpy = pytest.importorskip("numpy")
from sounds import measures  # noqa: E402

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


@cache
def samples(file: Path) -> measures.Samples:
    """A file as it is played: two channels, -1 to 1."""
    raw = pygame.mixer.Sound(file).get_raw()
    return numpy.frombuffer(raw, dtype="<i2").reshape(-1, 2) / 32768


def layer(piece: Piece, name: str) -> measures.Samples:
    return samples(assets.path(f"music/{piece.name}-{name}.ogg"))


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


@pytest.mark.parametrize("piece", pieces().values(), ids=lambda piece: piece.name)
def test_all_layers_of_a_piece_are_whole_bars_of_the_same_length(piece: Piece) -> None:
    length = round(piece.bar * piece.bars / 1000 * measures.RATE)
    assert {len(layer(piece, name)) for name in piece.all_layers} == {length}
    assert length > 100 * measures.RATE


@pytest.mark.parametrize("piece", pieces().values(), ids=lambda piece: piece.name)
def test_a_piece_goes_round_without_a_seam_and_is_as_loud_as_it_should_be(piece: Piece) -> None:
    together = numpy.zeros_like(layer(piece, "calm"))
    for name, goal in zip(piece.layers, (-23.0, -20.5, -18.0), strict=True):
        assert measures.seam(layer(piece, name)) < 1.5
        together = together + layer(piece, name)
        assert measures.loudness(together) == pytest.approx(goal, abs=0.6)
    assert measures.true_peak(together) < -2.9, "with what is heard over it, it would be cut"
    for name in piece.solos:
        assert measures.seam(layer(piece, name)) < 1.5
        assert measures.loudness(layer(piece, name) / 2**0.5) == pytest.approx(-28, abs=3)


@pytest.mark.parametrize("name", STINGERS)
def test_a_stinger_is_heard_over_the_music_and_is_not_cut(name: str) -> None:
    sound = samples(assets.path(f"music/{name}.ogg"))
    wanted = {"win": -17.0, "lose": -20.0}.get(name.rpartition("-")[2], -19.0)
    assert measures.loudness(sound) == pytest.approx(wanted, abs=1)
    assert measures.peak(sound) < -2.5
    assert numpy.abs(sound[-40:]).max() < 0.02


@pytest.mark.parametrize("name", pieces())
def test_surroundings_are_quiet_and_go_round_without_a_seam(name: str) -> None:
    bed = samples(assets.path(f"music/bed-{name}.ogg"))
    assert -39 < measures.loudness(bed) < -33
    assert measures.seam(bed) < 2
    assert measures.peak(bed) < -12


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

    made = effects.made("card", 1)
    kept = samples(catalog.file_of("card", 1))
    assert len(made) == len(kept)
    assert numpy.abs(made[:, 0] - kept[:, 0]).max() < 0.05
    assert effects.catalog() == assets.path("sounds/catalog.toml").read_text(encoding="utf-8")


def test_a_long_piece_is_written_whole(tmp_path: Path) -> None:
    pytest.importorskip("soundfile")
    from sounds import ogg

    ogg.write(numpy.zeros((100 * measures.RATE, 2)), tmp_path / "long.ogg", 0)
    assert pygame.mixer.Sound(tmp_path / "long.ogg").get_length() == pytest.approx(100, abs=0.1)
