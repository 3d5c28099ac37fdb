"""Hatchling hook: compiles the engine with mypyc when HARICOT_MYPYC asks for it.

HARICOT_MYPYC=0        pure Python, no compiler needed (the default: what pip and pipx get)
HARICOT_MYPYC=cached   the libraries kept from an earlier compile of the same sources, else pure Python
HARICOT_MYPYC=1        compile; where no C compiler works, warn and build pure Python
HARICOT_MYPYC=require  compile or fail
HARICOT_CACHE=FOLDER   where libraries and mypy's cache are kept between builds (unset: not kept)
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib import machinery, metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = ("kernel", "farm", "games", "bots")
KEPT = 4

# mypyc's functions are global symbols: without the flag gcc may not inline them in a shared library.
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
extensions = mypycify(sys.argv[2:], group_name="haricot", opt_level="3", debug_level="0")
for extension in extensions:
    extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
setup(name="haricot-engine", packages=[], ext_modules=extensions,
      script_args=["build_ext", "--build-lib", sys.argv[1], "--build-temp", "objects"])
"""


def engine_sources(src: Path) -> list[Path]:
    """Find every Python file of the engine, packages' openings included, tests left out."""
    folders = [src / "haricot" / name for name in ENGINE]
    found = [path.relative_to(src) for folder in folders for path in folder.rglob("*.py")]
    return sorted(path for path in found if "tests" not in path.parts)


def find_compiler() -> str | None:
    """Find a command that compiles C against this Python's headers."""
    chosen = os.environ.get("CC")
    include = sysconfig.get_path("include")
    for command in [chosen] if chosen else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]:
        words = [*shlex.split(command), "-I", include, "-fsyntax-only", "-x", "c", "-"]
        if shutil.which(words[0]):
            if subprocess.run(words, input=b"#include <Python.h>\n", capture_output=True).returncode == 0:
                return command
    return None


def version_of(package: str) -> str:
    """Give the installed version of a package, or nothing."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""


class EngineHook(BuildHookInterface[Any]):
    """Adds the compiled engine to the wheel."""

    PLUGIN_NAME = "custom"
    work: tempfile.TemporaryDirectory[str] | None = None

    @property
    def mode(self) -> str:
        """Give the value of HARICOT_MYPYC."""
        mode = os.environ.get("HARICOT_MYPYC") or "0"
        if mode not in {"0", "cached", "1", "require"}:
            raise SystemExit(f"HARICOT_MYPYC is {mode!r}: use 0, cached, 1 or require")
        return mode

    def dependencies(self) -> list[str]:
        """Ask an isolated build for mypyc only when it is used."""
        return ["mypy[mypyc]>=2.4", "setuptools>=80"] if self.mode in {"1", "require"} else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engine, or take it from the cache, and add it to the wheel."""
        src = Path(self.root, "src")
        sources = engine_sources(src)
        if self.target_name != "wheel" or version == "editable" or self.mode == "0" or not sources:
            return
        cache = Path(os.environ["HARICOT_CACHE"]).absolute() if os.environ.get("HARICOT_CACHE") else None
        # The wheel is written after this method: the folder must stay until then.
        self.work = tempfile.TemporaryDirectory(prefix="haricot-mypyc-")
        libraries = self.libraries(src, sources, cache, Path(self.work.name))
        if libraries is not None:
            for path in sorted(libraries.rglob("*")):
                if path.name.endswith(tuple(machinery.EXTENSION_SUFFIXES)):
                    build_data["force_include"][str(path)] = path.relative_to(libraries).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Tidy up once the wheel is written."""
        if self.work is not None:
            self.work.cleanup()

    def libraries(self, src: Path, sources: list[Path], cache: Path | None, work: Path) -> Path | None:
        """Give the folder of the compiled engine, or nothing when it stays pure Python."""
        kept = cache / "engine" / self.digest(src, sources) if cache else None
        if kept and kept.is_dir():
            os.utime(kept)
            return kept
        if self.mode == "cached":
            return None
        compiler = find_compiler()
        if compiler is None:
            problem = "no C compiler that finds Python's headers (Debian: apt install gcc python3-dev)"
            if self.mode == "require":
                raise SystemExit(f"haricot: {problem}")
            self.app.display_warning(f"haricot: {problem}; the engine stays interpreted")
            return None
        built = self.compile(src, sources, compiler, cache, work)
        if kept:
            partial = kept.with_suffix(".partial")
            shutil.rmtree(partial, ignore_errors=True)
            shutil.copytree(built, partial)
            partial.rename(kept)
            by_use = sorted(kept.parent.iterdir(), key=lambda folder: folder.stat().st_mtime)
            for old in by_use[:-KEPT]:
                shutil.rmtree(old, ignore_errors=True)
        return built

    def digest(self, src: Path, sources: list[Path]) -> str:
        """Name a compile by all that goes into it."""
        total = hashlib.sha256()
        surroundings = [sys.version, sysconfig.get_platform(), version_of("mypy"), version_of("librt")]
        surroundings += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
        total.update("\0".join([*surroundings, COMPILE]).encode())
        for path in [Path("haricot/__init__.py"), *sources]:
            content = (src / path).read_bytes()
            total.update(f"\0{path.as_posix()}\0{len(content)}\0".encode() + content)
        return total.hexdigest()[:32]

    def compile(self, src: Path, sources: list[Path], compiler: str, cache: Path | None, work: Path) -> Path:
        """Run mypyc on a copy, so that nothing it writes lands in the sources."""
        copy, out = work / "src", work / "out"
        shutil.copytree(src, copy, ignore=shutil.ignore_patterns("__pycache__", "tests", "*.so", "*.pyd"))
        environment = dict(os.environ, MYPY_CACHE_DIR=str(cache / "mypyc" if cache else work / "cache"))
        environment.pop("MYPYPATH", None)
        if compiler != sysconfig.get_config_var("CC"):
            environment["CC"] = compiler
        modules = [str(path) for path in sources if path.name != "__init__.py"]
        done = subprocess.run(
            [sys.executable, "-c", COMPILE, str(out), *modules],
            cwd=copy,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            sys.stderr.write(done.stdout)
            raise SystemExit("haricot: mypyc could not compile the engine (HARICOT_PURE=1 runs it interpreted)")
        return out
