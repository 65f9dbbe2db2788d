"""Nasty Neighbours in words: what a player or a card is chosen for, and what an Instant Action is about to do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import EFFECTS
from engine.games.nasty_neighbours.effects import TARGET as TARGET_OF_EFFECTS
from engine.games.nasty_neighbours.exposing import AFFECTED
from engine.games.nasty_neighbours.knowledge import picks_of
from engine.games.nasty_neighbours.match_rules import Seen
from engine.games.nasty_neighbours.places import YARD
from engine.games.nasty_neighbours.vocabulary import ANY, OTHER, OWN, TARGET, Effect
from engine.games.nasty_neighbours.words.common import (
    acting_instant,
    asking_effect,
    card_of,
    frame_of,
    listed,
    lying_words,
    name_of,
    nasty_cards,
    seats_in,
    spot_of,
    spot_words,
    yard_words,
)
from engine.kernel.state import SEAT, SOURCE

# --- players -----------------------------------------------------------------------------------------------------


def player_choice(view: Seen, names: Sequence[str]) -> str:
    """What a player is chosen for, by an effect or by a whole Instant Action."""
    assert view.question is not None
    effect = asking_effect(view)
    if effect is None:
        effects = card_of(view.table, view.question[2]).effects
        effect = effects[0] if len(effects) == 1 else None
    words = {
        "reset": "choose who resets their yard",
        "swap-seats": f"choose who swaps houses with {names[view.seat]}",
        "miss-turn": "choose who misses a turn",
        "take-card": "choose whose Nasty Neighbour card to take, unseen",
        "turn-down": "choose in whose yard a card is turned face down",
        "turn-up": "choose in whose yard a card is turned up",
        "replace": "choose in whose yard a card is replaced",
    }
    if effect is None:
        return "choose whom it acts on"
    if effect.name == "discard-card":
        return f"choose who loses {nasty_cards(effect.amount)}"
    return words.get(effect.name, "choose a player")


# --- cards -------------------------------------------------------------------------------------------------------


def card_choice(view: Seen, names: Sequence[str]) -> str:
    """What a card is chosen for, and what has been chosen before."""
    effect = asking_effect(view)
    if effect is None:
        return "choose a card"
    where, picks = in_yard(view, effect, names), picks_of(view)
    if effect.name == "peek":
        return peek_choice(view, effect, where, picks, names)
    if effect.name == "swap-cards":
        return swap_choice(view, effect, picks, names)
    return {
        "turn-down": f"turn a face-up card {where} face down",
        "turn-up": f"turn up a face-down card {where}",
        "replace": f"replace a face-up card {where} with the top of the draw pile",
        "dive": "take a card from the bin",
    }.get(effect.name, "choose a card")


def in_yard(view: Seen, effect: Effect, names: Sequence[str]) -> str:
    """In whose yard an effect of the seat that looks may choose a card."""
    if effect.whom == TARGET:
        frame = frame_of(view, EFFECTS)
        return f"in {names[frame[TARGET_OF_EFFECTS]]}'s yard" if frame is not None else ""
    return {OWN: f"in {names[view.seat]}'s yard", OTHER: "in another yard", ANY: "in any yard"}.get(effect.whom, "")


def peek_choice(view: Seen, effect: Effect, where: str, picks: Sequence[int], names: Sequence[str]) -> str:
    """How many cards are looked at: "look at a face-down card in any yard, 1 of 2"."""
    if effect.amount == 1:
        return f"look at a face-down card {where}"
    if picks:
        where = f"in {names[spot_of(picks[0])[0]]}'s yard"
        owner, place = spot_of(picks[-1])
        last = name_of(view.table, view.zones[YARD[owner]][place])
        return f"look at another face-down card {where}, {len(picks) + 1} of {effect.amount}; the last was {last}"
    return f"look at a face-down card {where}, 1 of {effect.amount}"


def swap_choice(view: Seen, effect: Effect, picks: Sequence[int], names: Sequence[str]) -> str:
    """The first of two cards to swap, or what the first one is swapped with."""
    player = names[view.seat]
    if not picks:
        where = {
            "between": f"in {player}'s yard or another one",
            "inside-own": f"in {player}'s yard",
        }.get(effect.whom, "in any yard")
        return f"choose the first of two cards to swap, {where}"
    owner, place = spot_of(picks[0])
    between = "in another yard" if owner == view.seat else f"in {player}'s yard"
    where = between if effect.whom == "between" else f"in {names[owner]}'s yard"
    return f"swap {spotted(view, owner, place, names)} with a card {where}"


def spotted(view: Seen, seat: int, place: int, names: Sequence[str]) -> str:
    """A card of a yard with its place: "Blue 3 (Ben, top left)"."""
    return f"{lying_words(view, seat, place)} ({names[seat]}, {spot_words(view.table, place)})"


# --- Instant Actions ---------------------------------------------------------------------------------------------


def coming(view: Seen, names: Sequence[str]) -> str:
    """What the Instant Action is about to do, and to whom: "Nasty Dog is about to reset Ben's yard"."""
    frame = acting_instant(view)
    if frame is None:
        return "an Instant Action is about to act"
    card = card_of(view.table, frame[SOURCE])
    affected = seats_in(frame[AFFECTED])
    acts = [about_to(view, effect, frame[SEAT], affected, names) for effect in card.effects]
    return f"{card.name} is about to {listed(acts)}"


def about_to(view: Seen, effect: Effect, exposer: int, affected: Sequence[int], names: Sequence[str]) -> str:
    """An effect of an Instant Action on the players it affects, after "is about to"."""
    players, yards = listed([names[seat] for seat in affected]), yard_words(view, affected, names)
    each = "each of " * (len(affected) > 1)
    return {
        "reset": f"reset {yards}",
        "swap-seats": f"make {names[exposer]} and {players} swap houses",
        "turn-down": f"turn a card in {each}{yards} face down",
        "turn-up": f"turn up a face-down card in {each}{yards}",
        "replace": f"replace a card in {each}{yards}",
        "miss-turn": f"make {players} miss a turn",
        "take-card": f"give {names[exposer]} a Nasty Neighbour card from {each}{players}",
        "discard-card": f"cost {each}{players} {nasty_cards(effect.amount)}",
        "draw-card": f"bring {names[exposer]} {nasty_cards(effect.amount)}",
    }[effect.name]
