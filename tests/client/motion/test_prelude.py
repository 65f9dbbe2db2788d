"""What somebody else plays is held up, and what strikes has a beat of its own, by what it changes."""

from __future__ import annotations

import pygame

from client.motion.beats import beats_of
from client.motion.pace import Pace
from client.motion.shown import copied
from client.motion.shows.prelude import MOST_MS, PLAYED_MS, Spotlight
from client.motion.shows.stakes import Course, weigh
from engine.kernel.events import COUNTED, MOVED, TRIGGERED, Event
from engine.kernel.layout import EVERYBODY
from engine.kernel.state import ACTIVE
from engine.kernel.view import View
from tests.client.motion.playing import SIZE, Playing


def loses(view: View, seat: int, amount: int, card: int) -> Event:
    """Sanity is lost because of a card."""
    return (COUNTED, seat, card, view.table.layout.counter("sanity", 0), -1, -amount, EVERYBODY)


def realms(**pace: bool) -> tuple[Playing, View, int]:
    """Ada looks on while Ben acts, who has just got a card in hand that she does not know."""
    playing = Playing(3, slug="cthulhu-realms", pace=Pace(tells=True, **pace))
    view = playing.match.view(0)
    view.values[ACTIVE] = 1
    playing.director.reset(view)
    card = next(card for card in playing.match.view(1).zone("hand", 1))
    return playing, view, card


def plays(view: View, card: int) -> tuple[list[Event], View]:
    """Ben lays it down."""
    layout, after = view.table.layout, copied(view)
    after.zone("hand", 1).pop()
    after.zone("play", 1).append(card)
    return [(MOVED, 1, card, layout.seat_zone("hand", 1), layout.seat_zone("play", 1), -1, EVERYBODY)], after


def spotlights(playing: Playing) -> list[Spotlight]:
    return [effect for effect in playing.director.effects if isinstance(effect, Spotlight)]


def test_a_card_that_somebody_plays_is_held_up_at_least_260_pixels_high_before_it_lies_there() -> None:
    playing, view, card = realms()
    playing.director.add(*plays(view, card), 1000)
    playing.director.update(1000)
    (light,) = spotlights(playing)
    (held,) = light.cards
    assert held.card == card and held.rect.height >= 260 and SIZE == (1280, 720)
    assert not held.rect.colliderect(playing.director.arrangement.rects["prompt"])
    assert card not in playing.director.shown.landed.zone("play", 1)
    playing.run(1016, 1000 + PLAYED_MS + 600)
    assert not spotlights(playing) and card in playing.director.shown.landed.zone("play", 1)


def test_it_is_skipped_like_everything_else() -> None:
    playing, view, card = realms()
    playing.director.add(*plays(view, card), 1000)
    playing.director.update(1000)
    assert playing.director.advance(1016)
    assert not spotlights(playing) and not playing.director.waiting


def test_the_own_cards_are_not_held_up_nor_any_at_a_fast_pace() -> None:
    for own, tells in ((True, True), (False, False)):
        playing, view, card = realms()
        playing.director.pace.tells = tells
        playing.director.add(*plays(view, card), 1000, own=own)
        playing.director.update(1000)
        assert not spotlights(playing)


def test_step_by_step_everything_waits_at_what_matters_until_the_player_goes_on() -> None:
    playing, view, card = realms(step=True)
    playing.director.add(*plays(view, card), 1000)
    for now in range(1000, 9000, 100):
        playing.director.update(now)
        playing.director.draw_effects(pygame.Surface(SIZE), now)
    assert playing.director.reading(9000) and spotlights(playing)
    playing.director.advance(9000)
    playing.run(9016, 11_000)
    assert not playing.director.waiting and card in playing.director.shown.landed.zone("play", 1)


def test_a_loss_weighs_by_its_share_and_any_of_the_viewers_own_matters() -> None:
    _, view, card = realms()
    weights = {}
    for seat, amount in ((0, 1), (0, 30), (2, 1), (2, 30)):
        events = [(TRIGGERED, 1, card, -1, -1, 0, EVERYBODY), loses(view, seat, amount, card)]
        beats = beats_of(events, view, frozenset())
        weigh(beats, view, view, Course())
        weights[seat, amount] = beats[0].stakes.weight if beats[0].stakes else 0.0
        assert beats[0].stakes is None or (beats[0].stakes.cause, beats[0].stakes.by) == (card, 1)
    assert 0 < weights[0, 1] < weights[0, 30] and weights[2, 1] == 0 < weights[2, 30]


def test_what_strikes_is_lit_with_an_arrow_from_its_cause_while_the_rest_is_dimmed() -> None:
    playing, view, card = realms()
    view.zone("play", 1).append(card)
    playing.director.reset(view)
    playing.director.add([(TRIGGERED, 1, card, -1, -1, 0, EVERYBODY), loses(view, 0, 5, card)], view, 1000)
    playing.director.update(1000)
    (light,) = spotlights(playing)
    dial = playing.director.arrangement.rects["dial.sanity.0"]
    assert light.struck == [dial] and light.cause is not None and light.duration <= MOST_MS
    assert playing.director.shown.landed.counter("sanity", 0) == view.counter("sanity", 0)
