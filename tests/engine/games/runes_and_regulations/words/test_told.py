"""What players are told outside of play: a role in private, and at the end how the match was won."""

from __future__ import annotations

import pytest

from engine.games.runes_and_regulations.game import GAME
from engine.games.runes_and_regulations.layout import LAWN, LAYOUT, NEFARIOUS, ROLE_CARD
from engine.games.runes_and_regulations.match_rules import GameView
from engine.games.runes_and_regulations.text import private_text
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import OVER, WINNERS, empty
from engine.kernel.state.view import view_of

NAMES = ("Ann", "Ben", "Cy")
TABLE = GAME.new_table(3, GAME.checked_options({"expansion": True}), 0)
RULES = TABLE.rules


def card(name: str, copy: int = 0) -> int:
    """The instance of a card by its id."""
    return [number for number, known in enumerate(RULES.cards) if known.id == name][copy]


def beasts(count: int) -> list[int]:
    return [number for number, known in enumerate(RULES.cards) if known.deck == "beast"][:count]


def creatures(count: int) -> list[int]:
    return [number for number, known in enumerate(RULES.cards) if known.deck == "creature"][:count]


def view(
    seat: int = SPECTATOR,
    roles: tuple[str, ...] = (),
    lawns: dict[int, list[int]] | None = None,
    winners: tuple[int, ...] = (),
    villain: int = 0,
    hidden: tuple[int, ...] = (),
) -> GameView:
    """A position of three seats as somebody sees it."""
    zones: list[list[int]] = [[] for _ in range(LAYOUT.zone_count(3))]
    for owner, role in enumerate(roles):
        zones[ROLE_CARD[owner]] = [HIDDEN if owner in hidden else card(role)]
    for owner, cards in (lawns or {}).items():
        zones[LAWN[owner]] = cards
    seen = view_of(empty(TABLE), seat)
    seen.zones = zones
    seen.values[NEFARIOUS] = villain + 1 if roles else 0
    seen.values[WINNERS] = sum(1 << winner for winner in winners)
    seen.values[OVER] = int(bool(winners))
    return seen


ROLES = ("the-nefarious-neighbor", "the-henchman", "the-griffin-lady")


def test_each_seat_is_told_its_own_role_and_how_it_wins() -> None:
    words = private_text.briefing(view(2, ROLES, hidden=(1,)), NAMES)
    number = card("the-griffin-lady")
    assert words == (
        f"Cy, you're [[{number}|The Griffin Lady]]. It's a secret. "
        "You win if you end your turn with 3 Mythical Griffins on your Lawn. 5 Mythical Creatures also win."
    )
    assert "everyone knows it" in private_text.briefing(view(0, ROLES, hidden=(1, 2)), NAMES)


def test_nobody_is_told_anything_without_a_role_or_a_seat() -> None:
    assert private_text.briefing(view(1), NAMES) == ""
    assert private_text.briefing(view(SPECTATOR, ROLES), NAMES) == ""


def test_a_role_that_cannot_be_seen_is_not_named() -> None:
    shown = view(2, ROLES, hidden=(1,))
    assert [private_text.identity(shown, seat) for seat in range(3)] == [
        "The Nefarious Neighbor",
        "",
        "The Griffin Lady",
    ]


def griffins(count: int) -> list[int]:
    return [number for number, known in enumerate(RULES.cards) if known.kind == "griffin"][:count]


def test_only_the_owner_of_a_role_sees_how_far_it_is() -> None:
    mine = view(2, ROLES, {2: griffins(2), 1: griffins(1)}, hidden=(1,))
    assert private_text.own_progress(mine, 2) == (2, 3)
    assert private_text.score_parts(mine, 2) == [("The Griffin Lady, of 3", 2)]
    assert private_text.own_progress(mine, 1) == (0, 0)
    for other in (0, SPECTATOR):
        assert private_text.own_progress(view(other, ROLES, {2: griffins(2)}), 2) == (0, 0)


def test_rr_11_4_a_role_that_asks_for_one_of_each_counts_every_kind_once() -> None:
    shown = view(1, ("the-nefarious-neighbor", "the-curator"), {1: griffins(2)})
    assert private_text.own_progress(shown, 1) == (1, 4)


def test_rr_6_1_five_mythical_creatures() -> None:
    assert private_text.victory(view(lawns={1: creatures(5)}, winners=(1,)), NAMES) == (
        "Ben ended the turn with 5 Mythical Creatures on their Lawn. Expect a letter from the association."
    )


def test_rr_11_1_five_mythical_creatures_win_whatever_the_role() -> None:
    won = view(roles=ROLES, lawns={2: creatures(5)}, winners=(2,))
    assert private_text.victory(won, NAMES) == (
        "Cy ended the turn with 5 Mythical Creatures on their Lawn. Expect a letter from the association."
    )


def test_rr_11_2_the_nefarious_neighbor_by_beasts_and_by_the_deck() -> None:
    assert private_text.victory(view(roles=ROLES, lawns={0: beasts(5)}, winners=(0,)), NAMES) == (
        "Ann, the Nefarious Neighbor, has 5 Corrupted Beasts on their Lawn."
    )
    assert private_text.victory(view(roles=ROLES, lawns={0: beasts(2)}, winners=(0,)), NAMES).startswith(
        "The Main deck is empty"
    )


def test_rr_11_3_the_henchman_shares_the_victory() -> None:
    words = private_text.victory(view(roles=ROLES, lawns={0: beasts(5)}, winners=(0, 1)), NAMES)
    assert words.endswith("Ben was The Henchman, has no Creatures on their Lawn and shares the win.")


def test_only_the_nefarious_neighbor_counts_beasts() -> None:
    shown = view(roles=ROLES, lawns={0: beasts(3), 1: creatures(2)})
    assert private_text.score_parts(shown, 0) == [("Beasts", 3)]
    assert private_text.score_parts(shown, 1) == [] == private_text.score_parts(view(lawns={0: creatures(2)}), 0)


@pytest.mark.parametrize(
    ("role", "reached"),
    [
        ("the-griffin-lady", "3 Mythical Griffins on their Lawn."),
        ("the-tidier", "no Runes on their Fence and no cards in hand."),
        ("the-hexlord", "3 Hexed Creatures on their Lawn while no other player had any Hexed Creatures."),
    ],
)
def test_rr_11_4_a_role_says_what_it_has_reached(role: str, reached: str) -> None:
    won = view(roles=(ROLES[0], ROLES[1], role), lawns={2: creatures(3)}, winners=(2,))
    name = RULES.cards[card(role)].name
    assert private_text.victory(won, NAMES) == f"Cy was {name} and ended the turn with {reached}"


def test_every_role_of_rr_11_4_wins_at_the_end_of_a_turn() -> None:
    others = {known.id for known in RULES.cards if known.deck == "role"} - set(ROLES[:2])
    for role in others:
        words = private_text.victory(view(roles=(ROLES[0], ROLES[1], role), winners=(2,)), NAMES)
        assert " you " not in f" {words.lower()} " and "your" not in words.lower(), words
