"""Every card beside every kind of card, with and without the two events: which abilities it then offers (CR-3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.cthulhu_realms.codes import PLAY_CARD
from engine.games.cthulhu_realms.definitions import reader
from engine.games.cthulhu_realms.layout import HAND
from engine.kernel.flow import machine
from engine.kernel.flow.ruleset import USE
from engine.kernel.state.refs import NUMBER_BASE
from tests.engine.games.cthulhu_realms.lab import GAME, Lab

CARDS = {
    "Follower": ("black entity", [""]),
    "Goon": ("black entity", [""]),
    "Initiate": ("black entity", [""]),
    "Deep One": ("green entity", ["", "green"]),
    "Ghoul": ("green entity", ["", "yellow"]),
    "Sacrificial Spork": ("green artifact", ["", "abjure"]),
    "Mi-Go": ("green entity", ["", "artifact"]),
    "Innsmouth": ("green location", ["entity", ""]),
    "Ghoul Warren": ("green location", ["black", "abjure"]),
    "Shoggoth": ("green entity", [""]),
    "Brain Cylinder": ("green artifact", ["", "discard", ""]),
    "R'lyeh": ("green location", ["", "green"]),
    "Dagon": ("green entity", ["", "location", ""]),
    "Shining Trapezohedron": ("green artifact", ["", "abjure entity"]),
    "Y'ha-nthlei": ("green location", ["", "green", "abjure"]),
    "Cthulhu": ("green entity", ["", "location"]),
    "Robed Regular": ("yellow entity", ["", "yellow"]),
    "Door-to-Door Pamphlets": ("yellow artifact", ["", "purple"]),
    "Potluck Hierophant": ("yellow entity", ["", "discard"]),
    "The Yellow Sign": ("yellow artifact", ["", "yellow discard"]),
    "Lodge No. 13": ("yellow location", ["entity", ""]),
    "Recruiting Deacon": ("yellow entity", ["", "black", ""]),
    "Church of Starry Wisdom": ("yellow location", ["", "discard"]),
    "Needlessly Wavy Dagger": ("yellow artifact", ["", "green", ""]),
    "Red Hook Basement": ("yellow location", ["", "discard"]),
    "Nyarlathotep": ("yellow entity", ["", "yellow", "green discard"]),
    "The Pallid Mask": ("yellow artifact", ["", "entity", "yellow"]),
    "Carcosa": ("yellow location", ["", "yellow", "discard"]),
    "The King in Yellow": ("yellow entity", ["", "yellow", "discard"]),
    "Freshman Who Read Ahead": ("purple entity", ["", "purple"]),
    "Overdue Library Book": ("purple artifact", ["", "green", ""]),
    "Kingsport Night Watchman": ("purple entity", ["", "location"]),
    "Miskatonic Infirmary": ("purple location", ["", ""]),
    "Professor Emeritus": ("purple entity", ["", "location"]),
    "Emergency Elder Sign": ("purple artifact", ["", "purple", ""]),
    "Arkham Asylum": ("purple location", ["", ""]),
    "The Terrible Old Man": ("purple entity", ["", "location", "abjure"]),
    "Restricted Stacks": ("purple location", ["", "artifact"]),
    "Tillinghast Resonator": ("purple artifact", ["", "entity", "green"]),
    "Miskatonic University": ("purple location", ["", "entity"]),
    "The Silver Key": ("purple artifact", ["", "location", "abjure"]),
    "The Strange High House": ("purple location", ["", "purple entity", "green"]),
    "Yithian": ("purple entity", ["", "purple", "abjure"]),
}
"""Color and type of every title, and what each of its abilities needs."""

BESIDE = (
    "", "Goon", "Deep One", "Sacrificial Spork", "R'lyeh", "Robed Regular", "The Pallid Mask", "Carcosa",
    "Freshman Who Read Ahead", "Tillinghast Resonator", "Restricted Stacks", "Innsmouth", "Dagon", "Ghoul",
    "Recruiting Deacon", "Overdue Library Book", "Door-to-Door Pamphlets",
)  # fmt: skip
"""Cards of every color and type, and cards that look for every color and type; and none at all."""


def nothing_happens(lab: Lab) -> str:
    return ""


def a_card_is_abjured(lab: Lab) -> str:
    """Nothing stays in play of it."""
    lab.use("Ada", "Initiate", 0, 1)
    return "abjure"


def a_card_is_discarded_and_one_abjured(lab: Lab) -> str:
    """Nothing stays in play of it."""
    lab.use("Ada", "Recruiting Deacon#1", 2)
    lab.do("Ada", "choose", target="Ben")
    return "abjure discard"


def a_card_is_discarded(lab: Lab) -> str:
    """The Yellow Sign stays in play."""
    lab.use("Ada", "The Yellow Sign", 0, 0)
    lab.do("Ada", "choose", target="Ben")
    return "yellow artifact discard"


HAPPENINGS: dict[Callable[[Lab], str], list[str]] = {
    nothing_happens: [],
    a_card_is_abjured: ["Initiate"],
    a_card_is_discarded_and_one_abjured: ["Recruiting Deacon"],
    a_card_is_discarded: ["The Yellow Sign"],
}
"""What may have happened this turn, each with the cards in play that it takes; each returns what it offers."""


def usable(lab: Lab, title: str) -> set[int]:
    """The abilities of a card that can be used now, halves not told apart."""
    cards = set(GAME.positions.find_cards(lab.state.table, title))
    _, _, _, options = lab.state.questions[0]
    return {target - NUMBER_BASE >> 2 for verb, card, target in options if verb == USE and card in cards}


def met(title: str, offered: str) -> set[int]:
    """The abilities of a title whose prerequisites are among what is offered."""
    return {number for number, needs in enumerate(CARDS[title][1]) if set(needs.split()) <= set(offered.split())}


def test_every_title_is_named() -> None:
    assert [card.name for card in reader.cards()] == list(CARDS)


@pytest.mark.parametrize("happens", HAPPENINGS, ids=lambda happens: happens.__name__)
@pytest.mark.parametrize("beside", BESIDE, ids=lambda beside: beside or "alone")
def test_every_card_offers_what_its_surroundings_allow(beside: str, happens: Callable[[Lab], str]) -> None:
    in_play = [*HAPPENINGS[happens], *([beside] if beside else [])]
    titles = [title for title in CARDS if title not in in_play]
    lab = Lab(Ada={"play": in_play, "hand": titles}, Ben={"hand": ["Goon"]}, table={"row": []})
    offered = happens(lab)
    around = f"{offered} {CARDS[beside][0] if beside else ''}"
    position = lab.state
    for title in titles:
        lab.play.state = position.copy()
        card = next(
            card for card in GAME.positions.find_cards(position.table, title) if card in position.zones[HAND[0]]
        )
        play = next(option for option in position.questions[0][3] if option[:2] == (PLAY_CARD, card))
        machine.answer(lab.state, 0, play)
        assert usable(lab, title) == met(title, around), title
        if beside and happens is nothing_happens:
            assert usable(lab, beside) == met(beside, CARDS[title][0]), f"{beside} beside {title}"
