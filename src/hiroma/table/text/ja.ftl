# 卓：コマンド、断りの理由、出来事、答え。名前は文字として、席は 1 から数えて渡されます。

## ボットの強さ、値

level-random = でたらめ
level-casual = やさしい
level-club = ふつう
level-master = 名人
level-novice = 入門
level-decent = ふつう
level-strong = 強い
character-usagi = ウサギ
character-tanuki = タヌキ
character-hitsuji = ヒツジ
character-neko = ネコ
character-panda = パンダ
character-kaeru = カエル
character-risu = リス
character-hiyoko = ヒヨコ
character-inu = イヌ
character-shika = シカ
character-kapibara = カピバラ
character-pengin = ペンギン
character-saru = サル
character-kitsune = キツネ
character-kuma = クマ
character-fukuro = フクロウ
character-kappa = カッパ
character-ookami = オオカミ
character-inoshishi = イノシシ
character-tora = トラ
character-taka = タカ
character-tengu = テング
character-oni = オニ
character-ryuu = リュウ
value-true = あり
value-false = なし

## コマンド

command-join = 席に着く
command-join-help = 席に着く。ボットが代わっている席なら自分に戻す
command-leave = 席を立つ
command-leave-help = 席を立つ。ゲーム中はボットが代わりを務める
command-leave-sure = ゲームを抜けますか？ あとはボットが代わりにプレイします。
command-ready = 準備完了
command-ready-help = 開始に同意する。全員がそろうと始まる
command-start = ゲーム開始
command-start-help = いますぐ始める
command-rematch = もう一局
command-rematch-help = 同じ顔ぶれでもう一局。全員が同意すると始まる
command-call-off = 開始を取り消す
command-call-off-help = 端末を待っている間に、開始を取り消す
command-option = オプション
command-option-help = 開始前にオプションを決める：/option 名前 値
command-clock = 持ち時間
command-clock-help = 考える時間を決める：/clock 5+10（持ち時間の分と手番ごとの秒）、/clock 2d（手番ごとの日数）、/clock none
command-timeout = 時間切れのとき
command-timeout-help = 時間切れでどうするか：/timeout bot、/timeout concede、/timeout nothing
command-rated = レーティング対象
command-rated-help = ゲームをレーティングの対象にするか：/レート オン、/レート オフ
command-welcome = 途中参加を受け付ける
command-welcome-help = 第 2 ラウンドが終わるまで、ボットの席にほかの人が入れるか：/途中参加 オン、/途中参加 オフ
command-offer = 席を譲る
command-offer-help = このゲームの自分の席を、続きを打ちたい人に譲ると申し出る：/譲る オン、/譲る オフ
command-next = 順番を待つ
command-next-help = この卓の席が空くのを待つ：/順番待ち オン、/順番待ち オフ
command-listed = ロビーに出す
command-listed-help = この卓をロビーの一覧に出すか：/公開 オン、/公開 オフ
command-watchers = 観戦できる人
command-watchers-help = だれがゲームを観戦できるか：/観戦 オン、/観戦 会員、/観戦 オフ。遅らせるには：/観戦 5（記録の件数）、/観戦 3m（分）
command-door = 入口の条件
command-door-help = 席に着く人の条件：/入口 1400-1800（レーティング）、/入口 10局（終えたゲーム）、/入口 90%（最後まで遊んだ割合）、/入口 なし
command-fill = ボットで開始
command-fill-help = 指定した秒数の後、足りない席にボットを入れて始める：/fill 30、/fill off
command-seat = 席を替わる
command-seat-help = 別の席へ移る。先客がいれば入れ替わる
command-shuffle = 席替え
command-shuffle-help = ゲームの前に、席順をくじで決める
command-claim = 一人で打ち切る
command-claim-help = 持ち時間がなく、ほかのだれも戻らないゲームを終える。だれの成績にもならない
command-claim-sure = このゲームを終えますか。だれの成績にもなりません。
command-bot = ボットを呼ぶ
command-bot-help = 空いた席にボットを呼ぶ。または不在の人の代わりを任せる
command-kick = 外す
command-kick-help = ボットや参加者を外す。ゲーム中は投票で決める
command-host = ホストを譲る
command-host-help = ほかの人をホストにする
command-lend = 仲間に任せる
command-lend-help = 同じ側の仲間に自分の手番を任せる：/lend 番号（/lend off で自分に戻す）
command-undo = 待った
command-undo-help = 直前の自分の手番を取り消す。すでにさいころが振られていれば、ほかの人に尋ねる
command-redo = やり直す
command-redo-help = 練習で、取り消した手番をもう一度進める
command-goto-help = 練習で、このゲームのほかの局面に移る
command-cursor = 動かす役を頼む
command-cursor-help = 練習で、動かしている人に交代を頼む。ホストはすぐに取り戻せる
command-accept = 賛成
command-accept-help = 出ている問いに「はい」と答える
command-refuse = 反対
command-refuse-help = 出ている問いに「いいえ」と答える
command-concede = 投了
command-concede-help = このゲームを投了する
command-concede-sure = 投了しますか？
command-abort = 中止
command-abort-help = 全員の同意で、勝者なしにゲームを終える
command-abort-sure = 勝者なしで終えることを、全員に提案しますか？
command-pause = 一時停止
command-pause-help = ゲームを休止する
command-resume = 再開
command-resume-help = 休止したゲームを再開する
command-submit-help = 自分の手番を行う
command-say-help = 卓の人に話しかける
command-help-help = コマンドの一覧
command-info = 卓の情報
command-info-help = 卓の様子とオプション
command-who = 顔ぶれ
command-who-help = だれがどの席にいるか、不在はだれか
command-hint = ヒント
command-hint-help = いちばん強いボットなら何を選ぶか
command-rules = ルール
command-rules-help = ルールブックを開く
command-replay = リプレイ
command-replay-help = 最後に終わったゲームをもう一度見る
command-export = 書き出し
command-export-help = 記録のすべてをファイルで受け取る
command-verify = 検証
command-verify-help = 最後に終わったゲームのさいころを検証する
command-invite = 招待
command-invite-help = この卓へのリンク
command-whereis = どこにいる
command-whereis-help = その人がいまどこにいるか（本人が見せている範囲で）：/どこ 名前
command-mute = ミュート
command-mute-help = 人の発言を隠す、また表示する
command-password = 合言葉
command-password-help = 席に着く前に言う合言葉を決める：/合言葉 ことば、/合言葉 オフ（ホスト）。または合言葉を言う
command-language = 言語
command-language-help = ja、en、de から選ぶ

## 答え

reply-help = 入力できるもの（スラッシュなしは会話、// はスラッシュそのもの）：
reply-info =
    { $status ->
        [open] 開始を待っています。
        [playing] ゲームの最中です。
       *[over] ゲームは終わりました。
    }記録は { $rev } 件です。
reply-who =
    { $count ->
        [0] まだだれも席に着いていません。
       *[other] { $count } 席が埋まっています。
    }{ $watchers ->
        [0] {""}
       *[other] 観戦は { $watchers } 人です。
    }
reply-hint = いちばん強いボットの選択：
reply-rules = ルールブック：
reply-replay = 第 { $no } ゲームのリプレイ：
reply-export = 記録のすべて：
reply-verify = 第 { $no } ゲームのさいころを検証：
reply-invite = この卓へのリンク：
reply-whereis = { $where ->
        [table] { $name }さんのいる卓：
        [here] { $name }さんはここにいます。
        [away] { $name }さんはいません。
       *[hidden] { $name }さんは居場所を見せていません。
    }
reply-mute = { $names ->
        [none] 全員の発言が見えています。
       *[other] 隠している人：{ $names }
    }
reply-password = { $done ->
        [set] 席に着く人に、この合言葉を尋ねます。
        [off] この卓に合言葉はありません。
       *[right] 席に着けます。
    }
reply-language = 日本語で表示します。

## 断りの理由

refusal-flood = 操作が多すぎます。少し待ってからもう一度どうぞ。
refusal-foreign-origin = ほかのサイトから操作することはできません。
refusal-unknown = できませんでした（{ $code }）。
refusal-offline = 広間につながりません。少し待ってからもう一度お試しください。
refusal-http = 広間からエラーが返りました（{ $status }）。
refusal-not-found = ここには何もありません。
refusal-not-allowed = ここではできません。
refusal-malformed = 広間が理解できない内容でした。
refusal-unexpected = 今はその操作を受け付けられません。
refusal-too-large = 一度に送るには長すぎます。
refusal-too-many-tables = 同時に見られる卓は { $most } までです。
refusal-too-many-open = 終わっていない卓を { $most } 卓開いています。先にどれかを終えてください。
refusal-too-many-opened = このアドレスから多くの卓が開かれました。{ $minutes } 分後にもう一度どうぞ。
refusal-too-many-seats = 終わっていない { $most } 卓に着いています。先にどれかを終えるか、席を立ってください。
refusal-too-many-guests = このアドレスから多くの新しい来客がありました。しばらくしてからもう一度試すか、ログインしてください。
refusal-too-many-sockets = 同時に開ける広間のページは { $most } までです。
refusal-no-such-lesson = そのレッスンはありません。
refusal-no-such-table = このコードの卓はありません。リンクの文字が欠けていないかご確認ください。
refusal-name-length = 名前は 1～{ $most } 文字です。
refusal-name-taken = その名前は使われているか、ほかの人の名前と見分けがつきません。
refusal-name-reserved = その名前は誰も使えません。
refusal-password-length = パスワードは { $least }～{ $most } 文字です。
refusal-password-weak = そのパスワードは推測されやすすぎます。
refusal-passkey-none = 端末からパスキーが返りませんでした。
refusal-passkey-refused = そのパスキーではここのアカウントを開けません。
refusal-too-many-passkeys = パスキーは1アカウントに { $most } 個までです。
refusal-no-such-passkey = そのパスキーはもうありません。
refusal-no-such-session = そこではもうログインしていません。
refusal-signed-in = すでにログインしています。
refusal-guest = 先にログインしてください。
refusal-wrong-sign-in = 名前とパスワードが合いません。
refusal-wrong-password = パスワードが違います。
refusal-sign-in-again = ご本人の確認のため、いったんログアウトし、ログインし直してからもう一度どうぞ。
refusal-crowded = ただいまログインが混み合っています。数秒後にもう一度お試しください。
refusal-wait = 試行回数が多すぎます。{ $minutes ->
        [0] { $seconds } 秒
       *[other] { $minutes } 分
    }お待ちください。
refusal-flow-over = 時間がかかりすぎたか、別のウィンドウで始められています。もう一度初めからどうぞ。
refusal-no-such-provider = この広間にはほかのログイン方法がありません。
refusal-provider-away = 相手側が応答しません。少し待ってからもう一度お試しください。
refusal-provider-refused = 相手側でログインが認められませんでした。
refusal-identity-taken = その身元はすでに別のアカウントに結びついています。
refusal-store-away = いま広間の記録に手が届きません。少し待ってからもう一度お試しください。
refusal-locale-unknown = その言語には対応していません。
refusal-command-unknown = /{ $command } というコマンドはありません。{ $nearest-count ->
        [0] {""}
       *[other] もしかして：{ $nearest }
    }
refusal-command-id = 命令を区別できませんでした。もう一度お試しください。
refusal-arguments = /{ $command } の書き方が違うようです。/help で書き方を確認できます。
refusal-no-such-comment = そのコメントはありません。
refusal-comments-full = このゲームへのコメントは上限です（全体で{ $most }件、一人{ $own }件まで）。
refusal-nothing-said = 発言が空です。
refusal-too-long = 発言は { $most } 文字までです。
refusal-busy = 卓が混み合っています。もう一度お試しください。
refusal-internal = 広間の側で問題が起きました。何も変わっていません。
refusal-failed = 広間の側で問題が起きました。一部は済んでいるかもしれません。確かめてから、もう一度お試しください。
refusal-stale = その間に卓の様子が変わりました。もう一度ご覧ください。
refusal-not-known = これは広間だけができることです。
refusal-not-seated = まず席に着いてください。
refusal-already-seated = もう席に着いています。
refusal-already-open = この卓はもう開いています。
refusal-table-full = { $chairs } 席すべて埋まっています。
refusal-people = このゲームには { $need } 人が必要です（いまは { $have } 人）。
refusal-game-running = ゲーム中はできません。
refusal-no-such-tournament = その大会はありません。
refusal-no-such-zone = その地域の時刻はこの広間にはありません。
refusal-not-your-series = このシリーズはほかの人が始めたものです。別の名前にしてください。
refusal-not-your-tournament = 大会の主催者だけができます。
refusal-tournament-over = この大会にはもう参加できず、変更もできません。
refusal-tournament-full = この大会は満員です（{ $most }人が参加しています）。
refusal-tournament-time = 大会の開始は、今から半年以内にしてください。
refusal-tournament-seats = このゲームは1卓にその人数では遊べません。遊べる人数：{ $need }
refusal-tournament-match = 大会は1回のゲームで勝敗を決めます。マッチを1回にしてください。
refusal-tournament-table = 大会の卓です。ここで組み合わせられた人だけが、発表どおりの条件で1回だけ遊びます。
refusal-no-game = ゲームは始まっていません。
refusal-no-such-step = その時点の局面がありません。
refusal-game-over = ゲームはそこで終わっています。もっと前の手からお試しください。
refusal-goes-on = 途中から続けるゲームのオプションは変えられません。
refusal-too-many = { $most }個までです。
refusal-token-unknown = このトークンは無効です。
refusal-token-scope = このトークンではできません。
refusal-no-such-token = そのトークンはありません。
refusal-no-such-hook = そのフックはありません。
refusal-has-played = すでに遊んだことのあるアカウントは、人のもののままです。
refusal-robot-already = すでにボットのアカウントです。
refusal-hooks-off = この広間では結果の通知を行っていません。
refusal-hook-address = 公開ネットワークのhttpsアドレスだけが使えます。
refusal-no-finished-game = 終わったゲームがまだありません。
refusal-game-unknown = そのゲームは、この広間にはありません。
refusal-version-unknown = その版のルールは、この広間にはもうありません。
refusal-already-ready = もう同意しています。
refusal-beginning = まもなく始まります。端末が数字を開いているところです。先に開始を取り消してください。
refusal-no-start = 開始は求められていません。
refusal-nonce-open = この席の端末は、もう数字を開いています。
refusal-other-nonce = 端末が約束した数字と違います。
refusal-nonce-in-clear = この卓では、端末はまず数字を約束し、始まる直前に開きます。
refusal-no-pledge = これは以前の方式の卓です。端末は数字をそのまま渡します。
refusal-no-key = 広間側の乱数の鍵が失われたため、このゲームは続けられません。
refusal-bad-draw = 記録の { $n } 番目の抽選が正しくありません。
refusal-malformed-move = このゲームにない手です。
refusal-draw-between = 次の手の前に抽選が必要です。
refusal-reveal-between = 前の手で、まだ誰にも分からないものが公開されます。先にその手を送ってください。
refusal-no-such-seat = その席はありません。
refusal-no-such-chair = { $chair } 番の席はありません。
refusal-no-such-bot = そのボットはいません。いるのは：{ $known }
refusal-no-other-chair = ほかに席がありません。
refusal-bad-order = 席順になっていません。
refusal-nothing-to-claim = 一人で打ち切れるのは、持ち時間もレーティングもなく、ほかの人と対戦しているゲームだけです。
refusal-others-play = 全員の手を待っているわけではありません。あなたの番か、ほかの人がまだ対戦中です。
refusal-wait-to-claim = あと { $minutes } 分、だれも戻らなければ打ち切れます。
refusal-not-your-seat = あなたの席ではありません。
refusal-not-your-turn = あなたの手番ではありません。
refusal-bot-plays-already = その席はボットが務めています。「席に着く」（/join）で自分に戻せます。
refusal-bot-cannot-host = ボットはホストになれません。
refusal-nobody-waited-for = ボットに任せられるような、手番を待っている相手はいません。
refusal-seat-is-theirs = ゲームのあいだ、席は持ち主のものです。ボットに渡せるのは、本人か、本人の時計だけです。
refusal-wait-for-them = あと { $minutes } 分のあいだ動きがなければ、ほかの人たちの合意でボットに任せられます。
refusal-stand-in-level = 代わりを務めるボットの強さは「{ $level }」と決まっています。
refusal-asked-already = 先ほど提案したばかりです。{ $seconds } 秒たつとまた提案できます。
refusal-not-agreed = 設定が変わりました。先に座っていた人は、もう一度「準備完了」（/ready）にしてください：{ $places } 番の席。
refusal-clock-too-short = レーティング対象のゲームでは、{ $turns } 手で { $seconds } 秒以上の持ち時間が要ります。時計を長くするか、レーティング対象外にしてください。
refusal-old-terms = この卓を最新の状態にしています。もう一度お試しください。
refusal-terms-known = その取り決めは、もうこの卓で使われています。
refusal-no-mate = 同じ側に、ほかの人はいません。
refusal-not-a-mate = 任せられるのは、同じ側のほかの人だけです。
refusal-not-lent = もう自分で決めています。
refusal-lent-out = いまは仲間に任せています。先に自分に戻してください（/lend off）。
refusal-nobody-there = 選べる相手がいません。
refusal-leave-instead = 自分が抜けるときは「席を立つ」（/leave）を使ってください。
refusal-not-host = ホストだけができます。
refusal-already-conceded = もう投了しています。
refusal-paused = 休止中です。まず「再開」（/resume）してください。
refusal-not-paused = 休止していません。
refusal-nothing-to-undo = 取り消せる自分の手番がありません。
refusal-no-vote = いま出ている問いはありません。
refusal-vote-open = 先に出ている問いに決着をつけてください。
refusal-already-answered = あなたは尋ねられていないか、もう答えています。
refusal-option-missing = どのオプションですか？ あるのは：{ $known }
refusal-option-unknown = { $option } というオプションはありません。{ $nearest-count ->
        [0] あるのは：{ $known }
       *[other] もしかして：{ $nearest }
    }
refusal-option-value = { $option } をその値にはできません。使えるのは：{ $choices }
refusal-option-range = { $option } は { $low }～{ $high } です。
refusal-option-excluded = { $option } は { $other } と同時には使えません。先に { $other } をオフにしてください。
refusal-option-text = { $option } を読めません：{ $error } { $place }

## 出来事

event-opened = 卓が開きました。
event-went-on-from = { $no ->
        [0] 練習：リンクの局面（{ $step }手目）から続けます。
       *[other] 練習：ほかの卓の第{ $no }戦を{ $step }手目から続けます。
    }
event-joined = { $player }さんが席に着きました。
event-left = { $player }さんが席を立ちました。
event-readied = { $chair }さんは準備完了です。
event-start-asked = {""}
event-start-called-off = { $late-count ->
        [0] { $chair ->
            [none] 開始が取り消されました。
           *[other] { $chair }さんが開始を取り消しました。
        }秘密の値が新しくなりました。もう一度、準備完了を知らせてください。
       *[other] 開始が取り消されました。{ $late }さんの端末から数字が届きませんでした。秘密の値が新しくなりました。もう一度、準備完了を知らせてください。
    }
event-option-set = { $value ->
        [true] オプション「{ $name }」をありにしました。
        [false] オプション「{ $name }」をなしにしました。
       *[other] オプション「{ $name }」を { $value } にしました。
    }{ $reset-count ->
        [0] {""}
       *[other] これにより { $reset } はなしになります。
    }
event-swapped = { $chair }さんと{ $other }さんが席を替わりました。
event-shuffled = くじで席順が決まりました。
event-ended-alone = ほかのだれも戻らないため、{ $chair }さんがゲームを終えました。だれの成績にもなりません。
event-bot-seated = { $bot }さん（ボット：{ $level }）が席に着きました。
event-bot-left = { $bot }さん（ボット：{ $level }）が席を立ちました。
event-bot-took-over = { $why ->
        [time] { $chair }さんは時間切れです。戻るまでボット（{ $level }）が代わりを務めます。
        [others] ほかの人たちの合意で、{ $chair }さんが戻るまでボット（{ $level }）が代わりを務めます。
        [idle] ほかの人たちの合意で、{ $chair }さんが戻るまでボット（{ $level }）が代わりを務めます。
       *[left] ボット（{ $level }）が{ $chair }さんの代わりを務めます。
    }
event-returned = { $chair }さんが戻りました。
event-seat-taken = { $player }さんが{ $bot }さん（ボット：{ $level }）の席に入りました。
event-offered = { $on ->
        [true] { $chair }さんが、続きを打ちたい人に席を譲ると申し出ています。
       *[false] { $chair }さんは席を譲るのをやめました。
    }
event-seat-given = { $former }さんの席を{ $player }さんが引き継ぎます。
event-queued = { $on ->
        [true] { $player }さんが席の空きを待っています。
       *[false] { $player }さんは席の空きを待つのをやめました。
    }
event-lent = これからは{ $other }さんが{ $chair }さんの分も決めます。
event-taken-back = { $chair }さんがまた自分で決めます。
event-host-changed = { $player }さんがホストになりました。
event-game-began = 第 { $no } ゲーム開始。
event-game-ended = { $how ->
        [aborted] 第 { $no } ゲームは勝者なしで終わりました。
        [conceded] 投了により第 { $no } ゲーム終了。{ $winners-count ->
            [0] {""}
           *[other] { $winners }さんの勝ち。
        }
       *[rules] 第 { $no } ゲーム終了。{ $winners-count ->
            [0] 勝者はいません。
           *[other] { $winners }さんの勝ち！
        }
    }{ $goal ->
        [1] {""}
       *[other] { $match_over ->
            [true] これで対戦が決着しました！
           *[false] {""}
        }
    }
event-vote-called = { $about ->
        [undo] { $by }さんが「待った」を希望しています。
        [pause] { $by }さんがゲームの休止を提案しています。
        [kick] { $by }さんが{ $chair }さんを外すことを提案しています。
        [stand-in] { $by }さんが、動きのない{ $chair }さんの代わりをボットに任せることを提案しています。
        [substitute] { $player }さんが、席を譲ると申し出た{ $chair }さんの続きを打つことを希望しています。
       *[abort] { $by }さんがゲームの中止を提案しています。
    }
event-voted = { $yes ->
        [true] { $chair }さんは賛成です。
       *[false] { $chair }さんは反対です。
    }
event-vote-closed = { $passed ->
        [true] 可決されました。
       *[false] 見送られました。
    }
event-undone = { $draws ->
        [0] { $seat }さんが手番を取り消しました。
       *[other] { $seat }さんが手番を取り消しました。抽選 { $draws } 回分も取り消され、やり直しになります。
    }
event-withdrawn = { $chair }さんが提案を取り下げました。
event-terms-renewed = ここから先、この卓では現在のフェアプレーの取り決めに従います。
event-conceded = { $seat }さんが投了しました。
event-kicked = { $player }さんが卓から外されました。
event-paused = { $chair }さんがゲームを休止しました。
event-resumed = { $chair }さんがゲームを再開しました。
refusal-revealed = めくられたものは取り消せません。
refusal-shared-deal = この共通の配りは、だれもが一人で、一度だけ、同じ条件で遊びます。
event-disclosed = 共通の配りの秘密が公開されました。すべての抽選を計算し直せます。
event-closed = この広間の主催者が卓を閉じました。
refusal-no-such-day = その日はだれも遊んでいません。
refusal-no-such-puzzle = その問題はありません。
refusal-no-such-book = その部屋の書はありません。
refusal-no-such-person = そのページの人はいません。
refusal-no-such-season = そのシーズン、またはゲームはありません。
refusal-book-refused = この部屋の書は受け取れません：{ $error }（{ $place }）。
refusal-book-not-won = 先にこのステージを自分でクリアしてください：{ $stages }。
refusal-key-taken = 同じキーの部屋の書がもうあります。別のキーにしてください。
refusal-key-changed = 部屋の書のキーは変えられません。新しい部屋の書として公開してください。
refusal-not-your-book = それはあなたの部屋の書ではありません。
refusal-too-many-books = 公開できる部屋の書の数に達しました。
refusal-no-such-import = その取り込みログはないか、持ち主が公開していません。
refusal-too-many-imports = 取り込める上限（{ $most }件、合計{ $mebibytes }MiB）に達しています。先にどれかを削除してください。
refusal-notes-full = メモが上限の{ $most }件に達しています。先にどれかを削除してください。
refusal-import-busy = 前のログをまだ検証しています。終わるまでお待ちください。
refusal-import-large = ログが長すぎます。{ $entries }項目までです。
refusal-import-slow = このログの検証には時間がかかりすぎます（{ $seconds }秒を超えました）。
refusal-import-unfinished = このログには、終わって秘密が公開された対戦がありません。
refusal-import-bad = ログの{ $rev }番目の項目が正しくありません。{ $why ->
        [empty] ファイルが空です。
        [unreadable] ログの項目として読めません。
        [order] その前の項目が欠けているか、順番が違います。
        [chain] その項目かその前が書き換えられています。
        [commitment] 広間が約束した秘密で始まっていません。
        [secret] 公開された秘密が約束と一致しません。
        [nonce] 端末の数が、約束したものと一致しません。
        [draws] 目が、秘密と数から計算したものと違います。
        [version] 対戦時の版のルールがこの広間にありません。
       *[other] ルール上ありえない項目です。
    }
refusal-no-advice = このゲームには助言と振り返りがありません。
event-clock-set = { $days ->
        [0] { $minutes ->
            [0] { $seconds ->
                [0] 時計なし：好きなだけ考えられます。
               *[other] 持ち時間：1 手番 { $seconds } 秒。
            }
           *[other] 持ち時間：一人 { $minutes } 分{ $seconds ->
                [0] 。
               *[other] 、手番ごとに { $seconds } 秒追加。
            }
        }
       *[other] 持ち時間：1 手番 { $days } 日。
    }
event-timeout-set = { $then ->
        [bot] 時間切れの人の代わりは、ボットが務めます。
        [concede] 時間切れの人は投了になります。
       *[nothing] 時間切れのときは、ほかの人がどうするかを決めます。
    }
event-rated-set = { $on ->
        [true] この卓のゲームは、これからレーティングの対象になります。
       *[other] この卓のゲームは、これからレーティングの対象になりません。
    }
event-welcome-set = { $on ->
        [true] 第 2 ラウンドが終わるまで、ボットの席にほかの人が入れます。
       *[other] ボットの席にはもう入れません。
    }
event-listed-set = { $on ->
        [true] この卓はロビーの一覧に出ています。
       *[other] この卓はロビーの一覧に出なくなりました。リンクからは来られます。
    }
event-watchers-set = { $on ->
        [true] { $members ->
            [true] アカウントのある人が観戦できます。
           *[false] ほかの人も観戦できます。
        }{ $entries ->
            [0] {""}
           *[other] 観戦者に見えるのは { $entries } 件前の記録までです。
        }{ $minutes ->
            [0] {""}
           *[other] 観戦者には { $minutes } 分遅れて見えます。
        }
       *[other] この卓のゲームを見られるのは、席に着いた人だけです。
    }
event-door-set = { $lowest ->
        [0] { $highest ->
            [0] { $games ->
                [0] { $stayed ->
                    [0] だれでもこの卓の席に着けます。
                   *[other] この卓の席に着くには条件があります。
                }
               *[other] この卓の席に着くには条件があります。
            }
           *[other] この卓の席に着くには条件があります。レーティングが { NUMBER($highest, useGrouping: 0) } 以下の人です。
        }
       *[other] この卓の席に着くには条件があります。{ $highest ->
            [0] レーティングが { NUMBER($lowest, useGrouping: 0) } 以上の人です。
           *[other] レーティングが { NUMBER($lowest, useGrouping: 0) }～{ NUMBER($highest, useGrouping: 0) } の人です。
        }
    }{ $games ->
        [0] {""}
       *[other] このゲームを { $games } 局以上終えた人です。
    }{ $stayed ->
        [0] {""}
       *[other] 最後まで遊んだゲームが { $stayed } % 以上の人です。
    }
event-hinted = { $chair }さんがボットにヒントを求めました。{ $moves-count ->
        [0] {""}
       *[other] ボットなら次のように打ちます。
    }
event-timed-out = { $chair }さんは時間切れです。
event-went-away = { $chair }さんは休暇中です。時計は止まります。
event-came-back = { $chair }さんが休暇から戻りました。
refusal-no-days-left = すでに休暇中か休暇の予定があるか、その年の残りが { $left } 日です。
refusal-too-far-ahead = 休暇の予定は一年先までです。
event-credited = 広間が { $seconds } 秒間止まっていました。その時間はだれにも数えません。
refusal-clock-both = 時計は、ゲームの分か手番の日数のどちらかです。両方は使えません。
refusal-rated-accounts-only = この卓はレーティング対象です。対象になるのはアカウントのある人だけです。アカウントを作る（上の名前から開けます）か、ホストに対象外にしてもらうか、ほかの卓を選んでください。
refusal-rated-no-robots = この卓はレーティング対象です。プログラムは対象になりません。対象外の卓を使ってください。
refusal-rated-guests-sit = ゲストが座っています。レーティングの対象になるのはアカウントのある人だけです。ホストは対象外に切り替えられます。
refusal-rated-no-bots = ボットとのゲームはレーティングの対象になりません。
refusal-rated-alone = 一人で遊ぶゲームはレーティングの対象になりません。
refusal-not-listable = この卓は一覧に出さずに開かれたので、そのままです。
refusal-no-watchers = この卓は、席に着いた人だけが見られます。
refusal-members-watch = この卓を観戦できるのは、アカウントのある人だけです。
refusal-welcome-alone = ここでは、ほかの人はいっしょに遊べません。
refusal-too-late-to-join = ボットの席に入れるのは、最初のゲームの第 { $rounds } ラウンドが終わるまでです。観戦はできます。
refusal-held-another-seat = このゲームでほかの席にいたので、その席の秘密を知っています。この席には座れません。
refusal-not-in-line = ここでは順番を待っていません。
refusal-in-line-already = もう順番を待っています（{ $place } 番目）。
refusal-chair-free = 席が空いています。座ってください。
refusal-line-full = すでに { $most } 人が順番を待っています。
refusal-chair-held = 空いた席は、待っていた人のためにあと { $seconds } 秒とってあります。
refusal-rated-no-hints = このゲームはレーティング対象のため、ボットのヒントは使えません。
refusal-no-clock = 時計は動いていません。
refusal-time-left = まだ時間があります。
refusal-too-much-credit = それほどの時間は経っていません。
refusal-chat-repeat = いま同じことを言ったばかりです。
refusal-chat-flood = 少しゆっくりどうぞ。あと { $seconds } 秒で発言できます。
refusal-chat-muted = モデレーターにより { $until } まで発言できません：{ $why }
refusal-banned = { $until } までここでは遊べません：{ $why }
refusal-not-at-this-table = この卓には座れません。ほかの卓へどうぞ。
refusal-yourself = それはあなた自身です。
refusal-letters-closed = この相手にはメッセージを書けません。
refusal-talk-off = このロビーでは話せません。
refusal-no-such-line = その発言はもうありません。
refusal-list-full = リストに入れられるのは { $most } 人までです。
refusal-list-changed = その間にこの一覧が変わりました。ご確認のうえ、もう一度お試しください。
refusal-no-such-list = そのようなリストはありません。
refusal-nobody-of-that-name = { $name } という人はここにいません。
refusal-reported-already = すでに通報しています。モデレーターが確認します。
refusal-not-moderator = ここはモデレーターだけが見られます。
refusal-push-off = この広間はブラウザーにお知らせを送りません。
refusal-push-address = ブラウザーが示した宛先は使えません。
refusal-push-away = ブラウザーのプッシュサービスが受け付けませんでした。あとでもう一度お試しください。
refusal-no-such-browser = そのブラウザーにはもう届きません。
refusal-mail-off = この広間はメールを送りません。
refusal-mail-address = メールアドレスの形ではありません。
refusal-mail-away = メールサーバーが応答しません。あとでもう一度お試しください。
refusal-mail-often = このアドレスへの確認のメールは、今日はもう送れません。明日もう一度お試しください。
refusal-mail-unwanted = このアドレスの持ち主は、この広間からのメールを希望していません。
refusal-no-such-letter = このリンクはもう使えません。アカウントのページから、確認のメールをもう一度お申し込みください。
refusal-closing = 広間はまもなく一時的に閉まります。いまは新しいゲームを始められません。再開後にもう一度お試しください。
refusal-not-host-of-hall = ここは広間の主催者だけが見られます。
refusal-table-closed = この卓は広間の主催者が閉じました。
refusal-no-such-backup = その名前のバックアップはありません。
refusal-not-backed-up = バックアップを書き込めませんでした：{ $why }
refusal-own-case = 自分自身を裁くことはできません。
refusal-not-over-moderators = モデレーターに対して措置できるのは広間の主催者だけです。
refusal-why-missing = 理由を書いてください。本人と記録に残ります。
refusal-no-such-report = その通報はないか、すでに処理されています。
event-filling = { $seconds ->
        [0] 人が来るのを待ちます。
       *[other] { $seconds } 秒後、足りない席にボットが着いてゲームが始まります。
    }
refusal-already-played = 最初のゲームの前だけです。
refusal-not-to-be-filled = ボットを待っている人はいません。
refusal-no-such-club = そのクラブはないか、招待された人だけに公開されています。
refusal-no-such-member = その人は（もう）このクラブにいません。
refusal-no-such-invitation = この招待は（もう）使えません。
refusal-club-role = { $need ->
        [owner] クラブの代表だけができることです。
        [officer] クラブの役員だけができることです。
       *[member] クラブの会員だけができることです。
    }
refusal-not-in-this-club = このクラブには入れません。ほかのクラブがあります。
refusal-club-name-taken = 同じ名前、または見分けのつかない名前のクラブがあります。
refusal-in-the-club = もうこのクラブに入っています。
refusal-club-asked = もう申し込んでいます。クラブの役員が返事をします。
refusal-club-owner = あなたはこのクラブの代表です。先に誰かに譲るか、クラブを閉じてください。
refusal-club-full = このクラブにはもう空きがありません。
refusal-too-many-clubs = クラブは { $most } までです。
refusal-club-step = その人の今の立場では、それはできません。
refusal-club-heir = クラブを譲れるのはアカウントのある人だけです。
refusal-club-solo = そのゲームの卓には一人しか座れません。
refusal-club-members-only = この卓はクラブの会員のものです。会員から招待リンクをもらえば入れます。
refusal-door-order = 下限 { NUMBER($lowest, useGrouping: 0) } が上限 { NUMBER($highest, useGrouping: 0) } を超えています。
refusal-door-unrated = この卓の席に着けるのは、レーティングが { NUMBER($lowest, useGrouping: 0) } 以上の人です。あなたにはまだレーティングがありません。このゲームのレーティング対象を { $need } 局終えると付きます（いまは { $have } 局）。
refusal-door-too-low = この卓の席に着けるのは、レーティングが { NUMBER($lowest, useGrouping: 0) } 以上の人です。あなたは { NUMBER($points, useGrouping: 0) } です。
refusal-door-too-high = この卓の席に着けるのは、レーティングが { NUMBER($highest, useGrouping: 0) } 以下の人です。あなたは { NUMBER($points, useGrouping: 0) } です。
refusal-door-games = この卓の席に着けるのは、このゲームを { $least } 局以上終えた人です。あなたは { $have } 局です。
refusal-door-stayed = この卓の席に着けるのは、ほかの人とのゲームの { $least } % 以上を最後まで遊んだ人です。あなたは { $have } % です。
refusal-table-password = この卓には合言葉があります。先に合言葉を言ってください（/合言葉 ことば）。
refusal-table-password-wrong = 合言葉が違います。
refusal-table-password-length = 合言葉は { $least }～{ $most } 文字です。
event-redrawn = { $chair }さんが抽選の結果を選びました。
refusal-practice-only = 抽選の結果を選べるのは、何にも数えられない練習の卓だけです。
refusal-nothing-drawn = 最後の手番の後には何も抽選されていません。
event-went-to = { $chair }さんが{ $step ->
        [0] 初めの局面
       *[other] { $step }手目の局面
    }に移りました。
event-cursor-asked = { $player }さんが動かしたいそうです。
event-cursor-passed = ここからは{ $player }さんが動かします。
event-cursor-kept = { $player }さんは、今は動かしません。
refusal-nothing-to-redo = ここから取り消した手番はありません。
refusal-tree-full = この盤にはもう{ $most }の局面があります。どれかの局面から新しい卓で続けてください。
refusal-cursor-asked = 今はほかの人が頼んでいます。1分ほどしてからもう一度どうぞ。
refusal-no-such-position = このリンクには、このゲームの局面が入っていません。
refusal-cursor-kept = 断られたばかりです。{ $seconds }秒たってからもう一度どうぞ。
