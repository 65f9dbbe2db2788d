"""Runes & Regulations, for computer seats: what each card promises by what it does, from its data alone."""

from __future__ import annotations

from engine.games.runes_and_regulations.definitions.vocabulary import Card, Step
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType as RunesUnit
from engine.games.runes_and_regulations.match_rules import BEAST, CURSE, RUNE_CARD, SACRIFICIAL, SPELL, MatchRules
from engine.kernel.cards.effect_types import find_effect_type as unit_of

from .weights import Weights

PRICES = {
    "discard-1": 0.25, "discard-2": 0.5, "sacrifice-mythical": 0.95, "sacrifice-1": 0.8, "sacrifice-2": 1.7,
    "hex-own": 0.7, "hex-this": 0.7, "destroy-hexed": 0.1, "return-this": 0.5, "move-this": 1.3, "move-own": 1.3,
}  # fmt: skip
"""What each price costs."""
OTHERS_SHARE = 0.45
"""How much it counts that something happens to another seat that is not one's own choice."""
UNSURE = 0.75
"""How much of a promise a card keeps on the average: its moment may not come."""
EACH_TURN = 1.6
"""How much more an effect counts that can be used every turn."""
COLLATERAL = 0.3
"""What a Creature on the own Lawn has from answering what would befall it."""


class Worth:
    """The cards of a table by instance: what using one is worth, holding it, and having it on the Lawn."""

    def __init__(self, rules: MatchRules, weights: Weights) -> None:
        titles = rules.by_number.values()
        promises = {card.number: promise(card, weights) for card in titles}
        abilities = {card.number: ability(card, promises[card.number]) for card in titles}
        self.use = [promises[face] for face in rules.faces]
        """What using, casting or activating the card is worth, its price taken off."""
        self.ability = [abilities[face] for face in rules.faces]
        """What a Creature's effect is worth while it is on a Lawn."""
        self.summon = [entering(card, promises[card.number]) for card in rules.cards]
        """What the effect of a Creature is worth besides, when it enters."""
        self.hand = [self._in_hand(rules, card) for card in range(len(rules.faces))]
        """What the card is worth in a hand or on a Fence, compared with others."""

    def _in_hand(self, rules: MatchRules, card: int) -> float:
        sort = rules.sorts[card]
        if sort in (SPELL, CURSE, RUNE_CARD):
            return max(0.0, self.use[card]) * UNSURE
        if sort == BEAST:
            cost = sum(PRICES[word] for word in rules.cards[card].pay)
            return 0.9 + self.ability[card] + self.summon[card] - cost / 2
        if sort == SACRIFICIAL:
            return 0.7 + self.summon[card]
        return 0.6 + self.ability[card] + self.summon[card] * UNSURE


def promise(card: Card, weights: Weights) -> float:
    """What all steps of a card come to when it is used, its price taken off."""
    gain = sum(step_worth(step, weights) for step in card.steps if not unit_of(UNITS, step.do).continuous)
    return gain - sum(PRICES[word] for word in card.price)


def step_worth(step: Step, weights: Weights) -> float:
    """What one step of an effect is worth to whoever uses it."""
    unit = unit_of(UNITS, step.do)
    base = weights.effects[step.do] if unit.default_weight is None else unit.default_weight
    number = step.n if isinstance(step.n, int) else 1.5
    if unit.step_value is not None:
        return unit.step_value(step, base)
    if step.what == "rune":
        base = weights.runes[1] * unit.rune_share
    if step.what == "sacrificial":
        base *= 0.5
    value = base * number
    if step.who == "each-player":
        return value * 0.1
    if step.who in ("each-neighbor", "any-neighbor", "that-neighbor") or step.of == "each-neighbor":
        return others_part(unit, step, value)
    own_victim = step.of in ("own", "you") and unit.on_own and step.what != "this"
    return -value if own_victim else value


def others_part(unit: RunesUnit, step: Step, value: float) -> float:
    """What it is worth that a step happens to neighbors."""
    if step.who == "you":
        return value
    share = OTHERS_SHARE * (1.6 if step.who == "each-neighbor" else 1.0)
    if unit.helps:
        return -value * share
    return abs(value) * (share if unit.mild else share * 1.8)


def ability(card: Card, used: float) -> float:
    """What a Creature's effect is worth for as long as it lies on a Lawn."""
    if card.trigger in ("beginning-of-turn", "end-of-turn"):
        return max(0.0, used) * EACH_TURN
    if card.trigger == "continuous":
        return sum(standing_worth(step) for step in card.steps)
    if card.trigger.startswith("would-be") or card.trigger == "leaves-lawn":
        return COLLATERAL
    if card.trigger in ("enters-lawn", "none", "cast"):
        return 0.0
    return 0.25


def standing_worth(step: Step) -> float:
    """What one step of an effect that is always on is worth to its player."""
    value = unit_of(UNITS, step.do).default_weight or 0.0
    return -value if step.add < 0 and step.who == "you" else value


def entering(card: Card, used: float) -> float:
    """What a Creature does when it enters a Lawn."""
    return max(0.0, used) if card.trigger == "enters-lawn" else 0.0
