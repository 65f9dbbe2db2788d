"""Every rule set has its opponents and feats; a mistake in a file names entry, field and what was expected."""

from __future__ import annotations

import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from engine.games import load
from engine.kernel.scenarios.reader import BadScenario
from engine.street.daily_match import deal_of
from engine.street.street_file import Street, read_street

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((ROOT / "assets" / "street").glob("*.toml"))
DAY = date(2026, 11, 24)
SMALL = """
game = "nefarious"
title = "Nefarious"
[deal]
seats = [2, 4]
options = { twists = [1, 2] }
[[opponent]]
id = "pip"
name = "Pip"
about = "Small."
policy = "gentle"
before = "Hello."
wins = "Ha."
loses = "Oh."
[[feat]]
id = "rich"
title = "Rich"
about = "Have money."
when = [{ counter = "money", at = "highest", at_least = 30 }]
"""


def street_in(file: Path) -> Street:
    return read_street(file.read_text(encoding="utf-8"), file.name)


def test_there_are_five_rule_sets() -> None:
    assert len(FILES) == 5


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_rule_set_has_ten_opponents_and_twelve_feats(file: Path) -> None:
    street = street_in(file)
    assert len(street.opponents) == 10
    assert len(street.feats) == 12
    assert len({entry.name for entry in street.opponents}) == 10


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_everybody_has_a_portrait_that_is_nobody_elses(file: Path) -> None:
    folder = ROOT / "assets" / "art" / "street" / file.stem
    drawn = [(folder / f"{entry.id}.svg").read_text(encoding="utf-8") for entry in street_in(file).opponents]
    assert len(set(drawn)) == 10


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_deal_of_each_day_of_a_year_can_be_played(file: Path) -> None:
    street = street_in(file)
    game = load(street.game)
    for number in range(365):
        deal = deal_of(street, DAY + timedelta(days=number))
        fewest, most = game.seat_limits(game.checked_options(deal.options))
        assert fewest <= deal.seats <= most


def test_days_and_rule_sets_have_deals_of_their_own() -> None:
    known = [street_in(file) for file in FILES]
    deals = [deal_of(street, DAY + timedelta(days=number)).seed for street in known for number in range(30)]
    assert len(set(deals)) == len(deals)


def test_two_programs_have_the_same_deal() -> None:
    file = FILES[0]
    told = (
        f"from datetime import date; from pathlib import Path\n"
        f"from engine.street.daily_match import deal_of; from engine.street.street_file import read_street\n"
        f"text = Path({str(file)!r}).read_text(encoding='utf-8')\n"
        f"print(deal_of(read_street(text, {file.name!r}), date(2026, 11, 24)))"
    )
    run = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == str(deal_of(street_in(file), DAY))


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ('policy = "gentle"', 'policy = "gentel"', ("opponent pip: policy", "gentle, normal, hard, expert")),
        ('policy = "gentle"', 'policy = "random"', ("opponent pip: policy", "people can choose")),
        ('loses = "Oh."', "", ("opponent pip: loses", "a text")),
        ('loses = "Oh."', 'loses = "Oh."\nhat = "red"', ("opponent pip: hat", "one of id, name")),
        ('loses = "Oh."', 'loses = "Oh."\noptions = { twists = 7 }', ("opponent pip: options", "twists")),
        ('counter = "money"', 'counter = "gold"', ("feat rich: when 1: counter", "money, reserve")),
        ('at = "highest"', 'at = "often"', ("feat rich: when 1: at", "end, lowest, highest")),
        (", at_least = 30", "", ("feat rich: when 1: at_least", "a whole number")),
        ('counter = "money"', 'cards = "hand", card = "money-tree"', ("feat rich: when 1: card", "the id of a card")),
        ("seats = [2, 4]", "seats = [2, 14]", ("deal: seats", "2 to 6 players")),
        ("twists = [1, 2]", "twists = [1, 9]", ("deal: options", "twists")),
    ],
)
def test_a_mistake_names_entry_field_and_what_was_expected(right: str, wrong: str, told: tuple[str, str]) -> None:
    assert right in SMALL
    with pytest.raises(BadScenario) as error:
        read_street(SMALL.replace(right, wrong, 1), "street.toml")
    assert "street.toml" in str(error.value)
    for part in told:
        assert part in str(error.value)
