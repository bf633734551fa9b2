# 暗黒の大広間：名前、オプション、できごと、断りの理由、遊び方、レッスン

fearsome-floors-name = 暗黒の大広間
fearsome-floors-tagline = 不気味な洋館から逃げ出せ

## オプション

fearsome-floors-option-dmaufbau = 配置マニュアル設定
fearsome-floors-option-dmaufbau-help = 最初のラウンドの前に、石ブロック11個と血の池2つをプレイヤーが順番に配置します。
fearsome-floors-option-advanced = 上級タイル
fearsome-floors-option-advanced-help = クリスタル、回転石、テレポーターと、原作の血の池のルールを使います。広間はプレイヤーが配置します。
fearsome-floors-option-official_end = 即時終了
fearsome-floors-option-official_end-help = 誰かが勝利条件を満たした時点で、ラウンドの終わりを待たずに終了します。
fearsome-floors-option-official_pools = 血の池で止まる
fearsome-floors-option-official_pools-help = 動かせない石や壁に向かって滑ったタイルは、血の池の上で止まります。
fearsome-floors-option-xxx = 腹ぺこモンスター
fearsome-floors-option-xxx-help = 6・7人のとき、5のタイルがXXX（3つ捕まえるまで）になります。
fearsome-floors-option-starter = 最初のスタートプレイヤー
fearsome-floors-option-starter-help = 抽選で決めるか、最初の席にします。
fearsome-floors-option-starter-drawn = 抽選
fearsome-floors-option-starter-first = 最初の席
fearsome-floors-option-dark_first = 暗い面から始める
fearsome-floors-option-dark_first-help = タイルは1・3・4・5ではなく、6・4・3・2から始まります。
fearsome-floors-option-nobody = 誰も脱出できないとき
fearsome-floors-option-nobody-help = 勝者なしとするか、捕まっていないタイルが最も多い人の勝ちとします。
fearsome-floors-option-nobody-draw = 勝者なし
fearsome-floors-option-nobody-survivors = 生き残りの数
fearsome-floors-option-vanish_on_entrance = 入口の石は消える
fearsome-floors-option-vanish_on_entrance-help = 出口と同じです。使わないと、入口に石があるあいだ誰も入れません。
fearsome-floors-option-lane_stop = 血の池の石の手前で止まる
fearsome-floors-option-lane_stop-help = 血の池に押し出した石は、池に残っている石の手前で止まります。使わないと、タイルはその石を押せません。
fearsome-floors-option-wall_push = 壁の先の石を押す
fearsome-floors-option-wall_push-help = 壁から出てきたモンスターは、そこにある石を押します。使わないと、石は壊れます。
fearsome-floors-option-bank_push = 対岸のものを押し出す
fearsome-floors-option-bank_push-help = モンスターに血の池へ押されたタイルは、対岸にあるものを押し出します。使わないと、池に残ります。
fearsome-floors-option-next_starts = 配置後は次の席から
fearsome-floors-option-next_starts-help = スタートプレイヤーではなく、最後に配置した人の次の席から始めます。
fearsome-floors-option-metric = 配置の距離の数え方
fearsome-floors-option-metric-help = 歩数で数えるか、チェスのキングの動きで数えます。
fearsome-floors-option-metric-steps = 歩数
fearsome-floors-option-metric-king = キングの動き
fearsome-floors-option-clear = 出入口のまわりの空き
fearsome-floors-option-clear-help = このマス数以内には何も配置できません。
fearsome-floors-option-pool_clear = 入口と血の池の間
fearsome-floors-option-pool_clear-help = このマス数以内には血の池を配置できません。
fearsome-floors-option-corners = 血の池は角も離す
fearsome-floors-option-corners-help = 2つの血の池は、角どうしで接することもできません。
fearsome-floors-style-built = 配置から始める
fearsome-floors-style-built-help = 最初のラウンドの前に、石ブロックと血の池を順番に配置します。
fearsome-floors-style-advanced = 上級タイル
fearsome-floors-style-advanced-help = クリスタル、回転石、テレポーターが加わります。広間の配置も行います。
fearsome-floors-style-published = 原作のルール
fearsome-floors-style-published-help = 目標に達した瞬間に終わり、タイルは血の池の上で止まることがあります。

## ことば

fearsome-floors-item = { $item ->
        [stone] 石ブロック
        [pool-2x2] 2×2の血の池
        [pool-4x1] 4×1の血の池
        [crystal] クリスタル
        [right-turn] 右回転石
        [u-turn] 反転石
       *[teleporter] テレポーター
    }

## できごと

fearsome-floors-event-first-seat = 抽選の結果、{ $seat }さんから始めます。
fearsome-floors-event-chosen = { $seat }さんが{ fearsome-floors-item }を選びました。
fearsome-floors-event-laid = { $seat }さんが{ $squares }に{ fearsome-floors-item }を置きました。
fearsome-floors-event-left-out = 残りは置ける場所がないので、使いません。
fearsome-floors-event-round-began = 第{ $round }ラウンド。スタートプレイヤーは{ $seat }さんです。
fearsome-floors-event-turn-began = { $seat }さんの手番です。
fearsome-floors-event-taken = { $square ->
        [none] { $seat }さんが、外で待っている{ $number }を選びました。
       *[other] { $seat }さんが、{ $square }の{ $number }を選びました。
    }
fearsome-floors-event-entered = { $square }から広間に入りました。
fearsome-floors-event-stepped = { $over-count ->
        [0] { $square }へ。
       *[other] 血の池を滑って{ $square }へ。
    }
fearsome-floors-event-stone-pushed = { $why ->
        [wall] { $start }の{ fearsome-floors-item }は壁の外へ押し出され、なくなりました。
        [exit] { $start }の{ fearsome-floors-item }は出口に達し、消えました。
        [entrance] { $start }の{ fearsome-floors-item }は入口に達し、消えました。
        [teleporter] { $start }の{ fearsome-floors-item }はテレポーターで消えました。
        [monster] { $start }の{ fearsome-floors-item }はモンスターの下で砕けました。
       *[none] { $over-count ->
            [0] { $start }の{ fearsome-floors-item }が{ $square }へ押されました。
           *[other] { $start }の{ fearsome-floors-item }が血の池を滑って{ $square }へ。
        }
    }
fearsome-floors-event-stopped = { $stayed ->
        [true] { $square ->
            [none] 外に残り、裏返って{ $number }になりました。
           *[other] 動かずに、裏返って{ $number }になりました。
        }
       *[false] 移動を終え、裏返って{ $number }になりました。
    }
fearsome-floors-event-escaped = { $seat }さんの{ $number }が脱出！ { $seat }さんの脱出は{ $count }個です。
fearsome-floors-event-goal-met = { $first ->
        [true] { $seat }さんが、1個を残してすべて脱出させました。勝利です！ ラウンドは最後まで続けます。
       *[false] { $seat }さんも、1個を残してすべて脱出させました。しかし先を越されていました。
    }
fearsome-floors-event-turned-over = 動かさなかったタイルも裏返します。
fearsome-floors-event-tile-revealed = { $tile ->
        [X] モンスターのタイルはX。1個捕まえるまで進みます。
        [XX] モンスターのタイルはXX。2個捕まえるまで進みます。
        [XXX] モンスターのタイルはXXX。3個捕まえるまで進みます。
       *[other] モンスターのタイルは{ $tile }。
    }
fearsome-floors-event-monster-looked = { $why ->
        [nearest] { $side ->
            [ahead] { $last ->
                [true] 正面{ $distance }マス先の{ $seat }さんの{ $number }をにらんでいます。
               *[false] { $sights-count ->
                    [1] 正面{ $distance }マス先に{ $seat }さんの{ $number }を見つけました。
                   *[other] 見えた{ $sights-count }個のうち、正面{ $distance }マス先の{ $seat }さんの{ $number }が最も近い。
                }
            }
            [left] { $sights-count ->
                [1] 左{ $distance }マス先に{ $seat }さんの{ $number }を見つけ、向きを変えました。
               *[other] 見えた{ $sights-count }個のうち、左{ $distance }マス先の{ $seat }さんの{ $number }が最も近く、向きを変えました。
            }
           *[right] { $sights-count ->
                [1] 右{ $distance }マス先に{ $seat }さんの{ $number }を見つけ、向きを変えました。
               *[other] 見えた{ $sights-count }個のうち、右{ $distance }マス先の{ $seat }さんの{ $number }が最も近く、向きを変えました。
            }
        }
        [tie] 同じ{ $distance }マスの距離に{ $tied-count }個（{ $seats }さん）。決められず、向きはそのままです。
       *[nothing] { $last ->
            [true] 誰も見えません。
           *[false] {""}
        }
    }
fearsome-floors-event-monster-deflected = 誰も見えないので、{ $stone }の{ fearsome-floors-item }で{ $heading ->
        [N] 上
        [E] 右
        [S] 下
       *[W] 左
    }を向きました。
fearsome-floors-event-monster-stepped = { $walls-count ->
        [0] { $slid ->
            [true] { $step }歩目：血の池を滑って{ $square }へ。
           *[false] { $step }歩目：{ $square }へ。
        }
       *[other] { $step }歩目：壁{ $walls }を抜けて{ $square }に現れました。
    }
fearsome-floors-event-monster-teleported = テレポーターで{ $start }から{ $square }へ移りました。
fearsome-floors-event-piece-pushed = { $over-count ->
        [0] { $seat }さんの{ $number }が{ $square }へ押されました。
       *[other] { $seat }さんの{ $number }が血の池の向こうの{ $square }へ押されました。
    }
fearsome-floors-event-caught = { $how ->
        [crushed] { $square }にいた{ $seat }さんの{ $number }が、壁の外へ押し出されました。
        [teleported] { $square }にいた{ $seat }さんの{ $number }が、テレポーターに押し込まれました。
       *[reached] { $square }で{ $seat }さんの{ $number }を捕まえました！
    }{ $fate ->
        [waiting] 入口の前に戻ります。
       *[dead] ゲームから除外されます。
    }
fearsome-floors-event-monster-stopped = { $why ->
        [fed] 満足して、{ $steps }歩で{ $square }に止まりました。
        [tired] { $steps }歩で疲れて、{ $square }に止まりました。
       *[steps] { $steps }歩進んで、{ $square }に止まりました。
    }
fearsome-floors-event-phase-began = 第二段階に入ります。これから捕まったタイルは除外されます。モンスターのタイルは8枚とも伏せられました。
fearsome-floors-event-won = { $clause ->
        [FF-E9] { $seats-count ->
            [1] 誰も脱出できませんでした。生き残りの最も多い{ $seats }さんの勝ちです。
           *[other] 誰も脱出できず、勝者はいません。
        }
        [FF-E7] 最も多く脱出させた{ $seats }さんの勝ちです。
        [FF-O10] 1個を残してすべて脱出させた{ $seats }さんの勝ちです。
       *[FF-E4] 1個を残してすべて脱出させた{ $seats }さんの勝ちです。
    }

## 終わり方

fearsome-floors-outcome-FF-E4 = 1個を残して脱出
fearsome-floors-outcome-FF-E7 = モンスターの最後の移動
fearsome-floors-outcome-FF-E9 = 脱出者なし
fearsome-floors-outcome-FF-O10 = 1個を残して脱出
fearsome-floors-score = { $score }個脱出
fearsome-floors-margin = { $score }個
fearsome-floors-result-draw = 誰も脱出できず、勝者はいません。

## 断りの理由

fearsome-floors-refusal-game-over = このゲームは終わっています。
fearsome-floors-refusal-not-your-turn = あなたの手番ではありません。
fearsome-floors-refusal-unknown-move = 暗黒の大広間にそのような手はありません。
fearsome-floors-refusal-nothing-to-lay = 配置はもう終わっています。
fearsome-floors-refusal-lay-out-first = 先に広間の配置を終えてください。
fearsome-floors-refusal-lay-it-first = 先に、手に持っている{ fearsome-floors-item }を置いてください。
fearsome-floors-refusal-choose-first = 先に、置くものを選んでください。
fearsome-floors-refusal-no-such-item = それはもう残っていません。
fearsome-floors-refusal-fits-nowhere = { fearsome-floors-item }を置ける場所はもうありません。
fearsome-floors-refusal-no-such-square = そのようなマスはありません。
fearsome-floors-refusal-cannot-turn = { fearsome-floors-item }はその向きには置けません。
fearsome-floors-refusal-off-board = { fearsome-floors-item }がボードからはみ出します。
fearsome-floors-refusal-square-taken = { $squares }にはもう何かがあります。
fearsome-floors-refusal-too-near = { $squares }：スタートおよびゴールから{ $limit }マス以内には配置できません。
fearsome-floors-refusal-pool-too-near = { $squares }：スタートから{ $limit }マス以内に血の池は配置できません。
fearsome-floors-refusal-pool-at-wall = { $squares }：血の池を壁に隣接させることはできません。
fearsome-floors-refusal-pools-touch = { $squares }：血の池どうしを隣接させることはできません。
fearsome-floors-refusal-teleporters-touch = { $squares }：テレポーターどうしを隣接させることはできません。
fearsome-floors-refusal-take-first = 先にタイルを選んでください。
fearsome-floors-refusal-piece-on-its-way = { $number }が移動の途中です。先に移動を終えてください。
fearsome-floors-refusal-no-such-piece = そのタイルは持っていません。
fearsome-floors-refusal-out-of-play = { $number }はもうゲームに残っていません。
fearsome-floors-refusal-moved-already = { $number }はこのラウンドではもう動かせません。
fearsome-floors-refusal-inside-already = このタイルはもう広間の中にいます。
fearsome-floors-refusal-entrance-monster = 入口にモンスターがいます。
fearsome-floors-refusal-entrance-stone = 入口に石があります。
fearsome-floors-refusal-entrance-full = 入口に他のタイルがいて、そこから先へ進めません。
fearsome-floors-refusal-enter-first = このタイルは外にいます。{ $square }から入ります。
fearsome-floors-refusal-stop-occupied = { $square }には他のタイルがいます。先へ進んでください。
fearsome-floors-refusal-no-points-left = { $number }の移動力は残っていません。
fearsome-floors-refusal-not-at-exit = 外へ出られるのは{ $exit }からだけです。
fearsome-floors-refusal-wall = { $square }の先は壁です。通れるのはモンスターだけです。
fearsome-floors-refusal-pool-to-wall = 血の池の先は壁で、対岸がありません。
fearsome-floors-refusal-monster-in-way = { $square }にモンスターがいます。
fearsome-floors-refusal-teleporter-in-way = { $square }のテレポーターには入れません。
fearsome-floors-refusal-bank-occupied = 対岸の{ $square }に他のタイルがいて、先へ進む移動力が残りません。
fearsome-floors-refusal-no-way-on = { $square }に他のタイルがいて、そこから先へ進めません。
fearsome-floors-refusal-stone-at-wall = { $square }の石は、後ろが壁なので押せません。
fearsome-floors-refusal-stone-before-monster = { $square }の石は、後ろの{ $behind }にモンスターがいるので押せません。
fearsome-floors-refusal-stone-before-piece = { $square }の石は、後ろの{ $behind }にタイルがいるので押せません。
fearsome-floors-refusal-stone-before-stone = { $square }の石は、{ $behind }の先に別の石があるので押せません。
fearsome-floors-refusal-no-draw-now = いまは抽選するものがありません。
fearsome-floors-refusal-not-a-seat = その席はこのゲームに参加していません。
fearsome-floors-refusal-not-a-tile = そのタイルはめくられません。

## 遊び方

fearsome-floors-how-goal = 自分のタイルを右下の入口から左上の出口まで運び、1個を残してすべて脱出させた人の勝ちです。
fearsome-floors-how-move = 順番に1つずつ、書かれている数字以下の歩数だけ動かします。全員がすべてのタイルを動かすまで続け、動かしたタイルは裏返ります。
fearsome-floors-how-stones = 石は、その先が空いていれば押せます。血の池は1歩で対岸まで滑り、途中では止まれません。
fearsome-floors-how-monster = 次に、めくったタイルの数だけモンスターが進みます。1歩ごとに正面と左右を見て、最も近いタイルに向かいます。石の陰は見えず、同じ距離なら向きを変えません。
fearsome-floors-how-walls = モンスターは壁を抜け、同じ文字の壁から現れます。
fearsome-floors-how-phases = 7回目の移動までに捕まったタイルは入口に戻り、その後は除外されます。

## ヒントでの手の呼び方

fearsome-floors-move-choose = { fearsome-floors-item }{ $item ->
        [teleporter-a] A
        [teleporter-b] B
       *[other] {""}
    }を選ぶ
fearsome-floors-move-lay = { $square }に{ $heading ->
        [N] 上向きに置く
        [E] 右向きに置く
        [S] 下向きに置く
       *[W] 左向きに置く
    }
fearsome-floors-move-take = { $piece ->
        [0] 1/6
        [1] 3/4
        [2] 4/3
       *[3] 5/2
    }のタイルを選ぶ
fearsome-floors-move-enter = 広間に入る
fearsome-floors-move-step = { $heading ->
        [N] 上へ
        [E] 右へ
        [S] 下へ
       *[W] 左へ
    }
fearsome-floors-move-leave = 外へ出る
fearsome-floors-move-stop = ここで止まる

## 練習

fearsome-floors-lesson-enter = 広間に入る
fearsome-floors-lesson-enter-say = あなたのタイルは入口の前で待っています。タイルの数字が移動力で、入るのにも1かかります。5のタイルをm10まで運びましょう。タイルを選び、通るマスを順に(または行き先を)選んで、OKを押します。
fearsome-floors-lesson-enter-hint = プレイヤー欄の5、m10のマスの順に選び、OKを押します。
fearsome-floors-lesson-enter-done = 入れました。続いてモンスターがタイルの数だけ、5歩進みました。
fearsome-floors-lesson-faces = 表と裏
fearsome-floors-lesson-faces-say = タイルの表と裏の数字は合わせて7。動くたびに裏返ります。広間にいる2つのタイルのうち、今j5まで行けるのはどちらでしょう。動かしてください。
fearsome-floors-lesson-faces-hint = l9からj5までは6歩。6歩動けるのは?
fearsome-floors-lesson-faces-done = 6が裏返って1になりました。今日走れば明日は這うことになります。
fearsome-floors-lesson-stone = 石を押す
fearsome-floors-lesson-stone-say = 石は、その先が空いていれば押せます。一度に1つだけで、タイルや壁やモンスターには押しつけられません。4のタイルがg6へ行くには、押すしかありません。
fearsome-floors-lesson-stone-hint = k6からg6まで、西へまっすぐ進みます。
fearsome-floors-lesson-stone-done = 石はf6に。d6を通ったモンスターから、石の陰のあなたは見えませんでした。
fearsome-floors-lesson-pool = 血の池は滑る
fearsome-floors-lesson-pool-say = 血の池に入ると対岸までまっすぐ滑り、かかる移動力は1だけです。あなたのタイルは1。池を渡りましょう。
fearsome-floors-lesson-pool-hint = d9から東へ、池に踏み出します。
fearsome-floors-lesson-pool-done = 移動力1で5マス。池の上では止まることも曲がることもできません。モンスターも同じです。
fearsome-floors-lesson-look = モンスターの視線
fearsome-floors-lesson-look-say = モンスターは1歩ごとに正面と左右を見て(後ろは見ません)、最も近いタイルに向かいます。あなたの3はg6、距離2。相手の1はg1、距離3。視線から外れましょう。移動タイルを指すと、モンスターの行き先が見えます。
fearsome-floors-lesson-look-hint = 横へ1歩で十分です。見られている列から出ましょう。
fearsome-floors-lesson-look-done = 相手が捕まりました。2番目に近ければよいのです。
fearsome-floors-lesson-tie = 迷うモンスター
fearsome-floors-lesson-tie-say = 同じ距離に2つ見えると、モンスターは向きを変えずに進みます。n7の4は右に3マスで、もう動けません。3のタイルで救いましょう。
fearsome-floors-lesson-tie-hint = h7に行けば、左に3マスになります。
fearsome-floors-lesson-tie-done = 同じ距離なので、まっすぐ行ってしまいました。上級者の大事な技です。
fearsome-floors-lesson-watch = 十歩の旅
fearsome-floors-lesson-watch-say = モンスターは壁を抜け、同じ文字の壁から現れます。b3の2はそのまま:選んでOKを押し、方向転換、2つの池、捕獲、Qの壁を含む10歩を見届けましょう。その前にタイル10を指してみると、もう分かります。
fearsome-floors-lesson-watch-hint = b3のタイルを選んで、そのままOK。
fearsome-floors-lesson-watch-done = 近いk3へ向かい、Qの壁をn3からc9へ抜け、最後にj6のタイルを見つけて向きを変えました。
fearsome-floors-lesson-escape = 脱出!
fearsome-floors-lesson-escape-say = 2つは脱出済み。あと1つ出れば、1個を残してすべて脱出で勝ちです。出口a1からもう1歩で外に出ます。扉の先の点線の場所を選びましょう。
fearsome-floors-lesson-escape-hint = 出口の外を選びます。a1まで2歩、外へ1歩。そしてOK。
fearsome-floors-lesson-escape-done = 4つのうち3つ脱出、勝利です。これで準備は万端。遊びましょう!

## ヘルプ：目的と、選べること

fearsome-floors-goal =
    タイルを1個残して、すべて左上の出口から脱出させた人の勝ちです。
    手番ごとに1つ、書かれた数字以下の歩数だけ動かします。
    そのあとモンスターが、見える中で最も近いタイルに向かいます。
fearsome-floors-help-choose = 配置する物を選びます。
fearsome-floors-help-lay = 空いているマスに置きます。
fearsome-floors-help-take = まだ動かしていない自分のタイルを選びます。
fearsome-floors-help-enter = 右下の入口から入ります。
fearsome-floors-help-step = 1マスずつ進みます。
fearsome-floors-help-leave = 出口から出れば、1つ脱出です。
fearsome-floors-help-stop = ここで止まります。歩数は余っても、0歩でもかまいません。

## 続けて起きた同じこと

fearsome-floors-run-stepped = { $first-start }から{ $square }まで{ $count }歩進みました。
fearsome-floors-run-monster-stepped = { $first-step }〜{ $step }歩目：{ $first-start }から{ $square }へ進みました。
