# かくされた部屋：名前、オプション、できごと、断りの理由、遊び方。マスは a1～f6、タイルは下の呼び名で呼びます。

hidden-rooms-name = かくされた部屋
hidden-rooms-tagline = 暗闇を探る子供と、徘徊する化物

## オプション

hidden-rooms-option-book = 部屋の書
hidden-rooms-option-book-help = プレイする部屋の書（5つのステージ）です。空なら広間の五体、または書庫の部屋の書。

## できごと

hidden-rooms-event-stage-opened = { $attempt }回目の挑戦：{ $tile }のタイルで、ステージ{ $stage }「{ $monster_ja }」{ $again ->
        [true] をそのままプレイします。
       *[false] を開きました。
    }
hidden-rooms-event-pair-shown = 最初の2枚は{ $tiles }です。
hidden-rooms-event-placed = { $tile }をスタートのマスに、{ $kept }を記憶エリアに置きました。化物は { $monster } で{ $facing ->
        [N] 上
        [E] 右
        [S] 下
       *[W] 左
    }を向いています。
hidden-rooms-event-walked = { $start } から { $to } へ移動しました。
hidden-rooms-event-reached = 裏向きのタイルで { $to } を探索します。{ $left }枚のうち{ $fits }枚が合います。
hidden-rooms-event-explored = { $success ->
        [true] { $tile }は{ $under }{ $why ->
            [colour] と色が同じ
           *[value] 以上の値
        }なので、{ $to } へ進みました。
       *[false] { $recalled ->
            [true] { $tile }は{ $under }に合わず、記憶エリアに戻りました。
           *[false] { $tile }は{ $under }に合いません。タイルを記憶エリアに置き、{ $to } は空きマスのままです。
        }
    }
hidden-rooms-event-forgotten = 記憶エリアがいっぱいでした。{ $tiles }を裏にして、部屋タイル置き場に混ぜました。
hidden-rooms-event-monster-turn = 化物の手番{ $turn }。
hidden-rooms-event-monster-acted = { $kind ->
        [chase] 化物があなたに気づき、{ $start } から { $to } へ前進しました。
        [turn-to-child] 化物が横にいるあなたに気づき、{ $facing ->
            [N] 上
            [E] 右
            [S] 下
           *[W] 左
        }を向きました。
        [turn-to-path] 化物が経路の進行方向、{ $facing ->
            [N] 上
            [E] 右
            [S] 下
           *[W] 左
        }を向きました。
       *[follow] 化物が経路を { $to } へ前進しました。
    }
hidden-rooms-event-attempt-ended = { $reason ->
        [win] 脱出成功！ { $attempt }回目の挑戦は、化物の手番{ $turns }回で勝利です。
        [caught] { $square } で化物に捕まりました。{ $attempt }回目の挑戦は敗北です。
        [walked-in] { $square } で化物のいるマスに侵入しました。{ $attempt }回目の挑戦は敗北です。
        [terminal] 化物が経路の終端 { $square } に着きました。{ $attempt }回目の挑戦は敗北です。
        [resigned] { $attempt }回目の挑戦をあきらめました。
       *[abandoned] 手番が多くなりすぎました。{ $attempt }回目の挑戦は敗北です。
    }
hidden-rooms-event-campaign-ended = { $won ->
        [true] ゲームクリア！ 脱出2回、敗北{ $losses }回です。
       *[false] ゲームオーバー。脱出{ $wins }回、敗北{ $losses }回です。
    }

## 終わり方

hidden-rooms-outcome-HR-G-05 = 2回脱出
hidden-rooms-outcome-HR-G-06 = 脱出できないまま3回敗北
hidden-rooms-outcome-HR-G-07 = 4回目の挑戦で敗北
hidden-rooms-score = 脱出{ $score }回
hidden-rooms-result-solo-won = 脱出成功！
hidden-rooms-result-solo-lost = { $clause ->
    [HR-G-06] 脱出ならず。3回とも敗北しました
   *[HR-G-07] 脱出ならず。4回目の挑戦で敗北しました
}
hidden-rooms-result-solo-given-up = 脱出ならず。あきらめました
hidden-rooms-event-game-ended = { $how ->
    [aborted] 第{ $no }ゲームは結果なしで終わりました。
    [conceded] 第{ $no }ゲーム終了。途中であきらめました。
   *[rules] { $clause ->
        [HR-G-05] 第{ $no }ゲーム終了。脱出に成功しました！
        [HR-G-06] 第{ $no }ゲーム終了。3回とも敗北し、脱出できませんでした。
       *[HR-G-07] 第{ $no }ゲーム終了。4回目の挑戦で敗北し、脱出できませんでした。
    }
}

## 断りの理由

hidden-rooms-refusal-game-over = このゲームは終わっています。
hidden-rooms-refusal-not-your-turn = そこはあなたの席ではありません。
hidden-rooms-refusal-unknown-move = 「かくされた部屋」にそのような手はありません。
hidden-rooms-refusal-not-now = 今はできません。
hidden-rooms-refusal-not-of-the-pair = 2枚のうち1枚を選んでください：{ $tiles }
hidden-rooms-refusal-no-moves-left = この手番の移動は2回とも終わりました。
hidden-rooms-refusal-not-adjacent = 隣のマスではありません。隣は { $squares } です。
hidden-rooms-refusal-no-tile = まだタイルがありません。先に探索してください。
hidden-rooms-refusal-has-tile = すでにタイルがあります。そのまま移動できます。
hidden-rooms-refusal-supply-empty = 部屋タイル置き場は空です。記憶エリアのタイルを使ってください。
hidden-rooms-refusal-no-such-memory = そのタイルは記憶エリアにありません。記憶エリア：{ $tiles }
hidden-rooms-refusal-no-draw-now = 今はタイルを引く場面ではありません。
hidden-rooms-refusal-not-a-tile = 部屋タイル置き場にないタイルです。

## ヒントに出る手

hidden-rooms-move-place = { $tile }をスタートのマスに置く
hidden-rooms-move-walk = { $to } へ移動する
hidden-rooms-move-explore = { $tile ->
        [none] 裏向きのタイルで { $to } を探索する
       *[other] { $tile }で { $to } を探索する
    }
hidden-rooms-move-end-turn = 手番を終える
hidden-rooms-move-resign = この挑戦をあきらめる
hidden-rooms-move-next-attempt = 次の挑戦へ進む

## ヒントの理由

hidden-rooms-reason-escapes = 脱出口に着きます。
hidden-rooms-reason-goes-on = この挑戦はまだ勝てます。
hidden-rooms-reason-sure = { $tile }は{ $under }に必ず合います。
hidden-rooms-reason-odds = 裏向きのタイル{ $left }枚のうち{ $fits }枚が合います。
hidden-rooms-reason-keeps = { $tile }をあとに取っておけます。
hidden-rooms-reason-safe = 何を引いても、化物の次の手番では捕まりません。
hidden-rooms-reason-danger = { $percent }％の確率で、化物の次の手番で終わります。
hidden-rooms-reason-unseen = 化物の察知範囲から出ます。
hidden-rooms-reason-forgets = 記憶エリアがいっぱいです。合わなければ、すべて裏にして混ぜます。
hidden-rooms-reason-distance = そこから脱出口まで{ $steps }マスです。
hidden-rooms-reason-time = 化物はあと{ $turns }手番で経路の終端に着きます。
hidden-rooms-reason-waits = { $square } で待って、やり過ごします。

## 遊び方

hidden-rooms-how-goal = 子供は暗闇を探り、右下隅の f6 から左上隅の脱出口 a1 を目指します。2回脱出すればゲームクリア、3回敗北するとゲームオーバーです。
hidden-rooms-how-monster = 化物は自分の経路を歩き、1手番に2回行動します。目の前の察知範囲であなたに気づくと、経路を外れてでも迫ってきます。
hidden-rooms-how-turn = 手番では、タイルの置かれたマスへ2回まで移動し、続けて隣の空きマスを1つ探索できます。
hidden-rooms-how-explore = 探索では、裏向きのタイルを表にするか、記憶エリアのタイルを使います。足元のタイルの値以上か、同じ色なら合います。
hidden-rooms-how-memory = 合わなかったタイルは記憶エリアに置き、あとで使えます。6枚目になると、6枚とも裏にして混ぜます。
hidden-rooms-how-end = 脱出口に着けば脱出です。捕まるか、化物が経路の終端に着くと、その挑戦は敗北です。

## レッスン

hidden-rooms-lesson-explore = 探索する
hidden-rooms-lesson-explore-say = 足元のタイルは緑2です。隣の空きマスを選び、次に部屋タイル置き場を選びます。2以上か緑なら合い、21枚のうち20枚が合います。
hidden-rooms-lesson-explore-hint = 上の f5（？のマス）を選び、部屋タイル置き場を選びます。
hidden-rooms-lesson-explore-done = 合いました。子供駒はそのタイルの上に進みました。次は化物の手番です。
hidden-rooms-lesson-remember = 記憶エリアのタイル
hidden-rooms-lesson-remember-say = 赤5は値が高く、裏向きのタイルは10枚しか合いません。でも、記憶エリアのタイルの1枚は必ず合います。それで探索しましょう。
hidden-rooms-lesson-remember-hint = 赤2は足元のタイルと同じ色です。f4 を選び、赤2を選びます。
hidden-rooms-lesson-remember-done = 同じ色なら必ず合います。値の低いタイルは、同じ色の6のために取っておきましょう。
hidden-rooms-lesson-step-back = 2マス戻る
hidden-rooms-lesson-step-back-say = 青6からはほとんど合いません。でも、先に2回まで移動して、そこから探索できます。どんなタイルでも合うのは、どのタイルの上でしょう？
hidden-rooms-lesson-step-back-hint = e6、f6 へ移動します。青1の上なら、どんなタイルでも合います。それから f5 を探索します。
hidden-rooms-lesson-step-back-done = 移動に失うものはありません。合いにくいタイルに賭けるより、回り道のほうが早いこともよくあります。
hidden-rooms-lesson-reach = 届かないところへ
hidden-rooms-lesson-reach-say = 化物が2マス先からこちらを向いています。2回行動すれば捕まります。別のマスで手番を終えましょう。（「危険」は捕まるマスに印を付けます。）
hidden-rooms-lesson-reach-hint = e5、e6 へ移動して、手番を終えます。
hidden-rooms-lesson-reach-done = 近づいてきましたが、届きません。まっすぐ前なら、2マス先まで届きます。
hidden-rooms-lesson-escape = 脱出口
hidden-rooms-lesson-escape-say = 脱出口まであと2マス、記憶エリアにタイルが2枚あります。そのどちらかで必ず脱出できるマスを見つけましょう。
hidden-rooms-lesson-escape-hint = a2 へ移動します。青1は、そこのタイルと同じ色です。それで a1 を探索します。
hidden-rooms-lesson-escape-done = 脱出成功！ 子供駒は星のある面になります。あと1回脱出すればゲームクリアです。

## ヘルプ：目的と、選べること

hidden-rooms-goal =
    暗闇を探り、子供を f6 から脱出口の a1 まで導きます。
    2回脱出すればゲームクリア、3回敗北するとゲームオーバーです。
    捕まる前に、また、化物が経路の終端に着く前に脱出してください。
hidden-rooms-help-place = スタートのマスに置くタイルを選びます。もう1枚は記憶エリアに置きます。
hidden-rooms-help-walk = 隣の、タイルの置かれたマスへ移動します。1手番に2回までです。
hidden-rooms-help-explore = 隣の空きマスを、裏向きのタイルか記憶エリアのタイルで探索します。
hidden-rooms-help-end-turn = 手番を終えると、化物の手番になります。
hidden-rooms-help-resign = この挑戦をあきらめることもできます。
hidden-rooms-help-next-attempt = 次の挑戦に進みます。

## 続けて起きた同じこと

hidden-rooms-run-walked = { $first-start } から { $to } へ、{ $count }回移動しました。

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

## 今日の挑戦

hidden-rooms-day-line = 化物もタイルも全員同じ。
hidden-rooms-day-won = { $attempts }回の挑戦で2回脱出、化物の手番{ $turns }。
hidden-rooms-day-lost = { $attempts }回の挑戦で敗北、化物の手番{ $turns }。
hidden-rooms-day-marks = 挑戦
hidden-rooms-day-turns = 化物の手番
hidden-rooms-day-good = 勝利
hidden-rooms-day-bad = 敗北
hidden-rooms-day-order = 2回・3回・4回の挑戦で勝利、次に脱出1回で敗北、脱出なしで敗北の順。同じなら化物の手番が少ないほう、次に早く終えたほうが上です。
hidden-rooms-earned-straight-out = 一直線
hidden-rooms-earned-straight-out-help = 一度も挑戦に敗れずにゲームに勝つ。
hidden-rooms-earned-last-chance = 最後の機会
hidden-rooms-earned-last-chance-help = 4回目の挑戦でゲームに勝つ。
hidden-rooms-earned-unnoticed = 気づかれずに
hidden-rooms-earned-unnoticed-help = 化物に一度も気づかれずに挑戦に勝つ。
hidden-rooms-earned-swift = 早足
hidden-rooms-earned-swift-help = 化物の手番が12回以内のうちに挑戦に勝つ。
hidden-rooms-earned-by-heart = 記憶をたどって
hidden-rooms-earned-by-heart-help = 記憶エリアのタイルで脱出口に辿り着く。
hidden-rooms-earned-full-head = 頭がいっぱい
hidden-rooms-earned-full-head-help = 記憶エリアにタイルを5枚置いたまま挑戦に勝つ。
