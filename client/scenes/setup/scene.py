"""The setup page: game, seats, house rules, and a summary. `page` has the layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import pygame

from client.art import portraits
from client.input.actions import FINISH, find_triggered
from client.scenes.gallery.face_book import FaceBook, theme_of
from client.scenes.games import first_game
from client.scenes.profile import seat_order
from client.scenes.setup.card_picker import CardPicker
from client.scenes.setup.house_rules import RulesPanel
from client.scenes.setup.match_setup import MatchSetup, SeatSetup, keep_own_name, saved_packs, seat_players
from client.scenes.setup.packs import PackRows, find_packs
from client.scenes.setup.page import SetupPage
from client.scenes.setup.seats import SeatCalls, SeatRow
from client.shell.scene import Host
from client.widgets import Choice, Widget
from client.widgets.opponents import NEW_PLAYER
from engine.ai.seat_request import HUMAN
from engine.games import load
from engine.kernel.files.faults import BadCard
from engine.kernel.game.game import OptionSpec
from engine.session.computers.opponents import USUAL_LEVEL
from engine.store.player.packs import PackFile
from engine.store.player.profiles import Profile, Profiles
from engine.words.say import profiles as say_profiles, setup as say


class SetupScene(SetupPage):
    """The setup of a match: seats, house rules and card packs.

    `start` is called with the setup. With `watch`, computers have all seats. `packs` lists the card packs.
    `first_match` has the house rules of a first match by game: a game that was never set up begins with them. With
    `first`, the wanted game does in any case. `offers_lesson` says for which games a lesson is offered as well.
    """

    def __init__(
        self,
        start: Callable[[MatchSetup], None],
        *,
        game: str = "",
        packs: Callable[[], Sequence[PackFile]] = tuple,
        watch: bool = False,
        back: Callable[[], None] | None = None,
        first_match: Callable[[str], Mapping[str, Any]] | None = None,
        first: bool = False,
        offers_lesson: Callable[[str], bool] = lambda _: False,
    ) -> None:
        super().__init__("", back, self.choose_game)
        self._start = start
        self._first_match = first_match
        self._first = first
        self._offers_lesson = offers_lesson
        self._wanted = game
        self._list_packs = packs
        self.pack_files: Sequence[PackFile] = ()
        self._watch = watch
        self._seats_before: list[SeatSetup] = []
        """Who sat at the table before only the computer played."""
        self._work()

    def _work(self) -> None:
        """Let the controls do something."""
        for control, then in (
            (self.last_tool, lambda _: self.take_last()),
            (self.rules_tool, lambda _: self._open_rules()),
            (self.watch_tool, lambda _: self._switch_watch()),
            (self.add_computer, lambda _: self.add(self.setup.next_computer())),
            (self.add_person, lambda _: self.add(HUMAN)),
            (self.start_button, lambda _: self.start()),
            (self.lesson_button, lambda _: self.app.open_over("lessons", game=self.setup.game.slug)),
        ):
            control.then = then

    # -- what is set up ---------------------------------------------------------------------------------------

    def enter(self, app: Host) -> None:
        """Restore the setup from the last visit, else the game's last setup, or the default."""
        super().enter(app)
        before, self.pack_files = self.pack_files, self._list_packs()
        if not hasattr(self, "setup"):
            slug = first_game(self._wanted or app.settings.last_game)
            kept = None if self._first else self._find_left_setup(slug) or self._find_saved_setup(slug)
            self._begin(kept or self._usual(slug))
            self.form.focus(self.start_button, ring=False)
        elif self.pack_files != before:
            self._use_packs(set(self.setup.wanted_packs))

    def leave(self) -> None:
        """Keep the setup for the next visit and the next start of the program."""
        self._keep()
        self.app.settings.last_game = self.setup.game.slug
        super().leave()
        self.app.save_settings()

    def _keep(self) -> None:
        """Remember what is set up, unless it is as it would be without that."""
        slug, now = self.setup.game.slug, self.setup.to_save()
        if now == self._last_ones.get(slug):
            self._left_ones.pop(slug, None)
        elif slug in self._left_ones or slug in self._saved_setups or now != self._usual(slug).to_save():
            self._left_ones[slug] = now

    @property
    def _saved_setups(self) -> dict[str, dict[str, Any]]:
        """The last set-ups by game: those of watching are others than those of playing."""
        return self.app.settings.last_watch if self._watch else self.app.settings.last_setup

    @property
    def _last_ones(self) -> dict[str, dict[str, Any]]:
        """Where what is set up now is kept when it is started."""
        return self.app.settings.last_watch if self.setup.is_watched else self.app.settings.last_setup

    @property
    def _left_ones(self) -> dict[str, dict[str, Any]]:
        """What was set up by game when this was left before it was started."""
        return self.app.settings.left_watch if self._watch else self.app.settings.left_setup

    @property
    def _profiles(self) -> Profiles:
        return Profiles(self.app.settings)

    def _usual(self, slug: str) -> MatchSetup:
        own_name = self._profiles.current.name
        if self._first_match is not None and not self._watch:
            return MatchSetup.first(load(slug), self._first_match(slug), own_name)
        return MatchSetup.usual(load(slug), self._watch, own_name)

    def _find_left_setup(self, slug: str) -> MatchSetup | None:
        """Return the setup of a game from the last visit, if it fits."""
        return self._fitting(slug, self._left_ones.get(slug))

    def _find_saved_setup(self, slug: str) -> MatchSetup | None:
        """Return the last saved setup of a game, if it fits."""
        return self._fitting(slug, self._saved_setups.get(slug))

    def _fitting(self, slug: str, saved: dict[str, Any] | None) -> MatchSetup | None:
        """Return a saved setup, if it fits. Nobody watches with people at the table."""
        if not saved:
            return None
        packs = find_packs(self.pack_files, saved_packs(saved))
        setup = MatchSetup.from_saved(load(slug), saved, packs)
        if setup is not None:
            seat_players(setup, self._profiles)
        return setup if setup is not None and (setup.is_watched or not self._watch) else None

    def _begin(self, setup: MatchSetup) -> None:
        """Show another setup."""
        self.setup = setup
        theme = theme_of(setup.game.slug)
        self._book = FaceBook(setup.game, theme) if theme else None
        self.packs = PackRows(self.pack_files, setup, self._switch_pack)
        self.rules = RulesPanel(setup, self.change_option, self._pick_cards, self._change_seed, self.packs.widgets)
        self.rules_area.children = [self.rules]
        for card in self.cards:
            card.chosen = card.entry.slug == setup.game.slug
        self._name_page()
        self._make_rows()

    def _name_page(self) -> None:
        """Say whether people play or only the computer."""
        self.title = say("watch-a-game") if self._watch else say("new-game")
        self.watch_tool.rename(say("play") if self._watch else say("watch"), "human" if self._watch else "eye")
        self.add_person.visible = not self._watch
        self.lesson_button.visible = not self._watch and self._offers_lesson(self.setup.game.slug)

    def _switch_watch(self) -> None:
        """Let the computer play all seats, or give people theirs back; house rules and seed stay."""
        self._keep()
        setup = self.setup
        self._watch = not self._watch
        if self._watch:
            self._seats_before = setup.seats
            setup.seats = [SeatSetup(seat.name, USUAL_LEVEL if seat.human else seat.kind) for seat in setup.seats]
        elif len(self._seats_before) == len(setup.seats):
            setup.seats = self._seats_before
        else:
            setup.seats[0].kind = HUMAN
        setup.follow_seats()
        self._begin(setup)
        self.place_again()

    def choose_game(self, slug: str) -> None:
        """Set up another game. Players stay as far as there are seats."""
        if slug == self.setup.game.slug:
            return
        self._keep()
        before = self.setup.seats
        setup = self._find_left_setup(slug) or self._find_saved_setup(slug) or self._usual(slug)
        if slug not in self._saved_setups and slug not in self._left_ones:
            setup.seats = before
            setup.follow_seats()
            setup.fit_seats()
        self._begin(setup)
        self.place_again()

    def take_last(self) -> None:
        """Restore the setup of the game's last match."""
        saved = self._find_saved_setup(self.setup.game.slug)
        if saved is not None:
            self._begin(saved)
            self.place_again()

    # -- seats ------------------------------------------------------------------------------------------------

    def _make_rows(self) -> None:
        calls = SeatCalls(self.rename, self.change_kind, self._move_up, self.remove, self._all_like, self._own_settings,
                          self._players, self.sit)  # fmt: skip
        theme = self._book.theme if self._book else None
        people = not self._watch
        self.rows = [SeatRow(place, seat, theme, calls, people) for place, seat in enumerate(self.setup.seats)]
        self.seats_area.children = [*self.rows, self.limit]
        self._refresh()

    def _refresh(self) -> None:
        """Let every control show what is set up, what is wrong, and why something cannot be done."""
        setup = self.setup
        seat_order.arrange(self._profiles, setup.game.slug, setup.names, setup.kinds)
        for place, row in enumerate(self.rows):
            portrait = portraits.file_of(self.app.settings, setup.names[place]) if setup.seats[place].human else ""
            row.take(setup.seats[place], portrait, setup.name_error(place), setup.cannot_remove())
        self.add_computer.reason = self.add_person.reason = setup.cannot_add()
        self.limit.words = setup.limit()
        self.rules.take(setup)
        self.packs.take(setup)
        self.last_tool.reason = self._no_last()
        self.start_button.reason = setup.problem()
        self._name_buttons()

    def _show_changes(self) -> None:
        self._refresh()
        self.place_again()

    def _no_last(self) -> str:
        saved = self._saved_setups.get(self.setup.game.slug)
        if not saved or self._find_saved_setup(self.setup.game.slug) is None:
            return say("no-last")
        return say("same-as-last") if saved == self.setup.to_save() else ""

    def rename(self, place: int, name: str) -> None:
        """Rename the player at a place."""
        self.setup.seats[place].name = name
        self._show_changes()

    def change_kind(self, place: int, kind: str) -> None:
        """Let a person, or a computer of this level, play at a place."""
        self.setup.seats[place].kind = kind
        self.setup.follow_seats()
        self._show_changes()

    def _all_like(self, kind: str) -> None:
        """Let every computer play like this one."""
        for seat in self.setup.seats:
            seat.kind = seat.kind if seat.human else kind
        self._show_changes()

    def _own_settings(self, place: int) -> None:
        """Open the personal settings of the player at a seat. Guests have none."""
        profile = self._profile_at(place)
        if profile is not None:
            self.app.open_over("settings", person=profile.id)

    def _profile_at(self, place: int) -> Profile | None:
        return self._profiles.of_name(self.setup.names[place]) if self.setup.seats[place].human else None

    def _players(self, place: int) -> tuple[str, list[Choice]]:
        """Return the player at a seat, and the choices for it: everyone without a seat, a guest, a new player."""
        here = self._profile_at(place)
        others = [self._profile_at(other) for other in range(len(self.setup.seats)) if other != place]
        players = [
            Choice(profile.id, profile.name, "human") for profile in self._profiles.all() if profile not in others
        ]
        return here.id if here else "", [
            *players,
            Choice("", say_profiles("guest"), "human"),
            Choice(NEW_PLAYER, say_profiles("new-player"), "plus"),
        ]

    def sit(self, place: int, player: str) -> None:
        """Seat a player (id), a guest (""), or a new player who is asked for a name first."""
        if player == NEW_PLAYER:
            self.app.open_over("player", then=lambda profile: self.rename(place, profile.name))
            return
        profile = self._profiles.get(player)
        self.rename(place, profile.name if profile else self.setup.free_name(self.setup.names))

    def _move_up(self, place: int) -> None:
        self.setup.move_up(place)
        self._show_changes()
        self._focus_like_before(self.rows[place - 1].up)

    def remove(self, place: int) -> None:
        """Take a place away."""
        self.setup.remove(place)
        self._make_rows()
        self.place_again()
        self._focus_like_before(self.rows[min(place, len(self.rows) - 1)].remove)

    def add(self, kind: str) -> None:
        """Add a place for a person, or for a computer of this level."""
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

    def change_option(self, key: str, value: Any) -> None:
        """Set a house rule."""
        before = list(self.setup.seats)
        self.setup.change(key, value)
        if self.setup.seats == before:
            self._refresh()
        else:
            self._make_rows()
        self.place_again()

    def _change_seed(self, words: str) -> None:
        self.setup.seed_text = words
        self._show_changes()

    def _switch_pack(self, file: PackFile, on: bool) -> None:
        """Switch a pack on or off, and rebuild the rules that depend on its cards."""
        self._use_packs(set(self.setup.wanted_packs) - {file.id} | ({file.id} if on else set()))
        if (toggle := self.packs.toggle_of(file)) is not None:
            self._focus_like_before(toggle)

    def _use_packs(self, ids: set[str]) -> None:
        with suppress(BadCard):  # the switch says why it stays off
            packs = find_packs(self.pack_files, ids)
            self.setup.use_packs(packs, sorted(ids - {pack.id for pack in packs}))
        self._begin(self.setup)
        self.place_again()

    def _pick_cards(self, spec: OptionSpec) -> None:
        if self._book is None:
            return
        picked = self.setup.options[spec.key]
        most = self.setup.most_cards(spec)
        faces = self._book.of_kind(spec.group.removesuffix("s")) or self._book.faces
        take = lambda cards: self.change_option(spec.key, cards)  # noqa: E731
        self.form.show(CardPicker(spec.label, faces, self._book, picked, most, take))

    # -- starting ---------------------------------------------------------------------------------------------

    def start(self) -> None:
        setup = self.setup
        if setup.problem():
            return
        settings, slug = self.app.settings, setup.game.slug
        self._last_ones[slug] = setup.to_save()
        self._left_ones.pop(slug, None)
        settings.last_game = slug
        keep_own_name(setup, self._profiles)
        self.app.save_settings()  # the match says so itself when it cannot be kept
        self._start(setup)

    def _open_rules(self) -> None:
        if self.app.knows("rules"):
            self.app.open_over("rules", game=self.setup.game.slug)

    # -- keys -------------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> bool:
        if find_triggered(event, (FINISH,)):
            self.start()
            return True
        return False
