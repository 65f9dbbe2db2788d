"""Check a deck fingerprint: compute it from seed and salt, or check a finished match.

A match tells the fingerprint at its start (Esc) and seed and salt at its end (the results, "How to verify"). It is the
beginning of the SHA-256 of "cul-de-sac GAME SEED SALT". With --match a stored match that is over is checked as a
whole: its seal, and whether its answers lead from its seed to its end; `matches` tells its number.
"""

from __future__ import annotations

import argparse

from engine.commands import CommandError
from engine.commands._shared.match_options import chosen_game, whole_number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="SLUG", default="", help="the game, such as nefarious")
    parser.add_argument("--seed", type=whole_number, metavar="S", help="the seed shown in the results")
    parser.add_argument("--salt", default="", metavar="SALT", help="the salt shown in the results")
    parser.add_argument(
        "--fingerprint", default="", metavar="DIGITS", help="the fingerprint shown at the start, to compare"
    )
    parser.add_argument("--match", type=whole_number, metavar="N", help="check this finished match instead")


def run(arguments: argparse.Namespace) -> int:
    """Print text and hash; 1 when the fingerprint does not fit."""
    if arguments.match is not None:
        return check_match(arguments.match)
    if not arguments.game or arguments.seed is None or not arguments.salt:
        raise CommandError("--game, --seed and --salt are needed, as the results tell them, or --match N")
    from engine.session.privacy.deck_commitment import fingerprint, sealed_hash, sealed_text

    slug = chosen_game(arguments.game).slug
    digest = sealed_hash(slug, arguments.seed, arguments.salt)
    print(f"text         {sealed_text(slug, arguments.seed, arguments.salt)}")
    print(f"SHA-256      {digest}")
    print(f"fingerprint  {fingerprint(digest)}")
    told = "".join(arguments.fingerprint.split()).lower()
    if not told:
        return 0
    fits = len(told) >= 8 and digest.startswith(told)
    print("It is the one that was told." if fits else "It is not the one that was told.")
    return 0 if fits else 1


def check_match(number: int) -> int:
    """Check a stored match and return the exit code.

    It is 1 if the deck commitment doesn't fit the seed. Raises CommandError for a match that can't be played.
    """
    from engine.commands._shared.stage import stored_match
    from engine.session.privacy.deck_commitment import DeckCommitment, promise

    match, document = stored_match(number)
    print(f"The {len(match.answers)} answers lead from seed {match.seed} to the end of the match.")
    seal = DeckCommitment.from_notes(document["session"].get("seal"))
    if seal is None:
        print(promise(None))
        return 0
    print(seal.account(match.game.slug, match.seed))
    return 0 if seal.fits(match.game.slug, match.seed) else 1
