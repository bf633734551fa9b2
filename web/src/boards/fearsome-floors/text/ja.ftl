# 暗黒の大広間の盤面のことば
fearsome-floors-ui-board = 広間
fearsome-floors-ui-panel = 手番と見通し
fearsome-floors-ui-players = プレイヤー
fearsome-floors-ui-heading-N = 北
fearsome-floors-ui-heading-E = 東
fearsome-floors-ui-heading-S = 南
fearsome-floors-ui-heading-W = 西
fearsome-floors-ui-side-ahead = 正面
fearsome-floors-ui-side-left = 左
fearsome-floors-ui-side-right = 右
fearsome-floors-ui-piece = { $name }さん（{ $letter }）の{ $number }
fearsome-floors-ui-exit = 出口
fearsome-floors-ui-entrance = 入口
fearsome-floors-ui-monster-here = モンスター（{ $heading }向き）
fearsome-floors-ui-may-move = 動かせます
fearsome-floors-ui-reachable = 行けます、残り{ $left }
fearsome-floors-ui-wall = { $heading }側の壁は{ $label }
fearsome-floors-ui-door-exit = 出口の外
fearsome-floors-ui-door-entrance = 入口の前
fearsome-floors-ui-item-stone = 石ブロック
fearsome-floors-ui-item-crystal = クリスタル
fearsome-floors-ui-item-right-turn = 右回転ブロック
fearsome-floors-ui-item-u-turn = 反転ブロック
fearsome-floors-ui-item-teleporter-a = 丸いテレポーター
fearsome-floors-ui-item-teleporter-b = 四角いテレポーター
fearsome-floors-ui-item-pool-2x2 = 2×2の血の池
fearsome-floors-ui-item-pool-4x1 = 4×1の血の池
fearsome-floors-ui-start-player = このラウンドのスタートプレイヤー
fearsome-floors-ui-you = あなた
fearsome-floors-ui-mover = 手番
fearsome-floors-ui-escaped = 脱出
fearsome-floors-ui-dead = 除外
fearsome-floors-ui-waiting = { $name }さんの{ $number }、入口の前で待機中
fearsome-floors-ui-stack = モンスター移動タイル：伏せてあるのは{ $left }枚、{ $tile ->
        [none] まだめくられていません
       *[other] 最後にめくられたのは{ $tile }
    }
fearsome-floors-ui-round = 第{ $round }ラウンド
fearsome-floors-ui-phase = { $phase ->
        [1] 第一段階：捕まったタイルは入口の前に戻ります
       *[other] 第二段階：捕まったタイルは除外されます
    }
fearsome-floors-ui-phase-short = { $phase ->
        [1] 第一段階
       *[other] 第二段階
    }
fearsome-floors-ui-turn = 向きを変える
fearsome-floors-ui-back = 1歩戻す
fearsome-floors-ui-cancel = 取り消し
fearsome-floors-ui-chance = モンスターが動き出します。
fearsome-floors-ui-moves = 手番：{ $name }さん
fearsome-floors-ui-lays = { $name }さんが広間に配置しています。
fearsome-floors-ui-choose = あなたの手番です。配置するものを選んでください。
fearsome-floors-ui-lay = { $item }を配置するマスを選んでください。
fearsome-floors-ui-lay-ok = OKでここに配置します。別の所も選べます。
fearsome-floors-ui-take = あなたの手番です。動かすタイルを選んでください。
fearsome-floors-ui-enter = 移動力{ $points }です。行き先を選んでください。外に残ることもできます。
fearsome-floors-ui-route = 移動力{ $points }です。順路か行き先を選んでください。動かさないこともできます。
fearsome-floors-ui-further = 残り{ $points }です。続けるか、OKを押してください。
fearsome-floors-ui-confirm = 移動力を使い切りました。OKで移動を終えます。
fearsome-floors-ui-leaves = OKで広間から脱出します！
fearsome-floors-ui-won = { $names }さんの勝ちです。
fearsome-floors-ui-draw = 勝者なし（{ $names }さん）。
fearsome-floors-ui-box = 配置するもの
fearsome-floors-ui-box-item = { $item }、残り{ $count }
fearsome-floors-ui-tiles = モンスターの行き先
fearsome-floors-ui-tiles-help = モンスター移動タイルを指すかタップすると、今の位置からモンスターがどこへ行くかがわかります。
fearsome-floors-ui-tiles-wait = 今は予測できません。
fearsome-floors-ui-tile = タイル{ $tile }
fearsome-floors-ui-tile-up = タイル{ $tile }、この段階でめくり済み
fearsome-floors-ui-ticked = 印つき。
fearsome-floors-ui-tick = この{ $tile }に印をつける
fearsome-floors-ui-fate-end = タイル{ $tile }：{ $steps }歩で{ $square }へ、{ $heading }向きで終わります。
fearsome-floors-ui-fate-steps = タイル{ $tile }の1歩ごと
fearsome-floors-ui-fate-nobody = 誰も捕まえません。
fearsome-floors-ui-fate-catches = { $pieces }を捕まえます。
fearsome-floors-ui-fate-not-yet = （最初のタイルにはなりません）
fearsome-floors-ui-fate-sight = { $side }{ $distance }マス先に{ $piece }
fearsome-floors-ui-fate-nothing = 誰も見えず、{ $heading }へ進みます。
fearsome-floors-ui-fate-tie = { $seen }。同じ距離なので{ $heading }向きのままです。
fearsome-floors-ui-fate-nearest = { $seen }。{ $heading }へ向かいます。
fearsome-floors-ui-fate-step = { $square }へ進みます。
fearsome-floors-ui-fate-slide = 血の池をスライドして{ $square }へ進みます。
fearsome-floors-ui-fate-wall = 壁{ $walls }を抜けて{ $square }に現れます。
fearsome-floors-ui-fate-pushes = { $squares }にあるものを押します。
fearsome-floors-ui-fate-last = 最後に：
fearsome-floors-ui-filming = キーを押すか、どこかを押すと飛ばせます。
fearsome-floors-ui-north = 北
fearsome-floors-ui-key-arrows = マスの上を移動
fearsome-floors-ui-key-enter = そのマスを選ぶ
fearsome-floors-ui-key-take = 自分の1個目、2個目…のタイルを選ぶ
fearsome-floors-ui-key-steps = 上・左・下・右へ1歩
fearsome-floors-ui-key-ok = OK（動かさないときは確認します）
fearsome-floors-ui-key-back = 1歩戻す
fearsome-floors-ui-key-cancel = 順路をすべて取り消す
fearsome-floors-ui-key-turn = 配置するものの向きを変える
fearsome-floors-ui-key-tick = タイルの上で：印をつける
fearsome-floors-ui-set-names = マスの名前
fearsome-floors-ui-set-names-help = 記録と同じ名前を床に刻みます。
fearsome-floors-ui-set-keys = 1文字のショートカット
fearsome-floors-ui-set-keys-help = W、A、S、D、1～4、Oなど。
fearsome-floors-ui-set-scene = 広間の造り
fearsome-floors-ui-set-scene-cellar = 石
fearsome-floors-ui-set-scene-ice = 氷
fearsome-floors-ui-set-scene-temple = 密林の神殿
fearsome-floors-ui-set-marks = ほかの人の動きを示す
fearsome-floors-ui-set-marks-help = あなたの前回の手番からの動きを、タイルを選ぶまで表示します。
fearsome-floors-ui-own = あなたのタイル
fearsome-floors-ui-own-place = { $place ->
        [waiting] あなたの{ $number }、入口の前で待機中
        [escaped] あなたの{ $number }、脱出済み
        [dead] あなたの{ $number }、除外
       *[hall] { $square }にいるあなたの{ $number }
    }
fearsome-floors-ui-own-moved = （移動済み）
fearsome-floors-ui-stay = 動かさない
fearsome-floors-ui-sure = { $number }は動かずに裏返り、{ $other }になります。もう一度Oを押すか、行き先を選んでください。
fearsome-floors-ui-spoken-taken = { $square ->
        [none] 入口の前で待つ{ $number }を選びました。移動力は{ $number }です。
       *[other] { $square }の{ $number }を選びました。移動力は{ $number }です。
    }
fearsome-floors-ui-spoken-at = { $square ->
        [none] 入口の前
       *[other] { $square }
    }、残り{ $points }。
fearsome-floors-ui-spoken-back = タイルを元に戻しました。
fearsome-floors-ui-odds = { $percent }％
fearsome-floors-ui-legend = S：スタートプレイヤー　*：手番　☾：脱出／必要数　†：除外
fearsome-floors-coach-lay = 配置するものを選び、次にマスを選びます。
fearsome-floors-coach-take = あなたのタイルは入口の前で待っています。数字はこのラウンドに進める歩数です。1個選びましょう。
fearsome-floors-coach-way = 光っているマスまで行けます。移動を終えるマスを選びましょう。モンスターから見えない所が安全です。途中の石ブロックは押して進みます。
fearsome-floors-coach-ok = OKで移動を終えます。タイルは裏返ります。表と裏の数字は合わせて7です。
fearsome-floors-coach-tiles = このうちの1枚がモンスターを動かします。押すと、どこへ行き、誰を捕まえるかがわかります。
fearsome-floors-coach-sight = モンスターは1歩ごとに正面と左右を見て、最も近いタイルに向かいます。石ブロックの陰なら見えません。
fearsome-floors-coach-stay = このタイルはどこへも行けません。OKで、その場のまま裏返ります。
fearsome-floors-coach-exit = このタイルは脱出できます。扉の外を選びましょう。1個を残してすべて脱出すれば勝ちです。

## 結果カード

fearsome-floors-decided-out = { $seat }さんは{ $round }ラウンドで{ $out }個を脱出させました。
fearsome-floors-decided-earlier = { $seat }さんと{ $victim }さんの脱出は同じ数でしたが、{ $seat }さんが先でした。
fearsome-floors-decided-nobody = モンスターは誰も外へ出しませんでした。
fearsome-floors-decided-caught = 第二段階でモンスターに捕まったのは{ $caught }個です。

## ルールブックの図

fearsome-floors-part-entrance = 入口。タイルは入口の前で待ち、ここから広間に入ります。
fearsome-floors-part-exit = 出口。ここからもう1歩で脱出です。
fearsome-floors-part-monster = モンスターと、その向き。
fearsome-floors-part-piece = プレイヤーのタイル。数字は進める歩数で、裏の数字と合わせて7になります。
fearsome-floors-part-stone = 石ブロック。押すことができ、その陰は見えません。
fearsome-floors-part-pool = 血の池。入ると対岸までスライドします。
fearsome-floors-part-letters = 壁の文字。モンスターは壁を抜け、同じ文字の壁から現れます。
fearsome-floors-part-tiles = モンスター移動タイル。モンスターの移動距離を決めます。
