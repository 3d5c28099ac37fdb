"""`report`: the charts of a file of matches, as one page that needs nothing else, and as pictures."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from haricot.arena.rows import read_file, write_whole
from haricot.commands import speech
from haricot.commands.common import BadInput
from haricot.commands.progress import decimal
from haricot.commands.simulation import check_folder, need, writing
from haricot.kernel import registry
from haricot.locales import Texts

if TYPE_CHECKING:
    import polars

    from haricot.arena.figures import Figure, Line

TEXTS = {
    "ratings": "report-ratings",
    "wins": "report-wins",
    "margins": "report-margins",
    "seats": "report-seats",
    "length": "report-length",
    "turns": "report-turns",
    "offers": "report-offers",
    "sources": "report-sources",
    "worth": "report-worth",
    "cost": "report-cost",
    "decisions": "report-decisions",
}

STYLE = """
:root { color-scheme: light dark; --ink: #22301f; --paper: #fbf8f1; --card: #ffffff; --line: #d9d2c2; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7da; --paper: #1b1f1a; --card: #252a24; --line: #424a40; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin: 0 0 .75rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 1rem 0; }
svg { display: block; max-width: 100%; height: auto; } svg.wide { display: none; }
@media (min-width: 52rem) { svg.wide { display: block; } svg.narrow { display: none; } }
summary { cursor: pointer; padding: .75rem 0 0; min-height: 24px; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); font-weight: normal; }
thead th { font-weight: 600; } td { text-align: right; }
"""


def run(file: Path, out: Path | None, pictures: bool, lang: str) -> int:
    """Read, draw, write; exit code 1 if there is nothing to draw."""
    need("arena", "polars", "vl_convert")
    page = out if out is not None else file.with_suffix(".html")
    check_folder(page.parent, [], "--out")
    if page == file:
        raise BadInput(f"{page}: --out must be another file than the matches'")
    with writing():
        plan, frame = read_file(file)
        if plan.get("rows") != "rows":
            raise BadInput(f"{file}: holds deals; the charts are made of the file with a row a seat")
    from haricot.arena.figures import figures

    spoken = speech.texts_of(plan["game"], lang)
    found = figures(frame)
    if not found:
        print(spoken.say("report-nothing"))
        return 1
    content = {page: document(plan, frame, found, spoken).encode()}
    if pictures:
        from haricot.arena.charts import png

        for figure in found:
            content[page.with_name(f"{page.stem}-{figure.id}.png")] = png(figure, words(figure, spoken))
    with writing():
        page.parent.mkdir(parents=True, exist_ok=True)
        for path, drawn in content.items():
            write_whole(path, drawn)
    print(spoken.say("report-written", files=", ".join(str(path) for path in content)))
    return 0


def words(figure: Figure, spoken: Texts) -> dict[str, str]:
    """What a chart says: its axis, and its labels where they are words of ours."""
    found = {"axis": spoken.say(f"{TEXTS[figure.id]}.axis"), "matches": spoken.say("report-numbers.matches")}
    for line in figure.lines:
        if figure.id == "offers":
            found[line.label] = spoken.say(f"report-offers.{line.label}")
        elif figure.id in ("sources", "worth"):
            found[line.label] = spoken.card(line.label)
        elif figure.id == "seats":
            found[line.label] = str(int(line.label) + 1)  # screens count from 1
    return found


def document(plan: dict[str, Any], frame: polars.DataFrame, found: list[Figure], spoken: Texts) -> str:
    """The page."""
    from haricot.arena.charts import NARROW, WIDE, svg

    game = speech.title(plan["game"], spoken.lang) if plan["game"] in registry.packages() else str(plan["game"])
    matches = (
        frame.select("match", "ended", "won")
        .group_by("match")
        .agg(frame_column("ended").first(), ties=(frame_column("won") > 0).sum() > 1)
    )
    counted = dict(matches["ended"].value_counts().iter_rows())
    finished = counted.get("finished", 0)
    ties = matches["ties"].fill_null(False).sum() / max(1, finished)
    options = "".join(f", {name}={value}" for name, value in plan["options"].items())
    title = spoken.say("report-title", game=game, matches=matches.height)
    players = ", ".join(
        f"{name.partition('@')[0]}@{version}" for name, version in zip(plan["players"], plan["versions"], strict=True)
    )
    lead = spoken.say(
        "report-lead",
        edition=f"{plan['edition']}{options}",
        seats=len(plan["players"]),
        seed=plan["seed"],
        players=players,
    )
    ended = {"finished": finished, "cut": counted.get("cut", 0), "errors": counted.get("error", 0)}
    lines = [
        "<!doctype html>",
        f'<html lang="{spoken.lang}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>",
        f"<body><main><h1>{escape(title)}</h1>",
        f"<p>{escape(lead)}</p>",
        f"<p>{escape(spoken.say('report-counts', **ended, ties=decimal(100 * ties, 1, spoken)))}</p>",
        f"<p>{escape(spoken.say('report-intervals'))}</p>",
    ]
    for figure in found:
        texts = words(figure, spoken)
        name = spoken.say(TEXTS[figure.id])
        said = escape(f"{name}: {texts['axis']}")
        drawn = [
            svg(figure, texts, width, said).replace("<svg ", f'<svg class="{kind}" ', 1)
            for width, kind in ((WIDE, "wide"), (NARROW, "narrow"))
        ]
        lines += [
            f'<section id="{figure.id}"><h2>{escape(name)}</h2>',
            *drawn,
            table(figure, texts, spoken),
            "</section>",
        ]
    return "\n".join([*lines, "</main></body></html>", ""])


def frame_column(name: str) -> polars.Expr:
    """A column by its name."""
    import polars

    return polars.col(name)


def table(figure: Figure, texts: dict[str, str], spoken: Texts) -> str:
    """The numbers of a chart, folded away."""
    columns = ["value"]
    if figure.shape == "columns":
        columns = ["matches"]
    elif any(line.low is not None for line in figure.lines):
        columns += ["low", "high"]
    grouped = any(line.group for line in figure.lines)
    heads = ["label", *(["group"] if grouped else []), *columns]
    rows = "".join(f"<tr>{''.join(cells(line, columns, grouped, texts, spoken))}</tr>" for line in figure.lines)
    head = "".join(f'<th scope="col">{escape(spoken.say(f"report-numbers.{each}"))}</th>' for each in heads)
    return (
        f'<details><summary>{escape(spoken.say("report-numbers"))}</summary><div class="scroll" tabindex="0">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details>"
    )


def cells(line: Line, columns: list[str], grouped: bool, texts: dict[str, str], spoken: Texts) -> list[str]:
    """One row."""
    found = [f'<th scope="row">{escape(texts.get(line.label, line.label))}</th>']
    if grouped:
        found.append(f"<td>{escape(line.group)}</td>")
    for column in columns:
        value = line.value if column in ("value", "matches") else getattr(line, column)
        digits = 0 if column == "matches" or abs(value or 0) >= 1000 else 3
        found.append(f"<td>{decimal(value, digits, spoken) if value is not None else ''}</td>")
    return found
