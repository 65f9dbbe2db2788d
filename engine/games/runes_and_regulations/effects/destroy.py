"""The effect type DESTROY: put a Creature or Rune onto the discard pile of its own group (RR-4.4)."""

from __future__ import annotations

from engine.games.runes_and_regulations.definitions.compiled_effects import DESTROY
from engine.games.runes_and_regulations.effects._words import describe_targets, targets_named
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import (
    ALL_OR_ANY,
    HAPPENS_TO_IT,
    ON_LAWN,
    OWN_CHOICE,
    act_on_picks,
    picks,
)
from engine.games.runes_and_regulations.messages import say

UNIT: RunesEffectType = RunesEffectType(
    word="destroy",
    title=say("form-does-destroy"),
    takes=("who", "n", "upto", "of", "what"),
    needs=("what",),
    words={"what": (*ON_LAWN, "rune", "that"), "n": ALL_OR_ANY},
    act=DESTROY,
    targets=picks(DESTROY),
    resolve=act_on_picks,
    phrase=targets_named,
    describe_done=describe_targets,
    own_who=OWN_CHOICE,
    if_able=True,
    replaces=HAPPENS_TO_IT,
    harms=True,
    rune_share=0.5,
    on_regulation=5,
)
