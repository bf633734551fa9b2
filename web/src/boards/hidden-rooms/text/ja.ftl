# 「かくされた部屋」の盤。

hidden-rooms-ui-board = 6×6マスの盤。脱出口は a1、スタートは f6。
hidden-rooms-ui-book = 部屋の書
hidden-rooms-ui-stage = ステージ { $stage }
hidden-rooms-ui-discard = ステージのタイル
hidden-rooms-ui-memory = 記憶
hidden-rooms-ui-memory-full = いっぱい！次の失敗ですべて忘れます
hidden-rooms-ui-supply-title = 未知のタイル
hidden-rooms-ui-supply = 未知のタイル：{ $count }枚
hidden-rooms-ui-unseen = まだ見ていないタイル：{ $tiles }
hidden-rooms-ui-odds = { $left }枚中{ $fits }枚が合う
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
hidden-rooms-ui-dark = 暗闇
hidden-rooms-ui-child-here = 子供
hidden-rooms-ui-monster-here = 化物、{ $facing }を向いている
hidden-rooms-ui-terminal = 化物の経路の終端
hidden-rooms-ui-is-sensed = 気配の範囲
hidden-rooms-ui-is-danger = 危険
hidden-rooms-ui-can-walk = 移動できる
hidden-rooms-ui-can-explore = 探索できる
hidden-rooms-ui-is-target = 探索先
hidden-rooms-ui-facing-N = 上
hidden-rooms-ui-facing-E = 右
hidden-rooms-ui-facing-S = 下
hidden-rooms-ui-facing-W = 左

## 夜のなりゆき

hidden-rooms-ui-attempt = 挑戦{ $attempt }回目（最大4回）。脱出{ $wins }回、敗北{ $losses }回
hidden-rooms-ui-starred = 子供に星あり。あと1回の脱出で勝利
hidden-rooms-ui-starless = 子供に星はまだない
hidden-rooms-ui-turns = 化物の手番
hidden-rooms-ui-undisturbed = 終端まで
hidden-rooms-ui-night-now = 挑戦{ $number }、いま
hidden-rooms-ui-night-to-come = 挑戦{ $number }、必要なら
hidden-rooms-ui-night-won = 挑戦{ $number }、成功
hidden-rooms-ui-night-lost = 挑戦{ $number }、失敗
hidden-rooms-ui-reason-win = 脱出！
hidden-rooms-ui-reason-caught = つかまった
hidden-rooms-ui-reason-walked-in = 自分からぶつかった
hidden-rooms-ui-reason-terminal = 時間切れ
hidden-rooms-ui-reason-resigned = あきらめた
hidden-rooms-ui-reason-abandoned = 夜が長すぎた

## いま決めること

hidden-rooms-ui-say-wait = 少々お待ちを…
hidden-rooms-ui-say-watch = 観戦中です。
hidden-rooms-ui-say-place = タイルが2枚。どちらの上に立ちますか？もう1枚は記憶に残ります。
hidden-rooms-ui-say-placed = { $tile }の上に立ち、もう1枚は覚えておきます。置きますか？
hidden-rooms-ui-say-turn = { $walks ->
        [0] となりの暗闇を探索するか、手番を終えます。
       *[other] あと{ $walks }回まで移動でき、そのあと暗闇を探索するか、手番を終えます。
    }
hidden-rooms-ui-say-no-target = { $walks ->
        [0] ここから探索できるマスはありません。手番を終えます。
       *[other] ここから探索できるマスはありません。移動するか、手番を終えます。
    }
hidden-rooms-ui-say-source = { $square } へ。未知のタイル？それとも覚えているタイル？
hidden-rooms-ui-say-source-full = { $square } へ。未知のタイル？それとも覚えているタイル？記憶がいっぱいなので、未知のタイルで失敗すると6枚とも忘れます。
hidden-rooms-ui-lay = 置いて目をさます
hidden-rooms-ui-end-turn = 手番を終える
hidden-rooms-ui-undo = 一つ戻す
hidden-rooms-ui-hint = ヒント
hidden-rooms-ui-danger = 危険
hidden-rooms-ui-resign = この挑戦をあきらめる
hidden-rooms-ui-next = 挑戦{ $attempt }へ
hidden-rooms-ui-no = やめる
hidden-rooms-ui-sure-enter = そこには{ $monster }がいます。行けばこの挑戦は失敗です。
hidden-rooms-ui-yes-enter = それでも行く
hidden-rooms-ui-sure-explore-monster = そこには{ $monster }がいます。タイルが合えば、ぶつかってしまいます。
hidden-rooms-ui-yes-explore-monster = それでも探索する
hidden-rooms-ui-sure-misfit = { $tile }は{ $under }に合いません。記憶に戻り、手番が終わります。
hidden-rooms-ui-yes-misfit = それでも試す
hidden-rooms-ui-sure-resign = この挑戦をあきらめますか？失敗に数えます。
hidden-rooms-ui-yes-resign = あきらめる
hidden-rooms-ui-sure-stay = ここにいると{ $monster }につかまります。
hidden-rooms-ui-yes-stay = ここにいる
hidden-rooms-ui-over-won = 出られた！
hidden-rooms-ui-over-lost = ああ…
hidden-rooms-ui-over-win = 扉は開いていました。{ $monster }は置きざり。子供は星をもらいます。
hidden-rooms-ui-over-caught = { $square } で{ $monster }につかまりました。
hidden-rooms-ui-over-walked-in = { $square } で{ $monster }にぶつかりました。
hidden-rooms-ui-over-terminal = { $monster }が { $square } で経路の終端に着きました。
hidden-rooms-ui-over-resigned = この挑戦をあきらめました。
hidden-rooms-ui-over-abandoned = 夜が長すぎました。

## キーと好み

hidden-rooms-ui-key-arrows = 移動する
hidden-rooms-ui-key-aim = 探索するマスを選ぶ
hidden-rooms-ui-key-supply = 未知のタイルで探索する
hidden-rooms-ui-key-memory = 記憶のこのタイルで探索する。開始前は1枚目か2枚目を選ぶ
hidden-rooms-ui-key-enter = 手番を終える、タイルを置く、先へ進む
hidden-rooms-ui-key-undo = 一つ戻す
hidden-rooms-ui-key-hint = ヒントを見る
hidden-rooms-ui-key-danger = つかまるマスに印をつける
hidden-rooms-ui-key-tab = 盤へ。盤では矢印で動き、Enter で選ぶ
hidden-rooms-ui-set-odds = 確率
hidden-rooms-ui-set-odds-help = 未知のタイルのうち何枚が合うかを示します。
hidden-rooms-ui-set-danger = 危険
hidden-rooms-ui-set-danger-help = 次の化物の手番でつかまるマスに爪あとをつけます。
hidden-rooms-ui-set-keys = 盤のキー操作
hidden-rooms-ui-set-keys-help = 矢印で移動、Shift＋矢印で狙い、0～5でタイルを選び、Enterで手番を終えます。

## 設計版の五体

hidden-rooms-ui-look-sweeper = 灰色のぼろの山が、自分より高い小枝のほうきにもたれている。とがった頭巾の下に丸い黄色の一つ目。すそにほこりが舞う。
hidden-rooms-ui-look-coil = 三重にとぐろを巻いた濃い緑の大蛇。腹に淡い縞。輪の上にのせた頭に、縦に裂けた琥珀色の一つ目。
hidden-rooms-ui-look-weaver = 小さな黒い体に、枠からはみ出す針のような八本足。紡錘から白い糸。赤い瞳の大きな白い目。
hidden-rooms-ui-look-warden = 首のない大きな青鉄の体。帯に大きすぎる鍵束。顔は錠前で、鍵穴が内から光る目になっている。
hidden-rooms-ui-look-hound = 長く低い黒犬。あばらが浮き、鼻を床につける。耳はなく、紫の舌を垂らし、額に大きな目。尾は煙のようにちぎれている。

## 助言と振り返り

hidden-rooms-ui-advice = 名人の助言
hidden-rooms-ui-review = 振り返り
hidden-rooms-ui-review-wait = 名人が棋譜を見ています…
hidden-rooms-ui-review-best = 最善と同じ手
hidden-rooms-ui-review-luck = 運
hidden-rooms-ui-review-luck-help = 運は、未知のタイルでの成功数から期待される数を引いたものです。
hidden-rooms-ui-review-all = すべての決断（{ $count }）
hidden-rooms-ui-review-when = 夜/手番
hidden-rooms-ui-review-yours = あなた
hidden-rooms-ui-review-its = 名人
hidden-rooms-ui-review-loss = 損
hidden-rooms-ui-review-same = 同じ
hidden-rooms-ui-review-night = 夜{ $number }、ステージ{ $stage }：
hidden-rooms-ui-review-tried = 未知のタイル{ $tried }枚中{ $succeeded }枚が合った。
hidden-rooms-ui-review-worst = 手番{ $turn }が最大の損：{ $move }。最善：{ $best }。

## 結果カード

hidden-rooms-decided-escaped = { $tries }回の挑戦で2回脱出。最速は化物の手番{ $turns }回でした。
hidden-rooms-decided-kept = 最後の挑戦（ステージ{ $stage }）は化物の手番{ $turns }回目：{ $reason ->
    [caught] 化物に捕まりました
    [walked-in] 化物のいるマスに入ってしまいました
    [terminal] 化物が先に終点に着きました
    [resigned] あきらめました
   *[abandoned] 夜が明けました
  }。

## 「?」の中、いま決めることのルール

hidden-rooms-ui-help-place = 2枚のうち1枚をスタートのマスに置き、その上に立ちます。もう1枚は記憶に残ります。
hidden-rooms-ui-help-turn = まずわかっている部屋を2回まで移動し、そのあと暗いマスを1つまで探索できます。どちらもしなくてもかまいません。
hidden-rooms-ui-help-nowhere = 探索できるのは隣の暗いマスだけです。ここにはないので、移動するか、手番を終えます。
hidden-rooms-ui-help-source = 値が足もとのタイル以上か、色が同じなら合います。合えばそのマスへ進みます。
hidden-rooms-ui-help-full = 記憶は5枚でいっぱいです。いま未知のタイルが合わないと、6枚ともまぜ戻されます。
hidden-rooms-ui-help-enter = 化物のいるマスに入ると、その挑戦は失敗です。
hidden-rooms-ui-help-explore-monster = タイルが合うと化物のいるマスに入り、その挑戦は失敗です。
hidden-rooms-ui-help-misfit = 覚えているタイルが合わないときは元の場所に戻り、手番が終わります。
hidden-rooms-ui-help-resign = あきらめた挑戦は失敗に数えます。
hidden-rooms-ui-help-stay = 化物が子供のいるマスに来ると、その挑戦は失敗です。
hidden-rooms-ui-help-over = 2回脱出すれば勝ち、3回失敗すれば負けです。次の挑戦では、ステージを新しく決めます。

## はじめてのゲームの案内

hidden-rooms-coach-goal = 脱出口の扉です。反対の角の f6 から、化物につかまる前に子供をここまで導いてください。2回脱出すれば勝ちです。
hidden-rooms-coach-pair = どちらの上に立つか、タイルを押してください。値が低いほうが先へ進みやすくなります。もう1枚は記憶に残ります。
hidden-rooms-coach-lay = ここを押してください。f6 にタイルが置かれて子供が目をさまし、まず化物が動きます。
hidden-rooms-coach-monster = この目が化物です。手番が終わるたびに2回動き、目の前の赤いマスに子供の気配を感じると近づいてきます。
hidden-rooms-coach-target = 「?」は隣の暗いマスです。探索したいマスを押してください。
hidden-rooms-coach-source = 未知のタイルなら山を、覚えているタイルならそれを押してください。足もとのタイルと同じ色か、値がそれ以上なら合います。
hidden-rooms-coach-walk = 足あとは、わかっている部屋です。探索の前に2歩まで移動できます。ここで合わないタイルも、移動した先では合うかもしれません。
hidden-rooms-coach-full = 記憶がいっぱいです。次に未知のタイルで失敗すると、すべて忘れます。印のついたタイルを使うほうが安全です。
hidden-rooms-coach-end = 移動が済んだら、暗いマスを探索するか、ここで手番を終えてください。次は化物が動きます。
hidden-rooms-coach-next = この挑戦は終わりです。ここを押すと、新しいステージで次の挑戦が始まります。2回脱出すれば勝ち、3回失敗すると負けです。
