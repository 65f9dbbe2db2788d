"""The commands of the table and their keys; the layers and `Commands` carry them out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from client.input.actions import CHOOSE, EXPLAIN, EXPLAIN_MORE, NEXT, PREVIOUS, WAYS, Command, cap

Handlers = Mapping[Command, Callable[..., object]]
"""Commands with the functions that carry them out, called with their arguments. False: it did nothing."""

# -- the whole table -------------------------------------------------------------------------------------------

SHOW_RULES, SHOW_MENU = Command("table.rules", ("F1",)), Command("table.menu", ("F10",))
GO_BACK = Command("table.back", ("Esc",))
UNDO, HURRY = Command("table.undo", ("Ctrl Z",)), Command("table.hurry", ("Space",))
TOGGLE_SOUND = Command("table.mute", ("M",))
SHOW_BOOKMARKS = Command("table.bookmarks", ("B",))
# STEP lets a computer act. FASTER finishes all motion, or lets the computers act without delay.
STEP, FASTER, SHOW_RESULTS = Command("table.step"), Command("table.faster"), Command("table.results")
TOOLBAR = Command("focus.toolbar", ("F6",))
# Its argument is a name of `TOOLS`.
PRESS_TOOL = Command("bar.press")

# -- answers ---------------------------------------------------------------------------------------------------

# Press a button of the prompt bar, counted from 0, or by its digit.
PRESS_ANSWER, PRESS_DIGIT = Command("answer.press"), Command("answer.digit")
UNFOLD_PROMPT = Command("prompt.unfold")
CHOOSE_SLOT = Command("slots.choose")
TURN_SHARE = Command("share.turn")
START_SWEEP = Command("sweep.start")
SORT_HAND = Command("hand.sort", ("O",))
CANCEL, CLEAR_SELECTION = Command("hand.cancel"), Command("hand.drop")

# -- reactions and secret choices ------------------------------------------------------------------------------

# SHOW_REACTIONS sets when to ask about reactions: about a card with an argument, else about a suitable one.
DECLINE, SHOW_REACTIONS = Command("reactions.leave", ("N",)), Command("reactions.menu", ("R",))
# Decline all reactions of this turn, on a shared screen for all.
DECLINE_ALL = Command("reactions.hush")
# Announce a card for the next window; ANNOUNCE_CARD has its instance as the argument.
ANNOUNCE, ANNOUNCE_CARD = Command("reactions.announce"), Command("reactions.announce_card")
# On a shared screen: let the player of a seat look before reacting, or decline for all.
SPEAK_UP, NOBODY = Command("call.speak_up"), Command("call.nobody")
# Confirm having seen private cards.
PASS_ON = Command("table.pass_on")
# Choose behind the curtain instead, or with a row of keys: the arguments are the row and the number of the choice.
LOOK_FIRST, PRESS_HIDDEN_KEY = Command("covered.look"), Command("covered.pick")
SHOW_BRIEFING = Command("briefing.show", ("P",))

# -- reading ---------------------------------------------------------------------------------------------------

ASK_HINT, CLOSE_ADVICE = Command("advice.hint", ("F2",)), Command("advice.close")
ASK_WHY, ASK_WHY_BEFORE = Command("advice.why", ("F3",)), Command("advice.why_before", ("Shift F3",))
# Its argument is the number of a line in the session's log.
ASK_WHY_OF_LINE = Command("advice.why_of")
CLOSE_TERMS = Command("terms.back")
PIN, CLOSE_READING, TAKE_OFFER = Command("reading.pin", ("Z",)), Command("reading.close"), Command("reading.take")
BROWSE_PILE, CLOSE_PILE = Command("pile.browse"), Command("pile.close")
SELECT_CARD, CHOOSE_CARD = Command("pile.select"), Command("pile.choose", ("Enter", "Keypad Enter"))
SCROLL_PILE, PAGE_PILE = Command("pile.scroll"), Command("pile.page")
TOGGLE_LOG, CLOSE_LOG = Command("log.toggle", ("L",)), Command("log.close")
SCROLL_LOG, UNFOLD_LINE = Command("log.scroll"), Command("log.unfold")
SHOW_LOG_MENU, COPY_LOG = Command("log.menu", ("Ctrl L",)), Command("log.copy", ("Ctrl C",))
# QUOTE has a seat and its words as arguments.
EXPORT_LOG, QUOTE = Command("log.export"), Command("log.quote")
SHOW_RECAP, CLOSE_RECAP = Command("recap.show", ("Shift L",)), Command("recap.close")
READ_RECAP_LINE = Command("recap.read")
SHOW_SCORES = Command("scores.show", ("S",))
# PRESS_COACH has the name of a coach's button as its argument.
COACH_BACK, PRESS_COACH = Command("coach.back", ("Backspace",)), Command("coach.press")

# -- the forward seat ------------------------------------------------------------------------------------------

BRING_NEXT, BRING_PREVIOUS = Command("camera.next", ("C",)), Command("camera.previous", ("Shift C",))
BRING_SEAT, BRING_PLACE, FOLLOW_TURN = Command("camera.bring"), Command("camera.place"), Command("camera.back")

# -- where they are offered ------------------------------------------------------------------------------------

TOOLS = {
    "hint": ASK_HINT,
    "undo": UNDO,
    "log": TOGGLE_LOG,
    "scores": SHOW_SCORES,
    "rules": SHOW_RULES,
    "settings": SHOW_MENU,
}
"""The commands of the top bar's buttons, from left to right."""
BACK = (CLOSE_TERMS, CLOSE_PILE, CANCEL, CLOSE_ADVICE, CLOSE_READING, FOLLOW_TURN, CLOSE_RECAP, CLOSE_LOG, SHOW_MENU)
"""Commands that Esc tries in this order until one succeeds. None of them answers a question."""
ALWAYS = (SHOW_RULES, ASK_HINT, ASK_WHY, ASK_WHY_BEFORE, EXPLAIN, EXPLAIN_MORE, GO_BACK, SHOW_MENU)
"""Keys that work together with those of the prompt bar, also while a pile is open."""
PILE = (
    SELECT_CARD.of(1, keys=("Right", "Tab")),
    SELECT_CARD.of(-1, keys=("Left",)),
    SCROLL_PILE.of(1, keys=("Down",)),
    SCROLL_PILE.of(-1, keys=("Up",)),
    PAGE_PILE.of(0.9, keys=("PgDn", "Space")),
    PAGE_PILE.of(-0.9, keys=("PgUp",)),
    PAGE_PILE.of(-999, keys=("Home",)),
    PAGE_PILE.of(999, keys=("End",)),
    CHOOSE_CARD,
)
FOCUS = (*WAYS, NEXT, PREVIOUS, TOOLBAR, CHOOSE)
"""Commands that move the focus or use the focused thing."""
TABLE = (
    *ALWAYS,
    UNDO,
    HURRY,
    TOGGLE_LOG,
    SHOW_RECAP,
    SHOW_LOG_MENU,
    COPY_LOG,
    PIN,
    SORT_HAND,
    TOGGLE_SOUND,
    DECLINE,
    SHOW_REACTIONS,
    SHOW_BRIEFING,
    SHOW_SCORES,
    SHOW_BOOKMARKS,
    COACH_BACK,
    BRING_NEXT,
    BRING_PREVIOUS,
    *(BRING_PLACE.of(digit - 1, keys=(f"Shift {digit}",)) for digit in range(1, 10)),
    *(PRESS_DIGIT.of(digit, keys=(str(digit),)) for digit in range(1, 10)),
    *(CHOOSE_SLOT.of(digit, keys=(f"Keypad {digit}",)) for digit in range(1, 10)),
    TURN_SHARE.of(1, keys=("+", "=", "Keypad +")),
    TURN_SHARE.of(-1, keys=("-", "Keypad -")),
    SCROLL_LOG.of(6, keys=("PgUp",)),
    SCROLL_LOG.of(-6, keys=("PgDn",)),
    SCROLL_LOG.of(9999, keys=("Home",)),
    SCROLL_LOG.of(-9999, keys=("End",)),
    *FOCUS,
)
"""Keys that work while nothing covers the table."""
_WITH_KEYS = {command: command for command in TABLE}
HIDDEN_KEYS = tuple(
    PRESS_HIDDEN_KEY.of(row, number, keys=(key,))
    for row, keys in enumerate(("QWER", "UIOP", "ASDF", "HJKL", "ZXCV", "7890", "1234", "YGTB"))
    for number, key in enumerate(keys)
)
"""Keys for secret choices on a shared screen: one row of four keys per player."""


def key_of(command: Command) -> str:
    """Return the key cap of a table command, or an empty string if it has no key.

    Commands in `BACK` return the cap of Esc.
    """
    keyed = GO_BACK if command in BACK else _WITH_KEYS.get(command)
    return cap(keyed) if keyed is not None else ""
