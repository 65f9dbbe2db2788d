"""Going on with a match from disk: what cannot be played is told in one sentence and kept aside."""

from __future__ import annotations

from client.session.session import Session
from engine.ai.workers import WorkerPool
from engine.games import UnknownGame, load
from engine.kernel.cards import BadCard
from engine.kernel.frames import IllegalAnswer
from engine.kernel.match import BadMatch, PackMissing
from engine.store.atomic import StoreError, set_aside
from engine.store.folders import Folders
from engine.store.saves import AUTOSAVE_SLOTS, Autosave, Save
from engine.store.settings import Settings

# What a document with a fitting checksum can still fail with, when it was not written by this program.
_UNPLAYABLE = (BadMatch, UnknownGame, IllegalAnswer, ValueError, LookupError, TypeError, AttributeError)


class CannotResume(StoreError):
    """A saved match that cannot be played on; the message is one sentence, and the file is kept."""


def resume_save(
    save: Save, settings: Settings, *, folders: Folders | None = None, pool: WorkerPool | None = None
) -> Session:
    """Go on with a save. Raises CannotResume; the file then lies beside its old place as `.damaged`, or stays where
    it is when not the match but the game's cards cannot be read, or a card pack it is played with is not there.
    """
    try:
        return Session.resume(save.document, settings, folders=folders, pool=pool)
    except PackMissing as error:
        words = save.words({save.game: load(save.game).title})
        raise CannotResume(f"{words}: this match has to wait, because {error}.") from error
    except BadCard as error:
        raise CannotResume(f"{save.path.name} has to wait until its game can be read: {error}.") from error
    except _UNPLAYABLE as error:
        aside = set_aside(save.path)
        kept = f"; it is kept as {aside.name}" if aside else ""
        raise CannotResume(f"{save.path.name} cannot be played on: {_in_words(error)}{kept}.") from error


def resume_autosave(
    game: str, settings: Settings, *, folders: Folders, pool: WorkerPool | None = None
) -> tuple[Session | None, list[str]]:
    """Go on with the match in progress of a game (its slug), from the newest file that can be played.

    Returns the session, or None when there is nothing to go on with, and a sentence for each file that could
    not be used.
    """
    remarks: list[str] = []
    for _ in range(AUTOSAVE_SLOTS):
        autosave = Autosave(folders.autosaves, game)
        save = autosave.newest()
        remarks += autosave.remarks
        if save is None:
            break
        try:
            return resume_save(save, settings, folders=folders, pool=pool), remarks
        except CannotResume as error:
            remarks.append(str(error))
            if save.path.exists():
                break
    return None, remarks


def _in_words(error: Exception) -> str:
    if isinstance(error, (BadMatch, UnknownGame, IllegalAnswer, ValueError)):
        return str(error).rstrip(".")
    return "it is not written as a match"
