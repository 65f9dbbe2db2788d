"""The cards of Nasty Neighbours, read from data files and checked (NN-1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from engine.games.nasty_neighbours.definitions import vocabulary
from engine.games.nasty_neighbours.definitions.checks import NASTY_CARDS, YARD_CARDS, check_card, check_total
from engine.games.nasty_neighbours.definitions.vocabulary import Card, Effect
from engine.games.nasty_neighbours.effects import UNITS
from engine.kernel.cards.card_picture import read_picture
from engine.kernel.cards.effect_types import effect_names, find_effect_type
from engine.kernel.cards.packs import id_problem, name_problem
from engine.kernel.files.card_file import Reader, check_unique, file_text, parse, read_list
from engine.kernel.files.faults import BadCard, Phrase, WordList, a_list, rule

__all__ = ["Card", "Effect", "Suit", "cards", "read_card", "read_effect", "suits"]

YARD, NASTY = "yard", "nasty"
"""The two decks, which are also the kinds of custom cards."""
YARD_FILE, NASTY_FILE = "cards/yard.toml", "cards/nasty.toml"
MOST_COPIES: Final = 8
"""The most copies of a custom title: as many as the most frequent title in the box has."""
LONGEST_NAME: Final = 24
"""The character limit of a name: two lines of a title band."""
_SUIT_KEYS = ("id", "name", "thing", "letter", "copies", "lowest", "highest")
_COMMON_KEYS = ("id", "name", "copies")
_BOX_KEYS, _OWN_KEYS = ("published", "ruling"), ("picture",)
"""Keys that only cards of the box have, and keys of custom cards only."""
_KEYS = {
    "suit": ("suit", "number"), "wild": (), "stumped": (), "instant": ("affects", "effects"),
    "nasty": ("when", "effects"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit: its drawings, its badge and its cards (NN-1.1)."""

    id: str
    name: str
    thing: str
    letter: str
    cards: tuple[Card, ...]


# --- one card -------------------------------------------------------------------------------------------------------


def read_effect(reader: Reader, value: object) -> Effect:
    """Read one effect, written as name, target and amount, e.g. "peek any 2". Raises BadCard."""
    words = value.split(" ") if isinstance(value, str) else [""]
    name = words.pop(0)
    known = effect_names(UNITS)
    if name not in known:
        raise reader.fail("effects", rule("effects of: {}", WordList(known)), value)
    unit, whom, amount = find_effect_type(UNITS, name), "", 1
    if unit.whom != ("",):
        whom = words.pop(0) if words else ""
        if whom not in unit.whom:
            raise reader.fail("effects", rule("{} with {}", name, WordList(unit.whom, "one of ")), value)
    if unit.amounted and words:
        number = words.pop(0)
        amount = int(number) if len(number) == 1 and number in "123456789" else 0
        if not 1 <= amount <= vocabulary.MOST_AMOUNT:
            raise reader.fail("effects", rule(f"{{}} with a number from 1 to {vocabulary.MOST_AMOUNT}", name), value)
    if words:
        raise reader.fail("effects", rule("nothing more after {} and what belongs to it", name), value)
    return Effect(name, whom, amount)


def _effects(reader: Reader) -> tuple[Effect, ...]:
    value = reader.data.get("effects")
    if not isinstance(value, list) or not value:
        raise reader.fail("effects", a_list("effects"))
    return tuple(read_effect(reader, entry) for entry in value)


def read_card(kind: str, reader: Reader) -> Card:
    """Read and check a custom card for either deck. Raises BadCard."""
    if kind not in (YARD, NASTY):
        raise BadCard(reader.file, reader.card, (), rule("a card of the kind yard or nasty"), kind)
    card = _read(kind, reader, _OWN_KEYS, MOST_COPIES)
    if len(card.name) > LONGEST_NAME:
        raise reader.fail("name", f"a name of at most {LONGEST_NAME} characters")
    return card


def _read(deck: str, reader: Reader, own_keys: tuple[str, ...], most: int) -> Card:
    kind = reader.choice("kind", vocabulary.KINDS[:-1]) if deck == YARD else NASTY
    reader.only(*_COMMON_KEYS, *["kind"] * (deck == YARD), *_KEYS[kind], *own_keys)
    for name, problem in (("id", id_problem(reader.data.get("id"))), ("name", name_problem(reader.data.get("name")))):
        if problem:
            raise reader.fail(name, problem)
    facts: dict[str, Any] = {}
    if kind == "suit":
        number = reader.number("number", vocabulary.LOWEST, vocabulary.HIGHEST)
        facts = {"suit": reader.choice("suit", vocabulary.SUITS), "number": number, "points": number}
    elif kind == "wild":
        facts = {"points": vocabulary.WILD_POINTS}
    elif kind in ("instant", NASTY):
        word, allowed = ("when", vocabulary.TIMINGS) if kind == NASTY else ("affects", vocabulary.AFFECTED)
        facts = {word: reader.choice(word, allowed), "effects": _effects(reader)}
    card = Card(
        reader.text("id"), reader.text("name"), kind, reader.number("copies", 1, most),
        published=own_keys == _BOX_KEYS and reader.flag("published", True), ruling=reader.text("ruling", ""),
        picture=read_picture(reader) if "picture" in reader.data else {}, **facts,
    )  # fmt: skip
    check_card(reader, card)
    return card


# --- the cards of the box -------------------------------------------------------------------------------------------


def _read_suit(reader: Reader) -> Suit:
    reader.only(*_SUIT_KEYS)
    suit, name, copies = reader.choice("id", vocabulary.SUITS), reader.text("name"), reader.number("copies", 1, 9)
    lowest = reader.number("lowest", vocabulary.LOWEST, vocabulary.HIGHEST)
    numbers = range(lowest, reader.number("highest", lowest, vocabulary.HIGHEST) + 1)
    cards = [Card(f"{suit}-{n}", f"{name} {n}", "suit", copies, points=n, suit=suit, number=n) for n in numbers]
    return Suit(suit, name, reader.text("thing"), reader.text("letter"), tuple(cards))


@cache
def suits() -> tuple[Suit, ...]:
    """Return the five suits in order. Raises BadCard for bad data."""
    found = tuple(read_list(file_text("engine.games.nasty_neighbours", YARD_FILE), YARD_FILE, "suit", _read_suit))
    if tuple(suit.id for suit in found) != vocabulary.SUITS:
        listed = Phrase(", ".join(suit.id for suit in found) or "none")
        raise BadCard(YARD_FILE, "", ("suit",), rule(", ".join(vocabulary.SUITS)), listed)
    return found


def read_deck(kind: str, text: str, file: str) -> tuple[Card, ...]:
    """Read the [[card]] entries of a deck of the box in order, and check each. Raises BadCard."""
    known = ("suit", "card") if kind == YARD else ("card",)
    for key, value in parse(text, file).items():
        if key not in known or not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            lines = " or ".join(f"[[{name}]]" for name in known)
            raise BadCard(file, "", (key,), rule(f"nothing but entries below lines {lines}"))
    return tuple(read_list(text, file, "card", lambda reader: _read(kind, reader, _BOX_KEYS, NASTY_CARDS)))


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
