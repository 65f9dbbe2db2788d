"""Every drawing of every game as the table loads it: whole, itself, and there for every card."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from client.art import svg
from client.cards import picture
from client.cards.canvas import missing_drawings
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from engine import games
from engine.games.cthulhu_realms.definitions.reader import cards as cthulhu_cards
from engine.games.runes_and_regulations.definitions.reader import cards as runes_cards
from engine.kernel.cards.card_picture import BACKDROPS, THINGS
from engine.words import assets

ART = assets.folder() / "art"
FOLDERS = sorted({file.parent for file in ART.rglob("*.svg")})
LARGEST = 60 * 1024
"""Bytes of a file: what has more takes too long to draw."""
SMALLEST = 90
"""Pixels across a picture on the smallest card."""
UNLIKE = 0.25
"""The share of its pixels by which a small picture must differ from every other."""
BRINGERS = {"rot-retriever"}
"""What they bring home belongs to somebody else, and its collar says so."""


def shown(file: Path, width: int = SMALLEST) -> pygame.Surface:
    """The drawing as the table draws it, so many pixels wide, in its own proportions."""
    name = file.relative_to(assets.folder()).as_posix()
    return svg.fresh(name, width, max(1, round(width / svg.proportions(name))))


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels have plainly different colors in the two drawings."""
    same = pygame.mask.from_threshold(one, (0, 0, 0, 0), (24, 24, 24, 255), other)
    return one.get_width() * one.get_height() - same.count()


def alike(files: Iterable[Path], least: float) -> list[tuple[str, str]]:
    """The pairs of small drawings that differ in fewer pixels than this share of all."""
    small = {file.stem: shown(file) for file in files}
    pixels = {name: drawing.get_width() * drawing.get_height() for name, drawing in small.items()}
    return [
        (one, other)
        for one, other in itertools.combinations(small, 2)
        if small[one].get_size() == small[other].get_size()
        and differing(small[one], small[other]) < least * pixels[one]
    ]


def pictures(slug: str) -> dict[str, Path]:
    """The drawings that are named for a card of the game, "art-dagon" for "dagon", by the card."""
    found: dict[str, Path] = {}
    for card in {data["id"] for data in games.load(slug).shows.faces()}:
        named = [file for file in (ART / slug).glob("*.svg") if re.fullmatch(f"([a-z]+-)?{re.escape(card)}", file.stem)]
        if named:
            found[card] = min(named, key=lambda file: len(file.stem))
    return found


def ids(file: Path) -> list[str]:
    """The names of the parts of a drawing."""
    return [name for element in ElementTree.parse(file).iter() if (name := element.get("id"))]


def problems(file: Path) -> list[str]:
    """What is wrong with a drawing, each in one phrase."""
    source = file.read_text(encoding="utf-8")
    found = [f"{name} is there {times} times" for name, times in Counter(ids(file)).items() if times > 1]
    if len(source.encode()) >= LARGEST:
        found.append("the file is too large")
    if "<image" in source or "data:" in source:
        found.append("there is a picture in it")
    if not shown(file).get_bounding_rect().size > (0, 0):
        found.append("nothing is to be seen")
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(ART).as_posix())
def test_the_drawings_of_a_folder_are_whole_and_show_something(screen: pygame.Surface, folder: Path) -> None:
    found = {file.name: problems(file) for file in sorted(folder.glob("*.svg"))}
    assert found
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("slug", games.slugs())
def test_every_card_has_its_drawing(screen: pygame.Surface, slug: str) -> None:
    theme = Theme.load(slug)
    compositor = FaceCompositor(theme)
    with missing_drawings() as missing:
        for data in games.load(slug).shows.faces():
            seat = theme.seats[data["fields"]["seat"]].key if "seat" in data.get("fields", {}) else ""
            face = Face.from_data(data, seat)
            compositor.draw(face, SMALLEST, theme.details(face.kind)[0])
    assert missing == []


@pytest.mark.parametrize("slug", games.slugs())
def test_no_picture_can_be_taken_for_that_of_another_card(screen: pygame.Surface, slug: str) -> None:
    named = pictures(slug)
    assert len(named) > 4
    assert alike(named.values(), UNLIKE) == []


@pytest.mark.parametrize(
    ("slug", "width", "height"), [("cthulhu-realms", 140, 151), ("runes-and-regulations", 160, 120)]
)
def test_nothing_behind_a_picture_shines_through_it(screen: pygame.Surface, slug: str, width: int, height: int) -> None:
    opaque = {card: pygame.mask.from_surface(shown(file, width), 253).count() for card, file in pictures(slug).items()}
    assert [card for card, pixels in opaque.items() if pixels < width * height] == []


def test_a_woodcut_shows_the_color_of_its_card(screen: pygame.Surface) -> None:
    """The tones of the card's own color cover more of it than those of any other color."""
    families = {"green": (90, 200), "yellow": (25, 60), "purple": (240, 300)}
    drawn = pictures("cthulhu-realms")
    for card in cthulhu_cards():
        small = shown(drawn[card.id], 70)
        places = itertools.product(range(small.get_width()), range(small.get_height()))
        tones = [small.get_at(place).hsva for place in places]
        hues = [hue for hue, saturation, value, _ in tones if saturation > 25 and value > 12]
        if card.color == "black":
            assert len(hues) < 0.5 * len(tones), card.id
            continue
        counts = {color: sum(low <= hue <= high for hue in hues) for color, (low, high) in families.items()}
        assert max(counts, key=lambda color: counts[color]) == card.color, card.id


def test_whoever_wears_a_collar_wears_it_as_an_animal_and_as_a_shrub() -> None:
    folder = ART / "runes-and-regulations"
    wrong = []
    for card in runes_cards():
        if card.deck not in ("creature", "sacrificial", "beast") or card.id in BRINGERS:
            continue
        for name in (card.id, f"hexed-{card.id}") if card.deck == "creature" else (card.id,):
            if any(part.startswith("collar") for part in ids(folder / f"{name}.svg")) != bool(card.collar):
                wrong.append(name)
    assert wrong == []


def test_no_two_shrubs_are_the_same(screen: pygame.Surface) -> None:
    shrubs = list((ART / "runes-and-regulations").glob("hexed-*.svg"))
    assert len(shrubs) == sum(card.deck == "creature" for card in runes_cards())
    assert alike(shrubs, 0.01) == []


def test_every_word_of_a_players_picture_has_a_drawing_in_the_color_that_is_chosen() -> None:
    folder = ART / "workshop"
    words = {f"thing-{word}" for word in THINGS} | {f"backdrop-{word}" for word in BACKDROPS}
    assert {file.stem for file in folder.glob("*.svg")} == words
    tones = set(picture.parts().ink)
    plain = [word for word in sorted(words) if sum(tone in (folder / f"{word}.svg").read_text() for tone in tones) < 2]
    assert plain == []


def test_a_thing_of_a_players_picture_is_whole_and_told_by_its_silhouette(screen: pygame.Surface) -> None:
    masks: dict[str, pygame.Mask] = {}
    for word in THINGS:
        thing = shown(ART / "workshop" / f"thing-{word}.svg", 100)
        inked = thing.get_bounding_rect(min_alpha=200)
        assert inked.left > 0 and inked.right < 100 and inked.top > 0 and max(inked.size) >= 60, word
        masks[word] = pygame.mask.from_surface(thing)
    for one, other in itertools.combinations(masks, 2):
        both = masks[one].overlap_area(masks[other], (0, 0))
        assert both / (masks[one].count() + masks[other].count() - both) < 0.92, (one, other)
