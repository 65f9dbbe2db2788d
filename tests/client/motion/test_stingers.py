"""Ties, new leads and players one step from the end are told once, when their turn has been shown."""

from __future__ import annotations

import random

import pytest

from client.motion.pace import Pace
from client.motion.shows.plan import NORMAL
from client.motion.spotlight.card import Banner
from engine.games import slugs
from engine.kernel.flow.event_log import CARD, Cause, EventLog
from engine.kernel.game.milestones import BACK, LAST, LEADS, NEAR, OUT, TIED, Comebacks, Milestone
from engine.kernel.state.events import COUNTED, ELIMINATED, NOTED, TURN_BEGAN
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View
from tests.chance import seed_cases
from tests.client.motion.playing import Playing
from tests.sampling import amount

STEP_MS = 150


def told_in_match(slug: str, seed: int, answers: int) -> tuple[list[list[Milestone]], list[View]]:
    """What is told after each turn of a random match, and the views at the ends of turns."""
    playing, chance = Playing(3, seed, slug=slug, pace=Pace(tells=True)), random.Random(seed)
    match, director, now = playing.match, playing.director, 1000.0
    told: list[list[Milestone]] = []
    views = [match.view(0)]

    def word(milestone: Milestone) -> str:
        if milestone.kind != OUT:  # told at once, not at the end of the turn
            told[-1].append(milestone._replace(kind=LEADS) if milestone.kind == BACK else milestone)
        return str(milestone)

    director.word = word
    while not match.over and len(match.answers) < answers:
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
        ends = any(event[0] == TURN_BEGAN for event in match.history[-1][1])
        if ends and not match.over:
            views.append(match.view(0))
        told.append([])
        playing.show(now)
        while director.waiting:
            now += STEP_MS
            director.update(now)
        if not ends or match.over:
            assert not told.pop()
    return told, views


def wanted(slug: str, then: View, now: View) -> set[tuple[str, int]]:
    """The kinds of what has to be told between two ends of turns, each with the seat that it is about."""
    before, after = (view.table.game.shows.scores(view) for view in (then, now))
    if slug == "nefarious":
        best, first = max(after), [seat for seat in range(3) if after[seat] == max(after)]
        led = [seat for seat in range(3) if before[seat] == max(before)]
        found = {(NEAR, seat) for seat in range(3) if before[seat] < 17 <= after[seat] < 20}
        if len(first) == 1 and best >= 12 and first != led:
            found.add((LEADS, first[0]))
        return found | ({(TIED, NONE)} if len(first) > 1 and best >= 20 else set())
    if slug == "cthulhu-realms":
        before, after = ([view.counter("sanity", seat) for seat in range(3)] for view in (then, now))
        first = [seat for seat in range(3) if after[seat] == max(after)]
        led = [seat for seat in range(3) if before[seat] == max(before)]
        found = {(NEAR, seat) for seat in range(3) if after[seat] <= 5 < before[seat] and not now.is_out(seat)}
        return found | ({(LEADS, first[0])} if len(first) == 1 and first != led and min(after) <= 25 else set())
    return {
        (one.kind, one.seats[0] if len(one.seats) == 1 else NONE) for one in now.table.game.shows.milestones(then, now)
    }


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", seed_cases(5))
@pytest.mark.parametrize("slug", slugs())
def test_each_turning_point_is_told_once_at_the_end_of_its_turn(slug: str, seed: int) -> None:
    told, views = told_in_match(slug, seed, amount(500, 25))
    assert len(told) == len(views) - 1
    for mine, then, now in zip(told, views[:-1], views[1:], strict=True):
        kinds = [(one.kind, one.seats[0] if len(one.seats) == 1 else NONE) for one in mine if one.kind != "last"]
        assert len(kinds) == len(set(kinds)), seed
        assert set(kinds) == {want for want in wanted(slug, then, now) if want[0] != "last"}, seed
        assert all(now.table.game.words.milestone(now.table, one, ["Ada", "Ben", "Cy"]) for one in mine)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seed_cases(20))
def test_each_tie_that_nefarious_notes_is_told(seed: int) -> None:
    playing, chance = Playing(4, seed), random.Random(seed)
    match = playing.match
    before = match.view()
    while not match.over:
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
        events = match.history[-1][1]
        if any(event[0] == TURN_BEGAN for event in events) and not match.over:
            found = [one for one in match.game.shows.milestones(before, match.view()) if one.kind == TIED]
            assert len(found) == sum(event[0] == NOTED and event[1] == NONE for event in events), seed
            before = match.view()


def test_a_turning_point_is_told_for_its_time_and_skipped_like_everything_else() -> None:
    for skips in (False, True):
        playing = Playing(2, pace=Pace(tells=True))
        words: list[str] = []
        playing.director.word = lambda milestone, words=words: words.append(milestone.kind) or milestone.kind
        bench = playing.match.table.layout.seat_zone("inventions", 1)
        held = playing.match.view(0).zone("hand", 0)
        playing.match.state.zones[bench] += [card for card in range(64) if card not in held][:7]
        playing.choose("Work", "Work")
        playing.show(1000)
        director, now, seen = playing.director, 1000.0, 0.0
        while director.waiting:
            director.update(now)
            banner = any(isinstance(effect, Banner) for effect in director.effects)
            seen += 16 * banner
            if banner and skips:
                assert director.skip(now) and not director.effects
            now += 16
        assert words and seen <= 16 if skips else seen == pytest.approx(len(words) * NORMAL.stinger, abs=60)
        heard = [name for name, _ in playing.sounds if name == "chime"]
        assert heard and (skips or len(heard) == len(words))


def test_who_is_out_of_the_match_is_told_large_at_once() -> None:
    playing = Playing(3, slug="cthulhu-realms", pace=Pace(tells=True))
    match, words, director, now = playing.match, [], playing.director, 1000.0
    director.word = lambda one: words.append(match.game.words.milestone(match.table, one, match.names)) or words[-1]
    layout = match.table.layout
    number = next(place for place, counter in enumerate(layout.counters) if counter.name == "sanity")
    sanity = match.state.counters[layout.counter("sanity", 1)]
    director.reset(match.view(0))
    out = (ELIMINATED, 1, NONE, NONE, NONE, NONE, EVERYBODY)
    log = EventLog([(COUNTED, 1, 7, number, NONE, -sanity, EVERYBODY), out])
    log.batch, log.spans, log.causes = 1, [(0, 5)], {5: Cause(5, CARD, 2, 7, NONE, EVERYBODY)}
    director.add(log, match.view(0), now)
    while director.waiting:
        director.update(now)
        now += STEP_MS
    assert words == [f"{match.names[1]} is out of the game."]


def test_a_new_lead_after_being_far_behind_is_a_comeback() -> None:
    comebacks, lead = Comebacks(), Milestone(LEADS, (1,), 12)
    assert comebacks.name_comebacks([], [10, 9, 4]) == []
    assert comebacks.name_comebacks([lead], [10, 12, 11]) == [lead]
    assert comebacks.name_comebacks([Milestone(LEADS, (2,), 14)], [10, 12, 14])[0].kind == BACK
    assert comebacks.name_comebacks([Milestone(LEADS, (1,), 15)], [10, 15, 14])[0].kind == LEADS, "it was close behind"


@pytest.mark.parametrize("slug", ["nefarious", "cthulhu-realms", "nasty-neighbours"])
def test_a_comeback_has_words(slug: str) -> None:
    match = Playing(3, slug=slug).match
    told = {
        match.game.words.milestone(match.table, Milestone(kind, (1,), 12), ["Ada", "Ben", "Cy"])
        for kind in (BACK, LEADS)
    }
    assert len(told) == 2 and all("Ben" in words for words in told)


@pytest.mark.parametrize(("left", "told"), [((6, 4), 1), ((4, 2), 0), ((2, 0), 1), ((6, 0), 1)])
def test_the_end_of_a_deck_is_told_once(left: tuple[int, int], told: int) -> None:
    match = Playing(3, slug="cthulhu-realms").match
    zone, views = match.table.layout.table_zone("general_deck"), []
    for count in left:
        view = match.view(0)
        view.zones[zone] = view.zones[zone][:count]
        views.append(view)
    found = [one for one in match.game.shows.milestones(*views) if one.kind == LAST]
    assert found == [Milestone(LAST, (), left[1])] * told
