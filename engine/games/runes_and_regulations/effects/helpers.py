"""Runes & Regulations: helpers that several effect types share (RR-4): players, targets and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions import compiled_effects as compiled
from engine.games.runes_and_regulations.definitions.compiled_effects import Operation, Target
from engine.games.runes_and_regulations.definitions.vocabulary import GROUPS as GROUP_WORDS, YOU, Card, Step
from engine.games.runes_and_regulations.effects.effect_type import Problem
from engine.games.runes_and_regulations.layout import LAWN
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.rules.actions.actions import happen, happen_to_each
from engine.games.runes_and_regulations.rules.actions.group_actions import RULES, gather
from engine.games.runes_and_regulations.rules.creatures import is_mythical, matches
from engine.games.runes_and_regulations.rules.effect_targets import condition_holds, own_candidates, rune_owner
from engine.games.runes_and_regulations.rules.frame_fields import EFFECT, GROUPS, OTHER, SUBJECT, TIMES, groups_from
from engine.games.runes_and_regulations.rules.regulations import is_bound
from engine.kernel.files.faults import rule
from engine.kernel.state.refs import NONE, SEAT_BASE
from engine.kernel.state.state import ACTIVE, MOMENT, SEAT, SOURCE, STEP, Frame

PORCH_PIRATE = compiled.TRIGGERS["neighbor-would-draw-extra"]
OWN_CHOICE = (YOU, *GROUP_WORDS)
OTHERS: Final = ("any-neighbor", "that-neighbor")
ON_LAWN: Final = ("mythical", "creature", "hexed", "other-creature", "other-mythical")
ALL_OR_ANY: Final = ("all", "any")
HAPPENS_TO_IT = tuple(
    f"{whose}would-be-{done}" for whose in ("", "yours-") for done in ("hexed", "destroyed", "stolen", "returned")
)
"""Triggers whose event a similar or opposite event can replace."""


def group(frame: Frame, number: int) -> list[int]:
    """Return the targets of a group in an EFFECT frame. -1 marks a target that has gone (RR-7.12)."""
    return groups_from(frame, GROUPS)[number]


def people(state: GameState, frame: Frame, op: Operation) -> list[int]:
    """Return the seats that do a step. Several act clockwise from the active player (RR-4.9)."""
    if op.who in (compiled.EACH_PLAYER, compiled.EACH_NEIGHBOR):
        everybody: Sequence[int] = state.table.clockwise[state.values[ACTIVE]][-1]
        if state.table.rules.programs[frame[EFFECT]].by_the_street:
            everybody = [seat for seat in everybody if is_bound(state, seat)]
        return [seat for seat in everybody if op.who == compiled.EACH_PLAYER or seat != frame[SEAT]]
    if op.who == compiled.THAT_NEIGHBOR:
        return [frame[OTHER]] if frame[OTHER] >= 0 else []
    if op.who == compiled.ACTIVE_PLAYER:
        active = state.values[ACTIVE]
        return [active] if condition_holds(state, op, active, NONE, NONE) else []
    if op.groups and state.table.rules.programs[frame[EFFECT]].targets[op.groups[0]].kind == compiled.SEATS:
        return [ref - SEAT_BASE for ref in group(frame, op.groups[0]) if ref >= SEAT_BASE]
    return [frame[SEAT]]


def number_of(state: GameState, frame: Frame, op: Operation, before: int) -> int:
    """Return the amount of a step."""
    if op.n == compiled.PER_UNICORN:
        cards = state.table.rules.cards
        lawn = state.zones[LAWN[frame[SEAT]]]
        return sum(1 for card in lawn if cards[card].kind == "unicorn" and is_mythical(state, card))
    if op.n == compiled.THAT_MANY:
        return frame[SUBJECT] if state.table.rules.programs[frame[EFFECT]].trigger == PORCH_PIRATE else before
    return op.n


# --- HEX, RESTORE, DESTROY, STEAL and RETURN ------------------------------------------------------------------------


def maximum(step: Step) -> int:
    """Return the most targets that a step can choose."""
    if isinstance(step.n, int):
        return step.n
    return compiled.MANY if step.n == "any" else 1


def picks(act: int) -> Callable[[Step], list[Target]]:
    """Return a function that lists the Creature or Rune targets of an act."""

    def targets(step: Step) -> list[Target]:
        if step.n == "all":
            return []
        what = compiled.WHAT[step.what]
        optional = step.upto or step.n == "any"
        kind = compiled.RUNES if what == compiled.RUNE else compiled.CREATURES
        return [Target(kind, what, compiled.PEOPLE[step.of], act, maximum(step), optional, verb=step.do)]

    return targets


def act_on_picks(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    """HEX, RESTORE, DESTROY, STEAL or RETURN a step's targets: chosen ones, this, that, all, or each player's."""
    seat = frame[SEAT]
    kind = op.act
    if op.who in (compiled.EACH_PLAYER, compiled.EACH_NEIGHBOR):
        seats = people(state, frame, op)
        if op.n == compiled.ALL:
            pairs = [(each, card) for each in seats for card in own_candidates(state, op, each, frame[SOURCE])]
            happen_to_each(state, RULES[kind], frame[SOURCE], pairs)
        else:
            gather(state, frame, seats)
        return
    if op.n == compiled.ALL:
        everybody = state.table.clockwise[seat][-1]
        owners = everybody[1:] if op.of == compiled.EACH_NEIGHBOR else everybody[:1]
        pairs = [
            (seat, card)
            for owner in owners
            for card in state.zones[LAWN[owner]]
            if matches(state, card, op.what, frame[SOURCE])
        ]
        happen_to_each(state, RULES[kind], frame[SOURCE], pairs)
        return
    if op.groups:
        refs = [ref for ref in group(frame, op.groups[-1]) if ref != NONE]
    else:
        refs = [frame[SOURCE] if op.what == compiled.THIS else frame[SUBJECT]]
    if op.what == compiled.RUNE:
        rule = codes.WOULD_STEAL_RUNE if kind == compiled.STEAL else codes.WOULD_DESTROY_RUNE
        for ref in reversed(refs):
            happen(state, rule, seat, frame[SOURCE], ref, rune_owner(state, ref))
        return
    happen_to_each(state, RULES[kind], frame[SOURCE], [(seat, ref) for ref in refs])


# --- repeated SPIN and CAST -------------------------------------------------------------------------------------------


def repeat(state: GameState, frame: Frame, op: Operation, seat: int) -> None:
    """Let a seat SPIN or CAST, several times if the card says so."""
    state.stack.append(
        [codes.REPEATED, 0, seat, frame[SOURCE], op.do, op.n, frame[EFFECT], frame[STEP] - 1, state.values[MOMENT] + 1]
    )


def settle_between(state: GameState, frame: Frame) -> None:
    """Finish the chain of each before the next if there are several."""
    if frame[TIMES] > 1:
        state.stack.append([codes.SETTLE, 0, frame[SEAT], NONE, state.values[MOMENT] + 1])


# --- protection from endless turns ------------------------------------------------------------------------------------


NO_MORE_RUNES: Problem = ("do", rule("another step, or a turn could be endless (Runes could bring ever more Runes)"))
"""The error for a Rune that adds Runes."""


def no_more_regulations(card: Card, number: int) -> Iterator[Problem]:
    """Yield an error for a Regulation that acts when it becomes active."""
    if card.trigger == "becomes-active":
        yield "do", rule("another step, or a turn could be endless (Regulations could bring ever more Regulations)")
