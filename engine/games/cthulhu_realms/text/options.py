"""The texts of options on buttons."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.codes import ACQUIRE, ASK_ABJURE, ASK_DISCARD, DEAL_LOSS, END_TURN, LEFT, PLAY_CARD
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.layout import DISCARD, HAND, POWER
from engine.games.cthulhu_realms.match_rules import GameView
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.queries import base_zone, card_name, location_words
from engine.games.cthulhu_realms.rules.sanity_loss import location_left, sanity_left
from engine.games.cthulhu_realms.text.common import asking_effect, use_words
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.ruleset import PASS, USE
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import Option


def outcome(view: GameView, option: Option, names: Sequence[str]) -> str:
    verb, source, target = option
    if verb == END_TURN:
        power = view.counters[POWER[view.seat]]
        return say("option-end-turn-power" if power else "option-end-turn", power=power)
    if verb == PASS:
        return say("option-no-more" if has_abjured(view) else "option-nothing")
    if verb == DEAL_LOSS:
        return share(view, target, source - NUMBER_BASE, names)
    if verb == PLAY_CARD:
        return say("option-play", card=card_name(view.table, source))
    if verb == USE:
        effects = use_words(view.table, source, target - NUMBER_BASE)
        return say("option-use", card=card_name(view.table, source), effects=effects)
    if verb == ACQUIRE:
        return say("option-acquire", card=card_name(view.table, source), cost=view.table.rules.cost[source])
    return choice(view, target, names)


def has_abjured(view: GameView) -> bool:
    """Return whether the asking effect has already abjured a card."""
    effect = asking_effect(view)
    return effect is not None and view.stack[-1][LEFT] < effect.amount


def share(view: GameView, target: int, amount: int, names: Sequence[str]) -> str:
    """Return a share of a loss and its result (CR-4.5, CR-4.6)."""
    if target >= SEAT_BASE:
        seat = target - SEAT_BASE
        out = amount >= sanity_left(view, seat)
        return say("option-loss-out" if out else "option-loss", target=names[seat], amount=amount)
    left = location_left(view, target)
    location = location_words(view, target, names)
    return say("option-loss-destroyed" if amount >= left else "option-loss", target=location, amount=amount)


def choice(view: GameView, target: int, names: Sequence[str]) -> str:
    """Return what choosing a player or a card does."""
    kind = view.question[1] if view.question is not None else -1
    if kind == ASK_DISCARD:
        return say("option-discarding", card=card_name(view.table, target))
    if kind == ASK_ABJURE:
        places = {HAND[0]: "place-hand", DISCARD[0]: "place-discard"}
        place = say(places.get(base_zone(view.zone_of(target)), "place-available"))
        return say("option-abjuring", card=card_name(view.table, target), place=place)
    effect = asking_effect(view)
    if effect is None:
        return names[target - SEAT_BASE] if target >= SEAT_BASE else card_name(view.table, target)
    return find_effect_type(UNITS, effect.name).outcome(view, effect, target, names)
