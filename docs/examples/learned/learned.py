"""Has learned nicht_die_bohne, ndb, for 4: haricot learn. Sits down by --players docs/examples/learned/learned.py:Learned"""

from pathlib import Path

from haricot.study.learning import mind


class Learned(mind.Learned):
    file = str(Path(__file__).with_suffix(".npz"))
    games = ["nicht_die_bohne"]
