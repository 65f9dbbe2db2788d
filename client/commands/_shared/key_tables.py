"""All keys as tables: `python -m client.commands._shared.key_tables` writes them into docs/playing.md."""

from __future__ import annotations

from pathlib import Path

from client.input import actions
from client.input.actions import TURNING_POINTS, Action, ActionMap
from client.input.pad import KEYS
from client.replay.scene import ORDERS
from client.scenes.setup.numbers import NUMBERS
from client.scenes.workshop.scene import DUPLICATE, NEW_CARD, NEXT_COLUMN
from client.table.actions import COVERED, PILE, TABLE
from client.watch.scene import ORDERS as WATCHING
from client.widgets.controls.dropdown import STEPS
from client.words import say

FILE = Path(__file__).resolve().parents[3] / "docs" / "playing.md"
BEGIN, END = "<!-- keys: written by client/commands/_shared/key_tables.py -->\n", "<!-- end of keys -->"
PLACES = {
    "At the table": TABLE,
    "While a pile is looked through": PILE,
    "While several people choose in secret with covered keys": COVERED,
    "While computers play": WATCHING,
    "In a replay": tuple(ORDERS),
    "On the other screens": (
        *(action for action in vars(actions).values() if isinstance(action, Action) and action not in ORDERS),
        NEW_CARD, DUPLICATE, NEXT_COLUMN, *TURNING_POINTS, *STEPS, *NUMBERS,
    ),
}  # fmt: skip
"""Where keys mean something, and the actions that are offered there."""


def tables() -> str:
    """The usual keys, place by place."""
    parts = []
    for place, offered in PLACES.items():
        rows = [f"| {pressed} | {sentence} |" for pressed, sentence in ActionMap().help(offered)]
        parts.append("\n".join([f"### {place}", "", "| keys | to |", "|---|---|", *rows, ""]))
    return "\n".join(parts)


def buttons() -> str:
    """What each button of a game controller stands for at first, and what that does at the table."""
    usual = ActionMap()
    rows = []
    for button, key in KEYS.items():
        action = usual.find(key, TABLE)
        rows.append(f"| {button} | {key} | {say.actions(action.name.partition(' ')[0]) if action else ''} |")
    return "\n".join(["### A game controller", "", "| button | key | at the table |", "|---|---|---|", *rows, ""])


def with_tables(text: str) -> str:
    """A text with the tables between its two marks."""
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n{tables()}\n{buttons()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    FILE.write_text(with_tables(FILE.read_text(encoding="utf-8")), encoding="utf-8")
