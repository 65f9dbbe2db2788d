"""Where on the table an option is: what an arrow leads from, and what it leads to."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.layout.pieces import Key
from client.table.context import TableModel
from client.table.hand.answers import SWEEP
from client.table.hand.choices import QUESTION, Spot
from client.table.layers.find_on_table import place_of
from engine.kernel.state.refs import CARD, NUMBER, SEAT, ZONE, describe
from engine.kernel.state.state import Option


@dataclass(frozen=True, slots=True)
class Pointing:
    """What an arrow shows of an option.

    source  what is taken, such as a card; None when the option takes nothing
    target  where it goes, or what is to be clicked or pressed
    pieces  what lies there, as far as it is a piece: the keys of source and target
    """

    source: pygame.Rect | None
    target: pygame.Rect
    pieces: tuple[Key | None, Key | None] = (None, None)


def pointing(model: TableModel, option: Option) -> Pointing:
    """Where an option is now: the prompt bar itself for one that is nowhere else."""
    found = _located(model, option) or _in_pile(model, option) or _spot(model, option)
    found = found or _button(model, option) or _thing(model, option)
    if found is not None:
        return found
    prompt = model.arrangement.rects.get("prompt")
    return Pointing(None, prompt if prompt is not None else model.area)


def _located(model: TableModel, option: Option) -> Pointing | None:
    """What a layer gives the answer with: the words of a line, a wheel."""
    rect = model.locate(option)
    return Pointing(None, rect) if rect is not None else None


def _in_pile(model: TableModel, option: Option) -> Pointing | None:
    """The pile in which a card is to be chosen."""
    hand = model.hand
    zone = next((zone for zone, chosen in hand.choices.in_piles.items() if option in chosen.values()), None)
    rect = hand.arrangement.zone_rects.get(zone) if zone is not None else None
    return Pointing(None, rect) if rect is not None else None


def _spot(model: TableModel, option: Option) -> Pointing | None:
    """A thing that is taken hold of or clicked, and where it goes."""
    choices = model.hand.choices
    spots = [spot for spot in (QUESTION, *choices.sources) if option in choices.options_of(spot)]
    for spot in spots:
        target = next((target for target in choices.targets(spot) if target.option == option), None)
        if target is not None:
            return _way(model, _asking(model) if spot == QUESTION else spot, target.spot, target.rect)
    for spot in spots:
        if spot != QUESTION:
            stands_for_target = describe(option[1])[0] not in (CARD, ZONE, SEAT)
            return _way(model, _asking(model) if stands_for_target else None, spot, choices.rect_of(spot))
    return None


def _way(model: TableModel, source: Spot | None, target: Spot, rect: pygame.Rect) -> Pointing:
    """From what is taken to where it goes, unless it lies there."""
    found, by_key = model.hand.choices.rect_of(source), model.hand.arrangement.by_key
    moved = source is not None and found.width > 0 and found.center != rect.center
    pieces = source if moved and source in by_key else None, target if target in by_key else None
    return Pointing(found if moved else None, rect, pieces)


def _asking(model: TableModel) -> Spot | None:
    """The card that the question is about."""
    question = model.hand.view.question
    return ("card", question[2]) if question is not None else None


def _button(model: TableModel, option: Option) -> Pointing | None:
    """A button of the prompt bar: the one that answers with the option, else a sweep that begins with it."""
    rects = model.answer_rects()
    sweeps = {f"{SWEEP} {sweep.name}" for sweep, _ in model.hand.offered_sweeps if sweep.options[0] == option}
    for wanted in (lambda button: button.option == option, lambda button: button.command in sweeps):
        for button, rect in zip(model.buttons, rects, strict=False):
            if wanted(button):
                return Pointing(None, rect)
    return None


def _thing(model: TableModel, option: Option) -> Pointing | None:
    """What the option names that is on the table, whichever way it is to be chosen."""
    source, target = (None if describe(ref)[0] == NUMBER else place_of(model, ref) for ref in option[1:])
    if target is not None:
        return Pointing(source if source is not None and source.center != target.center else None, target)
    return Pointing(None, source) if source is not None else None
