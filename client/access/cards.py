"""Speech for cards: name and numbers at first, the full text on request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from client.access.controls import join_sentences
from engine.words.say import access as say

_NUMBERS = ("cost", "points", "sanity")
"""Fields of a face that are spoken with the name."""
_SORTS = ("type_line", "footer", "foot")


def name_of(face: Mapping[str, Any]) -> str:
    """Return the name, kind and numbers of a card: "Moon Base, invention, cost 13, 5 points"."""
    fields = face.get("fields", {})
    title = str(face.get("title") or say("a-card"))
    sort = next((str(fields[name]) for name in _SORTS if fields.get(name)), str(face.get("kind", "")))
    sort = str(face.get("noun") or sort.replace("-", " ").replace(" ·", ",").lower())
    known = [name for name in _NUMBERS if isinstance(fields.get(name), int)]
    numbers = [say(name, count=_current_value(fields, name)) for name in known if _current_value(fields, name)]
    veil = str(fields.get("veil") or "")
    hexed = [say(name) for name in ("hexed", "powerless") if fields.get(name) is True]
    return ", ".join((title, sort, *numbers, *hexed, *([veil] if veil else [])))


def _current_value(fields: Mapping[str, Any], name: str) -> int:
    return int(fields.get(f"{name}_now", fields[name]))


def text_of(face: Mapping[str, Any]) -> str:
    """Return the full text of a card."""
    fields = face.get("fields", {})
    when = str(fields.get("when_words") or "")
    price = say("price", words=str(fields["cost"])) if isinstance(fields.get("cost"), str) else ""
    lines = [str(line[0]) for line in face.get("lines", ())]
    rules = [str(fields["full"])] if fields.get("full") else lines
    owned = str(fields.get("owned") or "")
    ruling = say("ruling", words=str(fields["ruling"])) if fields.get("ruling") else ""
    now = [str(tag["now"]) for tag in face.get("tags", ()) if tag.get("now")]
    return join_sentences((name_of(face), when, price, *rules, *now, owned, ruling))
