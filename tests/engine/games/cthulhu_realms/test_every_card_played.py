"""Every title of Cthulhu Realms has scenarios of its own, and every ability is used and refused in some scenario."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from engine.games import load
from engine.games.cthulhu_realms.codes import ASK_TURN, OPEN_ABILITIES
from engine.games.cthulhu_realms.definitions import reader
from engine.kernel.flow.ruleset import USE
from engine.kernel.scenarios.reader import read
from engine.kernel.scenarios.runner import ScenarioRunner, StepFailed
from engine.kernel.state.events import MOVED, TRIGGERED
from engine.kernel.state.refs import NUMBER_BASE

FOLDER = Path(__file__).resolve().parents[3] / "scenarios" / "cthulhu-realms"
FILES = sorted(FOLDER.glob("*.toml"))
GAME = load("cthulhu-realms")

Half = tuple[str, int, int]
"""The id of a card, the number of an ability of it, and 0 or 1 for its half (0 unless it is either/or)."""
HALVES = [
    (card.id, number, half)
    for card in reader.cards()
    for number, ability in enumerate(card.abilities)
    for half in range(len(ability.halves))
]
NEEDING = [
    (card.id, number) for card in reader.cards() for number, ability in enumerate(card.abilities) if ability.needs
]


@dataclass
class Seen:
    """What the scenarios of a folder have shown, each with the files that show it."""

    used: defaultdict[Half, set[str]] = field(default_factory=lambda: defaultdict(set))
    refused: defaultdict[tuple[str, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    """Abilities said to be refused while their card was in play and had them still to use."""
    abjured: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """Cards that went from play to the box by an ability of their owner's."""


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
    play_zones = {zone for seat in scenario.seats if (zone := play.names.zone(play.state, f"{seat}.play"))}
    box = play.names.zone(play.state, "table.box")
    with suppress(StepFailed):  # the test of that scenario tells; here the others count
        for step in scenario.steps:
            play.take(step)
            for choice in step.refused:
                for ability in lacking(play, choice):
                    found.refused[ids[ability >> 2], ability & 3].add(file.stem)
    for kind, _, card, source, target, amount, _ in play.state.events:
        if kind == TRIGGERED:
            found.used[ids[card], amount >> 2, amount & 3].add(file.stem)
        elif kind == MOVED and source in play_zones and target == box:
            found.abjured[ids[card]].add(file.stem)


def lacking(play: ScenarioRunner, choice: dict[str, object]) -> set[int]:
    """The abilities that a refused choice means and that could be used but for their prerequisites."""
    state = play.state
    if choice.get("do") != "use" or not state.questions or state.questions[0][1] != ASK_TURN:
        return set()
    offered = {4 * card + (target - NUMBER_BASE >> 2) for verb, card, target in state.questions[0][3] if verb == USE}
    cards = play.names.refs(state, str(choice["card"])) if "card" in choice else set(range(len(state.table.faces)))
    number = choice.get("ability")
    return {
        ability
        for ability in state.stack[0][OPEN_ABILITIES:]
        if ability >> 2 in cards and number in (None, ability & 3) and ability not in offered
    }


def card_id_of(file: Path) -> str:
    """The card that a file's name begins with: `card-ghoul-declined` is a Ghoul's, `card-ghoul-warren` is not."""
    fitting = [card.id for card in reader.cards() if f"{file.stem}-".startswith(f"card-{card.id}-")]
    return max(fitting, key=len, default="")


@pytest.mark.parametrize("card", reader.cards(), ids=lambda card: card.id)
def test_every_card_has_scenarios_in_which_all_its_abilities_are_used(card: reader.Card) -> None:
    """CR-2.2, CR-4.10: card-..., the id, and perhaps what is special; all of them name the card."""
    own = {file.stem: file for file in FILES if card_id_of(file) == card.id}
    assert own
    for file in own.values():
        assert f'"{card.name}"' in file.read_text(encoding="utf-8"), file
    used = {half[1:] for half, files in seen().used.items() if half[0] == card.id and files & set(own)}
    assert used == {half[1:] for half in HALVES if half[0] == card.id}


@pytest.mark.parametrize("card", [card for card in reader.cards() if card.ruling], ids=lambda card: card.id)
def test_every_card_with_a_ruling_has_a_scenario_for_it(card: reader.Card) -> None:
    """Beside the one that shows its abilities."""
    own = {file.stem for file in FILES if card_id_of(file) == card.id}
    assert own - {f"card-{card.id}", f"card-{card.id}-attacked"}


@pytest.mark.parametrize("ability", NEEDING, ids=lambda ability: f"{ability[0]}-{ability[1]}")
def test_every_ability_with_a_prerequisite_is_refused_without_it(ability: tuple[str, int]) -> None:
    """CR-3: in a position in which its card lies in play and nothing but a prerequisite is missing."""
    assert seen().refused[ability]


@pytest.mark.parametrize(
    "card",
    [
        card
        for card in reader.cards()
        if any(half[-1].name == "abjure-this" for a in card.abilities for half in a.halves)
    ],
    ids=lambda card: card.id,
)
def test_every_card_that_abjures_itself_is_seen_to_go_to_the_box(card: reader.Card) -> None:
    """CR-4.2"""
    assert seen().abjured[card.id]
