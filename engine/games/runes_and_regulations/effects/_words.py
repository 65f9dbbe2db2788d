"""Runes & Regulations: the words that several effect words need, on cards and where effects are told."""

from __future__ import annotations

from engine.games.runes_and_regulations import wording_phrases as phrases
from engine.games.runes_and_regulations.effects._unit import Groups, Told
from engine.games.runes_and_regulations.english import listed, number_of
from engine.games.runes_and_regulations.vocabulary import YOU, Card, Step
from engine.kernel.refs import NONE

OWN = " of their own"
"""Whose something is that whoever acts has; an order names the player instead."""


# --- on cards -----------------------------------------------------------------------------------------------------


def things(what: str, amount: int | str = 1, upto: bool = False) -> str:
    """What and how many: "a Mythical Creature", "up to 2 Runes", "all Hexed Creatures", "another Creature"."""
    if what in ("this", "that"):
        return f"{what} Creature"
    return counted(phrases.NOUNS[what], amount, upto, what.startswith("other-"))


def counted(noun: str, amount: int | str, upto: bool = False, other: bool = False) -> str:
    """A noun with its number: "a Spell", "another Spell", "2 Spells", "up to 2 other Spells"."""
    if amount == 1:
        return f"{'another' if other else 'a'} {noun}"
    many = {"all": "all", "any": "any number of"}.get(str(amount), str(amount))
    return f"{'up to ' if upto else ''}{many} {'other ' if other else ''}{noun}s"


def their(step: Step) -> str:
    """Whose hand or Lawn it is, said of whoever acts."""
    return "your" if step.who == YOU else "their"


def place_of(step: Step, off: bool = False) -> str:
    """Whose Lawn or Fence, with its preposition; empty for a card that has been named already."""
    if step.what in ("this", "that"):
        return ""
    whose = {YOU: "your", "own": their(step)}.get(step.of) or f"{phrases.PLAYERS[step.of]}'s"
    each = ", each" if step.n != 1 and step.of in ("any-player", "any-neighbor") else ""
    place = "Fence" if step.what == "rune" else "Lawn"
    return f"{each} {'from' if off else 'on'} {whose} {place}"


def target_words(step: Step, off: bool = False) -> str:
    """What a step acts on and where: "a Mythical Creature on any neighbor's Lawn"."""
    if step.condition == "four-or-more":
        return "one of them"
    return things(step.what, step.n, step.upto) + place_of(step, off)


def targets_named(card: Card, step: Step, done: str) -> str:
    """What a step acts on, as the rest of its clause."""
    return target_words(step)


def one_of(step: Step) -> str:
    """Whom a rule for all of them is about, one by one: "a player"."""
    return {"each-player": "a player", "each-neighbor": "a neighbor"}.get(step.who, phrases.PLAYERS.get(step.who, YOU))


# --- told ---------------------------------------------------------------------------------------------------------


def targets_told(told: Told, step: Step, groups: Groups) -> tuple[str, str]:
    """The word itself, and what it acts on."""
    return step.do, object_words(told, step, groups)


def object_words(told: Told, step: Step, groups: Groups) -> str:
    """The Creatures or Runes that a step acts on."""
    chosen = [ref for ref in groups[-1] if ref != NONE] if groups else []
    if chosen:
        return listed([told.public(ref) for ref in chosen])
    if step.what == "this":
        return told.named(told.card, "it")
    if step.what == "that":
        return told.creature(told.subject) if told.sees(told.subject) else "it"
    if step.condition == "four-or-more":
        return "one of them"
    noun = phrases.NOUNS[step.what].replace("Hexed", "hexed")
    other = "other " if step.what.startswith("other-") else ""
    if step.n in ("all", "any"):
        words = f"{'all' if step.n == 'all' else 'any number of'} {other}{noun}s"
    elif step.n == 1:
        words = number_of(1, f"other {noun}") if other else number_of(1, noun)
    else:
        words = f"{'up to ' if step.upto else ''}{step.n} {other}{noun}s"
    return words.replace("an other", "another") + whose(told, step)


def whose(told: Told, step: Step) -> str:
    """On whose side a step looks for what it acts on."""
    if step.of in ("any-neighbor", "each-neighbor"):
        return " of a neighbor" if step.of == "any-neighbor" else " of the neighbors"
    if step.of == "that-neighbor":
        return f" of {told.names[told.other]}" if told.other >= 0 else " of that neighbor"
    if step.of == "you" or (step.of == "own" and step.who == "you"):
        return OWN
    return ""
