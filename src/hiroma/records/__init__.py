"""Records of people, pure: what a finished game was, what it does to their standings, and their ratings."""

from hiroma.records.achieving import with_achievements
from hiroma.records.ended import Ended, Seat, ended
from hiroma.records.meeting import Meetings
from hiroma.records.standing import Standing, after
from hiroma.records.variant import Variant

__all__ = ["Ended", "Meetings", "Seat", "Standing", "Variant", "after", "ended", "with_achievements"]
