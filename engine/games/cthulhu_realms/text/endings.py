"""Texts of how a match was won (CR-6), or would be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.cthulhu_realms.layout import OWNED, SANITY
from engine.games.cthulhu_realms.match_rules import GameView
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.victory import seats_in_game


def sanity_and_cards(view: GameView) -> dict[int, tuple[int, int]]:
    """Return the Sanity and the number of cards of each seat still in the game."""
    return {seat: (view.counters[SANITY[seat]], view.values[OWNED + seat].bit_count()) for seat in seats_in_game(view)}


def verdict(standing: Mapping[int, tuple[int, int]], names: Sequence[str]) -> str:
    """Return who wins when the general deck is empty, and why (CR-6.2).

    An example is "Ada has the most Sanity, 34, and wins".
    """
    most, cards = max(standing.values())
    level = [seat for seat, (sanity, _) in standing.items() if sanity == most]
    best = [seat for seat in level if standing[seat][1] == cards]
    if len(best) > 1:
        players = say.join_list([names[seat] for seat in best])
        return say("verdict-tie", players=players, sanity=most, count=cards)
    winner = names[best[0]]
    if len(level) == 1:
        return say("verdict-most", player=winner, sanity=most)
    second = max(standing[seat][1] for seat in level if seat != best[0])
    players = say.join_list([names[seat] for seat in level])
    return say("verdict-cards", players=players, sanity=most, player=winner, cards=cards, second=second)


def victory(view: GameView, names: Sequence[str]) -> str:
    """Return how a finished match was won (CR-6)."""
    standing = sanity_and_cards(view)
    if not view.over or not standing:
        return ""
    if len(standing) > 1:
        return say("victory-deck", verdict=verdict(standing, names))
    [(seat, (sanity, _))] = standing.items()
    return say("victory-last", player=names[seat], sanity=sanity)
