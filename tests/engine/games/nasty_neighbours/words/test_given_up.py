"""Lines of Nasty Neighbours that are left standing though removing them costs nothing (NN-4.4)."""

from __future__ import annotations

from tests.engine.games.nasty_neighbours.words.lab import GAME, Lab

ROW = ["blue 1", "red 1", "-green 9", "brown 3", "-yellow 7", "-red 2", "-blue 8", "green 4", "-brown 10"]


def test_a_line_that_stands_is_given_up_by_leaving_it() -> None:
    """NN-4.4"""
    lab = Lab(Ada={"yard": ROW}, draw_pile=["Yellow 1"])
    lab.do("Ada", "draw")
    lab.do("Ada", "place", target="Ada.yard[2]")
    view = lab.view("Ada")
    told = {GAME.verbs[option[0]]: GAME.words.describe_forfeits(view, option, lab.names) for option in view.options}
    assert told["remove_line"] == ""
    assert told["pass"].startswith("Ada could still remove the top row (")
