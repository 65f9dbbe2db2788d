from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

from client.table.actions import FASTER, STEP
from client.table.hand.answers import buttons, sentence
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View
from tests.client.motion.playing import Playing


def session(
    playing: Playing, kinds: Sequence[str], thinking: dict[int, int] | None = None, steps: bool = False
) -> SimpleNamespace:
    """What the prompt wants to know of a session."""
    return SimpleNamespace(
        call=None,
        hidden_key_choice=None,
        looks_first=(),
        showing=False,
        has_one_human=list(kinds).count("human") == 1,
        game=playing.game,
        names=playing.match.names,
        kinds=kinds,
        thinking=thinking or {},
        waits_for_step=steps,
    )


def after_choice() -> tuple[Playing, View]:
    """Ada has chosen; Ben and Cy have not."""
    playing = Playing(3)
    playing.answer(0)
    return playing, playing.match.view(0)


def test_who_is_asked_is_named() -> None:
    playing = Playing(2)
    told = sentence(session(playing, ["human", "normal"]), playing.match.view(0), 0)
    assert told == "Choose an Action", "who plays alone is not called by name"
    told = sentence(session(playing, ["human", "human"]), playing.match.view(0), 0)
    assert told == "Ada: choose an Action"


def test_computers_think_and_after_a_second_it_is_told_how_long() -> None:
    playing, view = after_choice()
    told = session(playing, ["human", "normal", "normal"], {1: 1000, 2: 1400})
    assert sentence(told, view, 1900) == "Ben and Cy are thinking"
    assert sentence(told, view, 3200) == "Ben and Cy are thinking, 2 s"


def test_people_are_waited_for() -> None:
    playing, view = after_choice()
    assert sentence(session(playing, ["human", "human", "normal"]), view, 0) == "Waiting for Ben"


def test_in_step_mode_the_computer_is_ready_and_the_button_lets_it_act() -> None:
    playing, view = after_choice()
    told = session(playing, ["human", "normal", "normal"], steps=True)
    assert sentence(told, view, 0) == "Ben and Cy are ready to act"
    hand = playing.hand(view)
    assert [button.command for button in buttons(told, hand)] == [FASTER, STEP]


def test_an_answer_without_a_place_on_the_table_is_a_button_with_its_outcome() -> None:
    playing = Playing(2)
    view = playing.match.view(0)
    option = view.options[3]
    assert view.question is not None
    view.question = (*view.question[:3], ((option[0], NONE, NONE),))
    hand = playing.hand(view)
    told = session(playing, ["human", "normal"])
    told.game = SimpleNamespace(words=SimpleNamespace(describe_option=lambda _view, _option, _names: "Pass"))
    assert [(button.label, button.option) for button in buttons(told, hand)] == [("Pass", (option[0], NONE, NONE))]
