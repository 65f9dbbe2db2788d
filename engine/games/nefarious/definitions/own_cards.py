"""Nefarious: players' own Inventions and Twists, read from packs, and a scenario for trying one.

They use the format of the box within limits that keep every match playable. No card may run forever, and no clause may
refer to things that its moment doesn't have.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.games.nefarious.definitions.card_text import invention_lines, twist_text
from engine.games.nefarious.definitions.reader import INVENTION, TWIST, read_invention, read_twist
from engine.games.nefarious.definitions.vocabulary import CHANGES, FLAG, Invention, Twist, TwistClause
from engine.games.nefarious.messages import say, title_of
from engine.kernel.cards.card_picture import picture_or
from engine.kernel.cards.packs import Pack
from engine.kernel.cards.workshop import scenario_text
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import Expected, KeyValue, rule, whole_number

MOST_EFFECTS: Final = 4
MOST_OTHERS: Final = 3
MOST_CLAUSES: Final = 4
MOST_CHANGES: Final = 3
MOST_SIGNS: Final = 5
"""The most signs on an Invention's strip. An effect takes one sign, or two if it is multiplied."""
LONGEST_INVENTION: Final = 120
LONGEST_TWIST: Final = 150
"""The most characters of rules text that stay readable on a card. A Twist's text is on the note at the table."""
USUAL_PICTURE = {
    INVENTION: {"backdrop": "lab", "backdrop_color": "blue", "thing": "flask", "thing_color": "green"},
    TWIST: {"backdrop": "wall", "backdrop_color": "cream", "thing": "lightning", "thing_color": "yellow"},
}
"""The drawing of a card that comes without a picture."""


def read_own_invention(reader: Reader) -> Invention:
    """Return an Invention of a pack. Raises BadCard with file, card and field."""
    reader.only("id", "name", "picture", "cost", "points", "points_per", "self", "others")
    card = read_invention(_as_printed(reader), own=True)
    picture = picture_or(reader, USUAL_PICTURE[INVENTION])
    card = replace(card, confirmed=True, origin=say("origin-pack"), picture=picture)
    for key, most, effects in (("self", MOST_EFFECTS, card.own), ("others", MOST_OTHERS, card.others)):
        if len(effects) > most:
            raise reader.fail(key, f"at most {most} effects")
    signs = sum(2 if effect.per else 1 for effect in (*card.own, *card.others)) + 2 * card.points_per_invention
    if signs > MOST_SIGNS:
        raise reader.fail("self", f"at most {MOST_SIGNS} signs on the card (counted effects are two)", signs)
    _check_length(reader, "self", " ".join(words for words, _ in invention_lines(card)), LONGEST_INVENTION)
    return card


def read_own_twist(reader: Reader) -> Twist:
    """Return a Twist of a pack. Raises BadCard with file, card and field."""
    reader.only("id", "name", "picture", "does", "changes")
    twist = read_twist(_as_printed(reader), own=True)
    twist = replace(twist, confirmed=True, origin=say("origin-pack"), picture=picture_or(reader, USUAL_PICTURE[TWIST]))
    for key, most, number in (("does", MOST_CLAUSES, len(twist.does)), ("changes", MOST_CHANGES, len(twist.changes))):
        if number > most:
            raise reader.fail(key, f"at most {most} entries")
    changes = reader.inside(reader.data.get("changes", {}), "changes")
    for name, value in twist.changes:
        if value not in CHANGES[name][1] or (name == "effect_times" and value == 1):
            raise changes.fail(name, _allowed(name))
    for entry, clause in zip(reader.tables("does"), twist.does, strict=True):
        _check_clause(entry, clause)
    _check_length(reader, "does", twist_text(twist), LONGEST_TWIST)
    return twist


def _check_length(reader: Reader, name: str, words: str, longest: int) -> None:
    if len(words) > longest:
        raise reader.fail(name, f"rules of at most {longest} letters to fit the card", len(words))


def _allowed(name: str) -> Expected:
    values = CHANGES[name][1]
    if name == "effect_times":
        return rule("0 (no effects) or 2 (effects happen twice)")
    if values == FLAG:
        return rule("true")
    return rule(str(values[0])) if len(values) == 1 else whole_number(values[0], values[-1])


def _as_printed(reader: Reader) -> Reader:
    """Return the card in the format of the box, with a number made from its id."""
    plain = {key: value for key, value in reader.data.items() if key != "picture"}
    number = 101 + zlib.crc32(str(reader.data.get("id", "")).encode(errors="replace")) % 899
    return Reader(reader.file, reader.card, {**plain, "number": number})


def _check_clause(entry: Reader, clause: TwistClause) -> None:
    """Raise BadCard if a clause refers to things that its moment doesn't have."""
    placed = KeyValue("at", "spy_placed")
    if clause.at == placed.word:
        if clause.condition:
            raise entry.fail("if", rule("no condition with {}", placed))
        if clause.to_others:
            raise entry.fail("to", rule("{} with {}", "self", placed))
        if clause.effect.per not in ("", "spies_here"):
            raise entry.fail("per", rule("{} or nothing with {}", "spies_here", placed))
    if clause.condition == "best_yet" and clause.at != "after_invent":
        raise entry.fail("if", rule("{} only with {}", "best_yet", KeyValue("at", "after_invent")))
    if clause.condition == "invented" and clause.at in ("turn_start", "research"):
        raise entry.fail("if", rule("{} only after Inventions are played", "invented"))
    if clause.effect.per == "same_action" and clause.at == "turn_start":
        raise entry.fail("per", rule("{} only after the Actions are chosen", "same_action"))


def read_packs(packs: Sequence[Pack], slug: str) -> tuple[tuple[Invention, ...], tuple[Twist, ...]]:
    """Return the cards of packs, in order. Raises BadCard."""
    inventions = tuple(read_own_invention(reader) for pack in packs for reader in pack.readers(slug, INVENTION))
    return inventions, tuple(read_own_twist(reader) for pack in packs for reader in pack.readers(slug, TWIST))


# --- trying a card -----------------------------------------------------------------------------------------------

SEATS = ("Ada", "Ben")
COMPANY = ("virus", "flying-car", "nanobots", "kraken", "moon-base", "x-ray-glasses", "pet-yeti")
"""Inventions of the box that fill the scenario: two in one hand, three in the other, one in play."""


def try_out(card: Invention | Twist) -> str:
    """Return a scenario for a card: an Invention in hand with money for it, or a Twist in force in a new turn."""
    first, second = SEATS
    company = [name for name in COMPANY if name != card.id]
    head = {"title": say("try-out", card=title_of(card)), "game": "nefarious", "seats": SEATS}
    own = {"money": 14, "hand": company[:2], "spies": {"work": 1, "invent": 1}, "action": []}
    theirs = {"money": 8, "hand": company[2:5], "inventions": company[5:6], "spies": {"work": 2}, "action": []}
    if isinstance(card, Twist):
        return scenario_text(head, {"table": {"twists": [card.id]}, first: own, second: theirs})
    own |= {"money": card.cost + 5, "hand": [card.id, *company[:2]], "action": ["invent"]}
    return scenario_text({**head, "phase": "invent"}, {first: own, second: {**theirs, "action": ["work"]}})
