"""Machines take turns: sockets are heard between two of them, tables that somebody watches come first."""

from __future__ import annotations

import asyncio
import socket
import time

from haricot.server.turns import SLICE, Turns

MANY = 50


async def test_sockets_are_heard_while_many_machines_wait() -> None:
    turns, done, heard = Turns(), 0, -1
    finished = asyncio.Event()
    mine, theirs = socket.socketpair()

    def work() -> None:
        nonlocal done
        until = time.perf_counter() + SLICE
        while time.perf_counter() < until:
            pass
        done += 1
        if done == 1:
            theirs.send(b"x")
        if done == MANY:
            finished.set()

    def hear() -> None:
        nonlocal heard
        mine.recv(1)
        heard = done

    with mine, theirs:
        asyncio.get_running_loop().add_reader(mine, hear)
        for _ in range(MANY):
            turns.line_up(False, work)
        await finished.wait()
        asyncio.get_running_loop().remove_reader(mine)
    assert 1 <= heard <= 3


async def test_who_is_watched_comes_first_and_who_gives_up_does_not_come() -> None:
    turns = Turns()
    done: list[str] = []
    finished = asyncio.Event()
    turns.line_up(False, lambda: done.append("programs"))
    turns.line_up(True, lambda: done.append("gone")).cancel()
    turns.line_up(True, lambda: done.append("people"))
    turns.line_up(True, lambda: done.append("people too"))
    turns.line_up(False, finished.set)
    await finished.wait()
    assert done == ["people", "people too", "programs"]


async def test_one_that_fails_holds_nobody_else_up() -> None:
    turns = Turns()
    loop = asyncio.get_running_loop()
    failed: list[object] = []
    loop.set_exception_handler(lambda _, context: failed.append(context["exception"]))
    finished = asyncio.Event()

    def fail() -> None:
        raise ValueError

    turns.line_up(False, fail)
    turns.line_up(False, finished.set)
    async with asyncio.timeout(60):
        await finished.wait()
    assert [type(error) for error in failed] == [ValueError]


async def test_the_line_begins_again_after_it_was_empty() -> None:
    turns = Turns()
    for _ in range(2):
        finished = asyncio.Event()
        turns.line_up(False, finished.set)
        await finished.wait()
