"""What all controls have in common: a place, states, and what a person did to one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypedDict

import pygame

from client.art import paint, palette
from client.input.actions import PRESS, meant

HOVER_MS = 120
PRESS_MS = 40

Kind = Literal["press", "change", "submit", "refused", "used"]


@dataclass(frozen=True, slots=True)
class WidgetEvent:
    """What a person did to a control.

    press     a button, a house, an answer was chosen
    change    a value changed; `value` is the new one
    submit    Enter in a text field; `value` is the text
    refused   a disabled control was pressed; `value` is the reason
    used      the event belonged to the control, nothing came of it
    """

    widget: Widget
    kind: Kind
    value: Any = None


class WidgetOptions(TypedDict, total=False):
    """What can be said of every control that is worked; see `Widget`."""

    name: str
    tooltip: str
    reason: str
    then: Callable[[Any], None] | None


class Widget:
    """A control. Rectangles are in pixels of the window, sizes in the code in u (see `client.shell.scene.Scale`).

    `reason` is why the control is disabled, one short phrase; empty means it works. `tooltip` explains it,
    `key` names the shortcut that presses it ("Ctrl Z"). `then` is called with the value of each press,
    change or submit. `hit` is what can be pressed, when it is more than `rect`, such as the whole row of a
    toggle.
    """

    focusable = True
    # Whether the picture itself says why the control is disabled, so that no tooltip need do so.
    says_reason = False
    # Whether the tooltip must show at once, without the pointer.
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

    # -- place ----------------------------------------------------------------------------------------------

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Put the control into `rect` with `unit` pixels per u."""
        self.rect = pygame.Rect(rect)
        self.unit = unit

    def move(self, across: int, down: int) -> None:
        """Shift the control by pixels, with everything in it."""
        self.place(self.rect.move(across, down), self.unit)

    def natural_width(self, unit: float) -> int:
        """The width in pixels that the control would like."""
        return round(210 * unit)

    def height_for(self, width: int, unit: float) -> int:
        """The height in pixels that the control needs when it is `width` pixels wide."""
        return round(44 * unit)

    def px(self, units: float) -> int:
        """A length in u as whole pixels."""
        return round(units * self.unit)

    def parts(self) -> tuple[Widget, ...]:
        """The controls inside this one, in tab order."""
        return ()

    def viewport(self) -> pygame.Rect | None:
        """The part of the window in which the parts show, when they can be scrolled out of sight."""
        return None

    def pull(self, pixels: int) -> WidgetEvent | None:
        """A finger takes the parts along, down for positive numbers; None when that moves nothing."""
        return None

    def contains(self, point: tuple[int, int]) -> bool:
        """Whether the point is inside what can be pressed."""
        return (self.hit or self.rect).collidepoint(point)

    def spoken(self) -> str:
        """What it shows besides its name and state, in words for those who do not see it."""
        return ""

    # -- states ---------------------------------------------------------------------------------------------

    @property
    def enabled(self) -> bool:
        """Whether the control works."""
        return not self.reason

    @property
    def accepts_focus(self) -> bool:
        """Whether Tab stops here. A disabled control is a stop as well: its reason is worth knowing."""
        return self.focusable and self.visible

    def advance(self, elapsed: float) -> bool:
        """Let `elapsed` milliseconds of hover and press animation pass; true when it moved."""
        hover = _toward(self.hover_amount, self.hovered and self.enabled, elapsed / HOVER_MS)
        press = _toward(self.press_amount, self.pressed and self.enabled, elapsed / PRESS_MS)
        moved = (hover, press) != (self.hover_amount, self.press_amount)
        self.hover_amount, self.press_amount = hover, press
        return moved

    def settled(self) -> bool:
        """Whether hover and press animation have come to rest."""
        return self.hover_amount == float(self.hovered and self.enabled) and self.press_amount == float(
            self.pressed and self.enabled
        )

    def steps(self, amount: float) -> float:
        """An animation amount in quarters, so that few pictures are made of each state."""
        return round(amount * 4) / 4

    def wake_at(self) -> int | None:
        """The moment (milliseconds) when the control wants `tick`, or None."""
        return None

    def tick(self, now: int) -> bool:
        """Do what time demands, such as blinking; true when the picture changed."""
        return False

    def blur(self) -> None:
        """The focus went elsewhere."""

    def focus_gained(self) -> None:
        """The focus came here."""

    # -- events and picture ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """An event meant for this control: mouse events in it or begun in it, keys while it has the focus."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the control in its present state."""

    def draw_ring(self, surface: pygame.Surface) -> None:
        """Draw the focus ring, after everything near it was drawn."""
        if self.ring:
            paint.focus_ring(surface, self.rect, self.radius_units * self.unit, self.unit, self.ring_gap_units)

    def act(self, kind: Kind, value: Any = None) -> WidgetEvent:
        """The action of this control, reported to `then` as well."""
        if self.then is not None and kind in ("press", "change", "submit"):
            self.then(value)
        return WidgetEvent(self, kind, value)

    def used(self) -> WidgetEvent:
        """The event was for this control, and nothing more."""
        return WidgetEvent(self, "used")


class StaticWidget(Widget):
    """What is only looked at, or only holds others: nothing happens to it by itself."""

    focusable = False

    def contains(self, point: tuple[int, int]) -> bool:
        return False


class Pressable(Widget):
    """A control that is pressed with the mouse, Enter or Space."""

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Press on the release of the button inside, or on Enter or Space."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.pressed = True
            return self.used()
        if event.type == pygame.MOUSEMOTION and event.buttons[0]:
            self.pressed = self.contains(event.pos)
            return self.used()
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            inside = self.pressed and self.contains(event.pos)
            self.pressed = False
            return self.press() if inside else self.used()
        if meant(event, (PRESS,)):
            return self.press()
        return None

    def press(self) -> WidgetEvent:
        """What pressing does; a disabled control refuses with its reason."""
        if not self.enabled:
            return self.act("refused", self.reason)
        return self.activate()

    def activate(self) -> WidgetEvent:
        """What pressing the enabled control does."""
        return self.act("press")

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect, chosen: bool, edge_units: float = 2.2) -> None:
        """The ground of one of several: amber with an edge of ink when it is the chosen one."""
        hover = self.steps(self.hover_amount)
        fill = palette.AMBER_TINT if chosen else paint.mix(palette.RAISED, palette.SUNK, hover)
        edge = palette.INK if chosen else paint.mix(palette.SOFT, palette.PAPER_LINE, hover)
        width = (edge_units if chosen else 1.4) * self.unit
        paint.panel(surface, rect, self.radius_units * self.unit, fill, edge, width)


def _toward(amount: float, wanted: bool, step: float) -> float:
    if wanted:
        return min(1.0, amount + step)
    return max(0.0, amount - step)
