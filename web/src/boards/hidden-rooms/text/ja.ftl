# 「かくされた部屋」のボード。

hidden-rooms-ui-board = 6×6マスのボード。脱出口は a1、スタートは f6。
hidden-rooms-ui-book = 部屋の書
hidden-rooms-ui-stage = ステージ{ $stage }
hidden-rooms-ui-discard = ステージのタイル
hidden-rooms-ui-memory = 記憶エリア
hidden-rooms-ui-memory-full = いっぱいです。次に失敗するとすべて混ぜます
hidden-rooms-ui-supply-title = 裏向きのタイル
hidden-rooms-ui-supply = 裏向きのタイル：{ $count }枚
hidden-rooms-ui-unseen = 裏向きのタイルの内訳：{ $tiles }
hidden-rooms-ui-odds = { $left }枚のうち{ $fits }枚が合う
hidden-rooms-ui-percent = { $percent }％
hidden-rooms-ui-fits = 合う
hidden-rooms-ui-misfits = 合わない
hidden-rooms-ui-tile = { $colour }{ $value }
hidden-rooms-ui-colour-R = 赤
hidden-rooms-ui-colour-B = 青
hidden-rooms-ui-colour-G = 緑
hidden-rooms-ui-colour-Y = 黄

## マス

hidden-rooms-ui-exit = 脱出口
hidden-rooms-ui-start = スタート
hidden-rooms-ui-dark = 空きマス
hidden-rooms-ui-child-here = 子供
hidden-rooms-ui-monster-here = 化物、{ $facing }を向いている
hidden-rooms-ui-terminal = 化物の経路の終端
hidden-rooms-ui-is-sensed = 察知範囲
hidden-rooms-ui-is-danger = 危険
hidden-rooms-ui-can-walk = 移動できる
hidden-rooms-ui-can-explore = 探索できる
hidden-rooms-ui-is-target = 探索先
hidden-rooms-ui-facing-N = 上
hidden-rooms-ui-facing-E = 右
hidden-rooms-ui-facing-S = 下
hidden-rooms-ui-facing-W = 左

## 挑戦のなりゆき

hidden-rooms-ui-attempt = 挑戦{ $attempt }回目（最大4回）。脱出{ $wins }回、敗北{ $losses }回
hidden-rooms-ui-starred = 子供駒は星のある面。あと1回脱出すればゲームクリア
hidden-rooms-ui-starless = 子供駒は星のない面
hidden-rooms-ui-turns = 化物の手番
hidden-rooms-ui-undisturbed = 終端まであと
hidden-rooms-ui-night-now = { $number }回目の挑戦、挑戦中
hidden-rooms-ui-night-to-come = { $number }回目の挑戦、必要なときだけ
hidden-rooms-ui-night-won = { $number }回目の挑戦、勝利
hidden-rooms-ui-night-lost = { $number }回目の挑戦、敗北
hidden-rooms-ui-reason-win = 脱出！
hidden-rooms-ui-reason-caught = 捕まった
hidden-rooms-ui-reason-walked-in = 化物のいるマスに侵入
hidden-rooms-ui-reason-terminal = 化物が終端に到着
hidden-rooms-ui-reason-resigned = あきらめた
hidden-rooms-ui-reason-abandoned = 手番が多すぎた

## いま決めること

hidden-rooms-ui-say-wait = 少々お待ちください…
hidden-rooms-ui-say-watch = 観戦中です。
hidden-rooms-ui-say-place = タイルが2枚あります。どちらの上から始めますか？ もう1枚は記憶エリアに置きます。
hidden-rooms-ui-say-placed = { $tile }をスタートのマスに、もう1枚を記憶エリアに置きます。ここから始めますか？
hidden-rooms-ui-say-turn = { $walks ->
        [0] 隣の空きマスを探索するか、手番を終えます。
       *[other] あと{ $walks }回まで移動でき、続けて空きマスを探索するか、手番を終えます。
    }
hidden-rooms-ui-say-no-target = { $walks ->
        [0] ここから探索できるマスはありません。手番を終えます。
       *[other] ここから探索できるマスはありません。移動するか、手番を終えます。
    }
hidden-rooms-ui-say-source = { $square } を探索します。裏向きのタイルと記憶エリアのタイル、どちらを使いますか？
hidden-rooms-ui-say-source-full = { $square } を探索します。裏向きのタイルと記憶エリアのタイル、どちらを使いますか？ 記憶エリアがいっぱいなので、裏向きのタイルが合わないと6枚とも混ぜます。
hidden-rooms-ui-lay = ここから始める
hidden-rooms-ui-end-turn = 手番を終える
hidden-rooms-ui-undo = 1つ戻す
hidden-rooms-ui-hint = ヒント
hidden-rooms-ui-danger = 危険
hidden-rooms-ui-resign = この挑戦をあきらめる
hidden-rooms-ui-next = { $attempt }回目の挑戦へ
hidden-rooms-ui-no = やめる
hidden-rooms-ui-sure-enter = そこには{ $monster }がいます。侵入すると、この挑戦は敗北です。
hidden-rooms-ui-yes-enter = それでも侵入する
hidden-rooms-ui-sure-explore-monster = そこには{ $monster }がいます。タイルが合うと、化物のいるマスに侵入してしまいます。
hidden-rooms-ui-yes-explore-monster = それでも探索する
hidden-rooms-ui-sure-misfit = { $tile }は{ $under }に合いません。タイルは記憶エリアに戻り、手番が終わります。
hidden-rooms-ui-yes-misfit = それでも試す
hidden-rooms-ui-sure-resign = この挑戦をあきらめますか？ 敗北になります。
hidden-rooms-ui-yes-resign = あきらめる
hidden-rooms-ui-sure-stay = ここにいると{ $monster }に捕まります。
hidden-rooms-ui-yes-stay = ここにいる
hidden-rooms-ui-over-won = 脱出成功！
hidden-rooms-ui-over-lost = 敗北…
hidden-rooms-ui-over-win = 脱出口に着きました。{ $monster }は追ってきません。子供駒は星のある面になります。
hidden-rooms-ui-over-caught = { $square } で{ $monster }に捕まりました。
hidden-rooms-ui-over-walked-in = { $square } で化物のいるマスに侵入しました。
hidden-rooms-ui-over-terminal = { $monster }が { $square } で経路の終端に着きました。
hidden-rooms-ui-over-resigned = この挑戦をあきらめました。
hidden-rooms-ui-over-abandoned = 手番が多くなりすぎました。

## キーと好み

hidden-rooms-ui-key-arrows = 移動する
hidden-rooms-ui-key-aim = 探索するマスを選ぶ
hidden-rooms-ui-key-supply = 裏向きのタイルで探索する
hidden-rooms-ui-key-memory = 記憶エリアのこのタイルで探索する。開始前は1枚目か2枚目を選ぶ
hidden-rooms-ui-key-enter = 手番を終える、タイルを置く、先へ進む
hidden-rooms-ui-key-undo = 1つ戻す
hidden-rooms-ui-key-hint = ヒントを見る
hidden-rooms-ui-key-danger = 捕まるマスに印を付ける
hidden-rooms-ui-key-tab = ボードへ。ボードでは矢印で動き、Enterで選ぶ
hidden-rooms-ui-set-dream = 子供の見る夢
hidden-rooms-ui-set-dream-house = 古い屋敷
hidden-rooms-ui-set-dream-sea = 海の底
hidden-rooms-ui-set-dream-forest = 夜の森
hidden-rooms-ui-set-odds = 確率
hidden-rooms-ui-set-odds-help = 裏向きのタイルのうち何枚が合うかを示します。
hidden-rooms-ui-set-danger = 危険
hidden-rooms-ui-set-danger-help = 化物の次の手番で捕まるマスに、爪あとの印を付けます。
hidden-rooms-ui-set-keys = ボードのキー操作
hidden-rooms-ui-set-keys-help = 矢印で移動、Shift＋矢印で探索するマスを選び、0～5でタイルを選び、Enterで手番を終えます。

## 広間の五体

hidden-rooms-ui-look-sweeper = 灰色のぼろの山が、自分より高い小枝のほうきにもたれている。とがった頭巾の下に丸い黄色の一つ目。すそにほこりが舞う。
hidden-rooms-ui-look-coil = 三重にとぐろを巻いた濃い緑の大蛇。腹に淡い縞。輪の上にのせた頭に、縦に裂けた琥珀色の一つ目。
hidden-rooms-ui-look-weaver = 小さな黒い体に、枠からはみ出す針のような八本足。紡錘から白い糸。赤い瞳の大きな白い目。
hidden-rooms-ui-look-warden = 首のない大きな青鉄の体。帯に大きすぎる鍵束。顔は錠前で、鍵穴が内から光る目になっている。
hidden-rooms-ui-look-hound = 長く低い黒犬。あばらが浮き、鼻を床につける。耳はなく、紫の舌を垂らし、額に大きな目。尾は煙のようにちぎれている。

## ヒントと振り返り

hidden-rooms-ui-advice = 名人のヒント
hidden-rooms-ui-review = 振り返り
hidden-rooms-ui-review-wait = 名人がゲームを見ています…
hidden-rooms-ui-review-best = 最善と同じ手
hidden-rooms-ui-review-luck = 運
hidden-rooms-ui-review-luck-help = 運：裏向きのタイルでの探索が成功した数から、期待される数を引いたものです。
hidden-rooms-ui-review-all = すべての決断（{ $count }）
hidden-rooms-ui-review-when = 挑戦/手番
hidden-rooms-ui-review-yours = あなた
hidden-rooms-ui-review-its = 名人
hidden-rooms-ui-review-loss = 損
hidden-rooms-ui-review-same = 同じ
hidden-rooms-ui-review-night = { $number }回目の挑戦（ステージ{ $stage }）：
hidden-rooms-ui-review-tried = 裏向きのタイル{ $tried }枚のうち{ $succeeded }枚が合いました。
hidden-rooms-ui-review-worst = 手番{ $turn }の損が最大です：{ $move }。最善：{ $best }。

## 結果カード

hidden-rooms-decided-escaped = { $tries }回の挑戦で2回脱出しました。早いほうは化物の手番{ $turns }回です。
hidden-rooms-decided-kept = 最後の挑戦（ステージ{ $stage }）は化物の手番{ $turns }回目：{ $reason ->
    [caught] 化物に捕まりました
    [walked-in] 化物のいるマスに侵入しました
    [terminal] 化物が先に終端に着きました
    [resigned] あきらめました
   *[abandoned] 手番が多くなりすぎました
  }。

## 「?」の中、いま決めることのルール

hidden-rooms-ui-help-place = 2枚のうち1枚をスタートのマスに置き、その上に子供駒を置きます。もう1枚は記憶エリアに置きます。
hidden-rooms-ui-help-turn = まずタイルの置かれたマスへ2回まで移動し、続けて空きマスを1つまで探索できます。どちらも行わなくてもかまいません。
hidden-rooms-ui-help-nowhere = 探索できるのは隣の空きマスだけです。ここにはないので、移動するか、手番を終えます。
hidden-rooms-ui-help-source = 値が足元のタイル以上か、色が同じなら合います。合えばそのマスへ進みます。
hidden-rooms-ui-help-full = 記憶エリアに置けるのは5枚までです。裏向きのタイルが合わないと、6枚とも裏にして混ぜます。
hidden-rooms-ui-help-enter = 化物のいるマスに侵入すると、その挑戦は敗北です。
hidden-rooms-ui-help-explore-monster = タイルが合うと化物のいるマスに侵入し、その挑戦は敗北です。
hidden-rooms-ui-help-misfit = 記憶エリアのタイルが合わないときは元の位置に戻り、手番が終わります。
hidden-rooms-ui-help-resign = あきらめた挑戦は敗北になります。
hidden-rooms-ui-help-stay = 化物が子供駒のいるマスに来ると、その挑戦は敗北です。
hidden-rooms-ui-help-over = 2回脱出すればゲームクリア、3回敗北するとゲームオーバーです。次の挑戦では、ステージを新しく決めます。

## はじめてのゲームの案内

hidden-rooms-coach-goal = 脱出口です。反対の隅の f6 から、化物に捕まる前に子供駒をここまで導いてください。2回脱出すればゲームクリアです。
hidden-rooms-coach-pair = スタートのマスに置くタイルを押してください。値が低いほうが先へ進みやすくなります。もう1枚は記憶エリアに置きます。
hidden-rooms-coach-lay = ここを押してください。f6 にタイルが置かれ、その上に子供駒が立ちます。まず化物の手番です。
hidden-rooms-coach-monster = この目が化物です。あなたの手番が終わるたびに2回行動し、目の前の赤いマスで子供駒に気づくと近づいてきます。
hidden-rooms-coach-target = 「？」は隣の空きマスです。探索したいマスを押してください。
hidden-rooms-coach-source = 裏向きのタイルなら部屋タイル置き場を、記憶エリアのタイルならそのタイルを押してください。足元のタイルと同じ色か、値がそれ以上なら合います。
hidden-rooms-coach-walk = 足あとは、移動できるマスです。探索の前に2回まで移動できます。ここで合わないタイルも、移動した先では合うかもしれません。
hidden-rooms-coach-full = 記憶エリアがいっぱいです。次に裏向きのタイルが合わないと、すべて裏にして混ぜます。印の付いたタイルを使うほうが安全です。
hidden-rooms-coach-end = 移動が済んだら、空きマスを探索するか、ここで手番を終えてください。次は化物の手番です。
hidden-rooms-coach-next = この挑戦は終わりです。ここを押すと、新しいステージで次の挑戦が始まります。2回脱出すればゲームクリア、3回敗北するとゲームオーバーです。

## ルールブックの図

hidden-rooms-part-exit = a1の脱出口。子供がここに着けば脱出です。
hidden-rooms-part-child = 子供と、足もとのタイル。
hidden-rooms-part-monster = 化物。一方を見ている目です。
hidden-rooms-part-path = 化物の経路はここから始まり、矢印に沿って終端まで続きます。
hidden-rooms-part-room = ボードのタイル。色と値で、隣に何が合うかが決まります。
hidden-rooms-part-supply = 部屋タイル置き場。裏向きのタイルがあります。
hidden-rooms-part-memory = 記憶エリア。5枚までのタイルが並びます。
