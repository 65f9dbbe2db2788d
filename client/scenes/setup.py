"""The set-up screen: game, seats and house rules, and what will start.

In a wide window these are three columns; in a narrow one, or with large text, three steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pygame

from client.art import paint, palette, text
from client.scenes.face_book import FaceBook, theme_of
from client.scenes.game_list import first_game, game_entries
from client.scenes.page import LOW_UNITS, Caps, Page, Tool
from client.scenes.setup_cards import CardPicker
from client.scenes.setup_games import FLAT as FLAT_CARD
from client.scenes.setup_games import TALL as TALL_CARD
from client.scenes.setup_games import GameCard
from client.scenes.setup_layout import fitting_height, three_columns
from client.scenes.setup_model import MatchSetup, saved_packs, usual_level
from client.scenes.setup_numbers import SkipStepper
from client.scenes.setup_packs import PackRows, named
from client.scenes.setup_rules import RulesPanel
from client.scenes.setup_seats import FLAT as FLAT_ROW
from client.scenes.setup_seats import TALL as TALL_ROW
from client.scenes.setup_seats import SeatCalls, SeatRow
from client.widgets import Answer, Button, Dialog, Row, ScrollArea, Segments, TextField, Widget, Words, draw_icon, keys
from client.widgets.style import BUTTON_LARGE, LABEL, SECOND, SECTION
from engine.ai.seat import HUMAN
from engine.games import load
from engine.kernel.cards import BadCard
from engine.kernel.game import OptionSpec
from engine.store.atomic import Unwritable
from engine.store.packs import PackFile

if TYPE_CHECKING:
    from client.app import App

_STEPS = ("Game", "Seats", "House rules")
_COLUMNS_UNITS = 1000.0
_GAP = 9.3
_RING = 10.0
_BELOW_SEATS = 86.0
_START_PANEL = "#fdeccb"
_SAME_AS_LAST = "this is the last set-up"
_NO_LAST = "no match was started yet"


class SetupScene(Page):
    """`start` is called with what was set up. `unfinished` tells in words which match in progress of a game
    (by slug) a new one would replace, empty for none; `resume` goes on with it. With `watch` all seats are
    the computer's; with `ask` the question about the match in progress comes at once. `packs` lists the card packs.
    """

    def __init__(
        self,
        start: Callable[[MatchSetup], None],
        *,
        game: str = "",
        unfinished: Callable[[str], str] = lambda slug: "",
        resume: Callable[[str], None] | None = None,
        packs: Callable[[], Sequence[PackFile]] = tuple,
        watch: bool = False,
        ask: bool = False,
        back: Callable[[], None] | None = None,
    ) -> None:
        super().__init__("Watch a game" if watch else "New game", back)
        self._start = start
        self._wanted = game
        self._unfinished = unfinished
        self._resume = resume
        self._list_packs = packs
        self.pack_files: Sequence[PackFile] = ()
        self.packs: PackRows
        self._watch = watch
        self._ask = ask
        self._book: FaceBook | None = None
        self.setup: MatchSetup
        self.step = 0
        self.last_tool = Tool("Last set-up", "undo", lambda _: self.take_last())
        self.rules_tool = Tool("Rules", "rules", lambda _: self._open_rules(), key="F1")
        self.tools = [self.last_tool, self.rules_tool]
        self.cards = [GameCard(entry, self.choose_game) for entry in game_entries()]
        self.games_area = ScrollArea(*self.cards, gap=_GAP, padding=_RING, name="Games")
        self.rows: list[SeatRow] = []
        self.add_computer = Button("Add a computer", icon="plus", then=lambda _: self._add(usual_level()))
        self.add_person = Button("Add a person", icon="plus", then=lambda _: self._add(HUMAN))
        self.limit = Words("", SECOND, palette.INK_2)
        self.seats_area = ScrollArea(gap=_GAP, padding=_RING, name="Seats")
        self.rules: RulesPanel
        self.rules_area = ScrollArea(padding=_RING, name="House rules")
        self.start_button = Button("Start", "primary", icon="play", style=BUTTON_LARGE, then=lambda _: self.start())
        steps = list(enumerate(_STEPS))
        self.segments = Segments(steps, 0, name="Step", height=42, then=self._go_to)
        self.next_button = Button("Next", "dusk", icon="right", then=lambda _: self._go_on())
        self._start_panel = pygame.Rect(0, 0, 0, 0)
        self._headings: list[tuple[str, str, int, int]] = []

    # -- what is set up ---------------------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """Begin with the last set-up of the game, or with the usual one."""
        super().enter(app)
        before, self.pack_files = self.pack_files, self._list_packs()
        if not hasattr(self, "setup"):
            slug = first_game(self._wanted or app.settings.last_game)
            self._begin(self._saved(slug) or MatchSetup.usual(load(slug), self._watch))
            self.form.focus(self.start_button, ring=False)
            if self._ask:
                self.start()
        elif self.pack_files != before:
            self._use_packs({pack.id for pack in self.setup.game.packs})

    def _saved(self, slug: str) -> MatchSetup | None:
        """The last set-up of a game, if there is one that fits. Nobody watches with people at the table."""
        saved = self.app.settings.last_setup.get(slug)
        packs = named(self.pack_files, saved_packs(saved or {}))
        return MatchSetup.from_saved(load(slug), saved, packs) if saved and not self._watch else None

    def _begin(self, setup: MatchSetup) -> None:
        """Show another set-up."""
        self.setup = setup
        theme = theme_of(setup.game.slug)
        self._book = FaceBook(setup.game, theme) if theme else None
        self.packs = PackRows(self.pack_files, setup, self._switch_pack)
        self.rules = RulesPanel(setup, self._change_option, self._pick_cards, self._change_seed, self.packs.widgets)
        self.rules_area.children = [self.rules]
        for card in self.cards:
            card.chosen = card.entry.slug == setup.game.slug
        self._make_rows()

    def choose_game(self, slug: str) -> None:
        """Set up another game; whoever sits at the table stays, as far as there are seats."""
        if slug == self.setup.game.slug:
            return
        before = self.setup.seats
        setup = self._saved(slug) or MatchSetup.usual(load(slug), self._watch)
        if slug not in self.app.settings.last_setup:
            setup.seats = before
            setup.mind_seats()
            setup.fit_seats()
        self._begin(setup)
        self.place_again()

    def take_last(self) -> None:
        """Return to what the last match of this game was started with."""
        saved = self._saved(self.setup.game.slug)
        if saved is not None:
            self._begin(saved)
            self.place_again()

    # -- seats ------------------------------------------------------------------------------------------------

    def _make_rows(self) -> None:
        calls = SeatCalls(self._rename, self._change_kind, self._move_up, self._remove)
        theme = self._book.theme if self._book else None
        self.rows = [SeatRow(place, seat, theme, calls) for place, seat in enumerate(self.setup.seats)]
        adding = Row(self.add_computer, self.add_person, gap=_GAP)
        self.seats_area.children = [*self.rows, adding, self.limit]
        self._mind()

    def _mind(self) -> None:
        """Let every control show what is set up, what is wrong, and why something cannot be done."""
        setup = self.setup
        for place, row in enumerate(self.rows):
            row.take(setup.seats[place], setup.name_error(place), setup.cannot_remove())
        self.add_computer.reason = self.add_person.reason = setup.cannot_add()
        self.limit.words = setup.limit()
        self.rules.take(setup)
        self.packs.take(setup)
        self.last_tool.reason = self._no_last()
        self.start_button.reason = setup.problem()
        self._name_buttons()

    def _name_buttons(self) -> None:
        setup = self.setup
        last = self.step == len(_STEPS) - 1
        self.next_button.words, self.next_button.icon = ("Previous", "left") if last else ("Next", "right")
        self.start_button.show_reason = self.start_button.says_reason = self.start_button.on_dusk = self.narrow
        self.start_button.icon = "" if self.narrow and self.start_button.reason else "play"
        self.start_button.words = (
            f"Start with {len(setup.seats)} players" if self.narrow else f"Start {setup.game.title}"
        )

    def _no_last(self) -> str:
        saved = self.app.settings.last_setup.get(self.setup.game.slug)
        if not saved or self._saved(self.setup.game.slug) is None:
            return _NO_LAST
        return _SAME_AS_LAST if saved == self.setup.to_save() else ""

    def _rename(self, place: int, name: str) -> None:
        self.setup.seats[place].name = name
        self._mind()
        self.place_again()

    def _change_kind(self, place: int, kind: str) -> None:
        self.setup.seats[place].kind = kind
        self.setup.mind_seats()
        self._mind()
        self.place_again()

    def _move_up(self, place: int) -> None:
        self.setup.move_up(place)
        self._mind()
        self.place_again()
        self._focus_like_before(self.rows[place - 1].up)

    def _remove(self, place: int) -> None:
        self.setup.remove(place)
        self._make_rows()
        self.place_again()
        self._focus_like_before(self.rows[min(place, len(self.rows) - 1)].remove)

    def _add(self, kind: str) -> None:
        self.setup.add(kind)
        self._make_rows()
        self.place_again()
        self.seats_area.scroll_to(self.seats_area.farthest)
        if kind == HUMAN:
            row = self.rows[-1]
            self._focus_like_before(row.name_field)
            row.name_field.line.select_all()

    def _focus_like_before(self, widget: Widget) -> None:
        """Move the focus on with the ring showing as it did."""
        focused = self.form.focused
        self.form.focus(widget, ring=focused is not None and focused.ring)

    # -- house rules ------------------------------------------------------------------------------------------

    def _change_option(self, key: str, value: Any) -> None:
        before = list(self.setup.seats)
        self.setup.change(key, value)
        if self.setup.seats == before:
            self._mind()
        else:
            self._make_rows()
        self.place_again()

    def _change_seed(self, words: str) -> None:
        self.setup.seed_text = words
        self._mind()
        self.place_again()

    def _switch_pack(self, file: PackFile, on: bool) -> None:
        """Play with a pack or without it; what depends on the cards is made anew."""
        self._use_packs({pack.id for pack in self.setup.game.packs} - {file.id} | ({file.id} if on else set()))
        if (toggle := self.packs.toggle_of(file)) is not None:
            self._focus_like_before(toggle)

    def _use_packs(self, ids: set[str]) -> None:
        with suppress(BadCard):  # the switch says why it stays off
            self.setup.use_packs(named(self.pack_files, ids))
        self._begin(self.setup)
        self.place_again()

    def _pick_cards(self, spec: OptionSpec) -> None:
        if self._book is None:
            return
        picked = self.setup.options[spec.key]
        most = self.setup.most_cards(spec)
        faces = self._book.of_kind(spec.group.removesuffix("s")) or self._book.faces
        take = lambda cards: self._change_option(spec.key, cards)  # noqa: E731
        self.form.show(CardPicker(spec.label, faces, self._book, picked, most, take))

    # -- starting ---------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start what is set up; asks first when a match in progress would be replaced."""
        if self.setup.problem():
            return
        slug = self.setup.game.slug
        words = self._unfinished(slug)
        if not words:
            self._start_now()
            return
        answers = [Answer("Start the new match", "start", "danger", "play"), Answer("Not now", "", harmless=True)]
        if self._resume is not None:
            answers.insert(0, Answer("Go on with that match", "resume", "primary", "undo"))
        sentence = f"{words}: this match is not over. A new match of {self.setup.game.title} takes its place."
        dialog = Dialog("A match is in progress", sentence, answers, icon="warning")
        dialog.then = self._answer
        self.form.show(dialog)

    def _answer(self, value: str) -> None:
        if value == "start":
            self._start_now()
        elif value == "resume" and self._resume is not None:
            self._resume(self.setup.game.slug)

    def _start_now(self) -> None:
        setup = self.setup
        self.app.settings.last_setup[setup.game.slug] = setup.to_save()
        self.app.settings.last_game = setup.game.slug
        with suppress(Unwritable):  # the match says so itself when it cannot be kept
            self.app.settings.save()
        self._start(setup)

    def _open_rules(self) -> None:
        if self.app.knows("rules"):
            self.app.open_over("rules", game=self.setup.game.slug)

    @property
    def narrow(self) -> bool:
        """Seats need more room than other pages have in their columns."""
        return self.scale.width_units < _COLUMNS_UNITS

    # -- keys -------------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> bool:
        """Ctrl+Enter starts from anywhere."""
        if keys.matches(event, "Ctrl Enter"):
            self.start()
            return True
        return False

    def caps(self) -> Caps:
        """What the focused control does, then what always works; with steps there is no room for it."""
        if self.narrow:
            return ()
        return (*self._caps_of(self.form.focused), ("Tab", "next control"), ("Ctrl Enter", "start"), ("Esc", "back"))

    def _caps_of(self, focused: Widget | None) -> Caps:
        for row in self.rows:
            name = row.name_field.content.strip() or row.name
            if focused is row.kind_list:
                return (("Space", f"chooses who plays {name}"),)
            if focused in (row.up, row.remove):
                return (("Space", focused.tooltip[:1].lower() + focused.tooltip[1:]),)
        if isinstance(focused, GameCard) and focused.enabled:
            return (("Space", f"play {focused.words}"),)
        if isinstance(focused, Segments):
            return (("Left Right", focused.name.lower()),)
        if isinstance(focused, SkipStepper):
            return (("Left Right", "fewer, more"), ("S", "skip"))
        if isinstance(focused, TextField) or focused is None or focused is self.start_button:
            return ()
        named = focused.name or "press"
        pack = self.packs.holds(focused)
        return (("Space", named if pack else named.lower()),) if not focused.reason else ()

    # -- layout -----------------------------------------------------------------------------------------------

    def bar_height(self) -> int:
        """With steps the bar holds the two buttons."""
        return self.scale.px(62) if self.narrow else super().bar_height()

    def place_body(self) -> None:
        """Columns, or the chosen step."""
        self._name_buttons()
        if self.narrow:
            self._place_steps()
        else:
            self._place_columns()

    def _place_steps(self) -> None:
        scale, body = self.scale, self.body
        self.note = f"step {self.step + 1} of {len(_STEPS)}"
        self._headings = []
        areas = (self.games_area, self.seats_area, self.rules_area)
        self.set_controls(self.segments, areas[self.step], self.next_button, self.start_button)
        margin, ring = self.margin, scale.px(_RING)
        top = body.top + scale.px(9)
        self.segments.value = self.step
        self.segments.place(pygame.Rect(margin, top, body.width - 2 * margin, scale.px(42)), scale.unit)
        top = self.segments.rect.bottom + scale.px(2)
        self._set_heights(TALL_CARD, TALL_ROW)
        right = body.right - scale.px(5)
        area = pygame.Rect(margin - ring, top, right - margin + ring, body.bottom - top)
        areas[self.step].place(area, scale.unit)
        bar, high = self.bar.rect, scale.px(48)
        width = scale.px(160)
        button_top = bar.top + (bar.height - high) // 2 + scale.px(1)
        self.next_button.place(pygame.Rect(margin, button_top, width, high), scale.unit)
        left = margin + width + scale.px(10)
        self.start_button.place(pygame.Rect(left, button_top, bar.right - margin - left, high), scale.unit)

    def _place_columns(self) -> None:
        scale, body = self.scale, self.body
        self.note = ""
        self.set_controls(self.games_area, self.seats_area, self.rules_area, self.start_button)
        games, seats, rules = three_columns(body, self.margin, scale)
        low = scale.height_units < LOW_UNITS
        middle = body.top + scale.px(17 if low else 24)
        top = body.top + scale.px(32 if low else 50)
        bottom = body.bottom - scale.px(10 if low else 18)
        setup = self.setup
        second = f"{len(setup.seats)} of {setup.limits[1]}, clockwise. Names move, places stay."
        self._headings = [
            ("Game", "", games.x, middle),
            ("Seats", second, seats.x, middle),
            ("House rules", "", rules.x, middle),
        ]
        self._place_start(rules, bottom)
        room = (bottom - top) / scale.unit
        self._set_heights(
            fitting_height(TALL_CARD, FLAT_CARD, len(self.cards), room, _GAP),
            fitting_height(TALL_ROW, FLAT_ROW, len(setup.seats), room - _BELOW_SEATS, _GAP),
        )
        for area, column, end in (
            (self.games_area, games, bottom),
            (self.seats_area, seats, bottom),
            (self.rules_area, rules, self._start_panel.top - scale.px(10)),
        ):
            ring = scale.px(_RING)
            place = pygame.Rect(column.x - ring, top - ring, column.width + 2 * ring, end - top + 2 * ring)
            area.place(place, scale.unit)

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

    def _go_to(self, step: int) -> None:
        self.step = step
        self.place_again()

    def _go_on(self) -> None:
        last = len(_STEPS) - 1
        self._go_to(last - 1 if self.step == last else self.step + 1)

    # -- picture ----------------------------------------------------------------------------------------------

    def animating(self) -> bool:
        """Also while cards of the picker wait to be drawn."""
        waiting = self.form.popup is not None and self._book is not None and self._book.pending
        return waiting or super().animating()

    def update(self, now: int) -> bool:
        """Draw on while cards wait."""
        waiting = self.form.popup is not None and self._book is not None and self._book.pending
        return super().update(now) or waiting

    def draw(self, surface: pygame.Surface) -> None:
        """The page; the picker draws its cards within the time of a frame."""
        if self._book is not None:
            self._book.begin(patient=self.app.headless)
        super().draw(surface)

    def draw_body(self, surface: pygame.Surface) -> None:
        """Headings and the panel behind Start."""
        unit = self.scale.unit
        for words, second, x, middle in self._headings:
            box = text.draw(surface, words, SECTION.font, SECTION.size * unit, palette.INK, (x, middle), "midleft")
            if second:
                self._draw_second(surface, second, box, middle)
        if not self.narrow:
            self._draw_start_panel(surface)

    def _draw_second(self, surface: pygame.Surface, words: str, after: pygame.Rect, middle: int) -> None:
        unit, left = self.scale.unit, after.right + self.scale.px(14)
        room = self._headings[2][2] - self.scale.px(16) - left
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
