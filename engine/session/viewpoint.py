"""The viewer of the table and what they may know: views, events, log, recap and curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.kernel.flow.event_log import EventLog
from engine.kernel.match.match import Match
from engine.kernel.state.events import SPUN, Event
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.state import KIND, Question
from engine.kernel.state.view import View
from engine.session.log import Log, LogLine, last_event
from engine.session.match_facts import MatchFacts
from engine.session.privacy import curtain_rule as privacy
from engine.session.privacy.curtain_rule import CurtainCall
from engine.session.privacy.hidden_keys import HiddenKeyChoice, HiddenKeys
from engine.session.privacy.show_all_hands import open_hands, seen_by_players
from engine.session.reactions.auto_pass import AutoPass
from engine.session.reactions.early_pass import EarlyPass
from engine.session.reactions.public_call import NOBODY, PublicCall
from engine.session.reactions.reaction_memory import is_reaction
from engine.session.story import answered_last, recap_since
from engine.store.player.settings import Settings
from engine.words.say import session as say


class Batch(NamedTuple):
    """Events as the viewer may know them, and the view after them. Without events, the view is shown at once.

    eyes: the seat that looks alone, or SPECTATOR on the public table
    """

    events: EventLog
    view: View
    eyes: int


def no_events(answers: int) -> EventLog:
    """Return a batch without events, whose view is shown at once. `answers` is the number of answers before it."""
    log = EventLog()
    log.batch = answers
    return log


class Viewpoint(MatchFacts):
    """Decides whose view of one match the table shows.

    `viewer` is the seat whose view the table shows. It is SPECTATOR while the curtain is closed or when only computers
    play. `look` changes when the table must forget everything, because another seat looks. While `openly` is true,
    everybody watches public information and `viewer` is the seat that answers.
    """

    settings: Settings
    auto_pass: AutoPass

    def __init__(self, match: Match, last_looked: object = None) -> None:
        """Start without a viewer. `last_looked` is the number of answers each seat has seen, from a saved match."""
        super().__init__(match)
        self.viewer = SPECTATOR
        self.look = 0
        self.openly = False
        self.on_public_table = False
        """Whether the table still shows events to everybody, so that its log names nothing private."""
        self.all_hands = False
        """Whether all hands are shown while only computers play."""
        self.curtain: CurtainCall | None = None
        self.call: PublicCall | None = None
        self.hidden_key_choice: HiddenKeyChoice | None = None
        self._log = Log(match)
        self._batches: list[Batch] = []
        self._view: View | None = None
        self.present_seat = NOBODY
        """The seat of the person at the screen, or NOBODY."""
        self._alone = NOBODY, 0
        """The seat that looked alone last, and the turn in which it did."""
        self._keys = HiddenKeys(match)
        self._sealed = False
        """Whether a person has made a sealed choice that is not revealed yet."""
        self._asks_sealed = False
        self.seats_to_show: list[int] = []
        """The seats of people who look at their cards before the first question, next one first."""
        self._told = [answered_last(match, seat, len(match.answers)) for seat in range(len(match.names))]
        """The number of answers each seat knew about when it last chose something."""
        self._recap: tuple[tuple[int, int, int], Sequence[LogLine]] = (0, 0, 0), ()
        self._last_looked = privacy.looked_before(last_looked, len(match.names))
        self._stop_listening: Callable[[], None] = match.bus.subscribe(SPECTATOR, self._hear)

    # --- table --------------------------------------------------------------------------------------------

    def view(self) -> View:
        if self._view is None:
            view = open_hands(self.match) if self._shows_hands else self.match.view(self._eyes)
            self._view = privacy.asked_openly(view, self._question()) if self.openly else EarlyPass.add_reactions(view)
            if self.showing:
                self._view.question, self._view.asked = None, []
        return self._view

    @property
    def _shows_hands(self) -> bool:
        return self.all_hands and not self.humans

    def show_hands(self, shown: bool) -> None:
        """Show or hide all hands while only computers play."""
        if shown == self.all_hands:
            return
        self.all_hands = shown
        self.look += 1
        self._batches.clear()
        self._jump()

    @property
    def showing(self) -> bool:
        return self.seats_to_show[:1] == [self.viewer]

    @property
    def looks_first(self) -> Sequence[int]:
        asked = self.openly and self.viewer in self.humans and self._question() is not None
        holds = asked and privacy.sees_more(self.match.view(self.viewer), self.match.view(SPECTATOR))
        return (self.viewer,) if holds else ()

    def take_events(self) -> list[Batch]:
        batches, self._batches = self._batches, []
        return batches

    def public_since(self, batch: int) -> Sequence[LogLine]:
        """Return the public log lines of everything after `batch` answers."""
        return self._log.since(SPECTATOR, batch)

    @property
    def log(self) -> Sequence[LogLine]:
        """Return the log as the viewer, and everybody at the table, may know it. Oldest line first."""
        return self._log.lines(SPECTATOR if self.on_public_table else self._eyes)

    @property
    def public_log(self) -> Sequence[LogLine] | None:
        return self.public_since(-1) if len(self.humans) > 1 and not self.over else None

    @property
    def recap(self) -> Sequence[LogLine]:
        if self._question() is None:
            return ()
        key = self.viewer, self._eyes, len(self.match.answers)
        if self._recap[0] != key:
            self._recap = key, recap_since(self.match, *key[:2], self._told[self.viewer], key[2])
        return self._recap[1]

    def last_event(self, kind: int) -> Event | None:
        return last_event(self.match.history, kind, self._eyes)

    # --- the curtain --------------------------------------------------------------------------------------

    def open_curtain(self) -> None:
        """Show the view of the person whom the curtain called. Does nothing without a call."""
        call = self.curtain
        if call is None:
            return
        self.curtain = None
        self._batches.clear()
        self._look_as(call.seat)
        self.present_seat = call.seat

    # --- inside -------------------------------------------------------------------------------------------

    def _hear(self, events: EventLog) -> None:
        """Queue a batch of events, redacted for the viewer."""
        self._view = None
        watched = self._all_watch(events)
        known = seen_by_players(self.match.history[-1][1]) if self._shows_hands else events
        self._batches.append(Batch(known, self.view(), self._eyes))
        if self.openly:
            privacy.look_on(self._last_looked, len(self.match.answers))
            privacy.look_on(self._told, len(self.match.answers))
        elif self.viewer != SPECTATOR:
            self._last_looked[self.viewer] = len(self.match.answers)
        if watched:
            self._watch_together()

    def _all_watch(self, events: Sequence[Event]) -> bool:
        """Return whether a person looks alone while everybody wants to watch: a Spin, or the end of sealed choices."""
        if self.openly or self.viewer == SPECTATOR or len(self.humans) < 2:
            return False
        revealed = (self._sealed and not self._holds_sealed()) or (self._asks_sealed and not self._is_sealed())
        return revealed or any(event[0] == SPUN for event in events)

    def _is_sealed(self) -> bool:
        """Return whether choices are sealed now, even if only one player makes one."""
        state = self.match.state
        return bool(state.stack) and state.stack[-1][KIND] in state.table.ruleset.sealed

    def _holds_sealed(self) -> bool:
        """Return whether a person has made a choice that only their own seat knows."""
        match, everybody = self.match, self.match.view(SPECTATOR)
        waiting = [seat for seat in self.humans if seat not in match.asked_seats]
        return any(privacy.holds_sealed(match.view(seat), everybody) for seat in waiting)

    def _watch_together(self) -> None:
        """Show the latest events on the public table from the start. Nobody looks alone after that."""
        chose_alone = self.viewer if self._asks_sealed and not self._sealed else NOBODY
        self._watch(len(self.match.answers) - self._unseen)
        if self._sealed:
            self._alone = NOBODY, 0  # several people have looked
        self.present_seat = self._goes_on() if chose_alone == NOBODY else chose_alone

    def _watch(self, since: int) -> None:
        """Show everything since answer `since` on the public table."""
        history = self.match.history
        self._serve(SPECTATOR, openly=True)
        self.look += 1
        self._batches = [Batch(no_events(since), self.match.view_at(since, SPECTATOR), SPECTATOR)]
        for number in range(since + 1, len(self.match.answers) + 1):
            events = history[number][1].redact_for(SPECTATOR)
            self._batches.append(Batch(events, self.match.view_at(number, SPECTATOR), SPECTATOR))
            privacy.look_on(self._last_looked, number)
        self._batches[-1] = self._batches[-1]._replace(view=self.view())

    def _watch_unseen(self) -> bool:
        """Show everybody the events that one player saw alone. Return whether there were any."""
        since = len(self.match.answers) - self._unseen
        public = [event for _, events in self.match.history[since + 1 :] for event in events.redact_for(SPECTATOR)]
        shows = privacy.shows_all(public)
        if shows:
            self._watch(since)
        return shows

    @property
    def _unseen(self) -> int:
        """Return the number of answers that only one player has seen and the table hasn't shown."""
        return sum(batch.eyes != SPECTATOR and bool(batch.events) for batch in self._batches)

    @property
    def _undoer(self) -> int:
        """Return the seat that can undo, or NOBODY.

        It is the viewer, or the last player to answer while nobody looks alone.
        """
        if self.viewer in self.humans:
            return self.viewer
        last = (answer.seat for answer in reversed(self.match.answers) if answer.seat in self.humans)
        return next(last, NOBODY) if self.curtain is None else NOBODY

    @property
    def _eyes(self) -> int:
        """Return the seat whose knowledge the table shows, or SPECTATOR for public information."""
        return SPECTATOR if self.openly else self.viewer

    def _question(self) -> Question | None:
        return self.match.state.question_for(self.viewer)

    def _decide_looks(self) -> None:
        """Choose the viewer, and call for the curtain if another person must look."""
        self._view, self.call, self.hidden_key_choice = None, None, None
        humans = self.humans
        self._sealed, self._asks_sealed = len(humans) > 1 and self._holds_sealed(), self._is_sealed()
        if not humans:
            self.present_seat, self.curtain = NOBODY, None
            self._look_as(SPECTATOR)
        elif len(humans) == 1 and self.present_seat in (NOBODY, humans[0]):
            self.seats_to_show.clear()
            self._seat_at_table(humans[0])
        else:
            self._settle_several(humans)

    def _show_round(self) -> None:
        """Call the next person to look at their cards."""
        seat = self.seats_to_show[0]
        if self.present_seat == seat:
            self._seat_at_table(seat)
        elif self.curtain is None or self.curtain.seat != seat:
            self.curtain = privacy.curtain_call(self.names, self.humans, seat, "hidden-first-look")
            self._serve(SPECTATOR)

    def _settle_several(self, humans: list[int]) -> None:
        self.seats_to_show = [seat for seat in self.seats_to_show if seat in humans]
        if self.seats_to_show:
            self._show_round()
            return
        asked = [seat for seat in self.match.asked_seats if seat in humans]
        present = self.present_seat if self.present_seat in humans else NOBODY
        self.hidden_key_choice = self._hidden_key_choice(humans) if asked else None
        if self.hidden_key_choice is not None:
            self._look_on(SPECTATOR)
            return
        asked = sorted(asked, key=lambda seat: seat != self._keys.looks)
        if not asked and self.openly:
            return  # everybody watches until a person is asked
        called = self.auto_pass.find_called_seats(humans) if asked else []
        if called and called != [present]:
            self._call_all(called, self.match.view(asked[0]))
            return
        opens = bool(asked) and asked[0] != self._keys.looks and self._is_open(asked[0])
        if opens and (self.openly or privacy.all_watch(self.match.view(asked[0]))):
            self._look_on(asked[0])
            return
        if not asked and not self._may_react(present):
            # Hide the private cards of the last viewer during the turns of computers.
            self.curtain = None
            if self.present_seat in (NOBODY, *humans):  # a player who left their seat still sits there
                self.present_seat = self._goes_on()
            if not self._watch_unseen():
                self._look_as(SPECTATOR)
            return
        if len(asked) > 1 and (self.openly or (present in asked and self._watch_unseen())):
            present = self.present_seat = NOBODY  # everybody sees the events before choosing in secret
        if not asked or present in asked:
            self._seat_at_table(present)
            return
        if opens:
            self._look_on(asked[0])
            return
        view = EarlyPass.add_reactions(self.match.view(asked[0]))
        looking = self.match.view(self.present_seat if self.present_seat != NOBODY else SPECTATOR)
        if not privacy.is_private(view, looking):
            self._seat_at_table(asked[0])
        elif self.curtain is None or self.curtain.seat != asked[0]:
            reason = "hidden-secret" if len(view.asked) > 1 else "hidden-private"
            looked = self._last_looked[asked[0]]
            # Sealed choices produce no log lines.
            moves = len(self.match.answers) - looked if self._log.since(asked[0], looked) else 0
            trigger = self._trigger(view) if is_reaction(view.question) else ""
            self.curtain = privacy.curtain_call(self.names, humans, asked[0], reason, moves, trigger)
            if not self._watch_unseen() and self._eyes != SPECTATOR:
                self._batches.clear()
            self._serve(SPECTATOR)

    def _goes_on(self) -> int:
        """Return the seat that may look without a curtain: it looked last, in its own turn that still lasts.

        Otherwise return NOBODY.
        """
        everybody = self.match.view(SPECTATOR)
        return everybody.active if self._alone == (everybody.active, everybody.turn) else NOBODY

    def _may_react(self, seat: int) -> bool:
        """Return whether only reactions of computers to the seat's own turn are open."""
        questions = self.match.state.questions
        return seat != NOBODY and seat == self._goes_on() and bool(questions) and all(map(is_reaction, questions))

    def _is_open(self, seat: int) -> bool:
        return privacy.is_open(self.match.view(seat), self.match.view(SPECTATOR))

    def _hidden_key_choice(self, humans: Sequence[int]) -> HiddenKeyChoice | None:
        """Return the choice that people make with hidden keys, if they use those."""
        return self._keys.call(humans) if self.settings.covered_keys else None

    def pass_on(self) -> None:
        """Go on after the viewer has seen their cards for the first time. Does nothing at any other time."""
        if not self.showing:
            return
        seat = self.seats_to_show.pop(0)
        asked = self.match.asked_seats
        if self.seats_to_show or not asked or self._is_open(asked[0]) or (asked[0] != seat and asked[0] in self.humans):
            # Otherwise the last person stays and is asked now or after the computers.
            self.present_seat = NOBODY
        self._update_after_answer()
        if self.viewer == seat and self.curtain is None:
            self._jump()  # same viewer, but with a question now

    def press_hidden_key(self, seat: int, number: int) -> None:
        if self.hidden_key_choice is not None and self._keys.pick(self.hidden_key_choice, seat, number):
            self._update_after_answer()
        elif self.hidden_key_choice is not None:
            self.hidden_key_choice = self._hidden_key_choice(self.humans)

    def look_first(self, seat: int) -> None:
        asked = self.hidden_key_choice.seats if self.hidden_key_choice is not None else self.looks_first
        if seat in asked:
            self._keys.looks, self.present_seat = seat, NOBODY
            self._update_after_answer()

    def _update_after_answer(self) -> None:
        """Update everything after an answer, a declined reaction or a look."""
        raise NotImplementedError

    def _call_all(self, seats: list[int], asked: View) -> None:
        """Ask on the public table. The person whose turn it is needs no curtain afterward."""
        trigger = self._trigger(asked)
        self._look_on(SPECTATOR)
        self.call = PublicCall(tuple(seats), trigger)

    def _trigger(self, asked: View) -> str:
        """Return the event that a seat may react to, in words that don't depend on what it holds."""
        known = privacy.known_to_all(asked, self.match.view(SPECTATOR))
        return self.game.words.prompt(known, self.names) or say("something-happens")

    def _seat_at_table(self, seat: int) -> None:
        """Show a person's view (or the public one for NOBODY) without a curtain."""
        self.curtain = None
        self._look_as(seat if seat != NOBODY else SPECTATOR)
        if seat != NOBODY:
            self.present_seat = seat

    def _look_as(self, seat: int) -> None:
        """Show this seat's view from now on. The table jumps there if the viewer changes."""
        if seat != self.viewer or self.openly:
            self._watch_unseen()
            self._serve(seat)
            self.look += 1
            self._jump()
        if seat != SPECTATOR:
            self._last_looked[seat] = len(self.match.answers)
            self._alone = seat, self.match.view(SPECTATOR).turn

    def _look_on(self, seat: int) -> None:
        """Let a person answer in public without a curtain. Queued events stay if everybody was watching before."""
        self._watch_unseen()
        self.curtain, self.present_seat = None, self._goes_on()
        if not self.openly:
            self._serve(seat, openly=True)
            self.look += 1
            self._jump()
            return
        self.viewer, self._view = seat, None
        events = self._batches.pop().events if self._batches else no_events(len(self.match.answers))
        self._batches.append(Batch(events, self.view(), SPECTATOR))

    def _serve(self, seat: int, openly: bool = False) -> None:
        """Serve views, log and events as this seat may know them, or as everybody may."""
        if not openly and self._batches and self._batches[-1].eyes == SPECTATOR:
            # The next question isn't public, so the public table must not show it after its last event.
            self._batches[-1] = self._batches[-1]._replace(view=self.match.view(SPECTATOR))
        self._stop_listening()
        self.viewer, self.openly = seat, openly
        self._view = None
        self._stop_listening = self.match.bus.subscribe(self._eyes, self._hear)

    def _jump(self) -> None:
        """Make the table show the current view at once."""
        self._view = None
        self._batches.append(Batch(no_events(len(self.match.answers)), self.view(), self._eyes))
