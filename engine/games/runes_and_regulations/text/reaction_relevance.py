"""Runes & Regulations: decides which reactions to ask about under the "When it matters" setting."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.vocabulary import OWN_EVENTS, OWN_WOULDS, TURN_TRIGGERS, Step
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.match_rules import RUNE_CARD, GameView
from engine.games.runes_and_regulations.rules.creatures import beast_count, mythical_count
from engine.games.runes_and_regulations.rules.frame_fields import IS_BEFORE, OWNER, RULE, SUBJECT
from engine.games.runes_and_regulations.rules.limits import limit
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.games.runes_and_regulations.rules.victory import BEASTS_TO_WIN
from engine.games.runes_and_regulations.text.actions import TO_CREATURES, TO_RUNES, paid_for
from engine.games.runes_and_regulations.text.effects import steps_of
from engine.games.runes_and_regulations.text.triggers import occasion_of
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.ruleset import QUESTION_CHOOSE
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, SEAT, SOURCE, Frame, Option

OWN = frozenset(
    (
        *OWN_EVENTS,
        *OWN_WOULDS,
        *TURN_TRIGGERS,
        "you-would-discard",
        "you-would-spin",
        "you-cast",
        "yours-would-be-hexed",
        "yours-would-be-destroyed",
        "yours-would-be-stolen",
        "yours-would-be-returned",
        "yours-hexed",
        "yours-destroyed",
        "rune-would-be-lost",
    )
)
"""Triggers about the player's own cards and actions."""
NEARLY = 1
"""A player with this many Creatures or fewer left to win is dangerous."""


def affects_viewer(view: GameView) -> bool:
    """Return whether a pending action affects the viewer, or its actor nearly wins: public facts (RR-7.7)."""
    frame = view.stack[-1]
    if frame[KIND] != codes.LINK or not frame[IS_BEFORE]:
        return False
    action = view.stack[-2]
    return action[SEAT] != view.seat and (action[OWNER] == view.seat or nearly_wins(view, action[SEAT]))


def may_ask_publicly(view: GameView, everybody: GameView) -> bool:
    """Return whether a question only involves public cards: a Spin, a draw, or a choice of cards that all can see."""
    question = view.question
    if question is None or question[1] not in (codes.ASK_SPIN, codes.ASK_DRAW, QUESTION_CHOOSE):
        return False
    seen = {card for zone in everybody.zones for card in zone}
    return all(ref in seen for option in question[3] for ref in option[1:] if view.table.is_card(ref))


def spins(view: GameView) -> bool:
    """Return whether a question is for a Spin, which all players want to watch."""
    return view.question is not None and view.question[1] == codes.ASK_SPIN


def threat(view: GameView) -> tuple[int, Sequence[int]]:
    """Return the card that threatens a Creature or Rune, and a list with the threatened one."""
    frame = view.stack[-1]
    if frame[KIND] != codes.LINK or not frame[IS_BEFORE]:
        return NONE, ()
    action = view.stack[-2]
    return action[SOURCE], [action[SUBJECT]] if action[RULE] in (*TO_CREATURES, *TO_RUNES) else ()


def is_worth_asking(view: GameView, option: Option) -> bool:
    """Return whether to ask about a reaction.

    It is worth a question if it is a Creature's effect, or concerns the player's own cards, discards, spins or casts.
    It also is if it stops harm or a reaction to the player's own action, or if the actor nearly wins. Stopping the
    payment of the player's own price only wastes the card that it pays for (RR-7.7). Other reactions gain little, and
    the next event is as good.
    """
    card = option[1]
    if not view.table.is_card(card) or view.table.rules.sorts[card] != RUNE_CARD:
        return True
    trigger = view.table.rules.cards[card].trigger
    frame = view.stack[-1]
    if frame[KIND] == codes.LINK and view.stack[-2][SEAT] == view.seat and paid_for(view) != NONE:
        return False
    if trigger in OWN:
        return True
    if frame[KIND] != codes.LINK:
        return True
    _, other = occasion_of(view, frame, card)
    if 0 <= other < view.table.seats and nearly_wins(view, other):
        return True
    return bool(frame[IS_BEFORE]) and stops_harm(view, view.stack[-2])


def nearly_wins(view: GameView, seat: int) -> bool:
    """Return whether a seat needs at most one more Creature to win (RR-6.1, RR-11.2)."""
    if seat == nefarious(view):
        return beast_count(view, seat) >= BEASTS_TO_WIN - NEARLY
    return mythical_count(view, seat) >= limit(view, seat, "win") - NEARLY


def stops_harm(view: GameView, action: Frame) -> bool:
    """Return whether the action is a Spell or Rune that can harm the seat, or a Rune against the seat's action."""
    rule, subject = action[RULE], action[SUBJECT]
    if rule == codes.WOULD_SUMMON and action[OWNER] >= 0:
        return nearly_wins(view, action[OWNER])
    if rule not in (codes.WOULD_CAST, codes.WOULD_ACTIVATE) or not view.table.is_card(subject):
        return False
    if rule == codes.WOULD_ACTIVATE and any(
        frame[KIND] == codes.OCCURRENCE and frame[SEAT] == view.seat for frame in view.stack[:-2]
    ):
        return True
    return harms_others(steps_of(view, view.table.faces[subject]))


def harms_others(steps: Iterable[Step]) -> bool:
    """Return whether an effect can take something from players other than its user."""
    at_others = ("any-player", "any-neighbor", "each-player", "each-neighbor", "that-neighbor")
    return any(
        find_effect_type(UNITS, step.do).harms and (step.who in at_others or step.of in at_others) for step in steps
    )
