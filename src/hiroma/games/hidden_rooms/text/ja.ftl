# かくされた部屋：名前、オプション、できごと、断りの理由、遊び方。マスは a1～f6、タイルは下の呼び名で呼びます。

hidden-rooms-name = かくされた部屋
hidden-rooms-tagline = 暗闇の中の子供と、そこを歩きまわるもの

## オプション

hidden-rooms-option-book = 部屋の書
hidden-rooms-option-book-help = 遊ぶ部屋の書（5つのステージ）です。空なら設計版の五体、または書庫の本。

## できごと

hidden-rooms-event-stage-opened = { $attempt }回目の挑戦：{ $tile }のタイルで、{ $again ->
        [true] ひきつづき
       *[false] {""}
    }ステージ{ $stage }「{ $monster_ja }」。
hidden-rooms-event-pair-shown = 最初の2枚は{ $tiles }です。
hidden-rooms-event-placed = { $tile }をスタートのマスに置き、{ $kept }を記憶しました。化物は { $monster } で{ $facing ->
        [N] 上
        [E] 右
        [S] 下
       *[W] 左
    }を向いています。
hidden-rooms-event-walked = { $start } から { $to } へ移動しました。
hidden-rooms-event-reached = 伏せたタイルで { $to } を探索します：{ $left }枚のうち{ $fits }枚が合います。
hidden-rooms-event-explored = { $success ->
        [true] { $tile }は{ $why ->
            [colour] 色が同じ
           *[value] 値が足りている
        }ので、{ $to } へ進みました（足元は{ $under }）。
       *[false] { $recalled ->
            [true] { $tile }は{ $under }に合わず、記憶に戻りました。
           *[false] { $tile }は{ $under }に合いません。{ $to } は空きマスのまま、タイルを記憶しました。
        }
    }
hidden-rooms-event-forgotten = 覚えきれません。{ $tiles }は裏にして部屋タイル置き場に混ぜました。
hidden-rooms-event-monster-turn = 化物の手番{ $turn }。
hidden-rooms-event-monster-acted = { $kind ->
        [chase] 化物があなたに気づき、{ $start } から { $to } へ迫ります。
        [turn-to-child] 化物は横にいるあなたの方、{ $facing ->
            [N] 上
            [E] 右
            [S] 下
           *[W] 左
        }を向きました。
        [turn-to-path] 化物は経路の進む方、{ $facing ->
            [N] 上
            [E] 右
            [S] 下
           *[W] 左
        }を向きました。
       *[follow] 化物は経路どおり { $to } へ進みました。
    }
hidden-rooms-event-attempt-ended = { $reason ->
        [win] 脱出成功！ { $attempt }回目の挑戦は化物の手番{ $turns }回で勝利です。
        [caught] { $square } で化物に捕まりました。{ $attempt }回目の挑戦は敗北です。
        [walked-in] { $square } で化物のいるマスに入ってしまいました。{ $attempt }回目の挑戦は敗北です。
        [terminal] 化物が経路の終端 { $square } に着きました。{ $attempt }回目の挑戦は敗北です。
        [resigned] { $attempt }回目の挑戦をあきらめました。
       *[abandoned] 夜が明けました。{ $attempt }回目の挑戦は敗北です。
    }
hidden-rooms-event-campaign-ended = { $won ->
        [true] ゲームクリア！ 成功2回、失敗{ $losses }回です。
       *[false] ゲームオーバー。成功{ $wins }回、失敗{ $losses }回です。
    }

## 終わり方

hidden-rooms-outcome-HR-G-05 = 2回の脱出に成功
hidden-rooms-outcome-HR-G-06 = 一度も脱出できずに3敗
hidden-rooms-outcome-HR-G-07 = 4回目の挑戦に敗北
hidden-rooms-score = 脱出{ $score }回
hidden-rooms-result-solo-won = 脱出成功！
hidden-rooms-result-solo-lost = { $clause ->
    [HR-G-06] 脱出ならず。3回とも失敗しました
   *[HR-G-07] 脱出ならず。4回目の挑戦に失敗しました
}
hidden-rooms-result-solo-given-up = 脱出ならず。あきらめました
hidden-rooms-event-game-ended = { $how ->
    [aborted] 第 { $no } ゲームは結果なしで終わりました。
    [conceded] 第 { $no } ゲーム終了。途中であきらめました。
   *[rules] { $clause ->
        [HR-G-05] 第 { $no } ゲーム終了。家からの脱出に成功しました！
        [HR-G-06] 第 { $no } ゲーム終了。3回とも失敗し、脱出できませんでした。
       *[HR-G-07] 第 { $no } ゲーム終了。4回目の挑戦に失敗し、脱出できませんでした。
    }
}

## 断りの理由

hidden-rooms-refusal-game-over = このゲームは終わっています。
hidden-rooms-refusal-not-your-turn = そこはあなたの席ではありません。
hidden-rooms-refusal-unknown-move = 「かくされた部屋」にない手です。
hidden-rooms-refusal-not-now = 今はできません。
hidden-rooms-refusal-not-of-the-pair = 2枚のうち1枚を選んでください：{ $tiles }
hidden-rooms-refusal-no-moves-left = この手番の移動は2回とも終わりました。
hidden-rooms-refusal-not-adjacent = 隣のマスではありません。隣は { $squares } です。
hidden-rooms-refusal-no-tile = まだタイルがありません。先に探索してください。
hidden-rooms-refusal-has-tile = すでにタイルがあります。そのまま移動できます。
hidden-rooms-refusal-supply-empty = 部屋タイル置き場は空です。記憶のタイルを使ってください。
hidden-rooms-refusal-no-such-memory = そのタイルは記憶にありません。記憶：{ $tiles }
hidden-rooms-refusal-no-draw-now = 今はタイルを引く場面ではありません。
hidden-rooms-refusal-not-a-tile = 伏せられたタイルの中にありません。

## ヒントに出る手

hidden-rooms-move-place = { $tile }をスタートのマスに置く
hidden-rooms-move-walk = { $to } へ移動する
hidden-rooms-move-explore = { $tile ->
        [none] 伏せたタイルで { $to } を探索する
       *[other] { $tile }で { $to } を探索する
    }
hidden-rooms-move-end-turn = 手番を終える
hidden-rooms-move-resign = この挑戦をあきらめる
hidden-rooms-move-next-attempt = 次の挑戦へ進む

## ヒントの理由

hidden-rooms-reason-escapes = 脱出口に着きます。
hidden-rooms-reason-sure = { $tile }は{ $under }に必ず合います。
hidden-rooms-reason-odds = 伏せたタイル{ $left }枚のうち{ $fits }枚が合います。
hidden-rooms-reason-keeps = { $tile }をあとに取っておけます。
hidden-rooms-reason-safe = 何を引いても、化物の次の手番では捕まりません。
hidden-rooms-reason-danger = { $percent }%の場合に、化物の次の手番で終わります。
hidden-rooms-reason-unseen = 化物の察知範囲から抜け出します。
hidden-rooms-reason-forgets = 記憶がいっぱいです。合わなければすべて忘れます。
hidden-rooms-reason-distance = そこから脱出口まで{ $steps }マスです。
hidden-rooms-reason-time = 化物はあと{ $turns }手番で経路の終端に着きます。
hidden-rooms-reason-waits = { $square } で待って、やり過ごします。

## 遊び方

hidden-rooms-how-goal = 子供は暗い家を手さぐりで進みます。右下の f6 から左上の扉 a1 まで。2回脱出すれば勝ち、3回失敗すれば負けです。
hidden-rooms-how-monster = そこでは何かが自分の経路を歩き、1手番に2回動きます。目の前の網かけの範囲に気配を感じると、こちらへ来ます。
hidden-rooms-how-turn = 手番では、わかっている部屋を2歩まで歩き、そのあと隣の暗いマスを1つ探索できます。
hidden-rooms-how-explore = 探索では未知のタイルをめくるか、覚えているタイルを使います。足もとのタイルの値以上か、同じ色なら合います。
hidden-rooms-how-memory = 合わなかったタイルは記憶に残ります。6枚目になると、6枚とも忘れてしまいます。
hidden-rooms-how-end = 扉に着けば脱出です。つかまるか、化物が経路の終端に着くと、その夜は失敗です。

## レッスン

hidden-rooms-lesson-explore = 手さぐり
hidden-rooms-lesson-explore-say = 足もとは緑2。隣の暗いマスを選び、次に伏せたタイルを選びます。2以上か緑なら合い、21枚中20枚が合います。
hidden-rooms-lesson-explore-hint = 上の f5（？のマス）を選び、伏せたタイルを選びます。
hidden-rooms-lesson-explore-done = 合いました。その上に立ちます。次は化物の手番です。
hidden-rooms-lesson-remember = 覚えているもの
hidden-rooms-lesson-remember-say = 赤5は高く、未知のタイルは10枚しか合いません。でも覚えているタイルの1枚は必ず合います。それで探索しましょう。
hidden-rooms-lesson-remember-hint = 赤2は足もとと同じ色です。f4 を選び、赤2を選びます。
hidden-rooms-lesson-remember-done = 同じ色なら必ず合います。低いタイルは同じ色の6のためにとっておきましょう。
hidden-rooms-lesson-step-back = 二歩もどる
hidden-rooms-lesson-step-back-say = 青6からはほとんど合いません。でも先に2歩まで歩いて、そこから探索できます。何でも合うタイルはどれでしょう？
hidden-rooms-lesson-step-back-hint = e6、f6 と歩きます。青1の上なら何でも合います。それから f5 を探索します。
hidden-rooms-lesson-step-back-done = 歩くのはただ。悪い賭けより回り道のほうが早いことも多いのです。
hidden-rooms-lesson-reach = 届かないところへ
hidden-rooms-lesson-reach-say = 化物が2マス先からこちらを見下ろしています。2回動けばつかまります。手番の終わりには別の場所にいましょう。（「危険」はつかまるマスに印をつけます。）
hidden-rooms-lesson-reach-hint = e5、e6 と下がって、手番を終えます。
hidden-rooms-lesson-reach-done = 近づいてきましたが、届きません。まっすぐ前なら2マスまで届きます。
hidden-rooms-lesson-escape = 扉
hidden-rooms-lesson-escape-say = 扉まであと2マス。覚えているタイルが2枚あります。必ず出られる場所を見つけましょう。
hidden-rooms-lesson-escape-hint = a2 へ歩きます。青1はそこのタイルと同じ色です。それで a1 を探索します。
hidden-rooms-lesson-escape-done = 出られた！子供は星をもらいます。星があれば、あと1回の脱出で勝ちです。

## ヘルプ：目的と、選べること

hidden-rooms-goal =
    暗い家の中を、子供を f6 から扉の a1 まで導きます。
    2回脱出すれば勝ち、3回失敗すれば負けです。
    つかまる前、化物が経路の終端に着く前に脱出してください。
hidden-rooms-help-place = スタートのマスに置くタイルを選びます。もう1枚は記憶に残ります。
hidden-rooms-help-walk = わかっている隣の部屋へ歩きます。1手番に2歩までです。
hidden-rooms-help-explore = 隣の暗いマスを、未知のタイルか覚えているタイルで探索します。
hidden-rooms-help-end-turn = 手番を終えると、化物が動きます。
hidden-rooms-help-resign = この挑戦をあきらめることもできます。
hidden-rooms-help-next-attempt = 次の挑戦に進みます。

## 続けて起きた同じこと

hidden-rooms-run-walked = { $first-start }から{ $to }へ{ $count }歩進みました。

## タイルの呼び名（記号のかわり）

hidden-rooms-thing-R1 = 赤1
hidden-rooms-thing-R2 = 赤2
hidden-rooms-thing-R3 = 赤3
hidden-rooms-thing-R4 = 赤4
hidden-rooms-thing-R5 = 赤5
hidden-rooms-thing-R6 = 赤6
hidden-rooms-thing-B1 = 青1
hidden-rooms-thing-B2 = 青2
hidden-rooms-thing-B3 = 青3
hidden-rooms-thing-B4 = 青4
hidden-rooms-thing-B5 = 青5
hidden-rooms-thing-B6 = 青6
hidden-rooms-thing-G1 = 緑1
hidden-rooms-thing-G2 = 緑2
hidden-rooms-thing-G3 = 緑3
hidden-rooms-thing-G4 = 緑4
hidden-rooms-thing-G5 = 緑5
hidden-rooms-thing-G6 = 緑6
hidden-rooms-thing-Y1 = 黄1
hidden-rooms-thing-Y2 = 黄2
hidden-rooms-thing-Y3 = 黄3
hidden-rooms-thing-Y4 = 黄4
hidden-rooms-thing-Y5 = 黄5
hidden-rooms-thing-Y6 = 黄6
