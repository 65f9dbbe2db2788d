"""The prompt bar: the phase, who is asked what, and the answers that are given by a button."""

from __future__ import annotations

import os
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

import pygame

from client.art import paint, svg, text
from client.layout.map import Spot
from client.layout.pieces import Answer
from client.table.furniture.plate.badges import draw_plank
from client.table.picture.context import SMALLEST, Showing
from client.table.picture.painter import TablePainter
from client.widgets.icons import draw_key_cap, key_cap_width
from client.words.say import asked as asked_words

_BELOW, _WIDEST_BELOW = 0.8, 230.0
"""The letters of a second line, as a share of the first; the width it may ask for, in pixels of the map."""
_BESIDE_TICKED = 2.6
"""What a tick and the margins take beside the words, in sizes of the letters."""
_LEAST_FOR_TWO = 52.0
"""So high is a button with two lines at least, in pixels of the map."""
_LEAST_GROWTH = 0.8
"""Letters that are as small as they should be become smaller still before the sentence beside them is lost."""
_TWO_ROWS = 84.0
_LINE, _CLOSE_LINE = 1.14, 1.02
"""From line to line, in sizes of the letters; two lines in a low bar stand closer, away from its frame."""
_RAGGED = 0.4
"""So much of a line is lost at the ends of lines."""
_PAD = 8.0
_CAP = 0.052
"""The unit of a key cap, as a share of the letters beside it."""
_TICK = '<path d="M9 25L20 36L39 13" fill="none" stroke="{color}" stroke-width="6" stroke-linecap="round" ' \
        'stroke-linejoin="round"/>'  # fmt: skip


@dataclass(frozen=True, slots=True)
class Button:
    """An answer, its place in the window, and the size of its letters in pixels."""

    answer: Answer
    rect: pygame.Rect
    letters: float


def sentence(showing: Showing) -> str:
    """Who is asked, and what, in words; never "you"."""
    if showing.status.prompt:
        return showing.status.prompt
    view = showing.view
    words = showing.game.words.prompt(view, showing.names)
    if view.question is not None:
        return asked_words(showing.name(view.question[0]), words)
    return words[:1].upper() + words[1:]


def prompt_state(showing: Showing, spot: Spot) -> Hashable:
    """Sentence, phase and answers."""
    return sentence(showing), _phase(showing), _is_asked(showing), showing.status.answers


def _is_asked(showing: Showing) -> bool:
    return showing.view.question is not None and not showing.view.over


def _phase(showing: Showing) -> str:
    phases, phase = showing.game.phases, showing.view.phase
    if showing.view.over or not 0 <= phase < len(phases):
        return ""
    return showing.look.phases.get(phases[phase], phases[phase]).lstrip("0123456789 ").upper()


def draw_prompt(surface: pygame.Surface, showing: Showing, spot: Spot) -> None:
    """A strip of paper: the phase at its left, green when the viewer is asked; the sentence; the answers."""
    rect = showing.rect(spot.box)
    px, asked = showing.px, _is_asked(showing)
    if showing.look.has_color("plank-edge"):
        draw_plank(surface, showing, spot.box, showing.color("prompt"), asked)
    else:
        paint.shadow(surface, rect, px(8), px(9), 0.55, (0, px(5)), showing.color("shadow"))
        paint.panel(surface, rect, px(8), showing.color("prompt"))
    chip = _chip_width(showing, spot)
    if chip:
        _draw_chip(surface, showing, spot, chip, asked)
    elif asked:
        edge = pygame.Rect(rect.x, rect.y, round(px(8)), rect.height)
        paint.panel(surface, edge, px(4), showing.look.color_or("act", "good"))
    buttons = answers(showing, spot)
    _draw_sentence(surface, showing, spot, chip, buttons)
    for button in buttons:
        _draw_button(surface, showing, button)


def _two_rows(spot: Spot) -> bool:
    return spot.box[3] >= _TWO_ROWS


def _chip_width(showing: Showing, spot: Spot) -> float:
    """How wide the phase's chip is; a bar of two rows has none, the phase stands at the top of the window too."""
    words = _phase(showing)
    if not words or _two_rows(spot) or _is_crowded(showing):
        return 0.0
    wide = max(110.0, showing.width(words, "prompt-phase", _chip_growth(spot)) + 44)
    return wide if _has_room(showing, spot, wide) else 0.0


def _has_room(showing: Showing, spot: Spot, chip: float) -> bool:
    """Whether the sentence is read whole beside the answers when the phase takes so much: the panel tells it too."""
    given = showing.status.answers
    if not given:
        return True
    smallest = SMALLEST / showing.theme.font("prompt")[1]
    free = spot.box[2] - chip - 44 - min(_row_width(showing, given, 1.0), spot.box[2] * 0.7)
    lines = int((spot.box[3] - 6) / (SMALLEST * _LINE))
    return showing.width(sentence(showing), "prompt", smallest) <= (lines - _RAGGED) * free


def _is_crowded(showing: Showing) -> bool:
    """Whether several answers that act stand beside the sentence: they need all the room."""
    return sum(answer.main for answer in showing.status.answers) > 1


def _chip_growth(spot: Spot) -> float:
    """A low bar keeps its room for the sentence."""
    return 1.3 if spot.box[3] > 60 else 1.0


def _draw_chip(surface: pygame.Surface, showing: Showing, spot: Spot, width: float, asked: bool) -> None:
    x, y, _, height = spot.box
    rect = showing.rect((x, y, width, height))
    color = showing.look.color_or("act", "good") if asked else showing.color("pill")
    paint.panel(surface, rect, showing.px(8), color)
    square = showing.rect((x + width - 20, y, 20, height))
    surface.fill(color, square)
    color = showing.look.color_or("act-text", "good-text") if asked else showing.color("pill-text")
    showing.write(surface, _phase(showing), "prompt-phase", (x + width / 2, y + height / 2), "center", color,
                  room=width - 20, grow=_chip_growth(spot))  # fmt: skip


def _draw_sentence(surface: pygame.Surface, showing: Showing, spot: Spot, chip: float, buttons: list[Button]) -> None:
    x, y, width, height = spot.box
    left = x + (chip + 18 if chip else 22)
    right, bottom = x + width - 14, y + height
    if buttons and _two_rows(spot):
        bottom = min((button.rect.top - showing.fit.top) / showing.fit.scale for button in buttons)
    elif buttons:
        right = min((button.rect.left - showing.fit.left) / showing.fit.scale for button in buttons) - 12
    face, wanted = showing.letters("prompt", 2.0)
    room, tall = showing.px(right - left), showing.px(bottom - y - 6)
    size, lines = _set(sentence(showing), face, wanted, room, tall, showing.px(SMALLEST))
    step = size * (_LINE if _two_rows(spot) else _CLOSE_LINE)
    top = showing.fit.point(0, (y + bottom) / 2)[1] - step * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        at = showing.fit.point(left, 0)[0], top + number * step
        text.draw(surface, line, face, size, showing.color("prompt-text"), at, "midleft")


def _set(words: str, face: str, wanted: float, room: float, tall: float, smallest: float) -> tuple[float, list[str]]:
    """The largest size at which the words fit, and their lines; at the smallest the last line is shortened."""
    size = min(wanted, tall * 0.9)
    while size > smallest:
        lines = text.wrap(words, face, size, room)
        if len(lines) * size * _LINE <= tall + size * 0.2:
            return size, lines
        size -= max(0.5, size * 0.03)
    lines = text.wrap(words, face, smallest, room, balanced=False)
    most = max(1, int((tall + smallest * 0.2) / (smallest * _LINE)))
    if len(lines) > most:
        lines = [*lines[: most - 1], text.shorten(" ".join(lines[most - 1 :]), face, smallest, room)]
    return smallest, lines


# --- answers ---------------------------------------------------------------------------------------------------


def answers(showing: Showing, spot: Spot) -> list[Button]:
    """The answers from left to right, the last at the right edge; letters shrink until all have room."""
    given = showing.status.answers
    if not given:
        return []
    x, y, width, height = spot.box
    below = any(answer.below for answer in given)
    tall = min(height / 2 - 2, 62.0) if _two_rows(spot) else height - 12
    top = y + height - tall - 6 if _two_rows(spot) else y + 6
    kept = 0.0 if _two_rows(spot) else 0.22 if _is_crowded(showing) else 0.3
    room = width * (1 - kept) - 2 * _PAD
    grow = _shared_growth(showing, spot, min(showing.text_scale, tall / (50 if below else 34)))
    floor = SMALLEST / showing.theme.font("button")[1]
    while grow > floor and _row_width(showing, given, grow) > room:
        grow -= 0.02
    if _row_width(showing, given, grow) > room:
        given = tuple(replace(answer, key="") for answer in given)
    if below and (_row_width(showing, given, grow) > room or tall < _LEAST_FOR_TWO):
        given = tuple(replace(answer, below="") for answer in given)
    while _row_width(showing, given, grow) > room and grow > _LEAST_GROWTH:
        grow -= 0.02
    widest = room if len(given) < 2 else (room - _PAD * (len(given) - 1)) / len(given)
    narrow = _row_width(showing, given, grow) > room
    if narrow:
        given = _apart(given)
    right = x + width - _PAD
    buttons = []
    letters = showing.letters("button", 99)[1] / showing.text_scale * grow
    for answer in reversed(given):
        wide = _answer_width(showing, answer, grow)
        wide = min(wide, widest) if narrow else wide
        buttons.append(Button(answer, showing.rect((right - wide, top, wide, tall)), letters))
        right -= wide + _PAD
    return buttons[::-1]


def _apart(given: Sequence[Answer]) -> tuple[Answer, ...]:
    """Answers that act, without the words with which all of them begin: shortened they would be the same."""
    words = [answer.label.split() for answer in given if answer.main]
    same = len(os.path.commonprefix(words)) if len(words) > 1 else 0
    if not same or any(len(each) == same for each in words):
        return tuple(given)
    rests = [" ".join(answer.label.split()[same:]) for answer in given]
    return tuple(replace(answer, label=rest[:1].upper() + rest[1:]) if answer.main else answer
                 for answer, rest in zip(given, rests, strict=True))  # fmt: skip


def _shared_growth(showing: Showing, spot: Spot, wanted: float) -> float:
    """How much larger answers may be so that the sentence beside them can grow as much."""
    if _two_rows(spot):
        return wanted
    room = spot.box[2] - _chip_width(showing, spot) - 50
    grow = wanted
    while grow > 1.0:
        if showing.width(sentence(showing), "prompt", grow) + _row_width(showing, showing.status.answers, grow) <= room:
            return grow
        grow -= 0.05
    return min(wanted, 1.0)


def _answer_width(showing: Showing, answer: Answer, grow: float) -> float:
    face, size = showing.theme.font("button")
    scale = showing.fit.scale
    words = text.width(answer.label, face, size * scale * grow) / scale
    if answer.below:
        second = text.width(answer.below, face, size * scale * grow * _BELOW) / scale
        words = max(words, min(second, max(_WIDEST_BELOW, 1.3 * words)))
    if answer.key:
        words += key_cap_width(answer.key, size * scale * grow * _CAP) / scale + 8
    ticked = answer.main and not _is_crowded(showing)
    beside = max(62.0, _BESIDE_TICKED * size * grow) if ticked else 34 * max(1.0, grow * 0.8)
    return words + beside


def _row_width(showing: Showing, given: Sequence[Answer], grow: float) -> float:
    return sum(_answer_width(showing, answer, grow) for answer in given) + _PAD * (len(given) - 1)


def _draw_button(surface: pygame.Surface, showing: Showing, button: Button) -> None:
    """Green for the main answer, paper for the others; dashed when it cannot be given."""
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
    face_key = showing.theme.font("button")[0]
    wide = text.width(answer.label, face_key, button.letters)
    tick = button.letters * 1.05 if answer.main and not _is_crowded(showing) else 0
    cap = key_cap_width(answer.key, button.letters * _CAP) + px(8) if answer.key else 0
    left = rect.centerx - (wide + tick * 1.3 + cap) / 2
    label = answer.label
    if left < rect.left + 0.5 * button.letters:
        label = text.shorten(label, face_key, button.letters, rect.width - 1.2 * button.letters - tick * 1.3)
        left = rect.left + 0.6 * button.letters
    if answer.below:
        left = rect.left + 0.7 * button.letters
    if answer.main:
        mark = svg.inline(_TICK.format(color=ink), tick, tick, 48, 48)
        surface.blit(mark, (round(left), round(rect.centery - tick / 2)))
    middle = rect.centery - (button.letters * 0.5 if answer.below else 0)
    text.draw(surface, label, face_key, button.letters, ink, (left + tick * 1.3, middle), "midleft")
    if answer.below:
        size = button.letters * _BELOW
        words = text.shorten(answer.below, face_key, size, rect.right - left - tick * 1.3 - 0.5 * button.letters - cap)
        place = left + tick * 1.3, rect.centery + button.letters * 0.6
        text.draw(surface, words, face_key, size, ink, place, "midleft")
    if answer.key:
        place = rect.right - cap - 0.3 * button.letters, float(rect.centery)
        draw_key_cap(surface, answer.key, button.letters * _CAP, place)
    if answer.state == "focus":
        paint.focus_ring(surface, rect, radius, px(0.75), 2)


def answers_now(painter: TablePainter) -> list[Button]:
    """The buttons of the prompt bar as they were last drawn."""
    spot = painter.furniture("prompt")
    return answers(painter.showing, spot) if painter.showing and spot else []


def sentence_now(painter: TablePainter) -> str:
    """The sentence of the prompt bar as it was last drawn."""
    return sentence(painter.showing) if painter.showing else ""
