"""The page of the street: per rule set the opponents, the feats, and the day's deal with its calendar."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any

import pygame

from client.art import palette
from client.scenes.columns import RING, ColumnsPage
from client.scenes.games import game_entries
from client.scenes.page import Tool
from client.scenes.street.calendar import Calendar
from client.scenes.street.rows import FeatRow, OpponentRow, RemarkView
from client.shell.scene import Host
from client.widgets import Button, Choice, Dialog, DialogButton, Dropdown, ScrollArea, Toast, Widget, Words, heading
from client.widgets.style import SECOND
from engine.games import load
from engine.kernel.game.game import Game
from engine.session.computers.opponents import policy_words
from engine.session.privacy.deck_commitment import new_seed
from engine.store.player.street import OPEN, DayResult, StreetProgress
from engine.street.daily_match import deal_of
from engine.street.library import headings, street_named
from engine.street.playing import Seating, against, deal_line, deal_words, deals_of, of_the_day
from engine.street.street_file import Opponent, Street
from engine.words.dates import day_words
from engine.words.messages import retranslate
from engine.words.say import street as say

STEPS = ("opponents", "feats", "deal")
_GAP, _TOP, _LIST, _DIALOG = 9.0, 12.0, 340.0, 560.0


class StreetScene(ColumnsPage):
    """The opponents, feats and daily matches of the street.

    `play` begins a match, `resume` continues a stored one (its id), and `stored` returns which of some matches (ids)
    exist.
    """

    def __init__(
        self,
        progress: StreetProgress,
        play: Callable[[Seating], None],
        resume: Callable[[int], None],
        stored: Callable[[Sequence[int]], Sequence[int]],
        today: date,
        game: str = "",
        back: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(say("street"), back, [say(step) for step in STEPS])
        self.today = today
        self._progress, self._play, self._resume, self._stored = progress, play, resume, stored
        self._wanted = game
        self.street: Street | None = None
        self.season = Tool(say("season"), "flag", lambda _: self.app.open_over("season"))
        self.tools = [self.season]
        self.games = Dropdown([Choice("", "")], "", name=say("game"), then=self.choose)
        opponents, feats, deal = (ScrollArea(gap=_GAP, padding=RING, name=say(step)) for step in STEPS)
        self.areas = opponents, feats, deal
        self.rows: list[OpponentRow] = []
        self._titles: list[Widget] = []

    # -- what there is --------------------------------------------------------------------------------------

    def enter(self, app: Host) -> None:
        """Refresh the page, because a match may have changed the progress."""
        super().enter(app)
        self.season.visible = app.knows("season")
        houses = [entry.slug for entry in game_entries()]
        there = sorted(headings(), key=lambda entry: (houses.index(entry[1]), entry[0]))
        self.games.choices = [Choice(slug, title) for slug, _, title in there]
        wanted = self._wanted or app.settings.last_game
        found = [slug for slug, game, _ in there if wanted in (slug, game)] or [slug for slug, _, _ in there]
        self.street = self.street or (street_named(found[0]) if found else None)
        self._fill()
        if self.rows:
            self.focus_first(self.rows[0])

    def choose(self, slug: str) -> None:
        """Show another rule set."""
        self.street = street_named(slug)
        for area in self.areas:
            area.offset = 0
        self._fill()
        self.place_again()

    def _fill(self) -> None:
        street = self.street
        if street is None:
            for area in self.areas:
                area.children = []
            self.areas[0].children = [Words(say("nothing-here"))]
            return
        self.games.value = street.slug
        self._titles = []
        beaten, done = self._progress.beaten(street.slug), self._progress.feats(street.slug)
        self.rows = [
            OpponentRow(street.slug, entry, self._day(beaten.get(entry.id, "")), self.meet)
            for entry in street.opponents
        ]
        known = sum(entry.id in beaten for entry in street.opponents)
        self.areas[0].children = [
            *self._head("opponents", say("opponents-note", done=known, count=len(self.rows))),
            *self.rows,
        ]
        known = sum(feat.id in done for feat in street.feats)
        self.areas[1].children = [
            *self._head("feats", say("feats-note", done=known, count=len(street.feats))),
            *(FeatRow(feat, self._day(done.get(feat.id, ""))) for feat in street.feats),
        ]
        self.areas[2].children = self._deal_rows(street)

    def _head(self, step: str, note: str) -> list[Widget]:
        """Return the beginning of a column. Where there are steps, it names the step."""
        title = heading(say(step))
        self._titles.append(title)
        return [title, Words(note, SECOND, palette.INK_2)]

    def _day(self, day: str) -> str:
        """Return a stored day as players write it."""
        try:
            return day_words(date.fromisoformat(day), self.today)
        except ValueError:
            return day

    # -- an opponent ----------------------------------------------------------------------------------------

    def meet(self, opponent: Opponent) -> None:
        """Show who that is and what they say, before a match."""
        assert self.street is not None
        game = load(self.street.game)
        seats = say("deal-players", seats=2 + len(opponent.company))
        lines = [say("plays-as", level=policy_words(opponent.policy), players=seats)]
        if rules := rules_words(game, {k: v for k, v in opponent.options.items() if k not in self.street.options}):
            lines.append(say("with-options", options=rules))
        content: list[Widget] = [RemarkView(self.street.slug, opponent, opponent.before)]
        content += [Words(line, SECOND, palette.INK_2) for line in lines]
        answers = [
            DialogButton(say("play"), lambda: self._begin(opponent), "primary", "play"),
            DialogButton(say("back"), None),
        ]
        dialog = Dialog(opponent.name, opponent.about, answers, content=content, width=_DIALOG)
        self.form.show(dialog)
        dialog.form.focus(dialog.buttons[0])

    def _begin(self, opponent: Opponent) -> None:
        assert self.street is not None
        self._play(against(self.street, opponent, new_seed()))

    # -- the day's deal -------------------------------------------------------------------------------------

    def _deal_rows(self, street: Street) -> list[Widget]:
        results = deals_of(self._progress, street.slug, self._stored)
        deal = deal_of(street, self.today)
        players = say("deal-players", seats=deal.seats)
        rows: list[Widget] = self._head("deal", say("deal-note", players=players))
        own = {key: value for key, value in deal.options.items() if key not in street.options}
        if rules := rules_words(load(street.game), own):
            rows.append(Words(say("deal-options", options=rules), SECOND, palette.INK_2))
        now = results.get(self.today.isoformat())
        if now is None:
            words = say("deal-begin", day=day_words(self.today, self.today))
            rows.append(Button(words, "primary", icon="play", then=lambda _: self.begin_deal()))
        rows += [
            self._going_on(day, result)
            for day, result in sorted(results.items(), reverse=True)
            if result.ending == OPEN
        ]
        rows += [heading(say("calendar")), Calendar(self.today, results)]
        over = [(day, result) for day, result in sorted(results.items()) if result.ending != OPEN]
        if over:
            line = deal_line(street, date.fromisoformat(over[-1][0]), over[-1][1], self.today)
            rows += [Words(line, SECOND), Button(say("deal-copy"), icon="log", then=lambda _: self._copy(line))]
        return rows

    def _going_on(self, day: str, result: DayResult) -> Button:
        words = say("deal-go-on", day=self._day(day))
        return Button(
            words, "primary", icon="play", subtitle=deal_words(result), then=lambda _: self._resume(result.match)
        )

    def begin_deal(self) -> None:
        """Begin the deal of today, unless it was begun before."""
        street = self.street
        if street is not None and self.today.isoformat() not in self._progress.deals(street.slug):
            self._play(of_the_day(street, self.today))

    def _copy(self, line: str) -> None:
        self.copy(line, Toast("done", say("deal-copied"), say("deal-on-the-clipboard")), say("deal-copy"))

    # -- layout ---------------------------------------------------------------------------------------------

    def place_body(self) -> None:
        for title in self._titles:
            title.visible = not self.narrow
        super().place_body()

    def _place_steps(self) -> None:
        width = min(self.body.width - 2 * self.margin, self.scale.px(_LIST))
        top = self.body.top + self.scale.px(_TOP) // 2
        self.games.place(pygame.Rect(self.margin, top, width, self.scale.px(44)), self.scale.unit)
        whole, self.body = self.body, self.body.copy()
        self.body.height -= self.games.rect.bottom - self.body.top
        self.body.top = self.games.rect.bottom
        self._place_step(self.body.right - self.scale.px(5))
        self.body = whole
        self.set_controls(self.games, self.segments, self.areas[self.step])

    def _place_columns(self) -> None:
        scale, body, (left, _, inner, _) = self.scale, self.body, self.column(1500)
        self.set_controls(self.games, *self.areas)
        gap, top = scale.px(22), body.top + scale.px(_TOP)
        self.games.place(pygame.Rect(left, top, min(inner, scale.px(_LIST)), scale.px(44)), scale.unit)
        room = inner - 2 * gap
        widths = [round(room * share) for share in (0.38, 0.34, 0.28)]
        columns = []
        for width in widths:
            columns.append(pygame.Rect(left, body.top, width, body.height))
            left += width + gap
        top = self.games.rect.bottom + scale.px(_TOP)
        self._headings = []
        self._place_areas(columns, top, [body.bottom - scale.px(_TOP)] * 3)


def rules_words(game: Game, options: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """Put house rules into words: "Grants, Rounds: 4". With `names` (by seat), a seat is called by its player."""
    faces = {face["id"]: face["title"] for face in game.shows.faces()}
    chosen = [value for value in options.values() if isinstance(value, list | tuple)]
    parts = []
    for spec in retranslate(game.options.specs):
        if spec.key not in options:
            continue
        value = options[spec.key]
        if spec.kind == "choice" and not any(spec.key in key for key in options if options[key] in chosen):
            parts.append(f"{spec.label}: {_choice_words(value, dict(spec.choices)[value], names)}")
        elif spec.kind == "cards":
            parts += [faces[card] for card in value]
        elif spec.kind == "toggle" and value:
            parts.append(spec.label)
    return ", ".join(parts)


def _choice_words(value: Any, words: str, names: Sequence[str]) -> str:
    """Return the words of a choice. One that ends with the number of a seat, such as "Seat 2", becomes its player."""
    is_seat = isinstance(value, int) and words != str(value) and words.endswith(f" {value}")
    return names[value - 1] if is_seat and 0 < value <= len(names) else words
