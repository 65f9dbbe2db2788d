"""Own cards of Nasty Neighbours in random games: nothing is violated, games end, everything is carried out some time,
and what a player may not know changes nothing that it sees.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.ai import levels, self_play
from engine.games.nasty_neighbours.codes import EXPOSED, INSTANT
from engine.games.nasty_neighbours.definitions.vocabulary import (
    AFFECTED,
    INSTANT as INSTANT_KIND,
    NASTY as NASTY_KIND,
    TARGET,
    Effect,
)
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.effects.effect_type import AMOUNT, NastyEffectType
from engine.games.nasty_neighbours.layout import BIN, DOWN, FIRST_OUT, NASTY, NASTY_PILE, YARD
from engine.kernel.cards.packs import Pack
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from engine.kernel.flow import machine
from engine.kernel.game.game import Game
from engine.kernel.state.state import Frame, State
from engine.kernel.state.view import view_of
from tests.engine.games.hidden import sounds_the_same
from tests.engine.games.nasty_neighbours.card_table import GAME, instant, nasty, own_pack, targets
from tests.engine.games.nasty_neighbours.random_games import answers
from tests.engine.games.nasty_neighbours.test_hidden import exchanged
from tests.engine.games.own_cards import FILE, Course, play, random_pack
from tests.sampling import examples, only

OPTIONS = {"rounds": 2, "more_own_cards": True}
SHOWN = ("bin", "nasty_pile", "yard")
seeds = st.integers(0, 100_000)
tables = st.integers(2, 8)


def is_card(kind: str, data: dict[str, Any]) -> bool:
    try:
        GAME.workshop.read_pack_card(kind, Reader(FILE, "pet", data))
    except BadCard:
        return False
    return True


@cache
def every_effect() -> Pack:
    """A card for each effect and each answer to whom it concerns, played at any time or affecting anybody."""
    made: list[dict[str, Any]] = []
    for unit in UNITS:
        for whom in targets(unit):
            text = " ".join(filter(None, (unit.word, whom, "2" if AMOUNT in unit.fields else "")))
            card_id = f"{unit.word}-{whom or 'plain'}"
            for when in ("any-time", "instant", "before-drawing"):
                data = nasty(text, when=when, card_id=f"{card_id}-{when}", name=f"N{len(made)}", copies=1)
                made += [data] * is_card("nasty", data)
            for affects in AFFECTED:
                data = instant(affects, text, card_id=f"{card_id}-{affects}", name=f"I{len(made)}", copies=1)
                made += [data] * is_card("yard", data)
    return own_pack(*made)


def begun(game: Game, seats: int, seed: int) -> State:
    """The first question of a match."""
    state = game.set_up(game.new_table(seats, game.checked_options(OPTIONS), seed), seed)
    machine.advance(state)
    return state


@given(tables, seeds)
@examples(0.25)
def test_games_with_any_cards_end_and_nothing_is_ever_violated(seats: int, seed: int) -> None:
    """NN-1.4: four yard cards and four Nasty Neighbour cards, whatever they do."""
    course = Course()
    game = GAME.with_packs([random_pack(GAME, seed, 4)])
    state = play(game, seats, game.checked_options({**OPTIONS, "rounds": 1}), seed, course, SHOWN, every=9)
    assert course.wrong == []
    for _ in answers(state, seed):  # a round at random can be long; it must not be endless
        pass
    assert course.longest_turn < 400


@pytest.mark.parametrize("seats", only([3], range(2, 9)))
def test_games_with_every_effect_end_and_nothing_is_ever_violated(seats: int) -> None:
    """NN-1.4: also in a deck in which every third card is an Instant."""
    course = Course()
    game = GAME.with_packs([every_effect()])
    for seed in range(2):
        play(game, seats, game.checked_options(OPTIONS), seed, course, SHOWN, every=7)
    assert course.wrong == []
    assert course.ended == course.games


def test_every_effect_is_carried_out_for_everybody_whom_it_can_concern() -> None:
    """NN-5, NN-8.5"""
    done: Counter[tuple[bool, str, str]] = Counter()

    def counted(unit: NastyEffectType) -> NastyEffectType:
        def carry_out(state: State, frame: Frame, effect: Effect, picks: list[int]) -> None:
            affects = state.table.rules.cards[frame[3]].affects
            done[state.table.rules.kind[frame[3]] == NASTY_KIND, unit.word, affects or effect.whom] += 1
            unit.resolve(state, frame, effect, picks)

        return replace(unit, resolve=carry_out)

    game = GAME.with_packs([every_effect()])
    units = UNITS[:]
    UNITS[:] = [counted(unit) for unit in units]
    try:
        for seed in range(12):
            for _ in answers(begun(game, 2 + seed % 7, seed), seed):
                pass
    finally:
        UNITS[:] = units
    wanted = {(True, unit.word, whom) for unit in UNITS for whom in targets(unit) if whom != TARGET}
    for data in every_effect().cards[GAME.slug]["yard"]:
        wanted.add((False, data["effects"][0].split(" ")[0], data["affects"]))
    assert wanted - set(done) == set()


@pytest.mark.parametrize("seats", only([2], [2, 5, 8]))
def test_computer_seats_play_with_every_effect(seats: int) -> None:
    """NN-1.4: they choose for own cards, too, and the round ends."""
    game = GAME.with_packs([every_effect()])
    table = game.new_table(seats, game.checked_options({**OPTIONS, "rounds": 1}), seats)
    state = self_play.opening(table, seats)
    played: set[int] = set()
    box = len(GAME.new_table(seats, game.checked_options(OPTIONS), seats).faces)

    def watch(position: State, number: int) -> None:
        played.update(card for card in (*position.zones[BIN], *position.zones[NASTY_PILE]) if card >= box)

    self_play.play(state, [levels.create("normal", game, table, seat, seats) for seat in range(seats)], watch=watch)
    assert state.over and len(played) > seats


def positions(seats: int, seed: int) -> Iterator[State]:
    """Everything that happens in a match in which every effect is in the decks."""
    return answers(begun(GAME.with_packs([every_effect()]), seats, seed), seed)


@given(tables, seeds)
@examples(0.3)
def test_no_instant_lies_open_but_while_instants_are_acting(seats: int, seed: int) -> None:
    """NN-2.5, NN-5.5: nobody can have moved it to where it would never act."""
    for state in positions(seats, seed):
        if any(frame[0] in (INSTANT, EXPOSED) for frame in state.stack):
            continue
        kind = state.table.rules.kind
        for seat in range(seats):
            down = state.counters[DOWN[seat]]
            cards = state.zones[YARD[seat]]
            assert not [
                card
                for place, card in enumerate(cards)
                if card >= 0 and kind[card] == INSTANT_KIND and not down >> place & 1
            ]


@given(tables, seeds)
@examples(0.3)
def test_nobody_holds_a_nasty_neighbour_card_after_somebody_went_out(seats: int, seed: int) -> None:
    """NN-6.2, NN-8.1"""
    for state in positions(seats, seed):
        if state.values[FIRST_OUT]:
            assert not any(state.zones[NASTY[seat]] for seat in range(seats))
            assert not any(state.table.game.question_kinds[question[1]] == "react" for question in state.questions)


@given(tables, seeds, st.integers(0, 400), seeds)
@examples(0.6)
def test_a_view_shows_nothing_of_what_is_hidden(seats: int, seed: int, length: int, shuffle: int) -> None:
    """NN-2.2, NN-8.2: with other hidden cards every seat sees the same table and options, and the same one is asked."""
    state = list(islice(positions(seats, seed), length, length + 1))
    for position in state:
        for seat in range(seats):
            mine, theirs = view_of(position, seat), view_of(exchanged(position, seat, shuffle), seat)
            assert theirs.to_data() == mine.to_data()


@given(tables, seeds, st.integers(0, 400), seeds)
@examples(0.6)
def test_events_tell_a_seat_nothing_of_what_is_hidden(seats: int, seed: int, length: int, shuffle: int) -> None:
    """NN-3.9, NN-8.2: the same answer is heard in the same way, pauses included, until a hidden card is shown."""
    for state in islice(positions(seats, seed), length, length + 1):
        if state.over:
            return
        seat, options = state.questions[0][0], state.questions[0][3]
        sounds_the_same(state, exchanged(state, seat, shuffle), seat, random.Random(shuffle).choice(options))
