"""What no drop does in any game: take a card of a pile that the player did not choose, or hit something else than that
on which it fell.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from client.layout.pieces import Key
from client.table.hand.choices import DropTarget
from client.table.hand.gestures import COMMIT, HandAction, HandGestures
from engine.kernel.state.refs import CARD, describe
from tests.client.table.drag_ends import is_on_top
from tests.client.table.drag_walk import Walk, dragged, in_a_few_matches, in_many_matches

pytestmark = pytest.mark.usefixtures("screen")


def sources(hand: HandGestures) -> Iterator[tuple[Key, list[DropTarget]]]:
    """Yield the cards, tokens and tags that can be dropped somewhere, with their targets."""
    for piece in hand.arrangement.pieces:
        if targets := hand.drop_places(piece.key):
            yield piece.key, targets
    for row in hand.strips.values():
        for strip in row:
            if hand.choices.is_source(strip.key):
                yield strip.key, hand.targets(strip.key)


def chosen_cards(act: HandAction) -> set[int]:
    """Return the cards that a drop chooses."""
    answers = [act.option, act.target.aim if act.target is not None else None]
    return {answer[2] for answer in answers if answer is not None and describe(answer[2])[0] == CARD}


def check_piles(hand: HandGestures, source: Key) -> int:
    """Drop something on every pile; it may only take the card that lies on top and is the only one meant there."""
    checked = 0
    for zone, rect in hand.arrangement.zone_rects.items():
        cards = hand.view.zones[zone] if zone < len(hand.view.zones) else []
        act = dragged(hand, source, rect.center) if hand.arrangement.is_stack(zone) and len(cards) > 1 else None
        if act is not None and act.kind == COMMIT and source != ("card", cards[-1]):
            checked += 1
            offered = {option[2] for option in hand.view.options}.intersection(cards)
            taken = chosen_cards(act).intersection(cards)
            assert taken <= {cards[-1]} and (not taken or len(offered) < 2), (source, act)
    return checked


def check_spots(hand: HandGestures, source: Key, targets: list[DropTarget]) -> int:
    """Drop something that acts on players or cards on others of them; it may not give an answer there."""
    arrangement, checked = hand.arrangement, 0
    spots = {target.spot for target in targets}
    rects = {("seat", seat): rect for seat in arrangement.plate_rects if (rect := arrangement.seat_rect(seat))}
    if not any(spot in rects for spot in spots):
        return 0
    for spot, rect in rects.items():
        under = [target for target in targets if target.rect.collidepoint(rect.center)]
        if spot in spots or under or arrangement.piece_at(rect.center) is not None:
            continue
        act = dragged(hand, source, rect.center)
        checked += 1
        assert act is None or act.kind != COMMIT, (source, spot, act)
    return checked


def check(slug: str, seats: int, seed: int, questions: int) -> None:
    piles = spots = 0
    chance = random.Random(seed)
    for hand in Walk(slug, seats, seed).hands(questions):
        found = list(sources(hand))
        for source, targets in chance.sample(found, min(4, len(found))):
            if source in hand.arrangement.by_key and not is_on_top(
                hand.arrangement, source, hand.arrangement.by_key[source].hit.center
            ):
                continue
            piles += check_piles(hand, source)
            spots += check_spots(hand, source, targets)
    print(f"{slug}, {seats} players: {piles} drops on piles and {spots} on other players were right")


@in_a_few_matches(2)
def test_the_first_drops_of_a_match_take_nothing_else(slug: str, seed: int) -> None:
    check(slug, 3, seed, 4)


@in_many_matches(2)
def test_no_drop_of_a_match_takes_something_else(slug: str, seats: int, seed: int) -> None:
    check(slug, seats, seed, 150)
