"""Every ability of every card with four players: whom it may choose and whom it strikes (CR-4.1, CR-4.5, CR-5)."""

from __future__ import annotations

import pytest

from engine.games.cthulhu_realms.definitions import reader
from tests.engine.games.cthulhu_realms.lab import Lab

Half = tuple[reader.Card, int, int]
HALVES: list[Half] = [
    (card, number, half)
    for card in reader.cards()
    for number, ability in enumerate(card.abilities)
    for half in range(len(ability.halves))
]
FOUR = ("Ada", "Ben", "Cora", "Dot")
HELPERS = ["Goon", "Freshman Who Read Ahead", "Sacrificial Spork", "The Yellow Sign", "Innsmouth", "Initiate"]
"""In play beside the card: every color and every type, and what makes both events happen."""


def ready(card: reader.Card) -> Lab:
    """Ada, between Ben and Dot, with everything that a prerequisite can ask for; Cora sits across the table."""
    seats = {name: {"hand": ["Follower", "Follower", "Follower"], "sanity": 30} for name in FOUR[1:]}
    lab = Lab(Ada={"hand": [card.name, "Follower"], "play": HELPERS}, **seats)
    lab.use("Ada", "Initiate", 0, 1)
    lab.use("Ada", "The Yellow Sign", 0, 0)
    lab.do("Ada", "choose", target="Ben")
    lab.do("Ben", "choose", target="Ben.hand/Follower")
    lab.do("Ada", "play", card.name)
    return lab


def standing(lab: Lab) -> dict[str, tuple[int, int, int]]:
    """Of each player: Sanity, cards in hand and in the discard pile."""
    return {
        name: (lab.counter(f"{name}.sanity"), len(lab.cards(f"{name}.hand")), len(lab.cards(f"{name}.discard")))
        for name in FOUR
    }


def use(lab: Lab, half: Half) -> None:
    card, number, which = half
    lab.use("Ada", card.name, number, which if card.abilities[number].either else None)


def having(*names: str) -> list[Half]:
    """The halves of abilities that have one of these effects."""
    return [
        (card, number, half)
        for card, number, half in HALVES
        if any(effect.name in names for effect in card.abilities[number].halves[half])
    ]


def label(half: Half) -> str:
    return f"{half[0].id}-{half[1]}-{half[2]}"


@pytest.mark.parametrize("half", having("draw", "discard", "draw-discard", "sanity"), ids=label)
def test_a_player_is_chosen_among_oneself_and_both_neighbors(half: Half) -> None:
    """CR-4.1, CR-4.5, CR-5.1: the chosen one alone draws, discards or gains."""
    lab = ready(half[0])
    before = standing(lab)
    use(lab, half)
    assert lab.targets() == {"Ada", "Ben", "Dot"}
    lab.do("Ada", "choose", target="Dot")
    if lab.asked() == ["Dot"]:
        lab.do("Dot", "choose", target="Dot.hand/Follower")
    assert lab.asked() == ["Ada"]
    after = standing(lab)
    assert {name for name in FOUR if before[name] != after[name]} == {"Dot"}


@pytest.mark.parametrize("half", having("loss"), ids=label)
def test_a_loss_strikes_both_neighbors_in_full_and_nobody_else(half: Half) -> None:
    """CR-5.2: the printed amount for each; whoever sits across the table, and oneself, lose nothing."""
    card, number, which = half
    amount = sum(effect.amount for effect in card.abilities[number].halves[which] if effect.name == "loss")
    lab = ready(card)
    before = standing(lab)
    use(lab, half)
    after = standing(lab)
    assert [before[name][0] - after[name][0] for name in FOUR] == [0, amount, 0, amount]


@pytest.mark.parametrize("half", having("destroy-location"), ids=label)
def test_a_location_across_the_table_cannot_be_destroyed(half: Half) -> None:
    """CR-4.8, CR-5.1"""
    card, number, _ = half
    lab = Lab(
        Ada={"play": [card.name, "Innsmouth"]},
        Ben={"play": ["Carcosa"]},
        Cora={"play": ["Arkham Asylum"]},
        Dot={"play": ["Ghoul Warren", "R'lyeh"]},
    )
    lab.use("Ada", card.name, number)
    assert lab.targets() == {"Ada.play/Innsmouth", "Ben.play/Carcosa", "Dot.play/Ghoul Warren", "Dot.play/R'lyeh"}


@pytest.mark.parametrize("half", having("abjure"), ids=label)
def test_what_may_be_abjured_lies_in_reach(half: Half) -> None:
    """CR-4.2, CR-5.1: the own hand and discard pile, the two rows beside oneself and the Initiates."""
    card, number, _ = half
    rows = {
        "row.Ada-Ben": ["Dagon"],
        "row.Ben-Cora": ["Carcosa"],
        "row.Cora-Dot": ["Nyarlathotep"],
        "row.Dot-Ada": ["Brain Cylinder", "The Strange High House"],
    }
    ada = {"hand": ["Follower"], "discard": ["Mi-Go"], "play": [card.name, "Goon"]}
    ben = {"hand": ["Follower"], "discard": ["Robed Regular"]}
    lab = Lab(Ada=ada, Ben=ben, Cora={}, Dot={"discard": ["Yithian"]}, table=rows)
    lab.use("Ada", card.name, number)
    assert lab.targets() - {""} == {
        "Ada.hand/Follower",
        "Ada.discard/Mi-Go",
        "Ada.row/Dagon",
        "Dot.row/Brain Cylinder",
        "table.initiates/Initiate",
    }


@pytest.mark.parametrize("half", having("acquire-abjured"), ids=label)
def test_whatever_was_abjured_this_turn_can_be_acquired(half: Half) -> None:
    """CR-4.3, CR-5.4: by its own ability, from a row, or with a player who is out; by whom does not matter."""
    card, number, _ = half
    rows = {"row.Ada-Ben": ["Dagon"], "row.Dot-Ada": ["Mi-Go"]}
    lab = Lab(
        Ada={"play": [card.name, "Initiate", "Ghoul"], "deck": ["Goon"]},
        Ben={"sanity": 2, "play": ["Carcosa"]},
        Cora={},
        Dot={},
        table={**rows, "box": ["Cthulhu"]},
    )
    lab.use("Ada", "Ghoul")
    lab.do("Ada", "choose", target="Mi-Go")
    lab.use("Ada", "Initiate", 0, 1)
    lab.do("Ada", "loss", target="Ben", amount=2)
    lab.use("Ada", card.name, number)
    names = {target.removeprefix("table.box/") for target in lab.targets()}
    assert {"Carcosa", "Dagon", "Mi-Go", "Initiate", "Follower"} <= names
    assert "Cthulhu" not in names
    lab.do("Ada", "choose", target="Dagon")
    assert lab.cards("Ada.deck")[-1] == "Dagon"
