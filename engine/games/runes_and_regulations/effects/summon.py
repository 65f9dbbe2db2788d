"""The effect type SUMMON: from hand or from the Main discard pile (RR-4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import PILE, SUMMON, THAT, WHAT, Operation, Target
from engine.games.runes_and_regulations.definitions.vocabulary import GROUPS, YOU, Card, Step
from engine.games.runes_and_regulations.effects._words import noun_phrase, things, whose_word
from engine.games.runes_and_regulations.effects.effect_type import EffectContext, Groups, Line, Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import OWN_CHOICE, group, maximum, people
from engine.games.runes_and_regulations.layout import MAIN_DISCARD
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.actions.actions import happen_to_each
from engine.games.runes_and_regulations.rules.actions.group_actions import gather
from engine.games.runes_and_regulations.rules.frame_fields import SUBJECT
from engine.kernel.files.faults import KeyValue, rule
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SEAT, SOURCE, Frame

FOUND = "that-is-a-creature"
"""The condition that comes with "that"."""


def targets(step: Step) -> list[Target]:
    if step.source != "main-discard":
        return []
    optional = step.upto or step.n == "any"
    return [Target(PILE, WHAT[step.what], act=SUMMON, maximum=maximum(step), upto=optional)]


def summon(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    if op.pile:
        refs = [frame[SUBJECT]] if op.what == THAT else group(frame, op.groups[-1])
        pairs = [(frame[SEAT], ref) for ref in refs if ref in state.zones[MAIN_DISCARD]]
        happen_to_each(state, codes.WOULD_SUMMON, frame[SOURCE], pairs)
    else:
        gather(state, frame, people(state, frame, op))


def check(card: Card, step: Step) -> Iterator[Problem]:
    if step.what in ("that", "other-creature") and step.source == "hand":
        yield "from", rule("{} with {}", "main-discard", KeyValue("what", step.what))
    if step.what in ("beast", "sacrificial") and step.source != "hand":
        yield "from", rule("{} with {} (no such card is ever discarded there)", "hand", KeyValue("what", step.what))


def check_own(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if (step.condition == FOUND) != (step.what == "that"):
        yield "if", rule("{} with {} and {}, and only there", FOUND, UNIT.word, KeyValue("what", "that"))
    if step.who in GROUPS and (step.source != "hand" or step.what not in ("", "creature")):
        yield "who", rule("{}, where a Creature comes from the Main discard pile", YOU)
    if step.what == "that" and (step.n != 1 or step.who != YOU):
        yield "n", rule("1 with {}", KeyValue("what", "that"))
    if step.what == "other-creature" and not any(price.startswith("sacrifice") for price in card.price):
        yield "what", rule("{} ({} is for a SACRIFICE as the price)", "creature", "other-creature")


def phrase(card: Card, step: Step, done: str) -> str:
    what = say("some-it") if step.condition == FOUND else things(step.what or "creature", step.n, step.upto)
    name = "summoned-from-hand" if step.source == "hand" else "summoned-from-pile"
    return say(name, what=what, whose=whose_word(step))


def describe_done(told: EffectContext, step: Step, groups: Groups) -> tuple[str, str]:
    chosen = [ref for ref in groups[-1] if ref != NONE] if groups else []
    if chosen:
        what = say.join_list([told.name_or(ref, say("noun-creature.one")) for ref in chosen])
    elif step.what == "that":
        what = told.name_or(told.subject, say("some-it"))
    else:
        what = noun_phrase((step.what or "creature").removeprefix("other-"), step.n, step.upto)
    return UNIT.word, say("done-from-hand" if step.source == "hand" else "done-from-pile", what=what)


def data_of(line: Line) -> dict[str, Any]:
    if line["what"] == "that":
        return {"what": "that", "from": "main-discard", "if": FOUND}
    if line["from"] == "hand":
        return {} if line["what"] == "creature" else {"what": line["what"]}
    return {"what": line["what"], "from": line["from"]}


UNIT: RunesEffectType = RunesEffectType(
    word="summon",
    title=say("form-does-summon"),
    takes=("who", "n", "upto", "may", "what", "from", "if"),
    words={"what": ("creature", "other-creature", "beast", "sacrificial", "that")},
    that_triggers=("neighbor-discards",),
    check=check,
    own_who=OWN_CHOICE,
    check_own=check_own,
    act=SUMMON,
    targets=targets,
    resolve=summon,
    phrase=phrase,
    describe_done=describe_done,
    helps=True,
    on_regulation=7,
    data_of=data_of,
)
