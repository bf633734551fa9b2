mail-confirm-subject = Sollen wir dir sagen, wenn du am Zug bist?
mail-confirm =
    Jemand, vermutlich du, hat die Halle { $site } gebeten, an diese Adresse zu schreiben, wenn { $name } am Zug ist.

    Ja, bitte: { $confirm }

    Wenn du es nicht warst, tu nichts: Dann kommt nichts mehr. Um sicherzugehen: { $stop }
mail-turn-subject = Du bist am Zug
mail-turn =
    { $name }, eine Partie wartet auf dich: { $site }/t/{ $table }

    Zu diesem Tisch kommt nichts mehr, bis du dort gewesen bist.
mail-seat-subject = Ein Bot spielt für dich
mail-seat =
    { $name }, in { $game } spielt ein Bot für dich. Du kannst jederzeit selbst weiterspielen: { $site }/t/{ $table }

    Zu diesem Tisch kommt nichts mehr, bis du dort gewesen bist.
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
hook-seat = In { $game } spielt ein Bot für dich. Du kannst jederzeit selbst weiterspielen.
mail-hello = { $name }, das ist in der Halle geschehen:
mail-of-turn = Du bist am Zug
mail-of-company = Einladungen und Nachrichten
mail-of-events = Turniere und Clubs
mail-of-news = Neues von deinen Tischen
mail-company-subject = Jemand hat dir etwas zu sagen
mail-events-subject = Neues von deinen Turnieren und Clubs
mail-news-subject = Neues von deinen Tischen
mail-digest-subject = { $count ->
    [1] Heute in der Halle: eine Neuigkeit
   *[other] Heute in der Halle: { $count } Neuigkeiten
}
mail-end = Keine Briefe der Art „{ $what }“ mehr: { $link }
mail-choose = Auswählen, was kommt und wann: { $link }
mail-stop = Gar keine Briefe mehr: { $link }
tiding-turn = Du bist in { $game } am Zug.
tiding-seat = In { $game } spielt ein Bot für dich. Du kannst jederzeit selbst weiterspielen.
tiding-ask = { $name } möchte mit dir befreundet sein.
tiding-letter = { $name } hat dir geschrieben.
tiding-club-ask = Jemand möchte in den Club { $club }.
tiding-club-in = Der Club { $club } hat dich aufgenommen.
tiding-announced = Dein Club kündigt ein Turnier an: { $name }.
tiding-begun = Das Turnier { $name } hat begonnen.
tiding-called-off = Das Turnier { $name } fällt aus: Zu wenige haben sich angemeldet.
tiding-over = Das Turnier { $name } ist zu Ende.
tiding-ended = Eine deiner Partien { $game } ist zu Ende.
tiding-comment = Jemand hat etwas zu deiner Partie { $game } geschrieben.
