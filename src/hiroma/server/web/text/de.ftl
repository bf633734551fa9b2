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
daily-text = Für alle dieselben Würfel und Ziehungen, ein gewerteter Versuch. Wie weit kommst du?
club-text = Ein Club für Brettspiele.

# Die Seite für einen Browser, den die Halle gerade abweist.
away-title = Einen Augenblick, bitte
away-flood = Von hier wurde die Halle eben sehr viel gefragt.
away-store-away = Die Halle erreicht gerade ihre Aufzeichnungen nicht.
away-closing = Die Halle startet neu.
away-too-many-guests = Aus deinem Netz sind viele neue Gäste gekommen. Komm etwas später wieder, oder nimm einen Browser, der schon hier war.
away-again = Diese Seite versucht es von selbst wieder, in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
away-now = Jetzt versuchen
away-other-title = Hier ist nichts
away-other = Die Halle kann diese Adresse nicht lesen.
away-home = Zur Halle
