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
from engine.games.nefarious.definitions.reader import read_invention, read_twist
from engine.games.nefarious.definitions.vocabulary import Invention, Twist, TwistClause
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.messages import say, title_of
from engine.kernel.cards.card_picture import picture_or
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.cards.packs import Pack
from engine.kernel.cards.workshop import scenario_text
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import Expected, KeyValue, rule, whole_number

INVENTION, TWIST = "invention", "twist"
"""The kinds of cards that players can make."""
HIGHEST_COST: Final = 30
MOST_POINTS: Final = 10
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

FLAG = (1, 1)
CHANGE_LIMITS: dict[str, tuple[int, int]] = {
    "start_money": (0, 50),
    "start_cards": (1, 7),
    "goal": (5, 40),
    "actions": (2, 2),
    "performances": (2, 2),
    "no_repeat": FLAG,
    "work_money": (1, 12),
    "research_money": (0, 9),
    "research_cards": (1, 4),
    "cost_divisor": (2, 4),
    "union": FLAG,
    "set_aside": FLAG,
    "effect_times": (0, 2),
    "repeat_last_effect": FLAG,
    "hand_counts_inventions": FLAG,
    "income_factor": (2, 4),
    "research_income_factor": (2, 2),
    "income_from_own_action": FLAG,
    "income_needs_inventions": FLAG,
    "most_spies_money": (1, 9),
    "invention_points": (1, 5),
    "money_per_point": (2, 20),
    "full_hand_points": (1, 9),
    "no_spies_points": (1, 9),
}
"""The lowest and highest values that a player's own Twist may give a rule."""


def read_own_invention(reader: Reader) -> Invention:
    """Return an Invention of a pack. Raises BadCard with file, card and field."""
    reader.only("id", "name", "picture", "cost", "points", "points_per", "self", "others")
    reader.number("cost", 0, HIGHEST_COST)
    reader.number("points", 0, MOST_POINTS)
    card = read_invention(_as_printed(reader))
    picture = picture_or(reader, USUAL_PICTURE[INVENTION])
    card = replace(card, confirmed=True, origin=say("origin-pack"), picture=picture)
    for key, most, effects in (("self", MOST_EFFECTS, card.own), ("others", MOST_OTHERS, card.others)):
        if len(effects) > most:
            raise reader.fail(key, f"at most {most} effects")
        for entry, effect in zip(reader.tables(key), effects, strict=True):
            find_effect_type(UNITS, effect.do).check(entry, effect)
    signs = sum(2 if effect.per else 1 for effect in (*card.own, *card.others)) + 2 * card.points_per_invention
    if signs > MOST_SIGNS:
        raise reader.fail("self", f"at most {MOST_SIGNS} signs on the card (counted effects are two)", signs)
    _check_length(reader, "self", " ".join(words for words, _ in invention_lines(card)), LONGEST_INVENTION)
    return card


def read_own_twist(reader: Reader) -> Twist:
    """Return a Twist of a pack. Raises BadCard with file, card and field."""
    reader.only("id", "name", "picture", "does", "changes")
    twist = read_twist(_as_printed(reader))
    twist = replace(twist, confirmed=True, origin=say("origin-pack"), picture=picture_or(reader, USUAL_PICTURE[TWIST]))
    for key, most, number in (("does", MOST_CLAUSES, len(twist.does)), ("changes", MOST_CHANGES, len(twist.changes))):
        if number > most:
            raise reader.fail(key, f"at most {most} entries")
    changes = reader.inside(reader.data.get("changes", {}), "changes")
    for name, value in twist.changes:
        low, high = CHANGE_LIMITS[name]
        if not low <= value <= high or (name == "effect_times" and value == 1):
            raise changes.fail(name, _allowed(name))
    for entry, clause in zip(reader.tables("does"), twist.does, strict=True):
        find_effect_type(UNITS, clause.effect.do).check(entry, clause.effect)
        _check_clause(entry, clause)
    _check_length(reader, "does", twist_text(twist), LONGEST_TWIST)
    return twist


def _check_length(reader: Reader, name: str, words: str, longest: int) -> None:
    if len(words) > longest:
        raise reader.fail(name, f"rules of at most {longest} letters to fit the card", len(words))


def _allowed(name: str) -> Expected:
    low, high = CHANGE_LIMITS[name]
    if name == "effect_times":
        return rule("0 (no effects) or 2 (effects happen twice)")
    if CHANGE_LIMITS[name] == FLAG:
        return rule("true")
    return rule(str(low)) if low == high else whole_number(low, high)


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
