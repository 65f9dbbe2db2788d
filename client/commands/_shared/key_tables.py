"""All keys as tables: `python -m client.commands._shared.key_tables` writes them into docs/playing.md."""

from __future__ import annotations

from pathlib import Path

from client.input.actions import ActionMap
from client.input.pad import KEYS
from client.scenes.bindings.scene import PLACES
from client.table.actions import TABLE
from engine.words import say

FILE = Path(__file__).resolve().parents[3] / "docs" / "playing.md"
BEGIN, END = "<!-- keys: written by client/commands/_shared/key_tables.py -->\n", "<!-- end of keys -->"


def tables() -> str:
    """Return the default keys as tables, by place."""
    parts = []
    for place, offered in PLACES.items():
        rows = [f"| {pressed} | {sentence} |" for pressed, sentence in ActionMap().help(offered)]
        parts.append("\n".join([f"### {say.scenes(place)}", "", "| keys | to |", "|---|---|", *rows, ""]))
    return "\n".join(parts)


def buttons() -> str:
    """Return the default controller buttons and their actions at the table."""
    usual = ActionMap()
    rows = []
    for button, key in KEYS.items():
        action = usual.find(key, TABLE)
        rows.append(f"| {button} | {key} | {say.actions(action.name) if action else ''} |")
    return "\n".join(["### A game controller", "", "| button | key | at the table |", "|---|---|---|", *rows, ""])


def with_tables(text: str) -> str:
    """Return a text with new tables between its two marks."""
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n{tables()}\n{buttons()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    FILE.write_text(with_tables(FILE.read_text(encoding="utf-8")), encoding="utf-8")
