"""Refusals as a player meets them in the middle of a game: who tries what, and the whole sentence that is shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.cthulhu_realms.definitions import reader
from engine.kernel.state.refs import number_ref
from tests.engine.games.cthulhu_realms.words.lab import Lab, ability

SHARE = number_ref(2)
"""Two points of a loss, as they are dragged onto somebody."""

DISCARDED = "That ability works after an effect has made a player discard this turn."
NOT_FROM_THERE = "Only cards in Ada's hand or discard pile or Available cards can be abjured."
BEN_SHARES = "This part of the loss is for Ben or their Locations."
CORA_SHARES = "This part of the loss is for Cora or their Locations."


def said(lab: Lab, seat: str, source: str | int, target: str | int = -1) -> str:
    """The sentence that is shown; empty when nothing is refused."""
    refusal = lab.refused(seat, source, target)
    return refusal.sentence if refusal else ""


# --- positions ---------------------------------------------------------------------------------------------------


def own_turn() -> Lab:
    """Ada has 3 Conjuring Power and cards everywhere."""
    return Lab(
        Ada={"hand": ["Goon"], "play": ["Ghoul", "Arkham Asylum", "Initiate"], "discard": ["Follower"], "power": 3},
        Ben={"hand": ["Goon"], "play": ["Carcosa", "Lodge No. 13"], "discard": ["Follower"]},
        table={"row": ["Professor Emeritus", "Mi-Go", "Dagon", "Yithian", "Cthulhu"], "general_deck": ["Nyarlathotep"]},
    )


def after_the_initiate() -> Lab:
    """Ada's Initiate has gone to the box."""
    lab = own_turn()
    lab.use("Ada", "Initiate", 0, 1)
    lab.do("Ada", "loss", target="Carcosa", amount=2)
    return lab


def abjuring() -> Lab:
    """Ada's Ghoul asks what to abjure; something dear lies in the row."""
    lab = Lab(
        Ada={"play": ["Ghoul"], "hand": ["Goon"]},
        Ben={"play": ["R'lyeh"], "discard": ["Follower"]},
        table={"row": ["The Strange High House", "Mi-Go"], "box": ["Deep One"], "general_deck": ["Cthulhu"]},
    )
    lab.use("Ada", "Ghoul")
    return lab


def sharing_among_three() -> Lab:
    """Ada's Mi-Go: Ben's share first, then that of Cora, who has a Sanctuary."""
    lab = Lab(
        Ada={"play": ["Mi-Go", "Restricted Stacks"]}, Ben={"play": ["Carcosa"]}, Cora={"play": ["R'lyeh", "Innsmouth"]}
    )
    lab.use("Ada", "Mi-Go")
    return lab


def second_share() -> Lab:
    lab = sharing_among_three()
    lab.do("Ada", "loss", target="Ben", amount=4)
    return lab


def behind_a_nexus() -> Lab:
    """Ada shares out 4 among Ben and his Nexus."""
    lab = Lab(Ada={"play": ["Shoggoth"]}, Ben={"play": ["Church of Starry Wisdom", "Innsmouth"]})
    lab.use("Ada", "Shoggoth")
    return lab


def nexus_hurt() -> Lab:
    """The Nexus has lost 3 of its 4 Sanity, 1 is left to share out."""
    lab = behind_a_nexus()
    lab.do("Ada", "loss", target="Church of Starry Wisdom", amount=2)
    return lab


def choosing_a_player() -> Lab:
    lab = Lab(Ada={"play": ["Robed Regular"], "hand": ["Goon"]}, Ben={"hand": ["Goon", "Follower"]}, Cora={}, Dot={})
    lab.use("Ada", "Robed Regular")
    return lab


def ben_discards() -> Lab:
    lab = choosing_a_player()
    lab.do("Ada", "choose", target="Ben")
    return lab


def destroying() -> Lab:
    lab = Lab(Ada={"play": ["Emergency Elder Sign", "Innsmouth"]}, Ben={"play": ["Carcosa"]}, table={"row": ["R'lyeh"]})
    lab.use("Ada", "Emergency Elder Sign", 2)
    return lab


def ben_is_out() -> Lab:
    """Cora is Ada's neighbor now; the row that lay beside Ben went to the box."""
    lab = Lab(
        Ada={"play": ["Cthulhu", "Carcosa", "Robed Regular"]},
        Ben={"sanity": 5},
        Cora={},
        Dot={},
        table={"row.Ada-Ben": ["Mi-Go"], "row.Cora-Dot": ["Dagon"], "box": ["Ghoul"]},
    )
    lab.use("Ada", "Cthulhu", 1)
    return lab


def looking_for_a_victim() -> Lab:
    lab = ben_is_out()
    lab.use("Ada", "Robed Regular")
    return lab


def spent() -> Lab:
    """Ada has bought the Professor for all her Conjuring Power."""
    lab = own_turn()
    lab.do("Ada", "acquire", "Professor Emeritus")
    return lab


def key_and_two_cards() -> Lab:
    """The Silver Key asks which of two cards abjured this turn; a third went to the box long ago."""
    lab = Lab(Ada={"play": ["The Silver Key", "Initiate", "Innsmouth"]}, Ben={}, table={"box": ["Deep One"]})
    lab.use("Ada", "Initiate", 0, 1)
    lab.use("Ada", "Innsmouth", 1)
    lab.use("Ada", "The Silver Key", 2)
    return lab


# --- what is said in them ------------------------------------------------------------------------------------------

Case = tuple[Callable[[], Lab], str, str | int, str | int, str]
CASES: list[Case] = [
    (own_turn, "Ben", "Ben.play/Carcosa", ability(0), "It's Ada's turn."),
    (own_turn, "Ada", "Ada.discard/Follower", "Ada.play",
     "Follower stays in the discard pile until it's shuffled into a new deck."),
    (own_turn, "Ada", "Ada.play/Ghoul", "Ada.discard", "Ghoul is already in play."),
    (own_turn, "Ada", "Ben.play/Lodge No. 13", ability(1), "Lodge No. 13 belongs to Ben."),
    (own_turn, "Ada", "Ben.discard/Follower", "Ada.play", "Follower belongs to Ben."),
    (own_turn, "Ada", "Ada.hand/Goon", ability(0),
     "Goon isn't in play, so its abilities can't be used."),
    (own_turn, "Ada", "Ben.hand", -1, "Ben's hand is hidden."),
    (own_turn, "Ada", "Ada.hand", -1, ""),
    (own_turn, "Ada", "Ada.deck", "Ada.hand", "Cards are drawn only at the end of a turn or by an ability."),
    (own_turn, "Ada", "table.general_deck/Nyarlathotep", "Ada.discard",
     "The top card of the general deck isn't Available yet."),
    (own_turn, "Ada", "table.row/Mi-Go", "Ada.discard", "Mi-Go costs 4 Power, and Ada has 3."),
    (spent, "Ada", "table.initiates", "Ada.discard", "Initiate costs 2 Power, and Ada has 0."),
    (spent, "Ada", "Ada.discard/Professor Emeritus", "Ada.play",
     "Professor Emeritus stays in the discard pile until it's shuffled into a new deck."),
    (after_the_initiate, "Ada", "table.box/Initiate", ability(0),
     "Initiate isn't in play, so its abilities can't be used."),
    (after_the_initiate, "Ada", "table.box/Initiate", "Ada.discard",
     "Initiate is in the box. Only an ability can acquire it."),
    (abjuring, "Ada", "table.row/The Strange High House", -1,
     "The Strange High House costs 7. Only cards that cost 6 or less can be abjured."),
    (abjuring, "Ada", "table.general_deck/Cthulhu", -1,
     "The top card of the general deck isn't Available yet."),
    (abjuring, "Ada", "Ada.play/Ghoul", -1, NOT_FROM_THERE),
    (abjuring, "Ada", "Ben.discard/Follower", -1, NOT_FROM_THERE),
    (abjuring, "Ada", "table.box/Deep One", -1, NOT_FROM_THERE),
    (abjuring, "Ada", "Ben", -1, NOT_FROM_THERE),
    (abjuring, "Ada", "Ada.play/Ghoul", ability(1), "Ghoul isn't finished yet. Choose for it first."),
    (abjuring, "Ben", "Ben.play/R'lyeh", ability(0), "It's Ada's turn."),
    (sharing_among_three, "Ada", SHARE, -1, ""),
    (sharing_among_three, "Ada", SHARE, "Cora.play/R'lyeh", BEN_SHARES),
    (sharing_among_three, "Ada", SHARE, "Ada",
     "Mi-Go makes opponents lose Sanity, not Ada."),
    (sharing_among_three, "Ada", SHARE, "Ada.play/Restricted Stacks",
     "Mi-Go makes opponents lose Sanity, not Ada."),
    (sharing_among_three, "Ada", number_ref(5), "Ben.play/Carcosa", "Only 4 of the loss is left to share out, not 5."),
    (second_share, "Ada", SHARE, "Cora",
     "R'lyeh is a Sanctuary. While it's in play, Cora can't be made to lose Sanity."),
    (second_share, "Ada", SHARE, "Ben.play/Carcosa", CORA_SHARES),
    (behind_a_nexus, "Ada", SHARE, "Ben.play/Innsmouth",
     "Church of Starry Wisdom is a Nexus. It protects Ben's Locations without that sign."),
    (nexus_hurt, "Ada", number_ref(3), "Ben", "Only 2 of the loss is left to share out, not 3."),
    (choosing_a_player, "Ada", "Cora", -1, "Cora is out of reach. Only players next to Ada can be chosen."),
    (choosing_a_player, "Ada", "Ada.hand/Goon", -1, "Robed Regular needs a player: Ada or a neighbor."),
    (ben_discards, "Ada", "Ada.hand/Goon", "Ada.play", "Ben has to choose first."),
    (ben_discards, "Ben", "Ben.deck", -1, "First, Ben must discard 1 more for Robed Regular."),
    (destroying, "Ada", "Ada.play/Emergency Elder Sign", -1,
     "Emergency Elder Sign isn't a Location. Only Locations can be destroyed."),
    (destroying, "Ada", "table.row/R'lyeh", -1, "R'lyeh isn't in play. Only Locations in play can be chosen."),
    (destroying, "Ada", "Ben", -1,
     "Emergency Elder Sign needs a Location in play and within reach."),
    (ben_is_out, "Ada", "table.box/Mi-Go", "Ada.discard",
     "Mi-Go is in the box. Only an ability can acquire it."),
    (ben_is_out, "Ada", "table.box/Ghoul", "Ada.discard", "Ghoul wasn't abjured this turn, so it stays in the box."),
    (ben_is_out, "Ada", "table.row.Cora-Dot/Dagon", "Ada.discard", "Dagon isn't in a row next to Ada."),
    (looking_for_a_victim, "Ada", "Ben", -1, "Ben has no Sanity left and is out of the game."),
    (looking_for_a_victim, "Ada", "Cora", -1, ""),
    (key_and_two_cards, "Ada", "table.box/Deep One", -1, "Deep One wasn't abjured this turn, so it stays in the box."),
    (key_and_two_cards, "Ada", "Ada.play/The Silver Key", "Ben",
     "The Silver Key needs a card that was abjured this turn."),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda number: f"{CASES[number][0].__name__}-{number}")
def test_the_sentence_that_is_shown(number: int) -> None:
    position, seat, source, target, sentence = CASES[number]
    assert said(position(), seat, source, target) == sentence


def test_a_hurt_location_has_less_to_lose() -> None:
    lab = Lab(Ada={"play": ["Goon", "Shoggoth"]}, Ben={"play": ["Ghoul Warren"]})
    lab.use("Ada", "Goon")
    lab.do("Ada", "loss", target="Ghoul Warren", amount=1)
    lab.use("Ada", "Shoggoth")
    sentence = "Ghoul Warren has only 2 Sanity left, not 3."
    assert said(lab, "Ada", number_ref(3), "Ben.play/Ghoul Warren") == sentence


# --- prerequisites, card by card -----------------------------------------------------------------------------------

NEEDS = {
    "green": "That ability needs another green card in play. Play one first.",
    "yellow": "That ability needs another yellow card in play. Play one first.",
    "purple": "That ability needs another purple card in play. Play one first.",
    "black": "That ability needs another black card in play. Play one first.",
    "entity": "That ability needs another Entity in play. Play one first.",
    "artifact": "That ability needs another Artifact in play. Play one first.",
    "location": "That ability needs another Location in play. Play one first.",
    "discard": DISCARDED,
    "abjure": "That ability works after a card has been abjured this turn.",
}
BOTH = {
    "shining-trapezohedron": "an Entity in play and a card abjured this turn",
    "the-yellow-sign": "another yellow card in play and a card discarded from a hand this turn by an effect",
    "nyarlathotep": "a green card in play and a card discarded from a hand this turn by an effect",
    "strange-high-house": "another purple card in play and an Entity in play",
}


def lacking(card: reader.Card, needs: tuple[str, ...]) -> str:
    """What is said of an ability of a card that lies in play alone."""
    if len(needs) == 2:
        return f"That ability needs two things. Missing: {BOTH[card.id]}."
    itself = needs[0] in (card.color, card.type)
    return f"{card.name} doesn't count for its own ability. It needs another card." if itself else NEEDS[needs[0]]


@pytest.mark.parametrize("card", reader.cards(), ids=lambda card: card.id)
def test_every_card_alone_says_what_its_abilities_lack(card: reader.Card) -> None:
    """CR-3.1 to CR-3.3"""
    lab = Lab(Ada={"hand": [card.name]}, Ben={})
    lab.do("Ada", "play", card.name)
    for number, each in enumerate(card.abilities):
        sentence = lacking(card, each.needs) if each.needs else ""
        assert said(lab, "Ada", f"Ada.play/{card.name}", ability(number)) == sentence


def test_of_two_prerequisites_only_what_is_missing_is_named() -> None:
    lab = Lab(Ada={"play": ["Nyarlathotep", "Ghoul"], "hand": ["Goon"]}, Ben={})
    assert said(lab, "Ada", "Ada.play/Nyarlathotep", ability(2)) == (
        "That ability needs two things. Missing: a card discarded from a hand this turn by an effect."
    )


def test_a_used_half_and_a_used_ability_are_told_apart() -> None:
    lab = Lab(Ada={"play": ["Lodge No. 13", "Goon"]}, Ben={})
    lab.use("Ada", "Goon")
    lab.use("Ada", "Lodge No. 13", 0, 1)
    used = "That ability of Goon was already used this turn. Each works once per turn."
    assert said(lab, "Ada", "Ada.play/Goon", ability(0)) == used
    assert said(lab, "Ada", "Ada.play/Goon", "Ada.hand") == ("Goon is already in play.")
    for half in (0, 1):
        assert said(lab, "Ada", "Ada.play/Lodge No. 13", ability(0, half)) == (
            "Lodge No. 13 has two abilities to choose from, and one was already used this turn."
        )
    assert said(lab, "Ada", "Ada.play/Lodge No. 13", ability(1)) == ""
