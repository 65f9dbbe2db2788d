"""Runes & Regulations: compiles card data once into numbered effects and the rules of a table.

Spin results and the event list (RR-8, RR-9.6) are effects too. Their numbers follow those of the cards.
"""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from engine.games.runes_and_regulations.definitions import compiled_effects as compiled
from engine.games.runes_and_regulations.definitions.compiled_effects import Effect, Operation, Target
from engine.games.runes_and_regulations.definitions.reader import cards
from engine.games.runes_and_regulations.definitions.spinner_results import (
    EVENT_RESULTS,
    NEFARIOUS_RESULTS,
    ORDINARY_RESULTS,
)
from engine.games.runes_and_regulations.definitions.vocabulary import GROUPS, REGULATION, Card, Step
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.match_rules import ContinuousEffects, MatchRules
from engine.kernel.cards.effect_types import effect_names, find_effect_type


def targets_of(step: Step) -> list[Target]:
    """Return the targets that a step needs when its effect is declared (RR-7.4)."""
    found: list[Target] = []
    if step.who in ("any-player", "any-neighbor"):
        found.append(Target(compiled.SEATS, of=compiled.PEOPLE[step.who], ahead=step.condition == "target-is-ahead"))
    if step.who in GROUPS or step.what == "this":
        return found
    return found + find_effect_type(UNITS, step.do).targets(step)


def compile_effect(
    number: int,
    trigger: str,
    price: tuple[str, ...],
    steps: Sequence[Step],
    spun: bool = False,
    by_the_street: bool = False,
) -> Effect:
    """Compile an effect from its data. `spun`: results of the Spinner, which aren't card effects."""
    targets: list[Target] = []
    operations: list[Operation] = []
    for step in steps:
        place = effect_names(UNITS).index(step.do)
        unit = UNITS[place]
        if unit.continuous:
            continue
        own = targets_of(step)
        groups = tuple(range(len(targets), len(targets) + len(own)))
        targets += own
        operations.append(
            Operation(
                place,
                step,
                act=unit.act,
                who=compiled.PEOPLE[step.who],
                n=step.n if isinstance(step.n, int) else compiled.NUMBERS[step.n],
                what=compiled.WHAT[step.what],
                of=compiled.PEOPLE[step.of],
                pile=step.source == "main-discard",
                condition=compiled.CONDITIONS[step.condition],
                phases=sum(compiled.PHASE_BITS[phase] for phase in step.phases),
                upto=step.upto or step.n == "any",
                may=step.may,
                must=step.must,
                groups=groups,
                through_card=not spun,
                any_lawn=unit.act == compiled.SUMMON and step.source == "hand" and not spun,
            )
        )
    free = not price and any(_needs_nothing(operation) for operation in operations)
    from_hand = any(op.act in (compiled.CAST, compiled.SUMMON) for op in operations)
    return Effect(
        number, compiled.TRIGGERS[trigger], price, tuple(targets), tuple(operations), by_the_street, free, from_hand
    )


def _needs_nothing(operation: Operation) -> bool:
    """Return whether a step can always do something, wherever the cards are (see targets.does_something)."""
    asks = operation.must or operation.condition != compiled.ALWAYS or bool(operation.groups)
    acts = operation.act in (compiled.CAST, compiled.SUMMON) or operation.what in (compiled.THIS, compiled.THAT)
    return not asks and not acts


@cache
def effects() -> tuple[Effect, ...]:
    """Return the effects of the box's cards by definition number, followed by the Spinner's results, six per face."""
    found = [_of_card(card) for card in cards()]
    for face, results in enumerate((ORDINARY_RESULTS, EVENT_RESULTS, NEFARIOUS_RESULTS)):
        for steps in results:
            found.append(compile_effect(len(found), "none", (), steps, spun=True, by_the_street=face == 1))
    return tuple(found)


def _of_card(card: Card) -> Effect:
    return compile_effect(card.number, card.trigger, card.price, card.steps, by_the_street=card.deck == REGULATION)


def programs(added: Sequence[Card] = ()) -> tuple[Effect, ...]:
    """Return every effect by its number. Those of cards from packs come last."""
    return (*effects(), *(_of_card(card) for card in added))


def is_spin(effect: int) -> bool:
    """Return whether an effect is a result of the Spinner."""
    return len(cards()) <= effect < len(effects())


def spin_effect(face: int, result: int) -> int:
    """Return the effect number of a Spin result (1 to 6) on a face of the Spinner."""
    return len(cards()) + 6 * face + result - 1


# --- continuous effects, and the rules of a table ---------------------------------------------------------------------


def add_continuous(laws: ContinuousEffects, instance: int, card: Card) -> None:
    """Add the continuous effects of a card. `instance` is -1 for a Regulation."""
    for step in card.steps:
        find_effect_type(UNITS, step.do).add_continuous(laws, instance, step)


@lru_cache(maxsize=64)
def match_rules(expansion: bool, mastery: bool, reshuffle: bool, added: tuple[Card, ...] = ()) -> MatchRules:
    """Return the rules of a table with these options and cards of packs, compiled once."""
    every = (*cards(), *added)
    return MatchRules(expansion, mastery, reshuffle, added, every, programs(added), add_continuous)


def _made_anew(rules: MatchRules) -> tuple[Any, ...]:
    """Let worker processes compile the rules again, because compiled objects can't be pickled."""
    return match_rules, (rules.expansion, rules.mastery, rules.reshuffle, rules.added)


copyreg.pickle(MatchRules, _made_anew)
