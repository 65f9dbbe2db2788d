"""What the still layer is told besides the view: the words of the prompt bar, the log, states of buttons."""

from __future__ import annotations

from collections.abc import Sequence

from client.input.focus import ANSWER, BUTTON
from client.layout.pieces import Status
from client.motion.beats import Beat
from client.table.advice.hint_button import BUSY, ON, hint_button
from client.table.advice.why_chip import WHY_LINE
from client.table.hand import answers as interaction_prompt
from client.table.hand.answers import HUMAN, PromptButton
from client.table.layers.dock import panels
from client.table.model import TableState
from engine.kernel.flow.causes import Cause
from engine.kernel.game.plays import play_of
from engine.kernel.state.layout import SPECTATOR
from engine.session.computers.opponents import policy_words
from engine.session.privacy.hidden_keys import CoveredCall
from engine.session.reactions.public_call import PublicCall
from engine.session.story import plain
from engine.session.telling import Teller, capital
from engine.session.words import address_names
from engine.words.say import table as say

_BUSY_AFTER_MS = 1000
_GAP = 8.0
"""Between the panels of the dock and the log, in pixels of the map."""
LEAST_MS = 600
"""How long the prompt bar names the same computers at least."""
LONG_MS = 1000
"""A computer that has thought for so long is named with its seconds. Before that, what was played last stays."""
_LONGEST = 110
"""Letters; of more plays at once only the players are counted."""
PLAY, WAIT, QUESTION = range(3)


class PromptWords:
    """Words the prompt bar of one table from frame to frame, so that nobody has to read faster than people can."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._said, self._kind, self._since = "", QUESTION, 0
        """The sentence that stands in the bar, what it is about, and since when."""
        self._all_asked: set[int] = set()
        self._waits_since = 0
        self._long = False
        """The computers that were asked since the last play or question, since when, and whether one was named with its
        seconds.
        """
        self._worded: tuple[Sequence[Beat], int, str] = (), -1, ""
        """The beats that were worded last, the phase then, and the words."""

    def sentence(self, call: PublicCall | None = None, covered: CoveredCall | None = None) -> str:
        """Return the sentence of this frame. `call` and `covered` are what the public table asks."""
        table = self.table
        session, view = table.session, table.view
        playing = table.layers.suspense() or ("" if table.reached else self.play())
        if playing:
            return self._say(PLAY, playing)
        if not table.reached and self._said:
            return self._said
        words = interaction_prompt.sentence(session, view, table.now, LONG_MS,
                                            interaction_prompt.asks_where(table.hand), call, covered)
        computers = interaction_prompt.computers_asked(session, view, call, covered)
        if computers and not self._said and session.untouched and not table.pace.off:
            return self._say(PLAY, say("dealing"))
        if computers:
            return self._wait(computers, words)
        return self._say(QUESTION, self._with_kept(words))

    def _say(self, kind: int, words: str) -> str:
        if words != self._said:
            self._said, self._since = words, self.table.now
        self._kind = kind
        if kind != WAIT:
            self._all_asked.clear()
            self._long = False
        return words

    def _with_kept(self, words: str) -> str:
        """A sentence behind the choice that is kept until its question comes."""
        kept = self.table.session.kept
        return say("kept-next", choice=kept, asked=words) if kept else words

    def _wait(self, computers: list[int], words: str) -> str:
        """Name the computers that think. Those that are asked in turn are named together, and what was played last
        stays long enough to be read.
        """
        table = self.table
        session, now = table.session, table.now
        if not self._all_asked:
            self._waits_since = now
        self._all_asked.update(computers)
        thought = max((now - session.thinking[seat] for seat in computers if seat in session.thinking), default=0)
        if thought < LONG_MS and self._all_asked != set(computers):
            alone = table.public or table.view.seat == SPECTATOR
            words = say("waiting-for-computers" if alone else "waiting-for-opponents")
        words = self._with_kept(words)
        stands = self._kind == PLAY and now - self._waits_since < LONG_MS
        stands = stands or self._kind == WAIT and (now - self._since < LEAST_MS or self._long and thought < LONG_MS)
        self._long = thought >= LONG_MS or stands and self._long
        return self._said if stands else self._say(WAIT, words)

    # -- plays ------------------------------------------------------------------------------------------------

    def play(self) -> str:
        """Word the play at the cursor, once while it is shown."""
        table = self.table
        beats, phase, words = self._worded
        if beats is not table.director.table_cursor.playing or phase != table.shown.phase:
            words = self._word(table.director.table_cursor.playing)
            self._worded = table.director.table_cursor.playing, table.shown.phase, words
        return words

    def _word(self, beats: Sequence[Beat]) -> str:
        """The play of some beats as the log tells it so far. Several plays or a long one: the cards ("Igor: Freeze
        Ray"). Empty where nobody acts.
        """
        table = self.table
        acting = {beat.cause.number: beat.cause for beat in beats
                  if beat.cause.seat >= 0 or table.knows(beat.cause.card)}  # fmt: skip
        worded = {number: self._told_so_far(beats, cause) for number, cause in acting.items()}
        if len(acting) > 1:  # a play of which nothing new is told gives way to the one that goes on
            news = {number: cause for number, cause in acting.items() if worded[number][1]}
            acting = news if len(news) == 1 else acting
        if len(acting) == 1:
            so_far, now = worded[next(iter(acting))]
            found = next((words for words in (*so_far, *now) if 0 < len(words) <= _LONGEST), "")
            if found or so_far[0] and not now:  # what was said before still stands
                return found
        told = list(dict.fromkeys(self._words_of(cause) for cause in acting.values() if table.knows(cause.card)))
        words = "; ".join(told)
        if len(words) > _LONGEST:
            return say("several-play", count=len({cause.seat for cause in acting.values() if cause.seat >= 0}))
        return words if acting or table.cursor[0] else say("dealing")

    def _told_so_far(self, beats: Sequence[Beat], cause: Cause) -> tuple[list[str], list[str]]:
        """The sentence of a play as far as the table has shown it, followed by what it does to the viewer now, with or
        without the names of cards; then the sentence of what it does in these beats, and only what the actor did,
        nothing if they tell nothing new. A card of the table only has these.
        """
        table = self.table
        teller = Teller(table.view.table, address_names(table.session))
        now = [event for beat in beats if beat.cause.number == cause.number for event in beat.events]
        events = table.director.table_cursor.turn_beats.events(cause.number) if cause.seat >= 0 else now
        play = play_of(table.view.table, cause, events)
        going_on = play_of(table.view.table, cause, now)
        told, told_now = [teller.sentence(play)], teller.sentence(going_on)
        if play.hits(table.view.seat) if not told_now else going_on.hits(table.view.seat):
            told += [capital(teller.struck([play], table.view.seat, counted)) for counted in (False, True)]
        return list(map(plain, told)), list(map(plain, (told_now, teller.deed(play)))) if told_now else []

    def _words_of(self, cause: Cause) -> str:
        """Who does something, and with which card."""
        table, seat = self.table, cause.seat
        card = table.session.game.words.card_name(table.view.table, cause.card)
        return say("play-of", player=address_names(table.session)[seat], card=card) if seat >= 0 else card


def buttons_of(table: TableState) -> list[PromptButton]:
    """The buttons of the prompt bar as they are now."""
    announce = next(iter(table.layers.buttons()), None)
    call, covered = _asked_of_all(table)
    sweeps = table.hand.offered_sweeps
    return interaction_prompt.buttons(table.session, table.hand, table.shown.over, table.suspense, sweeps, announce,
                                      call, covered, table.director.waits_for_reader, not table.reached)  # fmt: skip


def _asked_of_all(table: TableState) -> tuple[PublicCall | None, CoveredCall | None]:
    """What the public table asks, once it has shown what led to that."""
    return (table.session.call, table.session.covered) if table.public and table.reached else (None, None)


def status_of(table: TableState, prompt: PromptWords) -> tuple[list[PromptButton], Status]:
    """The buttons of the prompt bar and all words and states as they are now."""
    session, buttons = table.session, buttons_of(table)
    states = button_states(table, ANSWER)
    answers = tuple(button.answer(states.get(number, "normal")) for number, button in enumerate(buttons))
    tools = {str(name): state for name, state in button_states(table, BUTTON).items()}
    if not session.undo_state()[0] and "undo" not in tools:
        tools["undo"] = "disabled"
    hint = hint_button(table)
    if tools.get("hint") != "focus" and (hint in (BUSY, ON) or "hint" not in tools):
        tools["hint"] = hint
    thinking = frozenset(seat for seat, since in session.thinking.items() if table.now - since >= _BUSY_AFTER_MS)
    kinds = tuple("" if kind == HUMAN else policy_words(kind) for kind in session.kinds)
    sentence = prompt.sentence(*_asked_of_all(table))
    pointed = table.pointed
    line = int(pointed.name) if pointed is not None and pointed.kind == WHY_LINE else -1
    return buttons, Status(sentence, answers, table.log.lines(table.now), table.log.scroll, _panels_over_log(table),
                           log_only=table.log.menu.words, log_hover=line, buttons=tools, busy=thinking,
                           kinds=kinds)  # fmt: skip


def _panels_over_log(table: TableState) -> float:
    """Return how much of the log's place the panels of the dock take from its top, in pixels of the map."""
    log = table.arrangement.rects.get("log")
    bottoms = [rect.bottom for rect in panels(table) if log is not None and rect.colliderect(log)]
    return (max(bottoms) - log.top) / table.arrangement.scale + _GAP if log is not None and bottoms else 0.0


def button_states(table: TableState, kind: str) -> dict[int | str, str]:
    """The states of the buttons of one sort that are not at rest: hover, pressed or focus."""
    states: dict[int | str, str] = {}
    if table.pointed is not None and table.pointed.kind == kind:
        states[table.pointed.name] = "hover"
    if table.pressed is not None and table.pressed.kind == kind:
        states[table.pressed.name] = "pressed"
    stop = table.focus
    if stop is not None and stop.kind == kind and isinstance(stop.name, int | str):
        states[stop.name] = "focus"
    return states
