"""The effect type DISCARD: one card after another, chosen by the player or at random (RR-4.1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import DISCARD, Operation
from engine.games.runes_and_regulations.definitions.vocabulary import Card, Step
from engine.games.runes_and_regulations.effects._words import add_number
from engine.games.runes_and_regulations.effects.effect_type import Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import people
from engine.games.runes_and_regulations.layout import HAND
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.actions.actions import ASKED, AT_RANDOM, happen_to_each
from engine.games.runes_and_regulations.rules.actions.group_actions import gather
from engine.kernel.files.faults import rule
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SOURCE, Frame


def discard(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    seats = people(state, frame, op)
    if op.upto:
        gather(state, frame, seats)
        return
    pairs = [(seat, NONE) for seat in seats for _ in range(min(op.n, len(state.zones[HAND[seat]])))]
    happen_to_each(state, codes.WOULD_DISCARD, frame[SOURCE], pairs, AT_RANDOM if op.step.random else ASKED)


def check_own(card: Card, number: int) -> Iterator[Problem]:
    if card.steps[number].random and card.steps[number].upto:
        yield "upto", rule("false with {} (nobody chooses)", "random")


def cards_words(step: Step) -> str:
    cards = add_number("noun-card", step.n, step.upto)
    return say("discarded-at-random", cards=cards) if step.random else cards


UNIT: RunesEffectType = RunesEffectType(
    word="discard",
    title=say("form-does-discard"),
    takes=("who", "n", "upto", "random"),
    check_own=check_own,
    act=DISCARD,
    resolve=discard,
    phrase=lambda card, step, done: cards_words(step),
    if_able=True,
    describe_done=lambda told, step, groups: (step.do, cards_words(step)),
    player_does=lambda step, name: say("player-discards", player=name, cards=add_number("noun-card", step.n)),
    harms=True,
    mild=True,
    on_regulation=2,
)
