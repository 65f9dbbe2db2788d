"""A page to read and choose on: paper, a header with Back, and a bar with the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.art import palette, text
from client.input import clipboard, keys
from client.input.actions import BACK, NEXT, cap, find_triggered
from client.shell.scene import Host, Scale, Scene, soonest
from client.widgets import Button, Form, KeyBar, ScrollArea, TextField, Toast, ToastShelf, Widget, Words
from client.widgets.paper import SHELL_PAPER, Paper
from client.widgets.style import BODY, SCREEN_TITLE
from engine.words.say import scenes as say, shell as shell_words

NARROW_UNITS = 900.0
"""Windows of fewer u have no room for columns beside each other."""
LOW_UNITS = 600.0
"""Windows of fewer u in height get a lower header."""

_LINE = 2.7
_HEADER, _LOW_HEADER = 78.0, 56.0
_MARGIN, _NARROW_MARGIN = 24.0, 10.0
_TITLE_SHRINK = 0.87
_MAIN_BUTTON = 180.0

Caps = Sequence[tuple[str, str]]


class Tool(Button):
    """A header button: label and icon, or only the icon with a tooltip in narrow windows."""

    def __init__(self, words: str, icon: str, then: Callable[[object], None] | None = None, key: str = "") -> None:
        super().__init__(words, "dusk", icon=icon, key=key, name=words, then=then)
        self._full_words = words

    def rename(self, words: str, icon: str) -> None:
        """Do something else from now on."""
        self._full_words = self.words = self.name = words
        self.icon = icon

    def shorten(self, short: bool) -> None:
        """Show the icon alone, or icon and words."""
        self.words = "" if short else self._full_words
        self.tooltip = self._full_words if short else ""


class Page(Scene):
    """The frame of the reading pages. `paper` is the background.

    A page adds controls to `form`, places them in `place_body`, draws the rest in `draw_body`, and lists its keys in
    `caps`. `back` is called when the player leaves. Without it, the scene below returns, or the title opens.
    """

    def __init__(self, title: str, back: Callable[[], None] | None = None, paper: Paper = SHELL_PAPER) -> None:
        super().__init__()
        self.paper = paper
        self.title = title
        self.note = ""
        self.form = Form()
        self.toasts = ToastShelf()
        self.back_button = Tool(say("back"), "left", lambda _: self.go_back())
        self.tools: list[Tool] = []
        self.bar = KeyBar(paper=paper)
        self.scale = Scale.of((1280, 720))
        self.body = pygame.Rect(0, 0, 1280, 720)
        self.header = pygame.Rect(0, 0, 1280, 78)
        self._back = back
        self._now = 0
        self._unsaved = False

    # -- what a screen adds -----------------------------------------------------------------------------------

    def place_body(self) -> None:
        """Place the controls in `self.body`."""

    def draw_body(self, surface: pygame.Surface) -> None:
        """Draw what lies under the controls."""

    def caps(self) -> Caps:
        """Return the key caps and words of the bar."""
        return ((cap(NEXT), say("key-next-control")), (cap(BACK), say("key-back")))

    def take_key(self, event: pygame.event.Event) -> bool:
        """Take a key before the controls get it; true when it was taken."""
        return False

    def bar_height(self) -> int:
        """Return the height of the bar in pixels; 0 for none."""
        return self.bar.height_for(self.scale.width, self.scale.unit)

    # -- the frame --------------------------------------------------------------------------------------------

    @property
    def narrow(self) -> bool:
        """Return whether columns must be stacked or become steps."""
        return self.scale.width_units < NARROW_UNITS

    @property
    def margin(self) -> int:
        """Pixels between the window's edge and what is on the page."""
        return self.scale.px(_NARROW_MARGIN if self.narrow else _MARGIN)

    def set_controls(self, *body: Widget) -> None:
        """Set the controls of the page in tab order, after Back and the tools of the header."""
        self.form.widgets = [self.back_button, *self.tools, *body]
        if self.form.focused is not None and self.form.focused not in self.form.all():
            self.form.focus(None)

    def enter(self, app: Host) -> None:
        super().enter(app)
        self.form.motion = self.toasts.motion = app.motion

    def focus_first(self, widget: Widget) -> None:
        """Focus a control, unless another one has the focus."""
        if self.form.focused is None:
            self.form.focus(widget, ring=False)

    def describe_content(self) -> Sequence[str]:
        return self.title, self.note

    def go_back(self) -> None:
        if self._back is not None:
            self._back()
        else:
            self.app.back_or_open("title")

    def say(self, toast: Toast) -> None:
        """Show a toast."""
        self.toasts.show(toast, self._now)

    def save_settings(self) -> None:
        """Save the settings. If that fails, changes last for this session, and a toast says so once."""
        self.app.save_settings(self._tell_unsaved)

    def _tell_unsaved(self, problem: str) -> None:
        if not self._unsaved:
            self._unsaved = True
            self.say(Toast("refused", say("not-saved"), say("setting-holds-until", problem=problem)))

    def place_alone(self, area: Widget, widest: float, *in_bar: Widget) -> None:
        """Place everything in the middle under the header, at most `widest` u wide, before the controls of the bar."""
        self.set_controls(area, *in_bar)
        width = min(self.body.width - 2 * self.margin, self.scale.px(widest))
        place = self.body.inflate(0, -self.scale.px(8))
        place.width, place.centerx = width + self.scale.px(24), self.body.centerx
        area.place(place.clip(self.body), self.scale.unit)

    def place_in_bar(self, button: Button) -> None:
        """Place the page's main button at the right end of the bar."""
        unit, bar = self.scale.unit, self.bar.rect
        width = max(self.scale.px(_MAIN_BUTTON), button.natural_width(unit))
        high = button.height_for(width, unit)
        button.place(pygame.Rect(bar.right - self.margin - width, bar.centery - high // 2, width, high), unit)

    def place_panel(self, area: ScrollArea, widest: float = 560) -> None:
        """Place one panel in the middle, as high as it needs and at most `widest` u wide."""
        self.set_controls(area)
        scale, body, ring = self.scale, self.body, self.scale.px(12)
        width = max(1, min(body.width - 2 * self.margin, scale.px(widest)))
        high = min(area.height_for(width + 2 * ring, scale.unit), body.height)
        place = pygame.Rect(0, 0, width + 2 * ring, high).move_to(center=body.center)
        area.place(place.clip(body), scale.unit)

    def column(self, widest: float) -> pygame.Rect:
        """Return the middle of the body, at most `widest` u wide."""
        width = min(self.body.width - 2 * self.margin, self.scale.px(widest))
        return pygame.Rect(self.body.centerx - width // 2, self.body.top, width, self.body.height)

    def place_sentence(self, area: pygame.Rect, sentence: Words, *buttons: Button) -> None:
        """Place one sentence and a way on in the middle of an area; only one of the buttons shows."""
        scale, unit = self.scale, self.scale.unit
        high = sentence.height_for(area.width, unit)
        top = max(area.top, area.centery - high - scale.px(20))
        sentence.place(pygame.Rect(area.left, top, area.width, high), unit)
        for button in buttons:
            wide = button.natural_width(unit) + scale.px(30)
            place = pygame.Rect(0, top + high + scale.px(16), wide, scale.px(48)).move_to(centerx=area.centerx)
            button.place(place, unit)

    def copy(self, words: str, done: Toast, refused: str) -> None:
        """Put words on the clipboard and say so, or show `refused` as the title of why not."""
        if clipboard.copy(words):
            self.say(done)
        else:
            self.say(Toast("refused", refused, shell_words("no-clipboard")))

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Lay out the header at the top, the bar at the bottom and the page between them."""
        self.scale = scale
        self.form.motion = self.toasts.motion = self.app.motion
        self.form.layout(scale.rect, scale.unit)
        low = self.narrow or scale.height_units < LOW_UNITS
        self.header = pygame.Rect(0, 0, size[0], scale.px(_LOW_HEADER if low else _HEADER))
        bar_height = self.bar_height()
        self.bar.place(pygame.Rect(0, size[1] - bar_height, size[0], bar_height), scale.unit)
        self._place_header()
        self.body = pygame.Rect(0, self.header.bottom, size[0], self.bar.rect.top - self.header.bottom)
        self.toasts.layout((self.margin, self.bar.rect.top - scale.px(12)), size[0] - 2 * self.margin, scale.unit)
        self.place_body()
        self.bar.caps = list(self.caps())

    def place_again(self) -> None:
        """Lay out the page again after its controls changed."""
        self.layout((self.scale.width, self.scale.height), self.scale)
        self.redraw()

    def _place_header(self) -> None:
        scale, middle, high = self.scale, self.header.centery, self.scale.px(44)
        for tool in (self.back_button, *self.tools):
            tool.shorten(self.narrow)
        x = self.header.right - self.margin
        for tool in reversed(self.tools):
            if tool.visible:
                width = tool.natural_width(scale.unit)
                tool.place(pygame.Rect(x - width, middle - high // 2, width, high), scale.unit)
                x -= width + scale.px(12)
        width = self.back_button.natural_width(scale.unit)
        self.back_button.place(pygame.Rect(self.margin, middle - high // 2, width, high), scale.unit)

    def handle(self, event: pygame.event.Event) -> None:
        """Handle the screen's keys first, then the controls. Esc leaves."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.toasts.dismiss(self._now)
        if event.type == pygame.KEYDOWN and self.form.popup is None and self.take_key(event):
            self.redraw()
            return
        action = self.form.handle(event)
        if action is None and find_triggered(event, (BACK,)):
            self.go_back()

    def type_into(self, field: TextField, event: pygame.event.Event) -> bool:
        """Let a letter that no other field wants begin a search; true when it did."""
        letter = getattr(event, "unicode", "")
        if isinstance(self.form.focused, TextField) or keys.control_held(event) or event.mod & pygame.KMOD_ALT:
            return False
        if not letter.isprintable() or not letter.strip():
            return False
        self.form.focus(field, ring=False)
        field.line.go(len(field.content))
        field.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        return True

    def update(self, now: int) -> bool:
        """Update controls and toasts. A blinking caret redraws only its field."""
        self._now = now
        focused = self.form.focused
        if isinstance(focused, TextField) and self.form.popup is None and focused.tick(now):
            self.redraw(focused.rect)
        changed = self.form.update(now)
        if changed:
            self.bar.caps = list(self.caps())
        return self.toasts.update(now) or changed

    def animating(self) -> bool:
        return self.form.animating() or self.toasts.animating()

    def wake_at(self) -> int | None:
        return soonest(self.form.wake_at(), self.toasts.wake_at())

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(palette.rgb(self.paper.paper))
        self.draw_body(surface)
        self._draw_header(surface)
        if self.bar.rect.height:
            self.bar.draw(surface)
        self.form.draw(surface)
        self.toasts.draw(surface)

    def _draw_header(self, surface: pygame.Surface) -> None:
        unit, header = self.scale.unit, self.header
        surface.fill(palette.rgb(self.paper.header), header)
        line = max(2, self.scale.px(_LINE))
        surface.fill(palette.rgb(self.paper.header_line), (0, header.bottom - line, header.width, line))
        left = self.back_button.rect.right + self.scale.px(14 if self.narrow else 20)
        tools = [tool.rect.left for tool in self.tools if tool.visible]
        right = min(tools, default=header.right - self.margin) - self.scale.px(12)
        if self.note:
            size = BODY.size * unit
            place = (header.right - self.margin if not tools else right, header.centery)
            box = text.draw(surface, self.note, BODY.font, size, palette.CREAM_2, place, "midright")
            right = box.left - self.scale.px(16)
        wanted = SCREEN_TITLE.size * unit * (_TITLE_SHRINK if self.narrow else 1)
        size = text.fit(self.title, self.paper.title, wanted, max(1, right - left), 16 * unit)
        place = (left, header.centery)
        text.draw(surface, self.title, self.paper.title, size, self.paper.header_text, place, "midleft")
