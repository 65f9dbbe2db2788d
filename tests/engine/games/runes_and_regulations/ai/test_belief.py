"""All levels of Runes & Regulations above Gentle take into account which reactions the others have not taken."""

from __future__ import annotations

import copy

from engine.games.runes_and_regulations.ai import RunesPolicy, belief
from engine.games.runes_and_regulations.definitions.compiled_effects import TRIGGERS
from engine.games.runes_and_regulations.layout import FENCE, HEXED, RUNE_DECK
from engine.kernel.game.policy import Memory
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.view import View, view_of
from tests.engine.games.runes_and_regulations.ai.test_search import asked
from tests.engine.games.runes_and_regulations.lab import Lab

POLICY = RunesPolicy("expert")
WORLDS = 400
AGAINST_HEXES = "yours-would-be-hexed"
SUSPECTED = TRIGGERS[AGAINST_HEXES]


def table(*fence: str) -> Lab:
    """A looks at B's Fence."""
    return Lab(A={"lawn": ["Bratty Dragon"]}, B={"lawn": ["Sneaky Griffin"], "fence": list(fence)}, phase="cast")


def hexed(lab: Lab) -> None:
    """B's Creature gets a Shrub."""
    card = lab.state.zones[lab.state.table.layout.seat_zone("lawn", 1)][0]
    lab.state.values[HEXED] |= 1 << card


def rune_came(lab: Lab) -> None:
    """B gets one more Rune from the deck."""
    card = lab.state.zones[RUNE_DECK].pop()
    lab.state.zones[FENCE[1]].append(card)
    lab.state.known[card] = 2


def share(view: View, memory: Memory) -> float:
    """In how many of the worlds that A imagines B has a Rune against hexes."""
    policy = RunesPolicy("expert")
    found = 0
    for seed in range(WORLDS):
        world = policy.determinize(view, memory, seed)
        assert view_of(world, view.seat).to_data() == view.to_data()
        found += any(view.table.rules.triggers[card] == SUSPECTED for card in world.zones[FENCE[1]])
    return found / WORLDS


def test_who_lets_a_creature_be_hexed_rather_holds_no_rune_against_it() -> None:
    """RR-7.1: a Rune could have kept the Shrub away; it may have been held back."""
    lab = table("Tricky Trap", "Salty Shaker")
    memory: Memory = {}
    POLICY.observe(lab.view("A"), memory)
    before = share(lab.view("A"), memory)
    hexed(lab)
    POLICY.observe(lab.view("A"), memory)
    after = share(lab.view("A"), memory)
    assert 0 < after < 0.7 * before


def test_what_came_to_the_fence_later_is_not_suspected() -> None:
    lab = table("Tricky Trap")
    memory: Memory = {}
    POLICY.observe(lab.view("A"), memory)
    hexed(lab)
    POLICY.observe(lab.view("A"), memory)
    rune_came(lab)
    POLICY.observe(lab.view("A"), memory)
    assert memory[belief.UNTAKEN]["1"][AGAINST_HEXES][belief.NUMBER] == 1
    lab.state.zones[FENCE[1]].pop(0)
    POLICY.observe(lab.view("A"), memory)
    assert not memory[belief.UNTAKEN]["1"]


def test_an_empty_fence_says_nothing() -> None:
    lab = table()
    memory: Memory = {}
    POLICY.observe(lab.view("A"), memory)
    hexed(lab)
    POLICY.observe(lab.view("A"), memory)
    assert not memory[belief.UNTAKEN]["1"]


def test_no_rune_is_ruled_out() -> None:
    noted: dict[str, list[float]] = {}
    for _ in range(20):
        belief.note(noted, AGAINST_HEXES, 2)
    assert noted[AGAINST_HEXES][belief.SHARE] == belief.LEAST


def test_whoever_lets_others_cast_is_noticed_in_whole_games() -> None:
    triggers = set()
    for seats in (2, 4):
        for _, view, memory in asked(seats, 2, 0.1):
            again = copy.deepcopy(memory)
            POLICY.observe(view, again)
            assert again == memory
            fences = [view.zones[FENCE[seat]].count(HIDDEN) for seat in range(seats)]
            for seat, noted in memory[belief.UNTAKEN].items():
                triggers |= set(noted)
                assert all(0 < entry[belief.NUMBER] <= fences[int(seat)] for entry in noted.values())
    assert {"neighbor-would-cast", "neighbor-summons"} <= triggers
    assert any(trigger.startswith("yours-would-be") for trigger in triggers)
    assert set(belief.HELD_BACK) <= set(TRIGGERS)
