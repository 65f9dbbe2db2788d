"""CAST a Spell from the hand, outside the Cast phase (RR-4.1)."""

from __future__ import annotations

from engine.games.runes_and_regulations import facts
from engine.games.runes_and_regulations.actions import PICK_HAND
from engine.games.runes_and_regulations.compiled import CAST, Operation
from engine.games.runes_and_regulations.effects._shared import repeat
from engine.games.runes_and_regulations.effects._unit import Groups, RunesUnit, Told
from engine.games.runes_and_regulations.effects._words import counted
from engine.games.runes_and_regulations.frame_fields import REPEATED_EFFECT, REPEATED_INDEX
from engine.games.runes_and_regulations.match_rules import Position
from engine.games.runes_and_regulations.picking import pick
from engine.games.runes_and_regulations.say import say
from engine.games.runes_and_regulations.vocabulary import CURSE, NEFARIOUS_ONLY, SPELL, Card, Step
from engine.kernel.state.state import SEAT, SOURCE, Frame


def cast(state: Position, frame: Frame, op: Operation, before: int) -> None:
    repeat(state, frame, op)


def choose_next(state: Position, frame: Frame) -> None:
    effect, index = frame[REPEATED_EFFECT], frame[REPEATED_INDEX]
    least = 0 if state.table.rules.programs[effect].operations[index].upto else 1
    pick(state, PICK_HAND, frame[SEAT], frame[SOURCE], effect, index, least, 1)


def phrase(card: Card, step: Step, done: str) -> str:
    noun = "noun-curse" if card.deck in NEFARIOUS_ONLY else "noun-spell"
    return counted(noun, step.n, step.upto, other=card.deck in (SPELL, CURSE))


def told(told: Told, step: Step, groups: Groups) -> tuple[str, str]:
    noun = "noun-curse" if facts.holds_forbidden(told.view, told.seat) else "noun-spell"
    return UNIT.word, say("done-from-hand", what=counted(noun, step.n, step.upto))


UNIT: RunesUnit = RunesUnit(
    word="cast",
    title=say("form-does-cast"),
    takes=("n", "upto", "from"),
    words={"from": ("hand",)},
    act=CAST,
    resolve=cast,
    again=choose_next,
    phrase=phrase,
    told=told,
    helps=True,
)
