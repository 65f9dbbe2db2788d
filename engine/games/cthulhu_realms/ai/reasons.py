"""Cthulhu Realms, for computer seats: what the worth of an option is made of, for hints, reasons and personalities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.cthulhu_realms.abilities import locations_of
from engine.games.cthulhu_realms.ai.estimate import Estimate, phase_of
from engine.games.cthulhu_realms.ai.forecast import COMING, FLOWS, SHELTERS
from engine.games.cthulhu_realms.ai.problem import RealmsTrial, skilled_of
from engine.games.cthulhu_realms.finish import living
from engine.games.cthulhu_realms.places import COUNTERS, HAND, OWNED, SANITY, ZONES
from engine.kernel.advice import ATTACK, CAUTION, MEANS, PROGRESS, SCHEME, Part
from engine.kernel.state import OUT, WINNERS, State
from engine.kernel.view import View

PARTS = (
    Part("attack", ATTACK, "leaves the neighbors less Sanity"),
    Part("sanity", CAUTION, "keeps more Sanity"),
    Part("loss", ATTACK, "makes for more Sanity loss in later turns"),
    Part("power", MEANS, "brings more Conjuring Power in later turns"),
    Part("draws", MEANS, "draws more cards in later turns"),
    Part("deck", PROGRESS, "leaves a better deck with fewer weak cards"),
    Part("shelter", CAUTION, "puts more in the way of loss and gives Sanity back later"),
    Part("hinder", SCHEME, "leaves the others fewer cards or weaker ones"),
)
ATTACKING, KEEPING, LOSS, POWER, DRAWS, DECK, SHELTER, HINDERING = range(len(PARTS))
SENSIBLE_LEAD = 0.32
"""How much further ahead a sensible move brings a seat, as `Estimate.lead` counts."""
WON, LOST = 4.0, -4.0
WORLDS = 2
"""Sampled worlds in which options are taken apart."""

OF_FLOWS: Mapping[str, int] = {
    "power": POWER, "sanity": SHELTER, "loss": LOSS, "draw": DRAWS, "discard": LOSS, "draw-discard": DRAWS,
    "abjure": DECK, "acquire-abjured": DECK, "destroy-location": LOSS,
}  # fmt: skip


def places() -> tuple[int, ...]:
    """The part of each fact of a forecast."""
    flows = [OF_FLOWS[name.split(" ")[-1]] for name in FLOWS]
    return (*flows * 3, *(SHELTER for _ in SHELTERS), *(DECK if word == "size" else SHELTER for word in COMING))


PLACES = places()


def parts_of(estimate: Estimate, state: State, seat: int, phase: float) -> list[float]:
    """What a position is worth to a seat, taken apart (in sensible moves), by the weights of one phase of a match."""
    parts = [0.0] * len(PARTS)
    if state.over or state.values[OUT] >> seat & 1:
        won = state.over and state.values[WINNERS] >> seat & 1
        parts[ATTACKING if won else KEEPING] = WON if won else LOST
        return parts
    add_cards(estimate, state, seat, phase, parts)
    parts[KEEPING] = estimate.sanity(state.counters[COUNTERS * seat + SANITY], phase)
    rivals = [other for other in living(state) if other != seat]
    late, early = estimate.seat[-1]
    for other in rivals:
        deck = estimate.deck(state.values[OWNED + other], tuple(locations_of(state, other)))
        hand = len(state.zones[HAND + ZONES * other]) * (late + phase * early)
        parts[HINDERING] -= (deck[0] + phase * deck[1] + hand) / len(rivals)
        parts[ATTACKING] -= estimate.sanity(state.counters[COUNTERS * other + SANITY], phase) / len(rivals)
    parts[ATTACKING] += state.values[OUT].bit_count()
    return [part / SENSIBLE_LEAD for part in parts]


def add_cards(estimate: Estimate, state: State, seat: int, phase: float, parts: list[float]) -> None:
    """Add what a seat's own cards bring to the parts that they belong to."""
    owned = state.values[OWNED + seat]
    facts = estimate.forecast.facts(owned, tuple(locations_of(state, seat)))
    for fact, late, early, place in zip(facts, estimate.late, estimate.early, PLACES, strict=True):
        parts[place] += fact * (late + phase * early)
    for title, number in estimate.forecast.numbers(owned).items():
        late, early = estimate.titles[title]
        parts[DECK] += number * (late + phase * early)


def weighed(view: View, options: Sequence[int], seed: int) -> list[list[float]]:
    """What options are worth, taken apart: where they lead to by the end of the turn, in a few sampled worlds."""
    skilled = skilled_of(view.table.extra, view.table.seats)
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
