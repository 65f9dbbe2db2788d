"""Hands, face-down cards, peeps and drawn cards change no pixel for whoever may not know them."""

from __future__ import annotations

import random

import pygame
import pytest

from client.scenes.curtain import GUARD_MS, CurtainScene
from client.table.scene import TableScene
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client import hands
from tests.client.sessions import HandPool
from tests.client.table.neighborhood import GAME, NAMES, offers
from tests.client.table.test_secrecy import FRAME_MS, TOOLTIP_MS, Watched, points_of_interest
from tests.client.table.twins import copied, hidden_part, twin_of


def played(players: int, decisions: int, seed: int) -> Match:
    """A match after so many answers at random, in which somebody is asked for more than to let something happen."""
    match, chance = Match(GAME, NAMES[:players], {}, seed), random.Random(seed)
    while len(match.answers) < decisions or len(match.view(match.asked_seats[0]).options) < 2:
        view = match.view(match.asked_seats[0])
        weights = [5 if GAME.verbs[option[0]] == "draw" else 1 for option in view.options]
        match.answer(view.seat, chance.choices(view.options, weights)[0])
    assert not match.over
    return match


def looked_over(watched: Watched) -> None:
    """Somebody points at everything, by mouse and by key."""
    watched.rest()
    watched.press(pygame.K_ESCAPE)
    for point in points_of_interest(watched.table):
        watched.frame(hands.move(point))
        watched.wait(TOOLTIP_MS)
    for code in (pygame.K_TAB, pygame.K_DOWN, pygame.K_z, pygame.K_LEFT, pygame.K_z):
        watched.press(code)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("players", "decisions", "seed"), [(2, 40, 1), (3, 25, 2), (4, 90, 3), (8, 60, 4)])
def test_the_table_shows_nothing_of_the_hands_of_others_nor_of_what_lies_face_down(
    players: int, decisions: int, seed: int
) -> None:
    match = played(players, decisions, seed)
    viewer = match.asked_seats[0]
    twin = twin_of(match, viewer, seed)
    assert hidden_part(match, viewer) != hidden_part(twin, viewer)
    kinds = ["human" if seat == viewer else "random" for seat in range(players)]
    frames = []
    for each in (match, twin):
        watched = Watched(each, kinds, animation="off")
        looked_over(watched)
        frames.append(watched.frames)
    assert frames[0] == frames[1]


def dealt_otherwise(match: Match, seed: int) -> Match:
    """The same match before the first answer, with other cards in every hand, yard and pile."""
    other = Match(match.game, match.names, match.options, match.seed, match.kinds)
    state, layout, chance = other.state, match.table.layout, random.Random(seed)
    for pile, name in (("nasty_deck", "nasty"), ("draw_pile", "yard")):
        zones = [layout.table_zone(pile), *(layout.seat_zone(name, seat) for seat in range(len(match.names)))]
        cards = [card for zone in zones for card in state.zones[zone]]
        known = [state.known[card] for card in cards]
        chance.shuffle(cards)
        for card, who in zip(cards, known, strict=True):
            state.known[card] = who
        left = iter(cards)
        for zone in zones:
            state.zones[zone][:] = [next(left) for _ in state.zones[zone]]
    return other


def test_while_all_look_on_in_spring_nobody_s_hand_is_seen() -> None:
    match = Match(GAME, NAMES[:3], {}, 1)
    twin = dealt_otherwise(match, 2)
    assert hidden_part(match, SPECTATOR) != hidden_part(twin, SPECTATOR)
    frames = []
    for each in (match, twin):
        watched = Watched(each, ["human"] * 3, animation="off")
        assert watched.session.openly
        looked_over(watched)
        for code in (pygame.K_h, pygame.K_ESCAPE, pygame.K_r, pygame.K_ESCAPE, pygame.K_p, pygame.K_ESCAPE):
            watched.press(code)
        frames.append(watched.frames)
    assert frames[0] == frames[1]


def with_another_hand(match: Match, seat: int) -> Match:
    """The same match, but that a seat holds other Nasty Neighbour cards."""
    other = copied(match)
    state = other.state
    layout = match.table.layout
    hand, deck = state.zones[layout.seat_zone("nasty", seat)], state.zones[layout.table_zone("nasty_deck")]
    assert hand
    for place, card in enumerate(list(hand)):
        state.known[card], state.known[deck[place]] = state.known[deck[place]], state.known[card]
        hand[place], deck[place] = deck[place], card
        assert GAME.words.card_name(match.table, hand[place]) != GAME.words.card_name(match.table, card)
    return other


def next_to_look(match: Match) -> int:
    """Whom the curtain calls when the card that has been drawn is discarded."""
    copy = Match.from_document(GAME, match.to_document())
    session = Session(copy, Settings(), pool=HandPool())
    session.open_curtain()
    session.answer(offers(session.view(), "discard")[0])
    assert session.curtain is not None
    return session.curtain.seat


@pytest.mark.sample(1)
@pytest.mark.parametrize("motion", ["normal", "off"])
def test_the_curtain_after_a_turn_shows_nothing_of_whoever_has_looked(motion: str) -> None:
    """In both matches the first person has another hand; from the curtain on the second person sees the same."""
    chance, match = random.Random(3), Match(GAME, NAMES[:3], {}, 6)
    while not offers(match.view(match.asked_seats[0]), "discard"):
        view = match.view(match.asked_seats[0])
        weights = [9 if GAME.verbs[option[0]] == "draw" else 1 for option in view.options]
        match.answer(view.seat, chance.choices(view.options, weights)[0])
    first = match.asked_seats[0]
    second = next_to_look(match)
    twin = with_another_hand(match, first)
    frames = []
    for each in (match, twin):
        watched = Watched(each, ["human"] * 3, animation=motion)
        watched.wait(GUARD_MS + FRAME_MS)
        watched.press(pygame.K_RETURN)
        watched.wait(400)
        watched.rest()
        watched.table.commands.answer(offers(watched.session.view(), "discard")[0])
        while isinstance(watched.app.scene, TableScene):
            watched.frame()
        watched.frames.clear()
        watched.wait(GUARD_MS + FRAME_MS)
        assert isinstance(watched.app.scene, CurtainScene)
        watched.press(pygame.K_RETURN)
        watched.wait(600)
        assert watched.table.views.newest.seat == second
        looked_over(watched)
        frames.append([frame for frame in watched.frames if not frame.startswith("CurtainScene")] + watched.frames[:1])
    assert frames[0] == frames[1]
