"""Every title of Nasty Neighbours is played in scenarios of its own; Nasty Neighbour cards are refused there, too."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from engine.games import load
from engine.games.nasty_neighbours.codes import LINE_REMOVED
from engine.games.nasty_neighbours.definitions.reader import cards
from engine.games.nasty_neighbours.definitions.vocabulary import Card
from engine.games.nasty_neighbours.layout import NASTY, YARD
from engine.kernel.flow.ruleset import QUESTION_WINDOW
from engine.kernel.scenarios.reader import read
from engine.kernel.scenarios.runner import ScenarioRunner, StepFailed
from engine.kernel.state.events import MOVED, NOTED, TRIGGERED

FOLDER = Path(__file__).resolve().parents[3] / "scenarios" / "nasty-neighbours"
FILES = sorted(FOLDER.glob("card-*.toml"))
GAME = load("nasty-neighbours")
ACTING = [card for card in cards() if card.effects]
PLACED = [card for card in cards() if not card.effects]
NASTY_CARDS = [card for card in cards() if not card.is_yard_card]


@dataclass
class Seen:
    """What the scenarios have shown of each card, by id, with the files that show it."""

    acted: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    placed: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    removed: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """Cards that left a yard with a line."""
    refused: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """Nasty Neighbour cards said to be refused in a window while the player who is asked holds them."""


@cache
def seen() -> Seen:
    """Play all scenarios and note what happens."""
    found = Seen()
    for file in FILES:
        watch(file, found)
    return found


def watch(file: Path, found: Seen) -> None:
    """Play one scenario."""
    scenario = read(file.read_text(encoding="utf-8"), file.name)
    play = ScenarioRunner(scenario, GAME)
    play.state.events = []
    ids = [card.id for card in play.state.table.rules.cards]
    with suppress(StepFailed):  # the test of that scenario tells; here the others count
        for step in scenario.steps:
            play.take(step)
            for choice in step.refused:
                for card in withheld(play, choice):
                    found.refused[ids[card]].add(file.stem)
    leaves = False
    for kind, _, card, source, target, amount, _ in play.state.events:
        if kind == NOTED:
            leaves = amount == LINE_REMOVED
        elif kind == TRIGGERED:
            found.acted[ids[card]].add(file.stem)
        elif kind == MOVED and is_yard(target):
            found.placed[ids[card]].add(file.stem)
        elif kind == MOVED and is_yard(source) and leaves:
            found.removed[ids[card]].add(file.stem)


def is_yard(zone: int) -> bool:
    return zone in YARD


def withheld(play: ScenarioRunner, choice: dict[str, object]) -> set[int]:
    """The cards that a refused choice names and that the player asked in a window holds."""
    questions = play.state.questions
    if choice.get("do") != "play" or not questions or questions[0][1] != QUESTION_WINDOW:
        return set()
    seat = questions[0][0]
    if play.names.seats[seat] != choice["seat"]:
        return set()
    return play.names.refs(play.state, str(choice["card"])) & set(play.state.zones[NASTY[seat]])


def own_files(card: Card) -> dict[str, Path]:
    """The scenarios of a card: card-..., its id (of a suit card suit-... and its suit), and perhaps what is special."""
    stem = f"card-suit-{card.suit}-" if card.suit else f"card-{card.id}-"
    return {file.stem: file for file in FILES if f"{file.stem}-".startswith(stem)}


@pytest.mark.parametrize("card", ACTING, ids=lambda card: card.id)
def test_every_card_with_an_effect_has_scenarios_in_which_it_acts(card: Card) -> None:
    """NN-5, NN-8.5: some of them show what is special about it, and every one names it."""
    own = own_files(card)
    assert len(own) >= 4
    for file in own.values():
        assert card.name.casefold() in file.read_text(encoding="utf-8").casefold(), file
    assert len(seen().acted[card.id] & set(own)) >= 2


@pytest.mark.parametrize("card", NASTY_CARDS, ids=lambda card: card.id)
def test_every_nasty_neighbour_card_is_refused_when_it_could_do_nothing(card: Card) -> None:
    """NN-8.1, NN-8.2: to a player who holds it and is asked in a window."""
    assert seen().refused[card.id] & set(own_files(card))


@pytest.mark.parametrize("card", [card for card in PLACED if not card.suit], ids=lambda card: card.id)
def test_wild_and_stumped_have_scenarios_in_which_they_are_placed(card: Card) -> None:
    """NN-3.6, NN-4.2"""
    own = own_files(card)
    assert len(own) >= 4
    assert len(seen().placed[card.id] & set(own)) >= 3


@pytest.mark.parametrize("suit", sorted({card.suit for card in PLACED if card.suit}))
def test_every_suit_has_a_scenario_in_which_a_run_of_it_is_removed(suit: str) -> None:
    """NN-4.1"""
    of_suit = [card for card in PLACED if card.suit == suit]
    own = set(own_files(of_suit[0]))
    assert own
    assert sum(bool(seen().removed[card.id] & own) for card in of_suit) == 3
    assert any(seen().placed[card.id] & own for card in of_suit)
