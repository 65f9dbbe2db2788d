"""Twin positions: cards that a seat can't see are dealt again, and the seat must not notice.

At each visited position every seat and a spectator get a twin of it. Both views must be equal, and a computer seat must
note and choose the same. Then the asked seat gives the same answer in both worlds. If it sees the same afterward, it
must have seen the same events and get the same question. While several seats choose in secret, a different answer of
one shows the others nothing. After a shuffle no seat knows a card that it can't see.
"""

from __future__ import annotations

import copy
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.ai import levels
from engine.ai.player import SearchingPlayer
from engine.kernel.flow import machine
from engine.kernel.flow.determinize import determinize
from engine.kernel.state.events import REVEALED, SHUFFLED, Event, redact
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.state import State
from engine.kernel.state.view import View, view_of
from tests.endurance.case import Failure, Kind, Outcome
from tests.endurance.setups import Drawn, drawn

_LONGEST_GAME = 3000
_VISITED = 0.06
"""The share of the positions that are looked at."""
_THOUGHT = 0.02
"""The share of those with a choice at which computer seats choose."""
_LEVELS = {"gentle": 1, "normal": 1, "expert": 1}
_PLAN = {"simulations": 8, "worlds": 4, "batch": 2}


class Twins(Kind):
    """A case is one game; each seat at each position that is visited counts."""

    name = "twins"
    wanted = 100_000
    unit = "twin positions"

    def run(self, chance: random.Random, work: Path) -> Outcome:
        """Play one game at random and look at the seats' twins on the way."""
        setup = drawn(chance, {"nasty-neighbours": 4}, 2)
        state, outcome = setup.begin(), Outcome()
        for number in range(_LONGEST_GAME):
            if state.over or outcome.failures:
                break
            where = f"{setup.words}, answer {number}"
            if chance.random() < _VISITED:
                _visit(state, setup, chance, where, outcome)
            place = chance.randrange(len(state.questions))
            state.events = []
            machine.answer_at(state, place, chance.randrange(len(state.questions[place][3])))
            for wrong in known_after_shuffle(state, state.events or []):
                outcome.failures.append(_failure(setup, where, "a shuffle leaves cards known", wrong))
        return outcome


def _visit(state: State, setup: Drawn, chance: random.Random, where: str, outcome: Outcome) -> None:
    """Compare twins of one position for every seat and a spectator."""
    for viewer in (*range(state.table.seats), SPECTATOR):
        outcome.tried += 1
        view = view_of(state, viewer)
        seed = chance.getrandbits(60)
        twin = determinize(view, seed)
        seen = view_of(twin, viewer)
        # Whom else the game asks does not follow from a view, so a twin asks this seat alone.
        found = difference(view.to_data() | {"asked": 0}, seen.to_data() | {"asked": 0})
        if not found and view.question is not None:
            alone = len(state.questions) == 1
            found = (_same_answer(state, twin, viewer, chance) if alone else "") or _same_thoughts(
                setup, view, seen, seed, chance
            )
        if found:
            name = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
            outcome.failures.append(_failure(setup, where, found.partition(":")[0], f"{name}, twin {seed}: {found}"))
    found = _sealed(state, chance)
    if found:
        outcome.failures.append(_failure(setup, where, "a sealed answer shows", found))


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """What differs between two views as data, in words; empty when nothing does."""
    parts = [key for key in one if json.dumps(one[key]) != json.dumps(other[key])]
    return "; ".join(f"{key} differs: {one[key]} and {other[key]}"[:400] for key in parts)


def _same_answer(state: State, twin: State, seat: int, chance: random.Random) -> str:
    """What differs for a seat that gives the same answer in both worlds, where it can see no difference."""
    question = state.question_for(seat)
    assert question is not None
    option = chance.choice(question[3])
    told: list[list[Event]] = []
    after: list[dict[str, Any]] = []
    for world in (state.copy(), twin.copy()):
        world.events, world.rng = [], state.rng  # what is thrown or spun is no secret afterward
        machine.answer(world, seat, option)
        told.append([_told(event, seat) for event in world.events or []])
        after.append(view_of(world, seat).to_data())
    questions = [data.pop("question") for data in after]
    if difference(*after):
        return ""
    if questions[0] != questions[1]:
        return f"the next question tells worlds apart: after {option} {questions[0]} and {questions[1]}"
    if told[0] != told[1] and not any(event[0] == SHUFFLED for event in told[0]):
        pairs = [pair for pair in zip(told[0], told[1], strict=False) if pair[0] != pair[1]]
        return f"events tell worlds apart: after {option} {pairs[:3]}"
    return ""


def _told(event: Event, seat: int) -> Event:
    """What a seat learns from an event. Who else knows the card is no secret: everybody saw who looked at it. A view
    does not say it, though, and a twin takes what was shown as shown to all.
    """
    *told, audience = redact(event, seat)
    return (*told, audience >> seat & 1)


def _same_thoughts(setup: Drawn, view: View, seen: View, seed: int, chance: random.Random) -> str:
    """Whether computer seats note and choose the same."""
    if len(view.options) < 2 or chance.random() >= _THOUGHT:
        return ""
    level = chance.choice(list(_LEVELS))
    done = []
    for look in (view, seen):
        player = levels.create(level, setup.game, view.table, view.seat, seed)
        if isinstance(player, SearchingPlayer):
            player.plan = replace(player.plan, **_PLAN)
        choice = player.choose(look)
        done.append((choice, json.dumps(copy.deepcopy(player.memory), sort_keys=True)))
    return "" if done[0] == done[1] else f"{level} chooses otherwise: {done}"


def _sealed(state: State, chance: random.Random) -> str:
    """While several are asked at once: what another answer of one of them shows to another who has not answered."""
    if len(state.questions) < 2:
        return ""
    mover = chance.randrange(len(state.questions))
    options = state.questions[mover][3]
    waiting = [question[0] for place, question in enumerate(state.questions) if place != mover]
    if len(options) < 2:
        return ""
    worlds = []
    for option in chance.sample(range(len(options)), 2):
        world = state.copy()
        world.events = []
        machine.answer_at(world, mover, option)
        worlds.append(world)
    if any(world.question_for(seat) is None for world in worlds for seat in waiting):
        return ""
    for seat in waiting:
        found = difference(*(view_of(world, seat).to_data() for world in worlds))
        told = [[redact(event, seat) for event in world.events or []] for world in worlds]
        if found or told[0] != told[1]:
            return f"seat {seat} can tell what seat {state.questions[mover][0]} has answered: {found or told}"
    return ""


def known_after_shuffle(state: State, events: list[Event]) -> list[str]:
    """The cards of a shuffled zone, into which none came since, that seats still know without seeing it."""
    wrong = []
    for place, event in enumerate(events):
        zone = event[3]
        seen = any(other[4] == zone or other[0] == REVEALED and other[3] == zone for other in events[place + 1 :])
        if event[0] != SHUFFLED or seen:
            continue
        known = [card for card in state.zones[zone] if card >= 0 and state.known[card] & ~state.table.sees[zone]]
        wrong += [f"card {card} of zone {zone} is known to {state.known[card]:b}" for card in known]
    return wrong


def _failure(setup: Drawn, where: str, group: str, sentence: str) -> Failure:
    return Failure(f"{where}: {sentence}", f"{setup.slug}: {group}"[:80])
