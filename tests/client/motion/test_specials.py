"""What is special about some events: what grows on a card, a wheel, a card that is stopped, a seat that is out."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from unittest.mock import patch

import pygame
import pytest

from client.motion.accents import CLOUD, DROP, FLARE, Accents, MoveAccent
from client.motion.card_moves.growth import GROW_MS, Cloud, Flare, Grass, LeavesFall, LeavesGrow, Veil
from client.motion.card_moves.landing import Knock
from client.motion.pace import Pace
from client.motion.visuals.visual import Stamp
from client.table.furniture.spinner.motion import SpinnerMotion, SpinnerState
from engine.kernel.flow.event_log import CARD, Cause
from engine.kernel.state.events import COUNTED, ELIMINATED, MOVED, REPLACED, SPUN, TOKEN_MOVED, Event
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.state import FIRST_GAME_VALUE
from engine.kernel.state.view import View
from tests.client.motion.playing import Playing
from tests.client.motion.sectors import sector_at
from tests.client.motion.test_plan import log_of


class Table:
    """A table of Nefarious on which cards lie in front of their owners; events come from the test."""

    def __init__(self, accents: Accents | None = None, **pace: object) -> None:
        with patch.object(Accents, "load", return_value=accents) if accents is not None else nullcontext():
            self.playing = Playing(pace=Pace(**pace), more=[SpinnerMotion])  # type: ignore[arg-type]
        timeline = self.director = self.playing.director
        self.told: list[Event] = []
        timeline.tell = self.told.append
        self.layout = self.view.table.layout
        self.card = self.view.zone("hand", 0)[0]

    @property
    def wheel(self) -> SpinnerState:
        return self.director.motion(SpinnerMotion).state

    @property
    def view(self) -> View:
        return self.director.newest

    def zone(self, name: str) -> int:
        return self.layout.seat_zone(name, 0)

    def add(self, *events: Event, after: View | None = None) -> None:
        self.director.add(events, after or self.view, 0)

    def moved(self, target: str, *before: Event) -> None:
        after = self.playing.match.view(0)
        after.zones[self.zone("hand")].remove(self.card)
        after.zones[self.zone(target)].append(self.card)
        self.add(*before, (MOVED, 0, self.card, self.zone("hand"), self.zone(target), 0, EVERYBODY), after=after)

    def shown(self, *kinds: type, until: int = 900) -> list[object]:
        """The effects of these kinds that are seen, without what has been seen before."""
        seen: dict[int, object] = {}
        surface = pygame.Surface((1280, 720))
        for now in range(0, until, 16):
            self.director.update(now)
            seen.update((id(effect), effect) for effect in self.director.effects if isinstance(effect, kinds))
            self.director.draw_effects(surface, now)
        return list(seen.values())

    def sounds(self) -> list[str]:
        return [name for name, _ in self.playing.sounds]


def test_the_picture_of_a_card_changes_when_it_is_overgrown_not_before() -> None:
    table = Table()
    after = table.playing.match.view(0)
    after.values.append(7)
    table.director.shown.going.values.append(0)
    table.director.shown.landed.values.append(0)
    table.add((TOKEN_MOVED, 0, table.card, -1, table.zone("hand"), 1, EVERYBODY), after=after)
    for now in range(0, int(GROW_MS), 16):
        table.director.update(now)
        assert table.director.shown.landed.values[FIRST_GAME_VALUE:][-1] == 0 and not table.told
    table.director.update(GROW_MS + 16)
    assert table.director.shown.landed.values[-1] == 7 and len(table.told) == 1
    assert table.director.shown.landed.counters == after.counters


def test_leaves_grow_over_a_card_and_fly_off_it(screen: pygame.Surface) -> None:
    hand = Table().zone("hand")
    for source, target, kind in ((-1, hand, LeavesGrow), (hand, -1, LeavesFall)):
        table = Table()
        table.add((TOKEN_MOVED, 0, table.card, source, target, 1, EVERYBODY))
        (effect,) = table.shown(LeavesGrow, LeavesFall)
        assert isinstance(effect, kind) and effect.rect is not None
        assert effect.rect.collidepoint(table.director.arrangement.by_key["card", table.card].hit.center)


@pytest.mark.parametrize(
    ("actor", "pace", "knocks"), [(0, {}, 1), (2, {}, 0), (0, {"reduced": True}, 0), (0, {"factor": 0}, 0)]
)
def test_only_a_hit_by_the_viewer_knocks_at_a_portrait(
    screen: pygame.Surface, actor: int, pace: dict[str, float], knocks: int
) -> None:
    table = Table(**pace)
    money = table.layout.counter("money", 0)
    table.director.add(
        log_of(((COUNTED, 1, -1, money, -1, -3, EVERYBODY), Cause(9, CARD, actor, 60, -1, EVERYBODY))),
        table.view,
        0,
        own=actor == 0,
    )
    found = table.shown(Knock)
    assert len(found) == knocks
    plate = table.director.arrangement.plate_rects[1]
    assert all(isinstance(knock, Knock) and plate.contains(knock.rect) for knock in found)


def test_with_reduced_motion_there_is_only_a_veil(screen: pygame.Surface) -> None:
    table = Table(reduced=True)
    table.add((TOKEN_MOVED, 0, table.card, -1, table.zone("hand"), 1, EVERYBODY))
    (veil,) = table.shown(LeavesGrow, LeavesFall, Veil)
    assert isinstance(veil, Veil) and veil.duration <= 150


@pytest.mark.parametrize(("show", "kind"), [(DROP, Grass), (FLARE, Flare), (CLOUD, Cloud)])
def test_moves_are_shown_as_the_accents_say(screen: pygame.Surface, show: str, kind: type) -> None:
    accent = MoveAccent(("hand",), ("inventions",), show, sound="turn")
    table = Table(replace(Accents(), moves=(accent,)))
    table.moved("inventions")
    assert len(table.shown(Grass, Flare, Cloud, until=500)) == 1
    assert table.sounds().count("turn") == 1
    other = Table(replace(Accents(), moves=(accent,)))
    other.moved("action")
    assert not other.shown(Grass, Flare, Cloud)


def test_a_spin_is_told_when_the_arrow_rests_and_what_follows_waits_for_it() -> None:
    table = Table()
    card = table.card
    table.moved("inventions", (SPUN, 0, -1, 0, -1, 5, EVERYBODY))
    for now in range(0, 1600, 16):
        table.director.update(now)
    assert table.wheel.turns(1600) and not table.told
    assert card in table.director.shown.going.zone("hand", 0)
    for now in range(1600, 2400, 16):
        table.director.update(now)
    assert not table.wheel.busy and card in table.director.shown.going.zone("hand", 0), "it can be read"
    for now in range(2400, 3000, 16):
        table.director.update(now)
    assert sector_at(table.wheel.angle(3000)) == 5 and table.told[0][0] == SPUN
    assert {"tick-1", "tick-5", "rest"} <= set(table.sounds())
    assert card not in table.director.shown.going.zone("hand", 0)


def test_the_result_of_a_late_spin_can_be_read() -> None:
    table = Table()
    table.director.planner.spent[0] = 10_000.0
    card, now = table.card, 0
    table.moved("inventions", (SPUN, 0, -1, 0, -1, 5, EVERYBODY))
    while not table.told:
        now += 16
        table.director.update(now)
    assert now < 1200, "the arrow turns for less time"
    for _ in range(40):
        now += 16
        table.director.update(now)
    assert card in table.director.shown.going.zone("hand", 0)


@pytest.mark.parametrize("pace", [{}, {"factor": 0.0}])
def test_skipped_or_without_animation_the_arrow_is_at_the_result(pace: dict[str, float]) -> None:
    table = Table(**pace)
    table.add((SPUN, 1, -1, 2, -1, 3, EVERYBODY))
    if not pace:
        table.director.update(300)
        table.director.skip(316)
    assert sector_at(table.wheel.angle(320)) == 3 and table.wheel.face == 2
    assert not table.director.active(320)


def test_a_card_that_is_stopped_is_stamped() -> None:
    table = Table()
    table.add((REPLACED, 1, table.card, 5, -1, 0, EVERYBODY))
    table.director.update(0)
    (stamp,) = table.director.effects
    assert isinstance(stamp, Stamp)
    assert table.director.arrangement.by_key["card", table.card].hit.collidepoint(stamp.center)


def test_whoever_is_out_is_so_on_the_table_when_it_is_shown() -> None:
    table = Table()
    after = table.playing.match.view(0)
    after.values[4] |= 1 << 2
    table.add((ELIMINATED, 2, -1, -1, -1, 0, EVERYBODY), after=after)
    assert not table.director.shown.landed.is_out(2)
    table.director.update(0)
    assert table.director.shown.landed.is_out(2)


def test_what_goes_on_and_on_lifts_its_card_further_each_time() -> None:
    table, highest, now = Table(), list[float](), 0
    actor = table.director.stage.actors["card", table.card]
    for number in range(4):
        now += 3000 * (number == 3)
        table.director.add([(COUNTED, 0, table.card, 0, -1, 1, EVERYBODY)], table.view, now)
        widest = 0.0
        for moment in range(now, now + 800, 16):
            table.director.update(moment)
            widest = max(widest, actor.at(moment)[1].width)
        now += 800
        highest.append(widest)
    assert highest[0] < highest[1] < highest[2]
    assert highest[3] == pytest.approx(highest[0], rel=0.01), "and from the beginning after a pause"
