"""Random numbers follow from the seed, and from all of it."""

from __future__ import annotations

import random
import secrets

import pytest

from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.kernel.state import rng


def test_every_bit_of_a_seed_of_64_bits_counts() -> None:
    lot = secrets.randbits(64)
    seeds = [lot, *(lot ^ 1 << bit for bit in range(64))]
    assert len({rng.seed_rng(seed) for seed in seeds}) == 65, lot
    assert len({rng.seed_rng(seed) >> 33 for seed in seeds}) == 65, lot


@pytest.mark.parametrize("slug", slugs())
def test_seeds_that_differ_in_their_highest_bits_deal_other_cards_and_match_again(slug: str) -> None:
    lot = random.Random(slug).getrandbits(32)
    seeds = [lot | high << 48 for high in (0, 1, 2**15)]
    names = ["Ada", "Ben", "Cy", "Dot"][: load(slug).seat_limits({})[0]]
    matches = [Match(load(slug), names, seed=seed) for seed in seeds]
    dealt = [match.state.to_data() for match in matches]
    assert all(one != two for one, two in zip(dealt, [*dealt[1:], dealt[0]], strict=True))
    again = Match.from_document(load(slug), matches[2].to_document())
    assert again.seed == seeds[2] and again.state.to_data() == dealt[2]
