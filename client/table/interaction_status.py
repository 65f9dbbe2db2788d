"""What the still layer is told besides the view: the words of the prompt bar, the log, states of buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.session.computers.opponents import policy_words
from client.table import interaction_prompt
from client.table.advice_layer import BUSY, ON
from client.table.interaction_keys import ANSWER, BUTTON, KeyFocus
from client.table.interaction_prompt import ANNOUNCE, HUMAN, PromptButton
from client.table.pieces import Status
from client.table.why_chip import WHY_LINE

if TYPE_CHECKING:
    from client.table.interaction_input import TableInput
    from client.table.scene import TableScene

_BUSY_AFTER_MS = 1000


def status_of(scene: TableScene) -> tuple[list[PromptButton], Status]:
    """The buttons of the prompt bar and all words and states as they are now."""
    session, shown = scene.session, not scene.timeline.waiting
    sweeps = scene.extras.sweeping.offered()
    windows = scene.extras.reactions.windows
    announce = PromptButton(windows.button_words(), command=ANNOUNCE, key=windows.look.announce.key) if (
        windows.offers()) else None
    buttons = interaction_prompt.buttons(session, scene.hand, shown, scene.extras.suspense, sweeps, announce)
    states = button_states(scene.input, scene.keys, ANSWER)
    answers = tuple(button.answer(states.get(number, "normal")) for number, button in enumerate(buttons))
    tools = {str(name): state for name, state in button_states(scene.input, scene.keys, BUTTON).items()}
    if not session.undo_state()[0] and "undo" not in tools:
        tools["undo"] = "disabled"
    hint = scene.extras.advice.button
    if tools.get("hint") != "focus" and (hint in (BUSY, ON) or "hint" not in tools):
        tools["hint"] = hint
    thinking = frozenset(seat for seat, since in session.thinking.items() if scene.now - since >= _BUSY_AFTER_MS)
    kinds = tuple("" if kind == HUMAN else policy_words(kind) for kind in session.kinds)
    sentence = interaction_prompt.sentence(session, scene.view, scene.now, shown=shown,
                                           suspense=scene.extras.suspense_words(),
                                           picked=interaction_prompt.asks_where(scene.hand))
    if session.kept and not scene.extras.suspense:
        sentence = f"Next: {session.kept}. {sentence}"
    pointed = scene.input.pointed
    line = int(pointed[1]) if pointed is not None and pointed[0] == WHY_LINE else -1
    return buttons, Status(sentence, answers, scene.log.lines(scene.now), scene.log.scroll,
                           scene.extras.chain.over_log(), log_hover=line, buttons=tools, busy=thinking, kinds=kinds)


def button_states(table_input: TableInput, keys: KeyFocus, kind: str) -> dict[int | str, str]:
    """The states of the buttons of one sort that are not at rest: hover, pressed or focus."""
    states: dict[int | str, str] = {}
    if table_input.pointed is not None and table_input.pointed[0] == kind:
        states[table_input.pointed[1]] = "hover"
    if table_input.pressed is not None and table_input.pressed[0] == kind:
        states[table_input.pressed[1]] = "pressed"
    stop = keys.stop
    if stop is not None and stop.kind == kind and isinstance(stop.name, int | str):
        states[stop.name] = "focus"
    return states
