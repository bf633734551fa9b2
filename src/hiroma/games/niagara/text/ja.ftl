# ナイアガラ：名前、オプション、できごと、断りの理由、遊び方

niagara-name = ナイアガラ
niagara-tagline = 滝へ流れる川から、宝石を持ち帰れ

## オプション

niagara-option-flussgeister = 川の精霊
niagara-option-flussgeister-help = タンデムカヌー、渦巻き、ビーバー、ヘラジカと、3枚の追加カード。ダイアモンドジョーとは一緒に使えません。
niagara-option-diamantenJoe = ダイアモンドジョー
niagara-option-diamantenJoe-help = ジョーも自分のカヌーで川を行き来し、宝石の取引に応じます。川の精霊とは一緒に使えません。
niagara-option-stationary_ops = 移動せずに積み降ろし
niagara-option-stationary_ops-help = カヌーを移動せずに、移動力をすべて宝石の積み降ろしに使えます。
niagara-option-min_flow = 川流の最小値
niagara-option-min_flow-help = 川は毎ラウンド、少なくともこの数のエリアだけ流れます。
niagara-option-starter = 最初のスタートプレイヤー
niagara-option-starter-help = 抽選で決めるか、最初の席にします。
niagara-option-starter-drawn = 抽選
niagara-option-starter-first = 最初の席
niagara-option-arrow_start = 矢印の最初の向き
niagara-option-arrow_start-help = 分岐点の矢印が、最初にどちらの支流を向くか。
niagara-option-arrow_start-random = 抽選
niagara-option-arrow_start-L = 左
niagara-option-arrow_start-R = 右
niagara-option-whirlpool_reentry = 新しい渦巻き
niagara-option-whirlpool_reentry-help = 滝に落ちた渦巻きが、いつエリア1に現れるか。
niagara-option-whirlpool_reentry-after_flow_area_1 = 川流のあと
niagara-option-whirlpool_reentry-at_once = ただちに（残りの川流に乗る）
niagara-option-falls_gem = 滝壺に落ちた宝石
niagara-option-falls_gem-help = 滝壺に落ちたカヌーの宝石がどうなるか。
niagara-option-falls_gem-native_site = 同じ色の宝石置き場に戻る
niagara-option-falls_gem-out_of_game = ゲームから除く
niagara-option-unload_any_site = どの宝石置き場にも降ろせる
niagara-option-unload_any_site-help = 宝石は、色の違う宝石置き場にも降ろせます。
niagara-option-launch_mandatory = 必ず川に出す
niagara-option-launch_mandatory-help = 2艘とも陸にあって数字のカードを出したら、必ず1艘を川に出します。
niagara-option-winner_tiebreak = 複数の人が条件を満たしたとき
niagara-option-winner_tiebreak-help = 同じラウンドに複数の人が勝利条件を満たしたとき、誰の勝ちとするか。
niagara-option-winner_tiebreak-first_to_meet = 先に満たした人
niagara-option-winner_tiebreak-most_gems = 宝石の多い人
niagara-option-winner_tiebreak-gem_values = 宝石の価値の高い人
niagara-option-paddle_over_falls = 自分から滝に落ちる
niagara-option-paddle_over_falls-help = カヌーを移動して、自分から滝壺に落とせます。
niagara-option-blocked_in_place_allowed = 渦巻きの手前に残る
niagara-option-blocked_in_place_allowed-help = 渦巻きのすぐ手前のカヌーは、移動力が足りず越えられないとき、そのまま動かずにいることができます。
niagara-option-joe_trade_per_turn = ジョーとの取引の回数
niagara-option-joe_trade_per_turn-help = 手番の終わりに、何艘までジョーと取引できるか。
niagara-option-joe_loads_without_flow = 川が流れなくてもジョーは積む
niagara-option-joe_loads_without_flow-help = 川が流れなかったラウンドでも、ジョーは脇の宝石を積みます。
niagara-option-joe_paddles_after_fall = 滝に落ちてもジョーは移動する
niagara-option-joe_paddles_after_fall-help = 滝に落ちたラウンドにも、ジョーは移動します。
niagara-option-round_limit = ラウンド数の上限
niagara-option-round_limit-help = 条件を満たした人がいなくても、このラウンドで終わります。0なら上限はありません。
niagara-style-short = ショート
niagara-style-short-help = 長くても12ラウンドで終わります。
niagara-style-joe = ダイアモンドジョー
niagara-style-joe-help = ジョーも川に出て、宝石の取引に応じます。
niagara-style-spirits = 川の精霊
niagara-style-spirits-help = タンデムカヌー、渦巻き、ビーバー、ヘラジカが加わります。

## ことば

niagara-gem = { $colour ->
        [violet] 紫の宝石
        [white] 白の宝石
        [yellow] 黄の宝石
        [blue] 青の宝石
       *[pink] ピンクの宝石
    }
niagara-gem-paid = { $paid ->
        [violet] 紫の宝石
        [white] 白の宝石
        [yellow] 黄の宝石
        [blue] 青の宝石
       *[pink] ピンクの宝石
    }
niagara-gem-got = { $got ->
        [violet] 紫の宝石
        [white] 白の宝石
        [yellow] 黄の宝石
        [blue] 青の宝石
       *[pink] ピンクの宝石
    }
niagara-gem-gave = { $gave ->
        [violet] 紫の宝石
        [white] 白の宝石
        [yellow] 黄の宝石
        [blue] 青の宝石
       *[pink] ピンクの宝石
    }
niagara-card = { $card ->
        [cloud] 雲カード
        [rope] ロープカード
        [any] 1/2/3カード
       *[other] { $card }のカード
    }
niagara-thing-6L = 6左
niagara-thing-6R = 6右
niagara-thing-7L = 7左
niagara-thing-7R = 7右

## できごと

niagara-event-first-seat = 抽選の結果、{ $seat }さんがスタートプレイヤーになり、浮き輪を受け取りました。
niagara-event-arrow-set = 分岐点の矢印が向いているのは{ $arrow ->
        [L] 左
       *[R] 右
    }の支流です。
niagara-event-round-began = 第{ $round }ラウンドです。浮き輪は{ $seat }さんが持っています。
niagara-event-moose-came-back = ヘラジカがピンクの岸に戻りました。
niagara-event-canoe-came-back = { $paid ->
        [none] { $seat }さんのカヌー1艘が無料で陸に戻りました。
       *[other] { $seat }さんが{ niagara-gem-paid }を支払い、カヌー1艘が陸に戻りました。
    }
niagara-event-ransom-declined = { $seat }さんはカヌーを滝壺に残しました。
niagara-event-cards-came-back = 手札を使い切ったので、全員の使用したカードが戻りました。
niagara-event-has-chosen = { $seat }さんがカードを選びました。
niagara-event-chose = あなたがこのラウンドに使うのは{ niagara-card }です。
niagara-event-card-shown = { $seat }さんが{ niagara-card }を出しました。
niagara-event-weather-moved = { $seat }さんが天候を動かしました。{ $to ->
        [-1] 快晴（−1）
        [0] 晴れ（±0）
        [1] 曇り（+1）
       *[2] 荒天（+2）
    }です。
niagara-event-beaver-jumped = 荒天です。ビーバーがエリア1に飛び込みました。
niagara-event-paddled = { $blocked ->
        [true] { $path-count ->
                [0] { $seat }さんは渦巻きを越えられず、エリア{ $start }に残ります。
               *[other] { $seat }さんがエリア{ $start }からエリア{ $to }へ移動し、渦巻きの手前で止まりました。
            }
       *[false] { $to ->
                [land] { $seat }さんがエリア{ $start }から上陸しました。
                [falls] { $seat }さんが自分から滝に落ちました。
               *[other] { $pushed ->
                        [true] { $seat }さんが渦巻きまで移動し、エリア{ $to }まで流されました。
                       *[false] { $start ->
                                [land] { $seat }さんがカヌーを川に出し、エリア{ $to }まで移動しました。
                               *[other] { $seat }さんがエリア{ $start }からエリア{ $to }へ移動しました。
                            }
                    }
            }
    }
niagara-event-loaded = { $seat }さんがエリア{ $place }で{ niagara-gem }を積みました。
niagara-event-unloaded = { $seat }さんがエリア{ $place }で{ niagara-gem }を降ろしました。
niagara-event-moose-taken = { $seat }さんがヘラジカを捕まえました。移動力が2増えます。
niagara-event-stolen = { $seat }さんが{ $victim }さんから{ niagara-gem }を略奪しました！
niagara-event-scored = { $seat }さんが{ niagara-gem }を獲得しました。
niagara-event-condition-met = { $what ->
        [four-alike] { $seat }さんが同色の宝石を4個
        [five-colours] { $seat }さんが5色の宝石をすべて
       *[seven] { $seat }さんが宝石を7個
    }獲得しました。このラウンドの最後まで行って、ゲーム終了です。
niagara-event-moored = { $seat }さんのカヌーがエリア{ $place }の脇に係留されました。
niagara-event-traded = { $gave ->
        [none] { $seat }さんがジョーから{ niagara-gem-got }をもらいました。
       *[other] { $got ->
                [none] { $seat }さんがジョーに{ niagara-gem-gave }を渡しました。
               *[other] { $seat }さんが{ niagara-gem-gave }を渡し、ジョーの{ niagara-gem-got }と交換しました。
            }
    }
niagara-event-turn-ended = { "" }
niagara-event-flow-set = { $seats-count ->
        [0] 数字のカードは出ていません（0）。
       *[other] 最も小さいカードは{ $lowest }（{ $seats }さん）です。
    }天候は{ $weather ->
        [-1] 快晴（−1）
        [0] 晴れ（±0）
        [1] 曇り（+1）
       *[2] 荒天（+2）
    }です。{ $flow ->
        [0] 川は流れません。
       *[other] 川が{ $flow }エリア分流れます。
    }
niagara-event-flowed = { $arrow ->
        [L] 左
       *[R] 右
    }の支流へ流れました（{ $unit }／{ $flow }）。
niagara-event-fell = { $seat }さんのカヌーが滝壺に落ちました。
niagara-event-gem-lost = { $returned ->
        [true] 積んでいた{ niagara-gem }は、同じ色の宝石置き場に戻ります。
       *[false] 積んでいた{ niagara-gem }は、ゲームから除かれます。
    }
niagara-event-beaver-came-back = ビーバーが滝に落ち、天候マーク表示の上に戻りました。天候は晴れ（±0）になります。
niagara-event-whirlpool-rose = エリア1に新しい渦巻きが発生しました。
niagara-event-pushed-out = 係留していた{ $seat }さんのカヌーが、渦巻きで{ $to ->
        [falls] 滝壺へ落ちました
       *[other] エリア{ $to }へ追いやられました
    }。
niagara-event-joe-fell = ジョーが滝に落ち、エリア1に戻されました。
niagara-event-joe-loaded = ジョーがエリア{ $place }で{ niagara-gem }を積みました。
niagara-event-joe-paddled = ジョーが{ $seat }さんのカードの数（{ $points }）だけ移動しました。エリア{ $start }からエリア{ $to }へ。
niagara-event-decided = { $clause ->
        [NI-E7] 最後のラウンドが終わりました。宝石の最も多い{ $winners }さんの勝ちです。
       *[other] { $winners }さんの勝ちです！
    }

## 終わり方

niagara-outcome-NI-E2 = 先に勝利条件を満たした
niagara-outcome-NI-E7 = 最終ラウンド後の宝石の数
niagara-score = 宝石{ $score }個
niagara-order = 勝利条件を満たした人は、宝石の数にかかわらず上位です。

## 断りの理由

niagara-refusal-game-over = このゲームは終わっています。
niagara-refusal-unknown-move = ナイアガラにそのような行動はありません。
niagara-refusal-draw-first = スタートプレイヤーと矢印がまだ決まっていません。
niagara-refusal-not-your-turn = あなたの手番ではありません。
niagara-refusal-others-pay = ほかの人がカヌーをどうするか決めています。あなたが支払うものはありません。
niagara-refusal-must-pay = カヌーが2艘とも滝壺にあり、獲得した宝石があるので、必ず支払わなければなりません。
niagara-refusal-gem-not-scored = その色の宝石は獲得していません。カヌーに積んでいる宝石では支払えません。
niagara-refusal-canoe-not-fallen = そのカヌーは今は戻せません。
niagara-refusal-ransom-first = まず滝壺のカヌーをどうするか決めてください。
niagara-refusal-no-ransom-now = カヌーを戻せるのはラウンドの開始時だけです。
niagara-refusal-choice-final = カードはもう決定しています。
niagara-refusal-card-not-in-hand = そのカードは手札にありません（使用したか、このゲームにはないカードです）。
niagara-refusal-choose-first = まず全員がカードを選びます。
niagara-refusal-not-beside-joe = そのカヌーは、今はジョーと取引できません。
niagara-refusal-canoes-done = カヌーの行動は終わっています。ジョーと取引するか、手番を終えてください。
niagara-refusal-trade-later = ジョーと取引できるのは、手番の終わりです。
niagara-refusal-no-cloud = 天候を動かせるのは雲カードだけです。
niagara-refusal-weather-ends = 天候マークはそちらへは動かせません。反対のほうへ動かしてください。
niagara-refusal-must-move-weather = 雲カードを出したので、天候を1マス動かします。カヌーは動かせません。
niagara-refusal-points-left = 移動力が残っています。使い切ってください。
niagara-refusal-must-launch = 2艘とも陸にあるので、必ず1艘を川に出してください。
niagara-refusal-river-canoe-must-act = 川の中のカヌーは必ず使わなければなりません。
niagara-refusal-canoe-fallen = そのカヌーは滝壺にあります。
niagara-refusal-one-canoe-only = 1/2/3カードで使えるのは1艘だけです。川の中にカヌーがあれば、そのどちらかを使います。
niagara-refusal-one-launch-only = ラウンドの開始時に2艘とも陸にあったので、使えるのは1艘だけです。
niagara-refusal-canoe-has-acted = そのカヌーはもう行動を終えています。
niagara-refusal-finish-canoe = 先に、行動中のカヌーを終わらせてください。
niagara-refusal-already-paddled = 1艘のカヌーが移動できるのは、1つのラウンドに1度、1方向だけです。
niagara-refusal-not-over-falls = 自分から滝に落ちることはできません。
niagara-refusal-no-stop-in-whirlpool = 渦巻きのあるエリアで止まることはできません。
niagara-refusal-points-do-not-fit = { $reachable-count ->
    [0] 移動力を使い切って止まれる所がありません。このカヌーは今は移動できません。
   *[other] 移動力を使い切ってそこで止まることはできません。行けるのは{ $reachable }です。
}
niagara-refusal-no-site-here = ここには宝石置き場がありません。
niagara-refusal-same-colour = 同じカヌーで、同じラウンドに同じ色の宝石を積んで降ろす（あるいはその逆の）ことはできません。
niagara-refusal-canoe-full = カヌーに空きがありません。
niagara-refusal-none-of-that-colour = ここにその色の宝石はありません。
niagara-refusal-not-aboard = カヌーにその色の宝石は積んでいません。
niagara-refusal-own-site-only = 宝石は、同じ色の宝石置き場にだけ降ろせます。
niagara-refusal-no-points-for-cargo = 移動力が合いません。最後に使い切れる行動だけができます。
niagara-refusal-moose-before-moving = ヘラジカを捕まえられるのは、最初の移動の前だけです。
niagara-refusal-no-moose-here = ここにヘラジカはいません。
niagara-refusal-steal-after-upstream = 略奪できるのは、川を溯って移動を終えたカヌーだけです。
niagara-refusal-nothing-to-steal = そこに略奪できる宝石はありません。
niagara-refusal-no-draw-now = 今は抽選するものがありません。
niagara-refusal-not-a-result = その結果は抽選にありません。
niagara-refusal-option-excluded = ダイアモンドジョーと川の精霊は一緒に使えません。川の精霊が優先されます。先に flussgeister をオフにしてください。

## 遊び方

niagara-how-goal = カヌーで宝石を持ち帰ります。同色の4個、5色を1個ずつ、または7個を先に獲得した人の勝ちです。
niagara-how-cards = 全員が秘密裏にカードを1枚選びます。数字はカヌーそれぞれの移動力です。雲カードではカヌーを動かさず、天候を動かします。使用したカードは、使い切ると戻ってきます。
niagara-how-canoes = 隣のエリアへの移動に1、宝石1個の積み降ろしに2の移動力を費やします。積み降ろしは移動の前か後だけです。移動は1方向だけで、上陸する場合を除き、移動力は使い切ります。
niagara-how-theft = 空きのあるカヌーで川を溯って行動を終えたとき、同じエリアにいるほかの人のカヌーから宝石を略奪できます。
niagara-how-river = そのあと、使われた最も小さい数字に天候を加えた分だけ川が流れます。分岐点より下流では矢印の側だけが流れ、矢印は1エリア分流れるごとに反対を向きます。滝壺に落ちたカヌーは積み荷を失います。

## ヒントでの手の呼び方

niagara-move-choose = { niagara-card }を選ぶ
niagara-canoe-of = { $canoe ->
        [0] カヌー1
       *[other] カヌー2
    }
niagara-canoe-theirs = { $victim_canoe ->
        [0] カヌー1
       *[other] カヌー2
    }
niagara-place = { $to ->
        [falls] 滝壺
       *[other] エリア{ $to }
    }
niagara-move-pay = { niagara-gem }を支払って{ niagara-canoe-of }を戻す
niagara-move-decline = カヌーを滝壺に残す
niagara-move-weather = { $by ->
        [1] 天候を悪いほうへ動かす
       *[other] 天候を良いほうへ動かす
    }
niagara-move-paddle = { $to ->
        [land] { niagara-canoe-of }を陸に上げる
       *[other] { niagara-canoe-of }を{ niagara-place }へ移動する
    }
niagara-move-load = { niagara-gem }を{ niagara-canoe-of }に積む
niagara-move-unload = { niagara-gem }を{ niagara-canoe-of }から降ろす
niagara-move-moose = { niagara-canoe-of }でヘラジカを捕まえる
niagara-move-steal = { niagara-canoe-of }で{ $victim }さんの{ niagara-canoe-theirs }の{ $hold ->
        [0] 左側
       *[other] 右側
    }の宝石を略奪する
niagara-move-trade = { niagara-canoe-of }でジョーと取引する
niagara-move-done = 終了

## レッスン

niagara-lesson-card = 秘密の選択
niagara-lesson-card-say = ラウンドの開始時に、全員がパドルカードを1枚選びます。その人の手番まで誰にも見えません。数字はカヌーそれぞれの移動力です。5を選んでOKを押してください。
niagara-lesson-card-hint = 5のパドルを選び、OKを押します。
niagara-lesson-card-done = 全員が選びました。浮き輪を持つあなたのカードが最初に公開されます。
niagara-lesson-load = 宝石を積む
niagara-lesson-load-say = 移動力は5です。1エリアの移動に1、宝石を積むのに2を費やし、すべて使い切ります。紫の宝石はエリア3の脇にあります。1個積んでください。2艘とも陸にあるので、このラウンドに使えるのは1艘だけです。
niagara-lesson-load-hint = カヌーを選んでエリア3へ移動します。残りの2で紫の宝石を積み、手番を終えます。
niagara-lesson-load-done = 3エリアの移動と、積むのに2。合わせて5を使い切りました。そのあと川がカヌーを流しました。
niagara-lesson-river = 流れに乗る
niagara-lesson-river-say = 全員の手番が終わると川が流れます。流れる数は最も小さいカードと天候の合計で、ここでは2と0です。矢印は左の支流を向いていて、1エリア分流れるごとに反対を向きます。移動力5を使い、川流でエリア6左の青の宝石の脇まで流されてください。予測で行き先が見られます。
niagara-lesson-river-hint = エリア5へ移動します。最初の川流は左の支流へ向かい、次は右の支流だけが流れます。
niagara-lesson-river-done = 最初の川流でエリア6左へ流され、次は右の支流だけが流れました。次のラウンドには、すぐ青の宝石を積めます。
niagara-lesson-home = 持ち帰る
niagara-lesson-home-say = 獲得となるのは、陸に持ち帰った宝石だけです。上陸するカヌーは移動力を余らせてもよく、カードの数字は2艘それぞれに適用されます。2個とも持ち帰ってください。
niagara-lesson-home-hint = 1艘ずつ選んで陸に上げ、手番を終えます。
niagara-lesson-home-done = 2個獲得しました。獲得した宝石は略奪されません。
niagara-lesson-steal = 宝石の略奪
niagara-lesson-steal-say = 空きのあるカヌーで川を溯って移動を終えたとき、同じエリアのカヌーから宝石を略奪できます。あなたのカードは2で、エリア4に宝石を運搬中のカヌーが2艘います。どちらかから略奪してください。
niagara-lesson-steal-hint = エリア6左からエリア4へ溯り、略奪して、手番を終えます。
niagara-lesson-steal-done = 略奪に移動力は使いません。川を溯った直後にだけできます。
niagara-lesson-cloud = 天候に気をつける
niagara-lesson-cloud-say = あなたが選んだのは雲カードです。カヌーは動かさず、天候を1マス動かします。カヌーは滝のすぐ手前にあり、矢印は右の支流を向いていて、最も小さいカードは1になります。カヌーを川に残してください。
niagara-lesson-cloud-hint = 天候を0にすれば、流れるのは右の支流へ1エリア分だけです。
niagara-lesson-cloud-done = 流れたのは右の支流だけで、カヌーはその場に残りました。
niagara-lesson-ransom = 滝に落ちたら
niagara-lesson-ransom-say = カヌーが1艘滝壺に落ち、積み荷は失われました。ラウンドの開始時に、獲得した宝石を1個支払うとカヌーが戻ります。5色か同色の4個を目指すので、支払う宝石はよく選んでください。
niagara-lesson-ransom-hint = 2個ある紫の宝石を選び、「はい」を押します。
niagara-lesson-ransom-done = カヌーは陸に戻り、宝石は宝石置き場に戻りました。
niagara-lesson-win = 勝利条件
niagara-lesson-win-say = 同色の4個、5色すべて、または7個。誰かが条件を満たすと、そのラウンドの最後まで行ってゲーム終了となり、先に満たした人の勝ちです。足りない色は1つで、あなたのカードは6です。
niagara-lesson-win-hint = ピンクの宝石を積んだカヌーを陸に上げます。もう1艘も必ず使います。
niagara-lesson-win-done = 5色がそろい、あなたの勝ちです。さあ、本番へ！

## ヘルプ：目的と、選べること

niagara-goal =
    宝石を持ち帰ります。同色の4個、5色を1個ずつ、または7個を先に獲得した人の勝ちです。
    カードの数字だけカヌーが移動し、最も小さい数字の分だけ川が流れます。
    滝壺に落ちたカヌーは宝石を失います。
niagara-help-choose = このラウンドに使うカードを秘密裏に選びます。
niagara-help-pay = 獲得した宝石を1個支払うと、滝壺のカヌーが1艘戻ります。
niagara-help-decline = 支払わずに、カヌーを滝壺に残すこともできます。
niagara-help-weather = 天候を上か下へ1マス動かします。
niagara-help-paddle = エリアへ移動します。上陸する場合を除き、移動力は使い切ります。
niagara-help-load = 移動力2で、岸の宝石を1個積みます。
niagara-help-unload = 移動力2で、宝石を1個降ろします。
niagara-help-moose = ヘラジカを捕まえると、移動力が2増えます。
niagara-help-steal = 同じエリアのカヌーから宝石を略奪します。
niagara-help-trade = ダイアモンドジョーと取引します。
niagara-help-done = ここで終えることもできます。

## 続けて起きた同じこと

niagara-run-has-chosen = { $all ->
        [true] 全員がカードを選びました。
       *[false] { $every-seat }さんがカードを選びました。
    }
niagara-run-flowed = 川が流れました（{ $first-unit }～{ $unit }／{ $flow }）。はじめは{ $first-arrow ->
        [L] 左
       *[R] 右
    }の支流です。

## 今日の挑戦

niagara-day-line = 最初の手番も川も全員同じ。2体のボットが相手で、同じ打ち方には同じカードで応じます。
niagara-day-won = { $turns }ラウンドで勝利。
niagara-day-lost = { $turns }ラウンドで敗北。
niagara-day-marks = 宝石
niagara-day-turns = ラウンド
niagara-day-good = 宝石
niagara-day-bad = 宝石なし
niagara-day-order = 少ないラウンドでの勝利が上。その次が敗北で、その卓での順位が上のほう。同じなら宝石の数、宝石の価値、最後は早く終えたほうが上です。

## よりよい手の理由

niagara-reason-home = 宝石を{ $gems }個多く持ち帰れる。
niagara-reason-falls = カヌーが滝に落ちるのは{ $made }％ではなく{ $best }％。
niagara-reason-aboard = 宝石を{ $gems }個多く積める。
niagara-reason-rounds = 終わりまで{ $made }ラウンドほどではなく{ $best }ラウンドほど。
niagara-earned-five-colours = 五色
niagara-earned-five-colours-help = 5色の宝石をそろえて勝つ。
niagara-earned-dry = 濡れない足
niagara-earned-dry-help = カヌーを一度も滝壺に落とさずに勝つ。
niagara-earned-phoenix = 滝壺からの生還
niagara-earned-phoenix-help = カヌーが滝壺に落ちたのに勝つ。
niagara-earned-both-home = 二艘そろって
niagara-earned-both-home-help = 2艘とも宝石を持ち帰った手番で勝利条件を満たして勝つ。
niagara-earned-daring = 命知らず
niagara-earned-daring-help = 1ゲームでピンクの宝石を2個獲得する。
niagara-earned-thief = 川の略奪者
niagara-earned-thief-help = 1ゲームで宝石を3個略奪する。
