"""Tips and guides as data: every file holds, and a mistake is told."""

from __future__ import annotations

import pytest

from engine import games
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.scenarios.reader import BadScenario
from engine.kernel.state.events import COUNTED, MOVED, SPUN
from engine.lessons.guide_file import check_guide, read_guide
from engine.lessons.tip_file import check_tips, is_due, read_tips
from engine.words import assets
from tests.assets.test_texts import homes

TIP = '[[mark]]\nid = "a"\ntitle = "A"\nsay = "Words."\n'


def text(folder: str, slug: str) -> str:
    return (assets.folder() / folder / f"{slug}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_has_tips_that_hold(slug: str) -> None:
    tips = read_tips(text("marks", slug), f"{slug}.toml")
    assert len(tips) >= 2 and check_tips(tips, load(slug)) == []
    assert {tip.clause for tip in tips} <= homes(slug)


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_has_a_guide_that_holds(slug: str) -> None:
    guide = read_guide(text("rules", slug), f"{slug}.toml", slug)
    assert check_guide(guide, load(slug)) == []
    assert {*guide.asked.values(), *guide.phases.values()} <= homes(slug)
    assert set(load(slug).phases) <= set(guide.phases)
    assert 5 <= len(guide.marks) <= 6


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("", "when it is due"),
        ('event = "spun"\nwho = "me"\n', "you or others"),
        ('phase = "draw"\nzone = "lawn"\n', "a kind of event"),
        ('asked = "cast"\nwhen = "now"\n', "when"),
    ],
)
def test_a_tip_that_cannot_be_read_is_told(more: str, told: str) -> None:
    with pytest.raises(BadScenario, match=told):
        read_tips(TIP + more, "marks.toml")


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ('asked = "crying"\n', "a: asked: there is no crying"),
        ('event = "moved"\nzone = "attic"\n', "a: zone: there is no attic"),
        ('event = "moved"\ncards = ["Big Bad Wolf"]\n', "a: cards: there is no Big Bad Wolf"),
        ('asked = "cast"\nat = "You.attic"\n', "a: at: You.attic is nothing at this table"),
    ],
)
def test_a_tip_that_names_what_the_game_does_not_have_is_told(more: str, told: str) -> None:
    assert check_tips(read_tips(TIP + more, "marks.toml"), load("runes-and-regulations")) == [told]


def test_a_tip_is_due_for_what_it_names_alone() -> None:
    game = load("nefarious")
    view = Match(game, ("Ada", "Ben"), {"twists": 0}, 1).view(0)
    [paid] = read_tips(TIP + 'event = "counted"\ncounter = "money"\nwho = "you"\n', "marks.toml")
    money, reserve = game.layout.counter("money", 0), 1
    assert is_due(paid, game, view, 0, (COUNTED, 0, -1, money, -1, 2, -1))
    assert not is_due(paid, game, view, 0, (COUNTED, 1, -1, money, -1, 2, -1))
    assert not is_due(paid, game, view, 0, (COUNTED, 0, -1, reserve, -1, 2, -1))
    assert not is_due(paid, game, view, 0, (SPUN, 0, -1, money, -1, 2, -1))
    assert not is_due(paid, game, view, 0)
    [drawn] = read_tips(TIP + 'event = "moved"\nzone = "hand"\n', "marks.toml")
    hand, deck = game.layout.seat_zone("hand", 0), game.layout.table_zone("invention_deck")
    assert is_due(drawn, game, view, 0, (MOVED, 0, 3, deck, hand, -1, -1))
    assert not is_due(drawn, game, view, 0, (MOVED, 0, 3, deck, deck, -1, -1))


def test_a_tip_about_a_question_or_a_twist_waits_for_it() -> None:
    game = load("nefarious")
    asked, holds = read_tips(TIP + 'asked = "action"\n' + TIP.replace('"a"', '"b"') + 'holds = "twists"\n', "m.toml")
    plain, twisted = (Match(game, ("Ada", "Ben"), {"twists": count}, 1).view(0) for count in (0, 2))
    assert is_due(asked, game, plain, 0) and not is_due(asked, game, plain, 1)
    assert is_due(holds, game, twisted, 0) and not is_due(holds, game, plain, 0)


def test_an_acquired_card_is_spoken_of_when_it_lies_in_the_discard_pile_and_not_when_the_row_is_dealt() -> None:
    game = load("cthulhu-realms")
    view = Match(game, ("Ada", "Ben", "Cy"), {}, 1).view(0)
    tips = read_tips(text("marks", game.slug), "marks.toml")
    row, discard = game.layout.seat_zone("row", 0), game.layout.seat_zone("discard", 0)
    deck, play = game.layout.table_zone("general_deck"), game.layout.seat_zone("play", 0)
    [acquired] = [tip for tip in tips if tip.id == "acquired"]
    assert is_due(acquired, game, view, 0, (MOVED, 0, 3, row, discard, -1, -1))
    assert not is_due(acquired, game, view, 0, (MOVED, 0, 3, deck, row, -1, -1))
    assert not is_due(acquired, game, view, 0, (MOVED, 0, 3, play, discard, -1, -1))
