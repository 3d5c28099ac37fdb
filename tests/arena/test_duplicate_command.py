"""`haricot duplicate`: an evening of bots, the same whoever plays it."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from haricot.cli import run

PLAIN = ["duplicate", "dice", "--bots", "greedy,random"]
SHORT = [*PLAIN, "--seats", "2", "--deals", "3"]


def test_bots_are_compared_seat_by_seat_with_any_number_of_workers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.csv"
    assert run([*SHORT, "--json", "--out", str(file)]) == 0
    told = json.loads(capsys.readouterr().out)
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 3 * 2 * 2 and {row["player"] for row in rows} == {"greedy", "random", "greedy 2", "random 2"}
    for row in rows:
        [other] = [
            each
            for each in rows
            if (each["deal"], each["seat"]) == (row["deal"], row["seat"]) and each["table"] != row["table"]
        ]
        assert float(row["difference"]) == int(row["score"]) - int(other["score"])
        assert int(row["points"]) + int(other["points"]) == 2
    assert sum(each["points"] for each in told["standing"]) == sum(int(row["points"]) for row in rows) == 12
    assert run([*SHORT, "--json", "--workers", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == told
    assert run([*SHORT, "--lang", "de"]) == 0
    assert "Rang" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words, said",
    [
        ([*PLAIN, "--tables", "1"], "tables"),
        ([*PLAIN, "--deals", "0"], "deals"),
        ([*PLAIN, "--workers", "0"], "workers"),
        ([*PLAIN[:3], "greedy,nobody"], "nobody"),
        ([*PLAIN, "--seats", "9"], "9"),
    ],
)
def test_bad_input_is_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1 and said in shown.err


def test_a_file_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.csv"
    file.write_text("mine")
    assert run([*SHORT, "--out", str(file)]) == 2
    assert file.read_text() == "mine" and "is there already" in capsys.readouterr().err
