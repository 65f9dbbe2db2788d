"""The effect type for skipping a phase of this turn or a player's next one. Two skips of a phase count once."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import Operation
from engine.games.runes_and_regulations.definitions.vocabulary import REGULATION, YOU, Card, Step
from engine.games.runes_and_regulations.effects._words import whose_word
from engine.games.runes_and_regulations.effects.effect_type import EffectContext, Groups, Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import people
from engine.games.runes_and_regulations.layout import SKIPS, SKIPS_NOW
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.messages import say
from engine.kernel.files.faults import rule
from engine.kernel.flow.moves import note
from engine.kernel.state.state import ACTIVE, PHASE, Frame

MOST_PHASES = 2
AT_ONES_OWN_TIME = ("cast", "enters-lawn", "beginning-of-turn")
"""Triggers that only occur in the player's own turn."""


def skip(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    for seat in people(state, frame, op):
        if op.step.when == "next":
            state.counters[SKIPS[seat]] |= op.phases
            note(state, codes.NOTE_SKIPS_NEXT, seat, source=op.phases)
        elif seat == state.values[ACTIVE]:
            later = sum(1 << phase for phase in range(state.values[PHASE] + 1, 6))
            state.values[SKIPS_NOW] |= op.phases & later
            if op.phases & later:
                note(state, codes.NOTE_SKIPS_NOW, seat, source=op.phases & later)


def check_own(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if len(step.phases) > MOST_PHASES:
        yield "phase", rule(f"at most {MOST_PHASES} phases")
    if step.when == "this-turn":
        theirs = card.deck == REGULATION and step.who == "active-player"
        if not theirs and (step.who != YOU or card.trigger not in AT_ONES_OWN_TIME):
            yield "when", rule("{} (this turn need not be that player's)", "next")


def phrase(card: Card, step: Step, done: str) -> str:
    name, whose = "skipped-next" if step.when == "next" else "skipped", whose_word(step)
    return say.join_list([say(name, whose=whose, phase=say(f"phase-{phase}")) for phase in step.phases])


def phases_words(step: Step) -> str:
    return say.join_list([say(f"phase-{phase}.short") for phase in step.phases])


def describe_done(told: EffectContext, step: Step, groups: Groups) -> tuple[str, str]:
    name = "done-skip-next" if step.when == "next" else "done-skip-now"
    return UNIT.word, say(name, phases=phases_words(step), count=len(step.phases))


def ends_summoning(step: Step) -> bool:
    return step.who == YOU and step.when == "this-turn" and "summon" in step.phases


def skip_value(step: Step, usual: float) -> float:
    """Return the value of a skip. Players like to skip only the Spin phase."""
    usual *= len(step.phases)
    if step.who != YOU:
        return usual
    return usual * 0.5 if step.phases == ("spin",) else -usual


UNIT: RunesEffectType = RunesEffectType(
    word="skip",
    title=say("form-does-skip"),
    takes=("who", "phase", "when", "if"),
    needs=("phase", "when"),
    check_own=check_own,
    resolve=skip,
    phrase=phrase,
    describe_done=describe_done,
    player_does=lambda step, name: say("player-skips", player=name, phases=phases_words(step)),
    harms=True,
    step_value=skip_value,
    ends_summoning=ends_summoning,
    on_regulation=8,
)
