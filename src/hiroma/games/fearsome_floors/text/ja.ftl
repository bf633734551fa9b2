# 暗黒の大広間：名前、オプション、できごと、断りの理由、遊び方、レッスン

fearsome-floors-name = 暗黒の大広間
fearsome-floors-tagline = 不気味な洋館から逃げ出せ

## オプション

fearsome-floors-option-dmaufbau = 配置マニュアル設定
fearsome-floors-option-dmaufbau-help = 第1ラウンドの前に、石ブロック11個と血の池2つをプレイヤーが順番に配置します。
fearsome-floors-option-advanced = 上級ゲーム
fearsome-floors-option-advanced-help = クリスタル、回転ブロック、テレポーターと、市販の血の池のルールを使います。広間はプレイヤーが配置します。
fearsome-floors-option-official_end = すぐにゲーム終了
fearsome-floors-option-official_end-help = 誰かが勝利条件を満たした時点で、ラウンドの最後を待たずにゲーム終了となります。
fearsome-floors-option-official_pools = 血の池で止まる
fearsome-floors-option-official_pools-help = 押せない石ブロックや壁に向かってスライドしたタイルは、血の池で止まります。
fearsome-floors-option-xxx = 腹ぺこモンスター
fearsome-floors-option-xxx-help = 6人か7人のとき、5のタイルがXXX（3個捕まえるまで）になります。
fearsome-floors-option-starter = 最初のスタートプレイヤー
fearsome-floors-option-starter-help = 抽選で決めるか、最初の席にします。
fearsome-floors-option-starter-drawn = 抽選
fearsome-floors-option-starter-first = 最初の席
fearsome-floors-option-dark_first = 裏から始める
fearsome-floors-option-dark_first-help = タイルは表の1・3・4・5ではなく、裏の6・4・3・2から始まります。
fearsome-floors-option-nobody = 誰も脱出できないとき
fearsome-floors-option-nobody-help = 勝者なしとするか、捕まっていないタイルが最も多い人の勝ちとします。
fearsome-floors-option-nobody-draw = 勝者なし
fearsome-floors-option-nobody-survivors = 捕まっていないタイルの数
fearsome-floors-option-vanish_on_entrance = 入口の石ブロックは消滅
fearsome-floors-option-vanish_on_entrance-help = 出口と同じです。オフにすると、入口に石ブロックがある間は誰も入れません。
fearsome-floors-option-lane_stop = 血の池の石ブロックの手前で止まる
fearsome-floors-option-lane_stop-help = 血の池に押し出した石ブロックは、そこにある石ブロックの手前で止まります。オフにすると、タイルはその石ブロックを押せません。
fearsome-floors-option-wall_push = 壁を抜けた先の石ブロックを押す
fearsome-floors-option-wall_push-help = 壁から現れたモンスターは、そこにある石ブロックを押します。オフにすると、石ブロックは砕けます。
fearsome-floors-option-bank_push = 押されたタイルが対岸のものを押す
fearsome-floors-option-bank_push-help = モンスターに血の池へ押し出されたタイルは、対岸にあるものを押します。オフにすると、血の池にとどまります。
fearsome-floors-option-next_starts = 配置のあとは次の席から
fearsome-floors-option-next_starts-help = スタートプレイヤーではなく、最後に配置した人の次の席から始めます。
fearsome-floors-option-metric = 配置の距離の数え方
fearsome-floors-option-metric-help = 歩数で数えるか、チェスのキングの動きで数えます。
fearsome-floors-option-metric-steps = 歩数
fearsome-floors-option-metric-king = キングの動き
fearsome-floors-option-clear = 入口と出口のまわりの空き
fearsome-floors-option-clear-help = 入口と出口から、このマス数以内には何も配置できません。
fearsome-floors-option-pool_clear = 入口と血の池の間
fearsome-floors-option-pool_clear-help = 入口から、このマス数以内には血の池を配置できません。
fearsome-floors-option-corners = 血の池は角も離す
fearsome-floors-option-corners-help = 2つの血の池は、角どうしで接することもできません。
fearsome-floors-style-built = 配置から始める
fearsome-floors-style-built-help = 第1ラウンドの前に、石ブロックと血の池をプレイヤーが順番に配置します。
fearsome-floors-style-advanced = 上級ゲーム
fearsome-floors-style-advanced-help = クリスタル、回転ブロック、テレポーターが加わり、プレイヤーが広間に配置します。
fearsome-floors-style-published = 市販のルール
fearsome-floors-style-published-help = 勝利条件を満たした時点で終わり、タイルは血の池で止まることがあります。

## ことば

fearsome-floors-item = { $item ->
        [stone] 石ブロック
        [pool-2x2] 2×2の血の池
        [pool-4x1] 4×1の血の池
        [crystal] クリスタル
        [right-turn] 右回転ブロック
        [u-turn] 反転ブロック
       *[teleporter] テレポーター
    }

## できごと

fearsome-floors-event-first-seat = 抽選の結果、{ $seat }さんがスタートプレイヤーになりました。
fearsome-floors-event-chosen = { $seat }さんが{ fearsome-floors-item }を選びました。
fearsome-floors-event-laid = { $seat }さんが{ $squares }に{ fearsome-floors-item }を配置しました。
fearsome-floors-event-left-out = 残りは置ける所がないので、使いません。
fearsome-floors-event-round-began = 第{ $round }ラウンドです。スタートプレイヤーは{ $seat }さんです。
fearsome-floors-event-turn-began = { $seat }さんの手番です。
fearsome-floors-event-taken = { $square ->
        [none] { $seat }さんが、待機中の{ $number }を選びました。
       *[other] { $seat }さんが、{ $square }の{ $number }を選びました。
    }
fearsome-floors-event-entered = 入口の{ $square }から広間に入りました。
fearsome-floors-event-stepped = { $over-count ->
        [0] { $square }へ進みました。
       *[other] 血の池をスライドして{ $square }へ進みました。
    }
fearsome-floors-event-stone-pushed = { $why ->
        [wall] { $start }の{ fearsome-floors-item }は壁に押し出され、ゲームから除かれました。
        [exit] { $start }の{ fearsome-floors-item }は出口に移動し、消滅しました。
        [entrance] { $start }の{ fearsome-floors-item }は入口に移動し、消滅しました。
        [teleporter] { $start }の{ fearsome-floors-item }はテレポーターで消滅しました。
        [monster] { $start }の{ fearsome-floors-item }はモンスターの下で砕けました。
       *[none] { $over-count ->
            [0] { $start }の{ fearsome-floors-item }が{ $square }へ押されました。
           *[other] { $start }の{ fearsome-floors-item }が血の池をスライドして{ $square }へ進みました。
        }
    }
fearsome-floors-event-stopped = { $stayed ->
        [true] { $square ->
            [none] 外に残り、裏返って{ $number }になりました。
           *[other] 動かずに、裏返って{ $number }になりました。
        }
       *[false] 移動を終え、裏返って{ $number }になりました。
    }
fearsome-floors-event-escaped = { $seat }さんの{ $number }が脱出しました！ { $seat }さんの脱出は{ $count }個です。
fearsome-floors-event-goal-met = { $first ->
        [true] { $seat }さんが、1個を残してすべて脱出させました。{ $seat }さんの勝ちです！ ラウンドの最後までゲームを続けます。
       *[false] { $seat }さんも1個を残してすべて脱出させましたが、先ではありませんでした。
    }
fearsome-floors-event-turned-over = 動かさなかったタイルも裏返します。
fearsome-floors-event-tile-revealed = { $tile ->
        [X] モンスター移動タイルはXです。1個捕まえるまで進みます。
        [XX] モンスター移動タイルはXXです。2個捕まえるまで進みます。
        [XXX] モンスター移動タイルはXXXです。3個捕まえるまで進みます。
       *[other] モンスター移動タイルは{ $tile }です。
    }
fearsome-floors-event-monster-looked = { $why ->
        [nearest] { $side ->
            [ahead] { $last ->
                [true] 正面{ $distance }マス先の{ $seat }さんの{ $number }をにらんでいます。
               *[false] { $sights-count ->
                    [1] 正面{ $distance }マス先に{ $seat }さんの{ $number }を見つけました。
                   *[other] 見えた{ $sights-count }個のうち、正面{ $distance }マス先の{ $seat }さんの{ $number }が最も近いです。
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
        [tie] 同じ{ $distance }マス先に{ $tied-count }個（{ $seats }さん）が見え、向きを維持しました。
       *[nothing] { $last ->
            [true] 誰も見えません。
           *[false] {""}
        }
    }
fearsome-floors-event-monster-deflected = 誰も見えないので、{ $stone }の{ fearsome-floors-item }で{ $heading ->
        [N] 北
        [E] 東
        [S] 南
       *[W] 西
    }に向きを変えました。
fearsome-floors-event-monster-stepped = { $walls-count ->
        [0] { $slid ->
            [true] { $step }歩目：血の池をスライドして{ $square }へ進みました。
           *[false] { $step }歩目：{ $square }へ進みました。
        }
       *[other] { $step }歩目：壁{ $walls }を抜けて{ $square }に現れました。
    }
fearsome-floors-event-monster-teleported = テレポーターで{ $start }から{ $square }へ移りました。
fearsome-floors-event-piece-pushed = { $over-count ->
        [0] { $seat }さんの{ $number }が{ $square }へ押されました。
       *[other] { $seat }さんの{ $number }が血の池の対岸の{ $square }へ押されました。
    }
fearsome-floors-event-caught = { $how ->
        [crushed] { $square }にいた{ $seat }さんの{ $number }が、壁に押し出されました。
        [teleported] { $square }にいた{ $seat }さんの{ $number }が、テレポーターに押し出されました。
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
fearsome-floors-event-phase-began = 第二段階に入ります。これから捕まったタイルは、ゲームから除外されます。モンスター移動タイルは8枚ともあらためて伏せました。
fearsome-floors-event-won = { $clause ->
        [FF-E9] { $seats-count ->
            [1] 誰も脱出できませんでした。捕まっていないタイルの最も多い{ $seats }さんの勝ちです。
           *[other] 誰も脱出できず、勝者はいません。
        }
        [FF-E7] 最も多くのタイルを脱出させた{ $seats }さんの勝ちです。
        [FF-O10] 1個を残してすべて脱出させた{ $seats }さんの勝ちです。
       *[FF-E4] 1個を残してすべて脱出させた{ $seats }さんの勝ちです。
    }

## 終わり方

fearsome-floors-outcome-FF-E4 = 1個を残してすべて脱出
fearsome-floors-outcome-FF-E7 = モンスターの最後の移動
fearsome-floors-outcome-FF-E9 = 誰も脱出できなかった
fearsome-floors-outcome-FF-O10 = 1個を残してすべて脱出
fearsome-floors-score = { $score }個脱出
fearsome-floors-margin = { $score }個
fearsome-floors-result-draw = 誰も脱出できず、勝者はいません。

## 断りの理由

fearsome-floors-refusal-game-over = このゲームは終わっています。
fearsome-floors-refusal-not-your-turn = あなたの手番ではありません。
fearsome-floors-refusal-unknown-move = 暗黒の大広間にそのような行動はありません。
fearsome-floors-refusal-nothing-to-lay = 配置はもう終わっています。
fearsome-floors-refusal-lay-out-first = 先に広間の配置を終えてください。
fearsome-floors-refusal-lay-it-first = 先に、手元の{ fearsome-floors-item }を配置してください。
fearsome-floors-refusal-choose-first = 先に、配置するものを選んでください。
fearsome-floors-refusal-no-such-item = それはもう残っていません。
fearsome-floors-refusal-fits-nowhere = { fearsome-floors-item }を置ける所はもうありません。
fearsome-floors-refusal-no-such-square = そのようなマスはありません。
fearsome-floors-refusal-cannot-turn = { fearsome-floors-item }はその向きには置けません。
fearsome-floors-refusal-off-board = { fearsome-floors-item }がボードからはみ出します。
fearsome-floors-refusal-square-taken = { $squares }にはもうほかのものがあります。
fearsome-floors-refusal-too-near = { $squares }：入口と出口から{ $limit }マス以内には配置できません。
fearsome-floors-refusal-pool-too-near = { $squares }：入口から{ $limit }マス以内に血の池は配置できません。
fearsome-floors-refusal-pool-at-wall = { $squares }：血の池を壁に隣接させることはできません。
fearsome-floors-refusal-pools-touch = { $squares }：血の池どうしを隣接させることはできません。
fearsome-floors-refusal-teleporters-touch = { $squares }：テレポーターどうしを隣接させることはできません。
fearsome-floors-refusal-take-first = 先にタイルを選んでください。
fearsome-floors-refusal-piece-on-its-way = { $number }は移動の途中です。先に移動を終えてください。
fearsome-floors-refusal-no-such-piece = そのタイルは持っていません。
fearsome-floors-refusal-out-of-play = { $number }は脱出したか、除外されています。
fearsome-floors-refusal-moved-already = { $number }はこのラウンドではもう動かせません。
fearsome-floors-refusal-inside-already = このタイルはもう広間の中にいます。
fearsome-floors-refusal-entrance-monster = 入口にモンスターがいます。
fearsome-floors-refusal-entrance-stone = 入口に石ブロックがあります。
fearsome-floors-refusal-entrance-full = 入口にほかのタイルがいて、そこから先へ進めません。
fearsome-floors-refusal-enter-first = このタイルは外にいます。入口の{ $square }から入ります。
fearsome-floors-refusal-stop-occupied = { $square }にはほかのタイルがいます。先へ進んでください。
fearsome-floors-refusal-no-points-left = { $number }の移動力は残っていません。
fearsome-floors-refusal-not-at-exit = 外へ出られるのは{ $exit }からだけです。
fearsome-floors-refusal-wall = { $square }の先は壁です。通れるのはモンスターだけです。
fearsome-floors-refusal-pool-to-wall = 血の池の先は壁で、対岸がありません。
fearsome-floors-refusal-monster-in-way = { $square }にモンスターがいます。
fearsome-floors-refusal-teleporter-in-way = { $square }のテレポーターには入れません。
fearsome-floors-refusal-bank-occupied = 対岸の{ $square }にほかのタイルがいて、先へ進む移動力が余りません。
fearsome-floors-refusal-no-way-on = { $square }にほかのタイルがいて、そこから先へ進めません。
fearsome-floors-refusal-stone-at-wall = { $square }の石ブロックは、その先が壁なので押せません。
fearsome-floors-refusal-stone-before-monster = { $square }の石ブロックは、その先の{ $behind }にモンスターがいるので押せません。
fearsome-floors-refusal-stone-before-piece = { $square }の石ブロックは、その先の{ $behind }にタイルがいるので押せません。
fearsome-floors-refusal-stone-before-stone = { $square }の石ブロックは、{ $behind }のほうに別の石ブロックがあるので押せません。
fearsome-floors-refusal-no-draw-now = 今は抽選するものがありません。
fearsome-floors-refusal-not-a-seat = その席はこのゲームに参加していません。
fearsome-floors-refusal-not-a-tile = そのタイルは出ません。

## 遊び方

fearsome-floors-how-goal = 自分のタイルを入口（p11）から出口（a1）へ導き、1個を残してすべて脱出させた人の勝ちです。
fearsome-floors-how-move = 順番に1個ずつ、書かれている数字以下の歩数だけ動かし、すべてのタイルを1回ずつ動かします。動かしたタイルは裏返り、もう1つの数字になります。
fearsome-floors-how-stones = 石ブロックは、その先が空いていれば押せます。血の池は1歩で対岸までスライドし、途中では止まれません。
fearsome-floors-how-monster = 次に、めくったモンスター移動タイルの数だけモンスターが進みます。1歩ごとに正面と左右を見て、最も近いタイルに向かいます。石ブロックの陰は見えず、同じ距離なら向きを変えません。
fearsome-floors-how-walls = モンスターは壁を抜け、同じ文字の壁から現れます。
fearsome-floors-how-phases = モンスターの7回目の移動までが第一段階で、捕まったタイルは入口の前に戻ります。第二段階で捕まると除外されます。

## ヒントでの手の呼び方

fearsome-floors-move-choose = { fearsome-floors-item }{ $item ->
        [teleporter-a] A
        [teleporter-b] B
       *[other] {""}
    }を選ぶ
fearsome-floors-move-lay = { $square }に{ $heading ->
        [N] 北向きに配置する
        [E] 東向きに配置する
        [S] 南向きに配置する
       *[W] 西向きに配置する
    }
fearsome-floors-move-take = { $piece ->
        [0] 1/6
        [1] 3/4
        [2] 4/3
       *[3] 5/2
    }のタイルを選ぶ
fearsome-floors-move-enter = 広間に入る
fearsome-floors-move-step = { $heading ->
        [N] 北へ1歩
        [E] 東へ1歩
        [S] 南へ1歩
       *[W] 西へ1歩
    }
fearsome-floors-move-leave = 出口から外へ出る
fearsome-floors-move-stop = ここで止まる

## レッスン

fearsome-floors-lesson-enter = 広間に入る
fearsome-floors-lesson-enter-say = あなたのタイルは入口の前で待っています。タイルの数字が移動力で、入るのにも1を費やします。5のタイルをm10まで動かしましょう。タイルを選び、順路のマスを順番に（または行き先を）選んで、OKを押します。
fearsome-floors-lesson-enter-hint = 自分の5、m10のマスの順に選び、OKを押します。
fearsome-floors-lesson-enter-done = 広間に入りました。続いてモンスターが移動タイルの数だけ、5歩進みました。
fearsome-floors-lesson-faces = 表と裏
fearsome-floors-lesson-faces-say = タイルの表と裏の数字は合わせて7です。1回の移動ごとに裏返ります。広間にいる2個のタイルのうち、今j5まで行けるのはどちらでしょう。動かしてください。
fearsome-floors-lesson-faces-hint = l9からj5までは6歩です。6歩動けるのはどちらでしょう？
fearsome-floors-lesson-faces-done = 6が裏返って1になりました。たくさん走ったタイルは、次は1歩しか動けません。
fearsome-floors-lesson-stone = 石ブロックを押す
fearsome-floors-lesson-stone-say = 石ブロックは、その先が空いていれば押せます。一度に1個だけで、タイルや壁やモンスターのほうへは押せません。4のタイルがg6へ行くには、押すしかありません。
fearsome-floors-lesson-stone-hint = k6からg6まで、西へまっすぐ進みます。
fearsome-floors-lesson-stone-done = 石ブロックはf6にあります。d6を通ったモンスターから、石ブロックの陰のあなたは見えませんでした。
fearsome-floors-lesson-pool = 血の池をスライド
fearsome-floors-lesson-pool-say = 血の池に入ると対岸までまっすぐスライドし、費やす移動力は1だけです。あなたのタイルは1です。血の池を渡りましょう。
fearsome-floors-lesson-pool-hint = d9から東へ、血の池に入ります。
fearsome-floors-lesson-pool-done = 移動力1で5マス進みました。血の池の途中では、止まることも向きを変えることもできません。モンスターも同じです。
fearsome-floors-lesson-look = モンスターに見えるもの
fearsome-floors-lesson-look-say = モンスターは1歩ごとに正面と左右を見て（後ろは見ません）、最も近いタイルに向かいます。あなたの3はg6で2マス先、相手の1はg1で3マス先です。見えない所へ動かしましょう。モンスター移動タイルを指すと、モンスターの行き先がわかります。
fearsome-floors-lesson-look-hint = 横へ1歩で十分です。モンスターが見ている列から出ましょう。
fearsome-floors-lesson-look-done = 相手のタイルが捕まりました。2番目に近ければよいのです。
fearsome-floors-lesson-tie = 迷うモンスター
fearsome-floors-lesson-tie-say = 同じ距離に2個のタイルが見えると、モンスターは向きを変えずに進みます。n7の4はモンスターの右3マス先にいて、もう動けません。3のタイルで救いましょう。
fearsome-floors-lesson-tie-hint = 3のタイルがh7に行けば、モンスターの左3マス先になります。
fearsome-floors-lesson-tie-done = 同じ距離なので、まっすぐ進みました。回避のための重要なテクニックです。
fearsome-floors-lesson-watch = 10歩の旅
fearsome-floors-lesson-watch-say = モンスターは壁を抜け、同じ文字の壁から現れます。b3の2は動かさずに、選んでOKを押してください。向きを変え、2つの血の池、捕獲、Qの壁と続く10歩を見届けましょう。その前にモンスター移動タイルの10を指してみてください。もうわかります。
fearsome-floors-lesson-watch-hint = b3のタイルを選んで、そのままOKを押します。
fearsome-floors-lesson-watch-done = 最も近いk3のタイルへ向かい、Qの壁をn3からc9へ抜け、最後にj6のタイルを見つけて向きを変えました。
fearsome-floors-lesson-escape = 脱出！
fearsome-floors-lesson-escape-say = 2個は脱出済みです。あと1個が脱出すれば、残りは1個となり、勝ちです。出口のa1からさらにもう1マス移動して外に出ます。扉の先の点線の場所を選びましょう。
fearsome-floors-lesson-escape-hint = 出口の外を選びます。a1まで2歩、外へ1歩です。そしてOKを押します。
fearsome-floors-lesson-escape-done = 4個のうち3個が脱出し、あなたの勝ちです。もう準備はできました。遊びましょう！

## ヘルプ：目的と、選べること

fearsome-floors-goal =
    タイルを1個を残して、すべて出口から脱出させた人の勝ちです。
    手番ごとに1個を、書かれている数字以下の歩数だけ動かします。
    そのあとモンスターが、見える中で最も近いタイルに向かいます。
fearsome-floors-help-choose = 配置するものを選びます。
fearsome-floors-help-lay = 空いているマスに配置します。
fearsome-floors-help-take = まだ動かしていない自分のタイルを選びます。
fearsome-floors-help-enter = 入口から広間に入ります。
fearsome-floors-help-step = 1マスずつ進みます。
fearsome-floors-help-leave = 出口から外へ出れば、1個が脱出です。
fearsome-floors-help-stop = ここで止まります。移動力が余っても、1歩も動かなくてもかまいません。

## 続けて起きた同じこと

fearsome-floors-run-stepped = { $first-start }から{ $square }まで{ $count }歩進みました。
fearsome-floors-run-monster-stepped = { $first-step }～{ $step }歩目：{ $first-start }から{ $square }へ進みました。

## 今日の挑戦

fearsome-floors-day-line = モンスター移動タイルは全員同じ順に出ます。2体のボットも一緒に逃げます。
fearsome-floors-day-won = { $turns }ラウンドで一番に脱出。
fearsome-floors-day-lost = 一番に脱出できず、{ $turns }ラウンドで終了。
fearsome-floors-day-marks = タイル
fearsome-floors-day-turns = ラウンド
fearsome-floors-day-good = 脱出
fearsome-floors-day-bad = 脱出ならず
fearsome-floors-day-order = 少ないラウンドでの勝利が上、同じなら脱出したタイルの多いほう。その次が敗北で、脱出したタイルの多いほう、その卓での順位が上のほう。最後は早く終えたほうが上です。

## よりよい手の理由

fearsome-floors-reason-escapes = タイルが1個外へ出られる。
fearsome-floors-reason-hidden = 次のモンスター移動タイルで自分のタイルが捕まるのは{ $made }％ではなく{ $best }％。
fearsome-floors-reason-bait = 次のモンスター移動タイルでほかの人のタイルが捕まるのは{ $made }％ではなく{ $best }％。
fearsome-floors-reason-nearer = タイルが合わせて{ $points }歩、出口に近い。
fearsome-floors-earned-unbitten = 無傷
fearsome-floors-earned-unbitten-help = 自分のタイルを1個も捕まえられずに勝つ。
fearsome-floors-earned-whole-family = 全員脱出
fearsome-floors-earned-whole-family-help = 最後の1個まで、自分のタイルをすべて脱出させる。
fearsome-floors-earned-stampede = 雪崩
fearsome-floors-earned-stampede-help = 1ラウンドで自分のタイルを3個脱出させる。
fearsome-floors-earned-bait = おとり
fearsome-floors-earned-bait-help = 自分のタイルでモンスターの向きを変え、その移動でほかの人のタイルを3個捕まえさせ、自分のタイルは捕まえられない。
fearsome-floors-earned-photo-finish = 写真判定
fearsome-floors-earned-photo-finish-help = 同じラウンドにほかの人も勝利条件を満たしたゲームに勝つ。
fearsome-floors-earned-early-bird = 一番乗り
fearsome-floors-earned-early-bird-help = 第一段階で勝利条件を満たす。
