"""A sheet of every control in every state, for comparison with the style guide."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art import paint, palette, text
from client.input.actions import BACK, PAGE_DOWN, PAGE_UP, find_triggered
from client.shell.scene import Scale, Scene
from client.widgets import (
    Button,
    Choice,
    Dialog,
    DialogButton,
    Dropdown,
    Form,
    KeyBar,
    Labeled,
    LogEntry,
    LogList,
    Row,
    Segments,
    Slider,
    Stepper,
    TextField,
    Toast,
    Toggle,
    Widget,
    draw_toast,
    draw_tooltip,
    icon_button,
    toast_height,
)

STATES = ("normal", "hover", "focus", "pressed", "disabled")
# The sheet is laid out on a page this wide and high, in u.
PAGE_WIDTH = 1280.0
PAGE_HEIGHT = 1850.0
_FIRST = 140.0
_STEP = 169.0
_WIDTH = 140.0

_LEVELS = [Choice("gentle", "Gentle", "robot"), Choice("normal", "Normal", "robot"), Choice("human", "Person", "human")]


class WidgetSheet(Scene):
    """The sheet, scrolled with the wheel and the page keys when the window is lower than it."""

    def __init__(self) -> None:
        super().__init__()
        self._unit = 1.0
        self._size = (0, 0)
        self._offset = 0
        self._page: pygame.Surface | None = None

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Fill the width of the window. The text scale makes the window narrower, not the page."""
        self._size = size
        self._unit = size[0] / PAGE_WIDTH
        self._page = None

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll, or leave with Esc."""
        moved = 0
        if event.type == pygame.MOUSEWHEEL:
            moved = round(-event.y * 60 * self._unit)
        elif (action := find_triggered(event, (PAGE_UP, PAGE_DOWN))) is not None:
            moved = self._size[1] if action == PAGE_DOWN else -self._size[1]
        elif find_triggered(event, (BACK,)):
            self.app.back()
        if moved:
            most = max(0, round(PAGE_HEIGHT * self._unit) - self._size[1])
            self._offset = max(0, min(most, self._offset + moved))
            self.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible part of the page."""
        if self._page is None:
            self._page = draw_sheet(self._unit)
        surface.fill(palette.rgb(palette.PAPER))
        surface.blit(self._page, (0, -self._offset))


def draw_sheet(unit: float) -> pygame.Surface:
    """Draw the whole page with `unit` pixels per u."""
    page = pygame.Surface((round(PAGE_WIDTH * unit), round(PAGE_HEIGHT * unit)))
    page.fill(palette.rgb(palette.PAPER))
    _label(page, unit, "Cul-de-Sac: controls and states", "baloo-800", 31, (24, 38))
    for number, state in enumerate(STATES):
        x = _FIRST + number * _STEP + _WIDTH / 2
        _label(page, unit, state, "nunito-800", 15, (x, 86), palette.INK_2, "center")
    y = _draw_rows(page, unit)
    _draw_hints(page, unit)
    _draw_lower(page, unit, y + 20)
    return page


def _label(
    page: pygame.Surface,
    unit: float,
    words: str,
    font: str,
    size: float,
    place: tuple[float, float],
    color: str = palette.INK,
    anchor: str = "midleft",
) -> None:
    text.draw(page, words, font, size * unit, color, (place[0] * unit, place[1] * unit), anchor)


def _rect(unit: float, x: float, y: float, width: float, height: float) -> pygame.Rect:
    return pygame.Rect(round(x * unit), round(y * unit), round(width * unit), round(height * unit))


def _show(
    page: pygame.Surface, unit: float, widget: Widget, state: str, x: float, y: float, width: float, height: float
) -> None:
    """Draw one control in a state, as its form would."""
    widget.place(_rect(unit, x, y, width, height), unit)
    pose(widget, state)
    if state in ("hover", "pressed"):
        _point_at_the_right(widget)
    widget.draw(page)
    widget.draw_ring(page)


def pose(widget: Widget, state: str) -> None:
    """Put a control into a state for a picture: normal, hover, focus, pressed or disabled."""
    widget.hovered = state in ("hover", "pressed")
    widget.pressed = state == "pressed"
    widget.focused = state == "focus"
    widget.ring = state == "focus"
    if state == "disabled" and not widget.reason:
        widget.reason = "not now"
    widget.hover_amount = float(state == "hover")
    widget.press_amount = float(state == "pressed")


def _point_at_the_right(widget: Widget) -> None:
    """Let a stepper know that the pointer is over its plus."""
    if isinstance(widget, Stepper):
        place = widget.rect.right - 5, widget.rect.centery
        widget.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))


def _row(
    page: pygame.Surface,
    unit: float,
    name: str,
    y: float,
    height: float,
    make: Callable[[], Widget],
    width: float = _WIDTH,
    color: str = palette.INK,
) -> None:
    _label(page, unit, name, "nunito-800", 15, (24, y + height / 2), color)
    for number, state in enumerate(STATES):
        x = _FIRST + number * _STEP + (_WIDTH - width) / 2
        _show(page, unit, make(), state, x, y, width, height)


def _draw_rows(page: pygame.Surface, unit: float) -> float:
    """Draw a row for each control with its five states, and return the y below them in u."""
    y = _draw_switches(page, unit, _draw_buttons(page, unit, 102.0))
    rows: tuple[tuple[str, float, Callable[[], Widget], float], ...] = (
        ("Slider", 30, lambda: Slider(8, 12, 10), 48),
        ("Stepper", 44, lambda: Stepper(0, 9, 2), 60),
        ("List", 44, lambda: Dropdown(_LEVELS, "normal"), 60),
        ("Field", 44, lambda: TextField("Morgan"), 60),
    )
    for name, height, make, step in rows:
        _row(page, unit, name, y, height, make)
        y += step
    return _draw_errors(page, unit, y)


def _draw_buttons(page: pygame.Surface, unit: float, y: float) -> float:
    rows: tuple[tuple[str, Callable[[], Widget]], ...] = (
        ("Primary", lambda: Button("Start", "primary", icon="play")),
        ("Secondary", lambda: Button("Rules", icon="rules")),
        ("Danger", lambda: Button("Give up", "danger", icon="exit")),
        ("Quiet", lambda: Button("Not now", "quiet", icon="close")),
    )
    for name, make in rows:
        _row(page, unit, name, y, 44, make)
        y += 61
    paint.panel(page, _rect(unit, 16, y - 6, 952, 118), 12 * unit, palette.DUSK_9)
    _row(page, unit, "On dusk", y + 3, 44, lambda: Button("End turn", "dusk", icon="flag"), color=palette.CREAM)
    gear = "settings", "Settings", "quiet-dusk"
    _row(page, unit, "Icon on dusk", y + 61, 41, lambda: icon_button(*gear), 44, palette.CREAM)
    return y + 127


def _draw_switches(page: pygame.Surface, unit: float, y: float) -> float:
    _label(page, unit, "Toggle", "nunito-800", 15, (24, y + 16))
    for number, state in enumerate(STATES):
        x = _FIRST + number * _STEP
        _show(page, unit, Toggle(True), state, x, y, 56, 32)
        _show(page, unit, Toggle(False), state, x + 76, y, 56, 32)
    return y + 76


def _draw_errors(page: pygame.Surface, unit: float, y: float) -> float:
    _label(page, unit, "Field, error", "nunito-800", 15, (24, y + 22))
    wrong = TextField("Morgan")
    wrong.error = "Two seats have this name. Choose another."
    _show(page, unit, wrong, "normal", _FIRST, y, 309, 44 + 22)
    _label(page, unit, "Segments", "nunito-800", 15, (478, y + 22))
    speeds = Segments([(word, word) for word in ("Off", "Fast", "Normal", "Slow")], "Normal")
    speeds.place(_rect(unit, 566, y, 262, 44), unit)
    speeds.hovered = True
    over_fast = speeds.rect.x + round(speeds.rect.width * 0.35), speeds.rect.centery
    speeds.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=over_fast, rel=(0, 0), buttons=(0, 0, 0)))
    speeds.draw(page)
    _show(page, unit, Segments([(0, "Off"), (1, "On")], 0), "focus", 842, y, 120, 44)
    y += 76
    _label(page, unit, "Row, reason", "nunito-800", 15, (24, y + 22))
    pair = (
        Labeled("Warn before a diagonal", Toggle(True), "it locks the yard"),
        Labeled("Out and not lowest: double", Toggle(False, reason="only with 2 players")),
    )
    for number, row in enumerate(pair):
        row.place(_rect(unit, _FIRST + number * 412, y, 390, 44), unit)
        row.draw(page)
    return y + 50


def _draw_hints(page: pygame.Surface, unit: float) -> None:
    x, y = 1000.0, 84.0
    _label(page, unit, "Tooltip", "baloo-700", 20, (x, y))
    anchor = _rect(unit, x, y + 6, 258, 8)
    draw_tooltip(page, "Undo", "Stops here: a card was revealed.", "Ctrl Z", anchor, page.get_rect(), unit)


def _draw_lower(page: pygame.Surface, unit: float, y: float) -> None:
    _label(page, unit, "Toast: says why", "baloo-700", 20, (24, y))
    top = y + 24
    for toast in (
        Toast(
            "refused", "Not on a Stumped", "A Stumped card cannot be replaced this round.", "NN-3.2. F1 opens the rule"
        ),
        Toast(
            "information",
            "Undo stops here",
            "Gopher Trouble showed a card to everybody.",
            "Practice games can go further back",
        ),
        Toast("done", "Saved", "Every choice is kept; the window can be closed.", "Seed 58 204"),
    ):
        width = round(387 * unit)
        height = toast_height(toast, width, unit)
        draw_toast(page, toast, pygame.Rect(round(24 * unit), round(top * unit), width, height), unit)
        top += height / unit + 13
    _draw_dialog(page, unit, y)
    _draw_log(page, unit, y)
    _draw_bars(page, unit, y + 420)


def _draw_dialog(page: pygame.Surface, unit: float, y: float) -> None:
    _label(page, unit, "Dialog", "baloo-700", 20, (440, y))
    sentence = (
        "Three cards leave the yard: 3, Wild, 5. After a diagonal no other line of this yard can be removed this round."
    )
    dialog = Dialog(
        "Remove the diagonal?",
        sentence,
        [
            DialogButton("Remove it: yard score 41 to 8", True, "primary", "check"),
            DialogButton("Keep the line", False, icon="close", harmless=True),
        ],
        icon="warning",
    )
    dialog.open(_rect(unit, 428, y + 10, 452, 370), unit)
    dialog.draw_panel(page)


def _draw_log(page: pygame.Surface, unit: float, y: float) -> None:
    _label(page, unit, "Log", "baloo-700", 20, (893, y))
    paint.panel(page, _rect(unit, 893, y + 20, 363, 370), 16 * unit, palette.RAISED, palette.PAPER_LINE, 1.4 * unit)
    tabs = Segments([(word, word) for word in ("All", "Mine", "Nasty")], "All", height=36)
    tabs.place(_rect(unit, 905, y + 31, 339, 36), unit)
    tabs.draw(page)
    log = LogList(
        [
            LogEntry(4, "Bea", (("placed", None), ("Brown 4", 1))),
            LogEntry(4, "Bea", (("removed a row", None),)),
            LogEntry(2, "Priya", (("played", None), ("Gopher Trouble", 2), ("on Otto", None))),
            LogEntry(3, "Otto", (("turned Red 6 face down", None),)),
            LogEntry(3, "Otto", (("removed a diagonal: 2, 4, 6, and recycled every card of it, one by one", None),)),
            LogEntry(4, "Bea", (("discarded Blue 9", None),)),
            LogEntry(1, "Morgan", (("drew a card", None),)),
            LogEntry(1, "Morgan", (("placed", None), ("Red 7", 3), (": 7, Wild, 8", None))),
        ]
    )
    log.place(_rect(unit, 903, y + 76, 343, 304), unit)
    log.hovered = True
    over = log.rect.x + 100, log.rect.bottom - round(60 * unit)
    log.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=over, rel=(0, 0), buttons=(0, 0, 0)))
    log.draw(page)


def _draw_bars(page: pygame.Surface, unit: float, y: float) -> None:
    _label(page, unit, "Key bar: what the keys do", "baloo-700", 20, (24, y))
    y += 26
    bar = KeyBar([("Enter", "start with the last setup"), ("Arrows", "next house"), ("Tab", "menu")], "Version 1.0")
    height = bar.height_for(page.get_width(), unit)
    bar.place(pygame.Rect(0, round(y * unit), page.get_width(), height), unit)
    bar.draw(page)
    y += height / unit + 14
    _label(page, unit, "Focus ring on any ground", "baloo-700", 20, (24, y + 12))
    for number, ground in enumerate((palette.PAPER, palette.DUSK_9, "#93ce62", "#1f7fd6")):
        place = _rect(unit, 24 + number * 120, y + 32, 107, 74)
        paint.panel(page, place, 8 * unit, ground, palette.SOFT if number == 0 else None, 1.3 * unit)
        inner = place.inflate(-round(46 * unit), -round(42 * unit))
        paint.panel(page, inner, 8 * unit, palette.RAISED, palette.PAPER_LINE, 1.3 * unit)
        paint.focus_ring(page, inner, 8 * unit, unit, 2)
    _draw_open_list(page, unit, y)


def _draw_open_list(page: pygame.Surface, unit: float, y: float) -> None:
    _label(page, unit, "Open list", "baloo-700", 20, (540, y + 12))
    levels = [
        Choice("human", "Person", "human", "at this computer"),
        Choice("gentle", "Gentle", "robot"),
        Choice("hard", "Hard", "robot", reason="not open yet"),
    ]
    owner = Dropdown(levels, "gentle")
    row = Row(owner, gap=24)
    row.place(_rect(unit, 540, y + 32, 420, 88), unit)
    form = Form(row)
    form.layout(page.get_rect(), unit)
    row.draw(page)
    listing = owner.activate().value
    listing.open(page.get_rect(), unit)
    listing.rect.topleft = round(980 * unit), round((y + 2) * unit)
    listing.draw(page)
