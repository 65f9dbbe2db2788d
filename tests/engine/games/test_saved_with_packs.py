"""Matches with many cards that players have made are saved, opened and gone on with after every answer."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.games import load, slugs
from engine.kernel.cards.packs import MOST_CARDS, MOST_TOGETHER, Pack
from engine.kernel.files.faults import BadPack
from engine.kernel.game.game import Game
from engine.kernel.match.match import Match, with_recorded_packs
from tests.chance import run_seed
from tests.engine.games.own_cards import card_made, pack_of

SAVED = Path(__file__).with_name("saved_with_packs")
WITH_PACKS = [slug for slug in slugs() if load(slug).workshop.card_kinds()]
DESIGNS = 3
"""Different cards of a kind; the others of a pack are the same under other names, which is much faster."""


def pack_with(game: Game, chooser: random.Random, count: int, identity: str) -> Pack:
    """A pack with so many random cards for a game; those that can have copies have as many as players may give them."""
    kinds = game.workshop.card_kinds()
    cards: dict[str, list[dict[str, Any]]] = {}
    for kind in kinds:
        copies = [field.high for field in kind.fields if field.key == "copies"]
        designs = [card_made(game, kind.key, chooser) for _ in range(DESIGNS)]
        cards[kind.key] = [
            {
                **chooser.choice(designs),
                "id": f"{identity}-{kind.key}-{number}",
                "name": f"{identity} {kind.key} {number}",
            }
            | ({"copies": copies[0]} if copies else {})
            for number in range(count // len(kinds))
        ]
    return pack_of(game, cards, identity)


def match_with(slug: str, chooser: random.Random, counts: list[int]) -> Match:
    """A match with packs of so many cards each."""
    box = load(slug)
    game = box.with_packs([pack_with(box, chooser, count, f"pack-{number}") for number, count in enumerate(counts)])
    options = {spec.key: True for spec in game.options.specs if spec.key == "more_own_cards"}
    few, many = game.seat_limits(game.checked_options(options))
    names = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal"][: chooser.randint(few, many)]
    return Match(game, names, options, chooser.randrange(1 << 30))


def answer_at_random(match: Match, chooser: random.Random) -> None:
    seat, _, _, options = chooser.choice(match.state.questions)
    match.answer(seat, chooser.choice(options))


def saves_and_goes_on(match: Match, chooser: random.Random, answers: int) -> None:
    """Answer at random; open every position again, and at the end the whole match, which then goes on the same way."""
    twin = Match(match.game, match.names, match.options, match.seed)
    for _ in range(answers):
        if match.over:
            break
        answer_at_random(match, chooser)
        twin.start_at(json.loads(json.dumps(match.state.to_data())))
        assert twin.state == match.state
    document = json.loads(json.dumps(match.to_document()))
    opened = Match.from_document(with_recorded_packs(load(match.game.slug), document), document)
    again = Match.from_position(match.game, document)
    assert opened.state == match.state == again.state
    if not match.over:
        way = chooser.random()
        for one in (match, opened, again):
            answer_at_random(one, random.Random(way))
        assert opened.state == match.state == again.state


@pytest.mark.parametrize("slug", WITH_PACKS)
def test_a_match_with_a_large_pack_opens_after_every_answer(slug: str) -> None:
    chooser = random.Random(run_seed())
    saves_and_goes_on(match_with(slug, chooser, [60]), chooser, 6)


@pytest.mark.slow
@pytest.mark.parametrize("slug", WITH_PACKS)
def test_many_matches_with_random_packs_open_after_every_answer(slug: str) -> None:
    chooser = random.Random(run_seed())
    for _ in range(20):
        counts = [chooser.choice((8, 40, MOST_CARDS)), chooser.choice((8, 40))][: chooser.randint(1, 2)]
        saves_and_goes_on(match_with(slug, chooser, counts), chooser, 300)


def test_a_match_that_an_older_version_could_not_open_again_opens() -> None:
    """It was saved when Creature 256 was hexed, with a mask of 257 bits."""
    document = json.loads((SAVED / "hexed-beyond-256.json").read_text(encoding="utf-8"))
    game = with_recorded_packs(load(document["game"]), document)
    opened, at_position = Match.from_document(game, document), Match.from_position(game, document)
    assert opened.to_document() == document
    assert at_position.state.to_data() == document["state"]
    seat, _, _, options = opened.state.questions[0]
    for match in (opened, at_position):
        match.answer(seat, options[0])
    again = Match.from_document(game, json.loads(json.dumps(at_position.to_document())))
    assert again.state == at_position.state == opened.state


def test_packs_with_more_cards_than_a_match_can_save_are_refused() -> None:
    box, chooser = load("cthulhu-realms"), random.Random(1)
    pack = pack_with(box, chooser, MOST_CARDS, "pack-0")
    packs = [Pack(f"pack-{number}", "Many", "", renamed(pack, number)) for number in range(4)]
    assert box.with_packs(packs[:3]).packs
    with pytest.raises(BadPack, match=f"expected at most {MOST_TOGETHER} cards in all packs of a match, found 4000"):
        box.with_packs(packs)


def renamed(pack: Pack, number: int) -> dict[str, dict[str, tuple[dict[str, Any], ...]]]:
    """The cards of a pack under other names."""
    return {
        slug: {
            kind: tuple({**card, "id": f"{card['id']}-{number}", "name": f"{card['name']} {number}"} for card in cards)
            for kind, cards in kinds.items()
        }
        for slug, kinds in pack.cards.items()
    }
