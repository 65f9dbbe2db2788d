"""What the themes say about hands names what there is, with keys that mean nothing else at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.cards.theme import Theme
from client.look.schema import ThemeProblem
from client.table.hand.look import InputLook, input_look
from engine.games import load, slugs
from engine.words import assets

TAKEN = set("CLMNPRZ123456789") | {"Space", "Tab", "Esc", "Enter", "F1", "F11", "+", "-"}


@pytest.mark.parametrize("slug", slugs())
def test_verbs_drawings_and_keys_are_there_and_keys_are_free(slug: str) -> None:
    look, game = input_look(slug), load(slug)
    assert {*look.one_click, *look.buttons, *look.shares} <= set(game.verbs)
    keys = [entry.key for entry in (*look.buttons.values(), *look.sweeps.values())]
    assert len(keys) == len(set(keys)) and not TAKEN & set(keys)
    for share in look.shares.values():
        assert assets.exists(Theme.load(slug).art(share.drawing))
        assert share.words.format(left=2, full=5) != share.words


def test_a_game_without_such_a_file_has_nothing_special() -> None:
    assert input_look("no-such-game") == InputLook()


def test_a_misspelled_entry_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "themes").mkdir()
    (tmp_path / "themes" / "odd-input.toml").write_text('[sweeps.all]\nkye = "A"\nwords = "All"\n', encoding="utf-8")
    monkeypatch.setattr(assets, "path", lambda name: tmp_path / name)
    monkeypatch.setattr(assets, "exists", lambda name: (tmp_path / name).is_file())
    with pytest.raises(ThemeProblem, match=r"themes/odd-input\.toml, sweeps, all: key is missing"):
        input_look("odd")
