"""Everything that can be mistyped, in every box: what the player is told in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import haricot

from .conftest import Run

SEATS = {"dice": 2, "al_cabohne": 2, "bohnanza": 4, "ladybohn": 4, "nicht_die_bohne": 4}
WRITTEN = ("It is written like this: ", "Cela s’écrit ainsi : ", "So wird es geschrieben: ")

# the id, the game and the line, then what is said in English, French and German
UNREAD: list[tuple[str, ...]] = [
    (
        "no-verb",
        "bohnanza",
        "fly away",
        '"fly" is nothing that can be done here. These words begin an action: plant, harvest,',
        "« fly » ne se fait pas ici. Une action commence par l’un de ces mots : plant, harvest,",
        "„fly“ kann man hier nicht tun. Mit diesen Wörtern beginnt eine Aktion: plant, harvest,",
    ),
    ("no-verb", "al_cabohne", "fly", "done, feed", "done, feed", "done, feed"),
    ("no-verb", "ladybohn", "fly", "done, lift", "done, lift", "done, lift"),
    ("no-verb", "nicht_die_bohne", "fly", "action: play, take", "mots : play, take", "Aktion: play, take"),
    ("no-verb", "dice", "fly", "select, activate", "select, activate", "select, activate"),
    (
        "no-card",
        "bohnanza",
        "plant sky",
        'There is no card "sky"; in play are: wax, blue,',
        "Il n’y a pas de carte « sky » ; en jeu : Cochet,",
        "Es gibt keine Karte „sky“; im Spiel sind: Weinbrand, Blaue,",
    ),
    (
        "no-card",
        "nicht_die_bohne",
        "play sky",
        'There is no card "sky".',
        "Il n’y a pas de carte « sky ».",
        "Es gibt keine Karte „sky“.",
    ),
    (
        "no-card",
        "dice",
        "activate w1-red",
        'There is no card "w1-red".',
        "Il n’y a pas de carte « w1-red ».",
        "Es gibt keine Karte „w1-red“.",
    ),
    (
        "no-boss",
        "al_cabohne",
        "feed chili capone",
        '"capone" is not a boss; there are: al,',
        "« capone » n’est pas un boss ; il y a : al,",
        "„capone“ ist kein Boss; es gibt: al,",
    ),
    (
        "no-die",
        "dice",
        "select x9",
        '"x9" is not a die; there are: w1,',
        "« x9 » n’est pas un dé ; il y a : w1,",
        "„x9“ ist kein Würfel; es gibt: w1,",
    ),
    ("die-twice", "dice", "select w1,w1", '"w1": name it once.', "« w1 » : une fois suffit.", "„w1“: Einmal genügt."),
    (
        "not-a-seat",
        "bohnanza",
        "offer nobody red/soy",
        '"nobody" is nobody at this table: type a name, or the seat\'s number.',
        "« nobody » ne désigne personne à cette table : tape un nom, ou le numéro de la place.",
        "„nobody“ ist niemand an diesem Tisch: Tippe einen Namen oder die Nummer des Platzes.",
    ),
    (
        "not-a-seat",
        "nicht_die_bohne",
        "take nobody",
        '"nobody" is nobody at this table',
        "« nobody » ne désigne personne à cette table",
        "„nobody“ ist niemand an diesem Tisch",
    ),
    (
        "not-a-field",
        "bohnanza",
        "harvest x",
        '"x" is not a field: type its number, from 0.',
        "« x » n’est pas un champ : tape son numéro, à partir de 0.",
        "„x“ ist kein Feld: Tippe seine Nummer, ab 0.",
    ),
    (
        "not-a-deal",
        "bohnanza",
        "accept x",
        '"x" is not an offer: type its number.',
        "« x » n’est pas une offre : tape son numéro.",
        "„x“ ist kein Angebot: Tippe seine Nummer.",
    ),
    (
        "not-a-copy",
        "bohnanza",
        "offer 1 red@0/soy",
        '"0": a copy has a number, 1 nearest the front of your hand, or it is up: blue@2, blue@up.',
        "« 0 » : une carte a un numéro, 1 étant la plus en avant de ta main, ou elle est visible : blue@2, blue@up.",
        "„0“: Eine Karte hat eine Nummer, 1 ist die vorderste deiner Hand, oder sie liegt offen: blue@2, blue@up.",
    ),
    (
        "wanted-place",
        "bohnanza",
        "offer 1 red/soy@2",
        '"soy@2": a wanted card has no place; its owner picks the copy.',
        "« copain@2 » : on ne choisit pas la place d’une carte demandée : c’est à son propriétaire de le faire.",
        "„soja@2“: Eine verlangte Karte hat keine Stelle, ihr Besitzer sucht sie aus.",
    ),
    (
        "card-times",
        "bohnanza",
        "wish red*0",
        '"red*0": from 1 to 99 cards, please.',
        "« comique*0 » : de 1 à 99 cartes, s’il te plaît.",
        "„rote*0“: bitte 1 bis 99 Karten.",
    ),
    (
        "many-cards",
        "bohnanza",
        "wish " + ",".join(["red*99"] * 16),
        "Too many cards in one list: 1,500 at most.",
        "Trop de cartes dans une même liste : 1 500 au plus.",
        "Zu viele Karten in einer Liste: höchstens 1.500.",
    ),
    ("not-a-miss", "ladybohn", "lift x 1", '"x" is not a miss:', "« x » n’est pas une miss :", "„x“ ist keine Lady:"),
    (
        "not-places",
        "ladybohn",
        "lift 1 x",
        '"x" is not a number of places:',
        "« x » n’est pas un nombre de places :",
        "„x“ ist keine Zahl von Plätzen:",
    ),
]
USAGE = [
    ("usage", "bohnanza", "plant 1 2", "plant, plant FIELD,", "plant, plant CHAMP,", "plant, plant FELD,"),
    ("usage", "bohnanza", "harvest", "harvest FIELD", "harvest CHAMP", "harvest FELD"),
    ("usage", "bohnanza", "discard", "discard CARD,", "discard CARTE,", "discard KARTE,"),
    ("usage", "bohnanza", "offer 1", "offer SEAT GIVEN/", "offer PLACE DONNÉ/", "offer PLATZ GEGEBEN/"),
    ("usage", "bohnanza", "offer 1 red", "offer SEAT GIVEN/", "offer PLACE DONNÉ/", "offer PLATZ GEGEBEN/"),
    ("usage", "bohnanza", "counter 1", "counter OFFER GIVEN/", "counter OFFRE DONNÉ/", "counter ANGEBOT GEGEBEN/"),
    ("usage", "bohnanza", "accept", "accept OFFER,", "accept OFFRE,", "accept ANGEBOT oder"),
    ("usage", "bohnanza", "decline", "decline OFFER", "decline OFFRE", "decline ANGEBOT"),
    ("usage", "bohnanza", "withdraw", "withdraw OFFER", "withdraw OFFRE", "withdraw ANGEBOT"),
    ("usage", "bohnanza", "keep", "keep CARD, or", "keep CARTE, ou", "keep KARTE oder"),
    ("usage", "bohnanza", "wish", "wish CARDS, or", "wish CARTES, ou", "wish KARTEN oder"),
    ("usage", "bohnanza", "reveal it", "reveal", "reveal", "reveal"),
    ("usage", "dice", "roll w1", "roll", "roll", "roll"),
    ("usage-select", "dice", "select", "select DIE,DIE or", "select DÉ,DÉ ou", "select WÜRFEL,WÜRFEL oder"),
    ("usage-activate", "dice", "activate", "activate CARD", "activate CARTE", "activate KARTE"),
    ("usage-feed", "al_cabohne", "feed chili", "feed CARD BOSS,", "feed CARTE BOSS,", "feed KARTE BOSS,"),
    ("usage-lift", "ladybohn", "lift", "lift MISS PLACES,", "lift MISS PLACES,", "lift LADY PLÄTZE,"),
    ("usage-play", "nicht_die_bohne", "play", "play CARD", "play CARTE", "play KARTE"),
    ("usage-take", "nicht_die_bohne", "take", "take SEAT", "take PLACE", "take PLATZ"),
]
UNREAD += [(id, game, typed, *map("".join, zip(WRITTEN, said, strict=True))) for id, game, typed, *said in USAGE]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("row", UNREAD, ids=lambda row: f"{row[1]} {row[2][:20]}")
def test_what_cannot_be_read_is_explained(row: tuple[str, ...], lang: str, run: Run) -> None:
    _, game, typed, *said = row
    shown = run(game, [typed], lang=lang, seats=["me"] + ["random"] * (SEATS[game] - 1))
    answer = shown.partition(f"> {typed}\n" if f"> {typed}\n" in shown else f" {typed}\n")[2]
    assert said[["en", "fr", "de"].index(lang)] in " ".join(answer.split())
    assert "refused-" not in shown


def test_nothing_that_cannot_be_read_is_forgotten() -> None:
    """The ids in the code that read actions are those of the table above."""
    made = re.compile(r'(?:MalformedAction\(|read_number\([^"()]*)\s*"([^"]+)"')
    code = [path.read_text(encoding="utf-8") for path in Path(haricot.__file__).parent.rglob("*.py")]
    assert {id for text in code for id in made.findall(text)} == {row[0] for row in UNREAD}
