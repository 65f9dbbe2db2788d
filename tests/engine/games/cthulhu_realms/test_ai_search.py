"""The search of the higher levels of Cthulhu Realms: its worlds and trials, its evaluator, what it finds."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import islice, pairwise, takewhile
from math import isfinite, sqrt
from statistics import mean, pstdev

import pytest

from engine.ai import levels, self_play
from engine.games.cthulhu_realms.ai import RealmsPolicy, evaluator, weights
from engine.games.cthulhu_realms.ai.evaluator import is_turn_over
from engine.games.cthulhu_realms.ai.explainer import ATTACKING, KEEPING, NAMES, PARTS
from engine.games.cthulhu_realms.ai.search_problem import RealmsProblem
from engine.games.cthulhu_realms.ai.weights import FILES
from engine.games.cthulhu_realms.codes import ACQUIRE
from engine.games.cthulhu_realms.text.advice import phrase
from engine.kernel.files.faults import BadCard
from engine.kernel.game.policy import read_plans
from engine.kernel.state.state import TURN, State
from engine.kernel.state.view import View, view_of
from tests.engine.games.cthulhu_realms.lab import GAME, Lab
from tests.engine.parts import hint_sentences
from tests.sampling import amount, only

SEARCHING = ("hard", "expert")
QUESTIONS = amount(60, 4)
MOST = amount(100_000, 25)
"""Questions of one game."""


def thoughtful(seats: int, seed: int) -> Iterator[tuple[State, View, RealmsProblem]]:
    """Questions of a game among Gentle seats that a search has something to think about."""
    table = GAME.new_table(seats, {}, seed)
    state = self_play.opening(table, seed)
    players = [levels.create("gentle", GAME, table, seat, seed) for seat in range(seats)]
    while state.questions:
        seat = state.questions[0][0]
        view = view_of(state, seat)
        problem = RealmsProblem(view, seed, FILES.plans()["expert"].horizon)
        if len(problem.arms) > 1:
            yield state, view, problem
        self_play.answer_at(state, 0, players[seat].choose(view))


def sampled(share: float) -> Iterator[tuple[State, View, RealmsProblem]]:
    """Some such questions of games of every size."""
    dice = random.Random(5)
    found = 0
    while found < QUESTIONS:
        for seats in (2, 3, 4):
            for entry in islice(thoughtful(seats, dice.randrange(1000)), MOST if found < QUESTIONS else 0):
                if dice.random() < share and found < QUESTIONS:
                    found += 1
                    yield entry


# --- worlds and trials -----------------------------------------------------------------------------------------------


def test_every_world_of_a_search_looks_the_same_to_the_seat() -> None:
    for _, view, problem in sampled(0.1):
        for number in range(2):
            assert view_of(problem.determinize(number), view.seat).to_data() == view.to_data()


def test_a_trial_changes_no_world_and_comes_to_the_same_again() -> None:
    for _, _, problem in sampled(0.1):
        world = problem.determinize(0)
        before = world.to_data()
        for arm in problem.arms:
            assert problem.play(world, arm.option, 0) == problem.play(world, arm.option, 0)
        assert world.to_data() == before


def test_all_options_of_a_question_are_played_to_the_same_boundary() -> None:
    for _, _, problem in sampled(0.1):
        world = problem.determinize(0)
        ends = [problem.end(world, arm.option, 0) for arm in problem.arms]
        open_ends = [end for end in ends if end is not None and not end.over]
        assert all(is_turn_over(end.stack[0]) and len(end.stack) == 1 for end in open_ends)
        assert len({end.values[TURN] for end in open_ends}) <= 1


@pytest.mark.parametrize("level", ["gentle", "normal"])
def test_options_that_do_the_same_are_worth_the_same(level: str) -> None:
    for _, view, problem in sampled(0.1):
        judged = RealmsPolicy(level).evaluate_options(view, {}, 5)
        assert len(judged.values) == len(judged.wins) == len(view.options)
        for arm in problem.arms:
            assert len({judged.values[option] for option in (arm.option, *arm.alike)}) == 1


def test_arms_are_options_and_no_option_stands_in_two() -> None:
    for _, view, problem in sampled(0.1):
        named = [option for arm in problem.arms for option in (arm.option, *arm.alike)]
        assert len(named) == len(set(named))
        assert all(0 <= option < len(view.options) for option in named)
        assert len(problem.arms) > 1


@pytest.mark.parametrize("level", only(["hard"], SEARCHING))
def test_the_same_question_gets_the_same_answer(level: str) -> None:
    for state, view, _ in sampled(0.04):
        choices = {levels.create(level, GAME, state.table, view.seat, 3).choose(view) for _ in range(2)}
        assert len(choices) == 1


# --- what is found ---------------------------------------------------------------------------------------------------


def turn_of(lab: Lab, level: str, seed: int) -> list[tuple[str, str]]:
    """Play the first seat's turn to its end; what it did, as (verb, card)."""
    table = lab.state.table
    players = [levels.create(level, GAME, table, seat, seed) for seat in range(table.seats)]
    turn, done = lab.state.values[TURN], []
    while lab.state.questions and lab.state.values[TURN] == turn:
        seat = lab.state.questions[0][0]
        view = view_of(lab.state, seat)
        choice = players[seat].choose(view)
        verb, source, target = view.options[choice]
        card = target if GAME.verbs[verb] == "choose" else source
        named = GAME.words.card_name(table, card) if 0 <= card < len(table.faces) else ""
        done.append((GAME.verbs[verb], named))
        self_play.answer_at(lab.state, 0, choice)
    return done


@pytest.mark.parametrize("level", SEARCHING)
def test_loss_goes_past_what_could_be_bought_when_it_wins(level: str) -> None:
    """CR-4.10, CR-6.1: of the two halves, the loss is the one that ends the game."""
    for seed in range(4):
        lab = Lab(A={"hand": ["Nyarlathotep", "Kingsport Night Watchman", "Follower"]}, B={"sanity": 8})
        turn_of(lab, level, seed)
        assert lab.state.winners == [0]


@pytest.mark.parametrize("level", SEARCHING)
def test_cards_that_cost_themselves_are_spent_when_that_wins(level: str) -> None:
    """CR-4.2: Dagon and Lodge No. 13 abjure themselves for the last points of loss."""
    for seed in range(amount(4, 2)):
        lab = Lab(A={"hand": ["Dagon", "Follower"], "play": ["Lodge No. 13"]}, B={"sanity": 12})
        turn_of(lab, level, seed)
        assert lab.state.winners == [0]


@pytest.mark.parametrize("level", SEARCHING)
def test_a_weak_card_is_abjured_early(level: str) -> None:
    """CR-4.2: a starter leaves the deck, not a card of the row that nobody has yet."""
    for seed in range(4):
        lab = Lab(A={"hand": ["Ghoul"], "discard": ["Follower", "Follower", "Goon", "Mi-Go"]}, B={"sanity": 50})
        abjured = [card for verb, card in turn_of(lab, level, seed) if verb == "choose"]
        assert abjured in (["Follower"], ["Goon"])


@pytest.mark.parametrize("level", SEARCHING)
def test_the_turn_is_not_over_before_every_card_is_played_and_all_loss_is_caused(level: str) -> None:
    for seed in range(4):
        lab = Lab(A={"hand": ["Follower", "Goon", "Needlessly Wavy Dagger", "Shoggoth"]}, B={"sanity": 40})
        turn_of(lab, level, seed)
        spared = "Goon" in lab.cards("table.box")  # the Dagger may abjure the Goon or the Follower
        assert lab.counter("B.sanity") == 40 - 4 - 4 - (not spared)


# --- reasons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", levels.names())
def test_options_of_every_kind_of_question_are_taken_apart(level: str) -> None:
    kinds = set()
    for state, view, _ in sampled(0.1):
        policy = GAME.ai.policy(state.table, levels.weights_of(level, GAME))
        assert view.question is not None
        kinds.add(GAME.question_kinds[view.question[1]])
        last = len(view.options) - 1
        for parts in policy.weigh(view, {}, (0, last), 1):
            assert len(parts) == len(PARTS)
            assert all(map(isfinite, parts))
    assert amount({"turn", "abjure", "loss", "discard"}, {"turn"}) <= kinds


def test_loss_shows_in_what_the_neighbors_have_left() -> None:
    """CR-4.10: Conjuring Power or Sanity loss."""
    lab = Lab(A={"hand": ["Goon"], "play": ["Kingsport Night Watchman"]}, B={"sanity": 20})
    view = lab.view("A")
    halves = [index for index, option in enumerate(view.options) if GAME.verbs[option[0]] == "use"][:2]
    power, loss = GAME.ai.policy(lab.state.table, "normal").weigh(view, {}, halves, 1)
    assert loss[ATTACKING] > power[ATTACKING]
    assert loss[KEEPING] == pytest.approx(power[KEEPING])


def test_a_weak_card_less_shows_in_the_deck() -> None:
    lab = Lab(A={"hand": ["Ghoul"], "discard": ["Follower", "Goon", "Mi-Go", "Dagon"]}, B={"sanity": 45})
    lab.plays_and_uses("A", "Ghoul")
    view = lab.view("A")
    named = [GAME.words.card_name(lab.state.table, option[2]) if option[2] >= 0 else "" for option in view.options]
    weak, good = GAME.ai.policy(lab.state.table, "normal").weigh(
        view, {}, (named.index("Follower"), named.index("Dagon")), 1
    )
    deck = NAMES.index("deck")
    assert weak[deck] > good[deck]


def test_a_turn_that_wins_is_told_with_whom_it_takes_what_from() -> None:
    lab = Lab(A={"hand": ["Mi-Go", "Shoggoth"]}, B={"sanity": 8})
    player = levels.create("expert", GAME, lab.state.table, 0, 1)
    view = lab.view("A")
    told = hint_sentences(player, view, player.choose(view), ["you", "Ben"])
    assert told[0] == "This turn takes Ben's last 8 Sanity and wins the match."


def test_what_a_turn_still_brings_is_told_to_its_seat_alone() -> None:
    lab = Lab(A={"hand": ["Mi-Go", "Goon"]}, B={"sanity": 40})
    player = levels.create("expert", GAME, lab.state.table, 0, 1)
    view = lab.view("A")
    choice = player.choose(view)
    mine = hint_sentences(player, view, choice, ["you", "Ben"])
    assert any(words.startswith("In all, Ben loses") for words in mine)
    openly = hint_sentences(player, view, choice, ["Ada", "Ben"], openly=True)
    assert not any("Ben" in words for words in openly)


def test_a_step_that_costs_nothing_has_what_the_turn_comes_to_for_a_reason() -> None:
    """CR-2.1: free steps are taken in any order, so where they lead to tells nothing."""
    lab = Lab(A={"hand": ["Goon", "Follower"]}, B={})
    player = levels.create("expert", GAME, lab.state.table, 0, seed=1)
    for _ in range(4):
        view = lab.view("A")
        choice = player.choose(view)
        assert hint_sentences(player, view, choice, ["you", "Ben"]), view.options[choice]
        self_play.answer_at(lab.state, 0, choice)


def test_a_hint_calls_its_own_seat_yourself() -> None:
    lab = Lab(A={"hand": ["Robed Regular"]}, B={"hand": ["Goon", "Follower"]})
    lab.do("A", "play", "Robed Regular")
    lab.do("A", "use", "Robed Regular", ability=0)
    view = lab.view("A")
    words = {phrase(view, option, ["you", "Ben"]) for option in view.options}
    assert words == {"choose yourself", "choose Ben"}


def test_a_purchase_that_the_alternative_makes_too_is_no_reason() -> None:
    lab = Lab(A={"hand": ["Goon", "Follower", "Follower"]}, B={}, table={"row": ["Mi-Go", "Freshman Who Read Ahead"]})
    policy = RealmsPolicy("expert")
    view = lab.view("A")
    goon, follower, *_ = range(len(view.options))
    keys = {reason.key for reason in policy.reasons(view, {}, goon, follower, 1)}
    assert "acquires" not in keys and keys <= {"free", "falls"}


def test_only_power_that_a_purchase_needs_helps_to_acquire_it() -> None:
    row = ["Mi-Go", "Freshman Who Read Ahead", "Professor Emeritus"]
    lab = Lab(A={"hand": ["Initiate", "Goon"]}, B={}, table={"row": row})
    lab.do("A", "play", "Initiate")
    lab.do("A", "play", "Goon")
    view = lab.view("A")
    names = [GAME.words.describe_option(view, option, ["you", "Ben"]) for option in view.options]
    found = {}
    for index, name in enumerate(names):
        found[name] = {reason.key for reason in RealmsPolicy("expert").reasons(view, {}, index, len(names) - 1, 1)}
    assert any("acquires" in keys for name, keys in found.items() if "2 Conjuring Power" in name), found
    assert not any(key.startswith("acquires") for name, keys in found.items() if "Goon" in name for key in keys)


def test_a_card_more_is_not_told_as_a_smaller_deck() -> None:
    for _, view, problem in islice(thoughtful(3, 12), 25):
        buys = [arm.option for arm in problem.arms if view.options[arm.option][0] == ACQUIRE]
        for option, instead in pairwise(buys):
            keys = {reason.key for reason in RealmsPolicy("expert").reasons(view, {}, option, instead, 1)}
            assert "smaller" not in keys, (view.turn, option, instead)


def test_the_numbers_of_reasons_are_those_of_other_worlds_too() -> None:
    checked = 0
    for _, view, problem in sampled(0.1):
        policy = RealmsPolicy("normal")
        option, instead = problem.arms[0].option, problem.arms[-1].option
        for reason in policy.reasons(view, {}, option, instead, 3):
            for told, played in ((reason.mine, option), (reason.theirs, instead)):
                ends = [policy.end_of(view, {}, played, seed) for seed in range(100, 112)]
                found = [policy.measure(view, reason, end) for end in ends if end is not None]
                numbers = [number for number in found if number is not None]
                if numbers and (played == option or reason.mine != reason.theirs):
                    checked += 1
                    doubt = 3 * pstdev(numbers) / sqrt(len(numbers))
                    assert abs(mean(numbers) - told) <= max(1.0, doubt), (reason, numbers)
    assert checked


# --- data ------------------------------------------------------------------------------------------------------------


def test_a_plan_that_cannot_be_used_is_told() -> None:
    text = weights.FILES.text_of("search")
    assert set(read_plans(text, "search.toml")) == set(SEARCHING)
    with pytest.raises(BadCard, match=r"search.toml: \[hard\]: 'arms' must be a whole number from 1 to 100000, not 0"):
        read_plans("[hard]\n" + text.split("[hard]\n")[1].replace("arms = ", "arms = 0 # ", 1), "search.toml")


@pytest.mark.parametrize(
    ("given", "instead", "sentence"),
    [
        ("[cards]", "[cards]\nluck = 1.0", "own.toml: 'cards.luck' is not known; expected cards.power, "),
        ("sanity = [", "sanity = 'all' # [", "own.toml: 'seat.sanity' must be a number, not 'all'"),
        ("other = [", "others = [", "own.toml: 'titles.other' is missing; expected a number"),
        ("keep = ", "keep = 'all' # ", "own.toml: 'now.keep' must be a number, not 'all'"),
    ],
)
def test_evaluators_that_cannot_be_used_are_told(given: str, instead: str, sentence: str) -> None:
    text = weights.FILES.text_of("evaluator-2")
    with pytest.raises(BadCard, match=sentence):
        evaluator.read(text.replace(given, instead, 1), "own.toml")


@pytest.mark.parametrize(
    ("given", "instead", "sentence"),
    [
        ("trust = ", 'trust = "much" # ', "network-2.toml: 'trust' must be a number, not 'much'"),
        ("[titles]", "[titles]\nstar = [1.0]", "network-2.toml: every card must have 4 traits, as 'other' has"),
        ("starts = [", "starts = [0.5, ", "network-2.toml: 'starts' and 'counts' must give a number for each of"),
        ("units = [", "units = [\n[0.5],", "network-2.toml: 'starts' and 'counts' must give a number for each of"),
        ("    [", "    [0.5, ", "network-2.toml: each of 'units' must have 17 numbers"),
        ("[deck]", "[deck]\nstars = [1.0]", "network-2.toml: 'deck' must be a table with an entry for each of"),
    ],
)
def test_networks_that_cannot_be_used_are_told(given: str, instead: str, sentence: str) -> None:
    text = weights.FILES.text_of("network-2").replace(given, instead, 1)
    with pytest.raises(BadCard, match=re.escape(sentence)):
        evaluator.read_network(text, "network-2.toml")


def test_a_network_gives_both_seats_one_chance_together() -> None:
    for state, view, _ in islice(thoughtful(2, 8), amount(1000, 10)):
        model = evaluator.evaluator_of(view.table.rules, 2)
        assert isinstance(model, evaluator.NetworkEvaluator)
        assert sum(model.win_odds(state)) == pytest.approx(1.0)


@pytest.mark.parametrize(("seats", "most"), [(3, 0.48), (4, 0.42)])
def test_an_early_lead_among_several_players_decides_little(seats: int, most: float) -> None:
    """Over many matches of Normal, the favorite of three won 38% while little Sanity was lost, that of four 35%."""
    told: list[float] = []
    for seed in range(5):
        early = takewhile(lambda found: evaluator.phase_of(found[0]) < 0.2, thoughtful(seats, seed))
        for _, view, _ in islice(early, 12, 40):
            told.append(max(evaluator.evaluator_of(view.table.rules, seats).win_odds(view)))
    assert sum(told) / len(told) < most
