"""Each class of beats has its own time in a turn: what comes before never takes it from the climax."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

import pytest

from client.motion.accents import Accents
from client.motion.beats import Beat, beats_of
from client.motion.chain.finder import ChainFinder
from client.motion.displayed_state import counted_in
from client.motion.pace import Pace
from client.motion.shows.plan import FAST, LEAST_SHARE, NEVER, NORMAL, READ, Lengths, Planner
from client.motion.shows.scene import CLIMAX, HIT, KEEPING, PLAY
from engine.games import load, slugs
from engine.kernel.flow.event_log import CARD, Cause, EventLog
from engine.kernel.flow.table import Table
from engine.kernel.game.plays import Change
from engine.kernel.match.match import Match
from engine.kernel.state.events import COUNTED, ELIMINATED, MOVED, TURN_BEGAN, Event
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.view import View
from tests.chance import seed_cases
from tests.client.motion.playing import Playing
from tests.sampling import amount

PACES = {
    "normal": (Pace(tells=True), NORMAL),
    "fast": (Pace(0.5, tells=True), FAST),
    "read": (Pace(read=True, tells=True), READ),
}
AT_ONCE_MS = 45.0
"""Milliseconds between beats that begin together."""


def planned(planner: Planner, log: EventLog, view: View, pace: Pace, finder: ChainFinder | None = None) -> list[Beat]:
    """The beats of a batch with their times; with a finder also those of chains."""
    beats = beats_of(log, view, counted_in(log), Accents.load(view.table.game.slug), log.batch)
    beats = finder.mark(beats) if finder is not None else beats
    planner.plan(beats, pace)
    return beats


def lead_ms(beat: Beat) -> float:
    return beat.lead.hold + beat.lead.lines if beat.lead is not None else 0.0


def floor_of(beat: Beat, lengths: Lengths) -> float:
    """The least time that what comes before a beat must have, also late in a turn."""
    lead = beat.lead
    if lead is None:
        return 0.0
    if beat.rank == CLIMAX:
        return FAST.card / lengths.card * (lengths.card + (lengths.amounts if lead.hold and lead.lines else 0.0))
    return LEAST_SHARE[beat.rank] * (lengths.deed / 2 if beat.rank == HIT else min(lengths.play, lengths.deed))


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", seed_cases(10))
@pytest.mark.parametrize("name", PACES)
@pytest.mark.parametrize("slug", slugs())
def test_each_class_keeps_its_least_times_and_its_ceiling_in_every_turn(slug: str, name: str, seed: int) -> None:
    (pace, lengths), planner, finder = PACES[name], Planner(), ChainFinder(Accents.load(slug).chains)
    match, chance = Match(load(slug), ["Ada", "Ben", "Cy", "Dot"], {}, seed), random.Random(seed)
    spent: dict[int, float] = dict.fromkeys((CLIMAX, HIT, PLAY, KEEPING), 0.0)
    overlapping = 0
    while not match.over and len(match.answers) < amount(300, 60):
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
        log = match.history[-1][1].redact_for(0)
        for beat in planned(planner, log, match.view(0), pace, finder):
            assert lead_ms(beat) >= floor_of(beat, lengths) - 1e-6, (seed, beat)
            if beat.lead is not None and beat.rank > HIT:
                assert not beat.lead.stops
            if beat.timing.waits or any(event[0] == TURN_BEGAN for event in beat.events):
                spent, overlapping = dict.fromkeys(spent, 0.0), 0
            spent[beat.rank] += lead_ms(beat) + beat.wait
            overlapping += beat.wait <= AT_ONCE_MS
            late = AT_ONCE_MS * overlapping + lengths.deed
            assert spent[PLAY] + spent[KEEPING] <= lengths.ceilings[2] + late, (seed, beat)
            assert spent[HIT] <= lengths.ceilings[1] + late, (seed, beat)


def log_of(*events: tuple[Event, Cause], batch: int = 1) -> EventLog:
    """Events with their causes."""
    log = EventLog(event for event, _ in events)
    log.batch, log.spans = batch, [(index, cause.number) for index, (_, cause) in enumerate(events)]
    log.causes = {cause.number: cause for _, cause in events}
    return log


def deeds(view: View, number: int) -> list[tuple[Event, Cause]]:
    """Ben builds things, one after the other, and the deck is drawn from."""
    layout, found = view.table.layout, []
    free = [card for card in range(64) if card not in view.zone("hand", 0)]
    for count in range(number):
        cause = Cause(10 + count, CARD, 1, free[count], -1, EVERYBODY)
        hand, bench = layout.seat_zone("hand", 1), layout.seat_zone("inventions", 1)
        found.append(((MOVED, 1, free[count], hand, bench, -1, EVERYBODY), cause))
        draw = (MOVED, 1, -3, layout.table_zone("invention_deck"), hand, -1, 0)
        found.append((draw, Cause(100 + count, CARD, 1, -1, -1, EVERYBODY)))
    return found


def blow(view: View, card: int = 63) -> tuple[Event, Cause]:
    """A card of Cy takes most of what Ada has."""
    money = view.table.layout.counter("money", 0)
    return (COUNTED, 0, card, money, -1, -9, EVERYBODY), Cause(5, CARD, 2, card, -1, EVERYBODY)


@pytest.mark.parametrize("name", PACES)
def test_the_time_of_the_climax_does_not_depend_on_what_came_before(name: str) -> None:
    (pace, lengths), playing = PACES[name], Playing(3)
    view, times = playing.match.view(0), []
    for before in (0, 3, 24):
        planner = Planner()
        planned(planner, log_of(*deeds(view, before)) if before else EventLog(), view, pace)
        (last,) = [
            beat
            for beat in planned(planner, log_of(*deeds(view, before), blow(view)), view, pace)
            if beat.rank == CLIMAX
        ]
        times.append((lead_ms(last), last.wait, last.share))
        assert last.stakes is not None and last.stakes.by == 2
    assert len(set(times)) == 1 and times[0][0] == lengths.card + lengths.amounts


def test_many_plays_of_one_player_are_shown_together_and_never_below_their_least_time() -> None:
    playing, planner = Playing(3), Planner()
    view = playing.match.view(0)
    beats = planned(planner, log_of(*deeds(view, 30)), view, PACES["normal"][0])
    leads = [beat for beat in beats if beat.lead is not None]
    assert 0 < len(leads) < 30 and any(len(beat.lead.cards) > 1 for beat in leads if beat.lead)
    assert all(lead_ms(beat) >= 0.6 * NORMAL.play - 1e-6 for beat in leads)
    assert sum(map(lead_ms, leads)) <= NORMAL.ceilings[2]


def test_late_in_a_turn_a_card_is_long_enough_to_read_or_not_held_up() -> None:
    """Computers answer one at a time: each play is a batch of its own."""
    playing, planner = Playing(3), Planner()
    view, held = playing.match.view(0), []
    for batch, deed in enumerate(deeds(view, 20)[::2], start=1):
        held += [
            beat.lead.hold
            for beat in planned(planner, log_of(deed, batch=batch), view, PACES["normal"][0])
            if beat.lead is not None
        ]
    assert held[0] == NORMAL.play and min(held) >= 0.6 * NORMAL.play and len(held) < 10


def test_a_second_card_with_the_same_text_is_not_held_up_in_a_turn() -> None:
    playing, planner = Playing(3, slug="cthulhu-realms"), Planner()
    view = playing.match.view(0)
    layout, faces = view.table.layout, view.table.faces
    first = next(card for card, face in enumerate(faces) if faces.count(face) > 1)
    other = faces.index(faces[first], first + 1)
    hand, play = layout.seat_zone("hand", 1), layout.seat_zone("play", 1)
    held = []
    for batch, card in enumerate((first, other), start=1):
        moved = (MOVED, 1, card, hand, play, -1, EVERYBODY), Cause(batch, CARD, 1, card, -1, EVERYBODY)
        beats = planned(planner, log_of(moved, batch=batch), view, PACES["normal"][0])
        held += [card for beat in beats if beat.lead is not None for _, card in beat.lead.cards]
    assert held == [first]


def test_what_gains_by_a_card_is_told_from_what_loses() -> None:
    playing, planner = Playing(3), Planner()
    view = playing.match.view(0)
    money = view.table.layout.counter("money", 0)
    cause = Cause(5, CARD, 2, 63, -1, EVERYBODY)
    log = log_of(*(((COUNTED, seat, 63, money, -1, amount, EVERYBODY), cause) for seat, amount in ((0, 2), (1, -2))))
    stakes = [beat.stakes for beat in planned(planner, log, view, PACES["normal"][0]) if beat.stakes is not None]
    assert [set(stake.struck) for stake in stakes] == [{("counter", 0, "money"), ("counter", 1, "money")}]
    assert stakes[0].gains == {("counter", 0, "money")}


def test_a_player_who_loses_the_last_and_is_out_is_struck_once() -> None:
    playing, planner = Playing(3, slug="cthulhu-realms"), Planner()
    view, cause = playing.match.view(0), Cause(5, CARD, 2, 7, -1, EVERYBODY)
    sanity = [counter.name for counter in view.table.layout.counters].index("sanity")
    events = (COUNTED, 1, 7, sanity, -1, -3, EVERYBODY), (ELIMINATED, 1, -1, -1, -1, -1, EVERYBODY)
    log = log_of(*((event, cause) for event in events))
    stakes = [beat.stakes for beat in planned(planner, log, view, PACES["normal"][0]) if beat.stakes is not None]
    assert [stake.struck for stake in stakes] == [{("counter", 1, "sanity"): -3}]


def test_at_the_pace_read_a_play_stops_once_and_only_where_it_matters() -> None:
    playing, planner = Playing(3), Planner()
    view = playing.match.view(0)
    stops = []
    for batch in (1, 2):
        log = log_of(*deeds(view, 4), blow(view), batch=batch)
        leads = [beat for beat in planned(planner, log, view, PACES["read"][0]) if beat.lead is not None]
        stops.append([beat.rank for beat in leads if beat.lead is not None and beat.lead.stops])
    assert stops == [[CLIMAX], []] and READ.ceilings == (NEVER, NEVER, NEVER)


def test_the_changes_of_a_play_are_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    playing, asked = Playing(3), list[Event]()
    view, account = playing.match.view(0), playing.game.account

    def changes(table: Table, event: Event) -> Iterable[Change]:
        asked.append(event)
        return account.changes(table, event)

    monkeypatch.setattr(view.table, "game", replace(playing.game, account=replace(account, changes=changes)))
    planned(Planner(), log_of(blow(view)), view, PACES["normal"][0])
    assert len(asked) == 1
