"""The players of this computer: choose who plays, add, change and remove them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art import palette, text
from client.art.portraits import portrait
from client.input.actions import BACK, FINISH, cap, find_triggered
from client.scenes.page import Caps, Page
from client.scenes.profile.identity import Identity
from client.shell.scene import Host
from client.widgets import Button, Column, Dialog, DialogButton, Row, ScrollArea, StaticWidget, draw_seat, heading
from client.widgets.style import BUTTON_LARGE, SECOND, SECTION
from engine.store.player.profiles import Profile, Profiles
from engine.words.say import profiles as say

_WIDEST = 760.0
_ROW, _PORTRAIT = 96.0, 76.0


class PlayerCard(StaticWidget):
    """Portrait, color and name of a player, and whether this player uses the menus."""

    def __init__(self, profile: Profile, current: bool) -> None:
        super().__init__(name=profile.name)
        self.profile = profile
        self.current = current

    def describe_content(self) -> str:
        return f"{self.profile.name}. {say('plays-now')}" if self.current else self.profile.name

    def natural_width(self, unit: float) -> int:
        return round(300 * unit)

    def height_for(self, width: int, unit: float) -> int:
        return round(_ROW * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect, profile = self.unit, self.rect, self.profile
        size = self.px(_PORTRAIT)
        picture = portrait(profile, size)
        surface.blit(picture, picture.get_rect(midleft=(rect.x, rect.centery)))
        corner = rect.x + size - 6 * unit, rect.centery + size / 2 - 9 * unit
        draw_seat(surface, profile.color, profile.name, 28 * unit, corner)
        left = rect.x + size + self.px(20)
        y = rect.centery - (12 * unit if self.current else 0)
        text.draw_fitted(
            surface,
            profile.name,
            SECTION.font,
            SECTION.size * unit,
            palette.INK,
            (left, y),
            "midleft",
            rect.right - left,
            13 * unit,
        )
        if self.current:
            text.draw(
                surface,
                say("plays-now"),
                SECOND.font,
                SECOND.size * unit,
                palette.INK_2,
                (left, rect.centery + 14 * unit),
                "midleft",
            )


class PlayersScene(Page):
    """The list of players. `back` as in `Page`."""

    def __init__(self, back: Callable[[], None] | None = None) -> None:
        super().__init__(say("players"), back)
        self.area = ScrollArea(gap=12, padding=12, name=self.title)
        self.new_button = Button(say("new-player"), "primary", icon="plus", then=lambda _: self._open(None))

    def enter(self, app: Host) -> None:
        super().enter(app)
        self.profiles = Profiles(app.settings)
        self._fill()

    def _fill(self) -> None:
        self.area.children = [*map(self._panel, self.profiles.all()), self.new_button]

    def _panel(self, profile: Profile) -> Column:
        current = profile == self.profiles.current
        play = Button(
            say("play-as"),
            icon="check",
            reason=say("plays-already") if current else "",
            name=f"{profile.name}: {say('play-as')}",
            then=lambda _: self._play_as(profile),
        )
        change = Button(say("change"), name=f"{profile.name}: {say('change')}", then=lambda _: self._open(profile))
        remove = Button(
            say("remove"), icon="close", name=f"{profile.name}: {say('remove')}", then=lambda _: self._ask(profile)
        )
        return Column(
            PlayerCard(profile, current),
            Row(play, change, remove, shares=(1, 1, 1), gap=10),
            gap=8,
            padding=14,
            face=palette.RAISED,
            name=profile.name,
        )

    def _open(self, profile: Profile | None) -> None:
        self.app.open_over("player", profile_id=profile.id if profile else "")

    def _play_as(self, profile: Profile) -> None:
        self.profiles.make_current(profile.id)
        self._show_changes()

    def _ask(self, profile: Profile) -> None:
        answers = [
            DialogButton(say("remove"), lambda: self._remove(profile), "danger"),
            DialogButton(say("cancel"), None, harmless=True),
        ]
        self.form.show(Dialog(say("remove-question", name=profile.name), say("remove-more"), answers))

    def _remove(self, profile: Profile) -> None:
        self.profiles.remove(profile.id)
        self._show_changes()

    def _show_changes(self) -> None:
        self.app.apply_settings()
        self.save_settings()
        self._fill()
        self.place_again()

    def place_body(self) -> None:
        self.place_alone(self.area, _WIDEST)


class PlayerScene(Page):
    """One player: name, portrait, color. An empty `profile_id` adds a player; `then` is called with a new one."""

    def __init__(
        self,
        profile_id: str = "",
        then: Callable[[Profile], object] | None = None,
        back: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(say("change-player") if profile_id else say("add-player"), back)
        self._id = profile_id
        self._kept = then
        self.area = ScrollArea(padding=12, name=self.title)
        self.keep_button = Button(say("keep"), "primary", icon="check", style=BUTTON_LARGE, then=lambda _: self.keep())

    def enter(self, app: Host) -> None:
        super().enter(app)
        if self.area.children:
            return
        profiles = Profiles(app.settings)
        self.identity = Identity(app.settings, profiles.get(self._id), self._refresh)
        buttons = [self.keep_button]
        if self._id and app.knows("settings"):
            own = Button(
                say("own-settings"), icon="settings", then=lambda _: self.app.open_over("settings", person=self._id)
            )
            buttons.insert(0, own)
        self.area.children = [
            Column(
                heading(self.title), self.identity, *buttons, gap=14, padding=20, face=palette.RAISED, name=self.title
            )
        ]
        self.keep_button.reason = self.identity.problem.rstrip(".")
        self.form.focus(self.identity.name_field, ring=False)

    def _refresh(self) -> None:
        problem = self.identity.problem
        self.identity.name_field.error = problem
        self.keep_button.reason = problem.rstrip(".")
        self.place_again()

    def keep(self) -> None:
        """Save the player and leave the page."""
        if self.identity.problem:
            return
        if not self._id or Profiles(self.app.settings).get(self._id) is not None:  # A page above can remove the player.
            profile = self.identity.keep()
            self.save_settings()
            if self._kept is not None:
                self._kept(profile)
        self.go_back()

    def take_key(self, event: pygame.event.Event) -> bool:
        if find_triggered(event, (FINISH,)):
            self.keep()
            return True
        return False

    def caps(self) -> Caps:
        return ((cap(FINISH), say("key-keep")), (cap(BACK), say("key-back")))

    def place_body(self) -> None:
        self.place_panel(self.area)
