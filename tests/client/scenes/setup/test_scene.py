from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from client.scenes.games import GameEntry, game_entries
from client.scenes.setup.card_picker import CardPicker
from client.scenes.setup.match_setup import MatchSetup
from client.scenes.setup.scene import SetupScene
from client.widgets import Button, Segments
from engine.ai.seat_request import HUMAN
from engine.store.player.settings import Settings
from tests.client.scenes.desk import Desk, misplaced

SAME_NAME = "Two players can't have the same name."
NOT_OPEN = "not available yet"

SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((3840, 2160), 100), ((1280, 720), 125), ((1280, 720), 150),
         ((1280, 720), 200), ((1920, 1080), 200), ((1024, 768), 100), ((2560, 1080), 100)]  # fmt: skip
CTRL = pygame.KMOD_LCTRL


class Board(Desk):
    """The set-up screen with a note of what was started."""

    def __init__(
        self,
        *,
        seats: int = 0,
        last: dict[str, Any] | None = None,
        left: dict[str, Any] | None = None,
        knows: tuple[str, ...] = (),
        settings: Settings | None = None,
        **arguments: Any,
    ) -> None:
        self.started: list[MatchSetup] = []
        shown = {key: arguments.pop(key) for key in ("size", "text_scale") if key in arguments}
        settings = settings or Settings()
        if last is not None:
            settings.last_setup["nefarious"] = last
        settings.left_setup = left or settings.left_setup
        self.scene = SetupScene(self.started.append, **arguments)
        super().__init__(self.scene, settings=settings, knows=("rules", "title", *knows), **shown)
        while seats and len(self.scene.rows) < seats:
            self.scene.add("normal")
        while seats and len(self.scene.rows) > seats:
            self.scene.remove(len(self.scene.rows) - 1)
        self.settle()

    @property
    def twists(self) -> Segments:
        control = self.scene.rules.rows[0].control
        assert isinstance(control, Segments)
        return control

    @property
    def which(self) -> Button:
        control = self.scene.rules.rows[1].control
        assert isinstance(control, Button)
        return control

    def picker(self) -> CardPicker:
        popup = self.scene.form.popup
        assert isinstance(popup, CardPicker)
        return popup


# -- starting -------------------------------------------------------------------------------------------------


def test_enter_starts_at_once_what_is_shown() -> None:
    board = Board()
    board.press(pygame.K_RETURN)
    [setup] = board.started
    assert setup.names == [row.name_field.content for row in board.scene.rows]
    assert setup.kinds == [HUMAN, "normal", "normal", "normal"]


def test_what_was_started_is_kept_at_once(tmp_path: Path) -> None:
    board = Board()
    board.settings.folder = tmp_path
    board.press(pygame.K_RETURN)
    assert Settings.load(tmp_path).last_setup == {"nefarious": board.started[0].to_save()}


def test_ctrl_enter_starts_from_anywhere() -> None:
    board = Board()
    board.click(board.scene.rows[1].name_field)
    board.press(pygame.K_RETURN, CTRL)
    assert len(board.started) == 1


def test_what_was_started_is_offered_the_next_time() -> None:
    board = Board()
    board.click(board.scene.rows[0].name_field)
    board.press(pygame.K_a, CTRL)
    board.write("Morgan")
    board.press(pygame.K_RETURN, CTRL)
    assert board.settings.last_game == "nefarious"
    again = Board(last=board.settings.last_setup["nefarious"])
    assert again.scene.rows[0].name_field.content == "Morgan"


def test_the_last_set_up_comes_back_with_one_press() -> None:
    last = {"seats": [["Ann", "human"], ["Ben", "gentle"]], "options": {"twists": 0, "chosen_twists": []}}
    board = Board(last=last)
    assert board.scene.last_tool.reason
    board.click(board.scene.rows[0].name_field)
    board.write("a")
    assert board.scene.last_tool.reason == ""
    board.click(board.scene.last_tool)
    assert board.scene.setup.names == ["Ann", "Ben"]


def test_escape_goes_back() -> None:
    left: list[bool] = []
    board = Board(back=lambda: left.append(True))
    board.press(pygame.K_ESCAPE)
    assert left == [True]


def test_the_rules_open_over_the_set_up() -> None:
    board = Board()
    board.press(pygame.K_F1)
    assert board.opened == [("rules", {"game": "nefarious"})]
    assert board.app.covers_another


# -- games ----------------------------------------------------------------------------------------------------


def test_only_games_that_exist_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = (*game_entries(), GameEntry("to-come", "To Come", "2 players", "some day", available=False))
    monkeypatch.setattr("client.scenes.setup.page.game_entries", lambda: entries)
    board = Board()
    closed = [card for card in board.scene.cards if card.reason]
    assert [(card.entry.slug, card.reason) for card in closed] == [("to-come", NOT_OPEN)]
    assert [card.entry.slug for card in board.scene.cards if card.chosen] == ["nefarious"]
    board.click(closed[0])
    assert board.scene.setup.game.slug == "nefarious"


# -- seats ----------------------------------------------------------------------------------------------------


def test_a_name_twice_is_an_error_with_a_sentence_and_nothing_starts() -> None:
    board = Board()
    board.click(board.scene.rows[1].name_field)
    board.press(pygame.K_a, CTRL)
    board.write("Ada Volt")
    assert [row.name_field.error for row in board.scene.rows] == [SAME_NAME, SAME_NAME, "", ""]
    assert board.scene.start_button.reason == "two players have the same name"
    board.press(pygame.K_RETURN, CTRL)
    assert board.started == []
    board.press(pygame.K_BACKSPACE)
    assert board.scene.start_button.reason == ""


def test_an_error_moves_no_control_of_its_row() -> None:
    board = Board()
    row = board.scene.rows[0]

    def places() -> list[tuple[int, int]]:
        return [row.name_field.box.topleft, *(part.rect.topleft for part in row.parts())]

    before, height = places(), row.rect.height
    board.scene.rename(0, "")
    assert row.name_field.error
    assert places() == before
    assert row.rect.contains(row.name_field.rect) and row.rect.height >= height


def test_the_list_changes_who_plays() -> None:
    board = Board()
    board.click(board.scene.rows[0].kind_list)
    board.press(pygame.K_DOWN)
    board.press(pygame.K_RETURN)
    assert board.scene.setup.seats[0].kind == "gentle"


def test_the_arrow_moves_a_player_up_and_the_focus_with_it() -> None:
    board = Board()
    names = board.scene.setup.names
    assert board.scene.rows[0].up.reason
    board.click(board.scene.rows[2].up)
    assert board.scene.setup.names == [names[0], names[2], names[1], names[3]]
    assert board.scene.form.focused is board.scene.rows[1].up


def test_seats_are_added_and_removed_within_the_limits_of_the_game() -> None:
    board = Board()
    board.click(board.scene.add_computer)
    board.click(board.scene.add_person)
    assert [seat.kind for seat in board.scene.setup.seats[4:]] == ["normal", HUMAN]
    assert board.scene.add_person.reason == board.scene.add_computer.reason == "at most 6 seats"
    assert board.scene.limit.words == "Nefarious takes at most 6 players."
    board.click(board.scene.add_computer)
    assert len(board.scene.rows) == 6
    for _ in range(6):
        board.click(board.scene.rows[-1].remove)
    assert len(board.scene.rows) == 2
    assert board.scene.rows[0].remove.reason == "at least 2 seats"


def test_a_person_who_is_added_can_write_a_name_at_once() -> None:
    board = Board()
    board.click(board.scene.add_person)
    board.write("Zoe")
    assert board.scene.setup.names[-1] == "Zoe"


# -- house rules ----------------------------------------------------------------------------------------------


def test_options_come_from_the_game() -> None:
    board = Board()
    specs = board.scene.setup.game.options.specs
    assert [row.row.label for row in board.scene.rules.rows] == [spec.label for spec in specs]
    assert [words for _, words in board.twists.options] == ["None", "One", "Two"]


def test_cards_can_be_picked_only_when_they_matter() -> None:
    board = Board()
    board.twists.value = 2
    board.scene.change_option("twists", 0)
    assert board.which.reason == "requires Twists: One or Two"
    board.click(board.which)
    assert board.scene.form.popup is None


def test_picked_cards_are_named_and_started_with() -> None:
    board = Board()
    assert board.which.words == "Random"
    board.click(board.which)
    picker = board.picker()
    assert len(picker.tiles) == 36
    for tile in picker.tiles[:2]:
        board.click(tile)
    assert picker.tiles[5].reason
    board.click(picker.tiles[3])
    assert len(picker.picked) == 2
    board.press(pygame.K_RETURN, CTRL)
    assert board.scene.form.popup is None
    first, second = (tile.face.title for tile in picker.tiles[:2])
    assert board.which.words == f"{first}, {second}"
    board.press(pygame.K_RETURN, CTRL)
    assert board.started[0].options["chosen_twists"] == [tile.face.id for tile in picker.tiles[:2]]


def test_with_one_card_allowed_only_one_can_be_picked() -> None:
    board = Board()
    board.scene.change_option("chosen_twists", ["grants", "hyperinflation"])
    board.scene.change_option("twists", 1)
    assert board.which.words == "Grants"
    board.click(board.which)
    assert board.picker().most == 1


def test_escape_leaves_the_picked_cards_as_they_were() -> None:
    board = Board()
    board.click(board.which)
    board.click(board.picker().tiles[0])
    board.press(pygame.K_ESCAPE)
    assert board.scene.setup.options["chosen_twists"] == []


def test_the_picker_finds_cards_by_their_text() -> None:
    board = Board()
    board.click(board.which)
    picker = board.picker()
    board.write("research money")
    shown = [tile.face.title for tile in picker.tiles if tile.visible]
    assert "Animal Rights" in shown
    assert len(shown) < 8
    board.write("zzz")
    assert not any(tile.visible for tile in picker.tiles)


def test_no_seed_is_shown_unless_a_player_types_one_and_the_dice_forgets_it() -> None:
    board = Board()
    field = board.scene.rules.seed.field
    assert field.content == "" and board.scene.start_button.reason == ""
    board.click(field)
    board.write("42")
    assert board.scene.setup.typed_seed == 42
    board.click(board.scene.rules.seed.dice)
    assert field.content == "" and board.scene.setup.typed_seed is None and board.scene.start_button.reason == ""


def test_a_bad_seed_is_an_error_and_letters_are_not_taken() -> None:
    board = Board()
    field = board.scene.rules.seed.field
    board.click(field)
    board.write("x123456789012345678901")
    assert field.content == "123456789012345678901" and field.error and board.scene.start_button.reason
    board.press(pygame.K_BACKSPACE)
    assert board.scene.setup.typed_seed == 12345678901234567890 and board.scene.start_button.reason == ""


# -- places ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], text_scale: int, seats: int) -> None:
    board = Board(size=size, text_scale=text_scale, seats=seats)
    assert misplaced(board.scene) == []
    for step in range(3) if board.scene.narrow else ():
        board.scene.go_to(step)
        assert misplaced(board.scene) == []


def test_large_text_makes_three_steps() -> None:
    board = Board(text_scale=200)
    assert board.scene.segments in board.scene.form.all()
    assert board.scene.rows[0] not in board.scene.form.all()
    board.click(board.scene.next_button)
    assert board.scene.rows[0] in board.scene.form.all()
    board.click(board.scene.next_button)
    assert board.scene.next_button.words == "Previous"
    board.press(pygame.K_RETURN, CTRL)
    assert len(board.started) == 1


def test_everything_can_be_reached_with_tab() -> None:
    board = Board()
    seen = set()
    for _ in range(60):
        board.press(pygame.K_TAB)
        seen.add(id(board.scene.form.focused))
    wanted = [board.scene.back_button, board.scene.rows[3].remove, board.which, board.scene.start_button]
    assert all(id(widget) in seen for widget in wanted)


def test_an_idle_set_up_draws_nothing() -> None:
    assert Board().frames_while_idle() == 0
