"""The title screen: the street with a house for every game, and the menu. It tells once what couldn't be read."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from client.art import paint, palette, svg, text
from client.input import pad
from client.input.actions import FULL_SCREEN, NEXT, PRESS, RULES, WAYS, cap, find_triggered
from client.scenes.games import GameEntry, game_entries
from client.scenes.title.backdrop import StreetBackdrop
from client.scenes.title.street import StreetHouse, StreetPicture
from client.shell.scene import Scale, Scene
from client.widgets import Button, Dialog, DialogButton, Pressable, Row, ScrollArea, Widget
from client.widgets.style import BUTTON_LARGE, HINT, SIGN, Style
from engine.words.dates import season_day
from engine.words.say import percent, title as say

NAME = "Cul-de-Sac"

_MENU_WIDTH = 276.0
_MENU_LEFT = 32.0
_MENU_TOP = 171.0
_MENU_GAP, _TIGHT_GAP, _TIGHTEST_GAP = 10.7, 4.5, 2.5
_TIGHT_WAYS = ((_MENU_GAP, 240.0), (_TIGHT_GAP, 240.0), (_TIGHTEST_GAP, 170.0))
"""Gaps of the menu with the width of the word mark, for windows without much room."""
_RING_ROOM = 12.0
# The size of a sign's title in u where large text leaves little room.
_COMPACT_SIGN = 14.0
_MENU_STYLE = Style("nunito-800", 18)

_MENU = {"setup": "cards", "season": "flag", "street": "trophy", "lessons": "hint", "matches": "save", "watch": "eye",
         "rules": "rules", "workshop": "workshop", "statistics": "stats", "settings": "settings"}  # fmt: skip
"""The scenes that the menu offers when the program knows them, with their icons."""
_MOST_REMARKS = 3
_SMALL_SCREEN = 1280, 800
_USUAL, _ARMS_LENGTH = 100, 150
"""Text sizes, in percent."""


class House(Pressable):
    """A house of the street as a control; what is drawn here is its sign."""

    says_reason = True

    def __init__(self, picture: StreetHouse, then: Callable[[Any], None]) -> None:
        entry = picture.entry
        super().__init__(name=entry.title, then=then, reason="" if entry.available else say("not-open"))
        self.picture = picture
        self.words = entry.title
        self.value = entry.slug
        self.lines = [entry.title]
        self.second = entry.players
        self.size = SIGN.size

    def describe_content(self) -> str:
        return self.second

    def contains(self, point: tuple[int, int]) -> bool:
        return self.rect.collidepoint(point) or self.picture.contains(point)

    def make_sign(self, compact: bool, unit: float) -> pygame.Rect:
        """Word the sign and return its size; `compact` is smaller and says only what it must."""
        entry = self.picture.entry
        self.unit = unit
        self.size = (_COMPACT_SIGN if compact else SIGN.size) * unit
        self.second = say("not-open") if not entry.available else "" if compact else entry.players
        widths = [text.width(word, SIGN.font, self.size) for word in entry.title.split()]
        widths.append(text.width(self.second, HINT.font, HINT.size * unit))
        # A compact sign is as narrow as its longest word, another has its title on one line.
        room = max(widths) if compact else text.width(entry.title, SIGN.font, self.size)
        self.lines = text.wrap(entry.title, SIGN.font, self.size, room + 1)
        width = max([text.width(line, SIGN.font, self.size) for line in self.lines] + widths[-1:])
        padding = (10 if compact else 14) * unit
        width = round(max(width, 0 if compact else 133 * unit) + 2 * padding)
        second = HINT.size * 1.25 * unit if self.second else 0
        return pygame.Rect(0, 0, width, round(14 * unit + len(self.lines) * self.size * 1.12 + second))

    def draw(self, surface: pygame.Surface) -> None:
        unit, lit = self.unit, self.enabled and (self.hovered or self.focused)
        paint.shadow(surface, self.rect, 11 * unit, 6 * unit, 0.4, (0, 4 * unit))
        edge = (
            palette.WHITE if lit or (self.focused and self.ring) else "#ffd98a" if self.enabled else palette.DUSK_LINE
        )
        paint.panel(
            surface, self.rect, 11 * unit, palette.AMBER if lit else palette.DUSK_9, edge, (2 if lit else 1.4) * unit
        )
        first = palette.ON_AMBER if lit else palette.CREAM if self.enabled else palette.CREAM_2
        second = palette.ON_AMBER if lit else palette.CREAM_2
        step = self.size * 1.12
        place = self.rect.centerx, self.rect.y + 7 * unit + step / 2
        y = text.paragraph(surface, self.lines, SIGN.font, self.size, first, place, "center", 1.12)
        if self.second:
            y += (HINT.size * 1.25 * unit - step) / 2
            text.draw(surface, self.second, HINT.font, HINT.size * unit, second, (self.rect.centerx, y), "center")

    def draw_ring(self, surface: pygame.Surface) -> None:
        """Leave the ring to the street, which draws it around the lot, under the house."""


class TitleScene(StreetBackdrop):
    """Shows the street. `resumable` tells in words what can be continued, or gives an empty text.

    `take_remarks` gives the sentences to tell, and gives each of them once.

    It opens these scenes, as far as they are registered: "continue", "setup" (game=slug or None), "matches", "watch",
    "rules", "workshop", "statistics", "settings", "lessons", "season", "street", "about". `reached` tells for a game
    which shares of its opponents and feats are beaten and done: its house shows it. `evening` gives tonight's number
    in a season, or 0.
    """

    def __init__(
        self,
        entries: Sequence[GameEntry],
        resumable: Callable[[], str] = str,
        version: str = "",
        take_remarks: Callable[[], list[str]] = list,
        reached: Callable[[str], tuple[float, float]] = lambda _: (0.0, 0.0),
        evening: Callable[[], int] = int,
        chance: random.Random | None = None,
    ) -> None:
        super().__init__(StreetPicture(entries), say("version", version=version) if version else "", chance)
        self._version = version
        self._take_remarks = take_remarks
        self._reached = reached
        self._evening = evening
        self.houses = [House(picture, self._choose_house) for picture in self.street.houses]
        self.menu = ScrollArea(gap=_MENU_GAP, padding=_RING_ROOM, on_dusk=True)
        self._resumable = resumable
        self._continues = ""
        self._plate: pygame.Rect | None = None
        self._tagline_at: tuple[int, int] | None = None
        self._others: dict[bool, Widget | None] = {True: None, False: None}

    def made_anew(self) -> Scene:
        return TitleScene(
            game_entries(), self._resumable, self._version, self._take_remarks, self._reached, self._evening
        )

    def on_saved(self) -> None:
        """Offer what can be continued now; the focus stays where it is. Tell what was found out meanwhile."""
        self._offer_continuing()
        self._tell_remarks()

    def _offer_continuing(self) -> None:
        before = self._continues
        self._continues = self._resumable()
        if self._continues == before:
            return
        focused = self.form.focused
        self.menu.children = self._menu_buttons()
        same = [widget for widget in self.form.stops() if focused is not None and widget.name == focused.name]
        self.form.focus(next(iter(same), None), ring=False)
        self.place_again()

    def _tell_remarks(self) -> None:
        remarks = self._take_remarks()
        if len(remarks) > _MOST_REMARKS:
            rest = len(remarks) - _MOST_REMARKS + 1
            remarks = [*remarks[: _MOST_REMARKS - 1], say("more-unread", count=rest)]
        for remark in remarks:
            self.tell(say("please-note"), remark)

    # -- setup ---------------------------------------------------------------------------------------------

    def enter(self, app: Any) -> None:
        """Rebuild the menu: the match to continue may have changed."""
        super().enter(app)
        before = self.form.focused
        self.form.clear()
        self._continues = self._resumable()
        self.menu.children = self._menu_buttons()
        self.menu.offset = 0
        self.form.add(self.menu, *self.houses)
        for house in self.street.houses:
            house.lit, house.hoisted = self._reached(house.entry.slug)
        self._focus_first(before)
        self._tell_remarks()

    def describe_content(self) -> Sequence[str]:
        return (NAME,)

    def _menu_buttons(self) -> list[Widget]:
        buttons: list[Widget] = []
        words = self._continues
        if words and self.app.knows("continue"):
            buttons.append(
                Button(
                    say("continue"),
                    "primary",
                    icon="play",
                    subtitle=words,
                    align="left",
                    style=BUTTON_LARGE,
                    on_dusk=True,
                    then=lambda _: self.app.open("continue"),
                )
            )
        for scene, icon in _MENU.items():
            if self.app.knows(scene):
                words = self._season_words() if scene == "season" else say(f"menu-{scene}")
                buttons.append(self._menu_button(words, icon, self._opener(scene)))
        last = [self._menu_button(say("quit"), "exit", lambda _: self.app.quit())]
        if self.app.knows("about"):
            last.append(self._menu_button(say("menu-about"), "info", self._opener("about")))
        return [*buttons, Row(*last, gap=_TIGHT_GAP)]

    def _season_words(self) -> str:
        """Return the label of the season, with the day of tonight's evening."""
        evening = self._evening()
        return say("menu-season-day", day=season_day(evening)) if evening else say("menu-season")

    def _opener(self, scene: str) -> Callable[[Any], None]:
        return lambda _: self.app.open_over(scene)

    def _menu_button(self, words: str, icon: str, then: Callable[[Any], None]) -> Button:
        return Button(words, "dusk", icon=icon, align="left", style=_MENU_STYLE, then=then)

    def _focus_first(self, before: Widget | None) -> None:
        """Restore the focus, else put it on Continue, or on the house of the game that was played last."""
        first = self.menu.children[0]
        if before in self.houses:
            self.form.focus(before, ring=False)
        elif isinstance(first, Button) and first.words == say("continue"):
            self.form.focus(first, ring=False)
        else:
            last = self.app.settings.last_game
            houses = [house for house in self.houses if house.enabled]
            chosen = [house for house in houses if house.picture.entry.slug == last] or houses
            self.form.focus(chosen[0] if chosen else first, ring=False)
        self._update_bar()

    # -- layout ---------------------------------------------------------------------------------------------

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Lay out the menu at the left, the bar at the bottom and the street in the rest."""
        self._update_bar()
        left = round(_MENU_LEFT * scale.scenery)
        width = min(scale.px(_MENU_WIDTH), size[0] // 2)
        self.place_street(size, scale, left + width + scale.px(10))
        self._place_menu(left, width, self.bar.rect.top)
        self._place_signs(left + width)
        margin, widest = scale.px(16), scale.px(387)  # the toasts hide neither menu nor word mark
        place = max(margin, size[0] - widest - margin), self.bar.rect.top - scale.px(12)
        self.toasts.layout(place, size[0] - 2 * margin, scale.unit)

    def _place_menu(self, left: int, width: int, bottom: int) -> None:
        """Place the word mark and the list below it. What doesn't fit scrolls; the words above it go first."""
        scale, room = self.scale, self.scale.px(_RING_ROOM)
        self.menu.gap = _MENU_GAP
        needed = self.menu.height_for(width + 2 * room, scale.unit)
        plate_height = round(width * 150 / 420)
        top = scale.px(_MENU_TOP) - room
        self._plate = pygame.Rect(left, scale.px(29), width, plate_height)
        self._tagline_at = (left + width // 2, scale.px(142))
        if top + needed > bottom:
            self._tagline_at = None
            for gap, widest in _TIGHT_WAYS:
                small = round(min(width, widest * scale.scenery))
                self._plate = pygame.Rect(left, round(14 * scale.scenery), small, round(small * 150 / 420))
                top = self._plate.bottom - round(4 * scale.scenery)
                self.menu.gap = gap
                needed = self.menu.height_for(width + 2 * room, scale.unit)
                if top + needed <= bottom - scale.px(4):
                    break
        height = min(needed, bottom - top - scale.px(4))
        self.menu.place(pygame.Rect(left - room, top, width + 2 * room, height), scale.unit)

    def _place_signs(self, menu_right: int) -> None:
        """Place the signs in front of their lots, moved apart where large text makes them too wide."""
        scale, plan = self.scale, self.street.plan
        compact = scale.unit > 2 * plan.scale
        gap = scale.px(6)
        area = pygame.Rect(
            menu_right + scale.px(14), 0, scale.width - menu_right - scale.px(20), self.bar.rect.top - gap
        )
        rows: dict[float, list[pygame.Rect]] = {}
        for house in self.houses:
            lot = house.picture.lot
            sign = house.make_sign(compact, scale.unit)
            left, top = plan.point(lot.sign_x, lot.sign_y)
            sign.midtop = round(left), round(top)
            rows.setdefault(lot.sign_y, []).append(sign)
            house.rect = sign
        above: list[pygame.Rect] = []
        for height in sorted(rows):
            _move_apart(rows[height], gap)
            for sign in rows[height]:
                sign.clamp_ip(area)
                sign.top = max([sign.top, *(other.bottom + gap for other in above if other.colliderect(sign))])
                sign.bottom = min(sign.bottom, area.bottom)
            above.extend(rows[height])
        for house in self.houses:
            house.place(house.rect, scale.unit)

    def _update_bar(self) -> None:
        """Update the key hints in the bar."""
        focused, caps = self.form.focused, []
        if isinstance(focused, House):
            words = say("key-set-up-a-game" if focused.enabled else "key-is-not-open-yet", name=focused.name)
            caps.append((cap(PRESS), words))
        elif focused is not None:
            caps.append((cap(PRESS), focused.name))
        in_street = isinstance(focused, House)
        self.bar.caps = [
            *caps,
            (cap(*WAYS), say("key-next-house" if in_street else "key-next-entry")),
            (cap(NEXT), say("key-menu" if in_street else "key-street")),
            (cap(FULL_SCREEN), say("key-full-screen")),
        ]

    # -- events ---------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Switch between menu and street with Tab, open the rules with F1, and leave everything else to the form."""
        super().handle(event)
        if find_triggered(event, (NEXT,)):
            self._change_side()
        elif self.app.knows("rules") and find_triggered(event, (RULES,)):
            self.app.open_over("rules")
        else:
            self.form.handle(event)
        hovered = self.form.hovered
        if event.type == pygame.MOUSEMOTION and hovered is not None and hovered.accepts_focus:
            self.form.focus(hovered, ring=False)  # one of them is lit, and the bar tells of it

    def _change_side(self) -> None:
        """Go from the menu to the street or back, to where the focus was on that side."""
        focused = self.form.focused
        in_street = isinstance(focused, House)
        self._others[in_street] = focused
        stops = [widget for widget in self.form.stops() if isinstance(widget, House) != in_street]
        other = self._others[not in_street]
        if stops:
            self.form.focus(other if other in stops else stops[0])

    def _choose_house(self, slug: str) -> None:
        if self.app.knows("setup"):
            self.app.open_over("setup", game=slug)

    # -- time and picture -----------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        settings, scale = self.app.settings, self.scale
        small = scale.width <= _SMALL_SCREEN[0] and scale.height <= _SMALL_SCREEN[1] and settings.text_scale == _USUAL
        if small and pad.family() and not settings.size_offered and self.form.popup is None:
            self._offer_size()
        changed = self.form.update(now)
        for house in self.houses:
            house.picture.ringed = house.ring and house.focused
            house.picture.lift = house.steps(house.hover_amount)
        if changed:
            self._update_bar()
        self.live(now, changed)
        return self.toasts.update(now) or changed

    def _offer_size(self) -> None:
        """Offer large text to players with a controller and a small screen, who often sit at arm's length."""
        self.app.settings.size_offered = True
        size = percent(_ARMS_LENGTH)
        answers = [
            DialogButton(say("arms-length-yes", size=size), self._enlarge, "primary"),
            DialogButton(say("arms-length-no"), self.app.save_settings, harmless=True),
        ]
        self.form.show(Dialog(say("arms-length"), say("arms-length-sentence", size=size), answers))

    def _enlarge(self) -> None:
        self.app.settings.text_scale = _ARMS_LENGTH
        self.app.apply_settings()
        self.app.save_settings()

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_street(surface)
        self._draw_word_mark(surface)
        self.draw_controls(surface)

    def _draw_word_mark(self, surface: pygame.Surface) -> None:
        plate = self._plate
        if plate is None:
            return
        face = pygame.Rect(plate.x, plate.y, plate.width, round(plate.height * 116 / 150))
        paint.shadow(surface, face, face.height * 0.2, face.height * 0.06, 0.47, (0, face.height * 0.06))
        surface.blit(svg.image("art/shell/wordmark-plate.svg", *plate.size), plate)
        size = plate.width * 62 / 400
        text.draw(
            surface, NAME, "baloo-800", size, palette.CREAM, (plate.centerx, plate.y + plate.height * 0.4), "center"
        )
        if self._tagline_at is not None:
            unit = self.scale.unit
            text.draw(surface, say("tagline"), "nunito-700", 16 * unit, palette.SIGN_CREAM, self._tagline_at, "center")


def _move_apart(signs: list[pygame.Rect], gap: int) -> None:
    """Move neighboring signs of a row to the sides until they have `gap` pixels between them."""
    signs = sorted(signs, key=lambda sign: sign.x)
    for left, right in zip(signs, signs[1:], strict=False):
        overlap = left.right + gap - right.left
        if overlap > 0:
            left.x -= (overlap + 1) // 2
            right.x += (overlap + 1) // 2
