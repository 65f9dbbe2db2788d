"""The accessibility tree tells nobody what the picture hides: matches that a seat can't tell apart have equal trees."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from client.access.node import Live, NodeRequest
from client.scenes.curtain import CurtainScene
from client.scenes.setup.match_setup import MatchSetup
from client.table.scene import TableScene
from client.widgets.description import Role
from engine.ai.seat_request import HUMAN
from engine.games import load
from engine.kernel.state.layout import ALL, SPECTATOR
from engine.session.session import Session
from tests.client.access.listener import TreePlayer
from tests.client.sessions import HandPool
from tests.client.table.test_secrecy import POSITIONS
from tests.client.table.twins import hidden_part, played, twin_of
from tests.sampling import amount


def lines(player: TreePlayer) -> list[tuple[object, ...]]:
    """All that can be found out: ids, roles, words, places and states of the nodes, in order."""
    found = player.found
    return [
        (number, each.role, each.name, each.details, each.value, each.rect, each.states, each.requests)
        for number in found.walk(found.root)
        for each in (found.nodes[number],)
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize("players, decisions, seed", POSITIONS)
@pytest.mark.parametrize("watching", [False, True])
def test_twin_matches_have_the_same_tree(
    tmp_path: Path, players: int, decisions: int, seed: int, watching: bool
) -> None:
    match = played(players, decisions, seed)
    viewer = SPECTATOR if watching else match.asked_seats[0]
    twin = twin_of(match, viewer, seed)
    assert hidden_part(match, viewer) != hidden_part(twin, viewer)
    kinds = ["human" if seat == viewer else "normal" for seat in range(players)]
    seen: list[list[object]] = []
    for number, each in enumerate((match, twin)):
        player = TreePlayer(tmp_path / str(number), coach_marks=False)
        each.kinds[:] = kinds
        session = Session(each, player.app.settings, pool=HandPool())
        player.app.open("table", session=session)
        player.wait(20)
        trees: list[object] = [lines(player), tuple(player.found.announced)]
        stops = [number for number, node in player.found.nodes.items() if NodeRequest.FOCUS in node.requests]
        for stop in sorted(stops)[:: amount(1, 3)]:
            player.request(stop, NodeRequest.FOCUS)
            trees.append(lines(player))
        for pile in sorted(stops):
            if "look through" in player.found.nodes[pile].details if pile in player.found.nodes else False:
                player.request(pile, NodeRequest.PRESS)
                trees.append(lines(player))
                player.press("Close", Role.BUTTON)
        seen.append(trees)
        player.close()
    assert len(seen[0]) > 5
    assert seen[0] == seen[1]


def couch(home: Path, slug: str, **settings: object) -> tuple[TreePlayer, Session]:
    """Two people at one computer, and a screen reader."""
    player = TreePlayer(home, coach_marks=False, **settings)
    setup = MatchSetup.usual(load(slug))
    setup.seats, setup.seed_text = setup.seats[:2], "11"
    for seat in setup.seats:
        seat.kind = HUMAN
    return player, player.sit_down(setup)


def secrets(session: Session, seat: int) -> set[str]:
    """The names of cards that only this seat knows."""

    def known(viewer: int, hidden: bool) -> set[str]:
        view = session.match.view(viewer)
        layout = view.table.layout
        zones = [
            zone for zone in range(layout.zone_count(view.table.seats)) if not hidden or layout.zone(zone).sees != ALL
        ]
        return {
            session.game.words.card_name(view.table, card) for zone in zones for card in view.zones[zone] if card >= 0
        }

    return known(seat, True) - known(SPECTATOR, False)


def named(player: TreePlayer, names: set[str]) -> list[str]:
    """Which of these names are in the tree."""
    return [name for name in names if re.search(rf"\b{re.escape(name)}\b", player.found.words)]


@pytest.mark.sample(2)
@pytest.mark.parametrize("headphones", [True, False])
@pytest.mark.parametrize("slug", ["nefarious", "runes-and-regulations"])
def test_what_is_private_is_in_the_tree_only_while_its_owner_looks(tmp_path: Path, slug: str, headphones: bool) -> None:
    player, session = couch(tmp_path, slug, speech_headphones=headphones)
    curtains, shown = 0, 0
    for _ in range(amount(120, 50)):
        if isinstance(player.scene, CurtainScene):
            curtains += 1
            assert not named(player, secrets(session, 0) | secrets(session, 1))
            roles = {node.role for node in player.found.all}
            assert roles <= {Role.WINDOW, Role.PAGE, Role.TEXT, Role.BUTTON, Role.LOG}
            assert not [node for node in player.found.all if node.live != Live.OFF], "an announcement has survived"
            player.tree.on_request(player.found.find("I'm ", Role.BUTTON), NodeRequest.PRESS)
            player.wait(4)
            continue
        assert isinstance(player.scene, TableScene)
        if player.scene.reading.browser is not None:  # a deck lists all cards that aren't seen anywhere
            player.press("Close", Role.BUTTON)
            continue
        looks = SPECTATOR if session.openly else session.viewer
        own = secrets(session, looks) if looks != SPECTATOR else set()
        others = (secrets(session, 0) | secrets(session, 1)) - own
        assert not named(player, others)
        assert headphones or not named(player, own - others)
        shown += bool(named(player, own))
        player.choose()
        player.wait(3)
    assert curtains > 1 and bool(shown) == headphones
    player.close()


def test_a_curtain_replaces_the_tree_before_it_is_drawn(tmp_path: Path) -> None:
    player, session = couch(tmp_path, "nefarious", speech_headphones=True)
    if isinstance(player.scene, CurtainScene):
        player.press("I'm ", Role.BUTTON)
        player.wait(6)
    assert isinstance(player.scene, TableScene) and named(player, secrets(session, session.viewer))
    names = secrets(session, 0) | secrets(session, 1)
    drawn: list[list[str]] = []
    real = CurtainScene.prepare

    def prepare(scene: CurtainScene) -> None:
        drawn.append(named(player, names))
        real(scene)

    CurtainScene.prepare = prepare  # type: ignore[method-assign]
    try:
        for _ in range(60):
            if drawn:
                break
            player.choose()
            player.wait(1)
    finally:
        CurtainScene.prepare = real  # type: ignore[method-assign]
    assert drawn and drawn[0] == []
    player.close()


def test_a_card_that_the_viewer_may_not_see_is_a_face_down_card(tmp_path: Path) -> None:
    player = TreePlayer(tmp_path, coach_marks=False)
    player.sit_down(MatchSetup.usual(load("nasty-neighbours")))
    player.wait(20)
    table = player.scene
    assert isinstance(table, TableScene)
    hidden = [piece for piece in table.hand.arrangement.pieces if piece.kind == "card" and piece.card < 0]
    down = [node for node in player.found.all if "ace-down card" in node.name]
    assert hidden and down
    player.close()
