"""All matches: those in progress, to continue, and finished ones, to replay."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import pygame

from client.art import paint, palette
from client.input.actions import BACK, DELETE, NEXT, PRESS, RENAME, UNDO, cap, find_triggered
from client.replay.match_rebuild import CannotReplay, ReplayLoader
from client.scenes.games import game_entries, titles
from client.scenes.matches.pictures import MatchPictures
from client.scenes.matches.rows import Facts, MatchList, MatchRow
from client.scenes.matches.words import deleted_words, which
from client.scenes.page import Caps, Page
from client.shell.scene import Host
from client.widgets import (
    Button,
    Choice,
    Dialog,
    DialogButton,
    Dropdown,
    FieldDialog,
    Segments,
    TextField,
    Toast,
    Widget,
    Words,
    make_warning,
)
from client.widgets.style import SECOND
from engine.session.resume import CannotResume
from engine.store.files.atomic import Damaged, StoreError
from engine.store.history.match_list import LONGEST_NAME, StoredMatch, Which
from engine.store.history.matches import Matches
from engine.store.store import Store
from engine.words.say import matches as say

if TYPE_CHECKING:
    from client.replay.recording import Recording

_PICTURES_MS = 9.0
"""The time for small pictures in a frame in which nothing else happens."""
_QUIET_MS = 120
"""The time without any input before that begins."""
_WIDEST = 1180.0
_PAGE = 50
"""Rows that are read at once."""
_BAR_PADDING = 10.0
_SEASON = "/season"
"""The filter for matches of seasons; no game is named like this."""


class MatchesScene(Page):
    """The matches in a store, if any. Deleted matches can be restored until the list closes.

    `resume` continues one by its id; it raises StoreError on failure. `back` as in `Page`. Opens "setup", "replay"
    (recording=..., back_words=...) and "log" (words=..., lines=...).
    """

    def __init__(
        self,
        store: Store | None,
        resume: Callable[[int], None],
        back: Callable[[], None] | None = None,
        clock: Callable[[], float] = time.time,
        season: tuple[Mapping[int, int], int] = ({}, 0),
    ) -> None:
        """`season`: the evenings of seasons' matches by their ids, and the id of the one under way, or 0."""
        super().__init__(say("matches"), back)
        self._evenings, self._tonight = season
        self._store = store
        self._resume = resume
        self._clock = clock
        self._pictures = MatchPictures(store) if store is not None else None
        self._reel = ReplayLoader(store, self._play, self._cannot_watch)
        self._asked: StoredMatch | None = None
        """The finished match that is being made ready to be watched."""
        self._touched = 0
        self._to_be_covered = self._covered = False
        """Whether another scene is about to lie over this one, or does; it comes back after that."""
        self.problem = ""
        """Why the matches cannot be told now."""
        self._counts: dict[tuple[str, bool], int] = {}
        """How many matches there are, by game and whether they are finished; those of seasons also by `_SEASON`."""
        self.deleted: list[StoredMatch] = []
        """What has been deleted since the list was opened, the last one last."""
        kinds = [(False, ""), (True, "")]
        self.kinds = Segments(kinds, False, name=say("in-progress-or-finished"), then=self._look_at)
        self.games = Dropdown([Choice("", say("all-games"))], "", name=say("game"), then=self._look_at)
        self.list = MatchList()
        self.list.load_more = self._read_more
        self.sentence = Words("", align="center")
        self.new_game = Button(
            say("new-game"), "primary", icon="cards", then=lambda _: self.app.open("setup", back=back)
        )
        self.again = Button(say("try-again"), "primary", icon="undo", then=lambda _: self._read_again())
        self.told = Words("", color=palette.CREAM)
        self.undo = Button(
            say("undo"), "dusk", icon="undo", key=cap(UNDO), show_key=True, then=lambda _: self.put_back()
        )
        self._undo_bar = pygame.Rect(0, 0, 0, 0)

    # -- what there is ------------------------------------------------------------------------------------------

    def enter(self, app: Host) -> None:
        super().enter(app)
        came_back, self._covered = self._covered, False
        self._touched = app.clock.now()
        self._count()
        if not came_back and self._counts and all(finished for _, finished in self._counts):
            self.kinds.value = True
        self._fill(self.list.chosen_row.match.id if came_back and self.list.chosen_row else 0)
        if self.list.rows:
            self.form.focus(self.list, ring=False)

    def leave(self) -> None:
        """Forget deleted matches for good, unless the list comes back."""
        if self._to_be_covered:
            self._to_be_covered, self._covered = False, True
            return
        if self._store is None or not self.deleted:
            return
        matches, gone = self._store.matches, [match.id for match in self.deleted]
        self._store.writer.put(lambda: matches.forget(gone))  # at one of the next starts if it fails now
        self.deleted.clear()

    def on_saved(self) -> None:
        before = self._counts
        self._count()
        if self._counts != before:
            self._read_again()

    def _count(self) -> None:
        """Find out how many matches there are."""
        self.problem, self._counts = "", {}
        if self._store is None:
            return
        try:
            self._store.writer.catch_up()
            self._counts = self._store.matches.counts()
            of_season = self._store.matches.list_matches(Which(ids=tuple(self._evenings)), -1) if self._evenings else []
            self._counts |= Counter((_SEASON, match.finished) for match in of_season)
        except StoreError as problem:
            self.problem = str(problem)

    def _read(self, skip: int = 0) -> list[MatchRow]:
        """Return the next rows of the list, after the first `skip`."""
        if self._store is None or self._pictures is None or self.problem:
            return []
        slugs = (self.games.value,) if self.games.value not in ("", _SEASON) else None
        ids = tuple(self._evenings) if self.games.value == _SEASON else None
        try:
            matches = self._store.matches.list_matches(Which(self.kinds.value, slugs, ids), _PAGE, skip)
            winners = self._store.results.winners([match.id for match in matches if match.finished])
        except StoreError as problem:
            self.problem = str(problem)
            return []
        games = {entry.slug: entry for entry in game_entries()}
        facts = Facts(games, winners, self._pictures, self._clock(), self._evenings, self._open, self._rename,
                      self.delete)  # fmt: skip
        return [MatchRow(match, facts) for match in matches]

    def _read_more(self) -> None:
        there = len(self.list.rows)
        if there % _PAGE == 0 and there < self._count_of(self.kinds.value) and (rows := self._read(there)):
            self.list.add(rows)

    def _count_of(self, finished: bool) -> int:
        """Return the number of matches of the chosen games."""
        return sum(
            count
            for (game, over), count in self._counts.items()
            if over == finished and (game == self.games.value or (not self.games.value and game != _SEASON))
        )

    def _read_again(self) -> None:
        self._show_again(self.list.chosen_row.match.id if self.list.chosen_row else 0)

    def _show_again(self, chosen: int = 0, place: int = 0) -> None:
        """Show what the store has now. The arguments are those of `_fill`."""
        self._count()
        self._fill(chosen, place)
        self.place_again()

    def _look_at(self, _: Any) -> None:
        self._fill()
        self.place_again()

    def _fill(self, chosen: int = 0, place: int = 0) -> None:
        """Make the rows of the list. The keys work on the match `chosen` (its id), or on the row at a place."""
        known = {_SEASON: say("season"), **titles()}
        present = {game for game, _ in self._counts}
        slugs = [slug for slug in known if slug in present] + sorted(present - set(known))
        self.games.choices = [Choice("", say("all-games")), *(Choice(slug, known.get(slug, slug)) for slug in slugs)]
        self.games.visible = len(slugs) > 1
        if self.games.value not in present or not self.games.visible:
            self.games.value = ""
        words = "in-progress", "finished-count"
        self.kinds.options = [(bool(kind), say(words[kind], count=self._count_of(bool(kind)))) for kind in (0, 1)]
        self._reel.stop()
        rows = self._read()
        while len(rows) < place + 1 <= self._count_of(self.kinds.value) and (more := self._read(len(rows))):
            rows += more
        places = [number for number, row in enumerate(rows) if row.match.id == chosen]
        self.list.show(rows, places[0] if places else place)
        if not places and not place:
            self.list.offset = 0
        self._say_what_is_missing()

    def _say_what_is_missing(self) -> None:
        nothing = say("nothing-begun") if self._store is not None else say("nothing-kept")
        none = "none-finished" if self.kinds.value else "none-in-progress"
        of_game = self.games.value not in ("", _SEASON)
        none = say(f"{none}.of-game", game=self.games.chosen_entry.words) if of_game else say(none)
        self.sentence.words = self.problem or (none if self._counts else nothing)
        self.again.visible = bool(self.problem)
        self.new_game.visible = not self.problem and not self.kinds.value and self.app.knows("setup")
        self.told.words = deleted_words(self.deleted, titles(), self._clock())
        self.undo.visible = bool(self.deleted)

    # -- what is done with a match --------------------------------------------------------------------------------

    def _open(self, row: MatchRow) -> None:
        """Play on, or watch."""
        self.list.choose(self.list.rows.index(row))
        if row.match.finished:
            if self.app.knows("replay"):
                self._asked = row.match
                self._reel.want(row, row.match.id)
            return
        try:
            self._resume(row.match.id)
        except StoreError as problem:
            self._refuse(problem, row.match, forever=isinstance(problem, (CannotResume, Damaged)))

    def _play(self, recording: Recording) -> None:
        self._open_over("replay", recording=recording, back_words=say("matches"))

    def _cannot_watch(self, problem: CannotReplay) -> None:
        assert self._asked is not None, "it was asked for"
        self._refuse(problem, self._asked, forever=True)

    def _refuse(self, problem: StoreError, match: StoredMatch, forever: bool) -> None:
        """Say why a match cannot be opened; of one that never can be again the log is left."""
        if not forever or not self.app.knows("log"):
            self.say(Toast("refused", say("not-now"), str(problem)))
            return
        answers = [
            DialogButton(say("read-its-log"), lambda: self._show_log(match), "primary", icon="log"),
            DialogButton(say("back-to-the-list"), None, harmless=True),
        ]
        self.form.show(Dialog(say("this-match-cannot"), str(problem), answers, icon="warning"))

    def _show_log(self, match: StoredMatch) -> None:
        assert self._store is not None, "the match is from there"
        try:
            lines = self._store.matches.log(match.id)
        except StoreError as problem:
            self.say(Toast("refused", say("log"), str(problem)))
            return
        self._open_over("log", words=match.words(titles()), lines=lines)

    def _open_over(self, name: str, **arguments: Any) -> None:
        self._to_be_covered = True
        self.app.open_over(name, **arguments)

    def _rename(self, row: MatchRow) -> None:
        """Ask for another name."""
        self.list.choose(self.list.rows.index(row))
        words = which(row.match, titles(), self._clock())
        self.form.show(NameDialog(row.match, words, lambda name: self._name(row.match, name)))

    def _name(self, match: StoredMatch, name: str) -> None:
        self._change(lambda matches: matches.rename(match.id, name), say("rename"), lambda: self._show_again(match.id))

    def delete(self, row: MatchRow) -> None:
        """Take a match off the list, until it is restored. Ask first for the match of a season under way."""
        if row.match.id != self._tonight:
            self._delete(row.match)
            return
        self.form.show(
            make_warning(
                say("delete-of-season"),
                say("delete-of-season-sentence"),
                say("delete"),
                say("keep-it"),
                lambda: self._delete(row.match),
            )
        )

    def _delete(self, match: StoredMatch) -> None:
        now = self._clock()
        self._change(lambda matches: matches.delete(match.id, now), say("delete"), lambda: self._on_deleted(match))

    def _on_deleted(self, match: StoredMatch) -> None:
        place = next((number for number, row in enumerate(self.list.rows) if row.match.id == match.id), 0)
        self.deleted.append(match)
        self._show_again(place=place)
        self.list.reveal_chosen()

    def put_back(self) -> None:
        """Restore the last deleted match."""
        match = self.deleted[-1]
        self._change(lambda matches: matches.restore(match.id), say("undo"), lambda: self._on_restored(match))

    def _on_restored(self, match: StoredMatch) -> None:
        self.deleted.remove(match)
        self.kinds.value = match.finished
        self.games.value = self.games.value if self.games.value == match.game else ""
        self._show_again(match.id)
        self.list.reveal_chosen()
        self.form.focus(self.list, ring=False)

    def _change(self, change: Callable[[Matches], None], what: str, then: Callable[[], None]) -> None:
        """Have the writer change a match; then show the change, or why it failed."""
        assert self._store is not None, "the match is from there"
        matches = self._store.matches

        def on_done(result: object) -> None:
            if isinstance(result, StoreError):
                self.say(Toast("refused", what, str(result)))
            else:
                then()

        self._store.writer.put(lambda: change(matches), on_done)

    # -- keys and time ------------------------------------------------------------------------------------------

    def caps(self) -> Caps:
        if not self.list.rows:
            return ((cap(NEXT), say("key-next-control")), (cap(BACK), say("key-back")))
        undo = ((cap(UNDO), say("key-undo")),) if self.deleted else ()
        return (
            (cap(PRESS), say("key-watch" if self.kinds.value else "key-play-on")),
            (cap(RENAME), say("key-rename")),
            (cap(DELETE), say("key-delete")),
            *undo,
            (cap(BACK), say("key-back")),
        )

    def take_key(self, event: pygame.event.Event) -> bool:
        """Handle keys for the selected match, wherever the focus is."""
        row, action = self.list.chosen_row, find_triggered(event, (RENAME, DELETE))
        if row is not None and action is not None:
            (self._rename if action == RENAME else self.delete)(row)
        return row is not None and action is not None

    def handle(self, event: pygame.event.Event) -> None:
        """Handle an event. Thumbnails wait while the player is active."""
        self._touched = self.app.clock.now()
        super().handle(event)

    def update(self, now: int) -> bool:
        """Load the wanted replay, and thumbnails while idle."""
        changed = super().update(now)
        changed = self._reel.work() or changed
        if changed or self._pictures is None or not self._draws_pictures or now - self._touched < _QUIET_MS:
            return changed
        return self._pictures.work(_PICTURES_MS)

    @property
    def _draws_pictures(self) -> bool:
        busy = self.form.popup is not None or self.form.animating() or self._reel.turning
        return self._pictures is not None and self._pictures.pending and not busy

    def animating(self) -> bool:
        return super().animating() or self._reel.turning or self._draws_pictures

    # -- layout -----------------------------------------------------------------------------------------------

    def place_body(self) -> None:
        """Place the filters along the top, the list below them, and what can be restored at the bottom."""
        scale, area = self.scale, self.column(_WIDEST)
        area.height -= scale.px(4)
        if self.deleted:
            self._place_undo(area)
        if not self._counts:
            self._place_sentence(area, *([self.undo] if self.deleted else []))
            return
        self._place_filters(area)
        undo = [self.told, self.undo] if self.deleted else []
        if not self.list.rows:
            self._place_sentence(area, self.kinds, self.games, *undo)
            return
        self.set_controls(self.kinds, self.games, self.list, *undo)
        ring = scale.px(8)
        self.list.place(area.inflate(2 * ring, 0).clip(self.body), scale.unit)

    def _place_filters(self, area: pygame.Rect) -> None:
        """Place the filters at both sides of one line, and the rest of the area below it."""
        unit, gap, high = self.scale.unit, self.scale.px(8), self.scale.px(44)
        top, games = area.top + gap, self.games.natural_width(unit)
        kinds = min(self.kinds.natural_width(unit), area.width - games - gap)
        self.kinds.place(pygame.Rect(area.left, top, kinds, high), unit)
        self.games.place(pygame.Rect(area.right - games, top, games, high), unit)
        used = gap + high + gap // 2
        area.height, area.top = area.height - used, area.top + used

    def _place_undo(self, area: pygame.Rect) -> None:
        """Place the bar at the bottom of the area, which becomes smaller."""
        scale, padding = self.scale, self.scale.px(_BAR_PADDING)
        button = self.undo.natural_width(scale.unit)
        room = area.width - button - 3 * padding
        words = self.told.height_for(room, scale.unit)
        high = max(words, scale.px(44)) + 2 * padding
        self._undo_bar = pygame.Rect(area.left, area.bottom - high, area.width, high)
        self.told.place(pygame.Rect(area.left + padding, self._undo_bar.centery - words // 2, room, words), scale.unit)
        place = pygame.Rect(area.right - padding - button, self._undo_bar.centery - scale.px(22), button, scale.px(44))
        self.undo.place(place, scale.unit)
        area.height -= high + scale.px(6)

    def _place_sentence(self, area: pygame.Rect, *controls: Widget) -> None:
        self.set_controls(*controls, self.sentence, self.again, self.new_game)
        self.place_sentence(area, self.sentence, self.again, self.new_game)

    def draw_body(self, surface: pygame.Surface) -> None:
        if self._pictures is not None:
            self._pictures.forget_wishes()
        if self.deleted:
            paint.panel(surface, self._undo_bar, 12 * self.scale.unit, palette.DUSK_9)


class NameDialog(FieldDialog):
    """Asks for a match's name. `words` describe the match, `then` gets the name."""

    def __init__(self, match: StoredMatch, words: str, then: Callable[[str], None]) -> None:
        field = TextField(match.name, longest=LONGEST_NAME, hint=titles().get(match.game, match.game), name=say("name"))
        field.line.select_all()
        self._name = then
        answers = [
            DialogButton(say("keep-this-name"), True, "primary", icon="check"),
            DialogButton(say("cancel"), False, harmless=True),
        ]
        below = Words(say("without-a-name"), SECOND, palette.INK_2)
        super().__init__(field, say("name-this-match"), words, answers, content=(field, below))
        self.then = self._on_answer

    def _on_answer(self, keep: bool) -> None:
        if keep:
            self._name(self.field.content)
