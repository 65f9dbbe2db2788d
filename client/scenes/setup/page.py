"""The look of the setup page: its controls, their layout and keys.

Wide windows show three columns. Narrow ones, and large text, show three steps.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art import paint, palette, text
from client.input.actions import BACK, FINISH, LEFT, NEXT, PRESS, RIGHT, RULES, cap
from client.scenes.columns import RING, ColumnsPage, fitting_height, three_columns
from client.scenes.gallery.face_book import FaceBook
from client.scenes.games import game_entries
from client.scenes.page import LOW_UNITS, Caps, Tool
from client.scenes.setup.games import FLAT as FLAT_CARD, TALL as TALL_CARD, GameCard
from client.scenes.setup.house_rules import RulesPanel
from client.scenes.setup.match_setup import MatchSetup
from client.scenes.setup.numbers import SKIPPING, SkipStepper
from client.scenes.setup.packs import PackRows
from client.scenes.setup.seats import FLAT as FLAT_ROW, TALL as TALL_ROW, SeatRow
from client.widgets import Button, Row, ScrollArea, Segments, TextField, Widget, Words, draw_icon
from client.widgets.style import BUTTON_LARGE, LABEL, SECOND, SECTION
from engine.words.say import inside, setup as say

STEPS = ("game", "seats", "rules")
GAP = 9.3
_BELOW_SEATS = 96.0
_START_PANEL = palette.START


class SetupPage(ColumnsPage):
    """The controls of the setup page. The subclass sets each control's `then`."""

    def __init__(self, title: str, back: Callable[[], None] | None, choose_game: Callable[[str], None]) -> None:
        super().__init__(title, back, tuple(say(f"step-{step}") for step in STEPS))
        self.packs: PackRows
        self._book: FaceBook | None = None
        self.setup: MatchSetup
        self.last_tool = Tool(say("last-set-up"), "undo")
        self.watch_tool = Tool(say("watch"), "eye")
        self.rules_tool = Tool(say("rules"), "rules", key=cap(RULES))
        self.tools = [self.watch_tool, self.last_tool, self.rules_tool]
        self.cards = [GameCard(entry, choose_game) for entry in game_entries()]
        self.lesson_button = Button(say("first-lesson"), icon="hint", subtitle=say("before-playing"))
        self.lesson_button.visible = False
        self.games_area = ScrollArea(self.lesson_button, *self.cards, gap=GAP, padding=RING, name=say("games"))
        self.rows: list[SeatRow] = []
        self.add_computer = Button(say("add-a-computer"), icon="plus")
        self.add_person = Button(say("add-a-person"), icon="plus")
        self.adding = Row(self.add_computer, self.add_person, gap=GAP)
        """Stands below the seats, where more of them do not move it."""
        self.limit = Words("", SECOND, palette.INK_2)
        self.seats_area = ScrollArea(gap=GAP, padding=RING, name=say("step-seats"))
        self.rules: RulesPanel
        self.rules_area = ScrollArea(padding=RING, name=say("step-rules"))
        self.start_button = Button(say("start"), "primary", icon="play", style=BUTTON_LARGE)
        self.areas = self.games_area, self.seats_area, self.rules_area
        self.next_button = Button(say("next"), "dusk", icon="right", then=lambda _: self._go_on())
        self._start_panel = pygame.Rect(0, 0, 0, 0)
        self._seat_words = ""

    def _go_on(self) -> None:
        last = len(STEPS) - 1
        self.go_to(last - 1 if self.step == last else self.step + 1)

    def _name_buttons(self) -> None:
        setup = self.setup
        last = self.step == len(STEPS) - 1
        self.next_button.words, self.next_button.icon = (say("previous"), "left") if last else (say("next"), "right")
        self.start_button.show_reason = self.start_button.says_reason = self.start_button.on_dusk = self.narrow
        message, icon = ("watch-game", "eye") if setup.is_watched else ("start-game", "play")
        self.start_button.icon = "" if self.narrow and self.start_button.reason else icon
        many = say("players", count=len(setup.seats))
        narrow = say("watch-with", players=many) if setup.is_watched else say("start-with", players=many)
        self.start_button.words = narrow if self.narrow else say(message, game=setup.game.title)

    # -- keys -------------------------------------------------------------------------------------------------

    def caps(self) -> Caps:
        """Return what the focused control does, then what always works; with steps there is no room for it."""
        if self.narrow:
            return ()
        return (
            *self._caps_of(self.form.focused),
            (cap(NEXT), say("key-next-control")),
            (cap(FINISH), say("key-start")),
            (cap(BACK), say("key-back")),
        )

    def _caps_of(self, focused: Widget | None) -> Caps:
        for row in self.rows:
            name = row.name_field.content.strip() or row.name
            if focused is row.kind_list:
                return ((cap(PRESS, place=-1), say("key-chooses-who-plays", name=name)),)
            if focused in (row.up, row.remove):
                return ((cap(PRESS, place=-1), focused.tooltip[:1].lower() + focused.tooltip[1:]),)
        if isinstance(focused, GameCard) and focused.enabled:
            return ((cap(PRESS, place=-1), say("key-play", words=focused.words)),)
        if isinstance(focused, Segments):
            return ((cap(LEFT, RIGHT), inside(focused.name)),)
        if isinstance(focused, SkipStepper):
            return ((cap(LEFT, RIGHT), say("key-fewer-more")), (cap(SKIPPING, place=-1), say("key-skip")))
        if isinstance(focused, TextField) or focused is None or focused is self.start_button:
            return ()
        named = focused.name or "press"
        pack = self.packs.holds(focused)
        return ((cap(PRESS, place=-1), named if pack else inside(named)),) if not focused.reason else ()

    # -- layout -----------------------------------------------------------------------------------------------

    def place_body(self) -> None:
        self._name_buttons()
        super().place_body()

    def _place_steps(self) -> None:
        scale, margin = self.scale, self.margin
        self.note = say("step-of", number=self.step + 1, count=len(STEPS))
        self._set_heights(TALL_CARD, TALL_ROW)
        right = self.body.right - scale.px(5)
        buttons = self.next_button, self.start_button
        if self.areas[self.step] is self.seats_area:
            column = pygame.Rect(margin, self.body.top, self.body.width - 2 * margin, self.body.height)
            bottom = self._place_adding(column, self.body.bottom - scale.px(GAP))
            self._place_step(right, self.adding, *buttons)
            area = self.seats_area.rect
            self.seats_area.place(pygame.Rect(*area.topleft, area.width, bottom - area.top), scale.unit)
        else:
            self._place_step(right, *buttons)
        bar, high = self.bar.rect, scale.px(48)
        width = scale.px(160)
        button_top = bar.top + (bar.height - high) // 2 + scale.px(1)
        self.next_button.place(pygame.Rect(margin, button_top, width, high), scale.unit)
        left = margin + width + scale.px(10)
        self.start_button.place(pygame.Rect(left, button_top, bar.right - margin - left, high), scale.unit)

    def _place_columns(self) -> None:
        scale, body = self.scale, self.body
        self.note = ""
        games_area, seats_area, rules_area = self.areas
        self.set_controls(games_area, seats_area, self.adding, rules_area, self.start_button)
        games, seats, rules = three_columns(body, self.margin, scale)
        low = scale.height_units < LOW_UNITS
        middle = body.top + scale.px(17 if low else 24)
        top = body.top + scale.px(32 if low else 50)
        bottom = body.bottom - scale.px(10 if low else 18)
        setup = self.setup
        self._seat_words = say("clockwise", count=len(setup.seats), most=setup.limits[1])
        self._headings = [
            (say(f"step-{step}"), column.x, middle) for step, column in zip(STEPS, (games, seats, rules), strict=True)
        ]
        self._place_start(rules, bottom)
        room = (bottom - top) / scale.unit
        self._set_heights(
            fitting_height(TALL_CARD, FLAT_CARD, len(self.cards) + self.lesson_button.visible, room, GAP),
            fitting_height(TALL_ROW, FLAT_ROW, len(setup.seats), room - _BELOW_SEATS, GAP),
        )
        adding = self._place_adding(seats, bottom)
        self._place_areas((games, seats, rules), top, (bottom, adding, self._start_panel.top - scale.px(10)))

    def _place_adding(self, column: pygame.Rect, bottom: int) -> int:
        """Place what adds a seat at the foot of the seats; returns where these end."""
        high = self.adding.height_for(column.width, self.scale.unit)
        self.adding.place(pygame.Rect(column.x, bottom - high, column.width, high), self.scale.unit)
        return bottom - high - self.scale.px(RING + GAP)

    def _place_start(self, column: pygame.Rect, bottom: int) -> None:
        scale = self.scale
        high = scale.px(102)
        self._start_panel = pygame.Rect(column.x, bottom - high, column.width, high)
        inset = scale.px(10)
        button = scale.px(52)
        rect = pygame.Rect(column.x + inset, bottom - inset - button + scale.px(3), column.width - 2 * inset, button)
        self.start_button.place(rect, scale.unit)

    def _set_heights(self, card: float, row: float) -> None:
        for game_card in self.cards:
            game_card.height_units = card
        for seat_row in self.rows:
            seat_row.height_units = row

    # -- picture ----------------------------------------------------------------------------------------------

    def _waits_for_cards(self) -> bool:
        """Return whether cards of a picker are still to be drawn."""
        return self.form.popup is not None and self._book is not None and self._book.pending

    def animating(self) -> bool:
        return self._waits_for_cards() or super().animating()

    def update(self, now: int) -> bool:
        return super().update(now) or self._waits_for_cards()

    def draw(self, surface: pygame.Surface) -> None:
        if self._book is not None:
            self._book.begin(patient=self.app.headless)
        super().draw(surface)

    def draw_body(self, surface: pygame.Surface) -> None:
        super().draw_body(surface)
        if not self.narrow:
            self._draw_seat_words(surface)
            self._draw_start_panel(surface)

    def _draw_seat_words(self, surface: pygame.Surface) -> None:
        """Draw the number of seats behind their heading, as far as there is room."""
        unit, words, (heading, x, middle) = self.scale.unit, self._seat_words, self._headings[1]
        left = x + text.width(heading, SECTION.font, SECTION.size * unit) + self.scale.px(14)
        room = self._headings[2][1] - self.scale.px(16) - left
        shown = words if text.width(words, SECOND.font, SECOND.size * unit) <= room else words.split(".")[0]
        place = (left, middle + self.scale.px(1))
        text.draw(surface, shown, SECOND.font, SECOND.size * unit, palette.INK_2, place, "midleft")

    def _draw_start_panel(self, surface: pygame.Surface) -> None:
        unit, rect = self.scale.unit, self._start_panel
        paint.panel(surface, rect, 16 * unit, _START_PANEL, palette.SOFT, 1.5 * unit)
        problem = self.setup.problem()
        x, y = rect.x + self.scale.px(18), rect.y + self.scale.px(19)
        words, color = self.setup.summary(), palette.INK
        if problem:
            draw_icon(surface, "warning", 20 * unit, palette.RED, (x + 10 * unit, y))
            words, color, x = problem[:1].upper() + problem[1:] + ".", palette.RED, x + self.scale.px(27)
        size = text.fit(words, LABEL.font, LABEL.size * unit, rect.right - self.scale.px(12) - x, 12.5 * unit)
        text.draw(surface, words, LABEL.font, size, color, (x, y), "midleft")
