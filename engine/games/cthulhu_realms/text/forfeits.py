"""Texts of what a player gives up by ending the turn (CR-2.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.cthulhu_realms.codes import ACQUIRE, END_TURN, PLAY_CARD
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.layout import HAND, POWER
from engine.games.cthulhu_realms.match_rules import Compiled, GameView
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.available_cards import affordable
from engine.games.cthulhu_realms.rules.queries import card_name
from engine.kernel.flow.preview import Preview
from engine.kernel.flow.ruleset import USE
from engine.kernel.state.refs import NUMBER_BASE
from engine.kernel.state.state import Option


def forfeits(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return a text about cards to play, abilities to use and cards to acquire; empty if ending costs nothing."""
    if option[0] != END_TURN:
        return ""
    rest = RestOfTurn(view)
    bought = [card for verb, card, _ in view.options if verb == ACQUIRE]
    parts = [say("given-up-play", count=len(rest.hand))] if rest.hand_helps() else []
    if used := rest.helpful():
        counted = Counter(card_name(view.table, card) for card in used)
        cards = [say("given-up-times", card=name, times=n) if n > 1 else name for name, n in counted.items()]
        parts.append(say("given-up-use", cards=say.join_list(cards)))
    if bought:
        best = max(bought, key=lambda card: rest.rules.cost[card])
        parts.append(say("given-up-acquire", card=card_name(view.table, best), power=rest.power))
    return say("given-up", player=names[view.seat], ways=say.join_list(parts)) if parts else ""


class RestOfTurn:
    """The rest of a turn if the whole hand is played. Abilities are identified as in `MatchRules`."""

    def __init__(self, view: GameView) -> None:
        self.view, self.rules = view, view.table.rules
        self.hand = view.zones[HAND[view.seat]]
        self.power = view.counters[POWER[view.seat]]
        plays = [option for option in view.options if option[0] == PLAY_CARD]
        after = Preview(view, plays).look(worlds=1).after[0]
        self._now, usable = (usable_abilities(each.options) for each in (view, after))
        self._later = [name for name in usable if name not in self._now]
        power = self.power + sum(max(map(_power_of, self.rules.effects[name])) for name in usable)
        self._buys = bool(affordable(view, self.rules, view.seat, power))

    def hand_helps(self) -> bool:
        """Return whether playing the hand is useful: it adds a Location, or an ability that can't be used otherwise."""
        return any(self.rules.is_location[card] for card in self.hand) or any(map(self._gains, self._later))

    def helpful(self) -> list[int]:
        """Return the cards with useful abilities that can be used now."""
        return list(dict.fromkeys(name // 4 for name in self._now if self._gains(name)))

    def _gains(self, name: int) -> bool:
        return any(self._is_gain(effect) for half in self.rules.effects[name] for effect in half)

    def _is_gain(self, compiled: Compiled) -> bool:
        """Return whether an effect can be useful to its player in this state."""
        if _power_of([compiled]):
            return self._buys
        return UNITS[compiled[0]].brings(self.view, self.view.seat)


def usable_abilities(options: Sequence[Option]) -> list[int]:
    return list(dict.fromkeys(4 * card + (code - NUMBER_BASE) // 4 for verb, card, code in options if verb == USE))


def _power_of(half: Sequence[Compiled]) -> int:
    return sum(UNITS[effect].gives(amount, second).power for effect, amount, second in half)
