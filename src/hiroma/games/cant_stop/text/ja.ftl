# キャントストップ：名前、オプション、できごと、断りの理由、遊び方

cant-stop-name = キャントストップ
cant-stop-tagline = Because it is there... そこに山があるから。

## オプション

cant-stop-option-unique = ユニーク設定
cant-stop-option-unique-help = 同じ位置でのビバークを禁止します。他のプレイヤーのビバークと同じ位置では手番を終えられず、さいころを振り続けます。
cant-stop-option-team = チーム戦
cant-stop-option-team-help = 2人対2人のペア戦です。1・3番目と2・4番目が組み、合わせて5ルートを先に制覇したペアの勝ち。1人が3ルートを制覇したときに合計5本に満たなければ、そのペアの負けです。2人のときは、1人で2つの色を担当します。
cant-stop-option-match = ゲーム数
cant-stop-option-match-help = 誰かがこの回数だけ勝つまで、ゲームを続けます。
cant-stop-style-unshared = ユニーク設定
cant-stop-style-unshared-help = 他のプレイヤーのビバークと同じ位置では手番を終えられません。
cant-stop-style-pairs = チーム戦
cant-stop-style-pairs-help = 2対2で戦い、5ルートを制覇した組の勝ちです。
cant-stop-style-first_to_three = 3勝先取
cant-stop-style-first_to_three-help = 誰かが3勝するまで続けます。

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
           *[false] { $seat }さんが{ $route }のルートを{ $cell }マス目まで登りました。
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
           *[false] { $seat }さんは進めない組合せでSTOP。DROPとなり、この手番の歩はすべて無効です。
        }
    }
cant-stop-event-won = { $clause ->
        [CS-E1] { $seats }さんが3ルートを制覇して勝ちました！
        [CS-TM4] { $seats }さんのペアが合わせて5ルートを制覇して勝ちました！
       *[CS-TM5] { $seats }さんのペアの勝ちです。相手のペアは、1人が3ルートを制覇したのに合計5本に届きませんでした。
    }

## 終わり方

cant-stop-outcome-CS-E1 = 3ルート制覇
cant-stop-outcome-CS-TM4 = ペアで5ルート制覇
cant-stop-outcome-CS-TM5 = 合計5本に満たない3ルート制覇
cant-stop-score = { $score }ルート
cant-stop-order = 1人が3ルートを制覇しても、ペアで5ルートに届かなければ負けです。

## 断りの理由

cant-stop-refusal-game-over = このゲームは終わっています。
cant-stop-refusal-not-your-turn = あなたの手番ではありません。
cant-stop-refusal-roll-first = まださいころが振られていません。
cant-stop-refusal-unknown-move = キャントストップにそのような手はありません。
cant-stop-refusal-drop-not-forced = まだDROPではありません。{ $routes }のルートで進めます。
cant-stop-refusal-must-drop = この目で進めるルートはありません。DROPするしかありません。
cant-stop-refusal-no-such-pairing = この目ではその組合せになりません。できる組合せは { $pairings } です。
cant-stop-refusal-dead-pairing = { $routes }のルートではどこにも進めないため、この組合せでGOは選べません。
cant-stop-refusal-stop-blocked = { $routes }のルートで他のプレイヤーのビバークと同じ位置になるため、手番を終えられません。続けるか、別の組合せを選んでください。
cant-stop-refusal-no-draw-now = いまは抽選するものがありません。
cant-stop-refusal-not-a-seat = その席はこのゲームに参加していません。
cant-stop-refusal-not-a-roll = さいころ4個の目ではありません。

## 遊び方

cant-stop-how-goal = 先に3本のルートを制覇した人の勝ちです。ルートは2個のさいころの合計に対応し、数字の書かれているマスがゴールです。
cant-stop-how-roll = さいころ4個は自動で振られます。2個ずつのペアに分けると、それぞれの合計のルートで登山コマが1マス進みます。一回の手番で使える登山コマは3つです。
cant-stop-how-go = GOでもう一度振ります。どう分けても進めないときはDROPとなり、その手番で進めた歩はすべて無効になります。
cant-stop-how-stop = STOPで手番を終えると現在の位置でビバークし、次の手番はそこから進めます。登山コマが数字のマスにいればルートを制覇し、そのルートは全員に閉鎖されます。
cant-stop-how-orange = 登山コマが残り1つで、新しいルートが2本出たときは、オレンジのペアのルートに置かれます。

## ヒントでの手の呼び方

cant-stop-move-go = オレンジ{ $orange }・赤{ $red }でGO
cant-stop-move-stop = オレンジ{ $orange }・赤{ $red }でSTOP
cant-stop-move-drop = DROP

## レッスン

cant-stop-lesson-pair = ふたつの組
cant-stop-lesson-pair-say = 4つのダイスを2組に分けます。合計の番号のルートで、登山者が1マス登ります。ここでは7と7が作れます。ひとりが一度に2マス登ります。選んでGOを押しましょう。
cant-stop-lesson-pair-hint = 7のルートか「7・7」の組を選び、GOを押します。
cant-stop-lesson-pair-done = 一投で2マス。続けてダイスが振られました。
cant-stop-lesson-void = 動けない組
cant-stop-lesson-void-say = 7のルートは誰かに占領されて閉じています。どこも動けない組を選ぶと手番が終わり、登山者は滑り落ちます。動ける組を選びましょう。
cant-stop-lesson-void-hint = 1と1で2、6と6で12。手元の登山者はあとひとりです。
cant-stop-lesson-void-done = 正解。最後の登山者が置かれ、もう一方に置く登山者は残っていません。
cant-stop-lesson-stop = やめどき
cant-stop-lesson-stop-say = 3人とも出て、だいぶ登りました。次のダイスで誰も動けなければ、全員もとの場所まで滑り落ちます。STOPを押すと、組の分だけ登ってからベースキャンプを作れます。
cant-stop-lesson-stop-hint = 「6・8」を選んでSTOPを押します。
cant-stop-lesson-stop-done = これで安全。次の手番はそこから登れます。
cant-stop-lesson-claim = ルートを占領する
cant-stop-lesson-claim-say = 7のルートの登山者は頂上の1マス手前。登り切ってSTOPすれば、ルートはあなたのもので、ほかの人には閉じます。3本占領すれば勝ちです。
cant-stop-lesson-claim-hint = 1と6で7。それからSTOPを押します。
cant-stop-lesson-claim-done = 最初のルートです。これで準備は万端。遊びましょう！

## ヘルプ：目的と、選べること

cant-stop-goal =
    先に3本のルートを制覇した人の勝ちです。
    登山コマが数字のマスにいるときにSTOPすると、そのルートを制覇します。
    GOはこの手番で登った分を失う危険があり、STOPなら残ります。
cant-stop-help-go = GO：選んだペアで進み、もう一度振ります。
cant-stop-help-stop = STOP：選んだペアで進み、すべて残して手番を終えます。
cant-stop-help-drop = DROP：進めるペアがないので、この手番の分は失われます。

## 続けて起きた同じこと

cant-stop-run-climbed = { $every-topped ->
        [false] { $every-route-count ->
                [1] { $seat }さんがルート{ $route }の{ $cell }マス目まで進みました。
               *[other] { $seat }さんがルート{ $every-route }で進みました。
            }
       *[other] { $seat }さんがルート{ $every-route }の頂上に着きました。
    }
cant-stop-run-banked = { $seat }さんがルート{ $every-route }でビバークしました。
