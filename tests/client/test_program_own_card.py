"""From the workshop to the table: a card is made, its pack switched on, the card played, the match saved and resumed,
with nothing but a keyboard and a mouse.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from client.layout.grid import rect_of_place
from client.scenes.setup.scene import SetupScene
from client.scenes.workshop.form import LineList
from client.scenes.workshop.panels import CardPanel
from client.scenes.workshop.scene import WorkshopScene
from client.table.scene import TableScene
from client.widgets import Button, Form, Widget
from engine.ai.seat_request import SeatAnswer
from engine.ai.workers import Reply
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.refs import PLACE, describe
from engine.kernel.state.state import Option
from engine.session import session as sessions
from engine.store.player.packs import PackStore
from tests.client import hands
from tests.client.hands import all_controls
from tests.client.sessions import HandPool
from tests.client.test_program import Machine

SLUG, NAME = "nasty-neighbours", "Garden Gossip"
COPIES = 8


class Meek(HandPool):
    """Computers that take the last of their options: in windows they let things happen."""

    def release(self, seat: int | None = None, problem: str = "") -> None:
        for ticket, (_, request) in list(self.open.items()):
            del self.open[ticket]
            self.replies[ticket] = Reply(SeatAnswer(len(request.view["question"][3]) - 1, {}), 1.0, problem)


class Player(Machine):
    """Somebody at the program: everything that is done here is done with keys and clicks."""

    def frames(self, milliseconds: int = 400) -> None:
        for _ in range(milliseconds // 40):
            self.clock.advance(40)
            self.app.turn([])

    def click(self, point: tuple[int, int]) -> None:
        hands.click(lambda event: self.app.turn([event]), point)
        self.frames()

    def key(self, code: int, mod: int = 0) -> None:
        self.press(code, mod)
        self.frames(80)

    def write(self, words: str) -> None:
        for letter in words:
            hands.write(lambda event: self.app.turn([event]), letter)
            code = pygame.key.key_code(letter.lower()) if letter.isalnum() else pygame.K_SPACE
            self.app.turn([pygame.event.Event(pygame.KEYUP, key=code, mod=0)])
        self.frames(600)

    def reach(self, wanted: Callable[[Widget], bool]) -> Widget:
        """Press Tab until a control has the focus."""
        page: Form = getattr(self.app.scene, "form")  # noqa: B009
        form: Form = getattr(page.popup, "form", page)
        for _ in range(200):
            if form.focused is not None and wanted(form.focused):
                return form.focused
            self.key(pygame.K_TAB)
        raise AssertionError("Tab does not lead there")

    def push(self, words: str) -> None:
        self.reach(lambda widget: isinstance(widget, Button) and widget.words == words)
        self.key(pygame.K_RETURN)

    def control(self, label: str) -> Widget:
        assert isinstance(self.workshop.panel, CardPanel)
        return all_controls(self.workshop.panel)[label]

    @property
    def workshop(self) -> WorkshopScene:
        assert isinstance(self.app.scene, WorkshopScene)
        return self.app.scene

    @property
    def setup(self) -> SetupScene:
        assert isinstance(self.app.scene, SetupScene)
        return self.app.scene

    @property
    def table(self) -> TableScene:
        assert isinstance(self.app.scene, TableScene)
        return self.app.scene

    # -- the way ----------------------------------------------------------------------------------------------

    def make_the_card(self) -> None:
        """A Nasty Neighbour card with many copies, with which its player looks at a card of the own yard."""
        self.choose("Card workshop")
        self.push("Create your first pack")
        self.write("Over the Hedge")
        self.push("Nasty Neighbour card")
        self.write(NAME)
        self.reach(lambda widget: widget is self.control("Copies"))
        for _ in range(COPIES - 1):
            self.key(pygame.K_RIGHT)
        self.reach(lambda widget: widget is self.effect())
        self.key(pygame.K_RETURN)
        for code in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):  # reset, swap seats, look
            self.key(code)
        self.key(pygame.K_ESCAPE)
        self.frames()

    def effect(self) -> Widget:
        """The control that chooses what the card does."""
        panel = self.workshop.panel
        assert isinstance(panel, CardPanel)
        lines = panel.form.rows["effects"]
        assert isinstance(lines, LineList)
        return all_controls(lines.forms[0])["Effect"]

    def start(self, seed: int) -> None:
        """A match of two with the pack and this seed."""
        self.choose("New game")
        self.setup.choose_game(SLUG)
        self.frames()
        while len(self.setup.rows) > 2:
            self.reach(lambda widget: widget is self.setup.rows[-1].remove)
            self.key(pygame.K_SPACE)
        for wanted in ("Extra custom cards", "Over the Hedge"):
            self.reach(lambda widget, wanted=wanted: widget.name == wanted)  # type: ignore[misc]
            self.key(pygame.K_SPACE)
        self.reach(lambda widget: widget.name == "Seed")
        self.key(pygame.K_a, pygame.KMOD_CTRL)
        self.write(str(seed))
        self.key(pygame.K_RETURN, pygame.KMOD_CTRL)
        self.frames(6000)

    def options(self, verb: str) -> list[Option]:
        """What the person at the table can answer with a verb."""
        game, view = self.session.game, self.session.view()
        return [option for option in view.options if game.verbs[option[0]] == verb]

    def card(self, option: Option) -> str:
        view = self.session.view()
        return self.session.game.words.card_name(view.table, option[1])

    def click_place(self, option: Option) -> None:
        hand = self.table.hand
        rect = rect_of_place(hand.view, hand.arrangement, option[2])
        assert describe(option[2])[0] == PLACE and rect is not None
        self.click(rect.center)

    def play_own_card(self) -> None:
        """Turn up cards until it may be played, then play it and look at a card."""
        for _ in range(40):
            mine = [option for option in self.options("play") if self.card(option) == NAME]
            if mine:
                break
            if self.options("turn_up"):
                self.click_place(self.options("turn_up")[0])
            elif self.options("pass"):
                self.key(pygame.K_RETURN)
            self.frames(2000)
        hand, key = self.table.hand, ("card", mine[0][1])
        self.click(hand.arrangement.by_key[key].hit.center)
        self.click(next(target.rect.center for target in hand.choices.targets(key) if target.option == mine[0]))
        self.frames(2000)
        self.click_place(self.options("choose")[0])
        self.frames(4000)


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    pool = Meek(prompt=True)
    monkeypatch.setattr(sessions, "shared_pool", lambda: pool)
    return Player(tmp_path)


def seed_that_deals_it(store: PackStore) -> int:
    """A seed with which the first of two players is dealt the card, and no yard has an Instant that could take it."""
    game = load(SLUG).with_packs(store.packs())
    titles = game.shows.faces()
    for seed in range(1, 1000):
        state = Match(game, ["Ada", "Ben"], {"more_own_cards": True}, seed).state
        hand, *yards = (state.zones[game.layout.seat_zone(*zone)] for zone in (("nasty", 0), ("yard", 0), ("yard", 1)))
        kinds = {titles[state.table.faces[card]]["kind"] for yard in yards for card in yard}
        if NAME in [game.words.card_name(state.table, card) for card in hand] and "instant" not in kinds:
            return seed
    raise AssertionError("nobody is dealt the card")


def test_a_card_of_the_workshop_is_dealt_played_saved_and_there_again(player: Player) -> None:
    store = PackStore(player.folders.packs)
    player.make_the_card()
    [made] = [card for pack in store.packs() for card in pack.of_kind(SLUG, "nasty")]
    assert (made["name"], made["copies"], made["effects"]) == (NAME, COPIES, ["peek own 1"])

    player.start(seed_that_deals_it(store))
    assert [pack.id for pack in player.session.game.packs] == ["over-the-hedge"]
    player.play_own_card()
    view = player.session.view()
    played = [player.session.game.words.card_name(view.table, card) for card in view.zone("nasty_pile")]
    assert played == [NAME]
    before = player.session.match.state.to_data()

    player.key(pygame.K_ESCAPE)
    if player.table.form.popup is None:  # the first press has put a tip away
        player.key(pygame.K_ESCAPE)
    player.push("Save and go to main menu")
    store.delete("over-the-hedge")
    player.choose("Continue")
    assert player.session.match.state.to_data() == before, "the match has its cards with it"
    player.frames(2000)
    assert player.options("draw"), "the turn goes on"
