"""Texts: the same keys and variables in every language, a text for whatever code and data can say, and none to spare."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from haricot.kernel import data, registry
from haricot.kernel.actions import Phrase
from haricot.kernel.chance import stream
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.match import new_match, set_up, step
from haricot.kernel.records import read_record
from haricot.locales import LANGUAGES, detect, texts
from haricot.locales.rulebook import ID, read_laws

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "haricot"
SHELL = SOURCE / "locales"
GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/cards.toml"))
FOLDERS = [SHELL, *(game / "texts" for game in GAMES)]
FILES = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]
SHORT = {"offers": "2", "exhaustions": "1", "deals": "1"}  # options that make a match short, where a game has them
MORE = {"mafia_trade": "true"}  # options that add choices, where a game has them, and full matches with them
TIMES = 4
NAMES = ["Mia", "Tom", "Nora", "Paul", "Zoé", "Max", "Lea"]


def file_id(path: Path) -> str:
    """A short name of a text file."""
    return f"{path.parent.parent.name if path.parent.name == 'texts' else 'shell'}-{path.stem}"


class Variables(Visitor):
    """The variables, and the other messages, that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def look(pattern: ftl.BaseNode) -> Variables:
    """What a pattern names."""
    found = Variables()
    found.visit(pattern)
    return found


@cache
def messages(path: Path) -> tuple[ftl.Message, ...]:
    """The messages of a file; the file is well formed."""
    body = parse(path.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{file_id(path)}: {junk[0]}"
    return tuple(entry for entry in body if isinstance(entry, ftl.Message))


@cache
def keys(path: Path) -> dict[str, frozenset[str]]:
    """Every `key` and `key.attribute` of a file, with its variables."""
    found: dict[str, frozenset[str]] = {}
    for message in messages(path):
        if message.value is not None:
            found[message.id.name] = frozenset(look(message.value).variables)
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = frozenset(look(attribute.value).variables)
    return found


# -- what code and data can say


def named(node: ast.AST) -> set[str]:
    """Every name that code mentions, also behind a dot."""
    return {
        part.id if isinstance(part, ast.Name) else part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Name | ast.Attribute)
    }


def farm_functions(folder: Path) -> list[ast.FunctionDef]:
    """The functions and methods in the farm modules that a folder imports, or that these import."""
    sources = list(folder.glob("*.py"))
    for path in sources:  # grows while farm modules import others
        text = path.read_text(encoding="utf-8")
        used = re.findall(r"haricot\.farm\.(\w+)", text)
        for line in re.findall(r"from haricot\.farm import (.+)", text):
            used += re.findall(r"\w+", line)
        sources += [each for each in {SOURCE / "farm" / f"{name}.py" for name in used} - set(sources) if each.exists()]
    trees = [ast.parse(path.read_bytes()) for path in sources if path.parent != folder]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


@cache
def event_ids(folder: Path) -> tuple[set[str], set[str]]:
    """The event ids in a folder's code and in the farm functions it comes to; beginnings of ids that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    code: list[ast.AST] = [ast.parse(path.read_bytes()) for path in folder.glob("*.py")]
    shared = farm_functions(folder)
    for tree in code:  # grows while farm functions call others
        names = named(tree)
        code += [function for function in shared if function.name in names and function not in code]
    for tree in code:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.JoinedStr) and isinstance(part.values[0], ast.Constant):
                        begun.add(str(part.values[0].value))
                    elif isinstance(part, ast.Constant) and isinstance(part.value, str):
                        whole.add(part.value)
    return whole - begun, begun


def refusals(box: Any) -> set[str]:
    """The rule ids that the data of a box gives for reasons."""
    sets = data.table(box.doc, "sets")
    return {
        data.word(reasons, reason)
        for name in sets
        for reasons in [data.table(data.table(sets, name), "reasons")]
        for reason in reasons
    }


def tables(game: str) -> Iterator[Game[Any]]:
    """Every edition with every column, as short as it can be; once more where an option adds choices."""
    box = registry.box(game)
    for edition in box.editions:
        for column in box.columns(edition):
            seats = data.wholes(column, "seats")[0]
            options = {
                name: SHORT[name]
                for name, option in box.offered(column).items()
                if name in SHORT and option is not None
            }
            yield registry.make(game, seats, edition, options)
            more = {name: MORE[name] for name in box.offered(column) if name in MORE}
            if more:
                yield from [registry.make(game, seats, edition, more)] * TIMES


class Told:
    """What a match said: choices to their seats, and events."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.phrases: list[tuple[int, Phrase]] = []
        self.events: list[Event] = []
        self.reason = ""
        self.others: list[str] = []  # who scored without a seat


@cache
def told(game: str) -> list[Told]:
    """A match at random at every table of a game."""
    found: list[Told] = []
    for table in tables(game):
        match = new_match(table, "texts")
        heard = Told(table)
        rng = stream("texts", game, sum(earlier.game is table for earlier in found))
        seen: set[str] = set()
        while (seat := int(table.next(match.state))) >= 0:
            draft = Draft(seat)
            action = None
            while action is None:
                entries = table.menu(match.state, draft)
                for entry in entries:
                    spelled = f"{entry.phrase.id} {entry.phrase.args}"
                    if spelled not in seen:
                        seen.add(spelled)
                        heard.phrases.append((seat, entry.phrase))
                draft.add(entries[int(rng.below(len(entries)))].number)
                action = table.finish(match.state, draft)
            match.apply(seat, action, heard.events)
        outcome = table.outcome(match.state)
        assert outcome is not None
        heard.reason = outcome.reason
        heard.others = list(outcome.others)
        found.append(heard)
    return found


@cache
def demanded(game: Path) -> set[str]:
    """Every key that a game's code and data can ask for, as far as it is known beforehand."""
    box = registry.box(game.name)
    found = {"game-name", "game-about", "score", "phase"}
    found |= {f"edition-{edition}" for edition in box.editions}
    found |= {f"rule-{id}" for id in refusals(box)}
    found |= {f"event-{id}" for id in event_ids(game)[0]}
    for name, option in box.options.items():
        found |= {f"option-{name}", f"option-{name}.about"}
        found |= {
            f"option-{name}.{value}"
            for value in option.values
            if value not in ("true", "false") and not value.isdigit()
        }
    for heard in told(game.name):
        found |= {f"action-{phrase.id}" for _, phrase in heard.phrases}
        found |= {f"event-{event.id}" for event in heard.events}
        found |= {f"zone-{zone}" for zone in heard.game.zones.kinds}
        found.add(f"reason-{heard.reason}")
        found.update(f"other-{name}" for name in heard.others)
        prefix = "bean" if "kinds" in box.doc else "card"
        spoken = texts("en", box.package)
        found |= {spoken.card_key(word) or f"{prefix}-{word}" for word in heard.game.names.cards}
    return found


@cache
def asked_by_code() -> set[str]:
    """Every text key that stands in the front ends' code."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).parts[0] not in ("kernel", "farm", "games", "bots"):
            for node in ast.walk(ast.parse(path.read_bytes())):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value.partition(".")[0])
    return found


# -- parity


def test_there_are_texts_in_three_languages() -> None:
    assert LANGUAGES == ("en", "fr", "de")
    for folder in (SHELL, SOURCE / "games" / "bohnanza" / "texts"):
        assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("path", FILES, ids=file_id)
def test_every_key_stands_once(path: Path) -> None:
    ids = [message.id.name for message in messages(path)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("folder", [f for f in FOLDERS if len(list(f.glob("*.ftl"))) == len(LANGUAGES)], ids=str)
def test_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    english = keys(folder / "en.ftl")
    for lang in LANGUAGES:
        assert keys(folder / f"{lang}.ftl") == english, lang


# -- nothing missing, nothing to spare


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_a_game_can_say_has_a_text(game: Path) -> None:
    for path in sorted((game / "texts").glob("*.ftl")):
        there = keys(path)
        missing = demanded(game) - set(there)
        assert not missing, path.stem
        for beginning in event_ids(game)[1]:
            assert any(key.startswith(f"event-{beginning}") for key in there), beginning


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_how_to_play_can_be_read_before_a_first_game(game: Path) -> None:
    """A few chapters in every language, of a length for a few minutes; the rules they name are there, and the same ones."""
    known = {law.id for law in read_laws((game / "rules.md").read_text(encoding="utf-8"))}
    named = []
    for lang in LANGUAGES:
        chapters = texts(lang, f"haricot.games.{game.name}").how_to_play()
        assert 4 <= len(chapters) <= 8
        assert 250 <= sum(len(part.split()) for _, parts in chapters for part in parts) <= 600
        named.append([re.findall(ID, "".join(parts)) for _, parts in chapters])
        assert {id for ids in named[-1] for id in ids} <= known
    assert all(ids == named[0] for ids in named)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_KER_every_rule_of_the_kernel_has_a_sentence(lang: str) -> None:
    ids = re.findall(r"\*\*(KER-\d+)\*\*", (SOURCE / "kernel" / "rules.md").read_text(encoding="utf-8"))
    assert ids
    assert {f"rule-{id}" for id in ids} <= set(keys(SHELL / f"{lang}.ftl"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_KER_a_refusal_and_the_book_say_the_same(lang: str) -> None:
    book = (SOURCE / "kernel" / ("rules.md" if lang == "en" else f"rules.{lang}.md")).read_text(encoding="utf-8")
    said = re.findall(r"\*\*(KER-\d+)\*\* (.+)", book)
    assert len(said) == 7
    for id, sentence in said:
        assert sentence.startswith(texts(lang).say(f"rule-{id}").rstrip(".").replace("\xa0", " ")), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shell_has_what_the_code_asks_for(lang: str) -> None:
    calls = set()
    for path in [*SHELL.glob("*.py"), *(SOURCE / "terminal").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        calls.add(part.value)
                    if isinstance(part, ast.JoinedStr):
                        calls -= {value.value for value in part.values if isinstance(value, ast.Constant)}
    games = {"game-name", "game-about", "phase", "score"}  # of the game, and asked for only where they are there
    whole = {call for call in calls - games if re.fullmatch(r"[a-z][a-z-]*[a-z](\.[a-z]+)?", call)}
    assert len(whole) > 50
    assert not whole - set(keys(SHELL / f"{lang}.ftl"))


@cache
def browser_sources() -> str:
    """Everything the browser client is made of."""
    web = ROOT / "web" / "src"
    found = [path for path in sorted(web.rglob("*")) if path.suffix in (".ts", ".svelte") and path.name != "wire.ts"]
    found += sorted((SOURCE / "games").glob("*/face.toml"))  # the client asks what a box's face names
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def asked_by_the_browser(known: Iterable[str]) -> set[str]:
    """Keys that stand in the client's sources, whole or as the beginning of a template."""
    text = browser_sources()
    begun = tuple(set(re.findall(r"[`\"]([a-z][a-z0-9-]*[-.])\$\{", text)))
    whole = set(re.findall(r"[`'\"]([a-z][A-Za-z0-9.-]*)[`'\"]", text))
    return {key for key in known if key in whole or (begun and key.startswith(begun))}


@pytest.mark.parametrize("path", FILES, ids=file_id)
def test_no_text_is_to_spare(path: Path) -> None:
    used = set(asked_by_code()) | asked_by_the_browser(keys(path))
    for message in messages(path):
        used |= look(message).messages
    used |= {key for key in keys(path) if key.startswith("refused-")}  # test_refusals.py knows them
    if path.parent == SHELL:
        used |= {key for key in keys(path) if key.startswith(("rule-KER-", "value-"))}
    else:
        game = path.parent.parent
        used |= {key.partition(".")[0] for key in demanded(game)}
        used |= {key for key in keys(path) for begun in event_ids(game)[1] if key.startswith(f"event-{begun}")}
        used |= {key for key in keys(path) if key.startswith("fact-")}
        for heard in told(game.name):  # choices that players at random may not come to
            fresh = new_match(heard.game, "texts").state
            numbers = range(int(heard.game.numbers))
            used |= {f"action-{heard.game.phrase(fresh, Draft(0), n).id}" for n in numbers}
    spare = {message.id.name for message in messages(path)} - used
    assert not spare


# -- how it sounds


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_event_and_choice_of_whole_matches_can_be_said(game: Path, lang: str) -> None:
    for heard in told(game.name):
        spoken = texts(lang, f"haricot.games.{game.name}")
        seats = int(heard.game.seats)
        words = heard.game.names.cards
        for event in heard.events:
            for reader in (-1, 0, seats - 1):
                sentence = spoken.event(event.seen_by(reader, heard.game.zones), reader, NAMES[:seats], words)
                assert re.fullmatch(r"[A-ZÀ-Ü][^{}\n]*[.!]", sentence), sentence
        for seat, phrase in heard.phrases:
            assert re.fullmatch(r"[A-ZÀ-Ü][^{}\n]+", spoken.phrase(phrase, seat, NAMES[:seats], words))
        assert spoken.problems == []


TRADE = """haricot 1
game bohnanza  rules 1  edition gigamic  seats 4
seed texts
position phase=trade active=0 first=0
  hand/0 red,blue,red   hand/1 soy,red   hand/2 soy,soy,wax   up garden,soy
--
0 wish red,soy
0 keep garden
0 keep -
0 offer all soy@up/red
1 decline 1
0 offer 1 red,blue/soy
1 accept 2
0 offer 2 -/soy,soy
2 accept 3
1 offer 0 red/-
1 withdraw 4
0 wish -
0 offer 3 soy@up/-
3 accept 5
"""

SAID = {
    "en": [
        "You would like a red bean and a soy bean.",
        "You mean to keep a garden bean.",
        "You take your marks off the cards on the table.",
        "You offer everyone a soy bean (face up) for a red bean [offer 1].",
        "Mia declines your offer 1.",
        "You offer Mia a red bean and a blue bean for a soy bean [offer 2].",
        "Mia accepts: you give a red bean and a blue bean and get a soy bean [offer 2].",
        "You ask Tom for 2 soy beans as a gift [offer 3].",
        "Tom accepts and gives you 2 soy beans as a gift [offer 3].",
        "Mia offers you a red bean as a gift [offer 4].",
        "Mia withdraws offer 4.",
        "You take your wish back.",
        "You offer Nora a soy bean (face up) as a gift [offer 5].",
        "Nora accepts a soy bean from you as a gift [offer 5].",
        "Your offer 1 lapses: a card it promised is gone.",
    ],
    "fr": [
        "Tu cherches un Harry Comique et un Harry Copain.",
        "Tu comptes garder un Harry Coriace.",
        "Tu ne réserves plus aucune carte de la table.",
        "Tu proposes à tous un Harry Copain (face visible) contre un Harry Comique [offre 1].",
        "Mia refuse ton offre 1.",
        "Tu proposes à Mia un Harry Comique et un Harry Colt contre un Harry Copain [offre 2].",
        "Mia accepte\xa0: tu donnes un Harry Comique et un Harry Colt et reçois un Harry Copain [offre 2].",
        "Tu demandes à Tom 2 Harry Copain en cadeau [offre 3].",
        "Tom accepte et t’offre 2 Harry Copain [offre 3].",
        "Mia t’offre un Harry Comique [offre 4].",
        "Mia retire l’offre 4.",
        "Tu retires ton souhait.",
        "Tu offres un Harry Copain (face visible) à Nora [offre 5].",
        "Nora accepte ton cadeau\xa0: un Harry Copain [offre 5].",
        "Ton offre 1 tombe\xa0: une carte promise est partie.",
    ],
    "de": [
        "Du hättest gern eine Rote Bohne und eine Sojabohne.",
        "Du willst eine Gartenbohne behalten.",
        "Du hältst keine offene Karte mehr zurück.",
        "Du bietest allen eine Sojabohne (offen) für eine Rote Bohne [Angebot 1].",
        "Mia lehnt dein Angebot 1 ab.",
        "Du bietest Mia eine Rote Bohne und eine Blaue Bohne für eine Sojabohne [Angebot 2].",
        "Mia nimmt an: Du gibst eine Rote Bohne und eine Blaue Bohne und bekommst eine Sojabohne [Angebot 2].",
        "Du wünschst dir von Tom 2 Sojabohnen als Geschenk [Angebot 3].",
        "Tom nimmt an und schenkt dir 2 Sojabohnen [Angebot 3].",
        "Mia bietet dir eine Rote Bohne als Geschenk an [Angebot 4].",
        "Mia zieht Angebot 4 zurück.",
        "Du nimmst deinen Wunsch zurück.",
        "Du bietest Nora eine Sojabohne (offen) als Geschenk an [Angebot 5].",
        "Nora nimmt von dir eine Sojabohne als Geschenk an [Angebot 5].",
        "Dein Angebot 1 verfällt: Eine versprochene Karte ist weg.",
    ],
}


def trading() -> tuple[Game[Any], list[Event]]:
    """A trade in which everything happens that players at random hardly do."""
    record = read_record(TRADE)
    match = set_up(record)
    log: list[Event] = []
    for decision in record.decisions:
        step(match, decision, log)
    return match.game, log


@pytest.mark.parametrize("lang", LANGUAGES)
def test_BOH_101_a_trade_reads_well_to_its_maker(lang: str) -> None:
    game, log = trading()
    spoken = texts(lang, "haricot.games.bohnanza")
    names = ["Lea", "Mia", "Tom", "Nora"]
    assert [spoken.event(event.seen_by(0, game.zones), 0, names, game.names.cards) for event in log] == SAID[lang]
    assert spoken.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reader_of_a_trade_hears_of_others_by_name(lang: str) -> None:
    game, log = trading()
    spoken = texts(lang, "haricot.games.bohnanza")
    names = ["Lea", "Mia", "Tom", "Nora"]
    for reader in (-1, 1, 2, 3):
        for event in log:
            sentence = spoken.event(event.seen_by(reader, game.zones), reader, names, game.names.cards)
            acting = event.args["seat"]
            assert isinstance(acting, int)
            assert (names[acting] in sentence) == (acting != reader), sentence
    assert spoken.problems == []


def test_a_draw_is_told_in_kinds_to_its_seat_and_in_numbers_to_the_others() -> None:
    spoken = texts("en", "haricot.games.bohnanza")
    [heard] = [heard for heard in told("bohnanza") if heard.game.setup.edition == "amigo"]
    drew = next(event for event in heard.events if event.id == "drew")
    seat = drew.args["seat"]
    assert isinstance(seat, int)
    words = heard.game.names.cards
    own = spoken.event(drew.seen_by(seat, heard.game.zones), seat, NAMES, words)
    assert re.match(r"You draw .* beans?", own)
    other = (seat + 1) % int(heard.game.seats)
    assert spoken.event(drew.seen_by(other, heard.game.zones), other, NAMES, words) == f"{NAMES[seat]} draws 3 cards."


@pytest.mark.parametrize(("game", "seats"), [("bohnanza", 4), ("al_cabohne", 2), ("ladybohn", 4)])
def test_words_to_type_mean_one_kind_each(game: str, seats: int) -> None:
    words = registry.make(game, seats).names.cards
    for lang in LANGUAGES:
        spoken = texts(lang, f"haricot.games.{game}")
        typed = [
            (name.casefold(), word)
            for word in words
            for name in {spoken.card(word), spoken.short(word), *spoken.typed(word)}
        ]
        meant: dict[str, set[str]] = {}
        for name, word in typed:
            meant.setdefault(name, set()).add(word)
        assert all(len(kinds) == 1 for kinds in meant.values()), meant


def test_owners_of_a_box_printed_in_german_type_what_it_says() -> None:
    spoken = texts("fr", "haricot.games.al_cabohne")
    for word, printed in (("kidney", "kidneybohne"), ("puff", "puffbohne"), ("runner", "stangenbohne")):
        assert printed in spoken.typed(word)


# -- choosing a language


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_CH"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({}, "en"),
    ],
)
def test_the_environment_names_a_language(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert detect() == lang
    assert texts().lang == lang


def test_an_unknown_language_is_english() -> None:
    assert texts("tlh").say("everyone") == "everyone"


def test_an_unknown_key_says_itself_and_is_a_problem() -> None:
    spoken = texts("fr")
    assert not spoken.has("no-such-key")
    assert spoken.say("no-such-key") == "no-such-key"
    assert spoken.problems == ["fr no-such-key: there is no such text"]


def test_a_missing_variable_is_a_problem() -> None:
    spoken = texts("en")
    spoken.say("saved")
    assert len(spoken.problems) == 1


def test_english_stands_in_for_a_game_that_does_not_know_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "english_only_game" / "texts"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text(
        "event-led = { $seat } leads { $kinds }.\ncard-a = A\ncard-b = B\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    spoken = texts("de", "english_only_game")
    event = Event("led", {"seat": 1, "kinds:kind": [0, 1]}, [])
    assert spoken.event(event, 0, ["Mia", "Tom"], ["a", "b"]) == "Tom leads A and B."
    assert spoken.say("nothing") == "nichts"
    assert spoken.problems == []


def test_french_has_no_line_that_begins_with_a_mark() -> None:
    said = texts("fr").say("rules-to-the-letter", command="haricot")
    assert "ligne\xa0; l’une d’elles en entier\xa0: haricot" in said
    assert texts("en").say("rules-to-the-letter", command="a ; b").endswith(": a ; b")
    help = texts("fr").say("help")
    assert "\n  ?          la règle" in help and "refus\xa0;   ? KER-02" in help  # what stands in columns stays there
    asked = texts("fr").say("hint-ask", wants="un Harry Colt", to="Anne", percent=40)
    assert asked.endswith("Chances d’un accord avec Anne\xa0: environ 40\xa0%.")
    assert texts("fr").say("web-minutes", count=20) == "20\xa0min"
    stopped = Event("stopped", {"seat": 0}, [])
    assert texts("fr", "haricot.games.dice").event(stopped, -1, ["Mia"], []) == "Mia s’arrête de lancer."
    assert "\xa0; encore 2 cartes pour 3 Thunes." in texts("fr").say("hint-grow", field=1, coins=2, more=2, then=3)


@pytest.mark.parametrize(
    ("name", "of", "to"),
    [
        ("Mia", "de Mia", "à Mia"),
        ("Anne", "d’Anne", "à Anne"),
        ("Émile", "d’Émile", "à Émile"),
        ("E\u0301mile", "d’E\u0301mile", "à E\u0301mile"),
        ("Œdipe", "d’Œdipe", "à Œdipe"),
        ("Yves", "d’Yves", "à Yves"),
        ("Yann", "de Yann", "à Yann"),
        ("Y", "de Y", "à Y"),
        ("Hugo", "de Hugo", "à Hugo"),
        ("7", "de 7", "à 7"),
        ("Joueur 2", "du joueur 2", "au joueur 2"),
        ("Joueuse", "de Joueuse", "à Joueuse"),
    ],
)
def test_french_leans_on_a_name(name: str, of: str, to: str) -> None:
    spoken = texts("fr", "haricot.games.bohnanza")
    assert spoken.say("ask-voice", seat=name) == f"C’est le tour {of}. Une offre de ta part\xa0?"
    assert spoken.say("action-offer", to=name) == f"Faire une offre {to} …"
    assert spoken.problems == []


def test_french_never_puts_a_name_behind_a_word_that_may_lean_on_it() -> None:
    for path in FILES:
        if path.stem == "fr":
            said = re.findall(
                r"\b(?:de|à|que|jusque) \{ \$(?:seat|to|from|name|winners) \}", path.read_text(encoding="utf-8")
            )
            assert not said, file_id(path)


@pytest.mark.parametrize(
    ("lang", "shared"),
    [
        ("en", "You and Anne share the win. The most coins: 13."),
        ("fr", "Victoire partagée\xa0: toi et Anne. Meilleur total\xa0: 13 écus."),
        ("de", "Geteilter Sieg: du und Anne. Bestes Ergebnis: 13 Taler."),
    ],
)
def test_the_reader_stands_in_a_list_as_within_a_sentence(lang: str, shared: str) -> None:
    ended = Event("ended", {"winners:seat": [0, 1], "scores": [13, 13, 7]}, [])
    assert texts(lang, "haricot.games.dice").event(ended, 1, ["Anne", "Mia", "Tom"], []) == shared


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_below_zero_have_a_true_minus(lang: str) -> None:
    spoken = texts(lang, "haricot.games.nicht_die_bohne")
    scored = Event("scored-ndb", {"seat": 0, "deal": 2, "plus": 3, "minus": 10, "sum": -7, "total": -12}, [])
    sentence = spoken.event(scored, 0, ["Mia"], [])
    assert "\N{MINUS SIGN}7" in sentence and "\N{MINUS SIGN}12" in sentence and "-" not in sentence
    assert spoken.say("score", count=-7).startswith("\N{MINUS SIGN}7 ")
    assert "KER-02" in spoken.say("no-such-rule", id="KER-02", seat=-1)  # a dash within a word stays
    assert spoken.problems == []


def test_a_card_that_is_one_of_many_has_the_name_of_all_and_its_own() -> None:
    said = {
        "en": ["harvest card 7", "harvest card 7", "stink bean (w1)", "a stink bean (w1)"],
        "fr": ["carte moisson 7", "la carte moisson 7", "haricot brun (w1)", "un haricot brun (w1)"],
        "de": ["Erntekarte 7", "Erntekarte 7", "Saubohne (w1)", "eine Saubohne (w1)"],
    }
    for lang, names in said.items():
        spoken = texts(lang, "haricot.games.dice")
        cards = ("harvest_07", "w1-stink")
        assert [name for word in cards for name in (spoken.card(word), spoken.counted(word))] == names
        assert spoken.card("stink") == "stink" and spoken.problems == []
    sold = Event("sold", {"seat": 0, "kind": 0, "contracts": 4, "coins": 2}, [])
    told = texts("fr", "haricot.games.dice").event(sold, -1, ["Mia"], ["harvest_19"])
    assert told == "Mia vend la carte moisson 19 avec 4 contrats pour 2 écus."


def test_lists_are_joined_as_the_language_does() -> None:
    red_soy_wax = {
        "en": "2 red beans, a soy bean and 3 wax beans",
        "fr": "2 Harry Comique, un Harry Copain et 3 Harry Cochet",
        "de": "2 Rote Bohnen, eine Sojabohne und 3 Weinbrandbohnen",
    }
    for lang, said in red_soy_wax.items():
        spoken = texts(lang, "haricot.games.bohnanza")
        assert spoken.cards([0, 1, 0, 2, 2, 2], ["red", "soy", "wax"]) == said
        assert spoken.cards([], []) == spoken.say("nothing")
