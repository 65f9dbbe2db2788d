"""The house rules of Nefarious (NF-1.4), and how they make the table of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.nefarious.definitions.compiled_cards import CardSet
from engine.games.nefarious.definitions.vocabulary import Twist
from engine.games.nefarious.layout import ACTION_GROUP, INVENTION_GROUP, TWIST_GROUP
from engine.games.nefarious.match_rules import MatchRules
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.frames import RULES
from engine.kernel.files.faults import BadOption, sentence
from engine.kernel.files.limits import abbreviate
from engine.kernel.flow.table import Table
from engine.kernel.game.game import Game, Options, OptionSpec
from engine.kernel.state import rng as chance

GROUPS = (INVENTION_GROUP, TWIST_GROUP, ACTION_GROUP)
OPTION_SPECS = (
    OptionSpec(
        "twists",
        say("set-twists"),
        say("set-twists.hint"),
        "choice",
        2,
        tuple((number, say(f"set-twists-{number}")) for number in range(3)),
    ),
    OptionSpec(
        "chosen_twists",
        say("set-chosen-twists"),
        say("set-chosen-twists.hint"),
        "cards",
        [],
        group=TWIST_GROUP,
        limit=2,
        needs=("twists", (1, 2)),
    ),
)


def read_options(among: Sequence[Twist], options: Options) -> Options:
    """Return options in which `twists` may be a list, and Twists are named by id or printed name."""
    given = dict(options)
    if isinstance(given.get("twists"), list):
        given["chosen_twists"], given["twists"] = given["twists"], min(2, len(given["twists"]))
    if isinstance(given.get("chosen_twists"), str):
        given["chosen_twists"] = [name.strip() for name in given["chosen_twists"].split(",") if name.strip()]
    if "chosen_twists" in given:
        given["chosen_twists"] = chosen = [twist_id(among, name) for name in given["chosen_twists"]]
        if len(set(chosen)) != len(chosen) or len(chosen) > 2:
            raise BadOption(
                "chosen_twists", sentence("option 'chosen_twists' must name at most two different Twists"), chosen
            )
    return given


def twist_id(among: Sequence[Twist], name: Any) -> str:
    """Return the id of a Twist that is named by id or printed name. Raises BadOption."""
    for twist in among:
        if name in (twist.id, twist.name):
            return twist.id
    raise BadOption("chosen_twists", sentence(f"option 'chosen_twists': there is no Twist {abbreviate(name)}"), name)


def table_with(cards: CardSet, game: Game[MatchRules], seats: int, options: Options, seed: int) -> Table[MatchRules]:
    """Return the table of a match with the cards of a set. Twists that weren't chosen are drawn at random (NF-1.4)."""
    by_id = {twist.id: twist for twist in cards.twists}
    number = int(options["twists"])
    chosen = [by_id[name] for name in options["chosen_twists"]][:number]
    rng = chance.seed_rng(seed ^ 0x7157)
    rest = [twist for twist in cards.twists if twist not in chosen]
    while len(chosen) < number:
        rng = (rng * chance.MULTIPLIER + chance.INCREMENT) & chance.MASK
        chosen.append(rest.pop((rng >> 33) % len(rest)))
    instances = cards.match_cards(seats)
    rules = MatchRules(seats, chosen, instances)
    return Table(game, seats, options, instances.definitions, instances.groups, GROUPS, RULES, rules)
