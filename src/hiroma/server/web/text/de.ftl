# Linkvorschauen: was Messenger von einer Adresse der Halle zeigen.
brand = Hiroma
comma = {", "}
person = { $name }
more = { $count } weitere
bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
nobody = noch niemand
hall-title = Hiroma
hall-text = Eine Halle für Brettspiele: Tisch öffnen, Link verschicken, mit Menschen oder Bots spielen.
invitation-title = Spiel mit: { $game }
invitation-text = Du bist an einen Tisch eingeladen. Ohne Anmeldung: Link öffnen und hinsetzen.
open-title = Spiel mit: { $game }
open-text = Am Tisch: { $who }. Ohne Anmeldung: Link öffnen und hinsetzen.
playing-title = { $game } – zuschauen
playing-text = Es spielen gerade: { $who }.
over-title = { $game } – das Spiel ist zu Ende
over-text = Am Tisch: { $who }.
replay-title = { $game } – Wiederholung
replay-text = Ein beendetes Spiel, Zug für Zug.
replay-won-title = { $game } – Sieg für { $winner }
replay-won-text = Gespielt haben: { $who }. Das ganze Spiel, Zug für Zug.
replay-lost-title = { $game } – niemand hat gewonnen
replay-lost-text = Gespielt haben: { $who }. Das ganze Spiel, Zug für Zug.
daily-title = Die Tagesaufgabe
daily-text = Für alle dasselbe Haus, ein gewerteter Versuch. Wie weit kommst du?
club-text = Ein Club für Brettspiele.
