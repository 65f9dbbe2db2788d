"""Runes & Regulations: phrases that several effect types share, on cards and in descriptions of effects."""

from __future__ import annotations

from engine.games.runes_and_regulations.definitions.vocabulary import YOU, Card, Step
from engine.games.runes_and_regulations.effects.effect_type import EffectContext, Groups
from engine.games.runes_and_regulations.messages import say
from engine.kernel.state.refs import NONE


def add_number(noun: str, amount: int | str, upto: bool = False, other: bool = False) -> str:
    """Return a noun with its number: "a Spell", "another Spell", "2 Spells", "up to 2 other Spells", "all Spells".

    `noun` is the name of its message.
    """
    if amount == 1:
        return say(f"{noun}.another" if other else f"{noun}.one")
    things = say(f"{noun}.others" if other else f"{noun}.many")
    if isinstance(amount, str):
        return say(f"number-{amount}", things=things)
    return say("number-up-to" if upto else "number", count=amount, things=things)


def in_form(message: str, otherwise: str, form: str, **arguments: str) -> str:
    """Return a message in a form: "third", or "" for an instruction. Without that form, use `otherwise`."""
    name = f".{form}" if form else ""
    try:
        return say(message + name, **arguments)
    except KeyError:
        return say(otherwise + name, **arguments)


# --- on cards -----------------------------------------------------------------------------------------------------


def things(what: str, amount: int | str = 1, upto: bool = False) -> str:
    """Return a noun with its number: "a Mythical Creature", "up to 2 Runes", "all Hexed Creatures"."""
    if what in ("this", "that"):
        return say(f"{what}-creature")
    return add_number(f"noun-{what.removeprefix('other-')}", amount, upto, what.startswith("other-"))


def whose_word(step: Step) -> str:
    """Return the owner of a hand or Lawn: "you" if you act, else "their"."""
    return YOU if step.who == YOU else "their"


def place_of(step: Step) -> str:
    """Return the Lawn or Fence that a step refers to."""
    whose = whose_word(step) if step.of == "own" else step.of
    player = "" if whose in (YOU, "their") else say(f"who-{whose}")
    return say("place-fence" if step.what == "rune" else "place-lawn", whose=whose, player=player)


def target_words(step: Step, off: bool = False) -> str:
    """Return a step's target and its place: "a Mythical Creature on any neighbor's Lawn"."""
    if step.condition == "four-or-more":
        return say("one-of-them")
    words = things(step.what, step.n, step.upto)
    if step.what in ("this", "that"):  # that card has already been named
        return words
    name = "target-each" if step.n != 1 and step.of in ("any-player", "any-neighbor") else "target"
    return say(f"{name}-from" if off else f"{name}-on", things=words, place=place_of(step))


def targets_named(card: Card, step: Step, done: str) -> str:
    """Return a step's target, to complete its clause."""
    return target_words(step)


# --- descriptions of effects --------------------------------------------------------------------------------------


def describe_targets(told: EffectContext, step: Step, groups: Groups) -> tuple[str, str]:
    """Return the effect word, and the text of its targets."""
    return step.do, object_words(told, step, groups)


def object_words(told: EffectContext, step: Step, groups: Groups) -> str:
    """Return the text of the Creatures or Runes that a step acts on."""
    chosen = [ref for ref in groups[-1] if ref != NONE] if groups else []
    if chosen:
        return say.join_list([told.public(ref) for ref in chosen])
    if step.what == "this":
        return told.name_or(told.card, say("some-it"))
    if step.what == "that":
        return told.creature(told.subject) if told.sees(told.subject) else say("some-it")
    if step.condition == "four-or-more":
        return say("one-of-them")
    return with_side(told, step, noun_phrase(step.what, step.n, step.upto))


def noun_phrase(what: str, amount: int | str = 1, upto: bool = False, other: bool = False) -> str:
    """Return a noun with its number, where no target has been chosen."""
    noun = "noun-hexed-told" if what == "hexed" else f"noun-{what.removeprefix('other-')}"
    return add_number(noun, amount, upto, other or what.startswith("other-"))


def with_side(told: EffectContext, step: Step, what: str) -> str:
    """Return the objects of a step with the Lawn or Fence that they're on."""
    place = ".fence" if step.what == "rune" else ""
    if step.of in ("any-neighbor", "each-neighbor") or (step.of == "that-neighbor" and told.other < 0):
        return say(f"side-{step.of}{place}", what=what)
    if step.of == "that-neighbor":
        return say(f"side-player{place}", what=what, player=told.names[told.other])
    if step.of == YOU or (step.of == "own" and step.who == YOU):
        return told.own(what, place)
    return what
