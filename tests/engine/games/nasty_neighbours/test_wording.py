"""The texts on the cards: what they say for the cards of the box, and that they serve whatever players compose."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, strategies as st

from engine.games.nasty_neighbours.definitions.card_text import LONGEST_SHORT, TIMING_WORDS, rule_text, sentence, short
from engine.games.nasty_neighbours.definitions.reader import cards
from engine.games.nasty_neighbours.definitions.vocabulary import AFFECTED, TARGET, TIMINGS, Card, Effect
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.effects.effect_type import AMOUNT
from tests.engine.games.by_id import by_id
from tests.engine.games.nasty_neighbours.card_table import targets

# --- the cards of the box --------------------------------------------------------------------------------------

SENTENCES = {
    "vandalized": "Reset your own yard.",
    "nasty-dog": "Another player resets their yard.",
    "eviction-notice": "Swap seats with another player.",
    "home-security": "When an Instant Action would affect you, cancel it: it is discarded without effect.",
    "peeping-neighbour": "Look at two face-down cards in one yard. Only you see them.",
    "over-the-fence": "Swap a card in your yard with one in another yard. Faces stay. Neither may be Stumped.",
    "gopher-trouble": "Choose a face-up card in any yard, not a Stumped, and turn it face down.",
    "garden-gnome-shuffle": "Swap two cards inside one yard. Neither may be Stumped.",
    "noise-complaint": "Another player misses their next turn this round. Not a last turn.",
    "borrowed-tools": "Take a random Nasty Neighbour card from any player.",
    "sprinkler-mishap": "Turn up a face-down card in another yard. An Instant acts there.",
    "dumpster-dive": "Take any suit card, Wild or Stumped from the bin as your drawn card.",
    "yard-sale": "Discard a face-up card of yours, not a Stumped. The top card of the draw pile takes its place, face "
    "up.",
    "wild": "Any suit, any number. Counts 25 in Winter.",
    "stumped": "Blocks every line. Stays all round. Counts 0.",
    "red-7": "Counts 7 in Winter.",
}

SHORT_SENTENCES = {
    "vandalized": "Reset your own yard.",
    "nasty-dog": "Another player resets their yard.",
    "eviction-notice": "Swap seats with another player.",
    "home-security": "Cancel an Instant that would affect you.",
    "peeping-neighbour": "Look at two face-down cards in one yard.",
    "over-the-fence": "Swap a card of yours with one in another yard.",
    "gopher-trouble": "Turn down a face-up card in any yard.",
    "garden-gnome-shuffle": "Swap two cards inside one yard.",
    "noise-complaint": "Another player misses their next turn.",
    "borrowed-tools": "Take a random Nasty card from any player.",
    "sprinkler-mishap": "Turn up a face-down card in another yard.",
    "dumpster-dive": "Before drawing, take any card from the bin.",
    "yard-sale": "Swap a face-up card of yours for the top draw.",
    "wild": "Any suit, any number",
    "stumped": "Blocks every line, 0",
    "red-7": "",
}


@pytest.mark.parametrize("card_id", SENTENCES)
def test_the_sentences_of_the_box(card_id: str) -> None:
    """NN-5.1 NN-5.2 NN-5.3 NN-7.1 NN-8.5"""
    card = by_id(cards(), card_id)
    assert sentence(card) == SENTENCES[card_id]
    assert short(card) == SHORT_SENTENCES[card_id]


def test_every_card_with_effects_is_among_them() -> None:
    assert {card.id for card in cards() if card.kind != "suit"} == set(SENTENCES) - {"red-7"}


FULL = {
    "vandalized": ("replaced from the draw pile, face down", "Gaps stay empty", "on the player who turned it up"),
    "nasty-dog": ("Every card except a Stumped", "The player who turned it up chooses"),
    "eviction-notice": ("Yards and Nasty Neighbour cards stay", "The player who turned it up chooses"),
    "home-security": ("because you were chosen or your yard would be reset", "it is discarded without effect."),
    "peeping-neighbour": ("two face-down cards in one yard", "Only you see them."),
    "over-the-fence": ("Both cards stay face up or face down", "Neither may be a face-up Stumped."),
    "gopher-trouble": ("not a Stumped",),
    "garden-gnome-shuffle": ("Neither may be a face-up Stumped.",),
    "noise-complaint": ("this round", "never their last turn"),
    "borrowed-tools": ("random", "from any player"),
    "sprinkler-mishap": ("as if that yard's player had turned it up", "Its spot is refilled face down"),
    "dumpster-dive": ("any suit card, Wild or Stumped", "as your drawn card"),
    "yard-sale": ("not a Stumped", "An Instant Action acts, and its spot is refilled face up."),
}


@pytest.mark.parametrize("card_id", FULL)
def test_the_rules_text_says_all_that_the_clauses_say(card_id: str) -> None:
    """NN-5.1 NN-5.2 NN-5.3 NN-5.4 NN-8.5"""
    text = rule_text(by_id(cards(), card_id))
    assert [words for words in FULL[card_id] if words not in text] == []


def test_every_timing_has_its_words() -> None:
    """NN-8.2"""
    assert tuple(TIMING_WORDS) == TIMINGS
    assert TIMING_WORDS["before-drawing"] == "Your turn, before drawing"


# --- whatever players compose ----------------------------------------------------------------------------------

ALL_EFFECTS = [
    Effect(unit.word, whom, amount)
    for unit in UNITS
    for whom in targets(unit)
    for amount in ((1, 2, 3, 4) if AMOUNT in unit.fields else (1,))
]
FREE = [effect for effect in ALL_EFFECTS if effect.whom != TARGET and effect.name != "cancel"]


def nasty(*effects: Effect, when: str = "any-time") -> Card:
    return Card("own", "Own", "nasty", 1, when=when, effects=effects)


def instant(affects: str, *effects: Effect) -> Card:
    return Card("own", "Own", "instant", 1, affects=affects, effects=effects)


def instant_effects(affects: str) -> list[Effect]:
    """What an Instant Action of this sort can do."""
    barred = {"you": ("take-card", "swap-seats"), "other": ("draw-card",), "others": ("draw-card", "swap-seats")}
    fitting = [effect for effect in ALL_EFFECTS if effect.whom == TARGET or effect.name == "draw-card"]
    return [effect for effect in fitting if effect.name not in barred[affects]]


def check_words(card: Card) -> None:
    for words in (sentence(card), rule_text(card), short(card)):
        assert words[0].isupper() and words.endswith(".") and "  " not in words and ".." not in words
        assert " ," not in words and " ." not in words and "--" not in words
    assert len(short(card)) <= LONGEST_SHORT
    assert len(sentence(card)) <= (205 if card.when == "instant" else 170)


@pytest.mark.parametrize("when", TIMINGS)
def test_texts_of_all_nasty_neighbour_cards_with_one_or_two_effects(when: str) -> None:
    for effects in (*((effect,) for effect in FREE), *product(FREE, repeat=2)):
        check_words(nasty(*effects, when=when))


@pytest.mark.parametrize("affects", AFFECTED)
def test_texts_of_all_instant_actions(affects: str) -> None:
    possible = instant_effects(affects)
    for number in (1, 2, 3):
        for effects in product([effect for effect in possible if effect.amount in (1, 4)], repeat=number):
            check_words(instant(affects, *effects))


@given(st.lists(st.sampled_from(FREE), min_size=3, max_size=3), st.sampled_from(TIMINGS))
def test_texts_of_nasty_neighbour_cards_with_three_effects(effects: list[Effect], when: str) -> None:
    check_words(nasty(*effects, when=when))


def test_effects_that_differ_are_told_differently() -> None:
    every = [nasty(effect) for effect in FREE]
    every += [instant(affects, effect) for affects in AFFECTED for effect in instant_effects(affects)]
    assert len({rule_text(card) for card in every}) == len(every)
    assert len({short(card) for card in every if card.kind == "nasty"}) == len(FREE)
    assert len({sentence(card) for card in every if card.kind == "nasty"}) == len(FREE)


def test_several_effects_are_told_in_order() -> None:
    card = nasty(Effect("peek", "any", 2), Effect("swap-cards", "inside-any"))
    assert sentence(card) == (
        "Look at two face-down cards in one yard. Only you see them. Then swap two cards inside one yard. "
        "Neither may be Stumped."
    )
    assert short(card) == "Peek at 2 in one yard, swap 2 in one yard."


def test_an_instant_names_whoever_it_affects_once() -> None:
    effects = Effect("reset", TARGET), Effect("miss-turn", TARGET)
    assert sentence(instant("other", *effects)) == (
        "Another player resets their yard. Then that player misses their next turn this round. Not a last turn."
    )
    assert sentence(instant("others", *effects)).startswith("All other players reset their yards. Then they miss ")
    assert sentence(instant("you", *effects)).startswith("Reset your own yard. Then miss your next turn this round.")
    assert short(instant("others", *effects)) == "Others: reset, miss a turn."


def test_an_answer_says_when_it_may_be_played() -> None:
    card = nasty(Effect("draw-card", "", 2), when="instant")
    assert sentence(card) == "When an Instant Action would affect you, draw two Nasty Neighbour cards."


def test_long_sentences_are_told_more_briefly_on_the_face_and_in_full_beside_it() -> None:
    card = nasty(Effect("replace", "own"), Effect("replace", "other"), Effect("turn-up", "any"))
    assert sentence(card) == (
        "Swap a face-up card of yours for the top draw. Then swap a card in another yard for the top draw. "
        "Then turn up a face-down card in any yard. No Stumped."
    )
    assert rule_text(card).count("its spot is refilled face up") == 2
