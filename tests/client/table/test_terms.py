"""Terms explained where they stand on the table, with the pointer and with the keys."""

from __future__ import annotations

import pygame
import pytest

from client.art.text_positions import find_matches, record_lines
from client.look.terms import glossary
from client.table.hover.terms import TermLayer
from client.table.hover.zoom import Zoom
from client.widgets.controls.terms import TermPlace, terms_on
from engine import games
from tests.client import hands
from tests.client.table.sitting import Sitting


class Pupil(Sitting):
    """Somebody who points at words."""

    @property
    def layer(self) -> TermLayer:
        return self.scene.layers.of(TermLayer)

    @property
    def told(self) -> list[str]:
        return [slip.place.term.name for slip in self.layer.slips.slips]

    def rest_on(self, point: tuple[int, int]) -> None:
        self.frame(hands.move(point))
        self.wait(700)

    def in_prompt(self, name: str) -> TermPlace:
        showing = self.scene.screen.painter.showing
        assert showing is not None
        spot = next(spot for spot in showing.spots if spot.kind == "prompt")
        lines = record_lines(showing.size, lambda surface: spot.what.draw(surface, showing, spot))
        return next(place for place in terms_on(lines, glossary("nefarious")) if place.term.name == name)


@pytest.fixture
def pupil(screen: pygame.Surface) -> Pupil:
    return Pupil(animation="off")


def test_a_word_of_the_prompt_is_explained_once_the_pointer_rests_on_it(pupil: Pupil) -> None:
    place = pupil.in_prompt("Action")
    pupil.frame(hands.move(place.rects[0].center))
    pupil.wait(100)
    assert pupil.told == []
    pupil.wait(600)
    assert pupil.told == ["Action"]
    pupil.rest_on((640, 5))
    assert pupil.told == []


def test_a_word_in_an_explanation_is_explained_as_well(pupil: Pupil) -> None:
    pupil.rest_on(pupil.in_prompt("Action").rects[0].center)
    inner = next(place for place in pupil.layer.slips.slips[0].terms if place.term.name == "Espionage")
    pupil.rest_on(inner.rects[0].center)
    assert pupil.told == ["Action", "Espionage"]
    pupil.press(pygame.K_ESCAPE)
    assert pupil.told == ["Action"]


def test_the_keys_go_through_the_words_and_into_an_explanation(pupil: Pupil) -> None:
    pupil.press(pygame.K_F8)
    assert pupil.told == ["Action"]
    pupil.press(pygame.K_F8, mod=pygame.KMOD_LSHIFT)
    assert pupil.told == ["Action", "Espionage"]
    pupil.press(pygame.K_F8)
    assert pupil.told == ["Action", "Invent"]
    pupil.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert pupil.told == [] and pupil.scene.form.popup is None


def test_f1_opens_the_rules_at_the_word_that_is_explained(pupil: Pupil) -> None:
    pupil.press(pygame.K_F8, pygame.K_F1)
    assert pupil.app.scene.arguments["clause"] == "NF-2.1"  # type: ignore[attr-defined]


def test_words_on_an_enlarged_card_are_explained_while_it_is_pinned(pupil: Pupil) -> None:
    card = next(piece for piece in pupil.hand_cards() if piece.card >= 0)
    pupil.right_click(card.hit.center)
    pupil.press(pygame.K_F8)
    scene = pupil.scene
    face = scene.screen.painter.faces.face(card.card)
    zoom = Zoom(scene.screen.theme, scene.screen.painter.sprites.compositor, scene.screen.settings.quips)
    lines = zoom.lines(face, scene.hover.zoom_layout)
    assert lines and all(pupil.scene.hover.zoom_layout.rect.inflate(30, 30).contains(line.rect) for line in lines)
    names = [place.term.name for place in terms_on(lines, glossary("nefarious"))]
    assert pupil.told == names[:1]


def test_a_press_elsewhere_takes_explanations_away(pupil: Pupil) -> None:
    pupil.press(pygame.K_F8)
    pupil.click((3, 400))
    assert pupil.told == []


@pytest.mark.parametrize("slug", games.slugs())
def test_a_form_means_its_own_term(slug: str) -> None:
    known = glossary(slug)
    assert known.pattern is not None
    for form in known.meanings:
        match = known.pattern.search(f"so {form} it is")
        assert match is not None
        assert form.casefold() in match[0].casefold() or match[0].casefold() in form.casefold()


def test_the_longer_form_is_meant_and_only_whole_words() -> None:
    known = glossary("runes-and-regulations")
    assert known.pattern is not None
    assert [known.term(form).name for form in known.pattern.findall("a Mythical Creature, hexed; the Runeless")] == [
        "Mythical",
        "Hex",
    ]


def test_a_term_that_is_broken_over_lines_is_found_in_both(screen: pygame.Surface) -> None:
    from client.art import text

    def draw(surface: pygame.Surface) -> None:
        text.draw(surface, "the Mythical", "nunito-700", 16, "#000000", (10, 10))
        text.draw(surface, "Creature", "nunito-700", 16, "#000000", (10, 40))

    pattern = glossary("runes-and-regulations").pattern
    assert pattern is not None
    [(words, rects)] = find_matches(record_lines((300, 100), draw), pattern)
    assert words == "Mythical Creature" and len(rects) == 2
    assert rects[0].centery < 25 < rects[1].centery


def test_an_explanation_leaves_the_prompt_alone_where_there_is_another_place(pupil: Pupil) -> None:
    slips = pupil.layer.slips
    assert list(slips.shut) == [pupil.scene.prompt.rect]
    pupil.press(pygame.K_F8)
    [slip] = slips.slips
    slips.close()
    slips.shut = [slip.rect]
    slips.next()
    [moved] = slips.slips
    assert moved.place == slip.place and moved.rect.collidelist([slip.rect, *slip.place.rects]) < 0
    assert pupil.scene.screen.scale.rect.contains(moved.rect)
