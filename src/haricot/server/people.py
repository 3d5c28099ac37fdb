"""Who somebody is: guests at once by a signed cookie, accounts by a passphrase, seats by a token."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
import time
from typing import NamedTuple, Protocol

import argon2
from itsdangerous import BadSignature, Signer, TimestampSigner
from msgspec.structs import replace
from starlette.requests import HTTPConnection
from starlette.responses import Response

from haricot.calls import shapes
from haricot.server.errors import Denied
from haricot.server.names import PORTRAITS, good_name, good_portrait, login_of
from haricot.server.settings import Settings
from haricot.server.store import PersonRow, SessionRow, Store

COOKIE = "haricot"
SAFER = "__Host-haricot"  # where browsers speak https: theirs is then set by nobody but this very host
YEAR = 365 * 24 * 3600
HOUR = 3_600_000  # milliseconds between two notes of when a browser was last here
SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 200
NOBODY = shapes.Person(id="", name="", account=False)
# Guests are called by a bean's name that is the same in every language.
GENERA = ("Phaseolus", "Vicia", "Vigna", "Glycine", "Cicer", "Lens", "Pisum", "Lupinus", "Cajanus", "Lablab")


# What browsers and systems call themselves; many claim to be others too, which therefore come later.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrom", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
    ("Python", "Python"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


class Known(NamedTuple):
    """Who asks, and by which session; without one by a cookie of the first version."""

    person: shapes.Person = NOBODY
    session: str = ""


class Somebody(Protocol):
    """A person, as HTTP and sockets know them."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def portrait(self) -> str: ...


class Seals:
    """Signs cookies and seat tokens; all processes of a server share the secret."""

    def __init__(self, secret: bytes) -> None:
        self.cookies = TimestampSigner(secret, salt="person")
        self.seats = Signer(secret, salt="seat")

    def cookie(self, person: str, session: str = "") -> str:
        """What a browser keeps; the first version named no session."""
        return self.cookies.sign(f"{person}.{session}" if session else person).decode()

    def named(self, cookie: str) -> tuple[str, str]:
        """The person and the session that a cookie names; empty: nobody, or no session."""
        if not cookie:  # most browsers have one of the two; an error would keep the connection in memory for a while
            return "", ""
        try:
            named, since = self.cookies.unsign(cookie, return_timestamp=True)
        except BadSignature:
            return "", ""
        if time.time() - since.timestamp() > YEAR:  # one from the future was made by a clock that was wrong
            return "", ""
        person, _, session = named.decode().partition(".")
        return person, session

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

    async def who(self, connection: HTTPConnection) -> Known:
        """The person behind a request or a socket, and the session that its cookie names."""
        cookies = connection.cookies
        id, session = self.seals.named(cookies.get(SAFER, ""))
        if not id:
            id, session = self.seals.named(cookies.get(COOKIE, ""))
        if not session:
            row = await self.store.person(id) if id else None
            return Known(told(row)) if row is not None and row.unlisted else Known()
        found = await self.store.session(session)
        if found is None or found[0].id != id:
            return Known()
        if abs(now() - found[1].seen) > HOUR:
            with contextlib.suppress(Exception):  # a database that cannot be written can be read
                await self.store.seen(session, now())
        return Known(told(found[0]), session)

    async def guest(self, connection: HTTPConnection) -> Known:
        """Somebody new."""
        id, name, portrait = new_id(), of_a_bean(), secrets.choice(PORTRAITS)
        row = a_session(id, connection)
        await self.store.create_person(id, name, row.created, row, portrait)
        return Known(shapes.Person(id=id, name=name, account=False, portrait=portrait), row.id)

    async def begin(self, person: shapes.Person, connection: HTTPConnection) -> Known:
        """A browser is this person from now on."""
        row = a_session(person.id, connection)
        await self.store.begin_session(row)
        return Known(person, row.id)

    async def log_out(self, known: Known) -> None:
        """A browser is this person no longer, nor any that shares its cookie."""
        if known.session:
            await self.store.end_session(known.person.id, known.session)
        elif known.person.id:
            await self.store.end_unlisted(known.person.id)

    def remember(self, connection: HTTPConnection, response: Response, known: Known) -> None:
        """Give a browser its cookie; nobody's takes it away. One of the other name is exchanged for it."""
        safe = self.secure(connection)
        wanted, other = (SAFER, COOKIE) if safe else (COOKIE, SAFER)
        keep(response, wanted, self.seals.cookie(known.person.id, known.session) if known.session else "", safe)
        if other in connection.cookies:
            keep(response, other, "", other == SAFER)

    def secure(self, connection: HTTPConnection) -> bool:
        """Does the browser speak https with us?"""
        if self.settings.origins:
            return all(origin.startswith("https://") for origin in self.settings.origins)
        return connection.url.scheme in ("https", "wss")

    # -- accounts

    async def named(self, id: str) -> shapes.Person:
        """The person of this public id, or the account of this name; NOBODY: there is none."""
        row = await self.store.person(id) or await self.store.person_by_login(login_of(id))
        return told(row) if row is not None else NOBODY

    async def rename(self, person: shapes.Person, name: str, portrait: str = "") -> shapes.Person:
        """Another name; that of an account is what one logs in with, and nobody else's. Raises Denied."""
        portrait = good_portrait(portrait) or person.portrait
        name = await self.free_name(name, person)
        if not await self.store.rename(person.id, name, login_of(name) if person.account else None, portrait):
            raise Denied(409, "name_taken", "name-taken", field="name", name=name)
        return replace(person, name=name, portrait=portrait)

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
        return replace(person, name=name, account=True)

    async def login(self, asked: shapes.Credentials) -> shapes.Person:
        """The account behind a name and its passphrase; raises Denied, and never says which of them is wrong."""
        row = await self.store.person_by_login(login_of(asked.name)) if asked.name.isprintable() else None
        async with self.hashing:
            right = await asyncio.to_thread(self.fits, row.passphrase if row is not None else "", asked.passphrase)
        if row is None or not right:
            raise Denied(403, "wrong_passphrase", "wrong-passphrase")
        return told(row)

    async def change_passphrase(self, known: Known, asked: shapes.NewPassphrase) -> None:
        """Another passphrase; all other sessions end. Raises Denied."""
        row = await self.store.person(known.person.id)
        if row is None or row.login is None:
            raise Denied(409, "no_account", "no-account")
        good_passphrase(asked.passphrase)
        async with self.hashing:
            right = await asyncio.to_thread(self.fits, row.passphrase, asked.old)
        if not right:
            raise Denied(403, "wrong_passphrase", "wrong-old-passphrase", field="old")
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, asked.passphrase)
        await self.store.set_passphrase(row.id, row.name, row.login, hashed)
        await self.store.end_sessions(row.id, known.session)

    def fits(self, hashed: str, passphrase: str) -> bool:
        """Is this the passphrase? Takes as long where there is no account."""
        if not self.nobody:
            self.nobody = self.hasher.hash(secrets.token_hex())
        try:
            return self.hasher.verify(hashed or self.nobody, passphrase[:LONGEST_PASSPHRASE]) and bool(hashed)
        except argon2.exceptions.VerificationError:
            return False


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def a_session(person: str, connection: HTTPConnection) -> SessionRow:
    """A new one, for the browser that asks."""
    stamp = now()
    agent = browser_of(connection.headers.get("user-agent", ""))
    return SessionRow(id=secrets.token_urlsafe(12), person=person, agent=agent, created=stamp, seen=stamp)


def browser_of(agent: str) -> str:
    """What a browser calls itself, in a word or two; whatever else it says of itself is not kept."""
    found = [next((word for sign, word in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return " · ".join(word for word in found if word)


def of_a_bean() -> str:
    """What a guest is called who has not said."""
    return f"{secrets.choice(GENERA)} {secrets.randbelow(900) + 100}"


def keep(response: Response, name: str, value: str, safe: bool) -> None:
    """Let a browser keep a cookie for a year; an empty one is thrown away."""
    age = YEAR if value else 0
    response.set_cookie(name, value, max_age=age, path="/", secure=safe, httponly=True, samesite="lax")


def told(row: PersonRow) -> shapes.Person:
    """A person as they are told about themselves."""
    return shapes.Person(id=row.id, name=row.name, account=bool(row.passphrase), portrait=row.portrait or usual(row.id))


def usual(person: str) -> str:
    """What somebody looks like who has never been asked."""
    return PORTRAITS[sum(person.encode()) % len(PORTRAITS)]


def new_id() -> str:
    """A public id that nobody has."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def good_passphrase(passphrase: str) -> None:
    """Raises Denied if it is too short to be safe or too long to be one."""
    if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
        least, most = SHORTEST_PASSPHRASE, LONGEST_PASSPHRASE
        raise Denied(400, "bad_passphrase", "passphrase-length", field="passphrase", least=least, most=most)
