"""Nefarious, for computer seats: estimates the seats' Actions from their habits and their earlier Actions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nefarious.ai.weights import Weights
from engine.games.nefarious.layout import (
    CHOSEN,
    COUNTERS,
    ESPIONAGE,
    FIRST_ACTION,
    HAND,
    INVENT,
    MONEY,
    RESEARCH,
    RESERVE,
    SET_ASIDE,
    SPIES_PER_SEAT,
    WORK,
)
from engine.games.nefarious.match_rules import GameState, GameView, MatchRules
from engine.games.nefarious.rules.scoring import points_of
from engine.kernel.game.policy import Memory, by_shares
from engine.kernel.state import rng
from engine.kernel.state.state import Question

Chances = list[float]
"""The chance of each of the four Actions."""
SHOWN = "actions"
"""The memory's key for revealed Actions: lists of a turn and each seat's mask, oldest first."""
POOR, RICH = 4, 14
"""With less than the first, a seat can afford few Inventions. With the second or more it can afford nearly all. In
dollars."""
RUSH = 2.5
"""How much more likely a seat invents when it may win by doing so."""


def observe(view: GameView, memory: Memory, revealed_turn: int) -> None:
    """Record the revealed Actions, and delete those of later turns, which were undone."""
    masks = view.counters[CHOSEN[0] :: COUNTERS]
    rows: list[list[int]] = [row for row in memory.get(SHOWN, []) if row[0] < revealed_turn]
    if any(masks) and revealed_turn > 0:
        rows.append([revealed_turn, *masks])
    memory[SHOWN] = rows


class Belief:
    """Estimates the other seats' Actions from one seat's view and memory."""

    def __init__(self, view: GameView, memory: Memory, weights: Weights, most_points: int) -> None:
        rules: MatchRules = view.table.rules
        self.rows: Sequence[Sequence[int]] = memory.get(SHOWN, [])
        seats = range(view.table.seats)
        points = [points_of(view, seat) for seat in seats]
        self.goal = rules.goal if max(points) < rules.goal else max(points) + 1
        """The points that win. The match continues until one seat leads alone (NF-6.1)."""
        self.habits = [self._habits(view, weights, seat) for seat in seats]
        self.spy_pay = pay_of_spies(self.habits, rules, weights)
        self.now = [self._turn_chances(view, seat, points[seat] + most_points >= self.goal, weights) for seat in seats]
        """The chances of the Actions in this turn, by seat."""

    def _habits(self, view: GameView, weights: Weights, seat: int) -> Chances:
        """Return a seat's chances of each Action in later turns. They add up to the number of Actions in a turn.

        Espionage is estimated from the Spies left: seats use it often in early turns and seldom later.
        """
        usual = weights.usual_actions
        chances = [share * weights.usual_turns for share in usual]
        chances[ESPIONAGE] = 0.0
        for turn, *masks in self.rows if weights.watches_actions else ():
            seen = weights.forgetting ** max(0, view.turn - turn)
            for action in (INVENT, RESEARCH, WORK):
                if masks[seat] >> action & 1:
                    chances[action] += seen
        spying = usual[ESPIONAGE]
        if weights.watches_actions:
            spying *= view.counters[RESERVE[seat]] / SPIES_PER_SEAT
        again = self.latest_run(seat, ESPIONAGE)
        if again > SPIES_PER_SEAT:  # it has no Spies left to place and still chooses Espionage
            spying = again / (again + 1)
        rest = sum(chances)
        chances = [chance * (1 - spying) / rest for chance in chances]
        chances[ESPIONAGE] = spying
        return scale_chances(chances, view.table.rules.actions)

    def latest_run(self, seat: int, action: int) -> int:
        """Return in how many of the latest turns in a row a seat took an Action."""
        run = 0
        for row in reversed(self.rows):
            if not row[1 + seat] >> action & 1:
                break
            run += 1
        return run

    def _turn_chances(self, view: GameView, seat: int, is_near: bool, weights: Weights) -> Chances:
        """Return a seat's chances of each Action in this turn, from its habits, money and hand."""
        rules, chances = view.table.rules, self.habits[seat][:]
        if weights.watches_actions:
            cards = len(view.zones[HAND[seat]]) + len(view.zones[SET_ASIDE[seat]])
            money = view.counters[MONEY[seat]] * rules.cost_divisor
            if not cards:
                chances[INVENT] *= 0.03
            elif money < POOR:
                chances[INVENT] *= 0.5
            elif money >= RICH:
                chances[INVENT] *= 1.6
            if cards < 2:
                chances[RESEARCH] *= 1.7
            if cards and is_near:
                chances[INVENT] *= RUSH
        if rules.no_repeat:
            for action in range(4):
                if view.counters[CHOSEN[seat]] >> action & 1:
                    chances[action] = 0.0
        return scale_chances(chances, rules.actions)

    def draw_action(self, state: GameState, question: Question) -> int:
        """Return the index of an Action for a seat, drawn by its chances."""
        now = self.now[question[0]]
        shares = [now[option[1] - FIRST_ACTION & 3] for option in question[3]]
        return by_shares(shares, rng.random_below(state, 10_000) / 10_000)


def pay_of_spies(habits: Sequence[Chances], rules: MatchRules, weights: Weights) -> list[list[float]]:
    """Return the dollars per turn that a Spy earns, by seat and zone (NF-2.2 and its Twists)."""
    found = []
    for seat, own in enumerate(habits):
        left, right = habits[(seat + 1) % len(habits)], habits[seat - 1]
        factor = rules.income_factor * (1 + (rules.research_income_factor - 1) * own[RESEARCH]) * weights.spy_trust
        found.append(
            [
                factor * (left[zone] + right[zone] + (own[zone] if rules.income_from_own_action else 0))
                for zone in range(4)
            ]
        )
    return found


def scale_chances(chances: Chances, total: int) -> Chances:
    """Return the chances scaled to the sum `total`, none above 1."""
    whole = sum(chances) or 1.0
    return [min(1.0, chance * total / whole) for chance in chances]
