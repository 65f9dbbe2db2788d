"""Options as numbers and views as vectors: of every game, at every table."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from engine.ai.self_play import opening
from engine.games import load, slugs
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.game.game import Table
from engine.kernel.learning.action_space import ActionSpace
from engine.kernel.learning.observation import Observation
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE, place_ref, seat_ref, zone_ref
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of
from tests.chance import seeds
from tests.engine.games.at_random import answers
from tests.engine.games.own_cards import random_pack
from tests.engine.games.tables import TABLES

MOST_ACTIONS = 12_000
EVERY = 7
"""Of so many positions one is looked at more closely."""


def table_of(slug: str, seats: int, options: dict[str, Any], seed: int = 1) -> Table:
    game = load(slug)
    return game.new_table(seats, game.checked_options(options), seed)


def every_option_has_a_number(state: State, actions: ActionSpace) -> None:
    for seat, _, _, options in state.questions:
        view = view_of(state, seat)
        numbers = {option: actions.encode(option) for option in options}
        assert len(set(numbers.values())) == len(numbers), numbers
        assert all(actions.decode(view, number) == option for option, number in numbers.items())
        mask = actions.mask(view)
        assert [number for number, offered in enumerate(mask) if offered] == sorted(numbers.values())


@pytest.mark.sample(9)
@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_every_option_of_a_question_has_a_number_of_its_own(slug: str, seats: int, options: dict[str, Any]) -> None:
    actions = ActionSpace(table_of(slug, seats, options))
    assert 0 < actions.size <= MOST_ACTIONS
    for state in answers(opening(table_of(slug, seats, options, seats), seats), seats):
        every_option_has_a_number(state, actions)


@pytest.mark.parametrize("slug", [slug for slug in slugs() if load(slug).workshop.card_kinds()])
def test_options_of_own_cards_have_numbers_too(slug: str) -> None:
    box = load(slug)
    game = box.with_packs([random_pack(box, 3, 4)])
    options = game.checked_options({"more_own_cards": True} if slug == "nasty-neighbours" else {})
    table = game.new_table(3, options, 5)
    actions, observation = ActionSpace(table), Observation(table)
    of_the_box = Observation(box.new_table(3, options, 5))
    for number, state in zip(range(2_000), answers(opening(table, 5), 5), strict=False):
        every_option_has_a_number(state, actions)
        if number % 50 == 0:
            assert len(observation.vector(view_of(state, 0))) == observation.size > of_the_box.size


@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_numbers_and_names_depend_on_no_seed(slug: str, seats: int, options: dict[str, Any]) -> None:
    one, other = (table_of(slug, seats, options, seed) for seed in (3, 4))
    offered = [option for *_, choices in opening(one, 3).questions for option in choices]
    assert [ActionSpace(one).encode(o) for o in offered] == [ActionSpace(other).encode(o) for o in offered]
    assert ActionSpace(one).size == ActionSpace(other).size
    assert Observation(one).names == Observation(other).names


@pytest.mark.parametrize(
    ("slug", "options", "verb", "zone", "number"),
    [
        ("cthulhu-realms", {}, "choose", "", 2934),
        ("garage-sale", {}, "choose", "", 3784),
        ("nasty-neighbours", {}, "choose", "yard", 351),
        ("nefarious", {}, "remove", "espionage", 208),
        ("runes-and-regulations", {}, "choose", "fence", 2003),
        ("runes-and-regulations", {"expansion": True}, "choose", "fence", 4313),
    ],
)
def test_numbers_stay_what_they_are(slug: str, options: dict[str, Any], verb: str, zone: str, number: int) -> None:
    """A change here makes policies that somebody has trained worthless: new options go to the end."""
    table = table_of(slug, 3, options)
    layout, source = table.layout, 0
    target = seat_ref(2)
    if zone in layout.places:
        source = target = zone_ref(layout.place(zone, 3))
    elif zone:
        target = place_ref(layout.seat_zone(zone, 2), 0)
    assert ActionSpace(table).encode((table.game.verbs.index(verb), source, target)) == number


@pytest.mark.parametrize("slug", slugs())
def test_what_is_not_offered_is_refused(slug: str) -> None:
    state = opening(table_of(slug, 3, {}), 2)
    actions = ActionSpace(state.table)
    asked = state.questions[0][0]
    mask = actions.mask(view_of(state, asked))
    with pytest.raises(IllegalAnswer):
        actions.decode(view_of(state, asked), mask.index(0))
    with pytest.raises(IllegalAnswer):
        actions.decode(view_of(state), mask.index(1))
    with pytest.raises(IllegalAnswer):
        actions.encode((len(state.table.game.verbs), NONE, NONE))


@pytest.mark.sample(5)
@pytest.mark.parametrize(("slug", "seats", "options"), TABLES)
def test_a_vector_tells_what_the_seat_sees_and_nothing_else(slug: str, seats: int, options: dict[str, Any]) -> None:
    observation = Observation(table_of(slug, seats, options))
    assert len(set(observation.names)) == len(observation.names) == observation.size
    chooser = random.Random(seats)
    for number, state in enumerate(answers(opening(table_of(slug, seats, options, seats), seats), seats)):
        if number % EVERY:
            continue
        seat = chooser.randrange(seats)
        view = view_of(state, seat)
        vector = observation.vector(view)
        assert len(vector) == observation.size
        world = determinize(view, number)
        world.questions = world.questions if seat in view.asked else state.questions  # it is asked what others are not
        assert observation.vector(view_of(world, seat)) == vector
        told = dict(zip(observation.names, vector, strict=True))
        assert counted(told) == sum(card >= 0 or card == -2 for cards in view.zones for card in cards)
        assert told[f"active: seat+{(view.active - seat) % seats}"] == 1
        for other in range(seats):
            place = f"seat+{(other - seat) % seats}"
            assert told[f"asked: {place}"] == (other in view.asked)
            assert told[f"out: {place}"] == view.is_out(other)


@pytest.mark.parametrize("slug", slugs())
def test_a_vector_does_not_depend_on_those_before_it(slug: str) -> None:
    """Only what has changed is written: views of other seats and matches in between leave no trace."""
    table = table_of(slug, 3, {})
    used = Observation(table)
    matches = [answers(opening(table_of(slug, 3, {}, seed), seed), seed) for seed in seeds(2)]
    for states in zip(*(islice(match, 0, 160, 40) for match in matches), strict=False):
        for seat in (*range(3), SPECTATOR):
            for state in states:
                view = view_of(state, seat)
                assert used.vector(view) == Observation(table).vector(view)


@pytest.mark.parametrize("slug", slugs())
def test_parts_are_what_the_names_say(slug: str) -> None:
    observation = Observation(table_of(slug, 3, {}))
    grids = 0
    for title, places in observation.parts.items():
        names = observation.names[places]
        whole = f"{title} 1" in observation.parts
        grids += whole
        assert names and all(name.startswith(title if whole else f"{title}: ") for name in names)
    assert (grids > 0) == any(zone.grid for zone in observation.table.layout.seat_zones)


def counted(told: dict[str, float]) -> float:
    """All cards that a vector tells of."""
    zones = {name.rpartition(": ")[0] for name in told if name.endswith(": hidden")}
    return sum(value for name, value in told.items() if name.rpartition(": ")[0] in zones)


def test_a_vector_shows_each_seat_its_own_hand_first() -> None:
    state = opening(table_of("cthulhu-realms", 3, {}), 4)
    observation = Observation(state.table)
    for seat in range(3):
        told = dict(zip(observation.names, observation.vector(view_of(state, seat)), strict=True))
        hand = view_of(state, seat).zone("hand", seat)
        for card in hand:
            title = state.table.game.words.card_name(state.table, card)
            names = [state.table.game.words.card_name(state.table, other) for other in hand]
            assert told[f"seat+0.hand: {title}"] == names.count(title)
        assert told["seat+0.hand: hidden"] == 0
        assert told["seat+1.hand: hidden"] == len(view_of(state, seat).zone("hand", (seat + 1) % 3)) > 0


def test_packed_counters_and_values_are_read_field_by_field() -> None:
    """NN-5.3: the house of each player, all results, what lies face down; seats are counted from the one that looks."""
    state = opening(table_of("nasty-neighbours", 3, {}), 4)
    observation = Observation(state.table)
    layout = state.table.layout
    state.counters[layout.counter("sheet", 2)] = 7 | 300 << 12
    state.counters[layout.counter("down", 2)] = 0b101
    told = dict(zip(observation.names, observation.vector(view_of(state, 1)), strict=True))
    assert (told["seat+1.sheet: 0"], told["seat+1.sheet: 1"], told["seat+1.sheet: 2"]) == (7, 300, 0)
    assert [told[f"seat+1.down: {place}"] for place in range(4)] == [1, 0, 1, 0]
    assert [told[f"seat+{seat}.house: seat+{seat}"] for seat in range(3)] == [1, 1, 1]
    assert told["seat+2.house: seat+0"] == 0
