"""Every Invention, played once at a table where its effects find something to do, and once where they do not.

The expected changes are written down from the published cards, not worked out from the card file.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.engine.games.nefarious.lab import Lab, all_inventions

Change = tuple[int, int, int]
"""Of a player's money, cards in hand, Spies on the board."""
NOTHING: Change = (0, 0, 0)


@dataclass(frozen=True)
class Played:
    """What an Invention costs, is worth, and changes.

    A (the inventor) has $30, two other Inventions in play, two Spies out and three more cards; B has $10, two
    cards and a Spy; C has $1, no card and no Spy. `discards` is how many cards are discarded in all.
    """

    cost: int
    points: int
    a: Change = NOTHING
    b: Change = NOTHING
    c: Change = NOTHING
    discards: int = 0


INVENTIONS = {
    "Concentrated Brain Juice": Played(4, 2, a=(0, 2, 0)),
    "Virus": Played(5, 2, a=(0, 0, 1)),
    "Flying Car": Played(4, 3, a=(2, 0, 0), b=(2, 0, 0), c=(2, 0, 0)),
    "Teleporter": Played(5, 3),
    "Robot Doubles": Played(12, 3, a=(0, 0, 3)),
    "Nanobots": Played(5, 3, discards=2),
    "Mind-Reading Earpiece": Played(6, 3, a=(0, 1, 0), discards=1),
    "Cryo Chamber": Played(4, 3, a=(0, 0, 1), b=(0, 0, 1), c=(0, 0, 1)),
    "Sentient AI": Played(10, 3, a=(0, 3, 0)),
    "Pet Yeti": Played(6, 4, a=(-3, 0, 0)),
    "Tesla Shocker": Played(0, 1, a=(0, 1, 0), b=(0, -1, 0), discards=1),
    "Addictive Video Game": Played(0, 1, a=(4, 0, 0)),
    "Robotic Pet": Played(0, 1, a=(2, 1, 0)),
    "Buttered Cat Array": Played(0, 2),
    "Hypnotic Ray": Played(1, 1, a=(0, 0, 1)),
    "Synchrophasotron": Played(2, 2, a=(0, 1, 0)),
    "Robot Assistant": Played(6, 2, a=(0, 3, 0)),
    "Cloaking Device": Played(4, 3),
    "Love Potion": Played(7, 2, a=(8, 0, 0)),
    "Time Probe": Played(7, 3, a=(2, 0, 0)),
    "Beast-Man": Played(7, 4, a=(0, 0, -1)),
    "Mutant Bindweed": Played(8, 4, a=(-2, 0, 0), b=(-2, 0, 0), c=(-1, 0, 0)),
    "X-Ray Glasses": Played(7, 3, a=(3, 0, 0)),
    "Sun Extinguisher": Played(10, 3, a=(0, 0, 1), b=(0, -1, 0), discards=1),
    "Genetically Modified Virus": Played(8, 4, discards=1),
    "Genetic Manipulator": Played(8, 4, discards=1),
    "Killer Bees": Played(8, 4),
    "Infected Locusts": Played(8, 4),
    "Antigravity Suit": Played(9, 3, a=(4, 0, 0), b=(0, -1, 0), discards=1),
    "Poison Flowers": Played(9, 3, a=(4, 0, 0), b=(-2, 0, 0), c=(-1, 0, 0)),
    "Freeze Ray": Played(10, 4, b=(-3, 0, 0), c=(-1, 0, 0)),
    "Goo Cannon": Played(10, 4, b=(0, -1, 0), discards=1),
    "Cloning Device": Played(10, 5, b=(0, 0, 1), c=(0, 0, 1)),
    "Brain Swapper": Played(9, 4, discards=3),
    "Universal Solvent": Played(14, 4, b=(-1, -1, -1), c=(-1, 0, 0), discards=1),
    "Aging Ray": Played(11, 4, a=(0, 0, -1), b=(0, 0, -1)),
    "Time Machine": Played(11, 4),
    "Stitched-Together Frankie": Played(11, 5, a=(0, -1, 0), discards=1),
    "Invisibility Ray": Played(7, 3, b=(-2, -1, 0), c=(-1, 0, 0), discards=1),
    "Panacea": Played(11, 3, a=(1, 1, 1)),
    "Paralysis Ray": Played(12, 4, b=(0, 0, -1)),
    "Seismic Generator": Played(12, 5),
    "Weather Control": Played(12, 5),
    "Ice Melter": Played(12, 5),
    "Secret Hideout": Played(12, 3),
    "Moon Base": Played(13, 5, a=(9, -3, 0), discards=3),
    "Tsunami Generator": Played(12, 5),
    "Volcano Activator": Played(12, 5),
    "Mind Control Satellite": Played(8, 3, a=(0, 1, 0), b=(0, -1, 0), discards=1),
    "Blinding Ray": Played(13, 5, a=(-3, 0, 0), b=(-3, 0, 0), c=(-1, 0, 0)),
    "Growth Activator": Played(9, 4, a=(0, 2, 0), b=(0, 2, 0), c=(0, 2, 0)),
    "Shrink Ray": Played(13, 5, a=(0, -1, 0), b=(0, -1, 0), discards=2),
    "Hypertunnel": Played(14, 6, a=(-1, -1, -1), discards=1),
    "Snow Machine": Played(16, 6),
    "Asteroid in Orbit": Played(16, 6),
    "Magnetic Monopole": Played(16, 6),
    "Death Ray": Played(16, 6),
    "Kraken": Played(16, 6),
    "Ozone Destroyer": Played(16, 6),
    "Patent Portfolio": Played(15, 5, a=(3, 0, 0)),
    "Reanimator": Played(19, 7, b=(2, 0, 0), c=(2, 0, 0)),
    "Android": Played(19, 7, b=(0, 1, 0), c=(0, 1, 0)),
    "Space Elevator": Played(24, 8, a=(0, 1, 0), b=(0, 1, 0), c=(0, 1, 0)),
    "Doomsday Machine": Played(22, 8, b=(1, 1, 1), c=(1, 1, 1)),
}

# Cards to lie around, worth 8 points together in play; those of the other list when one of them is played.
IN_PLAY = (["Killer Bees", "Infected Locusts"], ["Pet Yeti", "Beast-Man"])
IN_HANDS = (
    ["Kraken", "Death Ray", "Snow Machine", "Ozone Destroyer", "Ice Melter"],
    ["Panacea", "Virus", "Nanobots", "Cryo Chamber", "Love Potion"],
)


def test_the_table_of_this_file_has_all_64() -> None:
    """NF-1.1"""
    assert sorted(INVENTIONS) == sorted(all_inventions())
    assert len(INVENTIONS) == 64


@pytest.mark.parametrize("order", ["ABC", "BCA"])
@pytest.mark.parametrize("name", INVENTIONS)
def test_what_it_costs_is_worth_and_does(name: str, order: str) -> None:
    """NF-4.3 NF-5.2 NF-5.3, wherever the inventor sits"""
    expected = INVENTIONS[name]
    in_play = next(cards for cards in IN_PLAY if name not in cards)
    spare = next(cards for cards in IN_HANDS if name not in cards)
    seats = {
        "A": {"money": 30, "hand": [name, *spare[:3]], "inventions": in_play, "spies": {"espionage": 1, "research": 1}},
        "B": {"money": 10, "hand": spare[3:], "spies": {"research": 1}},
        "C": {"money": 1},
    }
    lab = Lab(**{seat: seats[seat] for seat in order})
    lab.choose(A="invent", B="work", C="work")
    lab.do("A", "invent", name)
    lab.answer_first()
    assert lab.cards("A", "inventions") == [*in_play, name]
    assert lab.points("A") == 8 + expected.points
    work = 4
    a, b, c = expected.a, expected.b, expected.c
    assert (lab.money("A"), len(lab.cards("A")), lab.spies("A")) == (30 - expected.cost + a[0], 3 + a[1], 2 + a[2])
    assert (lab.money("B"), len(lab.cards("B")), lab.spies("B")) == (10 + work + b[0], 2 + b[1], 1 + b[2])
    assert (lab.money("C"), len(lab.cards("C")), lab.spies("C")) == (1 + work + c[0], 0 + c[1], 0 + c[2])
    assert len(lab.pile("invention_discard")) == expected.discards


# A pays with the last dollar, holds no other card, has no other Invention; five Spies out, or none.
BARE = {
    "Nanobots": (0, 0, 5, 2),  # draws two, discards those
    "Mind-Reading Earpiece": (0, 2, 5, 0),  # nothing to discard first
    "Sentient AI": (0, 0, 5, 0),
    "Pet Yeti": (0, 0, 5, 0),
    "Genetically Modified Virus": (0, 0, 5, 1),
    "Genetic Manipulator": (0, 1, 5, 0),
    "Brain Swapper": (0, 0, 5, 1),
    "Robot Assistant": (0, 1, 5, 0),
    "Patent Portfolio": (1, 0, 5, 0),
    "X-Ray Glasses": (0, 0, 5, 0),
    "Moon Base": (0, 0, 5, 0),
    "Stitched-Together Frankie": (0, 0, 5, 0),
    "Time Probe": (5, 0, 5, 0),
    "Virus": (0, 0, 5, 0),
    "Robot Doubles": (0, 0, 5, 0),
    "Cryo Chamber": (0, 0, 5, 0),
    "Panacea": (1, 1, 5, 0),
    "Teleporter": (0, 0, 4, 0),  # places none, takes one back
    "Time Machine": (0, 0, 5, 0),  # takes one back, places it again
    "Beast-Man": (0, 0, 4, 0),
    "Hypertunnel": (0, 0, 4, 0),
    "Mutant Bindweed": (0, 0, 5, 0),
    "Blinding Ray": (0, 0, 5, 0),
    "Shrink Ray": (0, 0, 5, 0),
}


@pytest.mark.parametrize("name", BARE)
def test_with_nothing_to_spare_as_much_as_possible_happens(name: str) -> None:
    """NF-5.1 (printed order) NF-5.2 (never below $0) NF-5.4"""
    money, hand, spies, discards = BARE[name]
    lab = Lab(A={"money": INVENTIONS[name].cost, "hand": [name], "spies.research": 5}, B={"spies.work": 5})
    lab.choose(A="invent", B="work")
    lab.answer_first()
    assert lab.cards("A", "inventions") == [name]
    assert (lab.money("A"), len(lab.cards("A")), lab.spies("A")) == (money, hand, spies)
    assert len(lab.pile("invention_discard")) == discards


@pytest.mark.parametrize(
    ("name", "spies"), [("Teleporter", 0), ("Time Machine", 1), ("Beast-Man", 0), ("Hypertunnel", 0)]
)
def test_without_a_spy_on_the_board(name: str, spies: int) -> None:
    """NF-5.1 NF-5.4: Teleporter takes back the Spy it placed; Time Machine finds none and places one."""
    lab = Lab(A={"money": 20, "hand": [name]}, B={})
    lab.choose(A="invent", B="work")
    lab.answer_first()
    assert lab.spies("A") == spies
    assert lab.count("A", "reserve") == 5 - spies


@pytest.mark.parametrize("name", [name for name, played in INVENTIONS.items() if played.b != NOTHING])
def test_others_who_have_nothing_lose_nothing(name: str) -> None:
    """NF-5.4"""
    lab = Lab(A={"money": 30, "hand": [name]}, B={"money": 0, "spies.work": 5}, C={"money": 0})
    lab.choose(A="invent", B="research", C="research")
    lab.answer_first()
    expected = INVENTIONS[name]
    for seat in "BC":
        assert lab.money(seat) == 2 + max(0, expected.b[0])
        assert len(lab.cards(seat)) == 1 + max(0, expected.b[1])
    assert lab.spies("B") == (4 if expected.b[2] < 0 else 5)
    assert lab.spies("C") == max(0, expected.b[2])
