"""The effect type CAST: cast a Spell from hand outside the Cast phase (RR-4.1)."""

from __future__ import annotations

from engine.games.runes_and_regulations.definitions.compiled_effects import CAST
from engine.games.runes_and_regulations.definitions.vocabulary import CURSE, NEFARIOUS_ONLY, SPELL, Card, Step
from engine.games.runes_and_regulations.effects._words import add_number
from engine.games.runes_and_regulations.effects.effect_type import EffectContext, Groups, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import repeat
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.actions.actions import PICK_HAND, pick
from engine.games.runes_and_regulations.rules.frame_fields import REPEATED_EFFECT, REPEATED_INDEX
from engine.games.runes_and_regulations.rules.nefarious_neighbor import holds_forbidden
from engine.kernel.state.state import SEAT, SOURCE, Frame


def choose_next(state: GameState, frame: Frame) -> None:
    effect, index = frame[REPEATED_EFFECT], frame[REPEATED_INDEX]
    least = 0 if state.table.rules.programs[effect].operations[index].upto else 1
    pick(state, PICK_HAND, frame[SEAT], frame[SOURCE], effect, index, least, 1)


def phrase(card: Card, step: Step, done: str) -> str:
    noun = "noun-curse" if card.deck in NEFARIOUS_ONLY else "noun-spell"
    return add_number(noun, step.n, step.upto, other=card.deck in (SPELL, CURSE))


def describe_done(told: EffectContext, step: Step, groups: Groups) -> tuple[str, str]:
    noun = "noun-curse" if holds_forbidden(told.view, told.seat) else "noun-spell"
    return UNIT.word, say("done-from-hand", what=add_number(noun, step.n, step.upto))


UNIT: RunesEffectType = RunesEffectType(
    word="cast",
    title=say("form-does-cast"),
    takes=("n", "upto", "from"),
    words={"from": ("hand",)},
    act=CAST,
    resolve=lambda state, frame, op, before: repeat(state, frame, op, frame[SEAT]),
    repeat_once=choose_next,
    phrase=phrase,
    describe_done=describe_done,
    helps=True,
)
