"""The chain: its links in order, arrows to what they are aimed at, nothing at all while there is none."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame
import pytest

from client.art import legibility
from client.input.focus import LINK
from client.table.furniture.chain.layer import ChainLayer
from client.table.furniture.log.draw import links_now
from client.table.layer import Band
from client.table.layers.find_on_table import place_of
from engine.kernel.game.traits import ANNOUNCED, RESOLVING, WAITING, ChainLink, HasChain
from engine.kernel.state.events import TURN_BEGAN
from engine.kernel.state.refs import seat_ref
from engine.kernel.state.view import View
from tests.client import hands
from tests.client.table.sitting import Sitting
from tests.client.table.suburb import GAME, NAMES, match_at, may_react, seated
from tests.engine.parts import lend


def many_creatures(view: View) -> bool:
    """Somebody is asked while two Creatures lie on Lawns."""
    return bool(view.options) and len(creatures(view)) >= 2 and view.seat == view.active


def creatures(view: View) -> list[int]:
    return [card for seat in range(view.table.seats) for card in view.zone("lawn", seat)]


@pytest.fixture
def chained(monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """A table with three links: the first happens now."""

    def chain(view: View, names: Sequence[str]) -> list[ChainLink]:
        first, second = creatures(view)[:2]
        return [
            ChainLink(1, 1, first, (second,), RESOLVING, "HEX a Creature."),
            ChainLink(1, 0, second, (seat_ref(2),), WAITING, "A neighbor discards."),
            ChainLink(2, 2, first, (), ANNOUNCED, "DRAW a card."),
        ]

    lend(monkeypatch, GAME, HasChain, chain=chain)
    sitting = seated(many_creatures)
    sitting.frame()
    return sitting


def layer(sitting: Sitting) -> ChainLayer:
    return sitting.scene.layers.of(ChainLayer)


def changed(sitting: Sitting, band: Band) -> pygame.mask.Mask:
    """Where the chain's layer draws into a band of the table."""
    size = sitting.app.window.surface.get_size()
    surface = pygame.Surface(size, pygame.SRCALPHA)
    layer(sitting).draw(surface, band)
    return pygame.mask.from_surface(surface, 40)


def drawn(mask: pygame.mask.Mask, rect: pygame.Rect) -> int:
    """How much of a rectangle is drawn on."""
    part = pygame.mask.Mask(rect.size, fill=True)
    return mask.overlap_area(part, rect.topleft)


def test_the_links_are_listed_in_their_order_inside_the_place_for_them(chained: Sitting) -> None:
    rows = layer(chained).rows
    place = chained.scene.places.arrangement.rects["chain"]
    assert [row.link.status for row in rows] == [RESOLVING, WAITING, ANNOUNCED]
    assert all(place.contains(row.rect) for row in rows)
    assert [row.rect.top for row in rows] == sorted(row.rect.top for row in rows)
    for row in rows:
        assert drawn(changed(chained, Band.OVER), row.rect) > 0.9 * row.rect.width * row.rect.height


def test_the_arrows_of_what_happens_now_are_always_seen(chained: Sitting) -> None:
    target = place_of(chained.scene.places, layer(chained).links[0].targets[0])
    assert target is not None and drawn(changed(chained, Band.READING), target) > 0


def test_a_link_that_is_pointed_at_shows_its_own_arrows_and_words(chained: Sitting) -> None:
    plate = chained.scene.places.arrangement.plate_rects[2]
    before = changed(chained, Band.READING)
    assert not drawn(before, plate)
    chained.frame(hands.move(layer(chained).rows[1].rect.center))
    after = changed(chained, Band.READING)
    assert drawn(after, plate) > 0
    assert after.count() > before.count() + 5000, "the words, too"
    chained.frame(hands.move((5, 5)))
    assert changed(chained, Band.READING).count() == before.count()


def test_the_keyboard_reaches_the_links(chained: Sitting) -> None:
    chained.press(pygame.K_TAB)
    chained.scene.keys.set(LINK, 2)
    chained.press(pygame.K_UP)
    assert layer(chained).pointed == 1
    chained.press(pygame.K_UP)
    assert layer(chained).pointed == 0


def test_without_a_chain_nothing_is_drawn() -> None:
    sitting = seated(many_creatures)
    assert not layer(sitting).links
    assert not layer(sitting).rows and not layer(sitting).rect.size[0]
    assert not changed(sitting, Band.OVER).count() and not changed(sitting, Band.READING).count()


def test_the_log_makes_room_for_the_list(chained: Sitting) -> None:
    named = links_now(chained.scene.screen.painter)
    assert named and not any(rect.colliderect(layer(chained).rect) for rect, _ in named)


def links_of(view: View) -> list[ChainLink]:
    return GAME.trait(HasChain).chain(view, NAMES)


@pytest.mark.parametrize("on_list", [True, False])
def test_a_rune_is_dropped_on_the_link_that_it_answers(on_list: bool) -> None:
    table = seated(lambda view: may_react(view) and bool(links_of(view)), 4)
    rune = next(option for option in table.options if GAME.verbs[option[0]] == "activate")
    place, answers = table.scene.layers.anchor("chain.answered"), len(table.session.match.answers)
    assert place is not None and layer(table).rows[0].rect == place
    start = table.piece(table.key(rune)).hit.center
    table.drag(start, place.center if on_list else (place.centerx, layer(table).rect.bottom + 60))
    given = table.session.match.answers[answers:]
    assert [answer.option for answer in given[:1]] == ([rune] if on_list else [])


def test_without_a_reaction_nothing_can_be_dropped_on_the_list(chained: Sitting) -> None:
    assert chained.scene.layers.anchor("chain.answered") is None and chained.scene.layers.anchor("chain") is not None


@pytest.mark.parametrize("text_scale", [100, 150, 200])
def test_links_are_named_without_a_cut(chained: Sitting, text_scale: int) -> None:
    chained.app.settings.text_scale = text_scale
    chained.app.apply_settings()
    chained.frame()
    with legibility.record_texts() as recorder:
        layer(chained).draw(chained.app.window.surface, Band.OVER)
    assert recorder.notes and not [note.cut for note in recorder.notes if note.cut]


def test_a_question_stands_next_to_the_chain_that_it_belongs_to() -> None:
    """Also while the table still shows what led to it."""
    chance = random.Random(9)
    match, seat = match_at(lambda view: may_react(view) and bool(links_of(view)), seed=9)
    table = Sitting(["human" if other == seat else "random" for other in range(3)], match=match, animation="normal")
    table.pool.prompt = True
    early = 0
    for _ in range(24):
        table.frame(passed=120)
        table.frame()
        if table.scene.director.reached and table.options:
            early += table.scene.director.waiting
            assert layer(table).links == links_of(table.scene.director.newest)
            table.scene.commands.answer(chance.choice(table.options))
    assert early


def test_nothing_of_the_last_turn_is_about_to_happen_when_the_next_has_begun(chained: Sitting) -> None:
    """Nor is anybody shown to be asked who answered before it."""
    director = chained.scene.director
    director.reached = False
    view = director.shown.going
    assert layer(chained).links and view.asked
    director.shown.enter((TURN_BEGAN, 1, -1, -1, -1, view.turn + 1, 0))
    layer(chained).update(0)
    assert not layer(chained).links and not view.asked
