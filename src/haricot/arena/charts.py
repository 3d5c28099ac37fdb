"""Figures as pictures, by Vega-Lite: SVG that takes the colours of the page around it, and PNG on white."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import vl_convert

from haricot.arena.figures import Figure

VERSION = "5.21"  # of Vega-Lite
WIDE, NARROW = 620, 190  # of the drawing itself, in pixels: on a desk, on a phone
COLOURS = ["#2f7d4f", "#c2571a", "#3b6fb5", "#a0458f", "#8a7a12", "#4d7f8a", "#b23a48"]  # legible on light and on dark
INK = "currentColor"
FONT = "Liberation Sans, Arial, sans-serif"


def chart(figure: Figure, texts: Mapping[str, str], width: int, ink: str = INK) -> dict[str, Any]:
    """The chart of a figure; `texts` has what its axis says, and what labels are called."""
    rows = [
        {
            "label": texts.get(line.label, line.label),
            "value": line.value,
            "low": line.low,
            "high": line.high,
            "group": texts.get(line.group, line.group),
        }
        for line in figure.lines
    ]
    axis = {"title": texts["axis"], "grid": True}
    labels = {"field": "label", "type": "nominal", "sort": None, "title": None, "axis": {"labelLimit": width * 0.5}}
    layers: list[dict[str, Any]]
    if figure.shape == "columns":
        layers = [
            {
                "mark": {"type": "bar", "color": COLOURS[0], "binSpacing": 1},
                "encoding": {
                    "x": {"field": "low", "type": "quantitative", "bin": "binned", "title": texts["axis"]},
                    "x2": {"field": "high"},
                    "y": {"field": "value", "type": "quantitative", "title": texts["matches"]},
                },
            }
        ]
        size: dict[str, Any] = {"height": 180}
    elif figure.shape == "bars":
        encoding: dict[str, Any] = {"y": labels, "x": {"field": "value", "type": "quantitative", "axis": axis}}
        if any(row["group"] for row in rows):
            legend = {"title": None, "orient": "bottom", "columns": 1 if width < WIDE else 3, "labelLimit": width}
            encoding["color"] = {"field": "group", "type": "nominal", "scale": {"range": COLOURS}, "legend": legend}
            encoding["yOffset"] = {"field": "group"}
        layers = [{"mark": {"type": "bar", "color": COLOURS[0]}, "encoding": encoding}]
        groups = len({row["group"] for row in rows})
        size = {"height": {"step": max(8, 22 // groups) if groups > 1 else 22}}
    else:
        scale = {"zero": False, "padding": 12}
        layers = [
            {
                "mark": {"type": "rule", "strokeWidth": 2, "color": COLOURS[0]},
                "encoding": {
                    "y": labels,
                    "x": {"field": "low", "type": "quantitative", "axis": axis, "scale": scale},
                    "x2": {"field": "high"},
                },
            },
            {
                "mark": {"type": "point", "filled": True, "size": 70, "opacity": 1, "color": COLOURS[0]},
                "encoding": {
                    "y": labels,
                    "x": {"field": "value", "type": "quantitative", "axis": axis, "scale": scale},
                },
            },
        ]
        if not any(row["low"] is not None for row in rows):
            del layers[0]
        if figure.level is not None:
            layers.append(
                {
                    "data": {"values": [{"level": figure.level}]},
                    "mark": {"type": "rule", "strokeDash": [4, 4], "color": ink, "opacity": 0.6},
                    "encoding": {"x": {"field": "level", "type": "quantitative"}},
                }
            )
        size = {"height": {"step": 28}}
    colours = {"labelColor": ink, "titleColor": ink, "domainColor": ink, "tickColor": ink, "gridColor": ink}
    return {
        "data": {"values": rows},
        "layer": layers,
        "width": width,
        **size,
        "config": {
            "aria": False,
            "background": None,
            "font": FONT,
            "axis": {
                **colours,
                "gridOpacity": 0.15,
                "labelFontSize": 13,
                "titleFontSize": 13,
                "titleFontWeight": "normal",
            },
            "legend": {"labelColor": ink, "labelFontSize": 13},
            "view": {"stroke": None},
        },
    }


def svg(figure: Figure, texts: Mapping[str, str], width: int, name: str) -> str:
    """A picture to stand in a page: its name is read to those who do not see it, and keeps its marks apart from others'."""
    drawn = str(vl_convert.vegalite_to_svg(chart(figure, texts, width), vl_version=VERSION))
    drawn = re.sub(r'\b(id="|url\(#)', rf"\g<1>{figure.id}{width}-", drawn)
    drawn = re.sub(r' (role|aria-[a-z]+)="[^"]*"', "", drawn)  # the picture speaks as one, and its numbers stand below
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{name}" ', 1)


def png(figure: Figure, texts: Mapping[str, str]) -> bytes:
    """The same for a paper."""
    spec = chart(figure, texts, WIDE, "#222222")
    spec["config"]["background"] = "white"
    spec["padding"] = 16
    return bytes(vl_convert.vegalite_to_png(spec, vl_version=VERSION, scale=2))
