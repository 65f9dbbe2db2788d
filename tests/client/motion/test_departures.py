"""How cards leave their places: into a circle of chalk, split, burnt, swept away."""

from __future__ import annotations

import pygame
import pytest

from client.layout.pieces import Pose
from client.motion.accents import Accents
from client.motion.card_moves.exits import BURN_MS, DRAW_MS, SINK_MS, SPLIT_MS, Bolt, ChalkCircle, Fire
from client.motion.card_moves.split import BurntCut, HalfCut
from engine.kernel.state.events import SHUFFLED, Event
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.view import View
from tests.client.motion.chapel import Chapel
from tests.client.motion.lying import pieces_of


def at_play(count: int = 3, **pace: object) -> tuple[Chapel, list[int]]:
    """A table where seat 0 has cards in play."""
    chapel = Chapel(**pace)
    cards = list(range(60, 60 + count))
    chapel.lay(*cards, zone=chapel.zone("play"))
    return chapel, cards


def pose_of(chapel: Chapel, card: int) -> Pose:
    (drawn,) = chapel.drawn(card)
    assert isinstance(drawn[1], Pose)
    return drawn[1]


def test_a_card_that_is_abjured_sinks_into_a_circle_where_it_lies(screen: pygame.Surface) -> None:
    chapel, (first, second, _) = at_play()
    chapel.rest()
    here, beside = pose_of(chapel, first), pose_of(chapel, second)
    chapel.add(chapel.moved(first, chapel.zone("play"), chapel.zone("box", -1)))
    chapel.run(DRAW_MS - 20, draw=True)
    (circle,) = chapel.effects(ChalkCircle)
    assert isinstance(circle, ChalkCircle) and circle.rect is not None
    assert circle.rect.center == (round(here.x), round(here.y)) and chapel.sounds() == ["chalk"]
    assert pose_of(chapel, first) == here and pose_of(chapel, second) == beside, "the others wait"
    chapel.run(20 + SINK_MS / 2, draw=True)
    assert pose_of(chapel, first).width < here.width and pose_of(chapel, first).x == here.x
    assert first in chapel.director.shown.landed.zones[chapel.zone("play")]
    chapel.run(SINK_MS, draw=True)
    assert chapel.director.shown.landed.zones[chapel.zone("box", -1)] == [first]
    assert pose_of(chapel, first).x != here.x, "it lies in the box"
    chapel.rest()
    assert pose_of(chapel, second) != beside and not chapel.effects(ChalkCircle)


def test_a_location_that_is_destroyed_falls_apart_and_goes_to_the_discard_pile(screen: pygame.Surface) -> None:
    chapel, (first, *_) = at_play()
    chapel.rest()
    here = pose_of(chapel, first)
    chapel.add(chapel.moved(first, chapel.zone("play"), chapel.zone("discard"), seat=1))
    chapel.run(SPLIT_MS - 30, draw=True)
    assert len(chapel.effects(Bolt)) == 1 and chapel.sounds() == ["thud"]
    halves = [pose for _, pose in chapel.drawn(first) if isinstance(pose, Pose)]
    assert {cut.side for half in halves if isinstance(cut := half.cut, HalfCut)} == {-1, 1}
    assert all(half.y > here.y and abs(half.x - here.x) < 10 for half in halves)
    chapel.rest()
    assert pose_of(chapel, first).cut is None
    assert chapel.director.shown.landed.zones[chapel.zone("discard")] == [first]


def test_what_is_discarded_by_the_rules_is_swept_and_not_split() -> None:
    chapel, cards = at_play()
    play, discard = chapel.zone("play"), chapel.zone("discard")
    chapel.add(*(chapel.moved(card, play, discard, seat=-1) for card in cards))
    chapel.run(40)
    assert not chapel.effects(Bolt) and chapel.sounds() == ["sweep"]


def test_the_cards_of_whoever_is_out_burn_one_after_the_other_ever_faster(screen: pygame.Surface) -> None:
    chapel, cards = at_play(4)
    chapel.rest()
    play, box = chapel.zone("play"), chapel.zone("box", -1)
    chapel.add(*(chapel.moved(card, play, box, seat=-1) for card in cards))
    chapel.run(1, draw=True)
    fires = [fire for fire in chapel.effects(Fire) if isinstance(fire, Fire)]
    begins = [fire.begin for fire in fires]
    steps = [later - earlier for earlier, later in zip(begins, begins[1:], strict=False)]
    assert len(fires) == 4 and steps == sorted(steps, reverse=True) and steps[0] == pytest.approx(BURN_MS)
    chapel.run(BURN_MS * 1.5, draw=True)
    landed = chapel.director.shown.landed
    assert landed.zones[box] == cards[:1] and landed.zones[play] == cards[1:]
    (burning,) = chapel.drawn(cards[1])
    assert isinstance(burning[1], Pose) and isinstance(burning[1].cut, BurntCut)
    chapel.rest()
    assert chapel.director.shown.landed.zones[box] == cards and chapel.sounds().count("flame") == 4


def end_of_turn(chapel: Chapel, shuffled: bool) -> None:
    """Seat 0 discards what it has in play and in hand, and draws five cards."""
    view = chapel.view
    play, hand, deck, discard = (chapel.zone(name) for name in ("play", "hand", "deck", "discard"))
    events: list[Event] = [chapel.moved(card, play, discard, seat=-1) for card in view.zones[play]]
    events += [chapel.moved(card, hand, discard, seat=-1) for card in view.zones[hand]]
    left = 2 if shuffled else 5
    drawn = list(range(30, 35))
    events += [chapel.moved(card, deck, hand) for card in drawn[:left]]
    if shuffled:
        gone = view.zones[discard] + view.zones[play] + view.zones[hand]
        events += [chapel.moved(card, discard, deck, seat=-1) for card in gone]
        events.append((SHUFFLED, -1, -1, deck, -1, len(gone), EVERYBODY))
        events += [chapel.moved(card, deck, hand) for card in drawn[left:]]

    after = chapel.playing.match.view(0)
    after.zones[:] = [cards[:] for cards in view.zones]
    after.zones[hand] = drawn
    after.zones[play], after.zones[discard] = [], [] if shuffled else view.zones[play] + view.zones[hand]
    chapel.director.add(events, after, chapel.now)


@pytest.mark.parametrize("shuffled", [False, True])
def test_the_end_of_a_turn_takes_less_than_a_second(shuffled: bool) -> None:
    chapel, _ = at_play(9)
    chapel.lay(*range(70, 84), zone=chapel.zone("discard"))
    end_of_turn(chapel, shuffled)
    start = chapel.now
    while chapel.director.waiting:
        chapel.run(16)
    assert chapel.now - start < 1000
    assert chapel.director.shown.landed.zones == chapel.view.zones
    assert chapel.sounds()[0] == "sweep"


def test_without_motion_nothing_is_cut_and_no_chalk_is_seen() -> None:
    chapel, (first, second, _) = at_play(reduced=True)
    chapel.add(chapel.moved(first, chapel.zone("play"), chapel.zone("box", -1)))
    chapel.add(chapel.moved(second, chapel.zone("play"), chapel.zone("discard"), seat=1))
    while chapel.director.active(chapel.now):
        chapel.run(16)
        assert not chapel.effects(ChalkCircle, Bolt)
        poses = [pose for card in (first, second) for _, pose in chapel.drawn(card)]
        assert all(isinstance(pose, Pose) and pose.cut is None for pose in poses)
    assert chapel.director.shown.landed.zones == chapel.view.zones


def test_what_a_pile_showed_stays_until_it_is_covered() -> None:
    chapel, (first, *_) = at_play()
    chapel.lay(70, zone=chapel.zone("discard"))
    chapel.rest()
    chapel.add(chapel.moved(first, chapel.zone("play"), chapel.zone("discard"), seat=1))
    while chapel.director.waiting:
        assert any(isinstance(pose, Pose) and pose.alpha == 255 for _, pose in chapel.drawn(70))
        chapel.run(16)
    chapel.rest()
    assert chapel.drawn(first)


def test_at_any_moment_all_can_be_skipped() -> None:
    for moment in range(0, 1400, 130):
        chapel, cards = at_play(4)
        play, box = chapel.zone("play"), chapel.zone("box", -1)
        chapel.add(*(chapel.moved(card, play, box, seat=-1) for card in cards))
        chapel.run(moment)
        chapel.director.skip(chapel.now)
        assert not chapel.director.active(chapel.now) and not chapel.director.effects
        assert chapel.director.shown.landed.zones == chapel.view.zones
        assert all(pose == piece.pose for piece, pose in pieces_of(chapel.director, chapel.now))


def test_the_first_entry_of_a_theme_that_fits_a_move_counts() -> None:
    accents = Accents.load("cthulhu-realms")
    shows = {
        ("play", "discard", -1): "sweep",
        ("play", "discard", 1): "split",
        ("hand", "discard", 1): None,
        ("row", "box", 0): "circle",
        ("row", "box", -1): "burn",
        ("row", "discard", 0): "",
    }
    for (source, target, seat), show in shows.items():
        accent = accents.move(source, target, seat)
        assert (accent.show if accent is not None else None) == show, (source, target, seat)


# --- parts of cards ------------------------------------------------------------------------------------------------


def visible(picture: pygame.Surface) -> float:
    """The share of a picture that is not clear."""
    return pygame.mask.from_surface(picture).count() / (picture.get_width() * picture.get_height())


@pytest.fixture
def card() -> pygame.Surface:
    picture = pygame.Surface((140, 200), pygame.SRCALPHA)
    picture.fill("#AABBCC")
    return picture


def test_the_halves_of_a_card_make_up_the_whole(card: pygame.Surface) -> None:
    halves = [HalfCut(side, 1.4).of(card, 120) for side in (-1, 1)]
    assert all(0.3 < visible(half) < 0.7 for half in halves)
    together = halves[0].copy()
    together.blit(halves[1], (0, 0))
    assert visible(together) == 1
    assert visible(card) == 1, "the card itself is left alone"


def test_fire_leaves_less_and_less_of_a_card(card: pygame.Surface) -> None:
    left = [visible(BurntCut(share, 1.4).of(card, 120)) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert left == sorted(left, reverse=True) and left[0] > 0.9 and left[-1] < 0.1
    half = BurntCut(0.5, 1.4).of(card, 120)
    assert half.get_at((70, 20)).a == 255 and half.get_at((70, 180)).a == 0


def test_a_view_is_left_as_it_was() -> None:
    chapel, (first, *_) = at_play()
    view: View = chapel.view
    zones = [cards[:] for cards in view.zones]
    chapel.add(chapel.moved(first, chapel.zone("play"), chapel.zone("box", -1)))
    chapel.rest()
    assert view.zones == zones
