"""Field specs: one description of a field for the reader, for the workshop's form and for players' own cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from typing import Any

from engine.kernel.cards.packs import FormField
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import KeyValue, rule


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """A field of a card or of an effect. `label` and `hint` stand in the form."""

    key: str
    values: range | tuple[str, ...]
    """What card files can say: a whole number, or one of these words."""
    label: str = ""
    hint: str = ""
    _: KW_ONLY
    own: range | tuple[str, ...] | None = None
    """What players' own cards can say, if that is less."""
    default: str | int | None = None
    """The value of a card without the field. None: the field is required."""
    start: str | int | None = None
    """The value of a required field in a new form. None: the first value."""
    when: tuple[str, tuple[str, ...]] | None = None
    """An earlier field, and those of its values with which a card can have this field."""
    texts: Callable[[str], str] = str
    """Returns the text of a word in the form."""

    def allowed(self, own: bool = True) -> range | tuple[str, ...]:
        """Return the values that players' own cards can have, or else cards of the box."""
        return self.own if own and self.own is not None else self.values

    def applies(self, data: Mapping[str, Any]) -> bool:
        """Return whether a card or form with this data can have the field."""
        return self.when is None or data.get(self.when[0]) in self.when[1]

    def read(self, reader: Reader, own: bool) -> Any:
        """Return the value in a table. Raises BadCard."""
        allowed = self.allowed(own)
        if isinstance(allowed, range):
            return reader.number(self.key, allowed[0], allowed[-1], self.default)  # type: ignore[arg-type]
        if "" in allowed and reader.value(self.key, self.default) == "":
            return ""
        return reader.choice(self.key, filter(None, allowed), self.default)  # type: ignore[arg-type]

    def parse(self, text: str) -> str | int | None:
        """Return the value in a text, None for an invalid one."""
        return next((value for value in self.values if str(value) == text), None)

    @property
    def blank(self) -> str | int:
        """The value in a new form, and in the form of a card without the field."""
        return next(value for value in (self.start, self.default, self.allowed()[0]) if value is not None)

    @property
    def input(self) -> FormField:
        """The field's input in a form."""
        allowed = self.allowed()
        if isinstance(allowed, range):
            return FormField(
                self.key, self.label, self.hint, "number", self.blank, allowed[0], allowed[-1], needs=self.when
            )
        choices = tuple((word, self.texts(word)) for word in allowed)
        return FormField(self.key, self.label, self.hint, "choice", self.blank, choices=choices, needs=self.when)


def read_fields(reader: Reader, specs: Sequence[FieldSpec], own: bool = False) -> dict[str, Any]:
    """Return the values of a table's fields. Raises BadCard for an invalid one, or one that must not be there."""
    found: dict[str, Any] = {}
    for spec in specs:
        if spec.applies(found):
            found[spec.key] = spec.read(reader, own)
    for spec in specs:
        if spec.key in reader and spec.key not in found and spec.when is not None:
            other = spec.when[0]
            raise reader.fail(spec.key, rule("nothing with {}", KeyValue(other, str(found[other]))))
    return found


# --- forms ------------------------------------------------------------------------------------------------------


def form_fields(specs: Iterable[FieldSpec]) -> tuple[FormField, ...]:
    """Return the inputs of a form. Fields with the same key share one."""
    found: dict[str, FormField] = {}
    for spec in specs:
        new = spec.input
        found[spec.key] = _joined(found[spec.key], new) if spec.key in found else new
    return tuple(found.values())


def _joined(one: FormField, other: FormField) -> FormField:
    """Return an input for all values of two, shown if either would be."""
    assert one.needs is not None and other.needs is not None, one.key
    needs = (one.needs[0], (*one.needs[1], *other.needs[1]))
    choices = tuple(dict.fromkeys((*one.choices, *other.choices)))
    return replace(one, low=min(one.low, other.low), high=max(one.high, other.high), choices=choices, needs=needs)


def from_form(specs: Iterable[FieldSpec], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return form values as data, without hidden fields and defaults."""
    shown = {spec: values.get(spec.key, spec.blank) for spec in specs if spec.applies(values)}
    return {spec.key: value for spec, value in shown.items() if value != spec.default}


def to_form(specs: Iterable[FieldSpec], data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the form values for data, the reverse of `from_form`."""
    values: dict[str, Any] = {}
    for spec in specs:
        values.setdefault(spec.key, data.get(spec.key, spec.blank))
    return values
