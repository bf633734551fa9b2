"""The words of the table of consent, in each language that has a page for it."""

from collections.abc import Mapping
from typing import NamedTuple

from hiroma.table.consent import NEVER, NOBODY, PLAYING, READY, SEATED


class Words(NamedTuple):
    """The words of the table in one language; `{}` is the place of a number or of a list."""

    head: str
    act: Mapping[str, str]
    kind: Mapping[str, str]
    pace: Mapping[str, str]
    asked: Mapping[str, str]
    everywhere: str
    paces: str
    both: str
    also: str
    apart: str
    out_of_time: str
    waited: str
    welcome: str
    silence: str
    a_turn: str
    day: str
    days: str
    minutes: str
    seconds: str

    def span(self, value: float, day: float) -> str:
        """Return a number of seconds in words; `day` is the length of a day."""
        if value >= day:
            return (self.days if value > day else self.day).format(f"{value / day:g}")
        return self.minutes.format(f"{value / 60:g}") if value > 60 else self.seconds.format(f"{value:g}")


ENGLISH = Words(
    head="| act | where | who must agree |",
    act={
        "undo": "take back your last turn, while nothing was drawn or revealed and nobody has moved since",
        "undo-revealed": "take back a turn after that",
        "abort": "end the game without a winner",
        "claim": "end a game that everybody else has left waiting, so that it counts for nobody",
        "stand-in": "let a `casual` bot play for somebody",
        "remove": "take somebody's seat away",
        "substitute": "play on for somebody who offers their seat",
        "take-bot": "take a seat that a bot has for its own, until the second round of the game is over",
        "take-offered": "play on at once for somebody who offers their seat, while a bot keeps it",
        "pause": "let the game rest",
        "settings": "change options, clock, time-out, rating or places before the game",
    },
    kind={
        "rated": "rated game",
        "unrated": "unrated game",
        "practice": "practice (one person plays every seat)",
        "solo": "game for one",
    },
    pace={"live": "live clock", "days": "days a turn", "none": "no clock"},
    asked={
        NOBODY: "nobody: done at once",
        PLAYING: "everybody else who plays",
        SEATED: "everybody else who owns a seat",
        READY: "everybody who sat down before says ready again",
        NEVER: "refused",
    },
    everywhere="everywhere",
    paces=" with {}",
    both=" or ",
    also=", ",
    apart="; ",
    out_of_time=", once their clock has run out",
    waited=", once the table has waited {} for them",
    welcome=", where the host has opened the table to people",
    silence="; silence is a no after {}",
    a_turn="a turn",
    day="{} day",
    days="{} days",
    minutes="{} minutes",
    seconds="{} seconds",
)
JAPANESE = Words(
    head="| 行為 | 場面 | 同意が必要な人 |",
    act={
        "undo": "自分の直前の手番を取り消す（抽選も公開もなく、その後だれも手を打っていないとき）",
        "undo-revealed": "抽選や公開、ほかの人の手があった後に手番を取り消す",
        "abort": "勝者なしにゲームを終える",
        "claim": "ほかの全員が戻らないゲームを、だれの成績にもせずに終える",
        "stand-in": "動きのない人の代わりを `casual` のボットに任せる",
        "remove": "人の席を取り上げる",
        "substitute": "席を譲ると申し出た人の続きを打つ",
        "take-bot": "ボット自身の席に入る（ゲームの第2ラウンドが終わるまで）",
        "take-offered": "席を譲ると申し出てボットに任せている人の続きを、すぐに打つ",
        "pause": "ゲームを休止する",
        "settings": "開始前にオプション、持ち時間、時間切れのとき、レーティング、席順を変える",
    },
    kind={
        "rated": "レーティング対象のゲーム",
        "unrated": "レーティング対象外のゲーム",
        "practice": "練習（一人で全員分）",
        "solo": "ひとり用のゲーム",
    },
    pace={"live": "分単位", "days": "日単位", "none": "なし"},
    asked={
        NOBODY: "不要（すぐに行われる）",
        PLAYING: "いま対戦しているほかの人全員",
        SEATED: "席を持つほかの人全員",
        READY: "先に座っていた人全員が、もう一度「準備完了」にする",
        NEVER: "できない",
    },
    everywhere="すべて",
    paces="（持ち時間：{}）",
    both="・",
    also="、",
    apart="；",
    out_of_time="。ただし本人の時間が切れた後",
    waited="。ただし卓が本人を{}待った後",
    welcome="。ただしホストが途中参加を受け付けているとき",
    silence="。{}のうちに答えなければ「いいえ」",
    a_turn="1手番の持ち時間",
    day="{}日",
    days="{}日",
    minutes="{}分",
    seconds="{}秒",
)
