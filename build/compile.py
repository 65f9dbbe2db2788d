"""Compile the rules: `python build/compile.py` makes `build/compiled`, a copy of `engine` with compiled modules.

Needs the extra `compile` and a C compiler. The sources are the same; each compiled module lies next to its `.py` file
and is what Python imports. `PYTHONSAFEPATH=1 PYTHONPATH=build/compiled:. python main.py bench` runs it.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from fnmatch import fnmatch
from pathlib import Path

BUILD = Path(__file__).resolve().parent
ROOT = BUILD.parent
COMPILED = BUILD / "compiled"
GROUP = "culdesac_engine"
"""What mypyc calls the library that all compiled modules share."""
SHARED = f"{GROUP}__mypyc"
"""The module of that library; it lies beside `engine`."""

KERNEL = (
    "state/events", "state/layout", "state/refs", "state/rng", "state/state", "state/view", "flow/bus",
    "flow/determinize", "flow/grids", "flow/machine", "flow/moves", "flow/standard_frames", "flow/table",
)  # fmt: skip
"""Modules of `engine/kernel` on the way from an answer to the next question; those that there are get compiled. Not so
`ruleset`: mypyc cannot make dataclasses with a type parameter, and its constants are compiled into what uses them."""
OPTIONS = ("--config-file=", "--disable-error-code=type-abstract")
"""For mypy, which mypyc asks for types: the one of the project's settings that compiling needs, and no other."""
SMALLER = (
    {
        "CFLAGS": f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden -fno-asynchronous-unwind-tables",
        "LDFLAGS": f"{os.environ.get('LDFLAGS', '')} -Wl,-z,noseparate-code",
    }
    if sys.platform == "linux"
    else {}
)
"""For compiler and linker: no names for others, no tables for debuggers, no empty pages between parts of a module."""
NOT_RULES = (
    "__init__", "card_text", "checks", "compiled_cards", "effect_type", "faces", "form*", "frames", "game",
    "known_names", "own_*", "reader", "scenario_hooks", "setup_options", "text", "vocabulary"
)  # fmt: skip
"""Modules of a game that no answer runs through, apart from a few short functions; all others get compiled."""
APART = ("ai", "text")
"""Folders of a game that no answer runs through."""


class CannotCompile(Exception):
    """Something that compiling needs is missing; the message is one sentence and names a way on."""


def main() -> int:
    """Compile, and make a wheel of it if asked to."""
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--wheel", type=Path, metavar="FOLDER", help="also make a wheel for this platform")
    parser.add_argument("--level", choices="0123", default="2", help="how much the C compiler optimizes (default: 2)")
    given = parser.parse_args()
    try:
        count = compile_into(COMPILED, given.level)
        print(f"Compiled {count} modules into {COMPILED}.")
        if given.wheel:
            make_wheel(COMPILED, given.wheel.resolve())
    except CannotCompile as problem:
        print(f"build/compile.py: {problem}", file=sys.stderr)
        return 2
    return 0


def modules(engine: Path) -> list[Path]:
    """Return the source files to compile of the `engine` in this folder."""
    games = [folder for folder in sorted((engine / "games").iterdir()) if folder.is_dir()]
    rules = [
        file for game in games for file in sorted(game.rglob("*.py")) if not {*file.relative_to(game).parts} & {*APART}
    ]
    return [file for name in KERNEL if (file := engine / "kernel" / f"{name}.py").is_file()] + [
        file for file in rules if not any(fnmatch(file.stem, name) for name in NOT_RULES)
    ]


def compile_into(folder: Path, level: str = "2") -> int:
    """Fill a new `folder` with a compiled `engine`; return the number of compiled modules. Raises CannotCompile."""
    check_tools()
    with tempfile.TemporaryDirectory(prefix="cul-de-sac-") as temporary:
        work = Path(temporary) / "work"
        shutil.copytree(ROOT / "engine", work / "engine", ignore=shutil.ignore_patterns("__pycache__"))
        sources = [str(file.relative_to(work)) for file in modules(work / "engine")]
        print(f"Compiling {len(sources)} modules; this takes minutes ...", flush=True)
        recipe = Path(temporary) / "setup.py"
        recipe.write_text(
            "from mypyc.build import mypycify\nfrom setuptools import setup\n"
            f"found = mypycify({[*OPTIONS, *sources]!r}, group_name={GROUP!r}, opt_level={level!r},\n"
            f"                 debug_level='0', target_dir={str(Path(temporary) / 'c')!r})\n"
            "setup(name='engine', packages=[], ext_modules=found)\n",
            encoding="utf-8",
        )
        command = [sys.executable, str(recipe), "-q", "build_ext", "--inplace"]
        command += ["--build-temp", str(Path(temporary) / "objects")]
        ended = subprocess.run(command, cwd=work, env=os.environ | SMALLER, capture_output=True, encoding="utf-8",
                               errors="replace", check=False)  # fmt: skip
        if ended.returncode != 0:
            print(ended.stdout + ended.stderr, file=sys.stderr)
            raise CannotCompile("Compiling the modules failed, see above.")
        for leftover in (".mypy_cache", "build"):
            shutil.rmtree(work / leftover, ignore_errors=True)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.move(work, folder)
    return len(sources)


def check_tools() -> None:
    """Check for mypyc, setuptools, a C compiler and Python's headers. Raises CannotCompile."""
    if not all(importlib.util.find_spec(name) for name in ("mypyc", "setuptools")):
        raise CannotCompile("mypyc is missing; install the program with its extra `compile`.")
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise CannotCompile("Python's headers are missing (python3-dev, or a Python that brings Python.h).")
    if not has_compiler():
        raise CannotCompile("there is no C compiler (gcc, clang or Visual Studio's); install one.")


def has_compiler() -> bool:
    """Return whether the C compiler that this Python was made with is there."""
    importlib.import_module("setuptools")  # which brings distutils
    from distutils import ccompiler, errors, sysconfig as settings

    compiler = ccompiler.new_compiler()
    settings.customize_compiler(compiler)
    with contextlib.suppress(errors.DistutilsPlatformError):
        if hasattr(compiler, "initialize"):  # Visual Studio's
            compiler.initialize()
            return True
        return shutil.which(compiler.compiler_so[0]) is not None
    return False


def make_wheel(compiled: Path, output: Path) -> None:
    """Make a wheel for this platform, with the compiled engine in it."""
    hook = (
        "from hatchling.builders.hooks.plugin.interface import BuildHookInterface\n\n\n"
        "class Platform(BuildHookInterface):\n"
        "    def initialize(self, version, build_data):\n"
        "        build_data['pure_python'], build_data['infer_tag'] = False, True\n"
    )
    with tempfile.TemporaryDirectory(prefix="cul-de-sac-") as temporary:
        work = Path(temporary)
        for name in ("client", "assets"):
            shutil.copytree(ROOT / name, work / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(compiled, work, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        for file in (*ROOT.glob("*.md"), ROOT / "LICENSE", ROOT / "main.py"):
            shutil.copy(file, work)
        (work / "hatch_build.py").write_text(hook, encoding="utf-8")
        project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        shared = "".join(f'"{file.name}" = "{file.name}"\n' for file in work.glob(f"{SHARED}*"))
        heading = "[tool.hatch.build.targets.wheel.force-include]\n"
        project = project.replace(heading, heading + shared)
        (work / "pyproject.toml").write_text(f"{project}\n[tool.hatch.build.targets.wheel.hooks.custom]\n", "utf-8")
        command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(output), str(work)]
        if subprocess.run(command, check=False).returncode != 0:
            raise CannotCompile("pip could not make the wheel, see above.")


if __name__ == "__main__":
    sys.exit(main())
