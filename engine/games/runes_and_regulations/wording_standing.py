"""Runes & Regulations: the words of effects that are always on, and of what a role has to have to win."""

from __future__ import annotations

from engine.games.runes_and_regulations import wording_phrases as phrases
from engine.games.runes_and_regulations.english import article, listed
from engine.games.runes_and_regulations.vocabulary import NOT_SET, YOU, Step


def third_person(verb: str) -> str:
    """A verb as what somebody does: "DRAWs", "HEXes"."""
    return verb + ("es" if verb.endswith("X") else "s")


def limit_words(step: Step) -> str:
    """A changed limit: "your hand limit is increased by 2"."""
    if step.which == "win":
        return f"{_singular(step)} needs {step.set} Mythical Creatures, not 5, to win"
    whose = "your" if step.who == YOU else f"{phrases.PLAYERS[step.who]}'s"
    name = "Rune limit" if step.which == "rune" else "hand limit"
    if step.set != NOT_SET:
        return f"{whose} {name} is {step.set}"
    return f"{whose} {name} is {'increased' if step.add > 0 else 'decreased'} by {abs(step.add)}"


def _singular(step: Step) -> str:
    """Whom a rule for all of them is about, one by one: "a player"."""
    return {"each-player": "a player", "each-neighbor": "a neighbor"}.get(step.who, phrases.PLAYERS.get(step.who, YOU))


def phase_words(step: Step) -> str:
    """A changed phase: "in your Draw phase, DRAW 2 cards instead of 1"."""
    [phase] = step.phases
    their = "your" if step.who == YOU else "their"
    who = "" if step.who == YOU else phrases.PLAYERS[step.who] + " "
    if step.price:
        return f"{who or 'you '}may {phrases.PRICE_WORDS[step.price]} to skip {their} {phase.capitalize()} phase"
    verb = phase.upper()
    doing = f"{who}{third_person(verb)}" if who else verb
    may = f"{who or 'you '}may {verb} up to {step.n}"
    action = {
        "draw": f"{doing} {step.n} cards instead of 1",
        "cast": f"{may} Spells",
        "summon": f"{may} Creatures",
        "spin": f"{doing} {step.n} times",
    }[phase]
    return f"in {their} {phase.capitalize()} phase, {action}"


def _protected(step: Step) -> str:
    """What cannot be acted on, in the plural: "other Creatures on your Lawn"."""
    other = "other " if step.what.startswith("other-") else ""
    where = (" on your Fence" if step.what == "rune" else " on your Lawn") if step.of == YOU else ""
    return f"{other}{phrases.NOUNS[step.what]}s{where}"


def forbid_words(step: Step) -> str:
    """A prohibition: "Creatures cannot be stolen"."""
    if step.who == "active-player":
        acts = listed([act.upper() for act in step.act], "or")
        return f"{phrases.PLAYERS[step.who]} cannot {acts} {phrases.NOUNS[step.what]}s during their own turn"
    by_neighbors = step.who == "each-neighbor" and step.act != ("steal",)  # only neighbors STEAL anyway
    by = " by neighbors" if by_neighbors else ""
    return f"{_protected(step)} cannot be {listed([phrases.DONE[act] for act in step.act], 'or')}{by}"


def tax_words(step: Step) -> str:
    """A price for what others do: "before a neighbor CASTs a Spell, that neighbor must DISCARD a card"."""
    who = _singular(step)
    taxed = {"": "a Spell", "this": "this Creature"}.get(step.what, "a Creature from your Lawn")
    acts = listed([third_person(act.upper()) for act in step.act], "or")
    return f"before {who} {acts} {taxed}, that {who.removeprefix('a ')} must {phrases.PRICE_WORDS[step.price]}"


def win_words(step: Step) -> str:
    """When a role wins: "you win if you end your turn with 3 Mythical Griffins on your Lawn"."""
    for condition in step.conditions:
        if condition in phrases.WHOLE_WINS:
            return phrases.WHOLE_WINS[condition]
    words = [phrases.WIN_WORDS[condition] for condition in step.conditions]
    having = [phrase for phrase in words if not phrase.startswith("while ")]
    meanwhile = [phrase for phrase in words if phrase.startswith("while ")]
    return " ".join(["you win if you end your turn with", listed(having), *meanwhile])


def standing_words(step: Step) -> str:
    """A step that is always on, or a role's condition, as a sentence without capital and full stop."""
    if step.do == "spin-as":
        counted = phrases.SPIN_RESULT_NAMES[step.counts_as]
        result = phrases.SPIN_RESULT_NAMES[step.result]
        return f"{article(result)} Spin result counts as {counted}"
    if step.do == "targets":
        return "any neighbor means only the next player to your left or to your right"
    words = {"limit": limit_words, "phase": phase_words, "forbid": forbid_words, "tax": tax_words, "win": win_words}
    return words[step.do](step)
