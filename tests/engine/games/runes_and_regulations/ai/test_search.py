"""Hard and Expert in Runes & Regulations: their worlds, their trials, what they believe of roles, their reasons."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import isfinite

import pytest

from engine.ai import levels, self_play
from engine.games.runes_and_regulations.ai import RunesPolicy, belief, features
from engine.games.runes_and_regulations.ai.explainer import TRAITS
from engine.games.runes_and_regulations.ai.weights import FILES
from engine.games.runes_and_regulations.layout import HAND, LAWN, ROLE_CARD
from engine.games.runes_and_regulations.rules.victory import HENCHMAN, role_of
from engine.kernel.files.faults import BadCard
from engine.kernel.game.policy import Memory, read_plans
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of
from tests.engine.games.runes_and_regulations.lab import GAME, Lab
from tests.engine.games.runes_and_regulations.nefarious_lab import NefariousLab
from tests.engine.parts import hint_sentences
from tests.sampling import amount

GRIFFINS = ["Sneaky Griffin", "Topiary Griffin"]
PLAIN = ["Frequent-Flyer Pegasus", "Bratty Dragon"]
BEASTS = ["Bane Wing", "Rot Retriever", "Gloom Hoof", "Blight Beak"]
WORLDS = 80


def asked(seats: int, seed: int, share: float) -> Iterator[tuple[State, View, Memory]]:
    """Some questions with a choice of a game among computer seats, and what the seat has noted."""
    dice = random.Random(seed)
    options = GAME.checked_options({"expansion": seats > 2})
    table = GAME.new_table(seats, options, seed)
    state = self_play.opening(table, seed)
    players = [levels.create("gentle", GAME, table, seat, seed) for seat in range(seats)]
    memories: list[Memory] = [{} for _ in range(seats)]
    policy = RunesPolicy("expert")
    while state.questions:
        seat = state.questions[0][0]
        view = view_of(state, seat)
        policy.observe(view, memories[seat])
        if len(view.options) > 1 and dice.random() < share:
            yield state, view, copy.deepcopy(memories[seat])
        self_play.answer_at(state, 0, players[seat].choose(view))


def sampled(share: float) -> Iterator[tuple[State, View, Memory]]:
    for seats in (2, 3, 5):
        for seed in range(amount(2, 1)):
            yield from islice(asked(seats, seed, share), amount(100_000, 3))


# --- plans and weights ---------------------------------------------------------------------------------------


def test_expert_looks_at_more_than_hard() -> None:
    assert set(FILES.plans()) == {"hard", "expert"}
    hard, expert = FILES.plans()["hard"], FILES.plans()["expert"]
    assert expert.simulations > hard.simulations
    assert expert.worlds > hard.worlds


def test_a_plan_that_cannot_be_used_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadCard, match=r"search.toml: \[hard\]: 'luck' is not known"):
        read_plans('[hard]\nweights = "hard"\nluck = 3\n', "search.toml")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("now = [1.0]", "x.toml: 'now.1' is missing; expected a number"),
        ("lawn = 3", "x.toml: 'lawn' is not known; expected lawn.*"),
        ("lawn = {alley-cat = 'much'}", "x.toml: 'lawn.alley-cat' must be a number, not 'much'"),
        ("creatures = -0.2", "x.toml: 'creatures' must not be negative"),
        ("spell = 1", "x.toml: 'spell' is not known; expected creatures, far, "),
    ],
)
def test_evaluator_weights_that_cannot_be_used_are_refused_in_a_sentence(line: str, sentence: str) -> None:
    given = {"now": [0.0] * 6, "later": [0.0] * 6, "far": [0.0] * 6, "next": 0.1, "creatures": 0.1, "skipped": -0.1,
             "hand": [0.1] * 8, "runes": [0.1] * 4, "own_hand": [0.1] * 4}  # fmt: skip
    lines = [f"{name} = {value}" for name, value in given.items() if not line.startswith(f"{name} ")]
    with pytest.raises(BadCard) as caught:
        features.read("\n".join([line, *lines]), "x.toml")
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize("name", ["evaluator-2", "evaluator-4", "evaluator-nefarious"])
def test_every_card_that_the_weights_name_is_in_the_box(name: str) -> None:
    table = GAME.new_table(3, GAME.checked_options({"expansion": True}), 1)
    known = {card.id for card in table.rules.cards}
    named = [entry.partition(".") for entry in features.load(name)]
    cards = {card for group, _, card in named if group in ("lawn", "held", "fence", "roles")}
    assert cards <= known | {features.OTHER_CARD}


# --- worlds and trials ---------------------------------------------------------------------------------------


def test_every_world_looks_the_same_to_the_seat_whatever_is_believed() -> None:
    policy = RunesPolicy("expert")
    for _, view, memory in sampled(0.03):
        for seed in range(3):
            assert view_of(policy.determinize(view, memory, seed), view.seat).to_data() == view.to_data()


def test_a_rollout_leaves_its_world_as_it_was_and_comes_out_the_same_again() -> None:
    policy = RunesPolicy("expert")
    found = 0
    for _, view, memory in sampled(0.02):
        problem = policy.search_problem(view, memory, 5, FILES.plans()["expert"])
        if problem is None:
            continue
        found += 1
        world = problem.determinize(0)
        before = world.copy()
        outcomes = [problem.play(world, problem.arms[0].option, 3) for _ in range(2)]
        assert world == before
        assert outcomes[0] == outcomes[1]
        assert isfinite(outcomes[0].value)
    assert found > amount(10, 2)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_same_question_gets_the_same_answer(level: str) -> None:
    for state, view, memory in islice(asked(3, 4, 0.04), amount(100_000, 1)):
        found = set()
        for _ in range(2):
            player = levels.create(level, GAME, state.table, view.seat, 9)
            player.memory = copy.deepcopy(memory)
            found.add(player.choose(view))
        assert len(found) == 1


def test_noting_the_same_view_twice_changes_nothing() -> None:
    policy = RunesPolicy("expert")
    for _, view, memory in asked(4, 2, 0.1):
        again = copy.deepcopy(memory)
        policy.observe(view, again)
        assert again == memory


# --- roles ---------------------------------------------------------------------------------------------------


def suspected(lab: Lab, first: View, later: View) -> Counter[str]:
    """Which roles B has in the worlds that A imagines after two views."""
    policy = RunesPolicy("expert")
    memory: Memory = {}
    policy.observe(first, memory)
    policy.observe(later, memory)
    return Counter(role_of(policy.determinize(later, memory, seed), 1) for seed in range(WORLDS))


def test_whoever_gathers_griffins_is_taken_for_the_griffin_lady() -> None:
    """RR-11.5: the role is secret; what comes to the Lawn is not."""
    counts = []
    for creatures in (GRIFFINS, PLAIN):
        other = {"role": ["The Tidier"], "hand": [*GRIFFINS, *PLAIN]}
        lab = NefariousLab("summon", "A", A={"role": ["The Savior"]}, B=other)
        first = lab.view("A")
        hand, lawn = (lab.zone(f"B.{name}") for name in ("hand", "lawn"))
        for name in creatures:
            card = next(card for card in hand if GAME.words.card_name(lab.state.table, card) == name)
            hand.remove(card)
            lawn.append(card)
            lab.state.known[card] = 7
        counts.append(suspected(lab, first, lab.view("A"))["the-griffin-lady"])
    assert counts[0] > counts[1]


def test_no_role_is_ruled_out() -> None:
    likely = {"the-curator": 0.5, "the-hexlord": 0.5}
    for _ in range(50):
        belief.weigh(likely, {"the-curator": 0.1})
    assert likely["the-curator"] >= belief.FLOOR / 2


def test_no_two_seats_have_the_same_role_in_a_world() -> None:
    policy = RunesPolicy("expert")
    for _, view, memory in asked(5, 3, 0.05):
        world = policy.determinize(view, memory, 1)
        roles = [world.zones[ROLE_CARD[seat]][0] for seat in range(5)]
        assert len(set(roles)) == 5


def test_the_henchman_hopes_for_the_nefarious_neighbor_with_an_empty_lawn() -> None:
    """RR-11.3."""
    chances = {}
    for role in (HENCHMAN, "the-curator"):
        for lawn in ([], PLAIN):
            id_of = {HENCHMAN: "The Henchman", "the-curator": "The Curator"}[role]
            lab = NefariousLab("cast", "A", A={"role": [id_of], "lawn": lawn, "hand": PLAIN[:1]}, N={"lawn": BEASTS})
            chances[role, bool(lawn)] = RunesPolicy("expert").evaluator(lab.view("A")).chance(lab.state)
    assert chances[HENCHMAN, False] > chances[HENCHMAN, True]
    assert chances["the-curator", False] < chances["the-curator", True]
    assert chances[HENCHMAN, False] > chances["the-curator", False]


# --- chances -------------------------------------------------------------------------------------------------


def test_a_mythical_creature_more_makes_the_win_likelier_and_one_of_a_rival_less_likely() -> None:
    rival = {"lawn": ["Alley Cat"], "hand": ["Chimney Phoenix"]}
    lab = Lab(A={"lawn": PLAIN, "hand": ["Sneaky Griffin"]}, B=rival, phase="cast")
    odds_now = RunesPolicy("expert").evaluator(lab.view("A"))
    before = odds_now.chance(lab.state)
    mine, theirs = lab.state.copy(), lab.state.copy()
    mine.zones[LAWN[0]].append(mine.zones[HAND[0]].pop())
    theirs.zones[LAWN[1]].append(theirs.zones[HAND[1]].pop())
    assert odds_now.chance(theirs) < before < odds_now.chance(mine)


# --- reasons -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_every_question_can_be_taken_apart(level: str) -> None:
    kinds = set()
    for state, view, memory in sampled(0.03):
        policy = GAME.ai.policy(state.table, level)
        weighed = policy.weigh(view, memory, (0, len(view.options) - 1), 3)
        assert [len(parts) for parts in weighed] == [len(TRAITS)] * 2
        assert all(isfinite(part) for parts in weighed for part in parts)
        assert view.question is not None
        kinds.add(GAME.question_kinds[view.question[1]])
    assert amount({"cast", "summon", "choose", "discard"}, {"summon"}) <= kinds


def test_the_reason_for_a_summon_is_the_win_it_brings_nearer() -> None:
    lab = Lab(A={"lawn": PLAIN, "hand": ["Sneaky Griffin"]}, B={"lawn": ["Alley Cat"]}, phase="summon")
    view = lab.view("A")
    player = levels.create("expert", GAME, lab.state.table, 0, 1)
    option = player.choose(view)
    assert GAME.verbs[view.options[option][0]] == "summon"
    told = hint_sentences(player, view, option, ["you", "Ben"])
    assert any("Mythical Creatures" in words and words.startswith("You'll have") for words in told)
