"""A turning point of the match is said when it is told across the table."""

from __future__ import annotations

from client.access.table_reader import TableReader
from client.motion.accents import ChainAccent
from client.motion.chain.chains import Chain, Link
from engine.kernel.game.milestones import LEADS, Milestone
from tests.client.table.sitting import Sitting


def test_a_turning_point_is_said_once_each_time() -> None:
    table = Sitting(("human", "normal"), size=(640, 360), dealt=False)
    reader, said = TableReader(table.scene), []
    for _ in range(2):
        words = table.scene.director.word(Milestone(LEADS, (1,), 14))
        said += [*reader.new_events(), *reader.new_events()]
        table.clock.advance(2000)
        table.scene.screen.now = table.clock.now()
    assert words and said.count(words) == 2


def test_the_sum_of_a_chain_is_said_once() -> None:
    table = Sitting(("human", "normal"), size=(640, 360), dealt=False)
    reader = TableReader(table.scene)
    list(reader.new_events())
    chain = Chain(ChainAccent("earned", "money"), 0, 1, (Link(7, 5, 5, None),))
    table.scene.director.chains.listener.chain_struck(chain, 3, 5, 100.0)
    assert list(reader.new_events()) == ["You earn $5 from your Spies (3 in a row)."]
    assert not list(reader.new_events())
