"""Nefarious: the text on each card, made from what the card does (so text and rule cannot disagree)."""

from __future__ import annotations

from itertools import groupby

from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.effects._shared import plural
from engine.games.nefarious.vocabulary import ALL_OF_IT, Effect, Invention, Twist, TwistClause
from engine.kernel.schema import unit_of

PER_WORDS = {
    "hand": "per card in your hand",
    "spies": "per Spy of yours on the board",
    "inventions": "per Invention you have in play",
    "same_action": "for each other player with your Action",
    "spies_here": "for each Spy that was there when the turn began",
}
MOMENT_WORDS = {
    "turn_start": "At the start of each turn",
    "research": "When you Research",
    "after_paying": "After paying for an Invention",
    "after_invent": "After you play an Invention",
    "spy_placed": "Whenever you place a Spy",
    "before_scoring": "At the end of the turn, before scoring",
    "turn_end": "At the end of the turn",
}
CONDITION_WORDS = {
    "no_inventions": "with no Invention in play",
    "invented": "if you played an Invention",
    "best_yet": "if it is worth more than each of your earlier ones",
    "no_money": "with no money",
    "no_hand": "with no cards in hand",
}
NUMBER_WORDS = {1: "one", 2: "two", 3: "three", 4: "four"}


def effect_words(effect: Effect, on_twist: bool = False) -> str:
    """An effect as an instruction without capital or full stop: "draw 2 cards"."""
    unit = unit_of(UNITS, effect.do)
    if effect.amount == ALL_OF_IT:
        return unit.all_phrase
    phrase = unit.clause if on_twist and unit.clause is not None else unit.phrase
    words = phrase(effect.amount)
    return f"{words} {PER_WORDS[effect.per]}" if effect.per else words


def sentence(words: str) -> str:
    """Words with a capital and a full stop."""
    return words[0].upper() + words[1:] + "."


def joined(parts: list[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


def invention_lines(card: Invention) -> list[tuple[str, str]]:
    """The rules text of an Invention as (text, style) lines; styles are "self" and "others"."""
    lines: list[tuple[str, str]] = []
    if card.own:
        lines.append((" ".join(sentence(effect_words(effect)) for effect in card.own), "self"))
    if card.points_per_invention:
        lines.append((f"Worth {plural(card.points, 'point', 'points')} per Invention you have in play.", "self"))
    if card.others:
        parts = [theirs(effect_words(effect)) if effect.per else effect_words(effect) for effect in card.others]
        lines.append((f"Others: {joined(parts)}.", "others"))
    return lines


def effect_cell(effect: Effect) -> dict[str, str]:
    """An effect as a cell of the card's effect strip: signed number, icon, and what it is counted per."""
    text = "ALL" if effect.amount == ALL_OF_IT else f"{unit_of(UNITS, effect.do).sign}{effect.amount}"
    return {"text": text, "icon": effect.do.replace("_", "-"), "per": effect.per}


def clause_words(clause: TwistClause) -> str:
    """What one clause of a Twist does, without its moment: "if you have no money, receive $2"."""
    action = effect_words(clause.effect, on_twist=True)
    if clause.to_others:
        action = f"each other player {third_person(action)}"
    return f"{CONDITION_WORDS[clause.condition]}, {action}" if clause.condition else action


def third_person(words: str) -> str:
    """An instruction as what somebody else does: "draw 2 cards" -> "draws 2 cards"."""
    verb, _, rest = words.partition(" ")
    return f"{verb}s {theirs(rest).replace(' and draw ', ' and draws ')}"


def theirs(words: str) -> str:
    """Words about "you" as words about others: "per card in your hand" -> "per card in their hand"."""
    spaced = f" {words} ".replace(" your ", " their ").replace(" of yours ", " of theirs ")
    return spaced.replace(" you ", " they ").strip()


def clauses_text(clauses: tuple[TwistClause, ...]) -> list[str]:
    """The clauses of a Twist as sentences, one for each moment."""
    sentences = []
    for at, group in groupby(clauses, key=lambda clause: clause.at):
        sentences.append(f"{MOMENT_WORDS[at]}, {'; '.join(clause_words(clause) for clause in group)}.")
    return sentences


def change_words(name: str, value: int) -> str:
    """A changed rule as a sentence."""
    fraction = "half their printed price" if value == 2 else f"1/{value} of their printed price"
    return {
        "start_money": f"Everyone starts with ${value}.",
        "start_cards": f"Everyone starts with {3 + value} Inventions.",
        "goal": f"It takes {value} points to win.",
        "actions": f"Everyone chooses {NUMBER_WORDS.get(value, str(value))} different Actions each turn.",
        "performances": "Every Action is performed twice." if value == 2 else f"Actions are performed {value} times.",
        "no_repeat": "Nobody may choose an Action they chose last turn.",
        "work_money": f"Work gives ${value} instead of $4.",
        "research_money": f"Research gives ${value}." if value else "Research gives no money.",
        "research_cards": f"Research draws {plural(value, 'more card', 'more cards')}.",
        "cost_divisor": f"Inventions cost {fraction}, rounded up.",
        "union": "Inventing takes back one of your Spies. With none out, place one on Espionage instead of inventing.",
        "set_aside": "At the start of each turn, set an Invention aside if none is. Only that one can be played.",
        "effect_times": "Inventions have no effect." if not value else "Effects of Inventions happen twice.",
        "repeat_last_effect": "An Invention without effect repeats the effect of your latest earlier one that has one.",
        "hand_counts_inventions": "Effects per card in hand count Inventions in play.",
        "income_factor": "Spies pay double." if value == 2 else f"Spies pay {value} times as much.",
        "research_income_factor": "Spies pay double to players who chose Research.",
        "income_from_own_action": "Your Spies also pay you for your own Action.",
        "income_needs_inventions": "Your Spies pay nothing while you have fewer Inventions in play than Spies out.",
        "most_spies_money": f"With the most Spies, alone, on your own Action's zone, receive ${value}.",
        "invention_points": f"Each Invention is worth {plural(value, 'more point', 'more points')}.",
        "money_per_point": f"Every ${value} you hold is worth 1 point.",
        "full_hand_points": f"5 or more cards in hand are worth {plural(value, 'point', 'points')}.",
        "no_spies_points": f"Having no Spy on the board is worth {plural(value, 'point', 'points')}.",
    }[name]


def twist_text(twist: Twist) -> str:
    """The rule of a Twist in words."""
    sentences = [change_words(name, value) for name, value in twist.changes]
    return " ".join(sentences + clauses_text(twist.does))
