"""Runes & Regulations, for computer seats: a plain answer to any question, with which trials are played on.

Every seat is served by its own cards alone: positions on others' Fences are all the same to it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions import compiled_effects as compiled
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.layout import LAWN
from engine.games.runes_and_regulations.match_rules import BEAST, SACRIFICIAL, GameState as Position, MatchRules
from engine.games.runes_and_regulations.rules.actions.actions import PICK_OWN, PICK_TARGET
from engine.games.runes_and_regulations.rules.card_moves import main_cards_left
from engine.games.runes_and_regulations.rules.creatures import beast_count, is_hexed, lawn_of, mythical_count
from engine.games.runes_and_regulations.rules.frame_fields import EFFECT, INDEX
from engine.games.runes_and_regulations.rules.nefarious_neighbor import holds_forbidden
from engine.kernel.flow.ruleset import PASS, QUESTION_LINK, QUESTION_WINDOW, USE
from engine.kernel.state.refs import PLACE_BASE, PLACES_PER_ZONE, SEAT_BASE, zone_ref
from engine.kernel.state.state import ACTIVE, KIND, STEP, Frame, Option, Question

from .worth import Worth

DRAWING = 0.3
"""What a card drawn is worth, compared with casting or summoning one."""
FEW_LEFT = 8
"""Main cards from which on nobody draws who need not (RR-11.2)."""
AGAINST_LEADERS = frozenset(
    compiled.TRIGGERS[word] for word in ("neighbor-would-cast", "neighbor-would-summon", "neighbor-would-activate")
)
"""Runes that are kept for whoever is ahead."""
SPARED = 1.0
"""What a Creature that would be lost is worth to its owner, whatever it is."""


class Plain:
    """Plain answers at one table."""

    def __init__(self, rules: MatchRules, worth: Worth) -> None:
        self.rules = rules
        self.worth = worth
        self._by_kind: dict[int, Callable[[Position, Question], int]] = {
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

    def answer(self, state: Position, question: Question) -> int:
        """The index of an option."""
        if len(question[3]) == 1:
            return 0
        return self._by_kind.get(question[1], self.choose)(state, question)

    # --- effects and Runes ---------------------------------------------------------------------------------

    def react(self, state: Position, question: Question, with_runes: bool = True) -> int:
        """Use what promises something; Runes against others' plans only where those are ahead."""
        best, chosen = 0.0, len(question[3]) - 1
        for index, (verb, card, _) in enumerate(question[3]):
            if verb == PASS or (verb != USE and not with_runes):
                continue
            value = self.worth.use[card]
            if verb != USE and self.rules.triggers[card] in AGAINST_LEADERS:
                value -= 0.5 if mythical_count(state, state.values[ACTIVE]) < 3 else 0.0
            if value > best:
                best, chosen = value, index
        return chosen

    # --- cards of the hand ---------------------------------------------------------------------------------

    def act(self, state: Position, question: Question) -> int:
        """Cast, summon, draw or skip by what promises most."""
        values = [self.action(state, question[0], option) for option in question[3]]
        return max(range(len(values)), key=values.__getitem__)

    def action(self, state: Position, seat: int, option: Option) -> float:
        verb, card, target = option
        if verb == codes.SUMMON_VERB:
            if target != zone_ref(LAWN[seat]):
                return -1.0
            bonus = 1.0 if self.rules.sorts[card] == BEAST else 0.0
            return 0.8 + bonus + self.worth.ability[card] + self.worth.summon[card]
        if verb == codes.CAST_VERB:
            return self.worth.use[card] if self.can_reach(state, seat, card) else 0.05
        if verb == codes.DRAW_VERB:
            scarce = self.rules.expansion and main_cards_left(state) < FEW_LEFT
            return -0.1 if scarce and not holds_forbidden(state, seat) else DRAWING
        return 0.0

    def can_reach(self, state: Position, seat: int, card: int) -> bool:
        """Whether a Spell finds the Creatures that it is meant for."""
        for target in state.table.rules.programs[state.table.faces[card]].targets:
            if target.kind != compiled.CREATURES:
                continue
            if target.act == compiled.RESTORE:
                lawn = state.zones[LAWN[seat]]
                return any(is_hexed(state, each) for each in lawn)
            others = (other for other in range(state.table.seats) if other != seat)
            return any(mythical_count(state, other) for other in others)
        return True

    def give_up(self, state: Position, question: Question) -> int:
        """The card of the hand that promises least; none where that is allowed."""
        options = question[3]
        if options[-1][0] == PASS:
            return len(options) - 1
        return min(range(len(options)), key=lambda index: self.worth.hand[options[index][1]])

    def lose(self, state: Position, question: Question) -> int:
        """The own Rune or Creature that is missed least."""
        options = question[3]
        return min(range(len(options)), key=lambda index: self.own_worth(state, options[index][2]))

    def own_worth(self, state: Position, card: int) -> float:
        """What a card on a Lawn or Fence is worth to its owner."""
        sort = self.rules.sorts[card]
        if sort > BEAST:
            return self.worth.hand[card]
        if is_hexed(state, card):
            return 0.3
        return SPARED + self.worth.ability[card] + (0.3 if sort == BEAST else -0.1 if sort == SACRIFICIAL else 0.0)

    # --- targets -------------------------------------------------------------------------------------------

    def choose(self, state: Position, question: Question) -> int:
        """The target that helps most, or none."""
        frame = state.stack[-1]
        options = question[3]
        if frame[KIND] != codes.PICK:
            return 0
        values = [
            0.0 if option[0] == PASS else self.target_worth(state, frame, question[0], option[2]) for option in options
        ]
        return max(range(len(values)), key=values.__getitem__)

    def target_worth(self, state: Position, frame: Frame, seat: int, ref: int) -> float:
        """What it is worth that something is chosen for what a PICK frame chooses it for."""
        if frame[STEP] == PICK_TARGET:
            effect = state.table.rules.programs[frame[EFFECT]]
            target = effect.targets[frame[INDEX]]
            operation = next(op for op in effect.operations if frame[INDEX] in op.groups)
            return self.chosen(state, target, operation, seat, ref)
        if frame[STEP] == PICK_OWN:
            operation = state.table.rules.programs[frame[EFFECT]].operations[frame[INDEX]]
            act = operation.act
            return self.harm(state, act, seat, ref, seat)
        if ref >= SEAT_BASE:
            return -self.threat(state, ref - SEAT_BASE)
        owner = lawn_of(state, ref)
        return self.harm(state, compiled.DESTROY, seat, ref, owner) if owner >= 0 else -self.worth.hand[ref]

    def chosen(
        self, state: Position, target: compiled.Target, operation: compiled.Operation, seat: int, ref: int
    ) -> float:
        """What a target is worth."""
        kind = target.kind
        if kind == compiled.SEATS:
            return self.seat_worth(state, operation, seat, ref - SEAT_BASE)
        if kind == compiled.NEXT_SEAT:
            return -self.threat(state, ref - SEAT_BASE)
        if kind == compiled.PILE:
            return 1.0 + self.worth.ability[ref] + self.worth.summon[ref]
        if kind == compiled.RUNES:
            if ref < PLACE_BASE:
                return -self.worth.hand[ref]
            zone = (ref - PLACE_BASE) // PLACES_PER_ZONE
            return 0.1 + self.threat(state, state.table.layout.owner(zone))
        return self.harm(state, target.act, seat, ref, lawn_of(state, ref), UNITS[operation.do].trades)

    def seat_worth(self, state: Position, operation: compiled.Operation, seat: int, other: int) -> float:
        helpful = UNITS[operation.do].helps
        value = 1.0 + self.threat(state, other)
        if other == seat:
            return value if helpful else -value
        return -value if helpful else value

    def harm(self, state: Position, act: int, seat: int, card: int, owner: int, trades: bool = False) -> float:
        """What an act on a Creature is worth to the seat that chooses it."""
        value = self.own_worth(state, card)
        weight = 1.0 if owner == seat else 0.35 + 0.3 * self.threat(state, owner)
        if act == compiled.RESTORE:
            value = 0.8 + self.worth.summon[card] + self.worth.ability[card]
            return value * weight if owner == seat else -value * weight
        if act == compiled.HEX:
            value *= 0.8
        elif act == compiled.RETURN:
            value = value * 0.6 - 0.3 * self.worth.summon[card]
        if trades:
            return value if owner != seat else -value
        return -value if owner == seat else value * weight + (value if act == compiled.STEAL else 0.0)

    def threat(self, state: Position, seat: int) -> float:
        """How near a seat is to winning, roughly, in Creatures."""
        if holds_forbidden(state, seat):
            return 0.5 + beast_count(state, seat)
        return float(mythical_count(state, seat))
