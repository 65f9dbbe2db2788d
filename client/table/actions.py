"""The keys of the table and the named actions that they stand for; the layers carry those out."""

from __future__ import annotations

from client.input.actions import CHOOSE, EXPLAIN, EXPLAIN_MORE, NEXT, PREVIOUS, WAYS, Action, cap

TOOLS = {"hint": "advice.hint", "undo": "table.undo", "log": "log.toggle", "scores": "scores.show",
         "rules": "table.rules", "settings": "table.menu"}  # fmt: skip
"""The buttons of the top bar, from left to right, and what they do."""
BACK = ("terms.back", "pile.close", "hand.cancel", "advice.close", "reading.close", "camera.back", "recap.close",
        "log.close", "table.menu")  # fmt: skip
"""What Esc does: the first of these that can be done. It never answers."""

HURRY = Action("table.hurry", ("Space",))
ALWAYS = (
    Action("table.rules", ("F1",)),
    Action("advice.hint", ("F2",)),
    Action("advice.why", ("F3",)),
    Action("advice.why_before", ("Shift F3",)),
    EXPLAIN,
    EXPLAIN_MORE,
    Action("table.back", ("Esc",)),
    Action("table.menu", ("F10",)),
)
"""Whatever the prompt bar offers, and while a pile is looked through."""
PILE = (
    Action("pile.select 1", ("Right", "Tab")),
    Action("pile.select -1", ("Left",)),
    Action("pile.scroll 1", ("Down",)),
    Action("pile.scroll -1", ("Up",)),
    Action("pile.page 0.9", ("PgDn", "Space")),
    Action("pile.page -0.9", ("PgUp",)),
    Action("pile.page -999", ("Home",)),
    Action("pile.page 999", ("End",)),
    Action("pile.choose", ("Enter", "Keypad Enter")),
)
UNDO = Action("table.undo", ("Ctrl Z",))
TOOLBAR = Action("focus.toolbar", ("F6",))
SCORES = Action("scores.show", ("S",))
TABLE = (
    *ALWAYS,
    UNDO,
    HURRY,
    Action("log.toggle", ("L",)),
    Action("recap.show", ("Shift L",)),
    Action("log.menu", ("Ctrl L",)),
    Action("log.copy", ("Ctrl C",)),
    Action("reading.pin", ("Z",)),
    Action("hand.sort", ("O",)),
    Action("table.mute", ("M",)),
    Action("reactions.leave", ("N",)),
    Action("reactions.menu", ("R",)),
    Action("briefing.show", ("P",)),
    SCORES,
    Action("table.bookmarks", ("B",)),
    Action("coach.back", ("Backspace",)),
    Action("camera.next", ("C",)),
    Action("camera.previous", ("Shift C",)),
    *(Action(f"camera.place {digit - 1}", (f"Shift {digit}",)) for digit in range(1, 10)),
    *(Action(f"answer.digit {digit}", (str(digit),)) for digit in range(1, 10)),
    *(Action(f"slots.choose {digit}", (f"Keypad {digit}",)) for digit in range(1, 10)),
    Action("share.turn 1", ("+", "=", "Keypad +")),
    Action("share.turn -1", ("-", "Keypad -")),
    Action("log.scroll 6", ("PgUp",)),
    Action("log.scroll -6", ("PgDn",)),
    Action("log.scroll 9999", ("Home",)),
    Action("log.scroll -9999", ("End",)),
    *WAYS,
    NEXT,
    PREVIOUS,
    TOOLBAR,
    CHOOSE,
)
"""While nothing lies over the table."""

COVERED = tuple(Action(f"covered.pick {row} {number}", (key,)) for row, keys in
                enumerate(("QWER", "UIOP", "ASDF", "HJKL", "ZXCV", "7890", "1234", "YGTB"))
                for number, key in enumerate(keys))  # fmt: skip
"""While people choose in secret with covered keys, a row of them each."""


def key_of(name: str) -> str:
    """The key cap of a named action of the table; what Esc does has the one of Esc."""
    wanted = "table.back" if name in BACK else name
    return next((cap(action) for action in TABLE if action.name == wanted), "")
