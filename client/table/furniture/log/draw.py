"""Drawing the log: the newest line at the bottom, and card names as links."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

import pygame

from client.art import fonts, paint, svg, text
from client.art.sketch import clip_to
from client.layout.map import Box, Spot
from client.layout.pieces import LogText
from client.table.furniture.plate.badges import draw_paper
from client.table.picture.draw_context import DrawContext
from client.table.picture.painter import TablePainter
from engine.kernel.state.refs import NONE
from engine.session.log import CARD

_HEADER = 36.0
_PITCH = 1.5
_MARGIN = 40.0
_EMBLEM = 22.0
# Text grows only as long as about three words fit in a row.
_WIDTH_PER_SIZE = 225.0
_MOST_SHOWN = 60
_NAME_SHADE = 0.24
"""How far seat colors are darkened for names, in themes that color names by seat."""
_HYPHENED = re.compile(r"[^-]*-+|[^-]+")
_MARK = 1.5
"""The space at the right of a line for its fold mark, in font sizes."""


@dataclass(frozen=True, slots=True)
class LogRun:
    """Text in one color within a row. `card` is the instance that it names, or NONE. `x` and `width` are in pixels."""

    words: str
    x: float
    width: float
    card: int


@dataclass(frozen=True, slots=True)
class LogRow:
    """A row of the log after layout: its place and its middle in the window, the number of its line, and its text.

    `mark`: its line's fold mark, in the first row of a line that has one.
    """

    place: pygame.Rect
    y: float
    line: int
    first: bool
    runs: tuple[LogRun, ...]
    size: float
    mark: str


@dataclass(frozen=True, slots=True)
class LogWord:
    """A word of a line, and the card it names (or NONE). `glued`: it follows the last word without a space."""

    text: str
    card: int
    glued: bool


def words_of(line: str) -> list[list[LogWord]]:
    """Split a line into words, each with those glued to it. Brackets and commas stay glued to card names."""
    clusters: list[list[LogWord]] = []
    at = 0
    spaced = True
    for mark in [*CARD.finditer(line), None]:
        end = mark.start() if mark else len(line)
        spaced = _split(line[at:end], NONE, clusters, spaced)
        if mark:
            spaced = _split(mark.group(2), int(mark.group(1)), clusters, spaced)
            at = mark.end()
    return clusters


def _split(part: str, card: int, clusters: list[list[LogWord]], spaced: bool) -> bool:
    """Add the words of a part of a line. Return whether a space follows it."""
    for number, word in enumerate(part.split()):
        glued = number == 0 and not spaced and not part[0].isspace()
        if not glued or not clusters:
            clusters.append([])
        clusters[-1].append(LogWord(word, card, glued))
    return part[-1].isspace() if part else spaced


# --- layout ----------------------------------------------------------------------------------------------------


def header_height(showing: DrawContext) -> float:
    """Return the header's height in map pixels."""
    return _HEADER * min(1.5, showing.text_scale)


def rows(showing: DrawContext, box: Box) -> list[LogRow]:
    """Return the visible rows from the top. The newest line, or the one scrolled to, is at the bottom."""
    lines = showing.status.log
    last = len(lines) - max(0, min(showing.status.log_scroll, len(lines) - 1))
    pitch = _pitch(showing, box)
    rect = showing.rect(box)
    room = int((rect.height - showing.px(header_height(showing) + 4)) / pitch)
    taken: list[tuple[int, Sequence[tuple[LogRun, ...]], float, int]] = []
    left = room
    for number in range(last - 1, -1, -1):
        size = _size(showing, lines[number], box)
        set_rows = _set(lines[number], showing, rect, size)
        # Only the end of the oldest line may fit.
        cut = max(0, len(set_rows) - left)
        taken.append((number, set_rows[cut:], size, cut))
        left -= len(set_rows) - cut
        if left <= 0:
            break
    y = rect.top + showing.px(header_height(showing)) + pitch / 2
    found = []
    for number, set_rows, size, cut in reversed(taken):
        for part, runs in enumerate(set_rows, cut):
            place = pygame.Rect(rect.x, round(y - pitch / 2), rect.width, round(pitch))
            found.append(LogRow(place, y, number, part == 0, runs, size, lines[number].mark if part == 0 else ""))
            y += pitch
    return found


def _grow(box: Box) -> float:
    return max(1.0, box[2] / _WIDTH_PER_SIZE)


def _size(showing: DrawContext, line: LogText, box: Box) -> float:
    return showing.letters("log-detail" if line.detail else "log", _grow(box))[1]


def _pitch(showing: DrawContext, box: Box) -> float:
    return showing.letters("log", _grow(box))[1] * _PITCH


def _set(line: LogText, showing: DrawContext, rect: pygame.Rect, size: float) -> Sequence[tuple[LogRun, ...]]:
    """Break a line into rows of runs."""
    faces = fonts.effective(showing.theme.font("log")[0]), fonts.effective(showing.theme.font("prompt")[0])
    start = rect.left + showing.px(_margin(showing) + 9)
    room = rect.right - (_MARK * size if line.mark else showing.px(10)) - start
    return set_words(line.text, start, room, faces, size)


@lru_cache(maxsize=512)
def set_words(
    words: str, start: float, room: float, faces: tuple[str, str], size: float
) -> Sequence[tuple[LogRun, ...]]:
    """Break text with card links into rows of runs. The results are cached, because only the newest line is new."""
    face, strong = faces
    space = text.width(" ", face, size)

    def width_of(cluster: list[LogWord]) -> int:
        return sum(text.width(word.text, strong if word.card != NONE else face, size) for word in cluster)

    broken: list[list[LogWord]] = [[]]
    x = 0.0
    whole = words_of(words)
    for cluster in chain.from_iterable(_parts(each) if width_of(each) > room else [each] for each in whole):
        width = width_of(cluster)
        if broken[-1] and x + space + width > room:
            broken.append([])
            x = 0.0
        x += width + (space if broken[-1] else 0.0)
        broken[-1] += cluster
    return tuple(_join_words(row, start, faces, size) for row in broken if row)


def _join_words(words: list[LogWord], x: float, faces: tuple[str, str], size: float) -> tuple[LogRun, ...]:
    """Lay out a row from `x`, joining equal neighbors into one run. `faces`: fonts for plain text and for cards."""
    groups: list[tuple[str, LogWord]] = []
    for word in words:
        if groups and groups[-1][1].card == word.card and not word.glued:
            groups[-1] = f"{groups[-1][0]} {word.text}", groups[-1][1]
        else:
            groups.append((word.text, word))
    runs = []
    for number, (words_in_run, first) in enumerate(groups):
        if number and not first.glued:
            x += text.width(" ", faces[0], size)
        width = text.width(words_in_run, faces[first.card != NONE], size)
        runs.append(LogRun(words_in_run, x, width, first.card))
        x += width
    return tuple(runs)


def _parts(cluster: list[LogWord]) -> list[list[LogWord]]:
    """Break a cluster wider than a row after hyphens and between glued words."""
    return [
        [LogWord(part, word.card, word.glued or number > 0)]
        for word in cluster
        for number, part in enumerate(_HYPHENED.findall(word.text))
    ]


def _margin(showing: DrawContext) -> float:
    return _MARGIN * min(1.4, max(1.0, showing.text_scale * 0.85))


# --- drawing ---------------------------------------------------------------------------------------------------


def log_state(showing: DrawContext, spot: Spot) -> Hashable:
    """Return the visible lines, the pointed line, the turn, and whether the log is open."""
    status = showing.status
    if "log" not in showing.arrangement.rects:
        return None
    last = len(status.log) - status.log_scroll
    shown = status.log[max(0, last - _MOST_SHOWN) : last]
    return shown, len(status.log), status.log_only, status.log_hover, status.log_down, showing.view.turn


def place_of(showing: DrawContext, spot: Spot) -> Box | None:
    """Return the log's place below the panels that share it; None while folded or too low for one row."""
    x, y, width, height = spot.box
    height -= showing.status.log_down
    least = showing.px(header_height(showing)) + _pitch(showing, spot.box)
    if "log" not in showing.arrangement.rects or showing.px(height) < least:
        return None
    return x, y + showing.status.log_down, width, height


def draw_log(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the log in its place, if it is open and fits."""
    place = place_of(showing, spot)
    if place is not None:
        draw_log_in(surface, showing, place)


def draw_log_in(surface: pygame.Surface, showing: DrawContext, box: Box) -> None:
    """Draw the log in any box of the map."""
    rect = showing.rect(box)
    px = showing.px
    paint.shadow(surface, rect, px(3), px(9), 0.55, (0, px(6)), showing.color("shadow"))
    header = header_height(showing)
    pitch = _pitch(showing, box)
    _paper(surface, showing, rect, px(header), pitch)
    x, y, width, _ = box
    words = showing.look.words("log_turn", turn=max(1, showing.view.turn), round=showing.round)
    if showing.status.log_scroll and showing.look.has_words("log_newer"):
        words = showing.look.words("log_newer", count=showing.status.log_scroll)
    showing.write(
        surface, words, "log-turn", (x + width - 14, y + header / 2), "midright", showing.color("text-second"), grow=1.4
    )
    room = width - 40 - showing.width(words, "log-turn", 1.4)
    title = showing.status.log_only or showing.look.words("log")
    showing.write(
        surface, title, "log-title", (x + 14, y + header / 2), "midleft", showing.color("text"), grow=1.4, room=room
    )
    with clip_to(surface, rect):
        for row in rows(showing, box):
            _draw_row(surface, showing, row)
    if showing.look.has_art("pin-second"):
        pin = svg.image(showing.look.art("pin-second"), px(28), px(34))
        surface.blit(pin, pin.get_rect(center=(rect.centerx, rect.top + px(2))))


def _paper(surface: pygame.Surface, showing: DrawContext, rect: pygame.Rect, header: float, pitch: float) -> None:
    if showing.look.has_color("log-edge"):
        edge, shade = showing.color("log-edge"), showing.color("log-shade")
        sheet = rect.inflate(round(showing.px(12)), round(showing.px(10)))
        draw_paper(surface, sheet, showing.fit.scale, showing.color("log"), edge, shade)
        return
    surface.fill(showing.color("log"), rect)
    surface.fill(showing.color("log-header"), (rect.x, rect.y, rect.width, round(header)))
    line = max(1, round(showing.px(1)))
    y = rect.top + header + pitch
    while y < rect.bottom - 2:
        surface.fill(showing.color("log-rule"), (rect.x, round(y), rect.width, line))
        y += pitch
    margin = rect.x + round(showing.px(_margin(showing)))
    surface.fill(showing.color("log-margin"), (margin, rect.y + round(header), line, rect.height - round(header)))


def _draw_row(surface: pygame.Surface, showing: DrawContext, row: LogRow) -> None:
    line, rect = showing.status.log[row.line], row.place
    newest, hovered = row.line == len(showing.status.log) - 1, row.line == showing.status.log_hover
    margin = showing.px(_margin(showing))
    if newest or hovered:
        light = showing.look.color_or("log-new", "good") if newest else showing.color("plate-rule")
        tint = paint.mix(showing.color("log"), light, 0.45)
        left = rect.x + round(margin) + 1
        surface.fill(tint, (left, rect.y + 1, rect.right - left, rect.height - 1))
    if row.first and hovered:
        size = 1.3 * row.size
        place = pygame.Rect(0, 0, round(size), round(size))
        place.center = rect.x + round(margin / 2), round(row.y)
        paint.panel(surface, place, size / 2, showing.color("log-link"), showing.color("log-link"), 0)
        text.draw(surface, "?", showing.theme.font("prompt")[0], row.size, showing.color("log"), place.center, "center")
    elif row.first and line.seat != NONE and not line.detail:
        size = showing.px(_EMBLEM * min(1.5, showing.text_scale))
        emblem = svg.image(showing.emblem(line.seat), size, size)
        surface.blit(emblem, emblem.get_rect(center=(rect.x + round(margin / 2), round(row.y))))
    face, strong = showing.theme.font("log")[0], showing.theme.font("prompt")[0]
    color = showing.color("text-second" if line.detail else "text")
    name = showing.name(line.seat) if row.first and line.seat != NONE and showing.look.has_color("log-name") else ""
    if row.mark:
        at = rect.right - _MARK / 2 * row.size, row.y
        sign = "\u2212" if row.mark == "-" else "+"
        text.draw(surface, sign, strong, 1.15 * row.size, showing.color("log-link"), at, "center")
    for run in row.runs:
        linked, words, x = run.card != NONE, run.words, run.x
        if name and run is row.runs[0] and words.startswith(name):
            shade = paint.readable(
                showing.style(line.seat).color, showing.color("log-name"), showing.color("log"), _NAME_SHADE
            )
            text.draw(surface, name, face, row.size, shade, (x, row.y), "midleft")
            words, x = words[len(name) :], x + text.width(name, face, row.size)
        text.draw(
            surface,
            words,
            strong if linked else face,
            row.size,
            showing.color("log-link") if linked else color,
            (x, row.y),
            "midleft",
        )


def rows_now(painter: TablePainter, box: Box | None = None) -> list[LogRow]:
    """Return the rows as last drawn in the log's place or in `box` (map pixels)."""
    place = box or in_place(painter)
    return rows(painter.showing, place) if painter.showing is not None and place is not None else []


def links_now(painter: TablePainter, box: Box | None = None) -> list[tuple[pygame.Rect, int]]:
    """Return where card names were last drawn, with their instances; see `rows_now`."""
    found = []
    for row in rows_now(painter, box):
        tall = round(row.size * 1.3)
        found += [
            (pygame.Rect(round(run.x), round(row.y - tall / 2), round(run.width), tall), run.card)
            for run in row.runs
            if run.card != NONE
        ]
    return found


def marks_now(painter: TablePainter, box: Box | None = None) -> list[tuple[pygame.Rect, int]]:
    """Return where lines can be folded or unfolded, each with its line number; see `rows_now`."""
    marked = [(row.place, row.line) for row in rows_now(painter, box) if row.mark]
    return [(pygame.Rect(rect.right - rect.height, rect.y, rect.height, rect.height), line) for rect, line in marked]


def header_now(painter: TablePainter, box: Box | None = None) -> pygame.Rect | None:
    """Return where the log's title is; see `rows_now`."""
    place, showing = box or in_place(painter), painter.showing
    if showing is None or place is None:
        return None
    rect = showing.rect(place)
    return pygame.Rect(rect.topleft, (rect.width, round(showing.px(header_height(showing)))))


def in_place(painter: TablePainter) -> Box | None:
    """Return the log's box in its place; None while it isn't shown there."""
    spot = painter.furniture("log")
    return None if painter.showing is None or spot is None else place_of(painter.showing, spot)


def draw_over(surface: pygame.Surface, painter: TablePainter, box: Box) -> None:
    """Draw the log in another box of the map, e.g. over the table while it is folded."""
    if painter.showing is not None:
        draw_log_in(surface, painter.showing, box)
