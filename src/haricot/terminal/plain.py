"""The game in plain lines: what the others do, the table, a numbered menu, one answer."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

from haricot.bots import seats as bots
from haricot.bots.cast import CAST, GREEDY
from haricot.kernel import registry
from haricot.kernel.actions import Action, Done
from haricot.kernel.data import CardFile
from haricot.kernel.drive import LIMIT, question
from haricot.kernel.errors import BadSetup
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game, Outcome
from haricot.kernel.match import Match, new_match, set_up, step
from haricot.kernel.players import Player
from haricot.kernel.records import Record, read_record
from haricot.kernel.setup import check_seed
from haricot.kernel.views import DealView, View
from haricot.locales import Texts, texts
from haricot.table.errors import Refusal
from haricot.table.hints import MILLISECONDS, thought
from haricot.terminal.asking import Asker, Question
from haricot.terminal.console import Closed, Console
from haricot.terminal.keeping import ME, SEATED, Keeper, check_place, friendly_names, naming
from haricot.terminal.law import Rules
from haricot.terminal.screen import screen
from haricot.terminal.words import Words

# what people call them
BOTS = {"greedy": "bot-greedy", "random": "bot-random", "search": "bot-search", "polite": "bot-search"}
RECENT = 20  # events that `l` lists

File = str | os.PathLike[str]


class Quit(Exception):
    """The player leaves."""


def play(
    game: str,
    *,
    seats: list[str],
    edition: str = "",
    options: dict[str, str] | None = None,
    cards: File | CardFile | None = None,
    seed: str | None = None,
    lang: str = "",
    save: File | None = None,
    resume: File | None = None,
) -> int:
    """Play a match at this terminal: seats are `me` or players' names; no seats: as the resumed record says.

    `save` is written after every decision; without it a resumed record is. Raises HaricotError before
    the first question if something does not fit, OSError if a file is not there.
    """
    console = Console()
    if resume is not None:
        match, who, begun = resumed(game, Path(resume), seats)
    else:
        file = CardFile(Path(cards).read_text(encoding="utf-8")) if isinstance(cards, str | os.PathLike) else cards
        made = registry.make(game, len(seats), edition, options, file)
        match, who, begun = new_match(made, seed or secrets.token_hex(8)), seats, None
    said = texts(lang, match.game.setup.box.package)
    if save is not None:
        check_place(Path(save), begun)
    session = Session(match, who, said, console, save if save is not None else resume)
    session.keeper.source = Path(resume) if resume is not None else None
    if isinstance(cards, str | os.PathLike):
        session.card_file = str(cards)
    return session.run(begun)


def resumed(game: str, path: Path, seats: list[str]) -> tuple[Match, list[str], Record]:
    """The match of a saved record before its first decision, who sits where, and the record."""
    text = path.read_text(encoding="utf-8")
    with naming(path):
        record = read_record(text)
        if record.game != game:
            raise BadSetup("other-match", field="game", game=record.game, asked=game)
        saved = [line[len(SEATED) :].split(",") for line in text.splitlines() if line.startswith(SEATED)]
        who = seats or (saved[0] if saved else [])
        if len(who) != record.seats:
            raise BadSetup("match-seats", field="seats", seats=record.seats, count=len(who))
        return set_up(record), who, record


class Session:
    """One match at one terminal."""

    def __init__(self, match: Match, who: list[str], said: Texts, console: Console, save: File | None) -> None:
        self.match = match
        self.game: Game[Any] = match.game
        self.who = who
        self.texts = said
        self.console = console
        self.keeper = Keeper(match, who, said, console, Path(save) if save is not None else None)
        self.card_file = ""  # where the player's own cards were read from
        self.humans = [seat for seat, name in enumerate(who) if name == ME]
        self.players = self.sit_down()
        self.names = self.named()
        self.screen = screen(self.game, said, self.names, console)
        self.asker = Asker(self.screen, Words(self.game.names.cards, said, self.names))
        self.rules = Rules(self.game.setup.box.package, said, console)
        self.events: list[Event] = []
        self.told = dict.fromkeys([*self.humans, -1], 0)  # how many events each reader has been told
        self.reader = self.humans[0] if len(self.humans) == 1 else -1  # who sits before the screen now
        self.shown = dict.fromkeys(self.humans, 0)  # how many events had happened when each last saw the whole table
        self.pending = ""  # a sentence that the next one may join on its line
        self.pending_deal: object = None  # the offer it is about
        self.fallen: dict[int, list[DealView]] = {}  # deals that were open when a trade ended, by the event's number

    def sit_down(self) -> dict[int, Player]:
        """The programs, by seat."""
        seed = check_seed(self.match.head.seed)
        return {seat: bots.sit(name, self.game, seed, seat) for seat, name in enumerate(self.who) if name != ME}

    def named(self) -> list[str]:
        """Friendly names for programs; people are numbered if there are several."""
        names = friendly_names(self.who, self.texts)
        if len(self.humans) == 1:
            names[self.humans[0]] = self.texts.say("you")
        return names

    # -- the course of a match

    def run(self, begun: Record | None) -> int:
        """From the greeting to the result; returns the exit code."""
        try:
            if begun is not None:
                self.catch_up(begun)
            self.greet(begun)
            self.go_on()
            self.finish()
        except (Closed, KeyboardInterrupt):
            self.leave()
        except Quit:
            pass
        return 0

    def leave(self) -> None:
        """The input has ended: say what is kept."""
        if self.keeper.kept() and self.keeper.path is not None:
            self.console.line(self.texts.say("left-kept", file=str(self.keeper.path)))
            self.keeper.tell_how_on(self.keeper.path)
        else:
            self.console.tell(self.texts.say("left-at-eof"))

    def catch_up(self, record: Record) -> None:
        """Play the decisions of a record; the programs notice them, the people have seen them."""
        for decision in record.decisions:
            log: list[Event] = []
            step(self.match, decision, log)
            self.notice(log)
        self.told = dict.fromkeys(self.told, len(self.events))
        self.keeper.begun()

    def greet(self, begun: Record | None) -> None:
        """Which game, who plays, what was agreed."""
        setup = self.game.setup
        self.console.line(self.screen.title(), "bold")
        about = f"game-about.{setup.column.get('set', '')}"  # a rule set may be a game of its own
        for key in (about, "game-about"):
            if self.texts.has(key):
                self.console.tell(self.texts.say(key))
                break
        self.agreed()
        people = [f"{seat} {self.seated(seat)}" for seat in range(setup.seats)]
        self.console.tell(self.texts.say("greet-seats", seats=", ".join(people)))
        self.console.tell(self.texts.say("greet-seed", seed=self.match.head.seed))
        if begun is not None:
            self.console.tell(self.texts.say("greet-resumed", count=len(self.match.taken)))
        self.console.tell(self.texts.say("greet-help"))
        active = self.game.view(self.match.state, -1).facts.get("active", -1)
        if active >= 0 and self.texts.has("event-turn"):
            self.console.line()
            self.console.tell(self.sentence(Event("turn", {"seat": active}, [])), "  ", "bold")

    def seated(self, seat: int) -> str:
        """A name, and which program it is."""
        who = self.who[seat]
        if who == ME:
            return self.names[seat]
        said = self.texts.say(BOTS[who]) if who in BOTS else self.texts.say(f"cast-{who}") if who in CAST else who
        return f"{self.names[seat]} ({said})"

    def agreed(self, explain: bool = False) -> None:
        """The edition, the card set and the options: those that differ, or all with what they mean."""
        setup = self.game.setup
        key = f"edition-{setup.edition}"
        edition = self.texts.say(key) if self.texts.has(key) else setup.edition
        self.console.tell(self.texts.say("table-edition", edition=edition))
        if setup.cards is not None:
            count = sum(self.screen.beans.counts) if self.screen.beans is not None else len(self.game.names.cards)
            self.console.tell(self.texts.say("table-cards", name=setup.cards.name, count=count))
        for name, value in (setup.options if explain else setup.chosen).items():
            label = self.texts.say(f"option-{name}") if self.texts.has(f"option-{name}") else name
            said = self.texts.say("table-option", name=label, value=self.option_value(name, value))
            self.console.tell(f"{said}  [{name}={value}]" if explain else said)
            if explain and self.texts.has(f"option-{name}.about"):
                self.console.tell(self.texts.say(f"option-{name}.about"), "    ")

    def option_value(self, name: str, value: str) -> str:
        """An option's value in words."""
        for key in (f"option-{name}.{value}", f"value-{value}"):
            if self.texts.has(key):
                return self.texts.say(key)
        return value

    def go_on(self) -> None:
        """Ask whoever is due until nobody is."""
        draft = Draft()
        mask = self.game.mask()
        decisions = 0
        while decisions < LIMIT and (seat := int(self.game.next(self.match.state))) >= 0:
            if seat in self.players:
                action = question(self.game, self.match.state, seat, self.players[seat], draft, mask)
            else:
                action = self.ask(seat)
            log: list[Event] = []
            open_deals = self.game.view(self.match.state, -1).deals if isinstance(action, Done) else []
            self.match.apply(seat, action, log)
            for i, event in enumerate(log, len(self.events)):
                if event.id == "trade-over":
                    self.fallen[i] = open_deals
            self.notice(log)
            self.keeper.keep()
            if len(self.humans) < 2:
                self.tell()
            decisions += 1

    def notice(self, log: list[Event]) -> None:
        """Keep what happened, and let the programs know."""
        self.events += log
        for seat, player in self.players.items():
            if player.sighted:
                for event in log:
                    player.notice(event.seen_by(seat, self.game.zones))

    def finish(self) -> None:
        """The result, and how to see the match again."""
        if len(self.humans) > 1:
            self.reader = -1  # everybody looks now
            self.told[-1] = max(self.told.values())
            self.tell()
        self.flush()
        outcome = self.outcome()
        console = self.console
        console.line()
        console.rule()
        if outcome is None:
            console.tell(self.texts.say("cut"))
        else:
            self.screen.finale(self.last_view())
            key = f"reason-{outcome.reason}"
            console.line(self.texts.say(key) if self.texts.has(key) else outcome.reason, "bold")
            order = sorted(range(len(outcome.scores)), key=lambda seat: (-outcome.scores[seat], seat))
            for seat in order:
                name = self.texts.seat(seat, self.reader, self.names)
                mark = "*" if seat in outcome.winners else "=" if seat in outcome.drawn else " "
                console.line(
                    f" {mark} {name:<12} {self.screen.score(outcome.scores[seat]):>12}", "bold" if mark != " " else ""
                )
            mark = " " if outcome.winners else "=" if outcome.drawn else "*"
            for other, points in self.screen.rivals(outcome.others).items():
                key = f"other-{other}"
                name = self.texts.say(key) if self.texts.has(key) else other
                console.line(f" {mark} {name:<12} {self.screen.score(points):>12}", "bold" if mark != " " else "")
        console.rule()
        again = self.again()
        if again:
            console.line(self.texts.say("same-deal", command=again))
        self.save_or_ask()

    def outcome(self) -> Outcome | None:
        """How the match ended, if it has."""
        return self.game.outcome(self.match.state)

    def last_view(self) -> View:
        """The table at the end, as the reader sees it."""
        return self.game.view(self.match.state, self.reader)

    def again(self) -> str:
        """The command that deals the same cards at the same table; empty where no command can."""
        setup = self.game.setup
        head = self.match.head
        if head.position is not None or head.chance or (setup.cards is not None and not self.card_file):
            return ""
        words = ["play", setup.game, "--seats", ",".join(self.who), "--edition", setup.edition]
        for name, value in setup.again().items():
            words += ["--option", f"{name}={value}"]
        if setup.cards is not None:
            words += ["--cards", self.card_file]
        return self.keeper.command([*words, "--seed", head.seed])

    # -- telling

    def tell(self) -> None:
        """The events this reader has not been told yet, a sentence each; an answer joins its offer's line."""
        start = self.told[self.reader]
        for i, event in enumerate(self.events[start:], start):
            if event.id == "passed":
                continue
            sentence = self.sentence(event)
            if self.screen.told(event, sentence, self.reader):
                continue
            if event.id == "turn":
                self.console.line()
            answer = event.id == "declined" and event.args.get("deal") == self.pending_deal
            if answer and self.pending and len(self.pending) + len(sentence) < 76:
                sentence = f"{self.pending} {sentence}"
                self.pending = ""
            elif self.pending:
                self.console.tell(self.pending, "  ")
                self.pending = ""
            if event.id == "offered":
                self.pending = sentence
                self.pending_deal = event.args.get("deal")
            else:
                mine = event.args.get("seat") == self.reader and self.reader >= 0
                self.console.tell(sentence, "  ", "bold" if event.id == "turn" else "green" if mine else "")
            for deal in self.fallen.get(i, []):
                if deal.proposer == self.reader:
                    self.console.tell(self.texts.say("deal-fell", deal=deal.id), "  ")
        self.told[self.reader] = len(self.events)

    def sentence(self, event: Event) -> str:
        """One event for the reader before the screen."""
        seen = event.seen_by(self.reader, self.game.zones)
        said = self.texts.event(seen, self.reader, self.names, self.game.names.cards)
        return f"{said} {self.screen.aside(seen)}".rstrip()

    def flush(self) -> None:
        """Say the offer that still waits for its answer."""
        if self.pending:
            self.console.tell(self.pending, "  ")
            self.pending = ""

    # -- asking

    def ask(self, seat: int) -> Action:
        """Ask a person until a legal action stands."""
        handed_over = len(self.humans) > 1 and seat != self.reader
        if handed_over:
            self.console.cover()
            self.console.ask(self.texts.say("hand-over", number=self.humans.index(seat) + 1) + " ")
            self.reader = seat
        self.tell()
        self.flush()
        question = Question(self.screen, self.match.state, seat)
        news = self.events[self.shown[seat] :]
        quiet = all(event.args.get("seat") == seat or not event.moves for event in news)
        self.show(question, brief=len(news) > 0 and quiet and not handed_over)
        while True:
            answer = self.console.ask(self.asker.prompt(question))
            if self.command(answer, question):
                continue
            action = self.asker.understand(answer, question)
            if action is None:
                continue
            rule = self.game.check(self.match.state, seat, action)
            if rule is None:
                return action
            self.rules.refuse(rule, self.screen.reason(rule, action, question.view))

    def show(self, question: Question, brief: bool = False) -> None:
        """The table, the question and the choices; in brief when nobody else has moved a card."""
        self.screen.table(question.view, brief)
        self.shown[question.view.seat] = len(self.events)
        self.asker.show(question)

    def command(self, answer: str, question: Question) -> bool:
        """Carry out a word that is no action; False: it is none of these."""
        word, _, rest = answer.partition(" ")
        word = word.casefold()
        rest = rest.strip()
        if word in ("h", "help"):
            self.console.page(self.screen.help())
        elif word == "r" and not rest:
            self.console.chapters(self.texts.how_to_play())
        elif word == "?" or (word.startswith("?") and not rest):
            self.rules.explain(rest or word[1:])
        elif word == "t" and not rest:
            self.show(question)
        elif word == "l" and not rest:
            self.recent()
        elif not rest and self.screen.command(word, question.view):
            pass
        elif word == "i" and not rest:
            self.agreed(explain=True)
        elif word == "v" and not rest:
            self.advise(question)
        elif word == "s" and (rest or self.keeper.path is not None):
            self.keeper.save(Path(rest) if rest else self.keeper.path or Path())
        elif word == "s":
            self.console.tell(self.texts.say("save-where"))
        elif word == "q" and not rest:
            self.quit()
        else:
            return False
        return True

    def advise(self, question: Question) -> None:
        """What the strongest bot of the box would do here, and why."""
        seat, box = question.view.seat, self.game.setup.box
        bot, seed = bots.strong(box) or GREEDY, f"hint-{len(self.match.taken)}"
        try:
            _, action, why = thought(self.game, self.match.state, seat, seed, bot, MILLISECONDS, "ms")
        except Refusal:
            self.console.tell(self.texts.say("play-no-hint"))
            return
        self.console.tell(f"{self.texts.say('play-hint-says')} {self.screen.spoken(self.game.write(action))}")
        variables = self.texts.variables(why, seat, self.names, self.game.names.cards)
        self.console.tell(self.texts.say(f"hint-{why.id}", **variables))

    def recent(self) -> None:
        """What happened last, to the letter."""
        if not self.events:
            self.console.tell(self.texts.say("nothing-yet"))
        for event in self.events[-RECENT:]:
            self.console.tell(self.sentence(event), "  ")

    # -- leaving

    def quit(self) -> None:
        """Leave, saving where the table was told to, or where the player wants."""
        self.save_or_ask()
        self.console.tell(self.texts.say("goodbye"))
        raise Quit

    def save_or_ask(self) -> None:
        """Save where the match is kept; otherwise ask for a file, unless all is saved already."""
        if self.keeper.path is not None:
            self.keeper.save(self.keeper.path)
        elif self.humans and self.keeper.new():
            self.offer_saving()

    def offer_saving(self) -> None:
        """Ask for a file until one can be written or none is named."""
        while True:
            name = self.console.ask(self.texts.say("save-file") + " ")
            if not name or self.keeper.save(Path(name)):
                return
