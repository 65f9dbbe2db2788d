"""Runes & Regulations: texts for private roles (RR-9.2), scores, plates and the victory."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations.definitions.card_text import rule_text
from engine.games.runes_and_regulations.layout import ROLE_CARD
from engine.games.runes_and_regulations.match_rules import GameView
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.creatures import beast_count, mythical_count
from engine.games.runes_and_regulations.rules.limits import limit
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.games.runes_and_regulations.rules.victory import BEASTS_TO_WIN, HENCHMAN, role_card, role_progress
from engine.kernel.state.layout import SPECTATOR

NO_OTHER_HEXED = "no-other-hexed"
"""The condition about the other players, whose text follows those about the role itself (RR-11.4)."""


def identity(view: GameView, seat: int) -> str:
    """Return the name of a seat's role, or "" in the base game."""
    role = role_card(view, seat)
    return role.name if role is not None else ""


def briefing(view: GameView, names: Sequence[str]) -> str:
    """Return the text of the seat's role and how it wins."""
    role = role_card(view, view.seat) if view.seat != SPECTATOR else None
    if role is None:
        return ""
    card = f"[[{view.zones[ROLE_CARD[view.seat]][0]}|{role.name}]]"
    told = {"player": names[view.seat], "role": card, "rule": rule_text(role)}
    if view.seat == nefarious(view):
        return say("told-nefarious", **told)
    return say("told-role", **told, creatures=limit(view, view.seat, "win"))


def score_parts(view: GameView, seat: int) -> list[tuple[str, int]]:
    """Return the additional scores of a seat.

    The Nefarious Neighbor wins by Corrupted Beasts, not by Mythical Creatures (RR-11.2). The progress of other roles is
    only shown to their owner.
    """
    if seat == nefarious(view):
        return [(say("score-beasts"), beast_count(view, seat))]
    number, needed = own_progress(view, seat)
    return [(say("score-role", role=identity(view, seat), needed=needed), number)] if needed else []


def own_progress(view: GameView, seat: int) -> tuple[int, int]:
    """Return the present and needed number of the viewer's own role, or (0, 0) if there is nothing to show."""
    return role_progress(view, seat) if seat == view.seat and not view.over else (0, 0)


def plate(view: GameView, seat: int) -> list[tuple[str, str]]:
    """Return the numbers for a seat's plate: progress to victory, the viewer's own role, and cards in hand."""
    if seat == nefarious(view):
        counted = [("beasts", f"{beast_count(view, seat)}/{BEASTS_TO_WIN}")]
    else:
        counted = [("mythical", f"{mythical_count(view, seat)}/{limit(view, seat, 'win')}")]
    number, needed = own_progress(view, seat)
    if needed:
        counted.append(("role", f"{number}/{needed}"))
    return [*counted, ("hand", str(len(view.zone("hand", seat))))]


def victory(view: GameView, names: Sequence[str]) -> str:
    """Return a sentence for each winner (RR-6.1, RR-11.1 to RR-11.4)."""
    return " ".join(_describe_win(view, seat, names[seat]) for seat in view.winners)


def _describe_win(view: GameView, seat: int, name: str) -> str:
    if seat == nefarious(view):
        beasts = beast_count(view, seat)
        if beasts >= BEASTS_TO_WIN:
            return say("won-by-beasts", player=name, beasts=beasts)
        return say("won-by-main-deck", player=name)
    role = role_card(view, seat)
    if role is not None and role.id == HENCHMAN and nefarious(view) in view.winners:
        return say("won-as-henchman", player=name, role=role.name)
    creatures = mythical_count(view, seat)
    if role is None or creatures >= limit(view, seat, "win"):
        return say("won-by-creatures", player=name, creatures=creatures)
    goals = [condition for step in role.steps for condition in step.conditions]
    reached = say.join_list([say(f"reached-{goal}") for goal in goals if goal != NO_OTHER_HEXED])
    won = "won-with-no-other-hexed" if NO_OTHER_HEXED in goals else "won-with"
    return say(won, player=name, role=role.name, reached=reached)
