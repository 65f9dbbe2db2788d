"""Hints and "Why?" in words: whole numbers, one named alternative, at most two reasons, in every game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from engine.ai import levels
from engine.ai.explain import advice
from engine.ai.player import PolicyPlayer
from engine.ai.self_play import opening
from engine.commands._shared.match_options import checked_options, table_for
from engine.games import load
from engine.kernel.flow.machine import answer_at
from engine.kernel.state.view import View, view_of
from engine.words.player_names import address_player
from tests.chance import seed_cases, seeds
from tests.engine.parts import alternative_names, hint_sentences

GAMES = ("cthulhu-realms", "garage-sale", "nasty-neighbours", "nefarious", "runes-and-regulations")
NAMES = ("Ada", "Ben", "Cleo")
COMPARES = re.compile(r"\b(?:less|fewer|worse|later|sooner|weaker|stronger)\b")


def positions(game_name: str, seed: int, wanted: int, apart: int) -> Iterator[tuple[PolicyPlayer, View]]:
    """Questions of random matches, some answers apart, each with the expert who is asked."""
    chance = random.Random(seed)
    game = load(game_name)
    found = 0
    while found < wanted:
        number = chance.getrandbits(31)
        table = table_for(game, len(NAMES), checked_options(game, []), number)
        state = opening(table, number)
        players = [levels.create("expert", game, table, seat, number) for seat in range(table.seats)]
        skipped = chance.randrange(apart)
        while state.questions and found < wanted:
            at = chance.randrange(len(state.questions))
            view = view_of(state, state.questions[at][0])
            player = players[view.seat]
            assert isinstance(player, PolicyPlayer)
            player.policy.observe(view, player.memory)
            skipped += 1
            if len(view.options) > 1 and skipped >= apart:
                skipped = 0
                found += 1
                yield player, view
            answer_at(state, at, chance.randrange(len(view.options)))


def check(player: PolicyPlayer, view: View) -> None:
    """Check the hint for the best option and the reasons that others are told."""
    judged = player.policy.evaluate_options(view, player.memory, 1)
    option = max(range(len(view.options)), key=lambda each: judged.values[each])
    names = address_player(NAMES, view.seat)
    told = hint_sentences(player, view, option, names)
    others = hint_sentences(player, view, option, NAMES, openly=True)
    for sentence in (*told, *others):
        assert not re.search(r"\d[.,]\d", sentence), sentence
        assert all(int(percent) % 5 == 0 < int(percent) for percent in re.findall(r"(\d+)\s?%", sentence)), sentence
        assert not re.search(r"\s%|\bnot \$?\d|\{|\$[a-z]", sentence), sentence
        assert sentence[0].isupper() and sentence.endswith("."), sentence
    assert len(told) <= 3 and len(others) <= 2
    assert not any(re.search(r"\byou(?:r|'re)?\b", sentence.lower()) for sentence in others), others
    about_other = [sentence for sentence in told if " instead, " in sentence]
    assert len(about_other) <= 1 and about_other in ([], told[-1:])
    if any(COMPARES.search(sentence) and " than " not in sentence for sentence in told):
        assert about_other, told
    found = advice(player, view, option, 1)
    if found.instead >= 0 and player.policy.end_of(view, player.memory, option, 1) is not None:
        assert about_other, told
    if about_other:
        wanted = alternative_names(view, view.options[found.instead], names)
        assert any(name in about_other[0] for name in wanted), about_other


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_compares_whole_numbers_with_one_named_alternative(game: str) -> None:
    for player, view in positions(game, seeds(1)[0], 1, 12):
        check(player, view)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", seed_cases(6))
def test_hints_of_many_positions_compare_whole_numbers_with_one_named_alternative(game: str, seed: int) -> None:
    for player, view in positions(game, seed, 20, 7):
        check(player, view)
