"""What no card may do, because a turn could be endless, and how many cards there must be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.games.cthulhu_realms.definitions.checks import check_totals, repeatable_loss
from engine.games.cthulhu_realms.definitions.reader import Card, cards, read_card
from engine.kernel.files.card_file import Reader, check_unique
from engine.kernel.files.faults import BadCard

BACK, GONE = "acquire-abjured", "abjure-this"


def read(kind: str, *abilities: Any, sanity: int = 5) -> Card:
    """A card whose abilities are lists of effects, or pairs of such lists (an either/or)."""
    tables = [{"either": list(one)} if isinstance(one, tuple) else {"do": one} for one in abilities]
    data = {"id": "pet", "name": "Pet", "color": "green", "type": kind, "cost": 1, "copies": 1, "abilities": tables}
    return read_card(Reader("pets.toml", "pet", data | ({"sanity": sanity} if kind == "location" else {})))


def refused(kind: str, *abilities: Any, sanity: int = 5) -> str:
    with pytest.raises(BadCard) as caught:
        read(kind, *abilities, sanity=sanity)
    start = "pets.toml: card 'pet', field 'abilities': expected "
    assert str(caught.value).startswith(start) and "endless" in str(caught.value)
    return str(caught.value).removeprefix(start)


def test_a_location_may_not_bring_abjured_cards_back() -> None:
    assert refused("location", [BACK]).startswith("acquire-abjured only on an Entity or Artifact")
    assert refused("location", [BACK, GONE]).startswith("acquire-abjured only on an Entity or Artifact")
    assert read("entity", [BACK]) and read("artifact", [BACK])


def test_a_card_that_brings_abjured_cards_back_may_not_abjure_itself() -> None:
    for abilities in ([[BACK, GONE]], [[BACK], ["loss 1", GONE]], [([BACK], ["power 1", GONE])]):
        assert refused("artifact", *abilities).startswith("acquire-abjured only on a card without abjure-this")


def test_a_location_may_destroy_a_location_only_for_good() -> None:
    alone = "destroy-location on a Location only together with abjure-this"
    assert refused("location", ["destroy-location"]).startswith(alone)
    assert refused("location", ["destroy-location"], ["loss 1", GONE]).startswith(alone)
    assert refused("location", (["destroy-location"], ["power 1", GONE])).startswith(alone)
    assert read("location", ["destroy-location", GONE])
    assert read("entity", ["destroy-location"]) and read("artifact", ["destroy-location"])


@pytest.mark.parametrize(
    ("abilities", "loss"),
    [
        ([["loss 4"]], 4),
        ([["loss 1"], ["loss 3"]], 4),
        ([["loss 2", "loss 2"]], 4),
        ([(["loss 1"], ["loss 4"])], 4),
        ([(["power 3"], ["loss 4"]), ["loss 9", GONE]], 4),
        ([(["loss 4"], ["loss 9", GONE])], 4),
    ],
)
def test_a_location_must_cost_more_loss_than_it_causes_again_and_again(abilities: list[Any], loss: int) -> None:
    assert repeatable_loss(read("location", *abilities, sanity=5)) == loss
    reason = refused("location", *abilities, sanity=4)
    assert reason.startswith("less than 4 loss in sum without abjure-this (its own Sanity value)")
    assert reason.endswith(f"found a loss of {loss}")
    assert read("entity", *abilities)


EFFECT = st.sampled_from(["power 1", "loss 1", "loss 3", "draw 1", "abjure 1", BACK, "destroy-location"])
HALF = st.builds(lambda effects, last: effects + [GONE] * last, st.lists(EFFECT, min_size=1, max_size=2), st.booleans())
ABILITY = HALF | st.tuples(HALF, HALF).filter(lambda halves: halves[0] != halves[1])


@given(st.sampled_from(["entity", "location"]), st.lists(ABILITY, min_size=1, max_size=2), st.integers(1, 9))
def test_exactly_the_cards_with_the_three_properties_are_read(kind: str, abilities: list[Any], sanity: int) -> None:
    halves = [half for one in abilities for half in (one if isinstance(one, tuple) else (one,))]
    brings_back = any(BACK in half for half in halves)
    good = not brings_back or (kind == "entity" and not any(GONE in half for half in halves))
    if kind == "location":
        good &= all(GONE in half for half in halves if "destroy-location" in half)
        worst = 0
        for one in abilities:
            kept = [half for half in (one if isinstance(one, tuple) else (one,)) if GONE not in half]
            worst += max((half.count("loss 1") + 3 * half.count("loss 3") for half in kept), default=0)
        good &= worst < sanity
    if good:
        read(kind, *abilities, sanity=sanity)
    else:
        refused(kind, *abilities, sanity=sanity)


# --- all cards together ------------------------------------------------------------------------------------------


def totals(*changed: Card) -> None:
    by_id = {card.id: card for card in cards()} | {card.id: card for card in changed}
    check_totals("starters.toml", "general.toml", by_id.values())


def test_the_starters_have_the_numbers_of_the_rules() -> None:
    """CR-1.1"""
    totals()
    initiate = cards()[2]
    for bad in (replace(initiate, copies=12), replace(initiate, per_player=3)):
        with pytest.raises(BadCard) as caught:
            totals(bad)
        assert str(caught.value) == (
            "starters.toml: all cards, field 'copies': expected follower 24 (6 for each player), "
            "goon 8 (2 for each player), initiate 10 (2 for each player), found follower 24 (6 for each player), "
            f"goon 8 (2 for each player), initiate {bad.copies} ({bad.per_player} for each player)"
        )
    with pytest.raises(BadCard, match="starters.toml: all cards, field 'copies': expected .*, found none"):
        check_totals("starters.toml", "general.toml", cards()[3:])


def test_the_general_deck_has_66_cards() -> None:
    """CR-1.2"""
    with pytest.raises(BadCard, match="general.toml: all cards, field 'copies': expected 66 cards together, found 67"):
        totals(replace(cards()[-1], copies=2))


def test_no_two_files_have_a_card_in_common() -> None:
    follower, last = cards()[0], cards()[-1]
    for field in ("id", "name"):
        twin = replace(last, **{field: getattr(follower, field)})
        with pytest.raises(BadCard, match=f"field '{field}': expected one that no other card has, found '.*' again"):
            check_unique("general.toml", (*cards()[:-1], twin))
