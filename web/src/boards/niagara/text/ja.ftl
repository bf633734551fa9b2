# ナイアガラの盤面で使う言葉
niagara-ui-stop = 。
niagara-ui-board = 川
niagara-ui-place-land = 陸
niagara-ui-place-1 = エリア1
niagara-ui-place-2 = エリア2
niagara-ui-place-3 = エリア3
niagara-ui-place-4 = エリア4
niagara-ui-place-5 = エリア5
niagara-ui-place-6L = エリア6左
niagara-ui-place-6R = エリア6右
niagara-ui-place-7L = エリア7左
niagara-ui-place-7R = エリア7右
niagara-ui-place-falls = 滝壺
niagara-ui-short-falls = 滝壺
niagara-ui-gem-violet = 紫
niagara-ui-gem-white = 白
niagara-ui-gem-yellow = 黄
niagara-ui-gem-blue = 青
niagara-ui-gem-pink = ピンク
niagara-ui-letter-violet = 紫
niagara-ui-letter-white = 白
niagara-ui-letter-yellow = 黄
niagara-ui-letter-blue = 青
niagara-ui-letter-pink = 桃
niagara-ui-gems = { $gem }{ $count }個
niagara-ui-site-has = 岸に{ $gems }
niagara-ui-site-empty = 岸に宝石はありません
niagara-ui-moose-here = ヘラジカがいます
niagara-ui-whirlpool = 渦巻き
niagara-ui-beaver = ビーバー
niagara-ui-joe = ジョー（空）
niagara-ui-joe-with = ジョー（{ $gem }を運搬中）
niagara-ui-canoe = カヌー{ $n }
niagara-ui-single = 通常のカヌー
niagara-ui-tandem = タンデムカヌー
niagara-ui-yours = 自分の{ $canoe }
niagara-ui-theirs = { $name }さんの{ $canoe }
niagara-ui-with = { $what }（{ $gems }を運搬中）
niagara-ui-moored = 係留中
niagara-ui-moose-aboard = ヘラジカを捕まえています
niagara-ui-target = 移動できます
niagara-ui-target-then = 続けて宝石{ $count }個を積み降ろし
niagara-ui-target-may = 宝石の積み降ろしも可
niagara-ui-target-lost = 移動力{ $count }は失われます
niagara-ui-target-pushed = 渦巻きでもう1エリア下流へ
niagara-ui-target-blocked = 渦巻きの手前で停止
niagara-ui-target-prey = 略奪できる宝石{ $count }個
niagara-ui-card-number = { $n }
niagara-ui-card-cloud = 雲
niagara-ui-card-rope = ロープ
niagara-ui-card-any = 1/2/3
niagara-ui-weather-clear = 快晴
niagara-ui-weather-fine = 晴れ
niagara-ui-weather-cloudy = 曇り
niagara-ui-weather-storm = 荒天
niagara-ui-choose = 第{ $round }ラウンド：パドルカードを秘密裏に選択
niagara-ui-choose-one = あなたの手番まで誰にも見えません。
niagara-ui-does-number = { $n }：カヌーそれぞれに、この数の移動力があります。
niagara-ui-does-cloud = 雲：カヌーは動かさず、天候を1マス動かします。
niagara-ui-does-rope = ロープ：カヌーは動かさず、川の中のカヌーを川流が終わるまで係留します。
niagara-ui-does-any = 1/2/3：1艘だけ、移動力1～3で動かします。
niagara-ui-ok = OK
niagara-ui-yes = はい
niagara-ui-no = いいえ
niagara-ui-turn = あなたの手番
niagara-ui-pick = どのカヌーを使いますか？
niagara-ui-pick-first = 先に自分のカヌーを選んでください。
niagara-ui-canoe-at = { $canoe }（{ $place }）
niagara-ui-points = 移動力{ $points }
niagara-ui-action-title = 行動の選択
niagara-ui-steal-title = 宝石を略奪できます
niagara-ui-paddle = 移動
niagara-ui-load = 積む
niagara-ui-unload = 降ろす
niagara-ui-moose = ヘラジカ
niagara-ui-take-moose = ヘラジカを捕まえる（移動力が2増えます）
niagara-ui-steal = 略奪する
niagara-ui-done = 終了
niagara-ui-stop-here = ここで終える
niagara-ui-no-theft = 略奪しない
niagara-ui-hold-left = 左側の宝石
niagara-ui-hold-right = 右側の宝石
niagara-ui-weather-title = 雲カード：今は{ $now }です。天候をどちらへ動かしますか？
niagara-ui-worse = 悪いほうへ（川流が強まる）
niagara-ui-better = 良いほうへ（川流が弱まる）
niagara-ui-trade-title = ジョーと同じエリアです。取引しますか？
niagara-ui-give = { $gem }を渡す
niagara-ui-take = { $gem }をもらう
niagara-ui-swap = { $gem }と{ $for }を交換
niagara-ui-no-trade = 取引しない
niagara-ui-ransom = カヌーが滝壺に落ちています。宝石を支払って戻しますか？
niagara-ui-ransom-which = どちらのカヌーを戻しますか？
niagara-ui-ransom-pick = 支払う宝石を選んでください。
niagara-ui-ransom-pay = { $gem }を支払いますか？
niagara-ui-ransom-must = 2艘とも滝壺に落ちています。宝石を支払って1艘を戻してください。
niagara-ui-back = 戻す
niagara-ui-end-turn = 手番を終える
niagara-ui-stay-ashore = 陸に残る
niagara-ui-turn-yours = あなたの手番です（カード：{ $card }）
niagara-ui-turn-of = { $name }さんの手番です（カード：{ $card }）
niagara-ui-turn-whole = 行動がすべて決まりました。手番を終えますか？
niagara-ui-round = 第{ $round }ラウンド
niagara-ui-wait-choose = カード選択中：{ $names }
niagara-ui-wait-ransom = 滝壺のカヌーをどうするか考え中：{ $names }
niagara-ui-won = { $names }さんの勝ち
niagara-ui-skip = 飛ばす
niagara-ui-forecast = 予測
niagara-ui-forecast-title = 川はどこまで流れる？
niagara-ui-forecast-help = 川流は、最も小さいカードと天候の合計です。選ぶと、行き先を川の上に表示します。
niagara-ui-forecast-flow = 川流{ $flow }
niagara-ui-forecast-flows = 川流の強さ
niagara-ui-forecast-all = すべての川流を文字で
niagara-ui-forecast-ways = 最も小さいカードと天候：{ $ways }
niagara-ui-forecast-empty = 川の中にカヌーはありません。
niagara-ui-fate = { $canoe }は{ $place }へ
niagara-ui-crew = プレイヤー
niagara-ui-starts = スタートプレイヤー：
niagara-ui-on-turn = 手番
niagara-ui-met = 条件達成{ $n }
niagara-ui-played = { $card }を使用
niagara-ui-mine = あなたの選択：{ $card }
niagara-ui-has-chosen = 選択済み
niagara-ui-chooses = 選択中…
niagara-ui-store = 獲得{ $count }個：{ $gems }
niagara-ui-store-empty = 獲得なし
niagara-ui-used = 使用したカード：{ $cards }
niagara-ui-used-none = 使用したカードなし
niagara-ui-key-tab = 盤へ移る（これらのキーは盤の上で使えます）
niagara-ui-key-paddle = その数字のカードを選ぶ
niagara-ui-key-any = 1/2/3カードを選ぶ
niagara-ui-key-cloud = 雲カードを選ぶ
niagara-ui-key-rope = ロープカードを選ぶ
niagara-ui-key-enter = 決定する、またはその場所を使う
niagara-ui-key-forecast = 予測を表示・非表示
niagara-ui-key-back = 一手戻す
niagara-ui-key-arrows = 川に沿って移動
niagara-ui-turn-which = あなたのカードは{ $card }です。どのカヌーを使いますか？
niagara-ui-turn-where = { $canoe }（移動力{ $points }）：どこへ移動しますか？
niagara-ui-turn-where-or = { $canoe }（移動力{ $points }）：どこへ移動しますか？ 先に積み降ろしもできます。
niagara-ui-turn-cargo = { $canoe }：宝石を積み降ろししますか？
niagara-ui-load-gem = { $gem }を積む
niagara-ui-unload-gem = { $gem }を降ろす
niagara-ui-set-scenery = 景色
niagara-ui-set-scenery-summer = 夏
niagara-ui-set-scenery-autumn = 秋
niagara-ui-set-scenery-winter = 冬
niagara-ui-set-trails = カヌーの軌跡
niagara-ui-set-trails-help = あなたの前回の手番のあと、カヌーがどこから来たかを示します。

## 結果カード

niagara-decided-set = { $seat }さんが{ $set ->
    [alike] { $colour ->
        [violet] 紫
        [white] 白
        [yellow] 黄
        [blue] 青
       *[pink] ピンク
      }の宝石を4個
    [colours] 5色の宝石をすべて
   *[seven] 宝石を{ $gems }個
  }獲得しました。
niagara-decided-also = { $seats }さんも同じラウンドに条件を満たしましたが、{ $tie ->
    [most_gems] 宝石の数で決まりました
    [gem_values] 宝石の価値で決まりました
   *[first_to_meet] { $seat }さんが先でした
  }。
niagara-decided-most = 最後のラウンドを終えて、{ $seat }さんの宝石が最も多く{ $gems }個でした。
niagara-decided-tied = { $seats }さんも{ $seat }さんと同じ数の宝石でしたが、{ $by ->
    [value] 宝石の価値で決まりました
   *[seat] 手番の順で決まりました
  }。

## はじめてのゲームの案内

niagara-coach-goal = 岸に宝石があります。同色の4個、5色を1個ずつ、または7個を持ち帰れば勝ちです。
niagara-coach-card = カードを1枚選んでください。数字はカヌーそれぞれの移動力です。まだ誰にも見えません。
niagara-coach-ok = 決定してください。最後に川は、全員のカードで最も小さい数字に天候を加えた分だけ流れます。
niagara-coach-pick = カードが公開されました。2艘とも使えます。ここか川の上で、1艘を選んでください。
niagara-coach-load = 宝石のあるエリアでは、移動力2で1個積めます。移動の前か後だけです。
niagara-coach-paddle = このカヌーの行き先を選んでください。1エリアの移動に移動力を1費やし、移動力は使い切ります。
niagara-coach-home = 宝石を積みました。川の始まるこの陸に戻れば獲得です。
niagara-coach-end = すべて決まりました。ここで手番を終えます。その前なら、やり直せます。
niagara-coach-river = 川がカヌーを滝のほうへ流しました。川流の強さごとに、どこまで流されるかをここで確かめられます。
niagara-coach-second = 次はもう1艘です。移動力は同じだけあります。陸のカヌーは動かさず、ここで手番を終えてもかまいません。
niagara-coach-steal = ほかのプレイヤーの宝石に手が届きます。略奪しても、下のボタンで見送ってもかまいません。
niagara-coach-stop = 積み降ろしをしないなら、ここを押してください。このカヌーの行動は終わりです。
niagara-coach-unload = 移動力2で、積んでいる宝石を降ろすこともできます。ほかの色がほしいときにどうぞ。
niagara-coach-weather = 雲カードです。カヌーは動きませんが、天候を変えられます。どちらへ動かすか選んでください。
niagara-coach-ransom = カヌーが滝壺に落ちました。宝石を1個払えば戻ってきます。払ってよい宝石か、「いいえ」を押してください。
niagara-coach-pay = 「はい」で払うと、カヌーは陸に戻ります。

## ルールブックの図

niagara-part-land = 陸。カヌーはここから出発し、宝石をここまで持ち帰ります。
niagara-part-area = 川のエリア。隣のエリアへの移動に、移動力を1費やします。
niagara-part-site = 宝石置き場。エリアの脇の岸に、その色の宝石があります。
niagara-part-canoe = カヌー。宝石を1個積めます。
niagara-part-fork = 分岐点の矢印。次の川流は、この支流へ流れます。
niagara-part-falls = 滝。ここから落ちたカヌーは積み荷を失います。
niagara-part-weather = 天候。最も小さいカードに天候を加えた分だけ、川が流れます。
