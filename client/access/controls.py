"""Speech for controls: name, kind, state, position among the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from client.widgets import Dropdown, Form, Labeled, Segments, TextField, Toggle, Widget, Words
from client.widgets.base import Pressable, StaticWidget
from client.widgets.controls.choice import OneOf
from client.widgets.controls.choice_list import ChoiceList
from client.widgets.controls.dropdown import Choice, OpenedList
from client.widgets.controls.slider import Number
from client.widgets.form import Popup
from engine.words.say import access as say


def joined(parts: Iterable[str]) -> str:
    """Join the parts of an utterance as sentences, without repetitions."""
    found: list[str] = []
    for part in parts:
        part = " ".join(part.split()).rstrip()
        if part and part not in found:
            found.append(part)
    return " ".join(f"{part[:1].upper()}{part[1:]}{'' if part[-1] in '.!?:' else '.'}" for part in found)


def control(widget: Widget, form: Form) -> str:
    """Return the speech for the focused control."""
    name = widget.name or getattr(widget, "words", "") or widget.tooltip
    stops = form.stops()
    place = say("place", number=stops.index(widget) + 1, count=len(stops)) if widget in stops else ""
    label = next((row for row in form.all() if isinstance(row, Labeled) and row.control is widget), None)
    reason = say("not-now", reason=widget.reason.rstrip(".")) if widget.reason else ""
    return joined((
        ", ".join(part for part in (name, _kind(widget), state(widget)) if part),
        widget.spoken(), label.hint if label is not None and not widget.reason else "", reason,
        widget.tooltip if widget.tooltip != name else "", place,
    ))  # fmt: skip


def _kind(widget: Widget) -> str:
    if isinstance(widget, Toggle):
        return say("toggle")
    if isinstance(widget, OneOf):
        return say("choice")
    if isinstance(widget, Number):
        return say("number")
    if isinstance(widget, TextField):
        return say("field")
    if isinstance(widget, Dropdown):
        return say("list")
    return say("button") if isinstance(widget, Pressable) else ""


def state(widget: Widget) -> str:
    """Return a control's setting; empty for plain buttons."""
    if isinstance(widget, Toggle):
        return say("on" if widget.on else "off")
    if isinstance(widget, Segments):
        return next((words for value, words in widget.options if value == widget.value), "")
    if isinstance(widget, ChoiceList):
        return next((choice.words for choice in widget.choices if choice.value == widget.value), "")
    if isinstance(widget, Number):
        return widget.words(widget.value)
    if isinstance(widget, TextField):
        return widget.content or say("empty")
    if isinstance(widget, Dropdown):
        return widget.chosen.words
    return say("chosen") if getattr(widget, "chosen", False) else ""


def entry(opened: OpenedList) -> str:
    """Return the speech for the selected entry of an open list."""
    choices = opened.owner.choices
    choice: Choice = choices[opened.marked]
    reason = say("not-now", reason=choice.reason.rstrip(".")) if choice.reason else ""
    place = say("place", number=opened.marked + 1, count=len(choices))
    return joined((choice.words, choice.hint if not reason else "", reason, place))


def shown(form: Form) -> Iterator[str]:
    """Yield the texts of a screen or panel other than its controls, in order."""
    for widget in form.all():
        if isinstance(widget, Words) or (isinstance(widget, StaticWidget) and widget.spoken()):
            yield widget.spoken() or widget.name


def form_of(popup: Popup) -> Form | None:
    """Return a panel's form, if any."""
    found = getattr(popup, "form", None)
    return found if isinstance(found, Form) else None


def heading(popup: Popup) -> str:
    """Return the speech for an opened panel."""
    form = form_of(popup)
    words = [line for line in shown(form) if line != popup.name] if form is not None else []
    return joined((popup.name, popup.spoken(), *words))
