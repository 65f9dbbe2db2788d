"""What the still layer is told besides the view: the words of the prompt bar, the log, states of buttons."""

from __future__ import annotations

from client.input.focus import ANSWER, BUTTON
from client.layout.pieces import Status
from client.session.computers.opponents import policy_words
from client.table.advice.hint_button import BUSY, ON, hint_button
from client.table.advice.why_chip import WHY_LINE
from client.table.hand import answers as interaction_prompt
from client.table.hand.answers import HUMAN, PromptButton
from client.table.layers.dock import panels
from client.table.model import TableState

_BUSY_AFTER_MS = 1000
_GAP = 8.0
"""Between the chain and the log, in pixels of the map."""


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
    sentence = table.prompt_words.sentence(call, covered)
    pointed = table.pointed
    line = int(pointed.name) if pointed is not None and pointed.kind == WHY_LINE else -1
    return buttons, Status(sentence, answers, table.log.lines(table.now), table.log.scroll, _chain_over_log(table),
                           log_only=table.log.menu.words, log_hover=line, buttons=tools, busy=thinking,
                           kinds=kinds, log_under=_panels_over_log(table))  # fmt: skip


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
