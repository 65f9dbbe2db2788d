"""The texts of options on buttons."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.knowledge.table_info import line_sort
from engine.games.nasty_neighbours.match_rules import GameView
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.text.common import (
    asking_effect,
    card_name,
    line_cards,
    lying_words,
    spot_of,
    spot_words,
)
from engine.games.nasty_neighbours.text.confirmations import has_a_price
from engine.games.nasty_neighbours.text.effect_choices import acts_on, describe_card_at
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.machine import frame_of
from engine.kernel.flow.ruleset import PASS
from engine.kernel.flow.standard_frames import MOMENT
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE, ZONE_BASE
from engine.kernel.state.state import Option


def outcome(view: GameView, option: Option, names: Sequence[str]) -> str:
    verb, source, target = option
    if verb == PASS:
        return decline(view, names)
    if verb == codes.TURN_UP:
        return say("option-turn-up", spot=spot_words(view.table, spot_of(target)[1]))
    if verb == codes.DRAW:
        return say("option-draw")
    if verb == codes.REMOVE_LINE:
        return removal(view, option)
    if verb == codes.PLACE:
        return placing(view, source, target, names)
    simple = {codes.TAKE: "option-take", codes.DISCARD: "option-discard", codes.PLAY: "option-play"}
    return say(simple[verb], card=card_name(view.table, source)) if verb in simple else choice(view, target, names)


def decline(view: GameView, names: Sequence[str]) -> str:
    """Return the text for declining: a line stays, an Instant Action happens, or no card is played."""
    assert view.question is not None
    if view.question[1] == codes.ASK_LINES:
        return say("option-let-all-stand" if len(view.options) > 2 else "option-let-stand")
    frame = frame_of(view, codes.WINDOW)
    if frame is None or frame[MOMENT] != codes.AT_INSTANT:
        return say("option-no-card")
    acts = acts_on(view, names)
    return say("option-let-happen-acts", acts=acts) if acts else say("option-let-happen")


def removal(view: GameView, option: Option) -> str:
    """Return the removal of a line with its cards, e.g. "Remove column: 7, Wild, 8"."""
    line = option[2] - NUMBER_BASE
    message = "option-remove-last" if has_a_price(view, option) else "option-remove"
    return say(message, sort=line_sort(view.table.rules, line), cards=line_cards(view, view.seat, line))


def placing(view: GameView, card: int, target: int, names: Sequence[str]) -> str:
    """Return the place for a card and the card that it replaces."""
    seat, place = spot_of(target)
    spot, replaced = spot_words(view.table, place), lying_words(view, seat, place)
    message = "option-place" if seat == view.seat else "option-place-in"
    return say(message, card=card_name(view.table, card), player=names[seat], spot=spot, replaced=replaced)


def choice(view: GameView, target: int, names: Sequence[str]) -> str:
    """Return a player, yard place or bin card that can be chosen for an effect."""
    if SEAT_BASE <= target < ZONE_BASE:
        return names[target - SEAT_BASE]
    if target < SEAT_BASE:
        return say("option-take", card=card_name(view.table, target))
    shown = describe_card_at(view, *spot_of(target), names)
    effect = asking_effect(view)
    verb = say("verb-choose") if effect is None else find_effect_type(UNITS, effect.name).verb
    return say("option-pick", verb=verb, card=shown)
