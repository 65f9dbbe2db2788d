"""STEAL a Creature or a Rune (RR-4.5)."""

from __future__ import annotations

from engine.games.runes_and_regulations.compiled import STEAL
from engine.games.runes_and_regulations.effects._shared import HAPPENS_TO_IT, OTHERS, act_on_picks, picks
from engine.games.runes_and_regulations.effects._unit import RunesUnit, Weighed
from engine.games.runes_and_regulations.effects._words import target_words, targets_told
from engine.games.runes_and_regulations.say import say
from engine.games.runes_and_regulations.vocabulary import Step


def base(weighed: Weighed, step: Step, usual: float) -> float:
    return weighed.runes[1] if step.what == "rune" else usual


UNIT: RunesUnit = RunesUnit(
    word="steal",
    title=say("form-does-steal"),
    takes=("n", "upto", "what", "of"),
    needs=("what", "of"),
    words={"what": ("mythical", "creature", "hexed", "sacrificial", "rune"), "of": OTHERS},
    act=STEAL,
    targets=picks(STEAL),
    resolve=act_on_picks,
    phrase=lambda card, step, done: target_words(step, off=True),
    told=targets_told,
    replaces=HAPPENS_TO_IT,
    harms=True,
    base=base,
)
