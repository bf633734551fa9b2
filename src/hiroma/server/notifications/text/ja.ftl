mail-confirm-subject = 手番をメールでお知らせしますか？
mail-confirm =
    { $site } の広間で、{ $name } さんの手番になったらこのアドレスに知らせるよう申し込みがありました。

    お知らせを受け取る： { $confirm }

    心当たりがなければ何もしないでください。これ以上は届きません。念のため断る： { $stop }
mail-turn-subject = あなたの手番です
mail-turn =
    { $name } さん、ゲームがあなたを待っています： { $site }/t/{ $table }

    その卓を見るまで、同じ卓については届きません。
mail-seat-subject = ボットがあなたの席を受け持っています
mail-seat =
    { $name } さん、{ $game }であなたの席をボットが受け持っています。いつでも席に戻れます： { $site }/t/{ $table }

    その卓を見るまで、同じ卓については届きません。
push-turn-title = あなたの手番です
push-turn = { $game }：{ $count ->
    [0] ゲームがあなたを待っています。
   *[other] { $who } が待っています。
}
push-turns = { $count } 件のゲームがあなたを待っています。
push-seat-title = ボットがあなたの席を受け持っています
push-seat = { $game }：いつでも席に戻れます。
push-try-title = お知らせはこのように届きます
push-try = あなたの手番になると、このブラウザーでお知らせします。
hook-over = { $game }が終わりました。一位：{ $who }
hook-over-nobody = { $game }が終わりました。勝者はいません。
hook-bot = ボット
hook-turn = { $game }であなたの番です。
hook-seat = { $game }のあなたの席をボットが受け持っています。いつでも席に戻れます。
mail-hello = { $name } さん、広間からのお知らせです。
mail-of-turn = あなたの手番
mail-of-company = 招待とメッセージ
mail-of-events = 大会とクラブ
mail-of-news = 卓のお知らせ
mail-company-subject = あなた宛ての便りがあります
mail-events-subject = 大会とクラブのお知らせ
mail-news-subject = 卓のお知らせ
mail-digest-subject = 今日の広間：お知らせ { $count } 件
mail-end = 「{ $what }」のメールだけを止める： { $link }
mail-choose = 受け取るメールと時刻を選ぶ： { $link }
mail-stop = お知らせをすべて止める： { $link }
tiding-turn = { $game }であなたの番です。
tiding-seat = { $game }のあなたの席をボットが受け持っています。いつでも席に戻れます。
tiding-ask = { $name } さんからフレンドの申し込みがありました。
tiding-letter = { $name } さんからメッセージが届いています。
tiding-club-ask = クラブ「{ $club }」に入会の申し込みがあります。
tiding-club-in = クラブ「{ $club }」に入会できました。
tiding-announced = あなたのクラブで大会「{ $name }」が予告されました。
tiding-begun = 大会「{ $name }」が始まりました。
tiding-called-off = 大会「{ $name }」は参加者が足りず中止になりました。
tiding-over = 大会「{ $name }」が終わりました。
tiding-ended = あなたの{ $game }のゲームが終わりました。
tiding-comment = あなたの{ $game }のゲームにコメントがつきました。
