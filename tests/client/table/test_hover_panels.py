from __future__ import annotations

import tomllib

import pygame
import pytest

from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.theme import Theme
from client.table.furniture.plate.card import plate_rows
from client.table.hover.placement import Room
from client.table.hover.zoom import Zoom, quip, terms, terms_of
from client.table.picture.look import TableLook
from client.table.reading.pile_browser import PileBrowser, pile_of
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.refs import GAP
from engine.session.words import kind_in_words
from engine.words import assets
from tests.client.motion.playing import Playing

NAMES = ["Ada", "Ben"]


def test_an_open_pile_shows_its_cards_the_newest_first() -> None:
    playing = Playing(2)
    view = playing.match.view(0)
    pile = view.table.layout.table_zone("invention_discard")
    view.zones[pile] = [4, 9, 2]
    shown = pile_of(view, pile, NAMES)
    assert shown.cards == (2, 9, 4)
    assert (shown.title, shown.sentence) == ("Discard pile", "3 cards, newest first.")


def test_a_hidden_pile_shows_what_the_seat_has_not_seen_anywhere() -> None:
    playing = Playing(2)
    view = playing.match.view(0)
    deck = view.table.layout.table_zone("invention_deck")
    seen = view.zone("hand", 0)
    shown = pile_of(view, deck, NAMES)
    assert set(shown.cards) == set(range(64)) - set(seen)
    assert shown.sentence.startswith(f"{len(view.zones[deck])} cards, face down.")


def test_the_cards_of_a_long_pile_can_all_be_scrolled_into_sight() -> None:
    playing = Playing(2)
    view = playing.match.view(0)
    browser = PileBrowser(pile_of(view, 0, NAMES))
    area = pygame.Rect(0, 40, 1280, 670)
    browser.layout(area, 1.0)
    assert area.contains(browser.rect)
    last = len(browser.pile.cards) - 1
    assert browser.card_at(browser.place(0).center) == (browser.pile.cards[0], browser.place(0))
    assert browser.card_at(browser.place(last).center) is None
    browser.page(99)
    assert browser.card_at(browser.place(last).center) == (browser.pile.cards[last], browser.place(last))
    assert not browser.scroll(1)


def test_a_plate_tells_points_money_spies_and_the_last_action() -> None:
    playing = Playing(2)
    playing.choose("Work", "Espionage")
    playing.answer(1)
    points, rows = plate_rows(playing.game, playing.match.view(0), 0, "human", {"money": "$"})
    assert points[-1] == ("Points", "0")
    assert ("Money", "$14") in rows and ("Played by", "human") in rows
    assert ("Action space", "Work") in rows and ("Cards in hand", "3") in rows
    assert ("Spies on Work", "0") in rows and ("Spies in reserve", "5") in rows


def test_a_plate_says_at_which_level_and_with_which_personality_the_computer_plays() -> None:
    playing = Playing(2)
    view = playing.match.view(0)
    _, rows = plate_rows(playing.game, view, 1, kind_in_words("hard+schemer"), {})
    assert ("Computer", "Hard, Schemer") in rows
    _, rows = plate_rows(playing.game, view, 0, kind_in_words("human"), {})
    assert ("Played by", "human") in rows


def test_a_plate_tells_in_the_words_of_the_theme_what_lies_in_a_yard() -> None:
    game = load("nasty-neighbours")
    look, match = TableLook.load(Theme.load(game.slug)), Match(game, ("Ada", "Ben", "Cy"), {}, 1)
    told = {name: look.words(f"row_{name}") for name in ("down", "showing", "nasty", "yard")}
    view = match.view(0)
    view.zones[game.layout.seat_zone("yard", 1)][4] = GAP
    _, rows = plate_rows(game, view, 1, "", {}, lambda name: told.get(name, name))
    cards = {("Nasty Neighbour cards", "3"), ("Cards in the yard", "8")}
    assert cards | {("Face down", "9"), ("Points showing", "0")} <= set(rows)


def face(title: str) -> Face:
    """The printed face of a card."""
    data = next(data for data in Playing(2).game.shows.faces() if data["title"] == title)
    return Face.from_data(data)


def test_what_is_said_on_a_card_is_explained() -> None:
    assert [term.name for term in terms_of(face("Universal Solvent"), "nefarious")] == [
        "Others",
        "Discard",
        "Take back a Spy",
    ]
    assert terms_of(face("Love Potion"), "nefarious") == []


def test_every_term_is_on_some_card_and_names_a_clause_of_the_rules() -> None:
    rules = assets.path("rules/nefarious.md").read_text(encoding="utf-8")
    lines = "\n".join(line[0] for data in Playing(2).game.shows.faces() for line in data["lines"]).lower()
    for term in terms("nefarious"):
        assert any(word in lines for word in term.words), term.name
        assert term.clause in rules, term.name


def test_cards_have_their_dry_line() -> None:
    assert (
        quip("nefarious", "kraken")
        == tomllib.loads(assets.path("texts/quips.toml").read_text(encoding="utf-8"))["nefarious"]["kraken"]
    )
    assert quip("nefarious", "no-such-card") == ""


@pytest.mark.parametrize(
    ("size", "scale", "unit"),
    [((1920, 1080), 1.0, 1.5), ((1280, 720), 0.667, 1.0), ((1280, 720), 0.667, 2.0), ((800, 600), 0.417, 0.625)],
)
def test_an_enlarged_card_is_large_enough_and_inside_the_window(
    screen: pygame.Surface, size: tuple[int, int], scale: float, unit: float
) -> None:
    theme = Theme.load("nefarious")
    source = pygame.Rect(0, 0, round(130 * scale), round(180 * scale))
    source.center = size[0] // 2, size[1] - source.height // 2
    area = pygame.Rect(8, 60, size[0] - 16, size[1] - 68)
    zoom = Zoom(theme, FaceCompositor(theme))
    place = zoom.lay(face("Universal Solvent"), Room(area, (source,), home=area.midright), scale, unit).rect
    assert area.contains(place) and not place.colliderect(source)
    assert zoom.width(face("Universal Solvent"), area, scale, unit) >= min(360 * scale, size[0] * 0.35)
