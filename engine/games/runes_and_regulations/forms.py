"""Runes & Regulations: the forms with which players make Spells, Creatures, Runes and Regulations.

What a form says becomes card data in `form_data`. A form offers every word that players' own cards can have; words that
do not go together are refused when the card is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from engine.games.runes_and_regulations import form_data, own_card_checks, vocabulary
from engine.games.runes_and_regulations.checks import CREATURE_TRIGGERS, RUNE_TRIGGERS
from engine.games.runes_and_regulations.wording_phrases import PRICE_WORDS, SPIN_RESULT_NAMES, TRIGGER_PHRASES
from engine.kernel.packs import CardKind, FormField

Choices = tuple[tuple[Any, str], ...]

VERB_WORDS = {
    "draw": "DRAW", "discard": "DISCARD", "spin": "SPIN", "cast": "CAST a Spell", "summon": "SUMMON a Creature",
    "hex": "HEX", "restore": "RESTORE", "destroy": "DESTROY", "steal": "STEAL", "return": "RETURN",
    "move": "Move a neighbor's Creature", "swap": "Swap Creatures", "skip": "Skip a phase", "add-rune": "Add a Rune",
    "turn-regulation": "Turn up a Regulation", "take": "Take the stopped card",
}  # fmt: skip
STEP_VERBS = tuple(verb for verb in VERB_WORDS if verb != "take")
REGULATION_VERBS = ("draw", "discard", "spin", "hex", "destroy", "return", "summon", "skip")
PEOPLE_WORDS = {
    "you": "You", "any-player": "Any player", "any-neighbor": "Any neighbor", "each-player": "Each player",
    "each-neighbor": "Each neighbor", "that-neighbor": "That neighbor",
}  # fmt: skip
WHOSE_WORDS = {
    "any-neighbor": "Any neighbor's", "any-player": "Any player's", "you": "Your own",
    "that-neighbor": "That neighbor's", form_data.EVERY_NEIGHBOR: "Every neighbor's (all)",
    "each-player": "Each player does it", "each-neighbor": "Each neighbor does it",
}  # fmt: skip
THING_WORDS = {
    "mythical": "Mythical Creature", "creature": "Creature", "hexed": "Hexed Creature",
    "other-mythical": "Other Mythical Creature", "other-creature": "Other Creature", "rune": "Rune",
    "this": "This Creature", "that": "That Creature",
}  # fmt: skip
AMOUNT_WORDS = {
    form_data.NUMBER: "This many", form_data.UPTO: "Up to this many", form_data.ALL: "All", form_data.ANY: "Any number",
    "that-many": "That many", "per-unicorn": "One for each Unicorn",
}  # fmt: skip
CONDITION_WORDS = {
    "": "Always", "no-runes": "With no Runes on your Fence", "you-are-behind": "When a neighbor has more Creatures",
    "target-is-ahead": "Only whoever has more Creatures than you", "four-or-more": "Only with 4 or more Creatures",
}  # fmt: skip
REGULATION_CONDITIONS = {
    "": "Always", "four-or-more": "Only with 4 or more Creatures", "fewest-mythical": "Only with the fewest Creatures",
}  # fmt: skip
ACT_WORDS = {"hex": "hexed", "restore": "restored", "destroy": "destroyed", "steal": "stolen", "return": "returned"}
DISCARDS = ("discard-1", "discard-2")
PLAIN_PRICES = (*DISCARDS, "sacrifice-mythical", "sacrifice-1", "hex-own", "destroy-hexed", "move-own")
CREATURE_PRICES = (*PLAIN_PRICES, "hex-this", "return-this", "move-this")
NEW_TRIGGERS = {"none": "No effect", "continuous": "As long as it is on the Lawn"}
REGULATION_TRIGGERS = {
    "continuous": "As long as it is in force", "becomes-active": "Once, when it becomes active",
    "beginning-of-turn": "At the beginning of each player's turn",
}  # fmt: skip


@cache
def card_kinds() -> tuple[CardKind, ...]:
    """The four kinds of cards that players can make."""
    name = FormField("name", "Name", "as it stands on the card")
    copies = FormField("copies", "Copies", "in its deck", "number", 1, 1, own_card_checks.MOST_COPIES)
    creature_triggers = (*CREATURE_TRIGGERS, *vocabulary.OWN_WOULDS)
    return (
        CardKind(vocabulary.SPELL, "Spell", (name, copies, _price(PLAIN_PRICES), _effect(STEP_VERBS))),
        CardKind(
            vocabulary.CREATURE, "Creature",
            (
                name, copies,
                FormField("collar", "Wears a collar", "matters to some", "flag", False),
                _trigger(creature_triggers, "enters-lawn"), _price(CREATURE_PRICES, _triggered(creature_triggers)),
                _effect(STEP_VERBS, _triggered(creature_triggers)), _always(_creature_always()),
            ),
            "With Dragon, Unicorn, Pegasus or Griffin in its name it is one of those. An effect that waits for "
            "something is used once a turn at most.",
        ),
        CardKind(
            vocabulary.RUNE, "Rune",
            (name, copies, _trigger(RUNE_TRIGGERS, "neighbor-casts"), _price(PLAIN_PRICES), _effect((*VERB_WORDS,))),
            "A Rune that answers what would happen stops it first; then come its own steps, if it has any.",
        ),
        CardKind(
            vocabulary.REGULATION, "Regulation",
            (
                name,
                FormField("trigger", "When", "", "choice", "continuous", choices=_words(REGULATION_TRIGGERS)),
                _regulation_effect(), _always(_regulation_always()),
            ),
            "There is one of each Regulation.",
        ),
    )  # fmt: skip


def _words(table: Mapping[str, str], keys: Iterable[str] = ()) -> Choices:
    return tuple((key, table[key]) for key in (keys or table))


def _triggered(triggers: Iterable[str]) -> tuple[str, tuple[Any, ...]]:
    return "trigger", tuple(trigger for trigger in triggers if trigger not in NEW_TRIGGERS)


def _trigger(triggers: Iterable[str], default: str) -> FormField:
    words = {**TRIGGER_PHRASES, **NEW_TRIGGERS}
    return FormField("trigger", "When", "", "choice", default, choices=_words(words, triggers))


def _price(prices: Iterable[str], needs: tuple[str, tuple[Any, ...]] | None = None) -> FormField:
    choices = (("", "No price"), *_words(PRICE_WORDS, prices))
    return FormField("price", "Price", "paid first and in full", "choice", "", choices=choices, needs=needs)


def _lines(key: str, label: str, fields: tuple[FormField, ...], needs: tuple[str, tuple[Any, ...]] | None) -> FormField:
    hint = "one after the other" if key == form_data.EFFECT else "all the time"
    most = own_card_checks.MOST_STEPS - 1  # the stopping of what would happen goes without saying
    return FormField(key, label, hint, "lines", (), needs=needs, fields=fields, most=most)


# --- what happens ---------------------------------------------------------------------------------------------


def _effect(verbs: Iterable[str], needs: tuple[str, tuple[Any, ...]] | None = None) -> FormField:
    return _lines(form_data.EFFECT, "Steps", _step_fields(tuple(verbs)), needs)


def _choice(key: str, label: str, choices: Choices, *shown_with: str, hint: str = "") -> FormField:
    return FormField(key, label, hint, "choice", choices[0][0], choices=choices, needs=_with(*shown_with))


def _flag(key: str, label: str, hint: str, *shown_with: str) -> FormField:
    return FormField(key, label, hint, "flag", False, needs=_with(*shown_with))


def _with(*verbs: str) -> tuple[str, tuple[Any, ...]] | None:
    return ("do", verbs) if verbs else None


def _phases(words: Iterable[str]) -> Choices:
    return tuple((phase, f"{phase.capitalize()} phase") for phase in words)


def _ending(conditions: Choices, *conditional: str) -> tuple[FormField, ...]:
    """What comes last in a step: the phases of a skip, a condition, what is said of whoever does it."""
    phases = _phases(vocabulary.PHASES)
    return (
        _choice("phase", "Phase", phases, "skip"),
        _choice(form_data.AND_PHASE, "And", (("", "No other"), *phases), "skip"),
        _choice("when", "Of", (("next", "The next turn"), ("this-turn", "This turn")), "skip"),
        _choice("if", "Only if", conditions, *conditional),
        _flag("may", "Each may", "whoever does not want to need not", "draw", "summon"),
        _flag("must", "All or nobody", "unusable unless everybody can", "return"),
        _flag("random", "At random", "nobody chooses the cards", "discard"),
    )


def _step_fields(verbs: tuple[str, ...]) -> tuple[FormField, ...]:
    return (
        _choice("do", "Does", _words(VERB_WORDS, verbs)),
        _choice("who", "Who", _words(PEOPLE_WORDS), *form_data.PEOPLE),
        _choice("what", "What", _words(THING_WORDS), *form_data.ON_LAWNS, *form_data.TAKERS, "summon", "move"),
        _choice("whose", "Whose", _words(WHOSE_WORDS), *form_data.ON_LAWNS, *form_data.TAKERS),
        _choice("amount", "How many", _words(AMOUNT_WORDS), *form_data.COUNTED),
        FormField("n", "Number", "", "number", 1, 1, 9, needs=("amount", (form_data.NUMBER, form_data.UPTO))),
        _choice("from", "From", (("hand", "The hand"), ("main-discard", "The Main discard pile")), "summon"),
        *_ending(_words(CONDITION_WORDS), "draw", "summon", "return", "skip", "add-rune"),
    )


def _regulation_effect() -> FormField:
    people = {"each-player": "Each player", "active-player": "Whoever's turn it is"}
    things = _words(THING_WORDS, ("mythical", "creature", "hexed", "rune"))
    amounts = _words(AMOUNT_WORDS, (form_data.NUMBER, form_data.UPTO, form_data.ALL))
    fields = (
        _choice("do", "Does", _words(VERB_WORDS, REGULATION_VERBS)),
        _choice("who", "Who", _words(people)),
        _choice("what", "What", things, "hex", "destroy", "return"),
        _choice("amount", "How many", amounts, *form_data.COUNTED),
        FormField("n", "Number", "", "number", 1, 1, 9, needs=("amount", (form_data.NUMBER, form_data.UPTO))),
        *_ending(_words(REGULATION_CONDITIONS), "draw", "summon", "return", "skip"),
    )
    return _lines(form_data.EFFECT, "Steps", fields, ("trigger", ("becomes-active", "beginning-of-turn")))


# --- what is always on ----------------------------------------------------------------------------------------


def _always(fields: tuple[FormField, ...]) -> FormField:
    return _lines(form_data.ALWAYS, "Changes", fields, ("trigger", ("continuous",)))


def _phase_fields() -> tuple[FormField, ...]:
    low, high = own_card_checks.ACTIONS_IN_PHASE
    return (
        _choice("phase", "Phase", _phases(own_card_checks.PHASES_WITH_MORE), "phase"),
        FormField("n", "Actions in it", "", "number", low, low, high, needs=_with("phase")),
    )


def _act_fields() -> tuple[FormField, ...]:
    return (
        _choice("act", "Cannot be", _words(ACT_WORDS), "forbid"),
        _choice(form_data.AND_ACT, "Or", (("", "Nothing else"), *_words(ACT_WORDS)), "forbid"),
    )


def _creature_always() -> tuple[FormField, ...]:
    things = ("mythical", "creature", "hexed", "other-mythical", "other-creature", "rune")
    verbs = {"limit": "Changes a limit", "phase": "More in a phase", "forbid": "Protects", "tax": "Makes others pay"}
    by = (("each-neighbor", "By neighbors"), ("each-player", "By anybody"))
    most = own_card_checks.MOST_LIMIT_CHANGE
    taxed = (
        ("cast", "To CAST a Spell"),
        ("steal", "To STEAL from your Lawn"),
        (form_data.STEAL_THIS, "To STEAL this Creature"),
    )
    return (
        _choice("do", "Does", _words(verbs)),
        _choice("which", "Limit", (("hand", "Hand limit"), ("rune", "Rune limit")), "limit"),
        _choice("who", "Whose", (("you", "Yours"), ("each-neighbor", "Each neighbor's")), "limit"),
        FormField("add", "By", "below 0: less", "number", 1, -most, most, needs=_with("limit")),
        *_phase_fields(),
        _choice("what", "What", _words(THING_WORDS, things), "forbid"),
        *_act_fields(),
        _choice("by", "By whom", by, "forbid"),
        _choice("taxed", "Neighbors pay", taxed, "tax"),
        _choice("price", "The price", _words(PRICE_WORDS, DISCARDS), "tax"),
    )


def _regulation_always() -> tuple[FormField, ...]:
    verbs = {
        "limit": "Sets a limit", "phase": "More in a phase", form_data.SKIP_SPIN: "Spin phase can be bought off",
        "forbid": "Forbids", form_data.BAN_RUNES: "No Runes in the own turn", "tax": "Makes Spells cost a card",
        "spin-as": "Changes a Spin result", "targets": "Only next-door neighbors",
    }  # fmt: skip
    limits = (("hand", "Hand limit"), ("rune", "Rune limit"), ("win", "Creatures to win"))
    results = _words(SPIN_RESULT_NAMES, vocabulary.SPIN_RESULTS)
    return (
        _choice("do", "Does", _words(verbs)),
        _choice("which", "Limit", limits, "limit"),
        FormField("set", "Is", "", "number", 6, 1, own_card_checks.HAND_LIMITS[1], needs=_with("limit")),
        *_phase_fields(),
        _choice("what", "What", _words(THING_WORDS, ("mythical", "creature", "hexed")), "forbid"),
        *_act_fields(),
        _choice("price", "The price", _words(PRICE_WORDS, DISCARDS), "tax"),
        _choice("result", "The result", results, "spin-as"),
        _choice("counts_as", "Counts as", results[::-1], "spin-as"),
    )
