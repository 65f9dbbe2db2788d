"""Chains: equal changes of one turn are counted up, within the time of their class, and struck at their target once."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from client.motion.accents import Accents
from client.motion.beats import Beat, beats_of
from client.motion.chain.chains import Chain, chains_of
from client.motion.chain.finder import ChainFinder
from client.motion.chain.show import ChainListener, ChainShow
from client.motion.chain.tally import Tally
from client.motion.chain.times import BRIEF_MS, total_ms
from client.motion.displayed_state import counted_in
from client.motion.pace import Pace
from client.motion.shows.plan import NORMAL, Planner
from client.motion.shows.scene import HIT
from engine.games import load
from engine.kernel.flow.event_log import CARD, CHOICE, Cause, EventLog
from engine.kernel.game.plays import Play, plays
from engine.kernel.match.match import Match
from engine.kernel.state.events import COUNTED, MOVED, TURN_BEGAN, Event
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.view import View
from tests.chance import seed_cases
from tests.client.motion.playing import Playing
from tests.client.motion.test_plan import log_of
from tests.sampling import amount

FRAME = 16
TELLS = Pace(tells=True)


class Heard(ChainListener):
    """What a listener of chains is called with."""

    def __init__(self) -> None:
        self.steps: list[int] = []
        self.struck: list[tuple[int, int]] = []

    def link_counted(self, step: int, x: float) -> None:
        self.steps.append(step)

    def chain_struck(self, chain: Chain, links: int, total: int, x: float) -> None:
        self.struck.append((links, total))


def income(view: View, *earned: tuple[int, int], number: int = 10) -> list[tuple[Event, Cause]]:
    """Spies earn money: (seat, dollars), each from another player's card."""
    money = view.table.layout.counter("money", 0)
    return [
        (
            (COUNTED, seat, NO_CARD, money, 1, dollars, EVERYBODY),
            Cause(number + count, CARD, 1 + count % 2, 60 + count, -1, EVERYBODY),
        )
        for count, (seat, dollars) in enumerate(earned)
    ]


NO_CARD = -1


def shown(playing: Playing, log: EventLog, own: bool = False) -> Heard:
    """Let the table show a batch that changes counters only."""
    heard = Heard()
    playing.director.chains = ChainShow(playing.director, heard)
    after = playing.match.view(0)
    for event in log:
        if event[0] == COUNTED:
            after.counters[event[1] * after.table.counter_stride + event[3]] += event[5]
    playing.director.add(log, after, 1000, own)
    return heard


@pytest.mark.parametrize(
    ("links", "normal", "fast"),
    [
        (3, 1096, 558),
        (4, 1261, 641),
        (5, 1403, 712),
        (6, 1526, 773),
        (7, 1636, 828),
        (8, 1746, 883),
        (10, 1886, 953),
        (12, 2026, 1023),
        (14, 2166, 1093),
    ],
)
def test_a_chain_takes_the_time_of_its_links(links: int, normal: int, fast: int) -> None:
    assert total_ms(links) == pytest.approx(normal, abs=1)
    assert total_ms(links, fast=True) == pytest.approx(fast, abs=1)


def test_no_chain_takes_longer_than_one_of_fourteen_links() -> None:
    assert all(total_ms(links) <= total_ms(14) for links in range(15, 80))


def whole_chains(match: Match, chance: random.Random, most: int) -> list[tuple[list[Beat], Sequence[Play]]]:
    """Play at random. Returns the marked beats of each batch with its plays, as seat 0 knows them."""
    accents, found = Accents.load(match.game.slug), []
    while not match.over and len(match.answers) < most:
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
        number, events = match.history[-1]
        log = events.redact_for(0)
        view = match.view(0)
        beats = ChainFinder(accents.chains).mark(beats_of(log, view, counted_in(list(log)), accents, log.batch))
        found.append((beats, plays(match.table, [(number, events)], 0)))
    return found


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", seed_cases(8))
@pytest.mark.parametrize("slug", ["nefarious", "cthulhu-realms", "runes-and-regulations"])
def test_the_links_add_up_to_the_changes(slug: str, seed: int) -> None:
    match = Match(load(slug), ["Ada", "Ben", "Cy", "Dot"], {}, seed)
    for beats, told in whole_chains(match, random.Random(seed), amount(400, 150)):
        sums: Counter[tuple[int, str, int]] = Counter()
        for play in told:
            for change in play.changes:
                sums[play.cause.number, change.key, change.seat] += change.amount
        for part in [part for beat in beats for part in beat.links if part.whole and part.is_last]:
            chain = part.chain
            numbers = {link.play for link in chain.links}
            wanted = sum(
                total
                for (number, key, seat), total in sums.items()
                if number in numbers and key == chain.style.key and chain.target in (seat, -1)
            )
            assert chain.total == sum(link.amount for link in chain.links) == wanted, (seed, chain)


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", seed_cases(8))
@pytest.mark.parametrize("slug", ["nefarious", "runes-and-regulations", "garage-sale"])
def test_marked_beats_show_the_same_events_in_the_same_order(slug: str, seed: int) -> None:
    match, chance = Match(load(slug), ["Ada", "Ben", "Cy", "Dot"], {}, seed), random.Random(seed)
    accents, finder = Accents.load(slug), ChainFinder(Accents.load(slug).chains)
    while not match.over and len(match.answers) < amount(300, 150):
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
        log, view = match.history[-1][1].redact_for(0), match.view(0)
        beats = beats_of(log, view, counted_in(list(log)), accents, log.batch)
        marked = finder.mark(beats)
        assert [event for beat in marked for event in beat.events] == [e for beat in beats for e in beat.events], seed
        assert [beat.last for beat in marked].count(True) == 1 and marked[-1].last
        assert [beat.end for beat in marked] == sorted(beat.end for beat in marked) or marked == beats


def cards_of(chain: Chain) -> list[int]:
    return [int(link.source[1]) for link in chain.links if link.source is not None]


def part_chains(slug: str, seed: int, most: int) -> list[tuple[Match, Chain]]:
    """Play at random, always with something on the table. Returns the chains of cards that are parts of actions."""
    match, chance, found = Match(load(slug), ["Ada", "Ben", "Cy"], {}, seed), random.Random(seed), []
    styles = {chain.key: chain for chain in Accents.load(slug).chains}
    while not match.over and len(match.answers) < most:
        seat = chance.choice(match.asked_seats)
        options = match.view(seat).options
        match.answer(seat, chance.choice([option for option in options if option[2] >= 0] or options))
        told = plays(match.table, match.history[-1:], 0)
        found += [(match, chain) for chain in chains_of(match.table, told, styles) if chain.counts()]
    return found


def test_the_cards_of_a_removed_line_are_counted_with_what_they_would_have_cost() -> None:
    found = part_chains("nasty-neighbours", 0, 300)
    assert found
    for match, chain in found:
        assert len(chain.links) == 3
        assert [link.amount for link in chain.links] == [-match.table.rules.points[card] for card in cards_of(chain)]


def test_goods_of_one_kind_are_counted_up_to_the_square_of_their_number() -> None:
    found = [one for seed in range(4) for one in part_chains("garage-sale", seed, 300)]
    assert found
    for match, chain in found:
        assert chain.total == len(chain.links) ** 2 and len(chain.links) >= 3
        assert len({match.table.rules.kinds[card] for card in cards_of(chain)}) == 1


def answers(match: Match) -> list[tuple[Event, Cause]]:
    """Ada casts a Spell, Ben answers with a Rune, and Cy answers that with another."""
    layout = match.table.layout
    casting, zone = layout.table_zone("casting"), layout.seat_zone
    return [
        ((MOVED, 0, 40, zone("hand", 0), casting, -1, EVERYBODY), Cause(70, CHOICE, 0, 40, -1, EVERYBODY)),
        *(
            (
                (MOVED, seat, 94 + seat, zone("fence", seat), zone("announced", seat), -1, EVERYBODY),
                Cause(70 + seat, CARD, seat, 94 + seat, 69 + seat, EVERYBODY),
            )
            for seat in (1, 2)
        ),
    ]


@pytest.mark.parametrize(("before", "struck"), [(71, [(3, 3)]), (72, []), (90, [])])
def test_cards_that_answer_each_other_are_counted_until_one_before_the_last_goes_on(
    before: int, struck: list[tuple[int, int]]
) -> None:
    playing, heard = Playing(3, slug="runes-and-regulations", pace=TELLS), Heard()
    director, now = playing.director, 1000
    director.chains = ChainShow(director, heard)
    log = answers(playing.match)
    actor = next((cause for _, cause in log if cause.number == before), Cause(90, CARD, 1, 30, -1, EVERYBODY))
    deck, pile = (playing.match.table.layout.table_zone(name) for name in ("main_deck", "main_discard"))
    log.append(((MOVED, 1, 50, deck, pile, -1, EVERYBODY), actor))
    for number, one in enumerate(log):
        director.add(log_of(one, batch=number + 1), playing.match.view(0), now)
        while director.waiting:
            director.update(now)
            now += FRAME
        assert heard.steps == ([3] if number >= 2 else [])
    assert heard.struck == struck


def test_cards_that_answer_each_other_take_no_longer_than_without_the_count() -> None:
    match = Match(load("runes-and-regulations"), ["Ada", "Ben", "Cy"], {}, 3)
    log = log_of(*answers(match))
    assert planned_ms(match.view(0), log, True) == planned_ms(match.view(0), log, False)


def test_two_small_payments_are_no_chain_and_two_large_ones_are() -> None:
    view = Playing(3).match.view(0)
    finder = ChainFinder(Accents.load("nefarious").chains)
    for dollars, counted in ((1, False), (2, True)):
        log = log_of(*income(view, (0, dollars), (0, dollars)))
        beats = finder.mark(beats_of(log, view, counted_in(log)))
        assert any(part.whole for beat in beats for part in beat.links) == counted
        finder.forget()


def test_the_purse_takes_its_new_value_at_the_blow() -> None:
    playing = Playing(3, pace=Pace(tells=True))
    log = log_of(*income(playing.match.view(0), (0, 2), (0, 1), (0, 2)))
    start, heard, seen = playing.money(0), shown(playing, log), []
    for now in range(1000, 4000, FRAME):
        playing.director.update(now)
        tallies = [effect for effect in playing.director.effects if isinstance(effect, Tally)]
        seen += [(tally.words, playing.money(0)) for tally in tallies if not seen or seen[-1][0] != tally.words]
    assert seen == [("+$2", start), ("+$3", start), ("+$5", start)]
    assert playing.money(0) == start + 5
    assert heard.steps == [1, 2, 3] and heard.struck == [(3, 5)]


def test_a_skip_in_the_middle_leaves_the_right_money() -> None:
    for skipped in (1050, 1300, 1600, 1760):
        playing = Playing(3, pace=Pace(tells=True))
        log = log_of(*income(playing.match.view(0), (0, 2), (0, 1), (0, 2)))
        start = playing.money(0)
        shown(playing, log)
        for now in range(1000, skipped, FRAME):
            playing.director.update(now)
        playing.director.skip(skipped)
        assert playing.money(0) == start + 5
        assert not playing.director.active(skipped + FRAME)


def test_without_animation_a_chain_costs_no_frame() -> None:
    playing = Playing(3, pace=Pace(0))
    start = playing.money(0)
    heard = shown(playing, log_of(*income(playing.match.view(0), (0, 2), (0, 1), (0, 2))))
    assert playing.money(0) == start + 5 and not playing.director.active(1000) and not playing.director.effects
    assert not heard.steps and playing.director.wake_at(1000) is None


def test_with_reduced_motion_the_number_stays_in_its_place() -> None:
    playing = Playing(3, pace=Pace(reduced=True, tells=True))
    shown(playing, log_of(*income(playing.match.view(0), (0, 2), (0, 1), (0, 2))))
    kinds: set[str] = set()
    for now in range(1000, 4000, FRAME):
        playing.director.update(now)
        kinds |= {type(effect).__name__ for effect in playing.director.effects}
    assert "Tally" in kinds and not kinds & {"Jolt", "Ring", "Dust", "Coin"}


def planned_ms(view: View, log: EventLog, chains: bool) -> float:
    """How long the beats of a batch wait for each other."""
    accents = Accents.load(view.table.game.slug)
    finder = ChainFinder(accents.chains if chains else ())
    beats = finder.mark(beats_of(log, view, counted_in(log), accents))
    Planner().plan(beats, TELLS)
    return sum(beat.wait + (beat.lead.hold + beat.lead.lines if beat.lead else 0.0) for beat in beats)


def test_a_chain_of_others_takes_no_longer_than_its_links_alone() -> None:
    view = Playing(3).match.view(0)
    for links in range(2, 9):
        log = log_of(*income(view, *((2, 3),) * links))
        assert planned_ms(view, log, True) <= planned_ms(view, log, False)


def test_a_chain_that_hits_the_viewer_takes_its_time_from_the_ceiling_of_hits() -> None:
    view, planner = Playing(3).match.view(0), Planner()
    accents = Accents.load("nefarious")
    finder = ChainFinder(accents.chains)
    for number in range(12):
        log = log_of(*income(view, (0, 2), (0, 1), (0, 2), number=10 * number), batch=number)
        beats = finder.mark(beats_of(log, view, counted_in(log), accents, number))
        planner.plan(beats, TELLS)
        assert {beat.rank for beat in beats} == {HIT}
    assert planner.spent[HIT] <= NORMAL.ceilings[1] + BRIEF_MS


def gain(seat: int, number: int, amount: int, actor: int = 1) -> tuple[Event, Cause]:
    sanity = next(
        place for place, counter in enumerate(load("cthulhu-realms").layout.counters) if counter.name == "sanity"
    )
    return (COUNTED, seat, 7 + number, sanity, -1, amount, EVERYBODY), Cause(
        number, CARD, actor, 7 + number, -1, EVERYBODY
    )


def test_a_chain_grows_from_answer_to_answer_and_never_delays_a_question() -> None:
    playing, heard, now = Playing(3, slug="cthulhu-realms", pace=Pace(tells=True)), Heard(), 1000
    director = playing.director
    director.chains = ChainShow(director, heard)
    after = playing.match.view(0)
    before = after.counter("sanity", 0)
    for number in range(4):
        event, cause = gain(0, number, -2)
        after.counters[event[3]] -= 2
        director.add(log_of((event, cause), batch=number + 1), after, now)
        while director.waiting:
            director.update(now)
            now += FRAME
        assert director.reached and director.shown.landed.counter("sanity", 0) == before - 2 * (number + 1)
    assert heard.steps == [3, 4] and not heard.struck
    wakes = director.wake_at(now)
    assert wakes is not None and not director.waiting
    director.update(wakes)
    assert heard.struck == [(4, -8)]
    assert director.shown.landed.counter("sanity", 0) == before - 8


def test_a_new_turn_cashes_a_chain_in_and_begins_another() -> None:
    playing, heard = Playing(3, slug="cthulhu-realms", pace=Pace(tells=True)), Heard()
    director, now = playing.director, 1000
    director.chains = ChainShow(director, heard)
    after = playing.match.view(0)
    turn = (TURN_BEGAN, 2, -1, -1, -1, 5, EVERYBODY), Cause(90, 3, -1, -1, -1, EVERYBODY)
    for number, batch in enumerate([[gain(0, n, -1) for n in range(3)], [turn], [gain(0, 20, -4), gain(0, 21, -4)]]):
        director.add(log_of(*batch, batch=number + 1), after, now)
        for _ in range(400):
            director.update(now)
            now += FRAME
    assert heard.struck == [(3, -3)]


def test_what_one_play_does_to_several_cards_is_a_chain_of_cards() -> None:
    match = Match(load("runes-and-regulations"), ["Ada", "Ben", "Cy"], {}, 3)
    view, layout = match.view(0), match.table.layout
    styles = {chain.key: chain for chain in Accents.load("runes-and-regulations").chains}
    pile = layout.table_zone("main_discard")
    events = tuple((MOVED, 1, card, layout.seat_zone("lawn", card % 3), pile, -1, EVERYBODY) for card in (4, 5, 6, 7))
    play = Play(Cause(5, CARD, 1, 2, -1, EVERYBODY), 1, (1, 0), events, ())
    (chain,) = chains_of(view.table, [play], styles)
    assert chain.target == -1 and chain.counts() and [link.total for link in chain.links] == [1, 2, 3, 4]
    assert [link.source for link in chain.links] == [("card", card) for card in (4, 5, 6, 7)]


def test_at_the_pace_read_a_chain_waits_for_continue_once() -> None:
    playing = Playing(3, pace=Pace(read=True, tells=True))
    log = log_of(*income(playing.match.view(0), (0, 2), (0, 1), (0, 2)))
    heard, director, stops = shown(playing, log), playing.director, 0
    for now in range(1000, 30_000, FRAME):
        director.update(now)
        if director.waits_for_reader:
            stops += 1
            director.advance(now)
    assert stops == 1 and heard.struck == [(3, 5)]


@pytest.mark.parametrize("together", [True, False])
def test_continuing_in_the_middle_of_a_chain_leaves_the_right_money_at_the_next_stop(together: bool) -> None:
    playing = Playing(3, pace=Pace(read=True, tells=True))
    view, director, start = playing.match.view(0), playing.director, playing.money(0)
    hand, pile = view.table.layout.seat_zone("hand", 0), view.table.layout.table_zone("invention_discard")
    loss = (MOVED, 0, view.zones[hand][0], hand, pile, -1, EVERYBODY), Cause(50, CARD, 2, 70, -1, EVERYBODY)
    earned = income(view, (0, 2), (0, 1), (0, 2))
    heard = shown(playing, log_of(*earned, loss) if together else log_of(*earned))
    if not together:
        director.add(log_of(loss, batch=2), director.newest, 1000)
    for now in range(1000, 30_000, FRAME):
        director.update(now)
        if director.waits_for_reader or len(heard.steps) == 2:
            director.advance(now)
        if len(heard.steps) == 2:
            director.update(now)
            break
    assert director.waits_for_reader and playing.money(0) == start + 5
