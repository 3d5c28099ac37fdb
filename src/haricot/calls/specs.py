"""Every call there is beside the socket, listed once: routes, OpenAPI and any other host are made from this list."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from haricot.calls import shapes
from haricot.calls.club_specs import CLUB
from haricot.calls.spec import Spec, spec
from haricot.table import wire
from haricot.table.lessons import Lessons
from haricot.table.wishes import NewTable

Stamp = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
Eyes = Annotated[int, Meta(ge=-2, le=15)]


class Query(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all queries."""


class Before(Query, frozen=True):
    """The next page of a list."""

    before: Stamp = 0


class Opened(Query, frozen=True):
    """The key of a private table."""

    key: str = ""


class Leaving(Query, frozen=True):
    """A seat (-1: all of mine), and how it is left: meaning to come back, giving it away, or giving the match up."""

    seat: SeatNumber = -1
    how: Literal["back", "give", "resign"] = "back"


class SeenFrom(Query, frozen=True):
    """From whose eyes: a seat, -1 a spectator, -2 all cards open; and the key of a private table."""

    seat: Eyes = -1
    key: str = ""


class Asked(Query, frozen=True):
    """A bot's seat, and the key of a private table."""

    seat: SeatNumber = -1
    key: str = ""


class Spoken(Query, frozen=True):
    """A language."""

    lang: Literal["en", "fr", "de"] = "en"


class Texts(Spoken, frozen=True):
    """A language, and the version of the texts."""

    v: str = ""


TABLES = (
    spec(
        "list_games",
        "GET",
        "/api/games",
        "Every game with its editions, options and bots.",
        tells=list[shapes.Box],
        somebody=False,
    ),
    spec(
        "read_rules",
        "GET",
        "/api/games/{id}/rules",
        "The rules of a game.",
        query=Spoken,
        tells=shapes.RuleBook,
        fails=(404,),
        somebody=False,
    ),
    spec(
        "read_texts",
        "GET",
        "/api/games/{id}/texts",
        "What a game says, in Fluent; kept for ever under the `texts` that the list of games names.",
        query=Texts,
        fails=(404,),
        somebody=False,
        media="text/plain",
    ),
    spec(
        "read_lessons",
        "GET",
        "/api/games/{id}/lessons",
        "The lessons of a game: what the coach says, and what is to be done.",
        tells=Lessons,
        fails=(404,),
        somebody=False,
    ),
    spec("who_am_i", "GET", "/api/me", "Who I am; somebody new becomes a guest.", tells=shapes.Person),
    spec(
        "rename",
        "PATCH",
        "/api/me",
        "Take another name, and another portrait.",
        asks=shapes.Rename,
        tells=shapes.Person,
        fails=(409,),
    ),
    spec(
        "delete_me",
        "DELETE",
        "/api/me",
        "Forget me: name, passphrase, history and what I said; I leave my tables.",
        somebody=False,
    ),
    spec(
        "register",
        "POST",
        "/api/register",
        "Make me an account; I keep my seats and my history.",
        asks=shapes.Credentials,
        tells=shapes.Person,
        created=True,
        fails=(409,),
    ),
    spec(
        "login",
        "POST",
        "/api/login",
        "Be the account of this name, in this browser.",
        asks=shapes.Credentials,
        tells=shapes.Person,
        fails=(403,),
        somebody=False,
    ),
    spec("logout", "POST", "/api/logout", "Be nobody in this browser; a guest cannot come back.", somebody=False),
    spec(
        "change_passphrase",
        "POST",
        "/api/passphrase",
        "Give my account another passphrase; all my other sessions end.",
        asks=shapes.NewPassphrase,
        fails=(403, 409),
        somebody=False,
    ),
    spec(
        "my_sessions",
        "GET",
        "/api/sessions",
        "The browsers that are me.",
        tells=shapes.Sessions,
        somebody=False,
    ),
    spec(
        "end_session",
        "DELETE",
        "/api/sessions/{id}",
        "Let a browser no longer be me: its sockets close at once.",
        fails=(404,),
        somebody=False,
    ),
    spec(
        "end_other_sessions",
        "DELETE",
        "/api/sessions",
        "Let no browser be me but this one.",
        somebody=False,
    ),
    spec("mute", "POST", "/api/people/{id}/mute", "Hear somebody no longer.", fails=(404, 409)),
    spec("unmute", "DELETE", "/api/people/{id}/mute", "Hear somebody again.", fails=(404, 409)),
    spec("my_mutes", "GET", "/api/my/mutes", "Whom I do not want to hear.", tells=shapes.Muted, somebody=False),
    spec(
        "open_tables",
        "GET",
        "/api/tables",
        "Public tables with room, the latest first.",
        query=Before,
        tells=shapes.Tables,
        somebody=False,
    ),
    spec(
        "my_tables",
        "GET",
        "/api/my/tables",
        "Tables that are not over and where I have a seat, or that I host.",
        query=Before,
        tells=shapes.Tables,
        somebody=False,
    ),
    spec(
        "my_history",
        "GET",
        "/api/my/history",
        "Tables where I had a seat.",
        query=Before,
        tells=shapes.Tables,
        somebody=False,
    ),
    spec(
        "my_series",
        "GET",
        "/api/my/series",
        "My wins in a row against the games themselves.",
        tells=shapes.AllSeries,
        somebody=False,
    ),
    spec(
        "my_days",
        "GET",
        "/api/my/days",
        "Today's deal of every game, the same for everybody, and how far I am with it.",
        tells=shapes.Days,
        somebody=False,
    ),
    spec(
        "my_statistics",
        "GET",
        "/api/my/statistics",
        "What I have played so far.",
        tells=shapes.Statistics,
        somebody=False,
    ),
    spec(
        "play_day",
        "POST",
        "/api/games/{id}/day",
        "Play today's deal of a game: my first try of it, which counts, or another one.",
        tells=shapes.TableLink,
        created=True,
        fails=(404, 409),
    ),
    spec(
        "create_table",
        "POST",
        "/api/tables",
        "Open a table; I am its host.",
        asks=NewTable,
        tells=shapes.TableLink,
        created=True,
        fails=(404, 409),
    ),
    spec(
        "see_table",
        "GET",
        "/api/tables/{id}",
        "A table as everybody may see it.",
        query=Opened,
        tells=wire.Table,
        fails=(403, 404),
        somebody=False,
    ),
    spec(
        "join_table",
        "POST",
        "/api/tables/{id}/join",
        "Take a seat, in a running match a bot's, or my own seat back; whoever sits there already stays.",
        asks=shapes.Join,
        tells=shapes.TableLink,
        fails=(403, 404, 409),
    ),
    spec(
        "leave_table",
        "POST",
        "/api/tables/{id}/leave",
        "Leave a seat of mine, or all of them: in a running match for a while, or for good.",
        query=Leaving,
        fails=(403, 404, 409),
    ),
    spec(
        "give_code",
        "POST",
        "/api/tables/{id}/code",
        "A code to say aloud, for a table that waits; for the host.",
        tells=shapes.Code,
        fails=(403, 404, 409),
    ),
    spec(
        "open_code",
        "POST",
        "/api/code",
        "The table that a spoken code leads to.",
        asks=shapes.Spoken,
        tells=shapes.Place,
        fails=(404, 409, 410),
        somebody=False,
    ),
    spec(
        "how_to_come",
        "GET",
        "/api/coming",
        "Where others find this server, and what spoken codes are made of.",
        tells=shapes.Coming,
        somebody=False,
    ),
    spec("start_table", "POST", "/api/tables/{id}/start", "Deal; for the host.", fails=(403, 404, 409)),
    spec("pause_table", "POST", "/api/tables/{id}/pause", "Stop the clocks; for the host.", fails=(403, 404, 409)),
    spec(
        "resume_table", "POST", "/api/tables/{id}/resume", "Go on after a pause; for the host.", fails=(403, 404, 409)
    ),
    spec(
        "set_pace",
        "POST",
        "/api/tables/{id}/pace",
        "Let programs be slower or faster; for the host.",
        asks=shapes.PaceChange,
        fails=(403, 404, 409),
    ),
    spec(
        "change_seat",
        "POST",
        "/api/tables/{id}/seat",
        "Let a bot in, free or open a seat, or wait for who is gone; for the host, and where somebody has left for all.",
        asks=shapes.SeatChange,
        fails=(403, 404, 409),
    ),
    spec(
        "rematch",
        "POST",
        "/api/tables/{id}/rematch",
        "The same table once more; everybody gets the same new one, and it begins when the last has come.",
        asks=shapes.Rematch,
        tells=shapes.TableLink,
        created=True,
        fails=(403, 404, 409),
    ),
    spec(
        "abandon_table",
        "POST",
        "/api/tables/{id}/abandon",
        "End the match without a result; for the host.",
        fails=(403, 404, 409),
    ),
    spec(
        "day_results",
        "GET",
        "/api/tables/{id}/day",
        "Everybody's first try of the deal of the day that was played at a table.",
        query=Opened,
        tells=shapes.DayResults,
        fails=(403, 404, 409),
        somebody=False,
    ),
    spec(
        "explain",
        "GET",
        "/api/tables/{id}/why",
        "Why a bot last offered or refused something: from what lies open, and after the match from all it knew.",
        query=Asked,
        tells=shapes.Reason,
        fails=(403, 404, 409),
        somebody=False,
    ),
    spec(
        "download_record",
        "GET",
        "/api/tables/{id}/record",
        "The whole record of a match that is over, as a file.",
        query=Opened,
        fails=(403, 404, 409),
        somebody=False,
        media="text/plain",
    ),
    spec(
        "replay_table",
        "GET",
        "/api/tables/{id}/replay",
        "A match that is over, step by step, from one reader's eyes.",
        query=SeenFrom,
        tells=shapes.Replay,
        fails=(403, 404, 409),
        somebody=False,
    ),
    spec(
        "replay_record",
        "POST",
        "/api/replay",
        "The match of a record, step by step, from one reader's eyes.",
        asks=shapes.RecordText,
        query=SeenFrom,
        tells=shapes.Replay,
        somebody=False,
    ),
    spec(
        "verify_record",
        "POST",
        "/api/verify",
        "Deal a record's match again, play it again, and compare every line.",
        asks=shapes.RecordText,
        tells=shapes.Verdict,
        somebody=False,
    ),
)
SPECS: tuple[Spec, ...] = (*TABLES, *CLUB)
BY_NAME = {each.name: each for each in SPECS}


def find(method: str, path: str) -> tuple[Spec, str] | None:
    """The call that a request means, and the id in its path; for hosts that have no router of their own."""
    for each in SPECS:
        id = each.id_in(path) if each.method == method else None
        if id is not None:
            return each, id
    return None
