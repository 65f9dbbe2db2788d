"""Custom cards of Nasty Neighbours: forms (NN-1.4), card data, cards of packs, and scenarios for trying out a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from engine.games.nasty_neighbours.definitions import vocabulary
from engine.games.nasty_neighbours.definitions.card_text import TIMING_WORDS
from engine.games.nasty_neighbours.definitions.reader import LONGEST_NAME, MOST_COPIES, NASTY, YARD, read_card
from engine.games.nasty_neighbours.definitions.vocabulary import Card
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.effects.effect_type import NastyEffectType
from engine.games.nasty_neighbours.messages import say
from engine.kernel.cards.effect_types import EffectType, effect_fields, find_effect_type
from engine.kernel.cards.fields import form_fields
from engine.kernel.cards.packs import CardKind, FormField, Pack
from engine.kernel.cards.workshop import scenario_text

BLANK_CARDS = {YARD: 3, NASTY: 2}
"""The number of blank cards in the box, by deck. Players can add that many cards without a house rule (NN-1.4)."""
LINE_ORDER = ("effect", "yard", "whose", "swap")
"""The inputs that come first in a line."""


# --- the forms ------------------------------------------------------------------------------------------------------


@cache
def card_kinds() -> tuple[CardKind, ...]:
    """Return the two kinds of custom cards: for the yard deck and for the Nasty Neighbour deck."""
    name = FormField("name", say("form-name"), say("form-name-hint", count=LONGEST_NAME))
    effects, hint = say("form-effects"), say("form-effects-hint", count=vocabulary.MOST_EFFECTS)
    lines = FormField("effects", effects, hint, "lines", (), fields=_instant_fields(), most=vocabulary.MOST_EFFECTS,
                      needs=("kind", ("instant",)))  # fmt: skip
    yard = (
        name,
        FormField("kind", say("form-kind"), "", "choice", "instant",
                  choices=tuple((kind, say(f"form-kind-{kind}")) for kind in vocabulary.KINDS[:-1])),
        FormField("copies", say("form-copies"), say("form-copies-yard"), "number", 1, 1, MOST_COPIES),
        FormField("suit", say("form-suit"), "", "choice", vocabulary.SUITS[0], needs=("kind", ("suit",)),
                  choices=tuple((suit, say(f"suit-{suit}")) for suit in vocabulary.SUITS)),
        FormField("number", say("form-number"), say("form-number-hint"), "number", 7, vocabulary.LOWEST,
                  vocabulary.HIGHEST, needs=("kind", ("suit",))),
        FormField("affects", say("form-affects"), "", "choice", vocabulary.AFFECTED[0], needs=("kind", ("instant",)),
                  choices=tuple((whom, say(f"form-affects-{whom}")) for whom in vocabulary.AFFECTED)),
        lines,
    )  # fmt: skip
    nasty = (
        name,
        FormField("copies", say("form-copies"), say("form-copies-nasty"), "number", 1, 1, MOST_COPIES),
        FormField("when", say("form-when"), "", "choice", vocabulary.TIMINGS[0], choices=tuple(TIMING_WORDS.items())),
        FormField("effects", effects, hint, "lines", (), fields=_nasty_fields(), most=vocabulary.MOST_EFFECTS),
    )
    return (
        CardKind(YARD, say("type-yard"), yard, say("form-yard-note", count=BLANK_CARDS[YARD])),
        CardKind(NASTY, say("type-nasty"), nasty, say("form-nasty-note", count=BLANK_CARDS[NASTY])),
    )


def _instant_fields() -> tuple[FormField, ...]:
    """Return the fields of one effect line. The card names the affected players once for all lines."""
    units = [
        EffectType(unit.word, unit.title, tuple(field for field in unit.fields if isinstance(field.values, range)))
        for unit in UNITS if unit.on_instants
    ]  # fmt: skip
    return form_fields(effect_fields(units, "effect", say("form-effect")))


def _nasty_fields() -> tuple[FormField, ...]:
    fields = form_fields(effect_fields(UNITS, "effect", say("form-effect")))
    return tuple(sorted(fields, key=lambda field: (*LINE_ORDER, field.key).index(field.key)))


def _whom_field(unit: NastyEffectType) -> str:
    """Return the field with the targets of a Nasty Neighbour card's effect; empty without a choice."""
    return next((field.key for field in unit.fields if isinstance(field.values, tuple)), "")


# --- values and data ------------------------------------------------------------------------------------------------


def card_data(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return a filled-in form as the fields of a card in a pack, without hidden inputs."""
    hidden = {
        field.key
        for field in _form(kind)
        if field.needs is not None and values.get(field.needs[0]) not in field.needs[1]
    }
    data = {key: value for key, value in values.items() if key not in hidden}
    if "effects" in data:
        data["effects"] = [_effect_text(kind, line) for line in data["effects"]]
    return data


def _form(kind: str) -> tuple[FormField, ...]:
    return next(form.fields for form in card_kinds() if form.key == kind)


def _effect_text(kind: str, line: Mapping[str, Any]) -> str:
    """Return a line of the form as card data, e.g. "peek any 2"."""
    name = str(line.get("effect", ""))
    unit = next((unit for unit in UNITS if unit.word == name), None)
    if unit is None:
        return name
    answers = [whom for whom in unit.whom if (whom == vocabulary.TARGET) == (kind == YARD)]
    key = _whom_field(unit)
    whom = line.get(key, answers[0]) if kind == NASTY and key else "".join(answers[:1])
    return " ".join(filter(None, (name, whom, str(line.get("amount", 1)) if unit.amounted else "")))


def form_values(kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the form values that produce a card. Hidden inputs have their defaults."""
    values = {field.key: field.default for field in _form(kind)}
    return {**values, **data, "effects": [_line(kind, text) for text in data.get("effects", ())]}


def _line(kind: str, text: str) -> dict[str, Any]:
    lines = next(field for field in _form(kind) if field.key == "effects")
    values = {field.key: field.default for field in lines.fields}
    name, *words = text.split(" ")
    values["effect"] = name
    unit = next((unit for unit in UNITS if unit.word == name), None)
    key = _whom_field(unit) if unit is not None and kind == NASTY else ""
    if key and words:
        values[key] = words[0]
    if unit is not None and unit.amounted and words and words[-1].isdigit():
        values["amount"] = int(words[-1])
    return values


# --- the cards of packs ---------------------------------------------------------------------------------------------


def read_packs(packs: Sequence[Pack], slug: str) -> tuple[Card, ...]:
    """Return the cards of packs in order, yard cards first. Raises BadCard."""
    kinds = (YARD, NASTY)
    return tuple(read_card(kind, reader) for pack in packs for kind in kinds for reader in pack.readers(slug, kind))


# --- trying a card out ----------------------------------------------------------------------------------------------

SEATS = ("Ada", "Ben", "Cora")
_YARDS = (
    ("-yellow-9", "red-2", "stumped", "-brown-8", "-green-3", "yellow-1", "-wild"),
    ("red-9", "-blue-1", "brown-2", "-yellow-6", "green-10", "red-4", "-brown-5", "-red-7", "yellow-10"),
    ("yellow-3", "brown-9", "-red-1", "-green-6", "blue-2", "-yellow-4", "red-8", "-brown-1", "wild"),
)
"""Yards with four face-down cards each. The first yard starts with two cards of the number on trial."""
_NASTY_CARDS = (("yard-sale",), ("gopher-trouble", "borrowed-tools"), ("over-the-fence",))
_BIN = ("brown-7", "wild")


def try_out(kind: str, card_id: str, titles: Iterable[Card]) -> str:
    """Return a scenario for trying out a card of `titles`.

    A Nasty Neighbour card is in the active player's hand, a yard card on top of the draw pile. For a card that answers
    an Instant Action, an Instant Action lies there. Raises LookupError for an unknown card.
    """
    card = next((card for card in titles if card.id == card_id and card.is_yard_card == (kind == YARD)), None)
    if card is None:
        raise LookupError(f"there is no {kind} card '{card_id}' of Nasty Neighbours")
    number = card.number or 5
    yards = ((f"blue-{number}", f"green-{number}", *_YARDS[0]), *_YARDS[1:])
    hands: Sequence[Sequence[str]] = _NASTY_CARDS
    if not card.is_yard_card:
        hands = ((card.id,), *_NASTY_CARDS[1:])
    elif not any(find_effect_type(UNITS, effect.name).on_hands for effect in card.effects):
        hands = ((), (), ())  # so that the scenario asks nobody for a card
    top = [card.id] if card.is_yard_card else ["vandalized"] if card.when == "instant" else []
    head = {"title": say("try-out", card=card.name), "game": "nasty-neighbours", "seats": SEATS}
    return scenario_text({**head, "options": {"more_own_cards": True}}, {
        "table": {"draw_pile": top, "bin": _BIN},
        **{seat: {"yard": yard, "nasty": hand} for seat, yard, hand in zip(SEATS, yards, hands, strict=True)},
    })  # fmt: skip
