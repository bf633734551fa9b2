# Mia：名前、オプション、できごと、断りの理由、遊び方

mia-name = ミア
mia-tagline = カップの中にさいころ2個。前より高ければ、何を言ってもかまいません。

## オプション

mia-option-lives = ライフ
mia-option-lives-help = 全員が最初に持つライフの数です。

## できごと

mia-event-round-began = { $seat }さんから新しいラウンドが始まります。
mia-event-cup-thrown = { $seat }さんがカップの中でさいころを振りました。
mia-event-dice-seen = あなたのカップの中は { $worth ->
        [21] ミア
       *[other] { $worth }
    } です。
mia-event-called = { $seat }さんの宣言：{ $call ->
        [21] ミア！
       *[other] { $call }
    }
mia-event-believed = { $seat }さんは信じて、カップを受け取りました。
mia-event-cup-lifted = { $seat }さんが疑い、{ $victim }さんのカップを上げました：{ $worth ->
        [21] ミア
       *[other] { $worth }
    }。{ $held ->
        [true] 宣言どおりでした。
       *[other] はったりでした！
    }
mia-event-gave-in = { $seat }さんは降りました。カップの中は誰にも分かりません。
mia-event-life-lost = { $seat }さんはライフを{ $lost }つ失い、{ $lives ->
        [0] 残りはありません。
       *[other] 残り{ $lives }つです。
    }
mia-event-went-out = { $seat }さんは脱落しました。
mia-event-ended = { $seats }さんの勝ちです！

## された人に知らせること

mia-missed-cup-lifted = { $seat }さんがあなたのカップを上げました。

## 終わり方

mia-outcome-MI-E1 = 最後までライフを残した人

## 断りの理由

mia-refusal-game-over = このゲームは終わっています。
mia-refusal-not-your-turn = あなたの手番ではありません。
mia-refusal-throw-first = まださいころが止まっていません。
mia-refusal-call-first = まだ答えられません。宣言が先です。
mia-refusal-answer-first = まず宣言に答えてください。信じるか、疑うかです。
mia-refusal-not-a-call = さいころ2個でその目は出ません。
mia-refusal-too-low = 低すぎます。いまの宣言は{ $call }なので、それより高くなければなりません。
mia-refusal-mia-stands = ミアより高い目はありません。疑うか、降りてください。
mia-refusal-not-mia = 降りられるのは、ミアが宣言されたときだけです。
mia-refusal-unknown-move = ミアにそのような手はありません。
mia-refusal-no-draw-now = いまは振るものがありません。
mia-refusal-not-a-throw = さいころ2個の目ではありません。

## 遊び方

mia-how-goal = ライフを守りましょう。最後までライフを残した人の勝ちです。
mia-how-throw = カップの中でさいころ2個が振られ、あなただけが見ます。大きい目を先に読みます。4と6なら64です。
mia-how-order = 低いほうから31～65、その上がゾロ目の11～66、一番高いのが21、つまりミアです。
mia-how-call = 前の宣言より高い目を宣言します。本当でなくてもかまいません。
mia-how-answer = 次の人は、信じてカップを受け取るか、疑ってカップを上げます。宣言以上の目なら疑った人が、そうでなければ宣言した人がライフを1つ失います。
mia-how-mia = ミアより高い宣言はできません。降りればライフ1つ、疑えば2つを賭けます。

## 手（ヒントでの呼び名）

mia-move-call = { $call ->
        [21] ミア
       *[other] { $call }
    }を宣言する
mia-move-believe = 信じる
mia-move-doubt = 疑う
mia-move-give-in = 降りる

## 簡素な盤

mia-kind-call = 宣言する
mia-field-begin = 最初のライフ
mia-field-lives = ライフ
mia-field-phase = 段階
mia-field-calls = このラウンドの宣言
mia-field-call = 宣言
mia-field-own = あなたのカップの中
mia-field-lifted = 前のラウンド
mia-field-dice = さいころ
mia-field-victim = 宣言した人
mia-field-loser = 失った人
mia-field-lost = 失ったライフ
mia-field-gone = 脱落
mia-value-throw = 振る
mia-value-call = 宣言
mia-value-answer = 答え

## 盤

mia-ui-mia = ミア
mia-ui-lives = { $lives ->
        [0] ライフなし
       *[other] ライフ{ $lives }
    }
mia-ui-before = 前のラウンド
mia-ui-called = の宣言は{ $call ->
        [21] ミア
       *[other] { $call }
    }。
mia-ui-gave-in = が降りました。カップは上がりませんでした。
mia-ui-loses = がライフを{ $lost }つ失いました。
mia-ui-won = の勝ちです！
mia-ui-wait-throw = が振っています…
mia-ui-wait-call = がカップの中を見ています…
mia-ui-wait-answer = が考えています…
mia-ui-ask = 信じますか？
mia-ui-ask-mia = 降りてライフ1つか、疑って2つを賭けるか。
mia-ui-any = どの目でも宣言できます。本当でなくてもかまいません。
mia-ui-above = { $call }より高い目を宣言してください。本当でなくてもかまいません。
mia-ui-ladder = 低いほうから並べた目
mia-ui-true = 本当です。
mia-ui-bluff = はったりです。
mia-ui-own = あなたの目は{ $call ->
        [21] ミア！
       *[other] { $call }
    }
mia-ui-keys = キー：数字2つで宣言、Bで信じる、Dで疑う、Gで降りる。

## レッスン

mia-lesson-bluff = 平気な顔で
mia-lesson-bluff-say = いまの宣言は53、あなたのカップの中は4と3です。43しかありませんが、誰にも見えません。かまわず53より高い目を宣言してください。
mia-lesson-bluff-hint = 61を宣言します。
mia-lesson-bluff-done = 信じてもらえました！ カップの中は公開されません。
mia-lesson-doubt = カップを上げる
mia-lesson-doubt-say = あなたは65を宣言し、相手は66と言いました。それだけの目は36通りのうち3通りです。信じれば、残る宣言はミアだけです。
mia-lesson-doubt-hint = 「疑う」を押します。
mia-lesson-doubt-done = 4と1、はったりでした。相手はライフを失います。これで全部です。遊びましょう！
