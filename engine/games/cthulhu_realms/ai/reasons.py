"""Cthulhu Realms, for computer seats: what the worth of an option is made of, for hints, reasons and personalities."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.ai.estimate import CARDS, STANDING, TITLES, Estimate, phase_of
from engine.games.cthulhu_realms.ai.forecast import COMING, FLOWS, SHELTERS
from engine.games.cthulhu_realms.ai.problem import Glance, RealmsTrial, skilled_of
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.facts import locations_of
from engine.games.cthulhu_realms.finish import living
from engine.games.cthulhu_realms.match_rules import Compiled, Position, Seen
from engine.games.cthulhu_realms.places import HAND, OWNED, SANITY
from engine.kernel.policy import ATTACK, CAUTION, MEANS, PROGRESS, SCHEME, Part
from engine.kernel.refs import NUMBER_BASE
from engine.kernel.rules import USE
from engine.kernel.schema import unit_of
from engine.kernel.state import OUT, WINNERS
from engine.kernel.worlds import determinize

PARTS = tuple(Part(key, trait) for key, trait in (
    ("attack", ATTACK), ("sanity", CAUTION), ("loss", ATTACK), ("power", MEANS), ("draws", MEANS), ("deck", PROGRESS),
    ("shelter", CAUTION), ("hinder", SCHEME), ("power-now", MEANS), ("sanity-now", CAUTION), ("loss-now", ATTACK),
    ("draws-now", MEANS), ("discards-now", SCHEME), ("changes-now", PROGRESS), ("destruction-now", ATTACK),
    ("stays", MEANS), ("serves", MEANS),
))  # fmt: skip
(
    ATTACKING, KEEPING, LOSS, POWER, DRAWS, DECK, SHELTER, HINDERING, POWER_NOW, SANITY_NOW, LOSS_NOW, DRAWS_NOW,
    DISCARDS_NOW, CHANGES_NOW, DESTRUCTION_NOW, STAYS, SERVES,
) = range(len(PARTS))  # fmt: skip
POINT, STAYING, SERVING = 0.2, 0.3, 0.03
"""What a point of an effect counts at once, what it does that a Location stays, and what any card in play."""
PART_NAMES = tuple(part.key for part in PARTS)
SENSIBLE_LEAD = 0.32
"""How much further ahead a sensible move brings a seat, as `Estimate.lead` counts."""
WON, LOST = 4.0, -4.0
WORLDS = 2
"""Sampled worlds in which options are taken apart."""


def places() -> tuple[int, ...]:
    """The part of each feature, before those of titles."""
    flows = [PART_NAMES.index(unit_of(UNITS, name.split(" ")[-1]).part_later) for name in FLOWS]
    later = [DECK if word == "size" else SHELTER for word in COMING]
    return (*(DECK for _ in STANDING), *flows * 3, *(SHELTER for _ in SHELTERS), *later)


PLACES = places()


def parts_of(estimate: Estimate, state: Position, seat: int, phase: float) -> list[float]:
    """What a position is worth to a seat, taken apart (in sensible moves), by the weights of one phase of a match."""
    parts = [0.0] * len(PARTS)
    if state.over or state.values[OUT] >> seat & 1:
        won = state.over and state.values[WINNERS] >> seat & 1
        parts[ATTACKING if won else KEEPING] = WON if won else LOST
        return parts
    add_cards(estimate, state, seat, phase, parts)
    parts[KEEPING] = estimate.sanity(state.counters[SANITY[seat]], phase)
    rivals = [other for other in living(state) if other != seat]
    start, change = estimate.weights[CARDS]
    for other in rivals:
        deck = estimate.deck(state.values[OWNED + other], tuple(locations_of(state, other)))
        hand = len(state.zones[HAND[other]]) * (start + phase * change)
        parts[HINDERING] -= (deck[0] + phase * deck[1] + hand) / len(rivals)
        parts[ATTACKING] -= estimate.sanity(state.counters[SANITY[other]], phase) / len(rivals)
    parts[ATTACKING] += state.values[OUT].bit_count()
    return [part / SENSIBLE_LEAD for part in parts]


def add_cards(estimate: Estimate, state: Position, seat: int, phase: float, parts: list[float]) -> None:
    """Add what a seat's own cards bring to the parts that they belong to."""
    counts = estimate.counts(phase)
    for place, amount in estimate.cards(state, seat):
        parts[PLACES[place] if place < TITLES else DECK] += amount * counts[place]


def brought(view: Seen, option: int) -> list[float]:
    """What a step offers at once that costs nothing: a card played, or an ability used whose needs are met.

    Where it leads to by the end of the turn says nothing: such steps are taken in any order.
    """
    rules = view.table.rules
    verb, card, target = view.options[option]
    parts = [0.0] * len(PARTS)
    if verb == USE:
        used = target - NUMBER_BASE
        add_effects(parts, rules.effects[4 * card + (used >> 2)][used & 3])
        return parts
    for ability in rules.abilities[card]:
        if not rules.needs[ability]:
            for half in rules.effects[ability]:
                if not UNITS[half[-1][0]].leaves:
                    add_effects(parts, half)
    parts[STAYS] = STAYING if rules.is_location[card] else 0.0
    parts[SERVES] = SERVING
    return parts


def add_effects(parts: list[float], half: Sequence[Compiled]) -> None:
    """Add what a half of an ability does to the parts of what happens at once."""
    for effect, amount, _ in half:
        if part := UNITS[effect].part_now:
            parts[PART_NAMES.index(part)] += POINT * amount


def weighed(view: Seen, options: Sequence[int], seed: int) -> list[list[float]]:
    """What options are worth, taken apart: where they lead to by the end of the turn, in a few sampled worlds."""
    assert view.question is not None
    skilled = skilled_of(view.table.rules, view.table.seats)
    glance = Glance(determinize(view, seed), view.question, skilled)
    if view.question[1] == codes.ASK_TURN and glance.answer in options and glance.is_plain():
        return [brought(view, option) if option == glance.answer else [0.0] * len(PARTS) for option in options]
    trial = RealmsTrial(view, seed, skilled, 1)
    totals = [[0.0] * len(PARTS) for _ in options]
    for number in range(WORLDS):
        world = trial.world(number)
        phase = phase_of(world)
        for option, total in zip(options, totals, strict=True):
            after, _ = trial.run(world, option, number)
            for place, part in enumerate(parts_of(skilled.estimate, after, view.seat, phase)):
                total[place] += part / WORLDS
    return totals
