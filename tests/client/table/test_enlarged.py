"""Reading never costs seeing: an enlarged card covers nothing that one needs for deciding."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from client.input.focus import CARD as CARD_STOP, SPOT, FocusStop
from client.layout.pieces import rect_of
from client.shell.app import App
from client.shell.scene import ManualClock, Scale
from client.sound.player import SoundPlayer
from client.table.hover.placement import rects_to_keep_visible
from client.table.pointer_targets import CARD, ReadableThing
from client.table.scene import TableScene
from engine import games
from engine.commands._shared import stage
from engine.store.player.settings import NEVER, Settings
from tests.client.table.sitting import Sitting
from tests.sampling import amount, only

pytestmark = pytest.mark.usefixtures("screen")

TABLES: list[tuple[str, int]] = [
    (slug, seats)
    for slug in games.slugs()
    for seats in range(games.load(slug).min_seats, games.load(slug).max_seats + 1)
]
FEWEST = [(slug, games.load(slug).min_seats) for slug in games.slugs()]
SIZES = (((1024, 600), 100), ((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100), ((1024, 600), 200))
LEAST = 300
"""So wide is an enlarged card at least, with what is around it, in pixels of the map."""


def seated(slug: str, seats: int, answers: int, **settings: Any) -> TableScene | None:
    """A table after some answers at random, through the eyes of whoever is asked; None where the match is over."""
    game = games.load(slug)
    options = {"expansion": True} if slug == "runes-and-regulations" and seats > 4 else {}
    match = stage.played_match(game, seats, options, 7, answers)
    if match.over:
        return None
    wanted = Settings(animation="off", reduced_motion=True, volume_master=0, **settings)
    session = stage.still_session(match, wanted, [stage.person_at(match, "")])
    clock = ManualClock(250)
    app = App((1280, 720), headless=True, settings=wanted, clock=clock)
    scene = TableScene(session, SoundPlayer(wanted, threaded=False))
    app.go(scene)
    scene.briefing.keep_quiet()
    for _ in range(8):
        clock.advance(250)
        app.turn(())
    return scene


def readable(scene: TableScene) -> list[ReadableThing]:
    """The cards of a table that can be read."""
    return [
        ReadableThing(CARD, piece.card, piece.key, tuple(piece.hit))
        for piece in scene.places.arrangement.pieces
        if piece.card >= 0 and piece.face_up
    ]


@pytest.mark.parametrize(("slug", "seats"), only(FEWEST, TABLES))
def test_an_enlarged_card_covers_nothing_that_is_needed(slug: str, seats: int) -> None:
    """On every table, at several sizes of window and text, pointed at and pinned with its buttons."""
    chance = random.Random(seats)
    for answers in amount((9, 70), (9,)):
        scene = seated(slug, seats, answers)
        for size, percent in chance.sample(SIZES, amount(len(SIZES), 1)) if scene is not None else ():
            assert scene is not None
            scene.screen.settings.text_scale = percent
            scene.layout(size, Scale.of(size, percent))
            scene.screen.painter.use_view(scene.director.shown.counting_view)
            things = readable(scene)
            for thing in chance.sample(things, min(6, len(things))):
                for pinned in (False, True):
                    scene.reading.close()
                    scene.reading.show(thing)
                    if pinned:
                        scene.reading.pin(thing)
                    place = scene.hover.zoom_layout.rect
                    told = slug, seats, answers, size, percent, thing, pinned
                    assert scene.places.area.contains(place), told
                    assert place.collidelist(rects_to_keep_visible(scene.context, thing)) < 0, told
                    assert place.width / scene.places.arrangement.scale > LEAST, told
                    buttons = scene.hover.zoom_layout.buttons
                    assert all(place.contains(button.rect) for button in buttons), told
                    assert pinned or not buttons, told


def test_what_is_needed_is_the_card_the_question_and_what_it_is_about() -> None:
    scene = seated("runes-and-regulations", 3, 9)
    assert scene is not None
    for thing in readable(scene):
        rects = rects_to_keep_visible(scene.context, thing)
        assert scene.prompt.rect in rects
        piece = scene.places.arrangement.by_key[thing.key]
        assert any(rect.contains(rect_of(piece)) for rect in rects)
    lit = [target for target in scene.hand.lit_targets if target.spot in scene.places.arrangement.by_key]
    assert all(target.rect in rects_to_keep_visible(scene.context, readable(scene)[0]) for target in lit)


# -- what enlarges ----------------------------------------------------------------------------------------------


def on_a_card(table: Sitting) -> None:
    """The keyboard's focus goes to a card."""
    stops = (stop for stop in table.scene.layers.stops() if stop.kind in (SPOT, CARD_STOP))
    stop: FocusStop = next(stop for stop in stops if table.scene.layers.on_focus(stop) is not None)
    table.press(pygame.K_TAB)
    table.scene.keys.set(stop.kind, stop.name)
    table.scene.hover.rest_on(table.scene.layers.on_focus(stop), table.clock.now(), by_keys=True)
    table.wait(600)


def test_the_focus_enlarges_a_card_only_where_that_is_set_or_asked_for() -> None:
    table = Sitting(hover_delay_ms=0)
    on_a_card(table)
    assert table.scene.hover.enlarged_card is None
    table.press(pygame.K_z)
    assert table.scene.hover.enlarged_card is not None and table.scene.reading.pinned
    wanted = Sitting(hover_delay_ms=0, focus_enlarges=True)
    on_a_card(wanted)
    assert wanted.scene.hover.enlarged_card is not None


def test_with_never_the_pointer_enlarges_nothing_until_that_is_asked_for() -> None:
    table = Sitting(hover_delay_ms=NEVER)
    card = table.hand_cards()[0]
    table.move(card.hit.center)
    table.wait(3000)
    assert table.scene.hover.enlarged_card is None
    table.right_click(card.hit.center)
    assert table.scene.hover.enlarged_card is not None


# -- acting from it ---------------------------------------------------------------------------------------------


def test_a_pinned_card_can_be_played_from_where_it_is_read() -> None:
    table = Sitting()
    option = table.options[0]
    piece = table.piece(table.key(option))
    table.right_click(piece.hit.center)
    assert [offer.option for offer in table.scene.hover.offers] == [option]
    button = table.scene.hover.zoom_layout.buttons[0]
    table.click(button.rect.center)
    table.wait(100)
    assert option in [answer.option for answer in table.session.match.answers]
    assert table.scene.hover.enlarged_card is None


def test_the_same_by_keys() -> None:
    table = Sitting()
    option = table.options[0]
    table.press(pygame.K_TAB)
    table.scene.keys.set(SPOT, table.key(option))
    table.scene.hover.rest_on(table.scene.layers.on_focus(table.scene.keys.stop), table.clock.now(), by_keys=True)
    table.press(pygame.K_z, pygame.K_RETURN)
    table.wait(100)
    assert option in [answer.option for answer in table.session.match.answers]


# -- what is picked up ------------------------------------------------------------------------------------------


def test_a_card_that_is_dragged_over_the_bar_never_hides_it() -> None:
    table = Sitting()
    bar = table.scene.places.arrangement.rects["prompt"]
    table.move((5, 5))
    before = table.app.render(table.scene).subsurface(bar.inflate(-40, -16)).copy()
    card = table.hand_cards()[0]
    table.take(card.hit.center, bar.center)
    table.wait(300)
    assert table.scene.hand.drag is not None
    after = table.app.render(table.scene).subsurface(bar.inflate(-40, -16))
    same = pygame.mask.from_threshold(after, (0, 0, 0), (8, 8, 8, 255), before).count()
    assert same > 0.9 * after.get_width() * after.get_height()


# -- what symbols say -------------------------------------------------------------------------------------------


def test_a_card_of_symbols_says_in_words_what_it_does_and_whether_it_would_work_now() -> None:
    """CR-3: judged by what is in play; what the card has itself it brings along."""
    scene = seated("cthulhu-realms", 3, 64)
    assert scene is not None
    told = []
    for thing in readable(scene):
        face = scene.screen.painter.faces.face(int(thing.which))
        scene.reading.show(thing)
        words = "\n".join(note.text for note in scene.hover.zoom_layout.notes)
        assert all(tag.words in words for tag in face.tags), thing
        assert str(face.fields.get("ruling", "")) in words
        told += [tag.now for tag in face.tags if tag.now and tag.now in words]
    assert any(now.startswith("works now: ") for now in told)
    assert any(now.startswith("not yet: needs ") for now in told)


def test_what_cannot_be_played_from_a_hand_is_veiled_while_something_else_can() -> None:
    scene = seated("runes-and-regulations", 3, 7)
    assert scene is not None
    layout = scene.views.newest.table.layout
    cards = scene.places.arrangement.in_zone(layout.seat_zone("hand", scene.views.newest.seat))
    played = {source for _, source, _ in scene.views.newest.options}
    assert 0 < len([piece for piece in cards if piece.card in played]) < len(cards)
    assert {piece.card for piece in cards if "spent" in scene.screen.painter.flags(piece)} == {
        piece.card for piece in cards
    } - played
