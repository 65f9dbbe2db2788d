"""The panel of the map: the day, the reputation, and an evening with its doors and favors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import pygame

from client.art import palette, text
from client.scenes.season.door import Lanterns, StakesWords, door_card, play_button
from client.scenes.season.signs import ahead_words, door_sign, outcome_words
from client.street.season import SeasonUnderWay, favor_words
from client.widgets import Button, Column, Form, Pressable, Row, ScrollArea, Widget, Words, heading, icon_button
from client.widgets.style import BODY, HINT, LABEL, SECOND, SECTION, Style
from engine.store.store import Store
from engine.street.library import story, street
from engine.street.season import TABLE
from engine.street.season_playing import Favor
from engine.street.season_story import fill_text
from engine.words.dates import season_day
from engine.words.say import season as say

_DAY = Style("baloo-800", 24)
_PADDING, _GAP, _RING = 14.0, 9.0, 8.0
_FOOT = 44.0
_ROW = 56.0


class DayLine(Words):
    """The day at the top, in letters small enough for one line."""

    def __init__(self) -> None:
        super().__init__("", _DAY)

    def height_for(self, width: int, unit: float) -> int:
        return round(_DAY.size * 1.15 * unit)

    def draw(self, surface: pygame.Surface) -> None:
        size = text.fit(self.words, _DAY.font, _DAY.size * self.unit, self.rect.width, 12.5 * self.unit)
        text.draw(surface, self.words, _DAY.font, size, palette.INK, self.rect.midleft, "midleft")


class Chip(Pressable):
    """A favor that can be used tonight. Pressing it chooses or drops it."""

    def __init__(self, words: str, about: str, chosen: bool, then: Callable[[Any], None]) -> None:
        super().__init__(name=words, then=then)
        self.chosen = chosen
        self._about = about
        self._texts = Column(
            Words(words, LABEL, line_height=1.2), Words(about, HINT, palette.INK_2, line_height=1.25), gap=0
        )

    def describe_content(self) -> str:
        return self._about

    def height_for(self, width: int, unit: float) -> int:
        return self._texts.height_for(width - round(20 * unit), unit) + round(14 * unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        inner = rect.width - self.px(20), rect.height - self.px(14)
        self._texts.place(pygame.Rect((rect.x + self.px(10), rect.y + self.px(7)), inner), unit)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_tile(surface, self.rect)
        self._texts.draw(surface)


class EveningRow(Pressable):
    """An evening in the list that replaces the map in small windows."""

    def __init__(self, words: str, value: int, then: Callable[[Any], None]) -> None:
        super().__init__(name=words, then=then)
        self.value = value

    def _lines(self, width: int, unit: float) -> list[str]:
        return text.wrap(self.name, LABEL.font, LABEL.size * unit, width - 24 * unit, False)

    def height_for(self, width: int, unit: float) -> int:
        return round(max(_ROW, len(self._lines(width, unit)) * LABEL.size * 1.25 + 16) * unit)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_tile(surface, self.rect)
        lines, size = self._lines(self.rect.width, self.unit), LABEL.size * self.unit
        place = self.rect.x + 12 * self.unit, self.rect.centery - (len(lines) - 1) * size * 1.25 / 2
        text.paragraph(surface, lines, LABEL.font, size, palette.INK, place, "midleft", 1.25)


class Calls(Protocol):
    """What the map and its panel ask the program to do."""

    @property
    def store(self) -> Store | None:
        """The stored matches."""

    def play(self, season: SeasonUnderWay, door: int, favor: str) -> None:
        """Open tonight's door, counted from 1. `favor`: the favor's data, or empty."""

    def go_on(self, season: SeasonUnderWay) -> None:
        """Continue tonight's match or puzzle."""

    def concede(self, season: SeasonUnderWay) -> None:
        """Lose tonight's evening without playing on."""

    def end_season(self, season: SeasonUnderWay) -> None:
        """Show the end of an abandoned season."""

    def is_kept(self, match: int) -> bool:
        """Return whether a match is stored."""


@dataclass(frozen=True, slots=True)
class MapCalls:
    """What the panel asks the map to do."""

    stops: Callable[[], Sequence[Widget]]
    """Returns the evenings in order, and the party."""
    show: Callable[[Any], None]
    """Shows an evening by its number."""
    show_tonight: Callable[[], None]
    show_favor: Callable[[int], None]
    """Shows that the favor at a place was chosen or dropped."""
    watch: Callable[[int], None]
    """Shows the replay of a match."""
    ask_to_concede: Callable[[], None]
    tell_story: Callable[[], None]
    open_album: Callable[[], None]
    leave: Callable[[], None]


class EveningPanel:
    """The widgets of the panel for the evening that the map shows."""

    def __init__(self, season: SeasonUnderWay, calls: Calls, scene: MapCalls) -> None:
        self.season = season
        self._calls = calls
        self._scene = scene
        self.lists = False
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.plays: list[Button] = []
        """The buttons that open a door or go on."""
        self.favors: list[Chip] = []
        self._favor: Favor | None = None
        self._day = DayLine()
        self.lanterns = Lanterns(0, 1, "")
        self._area = ScrollArea(gap=_GAP, padding=_RING, name=say("season"))
        self._leave = Button(say("leave"), icon="left", then=lambda _: scene.leave())
        self._story = icon_button("log", say("story"), "secondary", then=lambda _: scene.tell_story())
        self._album = icon_button("photo", say("album"), "secondary", then=lambda _: scene.open_album())
        self._foot = Row(self._leave, self._story, self._album, shares=(1, 0, 0), gap=10)

    @property
    def widgets(self) -> list[Widget]:
        """Return all widgets in tab order."""
        if self.lists:
            return [self._area, self._foot]
        return [self._day, self.lanterns, self._area, self._foot]

    @property
    def first(self) -> Widget:
        """Return the control to begin with."""
        return next(iter(self.stops()), self._leave)

    def stops(self) -> list[Widget]:
        """Return the controls in order, those that open a door first among the evening's."""
        return [*Form(self._area).stops(), self._leave, self._story, self._album]

    # -- content ----------------------------------------------------------------------------------------------

    def show(self, number: int) -> None:
        """Fill the panel with an evening, or the party."""
        self._favor, self._area.offset = None, 0
        self._fill(number)

    def _fill(self, number: int) -> None:
        season, state = self.season, self.season.state
        self.plays, self.favors = [], []
        self._day.words = self._day.name = self._title(number)
        if self.lanterns.points != state.points or self.lanterns.most == 1:
            self.lanterns = Lanterns(state.points, season.rules.most, story().reputation_words(state.points))
        tonight = min(state.day, season.days + 1)
        if number == tonight and not state.is_over:
            rows = self._tonight()
        elif number <= season.days and season.outcome(number) is not None:
            rows = self._past(number)
        else:
            rows = self._coming_evening(number)
        head = [self._day, self.lanterns] if self.lists else []
        self._area.children = [*head, *rows, *self._list_rows(number)]

    def _title(self, number: int) -> str:
        season = self.season
        if number > season.days:
            table = season.state.day - season.days
            at_party = season.at_party and not season.state.is_over
            return say("party-of", number=table, count=2) if at_party else story().party.title
        return say("evening-of", day=season_day(number), number=number, count=season.days)

    def _list_rows(self, shown: int) -> list[Widget]:
        if not self.lists:
            return []
        rows: list[Widget] = [heading(say("evenings"))]
        for number, stop in enumerate(self._scene.stops(), 1):
            row = EveningRow(stop.name, number, self._scene.show)
            row.chosen = number == shown
            rows.append(row)
        return rows

    def _tonight(self) -> list[Widget]:
        season, state = self.season, self.season.state
        doors = season.plan.doors(state.day)
        style = SECOND if season.at_party else Style(BODY.font, 17)  # the party's text is long
        rows: list[Widget] = [Words(self._line(len(doors)), style, line_height=1.3)]
        begun = state.begun if state.stage == TABLE else None
        if begun is not None:
            return [*rows, self._going_on(begun.day, begun.door)]
        for number in range(1, len(doors) + 1):
            rows.append(self._door(number, len(doors)))
        owed = season.favors()
        if owed:
            rows.append(Words(say("favors-left", count=season.favors_left), SECTION))
            self.favors = [self._chip(place, favor) for place, favor in enumerate(owed)]
            rows += self.favors
        return rows

    def _line(self, doors: int) -> str:
        season, day = self.season, self.season.state.day
        if day <= season.days:
            evening = story().evenings[day - 1]
            return evening.two if doors > 1 else evening.one
        first, second = (season.rival(season.days + table, 1) for table in (1, 2))
        party = story().party
        return fill_text(party.before if day == season.days + 1 else party.between, rival=first, other=second)

    def _door(self, number: int, count: int) -> Widget:
        sign = door_sign(self.season, self.season.state.day, number)
        kind = self.season.favor_kind(number, self._favor)
        words = say("play-with", favor=kind) if kind else say("play")
        play = play_button(sign, words, str(number) if count > 1 else "", lambda _: self._open(number))
        self.plays.append(play)
        return door_card(sign, play, small=count > 1 or self.season.at_party)

    def _going_on(self, day: int, number: int) -> Widget:
        sign = door_sign(self.season, day, number)
        play = play_button(sign, say("go-on"), "", lambda _: self._calls.go_on(self.season))
        self.plays.append(play)
        concede = Button(say("concede"), "quiet", icon="flag", then=lambda _: self._scene.ask_to_concede())
        return Column(door_card(sign, play, small=True), concede, gap=4)

    def _open(self, number: int) -> None:
        self._calls.play(self.season, number, self._favor.to_data() if self._favor is not None else "")

    def _chip(self, place: int, favor: Favor) -> Chip:
        opponent = street(favor.street).opponent(favor.opponent)
        name = opponent.name if opponent is not None else favor.opponent
        chosen = favor == self._favor
        words, about = favor_words(favor.kind, name)

        def choose() -> None:
            self._favor = None if chosen else favor
            self._fill(min(self.season.state.day, self.season.days + 1))
            self._scene.show_favor(place)

        return Chip(words, say("favor-chosen") if chosen else about, chosen, lambda _: choose())

    def reveal_favor(self, place: int) -> None:
        """Scroll to the favor at a place."""
        self._area.reveal(self.favors[place])

    def _past(self, number: int) -> list[Widget]:
        outcome = self.season.outcome(number)
        assert outcome is not None
        sign = door_sign(self.season, number, outcome.door)
        more: list[Widget] = [StakesWords(outcome_words(outcome))]
        if outcome.match and self._calls.is_kept(outcome.match):
            more.append(Button(say("watch-replay"), icon="eye", then=lambda _: self._scene.watch(outcome.match)))
        return [door_card(sign, None, *more, small=True), *self._way_back()]

    def _coming_evening(self, number: int) -> list[Widget]:
        season = self.season
        words = ahead_words(season, number)
        rows: list[Widget] = [Words(f"{words[:1].upper()}{words[1:]}.", BODY)] if number <= season.days else []
        return [*rows, Words(say("ahead", day=season_day(number)), SECOND, palette.INK_2), *self._way_back()]

    def _way_back(self) -> list[Widget]:
        """Return the button that shows tonight's evening."""
        scene = self._scene
        return [] if self.lists else [Button(say("to-tonight"), icon="undo", then=lambda _: scene.show_tonight())]

    # -- layout -----------------------------------------------------------------------------------------------

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Place the day and the reputation at the top, the buttons at the bottom, the rest between them."""
        self.rect = rect
        padding, gap = round((4 if self.lists else _PADDING) * unit), round(_GAP * unit)
        inner = rect.inflate(-2 * padding, -2 * padding)
        foot = round(_FOOT * unit)
        self._foot.place(pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot), unit)
        top = inner.y
        if not self.lists:
            for widget in (self._day, self.lanterns):
                high = widget.height_for(inner.width, unit)
                widget.place(pygame.Rect(inner.x, top, inner.width, high), unit)
                top += high + gap // 2
        ring = round(_RING * unit)
        self._area.place(
            pygame.Rect(inner.x - ring, top, inner.width + 2 * ring, max(1, inner.bottom - foot - gap // 2 - top)), unit
        )
