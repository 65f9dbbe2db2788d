"""Nefarious, for computer seats: the options that win this turn, or lose it, tried out in sampled worlds.

The rest of the turn is played through the rules themselves, so that every Twist counts. Everybody who can
build takes the most points; the Actions of the others are drawn from what they are likely to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.nefarious.codes import ACTIONS
from engine.games.nefarious.layout import ESPIONAGE, FIRST_ACTION, HAND, INVENT, MONEY, PLAY, RESEARCH, SET_ASIDE, WORK
from engine.games.nefarious.match_rules import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_INVENT,
    ASK_SET_ASIDE,
    GameState as Position,
    GameView as Seen,
)
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.machine import answer_at
from engine.kernel.flow.standard_frames import ANSWERS
from engine.kernel.state import rng as chance
from engine.kernel.state.state import KIND, TURN, WINNERS, Question

from .neighbors import Chances
from .prospects import CardWorth

IN_HASTE = (INVENT, WORK, RESEARCH, ESPIONAGE)
"""The Actions by how soon they bring points."""
LONGEST = 200
"""Answers after which a turn is given up."""


@dataclass(frozen=True, slots=True)
class Finish:
    """How often each option wins this turn for the seat, and how often somebody else wins."""

    wins: list[float]
    losses: list[float]


def may_finish(view: Seen, worth: CardWorth, points: Sequence[float], goal: float, seats: Sequence[int]) -> bool:
    """Whether one of the seats can possibly win this turn, by what is public (and the own hand)."""
    rules = view.table.rules
    builds = rules.performances
    for seat in seats:
        cards = view.zones[HAND[seat]] + view.zones[SET_ASIDE[seat]]
        if seat == view.seat:
            gains = sorted((gain_of(view, worth, seat, card) for card in cards), reverse=True)[:builds]
        else:
            gains = [worth.most_points + rules.invention_points] * min(builds, len(cards))
        extra = rules.full_hand_points + rules.no_spies_points
        if rules.money_per_point:
            extra += 4
        if points[seat] + sum(gains) + extra >= goal:
            return True
    return False


def gain_of(view: Seen, worth: CardWorth, seat: int, card: int) -> int:
    """Points a card would bring now, at most."""
    return worth.points[card] + worth.live[card] * (len(view.zones[PLAY[seat]]) + 2)


def try_out(view: Seen, worth: CardWorth, actions: Sequence[Chances], worlds: int, seed: int) -> Finish:
    """Play the rest of the turn after each option, in the same worlds for all of them.

    `actions`: the chances of each seat's Actions this turn.
    """
    number = len(view.options)
    wins, losses = [0.0] * number, [0.0] * number
    for world in range(worlds):
        state = determinize(view, seed + world)
        guess_sealed(state, view, actions)
        position = next(place for place, question in enumerate(state.questions) if question[0] == view.seat)
        for option in range(number):
            trial = state.copy()
            answer_at(trial, position, option)
            play_turn(trial, view, worth, actions)
            if trial.over:
                if trial.values[WINNERS] >> view.seat & 1:
                    wins[option] += 1 / worlds
                else:
                    losses[option] += 1 / worlds
    return Finish(wins, losses)


def guess_sealed(state: Position, view: Seen, actions: Sequence[Chances]) -> None:
    """Replace the Actions that others have already sealed by likely ones."""
    frame = state.stack[-1]
    if frame[KIND] != ACTIONS or state.table.rules.actions > 1:
        return
    for seat in range(state.table.seats):
        if seat != view.seat and seat not in view.asked:
            frame[ANSWERS + seat] = 1 << drawn(state, actions[seat])


def drawn(state: Position, chances: Sequence[float]) -> int:
    """An index drawn by its chances."""
    mark = chance.random_below(state, 10_000) / 10_000 * sum(chances)
    for index, share in enumerate(chances):
        mark -= share
        if mark < 0:
            return index
    return max(range(len(chances)), key=lambda index: chances[index])


def play_turn(state: Position, view: Seen, worth: CardWorth, actions: Sequence[Chances]) -> None:
    """Answer for everybody until the turn or the game is over."""
    for _ in range(LONGEST):
        if not state.questions or state.values[TURN] != view.turn:
            return
        answer_at(state, 0, plain_answer(state, state.questions[0], view.seat, worth, actions))


def plain_answer(state: Position, question: Question, own: int, worth: CardWorth, actions: Sequence[Chances]) -> int:
    """What somebody in a hurry answers."""
    seat, kind, _, options = question
    if kind in (ASK_INVENT, ASK_SET_ASIDE):
        money = state.counters[MONEY[seat]]
        return max(range(len(options)), key=lambda index: haste(worth, options[index][1], money))
    if kind == ASK_DISCARD:
        return min(range(len(options)), key=lambda index: worth.quality[options[index][1]])
    if kind == ASK_ACTION:
        allowed = [option[1] - FIRST_ACTION & 3 for option in options]
        if seat == own:  # the second of two Actions: build, or earn
            return min(range(len(allowed)), key=lambda index: IN_HASTE.index(allowed[index]))
        return drawn(state, [actions[seat][action] for action in allowed])
    return chance.random_below(state, len(options))


def haste(worth: CardWorth, card: int, money: int) -> tuple[bool, int, int]:
    """How much somebody wants to build a card at once: affordable, many points, cheap."""
    cost = worth.costs[card]
    return cost <= money, worth.points[card] + 5 * worth.live[card], -cost
