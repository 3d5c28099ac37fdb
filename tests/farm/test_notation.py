"""What is no action of a bean game is answered by an id and the word that was misread."""

from __future__ import annotations

import pytest

from haricot.farm.notation import TIMES, VERBS
from haricot.kernel import registry
from haricot.kernel.errors import MalformedAction

BOHNANZA = registry.make("bohnanza", 4)


def problem(text: str, game: str = "bohnanza") -> MalformedAction:
    """Why a text is no action."""
    rules = BOHNANZA if game == "bohnanza" else registry.make(game, 3)
    with pytest.raises(MalformedAction) as refused:
        rules.read(text)
    return refused.value


@pytest.mark.parametrize(
    "text, id, word",
    [
        ("", "no-verb", ""),
        ("fly away", "no-verb", "fly"),
        ("x" * 99, "no-verb", "x" * 40),
        ("lift 1 1", "no-verb", "lift"),
        ("plant sky", "no-card", "sky"),
        ("plant soy x", "not-a-field", "x"),
        ("harvest -1", "not-a-field", "-1"),
        ("harvest 12345", "not-a-field", "12345"),
        ("harvest ٣", "not-a-field", "٣"),
        ("offer x red/-", "not-a-seat", "x"),
        ("offer 1 rod/-", "no-card", "rod"),
        ("offer 1 -/rod", "no-card", "rod"),
        ("offer 1 red@x/-", "not-a-copy", "x"),
        ("offer 1 red@0/-", "not-a-copy", "0"),
        ("offer 1 red@/rod", "no-card", "rod"),
        ("offer 1 -/red@2", "wanted-place", "red@2"),
        ("offer 1 -/red@up", "wanted-place", "red@up"),
        ("offer 1 red*0/-", "card-times", "red*0"),
        ("offer 1 red*100/-", "card-times", "red*100"),
        ("offer 1 red*/-", "card-times", "red*"),
        ("counter x red/soy", "not-a-deal", "x"),
        ("counter 1 rod/soy", "no-card", "rod"),
        ("counter 1 red/soy@1", "wanted-place", "soy@1"),
        ("accept x", "not-a-deal", "x"),
        ("decline 1234567890", "not-a-deal", "1234567890"),
        ("withdraw red", "not-a-deal", "red"),
        ("keep rod", "no-card", "rod"),
        ("wish rod", "no-card", "rod"),
        ("discard rod", "no-card", "rod"),
    ],
)
def test_the_misread_word_is_named(text: str, id: str, word: str) -> None:
    error = problem(text)
    assert (error.id, error.given["word"]) == (id, word)


@pytest.mark.parametrize(
    "text",
    [
        "plant soy 1 2",
        "plant 1 2",
        "harvest",
        "harvest 1 2",
        "discard soy,red",
        "offer 1",
        "offer 1 red",
        "offer 1 red/soy/blue",
        "offer red/soy",
        "counter 1",
        "counter 1 red",
        "counter 1 red soy",
        "accept",
        "accept 1 red soy",
        "decline",
        "withdraw 1 2",
        "keep",
        "wish",
        "buy 1",
        "reveal 2",
        "draw x",
        "pass pass",
        "done 1",
    ],
)
def test_how_a_verb_is_written_is_asked_by_its_name(text: str) -> None:
    error = problem(text)
    assert (error.id, error.given) == ("usage", {"verb": text.split()[0]})


def test_what_there_is_to_choose_from_is_listed_where_it_helps() -> None:
    assert problem("fly").given["verbs"] == VERBS
    assert problem("fly", "ladybohn").given["verbs"] == [*VERBS, "lift"]
    assert problem("plant sky").given["cards"] == BOHNANZA.names.cards
    assert problem("plant sky", "ladybohn").given["cards"] == []  # thirty-two are too many
    assert problem("offer 1 red*100/-").given["most"] == TIMES
    assert problem("lift", "ladybohn").id == "usage-lift"
    assert problem("lift x 1", "ladybohn").id == "not-a-miss"
    assert problem("lift 1 x", "ladybohn").id == "not-places"
