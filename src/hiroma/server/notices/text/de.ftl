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
