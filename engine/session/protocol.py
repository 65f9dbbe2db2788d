"""What the table needs of a match being played: whose view is shown, what happened, and where answers go.

The table never sees the match itself, only the views and redacted events of the seat it serves. `engine.session` has
the session of the program; tests bring simpler ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from engine.kernel.flow.preview import Preview
from engine.kernel.game.game import Game
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.advice import Advice
from engine.session.computers.moves import Move
from engine.session.log import LogLine
from engine.session.play_clock import PlayClock
from engine.session.privacy.curtain_rule import CurtainCall
from engine.session.privacy.hidden_keys import CoveredCall
from engine.session.privacy.seal import Seal
from engine.session.reactions.public_call import PublicCall
from engine.session.reactions.window_memory import ANY, WindowMemory
from engine.session.saving.bookmarks import Bookmarks
from engine.session.viewpoint import Batch


class SessionFacts(Protocol):
    """What the table may know of a match being played. Moments are milliseconds of the program's clock.

    viewer          the seat whose view is shown, or SPECTATOR
    orders          the order in which each seat keeps the cards of its hand
    clock           the minutes of play, where they are limited
    look            another number whenever the table must forget all it shows: another seat looks
    openly          whether everybody looks on, and the viewer answers before their eyes
    on_public_table whether the table still shows everybody what happened; the log names nothing private then
    showing         whether the viewer sees for the first time what is theirs, and is asked nothing yet
    call            what all people are asked on the public table; None when nothing is
    covered         what people choose there with covered keys; None when nothing is
    curtain         what the curtain must show before the next question may be seen; None when none is needed
    seal            what is told about the order of the decks, if anything
    kinds           who plays each seat: "human", or the level of a computer
    thinking        the computer seats at work on an answer, each with the moment it began
    waits_for_step  whether step mode holds back an answer until `step` is called
    undo_sentence   why the last choice can or cannot be taken back, and what can be done about it
    undo_question   what is asked before undo goes beyond what stops it; empty where it cannot
    saved           whether every answer so far is on disk, as far as anything is kept
    save_is_late    whether an answer has waited for the disk for over a second
    bookmarks       moments of the match to go back to; None where nothing of it is kept
    advice          hints for people, and why computers did what they did
    moves           what computer seats have done lately and can be asked about, the latest last
    """

    viewer: int
    look: int
    openly: bool
    on_public_table: bool
    orders: dict[int, list[int]]
    clock: PlayClock
    curtain: CurtainCall | None
    call: PublicCall | None
    covered: CoveredCall | None
    seal: Seal | None
    advice: Advice
    bookmarks: Bookmarks | None

    @property
    def intent(self) -> Option | None:
        """The later answer that the viewer's last drop aimed at, as long as it is not given."""
        ...

    @property
    def showing(self) -> bool: ...

    @property
    def looks_first(self) -> Sequence[int]:
        """Whoever is asked before everybody's eyes and holds cards to look at before."""
        ...

    @property
    def game(self) -> Game: ...

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def kinds(self) -> Sequence[str]: ...

    @property
    def untouched(self) -> bool:
        """Whether nothing has been answered yet."""
        ...

    @property
    def over(self) -> bool: ...

    @property
    def points_by_turn(self) -> Sequence[Sequence[int]]:
        """The public points of each seat at the end of each turn (or round); the first entry is the beginning."""
        ...

    @property
    def log(self) -> Sequence[LogLine]: ...

    @property
    def recap(self) -> Sequence[LogLine]:
        """What others did since the viewer last chose something, a line for each, while the viewer is asked."""
        ...

    @property
    def public_log(self) -> Sequence[LogLine] | None:
        """What all may know, while several people play; a log that leaves the table then holds nothing else."""
        ...

    @property
    def log_folder(self) -> Path | None:
        """Where the log can be written into a file; None where nothing is kept."""
        ...

    @property
    def last_spin(self) -> tuple[int, int] | None:
        """The face and the result of the last spin in the present turn, if there was one."""
        ...

    @property
    def thinking(self) -> Mapping[int, int]: ...

    @property
    def waits_for_step(self) -> bool: ...

    @property
    def undo_sentence(self) -> str: ...

    @property
    def undo_question(self) -> str: ...

    @property
    def saved(self) -> bool: ...

    @property
    def save_is_late(self) -> bool: ...

    @property
    def watching(self) -> bool:
        """Whether only computers play."""
        ...

    @property
    def alone(self) -> bool:
        """Whether one person plays at this computer."""
        ...

    def reaction_mode(self, card: int) -> str:
        """When the viewer wants to be asked about a card (see `engine.session.reactions.card_memory`)."""
        ...

    @property
    def kept(self) -> str:
        """What the viewer has chosen that waits until everybody has declined to react, in words; empty without that."""
        ...

    @property
    def windows(self) -> WindowMemory:
        """When each seat wants to be asked in windows, and which have announced a card."""
        ...

    def view(self) -> View:
        """What the viewer knows now."""
        ...

    @property
    def moves(self) -> Sequence[Move]: ...

    def outlook(self, *answers: Option) -> Preview:
        """What answers of the viewer, one after the other, lead to, as far as its view tells."""
        ...

    def undo_state(self) -> tuple[bool, str]:
        """Whether undo works now without a question, and the key of what stands against it."""
        ...

    def wake_at(self) -> int | None:
        """The moment at which `update` is wanted even if nothing happens, or None."""
        ...

    def move_of(self, line: LogLine) -> Move | None:
        """The move of a computer seat that a line of the log tells of, where it can be asked about."""
        ...


class Session(SessionFacts, Protocol):
    """A match being played, as the table uses it."""

    def set_reaction_mode(self, card: int, mode: str) -> None:
        """Remember when the viewer wants to be asked about a card."""
        ...

    def announce(self, seat: int, card: int = ANY) -> None:
        """A person wants to play a card at the next window; saying so again takes it back."""
        ...

    def set_window_mode(self, seat: int, moment: str, mode: str) -> None:
        """Remember when a seat is to be asked at a moment."""
        ...

    def let_happen(self, hush: bool = False) -> None:
        """Decline the reaction that is asked for, at a `call` for all; with `hush` all of this turn."""
        ...

    def pick_covered(self, seat: int, number: int) -> None:
        """A person of `covered` presses a key, the first being 0."""
        ...

    def look_first(self, seat: int) -> None:
        """Somebody of `covered` or `looks_first` would rather choose behind the curtain."""
        ...

    def pass_on(self) -> None:
        """The viewer has seen what is theirs before anything is asked."""
        ...

    def speak_up(self, seat: int) -> None:
        """Somebody of `call` wants to look at the own cards."""
        ...

    def take_events(self) -> list[Batch]:
        """What happened since the last call: batches of events, each with the view behind it; without events
        the view is to be shown at once.
        """
        ...

    def take_remarks(self) -> list[str]:
        """What went wrong since the last call, a sentence each."""
        ...

    def answer(self, option: Option, aim: Option | None = None) -> None:
        """Answer the viewer's question, and a later one of the same card with `aim` when that is offered. Raises
        IllegalAnswer when the option is not offered.
        """
        ...

    def forget_intent(self) -> bool:
        """Forget the later answer that the viewer's last drop aimed at; false without one."""
        ...

    def ask_hint(self) -> bool:
        """Ask for advice to whoever looks; it comes with a later `update`, in `advice.hint`. False without a question
        to that person.
        """
        ...

    def undo(self, beyond: bool = False) -> bool:
        """Take back the viewer's last answer; false when it cannot be. `beyond` goes past what stops it."""
        ...

    def update(self, now_ms: int) -> bool:
        """Let time pass and computer seats go on; true when something new happened."""
        ...

    def step(self) -> None:
        """Let the next computer seat act, in step mode."""
        ...

    def hurry(self) -> None:
        """Spare the delay before the computers that think now act."""
        ...

    def quicken_computers(self, follow_up: float) -> None:
        """Let a computer that goes on with its turn wait only this share of the delay of the settings."""
        ...

    def hold_computers(self, until_ms: int, haste: float = 1.0) -> None:
        """Let no computer answer before this moment, because the table still shows what happened;
        after that each waits this share of its delay.
        """
        ...

    def hand_over(self, seat: int, kind: str) -> None:
        """Give a seat to a computer of a level, or back to a person ("human")."""
        ...

    def close(self) -> None:
        """Leave the table."""
        ...
