"""Where the keyboard's focus can stand on the table now.

Tab goes through what can be chosen; the arrows also reach what can only be read: cards, plates of seats, piles.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from client.table.hover_layer import is_readable
from client.table.interaction_keys import ANSWER, BUTTON, CARD, LAMP, LINK, PILE, PLATE, SPOT, TAG, TARGET, WHEEL, Stop
from client.table.interaction_options import QUESTION
from client.table.interaction_prompt import ANNOUNCE
from client.table.spinner import SPIN

if TYPE_CHECKING:
    from client.table.interaction import Interaction
    from client.table.scene import TableScene

TOOLS = ("hint", "undo", "log", "scores", "rules", "settings")
"""The buttons of the top bar, from left to right."""


def stops_of(scene: TableScene) -> list[Stop]:
    """Every stop: targets of what is taken or else sources, buttons, and what can be read unless a card is picked."""
    stops = _choosable(scene.hand)
    wheel = scene.extras.spinner
    if wheel.invites and wheel.rect is not None:
        stops.append(Stop(WHEEL, SPIN, wheel.rect))
    stops += _answers(scene)
    for name in TOOLS:
        rect = scene.arrangement.rects.get(f"button.{name}")
        if rect is not None:
            stops.append(Stop(BUTTON, name, rect))
    if scene.hand.picked is None:
        stops += _readable(scene.hand)
        stops += [Stop(LINK, row.number, row.rect, aside=True) for row in scene.extras.chain.rows]
        stops += [Stop(LAMP, name, rect, aside=True) for name, rect in scene.hover.lamps()]
    return stops


def _answers(scene: TableScene) -> list[Stop]:
    """The buttons of the prompt bar: those that answer before the one that announces something for later."""
    stops = [Stop(ANSWER, number, rect) for number, rect in enumerate(scene.answer_rects())]
    later = [number for number, button in enumerate(scene.buttons) if button.command == ANNOUNCE]
    return sorted(stops, key=lambda stop: stop.name in later)


def _choosable(hand: Interaction) -> list[Stop]:
    choices, taken = hand.choices, hand.taken
    lit = [Stop(TARGET, number, target.rect) for number, target in enumerate(hand.lit)]
    if taken is not None and taken != QUESTION:
        return [*lit, Stop(SPOT, taken, choices.rect_of(taken))]
    piles = [Stop(PILE, zone, hand.arrangement.zone_rects[zone]) for zone in choices.in_piles]
    return [*lit, *piles, *(Stop(SPOT, spot, choices.rect_of(spot)) for spot in choices.stops())]


def _readable(hand: Interaction) -> Iterator[Stop]:
    """Cards that are no source, piles instead of the cards on them, plates."""
    arrangement, piles = hand.arrangement, hand.piles()
    for piece in arrangement.pieces:
        if is_readable(piece) and piece.zone not in piles and not hand.choices.is_source(piece.key):
            yield Stop(CARD, piece.key, piece.hit, aside=True)
    for row in hand.strips.values():
        yield from (Stop(TAG, strip.key, strip.rect, aside=True) for strip in row
                    if not hand.choices.is_source(strip.key))  # fmt: skip
    for zone in piles:
        if zone in hand.choices.in_piles:
            continue
        yield Stop(PILE, zone, arrangement.zone_rects[zone], aside=True)
    for seat, rect in arrangement.plate_rects.items():
        if not hand.choices.is_source(("seat", seat)):
            yield Stop(PLATE, seat, rect, aside=True)
