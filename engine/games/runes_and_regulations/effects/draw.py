"""The effect type DRAW: draw from the deck of the player's kind (RR-4.1)."""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import DRAW, Operation
from engine.games.runes_and_regulations.definitions.vocabulary import Card, Step
from engine.games.runes_and_regulations.effects._words import add_number
from engine.games.runes_and_regulations.effects.effect_type import EffectContext, Groups, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import number_of, people
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.actions.actions import happen_to_each
from engine.games.runes_and_regulations.rules.actions.group_actions import gather
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SOURCE, Frame


def draw(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    """Let all players draw at once, or ask each if the step is optional."""
    seats = people(state, frame, op)
    if op.may:
        gather(state, frame, seats)
        return
    number = number_of(state, frame, op, before)
    rule = codes.WOULD_DRAW if op.through_card else codes.DRAWING
    if number > 0:
        happen_to_each(state, rule, frame[SOURCE], [(seat, NONE) for seat in seats], number)


def phrase(card: Card, step: Step, done: str) -> str:
    if step.n == "per-unicorn":
        return say("drawn-per-unicorn")
    if step.n == "that-many":
        return say("drawn-each", done=done) if done else say("drawn-that-many")
    return add_number("noun-card", step.n)


def describe_done(told: EffectContext, step: Step, groups: Groups) -> tuple[str, str]:
    if step.n == "per-unicorn":
        return UNIT.word, say("done-per-unicorn")
    return UNIT.word, say("drawn-that-many") if step.n == "that-many" else add_number("noun-card", step.n)


UNIT: RunesEffectType = RunesEffectType(
    word="draw",
    title=say("form-does-draw"),
    takes=("who", "n", "may", "if"),
    words={"n": ("that-many", "per-unicorn")},
    act=DRAW,
    resolve=draw,
    phrase=phrase,
    replaces=("you-would-discard", "neighbor-would-draw-extra"),
    describe_done=describe_done,
    player_does=lambda step, name: say("player-draws", player=name, cards=add_number("noun-card", step.n)),
    helps=True,
    on_regulation=1,
)
