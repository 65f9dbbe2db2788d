"""Subjects of commits that fall short: `python -m tests.house commits RANGE`."""

from __future__ import annotations

import re
import subprocess

from tests.house.code import ROOT
from tests.test_voice import BANNED

LONGEST_SUBJECT = 72
_NO_IMPERATIVE = re.compile(r"(the|an?|what|when|where|no|every|all|\w+(ed|ing|[^s]es))\b", re.IGNORECASE)
_IMPERATIVE = re.compile(r"(embed|feed|need|bring)\b", re.IGNORECASE)


def subject_faults(subject: str) -> list[str]:
    """Return what is wrong with the subject of a commit."""
    faults = []
    if len(subject) > LONGEST_SUBJECT:
        faults.append(f"{len(subject)} characters")
    if _NO_IMPERATIVE.match(subject) and not _IMPERATIVE.match(subject):
        faults.append("no imperative")
    if subject.endswith("."):
        faults.append("a final period")
    return faults + [name for name, pattern in BANNED.items() if re.search(pattern, subject, re.IGNORECASE)]


def commit_faults(commits: str) -> list[str]:
    """Return the faults of all subjects in a range of commits such as "v1.2..HEAD", apart from merges."""
    command = ["git", "log", "--no-merges", "--format=%h %s", commits]
    log = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = [(line, subject_faults(line.partition(" ")[2])) for line in log.splitlines()]
    return [f"{line}: {', '.join(faults)}" for line, faults in found if faults]
