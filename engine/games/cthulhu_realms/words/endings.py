"""Cthulhu Realms in words: how a match was won (CR-6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.places import OWNED
from engine.games.cthulhu_realms.words.common import cards_words, listed, living_seats, sanity_of
from engine.kernel.view import View


def victory(view: View, names: Sequence[str]) -> str:
    """See Game.victory."""
    living = living_seats(view)
    if not view.over or not living:
        return ""
    if len(living) == 1:
        return f"{names[living[0]]} is the last player with any Sanity: {sanity_of(view, living[0])} left."
    most = max(sanity_of(view, seat) for seat in living)
    tied = [seat for seat in living if sanity_of(view, seat) == most]
    if len(tied) == 1:
        return f"The general deck is empty, and {names[tied[0]]} has the most Sanity: {most}."
    players = listed([names[seat] for seat in tied])
    owned = {seat: view.values[OWNED + seat].bit_count() for seat in tied}
    if not view.winners:
        return f"The general deck is empty. {players} tie with {most} Sanity and as many cards: everybody loses."
    winner = view.winners[0]
    return (f"The general deck is empty. {players} have {most} Sanity each, and {names[winner]} has the most cards: "
            f"{cards_words(owned[winner])}.")  # fmt: skip
