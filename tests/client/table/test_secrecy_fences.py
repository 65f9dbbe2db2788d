"""Fences and roles change no pixel for whoever may not know them: at the table, at the curtain, in what is asked."""

from __future__ import annotations

import random
from itertools import islice

import pygame
import pytest

from client.scenes.curtain import GUARD_MS, CurtainScene
from client.table.scene import TableScene
from engine.games import load
from engine.kernel.match.match import Match
from engine.session.reactions.reaction_memory import ALWAYS, EVERYTHING, HUSHED, NEVER, is_reaction
from tests.client import hands
from tests.client.sessions import ALWAYS_ASKED
from tests.client.table.test_secrecy import FRAME_MS, TOOLTIP_MS, Watched, points_of_interest
from tests.client.table.twins import twin_of
from tests.sampling import amount

GAME = load("runes-and-regulations")
NAMES = ("Ada", "Ben", "Cy", "Dot")
POSITIONS = [(2, False, 30, 1), (3, True, 25, 2), (4, True, 60, 3)]


def played(players: int, expansion: bool, decisions: int, seed: int) -> Match:
    """A match after so many answers at random; it is not over, and whoever is asked first has something to choose: a
    seat that can do nothing is passed over, and what comes then may depend on the decks.
    """
    for attempt in range(20):
        match = Match(GAME, NAMES[:players], {"expansion": expansion}, seed + 100 * attempt)
        chance = random.Random(seed)
        while not match.over and (len(match.answers) < decisions or len(match.view(match.asked_seats[0]).options) < 2):
            seat = chance.choice(match.asked_seats)
            match.answer(seat, chance.choice(match.view(seat).options))
        if not match.over:
            return match
    raise AssertionError("every match ended early")


def secrets(match: Match, viewer: int) -> list[list[int]]:
    """What lies on the Fences, in the hands and before the seats that the viewer does not see."""
    layout = match.table.layout
    return [
        sorted(match.state.zones[layout.seat_zone(name, seat)])
        for seat in range(match.table.seats)
        for name in ("hand", "fence", "role")
        if seat != viewer
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize("players, expansion, decisions, seed", POSITIONS)
def test_the_table_shows_nothing_of_what_lies_on_the_fences_of_others_nor_of_their_roles(
    players: int, expansion: bool, decisions: int, seed: int
) -> None:
    match = played(players, expansion, decisions, seed)
    viewer = match.asked_seats[0]
    twin = twin_of(match, viewer, seed)
    assert secrets(match, viewer) != secrets(twin, viewer)
    kinds = ["human" if seat == viewer else "random" for seat in range(players)]
    frames = []
    for each in (match, twin):
        watched = Watched(each, kinds, animation="off", reactions="always")
        watched.rest()
        watched.press(pygame.K_ESCAPE)
        for point in islice(points_of_interest(watched.table), 0, None, amount(1, 6)):
            watched.frame(hands.move(point))
            watched.wait(TOOLTIP_MS)
        frames.append(watched.frames)
    assert frames[0] == frames[1]


def asked_to_react(seed: int) -> tuple[Match, int, int]:
    """A match in which one seat asks what another one does about it: the match, the active seat, who is asked."""
    chance = random.Random(seed)
    for attempt in range(30):
        match = Match(GAME, NAMES[:3], {"expansion": True}, seed + attempt)
        while not match.over and len(match.answers) < 80:
            seat = match.asked_seats[0]
            view = match.view(seat)
            if is_reaction(view.question) and seat != view.active and len(match.answers) > 12:
                return match, view.active, seat
            match.answer(seat, chance.choice(view.options))
    raise AssertionError("nobody was ever asked to react")


def with_another_fence(match: Match, seat: int) -> Match:
    """The same match, but that a seat has the Runes that would be drawn next on its Fence, and no others."""
    other = Match(match.game, match.names, match.options, match.seed, match.kinds)
    other.state = state = match.state.copy()
    state.events = []
    other.answers, other.steps, other.history = list(match.answers), list(match.steps), list(match.history)
    layout = match.table.layout
    fence = state.zones[layout.seat_zone("fence", seat)]
    for place, card in enumerate(list(fence)):
        deck = next(
            state.zones[layout.table_zone(name)]
            for name in ("rune_deck", "forbidden_rune_deck")
            if match.table.groups[state.zones[layout.table_zone(name)][-1]] == match.table.groups[card]
        )
        fence[place], deck[place] = deck[place], card
        state.known[card], state.known[fence[place]] = 0, state.known[card]
    return other


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seed", "wish"), [(2, ALWAYS), (7, ALWAYS), (7, NEVER), (7, HUSHED)])
def test_the_public_table_and_the_curtain_before_a_reaction_are_the_same_whatever_lies_on_the_fence(
    seed: int, wish: str
) -> None:
    """Whoever looks says in private when to be asked, and lets it happen: what follows is the same, too."""
    match, active, asked = asked_to_react(seed)
    twin = with_another_fence(match, asked)
    assert secrets(match, active) != secrets(twin, active)
    frames = []
    for each in (match, twin):
        watched = Watched(each, ["human"] * 3, ALWAYS_ASKED, animation="off")
        assert isinstance(watched.app.scene, TableScene)
        assert watched.session.call is not None and watched.session.call.seats[0] == asked
        for point in points_of_interest(watched.table):
            watched.frame(hands.move(point))
            watched.wait(TOOLTIP_MS)
        watched.rest()
        watched.press(pygame.K_2)
        watched.wait(600)
        assert isinstance(watched.app.scene, CurtainScene)
        assert watched.session.curtain is not None and watched.session.curtain.seat == asked
        watched.wait(GUARD_MS + FRAME_MS)
        before = list(watched.frames)
        watched.press(pygame.K_RETURN)
        watched.wait(600)
        assert watched.session.viewer == asked and is_reaction(watched.session.view().question)
        watched.session.set_reaction_mode(EVERYTHING, wish)
        if watched.session.viewer == asked and is_reaction(watched.session.view().question):
            watched.session.let_happen()
        watched.frames.clear()
        assert watched.session.viewer != asked, "what follows is for others to see"
        watched.wait(600)
        watched.rest()
        for point in points_of_interest(watched.table):
            watched.frame(hands.move(point))
            watched.wait(TOOLTIP_MS)
        assert watched.session.viewer != asked
        frames.append((before, watched.frames))
    assert frames[0] == frames[1]


def test_the_next_person_sees_nothing_of_the_fence_and_the_role_of_the_one_before() -> None:
    """Both look, and the second cannot tell two matches apart that differ in what only the first has seen."""
    match, active, asked = asked_to_react(3)
    twin = twin_of(match, asked, 5)
    mine = [match.table.layout.seat_zone(name, active) for name in ("hand", "fence")]
    assert [match.state.zones[zone] for zone in mine] != [twin.state.zones[zone] for zone in mine]
    frames = []
    for each in (match, twin):
        watched = Watched(each, ["human"] * 3, ALWAYS_ASKED, animation="off")
        watched.session.present_seat = active
        watched.session.speak_up(asked)
        watched.wait(600)
        watched.frames.clear()
        watched.wait(GUARD_MS + FRAME_MS)
        watched.press(pygame.K_RETURN)
        watched.wait(600)
        watched.rest()
        assert isinstance(watched.app.scene, TableScene) and watched.session.viewer == asked
        for point in islice(points_of_interest(watched.table), 0, None, amount(1, 6)):
            watched.frame(hands.move(point))
            watched.wait(TOOLTIP_MS)
        frames.append(watched.frames)
    assert frames[0] == frames[1]
