"""The pages of the documentation name things that exist."""

from __future__ import annotations

import fnmatch
import re
from pathlib import Path

import pytest

from engine.commands import find_commands
from main import PACKAGES

ROOT = Path(__file__).resolve().parent.parent
PAGES = (*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md")
EXPERIENCE = (ROOT / "docs" / "experience.md").read_text(encoding="utf-8")


def test_all_seventy_rows_are_there_with_what_shows_them() -> None:
    rows = re.findall(r"^\| (\d+) \|.*\| (yes|otherwise|partly|no) \|.*\| `(.+)` \|$", EXPERIENCE, re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(1, 71))
    assert [shown for _, _, shown in rows if not _is_there(*shown.split("::"))] == []
    assert set(re.findall(r"`cul-de-sac ([a-z]+)", EXPERIENCE)) <= set(find_commands(PACKAGES))


def _is_there(file: str, test: str = "") -> bool:
    """Whether there is a file, and a test of this name in it."""
    path = ROOT / file
    return path.exists() and (not test or f"def {test}(" in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    links = [link for link in re.findall(r"\[[^\]\n]+\]\(([^)#\s]+)[^)]*\)", prose) if not link.startswith("http")]
    assert [link for link in links if not (page.parent / link).exists()] == []


def _code_paths() -> list[str]:
    """Return the files and folders of the program, each with a slash in front."""
    found = [path for top in ("engine", "client", "build") for path in (ROOT / top).rglob("*")]
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in found if path.is_dir() or path.suffix == ".py"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_of_the_program_exist(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    named = {name.strip("/") for name in re.findall(r"`((?:[\w<>]+/)*[\w<>]+(?:\.py|/))`", text)}
    own = {name for name in named if name.startswith(("tests", "test_", "assets", "docs", "dist"))}
    patterns = {name: f"*/{re.sub(r'<[^>]*>', '*', name)}" for name in named - own}
    paths = _code_paths()
    assert [name for name, pattern in patterns.items() if not fnmatch.filter(paths, pattern)] == []


def test_the_site_has_every_page() -> None:
    named = re.findall(r": ([a-z-]+\.md)$", (ROOT / "build/site/mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(named) == [page.name for page in sorted((ROOT / "docs").glob("*.md"))]


def test_the_readme_stays_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 110
