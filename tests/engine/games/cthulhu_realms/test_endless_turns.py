"""No turn goes on for ever: abjuring and acquiring what was abjured comes to an end (CR-4.3)."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given, strategies as st

from engine.games.cthulhu_realms.codes import END_TURN, PLAY_CARD
from engine.games.cthulhu_realms.definitions.reader import cards
from engine.games.cthulhu_realms.layout import DECK, GENERAL_DECK, HAND, OWNED, PLAY, SANITY
from engine.games.cthulhu_realms.match_rules import MatchRules
from engine.kernel.flow import machine
from engine.kernel.flow.ruleset import CHOOSE_VERB, PASS, USE
from engine.kernel.state.events import MOVED, TRIGGERED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import SEAT_BASE, describe
from engine.kernel.state.state import ACTIVE, TURN, Option, State
from tests.engine.games.cthulhu_realms.random_games import begin

REPLAYS = 3 + 5
"""How often in a turn cards can come back to hand to be played again: as often as there are cards that acquire what was
abjured, and cards that destroy Locations, the Elder Signs once more for each of the first."""


def effects_of(title: int) -> set[str]:
    return {effect.name for ability in cards()[title].abilities for half in ability.halves for effect in half}


def test_what_acquires_the_abjured_stays_in_play_all_turn() -> None:
    """CR-4.3: such a card is neither a Location that could be destroyed nor abjures itself, so it acts once a turn."""
    for title, card in enumerate(cards()):
        if "acquire-abjured" in effects_of(title):
            assert card.type != "location"
            assert "abjure-this" not in effects_of(title)


def test_a_location_never_destroys_and_stays() -> None:
    """CR-4.8: what destroys Locations is used up by it, so nobody replays Locations without end."""
    for card in cards():
        for ability in card.abilities:
            for half in ability.halves:
                names = [effect.name for effect in half]
                if "destroy-location" in names:
                    assert card.type != "location" or "abjure-this" in names


def rich_position(seed: int) -> State:
    """A seat with every card that draws, abjures, acquires the abjured or destroys; the neighbor cannot lose."""
    state = begin(2, seed)
    rules: MatchRules = state.table.rules
    seat = state.values[ACTIVE]
    wanted = {"draw", "abjure", "acquire-abjured", "destroy-location", "draw-discard"}
    own = [card for card in range(rules.first_general, len(rules.titles)) if effects_of(rules.titles[card]) & wanted]
    random.Random(seed).shuffle(own)
    lying = set(own)
    for zone in state.zones:
        zone[:] = [card for card in zone if card not in lying]
    hand, deck = HAND[seat], DECK[seat]
    state.zones[hand] += own[:12]
    state.zones[deck] += own[12:]
    for card in own:
        state.known[card] = EVERYBODY if card in own[:12] else 0
        state.values[OWNED + seat] |= 1 << card
    if state.zones[GENERAL_DECK]:
        state.known[state.zones[GENERAL_DECK][-1]] = EVERYBODY
    state.counters[SANITY[1 - seat]] = 100_000
    state.questions.clear()
    machine.advance(state)
    return state


def stubborn(state: State, chooser: random.Random) -> Option:
    """The answer of somebody who never wants the turn to end: plays, uses, draws, abjures what can come back."""
    seat, _, _, options = state.questions[0]
    going_on = [option for option in options if option[0] not in (END_TURN, PASS)] or list(options)
    best = [option for option in going_on if option[0] in (PLAY_CARD, USE)] or going_on
    if best[0][0] == CHOOSE_VERB:
        own = [option for option in best if option[2] == SEAT_BASE + seat]
        kept = [option for option in best if describe(option[2])[0] == "card" and worth_keeping(state, option[2])]
        best = own or kept or best
    return chooser.choice(best)


def worth_keeping(state: State, card: int) -> bool:
    """Whether a card brings others back when it is acquired from the box."""
    rules: MatchRules = state.table.rules
    return bool(effects_of(rules.titles[card]) & {"draw", "destroy-location", "acquire-abjured"})


@given(st.integers(0, 10_000))
def test_even_who_wants_it_cannot_make_a_turn_endless(seed: int) -> None:
    """CR-4.3 CR-4.8: no card that acquires the abjured acts twice, few cards are played twice, the turn ends."""
    state = rich_position(seed)
    rules: MatchRules = state.table.rules
    chooser = random.Random(seed)
    turn = state.values[TURN]
    state.events = []
    bound = 4 * (len(rules.titles) + REPLAYS) * 3
    answered = 0
    while state.questions and state.values[TURN] == turn:
        question = state.questions[0]
        machine.answer(state, question[0], stubborn(state, chooser))
        answered += 1
        assert answered <= bound
    used = Counter(event[2] for event in state.events if event[0] == TRIGGERED and acquires(rules, event[2], event[5]))
    assert all(times == 1 for times in used.values())
    played = Counter(event[2] for event in state.events if event[0] == MOVED and is_play(event[3], event[4]))
    assert sum(times - 1 for times in played.values()) <= REPLAYS


def acquires(rules: MatchRules, card: int, code: int) -> bool:
    """Whether an ability acquires an abjured card."""
    ability = cards()[rules.titles[card]].abilities[code >> 2]
    return any(effect.name == "acquire-abjured" for effect in ability.halves[code & 3])


def is_play(source: int, target: int) -> bool:
    """Whether a move between zones is a card played from hand."""
    return source in HAND and target in PLAY
