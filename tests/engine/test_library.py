"""The facade: `from engine import ...` has what it promises and loads no more than is asked for."""

from __future__ import annotations

import importlib.resources
import subprocess
import sys

import pytest

import engine


@pytest.mark.parametrize("name", engine.__all__)
def test_every_public_name_is_there_and_told_of(name: str) -> None:
    assert getattr(engine, name) is not None
    assert name in dir(engine)


def test_a_name_that_does_not_exist_is_missed() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Solver'"):
        engine.Solver  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_engine_loads_nothing_else() -> None:
    """Every command of the program imports it."""
    names = "print(sorted(name for name in sys.modules if name.startswith('engine')))"
    run = subprocess.run(
        [sys.executable, "-c", f"import sys, engine; {names}"], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "['engine']"


def test_type_checkers_see_its_types() -> None:
    assert importlib.resources.files("engine").joinpath("py.typed").is_file()
