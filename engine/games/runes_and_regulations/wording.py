"""Runes & Regulations: the text on each card, made from what the card does (so text and rule cannot disagree)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from engine.games.runes_and_regulations import vocabulary
from engine.games.runes_and_regulations import wording_phrases as phrases
from engine.games.runes_and_regulations.english import listed, number_of
from engine.games.runes_and_regulations.wording_standing import standing_words, third_person

NO_EFFECT = "No effect."
HEXED_TEXT = "No effect while hexed. Not Mythical."
"""On a Creature under a Shrub token (RR-1.4)."""
POWERLESS_TEXT = "No effect on the Nefarious Neighbor's Lawn."
"""On an ordinary Creature that lies there (RR-10.5)."""
PHRASED = (vocabulary.CREATURE, vocabulary.SACRIFICIAL, vocabulary.BEAST, vocabulary.RUNE, vocabulary.FORBIDDEN_RUNE)
"""Decks whose cards name their trigger; the others say in their text when it holds."""
NEFARIOUS_ONLY = (vocabulary.BEAST, vocabulary.CURSE, vocabulary.FORBIDDEN_RUNE)
"""Decks whose cards only ever serve the Nefarious Neighbor (RR-9.4)."""
PLAIN_WORDS = ("take", "move", "swap", "skip", "add-rune", "turn-regulation")
"""Steps that are said with an ordinary word instead of a verb in capitals."""
ABLE = ("discard", "hex", "destroy", "return")
"""What others do as far as they can: "if able"."""
AT_ONCE: Final = -1


# --- small words -------------------------------------------------------------------------------------------------


def sentence(words: str) -> str:
    """Words with a capital and a full stop."""
    return words[0].upper() + words[1:] + "."


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


def price_words(token: str) -> str:
    """A price as an instruction: "DISCARD a card", "move this Creature to any neighbor's Lawn"."""
    return phrases.PRICE_WORDS[token]


def cost_text(card: vocabulary.Card) -> str:
    """The Summoning Cost of a Corrupted Beast: "SACRIFICE a Creature, DISCARD a card"; else empty (RR-10.3)."""
    return ", ".join(phrases.PRICE_WORDS[token] for token in card.pay)


# --- steps -------------------------------------------------------------------------------------------------------


def _their(step: vocabulary.Step) -> str:
    return "your" if step.who == vocabulary.YOU else "their"


def _place(step: vocabulary.Step) -> str:
    """Whose Lawn or Fence, with its preposition; empty for a card that has been named already."""
    if step.what in ("this", "that"):
        return ""
    whose = {vocabulary.YOU: "your", "own": _their(step)}.get(step.of) or f"{phrases.PLAYERS[step.of]}'s"
    off_it = step.do == "steal" or (step.do == "return" and whose == "their")
    each = ", each" if step.n != 1 and step.of in ("any-player", "any-neighbor") else ""
    place = "Fence" if step.what == "rune" else "Lawn"
    return f"{each} {'from' if off_it else 'on'} {whose} {place}"


def target_words(step: vocabulary.Step) -> str:
    """What a step acts on and where: "a Mythical Creature on any neighbor's Lawn"."""
    if step.condition == "four-or-more":
        return "one of them"
    return things(step.what, step.n, step.upto) + _place(step)


def _drawn(step: vocabulary.Step, before: vocabulary.Step | None) -> str:
    if step.n == "per-unicorn":
        return "a card for each Mythical Unicorn on your Lawn"
    if step.n == "that-many":
        return f"a card for each one {phrases.DONE[before.do]}" if before and before.do in ABLE else "that many cards"
    return number_of(int(step.n), "card")


def _summoned(step: vocabulary.Step) -> str:
    what = "it" if step.condition == "that-is-a-creature" else things(step.what or "creature", step.n, step.upto)
    if step.source == "hand":
        return f"{what} from {_their(step)} hand"
    return f"{what} from the Main discard pile onto {_their(step)} Lawn"


def _cast(card: vocabulary.Card, step: vocabulary.Step) -> str:
    noun = "Curse" if card.deck in NEFARIOUS_ONLY else "Spell"
    return counted(noun, step.n, step.upto, other=card.deck in (vocabulary.SPELL, vocabulary.CURSE)) + " from your hand"


def _rest(card: vocabulary.Card, step: vocabulary.Step, before: vocabulary.Step | None) -> str:
    """What follows the verb of a step."""
    if step.do == "draw":
        return " " + _drawn(step, before)
    if step.do == "discard":
        words = f"up to {step.n} cards" if step.upto else number_of(int(step.n), "card")
        return f" {words} at random" if step.random else f" {words}"
    if step.do == "spin":
        return f" {step.n} times" if step.n != 1 else ""
    if step.do == "cast":
        return " " + _cast(card, step)
    if step.do == "summon":
        return " " + _summoned(step)
    return " " + target_words(step)


def _helper(card: vocabulary.Card, step: vocabulary.Step) -> tuple[str, str]:
    """The ordinary word of a helper step and what follows it."""
    their = _their(step)
    if step.do == "take":
        return "add", f" it to your {'Fence' if step.to == 'fence' else 'hand'}"
    if step.do == "add-rune":
        deck = "Forbidden Rune" if card.deck in NEFARIOUS_ONLY else "Rune"
        top = "the top card" if step.n == 1 else f"the top {step.n} cards"
        return "add", f" {top} of the {deck} deck to {their} Fence"
    if step.do == "turn-regulation":
        return "turn", " up the next Regulation"
    if step.do == "skip":
        following = "next " if step.when == "next" else ""
        return "skip", " " + listed([f"{their} {following}{phase.capitalize()} phase" for phase in step.phases])
    if step.do == "move":
        return "move", f" {target_words(step)} to any other neighbor's Lawn"
    own = things("mythical" if step.what == "mythical" else "creature")
    return "swap", f" {own} on your Lawn with {target_words(step)}"


def _action(card: vocabulary.Card, step: vocabulary.Step, before: vocabulary.Step | None) -> str:
    """What is done, said to "you" or of somebody: "DRAW a card", "DISCARDs a card", "may SUMMON ..."."""
    verb, rest = _helper(card, step) if step.do in PLAIN_WORDS else (step.do.upper(), _rest(card, step, before))
    if step.may:
        return f"may {verb}{rest}"
    if step.must:
        return f"must {verb}{rest}"
    return (verb if step.who == vocabulary.YOU else third_person(verb)) + rest


def _actor(step: vocabulary.Step) -> str:
    """Who acts, with a space behind; nothing for you."""
    if step.who == vocabulary.YOU:
        return ""
    return phrases.QUALIFIED.get(step.condition, "{}").format(phrases.PLAYERS[step.who]) + " "


def _as_able(step: vocabulary.Step) -> bool:
    """Whether whoever cannot is left out (RR-7.3)."""
    return step.do in ABLE and step.who != vocabulary.YOU and not (step.may or step.must or step.condition)


def _clauses(card: vocabulary.Card) -> list[str]:
    """The steps of a triggered effect as clauses without capital and full stop."""
    clauses: list[str] = []
    before: vocabulary.Step | None = None
    steps = list(card.steps)
    instead = " instead" if _instead(card) else ""
    if steps[0].do == "nullify":
        steps.pop(0)
        clauses += [] if instead else [phrases.STOPPED[card.trigger]]
    for together in _together(steps):
        actions = []
        for step in together:
            actions.append(_action(card, step, before))
            before = step
        first = together[0]
        able = ", if able" if any(_as_able(step) for step in together) else ""
        clauses.append(phrases.PROVISOS.get(first.condition, "") + _actor(first) + listed(actions) + instead + able)
        instead = ""
    return clauses


def _together(steps: list[vocabulary.Step]) -> list[list[vocabulary.Step]]:
    """Steps in order; what each of several players does as far as able, step after step, is one clause."""

    def key(numbered: tuple[int, vocabulary.Step]) -> tuple[int, str]:
        number, step = numbered
        return (AT_ONCE, step.who) if step.who in vocabulary.GROUPS and _as_able(step) else (number, step.who)

    return [[step for _, step in group] for _, group in groupby(enumerate(steps), key=key)]


def _instead(card: vocabulary.Card) -> bool:
    """Whether the second step replaces what the trigger stops, rather than coming on top of it."""
    if len(card.steps) < 2:
        return False
    step = card.steps[1]
    strikes_back = "that-neighbor" in (step.who, step.of)
    other_draw = card.trigger == "neighbor-would-draw-extra" and step.n != "that-many"
    certain = not (strikes_back or other_draw or step.condition)
    return step.do in phrases.REPLACEMENTS.get(card.trigger, ()) and certain


# --- whole texts -------------------------------------------------------------------------------------------------


def _standing_clauses(steps: Iterable[vocabulary.Step]) -> list[str]:
    """Steps that are always on; limits one after the other are one clause."""
    clauses: list[str] = []
    for are_limits, group in groupby(steps, key=lambda step: step.do == "limit"):
        words = [standing_words(step) for step in group]
        clauses += [listed(words)] if are_limits else words
    return clauses


def effect_text(card: vocabulary.Card) -> str:
    """What a card does, price included, without the phrase of its trigger."""
    if not card.steps:
        return NO_EFFECT
    if card.trigger == "continuous" or card.deck == vocabulary.ROLE:
        return " ".join(sentence(clause) for clause in _standing_clauses(card.steps))
    clauses = _clauses(card)
    if card.price:
        clauses[0] = listed([phrases.PRICE_WORDS[token] for token in card.price]) + ", then " + clauses[0]
    if card.deck == vocabulary.REGULATION and card.trigger == "beginning-of-turn":
        clauses[0] = "at the beginning of their turn, " + clauses[0]
    return " ".join(sentence(clause) for clause in clauses)


def trigger_phrase(card: vocabulary.Card) -> str:
    """When the effect may be used, without its colon; empty for cards that do not say so."""
    return phrases.TRIGGER_PHRASES.get(card.trigger, "") if card.deck in PHRASED else ""


def rule_text(card: vocabulary.Card) -> str:
    """The whole rule of a card as printed: "When this Creature enters your Lawn: CAST a Spell from your hand."."""
    phrase = trigger_phrase(card)
    return f"{phrase}: {effect_text(card)}" if phrase else effect_text(card)


def trigger_pill(card: vocabulary.Card) -> str:
    """The trigger in a few words in capitals; empty when the card has none."""
    return phrases.PILLS[card.trigger][0] if trigger_phrase(card) else ""


def trigger_icon(card: vocabulary.Card) -> str:
    """The icon of the trigger's pill: sunrise, moon, enters, leaves, always, would or reaction; or empty."""
    return phrases.PILLS[card.trigger][1] if trigger_phrase(card) else ""


def footer(card: vocabulary.Card) -> str:
    """What kind of card it is: "DRAGON · WEARS A COLLAR", "CORRUPTED BEAST", "RUNE"."""
    name = phrases.KIND_NAMES[card.kind] if card.deck == vocabulary.CREATURE else phrases.DECK_NAMES[card.deck]
    return name.upper() + (" · WEARS A COLLAR" if card.collar else "")
