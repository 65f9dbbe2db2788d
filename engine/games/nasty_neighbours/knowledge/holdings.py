"""The holdings of a Nasty Neighbours player, for comparing states (see `engine.kernel.game.holdings`)."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from itertools import combinations

from engine.games.nasty_neighbours.definitions.vocabulary import SUIT, WILD
from engine.games.nasty_neighbours.layout import BIN, DOWN, NASTY, YARD
from engine.games.nasty_neighbours.match_rules import GameBoard, MatchRules
from engine.games.nasty_neighbours.rules.yards import bits
from engine.kernel.game.holdings import Holdings, by_layout


def holdings(board: GameBoard, seat: int, looker: int) -> Holdings:
    """Return a player's open suit cards by place, where fewer points are better.

    Everything else in the yard, and all possible lines, must be equal. The top of the bin should help the next player
    little. If nobody holds a Nasty Neighbour card, the step of the turn doesn't matter.
    """
    found = by_layout(board, seat, looker)
    rules, cards, down = board.table.rules, board.zones[YARD[seat]], board.counters[DOWN[seat]]
    amounts = list(found.amounts)
    same: list[Hashable] = [found.same]
    open_cards = {place: card for place, card in enumerate(cards) if card >= 0 and not down >> place & 1}
    for place in range(len(cards)):
        card = open_cards.get(place, -1)
        is_suit = card >= 0 and rules.kind[card] == SUIT
        amounts.append(-rules.points[card] if is_suit else 0)
        same.append(place in bits(down) or is_suit or (card >= 0 and rules.faces[card]))
    for line in rules.lines:
        begun = [(place, open_cards[place]) for place in line if place in open_cards]
        same += [
            (pair[0][0], pair[1][0], rules.faces[pair[0][1]], rules.faces[pair[1][1]])
            for pair in combinations(begun, 2)
            if may_line_up(rules, *[card for _, card in pair])
        ]
    if seat == looker and board.zones[BIN]:
        top = board.zones[BIN][-1]
        is_suit = rules.kind[top] == SUIT
        amounts.append(rules.points[top] if is_suit else 0)
        same.append(is_suit or rules.faces[top])
    held = any(board.zones[zone] for zone in NASTY[: board.table.seats])
    return replace(found, amounts=tuple(amounts), same=tuple(same), pending=found.pending if held else ())


def may_line_up(rules: MatchRules, one: int, other: int) -> bool:
    """Return whether two cards of a line can both stay when it becomes complete."""
    if rules.kind[one] > WILD or rules.kind[other] > WILD:
        return False
    if WILD in (rules.kind[one], rules.kind[other]) or rules.number[one] == rules.number[other]:
        return True
    return rules.suit[one] == rules.suit[other] and abs(rules.number[one] - rules.number[other]) < rules.size
