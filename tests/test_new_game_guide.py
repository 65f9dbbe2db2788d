"""The guides to a new game and a new piece of furniture: their code is that of the files, and each step to a new game
ends with commands that work.

`python -m tests.test_new_game_guide` copies the code into the guides.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GUIDE = ROOT / "docs" / "new-game.md"
FURNITURE_GUIDE = ROOT / "docs" / "new-furniture.md"
GAME = Path("engine/games/garage_sale")
BLOCK = re.compile(r"^```(?P<language>\w+) (?P<file>\S+)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^```\n(?P<lines>.*?)^```$", re.MULTILINE | re.DOTALL)


def filled(text: str) -> str:
    """The guide with the code of the files that its blocks name."""
    return BLOCK.sub(lambda block: f"```{block['language']} {block['file']}\n{read(block['file'])}```", text)


def read(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def steps() -> list[str]:
    """The text of each step."""
    return re.split(r"^## \d", GUIDE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]


def test_the_code_of_the_guide_is_that_of_the_game() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    assert filled(text) == text, "run: python -m tests.test_new_game_guide"
    files = {str(file.relative_to(ROOT)) for kind in ("*.py", "*.toml", "*.ftl") for file in (ROOT / GAME).rglob(kind)}
    assert sorted(block["file"] for block in BLOCK.finditer(text)) == sorted(files)


def test_the_code_of_the_other_guide_is_that_of_the_sample_piece() -> None:
    text = FURNITURE_GUIDE.read_text(encoding="utf-8")
    assert filled(text) == text, "run: python -m tests.test_new_game_guide"
    folder = ROOT / "tests/client/table/pieces"
    files = {str(file.relative_to(ROOT)) for file in folder.rglob("*.py")}
    assert sorted(block["file"] for block in BLOCK.finditer(text)) == sorted(files)


def test_each_of_seven_steps_ends_with_commands_that_work(tmp_path: Path) -> None:
    """Step after step in a copy of the program that has no Garage Sale."""
    leave_out = shutil.ignore_patterns("__pycache__", "garage_sale")
    for folder in ("engine", "client"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=leave_out)
    shutil.copytree(ROOT / "tests" / "scenarios" / "garage-sale", tmp_path / "tests" / "scenarios" / "garage-sale")
    (tmp_path / "assets").symlink_to(ROOT / "assets")
    shutil.copy(ROOT / "main.py", tmp_path)
    assert len(steps()) == 7
    for number, step in enumerate(steps(), 1):
        for block in BLOCK.finditer(step):
            (tmp_path / block["file"]).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / block["file"]).write_text(block["code"], encoding="utf-8")
        commands = [line for block in COMMANDS.finditer(BLOCK.sub("", step)) for line in block["lines"].splitlines()]
        assert commands, f"step {number}"
        for command in commands:
            run = command.replace("python", f'"{sys.executable}"', 1)
            done = subprocess.run(run, shell=True, cwd=tmp_path, capture_output=True, text=True)
            assert done.returncode == 0, f"step {number}: {command}\n{done.stdout}{done.stderr}"
            for printed in re.findall(r"It prints `([^`]*)`", step):
                assert done.stdout.strip() == printed, f"step {number}"


if __name__ == "__main__":
    for guide in (GUIDE, FURNITURE_GUIDE):
        guide.write_text(filled(guide.read_text(encoding="utf-8")), encoding="utf-8")
