"""The status for the still layer, in addition to the view: prompt bar texts, the log, button states."""

from __future__ import annotations

from collections.abc import Sequence

from client.input.focus import ANSWER, BUTTON
from client.layout.pieces import Status
from client.motion.beats import Beat
from client.table.advice.hint_button import BUSY, ON, hint_button
from client.table.advice.why_chip import WHY_LINE
from client.table.hand import answers as interaction_prompt
from client.table.hand.answers import PromptButton
from client.table.layers.panel_dock import panels
from client.table.model import TableState
from engine.ai.seat_request import HUMAN
from engine.kernel.flow.event_log import Cause
from engine.kernel.game.plays import play_of
from engine.kernel.state.layout import SPECTATOR
from engine.session.computers.opponents import policy_words
from engine.session.privacy.hidden_keys import HiddenKeyChoice
from engine.session.reactions.public_call import PublicCall
from engine.session.story import plain
from engine.session.teller import Teller, capital
from engine.session.words import address_names
from engine.words.say import table as say

_BUSY_AFTER_MS = 1000
_STATUS_MS = 48
"""How long the status may be out of date while pieces only move, in ms."""
_GAP = 8.0
"""The gap between the dock's panels and the log, in map pixels."""
LEAST_MS = 600
"""How long the prompt bar names the same computers at least, in ms."""
LONG_MS = 1000
"""A computer that thinks longer than this (ms) has its seconds shown. Before that, the last play stays."""
_LONGEST = 110
"""In letters. If the texts of simultaneous plays are longer, only the players are counted."""
PLAY, WAIT, QUESTION = range(3)


class StatusSchedule:
    """Decides when to compute the status: at once after a change, and now and then while pieces only move.

    `wake_at`: when it is due after it was skipped, in ms, or None.
    """

    wake_at: int | None = None
    _computed_at = 0

    def is_due(self, now: int, changed: bool) -> bool:
        """Return whether to compute the status at `now` (ms)."""
        next_at = self._computed_at + _STATUS_MS
        is_due = changed or now >= next_at
        self._computed_at, self.wake_at = (now, None) if is_due else (self._computed_at, next_at)
        return is_due


class StatusText:
    """Composes the prompt bar's sentence from frame to frame, and keeps each one long enough to be read."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._said, self._kind, self._since = "", QUESTION, 0
        """The current sentence, its kind, and since when it is shown."""
        self._all_asked: set[int] = set()
        self._waits_since = 0
        self._long = False
        """The computers asked since the last play or question, since when, and whether one had its seconds shown."""
        self._worded: tuple[Sequence[Beat], int, str] = (), -1, ""
        """The beats described last, the phase then, and the text."""

    def sentence(self, call: PublicCall | None = None, hidden_keys: HiddenKeyChoice | None = None) -> str:
        """Return the sentence of this frame. `call` and `hidden_keys`: the questions of the public table."""
        table = self.table
        session, view = table.session, table.views.newest
        playing = table.layers.suspense() or ("" if table.director.reached else self.play())
        if playing:
            return self._say(PLAY, playing)
        if not table.director.reached and self._said:
            return self._said
        words = interaction_prompt.sentence(
            session, view, table.screen.now, LONG_MS, interaction_prompt.asks_where(table.hand), call, hidden_keys
        )
        computers = interaction_prompt.computers_asked(session, view, call, hidden_keys)
        if computers and not self._said and session.is_untouched and not table.director.pace.off:
            return self._say(PLAY, say("dealing"))
        if computers:
            return self._wait(computers, words)
        return self._say(QUESTION, self._with_kept(words))

    def _say(self, kind: int, words: str) -> str:
        if words != self._said:
            self._said, self._since = words, self.table.screen.now
        self._kind = kind
        if kind != WAIT:
            self._all_asked.clear()
            self._long = False
        return words

    def _with_kept(self, words: str) -> str:
        """Put the queued choice before a sentence."""
        kept = self.table.session.early_choice
        return say("kept-next", choice=kept, asked=words) if kept else words

    def _wait(self, computers: list[int], words: str) -> str:
        """Return the sentence that names the thinking computers. Those asked in turn are named together.

        The last play stays long enough to be read.
        """
        table = self.table
        session, now = table.session, table.screen.now
        if not self._all_asked:
            self._waits_since = now
        self._all_asked.update(computers)
        thought = max((now - session.thinking[seat] for seat in computers if seat in session.thinking), default=0)
        if thought < LONG_MS and self._all_asked != set(computers):
            alone = table.views.public or table.views.newest.seat == SPECTATOR
            words = say("waiting-for-computers" if alone else "waiting-for-opponents")
        words = self._with_kept(words)
        stands = self._kind == PLAY and now - self._waits_since < LONG_MS
        stands = stands or self._kind == WAIT and (now - self._since < LEAST_MS or self._long and thought < LONG_MS)
        self._long = thought >= LONG_MS or stands and self._long
        return self._said if stands else self._say(WAIT, words)

    # -- plays ------------------------------------------------------------------------------------------------

    def play(self) -> str:
        """Return the text of the play at the cursor, cached while it is shown."""
        table = self.table
        beats, phase, words = self._worded
        if beats is not table.director.table_cursor.playing or phase != table.director.shown.counting_view.phase:
            words = self._word(table.director.table_cursor.playing)
            self._worded = table.director.table_cursor.playing, table.director.shown.counting_view.phase, words
        return words

    def _word(self, beats: Sequence[Beat]) -> str:
        """Return the play of some beats as in the log so far; empty if no one acts.

        Several plays, or a long one, become cards ("Igor: Freeze Ray").
        """
        table = self.table
        acting = {
            beat.cause.number: beat.cause
            for beat in beats
            if beat.cause.seat >= 0 or table.views.knows(beat.cause.card)
        }
        worded = {number: self._shown_so_far(beats, cause) for number, cause in acting.items()}
        if len(acting) > 1:  # a play without news gives way to one that continues
            news = {number: cause for number, cause in acting.items() if worded[number][1]}
            acting = news if len(news) == 1 else acting
        if len(acting) == 1:
            so_far, now = worded[next(iter(acting))]
            found = next((words for words in (*so_far, *now) if 0 < len(words) <= _LONGEST), "")
            if found or so_far[0] and not now:  # the earlier sentence still holds
                return found
        told = list(dict.fromkeys(self._words_of(cause) for cause in acting.values() if table.views.knows(cause.card)))
        words = "; ".join(told)
        if len(words) > _LONGEST:
            return say("several-play", count=len({cause.seat for cause in acting.values() if cause.seat >= 0}))
        return words if acting or table.director.cursor[0] else say("dealing")

    def _shown_so_far(self, beats: Sequence[Beat], cause: Cause) -> tuple[list[str], list[str]]:
        """Return two lists of sentences: the play as shown so far, and what it does in these beats.

        The first has its hits on the viewer with and without card names. The second has only the actor's own action;
        empty without news. For a card of the table, both describe these beats.
        """
        table = self.table
        teller = Teller(table.views.newest.table, address_names(table.session))
        now = [event for beat in beats if beat.cause.number == cause.number for event in beat.events]
        events = table.director.table_cursor.turn_beats.events(cause.number) if cause.seat >= 0 else now
        play = play_of(table.views.newest.table, cause, events)
        going_on = play_of(table.views.newest.table, cause, now)
        told, told_now = [teller.sentence(play)], teller.sentence(going_on)
        if play.hits(table.views.newest.seat) if not told_now else going_on.hits(table.views.newest.seat):
            seat = table.views.newest.seat
            told += [capital(teller.describe_hit([play], seat, counted)) for counted in (False, True)]
        return list(map(plain, told)), list(map(plain, (told_now, teller.describe_action(play)))) if told_now else []

    def _words_of(self, cause: Cause) -> str:
        """Return who acts, and with which card."""
        table, seat = self.table, cause.seat
        card = table.session.game.words.card_name(table.views.newest.table, cause.card)
        return say("play-of", player=address_names(table.session)[seat], card=card) if seat >= 0 else card


def buttons_of(table: TableState) -> list[PromptButton]:
    """Return the prompt bar's current buttons."""
    announce = next(iter(table.layers.buttons()), None)
    call, hidden_keys = _asked_of_all(table)
    sweeps, director = table.hand.offered_sweeps, table.director
    return interaction_prompt.buttons(
        table.session,
        table.hand,
        director.shown.counting_view.over,
        director.suspense,
        sweeps,
        announce,
        call,
        hidden_keys,
        director.waits_for_reader,
        not director.reached,
    )


def _asked_of_all(table: TableState) -> tuple[PublicCall | None, HiddenKeyChoice | None]:
    """Return the questions of the public table, once it has shown the events before them."""
    reached = table.views.public and table.director.reached
    return (table.session.call, table.session.hidden_key_choice) if reached else (None, None)


def status_of(table: TableState, prompt: StatusText) -> tuple[list[PromptButton], Status]:
    """Return the prompt bar's buttons and all current texts and states."""
    session, buttons = table.session, buttons_of(table)
    states = button_states(table, ANSWER)
    answers = tuple(button.answer(states.get(number, "normal")) for number, button in enumerate(buttons))
    tools = {str(name): state for name, state in button_states(table, BUTTON).items()}
    if not session.undo_state()[0] and "undo" not in tools:
        tools["undo"] = "disabled"
    hint = hint_button(table.context)
    if tools.get("hint") != "focus" and (hint in (BUSY, ON) or "hint" not in tools):
        tools["hint"] = hint
    thinking = frozenset(seat for seat, since in session.thinking.items() if table.screen.now - since >= _BUSY_AFTER_MS)
    sentence = prompt.sentence(*_asked_of_all(table))
    portraits = tuple(table.portraits.get(seat, "") for seat in range(len(session.names)))
    pointed = table.pointer.pointed
    line = int(pointed.name) if pointed is not None and pointed.kind == WHY_LINE else -1
    lines = table.log.lines(table.screen.now)
    return buttons, Status(
        sentence,
        answers,
        lines,
        table.log.scroll,
        _panels_over_log(table),
        log_only=table.log.menu.words,
        log_hover=line,
        buttons=tools,
        busy=thinking,
        kinds=kinds_of(table),
        portraits=portraits,
    )


def kinds_of(table: TableState) -> tuple[str, ...]:
    """Return how each computer plays, in one word for an opponent with a portrait; empty for people."""
    kinds = ["" if kind == HUMAN else policy_words(kind) for kind in table.session.kinds]
    return tuple(kind.rpartition(", ")[2] if seat in table.portraits else kind for seat, kind in enumerate(kinds))


def _panels_over_log(table: TableState) -> float:
    """Return how much of the log's place the dock's panels cover from its top, in map pixels."""
    log = table.places.arrangement.rects.get("log")
    bottoms = [rect.bottom for rect in panels(table.layers) if log is not None and rect.colliderect(log)]
    return (max(bottoms) - log.top) / table.places.arrangement.scale + _GAP if log is not None and bottoms else 0.0


def button_states(table: TableState, kind: str) -> dict[int | str, str]:
    """Return the states of buttons of one kind, except normal ones: hover, pressed or focus."""
    states: dict[int | str, str] = {}
    if table.pointer.pointed is not None and table.pointer.pointed.kind == kind:
        states[table.pointer.pointed.name] = "hover"
    if table.pointer.pressed is not None and table.pointer.pressed.kind == kind:
        states[table.pointer.pressed.name] = "pressed"
    stop = table.keys.stop
    if stop is not None and stop.kind == kind and isinstance(stop.name, int | str):
        states[stop.name] = "focus"
    return states
