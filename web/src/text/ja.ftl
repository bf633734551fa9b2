# クライアントだけの文言。

brand = 広間
loading = 少々お待ちください…
part-missing = 読み込めませんでした。ページを再読み込みしてください。
skip-to-content = 本文へ
close = 閉じる
comma = 、
keys = キー操作
keys-list = この一覧
cancel = やめる
saved = 保存しました
copied = コピーしました
reconnecting = 接続が切れました。つなぎ直しています。その間の操作も失われません。
store-away = いま広間の記録に手が届きません。操作は保たれ、戻りしだい自動で続きます。
hall-closing = 広間は { $time } に一時的に閉まります。手番を終えてください。ゲームは再開後そのまま続きます。
nowhere = この広間に、その部屋はありません。
to-lobby = ロビーへ
to-table = 卓へ
to-replay = リプレイへ
rules = ルール

## ロビー

nav = 広間の部屋
nav-menu = メニュー
nav-play = 遊ぶ
nav-watch = 観戦
nav-daily = 今日の挑戦
nav-learn = 練習
nav-tournaments = 大会
nav-clubs = クラブ
nav-rankings = 順位表
nav-desk = 主催者
nav-moderation = モデレーション
nowhere-line = アドレスが違うか、部屋が閉じられたようです。こちらからどうぞ。
games = ゲーム一覧
continue = 続きを遊ぶ
continue-all = { $count } 卓すべてを表示
open-tables = 募集中の卓
crowd-waiting = { $count } 人が待っています
crowd-playing = { $count } 人が対戦中
here-nobody = いまロビーや公開の卓に、ほかの人はいません。
here-who = ロビーと公開の卓にいる人の名前です。「表示しない」にした人は出ません。
today-line = どのゲームも、出目も抽選もタイルも全員同じ。順位のつく挑戦は一日一度だけ。
tv-title = 対戦中
tv-none = いま観戦できるゲームはありません。始めれば、みんなが観戦できます。
tv-mine = 注目のゲームは、あなたの卓です。
tv-all = 対戦中の卓をすべて見る
watch-title = 観戦
watch-line = いま遊ばれているゲームと、終わったばかりのゲームです。
watch-running = 対戦中
watch-none = いま公開の卓で遊んでいる人はいません。
watch-play = ゲームを始める
watch-ended = 終わったばかり
watch-none-ended = 公開の卓で終わったゲームはまだありません。
watch-game = { $game } を観戦
game-about = このゲームについて
game-goal = どんなゲーム？
game-best = 上位のプレイヤー
game-bots = ボットの強さ
game-bots-rating = レーティング
game-bots-alone = ひとりでの勝率
game-bots-here = 人との対戦
game-bots-points = { $points } ± { $doubt }（{ $plays }局）
game-bots-help = ボットどうしの対局で測りました。400点高いと11局に10局勝ちます。人との対戦は、1000点から始まる人の目盛りで表します。その対局で変わるのはボットの点だけです。
game-bots-alone-help = ボットの対局で測りました。100局のうち何局勝つかを示します。
game-minutes = { $from }～{ $to } 分
game-no-tables = いまこのゲームの卓は開いていません。最初の卓を開いてみませんか。
game-all-options = すべてのオプション
lessons-title = 遊びながら覚える
lessons-line = 短い局面で、ひとつずつ覚えます。終えたレッスンはこの端末に記録されます。
lessons-done = { $all } レッスン中 { $done } 終了
lessons-begin = 始める
lessons-go-on = 続ける
lessons-again = もう一度
rankings-title = 順位表
rankings-line = 今シーズンのレーティング上位を、ゲームごとに。
rankings-daily = 今日の出目と並びで、いちばんうまくやったのは？
rankings-all = 全順位とほかのシーズン
rules-standard = 標準
rules-standard-help = オプションはすべてルールブックどおりです。
rules-custom = カスタム
rules-custom-help = オプションをひとつずつ選びます。
rules-doubtful = ルールの解釈が分かれる点（{ $count }）
rules-doubtful-help = ルールブックがはっきり書いていない点は、広間が決めています。ここで変えられます。
open-table-help = あなたが席に着きます。リンクで人を誘うか、来るのを待ちましょう。
new-more = 参加できる人とレーティング
new-clock = 持ち時間は、ゲームを始める前に卓で決めます。
clubs-none-yet = 入れるクラブはまだありません。最初のクラブを作ってみませんか。
hero-title = 卓を開き、リンクを送り、遊ぶ。
hero-line = ボードゲームの静かな広間です。登録は不要。人ともボットとも遊べ、さいころはだれでも検証できます。
new-table = 新しい卓
game = ゲーム
solo = ひとり用
players = { $from }～{ $to } 人
designed-by = 作者：{ $names }。ルールの文章と絵は独自のものです。
listed = ロビーに表示する
listed-help = 表示しない場合は、リンクを知っている人だけが入れます。
rated = レーティング対象
not-rated = レーティング対象外
rated-line = この卓のゲームはレーティングの対象です。座れるのはアカウントのある人だけです。
not-rated-line = この卓のゲームはレーティングの対象になりません。だれでも座れます。
rated-help = ゲームがレーティングの対象になります。座れるのはアカウントのある人だけで、ボットは入れません。
rated-guest = 対象になるのはアカウントのある人だけです。あなたの卓はだれでも座れ、レーティングの対象になりません。
open-table = 卓を開く
your-name = あなたの名前
join-by-link = リンクやコードで参加
join-example = リンクまたはコード
join-wrong = 卓のリンクでもコードでもないようです。
go-there = 行く
tables = 卓の一覧
any-game = すべてのゲーム
no-tables = 広間は静かです。最初の卓を開いて、友だちにリンクを送ってみませんか。ボットも呼べます。
no-tables-so = いまは該当する卓がありません。
status-open = 募集中
status-playing = 対戦中
status-over = 終了
status-closed = 閉鎖
free-chairs = 空席 { $count }
your-table = 自分の卓
play-now = 今すぐ遊ぶ
play-now-help = やさしいボットを相手にすぐ始まります。第 2 ラウンドが終わるまで、ほかの人がボットの席に入れます。
fill-choice = 人が来ないとき
fill-after = { $seconds ->
        [0] 人を待つ
       *[other] { $seconds } 秒後にボット
    }
fill-in = { $seconds } 秒後にボットと開始
fill-not = 人を待つ
filling = { $seconds ->
        [0] ボットが来ます…
       *[other] あと { $seconds } 秒で、足りない席にボットが着きます。
    }
bots-soon = まもなくボット
joinable = 途中参加できます（ボットの席 { $count }）
find-people = 相手を探す
listed-help = オフ：リンクを持つ人だけが来られます。
watchers-help = ゲームが始まってからの設定です。観戦者どうしの会話は、終わるまで対戦者に届きません。
watch-all = だれでも
watch-members = アカウントのある人
watch-nobody = ほかの人は不可
watch-late = 観戦者に見えるのは
watch-at-once = すぐ
watch-entries = { $count } 件後
watch-minutes = { $count } 分後
behind-line = 対戦中です。この画面は、実際の進行より遅れています。
talk-apart = ゲーム中の発言は観戦者だけが読めます。対戦者には終わってから届きます。
step-back = 前の局面を見る
live-board = 今の盤に戻る
replay-live = { $game }　第 { $no } ゲーム（ここまで）
not-watched = ここでは観戦できません
welcome-help = ゲームの第 2 ラウンドが終わるまで、ボットの席に入れます。
take-bots-seat = このボットの席に入る
offer-help = ほかの人が同意すれば、だれかが続きを打てます。それまではあなたかボットが打ちます。交代すると、そのゲームはレーティングの対象外になります。
earned-title = 実績
earned-new = 新規
earned-new-title = 新しい実績
earned-of = 実績 { $count } / { $all }
earned-first = 初回 { $day }
door-lowest = レーティングの下限
door-highest = レーティングの上限
door-least-games = 終えたこのゲームの数（以上）
door-least-stayed = 最後まで遊んだ割合（以上）
door-any = 問わない
door-percent = { $percent } %
door-help = 席に着くときに確かめます。もう座っている人はそのままです。レーティングは対象のゲームを 5 局終えると付きます。付いていない人は、下限のある卓には座れません。
door-line = 席に着ける人：
door-rating = { $lowest ->
        [0] { $highest ->
            [0] {""}
           *[other] { NUMBER($highest, useGrouping: 0) } 以下
        }
       *[other] { $highest ->
            [0] { NUMBER($lowest, useGrouping: 0) } 以上
           *[other] { NUMBER($lowest, useGrouping: 0) }～{ NUMBER($highest, useGrouping: 0) }
        }
    }
door-games = { $games } 局以上
door-stayed = 完走 { $stayed } % 以上
table-password = この卓の合言葉
table-password-set = 決める
table-password-off = 合言葉なし
table-password-give = 席に着く
table-password-help = 席に着く人に尋ねます。もう座っている人はそのままです。
ask-for-chair = この席の続きを打ちたいと頼む
mark-offered = 席を譲ると申し出中
vote-substitute = さんが続きを打つことを希望しています。対象：
line-title = 席が空くのを待っている人：
line-leave = 待つのをやめる
line-come = あなたの席が空きました。
next-waiting = （{ $count } 卓があなたを待っています）
next-waiting-help = 次に待っている卓：{ $game }
people-here = { $count } 人がいます
is-here = 在席：
filter-pace = 持ち時間
pace-any = 時間はどれでも
pace-none = 時間なし
pace-clock = 分単位
pace-days = 日単位
all-tables = すべての卓を表示
more-tables = ほかに { $count } 卓あります。条件を絞ると見られます。
preset-house = { $name }（この広間の設定）
preset-name = この設定の名前
preset-keep = 保存
preset-forget = 「{ $name }」を消す
preset-kept = 「{ $name }」として保存しました。
watchers = 観戦 { $count } 人
rights = 各ゲームの権利は作者と出版社に属します。この広間はルールを独自の文章で実装しています。

## 設定

settings = 設定
language = 言語
theme = 明るさ
theme-auto = 端末に合わせる
theme-light = 明るい
theme-dark = 暗い
motion = 動き
motion-auto = 端末に合わせる
motion-full = あり
motion-none = なし
speed = 速さ × { $speed }
forced = 一つしかない手は自動で進める
forced-help = ほかに手がないときは少し待って自動で進みます。どこかを押すと止まります。
settings-reading = 言語と文字
settings-looks = 色
settings-motion = 動きと速さ
settings-sound = 音と振動
text-size = 文字の大きさ
percent = { $percent }％
palette = プレイヤーの色
palette-house = 広間の色
palette-clear = 見分けやすい色
palette-help = 2つ目の配色は、赤と緑、青と黄が見分けにくい方にも区別できる色です。文字と形の印はどちらにも付きます。
sound = 音
sound-on = 音：オン
sound-off = 音：オフ
sound-try = 試聴
sound-help = 最初のタップやキー操作のあとから音が出ます。ページが裏にある間は、自分の番のときだけ鳴ります。
volume = { $percent ->
    [0] 音量：オフ
   *[other] 音量：{ $percent }％
}
vibration = 振動
vibration-help = 自分の番のときと、できない操作をしたときに端末が震えます。動きを「なし」にすると震えません。

## 卓

table-title = { $game }（卓 { $id }）
no-such-table = 卓が見つかりません
club-table-hidden = クラブ専用の卓です
no-line = 広間につながりません
no-line-help = いまこの端末は接続されていません。自動でつなぎ直します。卓はそのまま残っています。
no-line-hall = いま広間から応答がありません。自動でつなぎ直します。卓はそのまま残っています。
only-a-log = この卓は、記録だけが残っています
board = 盤
players-bar = プレイヤー
side-panel = ゲームツール、記録、会話
tool = ツール
tool-title = ゲームツール
dock = パネル
table-menu = ゲームツール・記録・会話
table-menu-unread = ゲームツール・記録・会話（未読{ $count }件）
play-more = ほかの情報
chairs = 席
options = オプション
invite = 招待する
how-to-play = 遊び方
or-type = 入力欄でも操作できます：/join、/start、/help など
take-place = 席を替わる
places = 好きな席に座ることもできます：
place-free = 席 { $place } に座る
place-taken = 席 { $place } に座る（{ $name } は { $other } へ移ります）
more-about = { $name } について
make-host = ホストにする
remove = 外す
add-bot = ボットを呼ぶ
bot-level = ボットの強さ
bot-plays-on = ボットに任せる
bot-level-is = ボット：{ $level }
temper-usagi = ぴょんと進んでは振り返り、あとは運まかせ。
temper-tanuki = 楽しければそれでよし。自分のツキにも笑ってしまう。
temper-hitsuji = みんなのあとを、ふんわりついていく。
temper-neko = 気の向くときに、気の向くままに。
temper-panda = 急がない。勝つことにも急がない。
temper-kaeru = 考えもひとっ飛び。着地は着いてから。
temper-risu = なんでも少しずつ集めたい。
temper-hiyoko = はじめたばかり。一手一手が誇らしい。
temper-inu = 勝っても負けても、来てくれてうれしい。
temper-shika = すぐに驚き、そして立ち止まる。
temper-kapibara = 本当は温泉につかっていたい。
temper-pengin = 下を見る前に、まず飛び込む。
temper-saru = うまい手をまねては、からかってくる。
temper-kitsune = にっこり笑うときには、もう先を読んでいる。
temper-kuma = じっと待ち、まとめて取りに来る。
temper-fukuro = 暗がりでも、すべて数えている。
temper-kappa = 最後まで礼儀正しい。でも捕まえたら放さない。
temper-ookami = 決めた獲物を、どこまでも追う。
temper-inoshishi = 進む方向はただひとつ、前。
temper-tora = 飛びかかるのは一度だけ。ここぞという時に。
temper-taka = 盤のすべてと、ひとつの弱点が見えている。
temper-tengu = 山にこもって百年、腕を磨いてきた。
temper-oni = 何ひとつ譲らず、何ひとつ見逃さない。
temper-ryuu = あらゆる勝負の終わりを見届け、覚えている。
mark-you = あなた
mark-host = ホスト
mark-stand-in = ボットが代行（{ $level }）
mark-lent = { $name }さんに委任中
lend-back = 自分で決める
mark-away = 不在
mark-ready = 準備完了
mark-moves = 手番
wins = { $wins }／{ $goal } 勝
side = { $side } 組
your-turn = あなたの番です
paused = 休止中です。参加者ならだれでも再開できます。
vote-undo = さんが「待った」を希望しています
vote-kick = さんが次の人を外すことを提案しています：
vote-pause = さんがゲームの休止を提案しています
vote-abort = さんがゲームの中止を提案しています
vote-stand-in = さんが、戻るまでボットに任せることを提案しています。対象：
vote-withdraw = 提案を取り下げる
agree-changed = 席に着いたあとで設定が変わりました：
agree-again = 次のゲームのために、もう一度準備完了を知らせてください。
agree = これでよい（準備完了）
agree-waiting = 同意待ち：
vote-open = 未回答：
starting-title = まもなく始まります
starting-open = さいころのための数字がまだ届いていない端末：
starting-elsewhere = あなたの数字は、席に着いたか準備完了を知らせた別の端末にあります。その端末でこの卓を開くか、開始を取り消して、ここで準備完了を知らせてください。
starting-twice = この端末は数字を開きません。広間が、前とは違う条件で、もう一度開くよう求めています。
result-none = 勝者なしで終わりました
result-nobody = 勝者はいません
result-draw = 引き分け
result-solo-won = クリア！
result-solo-lost = 今回は失敗しました
result-solo-given-up = 途中であきらめました
result-you-won = あなたの勝ち！
result-you-won-together = あなたと{ $winners }さんの勝ち！
result-won = { $winners }さんの勝ち！
result-others-gave-up = ほかの人は投了しました。
result-others-out-of-time = ほかの人は時間切れでした。
result-you-gave-up = あなたは投了しました。
result-you-out-of-time = あなたは時間切れでした。
result-placed = { $of }人中{ $place }位
result-behind = { $of }人中{ $place }位・{ $margin }差で負け
result-lost-by = { $margin }差で負け
result-places = 順位
result-rating = レーティング { $before } → { $after }
result-stronger = 次のレベル：{ $level }
result-fold = 盤面を見る
result-unfold = 結果を見る
result-review = ふり返る
result-share = 結果を共有
share-title = 結果を共有
share-wait = 画像を作成中…
share-failed = このブラウザーでは画像を作れません。リンクは使えます。
share-link = リンクをコピー
share-picture = 画像で共有
share-save = 画像を保存
share-copy = 画像をコピー
share-send = 共有…
share-copied = 画像をコピーしました。
share-not-copied = このブラウザーでは画像をコピーできません。保存してください。
move-unsaid = まだ言葉のない手
not-now = いまはそこを選べません。
not-now-turn = いまは{ $names }さんの手番です。
not-now-over = このゲームは終わっています。

# What was done to the reader while they were away
missed-title = あなたがいない間のできごと
missed-timed-out = あなたの持ち時間が切れました。
missed-bot-took-over = { $why ->
        [others] ほかの人の同意により、ボット（{ $level }）があなたの席を受け持っています。
        [idle] ほかの人の同意により、ボット（{ $level }）があなたの席を受け持っています。
       *[time] ボット（{ $level }）があなたの席を受け持っています。
    }
missed-kicked = あなたは卓から外されました。
missed-back = 自分の席に戻る
missed-close = わかりました
ended-by = 決着の条項：
next-game = 次のゲーム
match-over = { $goal } 勝先取、対戦決着です。
match-goes-on = { $goal } 勝先取の対戦です。
watch-replay = リプレイを見る
share-replay = リプレイを共有
finished-games = 終わったゲーム（{ $count }）
game-no = 第 { $no } ゲーム
verify-link = さいころを検証
talk = 記録と会話
log = 記録
chat = 会話
unread = 件の未読
no-chat = まだ会話はありません。
log-says = ：
log-steps = { $count }件
log-new = 席を外していた間のこと
earlier = 以前の記録
send = 送る
completions = 入力候補
command-line = 会話、または / で始まるコマンド
command-line-hint = 会話、または / でコマンド
reply-language-which = どの言語ですか？ 選べるのは：{ $known }

## リプレイ

replay-title = { $game }　第 { $no } ゲーム
no-replay = リプレイがありません
scrubber = 再生
step = 手数
step-of = { $step } / { $last }
first-step = 最初へ（Home）
previous-step = 一つ戻る（←）
next-step = 一つ進む（→）
last-step = 最後へ（End）
play-replay = 再生（スペース）
pause-replay = 一時停止（スペース）
go-to-step = { $step } 手目へ
share-step = この場面を共有

## 検証とルール

verify-title = さいころの検証
verify-how = 終わったゲームのさいころは、すべてこのブラウザーの中で計算し直せます。材料は、広間が約束した秘密の値と、参加者の端末が約束した数字です。数字は、全員の約束がそろってから開かれます。
verify-file = 記録のファイル
verify-working = 計算しています…
verify-missing = 記録を取得できません。卓がないか、ゲームの最中です。
verify-good = 検証できました。記録 { $entries } 件、{ $games } ゲーム、抽選 { $draws } 回、すべて正しい値です。
verify-bad = 記録 { $rev } 番に誤りがあります：{ $why }
verify-unrevealed = まだ終わっていないため検証できないゲーム：第 { $games } ゲーム
verify-called-off = 記録 { $entries } 番で開始が取り消されました。その秘密の値で始まったゲームはありません。
verify-chosen = 記録 { $entries } 番では、抽選の結果を人が選んでいます。練習の卓です。
verify-own-sent = あなたの端末の数字は、送ったとおりに記録されています（第 { $games } ゲーム）。
verify-own-nonce = 端末の数字がすり替えられています。第 { $games } ゲームのためにこの端末が送った数字が、記録にありません。
verify-own-pledge = 約束がすり替えられています。第 { $games } ゲームのためにこの端末が約束したもの、または数字を開く前に端末に示されたものが、記録にありません。
verify-own-unused = 第 { $games } ゲームは、この端末が約束した数字なしで始まりました。正しいのは、その前に席を立ったか、別の端末で約束し直した場合だけです。
verify-own-none = この記録のゲームの数字は、この端末にはないため、比べられません。別の端末で参加したか、数字なしで参加したか、参加していません。
verify-why-empty = 記録が空です。
verify-why-unreadable = 読み取れません。
verify-why-order = 順番が違います。
verify-why-chain = 書き換えられたか、隣の記録が抜けています。
verify-why-commitment = 秘密の値が、約束されたものと違います。
verify-why-nonce = 端末の数字が約束したものと違うか、端末が開いた数字がそのまま使われていません。
verify-why-draws = 抽選の結果が計算と合いません。
verify-download = 記録をファイルで受け取る
verify-details = 計算のしかた
verify-step-1 = だれも席に着かないうちに、広間は 32 バイトの秘密の値の SHA-256 を公開します。以後、変えることはできません。
verify-step-2 = 参加者の端末は、それぞれ 16 進 32 桁の数字を作り、「hiroma/pledge|」とその数字の SHA-256 を公開します。全員の分がそろってから数字を開くので、そのときにはだれも変えられません。
verify-step-3 = 鍵 = HKDF-SHA-256（秘密の値、ソルト：席順に並べた数字の SHA-256、情報：卓とゲームの番号）。
verify-step-4 = n 番目の抽選 = HMAC-SHA-256（鍵、ラベル ‖ n ‖ ブロック）を 32 ビットずつ読み、偏りを生む値は捨てます。
verify-step-5 = 記録はどれも一つ前の記録のハッシュを持つので、書き換えや抜けは必ず見つかります。
imports-title = 取り込んだログ
imports-way = ログを対戦として見る・続きを遊ぶ
imports-line = /export で書き出した、終わった対戦のログを取り込めます。この広間のものでも、よその広間のものでもかまいません。勝率つきのリプレイとして見られ、どの手からでもひとりで続きを遊べます。成績には一切数えません。
imports-how = 広間は取り込む前に、連鎖・さいころ・手のすべてをルールどおりか検証します。ログは512KiBまでです。
imports-checking = すべての項目を検証しています…
imports-none = まだ何も取り込んでいません。
imports-room = ログ { $count } / { $most } 件、{ $size } / { $room } MiB
imports-made = { $day }に取り込み
imports-game = { $day }終了・{ $people }人{ $bots ->
        [0] {""}
       *[other] ・ボット{ $bots }体
    }
imports-share = リンクを知っている人に公開する
imports-share-help = 公開しなければ、見られるのはあなただけです。参加者の名前は出ません。
imports-link = リンクを共有
imports-drop = このログを削除
imports-drop-sure = 検討の結果ごと、完全に削除しますか。
imports-mark = 取り込み
imports-mark-help = ファイルから取り込んだ対戦です。ルールとさいころは検証済みですが、ログはだれにでも書けるため、だれが遊んだかは示しません。
imports-person = プレイヤー{ $no }
note-title = { $name }さんについてのメモ
note-game = このゲームについてのメモ
note-add = メモを書く
note-change = メモを直す
note-text = メモ
note-tags = タグ（コンマで区切る）
note-private = 見られるのはあなただけです。
note-save = 保存
note-saved = 保存しました。
history-title = 自分の対戦すべて
history-with = { $name }さんとの対戦
history-search = 検索
history-all = すべての対戦
history-any = 指定なし
history-game = ゲーム
history-person = 相手
history-this-person = 選んだ相手
history-option = オプション
history-result = 結果
history-won = 勝ち
history-lost = 勝ち以外
history-conceded = 投了で終わった
history-tag = タグ
history-least = 手数（以上）
history-most = 手数（以下）
history-turns = { $count }手
history-none = 当てはまる対戦はありません。
history-none-yet = ここまでに当てはまる対戦はありません。もっと前を探してください。
history-more = もっと前を探す
rules-title = { $game }のルール
no-rules = そのルールブックはありません。
rules-contents = 目次
rules-find = ルールブック内を検索
rules-find-keys = Enterで次へ、Shift+Enterで前へ進みます。「/」キーでここに移動します。
rules-find-next = 次へ
rules-find-previous = 前へ
rules-found = { $at } / { $count }件
rules-found-none = 見つかりません
rules-english = このルールブックにはまだ日本語訳がありません。英語版を表示しています。
rules-print = 印刷
rules-vectors = 文字で書いた局面と手
rules-figure = { $game }：盤と各部の名前
rules-example = 例：{ $title }
rules-example-step = 次の一手
rules-example-begin = 最初から
rules-example-try = 自分でやってみる

# --- lessons
learn = 遊びながら覚える
learn-title = { $game }：遊びながら覚える
lessons = レッスン
no-lessons = このゲームのレッスンはまだありません。
lesson-passed = { $n }. { $title }（修了）
lesson-open = { $n }. { $title }
lesson-over = おしい。もう一度どうぞ。
lesson-again = 最初から
lesson-hint = ヒント
lesson-show = お手本を見る
lesson-next = 次のレッスン
lesson-play = 本番で遊ぶ
lesson-other = プレイヤー{ $n }

# --- 一人で：一人用ゲーム、毎日の挑戦、書庫
play-game = { $game }を遊ぶ
daily-title = 今日の挑戦
daily-left = 順位のつく挑戦は一度だけ。{ $hours ->
        [1] 残りは1時間もありません。
       *[other] 残り約{ $hours }時間。
    }
daily-games = ゲーム
daily-rivals = ボット{ $count }体（{ $level }）。
daily-streak = { $days ->
        [0] まだ連続記録はありません。
       *[other] { $days }日連続。
    }
daily-longest = 最長{ $days }日。
daily-done = 終了
daily-on = 途中
daily-calendar = あなたの記録
daily-day-won = { $day }：勝利
daily-day-lost = { $day }：敗北
daily-day-open = { $day }：未挑戦
daily-day-late = { $day }：時間切れ
daily-again = この日を練習する
daily-again-line = その日と同じ条件で何度でも。順位はつきません。
daily-over = この日は終わりました。この日の出目や並びは、もう秘密ではありません。
daily-begin = 今日の挑戦を始める
daily-go-on = 今日の挑戦の続きへ
daily-look = ゲームを見る
daily-today = 今日の挑戦へ
daily-place = { $place }位
daily-unranked-guest = ゲストでも遊べて結果も見られますが、順位には入りません（ゲストは何人にでもなれるためです）。そのためゲストの出目や並びは別で、ゲスト同士では同じです。順位に入るのは、その日が始まる前からアカウントのある人です。
daily-unranked-new = アカウントがこの日より前に作られていないため、結果は見られますが、順位には入りません。次の日から入ります。
daily-unranked-robot = このアカウントはプログラムが遊んでいるため、結果は見られますが、順位には入りません。
daily-to-account = アカウントを作る
daily-share = ネタバレなしで共有
daily-mark-none = なし
daily-board = 順位
daily-tries = { $count ->
        [0] まだ誰も挑戦していません。
       *[other] { $count }人が挑戦しました。
    }
daily-nobody = まだ誰も終えていません。
daily-col-place = 順位
daily-col-name = 名前
daily-col-replay = リプレイ
daily-replay-of = { $name }のリプレイを見る
daily-proof = 全員同じであることの証明
daily-proof-sealed = その日の出目や並びは、すべて1つの秘密の値から作られます。指紋はもう決まっていて、秘密の値は日が終わるとここに出ます。
daily-proof-open = その日の出目や並びは、すべてこの秘密の値から作られました。これですべてのゲームを計算し直せます。
daily-commitment = 指紋（SHA-256）
daily-secret = 秘密の値
daily-proof-good = このブラウザーで計算し直しました。秘密の値はこの指紋に合っています。
daily-proof-bad = 秘密の値がこの指紋に合いません！
daily-verify = 自分のゲームを計算し直す
puzzles-title = 問題
puzzles-line = 実際の対局から、検討でいちばんの手がはっきりした局面です。盤の上で指してください。
puzzles-streak = { $count ->
        [0] まだ連続正解はありません。
       *[other] { $count }問連続正解。
    }
puzzles-best = 最高{ $count }問。
puzzles-none = このゲームの問題はまだありません。
puzzles-task = { $seat }の番です。いちばんの手を見つけてください。
puzzles-right = 正解！
puzzles-wrong = いちばんの手ではありません。
puzzles-chance = あなたの手の後の勝率は{ $chance }、いちばんの手なら{ $best }です。
puzzles-next = 次の問題
puzzles-again = もう一度見る
puzzles-share = 初回の正解率は{ $share }です。
puzzles-unrated = 難しさを言うには、まだ答えが足りません。
puzzles-easy = やさしい：多くの人が正解。
puzzles-middle = ふつう：約半分の人が正解。
puzzles-hard = 難しい：正解は少数。
books-title = 部屋の書

# --- 部屋の書
books-line = 5体の化物とその経路で、1冊の部屋の書になります。広間の五体で遊び、自分でも作り、リンクで共有しましょう。
books-new = 部屋の書を作る
books-upload = ファイルを開く
books-refused = このファイルは受け取れません：
books-designed = 広間の五体
books-designed-line = 広間が作ったもの
books-by = 作：{ $name }
books-mine = あなたの部屋の書（作：{ $name }）
books-none = まだ誰も公開していません。最初の1冊を作ってみましょう。
books-all = すべての部屋の書
books-credits = 作：{ $author }（{ $license }）
books-published-by = 公開：{ $name }
books-origin-designed = この広間のために作られました。
books-origin-user = プレイヤーが作りました。
books-origin-licensed = 許諾を得て使用しています。
books-play = この部屋の書で遊ぶ
books-share = この部屋の書を共有
books-edit = 部屋の書を直す
books-copy = コピーから始める
books-download = ダウンロード
books-withdraw = 取り下げる
books-withdraw-sure = 書庫から取り下げますか？
books-warnings = 作者へ
books-path-of = { $name }の経路
books-badge = 難しさ
books-badge-running = ボットが挑戦中
books-badge-progress = { $total }回中{ $done }回
books-level = ボット
books-rate = { $percent }％
books-grade-gentle = やさしい
books-grade-fair = ふつう
books-grade-hard = むずかしい
books-grade-cruel = 容赦なし
books-title-en = 題（英語）
books-title-ja = 題（日本語、あれば）
books-title-de = 題（ドイツ語、あれば）
books-author = 作者
books-license = ライセンス
books-key = キー（a～z、0～9、-）
books-stages = 5つのステージ
books-findings = 検査の結果
books-checking = 検査中…
books-sound = 問題ありません。公開できます。
books-try = このステージを試す
books-try-how = まだ公開されていない経路は、公開の前に作者が一度クリアします。
books-try-won = この経路は公開できます。
books-try-unwon = まだクリアしていないステージ：{ $stages }
books-publish = 公開する
books-revise = この版を公開する
books-older = ここで編集を始めたあとに、この部屋の書の新しい版が公開されました。
books-older-take = 自分の変更を続ける
books-former = ここで書きかけていた別の部屋の書が残っています。
books-former-take = その部屋の書を続ける
books-discard = 捨てる
books-drawing = 絵
books-drawing-own = 自分の絵
books-drawing-file = SVGファイルを使う（8 KiB）
books-drawing-sweeper = ほうきばば
books-drawing-coil = とぐろ
books-drawing-weaver = 糸くり
books-drawing-warden = 錠まえ
books-drawing-hound = いぬがみ
books-drawing-unknown = 闇の中の誰か
books-name-en = 名前（英語）
books-name-ja = 名前（日本語、あれば）
books-name-de = 名前（ドイツ語、あれば）
books-look = 見た目の説明
books-path-board = 化物の経路：なぞる、タップ、または矢印とEnter
books-path-back = 1マス戻す
books-path-clear = 初めから
books-path-child = 子供駒を置く
books-path-no-child = 子供駒を取り除く
books-path-heat = いつ気づかれる？
books-square = 経路の{ $n }マス目
books-square-legal = ここへ伸ばせる
books-square-off = 経路の外
books-heat = 手番{ $turn }から気づかれる
books-heat-never = 気づかれない
books-count-covered = 通るマス
books-count-turns = 何もなければ終端まで（手番）
books-count-camped = 動かない子供が捕まる手番
books-count-corners = 曲がり角
books-scrub = 何もなければ：手番 { $turn } / { $last }
books-coming-follow = 経路を { $to } へ前進する。
books-coming-turn-to-path = 経路の進行方向、{ $facing }を向く。
books-coming-chase = 子供に気づき、{ $to } へ前進する。
books-coming-turn-to-child = 横にいる子供に気づき、{ $facing }を向く。
books-E-FORMAT = 部屋の書のファイルの形になっていません{ $why ->
        [size] ：64 KiBを超えています
        [encoding] ：UTF-8ではありません
        [depth] ：入れ子が深すぎます
        [json] ：JSONではありません
        [unknown] ：知られていないキーです
        [missing] ：足りません
       *[type] {""}
    }。
books-E-NUMBERS = ステージは5つ、番号は1～5を1回ずつです。
books-E-KEY = キーは a～z、0～9、- で1～40字、重複なしです。
books-E-TEXT = 文字がない、長すぎる、または制御文字があります。
books-E-SVG = 絵は付属のものか、8 KiBまでの単純なSVG図形です{ $part ->
        [none] {""}
       *[other] （不可：{ $part }）
    }。
books-E-LENGTH = 経路は2～36マスです。
books-E-BOUNDS = ボードの外です。
books-E-STEP = 前のマスの隣ではありません。
books-E-REPEAT = すでに通ったマスです。
books-E-START-NEAR = 経路の起点が子供のスタートに近すぎます。
books-E-OPENING = 化物の最初の手番でステージが終了します。
books-E-TIME = 終端まで{ $turns }手番しかなく、誰も間に合いません。
books-W-TIME = 終端まで{ $turns }手番。時間がわずかです。
books-W-CAMP = スタートから動けない子供は、手番{ $turn }で捕まります。
books-W-COVER = 経路が通らないマスが{ $squares }マスあります。そこでは戻りの矢印を使います。
books-W-DUPLICATE = 部屋の書「{ $book }」のステージ{ $number }{ $how ->
        [mirrored] の経路を裏返したものです。
       *[same] と同じ経路です。
    }
books-W-EASY = とてもやさしい：ボットの勝率{ $percent }％。
books-W-HARD = とてもむずかしい：ボットの勝率{ $percent }％。

# --- 人: 戦績、レーティング、シーズン
people-title = プレイヤー
people-yours = あなたの戦績
people-since = { $day }から。
people-plays = { $count ->
        [0] 終わったゲームはまだありません。
       *[other] 終わったゲーム：{ $count }
    }
people-stayed = ほかの人との最近の{ $counted }ゲームのうち、{ $stayed }ゲームを最後まで遊びました。
people-stayed-line = 途中で抜けた、時間切れになった、ほとんど手を進めないうちに投了したゲームは、最後まで遊んだものに数えません。
people-none = まだ一度もゲームを終えていません。
people-none-yours = ゲームを終えると、ここに残ります。
people-games = ゲーム数
people-wins = 勝ち
people-streak = 連勝中
people-best = 最多連勝
people-rating = レーティング
people-points = { $points } ± { $doubt }
people-unrated = レーティングはまだありません
people-rating-line = レーティング対象の卓で、どの側も実際に手を進めたゲームが対象です。始めたばかりの人や、同じ相手に何度も勝っても、ほとんど上がりません。初めは1000で、±の数はまだどれほど不確かかを表し、遊ぶほど小さくなります。
people-kinds = 席数とオプション別
people-seats = { $count ->
        [1] ひとり用
       *[other] { $count }席
    }
people-without = { $option }なし
people-option = { $option }：{ $value }
people-kind = { $plays }戦{ $wins }勝
people-season = シーズンの順位表
people-place = { $place }位
people-place-short = 順位
people-place-count = { $place }位{ $count }回
people-alone-won = 勝ち
people-alone-lost = 負け
people-alone-won-count = 勝ち{ $count }回
people-alone-lost-count = 負け{ $count }回
people-name = 名前
people-latest = 最近のゲーム
people-with = 味方
people-against = 相手
people-conceded = 投了
people-not-rated = 対象外
people-opponents = 対戦成績
people-opponent = 相手
people-better = { $name }が上
people-better-you = あなたが上
people-worse = 相手が上
people-export = 全戦績（{ $format }）
season-title = シーズン：{ $game }
season-of-year = シーズン
season-name = { $year }年{ $quarter ->
        [1] 1～3月
        [2] 4～6月
        [3] 7～9月
       *[4] 10～12月
    }
season-ever = 通算
season-nobody = このシーズンの対象ゲームはまだありません。最初に終えた人たちが順位表に載ります。
season-order = ほぼ確実といえるレーティングの順（点数から±の数の1.5倍を引いた値）です。シーズンは三か月ごとに新しく始まります。

# practice
company = だれと遊ぶか
company-others = ほかの人と
company-practice = 練習（全員分）
practice-people = 何人分を受け持つか
practice-help = ほかの人は着席できません。さいころの後でも何でも取り消せて、記録には残りません。
practice-seat = 席{ $letter }
practice-line = 練習：全員分を一人で動かし、何でも取り消せます。
practice-show = だれかに見せる
go-on-from-here = ここから続けて遊ぶ
replay-eyes = だれの目で見るか
replay-eyes-spectator = 観戦者

## 時間

time-left = 残り { $time }
time-short = 残り時間がわずかです：{ $time }
time-days = { $days } 日 { $hours } 時間
clock-title = 時間：{ $clock }
clock-none = 時計なし
clock-bank = { $minutes } 分＋手番ごとに { $seconds } 秒
clock-days = 1 手番 { $days } 日
clock-help = 分はゲーム全体の持ち時間で、秒は手番ごとに加わります。日数は手番ごとに与えられます。ボットに時計はありません。
timeout-bot = ボットが代わる
timeout-concede = 時間切れは投了
timeout-nothing = ほかの人が決める

# --- アカウント
account-title = アカウント
account-guest = この端末のゲストです。Cookieを消したり別の端末を使ったりすると、別の人になります。
account-since = { $day }からアカウントがあります。
account-besides = この端末のゲストは { $tables } 卓に着席し、{ $games } ゲームを終えています。それはゲストのものとして残り、ログアウトするとゲストに戻れます。
account-register = アカウントを作る
account-register-line = あなたはあなたのままです。席も戦績も今日の挑戦も引き継がれ、どの端末からもログインできます。メールアドレスは要りません。
account-register-do = アカウントを作る
account-name = 名前
account-name-help = みんなに見える名前で、ログインにも使います。ほかの人の名前と見分けにくい名前は使えません。
account-password = パスワード
account-password-help = 10文字以上。再発行はできません。大切に保管するか、あとでパスキーを追加してください。
account-show-password = パスワードを表示
account-sign-in = アカウントを持っている
account-sign-in-line = この端末のゲストの席や戦績は、この端末に残ります。
account-sign-in-do = ログイン
account-or = または
account-by-passkey = パスキーでログイン
account-by-provider = { $provider }でログイン
account-sign-out = ログアウト
account-sessions = ログイン中の端末
account-device = 端末
account-here = この端末
account-seen = 最終利用 { $at }
account-end = ログアウト：{ $device }
account-end-others = ほかの端末をすべてログアウト
account-take-tokens-back = プログラム用のトークン（{ $count }個）も取り消す
account-passkeys = パスキー
account-passkeys-line = 指紋、顔、端末の暗証番号でログインできます。パスワードは要りません。
account-passkeys-not-here = このブラウザーでは、このアドレスのパスキーを使えません。
account-passkey-add = パスキーを追加
account-passkey-make = パスキーを作る
account-passkey-label = 呼び名
account-passkey-help = 例：わたしのスマホ
account-passkey-made = 作成 { $at }
account-passkey-used = 最終利用 { $at }
account-passkey-forget = パスキー「{ $label }」を削除
account-forget = 削除
account-password-now = いまのパスワード
account-password-new = 新しいパスワード
account-password-change = パスワードを変える
account-password-set = パスワードを決める
account-password-change-help = 10文字以上。ほかの端末はすべてログアウトされます。
account-link = { $provider }と結びつける
account-linked = { $provider }でログインできます。
face-title = あなたの顔
face-line = 部品を選んで描きます。同じ卓の人に見えます。
face-part = 部分
face-save = この顔にする
face-random = おまかせ
face-part-head = 顔の形
face-part-ears = 耳
face-part-eyes = 目
face-part-mouth = 口
face-part-marks = 模様
face-part-hat = 帽子
face-part-fur = 色
face-part-ground = 背景
face-head = { $kind ->
        [0] 丸い
        [1] 横に広い
        [2] 縦に長い
        [3] 四角い
        [4] 下ぶくれ
       *[5] あごがとがっている
    }
face-ears = { $kind ->
        [0] なし
        [1] クマの耳
        [2] ネコの耳
        [3] ウサギの耳
        [4] たれ耳
        [5] 小さくとがった耳
        [6] 枝角
        [7] 二本の角
        [8] サルの耳
        [9] おだんご髪
        [10] おかっぱ
       *[11] ふわふわの毛
    }
face-eyes = { $kind ->
        [0] 小さな目
        [1] 見開いた目
        [2] 笑った目
        [3] 眠そうな目
        [4] きりっとした目
        [5] めがね
        [6] ウインク
        [7] きらきらした目
        [8] 眉を上げた目
        [9] 横目
        [10] まつげのある目
       *[11] 縦長の目
    }
face-mouth = { $kind ->
        [0] ほほえみ
        [1] ネコの口
        [2] すました口
        [3] 大笑い
        [4] ブタ鼻
        [5] きば
        [6] 舌を出す
        [7] 驚いた口
        [8] にやり
        [9] イヌの鼻
        [10] ひげ
       *[11] 前歯
    }
face-marks = { $kind ->
        [0] なし
        [1] タヌキの隈
        [2] 白い口もと
        [3] パンダの隈
        [4] トラじま
        [5] 赤いほっぺ
        [6] 白い顔
        [7] 半分だけ濃い
        [8] 片目のぶち
        [9] そばかす
        [10] 額の白すじ
       *[11] 前髪
    }
face-hat = { $kind ->
        [0] なし
        [1] はちまき
        [2] 麦わら帽子
        [3] 花
        [4] 葉っぱ
        [5] 野球帽
        [6] リボン
        [7] かんむり
        [8] カッパの皿
        [9] 毛糸の帽子
        [10] 羽根
       *[11] とさか
    }
face-fur = { $kind ->
        [0] 茶
        [1] 薄茶
        [2] クリーム
        [3] 白
        [4] 灰
        [5] 黒
        [6] だいだい
        [7] 黄
        [8] 緑
        [9] 青
        [10] 赤
       *[11] 紫
    }
face-ground = { $kind ->
        [0] 桃
        [1] 薄黄
        [2] 若草
        [3] 薄荷
        [4] 空色
        [5] 藤
        [6] 桜
        [7] 砂
        [8] 杏
        [9] 葉
        [10] 藍鼠
       *[11] 小豆
    }
account-own = 保存されているもの
account-own-line = 名前、席、ゲーム、チャット、部屋の書。すべてを読める形のファイル1つにまとめます。
notices-title = お知らせ
notices-line = 日単位の卓があなたを待つとき、卓を見るまでに一度だけ届きます。
notices-mail = メール
notices-address = メールアドレス
notices-ask = 確認のメールを送る
notices-asked = { $address } に確認のメールを送りました。リンクを開いて「はい」を選んでください。
notices-told = { $address } に届きます。
notices-told-until = それまでは { $address } に届きます。
notices-other = 別のアドレスにする
notices-stop = お知らせを止める
notices-accounts = アカウントがあれば、メールでもお知らせできます。
letter-confirm-line = あなたの手番になったら、このアドレスにお知らせしますか？
letter-stop-line = このアドレスへのお知らせを止めますか？
letter-confirm = はい、受け取ります
letter-stop = お知らせを止める
letter-confirmed = 手番になったらメールでお知らせします。
letter-stopped = もうお知らせは届きません。
letters-title = 届けるメール
letters-turn = あなたの手番
letters-company = 招待とメッセージ
letters-events = 大会とクラブ
letters-news = 卓のお知らせ
letters-once = すぐに
letters-daily = 一日一回まとめて
letters-never = 受け取らない
letters-digest = 一日一回のまとめ
letters-hour = まとめの時刻
letters-zone = 地域の時刻
letters-keep = この設定にする
letter-end-line = 「{ $what }」のメールを止めますか？ ほかのメールはそのまま届きます。
letter-end = これだけ止める
letter-ended = 「{ $what }」のメールはもう届きません。
push-title = ブラウザー
push-line = ゲームがあなたを待っていて、あなたがいないとき、端末の通知で知らせます。日単位のゲームでは卓を離れているとき、ほかのゲームでは広間を閉じていて相手が待っているときです。
push-begin = このブラウザーで知らせる
push-quiet = このブラウザーには届きません。
push-here = このブラウザーに届きます。
push-tried = 通知を送りました。表示されないときは、端末の通知の設定を確かめてください。
push-try = 試してみる
push-end = このブラウザーでは止める
push-unable = このブラウザーには知らせることができません。iPhone や iPad では先に Hiroma をホーム画面に追加してください。プライベートウィンドウでは使えません。
push-forbidden = このブラウザーでは Hiroma の通知が許可されていません。このページの設定で許可してから、読み込み直してください。
push-others = ほかのブラウザー
push-since = { $day } から
push-drop = 止める
push-drop-of = { $device } では止める
vacation-until = { $day } まで休暇
vacation-title = 休暇
vacation-line = 日単位のゲームでは、休暇のあいだ時計が止まります。今年の残りは { $left } 日です。
vacation-days = 日数
vacation-from = 最初の日
vacation-go = 休暇をとる
vacation-on = { $day } まで休暇中です。
vacation-planned = { $from } から { $day } まで休暇の予定です。
vacation-cancel = 取りやめる
vacation-back = 戻る
account-export = すべて書き出す（JSON）
account-delete = アカウントを削除
account-delete-guest = このゲストを削除
account-delete-line = 名前、チャット、部屋の書、挑戦、順位はただちに、永久に消えます。終えたゲームはほかの人の戦績に残りますが、あなたの席は「削除されたプレイヤー」になります。
account-delete-sure = 元に戻せないことを承知しています。
account-delete-do = 永久に削除

# --- Programs
access-title = プログラム連携
access-line = 自作のプログラムに、観戦・代わりの対局・結果の受け取りを任せられます。
access-to-account = アカウント
access-schema = APIの一覧（OpenAPI）
access-copy = コピー
access-not-copied = このブラウザーでは自動でコピーできません。選択した文字を手でコピーしてください。
access-tokens = トークン
access-tokens-line = プログラムはパスワードの代わりにトークンを示します。トークンでは、アカウントの名前・リスト・ログイン状態にも、ほかのトークンにも触れられません。
access-token-new = 新しいトークン
access-token-once = 今すぐコピーしてください。表示されるのはこの一度だけで、どこにも保存されません。
access-token-add = トークンを作る
access-token-make = 作成する
access-label = 用途
access-label-help = 例：机の上のボット
access-may = できること
access-may-play = 対局可
access-may-read = 閲覧のみ
access-may-play-line = 閲覧し、卓であなたとして行動する
access-may-read-line = 閲覧だけ
access-password-help = 端末から少し離れたすきに、ほかの人がトークンを作れないようにするためです。
access-no-password = パスワードのないアカウントです。ログインし直して、15分以内にトークンを作ってください。
access-good-for = 有効期間
access-days = { $days }日間
access-endless = 取り消すまで
access-until = { $day }まで有効
access-used = 最終使用 { $day }
access-never-used = 未使用
access-take-back = 取り消す
access-take-back-of = トークン「{ $label }」を取り消す
access-hooks = 結果の通知（Webhook）
access-hooks-line = 対戦が終わったときや自分の番になったときに、広間があなたのアドレスへ知らせます。プログラムへは二者だけの鍵で署名して、チャットへはチャンネルへのメッセージとして送ります。
access-hook-address = 通知先
access-hook-help = https:// で始まる、外から届くアドレス。
access-hook-form = 送る形式
access-hook-form-hiroma = プログラム向けの署名付きJSON
access-hook-form-discord = Discord
access-hook-form-slack = Slack・Mattermost
access-hook-tells-over = 対戦が終わったとき
access-hook-tells-turn = 自分の番になったとき
access-hook-tells-turn-help = その場にいないときだけ知らせます。卓ごとに一度で、その卓を次に開くまで再び送りません。
access-hook-set = 通知先に加える
access-hook-secret = 署名の鍵
access-hook-key = 鍵
access-hook-drop = 削除
access-hook-drop-of = 削除：{ $url }
access-hook-untold = まだ通知はありません
access-hook-told = 前回は届きました（応答 { $code }）
access-hook-answered = 前回の応答は { $code } でした。後でもう一度送ります
access-hook-timeout = 時間内に応答がありませんでした。後でもう一度送ります
access-hook-unreachable = 届きませんでした。後でもう一度送ります
access-robot = ボットのアカウント
access-robot-line = このアカウントで対局するのはプログラムですか？ それならそう名乗りましょう。名前の後ろに [bot] が付き、誰にでも分かります。元には戻せず、まだ一度も対局していないアカウントに限ります。
access-robot-is = このアカウントで対局するのはプログラムで、名前にもそう示されています。
access-robot-become = ボットのアカウントにする
access-robot-sure = 元に戻せないことを承知しています。
access-robot-do = ボットにする

# --- フェアプレイ
fair-dealings = { $name }さんとの関わり
fair-ignored = 表示しない
fair-ignored-line = この人のチャットを隠します。
fair-avoided = 同席しない
fair-avoided-line = あなたの卓に着けないようにします。理由は知らされません。
fair-report = モデレーターに知らせる
fair-reason = 内容
fair-reason-chat = 発言
fair-reason-name = 名前
fair-reason-cheating = 不正
fair-reason-leaving = 対局の放棄
fair-reason-other = その他
fair-text = 詳しい事情
fair-with-chat = そこでの発言が通報に添えられます。
fair-report-do = 通報を送る
fair-reported = ありがとうございます。モデレーターが確認します。
fair-way = モデレーション（{ $count }）
fair-title = モデレーション
fair-reports = 未対応の通報：{ $count }件
fair-no-reports = 未対応の通報はありません。
fair-reporter = 通報者
fair-table = 卓を見る
fair-said = それまでの発言
fair-why = 理由（本人が読みます）
fair-hours = 発言禁止・参加禁止の期間
fair-hours-of = { $hours ->
    [1] 1時間
    [24] 1日
    [168] 1週間
   *[other] 30日
  }
fair-do-dismiss = 対応不要
fair-do-warn = 警告する
fair-do-mute = 発言を禁止する
fair-do-ban = 参加を禁止する
fair-audit = 対応の記録
fair-host = 主催者
fair-until = { $at }まで
fair-act-warn = 警告：
fair-act-mute = 発言禁止：
fair-act-ban = 参加禁止：
fair-act-dismiss = 通報を見送り：
fair-act-read = 警告を確認：
fair-act-erase = コメントを消した：
fair-act-grant = 役割を任命：
fair-act-revoke = 役割を解任：
people-gone = 削除されたプレイヤー

# The host's desk

desk-title = 主催者の机
desk-processes = プロセス
desk-process-since = { $time } から、バージョン { $build }
desk-process-people = 人数
desk-process-rooms = 開いている卓
desk-process-lag = ループの遅れ
desk-process-stopgaps = ボットの不調で無作為に選ばれた手
desk-process-store = ストアの応答
desk-process-away = 応答なし
desk-process-bus = バス
desk-bus-up = 接続
desk-bus-down = 切断
desk-process-owned = 受け持っている卓
desk-process-lease = リースの経過時間
desk-process-no-lease = なし
desk-process-handovers = 引き渡した卓
desk-process-requests = 他のプロセスからの要求
desk-process-frames = 他のプロセスから中継した通知
desk-process-closing = 閉鎖中
desk-no-process = まだどのプロセスからも知らせがありません。
desk-tables = 卓
desk-tables-open = 募集中
desk-tables-playing = 対戦中
desk-tables-over = 終了
desk-tables-closed = 閉鎖
desk-tables-idle = 放置
desk-none = ありません。
desk-table-line = { $entries } 件、最終 { $time }
desk-close = 閉じる
desk-close-sure = この卓を永久に閉じますか？ 進行中のゲームは勝者なしで終わります。
desk-search = 名前で探す
desk-search-do = 探す
desk-guest = ゲスト
desk-account = { $time } からのアカウント
desk-seen = 最終 { $time }
desk-muted = { $time } まで発言禁止
desk-banned = { $time } まで参加禁止
desk-why = 理由
desk-mute = 発言禁止
desk-ban = 参加禁止
desk-lift = 解除
desk-for = 期間
desk-hours-1 = 1時間
desk-hours-24 = 1日
desk-hours-168 = 1週間
desk-hours-8760 = 1年
desk-role-moderator = モデレーター
desk-role-host = 主催者
desk-rule = { $name } への措置
desk-backups = バックアップ
desk-back-up = いまバックアップする
desk-no-backup = まだバックアップがありません。
desk-restore = 復元
desk-restore-sure = このバックアップで続けますか？ その後の内容は別のバックアップに残し、広間は一時的に閉まります。
desk-settings = 設定
desk-setting = 項目
desk-value = 値
desk-source = 由来
desk-source-default = 既定
desk-source-environment = 環境変数
desk-source-flag = フラグ
desk-empty = なし
desk-restart = 再起動
desk-drain = 順に閉じて終了
desk-drain-sure = 順に閉じますか？ 新しいゲームは始まらず、全員に知らせてからプロセスが終わります。起動し直せばすべて元どおりです。
desk-closing = 広間は { $time } に閉まります。
desk-cancel = やめる

## 勝つ見込み

chances = 勝つ見込み
chances-wait = 全員の勝つ見込みを計算しています…
chances-graph = 全員の勝つ見込みの移り変わり。押すとその手に移ります。
chances-of = { $names } { $percent }
chances-now = { $step } 手目：{ $said }
chances-who = 人
chances-luck = 運
chances-play = 手
chances-others = ほかの人
chances-help = 勝つ見込みの増減です。「手」は自分の判断で失った分、「ほかの人」はその判断で得た分、「運」は残りのすべて（さいころ、引いたもの、誰にも読めなかったこと）です。
chances-dearest = もっとも高くついた判断
chances-made = 実際：
chances-best = 最善：
chances-not-yet = { $step } 手目はまだ計算していません。
chances-progress = 見込みの計算の進み具合
chances-again = もう一度
chances-step = { $step } 手目
chances-step-none = この手で比べるものはありません。
chances-best-made = 最善の手。
chances-luck-of = 運：{ $said }
chances-why-whole = 全体としてよりよい局面が残ります。
chances-all = 損をした判断 { $count } 件すべて
chances-fewer = 高くついたものだけ
moments = 勝負の分かれ目
moments-ask = 勝負の分かれ目
moments-change = { $before } → { $after }
moments-none = 見込みが大きく動いた場面はありません。
chances-none = どの判断も最善か、それに近いものでした。

## 練習の卓での名人

master-lines = 名人ならどう指すか
master-wait = 名人が局面を見ています…
master-nothing = ここで比べるものはありません。
master-chances = 全員の勝つ見込み
what-if = 抽選の結果が違っていたら？
what-if-value = 抽選 { $place }
what-if-go = この結果にする

## Comments on a replay

comments = { $count ->
    [0] コメント
   *[other] コメント { $count }件
}
comments-none = このゲームへのコメントはまだありません。
comment-on = { $step }手目にコメントする
comment-erase = 消す

## What moderators tell somebody

standing = モデレーターからのお知らせ
standing-banned = { $until }まで対局できません。
standing-muted = { $until }まで発言できません。
standing-warned = モデレーターからの警告：
standing-read = 読みました

## Clubs

clubs-title = クラブ
clubs-line = いつもの仲間と遊ぶ場所です。クラブには専用の卓と、会員どうしの順位表があります。
clubs-all = 広間のクラブ
clubs-search = クラブの名前
clubs-search-do = 探す
clubs-mine = あなたのクラブ
clubs-others = 入れるクラブ
clubs-none = その名前のクラブはまだありません。作ってみませんか。
club-size = 会員 { $count } 人
club-asking-count = 入会希望 { $count } 人
club-role-owner = 代表
club-role-officer = 役員
club-role-member = 会員
club-role-asking = 入会を申し込み中
club-door = 入会のしかた
club-door-open = 誰でも入れる
club-door-asking = 申し込み制
club-door-invited = 招待制
club-door-open-help = 見つけた人は誰でもすぐに入れます。
club-door-asking-help = 申し込みには役員が答えます。招待リンクがあれば申し込みは要りません。
club-door-invited-help = 招待リンクのある人だけがクラブを見つけて入れます。
club-found = クラブを作る
club-found-guest = クラブを作るにはアカウントが必要です（ゲストはブラウザーとともに消えてしまうため）。入会には要りません。
club-found-do = 作る
club-to-account = アカウントへ
club-name = クラブの名前
club-text = クラブの紹介
club-join = 入会する
club-ask = 入会を申し込む
club-ask-no-more = 申し込みを取り消す
club-invite = クラブに招待
club-leave = 退会する
club-leave-sure = 退会しますか。クラブの卓には座れなくなります。
club-tables = クラブの卓
club-no-tables = いまクラブの卓はありません。開いてみましょう。
club-kinds = クラブの定番
club-no-kinds = 定番の卓はまだありません。
club-no-kinds-yours = いつも遊ぶ卓に名前をつけておくと、会員がひと押しで開けます。
club-open = 開く
club-open-kind = 「{ $name }」を開く
club-new-kind = 定番を加える
club-kind-name = 卓の名前
club-members = 会員
club-asking = 入会希望
club-out = 入れない人 { $count } 人
club-out-line = もう入会できない人
club-deeds = { $name } をどうするか
club-make-officer = 役員にする
club-make-member = 役員を解く
club-make-owner = 代表を譲る
club-make-out = 退会させる
club-make-none = 入会を許す
club-make-asking-member = 迎える
club-make-asking-out = 断る
club-board = 会員の順位
club-board-line = ほぼ確実といえるレーティング（点数から ± の数の1.5倍を引いたもの）の順です。広間でのこれまでの対局すべてを数えます。
club-no-board = 対局を終えた会員はまだいません。
club-manage = クラブの運営
club-change = 名前や紹介を変える
club-save = 保存
club-renew = 招待リンクを新しくする
club-renew-sure = いまの招待リンクは使えなくなります。
club-close = クラブを閉じる
club-close-sure = クラブを永久に閉じますか。会員と定番は失われます。ゲームは続きます。
club-report = このクラブを通報
club-for-whom = 相手
club-for-all = 誰でも
club-table = クラブの卓：
fair-why-club = 理由（{ $club } の代表が読みます）
fair-do-clear-text = 紹介を消す
fair-do-clear-name = 名前を取り上げる
fair-do-close-club = クラブを閉じる
fair-act-clear-text = クラブの紹介を削除：
fair-act-clear-name = クラブの名前を取り上げ：
fair-act-close-club = クラブを閉鎖：
fair-reason-club = クラブの名前や紹介

## 簡素な盤：どのゲームも項目とボタンで

plain-board = 簡素な盤
plain-board-help = 絵の盤のかわりに項目とボタンで遊びます。読み上げやキー操作に向いています。
plain-failed = このゲームの盤を表示できませんでした。この簡素な盤でそのまま続けられます。
plain-again = ゲームの盤をもう一度試す
plain-own = ゲームの盤へ
plain-seats = 席
plain-position = 局面
plain-foreseen = あなたの手のあとの局面
plain-moves = あなたの手番
plain-moves-as = { $name }の手番
plain-waiting = { $names }さんを待っています
plain-nobody = いまは手がありません
plain-drafted = これまでのあなたの手
plain-send = 手番を送る
plain-send-part = ここまでの手を送る
plain-take-back = 取り消す
plain-back = 戻る
plain-count = { $count }通り
plain-kinds = 手の種類
plain-range = { $from }～{ $to }
plain-number = 番号
plain-yes = はい
plain-no = いいえ
plain-at-once = 一手ずつすぐに送る
plain-ui-key-digits = はじめの九つから選ぶ
plain-ui-key-arrows = 選択肢のあいだを動く
plain-ui-key-enter = 選ぶ、手番を送る
plain-ui-key-escape = 戻る、最後の手を取り消す

## 簡素な盤での項目の名

field-seat = 席
field-seats = 席
field-mover = 手番
field-first = 最初の席
field-phase = 段階
field-stage = 場面
field-round = ラウンド
field-turn = 番
field-turns = 手番の数
field-players = プレイヤー
field-dice = さいころ
field-hand = 手札
field-card = カード
field-cards = カード
field-piece = 駒
field-pieces = 駒
field-cell = マス
field-square = マス
field-to = 行き先
field-facing = 向き
field-heading = 向き
field-colour = 色
field-number = 数
field-points = 点
field-score = 得点
field-ended = 終わりの条
field-clause = 条
field-options = オプション
field-rules = ルール
field-item = 品
field-items = 品
field-tile = タイル
field-kind = 種類
field-side = 側
field-sides = 側
field-power = 力
field-distance = 距離
field-place = 場所
field-status = 状態
field-choices = 選択肢
field-goal = 目標
field-lane = レーン
field-edge = 辺

## 盤のヘルプ

help = ヘルプ：いま何をする？
help-now = いまできること
help-goal = 目的
help-anything = ボタンか、盤の上を押して選びます。
help-wait = { $count ->
        [0] いまは、だれも選ぶことがありません。
       *[other] { $names }さんを待っています。
    }
new-tab = （新しいタブ）
coach = はじめての方への案内
coach-got-it = わかりました
coach-no-more = 案内はもう不要
coach-title = はじめての方への案内
coach-set = 盤の上に案内を出す
coach-set-help = ゲームごとに、はじめて最後まで遊ぶまで、押す場所のそばにひとつずつ出します。
coach-again = 案内をすべてもう一度出す
coach-back = どのゲームでも、案内がまた出ます。

## 仲間

nav-friends = フレンド
company-waits = 件が待っています
company-title = フレンド
company-friends = あなたのフレンド
company-no-friends = まだいません。相手のページからフレンドを申し込めます。二人とも承諾するとフレンドになります。
company-asks = { $count } 人がフレンドを申し込んでいます
company-asks-you = フレンドを申し込んでいます。
company-asked = 申し込み中
company-ask = フレンドを申し込む
company-agree = 承諾する
company-decline = 断る
company-take-back = 取り消す
company-part = フレンドをやめる
company-write = メッセージを書く
company-open = 開く
company-here = いまここにいます
company-away = いません
company-at = { $game }の卓
company-letters = メッセージ
company-no-letters = まだ誰ともやり取りしていません。
company-nothing-yet = まだ何も書かれていません。
company-between = 読めるのはお二人だけです。どちらかが通報したときにだけ、モデレーターが見ます。
company-report = 通報する
company-doors = 誰に開くか
company-keep = 保存する
company-where = あなたの居場所を見られる人
company-where-help = 一覧に出ている卓の席は、誰にでも見えます。
company-who-writes = あなたにメッセージを書ける人
whom-everybody = 全員
whom-friends = フレンド
whom-nobody = なし
talk-lobby = ロビーの会話
talk-lobby-empty = まだ誰も話していません。
talk-club = クラブの会話
talk-club-empty = まだ誰も話していません。読めるのは会員だけです。
talk-say = 話す
talk-phrases = それぞれの言語で表示される定型文
talk-outside = （{ $host } へのリンク）
talk-erase = 発言を消す
talk-erased = モデレーターが発言を消しました。
phrase-hello = こんにちは！
phrase-good-luck = 健闘を祈ります！
phrase-have-fun = 楽しみましょう！
phrase-nice-move = いい手ですね！
phrase-no-hurry = ごゆっくりどうぞ。
phrase-moment = 少しお待ちください。
phrase-sorry = すみません！
phrase-thanks = ありがとう！
phrase-well-played = お見事でした！
phrase-again = もう一局いかがですか？
phrase-enough = 今日はこれで終わりにします。
phrase-goodbye = さようなら！
fair-with-talk = そこでの発言も一緒に送られます。
fair-talk-lobby = ロビーで
fair-talk-club = クラブの会話で
fair-talk-two = メッセージで

# Tournaments

tournaments-title = 大会
tournaments-line = 優勝者が決まる催しです。参加を申し込んで開始時刻に来れば、各回戦の卓は広間が用意します。
tournaments-coming = これから・開催中
tournaments-past = 終わった大会
tournaments-none = 予定されている大会はありません。下で大会を開けます。
tournaments-all = 大会一覧
tournament-mine = 参加中
tournament-people = { $count }人
tournament-system-swiss = スイス式
tournament-system-round-robin = 総当たり
tournament-system-knock-out = 勝ち抜き
tournament-system-arena = アリーナ
tournament-system-swiss-help = 全員が毎回戦、同じくらいの得点の人と対戦します。
tournament-system-round-robin-help = 全員が互いに対戦します。3人以上の卓では、回戦数の範囲でできるだけ均等に当たります。
tournament-system-knock-out-help = 負けたら敗退です。引き分けは再対戦します。
tournament-system-arena-help = 決まった時間のあいだ、手の空いた人どうしが次々に対戦します。
tournament-over = 終了
tournament-called-off = 中止
tournament-until = { $time }まで
tournament-round = 第{ $round }回戦
tournament-round-of = 第{ $round }回戦（全{ $rounds }回戦）
tournament-announce = 大会を開く
tournament-announce-open = ゲーム・方式・時刻を決める
tournament-announce-do = 発表する
tournament-guest = 大会にはアカウントが必要です。
tournament-name = 大会名
tournament-text = 説明
tournament-starts = 開始
tournament-system = 方式
tournament-seats = 1卓の人数
tournament-rounds = 回戦数
tournament-length = 時間（分）
tournament-clock = { $minutes }分＋1手番{ $seconds }秒
tournament-for = 対象
tournament-for-all = アカウントのある人全員
tournament-rated = レーティング対象
tournament-rated-help = 対局がレーティングに反映されます。
tournament-yes = はい
tournament-no = いいえ
tournament-grace = 卓で待つ時間
tournament-grace-minutes = { $count }分
tournament-organiser = 主催
tournament-club = クラブ
tournament-series = シリーズ
tournament-series-help = 同じシリーズの大会は得点を合計します。
tournament-series-line = シリーズの全大会の合計得点です。
tournament-series-none = まだ対局がありません。
tournament-enter = 参加する
tournament-enter-account = アカウントを作って参加
tournament-leave = 参加を取りやめる
tournament-leave-sure = 進行中の対局は最後まで行います。取りやめますか。
tournament-calendar = カレンダーに追加
tournament-share = 招待する
tournament-call-off = 中止する
tournament-call-off-sure = 以後の回戦は行われません。大会を中止しますか。
tournament-to-table = 自分の卓へ
tournament-entrants = 参加者
tournament-standings = 順位表
tournament-nobody = まだ誰もいません。最初の参加者になりましょう。
tournament-place = 順位
tournament-person = 名前
tournament-points = 得点
tournament-games = 対局
tournament-left = 棄権
tournament-bye = 不戦勝
tournament-not-played = 不戦
tournament-watch = 観戦
tournament-replay = リプレイ
tournament-tie-buchholz-cut-1 = ブッフホルツ−1
tournament-tie-buchholz = ブッフホルツ
tournament-tie-sonneborn-berger = ゾンネボルン
tournament-tie-wins = 勝ち数
tournament-tie-direct = 直接対決
tournament-tie-points = 得点
tournament-tie-fewer-games = 対局数
tournament-of-table = 第{ $round }回戦
tournament-waits = 全員が着席すると始まります。{ $time }まで{ $who }を待ちます。

## The analysis board

variations = 変化
variations-list = このゲームに現れた局面
variations-opening = 初めの局面
variations-drawn = （抽選{ $n }）
variations-follow = ほかの局面に移れるのは、動かしている人だけです。
variations-link = この局面へのリンク
master-arrows = 盤の上に示す
cursor-title = 動かす人
cursor-theirs = { $name }さんが動かしています。あなたは見ています。
cursor-yours = あなたが動かしています。ホストはいつでも取り戻せます。
cursor-take = 自分で動かす
cursor-ask-no-more = 頼むのをやめる
cursor-waits = 頼みました。返事がなければ「いいえ」です。
cursor-asked = { $name }さんが動かしたいそうです
cursor-asked-host = いつでも取り戻せます。
cursor-asked-help = 承知すると、あなたは見る側になります。
cursor-give = 動かしてもらう
cursor-keep = 今はだめ
analysis-title = 検討する局面
analysis-holds = { $game }、{ $people }人分、{ $turns ->
        [0] 初めの局面
       *[other] { $turns }手目
    }。
analysis-line = その局面から自分の練習の卓が開きます。全員分を自分で動かし、成績にはなりません。
analysis-open = 盤を開く
analysis-unreadable = このリンクには局面が入っていません。途中で一部が欠けたのかもしれません。
analysis-new = 新しい卓
chances-eyes-all = 面はだれにでも分かったこと、点線は伏せたカードをすべて知った場合です。
chances-eyes-of = 面は{ $name }に分かったこと、点線は伏せたカードをすべて知った場合です。
chances-eyes-truth = カードがすべて開いていれば、{ $said }。

## Duplicate
tournament-system-duplicate = 同じ配り
tournament-system-duplicate-help = どの卓でも同じさいころと抽選で一局だけ遊び、同じ席どうしの成績を比べます。全卓が終わるまですべて秘密で、レーティングの対象外です。
tournament-compare = 卓を比べる
tournament-secret = 全卓が終わるまで秘密
tournament-secret-help = どの卓も抽選は同じです。最後の卓が終わってから比べます。それまで見られるのは自分の卓だけです。
tournament-seat = 席
tournament-table-no = 卓{ $no }
