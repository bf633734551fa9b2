mail-confirm-subject = 手番をメールでお知らせしますか？
mail-confirm =
    { $site } の広間で、{ $name } さんの手番になったらこのアドレスに知らせるよう申し込みがありました。

    お知らせを受け取る: { $confirm }

    心当たりがなければ何もしないでください。これ以上は届きません。念のため断る: { $stop }
mail-turn-subject = あなたの手番です
mail-turn =
    { $name } さん、ゲームがあなたを待っています: { $site }/t/{ $table }

    そのテーブルを見るまで、同じテーブルについては届きません。
    お知らせをすべて止める: { $stop }
push-turn-title = あなたの手番です
push-turn = { $game }：{ $count ->
    [0] ゲームがあなたを待っています。
   *[other] { $who } が待っています。
}
push-turns = { $count } つのゲームがあなたを待っています。
push-try-title = お知らせはこのように届きます
push-try = あなたの手番になると、このブラウザーでお知らせします。
