"""The keyboard's focus by itself: where it goes when what has it is gone, or something else is asked."""

from __future__ import annotations

import pygame

from client.input.focus import ANSWER, BUTTON, CARD, SPOT, TARGET, FocusStop, KeyFocus

TURN, CHOOSE = 4, 1


def stop(kind: str, name: object, x: int = 0, aside: bool = False) -> FocusStop:
    return FocusStop(kind, str(name), pygame.Rect(x, 0, 40, 60), aside)


HAND = [stop(SPOT, number, 50 * number) for number in range(5)]
UNDO = stop(BUTTON, "undo", 900)


def at(focus: KeyFocus) -> tuple[str, object]:
    assert focus.stop is not None
    return focus.stop.kind, focus.stop.name


def shown(stops: list[FocusStop], kind: str, name: object) -> KeyFocus:
    focus = KeyFocus()
    focus.offer(stops)
    focus.next()
    focus.set(kind, str(name))
    return focus


def test_it_goes_to_the_nearest_thing_that_can_be_chosen() -> None:
    focus = shown([*HAND, UNDO], SPOT, 3)
    focus.offer([*HAND[:3], stop(SPOT, 4, 140), UNDO])
    assert at(focus) == (SPOT, "4")


def test_tab_goes_to_what_is_asked_before_the_top_bar_and_f6_goes_there_and_back() -> None:
    focus = KeyFocus()
    focus.offer([stop(ANSWER, 0), UNDO, *HAND[:2]])
    passed = []
    for _ in range(5):
        focus.next()
        passed.append(at(focus))
    assert passed == [(ANSWER, "0"), (SPOT, "0"), (SPOT, "1"), (BUTTON, "undo"), (ANSWER, "0")]
    focus.change_to(BUTTON)
    assert at(focus) == (BUTTON, "undo")
    focus.change_to(BUTTON)
    assert at(focus) == (ANSWER, "0")


def test_whoever_only_waited_on_a_button_is_led_to_what_is_asked_next() -> None:
    """At the end of a lesson the focus fell on "Faster", and "Next chapter" appears."""
    faster, chapter = stop(ANSWER, 0), stop("coach", "next-chapter")
    focus = shown([*HAND, UNDO], SPOT, 3)
    focus.offer([UNDO])
    focus.offer([faster, UNDO])
    assert at(focus) == (ANSWER, "0")
    focus.offer([chapter, faster, UNDO])
    assert at(focus) == ("coach", "next-chapter")


def test_who_waited_begins_at_the_first_stop_not_where_the_focus_fell() -> None:
    targets = [stop(TARGET, number, 50 * number) for number in range(3)]
    focus = shown([*targets, UNDO], TARGET, 1)
    focus.offer([UNDO])
    assert at(focus) == (BUTTON, "undo")
    focus.ask()
    focus.offer([*targets, UNDO])
    assert at(focus) == (TARGET, "0")


def test_what_was_gone_to_while_waiting_keeps_the_focus() -> None:
    focus = shown([*HAND, UNDO], SPOT, 3)
    card = stop(CARD, "read", 400, aside=True)
    focus.offer([UNDO, card])
    focus.set(CARD, "read")
    focus.ask()
    focus.turn_to(CHOOSE, TURN)
    focus.offer([*HAND, UNDO, card])
    assert at(focus) == (CARD, "read")


def test_another_question_begins_at_its_first_stop_and_the_one_before_goes_on() -> None:
    focus = shown([*HAND, UNDO], SPOT, 3)
    targets = [stop(TARGET, number, 50 * number) for number in range(3)]
    focus.turn_to(CHOOSE, TURN)
    focus.offer([*targets, *HAND, UNDO])
    assert at(focus) == (TARGET, "0")
    focus.turn_to(TURN, CHOOSE)
    focus.offer([*HAND, UNDO])
    assert at(focus) == (SPOT, "3")


def test_nobody_finds_the_focus_where_somebody_else_left_it() -> None:
    focus = shown([*HAND, UNDO], SPOT, 3)
    focus.turn_to(CHOOSE, TURN)
    focus.offer([stop(TARGET, 0), UNDO])
    focus.hide()
    focus.turn_to(TURN, CHOOSE)
    focus.offer([*HAND, UNDO])
    focus.next()
    assert at(focus) == (SPOT, "0")


def test_a_button_of_the_last_question_is_not_pressed_in_the_next() -> None:
    focus = shown([*HAND, stop(ANSWER, 0), UNDO], ANSWER, 0)
    focus.forget(ANSWER)
    focus.offer([*HAND, stop(ANSWER, 0), UNDO])
    assert at(focus) == (SPOT, "0")
