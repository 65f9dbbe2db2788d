"""What a computer seat of Nasty Neighbours says of its choices: parts that add up, for every kind of question."""

from __future__ import annotations

import pytest

from engine.ai import levels
from engine.ai.player import PolicyPlayer
from engine.games.nasty_neighbours import codes
from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.policy import Reason
from engine.kernel.state.refs import PLACE, describe
from engine.kernel.state.view import view_of
from tests.engine.games.nasty_neighbours.card_table import GAME, CardTable
from tests.engine.games.nasty_neighbours.test_ai_honesty import FEW, KINDS, POSITIONS, positions
from tests.engine.parts import hint_sentences

SEED = 3
LEVELS = ("gentle", "normal", "expert")
"""One of each way of thinking: without memory, and with each set of weights."""


def cards(text: str) -> list[str]:
    return text.split(", ")


def said(table: CardTable, seat: str, level: str, target: str) -> list[str]:
    """The reasons for placing a card at a place."""
    view = table.view(seat)
    player = levels.create(level, GAME, table.state.table, table.names.index(seat), SEED)
    for number, option in enumerate(view.options):
        kind, zone, place = describe(option[2])
        if kind == PLACE and f"{table.play.names.zone_path(table.state, zone)}[{place}]" == target:
            return hint_sentences(player, view, number, table.names)
    raise AssertionError(f"nothing can be placed at {target}")


def check_parts(level: str, wanted: int) -> set[str]:
    """One number for each part and option; options that differ in value differ in what they are made of."""
    kinds = set()
    for state, seat in positions(wanted):
        view = view_of(state, seat)
        player = levels.create(level, GAME, state.table, seat, SEED)
        assert isinstance(player, PolicyPlayer)
        policy = player.policy
        every = range(len(view.options))
        values = policy.evaluate_options(view, {}, SEED).values
        taken_apart = policy.weigh(view, {}, every, SEED)
        assert [len(parts) for parts in taken_apart] == [len(policy.parts)] * len(values)
        assert view.question is not None
        kind = GAME.question_kinds[view.question[1]]
        kinds.add(kind)
        if kind != "turn_up":
            sums = [sum(parts) for parts in taken_apart]
            for value, total in zip(values, sums, strict=True):
                assert total - sums[0] == pytest.approx(value - values[0], abs=1e-6), kind
    return kinds


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_every_question_is_taken_apart(level: str) -> None:
    assert check_parts(level, POSITIONS) == KINDS


@pytest.mark.parametrize("level", LEVELS)
def test_questions_of_a_few_positions_are_taken_apart(level: str) -> None:
    assert check_parts(level, FEW) <= KINDS


@pytest.mark.parametrize("level", levels.names())
def test_a_card_that_completes_a_line_is_placed_for_the_line(level: str) -> None:
    """NN-4.1: three 9s in the first row."""
    mine = cards("red 9, yellow 9, -blue 2, blue 4, -green 9, -green 4, -yellow 8, -brown 2, -brown 9")
    table = CardTable("ABC", A={"yard": mine}, table={"bin": ["green 9"], "draw_pile": ["brown 5"]})
    table.do("A", "take")
    assert "It completes the top row, which clears 27 points." in said(table, "A", level, "A.yard[2]")


@pytest.mark.parametrize("level", levels.names())
def test_a_high_card_is_replaced_for_its_points(level: str) -> None:
    """NN-7.1: in the last turn nothing else counts."""
    mine = cards("blue 9, wild, green 2, brown 7, red 3, -blue 2, yellow 5, green 1, -yellow 10")
    rival = cards("red 10, blue 8, blue 10, green 9, brown 7, yellow 9, brown 4, brown 8, green 10")
    table = CardTable("ABC", A={"yard": mine}, B={"yard": rival}, table={"bin": ["yellow 7"], "draw_pile": ["red 6"]})
    table.do("A", "draw")
    assert "It lowers A's yard by 19 points." in said(table, "A", level, "A.yard[1]")


@pytest.mark.parametrize("level", levels.names())
def test_a_card_that_is_kept_is_named_with_what_it_is_worth(level: str) -> None:
    """NN-8.1: at the beginning of the own turn, before anybody is near the end."""
    mine = cards("blue 1, wild, green 2, -brown 7, -red 3, -blue 2, -yellow 5, -green 1, -yellow 10")
    table = CardTable("ABC", A={"yard": mine, "nasty": ["Sprinkler Mishap"]}, table={"bin": ["green 9"]})
    view = table.view("A")
    player = levels.create(level, GAME, table.state.table, 0, SEED)
    passing = next(number for number, option in enumerate(view.options) if option[0] == PASS)
    told = " ".join(hint_sentences(player, view, passing, table.names))
    assert "Sprinkler Mishap" in told and "instead" in told


@pytest.mark.parametrize("level", LEVELS)
def test_drawing_is_not_praised_when_few_cards_help_more(level: str) -> None:
    """NN-4.2: nearly every card is worth more than a 1."""
    mine = cards("-blue 9, -red 9, -yellow 9, -green 9, -blue 8, -red 8, -yellow 8, -green 8, -brown 9")
    table = CardTable("ABC", A={"yard": mine}, table={"bin": ["green 1"]})
    view = table.view("A")
    player = levels.create(level, GAME, table.state.table, 0, SEED)
    draw = next(number for number, option in enumerate(view.options) if option[0] == codes.DRAW)
    assert not any("unseen cards" in each for each in hint_sentences(player, view, draw, table.names))


@pytest.mark.parametrize(("share", "words"), [(95, "about 95% of the"), (100, "almost all")])
def test_a_share_of_the_unseen_cards_is_never_about_all_of_them(share: int, words: str) -> None:
    table = CardTable("ABC", table={"bin": ["green 1"]})
    (sentence,) = GAME.ai.reasons(table.view("A"), [Reason(1.0, "take", 0, share)], None, table.names)
    assert sentence == f"It helps more than {words} unseen cards."


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_that_is_looked_at_is_known_rather_than_worth_points(level: str) -> None:
    """NN-8.5: the own cards that lie face down are as good as each other."""
    mine = cards("-blue 9, -red 9, -yellow 9, -green 9, -blue 8, -red 8, -yellow 8, -green 8, -brown 9")
    table = CardTable("ABC", A={"yard": mine, "nasty": ["Peeping Neighbour"]}, table={"bin": ["green 1"]})
    table.do("A", "play", "Peeping Neighbour")
    told = said(table, "A", level, "A.yard[3]")
    assert told[0] == "Once A knows the card, they can tell whether to replace it."


@pytest.mark.parametrize("level", LEVELS)
def test_a_stumped_that_fetches_a_card_for_a_line_says_so(level: str) -> None:
    """NN-3.6 NN-4.1: the 7 that it takes completes the bottom row."""
    mine = cards("-blue 2, -red 3, -yellow 4, -green 3, -blue 4, -brown 2, wild, green 7, -red 9")
    rival = cards("yellow 7, -blue 8, -red 10, brown 2, -green 9, yellow 4, -brown 7, -yellow 9, -green 10")
    table = CardTable("ABC", A={"yard": mine}, B={"yard": rival}, table={"draw_pile": ["Stumped"], "bin": ["red 6"]})
    table.do("A", "draw")
    assert said(table, "A", level, "B.yard[0]")[0] == "A gets Yellow 7, which completes the bottom row."
