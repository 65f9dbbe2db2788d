"""The command line: every command explains itself, and wrong input gets one line and exit code 2."""

from __future__ import annotations

import argparse
import importlib
import io
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import main
from client.layout.map import MapProblem
from engine import __version__, commands
from engine.kernel.files.faults import BadCard, sentence
from engine.store.files.atomic import Damaged
from engine.words.assets import AssetMissing

ROOT = Path(main.__file__).resolve().parent
COMMANDS = commands.find_commands(main.PACKAGES)


def one_line(text: str) -> str:
    """The text's only line."""
    [line] = text.splitlines()
    return line


@pytest.fixture
def probe(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A command of the name `table` that fails as its only argument tells it to, and else returns 7."""
    module = ModuleType("probe")
    module.__doc__ = "Look at a probe.\n\nAnd more."
    failures = {
        "input": commands.CommandError("There is\nno probe."),
        "file": Damaged("It is damaged."),
        "card": BadCard("", "", (), sentence("It is no pet.")),
        "drawing": AssetMissing("It is lost."),
        "map": MapProblem("It is torn."),
    }

    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--fail")

    def run(arguments: argparse.Namespace) -> int:
        if arguments.fail == "interrupt":
            raise KeyboardInterrupt
        if arguments.fail:
            raise failures[arguments.fail]
        return 7

    vars(module).update(add_arguments=add_arguments, run=run)
    monkeypatch.setattr(commands, "find_commands", lambda packages: {"table": "probe"})
    monkeypatch.setitem(sys.modules, "probe", module)
    return module


def test_a_file_gets_every_letter_also_where_the_system_writes_few(
    probe: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(file, encoding="cp1252"))
    vars(probe)["run"] = lambda arguments: print("Łódź") or 0
    assert main.main(["table"]) == 0
    assert file.getvalue().decode().strip() == "Łódź"


@pytest.mark.parametrize(("name", "module"), COMMANDS.items())
def test_every_command_explains_itself(name: str, module: str, capsys: pytest.CaptureFixture[str]) -> None:
    summary = commands.summary(importlib.import_module(module))
    assert 10 < len(summary) < 100
    assert main.main([name, "--help"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"usage: cul-de-sac {name}")
    assert summary[:30] in shown


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_refuses_what_it_does_not_know_in_one_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main([name, "--no-such-thing"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert one_line(shown.err).startswith(f"cul-de-sac {name}: ")


def test_the_overview_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--help"]) == 0
    shown = capsys.readouterr().out
    for name in COMMANDS:
        assert f"  {name} " in shown


def test_an_unknown_command_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["dance"]) == 2
    line = one_line(capsys.readouterr().err)
    assert line.startswith("cul-de-sac: there is no command 'dance'; the commands are ")
    assert "doctor" in line


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--version"]) == 0
    assert capsys.readouterr().out == f"cul-de-sac {__version__}\n"


@pytest.mark.usefixtures("probe")
def test_without_a_command_the_table_is_opened_with_the_options_given() -> None:
    assert main.main([]) == 7
    assert main.main(["--fail="]) == 7


@pytest.mark.usefixtures("probe")
@pytest.mark.parametrize(
    ("words", "code", "line"),
    [
        (["table", "--fail", "input"], 2, "cul-de-sac table: There is no probe."),
        (["--fail", "file"], 2, "cul-de-sac table: It is damaged."),
        (["--fail", "card"], 2, "cul-de-sac table: It is no pet."),
        (["--fail", "drawing"], 2, "cul-de-sac table: It is lost."),
        (["--fail", "map"], 2, "cul-de-sac table: It is torn."),
        (["--fail", "interrupt"], 130, "cul-de-sac table: stopped by Ctrl+C"),
        (["--fail"], 2, "cul-de-sac table: argument --fail: expected one argument (see cul-de-sac table --help)"),
    ],
)
def test_every_foreseen_error_is_one_line(
    words: list[str], code: int, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(words) == code
    assert one_line(capsys.readouterr().err) == line


def test_the_overview_and_every_help_start_without_pygame() -> None:
    program = (
        "import sys, main\n"
        "from engine.commands import find_commands\n"
        "main.main(['--help'])\n"
        "for name in find_commands(main.PACKAGES): main.main([name, '--help'])\n"
        "sys.exit('pygame' in sys.modules)\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.stderr == ""
    assert ended.returncode == 0


def test_processes_that_are_started_run_nothing_out_of_the_working_directory(tmp_path: Path) -> None:
    for name in ("pickle", "socket", "runpy", "client", "engine"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'a').write({name!r})\n")
    command = [sys.executable, str(ROOT / "main.py"), "arena", "--game", "nefarious", "--players", "2", "--games", "4",
               "--challenger", "gentle", "--opponents", "gentle", "--jobs", "2"]  # fmt: skip
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert not (tmp_path / "ran").exists()
    assert ended.returncode == 0, ended.stderr


def test_whoever_uses_a_cluster_is_told_whom_it_trusts(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("arena", "ladder", "tune"):
        assert main.main([name, "--help"]) == 0
        assert "both sides unpickle what comes over the network" in " ".join(capsys.readouterr().out.split())


def test_a_reader_that_stops_early_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "main.py", "--help"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None and child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == ""


def test_a_package_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "find_commands", lambda packages: {"table": "pygame.no_such_module"})
    assert main.main(["table"]) == 2
    assert "the package pygame. Install it with: pip install ." in one_line(capsys.readouterr().err)


@pytest.mark.parametrize("words", [["sounds"], ["demo", "--out", "nowhere"]])
def test_a_missing_package_of_an_extra_is_named_with_its_extra_before_anything_is_done(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main.main(words) == 2
    assert "pip install '.[sounds]'" in one_line(capsys.readouterr().err)
    assert list(tmp_path.iterdir()) == []
