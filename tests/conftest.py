"""What all tests share: no window, no sound, no deadline, no file of the player's touched, one seed a run."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import hypothesis.core
import pytest
from hypothesis import HealthCheck, settings

from tests import chance, sampling
from tests.budget import Budget

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

for profile, most in (("short", 25), ("long", 100)):
    settings.register_profile(
        profile,
        deadline=None,
        max_examples=most,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    )


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of this project's tests."""
    parser.addoption("--seed", type=int, help="repeat the random choices of the run that printed this seed")
    parser.addoption(
        "--budget", type=float, metavar="SECONDS", help="fail if a test function takes more processor time than this"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed before anything is collected; workers get the one of the run."""
    if config.option.seed is None:
        config.option.seed = int(os.environ.get(chance.VARIABLE) or secrets.randbits(32))
    os.environ[chance.VARIABLE] = str(config.option.seed)
    hypothesis.core.global_force_seed = config.option.seed
    settings.load_profile("short" if config.option.markexpr == "not slow" else "long")
    if config.option.budget:
        config.pluginmanager.register(Budget(config.option.budget))


def pytest_report_header(config: pytest.Config) -> str:
    """Name the seed where pytest prints a header."""
    return f"seed: {config.option.seed}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config) -> None:
    """Tell how to repeat a run that failed."""
    if exitstatus:
        terminalreporter.line(f"Repeat the random choices of this run with --seed {config.option.seed}")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the rest of sampled tests to the long run; a test that is named by its id always runs."""
    sampling.mark_unsampled(items)
    if config.args and all("::" in argument for argument in config.args) and config.option.markexpr == "not slow":
        config.option.markexpr = ""


@pytest.fixture(autouse=True, scope="session")
def own_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which this test run keeps settings, saves and history."""
    home = tmp_path_factory.mktemp("home")
    os.environ["CUL_DE_SAC_HOME"] = str(home)
    return home


@pytest.fixture(autouse=True, scope="session")
def no_device() -> None:
    """PettingZoo names a sound device of its own as soon as a test module imports it."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(scope="session")
def font_folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where frozen fonts are kept from one run to the next, or for this run when pytest keeps no cache."""
    cache = getattr(request.config, "cache", None)
    return Path(cache.mkdir("fonts")) if cache else tmp_path_factory.mktemp("fonts")


@pytest.fixture
def program_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put back after a test what a `House` and a `BlindPlayer` replace in the program."""
    from client import program
    from engine.session import session

    monkeypatch.setattr(session, "shared_pool", session.shared_pool)
    monkeypatch.setattr(program, "tidy_memory", program.tidy_memory)
