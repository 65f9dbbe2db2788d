"""What is said of a reaction before anybody looks: what is really about to happen, nothing of what a seat holds."""

from __future__ import annotations

import random

from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.session.privacy import curtain_rule as privacy
from engine.session.reactions.reaction_memory import is_reaction
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import ALWAYS_ASKED, HandPool

GAME = load("runes-and-regulations")
NAMES = ("Ada", "Ben", "Cy")


def windows(seed: int, most: int = 160) -> list[tuple[Match, int]]:
    """Matches at the moment when a seat may react."""
    chance, match, found = random.Random(seed), Match(GAME, NAMES, {}, seed), []
    while not match.over and len(match.answers) < most:
        seat = match.asked_seats[0]
        if is_reaction(match.view(seat).question):
            found.append((Match.from_document(GAME, match.to_document()), seat))
        match.answer(seat, chance.choice(match.view(seat).options))
    return found


def test_the_public_table_and_the_curtain_tell_what_is_asked_behind_it() -> None:
    asked = same = 0
    for match, seat in windows(2):
        match.kinds[:] = ["human"] * 3
        session = Session(match, Settings(), pool=HandPool(), document=ALWAYS_ASKED)
        if session.call is not None:
            told, behind = session.call.trigger, GAME.words.prompt(match.view(seat), NAMES)
            assert session.call.seats[0] == seat
            session.speak_up(seat)
            assert session.curtain is not None and (session.curtain.seat, session.curtain.trigger) == (seat, told)
            if len(match.view(seat).options) > 1:  # else the seat alone is told that it has no card to respond with
                assert told.rpartition(": ")[2] == behind.rpartition(": ")[2]
                asked, same = asked + 1, same + (told == behind)
            else:
                assert behind.endswith(": no card can respond")
        session.close()
    # Of several things that happened at once the seat itself may be told another one first.
    assert asked > 5 and same >= 0.8 * asked


def test_the_words_of_a_reaction_do_not_depend_on_the_fence() -> None:
    for match, seat in windows(3, 90):
        known = privacy.known_to_all(match.view(seat), match.view(SPECTATOR))
        assert not any(card >= 0 for card in known.zone("fence", seat)), "nobody sees another's Runes"
        assert not known.options
