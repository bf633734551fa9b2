# 震災島：盤の文。

shinsai-jima-ui-island = 島
shinsai-jima-ui-cell = { $cell }、{ $height ->
        [0] 海
       *[other] 高さ{ $height }
    }
shinsai-jima-ui-coloured = 専用立方体：{ $sides }
shinsai-jima-ui-piece = { $piece } { $status ->
        [corpse] 遺体
        [stunned] 気絶、{ $facing ->
            [N] 北
            [E] 東
            [S] 南
           *[W] 西
        }向き
       *[alive] { $facing ->
            [N] 北
            [E] 東
            [S] 南
           *[W] 西
        }向き
    }
shinsai-jima-ui-stuck = { $by ->
        [none] 詰み
       *[other] 陣営{ $by }による詰み
    }
shinsai-jima-ui-way = { $facing ->
        [N] 北
        [E] 東
        [S] 南
       *[W] 西
    }

## 手

shinsai-jima-ui-do-build = ここに積む
shinsai-jima-ui-do-place = ここに置く
shinsai-jima-ui-do-wipe = 大津波で流す
shinsai-jima-ui-do-pass = パス
shinsai-jima-ui-do-interrupt = 割り込む
shinsai-jima-ui-do-interrupt-eat = { $corpse }の遺体を食べて割り込む
shinsai-jima-ui-do-die = 餓死させる
shinsai-jima-ui-do-ration = { $corpse }の遺体を食べて餓死を防ぐ
shinsai-jima-ui-do-save = { $piece }を助ける
shinsai-jima-ui-do-select = { $piece }を動かす
shinsai-jima-ui-do-surge = { $side ->
        [N] 原住民の馬鹿力を使う
       *[other] 馬鹿力を使う
    }
shinsai-jima-ui-do-boost = { $corpse }の遺体を食べて力を倍に
shinsai-jima-ui-do-eat = { $corpse }の遺体を食べてチップを回復
shinsai-jima-ui-do-rotate = { $facing ->
        [N] 北
        [E] 東
        [S] 南
       *[W] 西
    }へ旋回
shinsai-jima-ui-do-swing = ここへぶん回す
shinsai-jima-ui-do-swing-out = 外の海へぶん回す
shinsai-jima-ui-do-walk = 歩く
shinsai-jima-ui-do-jump = ジャンプ
shinsai-jima-ui-do-push = 押す
shinsai-jima-ui-do-press = { $distance ->
        [1] フライングボディプレス
       *[other] 2マス先へフライングボディプレス
    }
shinsai-jima-ui-do-leap = 遺体を使って飛び降りる
shinsai-jima-ui-do-sail = 舟で進む
shinsai-jima-ui-do-done = 立方体へ
shinsai-jima-ui-do-take = 一番上を取る
shinsai-jima-ui-do-put = ここに置く
shinsai-jima-ui-do-colour = { $side ->
        [N] 原住民の専用立方体を置く
       *[other] 専用立方体を置く
    }
shinsai-jima-ui-do-rockfall = この立方体を落とす
shinsai-jima-ui-do-load = これを込める
shinsai-jima-ui-do-load-hand = 専用立方体を込める
shinsai-jima-ui-do-aim = 狙いを決める
shinsai-jima-ui-do-stop = もう撃たない
shinsai-jima-ui-do-fire = ここを狙って撃つ

## 確認

shinsai-jima-ui-ask-kind = どの手？
shinsai-jima-ui-ask-turn = どちら回り？
shinsai-jima-ui-ask-quarters = どこまで？
shinsai-jima-ui-ask-facing = どちら向き？
shinsai-jima-ui-ask-slam = 壁に叩き付ける？
shinsai-jima-ui-ask-piece = どの駒？
shinsai-jima-ui-turn-cw = ↻ 時計回り
shinsai-jima-ui-turn-ccw = ↺ 反時計回り
shinsai-jima-ui-quarters-1 = 90度
shinsai-jima-ui-quarters-2 = 180度
shinsai-jima-ui-quarters-3 = 270度
shinsai-jima-ui-quarters-4 = 1周
shinsai-jima-ui-slam-true = 叩き付ける
shinsai-jima-ui-slam-false = 下ろすだけ
shinsai-jima-ui-rotate = 旋回
shinsai-jima-ui-edges = 撃つ辺
shinsai-jima-ui-modes = 島のマスを選んだとき
shinsai-jima-ui-mode-way-build = 積む
shinsai-jima-ui-mode-way-place = 置く
shinsai-jima-ui-mode-way-native = 置く
shinsai-jima-ui-mode-way-tsunami = 大津波
shinsai-jima-ui-mode-way-survival = 助ける
shinsai-jima-ui-mode-way-piece = 駒を動かす
shinsai-jima-ui-mode-way-cube = 立方体を移す
shinsai-jima-ui-mode-way-load = 込める
shinsai-jima-ui-mode-way-aim = 狙う
shinsai-jima-ui-mode-swing = ぶん回す
shinsai-jima-ui-mode-rockfall = 落石攻撃
shinsai-jima-ui-mode-colour = { $side ->
        [N] 原住民の専用立方体
       *[other] 専用立方体
    }
shinsai-jima-ui-ok = OK
shinsai-jima-ui-back = 戻す
shinsai-jima-ui-clear = 全部戻す
shinsai-jima-ui-rest = 残りはおまかせ

## すること

shinsai-jima-ui-over = 勝負がつきました。
shinsai-jima-ui-regular = カタパルト合戦の前
shinsai-jima-ui-final = カタパルト合戦のあと
shinsai-jima-ui-mine-build = 光る所に立方体を積んでください。
shinsai-jima-ui-mine-place = 駒を置いてください。
shinsai-jima-ui-mine-native = 原住民を置いてください。
shinsai-jima-ui-mine-tsunami = 大津波：一番低い立方体を高い所へ移してください。
shinsai-jima-ui-mine-window = 割り込みますか？
shinsai-jima-ui-mine-survival = 詰んだ駒がいます。このままでは餓死します。
shinsai-jima-ui-mine-piece = 動かす駒を選んでください（自分の駒か原住民）。
shinsai-jima-ui-mine-piece-go = { $piece }：旋回するか、光るマスへ進んでください。
shinsai-jima-ui-mine-piece-turned = { $piece }が旋回しました。光るマスへ進んでください。
shinsai-jima-ui-mine-piece-gone = { $piece }が進みました。旋回するか、立方体へ移ってください。
shinsai-jima-ui-mine-cube = 光る所から立方体を取ってください。
shinsai-jima-ui-mine-cube-put = 同じ高さ以上の光る所に置いてください。
shinsai-jima-ui-mine-send = できました。OKで手番を送ってください。
shinsai-jima-ui-mine-asked = 続けるには答えてください。
shinsai-jima-ui-mine-load = カタパルトに弾を込めてください。
shinsai-jima-ui-mine-aim = 撃つ辺を選び、次に狙う所を選んでください。
shinsai-jima-ui-mine-scatter = 弾が飛んでいます…
shinsai-jima-ui-others-build = { $who }さんが島を作っています。
shinsai-jima-ui-others-place = { $who }さんが駒を置いています。
shinsai-jima-ui-others-native = { $who }さんが原住民を置いています。
shinsai-jima-ui-others-tsunami = { $who }さんが大津波で動かす立方体を選んでいます。
shinsai-jima-ui-others-window = { $who }さんの手番に割り込む人はいますか？
shinsai-jima-ui-others-survival = { $who }さんが詰んだ駒をどうするか決めています。
shinsai-jima-ui-others-piece = { $who }さんが駒を動かしています。
shinsai-jima-ui-others-cube = { $who }さんが立方体を移しています。
shinsai-jima-ui-others-load = { $who }さんがカタパルトに弾を込めています。
shinsai-jima-ui-others-aim = { $who }さんが狙いを決めています。
shinsai-jima-ui-others-scatter = 弾が飛んでいます…
shinsai-jima-ui-power = 力{ $power }
shinsai-jima-ui-dead-seat = { $who }さんは駒がないので立方体だけ動かします
shinsai-jima-ui-interrupting = { $who }さんの割り込み手番
shinsai-jima-ui-piles = 残りの立方体：{ $piles }
shinsai-jima-ui-tsunami = 大津波まであと{ $turns }手番
shinsai-jima-ui-fifths = 5段目はあと{ $left }か所
shinsai-jima-ui-shots = 陣営{ $side }：残り{ $shots }発、込めた弾{ $loaded }
shinsai-jima-ui-consequences = この手の結果

## 割り込み

shinsai-jima-ui-window = 次の手番の前に割り込みますか？ 馬鹿力チップを使います。
shinsai-jima-ui-window-eat = 割り込みがあります。その前に遺体を食べますか？
shinsai-jima-ui-window-left = あと{ $seconds }秒でパスします
shinsai-jima-ui-settling = 新しい質問です。もう一度押してください。
shinsai-jima-ui-set-asking = 割り込みを尋ねる
shinsai-jima-ui-set-asking-always = いつも
shinsai-jima-ui-set-asking-hurt = 危ないときだけ
shinsai-jima-ui-set-asking-never = 尋ねない

## 持ち物

shinsai-jima-ui-held = 遺体：{ $corpses }
shinsai-jima-ui-natives = 原住民
shinsai-jima-ui-only-cubes = 立方体のみ
shinsai-jima-ui-start = 開始マーカー
shinsai-jima-ui-points = { $points }点（{ $goal }点で勝ち）
shinsai-jima-ui-goods = 持ち物（{ $goal }点で勝ち）
shinsai-jima-ui-chip-ready = チップ使用可
shinsai-jima-ui-chip-used = チップ使用済み
shinsai-jima-ui-cube-hand = 専用立方体は手元
shinsai-jima-ui-cube-board = 専用立方体は盤上
shinsai-jima-ui-cube-gone = 専用立方体なし

## 見方、キー

shinsai-jima-ui-turn = 島を回す
shinsai-jima-ui-turn-back = 島を逆に回す
shinsai-jima-ui-look = 見方を変える（いま：{ $look }）
shinsai-jima-ui-key-ok = OK：手番を送る
shinsai-jima-ui-key-back = ひとつ戻す
shinsai-jima-ui-key-turn = 島を回す
shinsai-jima-ui-key-turn-back = 島を逆に回す
shinsai-jima-ui-key-look = 立体・絵・平面図
shinsai-jima-ui-key-arrows = マスを移る
shinsai-jima-ui-key-enter = マスを選ぶ
shinsai-jima-ui-set-keys = キーで盤を操作する
shinsai-jima-ui-set-keys-help = OでOKなど、1文字のキー。
shinsai-jima-ui-set-look = 島の見方
shinsai-jima-ui-set-look-space = 立体
shinsai-jima-ui-set-look-drawing = 絵
shinsai-jima-ui-set-look-plan = 平面図
shinsai-jima-ui-set-land = 島の景色
shinsai-jima-ui-set-land-south = 南の海
shinsai-jima-ui-set-land-blossom = 桜
shinsai-jima-ui-set-land-fire = 夕暮れの火山

## はじめての対局のヒント

shinsai-jima-coach-build = 光るマスを押すと、すぐに立方体が積まれます。「待った」で取り消せます。
shinsai-jima-coach-rest = もう十分なら、残りの準備をすべておまかせできます。
shinsai-jima-coach-place = 光るマスを押すと駒が立ちます。高くて、まわりが空いている所が有利です。
shinsai-jima-coach-facing = 駒の向きを選んでください。駒は向いている方へしか進めません。
shinsai-jima-coach-select = 動かす駒を押してください。自分の駒でも原住民でもかまいません。
shinsai-jima-coach-view = 島をドラッグするか、ここを押すと、別の側から見られます。立方体の印で絵や平面図に変わります。
shinsai-jima-coach-go = 光るマスへ進めます。まわりの矢印で、1手番に1回だけ旋回できます。
shinsai-jima-coach-done = 駒が進みました。ここから立方体へ移ります。先に旋回してもかまいません。
shinsai-jima-coach-cube = 手番ごとに陸が減ります。一番上の立方体を取る所を押してください。
shinsai-jima-coach-put = 積む所を押してください。4段目には救助ヘリが来ます。そこへ登った人の勝ちです。
shinsai-jima-coach-send = これで手番は終わりです。OKで送り、「戻す」で一つ戻します。
shinsai-jima-coach-which = そこでは、いくつかのことができます。したいものを押してください。
shinsai-jima-coach-starve = 詰んだ駒が餓死します。ここを押すとそのまま進みます。救う手があれば、それを選んでください。
shinsai-jima-coach-window = 次の手番が始まります。「パス」で見送るか、割り込んでください。割り込むと先に動けますが、馬鹿力チップを使います。
shinsai-jima-coach-load = 島は決着しましたが、カタパルト合戦が残っています。積まれた所を押すと、一番上の立方体が弾になります。
shinsai-jima-coach-aim = 弾は足りましたか？ ここで狙いを決めます。多く込めるほど、大きな一発になります。
shinsai-jima-coach-shoot = 矢印で撃つ辺を選び、狙う光るマスを押してください。少しずれることもあります。
shinsai-jima-coach-cease = まだ撃てます。もう一度込めるか、ここで撃ち終えてください。

## 結果カード

shinsai-jima-decided-by = { $clause ->
    [SJ-V1] { $seats }さんが4段目に到達し、救助されました。
    [SJ-V2] { $seats }さんの勝利点が{ $points }点に達しました（規定勝利点は{ $goal }点）。
    [SJ-V3] { $seats }さんが最後まで生き残りました。
    [SJ-V4] タイムアウト判定で{ $seats }さんが上回りました。
    [SJ-V5] 全員が死に、判定で{ $seats }さんが上回りました。
    [SJ-V6] 300手番が終わり、判定で{ $seats }さんが上回りました。
   *[SJ-O6] 3体が脱出し、{ $seats }さんの勝利点が最も多くなりました。
  }
shinsai-jima-decided-after = カタパルト合戦のあとの判定で、{ $seats }さんが上回りました。
shinsai-jima-decided-catapult = カタパルト合戦で{ $victim }さんの優勝がくつがえりました。
shinsai-jima-decided-dead = { $seats }さんは全滅しました。

## ルールブックの図

shinsai-jima-part-stack = 立方体の山。その高さが、上に立つ駒の段になります。
shinsai-jima-part-piece = 駒。向いている方へしか進めません。
shinsai-jima-part-cube = 一番低い陸。最後の立方体を取ると海になります。
shinsai-jima-part-sea = 海。押し落とされると溺死します。
shinsai-jima-part-goods = 各陣営の持ち物：勝利点、火事場の馬鹿力チップ、専用立方体、遺体。
