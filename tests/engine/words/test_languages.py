"""Several languages: what is said in which, and whether the messages of all fit those in English."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.games import load
from engine.words.messages import ENGLISH, LANGUAGES, Messages, retranslate, speak, words_cache

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = [ROOT / "assets" / "words", *sorted((ROOT / "engine").rglob("messages"))]
OTHERS = [language for language in LANGUAGES if language != ENGLISH]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def messages(folder: Path, **languages: str) -> Messages:
    for language, text in languages.items():
        (folder / language).mkdir()
        (folder / language / "all.ftl").write_text(text, encoding="utf-8")
    return Messages("a package", lambda language: (folder / language).iterdir())


def test_a_message_that_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    say = messages(
        tmp_path,
        en="here = here\nthere = there\nnoun =\n    .one = a spy\n"
        "    .many = { $count ->\n    [one] a spy\n   *[other] spies\n}\n",
        de="here = hier\nnoun =\n    .one = ein Spion\n",
    )
    speak("de")
    assert [say("here"), say("there")] == ["hier", "there"]
    assert [say("noun.one"), say("noun.many", count=2)] == ["ein Spion", "spies"]
    assert say.knows("here") and not say.knows("there")


def test_a_language_without_any_message_says_all_in_english(tmp_path: Path) -> None:
    say = messages(tmp_path, en="here = here\n")
    speak("de")
    assert say("here") == "here"
    with pytest.raises(KeyError):
        say("nowhere")


def test_a_list_is_in_the_language_of_whoever_lists(tmp_path: Path) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "none").mkdir()
    some, none = messages(tmp_path / "some", en="a = a\n", de="a = ein\n"), messages(tmp_path / "none", en="a = a\n")
    speak("de")
    assert some.join_list(["x", "y", "z"]) == "x, y und z"
    assert none.join_list(["x", "y"], "or") == "x or y"


def test_what_was_said_once_is_said_again_in_another_language(tmp_path: Path) -> None:
    say = messages(tmp_path, en="a = an { $thing }\nb = owl\n", de="a = eine { $thing }\nb = Eule\n")
    once = (say("a", thing=say("b")), "a name", 3)
    speak("de")
    assert retranslate(once) == ("eine Eule", "a name", 3)
    speak(ENGLISH)
    assert retranslate(once) == ("an owl", "a name", 3)
    assert pickle.loads(pickle.dumps(say("b"))) == "owl"


def test_what_is_made_of_words_is_made_anew_in_another_language(tmp_path: Path) -> None:
    say = messages(tmp_path, en="a = owl\n", de="a = Eule\n")

    @words_cache()
    def made() -> list[str]:
        return [say("a")]

    assert made() is made()
    speak("de")
    assert made() == ["Eule"]


def test_set_up_options_are_offered_in_the_language_that_is_spoken() -> None:
    """They are made once, with the game."""
    game = load("nefarious")
    english = [spec.label for spec in retranslate(game.options.specs)]
    speak("de")
    german = [spec.label for spec in retranslate(game.options.specs)]
    speak(ENGLISH)
    assert [spec.label for spec in retranslate(game.options.specs)] == english
    assert len(german) == len(english)


# --- the messages that there are -----------------------------------------------------------------------------


class Names(Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library names it so
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(file: Path) -> Iterator[ast.EntryType]:
    """What a file holds besides comments."""
    found = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return (entry for entry in found if not isinstance(entry, (ast.Comment, ast.GroupComment, ast.ResourceComment)))


def patterns(file: Path) -> dict[str, tuple[set[str], set[str]]]:
    """The arguments of each message and of each attribute, and the messages it refers to."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in entries(file):
        assert isinstance(entry, ast.Message), f"{file}: no message: {str(getattr(entry, 'content', entry))[:60]}"
        attributes = ((f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes)
        parts = [(entry.id.name, entry.value), *attributes]
        for name, value in parts:
            if value is not None:
                names = Names()
                names.visit(value)
                assert name not in found, f"{file}: {name} stands there twice"
                found[name] = names.variables, names.messages
    return found


def files(language: str) -> list[Path]:
    return [file for folder in FOLDERS for file in sorted((folder / language).glob("*.ftl"))]


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    "file", [file for one in OTHERS for file in files(one)], ids=lambda file: file.relative_to(ROOT).as_posix()
)
def test_each_message_of_another_language_stands_for_one_in_english(file: Path) -> None:
    own, english = patterns(file), file.parent.parent / ENGLISH / file.name
    if file.stem == "names":
        cards = {f"name-{face['id']}" for face in load(file.parts[-4].replace("_", "-")).shows.faces()}
        assert set(own) <= cards and not any(variables for variables, _ in own.values())
        return
    there = patterns(english)
    beside = {name for other in file.parent.glob("*.ftl") for name in patterns(other)}
    assert set(own) <= set(there)
    for name, (variables, referred) in own.items():
        assert variables <= there[name][0], f"{name} has arguments that English has not"
        assert referred <= beside, f"{name} refers to a message that is missing"


@pytest.mark.parametrize(
    "file", [file for one in OTHERS for file in files(one)], ids=lambda file: file.relative_to(ROOT).as_posix()
)
def test_each_message_of_another_language_is_found(file: Path) -> None:
    say = Messages(file.as_posix(), lambda language: [file])
    speak(file.parent.name)
    assert [name for name in patterns(file) if not say.knows(name)] == []


@pytest.mark.parametrize(
    "file", [file for one in OTHERS for file in files(one)], ids=lambda file: file.relative_to(ROOT).as_posix()
)
def test_no_file_of_another_language_is_half_done(file: Path) -> None:
    if file.stem != "names":
        assert set(patterns(file)) == set(patterns(file.parent.parent / ENGLISH / file.name))
