"""Confirmations before an answer that eliminates a player or ends the game.

An answer can do more than it says, because loss with a single target is dealt without a question. So the answer is
tried until the next question, from what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.layout import SANITY
from engine.games.cthulhu_realms.match_rules import GameView
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.sanity_loss import sanity_left
from engine.games.cthulhu_realms.rules.victory import seats_in_game
from engine.games.cthulhu_realms.text.endings import sanity_and_cards, verdict
from engine.kernel.flow.preview import Preview
from engine.kernel.state.state import Option


def confirmation(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return who is eliminated by this answer, and whether it ends the game; empty for any other answer.

    A player whom the shares of a loss already doom is named again only if the game ends too (CR-5.2).
    """
    after = Preview(view, [option]).look(worlds=1).after[0]
    lost = [seat for seat in seats_in_game(view) if sanity_left(after, seat) <= 0]
    if not after.over:
        lost = [seat for seat in lost if sanity_left(view, seat) > 0]
    if not lost:  # a match that ends without an elimination lacks a card for a row (CR-6.2)
        return say("confirm-no-refill", verdict=verdict(sanity_and_cards(after), names)) if after.over else ""
    players, sanity = say.join_list([names[seat] for seat in lost]), view.counters[SANITY[lost[0]]]
    living = seats_in_game(after)
    if len(living) == 1:
        return say("confirm-win", count=len(lost), players=players, sanity=sanity, winner=names[living[0]])
    words = say("confirm-out", count=len(lost), players=players, sanity=sanity)
    if after.over:
        return say("confirm-out-deck", out=words, verdict=verdict(sanity_and_cards(after), names))
    return words
