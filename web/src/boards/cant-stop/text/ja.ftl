# キャントストップの盤面で使う言葉
cant-stop-ui-board = キャントストップのボード
cant-stop-ui-route = { $route }のルート
cant-stop-ui-cell = { $route }のルート、{ $height }マス中{ $cell }マス目
cant-stop-ui-climber-here = 登山コマ
cant-stop-ui-bivouac = { $name }さんのビバーク
cant-stop-ui-your-bivouac = 自分のビバーク
cant-stop-ui-claimed = { $name }さんが制覇
cant-stop-ui-usable = 進めることができます
cant-stop-ui-landing = 登山コマが着くマス
cant-stop-ui-dice = さいころ
cant-stop-ui-die-orange = さいころ{ $n }、{ $value }の目、オレンジ
cant-stop-ui-die-red = さいころ{ $n }、{ $value }の目、赤
cant-stop-ui-die-plain = さいころ{ $n }、{ $value }の目
cant-stop-ui-die-toggle = 色を変える
cant-stop-ui-swap = オレンジと赤を入れ替える
cant-stop-ui-choices = さいころの組合せ
cant-stop-ui-choice = オレンジ{ $orange }、赤{ $red }
cant-stop-ui-to = { $route }のルートは{ $cell }マス目へ
cant-stop-ui-dead = 進めない
cant-stop-ui-dead-long = どこにも進めません
cant-stop-ui-no-stop = STOP不可
cant-stop-ui-no-stop-long = STOP不可（{ $routes }のルートが同じ位置）
cant-stop-ui-bust = DROPになる確率 { $percent }％
cant-stop-ui-bust-short = 危険 { $percent }％
cant-stop-ui-drops = DROPになります
cant-stop-ui-nothing-live = この目で進めるルートはありません。
cant-stop-ui-why-dead = この組合せではどこにも進めないため、GOは選べません。STOPはDROPになります。
cant-stop-ui-why-blocked = { $routes }のルートで他のプレイヤーのビバークと同じ位置になるため、STOPできません。
cant-stop-ui-why-doomed = 登山コマが3つとも山頂に到達します。GOを選ぶと必ずDROPになります。
cant-stop-ui-ask-dead = オレンジ{ $orange }、赤{ $red }ではどこにも進めません。DROPにして、この手番で進めた歩をすべて無効にしますか？
cant-stop-ui-ask-go = オレンジ{ $orange }、赤{ $red }でGOしますか？
cant-stop-ui-ask-doomed = 登山コマが3つとも山頂に到達するため、GOを選ぶと必ずDROPになります。それでもGOしますか？
cant-stop-ui-ask-stop = オレンジ{ $orange }、赤{ $red }でSTOPしますか？
cant-stop-ui-ask-drop = DROPしますか？
cant-stop-ui-no = 戻る
cant-stop-ui-claims = 制覇したルート
cant-stop-ui-claims-of = { $name }さん
cant-stop-ui-turn-of = { $name }さんの手番です
cant-stop-ui-turn-as = あなたの手番です（{ $letter }、{ $name }）
cant-stop-ui-turn-yours = あなたの手番です
cant-stop-ui-won = { $names }さんが最初に登り切りました
cant-stop-ui-settling = さいころが振られたばかりです。もう一度押してください。
cant-stop-ui-given-up = 投了により{ $names }さんの勝ち
cant-stop-ui-rolls = { $rolls }投目
cant-stop-ui-pinned = 固定中（Escで解除）
cant-stop-ui-scene = 背景変更（今は{ $name }）
cant-stop-ui-set-scene = 背景
cant-stop-ui-set-scene-normal = 通常
cant-stop-ui-set-scene-sea = 夕べの海
cant-stop-ui-set-scene-clouds = 雲海上
cant-stop-ui-set-scene-space = 宇宙
cant-stop-ui-set-odds = DROPの確率
cant-stop-ui-set-odds-before = GOの前に表示
cant-stop-ui-set-odds-after = GOの後に表示
cant-stop-ui-set-odds-never = 表示しない
cant-stop-ui-set-trail = 他のプレイヤーの直前の手番に印をつける
cant-stop-ui-set-trail-help = どこまで登ったかを、ルートに線で示します。
cant-stop-ui-set-confirm = ボード上の操作を確認する
cant-stop-ui-set-confirm-help = 左クリックはGO、右クリックはSTOPです。オンにすると、その前に確認します。
cant-stop-ui-set-keys = 1文字のショートカットキー
cant-stop-ui-set-keys-help = G、S、D、1～6など。ボードで「?」を押すと一覧が出ます。
cant-stop-ui-key-go = GO
cant-stop-ui-key-stop = STOP
cant-stop-ui-key-drop = DROP
cant-stop-ui-key-pick = 組合せを選ぶ
cant-stop-ui-key-swap = オレンジと赤を入れ替える
cant-stop-ui-key-reset = 最初の選択に戻す
cant-stop-ui-key-arrows = ルートとマスの間を移動する
cant-stop-ui-key-enter = そのルートの組合せを選ぶ
cant-stop-ui-key-scene = 背景を変える
cant-stop-ui-table = 確率表
cant-stop-ui-table-help = 進めるのがこのルートだけのとき、さいころ4個の目1296通りのうち、登山コマを進められる目がいくつあるかを示します。
cant-stop-ui-table-routes = ルート
cant-stop-ui-table-advance = 進める
cant-stop-ui-table-drop = DROP
cant-stop-ui-table-rolls = 通り
cant-stop-ui-table-filter = このルートを含む
cant-stop-ui-table-any = すべて
cant-stop-ui-table-size = ルートの本数
cant-stop-ui-table-size-of = { $size }本
cant-stop-ui-table-found = { $count }件

## 結果カード

cant-stop-decided-claims = { $seats }さんが{ $routes }のルートを制覇しました。
cant-stop-decided-near = { $seat }さんは、3本目になる{ $route }のルートの山頂まで、あと{ $cells }マスでした。
cant-stop-decided-third = { $seat }さんは1つの色で3ルートを制覇しましたが、チームで5ルートに届きませんでした。

## はじめてのゲームの案内

cant-stop-coach-goal = 3本のルートを制覇すれば勝ちです。数字のマスに登山コマがいるときにSTOPすると、そのルートは自分のものになります。
cant-stop-coach-pairs = 4個のさいころを2個ずつのペアに分けます。それぞれの合計値のルートで登山コマが進みます。ここで組合せを選んでください。
cant-stop-coach-go = では、GOを押してください。登山コマが進み、さいころがもう一度振られます。
cant-stop-coach-drop = 進める組合せがないので、この手番で進めた歩は無効になります。DROPを押してください。誰にでもあることです。
cant-stop-coach-out = 登山コマが3つともボードに出ました。ここからは、この3本のルートでしか進めません。
cant-stop-coach-risk = GOの危険です。次のさいころでどこにも進めない確率を示します。そのときは、この手番で進めた歩がすべて無効になります。
cant-stop-coach-stop = STOPを押すと、登山コマの位置でビバークし、次の手番はそこから進めます。STOPするか、もう一度GOに賭けるかです。

## ルールブックの図

cant-stop-part-route = ルート。2から12まであり、数字の書かれているマスが山頂です。
cant-stop-part-climber = 登山コマ。手番の人が使う3つのコマで、この手番で登った所を示します。
cant-stop-part-claimed = 制覇されたルート。持ち主の色になり、誰も使えません。
cant-stop-part-dice = さいころ4個。自動で振られます。
cant-stop-part-pairings = ペアの分け方。それぞれの合計がルートの番号です。
cant-stop-part-go = GO：選んだ分け方で登り、もう一度振ります。
cant-stop-part-stop = STOP：選んだ分け方で登り、手番を終えます。登山コマのいた所でビバークします。
