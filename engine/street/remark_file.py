"""Remark files: what the opponents of a street say at the table, and when.

A remark has one trigger. Errors name file, speaker, line, field and what was expected.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.kernel.files.records import Given, is_whole, keys
from engine.kernel.scenarios.reader import ScenarioReader, tables

MOST_WORDS, MOST_LETTERS, LETTERS_OF_CARD = 12, 64, 18
"""The longest remark; `{card}` counts as this number of letters."""

ME: Final = "me"
YOU: Final = "you"
OTHER: Final = "other"
TRIGGERS: Mapping[str, tuple[object, ...]] = {
    "begin": ("first", "won", "lost"), "hit": (YOU, ME, OTHER), "gain": (YOU, ME), "spin": (YOU, ME),
    "chain": (YOU, ME), "lead": (YOU, ME), "one_away": (YOU, ME, OTHER), "out": (YOU, ME, OTHER),
    "behind": (YOU, ME), "end": ("won", "lost"), "tie": (True,), "last_turn": (True,),
}  # fmt: skip
"""Each trigger and its values: "me" is the speaker, "you" the player, "other" another opponent."""
COUNTED = ("streak", "wait")
"""Triggers whose value is a number: matches lost in a row, seconds."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A line of an opponent.

    `keys` (keys of `Change`; none for any), `at_least` (its amount, points or plays) and `seats` (the fewest players)
    narrow the trigger down. `say` can have {you}, {card} and {count}.
    """

    trigger: Given[str]
    value: Given[object]
    say: Given[str]
    keys: tuple[str, ...] = ()
    at_least: int = 0
    seats: int = 0


def read_remarks(text: str | dict[str, Any], file: str) -> dict[str, tuple[Remark, ...]]:
    """Return the remarks of each speaker, by the speaker's id. Raises BadScenario."""
    reader = ScenarioReader(file, tables(text, file))
    reader.only("speaker")
    found: dict[str, tuple[Remark, ...]] = {}
    for entry in reader.tables("speaker"):
        speaker = ScenarioReader(file, entry.data, f"speaker {entry.data.get('id', '')}: ")
        speaker.only("id", "lines")
        lines = enumerate(speaker.tables("lines"), 1)
        found[speaker.text("id")] = tuple(
            _remark(ScenarioReader(file, line.data, f"{speaker.where}line {number}: ")) for number, line in lines
        )
    return found


def _remark(reader: ScenarioReader) -> Remark:
    reader.only("when", "say")
    when = ScenarioReader(reader.file, reader.table("when").data, f"{reader.where}when.")
    when.only(*TRIGGERS, *COUNTED, *keys(Remark))
    triggers = [name for name in when.data if name in TRIGGERS or name in COUNTED]
    if len(triggers) != 1:
        raise reader.fail("when", "one trigger", triggers)
    trigger = triggers[0]
    value = when.data[trigger]
    if trigger in COUNTED and not (is_whole(value) and value > 0):
        raise when.fail(trigger, "a number above 0", value)
    if trigger in TRIGGERS and value not in TRIGGERS[trigger]:
        raise when.fail(trigger, " or ".join(str(known).lower() for known in TRIGGERS[trigger]), value)
    say = reader.text("say")
    letters = len(say.replace("{card}", "x" * LETTERS_OF_CARD))
    if letters > MOST_LETTERS or len(say.split()) > MOST_WORDS:
        raise reader.fail("say", f"at most {MOST_WORDS} words and {MOST_LETTERS} letters", say)
    return when.part(Remark, trigger=trigger, value=value, say=say)
