"""Tags on cards: each is a button of its own, says why not when it cannot be used, and is reached by key."""

from __future__ import annotations

import pygame

from client.input.focus import SPOT, TAG
from client.table.furniture.tags.layer import TagLayer
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from tests.client import hands
from tests.client.table import cult
from tests.client.table.cult import count, given, seated, strips
from tests.client.table.sitting import Opened


def test_a_click_on_a_ready_tag_uses_that_ability() -> None:
    table = seated(cult.busy_turn)
    strip, before = strips(table, "ready")[-1], count(table)
    table.click(strip.rect.center)
    assert given(table, before)[:1] == [strip.option]


def test_a_click_on_a_card_beside_its_tags_reads_the_card() -> None:
    table = seated(cult.busy_turn)
    strip, before = strips(table, "ready")[0], count(table)
    piece = table.piece(("card", strip.card))
    table.click((piece.hit.right - 20, piece.hit.bottom - 20))
    thing = table.scene.reading.shown
    assert given(table, before) == [] and table.scene.reading.pinned
    assert thing is not None and (thing.kind, thing.which) == ("card", strip.card)


def test_a_tag_that_cannot_be_used_says_why_beside_it_and_shakes() -> None:
    table = seated(cult.dim_tag)
    strip, before = strips(table, "dim")[0], count(table)
    table.click(strip.rect.center)
    thing = table.scene.reading.shown
    assert given(table, before) == [] and thing is not None and thing.key == strip.key
    words, why = table.scene.layers.of(TagLayer).tells(strip)
    assert words == strip.words and why.endswith(".")
    assert table.scene.animating() and not table.toasts()
    table.wait(400)
    assert not table.scene.layers.animating(table.clock.now())


def test_pointing_at_a_tag_tells_what_it_does_and_at_a_stub_what_it_did() -> None:
    table = seated(cult.dim_tag, hover_delay_ms=0)
    for state in ("ready", "used"):
        strip = strips(table, state)[0]
        table.move(strip.rect.center)
        table.wait(48)
        thing = table.scene.reading.shown
        assert thing is not None and (thing.kind, thing.key) == ("tag", strip.key)
        assert strip.words in table.scene.layers.of(TagLayer).tells(strip)


def test_a_used_tag_is_refused_like_any_other() -> None:
    table = seated(cult.dim_tag)
    strip, before = strips(table, "used")[0], count(table)
    table.click(strip.rect.center)
    assert given(table, before) == []


def test_a_hand_that_shakes_on_a_tag_still_presses_it_and_a_slip_off_it_does_not() -> None:
    table = seated(cult.busy_turn)
    strip, before = strips(table, "ready")[0], count(table)
    x, y = strip.rect.center
    table.drag((x, y), (x + 9, y))
    assert given(table, before)[:1] == [strip.option]
    table = seated(cult.busy_turn)
    before = count(table)
    table.drag((x, y), (x, y + 4 * strip.rect.height))
    assert given(table, before) == [] and table.scene.hand.drag is None


def test_every_tag_is_reached_by_key_and_enter_uses_it() -> None:
    table = seated(cult.dim_tag)
    table.press(pygame.K_TAB)
    wanted = {(SPOT, strip.key) for strip in strips(table, "ready")}
    wanted |= {(TAG, strip.key) for strip in [*strips(table, "dim"), *strips(table, "used")]}
    assert wanted <= {(stop.kind, stop.name) for stop in table.scene.keys.stops}
    strip, before = strips(table, "dim")[0], count(table)
    table.scene.keys.set(TAG, strip.key)
    table.press(pygame.K_RETURN)
    thing = table.scene.reading.shown
    assert given(table, before) == [] and thing is not None and thing.key == strip.key
    strip = strips(table, "ready")[0]
    table.scene.keys.set(SPOT, strip.key)
    table.press(pygame.K_RETURN)
    assert given(table, before)[:1] == [strip.option]


def test_f1_opens_the_rule_behind_a_tag_that_cannot_be_used() -> None:
    table = seated(cult.dim_tag)
    strip = strips(table, "dim")[0]
    table.move(strip.rect.center)
    table.press(pygame.K_F1)
    opened = table.app.scene
    assert opened is not table.scene and opened.arguments["clause"].startswith("CR-3")  # type: ignore[attr-defined]


def test_a_ready_tag_comes_out_under_the_pointer_without_a_glow_of_the_whole_card() -> None:
    table = seated(cult.busy_turn)
    strip = strips(table, "ready")[0]
    table.move((5, 5))
    table.wait(300)
    before = table.app.window.surface.copy()
    table.move(strip.rect.center)
    table.wait(300)
    after = table.app.window.surface
    outside = pygame.Rect(strip.rect.right, strip.rect.top, 6, strip.rect.height)
    assert pygame.image.tobytes(before.subsurface(outside), "RGB") != pygame.image.tobytes(
        after.subsurface(outside), "RGB"
    )


def test_no_tag_is_a_button_while_something_else_is_asked() -> None:
    table = seated(cult.several_shares, 3, 100)
    assert not any(table.scene.hand.choices.is_source(strip.key) for strip in strips(table, "ready"))


# --- pulled to what it is meant for -----------------------------------------------------------------------------


def _asks_for_a_player(view: View) -> bool:
    """In a turn: an ability that asks for a player when it is used."""
    return cult.kind(view) == "turn" and bool(_asking(view))


def _asking(view: View) -> list[Option]:
    """The abilities that let a chosen player draw, before anything else."""
    found = []
    for option in cult.offers(view, "use"):
        tags = cult.GAME.shows.face(view, option[1])["tags"]
        rows = [row for tag in tags for row in tag["rows"] if tuple(row["option"]) == option]
        if rows and [cell["icon"] for cell in rows[0]["cells"]] == ["draw"]:
            found.append(option)
    return found


def test_a_tag_pulled_to_a_player_is_used_on_that_player() -> None:
    table = seated(_asks_for_a_player)
    option, before, seat = _asking(table.session.view())[0], count(table), table.session.viewer
    strip = next(strip for strip in strips(table, "ready") if strip.option == option)
    table.drag(strip.rect.center, table.scene.places.arrangement.rects[f"dial.sanity.{seat}"].center)
    used, chosen = given(table, before)[:2]
    assert used == option and chosen[2] == SEAT_BASE + seat


def test_a_tag_pulled_to_nothing_goes_back_unused() -> None:
    table = seated(_asks_for_a_player)
    before = count(table)
    prompt = table.scene.places.arrangement.rects["prompt"]
    for strip in strips(table, "ready"):
        table.take(strip.rect.center, (prompt.right + 60, prompt.centery))
        assert table.scene.layers.of(TagLayer).dragged is not None
        table.frame(hands.up((prompt.right + 60, prompt.centery)))
        table.take(strip.rect.center, table.scene.places.arrangement.plate_rects[table.session.viewer].center)
        table.right_click(table.scene.places.arrangement.plate_rects[table.session.viewer].center)
        table.frame(hands.up(table.scene.places.arrangement.plate_rects[table.session.viewer].center))
    assert given(table, before) == [] and table.scene.layers.of(TagLayer).dragged is None


def test_the_focus_stays_on_a_tag_that_was_used_and_goes_on_from_there() -> None:
    table = seated(cult.helpful)
    table.press(pygame.K_TAB)
    sweeps = table.scene.hand.offered_sweeps
    helps = next(sweep for sweep, _ in sweeps if sweep.name == "use_helpful").options
    strip = next(strip for strip in strips(table, "ready") if strip.option in helps)
    table.scene.keys.set(SPOT, strip.key)
    order = [stop.name for stop in table.scene.keys.stops if not stop.aside]
    table.press(pygame.K_RETURN)
    table.wait(600)
    stop = table.scene.keys.stop
    assert stop is not None and (stop.kind, stop.name) == (TAG, strip.key)
    table.press(pygame.K_TAB)
    after = table.scene.keys.stop
    assert after is not None and after.name == order[order.index(strip.key) + 1]


def test_after_a_card_is_played_the_focus_is_on_the_next_card_of_the_hand() -> None:
    table = seated(cult.whole_hand)
    table.press(pygame.K_TAB)
    cards = [piece.key for piece in cult.hand(table)]
    table.scene.keys.set(SPOT, cards[2])
    table.press(pygame.K_RETURN)
    table.wait(600)
    stop = table.scene.keys.stop
    assert stop is not None and stop.kind == SPOT and stop.name in (cards[1], cards[3])


def test_who_is_asked_for_a_player_begins_there_and_goes_on_at_the_tag() -> None:
    table = seated(_asks_for_a_player)
    table.press(pygame.K_TAB)
    option = _asking(table.session.view())[0]
    strip = next(strip for strip in strips(table, "ready") if strip.option == option)
    table.scene.keys.set(SPOT, strip.key)
    table.press(pygame.K_RETURN)
    table.wait(600)
    choosing = table.scene.keys.stop
    assert cult.kind(table.session.view()) == "choose"
    assert choosing is not None and choosing == next(stop for stop in table.scene.keys.stops if not stop.aside)
    table.press(pygame.K_RETURN)
    table.wait(600)
    assert cult.kind(table.session.view()) == "turn"
    after = table.scene.keys.stop
    assert after is not None and after.name == strip.key


def test_f1_on_a_tag_opens_what_the_rules_say_of_what_it_does() -> None:
    table = seated(cult.whole_hand)
    table.press(pygame.K_a)
    table.wait(1500)
    table.press(pygame.K_TAB)
    power = next(strip for strip in strips(table, "ready") if strip.words == "Gain 1 Conjuring Power.")
    table.scene.keys.set(SPOT, power.key)
    table.press(pygame.K_F1)
    scene = table.app.scene
    assert isinstance(scene, Opened) and scene.arguments["clause"] == "CR-4.4"


def test_nothing_stays_out_when_the_pointer_has_left_the_window() -> None:
    table = seated(cult.busy_turn)
    table.wait(300)
    place = strips(table, "ready")[0].rect.inflate(20, 4)
    before = pygame.image.tobytes(table.app.window.surface.subsurface(place), "RGB")
    table.move(place.center)
    table.wait(300)
    assert pygame.image.tobytes(table.app.window.surface.subsurface(place), "RGB") != before
    table.frame(pygame.event.Event(pygame.WINDOWLEAVE))
    table.wait(300)
    assert pygame.image.tobytes(table.app.window.surface.subsurface(place), "RGB") == before
