"""The lock file has everything that is needed, within the ranges, with hashes, and from nowhere in particular."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[2]
LOCK = (ROOT / "build" / "requirements.lock").read_text(encoding="utf-8")
ENTRY = re.compile(
    r"^([a-z0-9-]+)==([^ ]+)(?: ; [^\\\n]+)? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


def test_every_requirement_is_locked_within_its_range() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for extra in ("test", "dev", "build"):
        wanted += project["project"]["optional-dependencies"][extra]
    locked = {name: Version(version) for name, version, _ in ENTRY.findall(LOCK)}
    for requirement in map(Requirement, wanted):
        version = locked.get(canonicalize_name(requirement.name))
        assert version is not None and version in requirement.specifier, f"{requirement}: {version}"


def test_every_entry_has_hashes_and_no_line_names_where_to_download_from() -> None:
    rest = "".join(line for line in ENTRY.sub("", LOCK).splitlines(keepends=True) if not line.startswith("#"))
    assert rest == ""
    assert "://" not in LOCK and "--index" not in LOCK and "--find-links" not in LOCK
