"""The card files: what they hold, and how every mistake in them is told by file, card and field."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.runes_and_regulations.definitions.reader import cards, read_card
from engine.games.runes_and_regulations.definitions.vocabulary import DECKS, SETS, Card
from engine.kernel.files.card_file import read_list
from engine.kernel.files.faults import BadCard
from tests.engine.games.by_id import by_id

# --- what there is ---------------------------------------------------------------------------------------------


def test_every_deck_has_its_published_number_of_cards() -> None:
    """RR-1.1 RR-9.1 RR-9.3"""
    counts: Counter[tuple[str, str]] = Counter()
    for card in cards():
        counts[card.deck, card.set] += card.copies
    assert counts == {
        ("creature", "base"): 50,
        ("spell", "base"): 39,
        ("rune", "base"): 24,
        ("regulation", "base"): 17,
        ("creature", "nefarious"): 11,
        ("spell", "nefarious"): 9,
        ("rune", "nefarious"): 20,
        ("sacrificial", "nefarious"): 8,
        ("beast", "nefarious"): 15,
        ("curse", "nefarious"): 17,
        ("forbidden-rune", "nefarious"): 10,
        ("role", "nefarious"): 10,
    }


def test_cards_are_numbered_deck_by_deck_with_the_base_game_first() -> None:
    order = [(DECKS.index(card.deck), SETS.index(card.set)) for card in cards()]
    assert order == sorted(order)
    assert [card.number for card in cards()] == list(range(186))


def test_cards_are_numbered_and_have_ids_of_their_own() -> None:
    assert [card.number for card in cards()] == list(range(186))
    assert len({card.id for card in cards()}) == 186


def test_the_titles_of_the_printed_game_are_marked() -> None:
    published = Counter(card.deck for card in cards() if card.published)
    assert published == {"creature": 12, "spell": 2, "rune": 7, "beast": 1, "role": 10}


def card(card_id: str) -> Card:
    return by_id(cards(), card_id)


def test_a_step_has_the_defaults_of_the_vocabulary() -> None:
    [step] = card("show-off-unicorn").steps
    assert (step.do, step.who, step.n, step.of, step.source) == ("draw", "you", "per-unicorn", "own", "hand")
    [step] = card("leaf-burning-dragon").steps
    assert (step.who, step.n, step.condition, step.phases, step.set) == ("you", 1, "", (), -1)


def test_one_word_and_a_list_of_words_are_read_alike() -> None:
    assert card("open-house").steps[1].phases == ("summon",)
    assert card("double-parked").steps[0].phases == ("cast", "summon")
    assert card("fetching-pegasus").steps[0].act == ("cast",)
    assert card("neighborhood-watch-dragon").steps[0].act == ("destroy", "steal")
    assert card("the-hexlord").steps[0].conditions == ("three-hexed", "no-other-hexed")
    assert card("welcome-basket-program").steps[0].condition == "fewest-mythical"


def test_kinds_and_collars_are_those_the_roles_count() -> None:
    """RR-11.4"""
    kinds = Counter(card.kind for card in cards() if card.deck in ("creature", "sacrificial"))
    assert kinds == {"dragon": 9, "unicorn": 8, "pegasus": 9, "griffin": 10, "other": 18}
    assert not any(card.kind or card.collar for card in cards() if card.deck not in ("creature", "sacrificial"))


# --- mistakes ----------------------------------------------------------------------------------------------------

STEP = {"do": "hex", "what": "mythical", "of": "any-neighbor"}
CREATURE: dict[str, Any] = {
    "id": "pet",
    "name": "Pet",
    "deck": "creature",
    "set": "base",
    "copies": 1,
    "kind": "other",
    "trigger": "enters-lawn",
    "effect": [STEP],
}
SPELL = {key: value for key, value in CREATURE.items() if key != "kind"} | {"deck": "spell", "trigger": "cast"}
RUNE = SPELL | {"deck": "rune", "trigger": "neighbor-casts"}
DISCARDED = RUNE | {"trigger": "neighbor-discards"}
STOP = {"do": "nullify"}
BAN = {"do": "forbid", "act": "hex", "who": "each-player", "what": "creature", "of": "each-player"}
WOULD = RUNE | {"trigger": "neighbor-would-cast", "effect": [STOP]}
ALL_HANDS = {"do": "limit", "which": "hand", "who": "each-player"}
LAW = SPELL | {"deck": "regulation", "trigger": "continuous", "effect": [ALL_HANDS | {"set": 5}]}
BEAST = SPELL | {"deck": "beast", "set": "nefarious", "trigger": "enters-lawn", "pay": ["sacrifice-1"]}
ROLE = SPELL | {
    "deck": "role",
    "set": "nefarious",
    "trigger": "end-of-turn",
    "effect": [{"do": "win", "if": ["empty-hand"]}],
}


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(entry) for entry in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def read(data: dict[str, Any]) -> list[Card]:
    text = "[[card]]\n" + "\n".join(f"{key} = {toml(value)}" for key, value in data.items() if value is not None)
    return read_list(text, "pets.toml", "card", read_card)


@pytest.mark.parametrize("base", [CREATURE, SPELL, RUNE, WOULD, LAW, BEAST, ROLE], ids=lambda base: str(base["deck"]))
def test_the_cards_that_mistakes_are_made_in_are_good_ones(base: dict[str, Any]) -> None:
    assert len(read(base)) == 1


BAD_CARDS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (CREATURE, {"deck": "pets"}, "field 'deck': expected one of creature, spell, rune, regulation"),
    (CREATURE, {"set": "extra"}, "field 'set': expected one of base, nefarious, found 'extra'"),
    (CREATURE, {"name": ""}, "field 'name': expected a text"),
    (CREATURE, {"copies": 0}, "field 'copies': expected a whole number from 1 to 9, found 0"),
    (CREATURE, {"copies": None}, "field 'copies': expected a whole number from 1 to 9, found 'nothing'"),
    (CREATURE, {"published": "yes"}, "field 'published': expected true or false"),
    (CREATURE, {"kind": "poodle"}, "field 'kind': expected one of dragon, unicorn, pegasus, griffin, other"),
    (CREATURE, {"kind": None}, "field 'kind': expected a kind of Creature, found 'nothing'"),
    (CREATURE, {"kind": "dragon"}, "field 'kind': expected other (as the name says), found 'dragon'"),
    (CREATURE, {"name": "Sad Dragon"}, "field 'kind': expected dragon (as the name says), found 'other'"),
    (SPELL, {"kind": "other"}, "field 'kind': expected nothing (only Creatures have one)"),
    (SPELL, {"collar": True}, "field 'collar': expected false (only Creatures wear one)"),
    (CREATURE, {"price": "discard-1"}, "field 'price': expected different words of: discard-1, discard-2"),
    (CREATURE, {"price": ["gold"]}, "field 'price': expected different words of: discard-1"),
    (CREATURE, {"price": ["hex-own", "hex-own"]}, "field 'price': expected different words of: "),
    (CREATURE, {"price": []}, "field 'price': expected different words of: "),
    (CREATURE, {"price": ["sacrifice-2"]}, "field 'price': expected a price other than sacrifice-2"),
    (SPELL, {"price": ["hex-this"]}, "field 'price': expected a price without this Creature"),
    (CREATURE, {"trigger": "leaves-lawn", "price": ["return-this"]}, "field 'price': expected a price without this"),
    (LAW, {"price": ["discard-1"]}, "field 'price': expected no price (nothing is used by a regulation"),
    (ROLE, {"price": ["discard-1"]}, "field 'price': expected no price (nothing is used by a role"),
    (
        CREATURE,
        {"trigger": "continuous", "price": ["discard-1"], "effect": LAW["effect"]},
        "field 'price': expected no price (nothing is used by a creature with the trigger continuous)",
    ),
    (CREATURE, {"pay": ["discard-1"]}, "field 'pay': expected no Summoning Cost (only Corrupted Beasts have one)"),
    (BEAST, {"pay": None}, "field 'pay': expected a Summoning Cost, found 'nothing'"),
    (BEAST, {"pay": ["hex-own"]}, "field 'pay': expected different words of: sacrifice-1, sacrifice-2"),
    (CREATURE, {"trigger": "midnight"}, "field 'trigger': expected one of none, cast, continuous"),
    (CREATURE, {"trigger": "cast"}, "field 'trigger': expected one that a creature can have: none, continuous"),
    (SPELL, {"trigger": "enters-lawn"}, "field 'trigger': expected one that a spell can have: cast"),
    (RUNE, {"trigger": "beginning-of-turn"}, "field 'trigger': expected one that a rune can have: neighbor-would"),
    (RUNE, {"trigger": "would-be-hexed"}, "field 'trigger': expected one that a rune can have: "),
    (LAW, {"trigger": "end-of-turn"}, "field 'trigger': expected one that a regulation can have: continuous, "),
    (BEAST, {"trigger": "would-be-hexed"}, "field 'trigger': expected one that a beast can have: "),
    (ROLE, {"trigger": "cast"}, "field 'trigger': expected one that a role can have: "),
    (CREATURE, {"trigger": "none"}, "field 'effect': expected no steps with the trigger none"),
    (CREATURE, {"effect": []}, "field 'effect': expected one step or more"),
    (CREATURE, {"effect": "hex"}, "field 'effect': expected a list of tables"),
    (LAW, {"copies": 2}, "field 'copies': expected 1 (each regulation exists once), found 2"),
    (ROLE, {"effect": ROLE["effect"] * 2}, "field 'effect': expected the one step win"),
    (CREATURE, {"rule": "HEX it."}, "field 'rule': not known; expected one of id, name, deck"),
    (CREATURE, {"ruling": 3}, "field 'ruling': expected a text, found 3"),
]

BAD_STEPS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    # a word that is not in the vocabulary
    (CREATURE, {"do": "eat"}, "'do': expected one of draw, discard, spin"),
    (CREATURE, {"do": "sacrifice"}, "'do': expected one of draw, discard, spin"),
    (CREATURE, {"do": "activate"}, "'do': expected one of draw, discard, spin"),
    (CREATURE, {"do": "draw", "who": "me"}, "'who': expected one of you, any-player"),
    (CREATURE, {"do": "draw", "n": 0}, "'n': expected a whole number from 1 to 9, found 0"),
    (CREATURE, {"do": "draw", "n": "lots"}, "'n': expected a whole number from 1 to 9 or one of all, any"),
    (CREATURE, {"do": "draw", "n": True}, "'n': expected a whole number from 1 to 9, found True"),
    (CREATURE, STEP | {"what": "gnome"}, "'what': expected one of mythical, creature"),
    (CREATURE, STEP | {"of": "nobody"}, "'of': expected one of you, own"),
    (CREATURE, {"do": "summon", "from": "moon"}, "'from': expected one of hand, main-discard"),
    (CREATURE, {"do": "skip", "phase": "nap", "when": "next"}, "'phase': expected different words of: draw, cast"),
    (CREATURE, {"do": "skip", "phase": "cast", "when": "later"}, "'when': expected one of this-turn, next"),
    (CREATURE, {"do": "draw", "if": "sunny"}, "'if': expected one of no-runes"),
    (CREATURE, {"do": "draw", "if": "empty-hand"}, "'if': expected one of no-runes"),
    (CREATURE, {"do": "discard", "upto": 1}, "'upto': expected true or false"),
    (CREATURE, {"do": "draw", "count": 3}, "'count': not known; expected one of do, who"),
    (LAW, {"do": "limit", "which": "speed", "set": 3}, "'which': expected one of hand, rune, win"),
    (LAW, {"do": "limit", "which": "hand", "set": 40}, "'set': expected a whole number from 0 to 20"),
    (LAW, {"do": "forbid", "act": "nap", "who": "each-player", "what": "hexed"}, "'act': expected different words"),
    (LAW, {"do": "tax", "act": "cast", "who": "each-player", "price": "gold"}, "'price': expected one of discard-1"),
    (LAW, {"do": "spin-as", "result": "jackpot", "counts_as": "event"}, "'result': expected one of new-rune"),
    (LAW, {"do": "targets", "who": "each-player", "rule": "far"}, "'rule': expected one of adjacent"),
    (ROLE, {"do": "win", "if": ["no-runes"]}, "'if': expected different words of: five-beasts"),
    # a word that means nothing with the step
    (CREATURE, {"do": "draw", "what": "rune"}, "'what': expected nothing (the step draw takes only who, n, may, if)"),
    (WOULD, STOP | {"n": 2}, "'n': expected nothing (the step nullify takes only do), found 2"),
    (CREATURE, {"do": "spin", "random": True}, "'random': expected nothing (the step spin takes only who, n)"),
    (CREATURE, {"do": "hex"}, "'what': expected a word (the step hex needs what), found 'nothing'"),
    (CREATURE, {"do": "steal", "what": "rune"}, "'of': expected a word (the step steal needs what and of)"),
    (CREATURE, {"do": "skip", "phase": "cast"}, "'when': expected a word (the step skip needs phase and when)"),
    (CREATURE, STEP | {"what": "hexed"}, "'what': expected with hex one of mythical, other-mythical, this, that"),
    (CREATURE, {"do": "restore", "what": "mythical"}, "'what': expected with restore one of hexed, that"),
    (CREATURE, {"do": "steal", "what": "rune", "of": "you"}, "'of': expected with steal one of any-neighbor, that"),
    (CREATURE, {"do": "discard", "n": "all"}, "'n': expected a whole number (the step discard takes no word)"),
    (CREATURE, STEP | {"n": "that-many"}, "'n': expected with hex one of all, any"),
    # a step where it cannot be
    (CREATURE, {"do": "limit", "which": "hand", "add": 1}, "'do': expected none of limit, phase, forbid, tax"),
    (LAW, {"do": "draw"}, "'do': expected one of limit, phase, forbid, tax, spin-as, targets"),
    (CREATURE, {"do": "win", "if": ["empty-hand"]}, "'do': expected a step other than win (roles have it)"),
    (ROLE, {"do": "draw"}, "'do': expected win (a role does nothing else)"),
    (WOULD, {"do": "draw"}, "'do': expected nullify first (what would happen is answered)"),
    (CREATURE, STOP, "'do': expected another step than nullify"),
    # a word without anybody to mean
    (CREATURE, {"do": "draw", "who": "that-neighbor"}, "'who': expected another word (neither trigger nor price"),
    (CREATURE, STEP | {"of": "that-neighbor"}, "'of': expected another word (neither trigger nor price names a"),
    (CREATURE, {"do": "draw", "who": "active-player"}, "'who': expected another word (active-player is for Reg"),
    (CREATURE, STEP | {"what": "that"}, "'what': expected another word (the trigger names no card to hex)"),
    (RUNE, {"do": "destroy", "what": "that"}, "'what': expected another word (the trigger names no card to destroy)"),
    (RUNE, {"do": "take", "what": "that", "to": "hand"}, "'what': expected another word (the trigger names no card to"),
    (SPELL, STEP | {"what": "this"}, "'what': expected another word (a spell is not on a Lawn)"),
    (SPELL, STEP | {"what": "other-mythical"}, "'what': expected a word without other- (other than which Creature?)"),
    (CREATURE, {"do": "draw", "n": "that-many"}, "'n': expected another amount (neither the trigger nor the step"),
    # words that contradict each other
    (CREATURE, STEP | {"upto": True}, "'n': expected 2 or more with upto, found 'nothing'"),
    (LAW, ALL_HANDS, "'add': expected either set or an add other than 0"),
    (LAW, ALL_HANDS | {"set": 3, "add": 1}, "'set': expected either set or an add"),
    (LAW, ALL_HANDS | {"which": "win", "add": 1}, "'which': expected win with who = each-player and set"),
    (CREATURE, STEP | {"n": "all"}, "'of': expected a Lawn or Fence that is certain (all are on it)"),
    (
        LAW,
        {"do": "tax", "act": ["cast", "steal"], "who": "each-player", "price": "discard-1"},
        "'act': expected steal with a what, cast without",
    ),
    (LAW, {"do": "phase", "phase": "draw", "who": "each-player"}, "'n': expected 2 or more actions or, without n, a"),
    (
        LAW,
        {"do": "phase", "phase": "spin", "who": "each-player", "price": "discard-1"},
        "'may': expected may and price together",
    ),
    (CREATURE, {"do": "return", "what": "creature", "must": True}, "'must': expected must only with each-player"),
    (CREATURE, {"do": "draw", "may": True}, "'may': expected may only with each-player or each-neighbor"),
    (LAW, {"do": "tax", "act": "cast", "who": "you", "price": "discard-1"}, "'who': expected with tax one of each-"),
    (LAW, {"do": "limit", "which": "hand", "set": 3}, "'who': expected whoever it is for (a Regulation serves nobody)"),
    (LAW, {"do": "limit", "which": "hand", "who": "any-player", "set": 3}, "'who': expected with limit one of you"),
    (LAW, BAN | {"act": "spin"}, "'act': expected with what = creature some of hex, restore"),
    (LAW, BAN | {"what": "rune", "act": "hex"}, "'act': expected with what = rune some of activate, destroy"),
    (LAW, BAN | {"who": "active-player"}, "'who': expected active-player with act = activate, and only then"),
    (LAW, {"do": "forbid", "act": "hex", "who": "each-player", "what": "mythical"}, "'of': expected you or each-"),
    (CREATURE, STEP | {"who": "any-player"}, "'of': expected own (everybody else chooses among their own)"),
    (CREATURE, STEP | {"of": "each-neighbor"}, "'n': expected all with of = each-neighbor"),
    (CREATURE, {"do": "swap", "what": "creature", "of": "you"}, "'of': expected with swap one of any-neighbor, that-"),
    (
        CREATURE,
        {"do": "return", "who": "each-player", "what": "creature", "must": True, "n": 2, "upto": True},
        "'must': expected must without may, upto and any",
    ),
    (CREATURE, {"do": "summon", "what": "beast", "from": "main-discard"}, "'from': expected hand with what = beast"),
    (CREATURE, {"do": "summon", "if": "that-is-a-creature"}, "'if': expected that-is-a-creature only with what"),
    (CREATURE, {"do": "draw", "if": "fewest-mythical"}, "'who': expected active-player with the condition fewest"),
    (WOULD, {"do": "take", "what": "that", "to": "fence"}, "'to': expected hand for a stopped Spell, fence for a"),
    (DISCARDED, {"do": "summon", "what": "that"}, "'from': expected main-discard with what = that"),
    (LAW, {"do": "spin-as", "result": "event", "counts_as": "event"}, "'counts_as': expected another result"),
    (ROLE, {"do": "win", "if": ["no-creatures"]}, "'if': expected conditions that can be met with the trigger end"),
]


@pytest.mark.parametrize(("base", "change", "expected"), BAD_CARDS, ids=[expected for _, _, expected in BAD_CARDS])
def test_a_bad_card_is_refused_with_file_card_and_field(
    base: dict[str, Any], change: dict[str, Any], expected: str
) -> None:
    with pytest.raises(BadCard) as caught:
        read(base | change)
    assert str(caught.value).startswith("pets.toml: card 'pet', field ")
    assert expected in str(caught.value)


@pytest.mark.parametrize(("base", "step", "expected"), BAD_STEPS, ids=[expected for _, _, expected in BAD_STEPS])
def test_a_bad_step_is_refused_with_file_card_step_and_field(
    base: dict[str, Any], step: dict[str, Any], expected: str
) -> None:
    before = [STOP] if base is WOULD and step["do"] == "take" else []
    with pytest.raises(BadCard) as caught:
        read(base | {"effect": [*before, step]})
    assert str(caught.value).startswith(f"pets.toml: card 'pet: effect[{len(before)}]', field '")
    assert expected in str(caught.value)


def test_a_card_must_lie_in_the_file_of_its_deck_and_set() -> None:
    text = "[[card]]\n" + "\n".join(f"{key} = {toml(value)}" for key, value in SPELL.items())
    for deck, card_set, name in (("creature", "base", "deck"), ("spell", "nefarious", "set")):
        with pytest.raises(BadCard, match=f"field '{name}': expected one of "):
            read_list(text, "pets.toml", "card", lambda reader: read_card(reader, 0, deck, card_set))  # noqa: B023
