"""The game as text: three languages, menus listed or hidden, refusals that change nothing, the same words again."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from conformance.tables import Variant
from study.tables import each_table

from haricot.kernel.match import replay
from haricot.kernel.records import read_record
from haricot.locales import LANGUAGES
from haricot.study import text


def open_numbers(env: text.env) -> list[int]:
    """What the menu lists."""
    seat = int(env.asking.seat)
    return [choice.number for choice in env.tellers[seat].choices(env.asking.state, env.asking.draft)]


def play(env: text.env, steps: int, lot: Random) -> list[tuple[int, str, str]]:
    """Play by lot, by number and by notation alike: who was told what, and answered what."""
    course = []
    for _ in range(steps):
        seat, said = env.get_observation()
        assert env.get_observation() == (seat, said)
        choice = lot.choice(env.tellers[seat].choices(env.asking.state, env.asking.draft))
        answer = choice.notation if choice.notation and lot.random() < 0.5 else str(choice.number)
        course.append((seat, said, answer))
        done, info = env.step(answer)
        assert not info
        if done:
            break
    return course


@each_table
def test_the_same_answers_give_the_same_words(table: Variant) -> None:
    for lang in LANGUAGES:
        env = text.env(table.game, table.seats, table.edition, lang=lang, rules=True)
        env.reset(seed=5)
        course = play(env, 30 if lang == "en" else 10, Random(lang))
        problems = [problem for teller in env.tellers for problem in teller.texts.problems]
        assert not problems
        saved = json.loads(json.dumps(env.saved()))
        there, again = text.again(saved)
        assert again == course
        assert there.record() == env.record()
        replay(read_record(env.record()))


def test_a_whole_match_has_a_record_and_a_result() -> None:
    env = text.env("al_cabohne", seats=1, reward="difference")
    env.reset(seed=2)
    play(env, 5000, Random(2))
    rewards, info = env.close()
    assert env.asking.over
    outcome: Any = info["outcome"]
    assert list(rewards) == [0]
    assert str(outcome["scores"][0]) in info["said"][0]
    replay(read_record(env.record()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_menu_lists_nothing_and_notation_still_works(lang: str) -> None:
    hidden, listed = (text.env("bohnanza", seats=3, menu=menu, lang=lang) for menu in (False, True))
    for env in (hidden, listed):
        env.reset(seed=1)
    lot = Random(1)
    for _ in range(30):
        seat, said = hidden.get_observation()
        choices = listed.tellers[seat].choices(listed.asking.state, listed.asking.draft)
        menu = listed.tellers[seat].menu(listed.asking.state, listed.asking.draft)
        assert listed.get_observation() == (seat, f"{said}\n\n{menu}")
        written = [choice.notation for choice in choices if choice.notation]
        assert written and not any(f"[{answer}]" in said for answer in written)
        answer = lot.choice(written)
        assert hidden.step(answer) == listed.step(answer)


def test_what_is_refused_changes_nothing_and_is_told_why() -> None:
    env = text.env("bohnanza", seats=3, tries=4)
    env.reset(seed=1)
    before = env.record()
    closed = next(n for n in range(int(env.game.numbers)) if n not in open_numbers(env))
    refused = []
    for wrong in (str(closed), "plant 9", "I would rather not", "offer 1 /"):
        done, info = env.step(wrong)
        refused.append(info["refused"])
        assert info["said"] in env.get_observation()[1]
    assert refused == ["illegal", "illegal", "no-verb", "usage"]
    assert done  # four in a row
    assert env.record() == before
    assert sum(env.illegal) == 4
    assert env.step("plant 0") == (False, {})


def test_programs_may_sit_on_other_seats() -> None:
    env = text.env("bohnanza", seats=3, players=["", "greedy", "random"])
    env.reset(seed=1)
    course = play(env, 60, Random(1))
    assert {seat for seat, _, _ in course} == {0}


def test_only_the_reader_is_you_and_sees_its_hand() -> None:
    env = text.env("bohnanza", seats=3)
    env.reset(seed=4)
    seat, said = env.get_observation()
    hand = env.game.view(env.asking.state, seat).zones[f"hand/{seat}"]
    named = ", ".join(env.tellers[seat].texts.card(env.game.names.card(card)) for card in hand if card is not None)
    assert named in " ".join(said.split())
