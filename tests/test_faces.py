"""What a box shows of itself: every face can be read, says its texts in every language, and names what there is."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from haricot.calls.faces import BadFace, Face, face_of, read_face
from haricot.kernel import registry
from haricot.locales import LANGUAGES, texts

BEANS = Path(__file__).resolve().parents[1] / "web" / "src" / "beans"
boxes = pytest.mark.parametrize("game", list(registry.packages()))


@boxes
def test_a_box_brings_a_face(game: str) -> None:
    face = face_of(game)
    assert resources.files(registry.packages()[game]).joinpath("face.toml").is_file()
    assert set(face.title) == set(face.line) == set(LANGUAGES)
    assert face.minutes > 0
    drawings = [face.lid.small, *(figure.drawing for figure in face.lid.art)]
    drawings += [other.drawing for other in face.others.values()]
    assert {name for name in drawings if not (BEANS / f"{name}.svg").is_file()} == set()


@boxes
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_face_names_texts_that_there_are(game: str, lang: str) -> None:
    spoken, face = texts(lang, registry.packages()[game]), face_of(game)
    keys = [question.text for question in face.questions] + [f"other-{name}" for name in face.others]
    keys += [f"event-{id}" for id in face.silent]
    assert [key for key in keys if not spoken.bundles[0].has_message(key)] == []


@boxes
def test_a_table_of_one_tap_can_be_opened(game: str) -> None:
    box = registry.box(game)
    assert face_of(game).seats in (0, *box.seats(box.editions[0]))


@boxes
def test_the_length_of_a_match_can_be_chosen(game: str) -> None:
    length = registry.box(game).options[face_of(game).length]
    assert 0 < length.low < length.high


def test_shelves_have_an_order() -> None:
    orders = [face_of(game).order for game in registry.packages()]
    assert len(set(orders)) == len(orders)


def test_a_box_needs_no_face() -> None:
    assert read_face("", "box") == Face()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("minutes = ", "Invalid value"),
        ("minutes = 'long'", "$.minutes"),
        ("colour = '#fff'", "colour"),
        ("[sounds]\nrolled = 'bang'", "$.sounds"),
        ("[[questions]]\nhas = ['roll']", "text"),
    ],
)
def test_a_face_that_cannot_be_read_names_file_and_field(text: str, problem: str) -> None:
    with pytest.raises(BadFace) as refused:
        read_face(text, "box")
    for lang in LANGUAGES:
        said = texts(lang).refusal(refused.value)
        assert "box/face.toml" in said
        assert problem in said
