"""The parts of a zone that are no cards: outlines of empty places, and counts."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint, svg
from client.layout import zones as layouts
from client.layout.map import BARE, BONE, CHALK, SLOTS, Spot
from client.table.furniture.zone import chalk, count as lozenges
from client.table.picture.draw_context import DrawContext
from engine.kernel.state.refs import GAP

_CHALK_LINE = 29.0


def zone_state(showing: DrawContext, spot: Spot) -> Hashable:
    """Return the pile's count or the empty places; None for zones that draw nothing themselves."""
    if spot.text("layout") == "parted":
        return chalk.parted_state(showing, spot)
    if spot.text("form") == SLOTS:
        return chalk.slots_state(showing, spot)
    if spot.text("form") == BONE:
        return lozenges.count_cards(showing, spot)
    if layouts.fixed_places(spot):
        return gaps(showing, spot), showing.zone(spot)
    if spot.text("layout") not in ("pile", "cascade") and spot.text("form") != CHALK:
        return None
    return len(showing.view.zones[showing.zone(spot)])


def draw_zone(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw everything of a zone except its cards."""
    form, layout = spot.text("form"), spot.text("layout")
    if layouts.fixed_places(spot):
        draw_gaps(surface, showing, spot)
    elif layout == "parted":
        chalk.draw_parted(surface, showing, spot)
    elif form == SLOTS:
        chalk.draw_slots(surface, showing, spot)
    elif form == BONE:
        lozenges.draw_pile(surface, showing, spot)
    else:
        if layout == "cascade" and form != BARE and not showing.view.zones[showing.zone(spot)]:
            _empty_slot(surface, showing, spot)
        if form == CHALK:
            _chalk(surface, showing, spot)
        elif layout == "pile":
            _draw_pile(surface, showing, spot)


def _draw_pile(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the outline of an empty pile, and its count."""
    x, y, width, height = spot.box
    pill, (card, tall) = spot.number("pill", 0), layouts.card_size(spot)
    count = len(showing.view.zones[showing.zone(spot)])
    if not count:
        slot = showing.rect((x + (width - card) / 2, y + (height - pill - tall) / 2, card, tall))
        paint.dashed_outline(
            surface, slot, showing.px(5), showing.color("slot"), max(1, showing.px(2)), showing.px(8), showing.px(6)
        )
    if pill and spot.text("label"):
        box = (x, y + height - pill, width, pill)
        rect, use = showing.rect(box), spot.text("pill-color", "count-pill")
        ink = showing.look.color_or(f"{use}-text", "count-text")
        paint.panel(
            surface,
            rect,
            min(rect.height / 2, showing.px(9) if spot.text("pill-color") else rect.height),
            showing.color(use),
            showing.color("outline") if spot.text("pill-color") else None,
            max(1.0, showing.px(2)),
            opacity=0.92 if not spot.text("pill-color") else 1,
        )
        words, left = showing.look.words_for_count(spot.text("label"), count), x
        if spot.text("pill-art"):
            showing.picture(surface, showing.look.art(spot.text("pill-art")), (x + 4, y + height - pill, pill, pill))
            left, width = x + pill, width - pill
        showing.write(
            surface,
            words,
            "pile-count",
            (left + width / 2, y + height - pill / 2),
            "center",
            ink,
            room=width - 12,
            grow=1.4,
        )


def _chalk(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a chalk outline around the place, and the count or label as chalk text."""
    x, y, width, height = spot.box
    below, (card, tall) = spot.number("pill", 0), layouts.card_size(spot)
    grown = 7.0
    box = (x + (width - card) / 2 - grown, y + (height - below - tall) / 2 - grown, card + 2 * grown, tall + 2 * grown)
    rect = showing.rect(box)
    body = (
        f'<rect x="2" y="2" width="{box[2] - 4:.1f}" height="{box[3] - 4:.1f}" rx="10" fill="none" '
        f'stroke="{showing.color("chalk-line")}" stroke-width="3"/>'
    )
    surface.blit(svg.inline(body, rect.width, rect.height, box[2], box[3]), rect)
    count = len(showing.view.zones[showing.zone(spot)])
    if not below and not count and spot.text("label"):
        words, middle = showing.look.words(spot.text("label")), (x + width / 2, y + height / 2)
        showing.write(surface, words, "chalk", middle, "center", showing.color("chalk"), room=width - 20)
    if below and spot.text("label"):
        words = showing.look.words_for_count(spot.text("label"), count)
        showing.write(
            surface,
            words,
            "chalk",
            (x + width / 2, y + height - below / 2 + 2),
            "center",
            showing.color("chalk"),
            room=width - 2,
            grow=below / _CHALK_LINE,
        )


def _empty_slot(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the outline of an empty place for a card on a plate."""
    x, y, width, height = spot.box
    card_width, card_height = layouts.card_size(spot)
    rect = showing.rect((x + (width - card_width) / 2, y + height - card_height, card_width, card_height - 6))
    paint.dashed_outline(
        surface, rect, showing.px(5), showing.color("plate-rule"), max(1, showing.px(2)), showing.px(8), showing.px(6)
    )


def gaps(showing: DrawContext, spot: Spot) -> tuple[int, ...]:
    """Return the empty places of a grid."""
    return tuple(place for place, card in enumerate(showing.view.zones[showing.zone(spot)]) if card == GAP)


def draw_gaps(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the theme's "gap" drawing, if any, in empty places."""
    zone = showing.zone(spot)
    if not showing.look.has_art("gap"):
        return
    for place in gaps(showing, spot):
        rect = showing.arrangement.place_rects.get((zone, place))
        if rect is not None:
            surface.blit(svg.image(showing.look.art("gap"), rect.width, rect.height), rect)
