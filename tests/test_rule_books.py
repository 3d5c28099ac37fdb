"""The letter of the rules in every language: all of them, under the same chapters, with the same numbers and words to type."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from haricot.kernel import registry
from haricot.locales import LANGUAGES, texts
from haricot.locales.pictures import Piles, picture
from haricot.locales.rulebook import ID, Law, laws_of, read_laws, rule_file

HOMES = [*(registry.box(game).package for game in registry.packages()), "haricot.kernel"]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
BLOCK = re.compile(r"(?s)```.*?```")  # a procedure in the words of its language: it holds nothing to type
LEFT_OVER = re.compile(
    r"`(SEED|EXT|INFERRED|RULING|BASE)`|Source:|\b[NC] L[0-9]|L[0-9]+ «| L[0-9]+$|``(?!`)(?<!```)|\w:$"
)
ENGLISH = re.compile(r"\b(the|which|with|player|players|must|cards)\b")

every_book = pytest.mark.parametrize("home", HOMES, ids=lambda home: home.rpartition(".")[2])


def letters(home: str, lang: str) -> list[Law]:
    """The rules of a rule file."""
    return read_laws(rule_file(home, lang))


def same(pattern: str, one: str, other: str) -> bool:
    """Do two texts hold the same, each as often?"""
    return Counter(re.findall(pattern, one)) == Counter(re.findall(pattern, other))


@pytest.mark.parametrize("lang", LANGUAGES)
@every_book
def test_readers_are_spared_what_a_rule_rests_on(home: str, lang: str) -> None:
    for law in letters(home, lang):
        assert law.spoken() and not LEFT_OVER.search(law.spoken()), law.id
        assert law.chapter()[0].isupper() and not re.search("[*`]", law.chapter()), law.section


@pytest.mark.parametrize("lang", OTHERS)
@every_book
def test_a_translation_is_whole(home: str, lang: str) -> None:
    english, other = letters(home, "en"), letters(home, lang)
    assert [law.id for law in other] == [law.id for law in english]
    chapters: dict[str, str] = {}
    for law, said in zip(english, other, strict=True):
        assert chapters.setdefault(law.chapter(), said.chapter()) == said.chapter(), law.id
        assert len(said.spoken().splitlines()) == len(law.spoken().splitlines()), law.id
    assert len(set(chapters.values())) == len(chapters)


@pytest.mark.parametrize("lang", OTHERS)
@every_book
def test_a_translation_names_the_same_rules_words_and_numbers(home: str, lang: str) -> None:
    for law, said in zip(letters(home, "en"), letters(home, lang), strict=True):
        assert same(ID, said.spoken(), law.spoken()), law.id
        assert same(r"\d+", said.spoken(), law.spoken()), law.id
        assert same("`[^`]*`", BLOCK.sub("", said.spoken()), BLOCK.sub("", law.spoken())), law.id


@pytest.mark.parametrize("lang", OTHERS)
@every_book
def test_nothing_stays_english(home: str, lang: str) -> None:
    for law, said in zip(letters(home, "en"), letters(home, lang), strict=True):
        own = re.sub(rf"`[^`]*`|{ID}|[^A-Za-z ]", "", law.spoken()).split()
        assert said.spoken() != law.spoken() or len(own) < 4, law.id
        assert not ENGLISH.search(re.sub("`[^`]*`", "", said.spoken())), law.id


@pytest.mark.parametrize("lang", OTHERS)
def test_cards_in_a_rule_are_called_as_the_reader_calls_them(lang: str) -> None:
    said = {"fr": ("`[Comique×1, Coriace×1]`", "`Comique[m w B]`"), "de": ("`[Rote×1, Garten×1]`", "`Rote[m w B]`")}
    for home, example in zip(("haricot.games.bohnanza", "haricot.games.ladybohn"), said[lang], strict=True):
        book = "\n".join(law.text for law in laws_of(home, lang))
        assert example in book and "`single_bean_protection`" in book  # cards have a name, options only their word
        beans = {"blue", "red", "soy", "green", "garden", "stink", "chili", "wax", "coffee", "cocoa"}
        code = [word for span in re.findall("`([^`\n]*)`", BLOCK.sub("", book)) for word in re.findall(r"\w+", span)]
        assert not beans & set(code)


def test_the_rules_of_every_game_come_last() -> None:
    ids = [law.id for law in laws_of(HOMES[0], "fr")]
    assert [id for id in ids if id.startswith("KER-")] == ids[-len(letters("haricot.kernel", "fr")) :]


def test_english_stands_in_for_a_language_without_the_rules() -> None:
    assert rule_file(HOMES[0], "xx") == rule_file(HOMES[0], "en")


def test_positions_of_examples_are_drawn_with_the_cards_they_name() -> None:
    def drawn(game: str, lang: str) -> dict[str, list[Piles]]:
        laws = laws_of(registry.box(game).package, lang)
        return {law.id: list(law.pictures.values()) for law in laws if law.pictures}

    for game in registry.packages():
        assert len(drawn(game, "en")) > 2, game
        for lang in OTHERS:
            assert drawn(game, lang).keys() == drawn(game, "en").keys()
    laws = {law.id: law.pictures for law in laws_of(HOMES[1], "fr")}
    assert HOMES[1].endswith("bohnanza")
    assert laws["EX-05"]["[–, Copain×2]"] == [[], ["soy", "soy"]]
    assert [["red.mister", "red.baby", "red.miss"]] in drawn("ladybohn", "de")["LAD-EX17"]
    assert [["red-7"], ["red-3"], ["red-minus"], ["red-x2"]] in drawn("nicht_die_bohne", "de")["EX-NDB-3"]
    assert [["w4-green"], ["c1-garden"]] in drawn("dice", "fr")["EX-DICE-2"]


@pytest.mark.parametrize(
    "span", ["red", "soy, done", "red×many", "[red×1, box×1]", "red[m", "take(Alex)", "1ga+2bl", "…"]
)
def test_other_words_between_back_ticks_are_no_pictures(span: str) -> None:
    assert picture(span, texts("en", HOMES[1])) == []
