# Das Brett von Verborgene Räume.

hidden-rooms-ui-board = Brett, sechs mal sechs Felder. Der Ausgang ist a1, der Start f6.
hidden-rooms-ui-book = Stufenbuch
hidden-rooms-ui-stage = Stufe { $stage }
hidden-rooms-ui-discard = Stufenplättchen
hidden-rooms-ui-memory = Gedächtnis
hidden-rooms-ui-memory-full = voll – noch ein Fehlschlag, und alles ist vergessen
hidden-rooms-ui-supply-title = Verdeckte Plättchen
hidden-rooms-ui-supply = Verdeckte Plättchen: { $count }
hidden-rooms-ui-unseen = Noch verdeckt: { $tiles }
hidden-rooms-ui-odds = { $fits } von { $left } passen
hidden-rooms-ui-percent = { $percent } %
hidden-rooms-ui-fits = passt
hidden-rooms-ui-misfits = passt nicht
hidden-rooms-ui-tile = { $colour } { $value }
hidden-rooms-ui-colour-R = Rot
hidden-rooms-ui-colour-B = Blau
hidden-rooms-ui-colour-G = Grün
hidden-rooms-ui-colour-Y = Gelb
hidden-rooms-ui-exit = Ausgang
hidden-rooms-ui-start = Start
hidden-rooms-ui-dark = dunkel
hidden-rooms-ui-child-here = das Kind
hidden-rooms-ui-monster-here = das Ungeheuer, Blick { $facing }
hidden-rooms-ui-terminal = Ende des Weges
hidden-rooms-ui-is-sensed = im Spürbereich
hidden-rooms-ui-is-danger = Gefahr
hidden-rooms-ui-can-walk = begehbar
hidden-rooms-ui-can-explore = erkundbar
hidden-rooms-ui-is-target = zum Erkunden gewählt
hidden-rooms-ui-facing-N = nach oben
hidden-rooms-ui-facing-E = nach rechts
hidden-rooms-ui-facing-S = nach unten
hidden-rooms-ui-facing-W = nach links
hidden-rooms-ui-attempt = Versuch { $attempt } von höchstens 4; entkommen: { $wins }, verloren: { $losses }
hidden-rooms-ui-starred = Das Kind hat seinen Stern: Entkommt es noch einmal, ist die Partie gewonnen
hidden-rooms-ui-starless = Das Kind hat noch keinen Stern
hidden-rooms-ui-turns = Züge des Ungeheuers
hidden-rooms-ui-undisturbed = bis zum Ende noch
hidden-rooms-ui-night-now = Versuch { $number }, jetzt
hidden-rooms-ui-night-to-come = Versuch { $number }, falls nötig
hidden-rooms-ui-night-won = Versuch { $number }, gewonnen
hidden-rooms-ui-night-lost = Versuch { $number }, verloren
hidden-rooms-ui-reason-win = Entkommen!
hidden-rooms-ui-reason-caught = Gefangen
hidden-rooms-ui-reason-walked-in = In die Arme gelaufen
hidden-rooms-ui-reason-terminal = Zu spät
hidden-rooms-ui-reason-resigned = Aufgegeben
hidden-rooms-ui-reason-abandoned = Zu viele Züge
hidden-rooms-ui-say-wait = Einen Augenblick …
hidden-rooms-ui-say-watch = Du schaust zu.
hidden-rooms-ui-say-place = Zwei Plättchen. Auf welchem willst du stehen? Das andere kommt ins Gedächtnis.
hidden-rooms-ui-say-placed = Du stehst auf { $tile }; das andere kommt ins Gedächtnis. Hier beginnen?
hidden-rooms-ui-say-turn = { $walks ->
        [0] Erkunde ein dunkles Feld neben dir oder beende den Zug.
        [one] Noch ein Schritt, dann ein dunkles Feld erkunden – oder den Zug beenden.
       *[other] Bis zu { $walks } Schritte, dann ein dunkles Feld erkunden – oder den Zug beenden.
    }
hidden-rooms-ui-say-no-target = { $walks ->
        [0] Von hier ist nichts zu erkunden: Beende den Zug.
       *[other] Von hier ist nichts zu erkunden: Geh einen Schritt oder beende den Zug.
    }
hidden-rooms-ui-say-source = Nach { $square }: ein verdecktes Plättchen oder eines aus dem Gedächtnis?
hidden-rooms-ui-say-source-full = Nach { $square }: ein verdecktes Plättchen oder eines aus dem Gedächtnis? Es ist voll: Passt ein verdecktes nicht, sind alle sechs vergessen.
hidden-rooms-ui-lay = Hier beginnen
hidden-rooms-ui-end-turn = Zug beenden
hidden-rooms-ui-undo = Schritt zurück
hidden-rooms-ui-hint = Tipp
hidden-rooms-ui-danger = Gefahr
hidden-rooms-ui-resign = Diesen Versuch aufgeben
hidden-rooms-ui-next = Weiter zu Versuch { $attempt }
hidden-rooms-ui-no = Nein, zurück
hidden-rooms-ui-sure-enter = Dort ist das Ungeheuer. Gehst du hin, ist dieser Versuch verloren.
hidden-rooms-ui-yes-enter = Trotzdem gehen
hidden-rooms-ui-sure-explore-monster = Dort ist das Ungeheuer. Passt das Plättchen, läufst du ihm in die Arme.
hidden-rooms-ui-yes-explore-monster = Trotzdem erkunden
hidden-rooms-ui-sure-misfit = { $tile } passt nicht zu { $under }: Es käme zurück ins Gedächtnis, und dein Zug wäre vorbei.
hidden-rooms-ui-yes-misfit = Trotzdem versuchen
hidden-rooms-ui-sure-resign = Diesen Versuch aufgeben? Er gilt als verloren.
hidden-rooms-ui-yes-resign = Aufgeben
hidden-rooms-ui-sure-stay = { $monster } wird dich hier fangen.
hidden-rooms-ui-yes-stay = Bleiben
hidden-rooms-ui-over-won = Draußen!
hidden-rooms-ui-over-lost = O weh.
hidden-rooms-ui-over-win = Du bist am Ausgang. { $monster } bleibt zurück, und das Kind bekommt seinen Stern.
hidden-rooms-ui-over-caught = { $monster } hat dich auf { $square } gefangen.
hidden-rooms-ui-over-walked-in = Du bist dem Ungeheuer auf { $square } in die Arme gelaufen.
hidden-rooms-ui-over-terminal = { $monster } hat auf { $square } das Ende des Weges erreicht.
hidden-rooms-ui-over-resigned = Du hast diesen Versuch aufgegeben.
hidden-rooms-ui-over-abandoned = Der Versuch hat zu viele Züge gedauert.
hidden-rooms-ui-key-arrows = Schritte gehen
hidden-rooms-ui-key-aim = ein Feld zum Erkunden wählen
hidden-rooms-ui-key-supply = mit einem verdeckten Plättchen erkunden
hidden-rooms-ui-key-memory = mit diesem Plättchen aus dem Gedächtnis erkunden; vor dem Start: das erste oder zweite wählen
hidden-rooms-ui-key-enter = Zug beenden, Plättchen legen, weiter
hidden-rooms-ui-key-undo = einen Schritt zurück
hidden-rooms-ui-key-hint = um einen Tipp bitten
hidden-rooms-ui-key-danger = Felder zeigen, auf denen du gefangen würdest
hidden-rooms-ui-key-tab = aufs Brett; dort bewegen Pfeile den Fokus, Enter wählt
hidden-rooms-ui-set-dream = Wovon das Kind träumt
hidden-rooms-ui-set-dream-house = Altes Haus
hidden-rooms-ui-set-dream-sea = Meeresgrund
hidden-rooms-ui-set-dream-forest = Wald bei Nacht
hidden-rooms-ui-set-odds = Chancen
hidden-rooms-ui-set-odds-help = Wie viele der verdeckten Plättchen passen.
hidden-rooms-ui-set-danger = Gefahr
hidden-rooms-ui-set-danger-help = Krallenspuren, wo dich das Ungeheuer in seinem nächsten Zug fangen würde.
hidden-rooms-ui-set-keys = Tasten auf dem Brett
hidden-rooms-ui-set-keys-help = Pfeile gehen Schritte, Umschalt und Pfeil zielen, 0 bis 5 wählen das Plättchen, Enter beendet den Zug.
hidden-rooms-ui-look-sweeper = Ein gebeugter Haufen grauer Lumpen, auf einen Reisigbesen gestützt, der größer ist als er; ein rundes gelbes Auge unter spitzer Kapuze; Staub am Saum.
hidden-rooms-ui-look-coil = Eine dicke dunkelgrüne Schlange in drei Windungen; blasse Bauchstreifen; ein bernsteinfarbenes Schlitzauge.
hidden-rooms-ui-look-weaver = Ein kleiner schwarzer Leib auf acht nadeldünnen Beinen, die über den Rahmen ragen; weißer Faden von einer Spindel; ein großes weißes Auge mit roter Pupille.
hidden-rooms-ui-look-warden = Eine breite eisenblaue Gestalt ohne Hals; viel zu große Schlüssel am Gürtel; das Gesicht ist ein Vorhängeschloss, dessen Schlüsselloch von innen leuchtet.
hidden-rooms-ui-look-hound = Ein langer, niedriger schwarzer Hund, die Rippen sichtbar, die Nase am Boden; keine Ohren, eine violette Zunge, ein großes Auge auf der Stirn; ein Schwanz wie Rauch.

## Tipps und Rückblick

hidden-rooms-ui-advice = Ein Tipp vom Meister
hidden-rooms-ui-review = Wie du gespielt hast
hidden-rooms-ui-review-wait = Der Meister sieht sich deine Partie an …
hidden-rooms-ui-review-best = So gut wie der beste Zug
hidden-rooms-ui-review-luck = Glück
hidden-rooms-ui-review-luck-help = Glück: gelungene Erkundungen mit verdeckten Plättchen, abzüglich der erwarteten.
hidden-rooms-ui-review-all = Alle { $count } Entscheidungen
hidden-rooms-ui-review-when = Versuch/Zug
hidden-rooms-ui-review-yours = Du
hidden-rooms-ui-review-its = Der Meister
hidden-rooms-ui-review-loss = Verschenkt
hidden-rooms-ui-review-same = dasselbe
hidden-rooms-ui-review-night = Versuch { $number }, Stufe { $stage }:
hidden-rooms-ui-review-tried = { $succeeded } von { $tried } verdeckten Plättchen passten.
hidden-rooms-ui-review-worst = Zug { $turn } kostete am meisten: { $move } – besser: { $best }.

## Die Ergebniskarte

hidden-rooms-decided-escaped = Zweimal entkommen in { $tries } Versuchen, der schnellere nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  } des Ungeheuers.
hidden-rooms-decided-kept = Der letzte Versuch, auf Stufe { $stage }: { $reason ->
    [caught] vom Ungeheuer gefangen
    [walked-in] dem Ungeheuer in die Arme gelaufen
    [terminal] das Ungeheuer war zuerst am Ende seines Weges
    [resigned] aufgegeben
   *[abandoned] zu viele Züge
  }, nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  } des Ungeheuers.

## Hinter „?“: die Regel zu dem, was zu entscheiden ist

hidden-rooms-ui-help-place = Lege eines der beiden Plättchen auf das Startfeld und stell dich darauf; das andere kommt ins Gedächtnis.
hidden-rooms-ui-help-turn = Erst bis zu zwei Schritte über Plättchen auf dem Brett, dann höchstens ein dunkles Feld erkunden. Beides darfst du auslassen.
hidden-rooms-ui-help-nowhere = Erkunden lässt sich nur ein dunkles Feld neben dir. Hier gibt es keines: Geh einen Schritt oder beende den Zug.
hidden-rooms-ui-help-source = Ein Plättchen passt, wenn sein Wert mindestens so hoch ist wie der unter dir oder wenn die Farbe gleich ist. Dann kommst du darauf.
hidden-rooms-ui-help-full = Das Gedächtnis fasst fünf Plättchen. Passt jetzt ein verdecktes nicht, werden alle sechs wieder eingemischt.
hidden-rooms-ui-help-enter = Wer das Feld des Ungeheuers betritt, verliert den Versuch.
hidden-rooms-ui-help-explore-monster = Passt das Plättchen, kommst du auf das Feld des Ungeheuers und verlierst den Versuch.
hidden-rooms-ui-help-misfit = Ein gemerktes Plättchen, das nicht passt, kommt an seinen Platz zurück, und der Zug ist vorbei.
hidden-rooms-ui-help-resign = Ein aufgegebener Versuch gilt als verloren.
hidden-rooms-ui-help-stay = Erreicht das Ungeheuer dein Feld, ist der Versuch verloren.
hidden-rooms-ui-help-over = Entkommst du zweimal, gewinnst du die Partie; nach drei Niederlagen ist sie verloren. Der nächste Versuch beginnt mit einer neuen Stufe.

## Hinweise in der ersten Partie

hidden-rooms-coach-goal = Der Ausgang. Führe das Kind von f6 in der Ecke gegenüber hierher, ehe das Ungeheuer es fängt. Wer zweimal entkommt, gewinnt.
hidden-rooms-coach-pair = Wähle das Plättchen, auf dem du stehen willst. Von einem niedrigen Wert geht es leichter weiter. Das andere kommt für später ins Gedächtnis.
hidden-rooms-coach-lay = Drücke hier: Das Plättchen kommt auf f6 und das Kind darauf. Dann hat das Ungeheuer seinen ersten Zug.
hidden-rooms-coach-monster = Das Ungeheuer, ein Auge. Nach jedem deiner Züge handelt es zweimal, und es kommt, wenn es dich auf den roten Feldern vor sich spürt.
hidden-rooms-coach-target = Jedes Feld mit „?“ ist ein dunkles neben dir. Drücke auf das, das du erkunden willst.
hidden-rooms-coach-source = Drücke auf den Stapel für ein verdecktes Plättchen oder auf eines im Gedächtnis. Es passt mit der Farbe unter dir oder mit mindestens so hohem Wert.
hidden-rooms-coach-walk = Fußspuren zeigen, wohin du gehen kannst: bis zu zwei Schritte je Zug, vor dem Erkunden. Was hier nicht passte, passt vielleicht von dort.
hidden-rooms-coach-full = Das Gedächtnis ist voll. Noch ein verdecktes, das nicht passt, und alle sind vergessen – nimm lieber eines mit Haken.
hidden-rooms-coach-end = Weit genug gegangen? Erkunde ein dunkles Feld oder beende hier den Zug. Dann ist das Ungeheuer am Zug.
hidden-rooms-coach-next = Dieser Versuch ist vorbei. Drücke hier für den nächsten, auf einer neuen Stufe. Wer zweimal entkommt, gewinnt; nach drei Niederlagen ist die Partie verloren.

## Die Abbildung im Regelbuch

hidden-rooms-part-exit = Der Ausgang auf a1: Wer hier ankommt, ist draußen.
hidden-rooms-part-child = Das Kind auf dem Plättchen, auf dem es steht.
hidden-rooms-part-monster = Das Ungeheuer: ein Auge, das in eine Richtung schaut.
hidden-rooms-part-path = Hier beginnt der Weg des Ungeheuers; die Pfeile führen bis zu seinem Ende.
hidden-rooms-part-room = Ein Plättchen auf dem Brett: Farbe und Wert sagen, was daneben passt.
hidden-rooms-part-supply = Der Vorrat verdeckter Plättchen.
hidden-rooms-part-memory = Das Gedächtnis: bis zu fünf Plättchen, die das Kind sich merkt.
