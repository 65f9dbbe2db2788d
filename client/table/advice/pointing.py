"""Where an option is on the table: the ends of the hint arrow."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.layout.pieces import Key
from client.table.actions import START_SWEEP
from client.table.context import TableContext
from client.table.hand.choices import QUESTION, Spot
from client.table.layers.find_on_table import place_of
from engine.kernel.state.refs import CARD, NUMBER, SEAT, ZONE, describe
from engine.kernel.state.state import Option


@dataclass(frozen=True, slots=True)
class Pointing:
    """The ends of a hint arrow.

    `source`: the card or piece to take, or None when the option takes nothing. `target`: where it goes, or what to
    click. `pieces`: the keys of source and target, if they are pieces.
    """

    source: pygame.Rect | None
    target: pygame.Rect
    pieces: tuple[Key | None, Key | None] = (None, None)


def pointing(table: TableContext, option: Option) -> Pointing:
    """Return where an option is now: the prompt bar if it is nowhere else."""
    # A layer has the words of a line or the spinner, for example.
    rect = table.layers.locate(option)
    found = Pointing(None, rect) if rect is not None else _in_pile(table, option) or _spot(table, option)
    found = found or _button(table, option) or _thing(table, option)
    if found is not None:
        return found
    prompt = table.places.arrangement.rects.get("prompt")
    return Pointing(None, prompt if prompt is not None else table.places.area)


def _in_pile(table: TableContext, option: Option) -> Pointing | None:
    """Find the pile that contains the option's card."""
    hand = table.hand
    zone = next((zone for zone, chosen in hand.choices.in_piles.items() if option in chosen.values()), None)
    rect = hand.arrangement.zone_rects.get(zone) if zone is not None else None
    return Pointing(None, rect) if rect is not None else None


def _spot(table: TableContext, option: Option) -> Pointing | None:
    """Find the piece to drag or click, and where it goes."""
    choices = table.hand.choices
    spots = [spot for spot in (QUESTION, *choices.sources) if option in choices.options_of(spot)]
    for spot in spots:
        target = next((target for target in choices.targets(spot) if target.option == option), None)
        if target is not None:
            return _way(table, _asking(table) if spot == QUESTION else spot, target.spot, target.rect)
    for spot in spots:
        if spot != QUESTION:
            stands_for_target = describe(option[1])[0] not in (CARD, ZONE, SEAT)
            return _way(table, _asking(table) if stands_for_target else None, spot, choices.rect_of(spot))
    return None


def _way(table: TableContext, source: Spot | None, target: Spot, rect: pygame.Rect) -> Pointing:
    """Point from the source to the target, without a source if it already lies there."""
    found, by_key = table.hand.choices.rect_of(source), table.hand.arrangement.by_key
    moved = source is not None and found.width > 0 and found.center != rect.center
    pieces = source if moved and source in by_key else None, target if target in by_key else None
    return Pointing(found if moved else None, rect, pieces)


def _asking(table: TableContext) -> Spot | None:
    """Return the card that the question is about."""
    question = table.hand.view.question
    return ("card", question[2]) if question is not None else None


def _button(table: TableContext, option: Option) -> Pointing | None:
    """Find the prompt bar button that answers with the option, or else the sweep that starts with it."""
    rects = table.prompt.answer_rects
    sweeps = {START_SWEEP.of(sweep.name) for sweep, _ in table.hand.offered_sweeps if sweep.options[0] == option}
    for wanted in (lambda button: button.option == option, lambda button: button.command in sweeps):
        for button, rect in zip(table.prompt.buttons, rects, strict=False):
            if wanted(button):
                return Pointing(None, rect)
    return None


def _thing(table: TableContext, option: Option) -> Pointing | None:
    """Find something on the table that the option names, however it is chosen."""
    source, target = (None if describe(ref)[0] == NUMBER else place_of(table.places, ref) for ref in option[1:])
    if target is not None:
        return Pointing(source if source is not None and source.center != target.center else None, target)
    return Pointing(None, source) if source is not None else None
