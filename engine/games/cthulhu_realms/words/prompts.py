"""Cthulhu Realms in words: what a seat is asked. The frame on top of the stack tells what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.codes import (
    ACQUIRE,
    ASK_ABJURE,
    ASK_DISCARD,
    ASK_LOSS,
    ASK_TURN,
    FULL,
    LEFT,
    PLAY_CARD,
    SECOND,
    VICTIM,
)
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.effects._shared import cards_words
from engine.games.cthulhu_realms.facts import base_zone, name_of
from engine.games.cthulhu_realms.match_rules import Seen
from engine.games.cthulhu_realms.places import DISCARD, HAND, MOST_ABJURED_COST, POWER
from engine.games.cthulhu_realms.words.common import asking_effect, is_available, listed, living_seats
from engine.kernel.refs import SEAT_BASE
from engine.kernel.rules import PASS, USE
from engine.kernel.schema import unit_of
from engine.kernel.state import Frame


def prompt(view: Seen, names: Sequence[str]) -> str:
    """What the seat is asked, without its name; whom the table waits for when it is not asked."""
    if view.question is None or view.over:
        return waiting(view, names)
    kind, card = view.question[1], view.question[2]
    if kind == ASK_TURN:
        return turn_prompt(view)
    cause = name_of(view.table, card)
    if kind == ASK_LOSS:
        return loss_prompt(view, view.stack[-1], names)
    if kind == ASK_DISCARD:
        return discard_prompt(view, view.stack[-1], cause, names)
    if kind == ASK_ABJURE:
        return abjure_prompt(view, view.stack[-1], cause)
    effect = asking_effect(view)
    return f"{unit_of(UNITS, effect.name).prompt(effect)} ({cause})" if effect is not None else f"choose for {cause}"


def waiting(view: Seen, names: Sequence[str]) -> str:
    """Who has won, or who is being waited for."""
    if not view.over:
        return "waiting for " + listed([names[seat] for seat in view.asked])
    if view.winners:
        return f"{listed([names[seat] for seat in view.winners])} has won"
    return "everybody loses"


# --- the turn ----------------------------------------------------------------------------------------------------


def turn_prompt(view: Seen) -> str:
    """What can be done now, short enough for one line: "play, use or acquire for up to 4"."""
    power = view.counters[POWER[view.seat]]
    verbs = {option[0] for option in view.options}
    if ACQUIRE in verbs:
        ways = ["play"] * (PLAY_CARD in verbs) + ["use"] * (USE in verbs)
        return listed([*ways, f"acquire for up to {power}"], "or")
    ways = ["play a card"] * (PLAY_CARD in verbs) + ["use an ability"] * (USE in verbs)
    return listed(ways, "or") if ways else "end the turn"


# --- loss, discarding, abjuring ----------------------------------------------------------------------------------


def loss_prompt(view: Seen, frame: Frame, names: Sequence[str]) -> str:
    """How much of a loss is left for whom: "share out 3 of 5 Sanity loss among Ben and 2 Locations"."""
    left, full, victim = frame[LEFT], frame[FULL], names[frame[VICTIM]]
    amount = f"{left} of {full}" if left != full else str(full)
    targets = {option[2] for option in view.options}
    player = any(target >= SEAT_BASE for target in targets)
    locations = len(targets) - player
    behind = f", then for {names[frame[SECOND]]}" if frame[SECOND] in living_seats(view) else ""
    if left == 1:
        one = "a Location" if locations == 1 else f"one of {locations} Locations"
        last = "1" if full == 1 else f"the last of {full}"
        return f"deal {last} Sanity loss to {f'{victim} or {one}' if player else f'{one} of {victim}'}{behind}"
    if not player:
        among = f"among {locations} Locations of {victim}"
    else:
        among = f"between {victim} and a Location" if locations == 1 else f"among {victim} and {locations} Locations"
    return f"share out {amount} Sanity loss {among}{behind}"


def discard_prompt(view: Seen, frame: Frame, cause: str, names: Sequence[str]) -> str:
    """How many cards to discard, and because of whose card."""
    whose = cause if view.active == view.seat else f"{names[view.active]}'s {cause}"
    return f"discard {cards_words(frame[LEFT])} from hand ({whose})"


def abjure_prompt(view: Seen, frame: Frame, cause: str) -> str:
    """How many cards to abjure, and from where there are any."""
    zones = {view.zone_of(option[2]) for option in view.options if option[0] != PASS}
    bases = {base_zone(zone) for zone in zones}
    places = ["hand"] * (HAND[0] in bases) + ["discard pile"] * (DISCARD[0] in bases)
    places += ["Available"] * any(is_available(zone) for zone in zones)
    number = cards_words(frame[LEFT])
    return f"abjure up to {number} of cost {MOST_ABJURED_COST} or less: {listed(places, 'or')} ({cause})"
