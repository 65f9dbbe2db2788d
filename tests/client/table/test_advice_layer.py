"""Hints and reasons on the table: asked by button and key, shown to the right person, gone in time, in nobody's way."""

from __future__ import annotations

import re
from dataclasses import replace

import pygame
import pytest

from client.access.table_reader import TableReader
from client.table.actions import CLOSE_RECAP
from client.table.advice.hint_button import BUSY, DISABLED, NORMAL, ON, hint_button
from client.table.advice.layer import PULSE_MS, AdviceLayer
from client.table.advice.pointing import pointing
from client.table.advice.words import hint_words, public_effect
from client.table.furniture.log.draw import rows_now
from client.widgets import Toast
from engine.ai.explain import CLOSE, HIDDEN, Explanation
from engine.ai.seat_request import CHOOSE, HINT, WHY, SeatAnswer, think
from engine.ai.workers import ASKED_AGAIN, LATE, Reply
from engine.kernel.game.policy import Reason
from engine.session.advice import Hint
from engine.words.say import table as say
from tests.client.table.sitting import Sitting

REASONS = (Reason(1.0, "hand", 3, 2), Reason(0.5, "money", 8, 4))
SENTENCES = ("You'll have 3 Inventions in hand.", "You'll have $8.")
SIZES = ((1024, 600), (1920, 1080), (3440, 1440))


def give(
    table: Sitting,
    task: str,
    option: int = 0,
    reasons: tuple[Reason, ...] = REASONS,
    problem: str = "",
    unsaid: str = HIDDEN,
) -> None:
    """Answer what was asked for advice, and let the table hear it."""
    for ticket, (_, request) in list(table.pool.open.items()):
        if request.task == task:
            del table.pool.open[ticket]
            choice = None if problem else SeatAnswer(option, request.memory, Explanation(reasons, unsaid=unsaid))
            table.pool.replies[ticket] = Reply(choice, 1.0, problem)
    table.frame()


def played(**settings: object) -> Sitting:
    """A table at which the computer has made choices that all have seen."""
    table = Sitting(**settings)  # type: ignore[arg-type]
    for _ in range(3):
        table.scene.commands.answer(table.options[0])
        table.let()
    return table


def hinted(option: int = 0, **settings: object) -> Sitting:
    table = Sitting(**settings)  # type: ignore[arg-type]
    table.press(pygame.K_F2)
    give(table, HINT, option)
    return table


def panel_rect(table: Sitting) -> pygame.Rect:
    panel = table.scene.layers.of(AdviceLayer).panel
    assert panel is not None
    return panel.rect


def test_the_button_shows_what_becomes_of_a_hint() -> None:
    table = Sitting()
    layer = table.scene.layers.of(AdviceLayer)
    assert hint_button(table.scene.context) == NORMAL
    table.click(table.scene.places.arrangement.rects["button.hint"].center)
    assert hint_button(table.scene.context) == BUSY and layer.hint is None
    give(table, HINT)
    assert hint_button(table.scene.context) == ON and layer.hint is not None
    table.scene.commands.answer(table.options[0])
    table.frame()
    assert hint_button(table.scene.context) == DISABLED


def test_a_second_press_takes_the_hint_back_while_it_is_worked_out_and_when_it_is_there() -> None:
    table = Sitting()
    layer = table.scene.layers.of(AdviceLayer)
    table.press(pygame.K_F2, pygame.K_F2)
    assert hint_button(table.scene.context) == NORMAL
    assert not any(request.task == HINT for _, request in table.pool.open.values())
    table.press(pygame.K_F2)
    give(table, HINT)
    table.press(pygame.K_F2)
    assert layer.hint is None and hint_button(table.scene.context) == NORMAL


def test_escape_takes_the_hint_away_before_it_opens_the_menu() -> None:
    table = hinted()
    table.press(pygame.K_ESCAPE)
    assert table.scene.layers.of(AdviceLayer).hint is None and table.scene.form.popup is None
    table.press(pygame.K_ESCAPE)
    assert table.scene.form.popup is not None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", (100, 200))
def test_an_arrow_leads_from_the_card_to_where_it_goes_and_the_panel_covers_neither(
    size: tuple[int, int], text_scale: int
) -> None:
    table = hinted(size=size, text_scale=text_scale)
    layer, option = table.scene.layers.of(AdviceLayer), table.options[0]
    found = pointing(table.scene.context, option)
    assert found.source == table.piece(table.key(option)).hit
    assert found.target.collidepoint(table.target(option))
    assert layer.arrow is not None
    assert layer.arrow.rect.colliderect(found.source) and layer.arrow.rect.colliderect(found.target)
    panel = panel_rect(table)
    assert table.scene.screen.scale.rect.contains(panel)
    assert not panel.colliderect(found.source) and not panel.collidepoint(layer.arrow.rect.center)


def test_the_panel_says_the_option_in_the_words_of_the_game_and_the_reasons_as_sentences() -> None:
    table = hinted(option=1)
    session, view = table.session, table.session.view()
    panel = table.scene.layers.of(AdviceLayer).panel
    assert panel is not None
    assert panel.words.title == session.game.words.describe_option(view, table.options[1], session.names)
    assert panel.words.sentences == SENTENCES


def test_without_reasons_it_is_said_that_nothing_else_looked_better_or_that_there_is_nothing_else() -> None:
    table = Sitting()
    view = table.session.view()
    assert hint_words(table.session, view, Hint(0, view.options[0])).sentences == (say("all-the-same"),)
    assert hint_words(table.session, view, Hint(0, None)).title == say("no-hint")
    seat, kind, card, options = view.question or (0, 0, 0, ())
    view.question = seat, kind, card, options[:1]
    assert hint_words(table.session, view, Hint(0, options[0])).sentences == (say("all-there-is"),)


def test_a_hint_that_could_not_be_had_is_told_and_the_match_goes_on() -> None:
    table = Sitting()
    table.press(pygame.K_F2)
    for _ in range(1 + ASKED_AGAIN):
        give(table, HINT, problem=LATE)
    panel = table.scene.layers.of(AdviceLayer).panel
    assert panel is not None and panel.words.title == say("no-hint")
    table.scene.commands.answer(table.options[0])
    table.frame()
    assert table.scene.layers.of(AdviceLayer).hint is None


def test_a_card_can_be_played_under_the_arrow() -> None:
    table = hinted()
    option = table.options[0]
    table.drag(table.piece(table.key(option)).hit.center, table.target(option))
    assert table.session.match.answers[-1].option == option
    assert table.scene.layers.of(AdviceLayer).hint is None


def test_the_arrow_pulses_for_a_moment_and_then_costs_no_frames() -> None:
    table = hinted()
    assert table.scene.layers.of(AdviceLayer).animating(table.clock.now())
    table.wait(PULSE_MS + 1000)
    assert not table.scene.layers.of(AdviceLayer).animating(table.clock.now())
    assert not any(table.frame() for _ in range(20))


def test_with_reduced_motion_nothing_pulses() -> None:
    table = hinted(reduced_motion=True)
    assert table.scene.layers.of(AdviceLayer).hint is not None
    assert not table.scene.layers.of(AdviceLayer).animating(table.clock.now())


def test_whoever_is_not_asked_is_told_that_there_is_no_hint() -> None:
    table = Sitting()
    table.scene.commands.answer(table.options[0])
    table.frame()
    table.press(pygame.K_F2)
    assert table.toasts() == [say("hint-disabled")]


def test_behind_the_curtain_nothing_of_a_hint_is_left() -> None:
    table = Sitting(kinds=("human", "human", "normal"))
    table.session.open_curtain()
    table.app.go(table.scene)
    table.wait(100)
    table.press(pygame.K_F2)
    give(table, HINT)
    before = len(table.session.log)
    layer = table.scene.layers.of(AdviceLayer)
    assert layer.hint is not None
    table.session.answer(table.options[0])
    assert table.session.curtain is not None
    assert layer.hint is None and layer.why is None
    table.session.open_curtain()
    assert layer.hint is None and not any("hint" in line.text.lower() for line in table.session.log[before:])


# --- why -------------------------------------------------------------------------------------------------------


def test_why_hangs_at_the_plate_of_the_computer_that_acted_last() -> None:
    table = played()
    chip = table.scene.layers.of(AdviceLayer).chip
    seat = table.session.moves[-1].seat
    assert chip.rect is not None and chip.rect.colliderect(table.scene.places.arrangement.plate_rects[seat])
    assert all(
        not chip.rect.colliderect(rect)
        for other, rect in table.scene.places.arrangement.plate_rects.items()
        if other != seat
    )


def test_before_anything_can_be_asked_about_there_is_no_chip_and_the_key_says_so() -> None:
    table = Sitting()
    assert table.scene.layers.of(AdviceLayer).chip.rect is None
    table.press(pygame.K_F3)
    assert table.toasts() == [say("nothing-told")]


def test_a_click_on_why_tells_what_decided_and_another_takes_it_away() -> None:
    table = played()
    layer = table.scene.layers.of(AdviceLayer)
    move = table.session.moves[-1]
    assert layer.chip.rect is not None
    table.click(layer.chip.rect.center)
    assert table.session.advice.thinks_of is move
    give(table, WHY)
    assert layer.why is not None and layer.panel is not None
    assert layer.panel.words.title.startswith(f"{table.session.names[move.seat]} chose ")
    assert layer.panel.words.title.endswith(" because:")
    name = table.session.names[move.seat]
    assert layer.panel.words.sentences == tuple(words.replace("You'll", f"{name} will") for words in SENTENCES)
    table.click(layer.chip.rect.center)
    assert layer.why is None


def test_a_toast_makes_way_for_what_is_told() -> None:
    table = played()
    for key, task in ((pygame.K_F2, HINT), (pygame.K_F3, WHY)):
        table.scene.toasts.show(Toast("information", "Note", "Something went wrong."), table.scene.screen.now)
        table.press(key)
        give(table, task)
        table.wait(500)
        assert table.toasts() == []


def test_shift_asks_about_the_choice_before() -> None:
    table = played()
    moves = table.session.moves
    assert len(moves) > 1
    table.press(pygame.K_F3)
    give(table, WHY)
    table.press(pygame.K_F3, mod=pygame.KMOD_SHIFT)
    assert table.session.advice.thinks_of is moves[-2]


def test_without_reasons_in_public_terms_what_a_move_brought_is_the_reason_or_the_rest_is_hidden() -> None:
    table = played()
    layer = table.scene.layers.of(AdviceLayer)
    told: list[tuple[str, bool]] = []
    for move in table.session.moves:
        layer.ask_why_of(move)
        unsaid = CLOSE if len(told) % 3 else HIDDEN
        give(table, WHY, reasons=(), unsaid=unsaid)
        assert layer.panel is not None
        effect = public_effect(table.session, move)
        told.append((unsaid, bool(effect)))
        if effect:
            assert re.match(rf"{table.session.names[move.seat]} \w+ .*because ", effect), effect
            assert layer.panel.words.sentences == ((effect, say("no-more-openly")) if unsaid == HIDDEN else (effect,))
        else:
            rest = say("nothing-told-openly" if unsaid == HIDDEN else "openly-close")
            assert layer.panel.words.sentences == (rest,)
    assert {effect for _, effect in told} == {True, False} and {unsaid for unsaid, _ in told} == {CLOSE, HIDDEN}


def test_the_reasons_of_the_game_itself_can_be_worked_out() -> None:
    table = played()
    table.press(pygame.K_F3)
    (content, request) = next(entry for entry in table.pool.open.values() if entry[1].task == WHY)
    choice = think(content.build(), request)
    assert choice.option == request.option
    assert choice.advice != Explanation() == think(content.build(), replace(request, task=CHOOSE)).advice


def test_reasons_are_gone_when_the_person_goes_on() -> None:
    table = played()
    table.press(pygame.K_F3)
    give(table, WHY)
    assert table.scene.layers.of(AdviceLayer).why is not None
    table.scene.commands.answer(table.options[0])
    assert table.scene.layers.of(AdviceLayer).why is None


def line_rects(table: Sitting) -> dict[int, pygame.Rect]:
    """Where the sentences of the log stand, by the number of the line of the session's log with which each begins."""
    log = table.scene.log
    return {log.first[row.line]: row.place for row in reversed(rows_now(table.scene.screen.painter, log.over))}


def test_a_click_on_a_line_of_the_log_asks_why_about_its_move() -> None:
    table = played(size=(1920, 1080))
    session, layer = table.session, table.scene.layers.of(AdviceLayer)
    asked = {number: move for number, line in enumerate(session.log) if (move := session.move_of(line)) is not None}
    shown = [number for number in line_rects(table) if number in asked]
    assert shown
    number = min(shown)
    table.scene.commands.perform(CLOSE_RECAP)
    table.frame()
    assert session.log[number].seat == asked[number].seat == 1
    table.click(line_rects(table)[number].center)
    assert session.advice.thinks_of is asked[number]
    assert table.scene.log.first[table.scene.prompt.status.log_hover] == number
    give(table, WHY)
    assert layer.why is not None and layer.why.move is asked[number]
    table.press(pygame.K_ESCAPE)
    assert layer.why is None


def test_lines_of_people_and_of_the_table_itself_ask_nothing() -> None:
    table = played(size=(1920, 1080))
    session = table.session
    session.hand_over(1, "gentle")
    for line in session.log:
        move = session.move_of(line)
        assert move is None or (line.seat == move.seat and line.kind >= 0)
    number = next(number for number in line_rects(table) if session.move_of(session.log[number]) is None)
    table.click(line_rects(table)[number].center)
    assert session.advice.thinks_of is None and table.scene.prompt.status.log_hover == -1


@pytest.mark.parametrize("size", SIZES)
def test_reasons_do_not_cover_the_card_they_are_about(size: tuple[int, int]) -> None:
    table = played(size=size)
    for _ in range(len(table.session.moves)):
        table.press(pygame.K_F3, mod=pygame.KMOD_SHIFT)
        give(table, WHY)
        why = table.scene.layers.of(AdviceLayer).why
        assert why is not None
        for piece in table.scene.places.arrangement.pieces:
            if piece.card in why.move.option[1:]:
                assert not panel_rect(table).colliderect(piece.hit)


@pytest.mark.parametrize(("code", "task"), [(pygame.K_F2, HINT), (pygame.K_F3, WHY)])
def test_a_hint_and_the_reasons_for_a_move_are_spoken_once(code: int, task: str) -> None:
    table = played()
    reader = TableReader(table.scene)
    list(reader.news())
    table.press(code)
    give(table, task)
    panel = table.scene.layers.of(AdviceLayer).panel
    assert panel is not None
    (heard,) = [line for line in reader.news() if panel.words.heading in line]
    assert panel.words.title in heard and all(sentence in heard for sentence in panel.words.sentences)
    assert not any(panel.words.title in line for line in reader.news())
