"""Nasty Neighbours in words: why a Nasty Neighbour card cannot be played now, or not at all (NN-8)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.knowledge import concerned, window, window_frame
from engine.games.nasty_neighbours.match_rules import Seen
from engine.games.nasty_neighbours.places import NASTY, NASTY_DECK, NASTY_PILE
from engine.games.nasty_neighbours.words.common import card_of, first_out, name_of
from engine.games.nasty_neighbours.words.things import Thing
from engine.kernel.showing import Refusal


def refuse_nasty(view: Seen, thing: Thing, names: Sequence[str]) -> Refusal | None:
    """A Nasty Neighbour card, wherever it lies; None for anything else and for one that can be played."""
    if thing.base in (NASTY_DECK, NASTY_PILE):
        if first_out(view) >= 0:
            return Refusal("nasty-cards-gone", {"other": names[first_out(view)]})
        if thing.base == NASTY_PILE and thing.card >= 0:
            return Refusal("nasty-card-played", {"card": name_of(view.table, thing.card)})
        return None
    if thing.base != NASTY[0]:
        return None
    if thing.owner != view.seat:
        if thing.card < 0:
            return Refusal("nasty-cards-hidden", {"other": names[thing.owner]})
        return Refusal("not-own-nasty-card", {"card": name_of(view.table, thing.card), "other": names[thing.owner]})
    if thing.card < 0 or any(option[1] == thing.card for option in view.options):
        return None
    return refuse_own(view, thing.card, names)


def refuse_own(view: Seen, card: int, names: Sequence[str]) -> Refusal:
    """A card of the own house: it waits for an Instant Action, for the own turn, for a window, or for a target."""
    printed, window = card_of(view.table, card), window_frame(view)
    details = {"card": printed.name, "player": names[view.seat]}
    if printed.when == "instant" and not concerned(view):
        return Refusal("nothing-to-cancel", details)
    if printed.when == "before-drawing" and (window is None or not may_be_before_drawing(view)):
        return Refusal("before-drawing-only", details)
    return Refusal("not-now" if window is None else "no-target-now", details)


def may_be_before_drawing(view: Seen) -> bool:
    """Whether the open window is the one at the start of the own turn (NN-8.5)."""
    return window(view) == "turn-start" and view.active == view.seat
