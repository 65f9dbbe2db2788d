"""Confirmations before an answer that eliminates a player or ends the game.

An answer can do more than it says, because loss with a single target is dealt without a question. So this module
previews everything until the next question, from what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from engine.games.cthulhu_realms.codes import ACQUIRE, ASK_ABJURE, DEAL_LOSS, FULL, LEFT, SECOND, VICTIM
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.layout import GENERAL_DECK, HURT, INITIATES, OWNED, PLAY, ROW_OF_MORE, SANITY
from engine.games.cthulhu_realms.match_rules import GameView
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.available_cards import neighbors
from engine.games.cthulhu_realms.rules.card_moves import sanity_lost
from engine.games.cthulhu_realms.rules.queries import zone_owner
from engine.games.cthulhu_realms.rules.sanity_loss import chosen_shares, targets_of
from engine.games.cthulhu_realms.text.common import half_of, is_available, living_seats, sanity_of
from engine.games.cthulhu_realms.text.endings import standing_of, verdict
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.ruleset import CHOOSE_VERB, USE
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import OUT, Option


def confirmation(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return the warning about an elimination or the end of the game; empty without one."""
    verb, source, target = option
    if verb == ACQUIRE or (verb == CHOOSE_VERB and view.question is not None and view.question[1] == ASK_ABJURE):
        return without_refill(view, source if verb == ACQUIRE else target, verb == ACQUIRE, names)
    outlook = TurnPreview(view)
    if verb == DEAL_LOSS:
        frame = view.stack[-1]
        share = source - NUMBER_BASE
        outlook.deal(frame[VICTIM], target, share)
        outlook.suffer([(frame[VICTIM], frame[LEFT] - share), (frame[SECOND], frame[FULL])])
    elif verb == USE:
        effects = half_of(view.table, source, target - NUMBER_BASE)
        for effect in effects:
            loss = find_effect_type(UNITS, effect.name).gives(effect.amount, effect.second).loss
            if loss and not outlook.asked:
                outlook.suffer([(seat, loss) for seat in neighbors(outlook.view, view.seat)])
    return eliminations(view, outlook, names)


# --- loss --------------------------------------------------------------------------------------------------------


class TurnPreview:
    """A copy of a view in which loss is dealt until a question is asked, including the shares chosen before."""

    def __init__(self, view: GameView) -> None:
        self.view = copy(view)
        self.view.zones = [cards[:] for cards in view.zones]
        self.view.values = view.values[:]
        self.view.counters = view.counters[:]
        self.asked = False
        """Whether a choice is needed, so that a question comes before the rest."""
        self.row_unfilled = False
        """Whether the general deck is too small for a new row, which ends the game (CR-5.3, CR-6.2)."""
        self.view.stack = []
        for target, amount in chosen_shares(view).items():
            self.deal(target - SEAT_BASE if target >= SEAT_BASE else zone_owner(view.zone_of(target)), target, amount)
        self.doomed = self.without_sanity()
        """The seats that the earlier shares already eliminate."""

    def suffer(self, losses: Sequence[tuple[int, int]]) -> None:
        """Deal loss to each player while there is only one target, then apply it (CR-5.2)."""
        for victim, left in losses:
            while left > 0 and victim >= 0 and not self.is_over:
                targets = targets_of(self.view, victim, left)
                if len(targets) != 1:
                    self.asked = bool(targets)
                    break
                target, amount = targets[0]
                self.deal(victim, target, amount)
                left -= amount
            if self.asked:
                return
        self.eliminate()

    def deal(self, victim: int, target: int, amount: int) -> None:
        """Deal one share of a loss (CR-4.5, CR-4.6)."""
        values = self.view.values
        if target >= SEAT_BASE:
            self.view.counters[SANITY[victim]] -= amount
        elif sanity_lost(values, target) + amount >= self.view.table.rules.sanity[target]:
            values[HURT] &= ~(15 << 4 * target)
            self.view.zones[PLAY[victim]].remove(target)
        else:
            values[HURT] += amount << 4 * target

    def without_sanity(self) -> list[int]:
        """Return the seats without Sanity that are still in the game."""
        return [seat for seat in living_seats(self.view) if sanity_of(self.view, seat) <= 0]

    def eliminate(self) -> None:
        """Eliminate every player without Sanity, and deal new cards between the others (CR-5.3)."""
        out = self.without_sanity()
        for seat in out:
            self.view.values[OUT] |= 1 << seat
        if out and len(living_seats(self.view)) > 1:
            deck = self.view.zones[GENERAL_DECK]
            self.row_unfilled = len(deck) < ROW_OF_MORE * len(out)
            del deck[: ROW_OF_MORE * len(out)]

    @property
    def is_over(self) -> bool:
        return self.row_unfilled or len(living_seats(self.view)) == 1


def eliminations(view: GameView, outlook: TurnPreview, names: Sequence[str]) -> str:
    """Return who is eliminated by this answer, and whether that ends the game."""
    now = [seat for seat in living_seats(view) if sanity_of(outlook.view, seat) <= 0]
    lost = now if outlook.is_over else [seat for seat in now if seat not in outlook.doomed]
    if not lost:
        return ""
    players, sanity = say.join_list([names[seat] for seat in lost]), sanity_of(view, lost[0])
    living = living_seats(outlook.view)
    if len(living) == 1:
        return say("confirm-win", count=len(lost), players=players, sanity=sanity, winner=names[living[0]])
    words = say("confirm-out", count=len(lost), players=players, sanity=sanity)
    if outlook.row_unfilled:
        return say("confirm-out-deck", out=words, verdict=verdict(standing_of(outlook.view), names))
    return words


# --- the general deck ----------------------------------------------------------------------------------------------


def without_refill(view: GameView, card: int, acquired: bool, names: Sequence[str]) -> str:
    """Return a warning if a row can't be refilled, which ends the game at once (CR-6.2)."""
    zone = view.zone_of(card)
    if view.zones[GENERAL_DECK] or zone == INITIATES or not is_available(zone):
        return ""
    after = copy(view)
    after.values = view.values[:]
    if acquired:
        after.values[OWNED + view.seat] |= 1 << card
    return say("confirm-no-refill", verdict=verdict(standing_of(after), names))
