"""The renamer, on a small tree."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

pytest.importorskip("mypy", reason="the extra `dev` is not installed")

from tests.tools.lines import wrap_prose  # noqa: E402
from tests.tools.members import Members, read_members  # noqa: E402
from tests.tools.rename import Renamer, read_rows  # noqa: E402
from tests.tools.source import Source  # noqa: E402

FILES = {
    "engine/__init__.py": "",
    "engine/chance.py": '"""Chance."""\n\n__all__ = ["seeded"]\n\n\ndef seeded(seed: int) -> int:\n    return seed\n',
    "engine/state.py": '''"""A state."""

from engine import chance
from engine.chance import seeded


class Layer:
    """Uses `seeded`. Raises Layer."""

    def told(self, table: "list[int]") -> int:
        chance_of = f"{chance.seeded(1)} {seeded(2)}: chance"
        return chance.seeded(3) + seeded(len(chance_of)) + len(table)

    def shadow(self) -> int:
        seeded = 4
        return seeded


class Reader:
    def told(self) -> int:
        return 1


def use(layer: Layer, reader: Reader) -> list[int]:
    return [layer.told([]), Panel().told([]), reader.told(), max(layer.told([]),
                                                                 reader.told())]


class Keeper:
    def told(self, table: list[int]) -> int:
        return 0


class Panel(Keeper, Layer):
    pass
''',
    "tests/ladder/edition_1/old.py": "from engine import chance\nfrom engine.chance import seeded\n\n"
                                    "X = chance.seeded(1) + seeded(2)\n",
    "tests/engine/test_chance.py": 'import engine.chance\n\nFILES = ["chance.py", "state.py"]\n'
                                    'X = "engine.chance.seeded"\n',
    "docs/page.md": "`engine/chance.py` (`chance.py`) has `seeded` and `engine.chance.seeded`, by chance.\n",
    "engine/cards.toml": 'kind = 1\n',
}  # fmt: skip


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    subprocess.run(["git", "add", "."], cwd=tmp_path, check=True)
    return tmp_path


def renamed(tree: Path, *rows: str) -> Renamer:
    """Carry out rows of a table, unless one of them stops the run."""
    renamer = Renamer(tree, read_rows("\n".join(row.replace(" | ", "\t") for row in rows), ()))
    renamer.plan()
    if not renamer.report.stops:
        renamer.apply()
    return renamer


MOVE = ("a | package | engine/luck | Luck.", "a | module | engine/chance.py | engine/luck/rng.py")


def test_a_module_moves_with_its_imports_paths_and_the_names_behind_it(tree: Path) -> None:
    renamed(tree, *MOVE, "a | name | engine.chance.seeded | seed_rng")
    assert (tree / "engine/luck/__init__.py").read_text() == '"""Luck."""\n'
    assert "def seed_rng(" in (moved := (tree / "engine/luck/rng.py").read_text()) and '["seed_rng"]' in moved
    state = (tree / "engine/state.py").read_text()
    assert "from engine.luck import rng\nfrom engine.luck.rng import seed_rng\n" in state
    assert '{rng.seed_rng(1)} {seed_rng(2)}: chance"' in state and "rng.seed_rng(3) + seed_rng(len(chance_of))" in state
    assert "Uses `seed_rng`." in state and "seeded = 4\n        return seeded" in state
    assert (tree / "docs/page.md").read_text() == (
        "`engine/luck/rng.py` (`engine/luck/rng.py`) has `seed_rng` and `engine.luck.rng.seed_rng`, by chance.\n"
    )
    assert (tree / "tests/engine/test_chance.py").read_text() == (
        'import engine.luck.rng\n\nFILES = ["luck/rng.py", "state.py"]\nX = "engine.luck.rng.seed_rng"\n'
    )


def test_frozen_editions_change_in_what_they_import_only(tree: Path) -> None:
    renamed(tree, *MOVE, "a | name | engine.chance.seeded | seed_rng")
    assert (tree / "tests/ladder/edition_1/old.py").read_text() == (
        "from engine.luck import rng as chance\nfrom engine.luck.rng import seed_rng as seeded\n\n"
        "X = chance.seed_rng(1) + seeded(2)\n"
    )


@pytest.mark.slow
def test_a_member_is_renamed_with_its_family_and_nowhere_else(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mix-ins belong to the family; a method of the same name elsewhere does not."""
    monkeypatch.setattr("tests.tools.rename.read_members", lambda root: read_members(root, ["engine"]))
    renamed(tree, "a | word | engine.state.Layer.told | on_event_shown")
    state = (tree / "engine/state.py").read_text()
    assert state.count("def on_event_shown(") == 2 and "class Reader:\n    def told(" in state
    first, second = state.split("-> list[int]:\n    return ")[1].splitlines()[:2]
    new = "on_event_shown([])"
    assert first == f"[layer.{new}, Panel().{new}, reader.told(), max(layer.{new},"
    assert second.index("reader") == len("    return ") + first.index("max(") + 4, "aligned with its bracket"


@pytest.mark.parametrize("row", [
    "a | name | engine.state.Layer | Reader",
    "a | module | engine/chance.py | engine/state.py",
])  # fmt: skip
def test_a_new_name_that_exists_stops_the_run(tree: Path, row: str) -> None:
    assert len(renamed(tree, row).report.stops) == 1
    assert (tree / "engine/state.py").read_text() == FILES["engine/state.py"]


def test_a_field_that_is_a_key_of_data_stops_the_run(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    members = Members(bases={"engine.state.Card": ["engine.state.Card"]}, owns={"engine.state.Card": {"kind"}})
    monkeypatch.setattr("tests.tools.rename.read_members", lambda _: members)
    (tree / "engine/state.py").write_text("class Card:\n    kind: int = 1\n", encoding="utf-8")
    assert "key of data" in renamed(tree, "a | word | engine.state.Card.kind | sort").report.stops[0]
    assert renamed(tree, "a | word | engine.state.Card.kind | sort!").report.stops == []
    assert "    sort: int = 1" in (tree / "engine/state.py").read_text()


def test_old_names_that_are_gone_are_reported_and_rows_can_run_twice(tree: Path) -> None:
    rows = (*MOVE, "a | name | engine.chance.seeded | seed_rng", "a | name | engine.chance.gone | there")
    assert renamed(tree, *rows).report.notes == ["gone: name engine.chance.gone"]
    again = {path: (tree / path).read_bytes() for path in ("engine/state.py", "docs/page.md", "engine/luck/rng.py")}
    assert "done: module engine/chance.py" in renamed(tree, *rows).report.notes
    assert again == {path: (tree / path).read_bytes() for path in again}


def test_a_name_used_for_something_else_in_a_file_is_imported_under_its_old_name() -> None:
    source = Source("engine/other.py", "from engine.chance import seeded\n\nseed_rng = seeded(1)\n")
    notes: list[str] = []
    source.rename_imports({}, {("engine.chance", "seeded"): "seed_rng"}, notes)
    assert source.written() == "from engine\0.chance import seed_rng as seeded\n\nseed_rng = seeded(1)\n"
    assert notes == ["engine/other.py:1: seed_rng is taken, imported as seeded"]


def test_a_class_in_quotes_is_renamed_where_a_type_may_stand() -> None:
    source = Source("engine/state.py", 'class Deal:\n    pass\n\n\nALL = list["Deal"]\nWORD = f("Deal")\n')
    source.rename_imports({}, {("engine.state", "Deal"): "DailyMatch"}, [])
    assert source.written() == 'class DailyMatch:\n    pass\n\n\nALL = list["DailyMatch"]\nWORD = f("Deal")\n'


def test_long_sentences_go_on_in_the_next_line() -> None:
    text = f'"""{"word " * 23}longer-word\nnext.\n"""\n'
    assert wrap_prose(text) == f'"""{"word " * 22}word\nlonger-word next.\n"""\n'
