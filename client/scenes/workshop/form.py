"""The form with which a card is made: a control for each field its kind has, and the sentence of what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from client.art import palette
from client.scenes.workshop.own_pack import matters
from client.widgets import (
    Button,
    Choice,
    Column,
    Dropdown,
    FieldFault,
    Labeled,
    Row,
    Segments,
    Slider,
    Stepper,
    TextField,
    Toggle,
    Widget,
    Words,
    icon_button,
)
from client.widgets.style import LABEL, SECOND
from engine.kernel.cards.packs import LONGEST_NAME, FormField
from engine.words.say import inside, workshop as say

Changed = Callable[[str, Any], None]

_CONTROL = 250.0
_MOST_STEPS = 30
_SEGMENT_LETTERS = 22
_LONGEST = 120
_LONG_CHOICE = 28
"""Letters of an entry of a list from which the list gets the whole width."""
_WHOLE_ROW = 2000.0


class FieldRow(Column):
    """One field: its label and control, and the complaint below."""

    def __init__(self, entry: FormField, value: Any, then: Callable[[Any], None]) -> None:
        self.entry = entry
        self.control = control_for(entry, value, then)
        self.complaint = FieldFault()
        super().__init__(Labeled(entry.label, self.control, entry.hint, _width_of(self.control)), self.complaint, gap=4)


def control_for(entry: FormField, value: Any, then: Callable[[Any], None]) -> Widget:
    """Return the control for a field of this kind."""
    if entry.kind == "number":
        whole = value if isinstance(value, int) else entry.low
        sort = Stepper if entry.high - entry.low <= _MOST_STEPS else Slider
        return sort(entry.low, entry.high, whole, name=entry.label, then=then)
    if entry.kind == "flag":
        return Toggle(bool(value), name=entry.label, then=then)
    if entry.kind == "choice":
        letters = sum(len(words) for _, words in entry.choices)
        if len(entry.choices) <= 3 and letters <= _SEGMENT_LETTERS:
            return Segments(entry.choices, value, name=entry.label, then=then)
        return Dropdown([Choice(key, words) for key, words in entry.choices], value, name=entry.label, then=then)
    longest = LONGEST_NAME if entry.key == "name" else _LONGEST
    return TextField(str(value), longest=longest, name=entry.label, then=then)


def _width_of(control: Widget) -> float:
    """Return the width in u of a control in its row: its own (0), the usual one, or all of it, below its label."""
    if isinstance(control, Dropdown) and max(len(choice.words) for choice in control.choices) > _LONG_CHOICE:
        return _WHOLE_ROW
    return 0 if isinstance(control, (Toggle, Stepper)) else _CONTROL


class FieldList(Column):
    """Fields below each other; those that do not matter with the present values are not shown."""

    def __init__(self, entries: Sequence[FormField], values: dict[str, Any], then: Changed, **looks: Any) -> None:
        super().__init__(gap=7, **looks)
        self.entries = entries
        self.values = values
        self._then = then
        self.rows: dict[str, FieldRow | LineList] = {}
        for entry in entries:
            self.rows[entry.key] = self._row(entry)
        self.children = list(self.rows.values())
        self.refresh()

    def _row(self, entry: FormField) -> FieldRow | LineList:
        value = self.values.get(entry.key, entry.default)
        if entry.kind != "lines":
            return FieldRow(entry, value, partial(self._take, entry.key))
        lines = [dict(line) for line in value] if isinstance(value, (list, tuple)) else []
        self.values[entry.key] = lines
        return LineList(entry, lines, lambda: self._take(entry.key, lines))

    def _take(self, key: str, value: Any) -> None:
        self.values[key] = value
        self.refresh()
        self._then(key, value)

    def refresh(self) -> None:
        """Show the fields that matter."""
        for entry in self.entries:
            self.rows[entry.key].visible = matters(entry, self.entries, self.values)

    def complain(self, key: str, sentence: str) -> bool:
        """Put a sentence below the field it is about; false when no such field is shown."""
        for name, row in self.rows.items():
            row.complaint.say(sentence if name == key else "")
        return bool(sentence) and key in self.rows and self.rows[key].visible


class LineList(Column):
    """A list of sub-forms: lines are added, removed, and moved up and down."""

    def __init__(self, entry: FormField, lines: list[dict[str, Any]], then: Callable[[], None]) -> None:
        super().__init__(gap=8)
        self.entry = entry
        self.lines = lines
        self._then = then
        self.forms: list[FieldList] = []
        self.complaint = FieldFault()
        self.one, adding = _names(entry.label)
        self.add = Button(adding, icon="plus", name=f"{adding}: {entry.label}", then=lambda _: self._add())
        self._build()

    def _build(self) -> None:
        title = Words(self.entry.label, LABEL)
        hint = Words(self.entry.hint[:1].upper() + self.entry.hint[1:], SECOND, palette.INK_2)
        hint.visible = bool(self.entry.hint)
        self.forms = [self._panel(place, line) for place, line in enumerate(self.lines)]
        self.add.reason = say("at-most", most=self.entry.most) if len(self.lines) >= self.entry.most else ""
        self.children = [title, hint, *self.forms, self.complaint, self.add]

    def _panel(self, place: int, line: dict[str, Any]) -> FieldList:
        form = FieldList(self.entry.fields, line, lambda key, value: self._then(), padding=11, face=palette.PAPER)
        title = f"{self.one} {place + 1}"
        form.name = title if self.one != say("effect") else f"{self.entry.label}, {inside(title)}"
        last = len(self.lines) - 1
        calls = (("up", say("move-it-up"), -1, place == 0), ("down", say("move-it-down"), 1, place == last))
        buttons: list[Widget] = [
            icon_button(
                icon,
                words,
                reason=say("it-is-the-only") if off else "",
                value=(place, by),
                name=f"{words}: {form.name}",
                then=self._move,
            )
            for icon, words, by, off in calls
        ]
        name = say("remove", name=form.name)
        buttons.append(icon_button("close", say("remove-it"), name=name, value=place, then=self._remove))
        head = Row(Words(title, LABEL), *buttons, shares=(1, 0, 0, 0), gap=4)
        form.children = [head, *form.children]
        return form

    def _on_changed(self) -> None:
        self._build()
        self._then()

    def _add(self) -> None:
        self.lines.append({entry.key: entry.default for entry in self.entry.fields})
        self._on_changed()

    def _remove(self, place: int) -> None:
        self.lines.pop(place)
        self._on_changed()

    def _move(self, call: tuple[int, int]) -> None:
        place, by = call
        self.lines.insert(place + by, self.lines.pop(place))
        self._on_changed()


def _names(label: str) -> tuple[str, str]:
    """Return the name of one line of a list, and the label of the button that adds one."""
    if " " in label or not label.endswith("s"):
        return say("effect"), say("add-an-effect")
    one = f"{label[:-3]}y" if label.endswith("ies") else label[:-1]
    article = "an" if one[:1].lower() in "aeiou" else "a"
    return one, say("add", article=article, one=inside(one))
