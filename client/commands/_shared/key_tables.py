"""All keys as tables: `python -m client.commands._shared.key_tables` writes them into docs/playing.md."""

from __future__ import annotations

from pathlib import Path

from client.input import actions as keys
from client.input.actions import ActionMap
from client.replay.scene import ORDERS
from client.scenes.setup.numbers import NUMBERS
from client.scenes.workshop.scene import DUPLICATE, NEW_CARD, NEXT_COLUMN
from client.table.actions import PILE, TABLE
from client.watch.scene import ORDERS as WATCHING
from client.widgets.controls.dropdown import STEPS

FILE = Path(__file__).resolve().parents[3] / "docs" / "playing.md"
BEGIN, END = "<!-- keys: written by client/commands/_shared/key_tables.py -->\n", "<!-- end of keys -->"
PLACES = {
    "At the table": TABLE,
    "While a pile is looked through": PILE,
    "While computers play": WATCHING,
    "In a replay": tuple(ORDERS),
    "On the other screens": (
        keys.FULL_SCREEN, keys.BACK, keys.RULES, keys.NEXT, keys.PREVIOUS, *keys.WAYS, keys.PRESS, keys.SEARCH,
        keys.FINISH, keys.RENAME, keys.DELETE, keys.UNDO, keys.COPY, *keys.TURNING_POINTS, NEW_CARD, DUPLICATE,
        NEXT_COLUMN,
    ),
    "In lists and numbers": (
        keys.LIST_UP, keys.LIST_DOWN, keys.PAGE_UP, keys.PAGE_DOWN, keys.FIRST, keys.LAST, *STEPS, keys.LESS, keys.MORE,
        keys.MUCH_LESS, keys.MUCH_MORE, keys.LEAST, keys.MOST, *NUMBERS,
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


def with_tables(text: str) -> str:
    """A text with the tables between its two marks."""
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n{tables()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    FILE.write_text(with_tables(FILE.read_text(encoding="utf-8")), encoding="utf-8")
