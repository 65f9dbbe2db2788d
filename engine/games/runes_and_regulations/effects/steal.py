"""The effect type STEAL: take a Creature or a Rune (RR-4.5)."""

from __future__ import annotations

from engine.games.runes_and_regulations.definitions.compiled_effects import STEAL
from engine.games.runes_and_regulations.effects._words import describe_targets, target_words
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import HAPPENS_TO_IT, OTHERS, act_on_picks, picks
from engine.games.runes_and_regulations.messages import say

UNIT: RunesEffectType = RunesEffectType(
    word="steal",
    title=say("form-does-steal"),
    takes=("n", "upto", "what", "of"),
    needs=("what", "of"),
    words={"what": ("mythical", "creature", "hexed", "sacrificial", "rune"), "of": OTHERS},
    act=STEAL,
    targets=picks(STEAL),
    resolve=act_on_picks,
    phrase=lambda card, step, done: target_words(step, off=True),
    describe_done=describe_targets,
    replaces=HAPPENS_TO_IT,
    harms=True,
)
