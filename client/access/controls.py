"""Speech for controls: name, kind, state, position among the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from client.input.actions import HEADPHONES, cap
from client.widgets import Form, Widget, Words
from client.widgets.base import StaticWidget
from client.widgets.description import Description, Role, ThingState
from client.widgets.form import Popup
from client.widgets.icons import key_name
from engine.words.say import access as say

_KINDS = {
    Role.SWITCH: "toggle",
    Role.CHOICES: "choice",
    Role.SLIDER: "number",
    Role.FIELD: "field",
    Role.COMBO: "list",
    Role.BUTTON: "button",
}


class Utterance(str):
    """Sentences to speak. `parts` has them singly: first the name of a thing, then everything else about it."""

    parts: tuple[str, ...]


def join_sentences(parts: Iterable[str]) -> Utterance:
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
    stops, about = form.stops(), widget.describe()
    place = say("place", number=stops.index(widget) + 1, count=len(stops)) if widget in stops else ""
    kind = say(_KINDS[about.role]) if about.role in _KINDS else ""
    head = ", ".join(part for part in (about.name, kind, setting(about)) if part)
    return join_sentences((head, *about.details, place))


def to_speech(about: Description) -> str:
    """Return the speech for a thing on a table."""
    place = say("place", number=about.place[0] + 1, count=about.place[1]) if about.place and not about.where else ""
    return join_sentences((", ".join(part for part in (about.name, about.where) if part), *about.details, place))


def setting(about: Description) -> str:
    """Return what a control is set to; empty for plain buttons."""
    if about.role == Role.SWITCH:
        return say("on" if ThingState.CHECKED in about.states else "off")
    if about.role == Role.FIELD:
        return about.value or say("empty")
    return about.value or (say("chosen") if ThingState.SELECTED in about.states else "")


def list_texts(form: Form) -> Iterator[str]:
    """Yield the texts of a screen or panel other than its controls, in order."""
    for widget in form.all():
        if isinstance(widget, Words) or (isinstance(widget, StaticWidget) and widget.describe_content()):
            yield widget.describe_content() or widget.name


def for_your_eyes() -> str:
    """Return the speech that replaces a private panel while others may hear."""
    return say("for-your-eyes", key=key_name(cap(HEADPHONES)))


def form_of(popup: Popup) -> Form | None:
    """Return a panel's form, if any."""
    found = getattr(popup, "form", None)
    return found if isinstance(found, Form) else None


def heading(popup: Popup) -> str:
    """Return the speech for an opened panel."""
    form = form_of(popup)
    words = [line for line in list_texts(form) if line != popup.name] if form is not None else []
    return join_sentences((popup.name, popup.describe_content(), *words))
