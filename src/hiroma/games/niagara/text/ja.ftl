# ナイアガラ：名前、オプション、できごと、断りの理由、遊び方

niagara-name = ナイアガラ
niagara-tagline = 滝へと流される川から、宝石を持ち帰れ

## オプション

niagara-option-flussgeister = 川の精霊
niagara-option-flussgeister-help = タンデムカヌー、渦巻き、ビーバー、ヘラジカと、3枚の追加カード。ダイアモンドジョーとは一緒に使えません。
niagara-option-diamantenJoe = ダイアモンドジョー
niagara-option-diamantenJoe-help = ジョーが自分のカヌーで川を行き来し、宝石の交換に応じます。川の精霊とは一緒に使えません。
niagara-option-stationary_ops = 動かずに積み降ろし
niagara-option-stationary_ops-help = カヌーを動かさず、移動力をすべて宝石の積み降ろしに使えます。
niagara-option-min_flow = 最小の川流
niagara-option-min_flow-help = 毎ラウンド、川は少なくともこの数だけ流れます。
niagara-option-arrow_start = 最初の矢印
niagara-option-arrow_start-help = 最初の川流がどちらの支流へ向かうか。
niagara-option-arrow_start-random = 抽選
niagara-option-arrow_start-L = 左
niagara-option-arrow_start-R = 右
niagara-option-whirlpool_reentry = 新しい渦巻き
niagara-option-whirlpool_reentry-help = 滝に落ちた渦巻きが、いつエリア1に現れるか。
niagara-option-whirlpool_reentry-after_flow_area_1 = 川流のあと
niagara-option-whirlpool_reentry-at_once = すぐに（残りの川流に乗る）
niagara-option-falls_gem = 滝に落ちた宝石
niagara-option-falls_gem-help = 滝に落ちたカヌーの宝石がどうなるか。
niagara-option-falls_gem-native_site = 元の色の置き場に戻る
niagara-option-falls_gem-out_of_game = ゲームから除く
niagara-option-unload_any_site = どこにでも降ろせる
niagara-option-unload_any_site-help = 宝石は、色の合わない置き場にも降ろせます。
niagara-option-launch_mandatory = 出航は義務
niagara-option-launch_mandatory-help = 2艘とも陸にあり数字のカードを出したら、必ず1艘を川に出します。
niagara-option-winner_tiebreak = 同じラウンドに複数
niagara-option-winner_tiebreak-help = 同じラウンドに何人かが条件を満たしたとき、誰が勝つか。
niagara-option-winner_tiebreak-first_to_meet = 先に満たした人
niagara-option-winner_tiebreak-most_gems = 宝石の多い人
niagara-option-winner_tiebreak-gem_values = 宝石の価値が高い人
niagara-option-paddle_over_falls = 滝を漕ぎ下る
niagara-option-paddle_over_falls-help = カヌーを自分から滝に落とせます。
niagara-option-blocked_in_place_allowed = 渦巻きの手前に留まる
niagara-option-blocked_in_place_allowed-help = 渦巻きのすぐ下流のカヌーは、越えるのに足りない移動力を使って、その場に留まれます。
niagara-option-joe_trade_per_turn = ジョーとの取引の回数
niagara-option-joe_trade_per_turn-help = 手番の終わりに、何艘までジョーと取引できるか。
niagara-option-joe_loads_without_flow = 流れがなくてもジョーは積む
niagara-option-joe_loads_without_flow-help = 川が流れなかったラウンドでも、ジョーは横の宝石を積みます。
niagara-option-joe_paddles_after_fall = 落ちてもジョーは漕ぐ
niagara-option-joe_paddles_after_fall-help = 滝に落ちたラウンドにも、ジョーは漕ぎます。
niagara-option-round_limit = ラウンド数の上限
niagara-option-round_limit-help = 勝者がいなくても、このラウンドで終わります。0なら上限なし。
niagara-style-short = ショート
niagara-style-short-help = 長くても12ラウンドで終わります。
niagara-style-joe = ダイアモンドジョー
niagara-style-joe-help = ジョーも川に出て、宝石を取引します。
niagara-style-spirits = 川の精霊
niagara-style-spirits-help = タンデムカヌー、渦巻き、ビーバー、ヘラジカが加わります。

## できごと

niagara-event-first-seat = 抽選の結果、{ $seat }さんが浮き輪を持って始めます。
niagara-event-arrow-set = 分岐点の矢印は{ $arrow ->
        [L] 左
       *[R] 右
    }向きです。
niagara-event-round-began = 第{ $round }ラウンド。浮き輪は{ $seat }さんです。
niagara-event-moose-came-back = ヘラジカがピンクの岸に戻りました。
niagara-event-canoe-came-back = { $paid ->
        [none] { $seat }さんのカヌー1艘が無料で陸に戻りました。
       *[other] { $seat }さんが宝石（{ $paid ->
                [violet] 紫
                [white] 白
                [yellow] 黄
                [blue] 青
               *[pink] ピンク
            }）を支払い、カヌー1艘が陸に戻りました。
    }
niagara-event-ransom-declined = { $seat }さんはカヌーを滝壺に残します。
niagara-event-cards-came-back = カードをすべて使ったので、全員の手札が戻りました。
niagara-event-has-chosen = { $seat }さんがカードを選びました。
niagara-event-chose = あなたの今回のカードは、{ $card ->
        [cloud] 雲カード
        [rope] ロープカード
        [any] 1/2/3カード
       *[other] { $card }のカード
    }です。
niagara-event-card-shown = { $seat }さんは{ $card ->
        [cloud] 雲カード
        [rope] ロープカード
        [any] 1/2/3カード
       *[other] { $card }のカード
    }を出しました。
niagara-event-weather-moved = { $seat }さんが天候を動かしました：{ $to ->
        [-1] 快晴（-1）
        [0] 晴れ（±0）
        [1] 曇り（+1）
       *[2] 荒天（+2）
    }。
niagara-event-beaver-jumped = 荒天です。ビーバーがエリア1に飛び込みました。
niagara-event-paddled = { $blocked ->
        [true] { $path-count ->
                [0] { $seat }さんは渦巻きに阻まれ、エリア{ $start }から動けません。
               *[other] { $seat }さんは{ $start }から{ $to }へ漕ぎ、渦巻きの手前で止まりました。
            }
       *[false] { $to ->
                [land] { $seat }さんがエリア{ $start }から上陸しました。
                [falls] { $seat }さんが滝を漕ぎ下りました。
               *[other] { $pushed ->
                        [true] { $seat }さんは渦巻きに入り、エリア{ $to }まで流されました。
                       *[false] { $start ->
                                [land] { $seat }さんがカヌーを出し、エリア{ $to }まで漕ぎました。
                               *[other] { $seat }さんが{ $start }から{ $to }へ漕ぎました。
                            }
                    }
            }
    }
niagara-event-loaded = { $seat }さんがエリア{ $place }で宝石（{ $colour ->
        [violet] 紫
        [white] 白
        [yellow] 黄
        [blue] 青
       *[pink] ピンク
    }）を積みました。
niagara-event-unloaded = { $seat }さんがエリア{ $place }に宝石（{ $colour ->
        [violet] 紫
        [white] 白
        [yellow] 黄
        [blue] 青
       *[pink] ピンク
    }）を降ろしました。
niagara-event-moose-taken = { $seat }さんがヘラジカを捕まえました。移動力が2増えます。
niagara-event-stolen = { $seat }さんが{ $victim }さんの宝石（{ $colour ->
        [violet] 紫
        [white] 白
        [yellow] 黄
        [blue] 青
       *[pink] ピンク
    }）を略奪しました。
niagara-event-scored = { $seat }さんが宝石（{ $colour ->
        [violet] 紫
        [white] 白
        [yellow] 黄
        [blue] 青
       *[pink] ピンク
    }）を獲得しました。
niagara-event-condition-met = { $what ->
        [four-alike] { $seat }さんが同じ色の宝石を4個
        [five-colours] { $seat }さんが5色の宝石を
       *[seven] { $seat }さんが宝石を7個
    }そろえました。このラウンドで終わります。
niagara-event-moored = { $seat }さんのカヌーがエリア{ $place }の岸に係留されました。
niagara-event-traded = { $gave ->
        [none] { $seat }さんがジョーから宝石（{ $got ->
                [violet] 紫
                [white] 白
                [yellow] 黄
                [blue] 青
               *[pink] ピンク
            }）を受け取りました。
       *[other] { $got ->
                [none] { $seat }さんがジョーに宝石（{ $gave ->
                        [violet] 紫
                        [white] 白
                        [yellow] 黄
                        [blue] 青
                       *[pink] ピンク
                    }）を渡しました。
               *[other] { $seat }さんがジョーと宝石を交換しました（{ $gave ->
                        [violet] 紫
                        [white] 白
                        [yellow] 黄
                        [blue] 青
                       *[pink] ピンク
                    }→{ $got ->
                        [violet] 紫
                        [white] 白
                        [yellow] 黄
                        [blue] 青
                       *[pink] ピンク
                    }）。
            }
    }
niagara-event-turn-ended = { "" }
niagara-event-flow-set = { $seats-count ->
        [0] 数字のカードは出ていません（0）。
       *[other] 最も小さいカードは{ $lowest }（{ $seats }さん）。
    }天候は{ $weather ->
        [-1] 快晴（-1）
        [0] 晴れ（±0）
        [1] 曇り（+1）
       *[2] 荒天（+2）
    }。{ $flow ->
        [0] 川は流れません。
       *[other] 川が{ $flow }エリア流れます。
    }
niagara-event-flowed = 川流{ $unit }／{ $flow }：{ $arrow ->
        [L] 左
       *[R] 右
    }の支流へ。
niagara-event-fell = { $seat }さんのカヌーが滝壺に落ちました。
niagara-event-gem-lost = { $returned ->
        [true] 積んでいた宝石（{ $colour ->
                [violet] 紫
                [white] 白
                [yellow] 黄
                [blue] 青
               *[pink] ピンク
            }）は元の置き場に戻ります。
       *[false] 積んでいた宝石（{ $colour ->
                [violet] 紫
                [white] 白
                [yellow] 黄
                [blue] 青
               *[pink] ピンク
            }）は失われました。
    }
niagara-event-beaver-came-back = ビーバーが滝に落ち、天候表示に戻りました。天候は晴れ（±0）になります。
niagara-event-whirlpool-rose = エリア1に新しい渦巻きが発生しました。
niagara-event-pushed-out = 渦巻きが、係留していた{ $seat }さんのカヌーを{ $to ->
        [falls] 滝壺
       *[other] エリア{ $to }
    }へ押し流しました。
niagara-event-joe-fell = ジョーが滝に落ち、エリア1に戻りました。
niagara-event-joe-loaded = ジョーがエリア{ $place }で宝石（{ $colour ->
        [violet] 紫
        [white] 白
        [yellow] 黄
        [blue] 青
       *[pink] ピンク
    }）を積みました。
niagara-event-joe-paddled = ジョーが{ $seat }さんのカードの数{ $points }だけ漕ぎました（{ $start }→{ $to }）。
niagara-event-decided = { $clause ->
        [NI-E7] 最後のラウンドが終わりました。宝石の最も多い{ $winners }さんの勝ちです。
       *[other] { $winners }さんの勝ちです！
    }

## 終わり方

niagara-outcome-NI-E2 = 最初に条件を達成
niagara-outcome-NI-E7 = 最終ラウンド後の宝石の数
niagara-score = 宝石{ $score }個
niagara-order = 条件の達成が、宝石の数より優先されます。

## 断りの理由

niagara-refusal-game-over = このゲームは終わっています。
niagara-refusal-unknown-move = ナイアガラにそのような手はありません。
niagara-refusal-draw-first = スタートプレイヤーと矢印がまだ決まっていません。
niagara-refusal-not-your-turn = あなたの手番ではありません。
niagara-refusal-others-pay = ほかの人がカヌーについて決めています。あなたが支払うものはありません。
niagara-refusal-must-pay = カヌーが2艘とも滝壺にあり、宝石を持っているので、必ず支払わなければなりません。
niagara-refusal-gem-not-scored = その色の宝石は獲得していません。カヌーに積んでいる宝石では支払えません。
niagara-refusal-canoe-not-fallen = そのカヌーは戻せません。
niagara-refusal-ransom-first = まず滝壺のカヌーをどうするか決めてください。
niagara-refusal-no-ransom-now = カヌーを戻せるのはラウンドの開始時だけです。
niagara-refusal-choice-final = カードはもう決定しています。
niagara-refusal-card-not-in-hand = そのカードは手札にありません（使用済みか、このゲームでは使いません）。
niagara-refusal-choose-first = まず全員がカードを選びます。
niagara-refusal-not-beside-joe = そのカヌーは、いまジョーと取引できません。
niagara-refusal-canoes-done = カヌーの行動は終わりました。ジョーと取引するか、終了してください。
niagara-refusal-trade-later = ジョーと取引できるのは、手番の終わりです。
niagara-refusal-no-cloud = 天候を動かせるのは雲カードだけです。
niagara-refusal-weather-ends = 天候マークはそちらへは動かせません。反対へ動かしてください。
niagara-refusal-must-move-weather = 雲カードを出したので、天候を1マス動かします。カヌーは動かせません。
niagara-refusal-points-left = まだ移動力が残っています。使い切ってください。
niagara-refusal-must-launch = 2艘とも陸にあるので、必ず1艘を川に出してください。
niagara-refusal-river-canoe-must-act = 川の中のカヌーは必ず動かさなければなりません。
niagara-refusal-canoe-fallen = そのカヌーは滝壺にあります。
niagara-refusal-one-canoe-only = 1/2/3カードで動かせるのは1艘だけです。川の中にあれば、そのどちらかを動かします。
niagara-refusal-one-launch-only = ラウンドの開始時に2艘とも陸にあったので、動かせるのは1艘だけです。
niagara-refusal-canoe-has-acted = そのカヌーはもう行動を終えています。
niagara-refusal-finish-canoe = 先に、行動中のカヌーを終わらせてください。
niagara-refusal-already-paddled = 1艘のカヌーが漕げるのは1ラウンドに1度、1方向だけです。
niagara-refusal-not-over-falls = カヌーで滝を下ることはできません。
niagara-refusal-no-stop-in-whirlpool = 渦巻きのエリアには止まれません。
niagara-refusal-points-do-not-fit = { $reachable-count ->
    [0] 移動力を使い切って止まれる場所がありません。このカヌーは今は動かせません。
   *[other] 移動力を使い切ってそこで止まることはできません。行けるのは { $reachable } です。
}
niagara-refusal-no-site-here = ここには宝石置き場がありません。
niagara-refusal-same-colour = 同じカヌーで、同じ色の宝石を1ラウンドに積んで降ろす（またはその逆）ことはできません。
niagara-refusal-canoe-full = カヌーに空きがありません。
niagara-refusal-none-of-that-colour = ここにその色の宝石はありません。
niagara-refusal-not-aboard = カヌーにその色の宝石は積んでいません。
niagara-refusal-own-site-only = 宝石は、同じ色の置き場にだけ降ろせます。
niagara-refusal-no-points-for-cargo = 移動力が合いません。最後に使い切れる行動だけができます。
niagara-refusal-moose-before-moving = ヘラジカを捕まえられるのは移動の前だけです。
niagara-refusal-no-moose-here = ここにヘラジカはいません。
niagara-refusal-steal-after-upstream = 略奪できるのは、川を溯る移動で行動を終えたカヌーだけです。
niagara-refusal-nothing-to-steal = そこに略奪できる宝石はありません。
niagara-refusal-no-draw-now = いまは抽選するものがありません。
niagara-refusal-not-a-result = その結果は抽選にありません。
niagara-refusal-option-excluded = ダイアモンドジョーは川の精霊（flussgeister）と一緒には使えません。川の精霊が優先されます。先に flussgeister をオフにしてください。

## 遊び方

niagara-how-goal = カヌーで宝石を持ち帰ります。同じ色4個、5色1個ずつ、または全部で7個を先に集めた人の勝ちです。
niagara-how-cards = 全員が秘密にカードを1枚選びます。数字は各カヌーの移動力です。雲カードはカヌーの代わりに天候を動かします。使ったカードは、使い切ると戻ります。
niagara-how-canoes = 1エリアの移動に1、宝石の積み降ろしに2の移動力を使います。積み降ろしは移動の前か後だけです。移動は1方向のみで、上陸する場合を除き移動力は使い切ります。
niagara-how-theft = 空きのあるカヌーで溯って行動を終えたとき、同じエリアにいる他の人のカヌーから宝石を略奪できます。
niagara-how-river = そのあと、出された最も小さい数字に天候を加えた分だけ川が流れます。分岐点の先では矢印の側だけが流れ、矢印は1つごとに反対を向きます。滝に落ちると積荷を失います。

## ヒントでの手の呼び方

niagara-move-choose = { $card ->
        [cloud] 雲カード
        [rope] ロープカード
        [any] 1/2/3カード
       *[other] { $card }のカード
    }を選ぶ
niagara-canoe-of = { $canoe ->
        [0] カヌー1
       *[other] カヌー2
    }
niagara-canoe-theirs = { $victim_canoe ->
        [0] カヌー1
       *[other] カヌー2
    }
niagara-place = { $to ->
        [falls] 滝
       *[other] エリア{ $to }
    }
niagara-move-pay = 宝石（{ $colour ->
        [violet] 紫
        [white] 白
        [yellow] 黄
        [blue] 青
       *[pink] ピンク
    }）を支払って{ niagara-canoe-of }を戻す
niagara-move-decline = カヌーを滝壺に残す
niagara-move-weather = { $by ->
        [1] 天候を悪くする
       *[other] 天候を良くする
    }
niagara-move-paddle = { $to ->
        [land] { niagara-canoe-of }で上陸する
       *[other] { niagara-canoe-of }で{ niagara-place }へ漕ぐ
    }
niagara-move-load = 宝石（{ $colour ->
        [violet] 紫
        [white] 白
        [yellow] 黄
        [blue] 青
       *[pink] ピンク
    }）を{ niagara-canoe-of }に積む
niagara-move-unload = 宝石（{ $colour ->
        [violet] 紫
        [white] 白
        [yellow] 黄
        [blue] 青
       *[pink] ピンク
    }）を{ niagara-canoe-of }から降ろす
niagara-move-moose = ヘラジカを{ niagara-canoe-of }に乗せる
niagara-move-steal = { niagara-canoe-of }で{ $victim }さんの{ niagara-canoe-theirs }{ $hold ->
        [0] の左
       *[other] の右
    }から略奪する
niagara-move-trade = { niagara-canoe-of }でジョーと取引する
niagara-move-done = 終了

## レッスン

niagara-lesson-card = 秘密の選択
niagara-lesson-card-say = ラウンドの始めに、全員がパドルカードを1枚選びます。自分の手番まで誰にも見えません。数字はカヌーそれぞれの移動力です。5を選んでOKを押してください。
niagara-lesson-card-hint = 5のパドルを選び、OKを押します。
niagara-lesson-card-done = 全員が選びました。浮き輪を持つあなたのカードが最初に公開されます。
niagara-lesson-load = 宝石を積む
niagara-lesson-load-say = 移動力は5。エリア1つで1、宝石を積むのに2かかり、すべて使い切ります。紫の宝石はエリア3の岸にあります。1つ積んでください。2艘とも陸にあるので、このラウンドに使えるのは1艘だけです。
niagara-lesson-load-hint = カヌーを選んでエリア3へ。残りの2で紫を積み、手番を終えます。
niagara-lesson-load-done = 3エリア+宝石で2、合わせて5。そのあと川がカヌーを流しました。
niagara-lesson-river = 流れに乗る
niagara-lesson-river-say = 全員の手番が終わると川が流れます。強さは最も小さいカード+天候、ここでは2+0です。矢印は左向きで、1つ流れるたびに反対を向きます。5を使い、川の力でエリア6左の青い宝石の脇まで運ばれてください。予測で行き先が見られます。
niagara-lesson-river-hint = エリア5へ移動します。最初の流れは左の支流へ、次の流れは右だけを動かします。
niagara-lesson-river-done = 最初の流れで6左へ、次の流れは右の支流だけでした。次のラウンドですぐ青を積めます。
niagara-lesson-home = 持ち帰る
niagara-lesson-home-say = 得点になるのは陸に持ち帰った宝石だけです。上陸するカヌーは移動力を余らせてもよく、カードの数字は2艘それぞれに使えます。2つとも持ち帰ってください。
niagara-lesson-home-hint = 1艘ずつ選んで陸へ移動し、手番を終えます。
niagara-lesson-home-done = 2個獲得。陸に上げた宝石は誰にも奪われません。
niagara-lesson-steal = 奪う
niagara-lesson-steal-say = 空きのあるカヌーは、上流への移動で終えたとき、同じエリアのカヌーから宝石を奪えます。カードは2、エリア4に宝石を積んだカヌーが2艘います。どちらかから奪ってください。
niagara-lesson-steal-hint = 6左からエリア4へ上り、奪って手番を終えます。
niagara-lesson-steal-done = 奪うのに移動力はいりません。上流への移動の直後だけできます。
niagara-lesson-cloud = 天候に気をつける
niagara-lesson-cloud-say = 選んだのは雲。カヌーは動かず、天候が1マス動きます。カヌーは滝のすぐ手前、矢印は右向き、最も小さいカードは1になります。カヌーを川に残してください。
niagara-lesson-cloud-hint = 天候を0にすれば、流れは1つ、右の支流だけです。
niagara-lesson-cloud-done = 流れたのは右の支流だけ。カヌーはそのまま残りました。
niagara-lesson-ransom = 滝に落ちたら
niagara-lesson-ransom-say = カヌーが1艘滝壺に落ち、積み荷は失われました。ラウンドの始めに、獲得済みの宝石1つで買い戻せます。5色そろえるか同色4個を目指すなら、払う宝石はよく選んでください。
niagara-lesson-ransom-hint = 2個ある紫を選び、「はい」を押します。
niagara-lesson-ransom-done = カヌーは陸に戻り、宝石は岸に返されました。
niagara-lesson-win = 勝利の条件
niagara-lesson-win-say = 同色4個、5色すべて、または合計7個。達成した人が出たラウンドでゲームは終わり、先に達成した人の勝ちです。足りない色は1つ、カードは6です。
niagara-lesson-win-hint = ピンクを積んだカヌーを陸へ。もう1艘も必ず動かします。
niagara-lesson-win-done = 5色がそろって勝ちです。さあ、本番へ！

## ヘルプ：目的と、選べること

niagara-goal =
    宝石を岸に持ち帰ります。同じ色4個、5色1個ずつ、または全部で7個を先に集めた人の勝ちです。
    カードの数字だけカヌーが進み、最も小さい数字で川が流れます。
    滝に落ちたカヌーは宝石を失います。
niagara-help-choose = このラウンドのカードを秘密に選びます。
niagara-help-pay = 得点した宝石を1個払うと、落ちたカヌーが戻ります。
niagara-help-decline = 払わずに、カヌーを滝つぼに残すこともできます。
niagara-help-weather = 天候を上か下へ1マス動かします。
niagara-help-paddle = エリアへ漕ぎます。上陸する場合を除き、移動力は使い切ります。
niagara-help-load = 移動力2で、岸の宝石を積みます。
niagara-help-unload = 移動力2で、宝石を岸に降ろします。
niagara-help-moose = ヘラジカを乗せると、移動力が2増えます。
niagara-help-steal = 並んだカヌーから宝石を略奪します。
niagara-help-trade = ダイヤモンドジョーと取り引きします。
niagara-help-done = ここで終えることもできます。

## 続けて起きた同じこと

niagara-run-has-chosen = { $all ->
        [true] 全員がカードを選びました。
       *[false] { $every-seat }さんがカードを選びました。
    }
niagara-run-flowed = 川が{ $flow }のうち{ $first-unit }〜{ $unit }だけ流れました。はじめは{ $first-arrow ->
        [L] 左
       *[R] 右
    }の支流です。
