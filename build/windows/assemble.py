"""A Windows Python made on Linux: its libraries from a wheel, `python.exe` compiled here, the modules of this Python.

PyPI has no Python for Windows, but `panda3d` carries one inside its wheels. Nothing else of that package is used.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

CARRIER = "panda3d==1.10.16"
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
LIBRARY = f"python{VERSION.replace('.', '')}"
COMPILER, DUMP = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-objdump"
MAIN = """#include <wchar.h>
int Py_Main(int, wchar_t **);
int wmain(int count, wchar_t **words) { return Py_Main(count, words); }
"""
RANDOM = """#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) { return SystemFunction036(bytes, (ULONG)count); }
"""
"""The library bcryptprimitives, which AccessKit needs. Windows has it, Wine 8 doesn't."""
NOT_COPIED = ("site-packages", "dist-packages", "lib-dynload", "config-*", "test", "idlelib", "__pycache__")
LEFT_OUT = ("numpy",)
"""Only tests use it, and Wine 8 lacks functions that it needs."""
BESIDE_PROGRAM = (f"{LIBRARY}.dll", "VCRUNTIME140.dll")
OF_TCL = ("tcl86t.dll", "tk86t.dll", "_tkinter.pyd")
EXPORT = re.compile(r"^\s*\[\s*\d+\] (?:\+base\[\s*\d+\]\s+[0-9a-f]+ )?(_?Py\w+)$", re.MULTILINE)


def python_for_windows(folder: Path, lock: Path) -> Path:
    """Make a Python with the packages of a lock file in a folder; return its `python.exe`."""
    folder.mkdir(parents=True)
    add_libraries(folder)
    shutil.copytree(sysconfig.get_path("stdlib"), folder / "Lib", ignore=shutil.ignore_patterns(*NOT_COPIED))
    add_packages(folder / "Lib" / "site-packages", lock)
    return compile_program(folder)


def pip(*words: str) -> None:
    """Run this Python's pip for Windows; takes wheels only. Raises CalledProcessError."""
    target = ["--platform", "win_amd64", "--python-version", VERSION, "--only-binary=:all:", "--no-deps"]
    subprocess.run([sys.executable, "-m", "pip", *words[:1], "-qq", *target, *words[1:]], check=True)


def add_libraries(folder: Path) -> None:
    """Put the DLLs and compiled modules of Python into a folder, where Python looks for them."""
    (folder / "DLLs").mkdir()
    with tempfile.TemporaryDirectory() as work:
        pip("download", CARRIER, "--dest", work)
        with zipfile.ZipFile(next(Path(work).glob("*.whl"))) as wheel:
            for entry in wheel.namelist():
                name = Path(entry).name
                if entry.startswith("deploy_libs/") and not name.startswith("api-ms-") and name not in OF_TCL:
                    place = folder if name in BESIDE_PROGRAM else folder / "DLLs"
                    (place / name).write_bytes(wheel.read(entry))


def add_packages(folder: Path, lock: Path) -> None:
    """Install the packages of a lock file for Windows. pip reads its conditions for this system, so they go."""
    with tempfile.TemporaryDirectory() as work:
        wanted = Path(work, "requirements.txt")
        wanted.write_text(conditions_met(lock.read_text(encoding="utf-8")), encoding="utf-8")
        pip("install", "--require-hashes", "--no-compile", "--target", str(folder), "-r", str(wanted))


def conditions_met(lock: str) -> str:
    """Return a lock file's packages that Windows and this version of Python need, without their conditions."""
    from packaging.markers import Marker

    here = {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt", "python_version": VERSION}
    kept = []
    for entry in re.split(r"^(?=\S)", lock, flags=re.MULTILINE):
        first, _, rest = entry.partition("\n")
        name, _, condition = first.removesuffix("\\").partition(" ; ")
        if name.startswith(tuple(f"{package}==" for package in LEFT_OUT)):
            continue
        if not condition or Marker(condition).evaluate(here):
            kept.append(f"{name.rstrip()} \\\n{rest}" if condition else entry)
    return "".join(kept)


def add_random(folder: Path) -> None:
    """Compile the library that Wine lacks into a folder of system libraries."""
    with tempfile.TemporaryDirectory() as work:
        source = Path(work, "random.c")
        source.write_text(RANDOM, encoding="utf-8")
        subprocess.run([COMPILER, "-shared", "-o", folder / "bcryptprimitives.dll", source, "-ladvapi32"], check=True)


def compile_program(folder: Path) -> Path:
    """Compile `python.exe`, and `python3.dll`, which hands every call on to the library of this version."""
    program, library = folder / "python.exe", folder / f"{LIBRARY}.dll"
    listed = subprocess.run([DUMP, "-p", str(library)], capture_output=True, text=True, check=True).stdout
    exports = sorted(set(EXPORT.findall(listed)))
    with tempfile.TemporaryDirectory() as work:
        source, forwards = Path(work, "main.c"), Path(work, "python3.def")
        source.write_text(MAIN, encoding="utf-8")
        forwards.write_text("EXPORTS\n" + "".join(f"{name}={LIBRARY}.{name}\n" for name in exports), encoding="utf-8")
        for words in (
            ["-municode", "-O2", "-o", program, source, library],
            ["-shared", "-nostdlib", "-Wl,--entry=0", "-o", folder / "python3.dll", forwards],
        ):
            subprocess.run([COMPILER, *words], check=True)
    return program
