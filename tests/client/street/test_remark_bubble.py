"""The bubble of an opponent: seldom, next to the plate, never over the question, gone by itself or with a click."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from client.street.remarks import remarks_for
from client.table.hover.remark_bubble import RemarkBubble
from client.table.layer import Layer
from engine.games import load
from engine.kernel.game.milestones import LEADS, Milestone
from engine.kernel.match.match import Match
from engine.store.player.street import StreetProgress
from engine.street.remarks import Saying
from tests.client.table.sitting import Sitting

WORDS = "Was that your allowance?"
SIZES = ((1024, 600), (1280, 720), (1920, 1080), (2560, 1440), (3440, 1440))


class Says:
    """An opponent who remarks on every milestone."""

    def on_shown(self, now: float) -> Saying | None:
        return None

    def on_milestone(self, milestone: Milestone, now: float) -> Saying | None:
        return Saying(1, WORDS)

    def on_wait(self, seconds: float, now: float) -> Saying | None:
        return Saying(1, "Still there?")


def at_table(size: tuple[int, int] = (1280, 720), **settings: object) -> tuple[Sitting, RemarkBubble]:
    table = Sitting(size=size, **settings)
    bubble = RemarkBubble(table.scene.context, Says())
    table.scene.layers = type(table.scene.layers)([*table.scene.layers.all, bubble])
    table.wait(600)
    return table, bubble


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
def test_it_stands_next_to_the_plate_and_goes_by_itself(size: tuple[int, int]) -> None:
    table, bubble = at_table(size)
    table.scene.layers.each(Layer.milestone, Milestone(LEADS, (1,)))
    table.wait(300)
    assert bubble.saying == (1, WORDS) and bubble.rect is not None
    plate = table.scene.places.arrangement.plate_rects[1]
    assert table.scene.screen.scale.rect.contains(bubble.rect)
    assert not bubble.rect.colliderect(table.scene.prompt.rect) and not bubble.rect.colliderect(plate)
    assert bubble.rect.inflate(200, 200).colliderect(plate)
    table.wait(5000)
    assert bubble.saying is None and bubble.rect is None


def test_a_click_takes_it_away_and_does_nothing_else() -> None:
    table, bubble = at_table()
    table.scene.layers.each(Layer.milestone, Milestone(LEADS, (1,)))
    table.wait(300)
    answers = len(table.session.match.answers)
    assert bubble.rect is not None
    table.click(bubble.rect.center)
    assert bubble.rect is None and len(table.session.match.answers) == answers


def test_nothing_is_said_when_remarks_are_off_or_a_menu_is_open() -> None:
    table, bubble = at_table(opponent_remarks=False)
    table.scene.layers.each(Layer.milestone, Milestone(LEADS, (1,)))
    table.wait(1000)
    assert bubble.saying is None
    table, bubble = at_table()
    table.scene.commands.menu()
    table.scene.layers.each(Layer.milestone, Milestone(LEADS, (1,)))
    table.wait(6000)
    assert bubble.saying is None


def test_a_long_thought_is_remarked_on_once() -> None:
    table, bubble = at_table()
    said = []
    for _ in range(120):
        table.wait(1000, step=500)
        said += [bubble.saying] if bubble.saying not in (None, *said[-1:]) else []
    assert said == [(1, "Still there?")]


def test_only_the_opponent_of_a_street_match_says_something() -> None:
    table = Sitting()
    assert remarks_for(table.session, StreetProgress(None)) is None
    other = SimpleNamespace(occasion=None)
    assert remarks_for(other, StreetProgress(None)) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("written", [True, False])
def test_the_log_quotes_a_remark_only_if_it_is_wanted(written: bool) -> None:
    table, _ = at_table(remarks_in_log=written)
    table.scene.layers.each(Layer.milestone, Milestone(LEADS, (1,)))
    table.wait(1000)
    quotation = f'{table.session.names[1]}: "{WORDS}"'
    lines = [line.text for line in table.scene.prompt.status.log]
    assert (quotation in lines) == written
    before = len(lines)
    table.scene.commands.answer(table.options[0])
    table.let()
    after = [line.text for line in table.scene.prompt.status.log]
    assert len(after) > before and after.count(quotation) == written
    assert after[: before - 1] == lines[: before - 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [SIZES[0], *(pytest.param(size, marks=pytest.mark.slow) for size in SIZES[1:])])
def test_it_covers_no_dial(size: tuple[int, int], seats: int) -> None:
    match = Match(load("cthulhu-realms"), ["Ada", "Ben", "Cy", "Dot"][:seats], {}, 5)
    table = Sitting(["human", *["normal"] * (seats - 1)], match=match, size=size)
    bubble = RemarkBubble(table.scene.context, Says())
    table.scene.layers = type(table.scene.layers)([*table.scene.layers.all, bubble])
    table.scene.layers.each(Layer.milestone, Milestone(LEADS, (1,)))
    table.wait(600)
    rects = table.scene.places.arrangement.rects
    assert bubble.rect is not None
    assert not [name for name, rect in rects.items() if name.startswith("dial.") and rect.colliderect(bubble.rect)]
