"""Questions, answers and warnings as they are said to whoever plays alone: "you" and "your", in sentences that hold."""

from __future__ import annotations

import random
import re

import pytest

from engine.games import load, slugs
from engine.kernel.match.match import Match
from engine.words.player_names import address_player
from tests.chance import seeds

NAMES = ["Ada", "Ben", "Cy"]
WRONG = re.compile(r"\byou's|\byou (?!discards? )(has|is|was|does|\w+[a-z]s)\b|\(you\)|\bof you\b|\bAda\b")
"""A verb or ending of a third person after "you", and the name of whoever reads."""
MATCHES, ANSWERS = 3, 250


@pytest.mark.parametrize("slug", slugs())
def test_whoever_plays_alone_is_spoken_to(slug: str) -> None:
    spoken = False
    for seed in seeds(MATCHES):
        chance = random.Random(seed)
        match = Match(load(slug), NAMES, {}, seed)
        words = match.game.words
        for _ in range(ANSWERS):
            if match.over:
                break
            names = address_player(NAMES, 0)
            for seat in match.asked_seats:
                view = match.view(seat)
                option = chance.choice(view.options)
                if seat == 0:
                    told = [
                        words.prompt(view, names),
                        words.describe_forfeits(view, option, names),
                        words.confirmation(view, option, names),
                        *(words.describe_option(view, other, names) for other in view.options),
                    ]
                    assert not [sentence for sentence in told if WRONG.search(sentence)]
                    spoken = spoken or any(re.search(r"\b[Yy]ou(r|rs)?\b", sentence) for sentence in told)
                match.answer(seat, option)
                break
    assert spoken or slug in ("nefarious", "garage-sale"), "there the questions name nobody who is asked"
