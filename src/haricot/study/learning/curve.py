"""A learning curve as a picture that needs nothing else."""

from __future__ import annotations

from html import escape

from haricot.study.learning.course import Look

WIDE, HIGH = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 48, 56


def drawn(looks: list[Look], title: str, ahead: str) -> str:
    """Points ahead of the others by positions learned from, with 95 % intervals, as SVG."""
    most = max(1, looks[-1].positions)
    low = min(min(look.margin - look.half for look in looks), -1.0)
    high = max(max(look.margin + look.half for look in looks), 1.0)

    def x(positions: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * positions / most

    def y(margin: float) -> float:
        return TOP + (HIGH - TOP - BOTTOM) * (high - margin) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fdfaf3"/>',
        f'<text x="{LEFT}" y="26" font-size="15" font-weight="bold" fill="#333">{escape(title)}</text>',
    ]
    step = 5 if high - low < 45 else 10
    for value in range(int(low // step) * step, int(high) + 1, step):
        if low <= value <= high:
            line = f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}"'
            parts.append(f'{line} stroke="{"#666" if value == 0 else "#ddd"}"/>')
            parts.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end" fill="#555">{value:+d}</text>')
    for part in range(5):
        positions = most * part / 4
        words = f"{positions / 1e6:.1f} M" if most >= 1e6 else f"{positions / 1e3:.0f} k"
        parts.append(f'<text x="{x(positions):.1f}" y="{HIGH - 32}" text-anchor="middle" fill="#555">{words}</text>')
    parts.append(f'<text x="{WIDE - RIGHT}" y="{HIGH - 12}" text-anchor="end" fill="#555">positions of its own</text>')
    parts.append(f'<text x="{LEFT}" y="{HIGH - 12}" fill="#555">{escape(ahead)}, 95 % intervals</text>')
    for look in looks:
        at = f'x1="{x(look.positions):.1f}" x2="{x(look.positions):.1f}"'
        top, bottom = y(look.margin + look.half), y(look.margin - look.half)
        parts.append(f'<line {at} y1="{top:.1f}" y2="{bottom:.1f}" stroke="#4d8b3a" stroke-width="2" opacity="0.5"/>')
    line = " ".join(f"{x(look.positions):.1f},{y(look.margin):.1f}" for look in looks)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#2f6b1f" stroke-width="2.5"/>')
    parts += [f'<circle cx="{x(k.positions):.1f}" cy="{y(k.margin):.1f}" r="3.5" fill="#2f6b1f"/>' for k in looks]
    return "\n".join([*parts, "</svg>", ""])
