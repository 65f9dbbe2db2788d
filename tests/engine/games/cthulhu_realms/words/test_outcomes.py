"""What each answer does in Cthulhu Realms, in words."""

from __future__ import annotations

from tests.engine.games.cthulhu_realms.words.lab import Lab

ROW = ["Ghoul", "Innsmouth", "Dagon", "Cthulhu", "Mi-Go"]


def test_a_turn() -> None:
    """CR-2.1 CR-4.4 CR-4.10"""
    lab = Lab(Ada={"hand": ["Goon"], "play": ["R'lyeh", "Lodge No. 13"], "power": 3}, Ben={}, table={"row": ROW})
    assert lab.outcome("Ada", "play", "Goon") == "Play Goon"
    assert lab.outcome("Ada", "use", "R'lyeh", ability=0) == "Use R'lyeh: 1 Sanity loss"
    assert lab.outcome("Ada", "use", "Lodge No. 13", ability=1) == "Use Lodge No. 13: 3 Sanity loss, abjure this card"
    assert lab.outcome("Ada", "acquire", "Ghoul") == "Acquire Ghoul for 3 Power"
    assert lab.outcome("Ada", "end_turn") == "End turn (3 unspent Power)"


def test_the_end_of_a_turn_that_wastes_nothing() -> None:
    """CR-2.3"""
    assert Lab(Ada={"hand": ["Goon"]}, Ben={}).outcome("Ada", "end_turn") == "End turn"


def test_both_halves_of_an_ability() -> None:
    """CR-4.10"""
    lab = Lab(Ada={"play": ["Arkham Asylum"]}, Ben={})
    assert lab.outcome("Ada", "use", "Arkham Asylum", ability=0, half=0) == "Use Arkham Asylum: 2 Conjuring Power"
    assert lab.outcome("Ada", "use", "Arkham Asylum", ability=0, half=1) == "Use Arkham Asylum: 2 Sanity"


def test_shares_of_a_loss_tell_what_comes_of_them() -> None:
    """CR-4.5 CR-4.6"""
    lab = Lab(Ada={"hand": ["Mi-Go"]}, Ben={"play": ["Innsmouth"], "sanity": 4})
    lab.plays_and_uses("Ada", "Mi-Go")
    assert lab.outcome("Ada", "loss", target="Ben", amount=3) == "Ben loses 3 Sanity"
    assert lab.outcome("Ada", "loss", target="Ben", amount=4) == "Ben loses 4 Sanity and is out"
    assert lab.outcome("Ada", "loss", target="Innsmouth", amount=4) == "Ben's Innsmouth loses 4 Sanity"


def test_a_location_that_is_hurt_already_is_destroyed_by_less() -> None:
    """CR-4.6"""
    lab = Lab(Ada={"hand": ["Mi-Go", "Mi-Go"]}, Ben={"play": ["Innsmouth"]})
    lab.plays_and_uses("Ada", "Mi-Go")
    lab.do("Ada", "loss", target="Innsmouth", amount=3)
    lab.do("Ada", "loss", target="Ben", amount=1)
    lab.do("Ada", "play", "Mi-Go")
    lab.use("Ada", "Mi-Go#2")
    assert lab.outcome("Ada", "loss", target="Innsmouth", amount=1) == "Ben's Innsmouth loses 1 Sanity"
    assert lab.outcome("Ada", "loss", target="Innsmouth", amount=2) == "Ben's Innsmouth loses 2 Sanity and is destroyed"


def test_locations_that_are_alike_are_told_apart() -> None:
    """CR-4.8"""
    lab = Lab(Ada={"hand": ["Emergency Elder Sign"]}, Ben={"play": ["Innsmouth", "Innsmouth"]})
    lab.plays_and_uses("Ada", "Emergency Elder Sign", 2)
    assert lab.outcomes("Ada") == ["Destroy Ben's Innsmouth (1st)", "Destroy Ben's Innsmouth (2nd)"]


def test_what_happens_to_a_chosen_player() -> None:
    """CR-4.1 CR-4.5"""
    lab = Lab(
        Ada={"hand": ["Robed Regular", "Door-to-Door Pamphlets", "Emergency Elder Sign", "Yithian"]},
        Ben={"hand": ["Goon", "Follower"]},
        Cora={"hand": [], "deck": []},
    )
    lab.plays_and_uses("Ada", "Robed Regular")
    assert lab.outcome("Ada", "choose", target="Ben") == "Ben discards 1 of 2 cards"
    assert lab.outcome("Ada", "choose", target="Cora") == "Cora has no card to discard"
    lab.do("Ada", "choose", target="Cora")
    lab.plays_and_uses("Ada", "Door-to-Door Pamphlets")
    assert lab.outcome("Ada", "choose", target="Ben") == "Ben draws 1 card, then discards 1"
    lab.do("Ada", "choose", target="Cora")
    lab.plays_and_uses("Ada", "Emergency Elder Sign")
    assert lab.outcome("Ada", "choose", target="Ben") == "Ben gains 4 Sanity"
    lab.do("Ada", "choose", target="Ben")
    lab.plays_and_uses("Ada", "Yithian")
    assert lab.outcome("Ada", "choose", target="Ben") == "Ben draws 1 card"
    assert lab.outcome("Ada", "choose", target="Cora") == "Cora has no card to draw"


def test_discarding() -> None:
    """CR-4.1"""
    lab = Lab(Ada={"hand": ["Robed Regular"]}, Ben={"hand": ["Goon", "Follower"]})
    lab.plays_and_uses("Ada", "Robed Regular")
    lab.do("Ada", "choose", target="Ben")
    assert lab.outcomes("Ben") == ["Discard Goon", "Discard Follower"]


def test_abjuring_tells_where_a_card_is_taken_from() -> None:
    """CR-4.2"""
    lab = Lab(Ada={"hand": ["Ghoul", "Goon"], "discard": ["Follower"]}, Ben={}, table={"row": ["Innsmouth", *ROW[2:]]})
    lab.plays_and_uses("Ada", "Ghoul")
    assert lab.outcome("Ada", "choose", target="Ada.hand/Goon") == "Abjure Goon (hand)"
    assert lab.outcome("Ada", "choose", target="Ada.discard/Follower") == "Abjure Follower (discard pile)"
    assert lab.outcome("Ada", "choose", target="table.row/Innsmouth") == "Abjure Innsmouth (Available)"
    assert lab.outcome("Ada", "pass") == "Abjure nothing"


def test_acquiring_an_abjured_card() -> None:
    """CR-4.3"""
    lab = Lab(Ada={"hand": ["The Silver Key", "Ghoul", "Ghoul", "Goon", "Follower"]}, Ben={})
    lab.plays_and_uses("Ada", "Ghoul")
    lab.do("Ada", "choose", target="Ada.hand/Goon")
    lab.do("Ada", "play", "Ghoul")
    lab.use("Ada", "Ghoul#2")
    lab.do("Ada", "choose", target="Ada.hand/Follower")
    lab.plays_and_uses("Ada", "The Silver Key", 2)
    assert lab.outcomes("Ada") == ["Acquire Goon (top of deck)", "Acquire Follower (top of deck)"]
