"""Points and standing of an evening: as a club reckons them, by hand."""

from __future__ import annotations

import csv
import io

from haricot.calls.evenings import as_csv, movement, scored, seed, standing


def test_each_deal_everybody_has_one_seat_and_in_turn_every_seat() -> None:
    for tables, seats in ((2, 3), (2, 4), (3, 4), (5, 7), (4, 1)):
        had: dict[int, set[int]] = {}
        met: dict[int, set[int]] = {}
        for deal in range(1, 1 + seats * tables):
            found = movement(tables, seats, deal)
            assert sorted(place for table in found for place in table) == list(range(tables * seats))
            for table in found:
                for seat, place in enumerate(table):
                    had.setdefault(place, set()).add(seat)
                    met.setdefault(place, set()).update(table)
        assert all(each == set(range(seats)) for each in had.values()), (tables, seats)
        if seats > 1:
            assert all(len(each) > seats for each in met.values()), "people meet more than their first table"
    assert movement(2, 2, 1) == [[0, 1], [2, 3]]
    assert movement(2, 2, 2) == [[3, 0], [1, 2]]


def test_a_seat_gets_two_points_for_each_table_that_reached_less_and_one_for_an_equal_one() -> None:
    lines = scored(1, movement(3, 2, 1), [[10, 4], [8, 4], [8, 7]], [2])
    assert [(line.place, line.score, line.points, line.most, line.difference) for line in lines] == [
        (0, 10, 4, 4, 2.0),
        (1, 4, 1, 4, -1.5),
        (2, 8, 1, 4, -1.0),
        (3, 4, 1, 4, -1.5),
        (4, 8, 1, 4, -1.0),
        (5, 7, 4, 4, 3.0),
    ]
    assert [line.place for line in lines if line.stood_in] == [2]
    for seat in range(2):
        assert sum(line.points for line in lines if line.seat == seat) == 3 * 2, "as many as tables are compared"


def test_a_table_without_a_result_takes_no_part() -> None:
    lines = scored(1, movement(3, 2, 1), [[10, 4], None, [8, 7]])
    assert [(line.place, line.points, line.most) for line in lines] == [(0, 2, 2), (1, 0, 2), (4, 0, 2), (5, 2, 2)]
    alone = scored(1, movement(2, 2, 1), [[10, 4], None])
    assert [(line.points, line.most, line.difference) for line in alone] == [(0, 0, 0.0), (0, 0, 0.0)]


def test_the_standing_goes_by_share_then_by_difference_and_equals_share_a_rank() -> None:
    lines = scored(1, movement(2, 2, 1), [[10, 5], [8, 5]]) + scored(2, movement(2, 2, 2), [[3, 9], [3, 9]])
    found = standing(4, lines)
    assert [(each.place, each.rank, each.points, each.most, each.difference) for each in found] == [
        (0, 1, 3, 4, 1.0),
        (1, 2, 2, 4, 0.0),
        (3, 2, 2, 4, 0.0),
        (2, 4, 1, 4, -1.0),
    ]
    nobody = standing(2, [])
    assert [(each.rank, each.deals) for each in nobody] == [(1, 0), (1, 0)]


def test_seeds_follow_from_the_secret_and_the_number_of_the_deal() -> None:
    assert seed(b"secret", 1) != seed(b"secret", 2) != seed(b"other", 2)
    assert seed(b"secret", 1) == seed(b"secret", 1)


def test_a_spreadsheet_gets_one_line_a_seat_and_no_formula() -> None:
    lines = scored(1, movement(2, 2, 1), [[10, 4], [8, 7]])
    names = ["=1+1", 'Ann, of the "Bean"', "ada", "-x"]
    rows = list(csv.DictReader(io.StringIO(as_csv(lines, lambda place: (names[place], "ada" if place == 2 else "")))))
    assert [row["player"] for row in rows] == ["'=1+1", names[1], "ada", "'-x"]
    assert [row["program"] for row in rows] == ["", "", "ada", ""]
    assert rows[0] == {
        "deal": "1",
        "table": "1",
        "seat": "1",
        "place": "1",
        "player": "'=1+1",
        "program": "",
        "stood_in": "0",
        "score": "10",
        "points": "2",
        "most": "2",
        "difference": "2.000",
    }
