"""The effect type SPIN: each player spins once or several times (RR-4.7)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import SPIN, Operation
from engine.games.runes_and_regulations.definitions.vocabulary import GROUPS, RUNE, Card
from engine.games.runes_and_regulations.effects.effect_type import Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import (
    NO_MORE_RUNES,
    no_more_regulations,
    people,
    repeat,
    settle_between,
)
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.actions.actions import happen
from engine.kernel.files.faults import rule
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SEAT, SOURCE, Frame

MOST_SPINS = 2
"""The limit for players' own cards, so that no turn is endless."""


def spin(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    for seat in people(state, frame, op):
        if op.n == 1:
            happen(state, codes.WOULD_SPIN, seat, frame[SOURCE], NONE, seat)
        else:
            repeat(state, frame, op, seat)


def spin_again(state: GameState, frame: Frame) -> None:
    settle_between(state, frame)
    happen(state, codes.WOULD_SPIN, frame[SEAT], frame[SOURCE], NONE, frame[SEAT])


def check_own(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if isinstance(step.n, int) and step.n > MOST_SPINS:
        yield "n", rule(f"at most {MOST_SPINS} with {{}}, or a turn could be endless", UNIT.word)
    if card.deck == RUNE and step.who in GROUPS:
        yield NO_MORE_RUNES
    yield from no_more_regulations(card, number)


UNIT: RunesEffectType = RunesEffectType(
    word="spin",
    title=say("form-does-spin"),
    takes=("who", "n"),
    check_own=check_own,
    act=SPIN,
    resolve=spin,
    repeat_once=spin_again,
    phrase=lambda card, step, done: "once" if step.n == 1 else say("times", count=step.n),
    replaces=("you-would-spin",),
    describe_done=lambda told, step, groups: (step.do, say("done-spins", count=step.n)),
    player_does=lambda step, name: say("player-spins", player=name, count=step.n),
    mild=True,
    on_regulation=3,
)
