"""The pictures of Creatures, Sacrificial Creatures and Beasts, their shrubs, and the furniture of the cards."""

from __future__ import annotations

import io
import itertools
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pygame
import pytest

from engine.games.runes_and_regulations.data import cards
from pictures import Animal, Detail, collar, creature, drawn_with, gallery
from pictures import draw as command

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "art" / "runes-and-regulations"
DECKS = ("creature", "sacrificial", "beast")
CARDS = {card.id: card for card in cards() if card.deck in DECKS}
CREATURES = sorted(title for title, card in CARDS.items() if card.deck == "creature")
TITLES = sorted(CARDS)
SHRUBS = [f"hexed-{title}" for title in CREATURES]
WEARERS = {title for title, card in CARDS.items() if card.collar}
BRINGERS = {"rot-retriever"}
"""What they bring home belongs to somebody else, and its collar says so."""
FURNITURE = sorted(
    name for name in gallery.names() if re.match(r"(frame|back|icon)-|spinner-(face|arrow)|collar-strap$", name)
)

DRAWN_BY_THE_LOADER = {"svg", "g", "path", "rect", "circle", "ellipse"}
TABLE = (126, 95)
"""A picture on the table card of a neighbor."""
SMALLEST = (90, 68)
"""A picture on the smallest table card."""
ALIKE = 0.8
"""The share of equal pixels from which two small pictures are taken for each other."""
LEFTOVER = 24
"""Pixels by which two shrubs must differ to be told apart."""
PLAIN = 30
"""Pixels of a collar that is plainly visible."""


def shown(name: str, size: tuple[int, int] = (320, 240)) -> pygame.Surface:
    """The drawing as the table loads it."""
    return pygame.image.load_sized_svg(io.BytesIO(gallery.svg(name).encode()), size)


def unlike(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels have plainly different colors in the two pictures."""
    same = pygame.mask.from_threshold(one, (0, 0, 0, 0), (24, 24, 24, 255), other)
    width, height = one.get_size()
    return width * height - same.count()


def without_collars(monkeypatch: pytest.MonkeyPatch, name: str) -> pygame.Surface:
    """The picture for the table as it would be if no collar were drawn."""
    with monkeypatch.context() as patched:
        for module in [module for key, module in sys.modules.items() if key.startswith("pictures.")]:
            if getattr(module, "collar", None) is collar:
                patched.setattr(module, "collar", lambda *_, **__: "")
        return shown(name, TABLE)


def test_every_card_with_an_animal_on_it_is_looked_at() -> None:
    counts = {deck: sum(card.deck == deck for card in CARDS.values()) for deck in DECKS}
    assert counts == {"creature": 46, "sacrificial": 8, "beast": 15}


@pytest.mark.parametrize("name", TITLES + SHRUBS)
def test_every_title_has_a_picture_and_every_creature_a_shrub_of_elements_that_the_loader_draws(name: str) -> None:
    root = ElementTree.fromstring(gallery.svg(name))
    assert root.get("viewBox") == "0 0 320 240"
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= DRAWN_BY_THE_LOADER


@pytest.mark.parametrize("name", TITLES + SHRUBS)
def test_nothing_behind_a_picture_shines_through_it(name: str) -> None:
    assert pygame.mask.from_surface(shown(name), 254).count() == 320 * 240


@pytest.mark.parametrize("title", sorted(WEARERS))
def test_who_wears_a_collar_wears_it_plainly_as_an_animal_and_as_a_shrub(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (title, f"hexed-{title}") if title in CREATURES else (title,):
        assert unlike(shown(name, TABLE), without_collars(monkeypatch, name)) >= PLAIN, name


@pytest.mark.parametrize("title", sorted(set(TITLES) - WEARERS - BRINGERS))
def test_who_wears_no_collar_is_drawn_without_one(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (title, f"hexed-{title}") if title in CREATURES else (title,):
        assert unlike(shown(name, TABLE), without_collars(monkeypatch, name)) == 0, name


def test_no_two_animals_can_be_taken_for_each_other_on_the_smallest_card() -> None:
    small = {title: shown(title, SMALLEST) for title in TITLES}
    least = SMALLEST[0] * SMALLEST[1] * (1 - ALIKE)
    pairs = itertools.combinations(small, 2)
    assert [(one, other) for one, other in pairs if unlike(small[one], small[other]) < least] == []


def test_no_two_shrubs_are_the_same_on_the_smallest_card() -> None:
    small = {name: shown(name, SMALLEST) for name in SHRUBS}
    pairs = itertools.combinations(small, 2)
    assert [(one, other) for one, other in pairs if unlike(small[one], small[other]) < LEFTOVER] == []


def test_an_animal_has_no_feature_that_is_misspelt() -> None:
    with pytest.raises(TypeError, match="wigns"):
        creature(wigns="bat")
    with pytest.raises(TypeError, match="wigns"):
        Animal().but(wigns="bat")


def test_what_is_drawn_small_has_shorter_paths() -> None:
    full = creature(plan="stand", head="dog", tail="fluffy")
    with drawn_with(Detail.COARSE):
        coarse = creature(plan="stand", head="dog", tail="fluffy")
    assert len(coarse) < 0.8 * len(full)
    assert creature(plan="stand", head="dog", tail="fluffy") == full


def test_no_two_drawings_have_one_name() -> None:
    with pytest.raises(ValueError, match="bratty-dragon"):
        gallery.picture("bratty-dragon")(lambda: "")


def test_the_command_writes_the_drawings_that_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["draw.py", "icon-paw", "bratty-dragon", "--into", str(tmp_path / "art")])
    assert command.main() == 0
    written = {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "art").iterdir()}
    assert written == {f"{name}.svg": gallery.svg(name) for name in ("icon-paw", "bratty-dragon")}


def test_the_command_says_which_drawing_it_does_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["draw.py", "bratty-dargon", "--into", str(tmp_path / "art")])
    assert command.main() == 2
    assert capsys.readouterr().err == "build/pictures/draw.py: there is no drawing bratty-dargon.\n"
    assert not (tmp_path / "art").exists()
