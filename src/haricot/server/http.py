"""One HTTP call: read strictly, answered as JSON, and described well enough to publish.

What calls there are is listed in `calls/specs.py`; each is answered by a small function of a `Call`.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from haricot.calls import shapes
from haricot.calls.spec import JSON, Spec
from haricot.calls.specs import BY_NAME, SPECS
from haricot.kernel.errors import BadCards, BadSetup, HaricotError, MalformedRecord
from haricot.server.codes import Codes
from haricot.server.errors import Denied, denied, why
from haricot.server.limits import Limits, household
from haricot.server.lobby import Lobby
from haricot.server.logs import log
from haricot.server.misread import malformed
from haricot.server.people import Known, People
from haricot.server.settings import Settings
from haricot.server.store import Store
from haricot.server.store.outage import DAMAGED, FULL, tell
from haricot.table.errors import Refusal

T = TypeVar("T", bound=Struct)
# What a table refuses, as HTTP says it.
STATUSES = {
    "malformed": 400,
    "bad_setup": 400,
    "not_allowed": 403,
    "not_seated": 403,
    "no_table": 404,
    "no_game": 404,
    "busy": 503,
}
WAIT = 5  # seconds until what cannot be done now is tried again


class Call:
    """One request, with what its route needs."""

    def __init__(self, request: Request, spec: Spec) -> None:
        self.request = request
        self.spec = spec
        self.known = Known()
        self.cookie: Known | None = None  # whom the browser is to remember, nobody to forget; None: nothing changes
        self.asked: Any = None  # the body
        self.query: Any = None

    @property
    def person(self) -> shapes.Person:
        """Who asks."""
        return self.known.person

    @property
    def id(self) -> str:
        """The table, game, person or session in the path."""
        return str(self.request.path_params["id"])

    @property
    def settings(self) -> Settings:
        return self.request.app.state.settings  # type: ignore[no-any-return]

    @property
    def store(self) -> Store:
        return self.request.app.state.store  # type: ignore[no-any-return]

    @property
    def lobby(self) -> Lobby:
        return self.request.app.state.lobby  # type: ignore[no-any-return]

    @property
    def codes(self) -> Codes:
        return self.request.app.state.codes  # type: ignore[no-any-return]

    @property
    def people(self) -> People:
        return self.request.app.state.people  # type: ignore[no-any-return]

    @property
    def limits(self) -> Limits:
        return self.request.app.state.limits  # type: ignore[no-any-return]

    @property
    def address(self) -> str:
        """Who asks, as far as rates are concerned."""
        client = self.request.client
        return household(client.host if client is not None else "")

    async def must_be_somebody(self) -> None:
        """A guest at once, if nobody is known."""
        if not self.person.id:
            self.limits.guests.take(self.address)
            self.known = self.cookie = await self.people.guest(self.request)


Answer = Awaitable["Struct | list[Any] | Response | msgspec.Raw | None"]


Function = TypeVar("Function", bound=Callable[[Call], Answer])
ANSWERS: dict[str, Callable[[Call], Answer]] = {}  # how each call of the list is answered, by its name


def answers(does: Function) -> Function:
    """Let a function answer the call that has its name."""
    assert does.__name__ in BY_NAME
    ANSWERS[does.__name__] = does
    return does


def routes() -> list[Route]:
    """All calls for Starlette, by path; a path asked by another method answers 405."""
    paths: dict[str, dict[str, Spec]] = {}
    for spec in SPECS:
        paths.setdefault(spec.path, {})[spec.method] = spec
    return [Route(path, endpoint(methods), methods=list(methods)) for path, methods in paths.items()]


def endpoint(methods: dict[str, Spec]) -> Callable[[Request], Awaitable[Response]]:
    """A path as Starlette calls it."""

    async def answer(request: Request) -> Response:
        spec = methods["GET" if request.method == "HEAD" else request.method]
        call = Call(request, spec)
        try:
            call.limits.requests.take(call.address)
            if spec.query is not None:
                call.query = read_query(request, spec.query)
            if spec.asks is not None:
                call.asked = await read_body(request, spec.asks, body_limit(call))
            call.known = await call.people.who(request)
            if spec.somebody:
                await call.must_be_somebody()
            response = answered(spec, await ANSWERS[spec.name](call))
        except Exception as error:
            response = failed(error)
        if call.cookie is not None:
            call.people.remember(request, response, call.cookie)
        return response

    return answer


def body_limit(call: Call) -> int:
    """Records may be longer than anything else."""
    return call.settings.max_record if call.spec.asks is shapes.RecordText else call.settings.max_body


async def read_body(request: Request, kind: type[T], limit: int) -> T:
    """The body as a struct; raises Denied."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Denied(415, "not_json", "not-json", kind=JSON)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Denied(413, "too_big", "too-big", most=limit // 1024)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(error) from None


def read_query(request: Request, kind: type[T]) -> T:
    """The query as a struct; raises Denied."""
    pairs = request.query_params.multi_items()
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Denied(400, "malformed", "parameter-twice")
    try:
        return msgspec.convert(found, kind, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(error) from None


def answered(spec: Spec, value: Any) -> Response:
    """What a route returns, as a response."""
    if isinstance(value, Response):
        return value
    if value is None:
        return Response(status_code=204)
    return Response(msgspec.json.encode(value), spec.status, media_type=JSON, headers={"cache-control": "no-store"})


def failed(error: Exception) -> Response:
    """An error as it travels; what nobody expected gets a number that stands in the log."""
    if isinstance(error, ClientDisconnect):
        return Response(status_code=400)
    answer = denied_by(error)
    if answer is None:
        answer = database_trouble(error)
    if answer is None:
        number = secrets.token_hex(4)
        log.error("unexpected", error_id=number, exc_info=error)
        answer = Denied(500, "unexpected", "unexpected", number=number)
    headers = {"cache-control": "no-store"}
    if "wait" in answer.given:
        headers["retry-after"] = str(answer.given["wait"])
    elif answer.status == 503:
        headers["retry-after"] = str(WAIT)
    return Response(msgspec.json.encode(shapes.Failure(answer.error, **why(answer))), answer.status, headers, JSON)


def denied_by(error: Exception) -> Denied | None:
    """What somebody can mend, with a status; None: it is our fault."""
    if isinstance(error, Denied):
        return error
    if isinstance(error, Refusal):
        return denied(STATUSES.get(error.error, 409), error.error, error, error.about)
    if isinstance(error, BadSetup):
        return denied(400, "bad_setup", error, error.field)
    if isinstance(error, BadCards):
        return denied(400, "bad_cards", error, "cards")
    if isinstance(error, MalformedRecord):
        return denied(400, "bad_record", error, "record")
    if isinstance(error, HaricotError):
        return denied(400, "refused", error, error.field)
    if isinstance(error, HTTPException) and error.status_code == 404:
        return Denied(404, "not_found", "nothing-here")
    if isinstance(error, HTTPException):
        return Denied(error.status_code, "refused", "no-such-request")
    return None


def database_trouble(error: Exception) -> Denied | None:
    """What is the matter with the database; None: nothing that we know of."""
    what = tell(error)
    if what == FULL:
        return Denied(503, "busy", "disk-full")
    if what == DAMAGED:
        return Denied(503, "busy", "database-damaged")
    return Denied(503, "busy", "database-away") if what else None


async def on_error(request: Request, error: Exception) -> Response:
    """For what Starlette itself finds: unknown paths and methods."""
    response = failed(error)
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response
