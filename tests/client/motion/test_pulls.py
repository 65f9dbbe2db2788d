"""Abilities that are used up, Locations that are hurt and heal."""

from __future__ import annotations

import pygame
import pytest

from client.motion.visuals.particles import Burst, FlyingDrawing
from client.motion.visuals.popups import HEAL_MS, FadingPatch
from client.table.furniture.tags.motion import SLIDE_MS, TagSlide
from engine.games.cthulhu_realms.layout import HURT
from engine.kernel.flow.ruleset import USE
from engine.kernel.match.match import Match
from engine.kernel.state.events import TOKEN_MOVED, TRIGGERED, Event
from engine.kernel.state.layout import EVERYBODY
from tests.client.motion.chapel import LAYOUT, Chapel
from tests.client.motion.playing import Playing


def first_use(playing: Playing) -> tuple[Event, ...]:
    """Seat 0 plays its hand and uses the first ability that it can; returns what came of that."""
    match: Match = playing.match
    while True:
        view = match.view(match.asked_seats[0])
        option = next((option for option in view.options if option[0] == USE), None)
        if view.seat == 0 and option is not None:
            match.answer(0, option)
            return tuple(playing.batches[-1][0])
        match.answer(view.seat, view.options[0])


def test_the_tag_of_an_ability_that_is_used_slides_away_and_the_card_shows_it_as_used(screen: pygame.Surface) -> None:
    playing = Playing(3, slug="cthulhu-realms")
    events = first_use(playing)
    last = playing.batches.pop()
    playing.show(0)
    playing.director.skip(0)
    card = next(event[2] for event in events if event[0] == TRIGGERED)
    game, timeline = playing.game, playing.director
    assert game.shows.face(timeline.shown.landed, card)["tags"][0]["state"] == "ready"
    timeline.add(*last, 100)
    timeline.update(100)
    (slide,) = [effect for effect in timeline.effects if isinstance(effect, TagSlide)]
    assert game.shows.face(timeline.shown.landed, card)["tags"][0]["state"] == "used"
    place, seen = timeline.arrangement.by_key["card", card].hit, []
    for moment in (100, 100 + SLIDE_MS * 0.9):
        surface = pygame.Surface((1280, 720), pygame.SRCALPHA)
        slide.draw(surface, moment)
        drawn = pygame.mask.from_surface(surface)
        assert place.contains(drawn.get_bounding_rects()[0])
        seen.append(drawn.count())
    assert 0 < seen[1] < seen[0]
    playing.run(100, 100 + SLIDE_MS + 20)
    assert not [effect for effect in timeline.effects if isinstance(effect, TagSlide)]


def test_an_ability_of_somebody_whose_cards_have_no_tags_here_is_used_all_the_same() -> None:
    chapel = Chapel()
    chapel.lay(60, zone=chapel.zone("play", 1))
    chapel.add((TRIGGERED, 1, 60, -1, -1, 0, EVERYBODY), chapel.counted(1, 1, 2, 60))
    chapel.run(20)
    assert chapel.director.shown.landed.stack is chapel.view.stack


@pytest.fixture
def hurt(screen: pygame.Surface) -> tuple[Chapel, int]:
    """A table where seat 0 has a Location in play that has just lost 2 Sanity."""
    chapel = Chapel()
    rules = chapel.view.table.rules
    card = next(card for card in range(len(rules.cards)) if rules.is_location[card])
    chapel.lay(card, zone=chapel.zone("play"))
    hit = TOKEN_MOVED, 0, card, -1, chapel.zone("play"), 2, EVERYBODY
    chapel.add(hit, change=lambda view: view.values.__setitem__(HURT, 2 << 4 * card))
    return chapel, card


def test_a_location_that_is_hurt_is_struck_by_the_number(hurt: tuple[Chapel, int]) -> None:
    chapel, card = hurt
    chapel.run(30, draw=True)
    (burst,) = chapel.effects(Burst)
    assert isinstance(burst, Burst) and burst.words == "−2"
    assert chapel.director.arrangement.by_key["card", card].hit.collidepoint(burst.center)
    assert "sanity_left" in chapel.playing.game.shows.face(chapel.director.shown.landed, card)["fields"]
    assert chapel.sounds() == ["burst"] and len(chapel.told) == 1


def test_the_blow_comes_from_the_card_that_was_used_last() -> None:
    chapel = Chapel()
    rules = chapel.view.table.rules
    location = next(card for card in range(len(rules.cards)) if rules.is_location[card])
    chapel.lay(location, zone=chapel.zone("play"))
    chapel.lay(chapel.view.zone("row", 0)[0], zone=chapel.zone("play", 1))
    attacker = chapel.view.zone("play", 1)[0]
    hit = TOKEN_MOVED, 0, location, -1, chapel.zone("play"), 1, EVERYBODY
    chapel.add((TRIGGERED, 1, attacker, -1, -1, 0, EVERYBODY), hit)
    chapel.run(20)
    (mote,) = chapel.effects(FlyingDrawing)
    by_key = chapel.director.arrangement.by_key
    assert isinstance(mote, FlyingDrawing) and by_key["card", attacker].hit.collidepoint(mote.start)
    assert by_key["card", location].hit.collidepoint(mote.target)


def test_a_location_that_heals_says_so_softly(hurt: tuple[Chapel, int]) -> None:
    chapel, card = hurt
    chapel.rest()
    heal = TOKEN_MOVED, 0, card, LAYOUT.seat_zone("play", 0), -1, 2, EVERYBODY
    chapel.add(heal, change=lambda view: view.values.__setitem__(HURT, 0))
    chapel.run(40, draw=True)
    (fading,) = chapel.effects(FadingPatch)
    assert isinstance(fading, FadingPatch) and fading.picture is not None
    assert "sanity_left" not in chapel.playing.game.shows.face(chapel.director.shown.landed, card)["fields"]
    chapel.run(HEAL_MS, draw=True)
    assert not chapel.effects(FadingPatch)
