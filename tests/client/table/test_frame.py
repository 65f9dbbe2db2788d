"""What a table does in a frame: when it takes over events, calls the player and computes its texts."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from client.table.frame.event_feed import EventFeed
from client.table.frame.player_call import PlayerCall
from client.table.model import TableState
from client.table.status import StatusSchedule
from client.table.view_switcher import ViewSwitcher


class Feed(EventFeed):
    """Only counts how often it takes over events."""

    taken = 0

    def catch_up(self) -> bool:
        self.taken += 1
        return False


@pytest.mark.parametrize(
    ("answered", "was_put_off", "another_looks", "takes_over"),
    [
        (False, False, False, True),
        (True, False, False, False),  # saved in this frame, shown in the next
        (True, True, False, True),  # never put off twice
        (True, False, True, True),  # private cards are covered at once
        (True, True, True, True),
        (False, True, False, True),
    ],
)
def test_events_of_computers_wait_for_one_frame(
    answered: bool, was_put_off: bool, another_looks: bool, takes_over: bool
) -> None:
    session = SimpleNamespace(look=0, update=lambda now: answered)
    feed = Feed(cast(TableState, SimpleNamespace(session=session)), cast(ViewSwitcher, None), lambda: None)
    feed.is_put_off, session.look = was_put_off, int(another_looks)
    assert feed.update(0) == (answered and takes_over)
    assert (feed.taken == 1) == takes_over
    assert feed.is_put_off != takes_over and feed.is_behind != takes_over


def test_the_first_deal_waits_until_the_empty_table_is_drawn() -> None:
    begun: list[float] = []
    table = SimpleNamespace(session=SimpleNamespace(look=0, update=lambda now: False), screen=SimpleNamespace(now=40))
    feed = Feed(cast(TableState, table), cast(ViewSwitcher, None), lambda: None)
    deal = feed.deal = cast(Any, SimpleNamespace(is_table_drawn=False, begin=begun.append))
    feed.update(20)
    assert begun == [] and feed.is_behind
    deal.is_table_drawn = True
    feed.update(40)
    assert begun == [40] and not feed.is_behind


@pytest.mark.parametrize(
    ("changed", "now", "due", "wake_at"),
    [(True, 1010, True, None), (False, 1010, False, 1048), (False, 1047, False, 1048), (False, 1048, True, None)],
)
def test_the_status_is_due_after_a_change_or_after_a_while(changed: bool, now: int, due: bool, wake_at: int) -> None:
    schedule = StatusSchedule()
    assert schedule.is_due(1000, changed=True)
    assert (schedule.is_due(now, changed), schedule.wake_at) == (due, wake_at)
    assert schedule.is_due(now + 47, changed=False) == (not due and now + 47 >= 1048), "counted from the last time"


def called(
    asked: list[bool], waited: int = 0, reduced: bool = False, prompt: object = "prompt"
) -> tuple[int, list[str]]:
    """Return how often the prompt bar glows and which sounds play while a player is asked or not, frame by frame."""
    sounds, effects = list[str](), list[object]()
    shown = SimpleNamespace(counting_view=SimpleNamespace(asked=[0]))
    pace = SimpleNamespace(off=False, reduced=reduced)
    table: Any = SimpleNamespace(
        hand=SimpleNamespace(is_asked=False),
        director=SimpleNamespace(shown=shown, reached=True, pace=pace, effects=effects),
        layers=SimpleNamespace(suspense=lambda: ""),
        present=lambda: None,
        screen=SimpleNamespace(now=waited, painter=SimpleNamespace(look=SimpleNamespace(color=lambda name: "#fff"))),
        places=SimpleNamespace(arrangement=SimpleNamespace(rects={"prompt": prompt} if prompt else {})),
        answered_at=0,
        play=sounds.append,
    )
    call = PlayerCall(table)
    for table.hand.is_asked in asked:
        call.update()
    return len(effects), sounds


@pytest.mark.parametrize(
    ("asked", "how", "glows", "sounds"),
    [
        ([False], {}, 0, []),
        ([True], {}, 1, []),
        ([True, True], {}, 1, []),
        ([True, False, True], {}, 2, []),
        ([True], {"waited": 2500}, 1, []),
        ([True], {"waited": 2501}, 1, ["turn"]),
        ([True], {"waited": 2501, "reduced": True}, 0, ["turn"]),
        ([True], {"prompt": None}, 0, []),
    ],
)
def test_the_player_is_called_once_to_each_question(
    asked: list[bool], how: dict[str, Any], glows: int, sounds: list[str]
) -> None:
    assert called(asked, **how) == (glows, sounds)
