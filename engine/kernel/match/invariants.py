"""What must be true of every position of every game; used by tests, simulations and damaged saves."""

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
"""Playouts before a position from outside is laid on a table."""


def check(state: State) -> list[str]:
    """Everything that is wrong with a position, in sentences; empty when it is sound."""
    wrong = conservation(state)
    wrong += known_faces(state)
    wrong += questions(state)
    wrong += copies(state)
    wrong += views(state)
    wrong += state.table.game.rules.violations(state)
    return wrong


def can_be_played_on(state: State, playouts: int = 1) -> bool:
    """Play copies of a position on; false where a rule fails or cards are lost.

    A position from outside can hold frames that no rule has made; what is wrong with them shows when they go on.
    """
    try:
        return all(not conservation(_played_on(state, number)) for number in range(playouts))
    except Exception:  # rules raise anything at what they have not made
        return False


def _played_on(state: State, playout: int) -> State:
    """The position after some answers that look like chance, other ones for each playout."""
    trial = state.copy()
    for number in range(TRIAL_ANSWERS):
        if trial.over or not trial.questions:
            break
        seat, _, _, options = trial.questions[0]
        machine.answer(trial, seat, options[(number * 7919 + playout * 104_729 + seat) // 7 % len(options)])
    return trial


def conservation(state: State) -> list[str]:
    """Every card instance lies in exactly one zone."""
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
    """Whoever sees a zone knows the cards in it."""
    sees = state.table.sees
    return [
        f"card {card} in zone {zone} is not known to all who see it"
        for zone, cards in enumerate(state.zones)
        for card in cards
        if card >= 0 and sees[zone] & ~state.known[card]
    ]


def questions(state: State) -> list[str]:
    """A game that goes on asks somebody something, once, with options; one that is over asks nobody."""
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
    """A copy and a saved and loaded position equal the original and share nothing with it."""
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
    """No view shows a face its seat may not know, and a world dealt from a view gives that view again."""
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
    """Every option that is offered can be taken, as far as the next question."""
    for seat, _, _, options in state.questions:
        for option in options:
            try:
                machine.answer(state.copy(), seat, option)
            except Exception:  # rules raise anything at what they have not offered
                return [f"the rules fail at the option {option} of seat {seat + 1}"]
    return []
