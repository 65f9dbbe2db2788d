"""In a player's first two matches of a game what matters waits until it has been read."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.lessons.tips import TipTable
from engine.games import load
from engine.session.session import Session
from engine.store.player.progress import Progress
from tests.client.lessons.learning import Learner


class Player(Learner):
    """Somebody who begins matches one after the other."""

    def begin(self, slug: str = "nefarious") -> TipTable:
        self.session = Session.start(
            load(slug), ["Ada", "Ben"], ["human", "gentle"], {}, 3, self.settings, pool=self.pool
        )
        self.sit(TipTable(self.session, self.player, self.progress))  # type: ignore[arg-type]
        return self.table  # type: ignore[return-value]

    def says_so(self) -> bool:
        return any("first 2 matches" in toast.sentence for toast in self.table.toasts.toasts)


def test_two_matches_of_each_game_are_read_and_that_is_said_once() -> None:
    player = Player(animation="normal")
    read, said = [], []
    for slug in ("garage-sale", "garage-sale", "garage-sale", "nefarious"):
        read.append(player.begin(slug).director.pace.read)
        said.append(player.says_so())
    assert read == [True, True, False, True] and said == [True, False, False, False]
    assert player.settings.animation == "normal"


@pytest.mark.parametrize("chosen", ["fast", "off"])
def test_whoever_has_chosen_another_pace_keeps_it(chosen: str) -> None:
    player = Player(animation=chosen)
    assert not player.begin().director.pace.read and not player.says_so()


def test_a_pace_chosen_in_the_match_holds_in_it_and_in_the_next() -> None:
    player = Player(animation="normal")
    table = player.begin()
    table.choose_pace("normal")
    assert not table.director.pace.read and not player.begin().director.pace.read


def test_a_first_match_that_goes_on_later_is_read_too(tmp_path: Path) -> None:
    player = Player(animation="normal")
    player.progress = Progress(tmp_path)
    player.begin()
    player.progress = Progress(tmp_path)
    player.sit(TipTable(player.session, player.player, player.progress))  # type: ignore[arg-type]
    assert player.table.director.pace.read and player.progress.count_started("nefarious") <= 2


def test_a_first_match_that_a_computer_begins_is_read_too() -> None:
    player = Player(animation="normal")
    session = Session.start(
        load("garage-sale"), ["Ada", "Ben"], ["gentle", "human"], {}, 3, player.settings, pool=player.pool
    )
    session.match.answer(0, session.match.view(0).options[0])
    player.sit(TipTable(session, player.player, player.progress))  # type: ignore[arg-type]
    assert player.table.director.pace.read
