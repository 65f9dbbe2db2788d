"""Invariants of every state of every game, for tests, simulations and damaged saves."""

from __future__ import annotations

import json
from typing import Final

from engine.kernel.flow import machine
from engine.kernel.flow.determinize import determinize
from engine.kernel.state.refs import GAP, HIDDEN
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of

TRIAL_ANSWERS: Final = 60
THOROUGH: Final = 16
"""The number of playouts before a state from outside is accepted."""


def check(state: State) -> list[str]:
    """Return everything that is wrong with a state, as sentences; empty if it is sound."""
    parts = (conservation, known_faces, questions, copies, views, state.table.game.rules.violations)
    return [fault for check_part in parts for fault in check_part(state)]


def can_be_played_on(state: State, playouts: int = 1) -> bool:
    """Return whether playouts of a state run without a failing rule or lost cards.

    A state from outside can hold frames that no rule made. Their faults show only when they run.
    """
    try:
        return all(not conservation(_played_on(state, number)) for number in range(playouts))
    except Exception:  # rules can raise anything at frames that they didn't make
        return False


def _played_on(state: State, playout: int) -> State:
    """Return the state after some pseudo-random answers, which differ between playouts."""
    trial = state.copy()
    for number in range(TRIAL_ANSWERS):
        if trial.over or not trial.questions:
            break
        seat, _, _, options = trial.questions[0]
        machine.answer(trial, seat, options[(number * 7919 + playout * 104_729 + seat) // 7 % len(options)])
    return trial


def conservation(state: State) -> list[str]:
    """Check that every card instance lies in exactly one zone."""
    seen: dict[int, int] = {}
    wrong = []
    for zone, cards in enumerate(state.zones):
        for card in cards:
            if card == GAP:
                continue
            if card in seen:
                wrong.append(f"card {card} lies in zones {seen[card]} and {zone}")
            seen[card] = zone
    missing = set(range(len(state.table.faces))) - set(seen)
    unknown = set(seen) - set(range(len(state.table.faces)))
    if missing:
        wrong.append(f"cards lie nowhere: {sorted(missing)}")
    if unknown:
        wrong.append(f"cards that do not exist: {sorted(unknown)}")
    return wrong


def known_faces(state: State) -> list[str]:
    """Check that all seats that see a zone know its cards."""
    sees = state.table.sees
    return [
        f"card {card} in zone {zone} is not known to all who see it"
        for zone, cards in enumerate(state.zones)
        for card in cards
        if card >= 0 and sees[zone] & ~state.known[card]
    ]


def questions(state: State) -> list[str]:
    """Check that a match in progress asks each asked seat once, with options, and that a finished one asks no seat."""
    asked = [question[0] for question in state.questions]
    wrong = []
    if state.over == bool(asked):
        wrong.append("the game is over and asks" if state.over else "the game goes on and asks nobody")
    if len(set(asked)) != len(asked):
        wrong.append(f"a seat is asked twice at once: {asked}")
    for question in state.questions:
        if not question[3] or len(set(question[3])) != len(question[3]):
            wrong.append(f"seat {question[0]} is asked without options or with one twice")
    return wrong


def copies(state: State) -> list[str]:
    """Check that a copied state and a saved and loaded one equal the original and share no lists with it."""
    data = state.to_data()
    wrong = []
    copy = state.copy()
    if copy.to_data() != data:
        wrong.append("the copy differs from the original")
    for name in ("zones", "stack", "queue"):
        pairs = zip(getattr(copy, name), getattr(state, name), strict=True)
        if any(mine is theirs for mine, theirs in pairs):
            wrong.append(f"the copy shares {name} with the original")
    loaded = State.from_data(state.table, json.loads(json.dumps(data)))
    if loaded.to_data() != data:
        wrong.append("saved and loaded, the position differs")
    return wrong


def views(state: State) -> list[str]:
    """Check that views show no secret faces, and that a determinization of a view gives the same view."""
    wrong = []
    for seat in range(state.table.seats):
        view = view_of(state, seat)
        for zone, cards in enumerate(view.zones):
            if len(cards) != len(state.zones[zone]):
                wrong.append(f"seat {seat} sees {len(cards)} cards in zone {zone}, there are {len(state.zones[zone])}")
            for card in cards:
                if card >= 0 and not state.known[card] >> seat & 1:
                    wrong.append(f"seat {seat} sees card {card} in zone {zone} and may not")
        if view.question is not None:
            world = determinize(view, state.values[0] * 31 + seat)
            if view_of(world, seat).to_data() != view.to_data():
                wrong.append(f"a world dealt from seat {seat}'s view does not give that view again")
            wrong += [f"dealt world: {line}" for line in conservation(world)]
            if any(HIDDEN in cards for cards in world.zones):
                wrong.append("a dealt world has cards without a face")
    return wrong


def answers(state: State) -> list[str]:
    """Check that every offered option can be answered without an error."""
    for seat, _, _, options in state.questions:
        for option in options:
            try:
                machine.answer(state.copy(), seat, option)
            except Exception:  # rules can raise anything at options that they didn't mean to offer
                return [f"the rules fail at the option {option} of seat {seat + 1}"]
    return []
