"""At the start everybody at one computer sees what is theirs, behind their own curtain, before anything is asked."""

from __future__ import annotations

import pytest

from client.shell.app import App
from client.shell.scene import ManualClock
from client.sound.player import SoundPlayer
from client.table.hand.answers import sentence
from client.table.scene import TableScene
from engine.games import load
from engine.kernel.game.game import Options
from engine.kernel.state.layout import SPECTATOR
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import NAMES, HandPool, resume


def begun(slug: str, *kinds: str, seed: int = 3, options: Options | None = None) -> Session:
    return Session.start(
        load(slug),
        list(NAMES[: len(kinds)]),
        kinds,
        options or {},
        seed,
        Settings(computer_delay_ms=0),
        pool=HandPool(prompt=True),
    )


@pytest.mark.parametrize("slug", ["runes-and-regulations", "cthulhu-realms", "nasty-neighbours", "garage-sale"])
def test_everybody_sees_what_is_theirs_before_anything_is_asked(slug: str) -> None:
    session = begun(slug, "human", "normal", "human", "human")
    seen = []
    for now in range(10_000, 60_000, 10_000):
        session.update(now)
        if session.curtain is None or len(seen) == 3:
            break
        assert session.viewer == SPECTATOR and not session.match.answers
        session.open_curtain()
        seen.append(session.viewer)
        assert session.showing and not session.view().options
        assert session.view().zones == session.match.view(session.viewer).zones
        session.update(now + 5000)
        assert not session.match.answers, "no computer acts meanwhile"
        session.pass_on()
    assert sorted(seen) == [0, 2, 3] and not session.showing


def test_the_prompt_names_who_looks_while_the_public_table_still_shows() -> None:
    session = begun("cthulhu-realms", "human", "human")
    session.open_curtain()
    assert session.showing
    assert session.names[session.viewer] in sentence(session, session.match.view(SPECTATOR), 0)


def test_whoever_is_asked_first_sees_it_last_and_stays() -> None:
    session = begun("cthulhu-realms", "human", "human")
    first = session.match.asked_seats[0]
    session.open_curtain()
    assert session.viewer == 1 - first
    session.pass_on()
    session.open_curtain()
    session.pass_on()
    assert session.viewer == first and session.curtain is None and session.view().options


def test_whoever_follows_the_computer_that_begins_sees_it_last_and_is_called_when_asked() -> None:
    session = begun("runes-and-regulations", *["human", "normal", "human"] * 2, options={"expansion": True}, seed=4)
    assert session.match.asked_seats == [1]
    seen = []
    while session.showing or session.curtain is not None:
        session.open_curtain()
        seen.append(session.viewer)
        session.pass_on()
    assert seen == [3, 5, 0, 2] and session.viewer == SPECTATOR, "while the computer acts all cards are covered"
    for now in range(20_000, 300_000, 5000):
        session.update(now)
    assert session.curtain is not None or session.call is not None or session.view().options


def test_the_table_asks_whoever_stays() -> None:
    session = begun("cthulhu-realms", "human", "human")
    session.open_curtain()
    session.pass_on()
    session.open_curtain()
    clock = ManualClock(1000)
    app = App((1280, 720), headless=True, settings=session.settings, clock=clock)
    scene = TableScene(session, SoundPlayer(session.settings, threaded=False))
    app.go(scene)

    def frames(count: int) -> None:
        for _ in range(count):
            clock.advance(16)
            app.turn([])

    frames(200)
    assert session.showing and not scene.hand.is_asked
    session.pass_on()
    frames(20)
    assert scene.hand.is_asked and scene.hand.view.options


def test_a_loaded_match_is_not_shown_round_again() -> None:
    session = begun("cthulhu-realms", "human", "human")
    again = resume(session.document(), session.settings, pool=HandPool())
    again.open_curtain()
    assert again.view().options and not again.showing


def test_nobody_is_called_twice_where_all_are_called_to_choose_at_once() -> None:
    session = begun("nefarious", "human", "human")
    session.open_curtain()
    assert session.view().options and not session.showing


def test_a_seat_that_is_given_away_meanwhile_is_not_waited_for() -> None:
    session = begun("cthulhu-realms", "human", "human", "human")
    assert session.curtain is not None
    given = session.curtain.seat
    session.hand_over(given, "normal")
    assert session.curtain is not None and session.curtain.seat != given
