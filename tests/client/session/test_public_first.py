"""Random matches of several people at one screen: what everybody may see comes before any other player's cards."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.events import redact
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import View
from engine.session.privacy.curtain_rule import shows_all
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.chance import seed_cases, seeds
from tests.client.sessions import HandPool

GAMES = ("cthulhu-realms", "nasty-neighbours", "nefarious", "runes-and-regulations", "garage-sale")


def begun(slug: str, seed: int) -> Session:
    """Two or three people, and sometimes a computer."""
    chance = random.Random(seed)
    kinds = ["human", "human", *chance.choices(["human", "random"], k=chance.randrange(2))]
    game = load(slug)
    return Session(
        Match(game, ["Ada", "Ben", "Cy"][: len(kinds)], {}, seed, kinds),
        Settings(computer_delay_ms=0),
        pool=HandPool(prompt=True),
    )


def act(session: Session, chance: random.Random) -> None:
    """Do one of the things that the people at the screen can do now."""
    if session.curtain is not None:
        session.open_curtain()
    elif session.showing:
        session.pass_on()
    elif session.call is not None:
        if chance.random() < 0.5:
            session.speak_up(session.call.seats[0])
        else:
            session.let_happen()
    elif session.hidden_key_choice is not None:
        waiting = [seat for seat in session.hidden_key_choice.seats if seat not in session.hidden_key_choice.chosen]
        session.press_hidden_key(waiting[0], chance.randrange(len(session.hidden_key_choice.labels)))
    else:
        session.answer(chance.choice(session.view().options))


def faces(views: Iterable[View]) -> set[int]:
    """The cards whose faces these views show."""
    return {card for view in views for zone in view.zones for card in zone if card >= 0}


def play(slug: str, seed: int, steps: int) -> int:
    """Play a match. Check each look that ends; return how many did."""
    session, chance, ended = begun(slug, seed), random.Random(seed), 0
    match, now = session.match, 0
    for _ in range(steps):
        if session.over:
            break
        if not (
            session.curtain or session.call or session.hidden_key_choice or session.showing or session.view().options
        ):
            assert session.openly or session.viewer in (SPECTATOR, match.view(SPECTATOR).active), "nobody else looks"
            session.update(now := now + 1000)
            continue
        session.take_events()
        looked, look = session.viewer if not session.openly else SPECTATOR, session.look
        before = len(match.answers)
        act(session, chance)
        if looked == SPECTATOR or (session.look == look and session.curtain is None):
            continue
        ended += 1
        batches = session.take_events()
        public = [redact(event, SPECTATOR) for _, events in match.history[before + 1 :] for event in events]
        known = faces(match.view_at(number, SPECTATOR) for number in range(before, len(match.answers) + 1))
        watched = [batch for batch in batches if faces([batch.view]) <= known]
        if shows_all(public):
            assert [event for batch in watched for event in batch.events] == public, (seed, before)
            assert watched == batches[: len(watched)], "before any other player's cards"
        if session.curtain is not None:
            assert watched == batches, (seed, before)
    return ended


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", seed_cases(4))
def test_what_all_may_see_is_shown_to_all_before_another_player_looks(seed: int) -> None:
    assert sum(play(slug, seed, 24) for slug in GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_in_whole_matches_too(slug: str) -> None:
    for seed in seeds(25):
        play(slug, seed, 1500)
