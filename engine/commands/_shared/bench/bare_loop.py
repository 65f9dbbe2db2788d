"""The bound that engine speed is measured against: Nefarious as one bare loop.

No Twists, events, views, zones or names; made-up cards; explicit frames of the thinnest kind. It shows what
pure Python can do with the same game when everything else is left out.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

ESPIONAGE, INVENT, RESEARCH, WORK = range(4)
PLACING_COST = (0, 2, 0, 1)
Effect = tuple[str, int]


def _made_up_effects(chooser: random.Random, chance: float, verbs: list[str]) -> list[Effect]:
    return [(chooser.choice(verbs), chooser.randint(1, 3))] if chooser.random() < chance else []


def _made_up_cards() -> list[tuple[int, int, list[Effect], list[Effect]]]:
    """Return 64 cards as (cost, points, effects on oneself, effects on the others)."""
    chooser = random.Random(1)
    cards = []
    for _ in range(64):
        points = chooser.randint(1, 8)
        cost = points * 3 - chooser.randint(0, 3)
        own = _made_up_effects(chooser, 0.6, ["draw", "gain", "spy", "discard"])
        others = _made_up_effects(chooser, 0.4, ["draw", "gain", "lose", "discard", "unspy"])
        cards.append((cost, points, own, others))
    return cards


CARDS = _made_up_cards()


class Position:
    """Everything there is: lists of ints, a stack of frames, the open question."""

    __slots__ = (
        "seats", "rng", "deck", "discard", "hands", "in_play", "money", "spies", "reserve", "winner", "stack",
        "actions", "laid", "question",
    )  # fmt: skip

    def __init__(self, seats: int, seed: int) -> None:
        self.seats = seats
        self.rng = seed * 2 + 1
        self.deck = list(range(64))
        shuffle(self, self.deck)
        self.discard: list[int] = []
        self.hands = [[self.deck.pop() for _ in range(3)] for _ in range(seats)]
        self.in_play: list[list[int]] = [[] for _ in range(seats)]
        self.money = [10] * seats
        self.spies = [[0] * 4 for _ in range(seats)]
        self.reserve = [5] * seats
        self.winner: int | None = None
        self.stack: list[list[Any]] = [[choose_action, 0]]
        self.actions = [-1] * seats
        self.laid: list[int | None] = [None] * seats
        self.question: tuple[Any, str] | None = None


def shuffle(position: Position, cards: list[int]) -> None:
    for last in range(len(cards) - 1, 0, -1):
        position.rng = (position.rng * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        other = (position.rng >> 33) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def draw(position: Position, seat: int) -> None:
    if not position.deck:
        position.deck, position.discard = position.discard, []
        shuffle(position, position.deck)
        if not position.deck:
            return
    position.hands[seat].append(position.deck.pop())


def choose_action(position: Position, frame: list[Any]) -> None:
    seat = frame[1]
    if seat == position.seats:
        frame[:] = [income]
        return
    position.question = ((0, 1, 2, 3), "action")


def action_chosen(position: Position, frame: list[Any], action: int) -> None:
    position.actions[frame[1]] = action
    frame[1] += 1


def income(position: Position, frame: list[Any]) -> None:
    seats = position.seats
    for seat in range(seats):
        spies = position.spies[seat]
        position.money[seat] += spies[position.actions[seat - 1]] + spies[position.actions[(seat + 1) % seats]]
    frame[:] = [espionage, 0]


def espionage(position: Position, frame: list[Any]) -> None:
    while frame[1] < position.seats:
        seat = frame[1]
        if position.actions[seat] == ESPIONAGE and position.reserve[seat]:
            money = position.money[seat]
            position.question = ([zone for zone in range(4) if PLACING_COST[zone] <= money], "zone")
            return
        frame[1] += 1
    position.laid = [None] * position.seats
    frame[:] = [invent, 0]


def zone_chosen(position: Position, frame: list[Any], zone: int) -> None:
    seat = frame[1]
    position.money[seat] -= PLACING_COST[zone]
    position.reserve[seat] -= 1
    position.spies[seat][zone] += 1
    frame[1] += 1


def invent(position: Position, frame: list[Any]) -> None:
    while frame[1] < position.seats:
        seat = frame[1]
        if position.actions[seat] == INVENT and position.hands[seat]:
            position.question = (position.hands[seat][:], "card")
            return
        frame[1] += 1
    seats = position.seats
    for seat in range(seats):
        card = position.laid[seat]
        if card is None:
            continue
        if CARDS[card][0] <= position.money[seat]:
            position.money[seat] -= CARDS[card][0]
            position.hands[seat].remove(card)
            position.in_play[seat].append(card)
        else:
            position.laid[seat] = None
    todo: list[tuple[int, Effect]] = []
    for seat in range(seats):
        card = position.laid[seat]
        if card is not None:
            todo += [(seat, effect) for effect in CARDS[card][2]]
        for step in range(1, seats):
            card = position.laid[(seat + step) % seats]
            if card is not None:
                todo += [(seat, effect) for effect in CARDS[card][3]]
    frame[:] = [finish_turn]
    for seat, (verb, amount) in reversed(todo):
        position.stack.append([effect_step, seat, verb, amount])


def card_chosen(position: Position, frame: list[Any], card: int) -> None:
    position.laid[frame[1]] = card
    frame[1] += 1


def effect_step(position: Position, frame: list[Any]) -> None:
    _, seat, verb, amount = frame
    options: Any = ()
    if verb == "draw":
        for _ in range(amount):
            draw(position, seat)
    elif verb == "gain":
        position.money[seat] += amount
    elif verb == "lose":
        position.money[seat] = max(0, position.money[seat] - amount)
    elif verb == "discard":
        options = position.hands[seat][:]
    elif verb == "spy":
        options = (0, 1, 2, 3) if position.reserve[seat] else ()
    else:
        options = [zone for zone in range(4) if position.spies[seat][zone]]
    if options and amount:
        position.question = (options, "pick")
    else:
        position.stack.pop()


def apply_pick(position: Position, frame: list[Any], choice: int) -> None:
    _, seat, verb, _ = frame
    if verb == "discard":
        position.hands[seat].remove(choice)
        position.discard.append(choice)
    else:
        change = 1 if verb == "spy" else -1
        position.reserve[seat] -= change
        position.spies[seat][choice] += change
    frame[3] -= 1


def finish_turn(position: Position, frame: list[Any]) -> None:
    for seat in range(position.seats):
        if position.actions[seat] == RESEARCH:
            draw(position, seat)
            position.money[seat] += 2
        elif position.actions[seat] == WORK:
            position.money[seat] += 4
    points = [sum(CARDS[card][1] for card in cards) for cards in position.in_play]
    best = max(points)
    if best >= 20 and points.count(best) == 1:
        position.winner = points.index(best)
    frame[:] = [choose_action, 0]


RECEIVERS: dict[Any, dict[str, Callable[[Position, list[Any], int], None]]] = {
    choose_action: {"action": action_chosen},
    espionage: {"zone": zone_chosen},
    invent: {"card": card_chosen},
    effect_step: {"pick": apply_pick},
}


def advance(position: Position) -> None:
    """Run frames until a seat must answer or has won."""
    stack = position.stack
    while position.question is None and position.winner is None:
        frame = stack[-1]
        frame[0](position, frame)


def answer(position: Position, choice: int) -> None:
    """Give the answer to the open question and run on."""
    assert position.question is not None
    frame = position.stack[-1]
    kind = position.question[1]
    position.question = None
    RECEIVERS[frame[0]][kind](position, frame, choice)
    advance(position)


def play(seats: int, seed: int) -> int:
    """Play one random game; how many decisions it had."""
    position = Position(seats, seed)
    chance = random.Random(seed).random
    decisions = 0
    advance(position)
    while position.winner is None:
        assert position.question is not None
        options = position.question[0]
        decisions += 1
        answer(position, options[int(chance() * len(options))])
    return decisions
