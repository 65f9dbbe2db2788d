"""What Cthulhu Realms announces before somebody is out, and how it tells who has won."""

from __future__ import annotations

import random
import re

import pytest

from engine.games.cthulhu_realms.codes import ASK_LOSS
from engine.kernel.match.match import Match
from engine.kernel.state.state import OUT
from tests.chance import seed_cases
from tests.engine.games.cthulhu_realms.lab import GAME
from tests.engine.games.cthulhu_realms.words.lab import Lab

ROW = ["Ghoul", "Innsmouth", "Dagon", "Cthulhu", "Mi-Go"]
NAMES = ["Ada", "Ben", "Cora", "Dot"]


def test_the_share_that_takes_the_last_sanity() -> None:
    """CR-4.5 CR-6.1"""
    lab = Lab(Ada={"hand": ["Mi-Go"]}, Ben={"sanity": 4, "play": ["Innsmouth"]})
    lab.plays_and_uses("Ada", "Mi-Go")
    assert lab.confirmation("Ada", "loss", target="Ben", amount=3) == ""
    assert lab.confirmation("Ada", "loss", target="Innsmouth", amount=4) == ""
    won = "This takes Ben's last 4 Sanity. Ben is out, and Ada wins the match."
    assert lab.confirmation("Ada", "loss", target="Ben", amount=4) == won


def test_with_more_players_the_game_goes_on() -> None:
    """CR-5.3"""
    lab = Lab(Ada={"hand": ["Mi-Go"]}, Ben={"sanity": 4, "play": ["Innsmouth"]}, Cora={"play": ["Carcosa"]})
    lab.plays_and_uses("Ada", "Mi-Go")
    out = "This takes Ben's last 4 Sanity. Ben is out of the game."
    assert lab.confirmation("Ada", "loss", target="Ben", amount=4) == out


def test_a_player_is_announced_out_once_while_the_other_shares_are_still_chosen() -> None:
    """CR-5.2: with the share that decides it; again only when the game ends too"""
    lab = Lab(Ada={"hand": ["Mi-Go"], "sanity": 40}, Ben={"sanity": 4}, Cora={"sanity": 43, "play": ["Carcosa"]})
    lab.do("Ada", "play", "Mi-Go")
    assert "Ben is out" in lab.confirmation("Ada", "use", "Mi-Go")
    lab.use("Ada", "Mi-Go")
    assert lab.confirmation("Ada", "loss", target="Cora", amount=4) == ""
    lab = Lab(
        Ada={"hand": ["Mi-Go"], "sanity": 40},
        Ben={"sanity": 4},
        Cora={"sanity": 43, "play": ["Carcosa"]},
        table={"general_deck": []},
    )
    lab.plays_and_uses("Ada", "Mi-Go")
    for target, winner, most in (("Cora", "Ada", 40), ("Carcosa", "Cora", 43)):
        verdict = f"{winner} wins with the most Sanity ({most})."
        assert lab.confirmation("Ada", "loss", target=target, amount=4).endswith(verdict)


def test_a_share_after_which_the_rest_has_only_one_way_to_go() -> None:
    """CR-4.5 CR-5.2: what remains when the Location is gone, and the next neighbor's loss"""
    lab = Lab(
        Ada={"hand": ["Cthulhu"], "play": ["Carcosa"]}, Ben={"sanity": 2, "play": ["Ghoul Warren"]}, Cora={"sanity": 6}
    )
    lab.plays_and_uses("Ada", "Cthulhu", 1)
    both = "This takes the last Sanity of Ben and Cora. They are out, and Ada wins the match."
    left = 6 - lab.state.table.rules.sanity[lab.ref("Ben.play/Ghoul Warren")]
    assert left >= 2
    assert lab.confirmation("Ada", "loss", target="Ghoul Warren", amount=6 - left) == both
    assert lab.confirmation("Ada", "loss", target="Ghoul Warren", amount=1) == ""


def test_an_ability_whose_loss_can_only_go_to_one_player() -> None:
    """CR-4.5"""
    lab = Lab(Ada={"hand": ["Goon"]}, Ben={"sanity": 1})
    lab.do("Ada", "play", "Goon")
    won = "This takes Ben's last 1 Sanity. Ben is out, and Ada wins the match."
    assert lab.confirmation("Ada", "use", "Goon") == won
    lab = Lab(Ada={"hand": ["Goon"]}, Ben={"sanity": 2})
    lab.do("Ada", "play", "Goon")
    assert lab.confirmation("Ada", "use", "Goon") == ""


def test_an_ability_whose_loss_is_still_to_be_shared_out() -> None:
    """CR-4.5 CR-4.7"""
    lab = Lab(Ada={"hand": ["Mi-Go"]}, Ben={"sanity": 1, "play": ["Innsmouth"]})
    lab.do("Ada", "play", "Mi-Go")
    assert lab.confirmation("Ada", "use", "Mi-Go") == ""
    lab = Lab(Ada={"hand": ["Mi-Go"]}, Ben={"sanity": 1, "play": ["R'lyeh"]})
    lab.do("Ada", "play", "Mi-Go")
    assert lab.confirmation("Ada", "use", "Mi-Go") == ""


def test_both_neighbors_at_once() -> None:
    """CR-5.2"""
    lab = Lab(Ada={"hand": ["Mi-Go"]}, Ben={"sanity": 3}, Cora={}, Dot={"sanity": 4})
    lab.do("Ada", "play", "Mi-Go")
    both = "This takes the last Sanity of Ben and Dot. They are out of the game."
    assert lab.confirmation("Ada", "use", "Mi-Go") == both


def test_too_few_cards_for_a_new_row() -> None:
    """CR-5.3 CR-6.2"""
    lab = Lab(Ada={"hand": ["Goon"], "sanity": 20}, Ben={"sanity": 1}, Cora={"sanity": 30}, table={"general_deck": []})
    lab.do("Ada", "play", "Goon")
    words = lab.confirmation("Ada", "use", "Goon")
    assert words == (
        "This takes Ben's last 1 Sanity. Ben is out of the game. "
        "The general deck runs out, so the match ends, and Cora wins with the most Sanity (29)."
    )
    lab.use("Ada", "Goon")
    assert lab.state.over
    assert lab.victory() == "The general deck ran out, and Cora wins with the most Sanity (29)."


def test_the_last_card_that_cannot_be_replaced() -> None:
    """CR-6.2"""
    table = {"row": ROW, "general_deck": []}
    lab = Lab(Ada={"power": 3, "hand": ["Shoggoth", "Goon"], "sanity": 20}, Ben={"sanity": 30}, table=table)
    ends = "No card is left to fill the row, so the match ends at once, and Ben wins with the most Sanity (30)."
    assert lab.confirmation("Ada", "acquire", "table.row/Ghoul") == ends
    assert lab.confirmation("Ada", "acquire", "table.initiates/Initiate") == ""
    lab.plays_and_uses("Ada", "Shoggoth")
    later = ends.replace("30", "26")
    assert lab.confirmation("Ada", "choose", target="table.row/Innsmouth") == later
    assert lab.confirmation("Ada", "choose", target="Ada.hand/Goon") == ""
    lab.do("Ada", "choose", target="table.row/Innsmouth")
    assert lab.victory() == "The general deck ran out, and Ben wins with the most Sanity (26)."


def test_a_tie_is_broken_by_cards_the_one_just_acquired_included() -> None:
    """CR-6.2"""
    lab = Lab(Ada={"power": 3}, Ben={}, table={"row": ROW, "general_deck": []})
    verdict = "Ada and Ben have 50 Sanity each, but Ada wins with more cards (11 to 10)."
    assert lab.confirmation("Ada", "acquire", "table.row/Ghoul").endswith(verdict)
    lab.do("Ada", "acquire", "table.row/Ghoul")
    assert lab.victory() == f"The general deck ran out, and {verdict}"


def test_a_tie_that_cards_do_not_break() -> None:
    """CR-6.2"""
    lab = Lab(Ada={"power": 3}, Ben={"hand": ["Dagon"]}, table={"row": ["Ghoul", "Innsmouth"], "general_deck": []})
    verdict = "Ada and Ben tie with 50 Sanity and 11 cards each, so everyone loses."
    assert lab.confirmation("Ada", "acquire", "table.row/Ghoul").endswith(verdict)
    lab.do("Ada", "acquire", "table.row/Ghoul")
    assert lab.victory() == f"The general deck ran out, and {verdict}"


def test_the_last_one_with_sanity() -> None:
    """CR-6.1"""
    lab = Lab(Ada={"hand": ["Goon"], "sanity": 7}, Ben={"sanity": 1})
    assert lab.victory() == ""
    lab.plays_and_uses("Ada", "Goon")
    assert lab.victory() == "Ada wins as the last player with any Sanity left (7)."


@pytest.mark.parametrize("seed", seed_cases(12))
def test_what_is_announced_happens_and_nothing_of_the_kind_happens_unannounced(seed: int) -> None:
    """CR-4.5 CR-6.1 CR-6.2"""
    match = Match(GAME, NAMES[: 2 + seed % 3], {}, seed)
    chooser = random.Random(seed)
    doomed: set[str] = set()
    while not match.over:
        seat = match.asked_seats[0]
        view = match.view(seat)
        ways = [option for option in view.options if GAME.verbs[option[0]] != "end_turn"] or list(view.options)
        option = chooser.choice(ways)
        announced = GAME.words.confirmation(view, option, match.names)
        match.answer(seat, option)
        after = match.view()
        named = {name for name in match.names if re.search(f"{name}'s last|last Sanity of [^.]*{name}", announced)}
        out = {name for number, name in enumerate(match.names) if (after.values[OUT] & ~view.values[OUT]) >> number & 1}
        doomed |= named
        assert out <= doomed and bool(announced) == bool(named or match.over), announced
        if match.over or match.view(match.asked_seats[0]).question[1] != ASK_LOSS:
            assert doomed == out, announced
            doomed.clear()
        if match.over and after.winners:
            assert f"{match.names[after.winners[0]]} wins" in announced or announced.endswith("wins.")
