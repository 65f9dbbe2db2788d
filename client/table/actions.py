"""The table's keys and the commands they trigger; the layers carry the commands out."""

from __future__ import annotations

from client.input.actions import CHOOSE, EXPLAIN, EXPLAIN_MORE, NEXT, PREVIOUS, WAYS, Command, cap

TOOLS = {
    "hint": "advice.hint",
    "undo": "table.undo",
    "log": "log.toggle",
    "scores": "scores.show",
    "rules": "table.rules",
    "settings": "table.menu",
}
"""The commands of the top bar's buttons, from left to right."""
BACK = ("terms.back", "pile.close", "hand.cancel", "advice.close", "reading.close", "camera.back", "recap.close",
        "log.close", "table.menu")  # fmt: skip
"""Commands that Esc tries in this order until one succeeds. None of them answers a question."""

HURRY = Command("table.hurry", ("Space",))
ALWAYS = (
    Command("table.rules", ("F1",)),
    Command("advice.hint", ("F2",)),
    Command("advice.why", ("F3",)),
    Command("advice.why_before", ("Shift F3",)),
    EXPLAIN,
    EXPLAIN_MORE,
    Command("table.back", ("Esc",)),
    Command("table.menu", ("F10",)),
)
"""Keys that work together with those of the prompt bar, also while a pile is open."""
PILE = (
    Command("pile.select 1", ("Right", "Tab")),
    Command("pile.select -1", ("Left",)),
    Command("pile.scroll 1", ("Down",)),
    Command("pile.scroll -1", ("Up",)),
    Command("pile.page 0.9", ("PgDn", "Space")),
    Command("pile.page -0.9", ("PgUp",)),
    Command("pile.page -999", ("Home",)),
    Command("pile.page 999", ("End",)),
    Command("pile.choose", ("Enter", "Keypad Enter")),
)
UNDO = Command("table.undo", ("Ctrl Z",))
TOOLBAR = Command("focus.toolbar", ("F6",))
SCORES = Command("scores.show", ("S",))
TABLE = (
    *ALWAYS,
    UNDO,
    HURRY,
    Command("log.toggle", ("L",)),
    Command("recap.show", ("Shift L",)),
    Command("log.menu", ("Ctrl L",)),
    Command("log.copy", ("Ctrl C",)),
    Command("reading.pin", ("Z",)),
    Command("hand.sort", ("O",)),
    Command("table.mute", ("M",)),
    Command("reactions.leave", ("N",)),
    Command("reactions.menu", ("R",)),
    Command("briefing.show", ("P",)),
    SCORES,
    Command("table.bookmarks", ("B",)),
    Command("coach.back", ("Backspace",)),
    Command("camera.next", ("C",)),
    Command("camera.previous", ("Shift C",)),
    *(Command(f"camera.place {digit - 1}", (f"Shift {digit}",)) for digit in range(1, 10)),
    *(Command(f"answer.digit {digit}", (str(digit),)) for digit in range(1, 10)),
    *(Command(f"slots.choose {digit}", (f"Keypad {digit}",)) for digit in range(1, 10)),
    Command("share.turn 1", ("+", "=", "Keypad +")),
    Command("share.turn -1", ("-", "Keypad -")),
    Command("log.scroll 6", ("PgUp",)),
    Command("log.scroll -6", ("PgDn",)),
    Command("log.scroll 9999", ("Home",)),
    Command("log.scroll -9999", ("End",)),
    *WAYS,
    NEXT,
    PREVIOUS,
    TOOLBAR,
    CHOOSE,
)
"""Keys that work while nothing covers the table."""

COVERED = tuple(
    Command(f"covered.pick {row} {number}", (key,))
    for row, keys in enumerate(("QWER", "UIOP", "ASDF", "HJKL", "ZXCV", "7890", "1234", "YGTB"))
    for number, key in enumerate(keys)
)
"""Keys for secret choices on a shared screen: one row of four keys per player."""


def key_of(name: str) -> str:
    """Return the key cap of a table command, or an empty string if it has no key.

    Commands in `BACK` return the cap of Esc.
    """
    wanted = "table.back" if name in BACK else name
    return next((cap(action) for action in TABLE if action.name == wanted), "")
