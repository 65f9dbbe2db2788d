"""Words in capitals, outlines, and where lines break."""

from __future__ import annotations

import pygame
import pytest

from client.cards.canvas import FaceCanvas
from client.cards.compositor import FaceCompositor
from client.cards.face import Face, FaceLine
from client.cards.pens import Pen, broken, line_width
from client.cards.theme import Theme
from tests.client.cards.garden import LETTERS, MakeTheme
from tests.client.cards.test_lettering import INK, RED, has_color, rows

PLAIN = Pen("barlow-500", "#102030")
LOUD = Pen("barlow-500", "#102030", capitals_face="black-ops", capitals_color="#c00000")
CAPITALS = 'capitals_face = "bold", capitals_color = "#c00000"'
LOUD_LETTERS = LETTERS.replace('color = "ink" }', f'color = "ink", {CAPITALS} }}', 1)
RULES = '{ draw = "rules", box = [20, 100, 260, 60], size = [24, 12] }'


@pytest.fixture
def canvas(screen: pygame.Surface, make_theme: MakeTheme) -> FaceCanvas:
    return FaceCanvas(pygame.Surface((300, 420)), 1, Face("plant", "fern"), make_theme(), {}, frozenset())


def drawn(theme: Theme, title: str = "", *sentences: str) -> pygame.Surface:
    face = Face("plant", "fern", title, lines=tuple(FaceLine(words) for words in sentences))
    return FaceCompositor(theme).draw(face, 300, "zoom")


@pytest.mark.parametrize("verb", ["DRAW", "HEXes", "DRAWs"])
def test_a_verb_in_capitals_has_its_own_color(screen: pygame.Surface, make_theme: MakeTheme, verb: str) -> None:
    picture = drawn(make_theme(RULES, faces=LOUD_LETTERS), "", f"Then {verb} a card.")
    assert has_color(picture, RED) and has_color(picture, INK)


@pytest.mark.parametrize("sentence", ["I see an HQ.", "Plain words.", "HALFway there, FOUNDations."])
def test_other_words_stay_as_they_are(screen: pygame.Surface, make_theme: MakeTheme, sentence: str) -> None:
    picture = drawn(make_theme(RULES, faces=LOUD_LETTERS), "", sentence)
    assert has_color(picture, INK) and not has_color(picture, RED)


def test_capitals_are_measured_as_they_are_written(canvas: FaceCanvas) -> None:
    assert line_width(canvas, "DRAW", LOUD, 30) > line_width(canvas, "DRAW", PLAIN, 30)
    assert line_width(canvas, "draw", LOUD, 30) == line_width(canvas, "draw", PLAIN, 30)


@pytest.mark.parametrize("limit", [90, 140, 260])
def test_lines_with_capitals_are_no_wider_than_allowed_and_lose_no_word(canvas: FaceCanvas, limit: int) -> None:
    sentence = "DISCARD a card, then HEX a Mythical Creature on any neighbor's Lawn."
    lines = broken(canvas, sentence, LOUD, 18, limit)
    assert lines is not None and " ".join(lines) == sentence
    assert max(line_width(canvas, line, LOUD, 18) for line in lines) <= limit + 3


def test_lines_with_capitals_are_about_equally_long(canvas: FaceCanvas) -> None:
    lines = broken(canvas, "DRAW one two three four five six", LOUD, 20, 240)
    assert lines is not None and len(lines) == 2
    widths = [line_width(canvas, line, LOUD, 20) for line in lines]
    assert min(widths) > max(widths) * 0.6


def test_a_word_goes_on_after_a_hyphen_only_where_that_saves_a_line(canvas: FaceCanvas) -> None:
    room = line_width(canvas, "Helicopter-", PLAIN, 20) + 2
    assert broken(canvas, "Helicopter-Parent Pegasus", PLAIN, 20, room) is None
    assert broken(canvas, "Helicopter-Parent Pegasus", PLAIN, 20, room, True) == ["Helicopter-", "Parent", "Pegasus"]
    wide = line_width(canvas, "Helicopter-Parent", PLAIN, 20) + 2
    assert broken(canvas, "Helicopter-Parent Pegasus", PLAIN, 20, wide, True) == ["Helicopter-Parent", "Pegasus"]


def test_a_word_wider_than_the_line_is_not_cut(canvas: FaceCanvas) -> None:
    assert broken(canvas, "DISCARD it", LOUD, 40, 60) is None


def test_letters_may_have_an_outline(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    layer = (
        '{{ draw = "text", text = "{{title}}", face = "bold", color = "ink", box = [50, 20, 200, 70], size = 40{} }}'
    )
    plain = drawn(make_theme(layer.format("")), "Fern")
    edged = drawn(make_theme(layer.format(', edge = "#c00000", edge_width = 3')), "Fern")
    assert has_color(edged, RED) and has_color(edged, INK) and not has_color(plain, RED)
    assert edged.get_bounding_rect(60).contains(plain.get_bounding_rect(60).inflate(4, 4))


def test_further_lines_are_staggered(screen: pygame.Surface, make_theme: MakeTheme) -> None:
    layer = (
        '{{ draw = "text", text = "{{title}}", face = "bold", color = "ink", box = [20, 20, 260, 90], '
        "size = 40, lines = 2{} }}"
    )

    def lefts(rest: str) -> list[int]:
        picture = drawn(make_theme(layer.format(rest)), "Concentrated Concentrated")
        assert rows(picture) == 2
        ink = picture.get_bounding_rect(60)
        upper = picture.subsurface((0, 0, 300, ink.centery)).get_bounding_rect(60)
        lower = picture.subsurface((0, ink.centery, 300, 420 - ink.centery)).get_bounding_rect(60)
        return [upper.left, lower.left]

    level, staggered = lefts(""), lefts(", stagger = 36")
    assert abs(level[0] - level[1]) <= 2
    assert abs(staggered[1] - staggered[0] - 36) <= 2


@pytest.mark.parametrize("number", ["1", "4", "7", "10"])
@pytest.mark.parametrize("size", [14, 40])
def test_a_number_stands_in_the_middle_by_what_is_seen_of_it(
    screen: pygame.Surface, make_theme: MakeTheme, number: str, size: int
) -> None:
    layer = (
        f'{{ draw = "text", text = "{number}", face = "bold", color = "ink", size = {size}, ink = true, '
        "box = [100, 200, 61, 61] }"
    )
    seen = FaceCompositor(make_theme(layer)).draw(Face("plant", "fern"), 300, "zoom").get_bounding_rect()
    assert seen.height > size / 2
    assert abs(seen.centerx - 130) <= 1 and abs(seen.centery - 230) <= 1
