"""The start page of a season: rule sets, difficulty, seed, and this week's season."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import date
from functools import partial

from client.art import palette
from client.input.actions import BACK, NEXT, PRESS, cap
from client.scenes.page import Caps, Page
from client.scenes.season.past import copy_line, past_rows, record_words
from client.shell.scene import Host
from client.widgets import (
    Button,
    Choice,
    ChoiceList,
    Column,
    Labeled,
    ScrollArea,
    SideBySide,
    TextField,
    Toggle,
    Widget,
    Words,
    make_warning,
    titled_panel,
)
from client.widgets.style import SECOND
from engine.session.privacy.deck_commitment import new_seed
from engine.store.player.season import SeasonProgress, SeasonRecord
from engine.street.library import season_rules, story, street
from engine.street.season import week_seed
from engine.street.season_past import past_season
from engine.words.say import season as say

_WIDEST, _TWO_COLUMNS = 1080.0, 900.0
_FIELD = 200.0
_LONGEST_SEED = 9
_DIGITS = "0123456789"
_SEASON = "season"
"""The name of the choices in the settings."""

Begin = Callable[[Sequence[str], str, int], None]


class StartScene(Page):
    """The choices for a new season.

    `begin` starts it (streets, difficulty, seed), `begin_week` the week's, `go_on` shows the one under way. `played`
    are the games of which a match was finished.
    """

    def __init__(
        self,
        progress: SeasonProgress,
        begin: Begin,
        begin_week: Callable[[], None],
        go_on: Callable[[], None],
        played: Collection[str],
        today: date,
        back: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(say("season"), back)
        self.progress = progress
        self._begin, self._begin_week, self._go_on = begin, begin_week, go_on
        self.rules = season_rules()
        self.week, _ = week_seed(today)
        self.switches = {slug: Toggle(then=lambda _: self._check()) for slug in self.rules.streets}
        self.rows = [
            Labeled(street(slug).title, switch, "" if street(slug).game in played else say("new-to-you"))
            for slug, switch in self.switches.items()
        ]
        choices = [Choice(entry.id, entry.title, hint=entry.about) for entry in self.rules.difficulties]
        self.difficulty = ChoiceList(choices, "", name=say("difficulty"))
        self.seed = TextField(
            "",
            longest=_LONGEST_SEED,
            hint=say("seed-random"),
            name=say("seed"),
            allowed=lambda letter: letter in _DIGITS,
        )
        self.start = Button(say("start"), "primary", icon="play", show_reason=True, then=lambda _: self._start())
        self.go_on_button = Button(say("go-on-season"), "primary", icon="play", then=lambda _: self._go_on())
        self.area = ScrollArea(gap=12, padding=12, name=self.title)
        self._left, self._right = Column(gap=12), Column(gap=12)

    def enter(self, app: Host) -> None:
        super().enter(app)
        left = app.settings.left_setup.get(_SEASON, {})
        chosen = left.get("streets")
        for slug, switch in self.switches.items():
            switch.on = slug in chosen if isinstance(chosen, list) else True
        self.difficulty.value = self.rules.difficulty(left.get("difficulty", "")).id
        self._check()
        self._fill()
        self.focus_first(self.start if self.start.kind == "primary" else self.go_on_button)

    def leave(self) -> None:
        """Keep the choices for the next visit."""
        self.app.settings.left_setup[_SEASON] = {"streets": self.streets, "difficulty": self.difficulty.value}
        super().leave()
        self.app.save_settings()

    def _fill(self) -> None:
        now = self.progress.now()
        words = self._words_of(now) if now is not None else ""
        self.start.kind = "secondary" if words else "primary"
        panels = (
            [titled_panel(say("under-way"), Words(words, SECOND, palette.INK_2), self.go_on_button)] if words else []
        )
        self._left.children = [
            *panels,
            titled_panel(say("rule-sets"), *self.rows),
            titled_panel(say("difficulty"), self.difficulty),
        ]
        past = past_rows(self.progress.past(), partial(copy_line, self))
        self._right.children = [
            titled_panel(say("week-title"), *self._week_rows()),
            titled_panel(say("seed"), Labeled(say("seed-hint"), self.seed, "", _FIELD)),
            *([titled_panel(say("past"), *past)] if past else []),
            *(
                [Button(say("album"), icon="photo", then=lambda _: self.app.open_over("album"))]
                if self.progress.album()
                else []
            ),
        ]

    def _week_rows(self) -> list[Widget]:
        tried = self.progress.week_season(self.week)
        rows: list[Widget] = [Words(line, SECOND) for line in story().week.lines]
        if tried is None:
            rows.append(Words(say("week-note", week=self.week), SECOND, palette.INK_2))
            rows.append(Button(say("week-start"), icon="play", then=lambda _: self._ask(self._begin_week)))
        else:
            rows.append(Words(self._words_of(tried), SECOND, palette.INK_2))
        return rows

    @staticmethod
    def _words_of(record: SeasonRecord) -> str:
        """Return a season in a sentence; empty if its data are unsound."""
        past = past_season(record)
        return record_words(past) if past is not None else ""

    # -- choices ----------------------------------------------------------------------------------------------

    @property
    def streets(self) -> list[str]:
        """Return the chosen rule sets."""
        return [slug for slug, switch in self.switches.items() if switch.on]

    def _check(self) -> None:
        self.start.reason = "" if self.streets else say("choose-one")
        self.place_again()

    def _start(self) -> None:
        seed = int(self.seed.content) if self.seed.content else new_seed() % 10**_LONGEST_SEED
        self._ask(lambda: self._begin(self.streets, self.difficulty.value, seed))

    def _ask(self, then: Callable[[], None]) -> None:
        """Ask whether a season under way may end, then begin."""
        if self.progress.now() is None:
            then()
            return
        self.form.show(
            make_warning(say("replace-title"), say("replace-sentence"), say("replace-yes"), say("cancel"), then)
        )

    # -- layout -----------------------------------------------------------------------------------------------

    def place_body(self) -> None:
        wide = self.scale.width_units >= _TWO_COLUMNS
        self.area.children = [SideBySide(self._left, self._right)] if wide else [self._left, self._right]
        self.place_alone(self.area, _WIDEST, self.start)
        self.place_in_bar(self.start)

    def bar_height(self) -> int:
        return self.scale.px(72)

    def caps(self) -> Caps:
        if self.scale.width_units < _TWO_COLUMNS:
            return ()
        return ((cap(NEXT), say("key-next")), (cap(PRESS), say("key-press")), (cap(BACK), say("key-back")))
