"""Texts of what a player gives up by ending the turn (CR-2.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.cthulhu_realms.codes import ACQUIRE, END_TURN, FEATURES_IN_PLAY, OPEN_ABILITIES
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.layout import ABJURED, DISCARDED, HAND, INITIATES, POWER
from engine.games.cthulhu_realms.match_rules import ABJURE_BIT, DISCARD_BIT, TWICE, Compiled, GameView
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.available_cards import rows_beside
from engine.games.cthulhu_realms.rules.queries import card_name
from engine.kernel.flow.ruleset import USE
from engine.kernel.state.refs import NUMBER_BASE
from engine.kernel.state.state import Option


def forfeits(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return a text about cards to play, abilities to use and cards to acquire; empty if ending costs nothing."""
    if option[0] != END_TURN:
        return ""
    outlook = LossPreview(view)
    bought = [card for verb, card, _ in view.options if verb == ACQUIRE]
    parts = [say("given-up-play", count=len(outlook.hand))] if outlook.hand_helps() else []
    if used := outlook.helpful():
        counted = Counter(card_name(view.table, card) for card in used)
        cards = [say("given-up-times", card=name, times=n) if n > 1 else name for name, n in counted.items()]
        parts.append(say("given-up-use", cards=say.join_list(cards)))
    if bought:
        best = max(bought, key=lambda card: outlook.rules.cost[card])
        parts.append(say("given-up-acquire", card=card_name(view.table, best), power=outlook.power))
    return say("given-up", player=names[view.seat], ways=say.join_list(parts)) if parts else ""


class LossPreview:
    """A preview of the rest of a turn if the whole hand is played. Abilities are identified as in `MatchRules`."""

    def __init__(self, view: GameView) -> None:
        self.view = view
        self.rules = view.table.rules
        self.hand = view.zones[HAND[view.seat]]
        self.power = view.counters[POWER[view.seat]]
        frame = view.stack[-1]
        offered = frame[FEATURES_IN_PLAY]
        for card in self.hand:
            features = self.rules.features[card]
            offered |= features | (offered & features) << TWICE
        offered |= DISCARD_BIT * view.values[DISCARDED] | ABJURE_BIT * bool(view.values[ABJURED])
        abilities = [*frame[OPEN_ABILITIES:], *(name for card in self.hand for name in self.rules.abilities[card])]
        self._usable = [name for name in abilities if not self.rules.needs[name] & ~offered]
        self._now = dict.fromkeys(
            4 * card + (code - NUMBER_BASE) // 4 for verb, card, code in view.options if verb == USE
        )

    def hand_helps(self) -> bool:
        """Return whether playing the hand is useful: it adds a Location, or an ability that can't be used otherwise."""
        later = (name for name in self._usable if name not in self._now)
        return any(self.rules.is_location[card] for card in self.hand) or any(map(self._gains, later))

    def helpful(self) -> list[int]:
        """Return the cards with useful abilities that can be used now."""
        return list(dict.fromkeys(name // 4 for name in self._now if self._gains(name)))

    def _gains(self, name: int) -> bool:
        return any(self._is_gain(effect) for half in self.rules.effects[name] for effect in half)

    def _is_gain(self, compiled: Compiled) -> bool:
        """Return whether an effect can be useful to its player in this state."""
        unit = UNITS[compiled[0]]
        if _power_of([compiled]):
            return self._least_cost() <= self._power_to_come()
        return unit.brings(self.view, self.view.seat)

    def _power_to_come(self) -> int:
        """Return the most Conjuring Power that this turn can yield."""
        halves = [self.rules.effects[name] for name in self._usable]
        return self.power + sum(max(_power_of(half) for half in ability) for ability in halves)

    def _least_cost(self) -> int:
        """Return the cost of the cheapest Available card within reach (CR-4.4, CR-5.1)."""
        zones = self.view.zones
        cards = [card for row in rows_beside(self.view, self.view.seat) for card in zones[row]] + zones[INITIATES][-1:]
        return min((self.rules.cost[card] for card in cards if card >= 0), default=1 << 16)


def _power_of(half: Sequence[Compiled]) -> int:
    return sum(UNITS[effect].gives(amount, second).power for effect, amount, second in half)
