# キャントストップ：名前、オプション、できごと、断りの理由、遊び方

cant-stop-name = キャントストップ
cant-stop-tagline = Because it is there... そこに山があるから。

## オプション

cant-stop-option-unique = ユニーク設定
cant-stop-option-unique-help = 同じ位置でのビバークを禁止します。他のプレイヤーがビバークしているところと同じ位置では手番を終えられず、さいころを振り続けます。
cant-stop-option-team = チーム戦
cant-stop-option-team-help = 2人対2人のチーム戦です。1・3番目と2・4番目のプレイヤーが組み、先に合わせて5ルートを制覇したチームの勝ちです。1人が3ルートを制覇したときに合計5本に満たなければ、そのチームの負けです。2人のときは、1人で2つの色を担当します。
cant-stop-option-match = ゲーム数
cant-stop-option-match-help = 誰かがこの回数だけ勝つまで、ゲームを続けます。
cant-stop-option-starter = 最初の手番
cant-stop-option-starter-help = 最初のゲームを始める席を抽選で決めるか、最初の席にします。
cant-stop-option-starter-drawn = 抽選
cant-stop-option-starter-first = 最初の席
cant-stop-style-unshared = ユニーク設定
cant-stop-style-unshared-help = 他のプレイヤーのビバークと同じ位置では手番を終えられません。
cant-stop-style-pairs = チーム戦
cant-stop-style-pairs-help = 2人対2人で、先に5ルートを制覇したチームの勝ちです。
cant-stop-style-first_to_three = 3勝先取
cant-stop-style-first_to_three-help = 誰かが3勝するまで、ゲームを続けます。

## できごと

cant-stop-event-first-seat = 抽選の結果、{ $seat }さんから始めます。
cant-stop-event-turn-began = { $seat }さんの手番です。
cant-stop-event-dice-rolled = { $seat }さんの目は { $dice }。{ $live ->
        [true] {""}
       *[false] 進めるルートがありません。
    }
cant-stop-event-climbed = { $topped ->
        [true] { $seat }さんが{ $route }のルートの山頂に到達しました。
       *[false] { $placed ->
            [true] { $seat }さんが{ $route }のルートに登山コマを置きました（{ $cell }マス目）。
           *[false] { $seat }さんが{ $route }のルートを{ $cell }マス目まで進めました。
        }
    }
cant-stop-event-void = { $why ->
        [closed] { $route }のルートは閉鎖されているので、進みません。
        [topped] { $route }のルートの登山コマは山頂にいるので、進みません。
       *[no-climber] { $route }のルートに置く登山コマが残っていません。
    }
cant-stop-event-banked = { $start ->
        [0] { $seat }さんが{ $route }のルートの{ $cell }マス目にビバークしました。
       *[other] { $seat }さんが{ $route }のルートのビバークを{ $cell }マス目へ進めました。
    }
cant-stop-event-claimed = { $removed-count ->
        [0] { $seat }さんが{ $route }のルートを制覇！
       *[other] { $seat }さんが{ $route }のルートを制覇！ { $removed }さんのビバークは取り除かれます。
    }
cant-stop-event-dropped = { $lost-count ->
        [0] DROP！ { $seat }さんは一歩も進めませんでした。
       *[other] { $forced ->
            [true] DROP！ { $seat }さんがこの手番で進めた歩はすべて無効です。
           *[false] { $seat }さんは進めない組合せでSTOP。DROPとなり、この手番で進めた歩はすべて無効です。
        }
    }
cant-stop-event-won = { $clause ->
        [CS-E1] { $seats }さんが3ルートを制覇して勝ちました！
        [CS-TM4] { $seats }さんのチームが合わせて5ルートを制覇して勝ちました！
       *[CS-TM5] { $seats }さんのチームの勝ちです。相手のチームは、1つの色で3ルートを制覇したのに合計5本に届きませんでした。
    }

## 終わり方

cant-stop-outcome-CS-E1 = 3ルート制覇
cant-stop-outcome-CS-TM4 = チームで5ルート制覇
cant-stop-outcome-CS-TM5 = 合計5本に満たない3ルート制覇
cant-stop-score = { $score }ルート
cant-stop-order = 1つの色で3ルートを制覇しても、チームで5ルートに届かなければ負けです。

## 断りの理由

cant-stop-refusal-game-over = このゲームは終わっています。
cant-stop-refusal-not-your-turn = あなたの手番ではありません。
cant-stop-refusal-roll-first = さいころがまだ振られていません。
cant-stop-refusal-unknown-move = キャントストップにそのような手はありません。
cant-stop-refusal-drop-not-forced = まだDROPではありません。{ $routes }のルートで進めます。
cant-stop-refusal-must-drop = この目で進めるルートはありません。DROPするしかありません。
cant-stop-refusal-no-such-pairing = この目ではその組合せになりません。できる組合せは { $pairings } です。
cant-stop-refusal-dead-pairing = この組合せでは{ $routes }のルートのどこにも進めないため、GOを選べません。
cant-stop-refusal-stop-blocked = { $routes }のルートで他のプレイヤーのビバークと同じ位置になるため、STOPできません。GOか、別の組合せを選んでください。
cant-stop-refusal-no-draw-now = 今は抽選するものがありません。
cant-stop-refusal-not-a-seat = その席はこのゲームに参加していません。
cant-stop-refusal-not-a-roll = さいころ4個の目ではありません。

## 遊び方

cant-stop-how-goal = 先に3本のルートを制覇した人の勝ちです。ルートは2個のさいころの合計値に対応し、数字の書かれているマスがゴールです。
cant-stop-how-roll = さいころ4個は自動で振られます。2個ずつのペアに分けると、それぞれの合計値のルートで登山コマが1マス進みます。1回の手番で使える登山コマは3つです。
cant-stop-how-go = GOでもう一度振ります。どう分けても進めないときはDROPとなり、その手番で進めた歩はすべて無効になります。
cant-stop-how-stop = STOPで手番を終えると現在の位置でビバークとなり、次の手番はそこから進めます。登山コマが数字のマスにいればルートを制覇し、そのルートは全員に閉鎖されます。
cant-stop-how-orange = 手元の登山コマが残り1つで、新しいルートの目が2つ出たときは、オレンジのペアのルートに置かれます。

## ヒントでの手の呼び方

cant-stop-move-go = オレンジ{ $orange }、赤{ $red }でGO
cant-stop-move-stop = オレンジ{ $orange }、赤{ $red }でSTOP
cant-stop-move-drop = DROP

## レッスン

cant-stop-lesson-pair = 2個ずつのペア
cant-stop-lesson-pair-say = 4個のさいころを2個ずつのペアに分けます。それぞれの合計値のルートで、登山コマが1マス進みます。ここでは7と7ができ、1つの登山コマが一度に2マス進みます。この組合せを選んで、GOを押しましょう。
cant-stop-lesson-pair-hint = 7のルートか「7・7」の組合せを選び、GOを押します。
cant-stop-lesson-pair-done = 一度に2マス進みました。さいころがもう一度振られています。
cant-stop-lesson-void = 進めない組合せ
cant-stop-lesson-void-say = 7のルートは制覇され、閉鎖されています。どこにも進めない組合せではDROPになるしかなく、この手番で進めた歩がすべて無効になります。進める組合せを選びましょう。
cant-stop-lesson-void-hint = 1と1で2、6と6で12です。手元の登山コマはあと1つです。
cant-stop-lesson-void-done = そのとおり。最後の登山コマが置かれました。もう一方のルートに置く登山コマは残っていません。
cant-stop-lesson-stop = STOPするとき
cant-stop-lesson-stop-say = 登山コマが3つともボードに出て、だいぶ進みました。次のさいころでどれも進めなければ、全部が元の位置に戻ります。STOPを押すと、組合せの分だけ進んでから、その位置でビバークします。
cant-stop-lesson-stop-hint = 「6・8」の組合せを選び、STOPを押します。
cant-stop-lesson-stop-done = 進めたマスが確保されました。次の手番はそこから進めます。
cant-stop-lesson-claim = ルートの制覇
cant-stop-lesson-claim-say = 7のルートの登山コマは、山頂の1つ手前にいます。山頂に到達してSTOPすると、そのルートを制覇し、ルートは全員に閉鎖されます。3本のルートを制覇すれば勝ちです。
cant-stop-lesson-claim-hint = 1と6で7です。そのあとSTOPを押します。
cant-stop-lesson-claim-done = 最初のルートを制覇しました。必要なことはこれですべてです。遊んでみましょう！

## ヘルプ：目的と、選べること

cant-stop-goal =
    先に3本のルートを制覇した人の勝ちです。
    登山コマが数字のマスにいるときにSTOPすると、そのルートを制覇します。
    GOは、この手番で進めた歩がすべて無効になる危険があります。STOPすれば確保されます。
cant-stop-help-go = GO：組合せで登山コマを進め、もう一度さいころを振ります。
cant-stop-help-stop = STOP：組合せで登山コマを進め、進めたマスを確保して手番を終えます。
cant-stop-help-drop = DROP：進める組合せがなく、この手番で進めた歩はすべて無効になります。

## 続けて起きた同じこと

cant-stop-run-climbed = { $every-topped ->
        [false] { $every-route-count ->
                [1] { $seat }さんが{ $route }のルートを{ $cell }マス目まで進めました。
               *[other] { $seat }さんが{ $every-route }のルートを進めました。
            }
       *[other] { $seat }さんが{ $every-route }のルートの山頂に到達しました。
    }
cant-stop-run-banked = { $seat }さんが{ $every-route }のルートでビバークしました。

## 今日の挑戦

cant-stop-day-line = どの手番の目も全員同じ。相手のボットの目も同じです。
cant-stop-day-won = { $turns }手番で勝ち。
cant-stop-day-lost = { $turns }手番で敗北。
cant-stop-day-marks = ルート
cant-stop-day-turns = 手番
cant-stop-day-good = 制覇
cant-stop-day-bad = 未制覇
cant-stop-day-order = 少ない手番での勝ちが上、同じならボットの制覇が少ないほう。その次が敗北で、制覇したルートの多いほう、より高く登ったほうの順。最後は早く終えたほうが上です。

## よりよい手の理由

cant-stop-reason-tops = ここでSTOPすれば{ $route }のルートを制覇できる。
cant-stop-reason-safer = 次にDROPになる目は{ $made }％ではなく{ $best }％。
cant-stop-reason-spare = 登山コマを{ $climbers }つ手元に残せる。
cant-stop-reason-nearer = { $route }のルートで先へ進む。{ $left ->
        [0] 山頂に届く。
       *[other] 山頂まであと{ $left }マス。
    }
cant-stop-reason-stop = 進んだ{ $cells }マスがかかっていて、{ $percent }％の目でDROPになる。
cant-stop-reason-go = かかっているのは{ $cells }マスで、DROPになる目は{ $percent }％にとどまる。
cant-stop-earned-sure-footed = 確かな足どり
cant-stop-earned-sure-footed-help = 一度も DROP せずに勝つ。
cant-stop-earned-both-ends = 両端
cant-stop-earned-both-ends-help = 1ゲームで2と12のルートを制覇する。
cant-stop-earned-one-go = 一気登り
cant-stop-earned-one-go-help = 7マス以上のルートを、1回の手番でふもとから数字まで登って制覇する。
cant-stop-earned-hat-trick = ハットトリック
cant-stop-earned-hat-trick-help = 1回の STOP で3本のルートを制覇する。
cant-stop-earned-comeback = 大逆転
cant-stop-earned-comeback-help = 相手の側が2本を制覇し自分の側が0本だったゲームに勝つ。
cant-stop-earned-alone-on-top = 独り占め
cant-stop-earned-alone-on-top-help = 相手にルートを1本も制覇させずに勝つ。
