"""The effect type for moving a Creature to another Lawn, which is neither a STEAL nor a RETURN."""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import (
    CREATURES,
    NEXT_SEAT,
    PEOPLE,
    WHAT,
    Operation,
    Target,
)
from engine.games.runes_and_regulations.definitions.vocabulary import Step
from engine.games.runes_and_regulations.effects._words import targets_named
from engine.games.runes_and_regulations.effects.effect_type import EffectContext, Groups, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import group
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.actions.actions import happen_to_each
from engine.kernel.state.refs import NONE, SEAT_BASE
from engine.kernel.state.state import SEAT, SOURCE, Frame


def targets(step: Step) -> list[Target]:
    moved = Target(CREATURES, WHAT[step.what], PEOPLE[step.of], verb=UNIT.word)
    return [moved, Target(NEXT_SEAT, follows=True)]


def move_creature(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    creature, goal = group(frame, op.groups[0]), group(frame, op.groups[1])
    if creature and goal and creature[0] >= 0 and goal[0] >= 0:
        happen_to_each(state, codes.MOVING, frame[SOURCE], [(frame[SEAT], creature[0])], goal[0] - SEAT_BASE)


def describe_done(told: EffectContext, step: Step, groups: Groups) -> tuple[str, str]:
    moved = told.public(groups[0][0]) if groups and groups[0] else say("noun-creature.one")
    goal = groups[1][0] - SEAT_BASE if len(groups) > 1 and groups[1] else NONE
    if goal < 0:
        return UNIT.word, say("done-to-another-lawn", what=moved)
    return UNIT.word, say("done-to-lawn", what=moved, player=told.names[goal])


UNIT: RunesEffectType = RunesEffectType(
    word="move",
    title=say("form-does-move"),
    takes=("what", "of", "to"),
    needs=("what", "of", "to"),
    words={"what": ("mythical", "creature", "hexed"), "of": ("any-neighbor",), "to": ("other-neighbor",)},
    targets=targets,
    resolve=move_creature,
    phrase=targets_named,
    describe_done=describe_done,
    harms=True,
)
