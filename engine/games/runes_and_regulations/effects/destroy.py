"""DESTROY: a Creature goes to the pile of its own back, a Rune to its own (RR-4.4)."""

from __future__ import annotations

from engine.games.runes_and_regulations.compiled import DESTROY
from engine.games.runes_and_regulations.effects._shared import (
    ALL_OR_ANY,
    BY_OWN_CHOICE,
    HAPPENS_TO_IT,
    ON_LAWN,
    act_on_picks,
    picks,
)
from engine.games.runes_and_regulations.effects._unit import RunesUnit, Weighed
from engine.games.runes_and_regulations.effects._words import targets_named, targets_told
from engine.games.runes_and_regulations.say import say
from engine.games.runes_and_regulations.vocabulary import Step


def base(weighed: Weighed, step: Step, usual: float) -> float:
    return weighed.runes[1] * 0.5 if step.what == "rune" else usual


UNIT: RunesUnit = RunesUnit(
    word="destroy",
    title=say("form-does-destroy"),
    takes=("who", "n", "upto", "of", "what"),
    needs=("what",),
    words={"what": (*ON_LAWN, "rune", "that"), "n": ALL_OR_ANY},
    act=DESTROY,
    targets=picks(DESTROY),
    resolve=act_on_picks,
    phrase=targets_named,
    told=targets_told,
    own_who=BY_OWN_CHOICE,
    able=True,
    replaces=HAPPENS_TO_IT,
    harms=True,
    base=base,
    on_regulation=5,
)
