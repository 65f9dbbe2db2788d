"""Runes & Regulations, for computer seats: the rollout policy, which quickly answers any question for any seat.

It decides by the values of the asked seat's cards. All positions on others' Fences are equal to it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.ai.weights import RolloutWeights, load_rollout
from engine.games.runes_and_regulations.definitions import compiled_effects
from engine.games.runes_and_regulations.definitions.vocabulary import Card, Step
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.layout import HAND, LAWN
from engine.games.runes_and_regulations.match_rules import (
    BEAST,
    CURSE,
    RUNE_CARD,
    SACRIFICIAL,
    SPELL,
    GameBoard,
    GameState,
    MatchRules,
)
from engine.games.runes_and_regulations.rules.actions.actions import PICK_OWN, PICK_TARGET
from engine.games.runes_and_regulations.rules.card_moves import main_cards_left
from engine.games.runes_and_regulations.rules.creatures import beast_count, is_hexed, lawn_of, mythical_count
from engine.games.runes_and_regulations.rules.frame_fields import EFFECT, INDEX
from engine.games.runes_and_regulations.rules.nefarious_neighbor import holds_forbidden
from engine.games.runes_and_regulations.rules.victory import BEASTS_TO_WIN
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.ruleset import PASS, QUESTION_LINK, QUESTION_WINDOW, USE
from engine.kernel.state.refs import PLACE_BASE, PLACES_PER_ZONE, SEAT_BASE, zone_ref
from engine.kernel.state.state import ACTIVE, KIND, STEP, Frame, Option, Question

DRAWING = 0.3
"""The value of a card drawn, compared with casting or summoning one."""
FEW_LEFT = 8
"""With this many Main cards left or fewer, nobody draws without need (RR-11.2)."""
AGAINST_LEADERS = frozenset(
    compiled_effects.TRIGGERS[word]
    for word in ("neighbor-would-cast", "neighbor-would-summon", "neighbor-would-activate")
)
"""Runes that are kept for rivals who are ahead."""
SPARED = 1.0
"""The base value of a Creature to its owner."""
PRICES = {
    "discard-1": 0.25, "discard-2": 0.5, "sacrifice-mythical": 0.95, "sacrifice-1": 0.8, "sacrifice-2": 1.7,
    "hex-own": 0.7, "hex-this": 0.7, "destroy-hexed": 0.1, "return-this": 0.5, "move-this": 1.3, "move-own": 1.3,
}  # fmt: skip
"""The cost of each price."""
OTHERS_SHARE = 0.45
"""The weight of an effect on another seat that the user doesn't choose."""
UNSURE = 0.75
"""The share of its value that a card keeps on average, because its moment may not come."""
EACH_TURN = 1.6
"""The factor for effects that can be used every turn."""
COLLATERAL = 0.3
"""The value of a Creature that reacts when something would happen to it."""


class RolloutPolicy:
    """Answers questions for every seat of one table."""

    def __init__(self, rules: MatchRules) -> None:
        self.rules = rules
        self.values = CardValues(rules, load_rollout("rollout"))
        self.skipping = {
            number
            for number, card in enumerate(rules.cards)
            if any(find_effect_type(UNITS, step.do).ends_summoning(step) for step in card.steps)
        }
        """The cards that skip the Summon phase of their player's turn."""
        self._by_kind: dict[int, Callable[[GameState, Question], int]] = {
            QUESTION_WINDOW: self.react,
            QUESTION_LINK: self.react,
            codes.ASK_CAST: self.act,
            codes.ASK_SUMMON: self.act,
            codes.ASK_DISCARD: self.give_up,
            codes.ASK_HAND_LIMIT: self.give_up,
            codes.ASK_RUNE_LIMIT: self.lose,
            codes.ASK_SUMMON_LIMIT: self.lose,
            codes.ASK_DRAW: self.act,
            codes.ASK_SPIN: lambda state, question: 0,
        }

    def answer(self, state: GameState, question: Question) -> int:
        if len(question[3]) == 1:
            return 0
        return self._by_kind.get(question[1], self.choose)(state, question)

    # --- effects and Runes ---------------------------------------------------------------------------------

    def react(self, state: GameState, question: Question) -> int:
        """Use the card with the highest value above 0. Runes against others' plans are used only against leaders."""
        best, chosen = 0.0, len(question[3]) - 1
        for index, (verb, card, _) in enumerate(question[3]):
            if verb == PASS or self.skips_win(state, question[0], card):
                continue
            value = self.values.use[card]
            if verb != USE and self.rules.triggers[card] in AGAINST_LEADERS:
                value -= 0.5 if mythical_count(state, state.values[ACTIVE]) < 3 else 0.0
            if value > best:
                best, chosen = value, index
        return chosen

    # --- cards of the hand ---------------------------------------------------------------------------------

    def act(self, state: GameState, question: Question) -> int:
        """Cast, summon, draw or skip, by the highest value."""
        values = [self.action(state, question[0], option) for option in question[3]]
        return max(range(len(values)), key=values.__getitem__)

    def action(self, state: GameBoard, seat: int, option: Option) -> float:
        """Return the value of an option of a phase."""
        verb, card, target = option
        if verb == codes.SUMMON_VERB:
            if target != zone_ref(LAWN[seat]):
                return -1.0
            bonus = 1.0 if self.rules.sorts[card] == BEAST else 0.0
            return 0.8 + bonus + self.values.ability[card] + self.values.summon[card]
        if verb == codes.CAST_VERB and self.skips_win(state, seat, card):
            return -1.0
        if verb == codes.CAST_VERB:
            return self.values.use[card] if self.can_reach(state, seat, card) else 0.05
        if verb == codes.DRAW_VERB:
            scarce = self.rules.expansion and main_cards_left(state) < FEW_LEFT
            return -0.1 if scarce and not holds_forbidden(state, seat) else DRAWING
        return 0.0

    def can_reach(self, state: GameBoard, seat: int, card: int) -> bool:
        """Return whether a Spell has the Creatures that it needs as targets."""
        for target in state.table.rules.programs[state.table.faces[card]].targets:
            if target.kind != compiled_effects.CREATURES:
                continue
            if target.act == compiled_effects.RESTORE:
                lawn = state.zones[LAWN[seat]]
                return any(is_hexed(state, each) for each in lawn)
            others = (other for other in range(state.table.seats) if other != seat)
            return any(mythical_count(state, other) for other in others)
        return True

    def skips_win(self, state: GameBoard, seat: int, card: int) -> bool:
        """Return whether a card skips the Summon phase in which the seat can summon its fifth Beast (RR-11.2)."""
        if card not in self.skipping or beast_count(state, seat) != BEASTS_TO_WIN - 1:
            return False
        return any(self.rules.sorts[held] == BEAST for held in state.zones[HAND[seat]] if held >= 0)

    def is_wasted(self, state: GameBoard, seat: int, card: int) -> bool:
        """Return whether a Spell only spins, and no neighbor has a Creature that a Spin could cost (RR-8.1)."""
        program = self.rules.programs[self.rules.faces[card]]
        if self.rules.expansion or any(operation.act != compiled_effects.SPIN for operation in program.operations):
            return False
        return not any(state.zones[LAWN[other]] for other in range(state.table.seats) if other != seat)

    def give_up(self, state: GameState, question: Question) -> int:
        """Discard the card of lowest value, or none where that is allowed."""
        options = question[3]
        if options[-1][0] == PASS:
            return len(options) - 1
        return min(range(len(options)), key=lambda index: self.values.hand[options[index][1]])

    def lose(self, state: GameState, question: Question) -> int:
        """Lose the seat's Rune or Creature of lowest value."""
        options = question[3]
        return min(range(len(options)), key=lambda index: self.own_value(state, options[index][2]))

    def own_value(self, state: GameState, card: int) -> float:
        """Return the value of a card on a Lawn or Fence to its owner."""
        sort = self.rules.sorts[card]
        if sort > BEAST:
            return self.values.hand[card]
        if is_hexed(state, card):
            return 0.3
        return SPARED + self.values.ability[card] + (0.3 if sort == BEAST else -0.1 if sort == SACRIFICIAL else 0.0)

    # --- targets -------------------------------------------------------------------------------------------

    def choose(self, state: GameState, question: Question) -> int:
        """Choose the target of highest value, or none."""
        frame = state.stack[-1]
        options = question[3]
        if frame[KIND] != codes.PICK:
            return 0
        values = [
            0.0 if option[0] == PASS else self.target_value(state, frame, question[0], option[2]) for option in options
        ]
        return max(range(len(values)), key=values.__getitem__)

    def target_value(self, state: GameState, frame: Frame, seat: int, ref: int) -> float:
        """Return the value of choosing `ref` for a PICK frame."""
        if frame[STEP] == PICK_TARGET:
            effect = state.table.rules.programs[frame[EFFECT]]
            target = effect.targets[frame[INDEX]]
            operation = next(op for op in effect.operations if frame[INDEX] in op.groups)
            return self.choice_value(state, target, operation, seat, ref)
        if frame[STEP] == PICK_OWN:
            operation = state.table.rules.programs[frame[EFFECT]].operations[frame[INDEX]]
            return self.harm(state, operation.act, seat, ref, seat)
        if ref >= SEAT_BASE:
            return -self.threat(state, ref - SEAT_BASE)
        owner = lawn_of(state, ref)
        return self.harm(state, compiled_effects.DESTROY, seat, ref, owner) if owner >= 0 else -self.values.hand[ref]

    def choice_value(
        self,
        state: GameState,
        target: compiled_effects.Target,
        operation: compiled_effects.Operation,
        seat: int,
        ref: int,
    ) -> float:
        kind = target.kind
        if kind == compiled_effects.SEATS:
            return self.seat_value(state, operation, seat, ref - SEAT_BASE)
        if kind == compiled_effects.NEXT_SEAT:
            return -self.threat(state, ref - SEAT_BASE)
        if kind == compiled_effects.PILE:
            return 1.0 + self.values.ability[ref] + self.values.summon[ref]
        if kind == compiled_effects.RUNES:
            if ref < PLACE_BASE:
                return -self.values.hand[ref]
            zone = (ref - PLACE_BASE) // PLACES_PER_ZONE
            return 0.1 + self.threat(state, state.table.layout.owner(zone))
        return self.harm(state, target.act, seat, ref, lawn_of(state, ref), UNITS[operation.do].trades)

    def seat_value(self, state: GameState, operation: compiled_effects.Operation, seat: int, other: int) -> float:
        value = 1.0 + self.threat(state, other)
        return value if UNITS[operation.do].helps == (other == seat) else -value

    def harm(self, state: GameState, act: int, seat: int, card: int, owner: int, trades: bool = False) -> float:
        """Return the value of an act on a Creature, for the seat that chooses it."""
        value = self.own_value(state, card)
        weight = 1.0 if owner == seat else 0.35 + 0.3 * self.threat(state, owner)
        if act == compiled_effects.RESTORE:
            value = 0.8 + self.values.summon[card] + self.values.ability[card]
            return value * weight if owner == seat else -value * weight
        if act == compiled_effects.HEX:
            value *= 0.8
        elif act == compiled_effects.RETURN:
            value = value * 0.6 - 0.3 * self.values.summon[card]
        if trades:
            return value if owner != seat else -value
        return -value if owner == seat else value * weight + (value if act == compiled_effects.STEAL else 0.0)

    def threat(self, state: GameState, seat: int) -> float:
        """Return roughly how near a seat is to winning, in Creatures."""
        if holds_forbidden(state, seat):
            return 0.5 + beast_count(state, seat)
        return float(mythical_count(state, seat))


# --- card values -------------------------------------------------------------------------------------------------


class CardValues:
    """The values of a table's cards by instance: for using a card, holding it, and having it on the Lawn."""

    def __init__(self, rules: MatchRules, weights: RolloutWeights) -> None:
        titles = rules.by_number.values()
        promises = {card.number: promise(card, weights) for card in titles}
        abilities = {card.number: ability(card, promises[card.number]) for card in titles}
        self.use = [promises[face] for face in rules.faces]
        """The value of using, casting or activating the card, minus its price."""
        self.ability = [abilities[face] for face in rules.faces]
        """The value of a Creature's effect while it is on a Lawn."""
        self.summon = [
            max(0.0, promises[card.number]) if card.trigger == "enters-lawn" else 0.0 for card in rules.cards
        ]
        """The additional value of a Creature's effect when it enters."""
        self.hand = [self._in_hand(rules, card) for card in range(len(rules.faces))]
        """The value of the card in a hand or on a Fence, compared with others."""

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


def promise(card: Card, weights: RolloutWeights) -> float:
    """Return the value of all steps of a card when it is used, minus its price."""
    gain = sum(step_value(step, weights) for step in card.steps if not find_effect_type(UNITS, step.do).continuous)
    return gain - sum(PRICES[word] for word in card.price)


def step_value(step: Step, weights: RolloutWeights) -> float:
    """Return the value of one step of an effect to its user."""
    unit = find_effect_type(UNITS, step.do)
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


def others_part(unit: RunesEffectType, step: Step, value: float) -> float:
    """Return the value of a step that affects neighbors."""
    if step.who == "you":
        return value
    share = OTHERS_SHARE * (1.6 if step.who == "each-neighbor" else 1.0)
    if unit.helps:
        return -value * share
    return abs(value) * (share if unit.mild else share * 1.8)


def ability(card: Card, used: float) -> float:
    """Return the value of a Creature's effect while it stays on a Lawn."""
    if card.trigger in ("beginning-of-turn", "end-of-turn"):
        return max(0.0, used) * EACH_TURN
    if card.trigger == "continuous":
        return sum(continuous_value(step) for step in card.steps)
    if card.trigger.startswith("would-be") or card.trigger == "leaves-lawn":
        return COLLATERAL
    if card.trigger in ("enters-lawn", "none", "cast"):
        return 0.0
    return 0.25


def continuous_value(step: Step) -> float:
    """Return the value of one step of a continuous effect to its player."""
    value = find_effect_type(UNITS, step.do).default_weight or 0.0
    return -value if step.add < 0 and step.who == "you" else value
