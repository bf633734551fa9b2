# Die Texte des Clients. Was hier fehlt, erscheint auf Englisch.

brand = Hiroma
loading = Einen Moment …
part-missing = Dieser Teil ließ sich nicht laden. Bitte lade die Seite neu.
skip-to-content = Zum Inhalt
close = Schließen
comma = {", "}
keys = Tasten
keys-list = diese Liste
cancel = Abbrechen
saved = Gespeichert
copied = Kopiert
reconnecting = Die Verbindung ist weg – sie wird neu aufgebaut. Was du inzwischen tust, bleibt erhalten.
store-away = Die Halle erreicht gerade ihre Aufzeichnungen nicht. Was du tust, bleibt erhalten und geht von selbst weiter.
hall-closing = Die Halle schließt um { $time } für einen Augenblick. Beende deinen Zug; Partien gehen danach weiter, wie sie sind.
nowhere = Diesen Raum gibt es hier nicht.
to-lobby = Zur Lobby
to-table = Zum Tisch
to-replay = Zur Wiederholung
rules = Regeln
nav = Räume der Halle
nav-menu = Menü
nav-play = Spielen
nav-watch = Zuschauen
nav-daily = Tagesaufgabe
nav-learn = Lernen
nav-tournaments = Turniere
nav-clubs = Clubs
nav-rankings = Ranglisten
nav-desk = Leitung
nav-moderation = Moderation
nowhere-line = Vielleicht ist die Adresse vertippt, oder der Raum ist geschlossen. Hier geht es weiter:
games = Spiele
continue = Weiterspielen
continue-all = Alle { $count } zeigen
open-tables = Offene Tische
crowd-waiting = { $count } warten
crowd-playing = { $count } spielen
here-nobody = Gerade ist sonst niemand in der Lobby oder an einem öffentlichen Tisch.
here-who = Mit Namen stehen hier Leute in der Lobby und an öffentlichen Tischen. Niemand, den du ignorierst.
today-line = In jedem Spiel dieselben Würfel und Ziehungen für alle: ein gewerteter Versuch am Tag.
tv-title = Jetzt im Spiel
tv-none = Gerade gibt es keine Partie für alle zu sehen. Fang eine an, dann können andere zuschauen.
tv-mine = Die Partie zum Zuschauen ist deine eigene.
tv-all = Alle laufenden Partien
watch-title = Zuschauen
watch-line = Partien, die gerade laufen oder eben zu Ende gegangen sind.
watch-running = Jetzt im Spiel
watch-none = Gerade spielt niemand an einem öffentlichen Tisch.
watch-play = Eine Partie anfangen
watch-ended = Eben beendet
watch-none-ended = An öffentlichen Tischen ist noch keine Partie zu Ende gegangen.
watch-game = { $game }: zuschauen
game-about = Über das Spiel
game-goal = Kurz gesagt
game-best = Die Besten
game-bots = Die Bots
game-bots-rating = Wertung
game-bots-alone = Gewinnt allein
game-bots-here = Gegen Menschen
game-bots-points = { $points } ± { $doubt } ({ $plays ->
    [one] 1 Spiel
   *[other] { $plays } Spiele
  })
game-bots-help = Gemessen in Spielen von Bots gegen Bots: 400 Punkte mehr gewinnen zehn von elf Spielen. Gegen Menschen stehen sie auf deren Skala, die bei 1000 beginnt. Diese Spiele ändern nur die Wertung der Bots.
game-bots-alone-help = Gemessen in Spielen von Bots: wie viele von hundert jede Stufe gewinnt.
game-minutes = { $from }–{ $to } Minuten
game-no-tables = Von diesem Spiel ist gerade kein Tisch offen. Öffne den ersten.
game-all-options = Alle Optionen
lessons-title = Spielend lernen
lessons-line = Kleine Stellungen, aus jeder lernst du eine Sache. Was du geschafft hast, merkt sich dieses Gerät.
lessons-done = { $done } von { $all } Lektionen
lessons-begin = Anfangen
lessons-go-on = Weitermachen
lessons-again = Noch einmal
rankings-title = Ranglisten
rankings-line = Wer in dieser Saison am besten gewertet ist, Spiel für Spiel.
rankings-daily = Wer hat aus den heutigen Würfeln und Ziehungen am meisten gemacht?
rankings-all = Ganze Tabelle und andere Saisons
rules-standard = Standard
rules-standard-help = Alle Optionen wie im Regelbuch.
rules-custom = Eigene
rules-custom-help = Jede Option selbst wählen.
rules-doubtful = Zweifelsfälle der Regeln ({ $count })
rules-doubtful-help = Wo das Regelbuch etwas offen lässt, hat die Halle entschieden. Hier kannst du anders entscheiden.
open-table-help = Du setzt dich und lädst andere mit dem Link ein oder wartest auf sie.
new-more = Wer kommen darf, und Wertung
new-clock = Eine Uhr stellt ihr am Tisch, bevor die Partie beginnt.
clubs-none-yet = Noch gibt es keinen Club zum Beitreten. Gründe den ersten!
hero-title = Tisch öffnen. Link teilen. Spielen.
hero-line = Eine ruhige Halle für Brettspiele: ohne Konto, mit Menschen oder Bots, mit Würfeln, die jeder nachrechnen kann.
new-table = Neuer Tisch
game = Spiel
solo = Für eine Person
players = { $from }–{ $to } Personen
designed-by = Ein Spiel von { $names }. Regeln in eigenen Worten, Zeichnungen von uns.
listed = In der Lobby zeigen
listed-help = Sonst finden ihn nur Leute mit dem Link.
rated = gewertet
not-rated = nicht gewertet
rated-line = Partien hier zählen für die Wertung: Nur wer ein Konto hat, kann sich setzen.
not-rated-line = Partien hier zählen für keine Wertung. Alle dürfen sich setzen.
rated-help = Die Partien zählen für die Wertung. Dann können sich nur Leute mit Konto setzen und keine Bots.
rated-guest = Gewertet werden nur Leute mit Konto: Dein Tisch ist für alle da und wird nicht gewertet.
open-table = Tisch öffnen
your-name = Dein Name
join-by-link = Mit Link oder Code mitspielen
join-example = Link oder Code
join-wrong = Das ist weder ein Link zu einem Tisch noch sein Code.
go-there = Hin
tables = Tische
any-game = Alle Spiele
no-tables = Die Halle ist still. Öffne den ersten Tisch und schick den Link herum – oder ruf einen Bot.
no-tables-so = So einen Tisch gibt es gerade nicht.
status-open = wartet
status-playing = im Spiel
status-over = beendet
status-closed = geschlossen
free-chairs = { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
your-table = dein Tisch
play-now = Sofort spielen
play-now-help = Sofort eine Partie gegen sanfte Bots. Bis zum Ende der zweiten Runde darf jemand den Platz eines Bots übernehmen.
fill-choice = Wenn niemand kommt
fill-after = { $seconds ->
        [0] auf Menschen warten
       *[other] Bots nach { $seconds } s
    }
fill-in = Bots in { $seconds } s
fill-not = Auf Menschen warten
filling = { $seconds ->
        [0] Bots kommen …
       *[other] In { $seconds } s nehmen Bots die fehlenden Plätze.
    }
bots-soon = Bots kommen bald
joinable = { $count ->
        [one] ein Bot hält dir einen Platz frei
       *[other] Bots halten dir { $count } Plätze frei
    }
find-people = Mitspieler suchen
listed-help = Aus: nur wer den Link hat, kommt her.
watchers-help = Sobald ein Spiel begonnen hat. Was beim Zuschauen gesagt wird, lesen die Spielenden erst nach dem Ende.
watch-all = alle
watch-members = wer ein Konto hat
watch-nobody = sonst niemand
watch-late = Sie sehen ein Spiel
watch-at-once = sofort
watch-entries = { $count ->
        [one] einen Eintrag später
       *[other] { $count } Einträge später
    }
watch-minutes = { $count ->
        [one] eine Minute später
       *[other] { $count } Minuten später
    }
behind-line = Hier wird gespielt; du siehst das Spiel später, als es gespielt wird.
talk-apart = Solange gespielt wird, lesen nur Zuschauende, was du schreibst. Die Spielenden lesen es nach dem Ende.
step-back = Zurückblättern
live-board = Zurück zum laufenden Spiel
replay-live = { $game }, Spiel { $no }, bis hierher
not-watched = Hier kannst du nicht zuschauen
welcome-help = Andere dürfen bis zum Ende der zweiten Runde für einen Bot weiterspielen.
take-bots-seat = Für diesen Bot weiterspielen
offer-help = Jemand anderes darf für dich weiterspielen, wenn die anderen zustimmen. Bis dahin spielst du oder ein Bot. Eine gewertete Partie zählt dann nicht mehr.
earned-title = Erfolge
earned-new = Neu
earned-new-title = Neue Erfolge
earned-of = { $count } von { $all } Erfolgen
earned-first = zuerst am { $day }
door-lowest = Niedrigste Wertung
door-highest = Höchste Wertung
door-least-games = Mindestens beendete Partien dieses Spiels
door-least-stayed = Mindestens zu Ende gespielt
door-any = egal
door-percent = { $percent } %
door-help = Wird beim Hinsetzen geprüft. Wer sitzt, bleibt. Eine Wertung zählt nach fünf gewerteten Partien; wer keine hat, kommt an einer niedrigsten Wertung nicht vorbei.
door-line = Für Leute mit:
door-rating = { $lowest ->
        [0] { $highest ->
            [0] {""}
           *[other] bis { NUMBER($highest, useGrouping: 0) }
        }
       *[other] { $highest ->
            [0] ab { NUMBER($lowest, useGrouping: 0) }
           *[other] { NUMBER($lowest, useGrouping: 0) } bis { NUMBER($highest, useGrouping: 0) }
        }
    }
door-games = mindestens { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
door-stayed = { $stayed } % beendet
table-password = Passwort dieses Tisches
table-password-set = Festlegen
table-password-off = Kein Passwort
table-password-give = Hinsetzen
table-password-help = Neue nennen es, bevor sie sich setzen. Wer schon sitzt, bleibt.
ask-for-chair = Hier weiterspielen? Die anderen fragen
mark-offered = bietet den Platz an
vote-substitute = möchte weiterspielen für
line-title = Auf einen Platz warten:
line-leave = Nicht mehr warten
line-come = Ein Platz ist für dich frei.
next-waiting = { $count ->
        [one] (ein Tisch wartet auf dich)
       *[other] ({ $count } Tische warten auf dich)
    }
next-waiting-help = Nächster Tisch, der auf dich wartet: { $game }
people-here = { $count ->
        [one] eine Person hier
       *[other] { $count } Personen hier
    }
is-here = Hier:
filter-pace = Bedenkzeit
pace-any = Jede Zeit
pace-none = Ohne Uhr
pace-clock = Minuten
pace-days = Tage
all-tables = Alle Tische zeigen
more-tables = { $count ->
    [one] Noch ein Tisch passt: Wähle genauer, um ihn zu sehen.
   *[other] Noch { $count } Tische passen: Wähle genauer, um sie zu sehen.
}
preset-house = { $name } (von dieser Halle)
preset-name = Name für diese Regeln
preset-keep = Merken
preset-forget = „{ $name }“ vergessen
preset-kept = Gemerkt als „{ $name }“.
watchers = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } schauen zu
    }
rights = Die veröffentlichten Spiele gehören ihren Autoren und Verlagen; diese Halle setzt die Regeln in eigenen Worten um.
settings = Einstellungen
language = Sprache
theme = Helligkeit
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
motion = Bewegung
motion-auto = Wie das Gerät
motion-full = Ganz
motion-none = Keine
speed = Tempo × { $speed }
forced = Erzwungene Züge von selbst
forced-help = Bleibt nur ein Zug, geschieht er nach einem Moment. Ein Tippen oder eine Taste hält ihn auf.
settings-reading = Sprache und Schrift
settings-looks = Farben
settings-motion = Bewegung und Tempo
settings-sound = Ton und Vibration
text-size = Schriftgröße
percent = { $percent } %
palette = Spielerfarben
palette-house = Farben der Halle
palette-clear = Leicht zu unterscheiden
palette-help = Die zweite Auswahl bleibt unterscheidbar, auch wenn man Rot und Grün oder Blau und Gelb verwechselt. Buchstaben und Formen gibt es immer.
sound = Ton
sound-on = Der Ton ist an
sound-off = Der Ton ist aus
sound-try = Anhören
sound-help = Töne gibt es, sobald du zum ersten Mal etwas antippst oder drückst. Liegt die Seite im Hintergrund, hörst du nur, dass du am Zug bist.
volume = { $percent ->
    [0] Lautstärke: aus
   *[other] Lautstärke: { $percent } %
}
vibration = Vibration
vibration-help = Das Gerät vibriert, wenn du am Zug bist und wenn etwas nicht geht. Ohne Bewegung bleibt es still.
table-title = { $game }, Tisch { $id }
no-such-table = Diesen Tisch gibt es nicht
club-table-hidden = Ein Tisch nur für einen Club
no-line = Keine Verbindung zur Halle
no-line-help = Dieses Gerät hat gerade keine Verbindung. Die Seite versucht es von selbst weiter, und dein Tisch bleibt, wie er ist.
no-line-hall = Die Halle antwortet gerade nicht. Die Seite versucht es von selbst weiter, und dein Tisch bleibt, wie er ist.
only-a-log = Von diesem Tisch gibt es nur noch das Protokoll
board = Brett
players-bar = Mitspielende
tool = Werkzeug
tool-title = Spielwerkzeug
chairs = Plätze
options = Optionen
invite = Einladen
how-to-play = So wird gespielt
or-type = Oder tippe in die Zeile: /join, /start, /help …
take-place = Platz tauschen
places = Oder auf dem Platz deiner Wahl:
place-free = Auf Platz { $place } setzen
place-taken = Auf Platz { $place } setzen; { $name } rückt auf { $other }
more-about = Mehr zu { $name }
make-host = Gastgeber machen
remove = Entfernen
add-bot = Bot dazu
bot-level = Stärke des Bots
bot-plays-on = Bot spielen lassen
bot-level-is = Bot, { $level }
temper-usagi = Hüpft voraus, schaut zurück und hofft das Beste.
temper-tanuki = Spielt zum Spaß und lacht über das eigene Glück.
temper-hitsuji = Geht dahin, wo alle hingehen, ganz sachte.
temper-neko = Tut, was ihr gefällt, und nur wenn es ihr gefällt.
temper-panda = Hat es nie eilig, am wenigsten mit dem Gewinnen.
temper-kaeru = Denkt in Sprüngen und landet, wo es landet.
temper-risu = Sammelt von allem ein wenig.
temper-hiyoko = Ist neu hier und stolz auf jeden Zug.
temper-inu = Freut sich, dass du da bist, egal wer gewinnt.
temper-shika = Erschrickt leicht und bleibt dann stehen.
temper-kapibara = Säße lieber in der heißen Quelle.
temper-pengin = Macht den ersten Schritt, bevor er hinschaut.
temper-saru = Macht nach, was klappt, und neckt dich damit.
temper-kitsune = Lächelt und hat längst daran gedacht.
temper-kuma = Wartet lange und nimmt dann alles.
temper-fukuro = Zählt alles mit, auch im Dunkeln.
temper-kappa = Bleibt höflich bis zuletzt und behält, was er fängt.
temper-ookami = Verfolgt einen Plan, so lange es eben dauert.
temper-inoshishi = Kennt nur eine Richtung: nach vorn.
temper-tora = Springt nur einmal, im richtigen Augenblick.
temper-taka = Sieht das ganze Brett und die eine Schwäche.
temper-tengu = Hat hundert Jahre auf dem Berg geübt.
temper-oni = Verschenkt nichts und verzeiht nichts.
temper-ryuu = Hat jedes Spiel enden sehen und weiß noch, wie.
mark-you = du
mark-host = Gastgeber
mark-stand-in = Bot vertritt ({ $level })
mark-lent = { $name } entscheidet
lend-back = Wieder selbst entscheiden
mark-away = abwesend
mark-ready = bereit
mark-moves = am Zug
wins = { $wins } von { $goal }
side = Seite { $side }
your-turn = Du bist dran
paused = Das Spiel ruht. Alle Mitspielenden können es fortsetzen.
vote-stand-in = fragt, ob bis zur Rückkehr ein Bot spielen soll für
vote-withdraw = Frage zurückziehen
agree-changed = Die Einstellungen haben sich geändert, seit du dich gesetzt hast:
agree-again = Für das nächste Spiel müssen alle noch einmal zusagen:
agree = Einverstanden, ich bin bereit
agree-waiting = Es müssen noch zustimmen:
vote-open = Noch offen:
starting-title = Das Spiel beginnt gleich
starting-open = Die Zahl für die Würfel fehlt noch vom Gerät von:
starting-elsewhere = Deine Zahl ist auf einem anderen Gerät, auf dem du Platz genommen oder dich bereit gemeldet hast: Öffne den Tisch dort, oder sag den Start ab und melde dich hier bereit.
starting-twice = Dieses Gerät öffnet seine Zahl nicht: Die Halle verlangt sie ein zweites Mal, unter anderen Bedingungen als beim ersten.
result-none = Das Spiel endete ohne Sieger
result-nobody = Dieses Spiel gewinnt niemand
result-draw = Unentschieden
result-solo-won = Geschafft!
result-solo-lost = Diesmal verloren
result-solo-given-up = Aufgegeben
result-you-won = Du gewinnst!
result-you-won-together = Du und { $winners } gewinnt!
result-won = { $winners-count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen!
}
result-others-gave-up = Die anderen haben aufgegeben.
result-others-out-of-time = Die Zeit der anderen ist abgelaufen.
result-you-gave-up = Du hast aufgegeben.
result-you-out-of-time = Deine Zeit ist abgelaufen.
result-placed = Platz { $place } von { $of }
result-behind = Platz { $place } von { $of } · { $margin } Rückstand
result-lost-by = { $margin } Rückstand
result-places = Plätze
result-rating = Wertung { $before } → { $after }
result-stronger = Nächste Stufe: { $level }
result-fold = Brett zeigen
result-unfold = Ergebnis zeigen
result-review = Rückschau
result-share = Ergebnis teilen
share-title = Ergebnis teilen
share-wait = Das Bild entsteht …
share-failed = Dieser Browser kann das Bild nicht zeichnen. Der Link funktioniert trotzdem.
share-link = Link kopieren
share-picture = Als Bild
share-save = Bild speichern
share-copy = Bild kopieren
share-send = Teilen …
share-copied = Das Bild ist kopiert.
share-not-copied = Dieser Browser kann keine Bilder kopieren. Speichere es stattdessen.
move-unsaid = ein Zug, für den noch die Worte fehlen
not-now = Das geht gerade nicht.
not-now-turn = Gerade nicht: { $names } ist am Zug.
not-now-over = Die Partie ist zu Ende.

# What was done to the reader while they were away
missed-title = Während du weg warst
missed-timed-out = Deine Zeit ist abgelaufen.
missed-bot-took-over = { $why ->
        [others] Die anderen lassen einen Bot ({ $level }) für dich spielen.
        [idle] Die anderen lassen einen Bot ({ $level }) für dich spielen.
       *[time] Ein Bot ({ $level }) spielt für dich.
    }
missed-kicked = Du wurdest vom Tisch entfernt.
missed-back = Selbst weiterspielen
missed-close = Verstanden
next-game = Nächstes Spiel
watch-replay = Wiederholung ansehen
share-replay = Wiederholung teilen
log = Protokoll
chat = Chat
unread = ungelesen
no-chat = Noch hat niemand etwas gesagt.
send = Senden
command-line = Chat, oder ein Befehl nach einem Schrägstrich
command-line-hint = Chat, oder / für Befehle
verify-title = Würfel nachrechnen
verify-link = Würfel nachrechnen
rules-title = { $game }: Regeln

# --- lessons
learn = Spielend lernen
learn-title = { $game }: spielend lernen
lessons = Lektionen
no-lessons = Für dieses Spiel gibt es noch keine Lektionen.
lesson-passed = { $n }. { $title } (geschafft)
lesson-open = { $n }. { $title }
lesson-over = Nicht ganz. Versuch es noch einmal.
lesson-again = Von vorn
lesson-hint = Gib mir einen Tipp
lesson-show = Zeig es mir
lesson-next = Nächste Lektion
lesson-play = Ein richtiges Spiel
lesson-other = Spieler { $n }

# --- panels
side-panel = Spielwerkzeug, Protokoll und Chat
dock = Bereiche
table-menu = Spielwerkzeug, Protokoll und Chat
table-menu-unread = Spielwerkzeug, Protokoll und Chat: { $count } ungelesen
play-more = Weiteres
talk = Protokoll und Chat
log-says = {": "}
log-steps = { $count } Schritte
log-new = Neu, seit du weg warst
earlier = Frühere Einträge
completions = Vorschläge
reply-language-which = Welche Sprache? Es gibt: { $known }

# --- votes and ends
vote-undo = möchte einen Zug zurücknehmen
vote-kick = möchte jemanden entfernen:
vote-pause = möchte das Spiel ruhen lassen
vote-abort = möchte das Spiel ohne Sieger beenden
ended-by = Beendet nach Regel
match-over = Das Match ist entschieden: { $goal } Siege.
match-goes-on = Das Match geht bis { $goal } Siege.
finished-games = Beendete Spiele ({ $count })
game-no = Spiel { $no }

# --- replay
replay-title = { $game }, Spiel { $no }
no-replay = Hier gibt es keine Wiederholung
scrubber = Wiedergabe
step = Schritt
step-of = { $step } von { $last }
first-step = Zum Anfang (Pos1)
previous-step = Einen Schritt zurück (←)
next-step = Einen Schritt weiter (→)
last-step = Zum Ende (Ende)
play-replay = Abspielen (Leertaste)
pause-replay = Anhalten (Leertaste)
go-to-step = Zu Schritt { $step }
share-step = Diesen Augenblick teilen

# --- verify
verify-how = Hier lässt sich jeder Wurf eines beendeten Spiels nachrechnen, in deinem Browser: aus dem Geheimnis, auf das sich die Halle festgelegt hatte, und aus den Zahlen, auf die sich die Geräte der Spieler festgelegt hatten, bevor auch nur eine geöffnet wurde.
verify-file = Eine Protokolldatei
verify-working = Wird nachgerechnet …
verify-missing = Das Protokoll ist nicht zu haben: der Tisch ist unbekannt, oder es läuft ein Spiel.
verify-good = Geprüft. { $entries } Einträge, { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $draws } Ziehungen: alles, wie es sein muss.
verify-bad = Eintrag { $rev } stimmt nicht: { $why }
verify-unrevealed = Noch nicht zu Ende und darum noch nicht nachzurechnen: Spiel { $games }.
verify-called-off = Ein Start wurde abgesagt, bei Eintrag { $entries }: Unter jenem Geheimnis begann kein Spiel.
verify-chosen = Bei Eintrag { $entries } hat jemand gewählt, was der Zufall zog: Dies ist eine Übung.
verify-own-sent = Die Zahl deines Geräts steht so im Protokoll, wie sie gesendet wurde: Spiel { $games }.
verify-own-nonce = Jemand hat die Zahl deines Geräts vertauscht: Im Protokoll steht nicht, was dein Gerät für Spiel { $games } gesendet hat.
verify-own-pledge = Jemand hat eine Festlegung vertauscht: Worauf sich dein Gerät festlegte, oder was ihm gezeigt wurde, bevor es seine Zahl für Spiel { $games } öffnete, steht nicht im Protokoll.
verify-own-unused = Spiel { $games } begann ohne die Zahl, auf die sich dieses Gerät festgelegt hatte. Das ist nur richtig, wenn du den Tisch schon verlassen oder dich auf einem anderen Gerät festgelegt hattest.
verify-own-none = Dieses Gerät hat keine Zahl zu einem Spiel dieses Protokolls, darum gibt es nichts zu vergleichen: Du hast auf einem anderen Gerät gespielt, ohne Zahl oder gar nicht.
verify-why-empty = das Protokoll ist leer.
verify-why-unreadable = er ist nicht zu lesen.
verify-why-order = er steht an falscher Stelle.
verify-why-chain = er wurde verändert, oder einer neben ihm fehlt.
verify-why-commitment = das Geheimnis ist nicht das, auf das sich die Halle festgelegt hatte.
verify-why-nonce = die Zahl eines Geräts ist nicht die, auf die es sich festgelegt hatte, oder das Spiel nahm nicht, was die Geräte geöffnet hatten.
verify-why-draws = was gezogen wurde, ist nicht, was der Zufall ergibt.
verify-download = Das Protokoll als Datei
verify-details = Wie gerechnet wird
verify-step-1 = Bevor jemand Platz nimmt, veröffentlicht die Halle SHA-256 eines Geheimnisses von 32 Bytes. Danach kann sie es nicht mehr ändern.
verify-step-2 = Das Gerät jedes Spielers macht 32 Hexadezimalziffern und veröffentlicht SHA-256 von „hiroma/pledge|“ und ihnen. Haben das alle getan, werden sie geöffnet: Dann sind alle festgelegt.
verify-step-3 = Schlüssel = HKDF-SHA-256 (Geheimnis; Salz: SHA-256 der Ziffern in der Reihe der Plätze; Angabe: Tisch und Spiel).
verify-step-4 = Ziehung n = HMAC-SHA-256 (Schlüssel, Name ‖ n ‖ Block) in Wörtern von 32 Bit; Wörter, die eine Zahl bevorzugen würden, werden übergangen.
verify-step-5 = Jeder Eintrag nennt den Hash des vorigen; nichts lässt sich unbemerkt ändern oder auslassen.
imports-title = Importierte Protokolle
imports-way = Ein Protokoll als Spiel ansehen und von dort weiterspielen
imports-line = Bring das Protokoll eines beendeten Spiels mit, wie /export es ausgibt, aus dieser Halle oder einer anderen. Du siehst es als Wiederholung mit den Chancen, und spielst von jedem Schritt allein weiter. Nichts davon zählt irgendwo.
imports-how = Die Halle prüft jeden Eintrag nach den Regeln, ehe sie das Protokoll behält: die Kette, die Würfel, die Züge. Ein Protokoll hat bis zu 512 KiB.
imports-checking = Die Halle prüft jeden Eintrag …
imports-none = Du hast noch nichts importiert.
imports-room = { $count } von { $most } Protokollen, { $size } von { $room } MiB.
imports-made = importiert am { $day }
imports-game = beendet am { $day }; { $people ->
        [one] ein Mensch
       *[other] { $people } Menschen
    }{ $bots ->
        [0] {""}
        [one] , ein Bot
       *[other] , { $bots } Bots
    }
imports-share = Alle mit dem Link dürfen es sehen
imports-share-help = Sonst siehst es nur du. Niemand wird darin genannt.
imports-link = Link teilen
imports-drop = Dieses Protokoll löschen
imports-drop-sure = Endgültig löschen, samt den Analysen?
imports-mark = Importiert
imports-mark-help = Aus einer Datei. Regeln und Würfel sind geprüft, aber jeder kann ein Protokoll schreiben: die Halle sagt nicht, wer gespielt hat.
imports-person = Spieler { $no }
note-title = Deine Notiz zu { $name }
note-game = Deine Notiz zu dieser Partie
note-add = Notiz anlegen
note-change = Notiz ändern
note-text = Notiz
note-tags = Schlagwörter, mit Komma getrennt
note-private = Nur du siehst das, sonst niemand.
note-save = Speichern
note-saved = Gespeichert.
history-title = Alle meine Spiele
history-with = Deine Spiele mit { $name }
history-search = Suchen
history-all = Alle Spiele
history-any = beliebig
history-game = Spiel
history-person = Mitspieler
history-this-person = die gewählte Person
history-option = Option
history-result = Ergebnis
history-won = gewonnen
history-lost = nicht gewonnen
history-conceded = durch Aufgabe beendet
history-tag = Schlagwort
history-least = Züge, mindestens
history-most = Züge, höchstens
history-turns = { $count ->
        [one] Ein Zug
       *[other] { $count } Züge
    }
history-none = Kein Spiel passt.
history-none-yet = Bis hierher passt kein Spiel. Such weiter zurück.
history-more = Weiter zurück suchen
no-rules = Dieses Regelbuch gibt es nicht.
rules-contents = Inhalt
rules-find = Im Regelbuch suchen
rules-find-keys = Enter geht zur nächsten Stelle, Umschalt und Enter zur vorigen. Die Taste / führt hierher.
rules-find-next = Nächste Stelle
rules-find-previous = Vorige Stelle
rules-found = { $at } von { $count }
rules-found-none = Nichts gefunden
rules-english = Dieses Regelbuch ist noch nicht übersetzt: Das hier ist das englische.
rules-print = Drucken
rules-vectors = Stellungen und Züge in Buchstaben
rules-figure = { $game }: das Brett und seine Teile
rules-example = Beispiel: { $title }
rules-example-step = Nächster Schritt
rules-example-begin = Von vorn
rules-example-try = Selbst versuchen

# --- Allein: ein Spiel für einen, die Aufgabe des Tages, die Bücherei
play-game = { $game } spielen
daily-title = Tagesaufgabe
daily-left = Dein Versuch zählt einmal. { $hours ->
        [one] Weniger als eine Stunde bleibt.
       *[other] Noch { $hours } Stunden.
    }
daily-games = Spiele
daily-rivals = { $count ->
        [one] Ein Bot
       *[other] { $count } Bots
    }, Stufe { $level }.
daily-streak = { $days ->
        [0] Noch keine Tage in Folge.
        [one] Ein Tag in Folge.
       *[other] { $days } Tage in Folge.
    }
daily-longest = Am längsten: { $days }.
daily-done = fertig
daily-on = begonnen
daily-calendar = Deine Tage
daily-day-won = { $day }: gewonnen
daily-day-lost = { $day }: verloren
daily-day-open = { $day }: nicht gespielt
daily-day-late = { $day }: zu spät
daily-again = Diesen Tag üben
daily-again-line = Die Ziehungen jenes Tages, so oft du magst. Einen Platz gibt es dafür nicht.
daily-over = Dieser Tag ist vorbei: Seine Ziehungen sind kein Geheimnis mehr.
daily-begin = Heutige Partie beginnen
daily-go-on = Heutige Partie fortsetzen
daily-look = Die Partie ansehen
daily-today = Zur heutigen Aufgabe
daily-place = Platz { $place }
daily-unranked-guest = Als Gast spielst du mit und siehst, wie du abgeschnitten hast, stehst aber nicht in der Rangliste: Jeder kann viele Gäste sein. Darum haben Gäste eigene Würfel und Ziehungen, alle dieselben. Gewertet wird, wer schon vor diesem Tag ein Konto hatte.
daily-unranked-new = Dein Konto ist nicht älter als dieser Tag: Du siehst, wie du abgeschnitten hast, stehst aber noch nicht in der Rangliste. Ab dem nächsten Tag bist du dabei.
daily-unranked-robot = Für dieses Konto spielt ein Programm: Es sieht, wie es abgeschnitten hat, steht aber nicht in der Rangliste.
daily-to-account = Ein Konto anlegen
daily-share = Teilen, ohne etwas zu verraten
daily-mark-none = keine
daily-board = Rangliste
daily-tries = { $count ->
        [0] Noch hat es niemand versucht.
        [one] Eine Person hat es versucht.
       *[other] { $count } haben es versucht.
    }
daily-nobody = Noch ist niemand fertig.
daily-col-place = Platz
daily-col-name = Name
daily-col-replay = Wiederholung
daily-replay-of = Wiederholung von { $name } ansehen
daily-proof = Für alle gleich – und der Beweis
daily-proof-sealed = Alle Ziehungen des Tages kommen aus einem Geheimnis. Sein Fingerabdruck steht schon fest; das Geheimnis erscheint hier, wenn der Tag vorbei ist.
daily-proof-open = Alle Ziehungen dieses Tages kamen aus diesem Geheimnis. Damit lässt sich jede Partie des Tages nachrechnen.
daily-commitment = Fingerabdruck (SHA-256)
daily-secret = Geheimnis
daily-proof-good = In deinem Browser nachgerechnet: Das Geheimnis hat diesen Fingerabdruck.
daily-proof-bad = Das Geheimnis hat nicht diesen Fingerabdruck!
daily-verify = Meine Partie nachrechnen
puzzles-title = Aufgaben
puzzles-line = Stellungen aus echten Partien mit einem klar besten Zug, wie ihn die Durchsicht fand. Zieh ihn auf dem Brett.
puzzles-streak = { $count ->
        [0] Noch keine richtigen Antworten in Folge.
        [one] Eine richtige Antwort in Folge.
       *[other] { $count } richtige Antworten in Folge.
    }
puzzles-best = Am meisten: { $count }.
puzzles-none = Zu diesem Spiel gibt es noch keine Aufgaben.
puzzles-task = { $seat } ist am Zug: Finde den besten Zug.
puzzles-right = Richtig!
puzzles-wrong = Nicht der beste.
puzzles-chance = Dein Zug lässt eine Gewinnchance von { $chance }, der beste { $best }.
puzzles-next = Nächste Aufgabe
puzzles-again = Noch einmal ansehen
puzzles-share = { $share } fanden ihn beim ersten Versuch.
puzzles-unrated = Zu wenige Antworten, um zu sagen, wie schwer sie ist.
puzzles-easy = Leicht: Die meisten finden ihn.
puzzles-middle = Mittel: Etwa die Hälfte findet ihn.
puzzles-hard = Schwer: Wenige finden ihn.
books-title = Stufenbücher

# --- Stufenbücher
books-line = Fünf Ungeheuer und ihre Wege sind ein Buch. Spiele unseres, zeichne ein eigenes und teile es mit seinem Link.
books-new = Ein Buch schreiben
books-upload = Eine Datei öffnen
books-refused = Diese Datei wird nicht angenommen:
books-designed = Unsere fünf
books-designed-line = von uns
books-by = von { $name }
books-mine = deines, von { $name }
books-none = Noch hat niemand ein Buch veröffentlicht. Deines kann das erste sein.
books-all = Alle Bücher
books-credits = Von { $author } ({ $license }).
books-published-by = Veröffentlicht von { $name }.
books-origin-designed = Für diese Halle entworfen.
books-origin-user = Von einem Spieler gemacht.
books-origin-licensed = Mit Erlaubnis verwendet.
books-play = Dieses Buch spielen
books-share = Das Buch teilen
books-edit = Das Buch bearbeiten
books-copy = Eine Kopie beginnen
books-download = Herunterladen
books-withdraw = Zurückziehen
books-withdraw-sure = Das Buch aus der Bibliothek nehmen?
books-warnings = Für den Autor
books-path-of = Der Weg von { $name }
books-badge = Wie schwer es ist
books-badge-running = Die Bots probieren es
books-badge-progress = { $done } von { $total } Versuchen
books-level = Bot
books-rate = { $percent } %
books-grade-gentle = leicht
books-grade-fair = mittel
books-grade-hard = schwer
books-grade-cruel = grausam
books-title-en = Titel auf Englisch
books-title-ja = Titel auf Japanisch (wenn vorhanden)
books-title-de = Titel auf Deutsch (wenn vorhanden)
books-author = Autor
books-license = Lizenz
books-key = Schlüssel (a bis z, 0 bis 9, -)
books-stages = Die fünf Stufen
books-findings = Was die Prüfung gefunden hat
books-checking = Wird geprüft …
books-sound = Alles in Ordnung: Das Buch kann erscheinen.
books-try = Diese Stufe probieren
books-try-how = Eine Stufe, deren Weg noch niemand veröffentlicht hat, musst du einmal gewinnen, ehe das Buch erscheint.
books-try-won = Ihr Weg darf erscheinen.
books-try-unwon = { $count ->
        [one] Noch zu gewinnen: Stufe { $stages }.
       *[other] Noch zu gewinnen: Stufen { $stages }.
    }
books-publish = Veröffentlichen
books-revise = Diese Ausgabe veröffentlichen
books-older = Seit du hier mit dem Ändern begonnen hast, ist eine neuere Ausgabe dieses Buchs erschienen.
books-older-take = Mit meinen Änderungen weitermachen
books-former = Ein anderes Buch, an dem du hier geschrieben hast, ist aufgehoben.
books-former-take = Mit jenem Buch weitermachen
books-discard = Verwerfen
books-drawing = Zeichnung
books-drawing-own = eine eigene Zeichnung
books-drawing-file = Eine SVG-Datei nehmen (8 KiB)
books-drawing-sweeper = Die Kehrerin
books-drawing-coil = Die Windung
books-drawing-weaver = Die Spinnerin
books-drawing-warden = Der Schließer
books-drawing-hound = Der Hund
books-drawing-unknown = Jemand im Dunkeln
books-name-en = Name auf Englisch
books-name-ja = Name auf Japanisch (wenn vorhanden)
books-name-de = Name auf Deutsch (wenn vorhanden)
books-look = Aussehen, in Worten
books-path-board = Der Weg des Ungeheuers: ziehen, tippen oder Pfeile und Enter
books-path-back = Ein Feld zurück
books-path-clear = Neu beginnen
books-path-child = Das Kind hinstellen
books-path-no-child = Das Kind wegnehmen
books-path-heat = Wann wird es gespürt?
books-square = Feld { $n } des Weges
books-square-legal = hierher kann es weitergehen
books-square-off = nicht auf dem Weg
books-heat = gespürt ab Zug { $turn }
books-heat-never = nie gespürt
books-count-covered = Felder auf dem Weg
books-count-turns = Züge, ungestört
books-count-camped = Ein Kind, das bleibt, ist gefangen in Zug
books-count-corners = Ecken
books-scrub = Ungestört: Zug { $turn } von { $last }
books-coming-follow = Es folgt seinem Weg nach { $to }.
books-coming-turn-to-path = Es dreht sich { $facing }, zurück auf seinen Weg.
books-coming-chase = Es spürt das Kind und kommt nach { $to }.
books-coming-turn-to-child = Es spürt das Kind neben sich und dreht sich { $facing }.
books-E-FORMAT = ist nicht, wie die Datei eines Buches sein muss{ $why ->
        [size] : größer als 64 KiB
        [encoding] : kein UTF-8
        [depth] : zu tief verschachtelt
        [json] : kein JSON
        [unknown] : ein unbekannter Schlüssel
        [missing] : fehlt
       *[type] {""}
    }.
books-E-NUMBERS = fünf Stufen, nummeriert 1 bis 5, jede einmal.
books-E-KEY = ein Schlüssel hat 1 bis 40 Zeichen von a bis z, 0 bis 9 und -, jeder nur einmal.
books-E-TEXT = Text fehlt, ist zu lang oder enthält Steuerzeichen.
books-E-SVG = eine Zeichnung ist eine von unseren oder besteht aus einfachen SVG-Formen bis 8 KiB{ $part ->
        [none] {""}
       *[other] {" "}(nicht: { $part })
    }.
books-E-LENGTH = ein Weg hat 2 bis 36 Felder.
books-E-BOUNDS = nicht auf dem Brett.
books-E-STEP = nicht neben dem Feld davor.
books-E-REPEAT = hier war der Weg schon.
books-E-START-NEAR = der Weg beginnt zu nah beim Kind.
books-E-OPENING = der erste Zug des Ungeheuers beendet den Versuch.
books-E-TIME = nur { $turns } Züge bis zum Ende: Niemand kann rechtzeitig gewinnen.
books-W-TIME = nur { $turns } Züge bis zum Ende: wenig Zeit.
books-W-CAMP = ein Kind, das nicht vom Start wegkommt, wird in Zug { $turn } gefangen.
books-W-COVER = { $squares } Felder liegen nicht auf dem Weg: Von dort führen Rückpfeile zurück.
books-W-DUPLICATE = { $how ->
        [mirrored] das Spiegelbild des Weges von
       *[same] derselbe Weg wie
    } Stufe { $number } im Buch { $book }.
books-W-EASY = sehr leicht: Der Bot gewinnt { $percent } %.
books-W-HARD = sehr schwer: Der Bot gewinnt { $percent } %.

# --- Leute: Bilanz, Wertung, Saison
people-title = Spieler
people-yours = Deine Bilanz
people-since = Hier seit { $day }.
people-plays = { $count ->
        [0] Noch keine Partie beendet.
        [one] Eine beendete Partie.
       *[other] { $count } beendete Partien.
    }
people-stayed = { $counted ->
        [one] { $stayed ->
            [0] Hat die eine Partie mit anderen nicht zu Ende gespielt.
           *[other] Hat die eine Partie mit anderen zu Ende gespielt.
        }
       *[other] Hat { $stayed } der letzten { $counted } Partien mit anderen zu Ende gespielt.
    }
people-stayed-line = Nicht zu Ende gespielt hat, wer gegangen ist, wessen Zeit ablief oder wer aufgab, bevor wirklich gespielt wurde.
people-none = Noch nichts zu sehen: keine Partie wurde beendet.
people-none-yours = Beende eine Partie, dann steht sie hier.
people-games = Partien
people-wins = Siege
people-streak = Siege in Folge
people-best = Beste Serie
people-rating = Wertung
people-points = { $points } ± { $doubt }
people-unrated = Noch keine Wertung
people-rating-line = Gewertet werden Partien an gewerteten Tischen, sobald jede Seite wirklich gespielt hat. Ein Sieg über jemand Neues oder immer wieder über dieselbe Person zählt wenig. Alle beginnen bei 1000; die Zahl hinter ± sagt, wie weit die Wertung noch danebenliegen kann, und wird mit jeder Partie kleiner.
people-kinds = Nach Plätzen und Optionen
people-seats = { $count ->
        [one] Allein
       *[other] { $count } Plätze
    }
people-without = ohne { $option }
people-option = { $option }: { $value }
people-kind = { $plays } gespielt, { $wins } gewonnen
people-season = Tabelle der Saison
people-place = Platz { $place }
people-place-short = Platz
people-place-count = Platz { $place }: { $count }
people-alone-won = gewonnen
people-alone-lost = verloren
people-alone-won-count = gewonnen: { $count }
people-alone-lost-count = verloren: { $count }
people-name = Name
people-latest = Letzte Partien
people-with = mit
people-against = gegen
people-conceded = aufgegeben
people-not-rated = nicht gewertet
people-opponents = Direkter Vergleich
people-opponent = Gegner
people-better = { $name } vorn
people-better-you = Du vorn
people-worse = Gegner vorn
people-export = Alle meine Partien ({ $format })
season-title = Saison: { $game }
season-of-year = Saison
season-name = { $quarter ->
        [1] Januar–März
        [2] April–Juni
        [3] Juli–September
       *[4] Oktober–Dezember
    } { $year }
season-ever = Aller Zeiten
season-nobody = In dieser Saison noch keine gewertete Partie. Wer die erste beendet, führt die Tabelle an.
season-order = Geordnet nach der Wertung, die man so gut wie sicher hat: Punkte minus das Anderthalbfache der Zahl hinter ±. Eine Saison ist ein Quartal und beginnt von vorn.

# practice
company = Wer spielt
company-others = mit anderen
company-practice = Übung: alle Plätze
practice-people = Für wie viele du spielst
practice-help = Niemand sonst setzt sich; alles lässt sich zurücknehmen, auch Würfe; nichts davon wird gewertet.
practice-seat = Platz { $letter }
practice-line = Übung: Du spielst alle Plätze und kannst alles zurücknehmen.
practice-show = Jemandem zeigen
go-on-from-here = Von hier weiterspielen
replay-eyes = Gesehen von
replay-eyes-spectator = Zuschauern

## Bedenkzeit

time-left = noch { $time }
time-short = Deine Zeit wird knapp: noch { $time }.
time-days = { $days } T { $hours } Std
clock-title = Bedenkzeit: { $clock }
clock-none = keine Uhr
clock-bank = { $minutes } min + { $seconds } s je Zug
clock-days = { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
clock-help = Minuten gelten für das ganze Spiel, die Sekunden kommen mit jedem Zug hinzu; Tage gelten für jeden Zug. Ein Bot braucht keine Zeit.
timeout-bot = ein Bot springt ein
timeout-concede = wessen Zeit abläuft, der gibt auf
timeout-nothing = die anderen entscheiden

# --- Konto
account-title = Konto
account-guest = Ein Gast auf diesem Gerät. Wer dessen Cookies löscht oder ein anderes Gerät nimmt, ist hier jemand anders.
account-since = Konto seit { $day }.
account-besides = Der Gast dieses Geräts { $tables ->
        [0] sitzt nirgends
        [one] sitzt an einem Tisch
       *[other] sitzt an { $tables } Tischen
    } und { $games ->
        [0] hat keine Partie beendet
        [one] hat eine Partie beendet
       *[other] hat { $games } Partien beendet
    }. Das bleibt beim Gast: Melde dich ab, um wieder der Gast zu sein.
account-register = Konto anlegen
account-register-line = Du bleibst, wer du bist: Plätze, Bilanz und der Versuch von heute kommen mit, und du kannst dich auf jedem Gerät anmelden. Ohne E-Mail.
account-register-do = Konto anlegen
account-name = Name
account-name-help = Alle sehen ihn, und du meldest dich mit ihm an. Namen, die aussehen wie ein anderer, werden nicht vergeben.
account-password = Passwort
account-password-help = Mindestens 10 Zeichen. Niemand kann dir ein neues schicken: Bewahre es gut auf, oder füge später einen Passkey hinzu.
account-show-password = Passwort zeigen
account-sign-in = Ich habe ein Konto
account-sign-in-line = Was der Gast dieses Geräts hat, bleibt auf diesem Gerät.
account-sign-in-do = Anmelden
account-or = oder
account-by-passkey = Mit einem Passkey anmelden
account-by-provider = Mit { $provider } anmelden
account-sign-out = Abmelden
account-sessions = Angemeldet auf
account-device = Ein Gerät
account-here = dieses Gerät
account-seen = zuletzt gesehen { $at }
account-end = Abmelden: { $device }
account-end-others = Überall sonst abmelden
account-take-tokens-back = { $count ->
        [one] Auch das Token deines Programms zurücknehmen
       *[other] Auch deine { $count } Tokens für Programme zurücknehmen
    }
account-passkeys = Passkeys
account-passkeys-line = Anmelden mit Finger, Gesicht oder dem Code des Geräts, ohne Passwort.
account-passkeys-not-here = Dieser Browser hat keine Passkeys für diese Adresse.
account-passkey-add = Passkey hinzufügen
account-passkey-make = Passkey anlegen
account-passkey-label = Wie soll er heißen?
account-passkey-help = Zum Beispiel: mein Telefon.
account-passkey-made = angelegt { $at }
account-passkey-used = zuletzt benutzt { $at }
account-passkey-forget = Den Passkey { $label } vergessen
account-forget = Vergessen
account-password-now = Dein Passwort jetzt
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-set = Passwort setzen
account-password-change-help = Mindestens 10 Zeichen. Alle anderen Geräte werden abgemeldet.
account-link = Mit { $provider } verbinden
account-linked = Du kannst dich mit { $provider } anmelden.
face-title = Dein Bild
face-line = Aus Teilen gezeichnet; alle an deinen Tischen sehen es.
face-part = Teil
face-save = Bild übernehmen
face-random = Zufällig
face-part-head = Kopf
face-part-ears = Ohren
face-part-eyes = Augen
face-part-mouth = Mund
face-part-marks = Zeichnung
face-part-hat = Hut
face-part-fur = Farbe
face-part-ground = Hintergrund
face-head = { $kind ->
        [0] rund
        [1] breit
        [2] länglich
        [3] eckig
        [4] birnenförmig
       *[5] mit spitzem Kinn
    }
face-ears = { $kind ->
        [0] keine
        [1] Bärenohren
        [2] Katzenohren
        [3] Hasenohren
        [4] Schlappohren
        [5] klein und spitz
        [6] Geweih
        [7] Hörner
        [8] Affenohren
        [9] Haarknoten
        [10] Pagenkopf
       *[11] Lockenmähne
    }
face-eyes = { $kind ->
        [0] klein
        [1] weit offen
        [2] lachend
        [3] schläfrig
        [4] streng
        [5] mit Brille
        [6] zwinkernd
        [7] funkelnd
        [8] mit hochgezogenen Brauen
        [9] Blick zur Seite
        [10] mit Wimpern
       *[11] hoch
    }
face-mouth = { $kind ->
        [0] Lächeln
        [1] Katzenmund
        [2] ruhig
        [3] lachend
        [4] Rüssel
        [5] Fangzähne
        [6] Zunge heraus
        [7] erstaunt
        [8] Schmunzeln
        [9] Hundenase
        [10] Schnurrhaare
       *[11] zwei Zähne
    }
face-marks = { $kind ->
        [0] keine
        [1] Maske
        [2] helle Schnauze
        [3] Pandaflecken
        [4] Tigerstreifen
        [5] rote Wangen
        [6] helles Gesicht
        [7] halb dunkel
        [8] heller Fleck
        [9] Sommersprossen
        [10] Blesse
       *[11] Pony
    }
face-hat = { $kind ->
        [0] keiner
        [1] Stirnband
        [2] Strohhut
        [3] Blume
        [4] Blatt
        [5] Kappe
        [6] Schleife
        [7] Krone
        [8] Wasserschale
        [9] Wollmütze
        [10] Feder
       *[11] Schopf
    }
face-fur = { $kind ->
        [0] braun
        [1] hellbraun
        [2] cremefarben
        [3] weiß
        [4] grau
        [5] schwarz
        [6] orange
        [7] gelb
        [8] grün
        [9] blau
        [10] rot
       *[11] violett
    }
face-ground = { $kind ->
        [0] pfirsich
        [1] hellgelb
        [2] hellgrün
        [3] mint
        [4] hellblau
        [5] lavendel
        [6] rosa
        [7] sand
        [8] aprikose
        [9] blattgrün
        [10] stahlblau
       *[11] altrosa
    }
account-own = Was wir über dich aufbewahren
account-own-line = Namen, Plätze, Partien, Chat, Bücher: alles in einer Datei, die man lesen kann.
notices-title = Was die Halle dir sagt
notices-line = Von einem Tisch mit Tagen je Zug, der auf dich wartet, hörst du einmal, bis du dort warst.
notices-mail = Per E-Mail
notices-address = Deine Adresse
notices-ask = Um einen Brief bitten
notices-asked = Ein Brief ist unterwegs an { $address }: Folge dem Link darin und sag dort Ja.
notices-told = Briefe gehen an { $address }.
notices-told-until = Bis dahin gehen Briefe an { $address }.
notices-other = Eine andere Adresse
notices-stop = Keine Briefe mehr
notices-accounts = Wer ein Konto hat, kann es per E-Mail erfahren.
letter-confirm-line = Soll die Halle an diese Adresse schreiben, wenn du am Zug bist?
letter-stop-line = Soll die Halle nicht mehr an diese Adresse schreiben?
letter-confirm = Ja, schreibt mir
letter-stop = Keine Briefe mehr
letter-confirmed = Gut: Wenn du am Zug bist, kommt ein Brief.
letter-stopped = Gut: Es kommen keine Briefe mehr.
letters-title = Welche Briefe kommen
letters-turn = Du bist am Zug
letters-company = Einladungen und Nachrichten
letters-events = Turniere und Clubs
letters-news = Neues von deinen Tischen
letters-once = sofort
letters-daily = einmal am Tag
letters-never = nie
letters-digest = täglicher Brief
letters-hour = Stunde des täglichen Briefs
letters-zone = Zeitzone
letters-keep = So behalten
letter-end-line = Sollen keine Briefe der Art „{ $what }“ mehr kommen? Andere kommen weiterhin.
letter-end = Keine solchen mehr
letter-ended = Gut: Briefe der Art „{ $what }“ kommen nicht mehr.
push-title = Im Browser
push-line = Eine Mitteilung deines Systems, wenn eine Partie auf dich wartet und du nicht da bist: in Partien mit Tagen für einen Zug, wenn du nicht am Tisch bist, in anderen, wenn die Halle zu ist und jemand wartet.
push-begin = In diesem Browser Bescheid sagen
push-quiet = Dieser Browser sagt dir nicht Bescheid.
push-here = Dieser Browser sagt dir Bescheid.
push-tried = Eine Mitteilung ist unterwegs. Erscheint keine, sieh in den Mitteilungen deines Systems nach.
push-try = Ausprobieren
push-end = In diesem Browser nicht mehr
push-unable = Dieser Browser kann dir nicht Bescheid sagen. Leg Hiroma auf iPhone oder iPad zuerst auf den Home-Bildschirm; in einem privaten Fenster geht es nicht.
push-forbidden = Dieser Browser erlaubt keine Mitteilungen von Hiroma. Erlaube sie in seinen Einstellungen für diese Seite und lade die Seite neu.
push-others = Deine anderen Browser
push-since = seit { $day }
push-drop = Nicht mehr
push-drop-of = Nicht mehr in { $device }
vacation-until = im Urlaub bis { $day }
vacation-title = Urlaub
vacation-line = In Partien mit Tagen für einen Zug steht deine Uhr still, solange du weg bist. Du hast dieses Jahr noch { $left ->
        [one] einen Tag
       *[other] { $left } Tage
    }.
vacation-days = Tage
vacation-from = Erster Tag
vacation-go = Diese Tage nehmen
vacation-on = Du bist im Urlaub bis { $day }.
vacation-planned = Du wirst im Urlaub sein vom { $from } bis { $day }.
vacation-cancel = Doch nicht gehen
vacation-back = Zurück sein
account-export = Alles mitnehmen (JSON)
account-delete = Konto löschen
account-delete-guest = Diesen Gast löschen
account-delete-line = Name, Chat, Bücher, Versuche und Tabellenplätze verschwinden sofort und für immer. Gespielte Partien bleiben in der Bilanz der anderen, ohne dich: Dort sitzt ein gelöschter Spieler.
account-delete-sure = Ich weiß, dass das niemand rückgängig machen kann.
account-delete-do = Für immer löschen

# --- Programs
access-title = Programme
access-line = Lass ein Programm von dir zusehen, in deinem Namen spielen oder hören, wie Partien ausgingen.
access-to-account = Dein Konto
access-schema = Was die API bietet (OpenAPI)
access-copy = Kopieren
access-not-copied = Dieser Browser kopiert nicht von selbst. Der Text ist markiert: bitte von Hand kopieren.
access-tokens = Tokens
access-tokens-line = Ein Programm zeigt ein Token statt deines Passworts. Kein Token führt zu deinem Konto: weder zu Namen, Listen und Sitzungen noch zu anderen Tokens.
access-token-new = Das neue Token
access-token-once = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt und nirgends aufbewahrt.
access-token-add = Ein Token erstellen
access-token-make = Token erstellen
access-label = Wofür es ist
access-label-help = Zum Beispiel: der Bot auf meinem Schreibtisch.
access-may = Was es darf
access-may-play = spielt
access-may-read = sieht zu
access-may-play-line = Zusehen und an Tischen für dich handeln
access-may-read-line = Nur zusehen
access-password-help = Damit niemand sonst ein Token macht, wenn du dein Gerät kurz aus den Augen lässt.
access-no-password = Dein Konto hat kein Passwort: Melde dich an und mach das Token innerhalb von fünfzehn Minuten.
access-good-for = Gültig
access-days = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }
access-endless = Bis es zurückgenommen wird
access-until = gültig bis { $day }
access-used = zuletzt benutzt am { $day }
access-never-used = noch nicht benutzt
access-take-back = Zurücknehmen
access-take-back-of = Token { $label } zurücknehmen
access-hooks = Hooks
access-hooks-line = Wenn ein Spiel von dir endet oder du am Zug bist, schickt die Halle es an eine Adresse von dir: an ein Programm, unterschrieben mit einem Schlüssel, den nur ihr beide kennt, oder in den Kanal eines Chats.
access-hook-address = Adresse
access-hook-help = Beginnt mit https:// und ist aus dem Netz erreichbar.
access-hook-form = Form der Nachrichten
access-hook-form-hiroma = JSON für Programme, unterschrieben
access-hook-form-discord = Discord
access-hook-form-slack = Slack, Mattermost
access-hook-tells-over = mein Spiel ist zu Ende
access-hook-tells-turn = ich bin am Zug
access-hook-tells-turn-help = Nur solange du weg bist, und einmal für jeden Tisch, bis du dort warst.
access-hook-set = Dieser Adresse melden
access-hook-secret = Schlüssel der Unterschriften
access-hook-key = Schlüssel
access-hook-drop = Entfernen
access-hook-drop-of = Entfernen: { $url }
access-hook-untold = noch nichts gemeldet
access-hook-told = zuletzt gemeldet, Antwort { $code }
access-hook-answered = antwortete zuletzt { $code }: Es wird später noch einmal versucht
access-hook-timeout = antwortete nicht rechtzeitig: Es wird später noch einmal versucht
access-hook-unreachable = war nicht erreichbar: Es wird später noch einmal versucht
access-robot = Das Konto eines Bots
access-robot-line = Spielt ein Programm für dieses Konto? Dann soll es das sagen: Alle sehen [bot] hinter dem Namen. Das lässt sich nicht rückgängig machen und geht nur, solange mit dem Konto nicht gespielt wurde.
access-robot-is = Für dieses Konto spielt ein Programm, und der Name sagt es.
access-robot-become = Dieses Konto einem Bot geben
access-robot-sure = Ich weiß, dass das niemand rückgängig machen kann.
access-robot-do = Einem Bot geben

# --- Fair Play
fair-dealings = Du und { $name }
fair-ignored = Ignorieren
fair-ignored-line = Den Chat dieser Person vor dir verbergen.
fair-avoided = Meiden
fair-avoided-line = Diese Person nicht mehr an deine Tische lassen. Den Grund erfährt sie nicht.
fair-report = Den Moderatoren melden
fair-reason = Worum es geht
fair-reason-chat = Was gesagt wurde
fair-reason-name = Der Name
fair-reason-cheating = Betrug
fair-reason-leaving = Verlassen von Partien
fair-reason-other = Etwas anderes
fair-text = In deinen Worten
fair-with-chat = Was dort gesagt wurde, geht mit der Meldung mit.
fair-report-do = Meldung senden
fair-reported = Danke. Ein Moderator sieht es sich an.
fair-way = Moderation ({ $count })
fair-title = Moderation
fair-reports = Meldungen, die warten: { $count }
fair-no-reports = Nichts wartet.
fair-reporter = gemeldet von
fair-table = der Tisch
fair-said = Was vorher gesagt wurde
fair-why = Warum (die Person liest es)
fair-hours = Wie lange, bei Stummschaltung oder Sperre
fair-hours-of = { $hours ->
    [1] eine Stunde
    [24] einen Tag
    [168] eine Woche
   *[other] 30 Tage
  }
fair-do-dismiss = Nichts zu tun
fair-do-warn = Verwarnen
fair-do-mute = Stumm schalten
fair-do-ban = Sperren
fair-audit = Was getan wurde
fair-host = der Gastgeber
fair-until = bis { $at }
fair-act-warn = Verwarnt:
fair-act-mute = Stumm geschaltet:
fair-act-ban = Gesperrt:
fair-act-dismiss = Meldung abgewiesen über
fair-act-read = Hat die Verwarnung gelesen:
fair-act-erase = Hat einen Kommentar gelöscht von
fair-act-grant = Rolle gegeben:
fair-act-revoke = Rolle genommen:
people-gone = gelöschter Spieler

# The host's desk

desk-title = Der Schreibtisch des Gastgebers
desk-processes = Prozesse
desk-process-since = seit { $time }, Version { $build }
desk-process-people = Leute
desk-process-rooms = Offene Tische
desk-process-lag = Schleife verspätet um
desk-process-stopgaps = Zufällige Züge, weil ein Bot versagte
desk-process-store = Speicher antwortet in
desk-process-away = weg
desk-process-bus = Bus
desk-bus-up = da
desk-bus-down = weg
desk-process-owned = Tische, die hier leben
desk-process-lease = Alter der Lease
desk-process-no-lease = keine
desk-process-handovers = Übergebene Tische
desk-process-requests = Anfragen anderer Prozesse
desk-process-frames = Weitergereichte Nachrichten anderer Prozesse
desk-process-closing = schließt
desk-no-process = Noch hat kein Prozess etwas gesagt.
desk-tables = Tische
desk-tables-open = wartend
desk-tables-playing = im Spiel
desk-tables-over = beendet
desk-tables-closed = geschlossen
desk-tables-idle = verlassen
desk-none = Hier ist nichts.
desk-table-line = { $entries } Einträge, zuletzt { $time }
desk-close = Schließen
desk-close-sure = Diesen Tisch für immer schließen? Eine laufende Partie endet ohne Sieger.
desk-search = Nach Namen suchen
desk-search-do = Suchen
desk-guest = Gast
desk-account = Konto seit { $time }
desk-seen = zuletzt da { $time }
desk-muted = stumm bis { $time }
desk-banned = gesperrt bis { $time }
desk-why = Warum
desk-mute = Wort entziehen
desk-ban = Sperren
desk-lift = Aufheben
desk-for = Für
desk-hours-1 = eine Stunde
desk-hours-24 = einen Tag
desk-hours-168 = eine Woche
desk-hours-8760 = ein Jahr
desk-role-moderator = Moderator
desk-role-host = Gastgeber
desk-rule = Über { $name } entscheiden
desk-backups = Sicherungen
desk-back-up = Jetzt sichern
desk-no-backup = Noch keine Sicherung.
desk-restore = Wiederherstellen
desk-restore-sure = Mit dieser Sicherung weitermachen? Was seither geschah, wird in einer eigenen Sicherung aufgehoben, und die Halle schließt für einen Augenblick.
desk-settings = Einstellungen
desk-setting = Einstellung
desk-value = Wert
desk-source = Woher
desk-source-default = Vorgabe
desk-source-environment = Umgebung
desk-source-flag = Schalter
desk-empty = nichts
desk-restart = Neustart
desk-drain = Geordnet schließen
desk-drain-sure = Geordnet schließen? Keine Partie beginnt mehr, alle erfahren es, und der Prozess endet. Was ihn wieder startet, bringt alles zurück.
desk-closing = Die Halle schließt um { $time }.
desk-cancel = Abbrechen

## Chancen in einem Replay

chances = Chancen
chances-wait = Die Chancen aller werden ausgerechnet …
chances-graph = Wie groß die Chancen aller waren, Schritt für Schritt. Ein Druck führt zu einem Schritt.
chances-of = { $names } { $percent }
chances-now = Schritt { $step }: { $said }
chances-who = Wer
chances-luck = Glück
chances-play = Spiel
chances-others = Andere
chances-help = In Gewinnchancen. Spiel zählt, was die eigenen Entscheidungen gekostet haben; Andere, was deren Entscheidungen eingebracht haben. Glück ist alles Übrige: Würfel, Ziehungen und was niemand vorhersehen konnte.
chances-dearest = Die teuersten Entscheidungen
chances-made = Gespielt:
chances-best = Besser:
chances-not-yet = Schritt { $step } ist noch nicht ausgerechnet.
chances-progress = Wie weit die Chancen ausgerechnet sind
chances-again = Noch einmal
chances-step = Schritt { $step }
chances-step-none = Bei diesem Schritt gibt es nichts abzuwägen.
chances-best-made = Der beste Zug.
chances-luck-of = Glück: { $said }
chances-why-whole = Die Stellung danach ist im Ganzen besser.
chances-all = Alle { $count }, die etwas gekostet haben
chances-fewer = Nur die teuersten
moments = Die entscheidenden Momente
moments-ask = Drei entscheidende Momente
moments-change = { $before } → { $after }
moments-none = Kein Moment hat die Chancen stark verändert.
chances-none = Jede Entscheidung war die beste oder so gut wie die beste.

## Der Meister am Übungstisch

master-lines = Was der Meister spielen würde
master-wait = Der Meister sieht es sich an …
master-nothing = Hier gibt es nichts abzuwägen.
master-chances = Die Gewinnchancen aller
what-if = Und wenn der Zufall anders gezogen hätte?
what-if-value = Ziehung { $place }
what-if-go = So soll es sein

## Comments on a replay

comments = { $count ->
    [0] Kommentare
    [one] 1 Kommentar
   *[other] { $count } Kommentare
}
comments-none = Zu diesem Spiel hat noch niemand etwas gesagt.
comment-on = Etwas zu Schritt { $step } sagen
comment-erase = Löschen

## What moderators tell somebody

standing = Ein Wort der Moderation
standing-banned = Du darfst bis { $until } nicht spielen.
standing-muted = Du darfst bis { $until } nichts sagen.
standing-warned = Die Moderation verwarnt dich:
standing-read = Gelesen

## Clubs

clubs-title = Clubs
clubs-line = Spielt mit denselben Leuten: Ein Club hat eigene Tische und eine Rangliste seiner Mitglieder.
clubs-all = Clubs der Halle
clubs-search = Name eines Clubs
clubs-search-do = Suchen
clubs-mine = Deine Clubs
clubs-others = Clubs zum Beitreten
clubs-none = Noch kein Club dieses Namens. Gründe einen!
club-size = { $count ->
        [one] 1 Mitglied
       *[other] { $count } Mitglieder
    }
club-asking-count = { $count ->
        [one] 1 Anfrage
       *[other] { $count } Anfragen
    }
club-role-owner = Vorsitz
club-role-officer = Leitung
club-role-member = Mitglied
club-role-asking = du hast angefragt
club-door = Wer eintreten darf
club-door-open = offen für alle
club-door-asking = auf Anfrage
club-door-invited = auf Einladung
club-door-open-help = Wer den Club findet, kann sofort eintreten.
club-door-asking-help = Die Leitung beantwortet Anfragen. Mit der Einladung braucht es keine.
club-door-invited-help = Nur mit der Einladung findet man den Club und kann eintreten.
club-found = Einen Club gründen
club-found-guest = Ein Club braucht ein Konto, denn ein Gast verschwindet mit dem Browser. Zum Eintreten braucht es keines.
club-found-do = Gründen
club-to-account = Zu deinem Konto
club-name = Name des Clubs
club-text = Worum es im Club geht
club-join = Eintreten
club-ask = Um Aufnahme bitten
club-ask-no-more = Anfrage zurückziehen
club-invite = In den Club einladen
club-leave = Austreten
club-leave-sure = Willst du austreten? Die Tische des Clubs stehen dir dann nicht mehr offen.
club-tables = Tische des Clubs
club-no-tables = Gerade spielt niemand an einem Tisch des Clubs. Eröffne einen!
club-kinds = Die üblichen Tische des Clubs
club-no-kinds = Die Leitung hat noch keinen Tisch hinterlegt.
club-no-kinds-yours = Gib den Tischen, die ihr immer spielt, einen Namen: Mitglieder eröffnen sie mit einem Druck.
club-open = Eröffnen
club-open-kind = { $name } eröffnen
club-new-kind = Noch einen Tisch hinterlegen
club-kind-name = Name des Tischs
club-members = Mitglieder
club-asking = Sie bitten um Aufnahme
club-out = { $count ->
        [one] 1 Person ist ausgeschlossen
       *[other] { $count } Personen sind ausgeschlossen
    }
club-out-line = Sie können nicht wieder eintreten
club-deeds = Was aus { $name } wird
club-make-officer = In die Leitung holen
club-make-member = Aus der Leitung nehmen
club-make-owner = Den Club übergeben
club-make-out = Ausschließen
club-make-none = Darf wieder eintreten
club-make-asking-member = Aufnehmen
club-make-asking-out = Abweisen
club-board = Unter Mitgliedern
club-board-line = Geordnet nach der ziemlich sicheren Wertung: Punkte weniger das Anderthalbfache der Zahl nach ±. Es zählen alle Partien in der Halle, seit jeher.
club-no-board = Noch kein Mitglied hat eine Partie beendet.
club-manage = Den Club leiten
club-change = Ändern, was er sagt
club-save = Speichern
club-renew = Neue Einladung
club-renew-sure = Die bisherige Einladung gilt dann nicht mehr.
club-close = Den Club schließen
club-close-sure = Den Club endgültig schließen? Mitglieder und übliche Tische werden vergessen, Partien gehen weiter.
club-report = Diesen Club melden
club-for-whom = Für
club-for-all = alle
club-table = Ein Tisch von
fair-why-club = Warum (wem { $club } gehört, liest es)
fair-do-clear-text = Den Text entfernen
fair-do-clear-name = Den Namen nehmen
fair-do-close-club = Den Club schließen
fair-act-clear-text = Text des Clubs entfernt:
fair-act-clear-name = Name des Clubs genommen:
fair-act-close-club = Club geschlossen:
fair-reason-club = Was ein Club sagt

## Das schlichte Brett: für jedes Spiel, in Feldern und Knöpfen

plain-board = Schlichtes Brett
plain-board-help = Felder und Knöpfe statt des gezeichneten Bretts: für Vorleseprogramme und Tasten.
plain-failed = Das Brett dieses Spiels ließ sich nicht zeigen. Auf dem schlichten Brett geht dieselbe Partie weiter.
plain-again = Das Brett des Spiels noch einmal versuchen
plain-own = Zum Brett des Spiels
plain-seats = Plätze
plain-position = Stellung
plain-foreseen = Stellung nach deinen Zügen
plain-moves = Dein Zug
plain-moves-as = Zug von { $name }
plain-waiting = Warten auf { $names }
plain-nobody = Gerade ist kein Zug zu machen
plain-drafted = Deine Züge bisher
plain-send = Zug abschicken
plain-send-part = Bis hierher abschicken
plain-take-back = Zurücknehmen
plain-back = Zurück
plain-count = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
plain-kinds = Art des Zuges
plain-range = { $from } bis { $to }
plain-number = Nr.
plain-yes = Ja
plain-no = Nein
plain-at-once = Jeden Zug sofort abschicken
plain-ui-key-digits = Eine der ersten neun Möglichkeiten wählen
plain-ui-key-arrows = Von einer Möglichkeit zur anderen
plain-ui-key-enter = Wählen, Zug abschicken
plain-ui-key-escape = Zurück, letzten Zug zurücknehmen

## Namen von Feldern auf dem schlichten Brett

field-seat = Platz
field-seats = Plätze
field-mover = Am Zug
field-first = Erster Sitz
field-phase = Phase
field-stage = Abschnitt
field-round = Runde
field-turn = Zug
field-turns = Züge
field-players = Spieler
field-dice = Würfel
field-hand = Hand
field-card = Karte
field-cards = Karten
field-piece = Figur
field-pieces = Figuren
field-cell = Feld
field-square = Feld
field-to = Wohin
field-facing = Blickrichtung
field-heading = Richtung
field-colour = Farbe
field-number = Zahl
field-points = Punkte
field-score = Punkte
field-ended = Beendet durch
field-clause = Klausel
field-options = Optionen
field-rules = Regeln
field-item = Gegenstand
field-items = Gegenstände
field-tile = Plättchen
field-kind = Art
field-side = Seite
field-sides = Seiten
field-power = Kraft
field-distance = Entfernung
field-place = Ort
field-status = Zustand
field-choices = Auswahl
field-goal = Ziel
field-lane = Bahn
field-edge = Rand

## Hilfe am Brett

help = Hilfe: Was nun?
help-now = Was nun?
help-goal = Das Ziel
help-anything = Nutze die Knöpfe oder tippe etwas auf dem Brett an.
help-wait = { $count ->
        [0] Gerade muss niemand etwas entscheiden.
       *[other] Es wird auf { $names } gewartet.
    }
new-tab = (in neuem Tab)
coach = Für den Anfang
coach-got-it = Verstanden
coach-no-more = Keine Hinweise mehr
coach-title = Hinweise für den Anfang
coach-set = Hinweise auf dem Brett
coach-set-help = In deiner ersten Partie jedes Spiels, einer nach dem anderen, neben dem, was zu drücken ist.
coach-again = Alle Hinweise noch einmal zeigen
coach-back = Die Hinweise kommen wieder, in jedem Spiel.

## Gesellschaft

nav-friends = Freunde
company-waits = { $count ->
        [one] wartet auf dich
       *[other] warten auf dich
    }
company-title = Freunde
company-friends = Deine Freunde
company-no-friends = Noch niemand. Auf der Seite einer Person fragst du, ob sie mit dir befreundet sein will; beide müssen zustimmen.
company-asks = { $count ->
        [one] Jemand möchte mit dir befreundet sein
       *[other] { $count } Leute möchten mit dir befreundet sein
    }
company-asks-you = Möchte mit dir befreundet sein.
company-asked = Du hast gefragt
company-ask = Freundschaft anbieten
company-agree = Zustimmen
company-decline = Nein, danke
company-take-back = Zurücknehmen
company-part = Freundschaft beenden
company-write = Schreiben
company-open = Öffnen
company-here = Gerade hier
company-away = Nicht hier
company-at = bei { $game }
company-letters = Nachrichten
company-no-letters = Du hast noch mit niemandem geschrieben.
company-nothing-yet = Noch nichts gesagt.
company-between = Nur ihr beide lest das. Moderatoren sehen es nur, wenn jemand von euch beiden es meldet.
company-report = Melden
company-doors = Wer dir nahe kommen darf
company-keep = Behalten
company-where = Wer sehen darf, wo du bist
company-where-help = An einem gelisteten Tisch sehen alle, wer dort sitzt.
company-who-writes = Wer dir schreiben darf
whom-everybody = Alle
whom-friends = Freunde
whom-nobody = Niemand
talk-lobby = Gespräch in der Lobby
talk-lobby-empty = Noch hat niemand etwas gesagt.
talk-club = Gespräch des Clubs
talk-club-empty = Noch hat niemand etwas gesagt. Nur Mitglieder lesen das.
talk-say = Etwas sagen
talk-phrases = Sätze, die alle in ihrer eigenen Sprache lesen
talk-outside = (führt zu { $host })
talk-erase = Worte entfernen
talk-erased = Von der Moderation entfernt.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-have-fun = Viel Spaß!
phrase-nice-move = Schöner Zug!
phrase-no-hurry = Lass dir Zeit.
phrase-moment = Einen Moment, bitte.
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-again = Noch ein Spiel?
phrase-enough = Das war für heute mein letztes.
phrase-goodbye = Auf Wiedersehen!
fair-with-talk = Was dort gesagt wurde, geht mit.
fair-talk-lobby = in der Lobby
fair-talk-club = im Gespräch eines Clubs
fair-talk-two = in Nachrichten

# Tournaments

tournaments-title = Turniere
tournaments-line = Ein Abend mit einem Sieger: anmelden, zum Beginn da sein, und die Halle setzt euch Runde für Runde an die Tische.
tournaments-coming = Demnächst und gerade jetzt
tournaments-past = Vergangene
tournaments-none = Kein Turnier ist angekündigt. Kündige unten eins an.
tournaments-all = Alle Turniere
tournament-mine = du spielst mit
tournament-people = { $count ->
    [one] eine Person
   *[other] { $count } Leute
}
tournament-system-swiss = Schweizer System
tournament-system-round-robin = Rundenturnier
tournament-system-knock-out = K.-o.-System
tournament-system-arena = Arena
tournament-system-swiss-help = Alle spielen jede Runde, gegen Leute mit gleich vielen Punkten.
tournament-system-round-robin-help = Alle treffen auf alle; an größeren Tischen so gleichmäßig, wie es die Runden erlauben.
tournament-system-knock-out-help = Wer verliert, ist draußen. Ein Unentschieden wird wiederholt.
tournament-system-arena-help = Eine feste Zeit lang spielt, wer frei ist, das nächste Spiel.
tournament-over = vorbei
tournament-called-off = abgesagt
tournament-until = bis { $time }
tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-announce = Ein Turnier ankündigen
tournament-announce-open = Spiel, System und Zeit wählen
tournament-announce-do = Ankündigen
tournament-guest = Turniere sind für Leute mit Konto.
tournament-name = Name
tournament-text = Ein paar Worte dazu
tournament-starts = Beginn
tournament-system = System
tournament-seats = Leute an einem Tisch
tournament-rounds = Runden
tournament-length = Minuten
tournament-clock = { $minutes } Min. + { $seconds } s je Zug
tournament-for = Für
tournament-for-all = alle mit Konto
tournament-rated = Gewertet
tournament-rated-help = Die Spiele zählen für die Wertung.
tournament-yes = ja
tournament-no = nein
tournament-grace = Ein Tisch wartet
tournament-grace-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
tournament-organiser = Veranstaltet von
tournament-club = Club
tournament-series = Serie
tournament-series-help = Turniere derselben Serie zählen ihre Punkte zusammen.
tournament-series-line = Die Punkte aller Turniere, zusammengezählt.
tournament-series-none = Noch hat niemand gespielt.
tournament-enter = Mitspielen
tournament-enter-account = Mit einem Konto mitspielen
tournament-leave = Aus dem Turnier aussteigen
tournament-leave-sure = Ein laufendes Spiel ist noch zu Ende zu spielen. Aussteigen?
tournament-calendar = In den Kalender
tournament-share = Einladen
tournament-call-off = Absagen
tournament-call-off-sure = Es wird keine weitere Runde gesetzt. Das Turnier absagen?
tournament-to-table = Zu deinem Tisch
tournament-entrants = Angemeldet
tournament-standings = Stand
tournament-nobody = Noch niemand. Sei die oder der Erste.
tournament-place = Platz
tournament-person = Name
tournament-points = Punkte
tournament-games = Spiele
tournament-left = ausgestiegen
tournament-bye = spielfrei
tournament-not-played = nicht gespielt
tournament-watch = Zusehen
tournament-replay = Ansehen
tournament-tie-buchholz-cut-1 = Buchholz −1
tournament-tie-buchholz = Buchholz
tournament-tie-sonneborn-berger = Sonneborn-B.
tournament-tie-wins = Siege
tournament-tie-direct = Direkt
tournament-tie-points = Punkte
tournament-tie-fewer-games = Spiele
tournament-of-table = Runde { $round } von
tournament-waits = Das Spiel beginnt, wenn alle sitzen. Bis { $time } wartet der Tisch auf { $who }.

## The analysis board

variations = Varianten
variations-list = Stellungen dieser Partie
variations-opening = Anfang
variations-drawn = (Ziehung { $n })
variations-follow = Nur wer zieht, geht zu einer anderen Stellung.
variations-link = Link zu dieser Stellung
master-arrows = Auf dem Brett zeigen
cursor-title = Wer zieht
cursor-theirs = { $name } zieht hier, du schaust zu.
cursor-yours = Du ziehst hier. Der Gastgeber kann es jederzeit zurücknehmen.
cursor-take = Wieder selbst ziehen
cursor-ask-no-more = Nicht mehr fragen
cursor-waits = Du hast gefragt. Schweigen ist ein Nein.
cursor-asked = { $name } möchte ziehen
cursor-asked-host = Du kannst es jederzeit zurücknehmen.
cursor-asked-help = Wenn du zustimmst, schaust du von da an zu.
cursor-give = Ziehen lassen
cursor-keep = Jetzt nicht
analysis-title = Eine Stellung zum Studieren
analysis-holds = { $game }, { $people ->
        [one] für eine Person
       *[other] für { $people }
    }, nach { $turns ->
        [0] dem Anfang
        [one] einem Zug
       *[other] { $turns } Zügen
    }.
analysis-line = Dort öffnet sich ein eigener Übungstisch: Du spielst alle Plätze, und nichts zählt.
analysis-open = Brett öffnen
analysis-unreadable = In diesem Link steht keine Stellung. Vielleicht ging unterwegs ein Teil verloren.
analysis-new = Neuer Tisch
chances-eyes-all = Die Flächen zeigen, was alle wissen konnten; die gepunktete Linie kennt alle verdeckten Karten.
chances-eyes-of = Die Flächen zeigen, was { $name } wissen konnte; die gepunktete Linie kennt alle verdeckten Karten.
chances-eyes-truth = Mit allen Karten offen: { $said }.

## Duplicate
tournament-system-duplicate = gleiche Würfel
tournament-system-duplicate-help = An jedem Tisch eine Partie mit denselben Würfeln und Ziehungen. Jeder Platz wird mit demselben Platz an den anderen Tischen verglichen. Alles bleibt geheim, bis alle fertig sind, und zählt für keine Wertung.
tournament-compare = Tische vergleichen
tournament-secret = geheim, bis alle Tische fertig sind
tournament-secret-help = An allen Tischen fällt derselbe Zufall. Verglichen wird, wenn der letzte fertig ist; bis dahin siehst du nur deinen.
tournament-seat = Platz
tournament-table-no = Tisch { $no }
