from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from client.cards.compositor import FaceCompositor
from client.cards.face import Face, FaceProblem
from client.cards.layers.lettering import TextLayer
from client.cards.tags import draw_tag, style_of, tag_boxes
from client.cards.theme import Theme
from engine import games

WIDTH = 176
FIELDS = {"color": "green", "type": "entity", "cost": 3, "foot": "Entity", "type_line": "Green Entity"}
UNMET = "#d2452f"


def row(*cells: tuple[str, str], option: Sequence[int] = ()) -> dict[str, Any]:
    return {"cells": [{"icon": icon, "text": text} for icon, text in cells], "option": list(option)}


def tag(
    *rows: dict[str, Any], needs: Sequence[str] = (), unmet: Sequence[str] = (), state: str = "printed", words: str = ""
) -> dict[str, Any]:
    return {"needs": list(needs), "unmet": list(unmet), "state": state, "words": words, "rows": list(rows)}


def face(*tags: dict[str, Any], **fields: Any) -> Face:
    return Face.from_data(
        {"kind": "entity", "id": "ghoul", "title": "Ghoul", "fields": FIELDS | fields, "tags": list(tags)}
    )


LOSS = row(("loss", "3"))
EITHER = tag(row(("power", "2")), row(("loss", "2"), ("abjure-this", "")))


@pytest.fixture
def theme(screen: pygame.Surface) -> Theme:
    Theme.forget()
    return Theme.load("cthulhu-realms")


@pytest.fixture
def compositor(theme: Theme) -> FaceCompositor:
    return FaceCompositor(theme)


def rect(theme: Theme, card: Face, number: int) -> pygame.Rect:
    """The pixels of a row on a face of the table's size."""
    box = tag_boxes(theme, card, "table")[number]
    wide, tall = WIDTH, WIDTH * 246 / 176
    return pygame.Rect(round(box.x * wide), round(box.y * tall), round(box.width * wide), round(box.height * tall))


def changed(first: pygame.Surface, second: pygame.Surface) -> pygame.Rect:
    """The smallest box around everything that differs."""
    same = pygame.mask.from_threshold(first, (0, 0, 0), (1, 1, 1, 255), second)
    same.invert()
    boxes = same.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


def test_a_state_that_there_is_not_is_named() -> None:
    with pytest.raises(FaceProblem, match="'asleep'"):
        face(tag(LOSS, state="asleep"))


def test_an_ability_has_two_halves_at_most() -> None:
    with pytest.raises(FaceProblem, match="one row or two"):
        face(tag(LOSS, LOSS, LOSS))


def test_copies_of_a_title_share_a_picture_though_their_options_differ() -> None:
    first, second = face(tag(row(option=[3, 10, 4]))), face(tag(row(option=[3, 11, 4])))
    assert first.key == second.key
    assert first != second


def test_the_words_of_an_ability_come_with_its_tag() -> None:
    assert face(tag(LOSS, words="Cause 3 Sanity loss.")).tags[0].words == "Cause 3 Sanity loss."


def test_rows_lie_below_each_other_on_the_card(theme: Theme) -> None:
    boxes = tag_boxes(theme, face(EITHER, tag(LOSS), tag(LOSS, needs=["green", "discard"])), "table")
    assert [(box.tag, box.row) for box in boxes] == [(0, 0), (0, 1), (1, 0), (2, 0)]
    for upper, lower in zip(boxes, boxes[1:], strict=False):
        assert upper.y + upper.height <= lower.y + 1e-6
    assert boxes[0].width == boxes[1].width
    assert boxes[3].width > boxes[2].width


def test_what_is_used_is_a_stub_at_the_edge_of_the_picture(theme: Theme) -> None:
    ready, used = (face(tag(LOSS, needs=["green"], state=state)) for state in ("ready", "used"))
    before, after = tag_boxes(theme, ready, "table")[0], tag_boxes(theme, used, "table")[0]
    assert (after.y, after.height) == (before.y, before.height)
    assert after.x * WIDTH == pytest.approx(6) and after.width * WIDTH == pytest.approx(26)


def test_no_tags_on_minis(theme: Theme) -> None:
    card = face(tag(LOSS))
    assert tag_boxes(theme, card, "mini") == ()
    assert draw_tag(theme, card, "mini", 112, 0) is None


@pytest.mark.parametrize("state", ["ready", "dim", "used"])
def test_a_state_changes_its_own_tag_alone(theme: Theme, compositor: FaceCompositor, state: str) -> None:
    printed = face(tag(LOSS), tag(LOSS, needs=["green"]))
    now = face(tag(LOSS), tag(LOSS, needs=["green"], state=state, unmet=["green"] if state == "dim" else []))
    seen = changed(compositor.draw(printed, WIDTH, "table"), compositor.draw(now, WIDTH, "table"))
    assert seen.size != (0, 0)
    assert rect(theme, printed, 1).inflate(12, 12).contains(seen)


def test_the_picture_behind_a_used_tag_comes_to_light(theme: Theme, compositor: FaceCompositor) -> None:
    used, bare = face(tag(LOSS, needs=["green"], state="used")), face()
    behind = rect(theme, face(tag(LOSS, needs=["green"])), 0)
    behind.left += 40
    behind.width -= 40
    pictures = [compositor.draw(card, WIDTH, "table").subsurface(behind) for card in (used, bare)]
    assert changed(*pictures).size == (0, 0)


def test_only_what_is_missing_wears_the_broken_ring(theme: Theme, compositor: FaceCompositor) -> None:
    def ringed(unmet: list[str]) -> list[pygame.Rect]:
        dim = face(tag(LOSS, needs=["green", "location"], unmet=unmet, state="dim"))
        cloth = compositor.draw(dim, WIDTH, "table").subsurface(rect(theme, dim, 0))
        return pygame.mask.from_threshold(cloth, pygame.Color(UNMET), (24, 24, 24, 255)).get_bounding_rects()

    assert ringed([]) == []
    first, second = ringed(["green"]), ringed(["location"])
    assert first and second
    assert max(ring.right for ring in first) < min(ring.left for ring in second) + 4


def test_a_tag_comes_out_by_four_pixels(theme: Theme) -> None:
    card = face(tag(LOSS, state="ready"))
    rest, out = (draw_tag(theme, card, "table", WIDTH, 0, out=share) for share in (0, 1))
    assert rest is not None and out is not None
    assert out.offset == (rest.offset[0] + 4, rest.offset[1])
    assert changed(rest.surface, out.surface).size == (0, 0)


def test_only_the_half_that_is_meant_comes_out(theme: Theme) -> None:
    half = [draw_tag(theme, face(EITHER), "table", WIDTH, 0, row=number, out=1) for number in (0, 1)]
    assert half[0] is not None and half[1] is not None
    for number, other in ((0, 1), (1, 0)):
        picture, box = half[number], rect(theme, face(EITHER), other)
        assert picture is not None
        point = box.left + 20 - picture.offset[0], box.centery - picture.offset[1]
        assert picture.surface.get_at(point).a == 0


def test_on_its_way_a_tag_goes_under_the_frame_until_its_stub_is_left(theme: Theme) -> None:
    card = face(tag(LOSS, needs=["green"], state="ready"))
    ends = []
    for share in (0.2, 0.6, 1.0):
        moved = draw_tag(theme, card, "table", WIDTH, 0, under=share)
        assert moved is not None and moved.offset[0] >= 0
        paper = pygame.mask.from_surface(moved.surface, 200).get_bounding_rects()[0]
        ends.append(moved.offset[0] + paper.right)
    assert ends == sorted(ends, reverse=True)
    assert ends[-1] == pytest.approx(6 + 26, abs=3)


def test_a_new_state_leaves_the_rest_of_the_card_as_it_was_drawn(
    compositor: FaceCompositor, monkeypatch: pytest.MonkeyPatch
) -> None:
    compositor.draw(face(tag(LOSS, state="ready")), WIDTH, "table")
    monkeypatch.setattr(TextLayer, "draw", lambda layer, canvas: pytest.fail("the words were set again"))
    compositor.draw(face(tag(LOSS, state="used")), WIDTH, "table")


def test_what_can_be_paid_changes_without_setting_the_words_again(
    compositor: FaceCompositor, monkeypatch: pytest.MonkeyPatch
) -> None:
    bright = compositor.draw(face(tag(LOSS), can_afford=True), WIDTH, "table")
    monkeypatch.setattr(TextLayer, "draw", lambda layer, canvas: pytest.fail("the words were set again"))
    dark = compositor.draw(face(tag(LOSS), can_afford=False), WIDTH, "table")
    assert sum(pygame.transform.average_color(dark)[:3]) < sum(pygame.transform.average_color(bright)[:3])


def test_a_card_drawn_ahead_looks_the_same(theme: Theme) -> None:
    card = face(tag(LOSS, state="ready"), EITHER)
    ahead, now = FaceCompositor(theme), FaceCompositor(theme)
    for _ in ahead.drawn_ahead(card, WIDTH, "table"):
        pass
    assert changed(ahead.draw(card, WIDTH, "table"), now.draw(card, WIDTH, "table")).size == (0, 0)


@pytest.mark.parametrize("detail", ["table", "mini"])
def test_night_falls_over_what_cannot_be_had(compositor: FaceCompositor, detail: str) -> None:
    cards = [face(), face(can_afford=True), face(can_afford=False), face(out_of_reach=True)]
    own, affordable, dear, far = (
        sum(pygame.transform.average_color(compositor.draw(card, WIDTH, detail))[:3]) for card in cards
    )
    assert own == affordable > dear > far


def test_what_cannot_be_had_is_read_as_well_as_anything(compositor: FaceCompositor) -> None:
    plain, dear, far = (
        compositor.draw(card, 400, "zoom") for card in (face(), face(can_afford=False), face(out_of_reach=True))
    )
    assert changed(plain, dear).size == changed(plain, far).size == (0, 0)


def test_the_sanity_that_is_left_takes_the_place_of_the_printed_one(compositor: FaceCompositor) -> None:
    printed = {"sanity": 5, "plate": "plain", "shield": "", "color": "green", "type": "location"}

    def red(**fields: int) -> int:
        data = {"kind": "location", "id": "innsmouth", "title": "Innsmouth", "fields": FIELDS | printed | fields}
        plate = compositor.draw(Face.from_data(data), WIDTH, "table").subsurface((58, 204, 28, 32))
        return pygame.mask.from_threshold(plate, (0xA8, 0x35, 0x2A), (20, 20, 20, 255)).count()

    assert red() == 0
    assert red(sanity_left=2) > 10


@pytest.mark.parametrize("slug", games.slugs())
def test_the_tags_of_every_card_stay_on_it(screen: pygame.Surface, slug: str) -> None:
    theme = Theme.load(slug)
    for data in games.load(slug).shows.faces():
        card = Face.from_data(data)
        for detail in theme.details(card.kind):
            boxes = tag_boxes(theme, card, detail)
            style = style_of(theme.layout(card.kind, detail))
            assert len(boxes) == (sum(len(tag.rows) for tag in card.tags) if style else 0)
            assert all(box.x >= 0 and box.x + box.width < 0.8 for box in boxes), (card.id, detail)
            lowest = 0.98 if detail == "large" else 0.87  # with large letters what stands at the foot is at the right
            assert all(box.y > 0.15 and box.y + box.height < lowest for box in boxes), (card.id, detail)
