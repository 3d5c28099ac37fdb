"""Who somebody is: guests at once by a signed cookie, accounts by a passphrase, seats by a token."""

from __future__ import annotations

import asyncio
import base64
import secrets
import time

import argon2
from itsdangerous import BadSignature, Signer, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from haricot.calls import shapes
from haricot.server.errors import Denied
from haricot.server.names import good_name, login_of
from haricot.server.settings import Settings
from haricot.server.store import PersonRow, Store

COOKIE = "haricot"
SAFER = "__Host-haricot"  # where browsers speak https: theirs is then set by nobody but this very host
YEAR = 365 * 24 * 3600
SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 200
# Guests are called by a bean's name that is the same in every language.
GENERA = ("Phaseolus", "Vicia", "Vigna", "Glycine", "Cicer", "Lens", "Pisum", "Lupinus", "Cajanus", "Lablab")


class Seals:
    """Signs cookies and seat tokens; all processes of a server share the secret."""

    def __init__(self, secret: bytes) -> None:
        self.cookies = TimestampSigner(secret, salt="person")
        self.seats = Signer(secret, salt="seat")

    def cookie(self, person: str) -> str:
        """What a browser keeps."""
        return self.cookies.sign(person).decode()

    def person(self, cookie: str) -> str:
        """Who a cookie is; empty: nobody."""
        try:
            return self.cookies.unsign(cookie, max_age=YEAR).decode()
        except BadSignature:
            return ""

    def seat(self, table: str, seat: int, owner: str) -> str:
        """A token that opens a seat as long as this person owns it."""
        return base64.urlsafe_b64encode(self.seats.get_signature(seat_named(table, seat, owner))).decode().rstrip("=")

    def opens(self, token: str, table: str, seat: int, owner: str) -> bool:
        """Is this the token of the seat?"""
        return secrets.compare_digest(token.encode(), self.seat(table, seat, owner).encode())


def seat_named(table: str, seat: int, owner: str) -> str:
    """What a seat's token signs."""
    return f"{table}/{seat}/{owner}"


class People:
    """The people of a server."""

    def __init__(self, store: Store, seals: Seals, settings: Settings) -> None:
        self.store = store
        self.seals = seals
        self.settings = settings
        self.hasher = argon2.PasswordHasher()
        self.hashing = asyncio.Semaphore(2)  # each takes 64 MB for a while
        self.nobody = ""  # a hash that no passphrase fits, made when first needed

    # -- cookies

    async def who(self, connection: HTTPConnection) -> shapes.Person | None:
        """The person behind a request or a socket; None: nobody we know."""
        cookies = connection.cookies
        id = self.seals.person(cookies.get(SAFER, "")) or self.seals.person(cookies.get(COOKIE, ""))
        row = await self.store.person(id) if id else None
        return told(row) if row is not None else None

    async def guest(self) -> shapes.Person:
        """Somebody new."""
        id, name = new_id(), of_a_bean()
        await self.store.create_person(id, name, time.time_ns() // 1_000_000)
        return shapes.Person(id=id, name=name, account=False)

    def remember(self, connection: HTTPConnection, response: Response, person: str) -> None:
        """Give a browser its cookie; an empty person takes it away. One of the other name is exchanged for it."""
        safe = self.secure(connection)
        wanted, other = (SAFER, COOKIE) if safe else (COOKIE, SAFER)
        keep(response, wanted, self.seals.cookie(person) if person else "", safe)
        if other in connection.cookies:
            keep(response, other, "", other == SAFER)

    def secure(self, connection: HTTPConnection) -> bool:
        """Does the browser speak https with us?"""
        if self.settings.origins:
            return all(origin.startswith("https://") for origin in self.settings.origins)
        return connection.url.scheme in ("https", "wss")

    # -- accounts

    async def rename(self, person: shapes.Person, name: str) -> shapes.Person:
        """Another name; that of an account is what one logs in with, and nobody else's. Raises Denied."""
        name = await self.free_name(name, person)
        if not await self.store.rename(person.id, name, login_of(name) if person.account else None):
            raise Denied(409, "name_taken", "name-taken", field="name", name=name)
        return shapes.Person(id=person.id, name=name, account=person.account)

    async def free_name(self, name: str, person: shapes.Person) -> str:
        """A good name that is no other person's account's; raises Denied."""
        name = good_name(name)
        owner = await self.store.person_by_login(login_of(name))
        if owner is not None and owner.id != person.id:
            raise Denied(409, "name_taken", "name-taken", field="name", name=name)
        return name

    async def register(self, person: shapes.Person, asked: shapes.Credentials) -> shapes.Person:
        """A guest becomes an account and keeps seats and history; raises Denied."""
        if person.account:
            raise Denied(409, "already_registered", "already-registered")
        name = good_name(asked.name)
        good_passphrase(asked.passphrase)
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, asked.passphrase)
        if not await self.store.set_passphrase(person.id, name, login_of(name), hashed):
            raise Denied(409, "name_taken", "name-taken", field="name", name=name)
        for guest in await self.store.guests_named(name):
            if guest != person.id:
                await self.store.rename(guest, of_a_bean())
        return shapes.Person(id=person.id, name=name, account=True)

    async def login(self, asked: shapes.Credentials) -> shapes.Person:
        """The account behind a name and its passphrase; raises Denied, and never says which of them is wrong."""
        row = await self.store.person_by_login(login_of(asked.name)) if asked.name.isprintable() else None
        async with self.hashing:
            right = await asyncio.to_thread(self.fits, row.passphrase if row is not None else "", asked.passphrase)
        if row is None or not right:
            raise Denied(403, "wrong_passphrase", "wrong-passphrase")
        return told(row)

    def fits(self, hashed: str, passphrase: str) -> bool:
        """Is this the passphrase? Takes as long where there is no account."""
        if not self.nobody:
            self.nobody = self.hasher.hash(secrets.token_hex())
        try:
            return self.hasher.verify(hashed or self.nobody, passphrase[:LONGEST_PASSPHRASE]) and bool(hashed)
        except argon2.exceptions.VerificationError:
            return False


def of_a_bean() -> str:
    """What a guest is called who has not said."""
    return f"{secrets.choice(GENERA)} {secrets.randbelow(900) + 100}"


def keep(response: Response, name: str, value: str, safe: bool) -> None:
    """Let a browser keep a cookie for a year; an empty one is thrown away."""
    age = YEAR if value else 0
    response.set_cookie(name, value, max_age=age, path="/", secure=safe, httponly=True, samesite="lax")


def told(row: PersonRow) -> shapes.Person:
    """A person as they are told about themselves."""
    return shapes.Person(id=row.id, name=row.name, account=bool(row.passphrase))


def new_id() -> str:
    """A public id that nobody has."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def good_passphrase(passphrase: str) -> None:
    """Raises Denied if it is too short to be safe or too long to be one."""
    if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
        least, most = SHORTEST_PASSPHRASE, LONGEST_PASSPHRASE
        raise Denied(400, "bad_passphrase", "passphrase-length", field="passphrase", least=least, most=most)
