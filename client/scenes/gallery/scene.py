"""The gallery: every card of a game, with filters by kind and text. A press enlarges a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from client.art import paint, palette, text
from client.cards.face import Face
from client.input.actions import BACK, LEFT, NEXT, PAGE_DOWN, PAGE_UP, PRESS, RIGHT, SEARCH, WAYS, cap, find_triggered
from client.scenes.gallery.face_book import FaceBook, kind_words, plain_text, theme_of
from client.scenes.gallery.zoom import CardZoom
from client.scenes.games import first_game, game_choices, kind_names, titles
from client.scenes.page import Caps, Page, Tool
from client.shell.scene import Host
from client.widgets import Choice, Dropdown, Pressable, Row, ScrollArea, Segments, TextField, Widget, Words
from client.widgets.style import HINT, SECOND
from engine.games import load, load_with
from engine.words.say import gallery as say

if TYPE_CHECKING:
    from engine.store.player.packs import PackFile

ALL = "all"

_CARD = 186.0
_GAP = 16.0
_BELOW = 22.0


class CardCell(Pressable):
    """A card of the gallery: its face, and below it the edition's own parts."""

    ring_gap_units = 2.0

    def __init__(self, face: Face, book: FaceBook, color: str, then: Callable[[Any], None]) -> None:
        super().__init__(name=face.title, then=then)
        self.face = face
        self.words = face.title
        self.value = face.id
        self._book = book
        self._color = color

    def height_for(self, width: int, unit: float) -> int:
        return round(width * self._book.shape(self.face)) + round(_BELOW * unit)

    def _card(self) -> pygame.Rect:
        rise = round(3 * self.unit * self.steps(self.hover_amount))
        height = round(self.rect.width * self._book.shape(self.face))
        return pygame.Rect(self.rect.x, self.rect.y - rise, self.rect.width, height)

    def draw(self, surface: pygame.Surface) -> None:
        card, theme = self._card(), self._book.theme
        radius, hover = theme.card_radius * card.width / 300, self.steps(self.hover_amount)
        paint.shadow(surface, card, radius, (3 + 3 * hover) * self.unit, 0.4, (0, 3 * self.unit), theme.shadow_color)
        surface.blit(self._book.picture(self.face, card.width), card)
        origin = self._book.origins.get(self.face.id)
        if origin:
            place = self.rect.centerx, self.rect.bottom - _BELOW * 0.42 * self.unit
            size = text.fit(origin, HINT.font, HINT.size * self.unit, self.rect.width)
            text.draw(surface, origin, HINT.font, size, self._color, place, "center")

    def draw_ring(self, surface: pygame.Surface) -> None:
        if self.ring:
            card = self._card()
            paint.focus_ring(surface, card, self._book.theme.card_radius * card.width / 300, self.unit, 2)


class _GalleryRow(Row):
    """Cards side by side, each as wide as in a full row."""

    def __init__(self, cells: list[CardCell], columns: int) -> None:
        fillers = [Words("") for _ in range(columns - len(cells))]
        super().__init__(*cells, *fillers, gap=_GAP)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        for cell in self.children:
            cell.place(pygame.Rect(cell.rect.x, rect.y, *cell.rect.size), unit)


class GalleryScene(Page):
    """The cards of a game, followed by those of the card packs in `packs`. `back` as in `Page`."""

    def __init__(
        self, game: str = "", back: Callable[[], None] | None = None, packs: Callable[[], Sequence[PackFile]] = tuple
    ) -> None:
        super().__init__(say("cards"), back)
        self._packs = packs
        self._wanted = game
        self.slug = game
        self.book: FaceBook | None = None
        self.cells: list[CardCell] = []
        self.kind = ALL
        self.search = TextField(
            hint=say("search-names-and-texts"), name=say("search"), longest=60, then=lambda _: self._find()
        )
        self.kinds = Segments([(ALL, say("all"))], ALL, name=say("kind-of-card"), then=self._change_kind)
        self.kind_list = Dropdown([Choice(ALL, say("all"))], ALL, name=say("kind-of-card"), then=self._change_kind)
        self.games = Dropdown([Choice("", "")], "", name=say("game"), then=self._change_game)
        self.count = Words("", SECOND, palette.INK_2, "right")
        self.nothing = Words(say("no-match"), color=palette.CREAM, align="center")
        self.grid = ScrollArea(gap=10, padding=18, on_dusk=True, name=say("cards"))
        self.tools = [Tool(say("rules"), "rules", lambda _: self._open_rules())]
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._desk = palette.DUSK_7

    # -- content ----------------------------------------------------------------------------------------------

    def enter(self, app: Host) -> None:
        super().enter(app)
        if self.cells:
            return
        self.games.choices = game_choices()
        self.games.visible = len(self.games.choices) > 1
        self.tools[0].visible = app.knows("rules")
        self._read(self._wanted or first_game(app.settings.last_game))

    def _read(self, slug: str) -> None:
        self.slug = self.games.value = slug
        self.title = say("cards-of", game=titles().get(slug, slug))
        theme = theme_of(slug)
        self.book = FaceBook(load(slug), theme) if theme else None
        self.cells = []
        self.kinds.options, self.kinds.value, self.kind = [(ALL, say("all"))], ALL, ALL
        self.nothing.words = say("no-look")
        if self.book is not None:
            for file in self._packs():
                if file.pack is not None and file.pack.count(slug):
                    self.book.add_pack(load_with(slug, [file.pack]), file.pack.name)
            book, self._desk = self.book, self.book.theme.color("desk")
            light = paint.contrast(palette.CREAM, self._desk) >= 4.5
            color = palette.CREAM if light else palette.ON_AMBER
            self.nothing.color, self.nothing.words = color, say("no-match")
            self.cells = [CardCell(face, book, color, self.zoom_on) for face in book.faces]
            names = kind_names(slug)
            self.kinds.options += [(kind, names.get(kind) or kind_words(kind)) for kind in book.kinds()]
        self.kind_list.choices = [Choice(kind, words) for kind, words in self.kinds.options]
        self.kind_list.value = ALL

    def _change_game(self, slug: str) -> None:
        self._read(slug)
        self._find()

    def _change_kind(self, kind: str) -> None:
        self.kind = self.kinds.value = self.kind_list.value = kind
        self._find()

    def _find(self) -> None:
        self.grid.offset = 0
        self.place_again()

    def find_cells(self) -> list[CardCell]:
        """Return the cards of the chosen kind that contain every word of the search."""
        words = self.search.content.casefold().split()
        found = []
        for cell in self.cells:
            content = f"{cell.face.title} {plain_text(cell.face)}".casefold()
            if self.kind in (ALL, cell.face.kind) and all(word in content for word in words):
                found.append(cell)
        return found

    def zoom_on(self, card: str) -> None:
        """Show a card large, among those that are shown."""
        if self.book is None:
            return
        faces = [cell.face for cell in self.find_cells()]
        place = [face.id for face in faces].index(card)
        self.form.show(CardZoom(faces, place, self.book, self.slug, self.app.settings.quips))

    def _open_rules(self) -> None:
        self.app.open("rules", game=self.slug, back=self._back)

    # -- keys -------------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> bool:
        """Search with letters, clear the search with Esc, and scroll with the page keys."""
        if find_triggered(event, (SEARCH,)):
            self.form.focus(self.search)
            return True
        if self.search.content and find_triggered(event, (BACK,)):
            self.search.content = ""
            self._find()
            return True
        page = self.grid.rect.height - self.scale.px(60)
        action = find_triggered(event, (PAGE_UP, PAGE_DOWN))
        if action is None:
            return self.type_into(self.search, event)
        self.grid.scroll_to(self.grid.offset + (page if action == PAGE_DOWN else -page))
        return True

    def caps(self) -> Caps:
        focused = self.form.focused
        if isinstance(focused, CardCell):
            return (
                (cap(PRESS), say("key-look-at", words=focused.words)),
                (cap(*WAYS), say("key-other-cards")),
                (cap(BACK), say("key-back")),
            )
        if focused is self.kinds:
            return (
                (cap(LEFT, RIGHT), say("key-kind-of-card")),
                (cap(NEXT), say("key-cards")),
                (cap(BACK), say("key-back")),
            )
        return (
            (cap(NEXT), say("key-cards")),
            (cap(PAGE_DOWN), say("key-page")),
            (cap(SEARCH), say("key-search")),
            (cap(BACK), say("key-back")),
        )

    # -- layout and picture -----------------------------------------------------------------------------------

    def place_body(self) -> None:
        """Place search, game and kinds in a line above the cards, the kinds below it or as a list if space is small."""
        scale, body, margin = self.scale, self.body, self.margin
        many = self.kinds.natural_width(scale.unit) * 0.8 > body.width - 2 * margin
        self.kinds.visible, self.kind_list.visible = not many, many
        self.set_controls(self.search, self.games, self.kinds, self.kind_list, self.count, self.grid)
        edge = scale.px(8 if self.narrow else 14)
        line = pygame.Rect(margin, body.top + edge, body.width - 2 * margin, scale.px(44))
        shown = self.find_cells()
        self.count.words = say("of-cards", count=len(shown), most=len(self.cells))
        self.count.visible = not self.narrow
        bottom = self._place_line(line)
        top = bottom + scale.px(10)
        self._panel = pygame.Rect(margin, top, line.width, body.bottom - edge - top)
        self._place_cards(shown)

    def _place_line(self, line: pygame.Rect) -> int:
        """Place what lies above the cards; returns where it ends."""
        scale, gap = self.scale, self.scale.px(12)
        search = round(line.width * 0.33) if self.narrow else scale.px(260)
        self.search.place(pygame.Rect(line.x, line.y, search, line.height), scale.unit)
        x, right = self.search.rect.right + gap, line.right
        if self.games.visible:
            width = min(self.games.natural_width(scale.unit), right - x)
            self.games.place(pygame.Rect(x, line.y, width, line.height), scale.unit)
            x += width + gap
        if self.count.visible:
            width = self.count.natural_width(scale.unit)
            place = pygame.Rect(right - width, line.y + scale.px(12), width, scale.px(20))
            self.count.place(place, scale.unit)
            right -= width + gap
        kinds = self.kinds if self.kinds.visible else self.kind_list
        wanted = kinds.natural_width(scale.unit)
        y = line.y
        if right - x < wanted * 0.8:
            x, right, y = line.x, line.right, line.bottom + scale.px(8)
        kinds.place(pygame.Rect(x, y, min(wanted, right - x), line.height), scale.unit)
        return kinds.rect.bottom

    def _place_cards(self, shown: list[CardCell]) -> None:
        scale = self.scale
        room = self._panel.width - scale.px(2 * 18 + 16)
        columns = max(2, round((room + scale.px(_GAP)) / scale.px(_CARD + _GAP)))
        rows: list[Widget] = [
            _GalleryRow(shown[place : place + columns], columns) for place in range(0, len(shown), columns)
        ]
        self.grid.children = rows or [self.nothing]
        self.grid.place(self._panel.inflate(-scale.px(6), -scale.px(6)), scale.unit)

    def _waiting(self) -> bool:
        return self.book is not None and self.book.pending

    def animating(self) -> bool:
        return self._waiting() or super().animating()

    def update(self, now: int) -> bool:
        return super().update(now) or self._waiting()

    def draw(self, surface: pygame.Surface) -> None:
        if self.book is not None:
            self.book.begin(patient=self.app.headless)
        super().draw(surface)

    def draw_body(self, surface: pygame.Surface) -> None:
        unit = self.scale.unit
        paint.panel(surface, self._panel, 16 * unit, self._desk, palette.INK, 1.5 * unit)
