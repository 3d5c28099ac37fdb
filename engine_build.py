"""Compiles the engine: mypyc writes C, and every module is compiled as a unit of its own, beside others, once for each text.

    python engine_build.py OUT KEPT MODULES...     run in a copy of src; KEPT holds objects between builds, "" keeps none

One unit a module is slower by a tenth than one for all, because small functions of other modules are no longer inlined,
and mypyc's C is such that any edit changes the text of every unit. So each unit is written anew: with copies of the
small functions it calls, with only those declarations that it uses, and with a table of literals of its own.
See docs/adr/0010-a-unit-a-module.md.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

GROUP = "haricot"
SMALL = 3000  # letters of C: what is longer than this is called, not copied
KEPT_OBJECTS = 1500  # a build has about 230
WORKERS = os.cpu_count() or 1

FLAGS = [
    # Nobody outside the library calls into it but by PyInit: without these two gcc may neither call nor inline directly.
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    # gcc has a warning without a name for copied functions, so mypyc's -Werror stays for what would be our mistakes only.
    "-Wno-error",
    "-Werror=implicit-function-declaration",
    "-Werror=int-conversion",
    "-Werror=incompatible-pointer-types",
]

WORD = re.compile(r"[A-Za-z_]\w+")
INDENT = re.compile(r"(?m)^ +")
INCLUDE = re.compile(r"(?m)^#include .*\n")
FUNCTION = re.compile(r"(?ms)^(?!static )\w[^\n(]*\b(CPyDef_\w+)\([^\n]*\) \{\n.*?^\}\n")
# Of mypyc's own runtime what is called at every turn: one call to look into a list costs as much as the look.
OF_RUNTIME = re.compile(r"(?ms)^PyObject \*(CPyList_GetItemInt64|CPyList_GetItemShort)\([^\n]*\) \{\n.*?^\}\n")
EXTERN = re.compile(r"(?m)^extern [^\n]*?(\w+)(?:\([^\n]*\)|\[[^\n]*\])?;\n")
STRUCT = re.compile(r"(?ms)^#ifndef MYPYC_DECLARED_(\w+)\n.*?^#endif\n|^typedef struct \{\n.*?^\} (\w+);\n")
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")


def words_of(text: str) -> set[str]:
    """Find every name in a piece of C."""
    return set(WORD.findall(text))


def reach(wanted: Iterable[str], uses: dict[str, set[str]]) -> set[str]:
    """Follow names to the names they use, as far as these are known."""
    found: set[str] = set()
    waiting = [name for name in wanted if name in uses]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += uses[name]
    return found


class Units:
    """The C of one group of modules, written anew so that a unit changes only with what it uses."""

    def __init__(self, folder: Path, runtime: list[Path]) -> None:
        self.folder = folder
        types = (folder / f"__native_{GROUP}.h").read_text()
        names = (folder / f"__native_internal_{GROUP}.h").read_text()
        self.includes = "".join(line for line in dict.fromkeys(INCLUDE.findall(types + names)) if GROUP not in line)
        self.declared = {found[1] or found[2]: found[0] for found in STRUCT.finditer(types)}
        self.declared |= {found[1]: found[0] for found in EXTERN.finditer(names) if found[1] != "CPyStatics"}
        self.uses = {name: words_of(text) & self.declared.keys() for name, text in self.declared.items()}
        self.modules = {path.stem: INCLUDE.sub("", path.read_text()) for path in folder.glob(f"__native_{GROUP}___*.c")}
        self.home: dict[str, str] = {}  # the module of each small function
        self.small: dict[str, str] = {}
        for module, text in sorted(self.modules.items()):
            for found in FUNCTION.finditer(text):
                copy = INDENT.sub("", found[0])
                if len(copy) <= SMALL and not found[1].endswith("__top_level__"):
                    self.home[found[1]], self.small[found[1]] = module, copy
        for path in runtime:
            for found in OF_RUNTIME.finditer(path.read_text()):
                self.home[found[1]], self.small[found[1]] = "runtime", INDENT.sub("", found[0])
        self.calls = {name: words_of(text) & self.small.keys() for name, text in self.small.items()}
        self.literals: dict[str, list[str]] = {}  # of each module: its table, as places in the group's

    def unit(self, module: str) -> str:
        """Write the unit of a module."""
        own = INDENT.sub("", self.modules[module])
        called = reach(words_of(own), self.calls)
        # GNU's extern inline: a copy to inline from, while the function itself stands in its own module's unit
        copies = [
            f"extern inline __attribute__((gnu_inline)) {text}"
            for name, text in self.small.items()
            if name in called and self.home[name] != module
        ]
        places: dict[str, int] = {}
        text = LITERAL.sub(
            lambda found: f"{module}_literals[{places.setdefault(found[1], len(places))}]", "".join(copies) + own
        )
        self.literals[module] = list(places)
        needed = reach(words_of(text), self.uses)
        head = "".join(line for name, line in self.declared.items() if name in needed)
        table = f"extern PyObject *{module}_literals[{len(places)}];\n" if places else ""
        return f"{self.includes}{head}{table}{text}"

    def middle(self) -> str:
        """Write the unit of what all share: globals, and literals, which it hands out to each module's table."""
        text = INDENT.sub("", (self.folder / f"__native_{GROUP}.c").read_text())
        tables = [(f"{module}_literals", places) for module, places in sorted(self.literals.items()) if places]
        defined = "".join(f"PyObject *{name}[{len(places)}];\n" for name, places in tables)
        filled = "".join(
            f"{{\nstatic const int places[] = {{{', '.join(places)}}};\n"
            f"for (int i = 0; i < {len(places)}; i++) {name}[i] = CPyStatics[places[i]];\n}}\n"
            for name, places in tables
        )
        text, opened = re.subn(r"(?m)^int CPyGlobalsInit\(void\)\n\{", lambda at: defined + at[0], text)
        text, made = re.subn(r"if \(CPyStatics_Initialize\(.*\n.*\n\}\n", lambda at: at[0] + filled, text)
        if (opened, made) != (1, 1):
            raise SystemExit("engine_build.py does not know the C of this mypyc")
        return text

    def write(self) -> list[str]:
        """Write all units of the group, and give their files."""
        texts = {module: self.unit(module) for module in sorted(self.modules)}
        texts["middle"] = self.middle()
        folder = self.folder / "units"
        folder.mkdir()
        for name, text in texts.items():
            (folder / f"{name}.c").write_text(text)
        return [str(folder / f"{name}.c") for name in texts]


def split(library: Extension) -> None:
    """Have the library of the group made of our units; what mypyc's runtime has in C is one more."""
    native = f"__native_{GROUP}"
    folder = next(Path(source).parent for source in library.sources if Path(source).name == f"{native}.c")
    runtime = [Path(source) for source in library.sources if not Path(source).name.startswith(native)]
    together = folder / "runtime.c"
    together.write_text("".join(f"#include <{path.relative_to(folder).as_posix()}>\n" for path in runtime))
    library.sources = [*Units(folder, runtime).write(), str(together)]


def surroundings(compiler: list[str]) -> str:
    """Name all that decides what an object is beside its text and its flags."""
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True).stdout
    versions = [f"{name} {metadata.version(name)}" for name in ("mypy", "librt", "setuptools")]
    return "\0".join([sys.version, *versions, *compiler, said])


class Build(build_ext):  # type: ignore[misc]
    """Compiles all sources of all extensions side by side, the longest first; those that are kept are not compiled."""

    kept: Path | None = None

    def build_extensions(self) -> None:
        """Compile, then let setuptools link."""
        surrounding = surroundings(list(self.compiler.compiler_so))
        sources = [(source, extension) for extension in self.extensions for source in extension.sources]
        sources.sort(key=lambda pair: -Path(pair[0]).stat().st_size)
        with ThreadPoolExecutor(WORKERS) as pool:
            made = pool.map(lambda pair: self.object_of(pair[0], pair[1], surrounding), sources)
            objects = {source: found for (source, _), found in zip(sources, made)}
        self.compiler.compile = lambda sources, **_: [objects[source] for source in sources]
        self.parallel = WORKERS
        super().build_extensions()

    def object_of(self, source: str, extension: Extension, surrounding: str) -> str:
        """Give the object of a source, compiled now or earlier."""
        key = hashlib.sha256("\0".join([surrounding, *extension.extra_compile_args]).encode())
        key.update(Path(source).read_bytes())
        kept = self.kept / f"{key.hexdigest()[:40]}.o" if self.kept else None
        if kept and kept.exists():
            os.utime(kept)
            return str(kept)
        (made,) = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        if kept:
            partial = kept.with_suffix(f".{os.getpid()}")
            shutil.copyfile(made, partial)
            partial.replace(kept)
        return str(made)


def forget(kept: Path) -> None:
    """Let go of the objects that were not used for longest."""
    by_use = sorted(kept.iterdir(), key=lambda path: path.stat().st_mtime)
    for old in by_use[:-KEPT_OBJECTS]:
        old.unlink(missing_ok=True)


def main(out: str, kept: str, modules: list[str]) -> None:
    """Compile the modules into the folder `out`."""
    from mypyc.build import mypycify

    extensions = mypycify(modules, group_name=GROUP, opt_level="3", debug_level="0", multi_file=True)
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # mypyc gives all the same list
    split(extensions[0])
    if kept:
        Build.kept = Path(kept)
        Build.kept.mkdir(parents=True, exist_ok=True)
    setup(
        name="haricot-engine",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Build},
        script_args=["build_ext", "--build-lib", out, "--build-temp", "objects"],
    )
    if Build.kept:
        forget(Build.kept)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
