"""What a game notes is seen: paint and paws, signs and gates, shields and eyes, and the van that moves name plates."""

from __future__ import annotations

import pygame
import pytest

from client.motion.card_moves.growth import Veil
from client.table.furniture.bar.motion import SlidingDrawing
from client.table.furniture.lot.note_visuals import CROSS_MS, Crossing, Eyes, Gate, HammeredSign, Shield
from client.table.furniture.lot.van import REMOVAL_MS, FadingPicture, MovingVan
from engine.kernel.flow import moves
from engine.kernel.flow.machine import begin_phase
from engine.kernel.game.traits import places_of
from engine.kernel.state.events import MOVED, PLACES_CHANGED
from engine.kernel.state.refs import place_ref
from tests.client.motion.street import LAYOUT, Street


def card_named(street: Street, name: str) -> int:
    return street.playing.game.positions.find_cards(street.state.table, name)[0]


@pytest.mark.parametrize(("name", "walking", "sound"), [("Nasty Dog", True, "bark"), ("Vandalized", False, "spray")])
def test_a_yard_is_messed_up_before_its_cards_go(screen: pygame.Surface, name: str, walking: bool, sound: str) -> None:
    street = Street()
    street.note("reset", card=card_named(street, name))
    street.clear(*range(9))
    street.show()
    crossed = street.seen(Crossing, street.run(CROSS_MS - 30))
    assert len(crossed) == 1 and crossed[0].walking is walking and sound in street.sounds()  # type: ignore[attr-defined]
    yard = street.zone("yard")
    assert crossed[0].rect == street.director.arrangement.zone_rects[yard]  # type: ignore[attr-defined]
    assert all(event[0] != MOVED for event in street.told), "no card has left yet"
    street.run(2500)
    assert sum(event[0] == MOVED for event in street.told) == 9


@pytest.mark.parametrize(("note", "kind", "sound"), [("locked", HammeredSign, "hammer"), ("first-out", Gate, "gate")])
def test_what_happens_to_a_yard_is_seen_at_it(screen: pygame.Surface, note: str, kind: type, sound: str) -> None:
    street = Street()
    street.note(note, seat=1)
    street.show()
    assert street.seen(kind, street.run(300)) and sound in street.sounds()


def test_a_shield_comes_before_an_instant(screen: pygame.Surface) -> None:
    street = Street()
    card = card_named(street, "Vandalized")
    place = next(zone for zone in street.state.zones if card in zone)
    place.remove(card)
    street.state.zones[street.zone("action", -1)].append(card)
    street.state.known[card] = 0xFFFF
    street.director.reset(street.playing.match.view(0))
    street.note("canceled", card=card)
    street.show()
    assert len(street.seen(Shield, street.run(300))) == 1


def test_eyes_are_seen_by_those_who_do_not_see_the_card(screen: pygame.Surface) -> None:
    for seat, eyes in ((1, 1), (0, 0)):
        street = Street()
        street.note("looked", seat, target=place_ref(street.zone("yard", 2), 5))
        street.show()
        assert len(street.seen(Eyes, street.run(300))) == eyes


def test_the_sign_of_a_season_slides_in(screen: pygame.Surface) -> None:
    street = Street()
    begin_phase(street.state, 2)
    street.show()
    assert len(street.seen(SlidingDrawing, street.run(200))) == 1


def test_without_motion_only_a_color_comes_and_goes(screen: pygame.Surface) -> None:
    street = Street(reduced=True)
    street.note("first-out", seat=1)
    street.show()
    seen = street.run(400)
    assert street.seen(Veil, seen) and not street.seen(Gate, seen)


class Eviction:
    """Seats 1 and 2, or others, change places."""

    def __init__(self, seat: int = 1, other: int = 2, **pace: object) -> None:
        self.street = street = Street(**pace)
        self.before = {key: piece.pose for key, piece in street.director.arrangement.by_key.items()}
        self.plates = [street.director.arrangement.plate_rects[who] for who in (seat, other)]
        values = street.state.values
        one, two = (7 + LAYOUT.values.index(f"house.{who}") for who in (seat, other))
        values[one], values[two] = values[two], values[one]
        moves.change_places(street.state, seat, other)
        street.show()

    def places(self) -> list[int]:
        return list(places_of(self.street.director.shown.landed))


def test_only_name_plates_move_when_somebody_is_evicted(screen: pygame.Surface) -> None:
    eviction = Eviction()
    street = eviction.street
    vans = street.seen(MovingVan, street.run(REMOVAL_MS - 50))
    assert len(vans) == 1 and list(vans[0].plates) == eviction.plates  # type: ignore[attr-defined]
    assert eviction.places() == [0, 1, 2] and not any(event[0] == PLACES_CHANGED for event in street.told)
    assert all(not actor.travel for actor in street.director.stage.actors.values())
    street.run(150)
    assert eviction.places() == [0, 2, 1] and any(event[0] == PLACES_CHANGED for event in street.told)
    after = {key: piece.pose for key, piece in street.director.arrangement.by_key.items()}
    assert {key: (pose.x, pose.y) for key, pose in after.items()} == {
        key: (pose.x, pose.y) for key, pose in eviction.before.items()
    }
    assert [street.director.arrangement.plate_rects[who] for who in (2, 1)] == eviction.plates


def test_an_eviction_can_be_skipped(screen: pygame.Surface) -> None:
    eviction = Eviction()
    eviction.street.run(200)
    assert eviction.street.director.skip(eviction.street.now)
    assert eviction.places() == [0, 2, 1] and not eviction.street.director.effects


def test_without_motion_plates_fade_into_each_other(screen: pygame.Surface) -> None:
    eviction = Eviction(reduced=True)
    seen = eviction.street.run(400)
    fading = eviction.street.seen(FadingPicture, seen)
    assert len(fading) == 1 and list(fading[0].places) == eviction.plates  # type: ignore[attr-defined]
    assert not eviction.street.seen(MovingVan, seen) and eviction.places() == [0, 2, 1]


def test_the_table_turns_without_a_card_flying_when_the_viewer_has_moved(screen: pygame.Surface) -> None:
    eviction = Eviction(0, 1)
    street = eviction.street
    seen = street.run(REMOVAL_MS + 60)
    assert not street.seen(FadingPicture, seen), "houses slide, nothing fades"
    assert street.director.arrangement.seating.front == 1
    assert all(not actor.travel for actor in street.director.stage.actors.values())


def test_the_van_takes_each_plate_to_where_the_other_was_and_no_card_that_lay_over_it(screen: pygame.Surface) -> None:
    screen = pygame.Surface((600, 300))
    colors = pygame.Color("red"), pygame.Color("blue")
    plates = [pygame.Rect(20, 20, 120, 40), pygame.Rect(420, 40, 120, 40)]
    for plate, color in zip(plates, colors, strict=True):
        screen.fill(color, plate)
    covered = screen.copy()
    covered.fill("white", plates[0].inflate(20, 20))
    removal = MovingVan(0, REMOVAL_MS + 100, "art/nasty-neighbours/removal-van.svg", plates, (-100, 60), "#8b90a3")
    removal.capture(covered, screen)
    removal.draw(screen, REMOVAL_MS)
    assert screen.get_at(plates[0].center) == colors[1] and screen.get_at(plates[1].center) == colors[0]


def test_a_van_comes_also_where_a_plate_lies_outside_of_a_tiny_window() -> None:
    screen = pygame.Surface((2, 300))
    plates = [pygame.Rect(20, 20, 120, 40), pygame.Rect(-130, 40, 120, 40)]
    removal = MovingVan(0, REMOVAL_MS + 100, "art/nasty-neighbours/removal-van.svg", plates, (-100, 60), "#8b90a3")
    removal.capture(screen, screen)
    removal.draw(screen, REMOVAL_MS / 2)
    assert [picture.get_size() for picture in removal.pictures] == [(120, 40), (120, 40)]
