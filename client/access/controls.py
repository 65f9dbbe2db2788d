"""Speech for controls: name, kind, state, position among the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from client.access.node import Role
from client.input.actions import HEADPHONES, cap
from client.widgets import Button, Dropdown, Form, Labeled, TextField, Toggle, Widget, Words
from client.widgets.base import Pressable, StaticWidget
from client.widgets.controls.choice import OneOf
from client.widgets.controls.dropdown import Choice, OpenedList
from client.widgets.controls.slider import Number
from client.widgets.form import Popup
from client.widgets.icons import named
from engine.words.say import access as say

_ROLES = ((Toggle, Role.SWITCH), (OneOf, Role.CHOICES), (Number, Role.SLIDER), (TextField, Role.FIELD),
          (Dropdown, Role.COMBO), (Pressable, Role.BUTTON))  # fmt: skip
_KINDS = {Role.SWITCH: "toggle", Role.CHOICES: "choice", Role.SLIDER: "number", Role.FIELD: "field",
          Role.COMBO: "list", Role.BUTTON: "button"}  # fmt: skip


class Utterance(str):
    """Sentences to speak. `parts` has them singly: first the name of a thing, then everything else about it."""

    parts: tuple[str, ...]


def joined(parts: Iterable[str]) -> Utterance:
    """Join the parts of an utterance as sentences, without repetitions."""
    found: list[str] = []
    for part in parts:
        part = " ".join(part.split()).rstrip()
        if part and part not in found:
            found.append(part)
    sentences = [f"{part[:1].upper()}{part[1:]}{'' if part[-1] in '.!?:' else '.'}" for part in found]
    utterance = Utterance(" ".join(sentences))
    utterance.parts = tuple(sentences)
    return utterance


def parts_of(said: str) -> tuple[str, ...]:
    """Return the sentences of an utterance; a plain text is one."""
    return said.parts if isinstance(said, Utterance) else (said,)


def control(widget: Widget, form: Form) -> str:
    """Return the speech for the focused control."""
    stops, role = form.stops(), role_of(widget)
    place = say("place", number=stops.index(widget) + 1, count=len(stops)) if widget in stops else ""
    kind = say(_KINDS[role]) if role is not None else ""
    head = ", ".join(part for part in (name_of(widget), kind, state(widget)) if part)
    return joined((head, *details(widget, form), place))


def name_of(widget: Widget) -> str:
    """Return the name of a control. A button without a label has its tooltip, which says more: "Move Ada up"."""
    if isinstance(widget, Button) and not widget.words and widget.tooltip:
        return widget.tooltip.rstrip(".")
    return widget.name or getattr(widget, "words", "") or widget.tooltip


def role_of(widget: Widget) -> Role | None:
    """Return the role of a control; None for widgets that nobody uses."""
    return next((role for kind, role in _ROLES if isinstance(widget, kind)), None)


def details(widget: Widget, form: Form) -> tuple[str, ...]:
    """Return the sentences about a control after its name: content, hint, why it is disabled, tooltip."""
    label = next((row for row in form.all() if isinstance(row, Labeled) and row.control is widget), None)
    reason = say("not-now", reason=widget.reason.rstrip(".")) if widget.reason else ""
    return (widget.spoken(), label.hint if label is not None and not widget.reason else "", reason,
            widget.tooltip if widget.tooltip.rstrip(".") != name_of(widget) else "")  # fmt: skip


def state(widget: Widget) -> str:
    """Return a control's setting; empty for plain buttons."""
    if isinstance(widget, Toggle):
        return say("on" if widget.on else "off")
    if isinstance(widget, OneOf):
        found = zip(widget.values, widget.labels, strict=True)
        return next((words for value, words in found if value == widget.value), "")
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


def for_your_eyes() -> str:
    """Return the speech that replaces a private panel while others may hear."""
    return say("for-your-eyes", key=named(cap(HEADPHONES)))


def form_of(popup: Popup) -> Form | None:
    """Return a panel's form, if any."""
    found = getattr(popup, "form", None)
    return found if isinstance(found, Form) else None


def heading(popup: Popup) -> str:
    """Return the speech for an opened panel."""
    form = form_of(popup)
    words = [line for line in shown(form) if line != popup.name] if form is not None else []
    return joined((popup.name, popup.spoken(), *words))
