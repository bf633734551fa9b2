# リンクのプレビュー：メッセンジャーに表示される言葉。
brand = 広間
comma = 、
person = { $name }さん
more = ほか{ $count }人
bots = ボット{ $count }体
nobody = まだだれもいません
hall-title = 広間（Hiroma）
hall-text = ボードゲームの広間。卓を開き、リンクを送り、人ともボットとも遊べます。
invitation-title = { $game }で遊びませんか
invitation-text = 卓に招待されています。登録なしで、リンクを開けばすぐ席に着けます。
open-title = { $game }で遊びませんか
open-text = 卓にいる人：{ $who }。登録なしで、リンクを開けばすぐ席に着けます。
playing-title = { $game }を観戦する
playing-text = 対戦中：{ $who }。
over-title = { $game }：ゲーム終了
over-text = 卓にいる人：{ $who }。
replay-title = { $game }のリプレイ
replay-text = 終わったゲームを一手ずつ見られます。
replay-won-title = { $game }：{ $winner }の勝ち
replay-won-text = 参加：{ $who }。一手ずつ見られます。
replay-lost-title = { $game }：勝者なし
replay-lost-text = 参加：{ $who }。一手ずつ見られます。
daily-title = 今日の挑戦
daily-text = だれもが同じ条件で、順位のつく挑戦は一度だけ。どこまで行けますか。
club-text = ボードゲームのクラブです。

# 広間がいま開けないページの代わりに見せる言葉。
away-title = 少しお待ちください
away-flood = いまこちらから広間への要求がとても多くなっています。
away-store-away = いま広間の記録に手が届きません。
away-closing = 広間を起動し直しています。
away-too-many-guests = お使いの回線から新しいお客がたくさん来ています。しばらくしてから開くか、前に来たことのあるブラウザーでお試しください。
away-again = { $seconds }秒後に自動でもう一度開きます。
away-now = いま開く
away-other-title = ここには何もありません
away-other = 広間はこのアドレスを読めません。
away-home = 広間へ
