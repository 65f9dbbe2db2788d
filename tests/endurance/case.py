"""A kind of trial, the outcome of a case, and the file of a failure, which can be repeated."""

from __future__ import annotations

import json
import random
import re
import shutil
import traceback
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_PROGRAM = re.compile(r"(client|engine)/[\w/]+\.py$")


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that must not happen. `group` is the same for failures with the same cause, as far as can be told;
    `keep` is plain data, and `home` a folder, from which the case can be repeated exactly.
    """

    sentence: str
    group: str
    details: str = ""
    keep: Mapping[str, Any] = field(default_factory=dict)
    home: Path | None = None


@dataclass(slots=True)
class Outcome:
    """The outcome of a case: the number of things it tried, and its failures."""

    tried: int = 0
    failures: list[Failure] = field(default_factory=list)


class Kind(ABC):
    """A kind of trial. A case is told by its number and the seed of the campaign; the same case does the same."""

    name: str
    wanted: int
    """How many things a whole campaign tries."""
    unit: str
    """What is counted, as the summary says it."""
    limit_s = 120
    """Seconds after which a case counts as hung."""

    @abstractmethod
    def run(self, chance: random.Random, work: Path) -> Outcome:
        """One case, drawn by `chance`; `work` is an empty folder of its own."""

    def repeat(self, chance: random.Random, work: Path, keep: Mapping[str, Any], home: Path | None) -> Outcome:
        """Run a failed case again with the data that was kept."""
        return self.run(chance, work)


def chance_of(kind: str, seed: int, number: int) -> random.Random:
    """The generator of a case."""
    return random.Random(f"{kind} {seed} {number}")


def raised(error: BaseException, doing: str, **kept: Any) -> Failure:
    """An exception as a failure; its group is the last place in the program that it has passed."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if _PROGRAM.search(frame.filename.replace("\\", "/"))]
    last = own[-1] if own else frames[-1] if frames else None
    where = f"{'/'.join(Path(last.filename).parts[-2:])}:{last.name}" if last else "nowhere"
    words = f"{type(error).__name__}: {error}"[:300]
    details = "".join(traceback.format_exception(error))
    return Failure(f"{doing}: {words}", f"{type(error).__name__} in {where}", details, **kept)


def write_case(folder: Path, kind: str, seed: int, number: int, failure: Failure) -> Path:
    """Write a failure into a folder, with its home next to it. Return the file for `--case`."""
    folder.mkdir(parents=True, exist_ok=True)
    name, again = f"{kind}-{seed}-{number}", 1
    while (folder / f"{name}.json").exists():
        again += 1
        name = f"{kind}-{seed}-{number}-{again}"
    file = folder / f"{name}.json"
    home = ""
    if failure.home is not None:
        home = Path(shutil.make_archive(str(folder / name), "zip", failure.home)).name
    case = {"kind": kind, "seed": seed, "number": number, "command": f"python -m tests.endurance --case {file}",
            "sentence": failure.sentence, "group": failure.group, "keep": dict(failure.keep), "home": home,
            "details": failure.details.splitlines()}  # fmt: skip
    file.write_text(json.dumps(case, indent=1, ensure_ascii=True), encoding="utf-8")
    return file


def read_case(file: Path, work: Path) -> tuple[dict[str, Any], Path | None]:
    """A case as it was written, and its home, unpacked into `work`."""
    case = json.loads(file.read_text(encoding="utf-8"))
    if not case["home"]:
        return case, None
    shutil.unpack_archive(file.with_name(case["home"]), work / "kept")
    return case, work / "kept"
