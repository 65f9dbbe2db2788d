from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.cards.face import Face
from client.scenes.gallery import scene as gallery
from client.scenes.gallery.face_book import FaceBook, kind_words, plain_text, texts_of, theme_of
from client.scenes.gallery.scene import ALL, GalleryScene
from client.scenes.gallery.zoom import CardZoom
from engine.games import load
from engine.store.player.packs import PackStore
from engine.store.player.settings import Settings
from tests.client.scenes.desk import Desk, misplaced

SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 150), ((1280, 720), 200)]


class Wall(Desk):
    """The gallery in front of somebody."""

    def __init__(
        self,
        game: str = "nefarious",
        *,
        back: Any = None,
        settings: Settings | None = None,
        packs: Any = tuple,
        **shown: Any,
    ) -> None:
        self.scene = GalleryScene(game, back, packs)
        super().__init__(self.scene, settings=settings, knows=("rules",), **shown)

    @property
    def titles(self) -> list[str]:
        return [cell.face.title for cell in self.scene.find_cells()]

    def zoom(self) -> CardZoom:
        popup = self.scene.form.popup
        assert isinstance(popup, CardZoom)
        return popup


def test_every_card_of_the_game_hangs_there() -> None:
    wall = Wall()
    assert wall.titles == [face["title"] for face in load("nefarious").shows.faces()]
    assert wall.scene.count.words == "104 of 104 cards"


def test_cards_can_be_filtered_by_kind() -> None:
    wall = Wall()
    kinds = wall.scene.kinds
    assert [words for _, words in kinds.options] == ["All", "Inventions", "Twists", "Actions"]
    wall.scene.form.focus(kinds)
    wall.press(pygame.K_RIGHT)
    wall.press(pygame.K_RIGHT)
    assert len(wall.titles) == 36 and "Hyperinflation" in wall.titles
    wall.press(pygame.K_HOME)
    assert wall.scene.kind == ALL and len(wall.titles) == 104


def test_more_kinds_than_fit_into_a_line_become_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    long = {"invention": "Inventions of every size, shape and smell", "twist": "Twists, turns and other surprises"}
    monkeypatch.setattr(gallery, "kind_names", lambda slug: long)
    wall = Wall(text_scale=200)
    kinds = wall.scene.kind_list
    assert kinds in wall.scene.form.all() and wall.scene.kinds not in wall.scene.form.all()
    assert [choice.words for choice in kinds.choices] == ["All", *long.values(), "Actions"]
    wall.scene.form.focus(kinds)
    for _ in range(2):
        wall.press(pygame.K_DOWN, pygame.KMOD_LCTRL)
    assert len(wall.titles) == 36 and "Hyperinflation" in wall.titles
    assert misplaced(wall.scene) == []


def test_typing_searches_titles_and_texts() -> None:
    wall = Wall()
    wall.write("take back")
    assert "Time Machine" in wall.titles
    assert len(wall.titles) < 30
    wall.press(pygame.K_ESCAPE)
    assert len(wall.titles) == 104
    wall.write("zebra")
    assert wall.titles == []
    assert wall.scene.nothing in wall.scene.form.all()


def test_a_click_shows_a_card_from_near_and_the_arrows_go_on() -> None:
    wall = Wall()
    wall.click(wall.scene.cells[1])
    zoom = wall.zoom()
    assert zoom.face.title == wall.titles[1]
    wall.press(pygame.K_RIGHT)
    assert zoom.face.title == wall.titles[2]
    wall.press(pygame.K_LEFT)
    wall.press(pygame.K_LEFT)
    wall.press(pygame.K_LEFT)
    assert zoom.face.title == wall.titles[-1]
    wall.press(pygame.K_ESCAPE)
    assert wall.scene.form.popup is None


def test_a_click_beside_the_card_closes_it() -> None:
    wall = Wall()
    wall.click(wall.scene.cells[0])
    wall.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1))
    assert wall.scene.form.popup is None


def words_of(zoom: CardZoom) -> Sequence[str]:
    """What stands beside the card."""
    return [getattr(widget, "words", "") for widget in zoom.form.all()]


def test_an_unconfirmed_title_is_said_to_be_our_wording() -> None:
    wall = Wall()
    book = wall.scene.book
    assert book is not None
    confirmed = {face["id"]: face["fields"].get("confirmed", True) for face in load("nefarious").shows.faces()}
    assert set(book.origins) == {card for card, sure in confirmed.items() if not sure}
    assert 0 < len(book.origins) < len(confirmed)
    for cell in (wall.scene.cells[0], next(c for c in wall.scene.cells if c.face.id in book.origins)):
        wall.scene.zoom_on(cell.face.id)
        told = any("our own wording" in words for words in words_of(wall.zoom()))
        assert told == (cell.face.id in book.origins)


def test_every_card_that_is_this_editions_design_says_so() -> None:
    """CR-1.2"""
    wall = Wall("cthulhu-realms")
    told = {"innsmouth": "Our design", "cthulhu": "Our design, printed name", "rlyeh": "Printed name and number"}
    for card, words in told.items():
        wall.scene.zoom_on(card)
        assert words in words_of(wall.zoom())
        wall.scene.form.popup = None


@pytest.mark.parametrize("quips", [True, False])
def test_dry_remarks_can_be_switched_off(quips: bool) -> None:
    wall = Wall(settings=Settings(quips=quips))
    wall.scene.zoom_on("moon-base")
    assert ("Great view. No pizza delivery." in words_of(wall.zoom())) == quips


def test_new_cards_are_drawn_a_few_in_each_frame() -> None:
    theme = theme_of("nefarious")
    assert theme is not None
    book = FaceBook(load("nefarious"), theme)
    book.begin()
    while not book.pending:
        for face in book.faces:
            book.picture(face, 120)
    first = book.faces[-1]
    blank = pygame.image.tobytes(book.picture(first, 120), "RGBA")
    book.begin(patient=True)
    assert pygame.image.tobytes(book.picture(first, 120), "RGBA") != blank
    assert not book.pending


@pytest.mark.parametrize(
    ("kind", "words"), [("twist", "Twists"), ("by-law", "By laws"), ("ability", "Abilities"), ("ray", "Rays")]
)
def test_a_kind_in_words(kind: str, words: str) -> None:
    assert kind_words(kind) == words


def test_a_card_is_read_as_a_whole_where_its_face_shows_less() -> None:
    line = {"kind": "beast", "id": "owl", "lines": [["DRAW a card.", "rule"]]}
    assert plain_text(Face.from_data(line)) == "DRAW a card."
    whole = {**line, "fields": {"full": "At dusk: DRAW a card.", "cost": "DISCARD a card", "points": 3}}
    assert texts_of(Face.from_data(whole)) == ["Cost: DISCARD a card.", "At dusk: DRAW a card."]


def test_escape_leaves() -> None:
    left: list[bool] = []
    wall = Wall(back=lambda: left.append(True))
    wall.press(pygame.K_ESCAPE)
    assert left == [True]


def test_the_rules_are_one_press_away_and_lead_back_the_same_way() -> None:
    wall = Wall(back=lambda: None)
    wall.click(wall.scene.tools[0])
    [(name, arguments)] = wall.opened
    assert (name, arguments["game"]) == ("rules", "nefarious")
    assert arguments["back"] is not None


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], text_scale: int) -> None:
    wall = Wall(size=size, text_scale=text_scale)
    assert misplaced(wall.scene) == []
    wall.scene.zoom_on("moon-base")
    assert wall.scene.scale.rect.contains(wall.zoom().rect)


def test_an_idle_gallery_draws_nothing() -> None:
    assert Wall().frames_while_idle() == 0


def test_cards_of_packs_hang_behind_those_of_the_game_with_the_name_of_their_pack(tmp_path: Path) -> None:
    text = (
        'format = 1\n[pack]\nid = "bbq"\nname = "The Barbecue Set"\n'
        '[[nefarious.invention]]\nid = "grill-ray"\nname = "Grill Ray"\ncost = 4\npoints = 2\n'
    )
    (tmp_path / "bbq.toml").write_text(text, encoding="utf-8")
    wall = Wall(packs=PackStore(tmp_path).files)
    assert wall.titles[-1] == "Grill Ray"
    assert wall.scene.count.words == "105 of 105 cards"
    book = wall.scene.book
    assert book is not None
    assert book.origins["grill-ray"] == "Card pack: The Barbecue Set"
    wall.scene.zoom_on("grill-ray")
    assert any("The Barbecue Set" in widget.name for widget in wall.zoom().form.all())
