"""What somebody else plays is held up, and what strikes has a beat of its own, by what it changes."""

from __future__ import annotations

import pygame

from client.motion.displayed_state import copy_view
from client.motion.pace import Pace
from client.motion.shows.plan import NORMAL
from client.motion.spotlight.card import EMBLEM, Spotlight
from engine.kernel.flow.event_log import CARD, Cause, EventLog
from engine.kernel.state.events import COUNTED, MOVED, Event
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.state import ACTIVE
from engine.kernel.state.view import View
from tests.client.motion.playing import SIZE, Playing


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
    layout, after = view.table.layout, copy_view(view)
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
    playing.run(1016, 1000 + NORMAL.play + 600)
    assert not spotlights(playing) and card in playing.director.shown.landed.zone("play", 1)


def test_the_emblem_of_the_player_does_not_lie_on_the_title_of_the_card() -> None:
    playing, view, card = realms()
    playing.director.add(*plays(view, card), 1000)
    playing.director.update(1000)
    (light,) = spotlights(playing)
    (held,) = light.cards
    title = held.rect.move(0, held.rect.width // 18)
    seen = []
    for held.emblem in ("art/shell/cul-de-sac.svg", ""):
        screen = pygame.Surface(SIZE)
        light.draw(screen, light.begin + light.duration / 2)
        seen.append((pygame.image.tobytes(screen, "RGB"), pygame.image.tobytes(screen.subsurface(title), "RGB")))
    assert seen[0][0] != seen[1][0] and seen[0][1] == seen[1][1]


def test_a_card_is_seen_however_short_it_is_held_up_and_slow_its_picture_is_made() -> None:
    playing, view, card = realms()
    playing.director.add(*plays(view, card), 1000)
    playing.director.update(1000)
    (light,) = spotlights(playing)
    light.duration = 300.0
    screen = pygame.Surface(SIZE)
    light.draw(screen, light.begin + 150)
    assert pygame.mask.from_threshold(screen, (0, 0, 0), (1, 1, 1)).count() < SIZE[0] * SIZE[1]


def test_in_full_frames_its_picture_is_made_in_small_parts() -> None:
    playing, view, card = realms()
    playing.director.full_at = 0.0
    playing.director.add(*plays(view, card), 1000)
    playing.director.update(1000)
    (light,) = spotlights(playing)
    shown = []
    for since in (0, light.duration / 2):
        light.draw(pygame.Surface(SIZE), light.begin + since)
        shown.append(all(held.picture is not None for held in light.cards))
    assert shown == [False, True]


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
    assert playing.director.waits_for_reader and spotlights(playing)
    playing.director.advance(9000)
    playing.run(9016, 11_000)
    assert not playing.director.waiting and card in playing.director.shown.landed.zone("play", 1)


def hits(amount: int) -> tuple[Playing, int]:
    """Ben's Invention takes money from Ada; it lies before him."""
    playing = Playing(2, pace=Pace(tells=True))
    view = playing.match.view(0)
    card = next(card for card in range(64) if card not in view.zone("hand", 0))
    view.zone("inventions", 1).append(card)
    playing.director.reset(view)
    log = EventLog([(COUNTED, 0, card, view.table.layout.counter("money", 0), -1, -amount, EVERYBODY)])
    log.causes, log.spans, log.batch = {0: Cause(0, CARD, 1, card, -1, EVERYBODY)}, [(0, 0)], 1
    after = copy_view(view)
    after.counters[view.table.layout.counter("money", 0)] -= amount
    playing.director.add(log, after, 1000)
    playing.director.update(1000)
    return playing, card


def test_what_a_card_does_to_the_viewer_is_lit_with_its_amount_before_the_number_changes() -> None:
    playing, card = hits(3)
    (light,) = spotlights(playing)
    (strike,) = light.strikes
    assert strike.words == "−$3" and strike.mine and strike.cause is not None
    assert [held.card for held in light.cards] == [card] and light.duration == NORMAL.hit
    assert playing.money(0) == 10 and playing.director.cursor[0] == 1
    playing.run(1016, 6000)
    assert playing.money(0) == 7 and not spotlights(playing)


def test_the_table_is_dimmed_when_the_card_is_in_its_place() -> None:
    playing, _ = hits(3)
    (light,) = spotlights(playing)
    light.strikes_after = 0.0
    dimmed = []
    for since in (light.grow_ms / 2, light.duration / 2):
        screen = pygame.Surface(SIZE)
        screen.fill("white")
        light.draw(screen, light.begin + since)
        dimmed.append(screen.get_at((0, 0)) != pygame.Color("white"))
    assert dimmed == [False, True]


def test_what_hits_hard_is_held_longer() -> None:
    playing, _ = hits(9)
    (light,) = spotlights(playing)
    assert light.duration == NORMAL.card + NORMAL.amounts


def test_simultaneous_cards_stand_side_by_side_with_the_viewers_own() -> None:
    playing = Playing(4, pace=Pace(tells=True))
    playing.choose("Work", "Research", "Work", "Espionage")
    playing.show(1000)
    playing.director.update(1000)
    (light,) = spotlights(playing)
    assert len(light.cards) == 4 and len({held.rect.y for held in light.cards}) == 1
    assert not any(a.rect.colliderect(b.rect) for a in light.cards for b in light.cards if a is not b)
    assert all(held.color and held.emblem for held in light.cards)
    assert light.duration == NORMAL.card + 3 * NORMAL.further


def test_a_card_that_is_held_up_covers_nothing_of_the_player_whom_it_strikes() -> None:
    playing, view, card = realms()
    layout = view.table.layout
    number = next(place for place, counter in enumerate(layout.counters) if counter.name == "sanity")
    log = EventLog([(COUNTED, 0, card, number, -1, -6, EVERYBODY)])
    log.batch, log.spans, log.causes = 1, [(0, 5)], {5: Cause(5, CARD, 1, card, -1, EVERYBODY)}
    playing.director.add(log, view, 1000)
    playing.director.update(1000)
    ((held,),) = [light.cards for light in spotlights(playing)]
    arrangement = playing.director.arrangement
    owned = [rect for zone, rect in arrangement.zone_rects.items() if layout.owner(zone) == 0]
    plate = arrangement.seat_rect(0)
    assert plate is not None and owned and held.rect.collidelist([plate, *owned]) < 0
    assert held.rect.top >= EMBLEM / 2 * held.rect.width, "its emblem stands above it"
