"""Forms: the widgets of a screen or a panel, with one focus for mouse and keyboard alike.

The form decides which widget an event belongs to. The mouse moves the focus but hides its ring; the first key shows it
again. Tab and Shift+Tab go through the widgets in the order they were added. The arrows go to the nearest one in their
direction. Enter and Space press, Esc closes the topmost popup. Only one widget is highlighted: the hovered one or,
after a key, the focused one. Nothing here waits for an animation.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from operator import itemgetter

import pygame

from client.art.sketch import clip_to
from client.input import keys
from client.input.actions import NEXT, PAGE_DOWN, PAGE_UP, PREVIOUS, WAYS, find_triggered
from client.input.touch import SLACK, is_touch_down
from client.input.values import SET_VALUE
from client.widgets.base import Widget, WidgetEvent
from client.widgets.tooltip import draw_tooltip

TOOLTIP_MS = 450
_NOWHERE = (-1, -1)


class Popup(Widget):
    """A widget over the form that takes every event until it is closed, such as an open list."""

    closed = False

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        """Place the popup in a window of this size, with `unit` pixels per u."""

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        """Adapt to a changed window. A popup without a lasting place closes."""
        self.closed = True


class Form:
    """Widgets in tab order. `motion` says whether hover and press are animated."""

    def __init__(self, *widgets: Widget) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.motion = True
        self.bounds = pygame.Rect(0, 0, 1280, 720)
        self.unit = 1.0
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self.popup: Popup | None = None
        self._captured: Widget | None = None
        self._finger: tuple[tuple[int, int], int] | None = None
        """Where a finger went down, and the y up to which it has scrolled."""
        self._changed = True
        self._now: int | None = None
        self._tooltip: Widget | None = None
        self._tooltip_at: int | None = None

    # -- content --------------------------------------------------------------------------------------------

    def add(self, *widgets: Widget) -> None:
        """Add widgets at the end of the tab order."""
        self.widgets.extend(widgets)
        self._changed = True

    def clear(self) -> None:
        """Remove all widgets."""
        self.focus(None)
        self.widgets.clear()
        self.hovered = self._captured = self.popup = self._tooltip = None
        self._changed = True

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        """Set the window for lists and tooltips that open, and the pixels per u. The form doesn't place its widgets."""
        self.bounds = bounds
        self.unit = unit
        if self.popup is not None:
            self.popup.layout(bounds, unit)
            self.popup = None if self.popup.closed else self.popup
        self._hide_tooltip()
        self._changed = True

    def all(self) -> Iterator[Widget]:
        """Yield every visible widget with its parts, in tab order."""
        for widget in self.widgets:
            yield from _with_parts(widget)

    def stops(self) -> list[Widget]:
        """Return the widgets where Tab stops."""
        return [widget for widget in self.all() if widget.accepts_focus]

    def show(self, popup: Popup) -> None:
        """Open a list or a dialog over the form. It takes every event until it is answered."""
        self._hover(None)
        self._hide_tooltip()
        self._captured = None
        self.popup = popup
        popup.open(self.bounds, self.unit)
        self._changed = True

    @property
    def holds_pointer(self) -> bool:
        """Return whether the mouse button went down on a widget and hasn't been released."""
        return self._captured is not None

    # -- focus ----------------------------------------------------------------------------------------------

    def focus(self, widget: Widget | None, ring: bool = True) -> None:
        """Focus a widget, or none. `ring` says whether the ring shows."""
        if self.focused is not None and self.focused is not widget:
            self.focused.focused = self.focused.ring = False
            self.focused.blur()
        gained = widget is not None and widget is not self.focused
        self.focused = widget
        if widget is not None:
            widget.focused, widget.ring = True, ring
            if gained:
                widget.focus_gained()
            if ring:
                self._reveal(widget)
                self._explain_focus(widget)
        self._changed = True

    def focus_next(self, backward: bool = False) -> bool:
        """Move the focus along the tab order, wrapping around. Returns False if no widget accepts it."""
        stops = self.stops()
        if not stops:
            return False
        if self.focused in stops:
            place = (stops.index(self.focused) + (-1 if backward else 1)) % len(stops)
        else:
            place = -1 if backward else 0
        self.focus(stops[place])
        return True

    def focus_toward(self, across: int, down: int) -> bool:
        """Move the focus to the nearest widget in a direction. Returns False if there is none."""
        stops = self.stops()
        if self.focused not in stops:
            return self.focus_next(backward=(across, down) in ((-1, 0), (0, -1)))
        here = self.focused.rect
        ways = ((_distance(here, widget.rect, across, down), widget) for widget in stops if widget is not self.focused)
        ahead = [(distance, widget) for distance, widget in ways if distance is not None]
        if ahead:
            self.focus(min(ahead, key=itemgetter(0))[1])
        return bool(ahead)

    def _reveal(self, widget: Widget) -> None:
        """Scroll the widget into view."""
        for holder in self.all():
            if holder.viewport() is not None and widget in _descendants(holder):
                reveal = getattr(holder, "reveal", None)
                if reveal is not None:
                    reveal(widget)

    # -- events ---------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Pass the event to its widget. Returns None if it belongs to none."""
        if self.popup is not None:
            return self._to_popup(event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            return self._mouse(event)
        if event.type == pygame.WINDOWLEAVE:
            self._hover(None)
            return None
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if self.focused is not None and event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING, SET_VALUE):
            return self._process_event(self.focused.handle(event))
        return None

    def _to_popup(self, event: pygame.event.Event) -> WidgetEvent | None:
        popup = self.popup
        assert popup is not None
        action = popup.handle(event)
        if popup.closed and self.popup is popup:  # its answer may have shown another one
            self.popup = None
        if action is not None and action.widget is popup and callable(action.value):
            action.value()
        if action is not None or popup.closed:
            self._changed = True
        mouse = event.type in (
            pygame.MOUSEBUTTONDOWN,
            pygame.MOUSEBUTTONUP,
            pygame.MOUSEWHEEL,
            pygame.KEYDOWN,
            pygame.MOUSEMOTION,
            pygame.TEXTINPUT,
        )
        return action if action is not None else popup.report_used() if mouse else None

    def _mouse(self, event: pygame.event.Event) -> WidgetEvent | None:
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if (pulled := self._scroll_by_finger(event)) is not None:
            return pulled
        under = self.at(event.pos)
        if event.type == pygame.MOUSEMOTION:
            self._hover(under)
            if self.focused is not None and self.focused.ring:
                self.focus(self.focused, ring=False)
        if self._captured is not None and event.type != pygame.MOUSEBUTTONDOWN:
            captured = self._captured
            if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
                self._captured = None
            return self._process_event(captured.handle(event))
        if under is None:
            if event.type == pygame.MOUSEBUTTONDOWN and self.focused is not None and self.focused.ring:
                self.focus(self.focused, ring=False)
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._hide_tooltip()
            self._captured = under
            if under.accepts_focus:
                self.focus(under, ring=False)
        return self._process_event(under.handle(event))

    def _scroll_by_finger(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Scroll with a finger that moves up or down, without pressing anything there."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._finger = (event.pos, event.pos[1]) if is_touch_down(event) else None
        elif event.type == pygame.MOUSEBUTTONUP or not event.buttons[0]:
            self._finger = None
        elif self._finger is not None:
            start, y = self._finger
            across, down = abs(event.pos[0] - start[0]), abs(event.pos[1] - start[1])
            if self._captured is not None and (down < SLACK or across > down):
                if across >= SLACK:  # it belongs to the widget, such as a slider
                    self._finger = None
                return None
            pulled = (holder.pull(event.pos[1] - y) for holder in self._holders(start))
            if (action := next(filter(None, pulled), None)) is not None:
                self._finger = start, event.pos[1]
                if self._captured is not None:
                    self._captured.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=_NOWHERE, button=1))
                    self._captured = None
                return self._process_event(action)
        return None

    def _holders(self, point: tuple[int, int]) -> list[Widget]:
        """Return the scrolling widgets at a point, the innermost first."""
        places = [(widget, widget.viewport()) for widget in self.all()]
        return [widget for widget, place in reversed(places) if place is not None and place.collidepoint(point)]

    def _wheel(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Pass the wheel to the innermost scrolling widget under the pointer."""
        point = pygame.mouse.get_pos() if not hasattr(event, "pos") else event.pos
        for holder in self._holders(point):
            action = self._process_event(holder.handle(event))
            if action is not None:
                self._hover(self.at(point))
                return action
        return None

    def _key(self, event: pygame.event.Event) -> WidgetEvent | None:
        focused = self.focused
        self._hover(None)
        tab = find_triggered(event, (PREVIOUS, NEXT))
        if tab is not None and not keys.control_held(event):
            moved = self.focus_next(backward=tab == PREVIOUS)
            return WidgetEvent(self.focused, "used") if moved and self.focused else None
        if focused is not None and focused.accepts_focus:
            if not focused.ring:
                self.focus(focused)
            action = self._process_event(focused.handle(event))
            if action is not None:
                return action
        for widget in self.all():
            if widget.key and keys.matches(event, widget.key):
                return self._process_event(_pressed_by_key(widget))
        if find_triggered(event, (PAGE_UP, PAGE_DOWN)):
            return self._page(event)
        way = find_triggered(event, WAYS)
        if way is not None and self.focus_toward(*WAYS[way]) and self.focused:
            return WidgetEvent(self.focused, "used")
        return None

    def _page(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Pass the page keys to what scrolls the focused widget, or else to the first scrolling widget."""
        holders = [widget for widget in self.all() if widget.viewport() is not None]
        holders.sort(key=lambda holder: self.focused not in _descendants(holder))
        return self._process_event(holders[0].handle(event)) if holders else None

    def _process_event(self, action: WidgetEvent | None) -> WidgetEvent | None:
        """Process a widget's event: redraw, open its popup, or explain a refusal."""
        if action is None:
            return None
        self._changed = True
        if isinstance(action.value, Popup) and action.kind == "used":
            self.show(action.value)
        if action.kind == "refused" and _explains(action.widget):
            self._show_tooltip(action.widget)
        return action

    def at(self, point: tuple[int, int]) -> Widget | None:
        """Return the topmost widget under a point, a part before its container."""
        for widget in reversed(self.widgets):
            found = _part_at(widget, point)
            if found is not None:
                return found
        return None

    # -- hover and tooltip ----------------------------------------------------------------------------------

    def _hover(self, widget: Widget | None) -> None:
        if widget is self.hovered:
            return
        if self.hovered is not None:
            self.hovered.hovered = False
        self.hovered = widget
        if widget is not None:
            widget.hovered = True
        self._hide_tooltip()
        if widget is not None and _explains(widget) and self._now is not None:
            self._tooltip_at = self._now + TOOLTIP_MS
        self._changed = True

    def _explain_focus(self, widget: Widget) -> None:
        """Show the tooltip of a disabled widget, or one without a label, when the keyboard reaches it."""
        if _explains(widget) and (widget.reason or not getattr(widget, "words", "")):
            self._show_tooltip(widget)
        else:
            self._hide_tooltip()

    def _show_tooltip(self, widget: Widget) -> None:
        self._tooltip, self._tooltip_at = widget, None
        self._changed = True

    def _hide_tooltip(self) -> None:
        if self._tooltip is not None:
            self._changed = True
        self._tooltip, self._tooltip_at = None, None

    # -- time and picture -----------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Let time pass up to `now` (milliseconds). Returns True if the picture changed since the last call."""
        elapsed = math.inf if not self.motion or self._now is None else max(0, now - self._now)
        self._now = now
        for widget in self.all():
            moved = widget.advance(elapsed)
            ticked = widget.tick(now)
            self._changed = self._changed or moved or ticked
            if widget.wants_tooltip:
                widget.wants_tooltip = False
                self._show_tooltip(widget)
        if self.popup is not None and self.popup.tick(now):
            self._changed = True
        if self._tooltip_at is not None and now >= self._tooltip_at and self.hovered is not None:
            self._show_tooltip(self.hovered)
        changed, self._changed = self._changed, False
        return changed

    def animating(self) -> bool:
        """Return whether a widget is moving from one state to another."""
        moving = any(not widget.is_settled() for widget in self.all())
        return self.motion and (moving or (self.popup is not None and not self.popup.is_settled()))

    def wake_at(self) -> int | None:
        """Return the moment when `update` is needed next, or None."""
        moments = [moment for widget in self.all() if (moment := widget.wake_at()) is not None]
        if self._tooltip_at is not None:
            moments.append(self._tooltip_at)
        if self.popup is not None and (moment := self.popup.wake_at()) is not None:
            moments.append(moment)
        return min(moments, default=None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every widget, then the focus ring, then popup and tooltip."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
        if self.focused is not None and self.focused.ring and self.focused.visible:
            self._draw_ring(surface, self.focused)
        self.draw_top(surface)

    def draw_top(self, surface: pygame.Surface) -> None:
        """Draw only the popup or the tooltip. `draw` does it, too."""
        if self.popup is not None:
            self.popup.draw(surface)
        elif self._tooltip is not None and self._tooltip.visible and _explains(self._tooltip):
            shown = self._tooltip
            title = shown.tooltip or (shown.name if shown.reason else "")
            draw_tooltip(surface, title, shown.reason, shown.key, shown.rect, self.bounds, self.unit)

    def _draw_ring(self, surface: pygame.Surface, widget: Widget) -> None:
        visible = surface.get_rect()
        for holder in self.all():
            viewport = holder.viewport()
            if viewport is not None and widget in _descendants(holder):
                visible = visible.clip(viewport.inflate(round(24 * self.unit), 0))
        with clip_to(surface, visible):
            widget.draw_ring(surface)


def _explains(widget: Widget) -> bool:
    """Return whether a tooltip says anything that the widget doesn't."""
    return bool(widget.tooltip or (widget.reason and not widget.says_reason))


def _with_parts(widget: Widget) -> Iterator[Widget]:
    if widget.visible:
        yield widget
        for part in widget.parts():
            yield from _with_parts(part)


def _descendants(widget: Widget) -> list[Widget]:
    return [part for inner in widget.parts() for part in _with_parts(inner)]


def _part_at(widget: Widget, point: tuple[int, int]) -> Widget | None:
    if not widget.visible:
        return None
    viewport = widget.viewport()
    if viewport is None or viewport.collidepoint(point):
        for part in reversed(widget.parts()):
            found = _part_at(part, point)
            if found is not None:
                return found
    return widget if widget.contains(point) else None


def _pressed_by_key(widget: Widget) -> WidgetEvent | None:
    press = getattr(widget, "press", None)
    return press() if press is not None else None


def _distance(here: pygame.Rect, there: pygame.Rect, across: int, down: int) -> float | None:
    """Return the distance of `there` in a direction, sideways distance counted double; None if it lies elsewhere."""
    if across:
        ahead = (there.centerx - here.centerx) * across
        gap = max(0, there.left - here.right, here.left - there.right)
        aside = max(0, there.top - here.bottom, here.top - there.bottom)
        drift = abs(there.centery - here.centery)
    else:
        ahead = (there.centery - here.centery) * down
        gap = max(0, there.top - here.bottom, here.top - there.bottom)
        aside = max(0, there.left - here.right, here.left - there.right)
        drift = abs(there.centerx - here.centerx)
    if ahead <= 0 or (gap == 0 and aside > 0):
        return None
    return gap + 3 * aside + 0.3 * drift
