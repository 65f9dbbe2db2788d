"""The faces of Nasty Neighbours: nothing missing, numbers first, readable small and without color."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from client.cards.canvas import missing_drawings
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from engine.games.nasty_neighbours.definitions import faces

SLUG = "nasty-neighbours"
SUITS = ("blue", "brown", "green", "red", "yellow")
DETAILS = ("zoom", "hand", "table", "small")
WIDTHS = (53, 60, 80, 115, 190, 300)
PRINTED = {face["id"]: face for face in faces.all_faces()}
YARD = [name for name, face in PRINTED.items() if face["kind"] != "nasty"]
NASTY = [name for name, face in PRINTED.items() if face["kind"] == "nasty"]
PICTURE = {"backdrop": "dusk", "backdrop_color": "plum", "thing": "gnome", "thing_color": "red"}


@pytest.fixture
def compositor(screen: pygame.Surface) -> FaceCompositor:
    return FaceCompositor(Theme.load(SLUG))


def face(name: str, kind: str = "", title: str = "", lines: object = None, **fields: Any) -> Face:
    printed = PRINTED[name]
    data = printed | {"fields": printed["fields"] | fields, "kind": kind or printed["kind"]}
    if kind == "turned":
        data["fields"]["of"] = printed["kind"]
    return Face.from_data(data | ({"title": title} if title else {}) | ({"lines": lines} if lines else {}))


def backs() -> list[Face]:
    return [Face("back-yard", "yard"), Face("back-nasty", "nasty"), Face("gap", "gap")]


def gray(picture: pygame.Surface) -> list[int]:
    """The lightness of each pixel of a card on white paper."""
    paper = pygame.Surface(picture.get_size())
    paper.fill("#ffffff")
    paper.blit(picture, (0, 0))
    return list(pygame.image.tobytes(pygame.transform.grayscale(paper), "RGB"))[::3]


def unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of the pixels that differ clearly when there is no color."""
    pairs = zip(gray(one), gray(other), strict=True)
    return sum(abs(first - second) > 48 for first, second in pairs) / (one.get_width() * one.get_height())


@pytest.mark.parametrize("detail", DETAILS)
def test_every_face_is_whole_at_every_size(compositor: FaceCompositor, detail: str) -> None:
    known = [face(name) for name in PRINTED] + [face(name, "turned") for name in YARD] + backs()
    known += [face(name, veil="No Instant yet") for name in NASTY]
    with missing_drawings() as missing:
        for shown in known:
            picture = compositor.draw(shown, 80, detail)
            tall = 280 if shown.kind in ("nasty", "back-nasty") else 250
            assert picture.get_size() == (80, round(80 * tall / 200))
    assert missing == []


@pytest.mark.parametrize("number", range(1, 11))
def test_suits_are_told_apart_without_color(compositor: FaceCompositor, number: int) -> None:
    drawn = {suit: compositor.draw(face(f"{suit}-{number}"), 80, "table") for suit in SUITS}
    badge, thing = pygame.Rect(52, 5, 24, 24), pygame.Rect(12, 38, 60, 58)
    for one, other in combinations(SUITS, 2):
        assert unlike(drawn[one].subsurface(badge), drawn[other].subsurface(badge)) > 0.15, (one, other)
        assert unlike(drawn[one].subsurface(thing), drawn[other].subsurface(thing)) > 0.2, (one, other)


def test_what_is_no_suit_looks_like_none(compositor: FaceCompositor) -> None:
    names = ["wild", "stumped", "vandalized", "nasty-dog", "eviction-notice", *(f"{suit}-7" for suit in SUITS)]
    drawn = [compositor.draw(face(name), 80, "table") for name in names]
    drawn += [compositor.draw(back, 80, "small") for back in backs() if back.kind != "back-nasty"]
    for one, other in combinations(drawn, 2):
        assert unlike(one, other) > 0.12


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("number", [1, 8, 9])
def test_the_number_is_the_tallest_thing_on_a_small_card(compositor: FaceCompositor, suit: str, number: int) -> None:
    picture = compositor.draw(face(f"{suit}-{number}"), 53, "table")
    color = pygame.Color(compositor.theme.color(f"number-{suit}"))
    corner = picture.subsurface(pygame.Rect(3, 2, 30, 30))
    seen = pygame.mask.from_threshold(corner, color, (60, 60, 60, 255)).get_bounding_rects()
    assert max(rect.height for rect in seen) >= 18


@pytest.mark.parametrize("number", [1, 6, 10])
def test_a_large_card_lets_its_number_be_counted(compositor: FaceCompositor, number: int) -> None:
    large = compositor.draw(face(f"red-{number}"), 300, "zoom")
    row = large.subsurface(pygame.Rect(20, 325, 260, 20))
    envelopes = pygame.mask.from_threshold(row, (0xFF, 0xFA, 0xF0), (12, 12, 12, 255)).get_bounding_rects()
    middles = {round(rect.centerx / (260 / 10.2)) for rect in envelopes if rect.width > 2}
    assert len(middles) == number


def test_below_its_width_a_card_is_the_drawing_of_the_table(compositor: FaceCompositor) -> None:
    for name, width, narrow in (
        ("red-7", 169, "table"),
        ("wild", 120, "table"),
        ("yard-sale", 229, "hand"),
        ("yard-sale", 100, "small"),
    ):
        assert compositor.draw(face(name), width, "zoom") is compositor.draw(face(name), width, narrow)
    assert compositor.theme.detail_at("nasty", "hand", 144) == "hand", "the hand of a small window has its words"


@pytest.mark.parametrize("name", NASTY)
def test_a_card_that_cannot_be_played_says_why_and_keeps_its_words(compositor: FaceCompositor, name: str) -> None:
    free, veiled = (compositor.draw(face(name, **more), 216, "hand") for more in ({}, {"veil": "No Instant yet"}))
    plate, words = pygame.Rect(16, 100, 184, 48), pygame.Rect(20, 214, 176, 74)
    assert unlike(free.subsurface(plate), veiled.subsurface(plate)) > 0.4
    for picture in (free, veiled):
        light = gray(picture.subsurface(words))
        assert max(light) - min(light) > 110


def test_a_card_that_lies_face_down_and_is_known_is_its_back_with_a_note(compositor: FaceCompositor) -> None:
    back = compositor.draw(Face("back-yard", "yard"), 115, "table")
    top = pygame.Rect(0, 0, 115, 82)
    notes = {}
    for name in ("blue-7", "brown-7", "brown-10", "wild", "stumped", "nasty-dog"):
        picture = compositor.draw(face(name, "turned"), 115, "table")
        assert unlike(back.subsurface(top), picture.subsurface(top)) == 0, "a back is never dimmed"
        notes[name] = picture.subsurface(pygame.Rect(8, 84, 99, 54))
    for one, other in combinations(notes, 2):
        assert unlike(notes[one], notes[other]) > 0.02, (one, other)


LONG = [
    [
        "Every other player turns a face-up card face down, and another player misses their next turn this round. "
        "Draw a Nasty card.",
        "rule",
    ]
]


@pytest.mark.parametrize(("name", "paper"), [("yard-sale", (27, 280, 246, 120)), ("nasty-dog", (27, 262, 246, 92))])
def test_a_long_card_of_players_stays_on_its_paper(
    compositor: FaceCompositor, name: str, paper: tuple[int, int, int, int]
) -> None:
    box = pygame.Rect(paper)
    with missing_drawings() as missing:
        made = face(name, title="Neighbourhood Watch Party", lines=LONG, picture=PICTURE)
        picture = compositor.draw(made, 300, "zoom")
    assert missing == []
    around = [(x, y) for x in range(box.left - 4, box.right + 4) for y in (box.bottom, box.bottom + 1)]
    around += [(x, y) for y in range(box.top, box.bottom) for x in (box.left - 4, box.right + 3)]
    ink = pygame.Color(compositor.theme.color("ink"))
    assert all(picture.get_at(place) != ink for place in around)


@pytest.mark.parametrize("name", ["yard-sale", "nasty-dog"])
def test_a_card_of_players_without_a_picture_shows_that_of_its_deck(compositor: FaceCompositor, name: str) -> None:
    data = PRINTED[name] | {"id": "my-card"}
    with missing_drawings() as missing:
        plain = compositor.draw(Face.from_data(data), 240, "zoom")
        own = compositor.draw(Face.from_data(data | {"fields": data["fields"] | {"picture": PICTURE}}), 240, "zoom")
    assert missing == []
    assert unlike(plain, own) > 0.05 and unlike(plain, compositor.draw(face(name), 240, "zoom")) > 0.05


@pytest.mark.parametrize("width", WIDTHS)
def test_cards_of_any_width_keep_the_shape_of_their_deck(compositor: FaceCompositor, width: int) -> None:
    for name, shape in (("green-3", 1.25), ("eviction-notice", 1.25), ("home-security", 1.4)):
        assert compositor.draw(face(name), width, "zoom").get_height() == round(width * shape)
