"""What the still layer is told besides the view: the words of the prompt bar, the log, states of buttons."""

from __future__ import annotations

from collections.abc import Sequence

from client.input.focus import ANSWER, BUTTON
from client.layout.pieces import Status
from client.motion.beats import Beat
from client.session.computers.opponents import policy_words
from client.session.story import plain
from client.session.telling import Teller, capital
from client.session.words import called
from client.table.advice.hint_button import BUSY, ON, hint_button
from client.table.advice.why_chip import WHY_LINE
from client.table.hand import answers as interaction_prompt
from client.table.hand.answers import HUMAN, PromptButton
from client.table.layers.dock import panels
from client.table.model import TableState
from client.words.say import table as say
from engine.kernel.causes import Cause
from engine.kernel.plays import play_of

_BUSY_AFTER_MS = 1000
_GAP = 8.0
"""Between the chain and the log, in pixels of the map."""
_LONGEST = 80
"""Letters; more plays at once are only counted."""


def status_of(table: TableState) -> tuple[list[PromptButton], Status]:
    """The buttons of the prompt bar and all words and states as they are now."""
    session, hand, shown = table.session, table.hand, table.shown
    announce = next(iter(table.layers.buttons()), None)
    behind = not table.reached
    call, covered = (session.call, session.covered) if table.public and not behind else (None, None)
    buttons = interaction_prompt.buttons(session, hand, shown.over, table.suspense, hand.sweeps, announce, call,
                                         covered, table.director.reading, behind)  # fmt: skip
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
    playing = table.layers.suspense() or (play_words(table) if behind else "")
    sentence = playing or interaction_prompt.sentence(session, table.view, table.now, call=call, covered=covered,
                                                      picked=interaction_prompt.asks_where(hand))  # fmt: skip
    if session.kept and not playing:
        sentence = say("kept-next", choice=session.kept, asked=sentence)
    pointed = table.pointed
    line = int(pointed.name) if pointed is not None and pointed.kind == WHY_LINE else -1
    return buttons, Status(sentence, answers, table.log.lines(table.now), table.log.scroll, _chain_over_log(table),
                           log_only=table.log.menu.words, log_hover=line, buttons=tools, busy=thinking,
                           kinds=kinds, log_under=_panels_over_log(table))  # fmt: skip


def play_words(table: TableState) -> str:
    """The play at the cursor, worded once while it is shown."""
    beats, phase, words = table.play_said
    if beats is not table.director.table_cursor.playing or phase != table.shown.phase:
        words = _worded(table, table.director.table_cursor.playing)
        table.play_said = table.director.table_cursor.playing, table.shown.phase, words
    return words


def _worded(table: TableState, beats: Sequence[Beat]) -> str:
    """The play of some beats as the log tells it so far, of a long one what it does to the viewer. Several plays: the
    cards ("Igor: Freeze Ray"). Between plays the phase.
    """
    acting = {beat.cause.number: beat.cause for beat in beats if beat.cause.seat >= 0 or table.knows(beat.cause.card)}
    if len(acting) == 1 and (words := _told_so_far(table, beats, *acting.values())):
        return words
    own = {beat.cause.number for beat in beats if beat.own}
    told = list(dict.fromkeys(_words_of(table, cause) for cause in acting.values()
                              if table.knows(cause.card) or cause.number not in own))  # fmt: skip
    if acting and not told:  # nothing is said of what the player's own answer cleans up
        return ""
    phases, phase = table.session.game.phases, table.shown.phase
    if told or not 0 <= phase < len(phases):
        words = "; ".join(told)
        return words if len(words) <= _LONGEST else say("several-play", count=len(told))
    return table.painter.look.phases.get(phases[phase], phases[phase].capitalize()).lstrip("0123456789 ")


def _told_so_far(table: TableState, beats: Sequence[Beat], cause: Cause) -> str:
    """The sentence of a play as far as the table has shown it; of a card of the table, what it does in these beats. A
    long sentence gives way to its part about the viewer, with or without the names of cards; empty where that is long.
    """
    now = [event for beat in beats if beat.cause.number == cause.number for event in beat.events]
    events = table.director.table_cursor.turn_beats.events(cause.number) if cause.seat >= 0 else now
    teller, play = Teller(table.view.table, called(table.session)), play_of(table.view.table, cause, events)
    words = [teller.sentence(play)]
    if play.hits(table.view.seat):
        words += [capital(teller.struck([play], table.view.seat, counted)) for counted in (False, True)]
    return next((told for told in map(plain, words) if len(told) <= _LONGEST), "")


def _words_of(table: TableState, cause: Cause) -> str:
    """Who does something, and with which card."""
    words, names, seat = table.session.game.words, called(table.session), cause.seat
    if not table.knows(cause.card):
        return say("play-goes-on", player=names[seat])
    card = words.card_name(table.view.table, cause.card)
    return say("play-of", player=names[seat], card=card) if seat >= 0 else card


def _chain_over_log(table: TableState) -> float:
    """How much of the log's place the chain takes from above, in pixels of the map."""
    chain, log = table.locate("chain"), table.arrangement.rects.get("log")
    if log is None or not chain or not chain.colliderect(log) or chain.top > log.top + log.height // 4:
        return 0.0
    return (chain.bottom - log.top) / table.arrangement.scale + _GAP


def _panels_over_log(table: TableState) -> float:
    """How far the panels of the dock cover the log's place from its top, in pixels of the map."""
    log = table.arrangement.rects.get("log")
    bottoms = [rect.bottom for rect in panels(table) if log is not None and rect.colliderect(log)]
    return (max(bottoms) - log.top) / table.arrangement.scale if log is not None and bottoms else 0.0


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
