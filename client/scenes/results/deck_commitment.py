"""The deck commitment on the results: proves the shuffle and tells how to check it."""

from __future__ import annotations

from collections.abc import Callable

from client.art import palette
from client.input import clipboard
from client.widgets import Button, Dialog, DialogButton, Row, Widget, Words
from client.widgets.paper import SHELL_PAPER, Paper
from client.widgets.style import BODY, HINT, SECOND
from engine.session.privacy.deck_commitment import DeckCommitment, promise, sealed_hash, sealed_text
from engine.session.session import Session
from engine.words.say import results as say, shell as shell_words

_WIDTH = 600.0


def commitment_rows(session: Session, show: Callable[[Dialog], None], paper: Paper = SHELL_PAPER) -> list[Widget]:
    """Return the sentence about the decks, with a button that shows how to check it."""
    seal = session.seal
    if seal is None:
        return [Words(promise(None), SECOND, paper.second)]
    slug, seed = session.game.slug, session.seed
    fits = seal.fits(slug, seed)
    words = Words(seal.account(slug, seed), SECOND, paper.second if fits else palette.RED)
    check = Button(
        say("how-to-check"), icon="lock", style=SECOND, then=lambda _: show(commitment_dialog(slug, seed, seal, show))
    )
    return [Row(words, check, shares=(1, 0), gap=10)]


def commitment_dialog(slug: str, seed: int, seal: DeckCommitment, show: Callable[[Dialog], None]) -> Dialog:
    """Return the dialog with the hashed text and its hash, for checking."""
    line = sealed_text(slug, seed, seal.salt)
    command = say("seal-command", game=slug, seed=str(seed), salt=seal.salt)
    lines = [Words(words, BODY) for words in (line, _group_digits(sealed_hash(slug, seed, seal.salt)))]
    color = palette.INK if seal.fits(slug, seed) else palette.RED
    told = Words(say("told-at-the-start", shown=seal.short_hash), SECOND, color)
    answers = [DialogButton(say("copy-the-command"), lambda: _copy(command, show)), _close_button()]
    content = *lines, told, Words(command, HINT)
    return Dialog(say("order-of-the-decks"), say("seal-explained"), answers, content=content, width=_WIDTH)


def _group_digits(digest: str) -> str:
    """Split a hash into groups of eight, so that it wraps."""
    return " ".join(digest[at : at + 8] for at in range(0, len(digest), 8))


def _copy(command: str, show: Callable[[Dialog], None]) -> None:
    if not clipboard.copy(command):
        show(Dialog(shell_words("no-clipboard"), command, [_close_button()]))


def _close_button() -> DialogButton:
    return DialogButton(say("done"), None, "primary", harmless=True)
