"""Runes & Regulations: what is told outside of play: a role in private (RR-9.2), and how the match was won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations.facts import BEASTS_TO_WIN, beast_count, limit, mythical_count, nefarious
from engine.games.runes_and_regulations.match_rules import Seen
from engine.games.runes_and_regulations.places import ROLE_CARD
from engine.games.runes_and_regulations.winning import HENCHMAN, role_card, role_progress
from engine.games.runes_and_regulations.wording import rule_text
from engine.kernel.layout import SPECTATOR

_ENDS = "You win if you end your turn with "
"""How the text of a role begins that wins at the end of a turn (RR-11.4)."""


def identity(view: Seen, seat: int) -> str:
    """The name of a seat's role; empty in the base game."""
    role = role_card(view, seat)
    return role.name if role is not None else ""


def briefing(view: Seen, names: Sequence[str]) -> str:
    """The seat's role and how it wins."""
    role = role_card(view, view.seat) if view.seat != SPECTATOR else None
    if role is None:
        return ""
    card = f"[[{view.zones[ROLE_CARD[view.seat]][0]}|{role.name}]]"
    name = names[view.seat]
    if view.seat == nefarious(view):
        return f"{name} is {card}, and everybody knows it. {rule_text(role)}"
    creatures = limit(view, view.seat, "win")
    return f"{name} is {card}, and nobody else knows it. {rule_text(role)} {creatures} Mythical Creatures win too."


def score_parts(view: Seen, seat: int) -> list[tuple[str, int]]:
    """The Nefarious Neighbor wins by Corrupted Beasts, not by Mythical Creatures (RR-11.2);
    of the other roles only the owner is told how far it is.
    """
    if seat == nefarious(view):
        return [("Beasts", beast_count(view, seat))]
    number, needed = own_progress(view, seat)
    return [(f"{identity(view, seat)}, of {needed}", number)] if needed else []


def own_progress(view: Seen, seat: int) -> tuple[int, int]:
    """How far the role of the seat that looks is, and how far it must come; (0, 0) where nothing is to be told."""
    return role_progress(view, seat) if seat == view.seat and not view.over else (0, 0)


def plate(view: Seen, seat: int) -> list[tuple[str, str]]:
    """What leads to victory, for the seat that looks also by its role, and the cards in hand."""
    if seat == nefarious(view):
        counted = [("beasts", f"{beast_count(view, seat)}/{BEASTS_TO_WIN}")]
    else:
        counted = [("mythical", f"{mythical_count(view, seat)}/{limit(view, seat, 'win')}")]
    number, needed = own_progress(view, seat)
    if needed:
        counted.append(("role", f"{number}/{needed}"))
    return [*counted, ("hand", str(len(view.zone("hand", seat))))]


def victory(view: Seen, names: Sequence[str]) -> str:
    """A sentence for each winner (RR-6.1, RR-11.1 to RR-11.4)."""
    return " ".join(_won(view, seat, names[seat]) for seat in view.winners)


def _won(view: Seen, seat: int, name: str) -> str:
    if seat == nefarious(view):
        beasts = beast_count(view, seat)
        if beasts >= BEASTS_TO_WIN:
            return f"{name}, the Nefarious Neighbor, has {beasts} Corrupted Beasts on the Lawn."
        return f"The Main deck has run out, and {name}, the Nefarious Neighbor, has the last laugh."
    role = role_card(view, seat)
    if role is not None and role.id == HENCHMAN and nefarious(view) in view.winners:
        return f"{name} was {role.name}, has no Creature on the Lawn, and shares the victory."
    creatures = mythical_count(view, seat)
    if role is None or creatures >= limit(view, seat, "win"):
        return f"{name} ended the turn with {creatures} Mythical Creatures on the Lawn."
    reached = rule_text(role).removeprefix(_ENDS).replace("your", "the")
    return f"{name} was {role.name} and ended the turn with {reached}"
