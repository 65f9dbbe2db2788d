"""What earlier versions have kept, taken over into the file of matches once: matches in progress, saves with names,
finished matches, and the history of results. The old files stay where they are.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from engine.games import load
from engine.kernel.document import is_short_text, problem_of
from engine.kernel.match import packs_noted, with_noted_packs
from engine.store.atomic import Damaged, Unreadable, fingerprint, read_document, read_serial
from engine.store.database import Database
from engine.store.folders import Folders
from engine.store.matches import TAKEN_BACK, Matches, progress_of
from engine.store.packs import PackStore
from engine.store.results import MatchResult, SeatResult, record, storable, whole

FORMAT, FORMAT_VERSION, SUFFIX = "match", 1, ".match"
HISTORY = "history.sqlite"
_DAMAGED = "damaged: "
"""Before the source of what was looked at and does not serve."""
_LARGEST = 2_000_000_000
"""Of a turn or a reference in an answer."""
OLD_RULES = "faces:"
"""Before the digest of all cards' faces, which matches noted in place of the identity of their rules."""


def take_over(database: Database, folders: Folders) -> list[str]:
    """Take over what has not been taken over yet; a sentence for each file that does not serve. What cannot be read now
    is tried again next time. Raises Unwritable when nothing can be kept now.
    """
    remarks: list[str] = []
    with database.reading() as connection:
        taken = {row[0] for row in connection.execute("SELECT source FROM taken_over")}
    for paths in _match_files(folders, remarks):
        for path in paths:
            source = f"{storable(path.name)} {read_serial(path, FORMAT)}"
            take = partial(_take_match, database, path, folders)
            if source in taken or (_DAMAGED + source not in taken and _once(database, source, take, remarks)):
                break
    history = folders.data / HISTORY
    if not taken & {HISTORY, _DAMAGED + HISTORY} and _is_there(history, remarks):
        _once(database, HISTORY, lambda: _take_history(database, history), remarks)
    return remarks


def _once(database: Database, source: str, take: Callable[[], None], remarks: list[str]) -> bool:
    """Take a file over and remember that; false for one that does not serve. One that is damaged is told once, one that
    cannot be read now each time.
    """
    try:
        take()
        damaged = False
    except Unreadable as error:
        remarks.append(str(error))
        return False
    except Damaged as error:
        remarks.append(f"{str(error).rstrip('.')}; it stays where it is.")
        damaged = True
    with database.writing() as connection:
        connection.execute("INSERT OR IGNORE INTO taken_over (source) VALUES (?)", (_DAMAGED * damaged + source,))
    return not damaged


def _match_files(folders: Folders, remarks: list[str]) -> Iterator[list[Path]]:
    """Finished matches and saves with names, each alone, and the files of each match in progress, the newest first: of
    these the first that serves counts.
    """
    for folder in (folders.replays, folders.saves):
        for path in _files(folder, remarks):
            yield [path]
    slots: dict[str, list[Path]] = {}
    for path in _files(folders.autosaves, remarks):
        slots.setdefault(path.stem.rpartition("-")[0], []).append(path)
    for paths in slots.values():
        yield sorted(paths, key=lambda path: read_serial(path, FORMAT), reverse=True)


def _files(folder: Path, remarks: list[str]) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX and not path.name.startswith("."))
    except FileNotFoundError:
        return []
    except OSError as error:
        remarks.append(f"The matches in {folder.name} cannot be read now: {error.strerror or error}.")
        return []


def _is_there(path: Path, remarks: list[str]) -> bool:
    try:
        return path.stat().st_size > 0
    except FileNotFoundError:
        return False
    except OSError as error:
        remarks.append(f"{path.name} cannot be read now: {error.strerror or error}.")
        return False


def _take_match(database: Database, path: Path, folders: Folders) -> None:
    """One match file. Raises Damaged and Unreadable."""
    document: dict[str, Any] = dict(read_document(path, FORMAT, FORMAT_VERSION).body)
    if problem := problem_of(document):
        raise Damaged(f"{path.name} is damaged: {problem}.")
    finished = document.get("finished") is True
    origin = fingerprint({key: value for key, value in document.items() if key != "session"} if finished else document)
    try:
        numbers = [document["turn"], *(part for answer in document["answers"] for part in answer)]
        if not all(type(number) is int and abs(number) <= _LARGEST for number in numbers):
            raise ValueError("numbers beyond all turns and references")
        if not all(answer[0] > TAKEN_BACK for answer in document["answers"]):
            raise ValueError("no answers")
        if not is_short_text(document["game"]):
            raise ValueError("no game")
        document["rules"] = f"{OLD_RULES}{document['cards']}"
        document["packs"] = _with_cards(document, folders)
        progress = progress_of(document, path.stat().st_mtime)
        match = Matches(database).begin(document, progress, origin)
    except OSError as error:
        raise Unreadable(f"{path.name} cannot be read now: {error.strerror or error}.") from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Damaged(f"{path.name} is damaged: it is not written as a match.") from error
    if match and path.parent == folders.saves:
        Matches(database).rename(match, path.stem)


def _with_cards(document: Mapping[str, Any], folders: Folders) -> Any:
    """What a document notes of its packs, with the cards of those that are still there as they were."""
    if not document.get("packs"):
        return []
    try:
        return packs_noted(with_noted_packs(load(str(document["game"])), document, PackStore(folders.packs).packs))
    except (ValueError, LookupError):
        return document["packs"]


def _take_history(database: Database, path: Path) -> None:
    """The results of an older history, and which of the matches they tell of are stored. Raises Damaged, Unreadable."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as old:
            old.text_factory = lambda text: text.decode("utf-8", "replace")
            results = list(_old_results(old))
    except sqlite3.OperationalError as error:
        raise Unreadable(f"{path.name} cannot be read now: {error}.") from error
    except sqlite3.Error as error:
        raise Damaged(f"{path.name} is damaged: {error}.") from error
    with database.writing() as connection:
        stored = dict(connection.execute("SELECT origin, id FROM matches WHERE origin <> ''"))
        for origin, result in results:
            record(connection, result, stored.get(origin, 0), origin)


def _old_results(old: sqlite3.Connection) -> Iterator[tuple[str, MatchResult]]:
    """The results of a history of any earlier version, each with the identity of its match, without damaged rows."""
    old.row_factory = sqlite3.Row
    seats: dict[Any, list[tuple[int, SeatResult]]] = {}
    for row in old.execute("SELECT * FROM seats ORDER BY match_id, position"):
        found = dict(row)
        if isinstance(found["score"], int):
            seat = SeatResult(
                str(found["name"]), str(found["kind"]), found["score"], found["winner"] == 1, str(found["level"]),
                str(found.get("role", "")), str(found.get("personality", "")),
            )  # fmt: skip
            seats.setdefault(found["match_id"], []).append((found["position"], seat))
    for number, row in enumerate(old.execute("SELECT * FROM matches ORDER BY finished_on, id")):
        found = dict(row)
        of_match = [seat for _, seat in seats.get(found["id"], [])]
        if not _sound(found) or not of_match:
            continue
        watched = found.get("watched", int(not any(seat.kind == "human" for seat in of_match)))
        origin = found["identity"] or f"{HISTORY} {number}"
        yield origin, MatchResult(
            found["game"], found["finished_on"], tuple(of_match), found["turns"], float(found["seconds"]),
            whole(found["seed"]), found["assisted"] == 1, tuple(str(found.get("packs", "")).split()), watched == 1,
        )  # fmt: skip


def _sound(row: Mapping[str, Any]) -> bool:
    kinds: Sequence[tuple[str, tuple[type, ...]]] = (
        ("game", (str,)), ("finished_on", (str,)), ("turns", (int,)), ("seconds", (int, float)), ("identity", (str,)))
    return all(isinstance(row.get(key), kind) for key, kind in kinds) and 0 <= row["seconds"] <= 1e8
