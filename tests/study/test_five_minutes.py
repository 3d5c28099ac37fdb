"""What docs/study.md tells a reader to type does what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

for needed in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
    pytest.importorskip(needed)

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "study.md").read_text(encoding="utf-8")
CHAPTERS = {title: text for title, _, text in (part.partition("\n") for part in PAGE.split("\n## "))}
WITH_PYTHON = [title for title, text in CHAPTERS.items() if re.search(r"```(py|python)\n", text)]


@pytest.mark.parametrize("title", WITH_PYTHON)
def test_its_python_runs(title: str) -> None:
    for kind, code in re.findall(r"```(py|python)\n(.*?)```", CHAPTERS[title], re.DOTALL):
        if ">>>" in code:
            assert kind == "python"
            found = doctest.DocTestParser().get_doctest(code, {}, title, None, 0)
            assert not doctest.DocTestRunner().run(found).failed
        else:
            names: dict[str, Any] = {"__name__": "five_minutes"}
            exec(compile(code, title, "exec"), names)
            assert len(names) > 2


def test_every_interface_has_its_five_minutes() -> None:
    told = [title for title in CHAPTERS if title.endswith("in five minutes")]
    assert len(told) == len(set(told)) >= 5
    assert WITH_PYTHON
