"""The report of clauses: complete for every game, and it finds what has no test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.commands.rules.clauses import ListedClause, clause_order, named_in_tests, note_code, read_clauses
from engine.games import slugs
from main import main

REFERENCE = """# A game

## Goal

Be first. Whoever comes first wins.
<!-- also XY-1.2 -->

**Two things.** Do this. Then do that.
<!-- XY-1.2 XY-1.10 -->

Never stop, whatever happens.
<!-- XY-1.1 also XY-1.2 -->
"""


def test_clauses_have_their_number_and_how_they_begin() -> None:
    clauses = read_clauses(REFERENCE)
    assert [(clause.number, clause.text) for clause in clauses] == [
        ("XY-1.1", "Never stop, whatever happens."),
        ("XY-1.2", "Two things. Do this. Then do that."),
        ("XY-1.10", "Two things. Do this. Then do that."),
    ]


def test_numbers_are_ordered_as_numbers() -> None:
    assert sorted(["NF-7.10", "NF-10.1", "NF-7.9"], key=clause_order) == ["NF-7.9", "NF-7.10", "NF-10.1"]


@pytest.mark.sample(1)
@pytest.mark.parametrize("slug", slugs())
def test_every_clause_of_every_game_is_named_by_a_test_and_by_code(
    slug: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--game", slug]) == 0
    assert capsys.readouterr().out.endswith(" 0 clauses without a test, 0 clauses that no code names\n")


@pytest.mark.slow
def test_the_clauses_of_nefarious_are_all_there(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "--game", "nefarious", "--json"])
    report = json.loads(capsys.readouterr().out)
    chapters = {1: 4, 2: 4, 3: 3, 4: 3, 5: 5, 6: 2, 7: 11}
    assert [clause["clause"] for clause in report["clauses"]] == [
        f"NF-{chapter}.{place}" for chapter, places in chapters.items() for place in range(1, places + 1)
    ]
    assert report["without_tests"] == report["without_code"] == report["unknown"] == []
    assert "layout.py" in report["clauses"][0]["code"]


def test_a_clause_without_a_test_and_a_test_without_a_clause_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_few.py").write_text(
        'def test_work():\n    """NF-3.3"""\n\ndef test_nf_3_2_and_more(): pass\n\n'
        'def test_wrong():\n    """NF-9.9 and RR-1.1"""\n\ndef helper():\n    """NF-1.1"""\n'
    )
    assert main(["rules", "--game", "nefarious", "--tests", str(tmp_path)]) == 1
    shown = capsys.readouterr().out
    assert "test_few.py: test_work" in shown
    assert "test_few.py: test_wrong: there is no clause NF-9.9" in shown
    assert "RR-1.1" not in shown
    assert "32 clauses, 2 tests that name them, 30 clauses without a test, " in shown


def test_code_names_clauses_alone_and_in_ranges(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "turn.py").write_text('"""The turn (XY-1.1 to XY-1.3)."""\n')
    (tmp_path / "end.py").write_text("# the end, see XY-1.10\n")
    clauses = [ListedClause(f"XY-1.{place}", "") for place in (1, 2, 3, 4, 10)]
    note_code(clauses, tmp_path)
    assert [clause.code for clause in clauses] == [["deep/turn.py"]] * 3 + [[], ["end.py"]]


def test_scenarios_name_clauses_too(tmp_path: Path) -> None:
    folder = tmp_path / "scenarios" / "chess"
    folder.mkdir(parents=True)
    (folder / "mate.toml").write_text('title = "Mate"\nrules = ["CH-1.1", "CH-1.2"]\n')
    [naming] = named_in_tests(tmp_path, "chess")
    assert (naming.file, naming.name) == ("scenarios/chess/mate.toml", "Mate")
    assert naming.clauses == {"CH-1.1", "CH-1.2"}


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--game", "chess"], "cul-de-sac rules: there is no game 'chess'; choose from "),
        (["--game", "nefarious", "--tests", "nowhere"], "cul-de-sac rules: there are no tests in nowhere; "),
    ],
)
def test_wrong_input_gets_one_line(words: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *words]) == 2
    assert capsys.readouterr().err.startswith(line)
