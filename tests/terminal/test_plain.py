"""The plain terminal game, played through the real function: what is typed, what is shown, what is written down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from haricot.kernel import data, registry
from haricot.kernel.errors import BadSetup, MalformedRecord
from haricot.kernel.match import replay
from haricot.kernel.records import Record, read_record
from haricot.locales import LANGUAGES, texts
from haricot.terminal import plain
from haricot.terminal.keeping import friendly_names
from haricot.terminal.words import Words

from .conftest import CTRL_C, Run

SHORT = {"offers": "1", "exhaustions": "1", "deals": "1"}


def position(path: Path, head: str, seats: str = "me,random,random,random", count: int = 4) -> Path:
    """A saved match that begins at a position."""
    lines = [
        "haricot 1",
        f"game bohnanza  rules 1  edition gigamic  seats {count}",
        "seed p",
        *head.splitlines(),
        f"# seats {seats}",
    ]
    path.write_text("\n".join([*lines, "--", ""]), encoding="utf-8")
    return path


MY_TRADE = """position phase=trade active=0 first=0 heard=14
  hand/0 red,blue,red,wax   hand/1 soy,red   hand/2 soy,soy,wax   hand/3 chili   up garden,soy
  field/0/0 chili*3   field/0/1 stink"""


@pytest.fixture
def trade(tmp_path: Path) -> Path:
    """I am active in a trade, and everybody has been heard."""
    return position(tmp_path / "trade.txt", MY_TRADE)


def read(path: Path) -> Record:
    """A record that stands by its rules."""
    record = read_record(path.read_text(encoding="utf-8"))
    replay(record)
    return record


# -- whole games


@pytest.mark.parametrize(
    ("seats", "edition"),
    [(4, "gigamic"), (2, "gigamic"), (3, "amigo"), (7, "gigamic")],
    ids=["four", "duel", "amigo", "seven"],
)
def test_a_whole_game_is_the_same_in_every_language(seats: int, edition: str, run: Run, tmp_path: Path) -> None:
    options = {"exhaustions": "1", "offers": "1"} if seats > 2 else {}
    written = []
    for lang in LANGUAGES:
        file = tmp_path / f"{lang}.txt"
        who = ["me"] + ["random"] * (seats - 1)
        shown = run(seats=who, edition=edition, options=options, lang=lang, save=str(file), by_lot="p")
        written.append(file.read_text(encoding="utf-8"))
        spoken = texts(lang, "haricot.games.bohnanza")
        assert spoken.say("reason-exhausted") in shown
        assert spoken.say("saved", file=str(file)) in shown
    assert written[0] == written[1] == written[2]
    record = read(tmp_path / "en.txt")
    assert record.result
    assert f"# seats {','.join(who)}\n" in written[0]


@pytest.mark.parametrize("game", list(registry.packages()))
def test_every_registered_game_can_be_played_from_view_and_menu(game: str, run: Run, tmp_path: Path) -> None:
    box = registry.box(game)
    for edition in box.editions:
        column = box.columns(edition)[-1]
        seats = data.wholes(column, "seats")[0]
        options = {name: SHORT[name] for name in box.offered(column) if name in SHORT}
        file = tmp_path / f"{edition}.txt"
        who = ["me"] + ["random"] * (seats - 1)
        shown = run(game, seats=who, edition=edition, options=options, save=file, by_lot=edition)
        assert read(file).result
        for name in ("Mia", "Tom")[: seats - 1]:
            assert re.search(rf"(?m)^[ *] \d {name}\b", shown)


def test_people_at_one_screen_cover_their_hands(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    shown = run(seats=["me", "random", "me"], edition="amigo", options=SHORT_MARKET, save=file, by_lot="two")
    record = read(file)
    assert {decision.seat for decision in record.decisions} == {0, 1, 2}
    parts = re.split(r"Pass the screen to (Player \d)\.", shown)
    assert len(parts) > 10
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        other = "Player 2" if name == "Player 1" else "Player 1"
        assert re.search(rf"(?m)^[ *] \d {other} +\d+ cards? in hand", part)
        assert not re.search(rf"(?m)^[ *] \d {name}\b", part), "the reader is You"
        cover = part.split("Your hand")[0]
        assert "press Enter" in cover
    assert "\n" * 40 in shown


SHORT_MARKET = {"offers": "1", "exhaustions": "1"}


def test_programs_alone_can_be_watched(run: Run) -> None:
    shown = run(seats=["random"] * 3, options=SHORT_MARKET)
    assert "The deck has run out for the last time." in shown
    assert "Your hand" not in shown


# -- leaving, saving, going on


def test_without_a_file_the_end_of_input_saves_nothing_and_says_so(run: Run) -> None:
    assert run().endswith("You leave the table; nothing was saved.\n")


def test_a_match_with_a_file_is_kept_after_every_decision(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    shown = run(options=SHORT_MARKET, lines=["", "1", "1"], seed="resume", save=file)
    assert f"You leave the table; the match is kept in {file}.\n" in shown
    assert shown.endswith(f"Go on later with: haricot play bohnanza --resume {file}\n")
    begun = read(file)
    assert sum(decision.seat == 0 for decision in begun.decisions) == 3
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]
    run(seats=[], resume=file, lines=["1"])  # without --save it is kept where it was
    assert len(read(file).decisions) > len(begun.decisions)


def test_before_the_first_decision_there_is_nothing_to_keep(run: Run, trade: Path, tmp_path: Path) -> None:
    file = tmp_path / "none.txt"
    assert run(resume=trade, save=file).endswith("You leave the table; nothing was saved.\n")
    assert not file.exists()


def test_ctrl_c_keeps_the_match_as_well(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    assert f"the match is kept in {file}" in run(lines=["1", "1", CTRL_C], save=file)
    assert sum(decision.seat == 0 for decision in read(file).decisions) == 2
    assert "nothing was saved" in run(lines=["1", "1", CTRL_C])


def test_another_match_is_never_written_over(run: Run, tmp_path: Path, trade: Path) -> None:
    other, diary = tmp_path / "other.txt", tmp_path / "diary.txt"
    run(seed="other", lines=["q"], save=other)
    diary.write_text("dear diary\n", encoding="utf-8")
    before = other.read_text(encoding="utf-8")
    for resume in (None, trade):
        with pytest.raises(BadSetup, match="place-kept"):
            run(seed="mine", save=other, resume=resume)
        with pytest.raises(BadSetup, match="place-taken"):
            run(seed="mine", save=diary, resume=resume)
    assert "another match is kept there" in run(seed="mine", lines=[f"s {other}"])
    assert other.read_text(encoding="utf-8") == before
    run(resume=trade, lines=["wish red", "q"], save=trade)  # the same match
    assert read(trade).decisions[0].action == "wish red"


def test_what_is_saved_is_not_asked_for_again(run: Run, tmp_path: Path) -> None:
    shown = run(lines=[f"s {tmp_path / 'a.txt'}", "q"])
    assert "Save the match?" not in shown
    assert shown.endswith("Goodbye.\n")


def test_commands_are_shown_as_the_program_was_called(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from haricot.farm.cards import export_cards

    monkeypatch.setenv("HARICOT_CALLED_AS", "./haricot")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    cards = tmp_path / "cards.toml"
    text = export_cards(registry.make("bohnanza", 4).setup)
    cards.write_text(text.replace("count = 20", "count = 21").replace("total = 154", "total = 155"), encoding="utf-8")
    shown = run(seats=["random"] * 4, options=SHORT_MARKET, cards=cards, lang="fr")
    [line] = [line for line in shown.splitlines() if line.startswith("Pour rejouer la même donne")]
    agreed = "--edition gigamic --option offers=1 --option exhaustions=1"
    assert line.endswith(
        f": ./haricot play bohnanza --seats random,random,random,random {agreed} --cards {cards} --seed t --lang fr"
    )
    assert "Cartes\xa0: ton propre jeu «\xa0own\xa0», 131 en jeu" in shown


def test_a_saved_match_goes_on_and_its_record_is_one(run: Run, tmp_path: Path) -> None:
    half, whole = tmp_path / "half.txt", tmp_path / "whole.txt"
    shown = run(options=SHORT_MARKET, lines=["", "1", "1", "", f"s {half}", "q", ""], seed="resume")
    assert f"Saved in {half}." in shown
    assert "haricot play bohnanza --resume" in shown
    assert shown.endswith("Goodbye.\n")
    begun = read(half)
    assert begun.decisions and not begun.result
    shown = run(seats=[], resume=half, save=whole, by_lot="on")
    assert f"The match goes on after {len(begun.decisions)} decisions." in shown
    ended = read(whole)
    assert ended.result
    assert [decision.action for decision in ended.decisions[: len(begun.decisions)]] == [
        decision.action for decision in begun.decisions
    ]
    assert (ended.seed, ended.options) == (begun.seed, begun.options)


def test_leaving_offers_to_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    shown = run(lines=["q", str(tmp_path), str(file)])
    assert "could not be written" in shown
    assert read(file).seats == 4


def test_saving_replaces_records_only(run: Run, tmp_path: Path) -> None:
    diary, record = tmp_path / "diary.txt", tmp_path / "record.txt"
    diary.write_text("dear diary\n", encoding="utf-8")
    shown = run(lines=[f"s {diary}", f"s {record}", f"s {record}"])
    assert "it is not a saved match" in shown
    assert shown.count(f"Saved in {record}.") == 2
    assert diary.read_text(encoding="utf-8") == "dear diary\n"


def test_leaving_saves_where_it_was_agreed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "agreed.txt"
    assert f"Saved in {file}." in run(lines=["s", "q"], save=file)
    assert read(file).seed == "t"


def test_a_finished_match_resumed_shows_its_result(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "over.txt"
    run(options=SHORT_MARKET, save=file, by_lot="x")
    assert "The deck has run out for the last time." in run(resume=file, lines=[""])


def test_own_cards_are_named_and_go_into_the_record(run: Run, tmp_path: Path) -> None:
    from haricot.farm.cards import export_cards

    cards, file = tmp_path / "cards.toml", tmp_path / "record.txt"
    text = export_cards(registry.make("bohnanza", 4).setup).replace('name = "own"', 'name = "my deck"')
    cards.write_text(text, encoding="utf-8")
    assert 'your own set "my deck"' in run(cards=str(cards), lines=["q"], save=file)
    assert 'name = "my deck"' in read(file).cards


def test_what_does_not_fit_is_said_before_the_first_question(tmp_path: Path, trade: Path) -> None:
    with pytest.raises(BadSetup, match=r"seats: no-player \(word=nobody"):
        plain.play("bohnanza", seats=["me", "nobody", "random"])
    with pytest.raises(FileNotFoundError):
        plain.play("bohnanza", seats=[], resume=tmp_path / "missing.txt")
    with pytest.raises(FileNotFoundError):
        plain.play("bohnanza", seats=["me"] * 4, cards=str(tmp_path / "missing.toml"))
    with pytest.raises(BadSetup, match=r"game: other-match \(game=bohnanza, asked=nicht_die_bohne\)"):
        plain.play("nicht_die_bohne", seats=[], resume=trade)
    seatless = tmp_path / "seatless.txt"
    seatless.write_text(
        trade.read_text(encoding="utf-8").replace("# seats me,random,random,random\n", ""), encoding="utf-8"
    )
    for seats in ([], ["me", "random"]):
        with pytest.raises(BadSetup, match=rf"seats: match-seats \(seats=4, count={len(seats)}\)") as refused:
            plain.play("bohnanza", seats=seats, resume=seatless)
        assert refused.value.file == str(seatless)
    broken = tmp_path / "broken.txt"
    broken.write_text("not a record\n", encoding="utf-8")
    with pytest.raises(MalformedRecord) as unread:
        plain.play("bohnanza", seats=[], resume=broken)
    assert unread.value.file == str(broken)


# -- what is shown


def test_the_table_shows_everything_a_player_may_see(run: Run, trade: Path) -> None:
    shown = run(resume=trade, lines=["offer 1 red/soy,soy"])
    assert "Trading · your turn" in shown
    assert re.search(r"Deck: \d+ cards · run-outs: 0 of 3 · discard pile: empty", shown)
    assert "Face up: garden bean, soy bean" in shown
    assert "* 0 You         0 coins" in shown
    assert "      1: chili ×3, pays 1 (2 from 6)\n      2: stink ×1, pays 0 (1 from 3)\n" in shown
    assert "      Your hand, front card first: [red], blue, red, wax\n" in shown
    assert "  1 Mia         2 cards in hand · 0 coins\n      1: empty   2: empty\n" in shown
    assert "You offer Mia a red bean for 2 soy beans [offer 1]." in shown


def test_open_offers_say_who_gives_and_gets_what(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=trade active=1 first=1 deal/1=1>0:soy.0/red:0 deal/2=0>1:wax.3/soy:0 deal/3=2>1:soy.0/red:0 heard=13
  hand/0 red,blue,red,wax   hand/1 soy,red   hand/2 soy,soy,wax   hand/3 chili   up garden""",
    )
    shown = run(resume=file)
    assert "Mia waits for your answer." in shown
    assert "  1  From Mia: you give a red bean / you get a soy bean\n" in shown
    assert "  2  To Mia: you give a wax bean / you get a soy bean  [withdraw 2]\n" in shown
    assert "  3  Tom to Mia: gives a soy bean / gets a red bean\n" in shown
    assert "Accept Mia's offer: you give a red bean / you get a soy bean\n" in shown


def test_BOH_40_the_accepter_picks_the_copy(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=trade active=1 first=1 deal/1=1>0:soy.0/red:0 heard=13
  hand/0 red,blue,red,wax   hand/1 soy,red   hand/2 wax   hand/3 chili""",
    )
    out = tmp_path / "out.txt"
    shown = run(resume=file, lines=["1", "", "1", "2", "q"], save=out)
    assert "the copy nearest the front" in shown and "the copy farthest back" in shown
    assert read(out).decisions[0].action == "accept 1 red@2"


def test_the_face_up_copy_is_the_first_to_pay_with(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=trade active=0 first=0 deal/1=1>0:soy.0/red:0 heard=14
  hand/0 red,blue,red,wax   hand/1 soy,red   hand/2 wax   hand/3 chili   up red,garden""",
    )
    out = tmp_path / "out.txt"
    shown = run(resume=file, lines=[], lang="en")
    number = next(line.split()[0] for line in shown.splitlines() if "Accept Mia's offer" in line)
    shown = run(resume=file, lines=[number, "0", number, "", "q"], save=out)
    assert "Enter for 1, number 1 to 3, 0 to go back" in shown
    assert read(out).decisions[0].action == "accept 1 red@up"
    again = tmp_path / "again.txt"
    run(resume=file, lines=[number, "1", "q"], save=again)
    assert read(again).decisions[0].action == "accept 1 red@up"


def test_commands_tell_without_changing_anything(run: Run, trade: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    lines = ["h", "r", "t", "l", "beans", "i", "?", "? BOH-33", "? nonsense", "s", "", "99", "fly away", "q"]
    shown = run(resume=trade, lines=lines, save=out)
    assert "build an offer step by step" in shown
    for title, paragraphs in texts("en", "haricot.games.bohnanza").how_to_play():
        assert title in shown and " ".join(paragraphs[0].split()) in " ".join(shown.split())
    assert shown.count("Face up: garden bean, soy bean") == 2
    assert "Nothing has happened yet." in shown
    assert re.search(r"soy bean +12    2 → 1   4 → 2   6 → 3   7 → 4", shown)
    assert "Offers a turn: 12" in shown and "0 means no trading" in shown
    assert "Nothing has been refused." in shown
    assert "BOH-33: The active player must turn up the top two deck cards" in shown
    assert "There is no rule NONSENSE in this game." in shown
    assert "Please choose a number from 1 to" in shown
    assert '"fly" is nothing that can be done here.' in shown
    assert read(out).decisions == []


def test_recent_events_can_be_listed(run: Run, trade: Path) -> None:
    shown = run(resume=trade, lines=["wish red", "l", "wish -"])
    assert shown.count("You would like a red bean.") == 2


def test_colours_are_for_terminals_that_want_them(run: Run, trade: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[" not in run(resume=trade)
    coloured = run(resume=trade, terminal=True)
    assert "\x1b[1m" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    bare = run(resume=trade, terminal=True)
    assert "\x1b[" not in bare
    assert re.sub(r"\x1b\[\d+m", "", coloured) == bare


# -- refusals


@pytest.mark.parametrize(
    ("lang", "refused", "letter"),
    [
        (
            "en",
            "Not possible: This field has one card. Harvest one with two or more first. [BOH-66;",
            "BOH-66: A field",
        ),
        ("fr", "Impossible. Ce champ n’a qu’une carte. Récolte d’abord un champ de deux cartes", "BOH-66: Un champ"),
        ("de", "Das geht nicht: Dieses Feld hat nur eine Karte. Ernte zuerst eines mit zwei", "BOH-66: Ein Feld"),
    ],
)
def test_BOH_66_a_refusal_is_explained(
    lang: str, refused: str, letter: str, run: Run, trade: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.txt"
    shown = run(resume=trade, lines=["harvest 1", "?", "q"], lang=lang, save=out)
    flat = " ".join(shown.split())
    assert refused in flat
    assert letter in flat.split(refused)[1]
    assert read(out).decisions == []


def test_every_refusal_is_one_line_with_its_id(run: Run, trade: Path) -> None:
    shown = run(resume=trade, lines=["plant", "accept 7", "draw", "offer 1 -/-"])
    for id in ("BOH-25", "KER-02", "BOH-61", "BOH-41"):
        assert f"[{id};" in shown


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "offer 1 soy/red", "You have no soy bean in your hand, but one lies face up: soy@up [KER-02;"),
        (
            "fr",
            "offer 1 copain/comique",
            "Harry Copain : tu n’en as pas en main, mais il y en a face visible : copain@up",
        ),
        ("en", "offer 1 chili@up/red", "No chili bean lies face up. [KER-02;"),
        ("en", "offer 1 cocoa/red", "You have no cocoa bean in your hand. [KER-02;"),
        ("en", "offer 1 red*3/soy", "red bean: you have only 2 in your hand. [KER-02;"),
        ("de", "offer 1 rote/kaffee", "Kaffeebohne: Davon gibt es keine in dieser Partie."),
        ("en", "offer 9 red/soy", "There is nobody to deal with on seat 9. [KER-02;"),
        ("en", "wish red,red", "red bean: name it once. [KER-02;"),
        ("en", "keep red", "No red bean lies face up. [KER-02;"),
        ("en", "harvest 5", "You have no field 5 (they count from 0 here). [KER-02;"),
        ("en", "accept 7", "There is no offer 7. [KER-02;"),
        ("fr", "decline 7", "Il n’y a pas d’offre 7. [KER-02"),
    ],
)
def test_KER_02_what_is_not_there_is_named(lang: str, typed: str, said: str, run: Run, trade: Path) -> None:
    assert said in " ".join(run(resume=trade, lines=[typed], lang=lang).split())


def test_KER_04_an_offer_of_others_cannot_be_withdrawn(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=trade active=1 first=1 deal/1=1>0:soy.0/red:0 heard=13
  hand/0 red,blue   hand/1 soy,red   hand/2 wax   hand/3 chili""",
    )
    assert "Offer 1 is not yours to withdraw" in run(resume=file, lines=["withdraw 1"])


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "fly away", '"fly" is nothing that can be done here.'),
        ("fr", "offer 1 zebre/colt", "Il n’y a pas de carte « zebre » ; en jeu : Cochet, Colt, Cauchemar, Cochon,"),
        ("de", "offer 1 blaue", "So wird es geschrieben: offer PLATZ GEGEBEN/VERLANGT oder"),
        ("fr", "offer 1 colt/chaos@2", "« chaos@2 » : on ne choisit pas la place d’une carte demandée"),
        ("fr", "offer jules colt/chaos", "« jules » ne désigne personne à cette table"),
        ("de", "harvest acker", "„acker“ ist kein Feld"),
        ("fr", "accept tout", "« tout » n’est pas une offre"),
        ("de", "offer 1 blaue@vorn/rote", "Eine Karte hat eine Nummer"),
        ("fr", "offer 1 colt@0/rouge", "« 0 » : une carte a un numéro"),
        ("de", "wish rote*0", "bitte 1 bis 99 Karten"),
        ("fr", "harvest", "Cela s’écrit ainsi : harvest CHAMP"),
    ],
)
def test_a_misreading_is_explained_in_the_language(lang: str, typed: str, said: str, run: Run, trade: Path) -> None:
    shown = " ".join(run(resume=trade, lines=[typed], lang=lang).split())
    assert said in shown
    assert "Cogné" not in shown  # no card that is out of play


def test_choices_are_shown_as_they_may_be_typed(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=settle active=0 first=0
  hand/1 soy   hand/2 wax   hand/3 chili   aside/0 soy   field/0/0 wax""",
    )
    out = tmp_path / "out.txt"
    shown = run(resume=file, lines=["plant copain 1", "q"], lang="fr", save=out)
    assert "[plant copain 1]" in shown
    assert read(out).decisions[0].action == "plant soy 1"


# -- the duel


def test_DUEL_14_DUEL_22_the_duel_has_words_of_its_own(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=plant active=0 first=0 planted=1
  hand/0 wax,soy,wax,blue   hand/1 soy   field/0/0 wax""",
        "me,random",
        2,
    )
    shown = run(resume=file, lines=["h"])
    assert "leave your opponent what you can spare" in " ".join(shown.split())
    assert "There is no trading." in shown and "build an offer" not in shown
    said = re.findall(r"(?m)^ +\d+  (Discard .*?)  +\[", shown)
    assert said == [
        "Discard a wax bean: the copy nearest the front",
        "Discard a soy bean",
        "Discard a wax bean: the copy farthest back",
        "Discard a blue bean",
    ]


def test_DUEL_22_drawing_says_what_is_left_to_the_opponent(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=choose active=0 first=0
  hand/0 wax   hand/1 soy   up red,red,blue""",
        "me,random",
        2,
    )
    shown = " ".join(run(resume=file).split())
    assert "Draw new cards and end the turn: your opponent is left 2 red beans and a blue bean [draw]" in shown


# -- offers


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "offer 1 blue,soy@up/red"),
        ("en", "offer mia Blue Bean, soy@up / red bean"),
        ("fr", "offer Mia Harry Colt, copain@up/comique"),
        ("fr", "offer mia haricot bleu,haricot soya@up/haricot rouge"),
        ("de", "offer mia Blaue,Sojabohne@up/Rote Bohne"),
    ],
)
def test_an_offer_can_be_typed_in_the_players_language(
    lang: str, typed: str, run: Run, trade: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.txt"
    run(resume=trade, lines=[typed, "q"], lang=lang, save=out)
    assert read(out).decisions[0].action == "offer 1 blue,soy@up/red"


@pytest.mark.parametrize(
    ("lang", "typed", "notation"),
    [
        ("en", "offer all -/red*2", "offer all -/red*2"),
        ("en", "OFFER Everyone Black-Eyed@2/soya", "offer all black_eyed@2/soy"),
        ("fr", "offer tous œil/harry coché", "offer all black_eyed/wax"),
        ("de", "offer alle grün/Weinbrandbohne", "offer all green/wax"),
        ("de", "offer allen Augen/-", "offer all black_eyed/-"),
        ("fr", "plant 1", "plant 1"),
        ("fr", "discard Cogné@up", "discard coffee@up"),
    ],
)
def test_names_become_notation(lang: str, typed: str, notation: str) -> None:
    words = Words(registry.make("bohnanza", 4).names.cards, texts(lang, "haricot.games.bohnanza"), ["Toi", "Mia"])
    assert words.notation(typed) == notation


@pytest.mark.parametrize(
    ("answers", "action"),
    [
        (["o", "1", "2 5", "6", ""], "offer 1 blue@1,garden@up/soy"),
        (["o", "tom", "red", "", "y"], "offer 2 red@1/-"),
        (["o", "4", "red red", "cocoa, soy bean", ""], "offer all red@1,red@2/cocoa,soy"),
        (["o", "9", "everyone", "red red red", "7", "", "10 10", "yes"], "offer all -/cocoa,cocoa"),
        (["2", "1", "nonsense", "8", ""], "offer 2 red@1/red"),
    ],
)
def test_an_offer_can_be_built_step_by_step(
    answers: list[str], action: str, run: Run, trade: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.txt"
    run(resume=trade, lines=[*answers, "q"], save=out)
    assert read(out).decisions[0].action.replace("@1", "") == action.replace("@1", "")


@pytest.mark.parametrize(
    "answers", [["o", ""], ["o", "1", "b", "b"], ["o", "1", "1", "b", "b", ""], ["o", "1", "1", "1", "n"]]
)
def test_an_offer_can_be_dropped_at_every_step(answers: list[str], run: Run, trade: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    shown = run(resume=trade, lines=[*answers, "q"], save=out)
    assert "No offer was made." in shown
    assert read(out).decisions == []


def test_an_offer_can_be_mended_step_by_step(run: Run, trade: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    run(resume=trade, lines=["o", "1", "b", "2", "1", "b", "2", "6", "", "q"], save=out)
    assert read(out).decisions[0].action == "offer 2 blue/soy"


def test_an_offer_that_answers_one_is_called_a_counter_offer(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=trade active=1 first=1 deal/1=1>0:soy.0/red:0 heard=13
  hand/0 red,blue,wax   hand/1 soy,red   hand/2 wax   hand/3 chili""",
    )
    assert "Make Mia another offer instead (declines this one) …" in run(resume=file)


def test_an_offer_picked_by_number_counters_the_oldest_and_a_built_one_answers_nothing(
    run: Run, tmp_path: Path
) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=trade active=1 first=1 deal/1=1>0:soy.0/red:0 deal/2=1>0:red.1/red:0 heard=13
  hand/0 red,blue,wax   hand/1 soy,red   hand/2 wax   hand/3 chili""",
        "me,me,random,random",
    )
    out = tmp_path / "out.txt"
    run(seats=[], resume=file, lines=["", "o", "2", "", "", "q"], save=out)
    assert [decision.action for decision in read(out).decisions] == ["offer 1 blue/-"]
    out.unlink()
    shown = run(seats=[], resume=file, lines=["", "3", "2", "", "", "q"], save=out)
    assert "3  Make Player 2 another offer instead (declines this one) …" in shown
    assert [decision.action for decision in read(out).decisions] == ["counter 1 blue/-"]
    out.unlink()
    run(seats=[], resume=file, lines=["", "counter 2 blue bean / red", "q"], save=out)
    assert [decision.action for decision in read(out).decisions] == ["counter 2 blue/red"]
    assert "There is no offer 9." in run(seats=[], resume=file, lines=["", "counter 9 blue/red", "q"])
    assert "You have no soy bean in your hand." in run(seats=[], resume=file, lines=["", "counter 1 soy/red", "q"])
    assert "counter OFFER GIVEN/WANTED" in run(seats=[], resume=file, lines=["", "counter 1 soy", "q"])


def test_offers_that_fall_with_the_trade_are_told_to_their_maker(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=trade active=1 first=1 deal/2=0>1:wax.1/soy:0 heard=13
  hand/0 red,wax   hand/1 soy,red   hand/2 soy,soy,wax   hand/3 chili""",
        "me,me,random,random",
    )
    shown = run(seats=[], resume=file, lines=["", "done", "draw", ""])
    assert "You end trading.\n\n" in shown
    assert shown.count("Player 2 ends trading.\n  Your offer 2 lapses.\n") == 1


def test_BOH_101_off_turn_an_offer_goes_to_the_active_player(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=trade active=1 first=1 heard=12
  hand/0 red,blue   hand/1 soy   hand/2 soy   hand/3 chili   up garden""",
    )
    out = tmp_path / "out.txt"
    shown = run(resume=file, lines=["o", "1", "2", "", "q"], save=out)
    assert "It is Mia's turn. Anything from you?" in shown
    assert read(out).decisions[0].action == "offer 1 red/blue"


def test_no_offer_is_built_where_none_can_be_made(run: Run, tmp_path: Path) -> None:
    file = position(tmp_path / "p.txt", "position phase=plant active=0 first=0")
    assert "You cannot make an offer at this moment." in run(resume=file, lines=["o"])


# -- whom it asks, and what Enter does


def test_BOH_65_harvesting_is_open_to_whoever_is_asked(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=trade active=1 first=1 heard=12
  hand/0 red   hand/1 soy   hand/2 soy   hand/3 chili   up garden   field/0/0 red*3   coins/0 wax*3""",
    )
    out = tmp_path / "out.txt"
    shown = run(resume=file, lines=["3", "buy", "", "q"], save=out)
    assert "Harvest field 1: 3 red beans for 2 coins" in shown
    assert "Buy a third field: 3 coins" in shown
    assert [decision.action for decision in read(out).decisions[:3]] == ["harvest 0", "buy", "pass"]


def test_BOH_103_before_the_deck_can_run_out_people_are_asked(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=draw active=1 first=1
  hand/0 red   hand/1 soy   hand/2 soy   hand/3 chili   field/0/0 red*3   deck wax*3""",
    )
    out = tmp_path / "out.txt"
    shown = run(resume=file, lines=["harvest 0", "q"], save=out)
    assert "It is Mia's turn. Anything to harvest or buy before it goes on?" in shown
    assert read(out).decisions[0].action == "harvest 0"


def test_enter_does_the_only_thing_there_is_to_do(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=plant active=0 first=0
  hand/0 red,soy   field/0/0 red*2   field/0/1 wax*2""",
    )
    out = tmp_path / "out.txt"
    shown = run(resume=file, lines=["", "q"], save=out)
    assert "Enter for 1" in shown
    assert read(out).decisions[0].action == "plant 0"


def test_what_is_asked_is_what_the_face_of_the_box_asks(run: Run, trade: Path) -> None:
    assert "Your turn: trade, then end trading." in run(seats=[], resume=trade)
    assert "À toi" in run(seats=[], resume=trade, lang="fr")


def test_BOH_21_without_room_the_question_says_so(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=plant active=0 first=0
  hand/0 soy   field/0/0 red*2   field/0/1 wax*2""",
    )
    assert "There is no room for the card: harvest a field first, or buy a third one." in " ".join(
        run(resume=file).split()
    )


def test_enter_never_ends_a_trade(run: Run, trade: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    assert "Nothing happens by itself here" in run(resume=trade, lines=["", "q"], save=out)
    assert read(out).decisions == []


def test_the_same_seed_and_answers_are_the_same_match(run: Run, tmp_path: Path) -> None:
    written = []
    for name in ("a", "b"):
        file = tmp_path / name
        run(seed="same", options=SHORT_MARKET, save=file, by_lot="same")
        written.append(file.read_text(encoding="utf-8"))
    assert written[0] == written[1]


def test_without_a_seed_every_deal_is_another(run: Run) -> None:
    seeds = {re.search(r"Seed of this deal: (\S+)", run(seed=None))[1] for _ in range(2)}  # type: ignore[index]
    assert len(seeds) == 2


def test_an_answer_joins_only_its_own_offer(run: Run, tmp_path: Path) -> None:
    file = position(
        tmp_path / "p.txt",
        """position phase=trade active=1 first=1 deal/1=2>1:wax.0/red:0 heard=14
  hand/0 red,blue,wax   hand/1 soy,red   hand/2 wax   hand/3 chili""",
    )
    lines = ["", "offer 1 blue/soy", "", "decline 1", "done", "draw", ""]
    shown = run(resume=file, seats=["me", "me", "me", "me"], lines=lines)
    told = shown.rpartition("press Enter")[2]  # to Player 3
    assert "  Player 1 offers Player 2 a blue bean for a soy bean [offer 2].\n  Player 2 declines your offer 1." in told


@pytest.mark.parametrize(("lang", "said"), [("en", "greedy bot"), ("fr", "robot gourmand"), ("de", "gieriger Bot")])
def test_a_program_is_greeted_as_people_call_it(run: Run, lang: str, said: str) -> None:
    assert f"1 Mia ({said})" in run("nicht_die_bohne", ["q", ""], seats=["me", "greedy", "random"], lang=lang)


def test_characters_have_their_own_names_and_no_two_are_called_alike(run: Run) -> None:
    assert friendly_names(["me", "pim", "greedy", "pim", "ada"], texts("en")) == [
        "Player 1",
        "Pim",
        "Mia",
        "Pim 2",
        "Ada",
    ]
    shown = " ".join(run("nicht_die_bohne", ["q", ""], seats=["me", "pim", "lenz"]).split())
    assert "1 Pim (a beginner, often says yes)" in shown and "2 Lenz (stingy, gives nothing away)" in shown


@pytest.mark.parametrize(
    ("lang", "says", "prompt"),
    [("en", "A bot would do this:", "Number 1 to"), ("de", "Ein Bot würde das tun:", "Nummer 1 bis")],
)
def test_a_bot_says_what_it_would_do_and_why(run: Run, lang: str, says: str, prompt: str) -> None:
    who = ["me", "search", "search"]
    told = run("nicht_die_bohne", lines=["v", "q", ""], seats=who, seed="advice", lang=lang)
    told_then = told.partition(says)[2].partition(prompt)[0]
    what, _, why = told_then.strip().partition("\n")
    assert what and why.strip().endswith(".")  # the reason may take more than a line
