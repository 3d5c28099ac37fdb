"""What people say at one table: everybody who watches hears it, but for those who do not want to."""

from __future__ import annotations

import asyncio
import unicodedata

from haricot.server.house import now
from haricot.server.limits import Buckets
from haricot.server.parts import Whole
from haricot.server.people import Somebody
from haricot.server.store.rows import ChatRow
from haricot.table import wire
from haricot.table.errors import Refusal
from haricot.table.told import encode

SHOWN = 50  # things said that a new reader hears
LONGEST = 400
# Signs that turn the direction of a line and of whatever follows it: nobody writes them, and they make words lie.
TURNING = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])


class Chat:
    """What has been said at one table, as far as this process has told it."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.store = whole.house.store
        self.rate = Buckets(whole.house.settings.words, SHOWN)
        self.telling = asyncio.Lock()
        self.last = 0  # the last thing said that readers have heard

    async def say(self, person: Somebody, text: str, feeling: str = "") -> None:
        """Say something to everybody at the table, or show how one feels; only those who sit there may.

        Raises Refusal, or Denied where somebody says too much.
        """
        words = " ".join(text.translate(TURNING).split())
        if not self.whole.warm.table.seats_of(person.id):
            raise Refusal("not_seated", "speak-unseated")
        if feeling:
            words = ""
        elif not 1 <= len(words) <= LONGEST or any(unicodedata.category(letter) == "Cc" for letter in words):
            raise Refusal("malformed", "said-length", field="text", most=LONGEST)
        self.rate.take(person.id)
        await self.store.add_chat(self.whole.id, person.id, person.name, words, now(), feeling)
        await self.tell()

    async def so_far(self, person: str) -> tuple[list[wire.Chat], int]:
        """What a new reader hears, and the number of the last thing said: that is `last` once they watch."""
        chat = [said(row) for row in await self.store.chat(self.whole.id, SHOWN)]
        muted = await self.store.mutes(person) if person and chat else set()
        return [each for each in chat if each.person not in muted], max([each.id for each in chat], default=0)

    async def tell(self) -> None:
        """Tell readers what has been said since they last heard something, in this process or another."""
        async with self.telling:
            rows = await self.store.chat(self.whole.id, SHOWN, self.last)
            people = {reader.person for reader in self.whole.warm.audience.people}
            deaf = await self.store.muted_by(people, {row.person for row in rows})
            for row in rows:
                message = encode(said(row))
                self.last = row.id
                for reader in self.whole.warm.audience.people:
                    if (reader.person, row.person) not in deaf:
                        reader.send(message)

    async def unsay(self, person: str) -> None:
        """Let readers forget what was said by somebody who is forgotten."""
        if await self.store.person(person) is None:
            for reader in self.whole.warm.audience.people:
                reader.send(encode(wire.Unsaid(self.whole.id, person)))


def said(row: ChatRow) -> wire.Chat:
    """One thing said."""
    return wire.Chat(
        table=row.table,
        id=row.id,
        stamp=row.stamp,
        person=row.person,
        name=row.name,
        text=row.text,
        feeling=row.feeling,
    )
