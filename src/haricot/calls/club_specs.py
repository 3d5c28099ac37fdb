"""The calls about evenings and ratings, a part of the list in `calls/specs.py`."""

from __future__ import annotations

from haricot.calls import clubs
from haricot.calls.spec import spec

CLUB = (
    spec(
        "create_evening",
        "POST",
        "/api/evenings",
        "Open an evening: the same deals at several tables; I am its host.",
        asks=clubs.NewEvening,
        tells=clubs.EveningLink,
        created=True,
        fails=(404, 409),
    ),
    spec(
        "see_evening",
        "GET",
        "/api/evenings/{id}",
        "Who has a place at an evening, its tables, and the standing after the deals that every table has played.",
        tells=clubs.Evening,
        fails=(404,),
        somebody=False,
    ),
    spec(
        "join_evening",
        "POST",
        "/api/evenings/{id}/join",
        "Take a place at an evening that has not begun, or come back to mine.",
        asks=clubs.PlaceWanted,
        fails=(404, 409),
    ),
    spec(
        "leave_evening",
        "POST",
        "/api/evenings/{id}/leave",
        "Give my place up; once the evening has begun a bot has it, from the next deal on.",
        fails=(403, 404, 409),
    ),
    spec(
        "change_place",
        "POST",
        "/api/evenings/{id}/place",
        "Let a bot in before the evening begins, or open its place; for the host.",
        asks=clubs.PlaceChange,
        fails=(403, 404, 409),
    ),
    spec(
        "next_deal",
        "POST",
        "/api/evenings/{id}/next",
        "Deal at every table, once the deal before is through everywhere; for the host.",
        fails=(403, 404, 409),
    ),
    spec(
        "close_sitting",
        "POST",
        "/api/evenings/{id}/close",
        "Close a table that does not come to an end: it takes no part in the deal; for the host.",
        asks=clubs.TableOfEvening,
        fails=(403, 404, 409),
    ),
    spec(
        "end_evening",
        "POST",
        "/api/evenings/{id}/end",
        "End an evening; a deal that is not through does not count. For the host.",
        fails=(403, 404, 409),
    ),
    spec(
        "download_evening",
        "GET",
        "/api/evenings/{id}/csv",
        "What every seat reached with every deal that is through, as a table.",
        fails=(404,),
        somebody=False,
        media="text/csv",
    ),
    spec(
        "my_evenings",
        "GET",
        "/api/my/evenings",
        "Evenings where I am host or guest.",
        tells=clubs.Evenings,
        somebody=False,
    ),
    spec(
        "my_ratings",
        "GET",
        "/api/my/ratings",
        "Ratings of everybody who wants one, in each game where I have one.",
        tells=clubs.Ratings,
        somebody=False,
    ),
    spec(
        "want_rating",
        "POST",
        "/api/my/rating",
        "Be rated from now on, with all that I have played, or no longer; for accounts.",
        asks=clubs.RatingWish,
        fails=(409,),
    ),
)
