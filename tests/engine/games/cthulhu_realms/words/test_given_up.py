"""What ends with a turn of Cthulhu Realms though it could still be had (CR-2.3), and what is not worth a question."""

from __future__ import annotations

from typing import Any

from tests.engine.games.cthulhu_realms.lab import GAME
from tests.engine.games.cthulhu_realms.words.lab import Lab

ROW = ["Ghoul", "Innsmouth", "Dagon", "Cthulhu", "Mi-Go"]


def at_the_end(row: list[str] = ROW, initiates: bool = True, **given: Any) -> tuple[Lab, str]:
    """A turn of Ada's, and what ending it would give up."""
    table = {"row": row} if initiates else {"row": row, "initiates": []}
    lab = Lab(table=table, Ada=given, Ben={})
    return lab, ended(lab)


def ended(lab: Lab) -> str:
    return GAME.words.describe_forfeits(lab.view("Ada"), lab.option("Ada", "end_turn"), lab.names)


def test_cards_in_hand_and_effects_of_cards_in_play() -> None:
    lab, words = at_the_end(hand=["Goon", "Goon", "Ghoul"])
    assert words == "Ada could still play 3 cards."
    lab.do("Ada", "play", "Goon")
    lab.do("Ada", "play", "Goon")
    assert ended(lab) == "Ada could still play 1 card and use Goon (2)."


def test_what_could_be_acquired() -> None:
    _, words = at_the_end(power=3)
    assert words == "Ada could still acquire Ghoul with 3 unspent Power."


def test_nothing_is_given_up_with_power_that_buys_nothing() -> None:
    lab, words = at_the_end(power=1)
    assert words == ""
    lab, words = at_the_end(hand=["Follower"])
    assert words == "", "its 1 Conjuring Power alone buys nothing"
    lab, words = at_the_end(hand=["Follower"], power=1)
    assert words == "Ada could still play 1 card."
    lab.do("Ada", "play", "Follower")
    assert ended(lab) == "Ada could still use Follower."


def test_only_the_end_of_the_turn_gives_anything_up() -> None:
    lab, _ = at_the_end(hand=["Goon"])
    assert GAME.words.describe_forfeits(lab.view("Ada"), lab.option("Ada", "play"), lab.names) == ""
