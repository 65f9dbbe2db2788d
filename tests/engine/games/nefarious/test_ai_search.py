"""What computer seats of Nefarious search: sound plans, worlds that fit, the same answer twice, and its reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

import pytest

from engine.ai import levels, self_play
from engine.ai.player import SearchingPlayer
from engine.games import load
from engine.games.nefarious import codes
from engine.games.nefarious.ai import features, horizon_of, weights
from engine.games.nefarious.ai.explainer import PARTS, WIN, WORLDS
from engine.games.nefarious.ai.search_problem import SCALE, NefariousProblem
from engine.games.nefarious.definitions.reader import inventions
from engine.games.nefarious.layout import HAND, INVENT, MONEY, PLAY, RESERVE, SPIES
from engine.games.nefarious.match_rules import ASK_ACTION, ASK_INVENT
from engine.games.nefarious.rules.scoring import points_of
from engine.kernel.files.faults import BadCard
from engine.kernel.game.evaluator import read_weights
from engine.kernel.game.policy import read_plans
from engine.kernel.state.state import TURN, State
from engine.kernel.state.view import View, view_of
from tests.engine.parts import hint_sentences

GAME = load("nefarious")


def searching(state: State, seat: int, level: str = "hard") -> SearchingPlayer:
    player = levels.create(level, GAME, state.table, seat, 11)
    assert isinstance(player, SearchingPlayer)
    return player


def questions(seats: int, options: dict[str, object], seed: int = 5) -> Iterator[tuple[State, View]]:
    """The positions of a match played by the rollout policy, each with the view of the seat asked first."""
    state = self_play.opening(GAME.new_table(seats, GAME.checked_options(options), seed), seed)
    policy = GAME.ai.policy(state.table, "normal")
    assert policy is not None
    while state.questions:
        yield state, view_of(state, state.questions[0][0])
        self_play.answer_at(state, 0, policy.answer(state, state.questions[0]))


def first_of(kind: int, seats: int = 2, turn: int = 1) -> tuple[State, View]:
    """The first question of a kind with a choice, from a turn on."""
    return next(
        (state.copy(), view)
        for state, view in questions(seats, {"twists": 0})
        if view.question and view.question[1] == kind and len(view.options) > 1 and view.turn >= turn
    )


def test_hard_and_expert_have_plans() -> None:
    plans = weights.FILES.plans()
    assert sorted(plans) == ["expert", "hard"]
    assert plans["expert"].simulations > plans["hard"].simulations
    assert all(weights.FILES.load(plan.weights) for plan in plans.values())


def test_a_bad_plan_is_refused_by_name() -> None:
    text = weights.FILES.text_of("search").replace("horizon = 3", "horizon = 0", 1)
    with pytest.raises(BadCard, match="horizon"):
        read_plans(text, "search.toml")


def test_what_was_learned_must_be_complete() -> None:
    text = weights.FILES.text_of("evaluator-2")
    assert len(read_weights(text, "evaluator-2.toml", features.FEATURES)) == len(features.FEATURES)
    with pytest.raises(BadCard, match="evaluator-2.toml: 'rounds' is not known; expected able, "):
        read_weights(text.replace("turns = ", "rounds = ", 1), "evaluator-2.toml", features.FEATURES)
    with pytest.raises(BadCard, match="evaluator-2.toml: 'turns' is missing; expected a number"):
        read_weights(text.replace("turns = ", "# ", 1), "evaluator-2.toml", features.FEATURES)


def test_trials_go_less_far_at_large_tables() -> None:
    """With six players Expert would else need most of the time that a question may take."""
    plans = weights.FILES.plans()
    turns = {level: [horizon_of(plan, seats) for seats in range(2, 7)] for level, plan in plans.items()}
    assert turns["expert"] == [plans["expert"].horizon] * 3 + [3, 2]
    assert turns["hard"] == [plans["hard"].horizon] * 5


@pytest.mark.parametrize("kind", [ASK_ACTION, ASK_INVENT])
def test_the_same_question_is_answered_the_same_way_twice(kind: int) -> None:
    state, view = first_of(kind, turn=4)
    assert searching(state, view.seat).choose(view) == searching(state, view.seat).choose(view)


@pytest.mark.parametrize(("seats", "twists"), [(2, 0), (3, 2), (4, 1)])
def test_worlds_look_the_same_to_the_seat_and_trials_leave_them_alone(seats: int, twists: int) -> None:
    for number, (state, view) in enumerate(questions(seats, {"twists": twists})):
        if number % 19 or len(view.options) < 2:
            continue
        player = searching(state, view.seat)
        problem = player.policy.search_problem(view, player.memory, number, player.plan)
        world = problem.determinize(1) if problem else player.policy.determinize(view, player.memory, number)
        assert view_of(world, view.seat).to_data() == view.to_data()
        if problem:
            before = world.copy()
            outcome = problem.play(world, problem.arms[0].option, 3)
            assert world == before
            assert outcome == problem.play(world, problem.arms[0].option, 3)
            assert 0.0 <= outcome.value <= SCALE


@pytest.mark.parametrize(("seats", "twists"), [(2, 0), (3, 2)])
def test_rollouts_of_all_options_end_between_the_same_two_turns(seats: int, twists: int) -> None:
    for number, (state, view) in enumerate(questions(seats, {"twists": twists}, seed=9)):
        if number % 13 or len(view.options) < 2:
            continue
        policy = GAME.ai.policy(state.table, "normal")
        assert policy is not None
        ends = [policy.end_of(view, {}, option, number) for option in range(len(view.options))]
        going_on = [end for end in ends if end and not end.over]
        assert {end.values[TURN] for end in going_on} <= {view.turn}
        assert all(end.stack[-1][:2] == [codes.TURN, codes.STEP_START] for end in going_on)


def test_levels_differ_by_memory_and_budget_alone() -> None:
    gentle, normal = (asdict(weights.FILES.load(name)) for name in ("gentle", "normal"))
    assert {name for name in normal if gentle[name] != normal[name]} == {"watches_actions", "worlds", "horizon"}


def test_the_numbers_of_reasons_are_those_at_the_ends_of_rollouts() -> None:
    seen = set()
    for number, (state, view) in enumerate(questions(3, {"twists": 0}, seed=4)):
        if number % 5 or len(view.options) < 2:
            continue
        policy = GAME.ai.policy(state.table, "normal")
        assert policy is not None
        for reason in policy.reasons(view, {}, 1, 0, number):
            ends = [policy.end_of(view, {}, 1, number + world) for world in range(WORLDS)]
            found = [policy.measure(view, reason, end) for end in ends if end]
            if reason.mine and None not in found:
                seen.add(reason.key)
                doubt = 2.5 if reason.key == "may-win" else 0.25
                assert sum(filter(None, found)) / len(found) == pytest.approx(reason.mine, abs=doubt)
    assert len(seen) > 2


def test_sealed_actions_of_others_are_guessed_from_what_is_likely() -> None:
    """Somebody without a card in hand and with all Spies out hardly chooses to Invent or to spy (NF-3.1, NF-4.1)."""
    table = GAME.new_table(2, GAME.checked_options({"twists": 0}), 3)
    state = GAME.set_up(table, 3)
    state.counters[RESERVE[1]] = 0
    state.counters[SPIES[1] + INVENT] = 5
    state.zones[0] += state.zones[HAND[1]]
    state.zones[HAND[1]] = []
    self_play.advance(state)
    own = next(place for place, question in enumerate(state.questions) if question[0] == 1)
    self_play.answer_at(state, own, 3)
    view = view_of(state, 0)
    player = searching(state, 0)
    problem = player.policy.search_problem(view, player.memory, 1, player.plan)
    assert isinstance(problem, NefariousProblem)
    guessed = [problem.determinize(number).stack[-1][4 + 1] for number in range(60)]
    assert sum(mask in (1, 2) for mask in guessed) < 15
    assert len(set(guessed)) > 1


def test_the_chance_to_win_grows_with_points() -> None:
    state, view = first_of(ASK_ACTION, turn=6)
    player = searching(state, view.seat)
    problem = player.policy.search_problem(view, player.memory, 1, player.plan)
    assert isinstance(problem, NefariousProblem)
    chances = problem.evaluator.win_odds(state)
    assert sum(chances) == pytest.approx(1.0)
    ahead = state.copy()
    deck = ahead.zones[0]
    printed = state.table.rules.points
    card = max((number for number in deck if printed[number] < 20), key=lambda number: printed[number])
    deck.remove(card)
    ahead.zones[PLAY[view.seat]].append(card)
    assert points_of(ahead, view.seat) > points_of(state, view.seat)
    assert problem.evaluator.win_odds(ahead)[view.seat] > chances[view.seat]


def test_every_question_can_be_taken_apart_with_every_set_of_weights() -> None:
    seen = set()
    for state, view in questions(3, {"twists": 2}, seed=8):
        assert view.question is not None
        if len(view.options) < 2 or view.question[1] in seen:
            continue
        seen.add(view.question[1])
        for name in ("gentle", "normal"):
            policy = GAME.ai.policy(state.table, name)
            taken = policy.weigh(view, {}, range(len(view.options)), 4)
            assert [len(parts) for parts in taken] == [len(PARTS)] * len(view.options)
            assert taken == policy.weigh(view, {}, range(len(view.options)), 4)
    assert len(seen) > 2


def test_a_win_is_its_own_reason() -> None:
    """One Invention that is paid brings the twentieth point, alone in the lead (NF-6.1)."""
    state, view = first_of(ASK_INVENT, turn=8)
    rules = state.table.rules
    seat = view.seat
    best = sorted((card for card in state.zones[0] if rules.points[card] < 20), key=lambda card: -rules.points[card])
    while points_of(state, seat) < rules.goal - 1:
        card = best.pop(0)
        state.zones[0].remove(card)
        state.zones[PLAY[seat]].append(card)
    state.counters[MONEY[seat]] = 30
    view = view_of(state, seat)
    player = searching(state, seat)
    choice = player.choose(view)
    self_play.answer_at(state, next(i for i, q in enumerate(state.questions) if q[0] == seat), choice)
    assert player.policy.weigh(view, player.memory, [choice], 2)[0][WIN] > 0
    assert "win" in hint_sentences(player, view, choice, ["you", *"BCDEF"])[0]


def test_a_card_that_can_be_built_now_is_neither_promised_nor_saved_up_for() -> None:
    """An Action leaves open which card is built, and a card that can be paid needs no saving (NF-4.2)."""
    table = GAME.new_table(2, GAME.checked_options({}), 3)
    state = GAME.set_up(table, 3)
    hand = [number for number, card in enumerate(inventions()) if card.id in ("virus", "genetically-modified-virus")]
    for zone in state.zones:
        zone[:] = [card for card in zone if card not in hand]
    state.zones[HAND[0]][:] = hand
    for card in hand:
        state.known[card] = 1
    self_play.advance(state)
    player, view = searching(state, 0), view_of(state, 0)
    told = hint_sentences(player, view, INVENT, ["you", "B"])
    assert "puts you at" not in told[0] and told[0].startswith("You can build ")
    while state.questions[0][:2] != (0, ASK_INVENT):
        self_play.answer_at(state, 0, INVENT if state.questions[0][1] == ASK_ACTION else 0)
    view = view_of(state, 0)
    for option in range(len(view.options)):
        assert " of the $" not in " ".join(hint_sentences(player, view, option, ["you", "B"]))
