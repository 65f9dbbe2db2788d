"""Ghosts: what an answer will change for certain stands on the table before it is given, by mouse and by key."""

from __future__ import annotations

import pygame

from client.input.actions import Command
from client.table.actions import START_SWEEP
from client.table.layers.ghosts import GhostLayer
from engine.kernel.flow.preview import Preview
from engine.kernel.state.refs import describe
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from tests.client.table import cult, neighborhood
from tests.client.table.cult import GAME, kind
from tests.client.table.sitting import Sitting
from tests.client.table.test_aiming import aims


def numbers(table: Sitting) -> list[str]:
    """The ghosts that are written, once everything has been looked at."""
    layer = table.scene.layers.of(GhostLayer)
    for _ in range(200):
        table.frame()
        if not layer.animating(table.clock.now()):
            break
    return [words for _, words in layer.numbers]


def pictures(table: Sitting) -> int:
    """How many ghosts there are in all."""
    return len(table.scene.layers.of(GhostLayer).pictures)


def priced(table: Sitting) -> tuple[Option, int]:
    """A card to be acquired, and its price."""
    option = cult.offers(table.session.view(), "acquire")[0]
    return option, table.session.match.table.rules.cost[option[1]]


def test_the_price_of_a_card_stands_at_the_lantern_while_it_is_dragged() -> None:
    table = cult.seated(cult.can_acquire)
    option, price = priced(table)
    table.take(table.piece(table.key(option)).hit.center, table.target(option))
    assert f"−{price}" in numbers(table)
    assert table.session.view().counter("power", table.session.viewer) >= price
    table.press(pygame.K_ESCAPE)
    assert numbers(table) == [] and pictures(table) == 0


def test_the_keyboard_sees_the_same_ghosts() -> None:
    table = cult.seated(cult.can_acquire)
    option, price = priced(table)
    table.scene.hand.pick(table.key(option))
    for _ in range(40):
        table.press(pygame.K_TAB)
        if table.scene.keys.stop is not None and table.scene.keys.stop.kind == "target":
            break
    assert f"−{price}" in numbers(table)


def strikes(view: View) -> bool:
    """A tag can be used that makes the other player lose Sanity."""
    return bool(striking(view))


def striking(view: View) -> list[Option]:
    """Answers that do that."""
    losses = ((option, Preview(view, [option]).look(2).counts) for option in cult.offers(view, "use"))
    return [option for option, counts in losses if counts.get((1 - view.seat, "sanity"), 0) < 0]


def test_a_tag_that_is_pointed_at_says_what_a_dial_will_lose() -> None:
    table = cult.seated(strikes)
    strip = next(strip for strip in cult.strips(table, "ready") if strip.option in striking(table.session.view()))
    before, other = table.session.view().counter("sanity", 1 - table.session.viewer), 1 - table.session.viewer
    table.move(strip.rect.center)
    told = next(words for words in numbers(table) if words.startswith("−"))
    table.click(strip.rect.center)
    assert before - table.session.view().counter("sanity", other) == int(told[1:])


def shows_a_card(view: View) -> bool:
    """The bin's card can be taken and put on a face-up card of the own yard."""
    return neighborhood.takes(view) and any(card >= 0 for card in view.zone("yard", view.seat))


def dragged_from_bin(face_up: bool) -> Sitting:
    """The bin's card hangs above a card of the own yard that lies face up, or face down."""
    table = neighborhood.seated(shows_a_card)
    view = table.session.view()
    take = neighborhood.offers(view, "take")[0]
    yard = view.zone("yard", view.seat)
    point = next(point for aim, point in aims(table, take).items() if (yard[describe(aim[2])[2]] >= 0) == face_up)
    table.take(neighborhood.center_of(table, "bin"), point)
    return table


def test_a_card_from_the_bin_shows_what_the_yard_will_count() -> None:
    told = numbers(dragged_from_bin(face_up=True))
    assert [words.split()[1] for words in told] == ["points"]


def test_on_a_hidden_card_nothing_is_certain() -> None:
    assert numbers(dragged_from_bin(face_up=False)) == []


def test_nothing_is_drawn_once_a_ghost_stands() -> None:
    table = cult.seated(strikes)
    strip = next(strip for strip in cult.strips(table, "ready") if strip.option in striking(table.session.view()))
    table.move(strip.rect.center)
    assert numbers(table)
    table.wait(1500)
    assert not any(table.frame() for _ in range(5))


def lights(table: Sitting, command: Command) -> None:
    """Point at the button of the prompt bar with a command."""
    place = next(number for number, button in enumerate(table.scene.prompt.buttons) if button.command == command)
    table.move(table.scene.prompt.answer_rects[place].center)


def test_the_button_that_uses_what_helps_says_what_that_brings() -> None:
    table = cult.seated(cult.helpful)
    before, seat = table.session.view().counter("power", table.session.viewer), table.session.viewer
    lights(table, START_SWEEP.of("use_helpful"))
    told = numbers(table)
    table.press(pygame.K_h)
    table.wait(6000)
    gained = table.session.view().counter("power", seat) - before
    assert gained > 0 and told == [f"+{gained}"]


def affords(view: View) -> bool:
    """An ability can be used after which the player can pay for more cards in the row; nothing moves."""
    return kind(view) == "turn" and bool(affording(view))


def affording(view: View) -> list[Option]:
    """Answers that do that."""
    found = []
    for option in cult.offers(view, "use"):
        preview = Preview(view, [option]).look(2)
        if preview.possible and not preview.moves and payable(preview.after[0]) != payable(view):
            found.append(option)
    return found


def payable(view: View) -> set[int]:
    """The cards that say that the player can pay for them."""
    return {
        card
        for cards in view.zones
        for card in cards
        if card >= 0 and GAME.shows.face(view, card)["fields"].get("can_afford")
    }


def discards_one_of_two(view: View) -> bool:
    """A card is to be chosen from a hand with two copies of one."""
    return kind(view) == "discard" and len({GAME.shows.face(view, option[1])["id"] for option in view.options}) < len(
        view.options
    )


def test_a_ghost_takes_as_many_frames_whether_its_card_was_drawn_before_or_not() -> None:
    table, waits = cult.seated(discards_one_of_two), dict[str, list[int]]()
    for piece in cult.hand(table):
        frames = 0
        table.move(piece.hit.center)
        while not pictures(table):
            table.frame()
            frames += 1
        waits.setdefault(GAME.shows.face(table.session.view(), piece.card)["id"], []).append(frames)
    assert max(map(len, waits.values())) > 1
    assert all(len(set(frames)) == 1 for frames in waits.values()), waits


def test_cards_that_only_become_payable_are_no_ghosts() -> None:
    table = cult.seated(affords)
    option = affording(table.session.view())[0]
    strip = next(strip for strip in cult.strips(table, "ready") if strip.option == option)
    table.move(strip.rect.center)
    assert len(numbers(table)) == pictures(table) > 0
