"""The base of all widgets: a place, states, and the events that a widget reports."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal, TypedDict

import pygame

from client.art import paint, palette
from client.input.actions import PRESS, find_triggered
from client.widgets.description import Description, Role, ThingState
from engine.words.say import access as say

HOVER_MS = 120
PRESS_MS = 40

Kind = Literal["press", "change", "submit", "refused", "used"]


@dataclass(frozen=True, slots=True)
class WidgetEvent:
    """What a user did to a widget.

    press: a button or an answer was chosen
    change: a value changed; `value` is the new one
    submit: Enter in a text field; `value` is the text
    refused: a disabled widget was pressed; `value` is the reason
    used: the widget used the event without further effect
    """

    widget: Widget
    kind: Kind
    value: Any = None


class WidgetOptions(TypedDict, total=False):
    """Options of every interactive widget; see `Widget`."""

    name: str
    tooltip: str
    reason: str
    then: Callable[[Any], None] | None


class Widget:
    """A widget. Rectangles are in pixels of the window, sizes in code in u (see `client.shell.scene.Scale`).

    reason: a short phrase why the widget is disabled; if empty, it is enabled
    tooltip: explains the widget
    note: words next to it on the screen, such as those below the label of its row
    key: the shortcut that presses it ("Ctrl Z")
    then: called with the value of each press, change or submit
    hit: the clickable area if it is larger than `rect`, such as the whole row of a toggle
    """

    focusable = True
    role = Role.IMAGE
    # Whether the picture shows why the widget is disabled, so that the tooltip need not.
    says_reason = False
    # Whether the tooltip must show at once, without hovering.
    wants_tooltip = False
    radius_units = 12.0
    ring_gap_units = 3.0

    def __init__(
        self,
        *,
        name: str = "",
        tooltip: str = "",
        key: str = "",
        reason: str = "",
        then: Callable[[Any], None] | None = None,
    ) -> None:
        self.name = name
        self.tooltip = tooltip
        self.key = key
        self.reason = reason
        self.note = ""
        self.then = then
        self.visible = True
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.hit: pygame.Rect | None = None
        self.unit = 1.0
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.ring = False
        self.hover_amount = 0.0
        self.press_amount = 0.0

    # -- layout ---------------------------------------------------------------------------------------------

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Place the widget in `rect` with `unit` pixels per u."""
        self.rect = pygame.Rect(rect)
        self.unit = unit

    def move(self, across: int, down: int) -> None:
        """Move the widget with its children by pixels."""
        self.place(self.rect.move(across, down), self.unit)

    def natural_width(self, unit: float) -> int:
        """Return the preferred width in pixels."""
        return round(210 * unit)

    def height_for(self, width: int, unit: float) -> int:
        """Return the height in pixels needed at a width in pixels."""
        return round(44 * unit)

    def px(self, units: float) -> int:
        """Convert a length in u to whole pixels."""
        return round(units * self.unit)

    def parts(self) -> tuple[Widget, ...]:
        """Return the widgets inside this one, in tab order."""
        return ()

    def viewport(self) -> pygame.Rect | None:
        """Return the visible part of the window if the children can be scrolled, else None."""
        return None

    def pull(self, pixels: int) -> WidgetEvent | None:
        """Scroll the children with a finger, down for positive numbers. Returns None if nothing moves."""
        return None

    def contains(self, point: tuple[int, int]) -> bool:
        """Return whether the point is inside the clickable area."""
        return (self.hit or self.rect).collidepoint(point)

    def describe_content(self) -> str:
        """Return its content besides name and state, for screen readers."""
        return ""

    def spoken_name(self) -> str:
        """Return its name; without one its tooltip."""
        return self.name or self.tooltip.rstrip(".")

    def describe(self) -> Description:
        """Describe it for the voice and the accessibility tree."""
        name = self.spoken_name()
        reason = say("not-now", reason=self.reason.rstrip(".")) if self.reason else ""
        tooltip = self.tooltip if self.tooltip.rstrip(".") != name else ""
        return Description(
            self.role,
            name,
            details=(self.describe_content(), reason or self.note, tooltip),
            states=frozenset((ThingState.DISABLED,)) if self.reason else frozenset(),
        )

    # -- states ---------------------------------------------------------------------------------------------

    @property
    def enabled(self) -> bool:
        """Return whether the widget is enabled."""
        return not self.reason

    @property
    def accepts_focus(self) -> bool:
        """Return whether Tab stops here. It does at disabled widgets as well, to show their reason."""
        return self.focusable and self.visible

    def advance(self, elapsed: float) -> bool:
        """Advance hover and press animations by `elapsed` milliseconds. Returns True if they moved."""
        hover = _toward(self.hover_amount, self.hovered and self.enabled, elapsed / HOVER_MS)
        press = _toward(self.press_amount, self.pressed and self.enabled, elapsed / PRESS_MS)
        moved = (hover, press) != (self.hover_amount, self.press_amount)
        self.hover_amount, self.press_amount = hover, press
        return moved

    def is_settled(self) -> bool:
        """Return whether hover and press animations have finished."""
        return self.hover_amount == float(self.hovered and self.enabled) and self.press_amount == float(
            self.pressed and self.enabled
        )

    def steps(self, amount: float) -> float:
        """Round an animation amount to quarters, to limit the number of pictures per state."""
        return round(amount * 4) / 4

    def wake_at(self) -> int | None:
        """Return the moment (milliseconds) when the widget needs `tick`, or None."""
        return None

    def tick(self, now: int) -> bool:
        """Update whatever depends on time, such as blinking. Returns True if the picture changed."""
        return False

    def blur(self) -> None:
        """Handle the loss of the focus."""

    def focus_gained(self) -> None:
        """Handle getting the focus."""

    # -- events and picture ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Handle an event for this widget: mouse events that are or began in it, and keys while it has the focus."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its current state."""

    def draw_ring(self, surface: pygame.Surface) -> None:
        """Draw the focus ring. Called after everything around it was drawn."""
        if self.ring:
            radius = self.radius_units * self.unit
            paint.focus_ring(surface, self.ring_rect(), radius, self.unit, self.ring_gap_units)

    def ring_rect(self) -> pygame.Rect:
        """Return the box that the focus ring surrounds."""
        return self.rect

    def act(self, kind: Kind, value: Any = None) -> WidgetEvent:
        """Return an event of this widget and report it to `then`."""
        if self.then is not None and kind in ("press", "change", "submit"):
            self.then(value)
        return WidgetEvent(self, kind, value)

    def report_used(self) -> WidgetEvent:
        """Return an event that says the widget used its input without further effect."""
        return WidgetEvent(self, "used")


class StaticWidget(Widget):
    """A widget without interaction, or one that only contains others."""

    focusable = False

    def contains(self, point: tuple[int, int]) -> bool:
        return False


class Pressable(Widget):
    """A widget that is pressed with the mouse, Enter or Space. `then` gets its `value`.

    `chosen`: whether it is the chosen one of several tiles.
    """

    role = Role.BUTTON
    value: Any = None
    chosen = False

    def describe(self) -> Description:
        """Describe it; one of several tiles also says whether it is the chosen one."""
        about = super().describe()
        return replace(about, states=about.states | {ThingState.SELECTED}) if self.chosen else about

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Press when the mouse button is released inside, or on Enter or Space."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.pressed = True
            return self.report_used()
        if event.type == pygame.MOUSEMOTION and event.buttons[0]:
            self.pressed = self.contains(event.pos)
            return self.report_used()
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            inside = self.pressed and self.contains(event.pos)
            self.pressed = False
            return self.press() if inside else self.report_used()
        if find_triggered(event, (PRESS,)):
            return self.press()
        return None

    def press(self) -> WidgetEvent:
        """Press the widget. A disabled one refuses with its reason."""
        if not self.enabled:
            return self.act("refused", self.reason)
        return self.activate()

    def activate(self) -> WidgetEvent:
        """Do what pressing the enabled widget does."""
        return self.act("press", self.value)

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect, edge_units: float = 2.2) -> None:
        """Draw the background of one of several tiles. The chosen one is amber with an ink edge."""
        hover = self.steps(self.hover_amount)
        fill = palette.AMBER_TINT if self.chosen else paint.mix(palette.RAISED, palette.SUNK, hover)
        edge = palette.INK if self.chosen else paint.mix(palette.SOFT, palette.PAPER_LINE, hover)
        width = (edge_units if self.chosen else 1.4) * self.unit
        paint.panel(surface, rect, self.radius_units * self.unit, fill, edge, width)


def _toward(amount: float, wanted: bool, step: float) -> float:
    if wanted:
        return min(1.0, amount + step)
    return max(0.0, amount - step)
