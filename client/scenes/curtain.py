"""The curtain between two players on one computer. It covers the whole window instead of the table.

It closes in its first frame and shows only whose turn it is. The table is drawn again once that player opens it. If the
player is away, the menu can give the seat to the computer, undo the last choice, or leave.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.art import paint, palette, svg
from client.art.cache import SurfaceCache
from client.art.portraits import portrait
from client.cards.seat_sign import seat_sign
from client.input.actions import BACK, cap
from client.motion import easing
from client.shell import window
from client.shell.scene import Host, Scale, Scene, Sitting, soonest
from client.table.actions import DECLINE, key_of
from client.widgets import Button, Dialog, DialogButton, Form, Words, icon_button
from client.widgets.style import BODY, HINT, SCREEN_TITLE
from engine.session.computers.opponents import USUAL_LEVEL
from engine.session.privacy.curtain_rule import CurtainCall
from engine.session.reactions.public_call import NOBODY
from engine.session.session import Session
from engine.store.player.profiles import Profile, Profiles
from engine.words.say import scenes as say

OPEN_MS = 250
GUARD_MS = 400
"""A click that follows so soon was meant for the table: the second of a double click opens no curtain."""

_MENU_HOLD_MS = 10_000
"""An open menu holds the computers for so long after each frame."""

_LEAF = "art/shell/curtain-leaf.svg"
_PELMET = "art/shell/curtain-pelmet.svg"
_PANEL = 480.0
_PADDING = 26.0
_TOKEN, _PORTRAIT = 48.0, 84.0
_IN_CORNER = 30.0
_BETWEEN = 12.0
_MENU_WIDTH, _MENU_HEIGHT, _MENU_MARGIN = 44.0, 41.0, 12.0
_SKIPS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)

_leaves = SurfaceCache(96 << 20)


class CurtainScene(Scene):
    """Hides the table until the player of `session.curtain` takes the seat.

    Open it with the table as `below`. Computers continue behind the closed curtain, unless its menu is open. Nothing of
    the match is drawn.
    """

    cut = True
    hush = -6.0

    def __init__(self, session: Session, below: Scene | None = None) -> None:
        super().__init__()
        self.session = session
        self.form = Form()
        self._below = below
        self._layouts = 0
        """How often window, text size or player have changed since the scene below was laid out."""
        self._call: CurtainCall | None = None
        self.player: Profile | None = None
        """The called player; None for a guest."""
        self._scale = Scale.of((1280, 720))
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._texts: list[Words] = []
        self._buttons = [Button()]
        self._menu_button = icon_button("settings", say("menu"), "dusk", key=cap(BACK), then=lambda _: self.menu())
        self._token_at = (0, 0)
        self._token = 0
        self._shown_at: int | None = None
        self._opened_at: int | None = None
        self._below_drawn = False
        self._now = 0

    # -- frame ----------------------------------------------------------------------------------------------

    def enter(self, app: Host) -> None:
        """Hide the match from the window's title too."""
        super().enter(app)
        pygame.display.set_caption(window.TITLE)
        self.form.motion = app.motion
        self._read_call()

    @property
    def current_profile(self) -> Sitting | None:
        """Return None while closed: any player may look, and the called player opens it."""
        call = self.session.curtain
        return None if self._opened_at is not None else ("", (call.name,) if call else ())

    def _read_call(self) -> None:
        """Say whom the session calls for now."""
        call = self.session.curtain
        if call is None or call == self._call:
            return
        self._call = call
        self.player = Profiles(self.app.settings).of_name(call.name)
        then = say("then", name=call.name, count=call.moves) if call.moves else ""
        title, reason = say("take-the-seat", name=call.name), f"{call.reason} {call.away}".rstrip()
        if call.trigger:
            title, then = say("may-react", name=call.name), ""
            trigger = call.trigger if call.trigger.endswith("?") else f"{call.trigger.rstrip('.')}."
            reason = say("called-to-look", trigger=trigger, away=call.away).rstrip()
        self._texts = [
            Words(title, SCREEN_TITLE, align="center", line_height=1.15),
            Words(reason, BODY, align="center"),
            Words(then, HINT, palette.INK_2, align="center"),
        ]
        self._buttons = self._answers(call)
        self.form.clear()
        self.form.add(*self._buttons, self._menu_button)
        self.form.focus(self._buttons[0])

    def describe_content(self) -> Sequence[str]:
        return [text.words for text in self._texts]

    def _answers(self, call: CurtainCall) -> list[Button]:
        """Return the choices at the curtain: open it, or decline a reaction without looking, which reveals nothing."""
        if not call.trigger:
            words = say("i-am-open", name=call.name)
            return [Button(words, "primary", icon="eye", then=lambda _: self.open())]
        return [
            Button(say("i-am-look", name=call.name), "primary", icon="eye", then=lambda _: self.open()),
            Button(
                say("let-it-happen"), icon="check", key=key_of(DECLINE), show_key=True, then=lambda _: self.let_happen()
            ),
            Button(say("let-it-all-happen", name=call.name), "quiet", then=lambda _: self.let_happen(hush=True)),
        ]

    def let_happen(self, hush: bool = False) -> None:
        """Decline for the called player without showing the table."""
        self.session.let_happen(hush)
        self._shown_at = max(self._now, self.app.clock.now())

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Lay out the panel in the middle, as high as its words need."""
        self._scale, self._layouts = scale, self._layouts + 1
        unit, px = scale.unit, scale.px
        self.form.layout(scale.rect, unit)
        menu = pygame.Rect(0, px(_MENU_MARGIN), px(_MENU_WIDTH), px(_MENU_HEIGHT))
        menu.right = size[0] - px(_MENU_MARGIN)
        self._menu_button.place(menu, unit)
        width = min(px(_PANEL), size[0] - px(24))
        inner = width - 2 * px(_PADDING)
        title, reason, then = self._texts
        widths = [min(inner, button.natural_width(unit)) for button in self._buttons]
        highs = [button.height_for(wide, unit) for button, wide in zip(self._buttons, widths, strict=True)]
        button = sum(highs) + px(_BETWEEN) * (len(highs) - 1)
        heights = [text.height_for(inner, unit) if text.words else 0 for text in self._texts]
        gap, wide_gap = px(14), px(20)  # the focus ring needs room around the button
        fixed = sum(heights) + button + gap + (2 if then.words else 1) * wide_gap + 2 * px(_PADDING)
        wanted = px(_PORTRAIT if self.player is not None else _TOKEN)
        self._token = wanted if fixed + wanted + gap <= size[1] - px(16) else 0
        height = fixed + (self._token + gap if self._token else 0)
        self._panel = pygame.Rect(0, 0, width, height).move_to(center=(size[0] // 2, size[1] // 2))
        x, y = self._panel.x + px(_PADDING), self._panel.y + px(_PADDING)
        if self._token:
            self._token_at = self._panel.centerx, y + self._token // 2
            y += self._token + gap
        for words, high, below in ((title, heights[0], gap), (reason, heights[1], wide_gap)):
            words.place(pygame.Rect(x, y, inner, high), unit)
            y += high + below
        for one, wide, high in zip(self._buttons, widths, highs, strict=True):
            one.place(pygame.Rect(self._panel.centerx - wide // 2, y, wide, high), unit)
            y += high + px(_BETWEEN)
        then.place(pygame.Rect(x, y - px(_BETWEEN) + wide_gap, inner, heights[2]), unit)

    # -- events and time ------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Enter, Space or a click on the first button open; while the leaves part, any input ends that at once."""
        if self._opened_at is not None:
            if event.type in _SKIPS:
                self._finish()
                if self.app.scene is not None and self.app.scene is not self:
                    self.app.scene.handle(event)
            return
        now = max(self._now, self.app.clock.now())  # nothing may have been drawn since long
        guarded = self._shown_at is None or now < self._shown_at + GUARD_MS
        if guarded and event.type in (*_SKIPS, pygame.MOUSEBUTTONUP):
            return
        self.form.handle(event)

    def menu(self) -> None:
        """Open the menu for a curtain that stays closed."""
        call, app, session = self._call, self.app, self.session
        if call is None:
            return
        answers = [
            DialogButton(say("wait-for", name=call.name), None, "primary", harmless=True),
            DialogButton(
                say("let-the-computer-play", name=call.name),
                lambda: session.hand_over(call.seat, USUAL_LEVEL),
                icon="robot",
            ),
        ]
        last = session.undo_at_curtain
        if last != NOBODY:
            words = say("take-back", name=session.names[last])
            answers.append(DialogButton(words, session.take_back_at_curtain, icon="undo"))
        if app.knows("settings"):
            answers.append(DialogButton(say("settings"), lambda: app.open_over("settings"), icon="settings"))
        answers.append(DialogButton(say("save-and-go"), self._quit, icon="left"))
        answers.append(DialogButton(say("save-and-quit"), app.quit, icon="exit"))
        self.form.show(Dialog(session.game.title, "", answers))

    def _quit(self) -> None:
        self.session.close()
        self.app.open_alone("title")

    def open(self) -> None:
        """Open the curtain for the seated person: the leaves part, or vanish at once without motion."""
        self.session.open_curtain()
        if self._below is None or not self.app.motion:
            self._finish()
            return
        self._opened_at = self._now
        self.redraw()

    def _finish(self) -> None:
        if self.app.scene is self:
            self.app.back()

    def update(self, now: int) -> bool:
        """Let time pass; the computers go on while the curtain is closed, unless its menu is open."""
        self._now = now
        if self._opened_at is not None:
            if not self._below_drawn:  # the first picture takes long; the leaves wait for it
                self._opened_at = now
            if now >= self._opened_at + self._duration() or not self.app.motion:
                self._finish()
            elif self._below is not None:
                self._below.update(now)
            return True
        if self._shown_at is None:
            self._shown_at = now
        self.session.hold_computers(now + _MENU_HOLD_MS if self.form.popup is not None else now)
        self.session.update(now)
        if self.session.curtain is None:
            self._finish()
        elif self.session.curtain != self._call:
            self._read_call()
            self.layout((self._scale.width, self._scale.height), self._scale)
            self.redraw()
        return self.form.update(now)

    def _duration(self) -> int:
        return max(1, self.app.milliseconds(OPEN_MS))

    def animating(self) -> bool:
        return self._opened_at is not None or self.form.animating()

    def wake_at(self) -> int | None:
        return soonest(self.session.wake_at(), self.form.wake_at())

    # -- picture --------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        if self._opened_at is None or self._below is None:
            return
        if self._layouts > 1:
            self._below.layout((self._scale.width, self._scale.height), self._scale)
            self._below.update(self._now)
        self._below.prepare()
        self._below_drawn, self._layouts = True, 0

    def draw(self, surface: pygame.Surface) -> None:
        if self._opened_at is None:
            draw_curtain(surface)
            self._draw_panel(surface)
            return
        if self._below is not None:
            self._below.draw(surface)
        share = (self._now - self._opened_at) / self._duration()
        draw_curtain(surface, easing.leave(min(1.0, share)))

    def _draw_panel(self, surface: pygame.Surface) -> None:
        call = self._call
        if call is None:
            return
        unit, panel = self._scale.unit, self._panel
        paint.shadow(surface, panel, 18 * unit, 14 * unit, 0.45, (0, 8 * unit))
        paint.panel(surface, panel, 18 * unit, palette.PAPER, palette.INK, 2 * unit)
        if self._token:
            sign = seat_sign(self.session.game.slug, call.seat)
            corner = self._token_at
            if self.player is not None:
                picture = portrait(self.player, self._token)
                surface.blit(picture, picture.get_rect(center=self._token_at))
                corner = corner[0] + self._token // 2, corner[1] + self._token // 2 - round(8 * unit)
            size = self._token if self.player is None else round(_IN_CORNER * unit)
            sign.draw(surface, call.name, size, corner)
        for words in self._texts:
            if words.words:
                words.draw(surface)
        self.form.draw(surface)


def draw_curtain(surface: pygame.Surface, opened: float = 0.0) -> None:
    """Draw the leaves and the pelmet over a whole surface; `opened` is 0 closed to 1 out of sight."""
    width, height = surface.get_size()
    half = (width + 1) // 2
    slide = round(half * opened)
    surface.blit(_leaf(half, height, False), (-slide, 0))
    surface.blit(_leaf(half, height, True), (width - half + slide, 0))
    pelmet = svg.image(_PELMET, half)
    top = -round(pelmet.get_height() * opened)
    surface.blit(pelmet, (0, top))
    surface.blit(pelmet, (half, top))


def _leaf(width: int, height: int, mirrored: bool) -> pygame.Surface:
    """Draw a leaf without transparency, so that covering the whole window is quick."""

    def make() -> pygame.Surface:
        leaf = svg.image(_LEAF, width, height)
        return (pygame.transform.flip(leaf, True, False) if mirrored else leaf).convert()

    return _leaves.get((width, height, mirrored), make)
