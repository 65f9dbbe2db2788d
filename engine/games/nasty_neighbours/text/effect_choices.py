"""Texts of the choices for effects, and of an Instant Action that is about to act."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import EFFECTS, INSTANT, TARGET_OF_EFFECTS
from engine.games.nasty_neighbours.definitions.vocabulary import ANY, OTHER, OWN, TARGET, Effect
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.effects.effect_type import CardRequest, PendingInstant
from engine.games.nasty_neighbours.knowledge.table_info import picks_of
from engine.games.nasty_neighbours.layout import YARD
from engine.games.nasty_neighbours.match_rules import GameView
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.exposing import AFFECTED
from engine.games.nasty_neighbours.rules.yards import bits
from engine.games.nasty_neighbours.text.common import (
    asking_effect,
    card_name,
    lying_words,
    spot_of,
    spot_words,
    yard_words,
)
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.machine import frame_of
from engine.kernel.state.state import SEAT, SOURCE

# --- players -----------------------------------------------------------------------------------------------------


def player_choice(view: GameView, names: Sequence[str]) -> str:
    """Return the purpose of choosing a player, for one effect or a whole Instant Action."""
    assert view.question is not None
    effect = asking_effect(view)
    if effect is None:
        effects = view.table.rules.cards[view.question[2]].effects
        effect = effects[0] if len(effects) == 1 else None
    if effect is None:
        return say("choose-affected")
    return find_effect_type(UNITS, effect.name).choose_player(effect, names[view.seat])


# --- cards -------------------------------------------------------------------------------------------------------


def card_choice(view: GameView, names: Sequence[str]) -> str:
    """Return the purpose of choosing a card, with the earlier picks."""
    effect = asking_effect(view)
    if effect is None:
        return say("choose-card")
    where, picks, player = in_yard(view, effect, names), picks_of(view), names[view.seat]
    asked = CardRequest(where, player, 0, "", False, "", "")
    if picks:
        first, last = spot_of(picks[0]), spot_of(picks[-1])
        name = card_name(view.table, view.zones[YARD[last[0]]][last[1]])
        shown = describe_card_at(view, *first, names)
        asked = CardRequest(where, player, len(picks), names[first[0]], first[0] == view.seat, shown, name)
    return find_effect_type(UNITS, effect.name).choose_card(effect, asked)


def in_yard(view: GameView, effect: Effect, names: Sequence[str]) -> str:
    """Return the yards from which the viewer may choose a card for an effect."""
    if effect.whom == TARGET:
        frame = frame_of(view, EFFECTS)
        return say("in-yard-of", player=names[frame[TARGET_OF_EFFECTS]]) if frame is not None else ""
    if effect.whom == OWN:
        return say("in-yard-of", player=names[view.seat])
    return say(f"choose-in-{effect.whom}-yard") if effect.whom in (OTHER, ANY) else ""


def describe_card_at(view: GameView, seat: int, place: int, names: Sequence[str]) -> str:
    """Return a card of a yard with its place, e.g. "Blue 3 (Ben, top left)"."""
    card, spot = lying_words(view, seat, place), spot_words(view.table, place)
    return say("card-at", card=card, player=names[seat], spot=spot)


# --- Instant Actions ---------------------------------------------------------------------------------------------


def coming(view: GameView, names: Sequence[str]) -> str:
    """Return what the Instant Action is about to do, e.g. "Nasty Dog is about to reset Ben's yard"."""
    frame = frame_of(view, INSTANT)
    if frame is None:
        return say("coming-somehow")
    return say("coming", card=view.table.rules.cards[frame[SOURCE]].name, acts=acts_on(view, names))


def acts_on(view: GameView, names: Sequence[str]) -> str:
    """Return what the Instant Action does, e.g. "reset Ben's yard"; empty without one."""
    frame = frame_of(view, INSTANT)
    if frame is None:
        return ""
    affected = bits(frame[AFFECTED])
    return say.join_list(
        [
            about_to(view, effect, frame[SEAT], affected, names)
            for effect in view.table.rules.cards[frame[SOURCE]].effects
        ]
    )


def about_to(view: GameView, effect: Effect, exposer: int, affected: Sequence[int], names: Sequence[str]) -> str:
    """Return an effect of an Instant Action on the affected players, to follow "is about to"."""
    players, yards = say.join_list([names[seat] for seat in affected]), yard_words(view, affected, names)
    each = [say("each-of", several=words) if len(affected) > 1 else words for words in (players, yards)]
    return find_effect_type(UNITS, effect.name).about_to(effect, PendingInstant(names[exposer], players, yards, *each))
