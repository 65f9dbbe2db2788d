"""RESTORE: take the Shrub token off a hexed Creature (RR-4.3)."""

from __future__ import annotations

from engine.games.runes_and_regulations.compiled import RESTORE
from engine.games.runes_and_regulations.effects._shared import ALL_OR_ANY, act_on_picks, picks
from engine.games.runes_and_regulations.effects._unit import Groups, RunesUnit, Told
from engine.games.runes_and_regulations.effects._words import object_words, targets_named
from engine.games.runes_and_regulations.vocabulary import Step


def told(told: Told, step: Step, groups: Groups) -> tuple[str, str]:
    return UNIT.word, object_words(told, step, groups)


UNIT: RunesUnit = RunesUnit(
    word="restore",
    title="RESTORE",
    takes="n upto of what",
    needs="what",
    words={"what": ("hexed", "that"), "n": ALL_OR_ANY},
    act=RESTORE,
    targets=picks(RESTORE),
    resolve=act_on_picks,
    phrase=targets_named,
    told=told,
    helps=True,
)
