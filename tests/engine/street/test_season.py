"""A season's plan follows from its seed, and its state from the plan and the steps, whatever order they come in."""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given, strategies as st

from engine.lessons.puzzle_file import Puzzle
from engine.store.player.season import SeasonRecord, Step
from engine.street.library import evenings, puzzle_ids, season_rules
from engine.street.season import (
    ABANDONED,
    BEGUN,
    CLOSED,
    ENDED,
    ENDING,
    GIVEN_UP,
    LOSS,
    MAP,
    OPENED,
    OPENING,
    PLACE,
    SOLVED,
    TABLE,
    WIN,
    Door,
    Plan,
    SeasonState,
    Stakes,
    fold,
    plan,
    plan_of,
    stakes,
    week_seed,
)
from engine.street.season_file import PARTY_TIER, Evening
from tests.chance import seeds
from tests.sampling import amount

ROOT = Path(__file__).resolve().parents[3]
RULES = season_rules()
EVENINGS = evenings()
STREETS = RULES.streets
PUZZLES = cast(
    "list[Puzzle]",
    [SimpleNamespace(id=name, difficulty=1 + number % 3) for number, name in enumerate(sorted(puzzle_ids()))],
)
DIFFICULTIES = [difficulty.id for difficulty in RULES.difficulties]
CHOICES = [chosen for count in range(1, 6) for chosen in itertools.combinations(STREETS, count)]


def planned(seed: int = 1, difficulty: str = "neighborly", chosen: tuple[str, ...] = STREETS, **more: Any) -> Plan:
    return plan(RULES, EVENINGS.values(), PUZZLES, chosen, difficulty, seed, **more)


# --- plan ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("chosen", CHOICES, ids="+".join)
def test_a_plan_has_the_doors_that_its_difficulty_wants(difficulty: str, chosen: tuple[str, ...]) -> None:
    for seed in seeds(amount(20, 2)):
        found = planned(seed, difficulty, chosen)
        wanted = RULES.difficulty(difficulty).doors
        assert len(found.evenings) == RULES.days + 2
        counted: Counter[str] = Counter()
        for tiers, doors in zip(wanted, found.evenings, strict=False):
            assert len(doors) == len(tiers) and len({door.id for door in doors}) == len(doors)
            for tier, door in zip(tiers, doors, strict=True):
                assert door.street in chosen and door.is_puzzle == (tier == "P")
                assert door.is_puzzle or abs(door.tier - int(tier)) <= (len(chosen) < 3)
            counted.update(door.street for door in doors if not door.is_puzzle)
            if len(chosen) > 3 and not any(door.is_puzzle for door in doors):
                assert len({door.street for door in doors}) == len(doors)
        assert min(counted[street] for street in chosen) >= 2
        party = [doors[0] for doors in found.evenings[RULES.days :]]
        assert [door.tier for door in party] == [PARTY_TIER] * 2 and len({door.id for door in party}) == 2
        assert len({door.street for door in party}) == min(2, len(chosen))


@pytest.mark.parametrize("chosen", [chosen for chosen in CHOICES if len(chosen) > 2], ids="+".join)
def test_no_evening_comes_twice_and_none_follows_another_of_its_street(chosen: tuple[str, ...]) -> None:
    found = planned(seeds(1)[0], "neighborly", chosen)
    known = [door.id for doors in found.evenings for door in doors]
    assert len(set(known)) == len(known)
    for before, after in itertools.pairwise(found.evenings[: RULES.days]):
        assert len(before) > 1 or before[0].street != after[0].street


def test_a_season_on_one_street_meets_some_evenings_again_with_other_cards() -> None:
    found = planned(3, "neighborly", STREETS[:1])
    places = [(day, door) for day, doors in enumerate(found.evenings, 1) for door in range(1, len(doors) + 1)]
    again = [place for place in places if found.is_return_match(*place)]
    assert again and not found.is_return_match(1, 1)
    assert len({found.match_seed(*place) for place in places}) == len(places)


def test_seeds_difficulties_and_streets_give_other_plans() -> None:
    known = [planned(1), planned(2), planned(1, "best-kept"), planned(1, "neighborly", STREETS[:4])]
    assert len({str(entry.evenings) for entry in known}) == len(known)
    assert len({entry.match_seed(1, 1) for entry in known}) == len(known)


def test_the_order_in_which_streets_are_chosen_does_not_matter() -> None:
    assert planned(5, "neighborly", (STREETS[2], STREETS[0])) == planned(5, "neighborly", (STREETS[0], STREETS[2]))


def test_a_season_needs_a_street() -> None:
    for chosen in ((), ("moon",)):
        with pytest.raises(ValueError, match="needs a street"):
            planned(1, "neighborly", chosen)


def test_solved_puzzles_come_last() -> None:
    first = [door.id for doors in planned(4).evenings for door in doors if door.is_puzzle]
    again = [door.id for doors in planned(4, solved=first).evenings for door in doors if door.is_puzzle]
    assert len(again) == len(first) > 0 and not set(again) & set(first)
    everything = [puzzle.id for puzzle in PUZZLES]
    last = [door.id for doors in planned(4, solved=everything).evenings for door in doors if door.is_puzzle]
    assert len(last) == len(first)


def test_puzzles_are_as_hard_as_the_half_of_the_season_wants() -> None:
    known = {puzzle.id: puzzle.difficulty for puzzle in PUZZLES}
    for seed in seeds(5):
        for day, doors in enumerate(planned(seed).evenings, 1):
            for door in doors:
                assert not door.is_puzzle or known[door.id] in RULES.puzzle.by_half[day > RULES.days // 2]


def test_another_program_makes_the_same_plan() -> None:
    """No order of a set or of a folder may decide."""
    told = (
        "from engine.street.season import plan; from engine.street.library import evenings, season_rules\n"
        f"print(plan(season_rules(), evenings().values(), (), {STREETS!r}, 'neighborly', 17).to_data())"
    )
    run = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=True)
    reverse = list(EVENINGS.values())[::-1]
    assert run.stdout.strip() == str(plan(RULES, reverse, (), STREETS, "neighborly", 17).to_data())


def test_a_plan_of_known_evenings_stays_as_it_is_on_every_system() -> None:
    """Seeds and plans are the same for everybody, so these numbers may never change."""
    known = [
        Evening(f"{street}-{tier}-{number}", street, tier, 5, "It", ("a",), "Hi.")
        for street in ("ab", "cd")
        for tier in (1, 2, 3, 4)
        for number in range(4)
    ]
    rules = replace(RULES, streets=("ab", "cd"))
    found = plan(rules, known, (), ("ab", "cd"), "neighborly", 2026)
    assert [door.id for doors in found.evenings for door in doors] == RECORDED.split()
    assert [found.match_seed(1, 1), found.match_seed(14, 1)] == [624012193, 467043280]
    assert week_seed(date(2026, 11, 29)) == ("2026-W48", 509129246)


RECORDED = (
    "ab-1-2 cd-1-3 ab-2-1 cd-2-1 ab-1-1 cd-2-0 ab-2-3 cd-2-2 ab-3-0 cd-2-3 ab-3-3 ab-2-2 ab-2-0 cd-3-0 "
    "cd-3-1 ab-3-2 cd-3-2 ab-3-1 cd-4-3 ab-4-3"
)


def test_the_week_begins_on_monday_and_has_a_seed_of_its_own() -> None:
    days = [date(2026, 11, 22), date(2026, 11, 23), date(2026, 11, 29), date(2026, 11, 30)]
    weeks = [week_seed(day) for day in days]
    assert [week for week, _ in weeks] == ["2026-W47", "2026-W48", "2026-W48", "2026-W49"]
    assert weeks[1] == weeks[2] and len({seed for _, seed in weeks}) == 3


# --- stored plans ----------------------------------------------------------------------------------------------


def record(found: Plan, *steps: Step) -> SeasonRecord:
    begun = "2026-11-29T20:00:00"
    return SeasonRecord(found.seed, found.difficulty, found.streets, found.to_data(), begun, steps=steps)


def test_a_stored_plan_is_read_again() -> None:
    assert plan_of(record(planned(8)), EVENINGS, puzzle_ids()) == planned(8)


def test_an_evening_that_is_gone_is_replaced_by_one_of_its_street_and_tier() -> None:
    found = planned(8)
    gone = found.evenings[0][0]
    left = {name: evening for name, evening in EVENINGS.items() if name != gone.id}
    read = plan_of(record(found), left, puzzle_ids())
    assert read is not None and read.evenings[1:] == found.evenings[1:]
    door = read.evenings[0][0]
    assert left[door.id].street == gone.street and left[door.id].tier == gone.tier and door.weight == gone.weight
    puzzles = [door.id for doors in found.evenings for door in doors if door.is_puzzle]
    read = plan_of(record(found), EVENINGS, puzzle_ids() - set(puzzles))
    assert read is not None and not set(puzzles) & {door.id for doors in read.evenings for door in doors}


def test_new_weights_do_not_change_a_season_that_has_begun() -> None:
    heavier = {name: replace(evening, weight=9, tier=3) for name, evening in EVENINGS.items()}
    assert plan_of(record(planned(8)), heavier, puzzle_ids()) == planned(8)


@pytest.mark.parametrize(
    "data",
    [
        [],
        [[]],
        [["science-fair"]],
        [[["science-fair", "nefarious", 1]]],
        [[["science-fair", "nefarious", 7, 2]]],
        [[["science-fair", "nefarious", 0, 2]]],
        [[["gone", "nowhere", 1, 2]]],
        [3],
        [[["science-fair", "nowhere", 1, 2]]],
        [[[3, "nefarious", 1, 2]]],
    ],
)
def test_a_damaged_plan_is_no_plan(data: list[Any]) -> None:
    assert plan_of(replace(record(planned(8)), plan=data), EVENINGS, puzzle_ids()) is None


# --- stakes ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weight", "day", "difficulty", "wanted"),
    [
        (1, 1, "neighborly", Stakes(1, 0, -2)),
        (6, 6, "neighborly", Stakes(1, 0, -2)),
        (6, 7, "neighborly", Stakes(1, 0, -3)),
        (8, 13, "neighborly", Stakes(2, 0, -3)),
        (9, 1, "best-kept", Stakes(3, 0, -2)),
        (9, 14, "easygoing", Stakes(3, 0, -1)),
    ],
)
def test_hard_evenings_pay_more_and_losses_get_dearer(weight: int, day: int, difficulty: str, wanted: Stakes) -> None:
    assert stakes(RULES, Door("it", "nefarious", 2, weight), day, difficulty) == wanted


def test_a_puzzle_costs_the_same_all_season_long() -> None:
    for day in (1, 12):
        worth = stakes(RULES, Door("nefarious/06", "nefarious"), day, "best-kept")
        assert (worth.of(SOLVED), worth.of(GIVEN_UP)) == (1, -1)


# --- state -----------------------------------------------------------------------------------------------------


def played(*results: str, found: Plan | None = None) -> SeasonState:
    """The state after these results behind the first doors."""
    steps: list[Step] = [(OPENED,)]
    for day, result in enumerate(results, 1):
        steps += [(BEGUN, day, 1, day, ""), (ENDED, day, result)]
    return fold(RULES, found or planned(1), steps)


def test_a_season_begins_with_its_opening() -> None:
    state = fold(RULES, planned(1), [])
    assert (state.stage, state.day, state.points) == (OPENING, 1, 5)
    assert fold(RULES, planned(1), [(OPENED,)]).stage == MAP


def test_an_evening_moves_the_reputation_by_its_stakes() -> None:
    found = planned(1)
    worth = stakes(RULES, found.evenings[0][0], 1, found.difficulty)
    for result, change in ((WIN, worth.win), (PLACE, 0), (LOSS, worth.lose)):
        state = played(result, found=found)
        assert (state.stage, state.day, state.points) == (MAP, 2, 5 + change)
        assert state.past[0].before == 5 and state.past[0].after == 5 + change


def test_the_reputation_has_a_top_and_at_zero_the_season_is_over() -> None:
    top = played(*[WIN] * 12)
    assert top.points <= RULES.most and top.day == 13 and top.stage == MAP
    lost = played(*[LOSS] * 5)
    assert lost.points == 0 and lost.stage == ENDING and len(lost.past) == 3


def test_after_the_second_table_of_the_party_the_season_is_over() -> None:
    state = played(*[WIN] * 14)
    assert state.stage == ENDING and state.wins == 14 and state.is_over
    assert fold(RULES, planned(1), [*steps_of(14), (CLOSED,)]).stage == CLOSED


def steps_of(count: int, result: str = WIN) -> list[Step]:
    return [
        (OPENED,),
        *(step for day in range(1, count + 1) for step in ((BEGUN, day, 1, day, ""), (ENDED, day, result))),
    ]


def test_an_evening_that_has_begun_cannot_be_begun_again() -> None:
    steps: list[Step] = [(OPENED,), (BEGUN, 1, 1, 77, ""), (BEGUN, 1, 1, 78, "undo nefarious pip-fuse")]
    state = fold(RULES, planned(1), steps)
    assert state.stage == TABLE and state.begun is not None and state.begun.match == 77 and state.favors_used == 0
    state = fold(RULES, planned(1), [*steps, (ENDED, 1, WIN), (ENDED, 1, LOSS), (BEGUN, 1, 1, 79, "")])
    assert len(state.past) == 1 and state.past[0].result == WIN and state.stage == MAP


def test_a_puzzle_is_solved_or_given_up_and_a_match_is_not() -> None:
    found = planned(1)
    day = next(day for day, doors in enumerate(found.evenings, 1) if len(doors) == 2 and doors[1].is_puzzle)
    before: list[Step] = [*steps_of(day - 1), (BEGUN, day, 2, 0, "")]
    assert fold(RULES, found, [*before, (ENDED, day, WIN)]).stage == TABLE
    assert fold(RULES, found, [*before, (ENDED, day, SOLVED)]).past[-1].is_won
    assert fold(RULES, found, [(OPENED,), (BEGUN, 1, 1, 5, ""), (ENDED, 1, SOLVED)]).stage == TABLE


def test_an_abandoned_season_takes_no_more_steps() -> None:
    state = fold(RULES, planned(1), [*steps_of(2), (ABANDONED,), (BEGUN, 3, 1, 5, "")])
    assert state.stage == ABANDONED and state.is_over and len(state.past) == 2


STEPS = st.one_of(
    st.tuples(st.sampled_from([OPENED, CLOSED, ABANDONED, "danced"])),
    st.tuples(st.just(BEGUN), st.integers(0, 15), st.integers(0, 3), st.integers(0, 99), st.just("undo a b")),
    st.tuples(st.just(ENDED), st.integers(0, 15), st.sampled_from([WIN, PLACE, LOSS, SOLVED, GIVEN_UP, "slept"])),
    st.tuples(st.sampled_from([BEGUN, ENDED]), st.text(max_size=3)),
)


@given(st.lists(STEPS, max_size=60), st.sampled_from(DIFFICULTIES))
def test_whatever_is_stored_the_state_is_one_of_a_season(extra: list[Step], difficulty: str) -> None:
    """Steps that fit are taken from a sound season, others are mixed in; going on from any moment changes nothing."""
    found = planned(2, difficulty)
    steps = [step for pair in itertools.zip_longest(steps_of(14), extra) for step in pair if step is not None]
    states = [fold(RULES, found, steps[:number]) for number in range(len(steps) + 1)]
    for before, after in itertools.pairwise(states):
        assert 0 <= after.points <= RULES.most
        assert after.past[: len(before.past)] == before.past and len(after.past) <= len(before.past) + 1
        assert (after.points == 0) <= after.is_over
        assert (after.begun is not None) == (after.stage == TABLE)
    days = [outcome.day for outcome in states[-1].past]
    assert days == sorted(set(days)) == list(range(1, len(days) + 1))
