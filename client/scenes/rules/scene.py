"""The rules reference: every clause of a game in plain words, with a search."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import pygame

from client.art import paint, palette
from client.art.text_positions import WrittenLine, record_lines
from client.input.actions import (
    BACK,
    CHOOSE,
    EXPLAIN,
    EXPLAIN_MORE,
    FIRST,
    LAST,
    LIST_DOWN,
    LIST_UP,
    NEXT,
    PAGE_DOWN,
    PAGE_UP,
    SEARCH,
    cap,
    find_triggered,
)
from client.look.terms import glossary
from client.scenes.games import first_game, game_choices, titles
from client.scenes.page import Caps, Page, Tool
from client.scenes.rules.two_minutes import TwoMinutes
from client.scenes.rules.widgets import RulesParagraph, SectionHeading, SectionLink
from client.shell.scene import Host, soonest
from client.widgets import Choice, Dropdown, ScrollArea, TextField, Widget, Words
from client.widgets.controls.terms import TermSlips
from client.widgets.style import SECOND
from client.words.rulebook import Reference, guide, parse, reference
from engine.words import assets
from engine.words.say import rules as say

_LIST = 236.0
_WHEEL = 54.0
_MARKED_AT = 0.22
_PAGE, _NONE = -1, -2
"""Instead of the number of a section: the page "in two minutes", and nothing."""


class RulesScene(Page):
    """The rules of a game, opened at a card's name, or else at a clause ("NF-3.1"). `back` as in `Page`."""

    def __init__(
        self, game: str = "", clause: str = "", back: Callable[[], None] | None = None, about: str = ""
    ) -> None:
        super().__init__(say("rules"), back)
        self._wanted_game = game
        self._wanted_clause = clause
        self._wanted_card = about
        self.slug = game
        self.reference: Reference = parse("")
        self.search = TextField(hint=say("search-the-rules"), name=say("search"), longest=60, then=self._find)
        self.count = Words("", SECOND, palette.INK_2)
        self.games = Dropdown([Choice("", "")], "", name=say("game"), then=self._change_game)
        self.section_list = Dropdown([Choice(0, "")], 0, name=say("section"), then=self._go_to_section)
        self.links: list[SectionLink] = []
        self.link_area = ScrollArea(gap=2, padding=4, name=say("sections"))
        self.views: list[RulesParagraph] = []
        self.headings: list[SectionHeading] = []
        self.page: TwoMinutes | None = None
        self.nothing = Words("", align="center")
        self.text_area = ScrollArea(gap=4, padding=14, name=say("rules"))
        self.tools = [Tool(say("cards"), "cards", lambda _: self._open_cards())]
        self.slips = TermSlips(glossary(game), lambda _: self._lines(), self._lines)
        self._written: tuple[Hashable, Sequence[WrittenLine]] = None, ()
        """What can be read now, after what that depends on."""
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._target: int | None = None

    # -- content ----------------------------------------------------------------------------------------------

    def enter(self, app: Host) -> None:
        super().enter(app)
        if self.views:
            return
        self.games.choices = game_choices()
        self.games.visible = len(self.games.choices) > 1
        self.tools[0].visible = app.knows("gallery")
        self._read(self._wanted_game or first_game(app.settings.last_game))
        number = self.reference.about(self._wanted_card) if self._wanted_card else None
        if number is None and self._wanted_clause:
            number = self.reference.home(self._wanted_clause)
        if number is not None:
            self._go_to(number)

    def _read(self, slug: str) -> None:
        self.slug = self.games.value = slug
        try:
            self.reference = reference(slug)
        except assets.AssetMissing:
            self.reference = parse("")
            self.nothing.words = say("no-rules")
        self.nothing.visible = not self.reference.paragraphs
        self.title = say("rules-of", game=titles().get(slug, slug))
        sections = self.reference.sections
        self.links = [SectionLink(title, number, self._go_to_section) for number, title in enumerate(sections)]
        self.link_area.children = list(self.links)
        self.section_list.choices = [Choice(number, title) for number, title in enumerate(sections)] or [Choice(0, "")]
        self.headings = [SectionHeading(title, number) for number, title in enumerate(sections)]
        terms = glossary(slug)
        self.slips = TermSlips(terms, lambda _: self._lines(), self._lines)
        self.views = [
            RulesParagraph(number, paragraph, self._show_in_place, terms.first(paragraph.plain))
            for number, paragraph in enumerate(self.reference.paragraphs)
        ]
        told = guide(slug)
        self.page = TwoMinutes(slug, told, self.redraw) if told is not None else None
        if self.page is not None:
            self.links.insert(0, SectionLink(self.page.name, _PAGE, self._go_to_section))
            self.link_area.children = list(self.links)
            self.section_list.choices = [Choice(_PAGE, self.page.name), *self.section_list.choices]
        self.text_area.children = self._in_order()
        self.text_area.offset = 0

    def _in_order(self) -> list[Widget]:
        """Return each section's heading and paragraphs. The sentence that nothing was found comes first."""
        children: list[Widget] = [*([self.page] if self.page is not None else []), self.nothing]
        for heading in self.headings:
            children.append(heading)
            children += [view for view in self.views if view.paragraph.section == heading.number]
        if not self.headings:
            children += self.views
        return children

    def _change_game(self, slug: str) -> None:
        self._read(slug)
        self.search.content = ""
        self._find("")

    def _open_cards(self) -> None:
        self.app.open("gallery", game=self.slug, back=self._back)

    # -- going somewhere --------------------------------------------------------------------------------------

    def _go_to(self, number: int) -> None:
        """Show a paragraph, marked, at the next layout."""
        self._mark(number)
        self._target = number

    def _mark(self, number: int | None) -> None:
        for view in self.views:
            view.marked = view.number == number

    def _show_in_place(self, number: int) -> None:
        """Go from a search result to the same paragraph among its neighbors."""
        self._clear_search()
        self._go_to(number)
        self.place_again()
        self.form.focus(None)

    def _go_to_section(self, number: int) -> None:
        self._clear_search()
        self.place_again()
        if number == _PAGE:
            self.text_area.scroll_to(0)
            self._note_section()
            return
        heading = self.headings[number]
        self.text_area.scroll_to(self.text_area.offset + heading.rect.top - self.text_area.rect.top)
        self._note_section()

    def _clear_search(self) -> None:
        if self.search.content:
            self.search.content = ""
            self._find("")

    # -- terms ------------------------------------------------------------------------------------------------

    def _lines(self) -> Sequence[WrittenLine]:
        """Return the texts that can be read now."""
        area, size = self.text_area, (self.scale.width, self.scale.height)
        state = self.slug, self.search.content, area.offset, tuple(area.rect), size, self.scale.unit
        if state != self._written[0]:
            self._written = state, record_lines(size, area.draw)
        return self._written[1]

    def _explain(self, event: pygame.event.Event) -> bool:
        """Take a key that is about the words that are explained."""
        action = find_triggered(event, (EXPLAIN, EXPLAIN_MORE, BACK))
        if action == EXPLAIN:
            return self.slips.next()
        if action == EXPLAIN_MORE:
            return self.slips.into()
        return action == BACK and self.slips.back()

    def handle(self, event: pygame.event.Event) -> None:
        """Let the slips that explain a word handle events before the page."""
        if event.type == pygame.MOUSEMOTION and self.form.popup is None:
            inside = self.text_area.rect.collidepoint(event.pos) or self.slips.covers(event.pos)
            if self.slips.point(event.pos if inside else None, self._now):
                self.redraw()
                return
        elif event.type == pygame.MOUSEBUTTONDOWN and self.slips.covers(event.pos):
            return
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL) and self.slips.close():
            self.redraw()
        super().handle(event)

    # -- searching --------------------------------------------------------------------------------------------

    def _find(self, query: Any) -> None:
        """Show what contains the words, as they are typed."""
        words = str(query).strip()
        found = set(self.reference.find(words))
        for view in self.views:
            view.query = words
            view.visible = view.number in found
        with_hits = {view.paragraph.section for view in self.views if view.visible}
        for heading in self.headings:
            heading.visible = heading.number in with_hits
        clause = next((clause for part in self.reference.paragraphs for clause in part.homes), "1.1")
        self.nothing.words = say("no-match", clause=clause)
        self.nothing.visible = not found
        if self.page is not None:
            self.page.visible = not words
        if words:
            self._mark(None)
        self.count.words = say("of-paragraphs", count=len(found), most=len(self.views)) if words else ""
        self.text_area.offset = 0
        self.place_again()

    # -- keys -------------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> bool:
        """Scroll, jump to the search or open a result with the keys."""
        searching = bool(self.search.content)
        if self._explain(event):
            return True
        if self.slips.close():
            self.redraw()
        if find_triggered(event, (SEARCH,)):
            self.form.focus(self.search)
            self.search.line.select_all()
            return True
        if searching and find_triggered(event, (BACK,)):
            self._clear_search()
            return True
        in_search = self.form.focused in (self.search, None)
        if in_search and searching and find_triggered(event, (CHOOSE,)):
            return self._open_first()
        return self._scroll_with(event, in_search, searching) or self.type_into(self.search, event)

    def _open_first(self) -> bool:
        found = [view.number for view in self.views if view.visible]
        if found:
            self._show_in_place(found[0])
        return True

    def _scroll_with(self, event: pygame.event.Event, in_search: bool, searching: bool) -> bool:
        page = self.text_area.rect.height - self.scale.px(_WHEEL)
        steps = {PAGE_DOWN: page, PAGE_UP: -page}
        if in_search:
            steps |= {LIST_DOWN: self.scale.px(_WHEEL), LIST_UP: -self.scale.px(_WHEEL)}
        if in_search and not searching:
            steps |= {FIRST: -self.text_area.farthest, LAST: self.text_area.farthest}
        action = find_triggered(event, steps)
        if action is None:
            return False
        self.text_area.scroll_to(self.text_area.offset + steps[action])
        self._note_section()
        return True

    def caps(self) -> Caps:
        if self.search.content:
            return (
                (cap(CHOOSE), say("key-show-first")),
                (cap(BACK), say("key-show-all-rules")),
                (cap(PAGE_DOWN), say("key-scroll")),
            )
        return (
            (cap(LIST_DOWN), say("key-scroll")),
            (cap(PAGE_DOWN), say("key-page")),
            (cap(SEARCH), say("key-search")),
            (cap(EXPLAIN), say("key-explain")),
            (cap(NEXT), say("key-sections")),
            (cap(BACK), say("key-back")),
        )

    # -- layout and picture -----------------------------------------------------------------------------------

    def place_body(self) -> None:
        """Search and sections at the left, the text at the right; below each other when there is no room."""
        top_view = self._topmost()
        self.slips.close()
        self.slips.area, self.slips.unit = self.body, self.scale.unit
        self.section_list.visible = self.narrow
        self.link_area.visible = not self.narrow
        self.set_controls(self.search, self.count, self.games, self.section_list, self.link_area, self.text_area)
        if self.narrow:
            self._place_narrow()
        else:
            self._place_wide()
        if self.page is not None:
            self.page.room = self._panel.height
        self.text_area.place(self._panel.inflate(-self.scale.px(8), -self.scale.px(8)), self.scale.unit)
        self._keep_place(top_view)
        self._note_section()

    def _place_wide(self) -> None:
        scale, body, margin = self.scale, self.body, self.margin
        gap, width = scale.px(22), scale.px(_LIST)
        top, bottom = body.top + scale.px(16), body.bottom - scale.px(16)
        self.search.place(pygame.Rect(margin, top, width, scale.px(44)), scale.unit)
        y = self.search.rect.bottom + scale.px(8)
        self.count.place(pygame.Rect(margin + scale.px(6), y, width, scale.px(18)), scale.unit)
        y += scale.px(22)
        if self.games.visible:
            self.games.place(pygame.Rect(margin, y, width, scale.px(44)), scale.unit)
            y += scale.px(54)
        inset = scale.px(4)
        self.link_area.place(pygame.Rect(margin - inset, y, width + 2 * inset, bottom - y), scale.unit)
        left = margin + width + gap
        self._panel = pygame.Rect(left, top, body.right - margin - left, bottom - top)

    def _place_narrow(self) -> None:
        scale, body, margin = self.scale, self.body, self.margin
        gap, top, high = scale.px(8), body.top + scale.px(8), scale.px(44)
        boxes: list[Widget] = [self.search, self.section_list]
        if self.games.visible:
            boxes.append(self.games)
        width = (body.width - 2 * margin - gap * (len(boxes) - 1)) // len(boxes)
        for number, box in enumerate(boxes):
            box.place(pygame.Rect(margin + number * (width + gap), top, width, high), scale.unit)
        self.count.place(pygame.Rect(0, -scale.px(40), 0, 0), scale.unit)
        top += high + gap
        self._panel = pygame.Rect(margin, top, body.width - 2 * margin, body.bottom - gap - top)

    def _topmost(self) -> int | None:
        """Return the paragraph at the top of the view, to keep it there when the window changes."""
        if not self.text_area.offset:
            return None
        shown = [view for view in self.views if view.visible and view.rect.bottom > self.text_area.rect.top]
        return shown[0].number if shown else None

    def _keep_place(self, topmost: int | None) -> None:
        """Go to the wanted paragraph, or stay at the one that was at the top."""
        area = self.text_area
        if self._target is not None:
            view = self.views[self._target]
            area.scroll_to(area.offset + view.rect.top - area.rect.top - area.rect.height * _MARKED_AT)
            self._target = None
        elif topmost is not None and self.views[topmost].visible:
            area.scroll_to(area.offset + self.views[topmost].rect.top - area.rect.top - self.scale.px(14))

    def _note_section(self) -> None:
        """Tell the list of sections which one is being read."""
        limit = self.text_area.rect.top + self.scale.px(60)
        above = [heading.number for heading in self.headings if heading.visible and heading.rect.top <= limit]
        at_end = self.text_area.farthest and self.text_area.offset >= self.text_area.farthest
        begins = _PAGE if self.page is not None else 0
        current = len(self.headings) - 1 if at_end else above[-1] if above else begins
        if self.search.content:
            current = _NONE
        for link in self.links:
            link.current = link.number == current
        self.section_list.value = max(begins, current)

    def update(self, now: int) -> bool:
        """Let time pass; scrolling changes the section that is being read."""
        self._note_section()
        explained = self.slips.update(now)
        if self.page is not None and self.page.visible and not self.text_area.offset:
            self.page.step()
        return super().update(now) or explained

    def animating(self) -> bool:
        drawing = self.page is not None and self.page.visible and not (self.page.is_drawn or self.text_area.offset)
        return super().animating() or drawing

    def wake_at(self) -> int | None:
        return soonest(super().wake_at(), self.slips.wake_at())

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.slips.draw(surface)

    def draw_body(self, surface: pygame.Surface) -> None:
        unit = self.scale.unit
        paint.panel(surface, self._panel, 16 * unit, palette.RAISED, palette.SOFT, 1.5 * unit)
