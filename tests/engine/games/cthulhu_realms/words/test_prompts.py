"""What a seat is asked in Cthulhu Realms, in words."""

from __future__ import annotations

from tests.engine.games.cthulhu_realms.words.lab import Lab

ROW = ["Ghoul", "Innsmouth", "Dagon", "Cthulhu", "Mi-Go"]


def test_a_turn_names_what_can_be_done() -> None:
    """CR-2.1"""
    lab = Lab(Ada={"hand": ["Goon", "Follower"]}, Ben={}, table={"row": ROW, "initiates": []})
    assert lab.prompt("Ada") == "play a card"
    lab.do("Ada", "play", "Follower")
    assert lab.prompt("Ada") == "play a card or use an ability"
    lab.use("Ada", "Follower")
    assert lab.prompt("Ada") == "play a card"
    lab.plays_and_uses("Ada", "Goon")
    assert lab.prompt("Ada") == "end the turn"


def test_a_turn_tells_how_much_there_is_to_spend() -> None:
    """CR-4.4"""
    lab = Lab(Ada={"hand": ["Goon"], "play": ["R'lyeh"], "power": 4}, Ben={}, table={"row": ROW})
    assert lab.prompt("Ada") == "play, use or acquire (up to 4 Power)"
    assert lab.prompt("Ben") == "waiting for Ada"


def test_a_loss_tells_how_much_of_it_is_left_and_who_may_suffer_it() -> None:
    """CR-4.5 CR-4.7"""
    lab = Lab(Ada={"hand": ["Cthulhu"], "play": ["Carcosa"]}, Ben={"play": ["Innsmouth", "Red Hook Basement"]})
    lab.plays_and_uses("Ada", "Cthulhu", 1)
    assert lab.prompt("Ada") == "split 6 Sanity loss among Ben and 2 Locations"
    lab.do("Ada", "loss", target="Ben", amount=1)
    assert lab.prompt("Ada") == "split the last 5 of 6 Sanity loss among Ben and 2 Locations"
    lab.do("Ada", "loss", target="Innsmouth", amount=4)
    assert lab.prompt("Ada") == "deal the last 1 of 6 Sanity loss to Ben or one of 2 Locations"


def test_a_loss_that_a_sanctuary_keeps_from_the_player() -> None:
    """CR-4.7"""
    lab = Lab(Ada={"hand": ["Mi-Go"]}, Ben={"play": ["R'lyeh", "Innsmouth"]})
    lab.plays_and_uses("Ada", "Mi-Go")
    assert lab.prompt("Ada") == "split 4 Sanity loss among 2 of Ben's Locations"


def test_a_loss_for_two_neighbors_names_the_one_who_is_next() -> None:
    """CR-5.2"""
    lab = Lab(Ada={"hand": ["Mi-Go"]}, Ben={"play": ["Innsmouth"]}, Cora={"play": ["Carcosa"]})
    lab.plays_and_uses("Ada", "Mi-Go")
    assert lab.prompt("Ada") == "split 4 Sanity loss between Ben and a Location, then for Cora"
    lab.do("Ada", "loss", target="Ben", amount=4)
    assert lab.prompt("Ada") == "split 4 Sanity loss between Cora and a Location"


def test_choosing_a_player_tells_what_will_happen_to_them() -> None:
    """CR-4.1 CR-4.5"""
    lab = Lab(
        Ada={"hand": ["Robed Regular", "Door-to-Door Pamphlets", "Yithian", "Emergency Elder Sign", "Goon"]}, Ben={}
    )
    expected = {
        "Robed Regular": "choose who discards 1 card (Robed Regular)",
        "Door-to-Door Pamphlets": "choose who draws 1 card, then discards 1 (Door-to-Door Pamphlets)",
        "Yithian": "choose who draws 1 card (Yithian)",
        "Emergency Elder Sign": "choose who gains 4 Sanity (Emergency Elder Sign)",
    }
    for card, words in expected.items():
        lab.plays_and_uses("Ada", card)
        assert lab.prompt("Ada") == words
        lab.do("Ada", "choose", target="Ben")
        if lab.asked() == ["Ben"]:
            lab.do("Ben", "choose", target=f"Ben.hand/{lab.cards('Ben.hand')[0]}")


def test_whoever_must_discard_hears_how_many_and_why() -> None:
    """CR-4.1"""
    lab = Lab(Ada={"hand": ["Robed Regular", "Goon", "Follower"]}, Ben={"hand": ["Goon", "Follower"]})
    lab.plays_and_uses("Ada", "Robed Regular")
    lab.do("Ada", "choose", target="Ben")
    assert lab.prompt("Ben") == "discard 1 card from hand (Ada's Robed Regular)"
    assert lab.prompt("Ada") == "waiting for Ben"
    lab = Lab(Ada={"hand": ["Robed Regular", "Goon", "Follower"]}, Ben={"hand": ["Goon", "Follower"]})
    lab.plays_and_uses("Ada", "Robed Regular")
    lab.do("Ada", "choose", target="Ada")
    assert lab.prompt("Ada") == "discard 1 card from hand (Robed Regular)"


def test_abjuring_names_the_places_that_have_such_cards() -> None:
    """CR-4.2"""
    lab = Lab(Ada={"hand": ["Ghoul", "Goon"], "discard": ["Follower"]}, Ben={})
    lab.plays_and_uses("Ada", "Ghoul")
    assert lab.prompt("Ada") == "abjure up to 1 card of cost 6 or less: hand, discard pile or Available (Ghoul)"
    lab = Lab(Ada={"hand": ["Ghoul"]}, Ben={})
    lab.plays_and_uses("Ada", "Ghoul")
    assert lab.prompt("Ada") == "abjure up to 1 card of cost 6 or less: Available (Ghoul)"


def test_choosing_a_location_or_an_abjured_card() -> None:
    """CR-4.3 CR-4.8"""
    lab = Lab(Ada={"hand": ["Emergency Elder Sign"]}, Ben={"play": ["Innsmouth", "Carcosa"]})
    lab.plays_and_uses("Ada", "Emergency Elder Sign", 2)
    assert lab.prompt("Ada") == "choose a Location to destroy (Emergency Elder Sign)"
    lab = Lab(Ada={"hand": ["The Silver Key", "Shoggoth", "Ghoul", "Goon", "Follower"]}, Ben={"play": ["Innsmouth"]})
    for card, abjured in (("Shoggoth", "Goon"), ("Ghoul", "Follower")):
        lab.plays_and_uses("Ada", card)
        if card == "Shoggoth":
            lab.do("Ada", "loss", target="Ben", amount=4)
        lab.do("Ada", "choose", target=f"Ada.hand/{abjured}")
    lab.plays_and_uses("Ada", "The Silver Key", 2)
    assert lab.prompt("Ada") == "choose an abjured card for the top of the deck (The Silver Key)"


def test_when_it_is_over_the_winner_is_named() -> None:
    """CR-6.1 CR-6.2"""
    lab = Lab(Ada={"hand": ["Goon"]}, Ben={"sanity": 1})
    lab.plays_and_uses("Ada", "Goon")
    assert lab.prompt("Ben") == "Ada has won"
    deck = {"general_deck": [], "row": ROW}
    lab = Lab(Ada={"power": 3, "sanity": 50, "deck": []}, Ben={"sanity": 50, "hand": ["Goon"], "deck": []}, table=deck)
    lab.do("Ada", "acquire", "table.row/Ghoul")
    assert lab.prompt("Ada") == "everyone loses"


def test_a_name_with_an_article_loses_it_behind_its_owner() -> None:
    """CR-4.1"""
    lab = Lab(Ada={"hand": ["The Pallid Mask"]}, Ben={"hand": ["Goon", "Follower"], "deck": ["Goon"]})
    lab.plays_and_uses("Ada", "The Pallid Mask", 0)
    lab.do("Ada", "choose", target="Ben")
    assert lab.prompt("Ben") == "discard 1 card from hand (Ada's Pallid Mask)"
