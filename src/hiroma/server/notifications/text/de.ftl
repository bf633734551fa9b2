mail-confirm-subject = Sollen wir dir sagen, wenn du am Zug bist?
mail-confirm =
    Jemand, vermutlich du, hat die Halle { $site } gebeten, an diese Adresse zu schreiben, wenn { $name } am Zug ist.

    Ja, bitte: { $confirm }

    Wenn du es nicht warst, tu nichts: Dann kommt nichts mehr. Um sicherzugehen: { $stop }
mail-turn-subject = Du bist am Zug
mail-turn =
    { $name }, eine Partie wartet auf dich: { $site }/t/{ $table }

    Zu diesem Tisch kommt nichts mehr, bis du dort gewesen bist.
    Gar keine Briefe mehr: { $stop }
mail-seat-subject = Ein Bot spielt für dich
mail-seat =
    { $name }, in { $game } spielt ein Bot für dich. Du kannst jederzeit selbst weiterspielen: { $site }/t/{ $table }

    Zu diesem Tisch kommt nichts mehr, bis du dort gewesen bist.
    Gar keine Briefe mehr: { $stop }
push-turn-title = Du bist am Zug
push-turn = { $game }: { $count ->
    [0] Deine Partie wartet auf dich.
   *[other] { $who } { $count ->
        [1] wartet
       *[other] warten
    } auf dich.
}
push-turns = { $count } Partien warten auf dich.
push-seat-title = Ein Bot spielt für dich
push-seat = { $game }: Du kannst jederzeit selbst weiterspielen.
push-try-title = So sagen wir dir Bescheid
push-try = Wenn du am Zug bist, sagt es dir dieser Browser.
hook-over = { $game } ist zu Ende. Vorn: { $who }.
hook-over-nobody = { $game } ist zu Ende. Niemand hat gewonnen.
hook-bot = ein Bot
hook-turn = Du bist in { $game } am Zug.
hook-seat = Ein Bot spielt deinen Platz in { $game }. Du kannst ihn jederzeit zurücknehmen.
