"""The cards of Nasty Neighbours, read from data files and checked (NN-1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engine.games.nasty_neighbours.definitions.checks import NASTY_CARDS, YARD_CARDS, check_card, check_total
from engine.games.nasty_neighbours.definitions.vocabulary import (
    AFFECTED,
    HIGHEST,
    KINDS,
    LOWEST,
    SUITS,
    TARGET,
    TIMINGS,
    WILD_POINTS,
    Card,
    Effect,
)
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.messages import say
from engine.kernel.cards.card_picture import read_picture
from engine.kernel.cards.effect_types import effect_fields, read_text
from engine.kernel.cards.fields import FieldSpec, read_fields
from engine.kernel.cards.packs import id_problem, name_problem
from engine.kernel.files.card_file import Reader, check_unique, file_text, parse, read_list
from engine.kernel.files.faults import BadCard, Phrase, a_list, rule

__all__ = ["Card", "Effect", "Suit", "cards", "read_card", "read_effect", "suits"]

YARD, NASTY = "yard", "nasty"
"""The two decks, which are also the kinds of custom cards."""
YARD_FILE, NASTY_FILE = "cards/yard.toml", "cards/nasty.toml"
MOST_COPIES: Final = 8
"""The most copies of a custom title: as many as the most frequent title in the box has."""
LONGEST_NAME: Final = 24
"""The character limit of a name: two lines of a title band."""
_COPIES = FieldSpec("copies", range(1, NASTY_CARDS + 1), say("form-copies"), own=range(1, MOST_COPIES + 1))
_SUIT_KEYS = ("id", "name", "thing", "letter", "copies", "lowest", "highest")
_COMMON_KEYS = ("id", "name", "copies")
_BOX_KEYS, _OWN_KEYS = ("published", "ruling"), ("picture",)
"""Keys that only cards of the box have, and keys of custom cards only."""
_ON_SUIT, _ON_INSTANT = ("kind", ("suit",)), ("kind", ("instant",))
CARD_FIELDS = {
    YARD: (
        FieldSpec("kind", KINDS[:-1], say("form-kind"), start="instant", texts=lambda kind: say(f"form-kind-{kind}")),
        replace(_COPIES, hint=say("form-copies-yard")),
        FieldSpec("suit", SUITS, say("form-suit"), when=_ON_SUIT, texts=lambda suit: say(f"suit-{suit}")),
        FieldSpec(
            "number", range(LOWEST, HIGHEST + 1), say("form-number"), say("form-number-hint"), start=7, when=_ON_SUIT
        ),
        FieldSpec(
            "affects", AFFECTED, say("form-affects"), when=_ON_INSTANT, texts=lambda whom: say(f"form-affects-{whom}")
        ),
    ),
    NASTY: (
        replace(_COPIES, hint=say("form-copies-nasty")),
        FieldSpec("when", TIMINGS, say("form-when"), texts=lambda when: say(f"timing-{when}")),
    ),
}
"""The fields of cards by deck, except names and effects."""


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit: its drawings, its badge and its cards (NN-1.1)."""

    id: str
    name: str
    thing: str
    letter: str
    cards: tuple[Card, ...]


# --- one card -------------------------------------------------------------------------------------------------------


@cache
def effect_line(deck: str = "") -> tuple[FieldSpec, ...]:
    """Return the fields of an effect, e.g. "peek any 2". `deck`: only what its cards can say."""
    units = [unit for unit in UNITS if deck != YARD or unit.on_instants]
    fields = effect_fields(units, "effect", say("form-effect"))
    return fields if not deck else tuple(_on(deck, field) for field in fields)


def _on(deck: str, field: FieldSpec) -> FieldSpec:
    """Return a field with a deck's targets. Instant Actions name theirs once for all effects."""
    if field.key == "effect" or isinstance(field.values, range):
        return field
    return replace(field, values=tuple(word for word in field.values if (word == TARGET) == (deck == YARD)))


def read_effect(reader: Reader, value: object) -> Effect:
    """Read one effect. Raises BadCard."""
    name, *values = read_text(reader, "effects", effect_line(), value).values()
    whom = next((value for value in values if isinstance(value, str)), "")
    return Effect(name, whom, next((value for value in values if isinstance(value, int)), 1))


def _effects(reader: Reader) -> tuple[Effect, ...]:
    value = reader.data.get("effects")
    if not isinstance(value, list) or not value:
        raise reader.fail("effects", a_list("effects"))
    return tuple(read_effect(reader, entry) for entry in value)


def read_card(kind: str, reader: Reader) -> Card:
    """Read and check a custom card for either deck. Raises BadCard."""
    if kind not in (YARD, NASTY):
        raise BadCard(reader.file, reader.card, (), rule("a card of the kind yard or nasty"), kind)
    card = _read(kind, reader, _OWN_KEYS)
    if len(card.name) > LONGEST_NAME:
        raise reader.fail("name", f"a name of at most {LONGEST_NAME} characters")
    return card


def _read(deck: str, reader: Reader, more_keys: tuple[str, ...]) -> Card:
    kind = reader.choice("kind", KINDS[:-1]) if deck == YARD else NASTY
    fields = [field for field in CARD_FIELDS[deck] if field.applies({"kind": kind})]
    acts = kind in ("instant", NASTY)
    reader.only(*dict.fromkeys((*_COMMON_KEYS, *(field.key for field in fields), *["effects"] * acts, *more_keys)))
    for name, problem in (("id", id_problem(reader.data.get("id"))), ("name", name_problem(reader.data.get("name")))):
        if problem:
            raise reader.fail(name, problem)
    facts = {"kind": kind, **read_fields(reader, fields, own=more_keys == _OWN_KEYS)}
    card = Card(
        reader.text("id"),
        reader.text("name"),
        **facts,
        effects=_effects(reader) if acts else (),
        points=WILD_POINTS if kind == "wild" else facts.get("number", 0),
        published=more_keys == _BOX_KEYS and reader.flag("published", True),
        ruling=reader.text("ruling", ""),
        picture=read_picture(reader) if "picture" in reader.data else {},
    )
    check_card(reader, card)
    return card


# --- the cards of the box -------------------------------------------------------------------------------------------


def _read_suit(reader: Reader) -> Suit:
    reader.only(*_SUIT_KEYS)
    suit, name, copies = reader.choice("id", SUITS), reader.text("name"), reader.number("copies", 1, 9)
    lowest = reader.number("lowest", LOWEST, HIGHEST)
    numbers = range(lowest, reader.number("highest", lowest, HIGHEST) + 1)
    cards = [Card(f"{suit}-{n}", f"{name} {n}", "suit", copies, points=n, suit=suit, number=n) for n in numbers]
    return Suit(suit, name, reader.text("thing"), reader.text("letter"), tuple(cards))


@cache
def suits() -> tuple[Suit, ...]:
    """Return the five suits in order. Raises BadCard for bad data."""
    found = tuple(read_list(file_text("engine.games.nasty_neighbours", YARD_FILE), YARD_FILE, "suit", _read_suit))
    if tuple(suit.id for suit in found) != SUITS:
        listed = Phrase(", ".join(suit.id for suit in found) or "none")
        raise BadCard(YARD_FILE, "", ("suit",), rule(", ".join(SUITS)), listed)
    return found


def read_deck(kind: str, text: str, file: str) -> tuple[Card, ...]:
    """Read the [[card]] entries of a deck of the box in order, and check each. Raises BadCard."""
    known = ("suit", "card") if kind == YARD else ("card",)
    for key, value in parse(text, file).items():
        if key not in known or not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            lines = " or ".join(f"[[{name}]]" for name in known)
            raise BadCard(file, "", (key,), rule(f"nothing but entries below lines {lines}"))
    return tuple(read_list(text, file, "card", lambda reader: _read(kind, reader, _BOX_KEYS)))


@cache
def cards() -> tuple[Card, ...]:
    """Return all titles: the suits by suit and number, Wild, Stumped, the Instant Actions, the Nasty Neighbour cards.

    Raises BadCard for bad data.
    """
    suit_cards = tuple(card for suit in suits() for card in suit.cards)
    yard = (*suit_cards, *read_deck(YARD, file_text("engine.games.nasty_neighbours", YARD_FILE), YARD_FILE))
    nasty = read_deck(NASTY, file_text("engine.games.nasty_neighbours", NASTY_FILE), NASTY_FILE)
    check_unique(YARD_FILE, yard)
    check_unique(NASTY_FILE, (*yard, *nasty))
    check_total(YARD_FILE, yard, YARD_CARDS)
    check_total(NASTY_FILE, nasty, NASTY_CARDS)
    return (*yard, *nasty)
