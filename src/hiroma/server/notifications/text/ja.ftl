mail-confirm-subject = 手番をメールでお知らせしますか？
mail-confirm =
    { $site } の広間で、{ $name } さんの手番になったらこのアドレスに知らせるよう申し込みがありました。

    お知らせを受け取る: { $confirm }

    心当たりがなければ何もしないでください。これ以上は届きません。念のため断る: { $stop }
mail-turn-subject = あなたの手番です
mail-turn =
    { $name } さん、ゲームがあなたを待っています: { $site }/t/{ $table }

    その卓を見るまで、同じ卓については届きません。
    お知らせをすべて止める: { $stop }
mail-seat-subject = ボットがあなたの席を受け持っています
mail-seat =
    { $name } さん、{ $game }であなたの席をボットが受け持っています。いつでも席に戻れます: { $site }/t/{ $table }

    その卓を見るまで、同じ卓については届きません。
    お知らせをすべて止める: { $stop }
push-turn-title = あなたの手番です
push-turn = { $game }：{ $count ->
    [0] ゲームがあなたを待っています。
   *[other] { $who } が待っています。
}
push-turns = { $count } つのゲームがあなたを待っています。
push-seat-title = ボットがあなたの席を受け持っています
push-seat = { $game }：いつでも席に戻れます。
push-try-title = お知らせはこのように届きます
push-try = あなたの手番になると、このブラウザーでお知らせします。
hook-over = { $game }が終わりました。一位：{ $who }
hook-over-nobody = { $game }が終わりました。勝者はいません。
hook-bot = ボット
hook-turn = { $game }であなたの番です。
hook-seat = { $game }のあなたの席をボットが預かっています。いつでも戻れます。
