"""Nefarious, for computer seats: which Actions the seats take, from habit and from what they have shown."""

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
"""How likely each of the four Actions is."""
SHOWN = "actions"
"""Where the memory keeps the Actions shown: lists of a turn and each seat's mask, oldest first."""
POOR, RICH = 4, 14
"""Dollars below which few Inventions can be built, and from which nearly all can."""
RUSH = 2.5
"""How much more likely a seat invents that may win by it."""


def observe(view: GameView, memory: Memory, revealed_turn: int) -> None:
    """Note the Actions that lie revealed, and forget those of later turns, which have been taken back."""
    masks = view.counters[CHOSEN[0]::COUNTERS]
    rows: list[list[int]] = [row for row in memory.get(SHOWN, []) if row[0] < revealed_turn]
    if any(masks) and revealed_turn > 0:
        rows.append([revealed_turn, *masks])
    memory[SHOWN] = rows


class Belief:
    """What a seat expects the others to choose, from its view and memory."""

    def __init__(self, view: GameView, memory: Memory, weights: Weights, most_points: int) -> None:
        rules: MatchRules = view.table.rules
        self.rows: Sequence[Sequence[int]] = memory.get(SHOWN, [])
        seats = range(view.table.seats)
        points = [points_of(view, seat) for seat in seats]
        self.goal = rules.goal if max(points) < rules.goal else max(points) + 1
        """The points that win: the match goes on until one leads alone (NF-6.1)."""
        self.habits = [self._habits(view, weights, seat) for seat in seats]
        self.spy_pay = pay_of_spies(self.habits, rules, weights)
        self.now = [self._now(view, seat, points[seat] + most_points >= self.goal, weights) for seat in seats]
        """How likely each seat takes each Action in this turn."""

    def _habits(self, view: GameView, weights: Weights, seat: int) -> Chances:
        """Return how often a seat takes each Action from now on; the sum is the number of Actions a turn.

        Espionage is foreseen from the Spies left, not from what was shown: early turns are full of it, late ones not.
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
        if again > SPIES_PER_SEAT:  # it has no Spies left to send, and goes on all the same
            spying = again / (again + 1)
        rest = sum(chances)
        chances = [chance * (1 - spying) / rest for chance in chances]
        chances[ESPIONAGE] = spying
        return scaled(chances, view.table.rules.actions)

    def latest_run(self, seat: int, action: int) -> int:
        """Return in how many of the latest turns a seat took an Action without a break."""
        run = 0
        for row in reversed(self.rows):
            if not row[1 + seat] >> action & 1:
                break
            run += 1
        return run

    def _now(self, view: GameView, seat: int, is_near: bool, weights: Weights) -> Chances:
        """Return how likely a seat takes each Action now, from its habits and from what its money and hand allow."""
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
        return scaled(chances, rules.actions)

    def draw_action(self, state: GameState, question: Question) -> int:
        """Return the index of an Action that a seat chooses this turn, drawn by its chances."""
        now = self.now[question[0]]
        shares = [now[option[1] - FIRST_ACTION & 3] for option in question[3]]
        return by_shares(shares, rng.below(state, 10_000) / 10_000)


def pay_of_spies(habits: Sequence[Chances], rules: MatchRules, weights: Weights) -> list[list[float]]:
    """Return the dollars a turn that a Spy brings, by seat and zone (NF-2.2 and its Twists)."""
    found = []
    for seat, own in enumerate(habits):
        left, right = habits[(seat + 1) % len(habits)], habits[seat - 1]
        factor = rules.income_factor * (1 + (rules.research_income_factor - 1) * own[RESEARCH]) * weights.spy_trust
        found.append([factor * (left[zone] + right[zone] + (own[zone] if rules.income_from_own_action else 0))
                      for zone in range(4)])  # fmt: skip
    return found


def scaled(chances: Chances, total: int) -> Chances:
    """Return the chances with another sum, none above 1."""
    whole = sum(chances) or 1.0
    return [min(1.0, chance * total / whole) for chance in chances]
