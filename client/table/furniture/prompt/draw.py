"""The layout and drawing of the prompt bar: the phase, the question, and the answers that buttons give."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import product

import pygame

from client.art import paint, svg, text
from client.layout.map import Box, Spot
from client.layout.pieces import PromptAnswer
from client.table.actions import SHOW_RULES, key_of
from client.table.furniture.plate.badges import draw_plank
from client.table.picture.draw_context import SMALLEST, DrawContext
from client.table.picture.painter import TablePainter
from client.widgets.icons import draw_key_cap, key_cap_width, key_name
from engine.session.teller import capital
from engine.words.say import add_player_name

_BELOW = 0.8
"""Font size of a second line, as a share of the first."""
_BESIDE_TICKED = 2.6
"""Width of a tick and the margins next to the words, in font sizes."""
_NEARLY = 0.03
_SHRINK, _TINY = 0.9, 0.6
"""Text shrinks by a tenth at most. Larger text first loses half of the enlargement, then all of it. Only answers that
would not fit otherwise shrink to `_TINY`.
"""
_MOST_LINES = 2
_END = re.compile(r"[.?!] +(?=.)")
"""The end of a sentence that is not the last one."""
_TWO_ROWS, _LEAST_FOR_TWO, _TALL = 84.0, 78.0, 47.0
"""Minimum heights of the bar in map pixels where answers must stand below the sentence, and where they may. The last
one is the answers' own height.
"""
_LINE, _CLOSE_LINE = 1.14, 1.02
"""Line spacing in font sizes. Two lines in a low bar stand closer, to keep off its frame."""
_RAGGED = 0.4
"""The share of a line that word wrapping loses."""
_PAD = 8.0
_LEFT = 22.0
"""Space before the sentence when no phase stands there."""
_CAP = 0.052
"""The unit of a key cap, as a share of the font size next to it."""
_TICK = (
    '<path d="M9 25L20 36L39 13" fill="none" stroke="{color}" stroke-width="6" stroke-linecap="round" '
    'stroke-linejoin="round"/>'
)


@dataclass(frozen=True, slots=True)
class BarButton:
    """An answer's button: its rectangle in the window, and its font size in pixels."""

    answer: PromptAnswer
    rect: pygame.Rect
    letters: float


@dataclass(frozen=True, slots=True)
class PromptBar:
    """The bar as drawn: its box on the map, font size (pixels) and lines of the sentence, and the answers.

    `chip` is the width of the phase; `folded` tells that some text is hidden behind the fold mark.
    """

    box: Box
    chip: float
    size: float
    lines: tuple[str, ...]
    buttons: tuple[BarButton, ...]
    folded: bool = False


def sentence(showing: DrawContext) -> str:
    """Return the sentence that says who is asked what. It names the player instead of saying "you"."""
    if showing.status.prompt:
        return showing.status.prompt
    view = showing.view
    words = showing.game.words.prompt(view, showing.names)
    if view.question is not None:
        return add_player_name(showing.name(view.question[0]), words)
    return capital(words)


def _fold_unit(showing: DrawContext) -> float:
    return showing.theme.font("prompt")[1] * showing.fit.scale * _CAP


def _fold_width(showing: DrawContext) -> float:
    """Return the fold mark's width with a gap on each side, in map pixels."""
    cap = key_cap_width(key_name(key_of(SHOW_RULES)), _fold_unit(showing))
    return (cap + 2 * showing.px(_PAD)) / showing.fit.scale


def fold_place(showing: DrawContext, bar: PromptBar) -> pygame.Rect:
    """Return where the fold mark stands, after the sentence."""
    rect, face = showing.rect(bar.box), showing.theme.font("prompt")[0]
    wide = max([text.width(line, face, bar.size) for line in bar.lines], default=0.0)
    left = showing.fit.point(_start(bar), 0)[0] + wide + showing.px(_PAD)
    width, height = showing.px(_fold_width(showing)), _sentence_height(showing, bar)
    return pygame.Rect(round(left), rect.y, round(width), round(height))


def prompt_state(showing: DrawContext, spot: Spot) -> Hashable:
    return sentence(showing), _phase(showing), _is_asked(showing), showing.status.answers


def _is_asked(showing: DrawContext) -> bool:
    return showing.view.question is not None and not showing.view.over


def _phase(showing: DrawContext) -> str:
    phases, phase = showing.game.phases, showing.view.phase
    if showing.view.over or not 0 <= phase < len(phases):
        return ""
    return showing.look.phases.get(phases[phase], phases[phase]).lstrip("0123456789 ").upper()


def draw_prompt(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a paper strip: the phase on the left (green when the viewer is asked), the sentence, the answers."""
    bar = lay(showing, spot)
    rect = showing.rect(bar.box)
    px, asked = showing.px, _is_asked(showing)
    if showing.look.has_color("plank-edge"):
        draw_plank(surface, showing, bar.box, showing.color("prompt"), asked)
    else:
        paint.shadow(surface, rect, px(8), px(9), 0.55, (0, px(5)), showing.color("shadow"))
        paint.panel(surface, rect, px(8), showing.color("prompt"))
    if bar.chip:
        _draw_chip(surface, showing, spot, bar.chip, asked)
    elif asked:
        edge = pygame.Rect(rect.x, rect.y, round(px(8)), rect.height)
        paint.panel(surface, edge, px(4), showing.look.color_or("act", "good"))
    _draw_sentence(surface, showing, bar)
    if bar.folded:
        place = fold_place(showing, bar)
        draw_key_cap(surface, key_name(key_of(SHOW_RULES)), _fold_unit(showing), place.midleft)
    for button in bar.buttons:
        _draw_button(surface, showing, button)


def lay(showing: DrawContext, spot: Spot) -> PromptBar:
    """Lay out the bar in its place on the map.

    Text that doesn't fit in two lines is folded: everything after the first sentence, the answers' second lines, or
    both.
    """
    asked, given = sentence(showing), showing.status.answers
    bare, first = tuple(replace(answer, below="") for answer in given), first_of(asked)
    two_rows = (True,) if _two_rows(spot) else (False, True) if spot.box[3] >= _LEAST_FOR_TWO else (False,)
    ways = ((asked, given), (first, given), (asked, bare), (first, bare))
    for (words, answers), two, least in product(ways, two_rows, (_least(showing), _SHRINK)):
        fold = words != asked or answers != given
        buttons, whole = _in_a_row(showing, spot, answers, least, two)
        for chip in (0.0 if two else _chip_width(showing, spot), 0.0) if whole else ():
            size, lines, fits = _sentence_lines(showing, spot, words, chip, buttons, least, fold)
            if fits:
                return PromptBar(spot.box, chip, size, tuple(lines), tuple(buttons), fold)
    return _cut(showing, spot, bare)


def first_of(asked: str) -> str:
    """Return the first sentence, or the part before the last colon if it makes sense alone."""
    end = _END.search(asked)
    before, _, after = asked.rpartition(": ")
    return asked[: end.end()].rstrip() if end is not None else before if after and " " in before else asked


def _cut(showing: DrawContext, spot: Spot, answers: Sequence[PromptAnswer]) -> PromptBar:
    """Lay out the answers in letters as small as necessary, and as much of the first sentence as fits."""
    least, two = _SHRINK, _two_rows(spot)
    buttons, whole = _in_a_row(showing, spot, answers, least, two)
    while not whole and least > _TINY:
        least -= 0.1
        buttons, whole = _in_a_row(showing, spot, answers, least, two)
    left, right, _ = _room_of(showing, spot, 0.0, buttons, True)
    face, size = showing.theme.font("prompt")
    size *= showing.fit.scale * _SHRINK
    words = text.shorten(first_of(sentence(showing)), face, size, max(0.0, showing.px(right - left)))
    return PromptBar(spot.box, 0.0, size, (words,), tuple(buttons), True)


def _least(showing: DrawContext) -> float:
    """Return the smallest font size, as a share of the usual size."""
    return _SHRINK * (1 + (showing.text_scale - 1) / 2)


def _room_of(
    showing: DrawContext, spot: Spot, chip: float, buttons: Sequence[BarButton], fold: bool
) -> tuple[float, float, float]:
    """Return the space for the sentence next to or above the answers: left, right and bottom."""
    x, y, width, height = spot.box
    left, right, bottom = x + (chip + 18 if chip else _LEFT), x + width - 14, y + height
    if buttons and buttons[0].rect.height < 0.7 * showing.px(height):
        bottom = min((button.rect.top - showing.fit.top) / showing.fit.scale for button in buttons)
    elif buttons:
        right = min((button.rect.left - showing.fit.left) / showing.fit.scale for button in buttons) - 12
    return left, right - (_fold_width(showing) if fold else 0.0), bottom


def _sentence_lines(
    showing: DrawContext, spot: Spot, words: str, chip: float, buttons: Sequence[BarButton], least: float, fold: bool
) -> tuple[float, list[str], bool]:
    """Return font size and lines (at most two) of the sentence, and whether it fits."""
    left, right, bottom = _room_of(showing, spot, chip, buttons, fold)
    face, wanted = showing.letters("prompt", 2.0)
    smallest = showing.theme.font("prompt")[1] * showing.fit.scale * least
    room, tall = showing.px(right - left), showing.px(bottom - spot.box[1] - 6)
    step = _LINE if _two_rows(spot) else _CLOSE_LINE
    size = max(smallest, min(wanted, tall * 0.9))
    while size >= smallest:
        lines = text.wrap(words, face, size, room)
        if len(lines) <= _MOST_LINES and len(lines) * size * step <= tall + size * 0.2:
            return size, lines, True
        size -= max(0.5, size * 0.03)
    return smallest, [], False


def _two_rows(spot: Spot) -> bool:
    return spot.box[3] >= _TWO_ROWS


def _chip_width(showing: DrawContext, spot: Spot) -> float:
    """Return the width of the phase chip. A bar of two rows has none, because the top bar shows the phase as well."""
    words = _phase(showing)
    if not words or _two_rows(spot) or _is_crowded(showing):
        return 0.0
    wide = max(110.0, showing.width(words, "prompt-phase", _chip_growth(spot)) + 44)
    return wide if _has_room(showing, spot, wide) else 0.0


def _has_room(showing: DrawContext, spot: Spot, chip: float) -> bool:
    """Return whether the sentence fits next to the answers and a chip, whose phase the turn panel shows as well."""
    given = showing.status.answers
    if not given:
        return True
    smallest = SMALLEST / showing.theme.font("prompt")[1]
    free = spot.box[2] - chip - 44 - min(_row_width(showing, given, 1.0), spot.box[2] * 0.7)
    lines = int((spot.box[3] - 6) / (SMALLEST * _LINE))
    return showing.width(sentence(showing), "prompt", smallest) <= (lines - _RAGGED) * free


def _is_crowded(showing: DrawContext) -> bool:
    """Return whether several main answers stand next to the sentence and need the space."""
    return sum(answer.main for answer in showing.status.answers) > 1


def _chip_growth(spot: Spot) -> float:
    """Return how much the chip's text may grow. A low bar leaves the space to the sentence."""
    return 1.3 if spot.box[3] > 60 else 1.0


def _draw_chip(surface: pygame.Surface, showing: DrawContext, spot: Spot, width: float, asked: bool) -> None:
    x, y, _, height = spot.box
    rect = showing.rect((x, y, width, height))
    color = showing.look.color_or("act", "good") if asked else showing.color("pill")
    paint.panel(surface, rect, showing.px(8), color)
    square = showing.rect((x + width - 20, y, 20, height))
    surface.fill(color, square)
    color = showing.look.color_or("act-text", "good-text") if asked else showing.color("pill-text")
    showing.write(
        surface,
        _phase(showing),
        "prompt-phase",
        (x + width / 2, y + height / 2),
        "center",
        color,
        room=width - 20,
        grow=_chip_growth(spot),
    )


def _draw_sentence(surface: pygame.Surface, showing: DrawContext, bar: PromptBar) -> None:
    face, step = showing.theme.font("prompt")[0], bar.size * (_LINE if bar.box[3] >= _TWO_ROWS else _CLOSE_LINE)
    at = showing.fit.point(_start(bar), bar.box[1])
    top = at[1] + _sentence_height(showing, bar) / 2 - step * (len(bar.lines) - 1) / 2
    for number, line in enumerate(bar.lines):
        text.draw(surface, line, face, bar.size, showing.color("prompt-text"), (at[0], top + number * step), "midleft")


def _start(bar: PromptBar) -> float:
    """Return where the sentence starts, in map pixels."""
    return bar.box[0] + (bar.chip + 18 if bar.chip else _LEFT)


def _sentence_height(showing: DrawContext, bar: PromptBar) -> float:
    """Return the height available to the sentence. Answers stand below it or next to it."""
    rect = showing.rect(bar.box)
    below = [button.rect.top for button in bar.buttons if button.rect.height < rect.height * 0.7]
    return min([rect.bottom, *below]) - rect.y


# --- answers ---------------------------------------------------------------------------------------------------


def _in_a_row(
    showing: DrawContext, spot: Spot, given: Sequence[PromptAnswer], least: float, two: bool
) -> tuple[list[BarButton], bool]:
    """Lay out the answers in a row at the right, below the sentence if there are `two` rows.

    Return them, and whether they fit. Text shrinks to `least` of the usual size at most.
    """
    if not given:
        return [], True
    x, y, width, height = spot.box
    below = any(answer.below for answer in given)
    tall = min(max(height / 2 - 2, _TALL), 62.0) if two else height - 12
    top = y + height - tall - 3 if two else y + 6
    kept = 0.0 if two else 0.22 if _is_crowded(showing) else 0.3
    room = width * (1 - kept) - 2 * _PAD
    grow = min(showing.text_scale, tall / (50 if below else 34))
    grow = grow if two else _shared_growth(showing, spot, grow)
    while grow > least and _row_width(showing, given, grow) > room:
        grow -= 0.02
    if _row_width(showing, given, grow) > room:
        given = tuple(replace(answer, key="") for answer in given)
    whole = _row_width(showing, given, grow) <= room and grow >= least - _NEARLY
    right = x + width - _PAD
    buttons = []
    letters = showing.letters("button", 99)[1] / showing.text_scale * grow
    for answer in reversed(given):
        wide = _answer_width(showing, answer, grow)
        buttons.append(BarButton(answer, showing.rect((right - wide, top, wide, tall)), letters))
        right -= wide + _PAD
    return buttons[::-1], whole


def _shared_growth(showing: DrawContext, spot: Spot, wanted: float) -> float:
    """Return how much answers may grow so that the sentence next to them can grow as much."""
    room = spot.box[2] - _chip_width(showing, spot) - 50
    grow = wanted
    while grow > 1.0:
        if showing.width(sentence(showing), "prompt", grow) + _row_width(showing, showing.status.answers, grow) <= room:
            return grow
        grow -= 0.05
    return min(wanted, 1.0)


def _answer_width(showing: DrawContext, answer: PromptAnswer, grow: float) -> float:
    """Return the width of an answer with unbroken lines."""
    face, size = showing.theme.font("button")
    scale = showing.fit.scale
    words = text.width(answer.label, face, size * scale * grow) / scale
    if answer.below:
        words = max(words, text.width(answer.below, face, size * scale * grow * _BELOW) / scale)
    return words + _width_around(showing, answer, grow) + 2


def _width_around(showing: DrawContext, answer: PromptAnswer, grow: float) -> float:
    """Return the width of everything around an answer's words: margins, a tick, its key."""
    size, scale = showing.theme.font("button")[1], showing.fit.scale
    cap = key_cap_width(answer.key, size * scale * grow * _CAP) / scale + 8 if answer.key else 0
    ticked = answer.main and not _is_crowded(showing)
    return cap + (max(62.0, _BESIDE_TICKED * size * grow) if ticked else 34 * max(1.0, grow * 0.8))


def _row_width(showing: DrawContext, given: Sequence[PromptAnswer], grow: float) -> float:
    return sum(_answer_width(showing, answer, grow) for answer in given) + _PAD * (len(given) - 1)


def _draw_button(surface: pygame.Surface, showing: DrawContext, button: BarButton) -> None:
    """Draw an answer's button: green for the main answer, paper for others, dashed when disabled."""
    answer, rect, px = button.answer, button.rect, showing.px
    radius, ink = px(8), showing.look.color_or("button-text", "prompt-text")
    if answer.main:
        ink = showing.look.color("act-text") if showing.look.has_color("act-text") else ink
    if answer.state == "disabled":
        ink = paint.mix(showing.color("prompt-text"), showing.color("prompt"), 0.45)
        paint.dashed_outline(surface, rect, radius, ink, max(1.0, px(2)), px(6), px(5))
    else:
        face = showing.look.color_or("act", "good") if answer.main else showing.color("button")
        if answer.state in ("hover", "focus"):
            face = paint.mix(face, "#ffffff", 0.35)
        if answer.state == "pressed":
            face = paint.mix(face, ink, 0.25)
        else:
            paint.shadow(surface, rect, radius, px(3), 0.45, (0, px(2)), showing.color("shadow"))
        paint.panel(surface, rect, radius, face, ink, max(1.0, px(2)))
    face_key, letters = showing.theme.font("button")[0], button.letters
    lines = [(line, size) for line, size in ((answer.label, letters), (answer.below, letters * _BELOW)) if line]
    wide = max(text.width(line, face_key, size) for line, size in lines)
    tick = letters * 1.05 if answer.main and not _is_crowded(showing) else 0
    cap = key_cap_width(answer.key, letters * _CAP) + px(8) if answer.key else 0
    left = rect.centerx - (wide + tick * 1.3 + cap) / 2
    if answer.main and tick:
        mark = svg.inline(_TICK.format(color=ink), tick, tick, 48, 48)
        surface.blit(mark, (round(left), round(rect.centery - tick / 2)))
    top = rect.centery - sum(size for _, size in lines) * _LINE / 2
    for line, size in lines:
        text.draw(surface, line, face_key, size, ink, (left + tick * 1.3, top + size * _LINE / 2), "midleft")
        top += size * _LINE
    if answer.key:
        place = rect.right - cap - 0.3 * button.letters, float(rect.centery)
        draw_key_cap(surface, answer.key, button.letters * _CAP, place)
    if answer.state == "focus":
        paint.focus_ring(surface, rect, radius, px(0.75), 2)


def bar_now(painter: TablePainter) -> PromptBar | None:
    """Return the prompt bar as last drawn, or None before that."""
    spot, showing = painter.furniture("prompt"), painter.showing
    if showing is None or spot is None:
        return None
    if spot not in showing.laid:
        showing.laid[spot] = lay(showing, spot)
    bar: PromptBar = showing.laid[spot]
    return bar


def place_now(painter: TablePainter) -> pygame.Rect | None:
    """Return where the prompt bar was last drawn, or None before that."""
    bar = bar_now(painter)
    return painter.showing.rect(bar.box) if bar is not None and painter.showing else None


def answers_now(painter: TablePainter) -> Sequence[BarButton]:
    """Return the prompt bar's buttons as last drawn."""
    bar = bar_now(painter)
    return bar.buttons if bar is not None else ()


def sentence_now(painter: TablePainter) -> str:
    """Return the prompt bar's sentence as last drawn."""
    return sentence(painter.showing) if painter.showing else ""
