"""Nefarious, for computer seats: which Actions the others take, from habit and from what they have shown."""

from __future__ import annotations

from engine.games.nefarious.layout import (
    CHOSEN,
    COUNTERS,
    ESPIONAGE,
    HAND,
    INVENT,
    MONEY,
    RESEARCH,
    RESERVE,
    SET_ASIDE,
    SPIES_PER_SEAT,
    WORK,
)
from engine.games.nefarious.match_rules import GameView as Seen, MatchRules

from ..advice import Memory
from .weights import Weights

Chances = list[float]
"""How likely each of the four Actions is."""
SHOWN = "actions"
"""Where the memory keeps the Actions shown: lists of a turn and each seat's mask, oldest first."""
LATELY = 8
"""Turns that count as lately."""
POOR, RICH = 4, 14
"""Dollars below which few Inventions can be built, and from which nearly all can."""


def observe(view: Seen, memory: Memory, revealed_turn: int) -> None:
    """Note the Actions that lie revealed; what was noted of later turns has been taken back."""
    masks = view.counters[CHOSEN[0] :: COUNTERS]
    rows: list[list[int]] = [row for row in memory.get(SHOWN, []) if row[0] < revealed_turn]
    if any(masks) and revealed_turn > 0:
        rows.append([revealed_turn, *masks])
    memory[SHOWN] = rows


def habits(view: Seen, memory: Memory, weights: Weights, seat: int, rules: MatchRules) -> Chances:
    """How often a seat takes each Action from now on; sums up to the number of Actions a turn.

    Espionage is foreseen from the Spies left, not from what was shown: early turns are full of it, late ones not.
    """
    usual = weights.usual_actions
    chances = [share * weights.usual_turns for share in usual]
    chances[ESPIONAGE] = 0.0
    if weights.watches_actions:
        for turn, *masks in memory.get(SHOWN, []):
            seen = weights.forgetting ** max(0, view.turn - turn)
            for action in (INVENT, RESEARCH, WORK):
                if masks[seat] >> action & 1:
                    chances[action] += seen
    spying = usual[ESPIONAGE]
    if weights.watches_actions:
        spying *= view.counters[RESERVE[seat]] / SPIES_PER_SEAT
    again = latest_run(memory, seat, ESPIONAGE)
    if again > SPIES_PER_SEAT:  # without Spies to send: it is not done for them
        spying = again / (again + 1)
    rest = sum(chances)
    chances = [chance * (1 - spying) / rest for chance in chances]
    chances[ESPIONAGE] = spying
    return scaled(chances, rules.actions)


def latest_run(memory: Memory, seat: int, action: int) -> int:
    """In how many turns up to the latest a seat took an Action without a break."""
    run = 0
    for row in reversed(memory.get(SHOWN, [])):
        if not row[1 + seat] >> action & 1:
            break
        run += 1
    return run


def lately(memory: Memory, seat: int) -> list[float]:
    """The shares of the latest turns in which a seat took each Action."""
    masks = [row[1 + seat] for row in memory.get(SHOWN, [])[-LATELY:]]
    return [sum(mask >> action & 1 for mask in masks) / LATELY for action in range(4)]


def this_turn(view: Seen, chances: Chances, seat: int, rules: MatchRules, watches: bool) -> Chances:
    """How likely a seat takes each Action now: its habits, and what its money and hand let it do."""
    chances = chances[:]
    if watches:
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
    if rules.no_repeat:
        for action in range(4):
            if view.counters[CHOSEN[seat]] >> action & 1:
                chances[action] = 0.0
    return scaled(chances, rules.actions)


def scaled(chances: Chances, total: int) -> Chances:
    """The chances with another sum, none above 1."""
    whole = sum(chances) or 1.0
    return [min(1.0, chance * total / whole) for chance in chances]


def income_chances(spies: list[float], payers: list[Chances]) -> list[tuple[float, float]]:
    """What each Action would pay, spread over the payers' Actions of this turn: (dollars, chance) pairs.

    `payers` holds the Actions of the neighbors on both sides (the same one twice at a table of two).
    """
    outcomes = [(0.0, 1.0)]
    groups: list[tuple[Chances, int]] = []
    for payer in payers:
        if groups and groups[-1][0] is payer:
            groups[-1] = (payer, groups[-1][1] + 1)
        else:
            groups.append((payer, 1))
    for chances, factor in groups:
        whole = sum(chances) or 1.0
        outcomes = [
            (dollars + spies[action] * factor * whole, chance * chances[action] / whole)
            for dollars, chance in outcomes
            for action in range(4)
            if chances[action] > 0
        ]
    return outcomes
