# Verborgene Räume: Name, Optionen, Ereignisse, Ablehnungen, Anleitung. Felder heißen a1 bis f6, Plättchen wie unten.

hidden-rooms-name = Verborgene Räume
hidden-rooms-tagline = Ein Kind im Dunkeln und ein Ungeheuer, das dort umgeht

## Optionen

hidden-rooms-option-book = Stufenbuch
hidden-rooms-option-book-help = Das Buch mit den fünf Stufen: leer für unsere fünf, sonst ein Buch aus der Bibliothek.

## Ereignisse

hidden-rooms-event-stage-opened = Versuch { $attempt }: { $tile } { $again ->
        [true] bleibt bei
       *[false] öffnet
    } Stufe { $stage }, „{ $monster_de }“.
hidden-rooms-event-pair-shown = Die ersten beiden Plättchen: { $tiles }.
hidden-rooms-event-placed = { $tile } liegt auf dem Startfeld, { $kept } kommt ins Gedächtnis. Das Ungeheuer wartet auf { $monster } und blickt nach { $facing ->
        [N] oben
        [E] rechts
        [S] unten
       *[W] links
    }.
hidden-rooms-event-walked = Du gehst von { $start } nach { $to }.
hidden-rooms-event-reached = Du tastest dich mit einem verdeckten Plättchen nach { $to }: { $fits } von { $left } passen.
hidden-rooms-event-explored = { $success ->
        [true] { $tile } passt zu { $under }, { $why ->
            [colour] die Farbe ist gleich
           *[value] der Wert reicht
        }: Du kommst auf { $to }.
       *[false] { $recalled ->
            [true] { $tile } passt nicht zu { $under } und bleibt im Gedächtnis.
           *[false] { $tile } passt nicht zu { $under } und kommt ins Gedächtnis; { $to } bleibt dunkel.
        }
    }
hidden-rooms-event-forgotten = Das Gedächtnis war voll: { $tiles } kommen zurück zu den verdeckten Plättchen.
hidden-rooms-event-monster-turn = Zug { $turn } des Ungeheuers.
hidden-rooms-event-monster-acted = { $kind ->
        [chase] Es spürt dich und kommt von { $start } nach { $to }.
        [turn-to-child] Es spürt dich neben sich und dreht sich nach { $facing ->
            [N] oben
            [E] rechts
            [S] unten
           *[W] links
        }.
        [turn-to-path] Es dreht sich nach { $facing ->
            [N] oben
            [E] rechts
            [S] unten
           *[W] links
        }, zurück auf seinen Weg.
       *[follow] Es folgt seinem Weg nach { $to }.
    }
hidden-rooms-event-attempt-ended = { $reason ->
        [win] Du bist draußen! Versuch { $attempt } ist nach { $turns } Zügen des Ungeheuers gewonnen.
        [caught] Es hat dich auf { $square } gefangen. Versuch { $attempt } ist verloren.
        [walked-in] Du bist ihm auf { $square } in die Arme gelaufen. Versuch { $attempt } ist verloren.
        [terminal] Es hat auf { $square } das Ende seines Weges erreicht. Versuch { $attempt } ist verloren.
        [resigned] Du gibst Versuch { $attempt } auf.
       *[abandoned] Versuch { $attempt } hat zu viele Züge gedauert. Er ist verloren.
    }
hidden-rooms-event-campaign-ended = { $won ->
        [true] Die Partie ist gewonnen: zweimal entkommen, { $losses ->
            [0] keine Niederlage
            [one] eine Niederlage
           *[other] { $losses } Niederlagen
        }.
       *[false] Die Partie ist verloren: { $wins ->
            [0] drei Niederlagen
           *[other] einmal entkommen, drei Niederlagen
        }.
    }

## Ausgänge

hidden-rooms-outcome-HR-G-05 = Zweimal entkommen
hidden-rooms-outcome-HR-G-06 = Dreimal verloren, nie entkommen
hidden-rooms-outcome-HR-G-07 = Den vierten Versuch verloren
hidden-rooms-score = { $score }-mal entkommen
hidden-rooms-result-solo-won = Dem Haus entkommen!
hidden-rooms-result-solo-lost = { $clause ->
    [HR-G-06] Drei Versuche, kein Entkommen: Das Haus behält seinen Gast
   *[HR-G-07] Der vierte Versuch ist gescheitert: Das Haus behält seinen Gast
}
hidden-rooms-result-solo-given-up = Aufgegeben: Das Haus behält seinen Gast
hidden-rooms-event-game-ended = { $how ->
    [aborted] Partie { $no } endet ohne Ergebnis.
    [conceded] Partie { $no } ist aufgegeben: Das Haus behält seinen Gast.
   *[rules] { $clause ->
        [HR-G-05] Partie { $no }: dem Haus entkommen, bravo!
        [HR-G-06] Partie { $no }: drei Versuche, kein Entkommen. Das Haus behält seinen Gast.
       *[HR-G-07] Partie { $no }: Der vierte Versuch ist gescheitert. Das Haus behält seinen Gast.
    }
}

## Ablehnungen

hidden-rooms-refusal-game-over = Diese Partie ist zu Ende.
hidden-rooms-refusal-not-your-turn = Das ist nicht dein Platz.
hidden-rooms-refusal-unknown-move = Das gibt es in diesem Spiel nicht.
hidden-rooms-refusal-not-now = Das geht jetzt nicht.
hidden-rooms-refusal-not-of-the-pair = Wähle eines der beiden Plättchen: { $tiles }.
hidden-rooms-refusal-no-moves-left = Beide Schritte dieses Zuges sind gemacht.
hidden-rooms-refusal-not-adjacent = Dieses Feld liegt nicht neben dir. Neben dir liegen { $squares }.
hidden-rooms-refusal-no-tile = Dort liegt noch kein Plättchen: Erkunde das Feld erst.
hidden-rooms-refusal-has-tile = Dort liegt schon ein Plättchen: Du kannst einfach hingehen.
hidden-rooms-refusal-supply-empty = Kein verdecktes Plättchen ist übrig: Nimm eines aus dem Gedächtnis.
hidden-rooms-refusal-no-such-memory = Dieses Plättchen hast du nicht im Gedächtnis. Dort liegen: { $tiles }.
hidden-rooms-refusal-no-draw-now = Jetzt wird kein Plättchen gezogen.
hidden-rooms-refusal-not-a-tile = Das ist keines der verdeckten Plättchen.

## Züge, wie ein Tipp sie nennt

hidden-rooms-move-place = { $tile } auf das Startfeld legen
hidden-rooms-move-walk = nach { $to } gehen
hidden-rooms-move-explore = { $tile ->
        [none] { $to } mit einem verdeckten Plättchen erkunden
       *[other] { $to } mit { $tile } erkunden
    }
hidden-rooms-move-end-turn = den Zug beenden
hidden-rooms-move-resign = diesen Versuch aufgeben
hidden-rooms-move-next-attempt = zum nächsten Versuch

## Gründe eines Tipps

hidden-rooms-reason-escapes = Das führt hinaus.
hidden-rooms-reason-goes-on = Dieser Versuch ist noch zu gewinnen.
hidden-rooms-reason-sure = { $tile } passt sicher zu { $under }.
hidden-rooms-reason-odds = { $fits } der { $left } verdeckten Plättchen passen.
hidden-rooms-reason-keeps = { $tile } bleibt für später.
hidden-rooms-reason-safe = Der nächste Zug des Ungeheuers erreicht dich nicht, was auch gezogen wird.
hidden-rooms-reason-danger = In { $percent } % der Fälle ist mit dem nächsten Zug des Ungeheuers alles vorbei.
hidden-rooms-reason-unseen = Das Ungeheuer spürt dich dort nicht mehr.
hidden-rooms-reason-forgets = Dein Gedächtnis ist voll: Passt das Plättchen nicht, ist alles vergessen.
hidden-rooms-reason-distance = { $steps ->
        [one] Von dort ist es ein Schritt zum Ausgang.
       *[other] Von dort sind es { $steps } Schritte zum Ausgang.
    }
hidden-rooms-reason-time = { $turns ->
        [one] Das Ungeheuer ist einen Zug vom Ende seines Weges entfernt.
       *[other] Das Ungeheuer ist { $turns } Züge vom Ende seines Weges entfernt.
    }
hidden-rooms-reason-waits = Wenn du auf { $square } wartest, zieht es vorbei.

## Spielanleitung

hidden-rooms-how-goal = Ein Kind tastet sich durch ein dunkles Haus: von f6 unten rechts zum Ausgang auf a1 oben links. Entkommst du zweimal, gewinnst du die Partie; nach drei Niederlagen ist sie verloren.
hidden-rooms-how-monster = Ein Ungeheuer geht dort seinen eigenen Weg, zwei Aktionen je Zug. Spürt es dich auf den schattierten Feldern vor seinen Augen, kommt es auf dich zu.
hidden-rooms-how-turn = In deinem Zug darfst du bis zu zwei Schritte über Plättchen auf dem Brett gehen und dann ein dunkles Feld neben dir erkunden.
hidden-rooms-how-explore = Dafür deckst du ein verdecktes Plättchen auf oder nimmst eines aus dem Gedächtnis. Es passt, wenn sein Wert mindestens so hoch ist wie der unter dir oder wenn die Farbe gleich ist.
hidden-rooms-how-memory = Was nicht passt, kommt für später ins Gedächtnis. Beim sechsten Plättchen sind alle sechs vergessen.
hidden-rooms-how-end = Am Ausgang bist du draußen. Erreicht das Ungeheuer dich oder das Ende seines Weges, ist der Versuch verloren.

## Lektionen

hidden-rooms-lesson-explore = Sich vortasten
hidden-rooms-lesson-explore-say = Du stehst auf Grün 2. Wähle ein dunkles Feld neben dir, dann die verdeckten Plättchen. Ab 2 oder in Grün passt eines: 20 von 21.
hidden-rooms-lesson-explore-hint = Wähle f5 über dir (mit dem Fragezeichen), dann die verdeckten Plättchen.
hidden-rooms-lesson-explore-done = Es passt, und du stehst darauf. Dann ist das Ungeheuer am Zug.
hidden-rooms-lesson-remember = Aus dem Gedächtnis
hidden-rooms-lesson-remember-say = Rot 5 ist hoch: Nur zehn der verdeckten Plättchen passen. Aber eines aus dem Gedächtnis passt sicher. Erkunde damit.
hidden-rooms-lesson-remember-hint = Rot 2 hat die Farbe des Plättchens unter dir. Wähle f4, dann Rot 2.
hidden-rooms-lesson-remember-done = Gleiche Farbe passt immer. Hebe niedrige Plättchen für die Sechsen ihrer Farbe auf.
hidden-rooms-lesson-step-back = Zwei Schritte zurück
hidden-rooms-lesson-step-back-say = Von Blau 6 aus passt kaum etwas. Aber du darfst erst zwei Schritte gehen und von dort erkunden. Auf welchem Plättchen passt alles?
hidden-rooms-lesson-step-back-hint = Geh nach e6 und f6: Auf Blau 1 passt alles. Dann erkunde f5.
hidden-rooms-lesson-step-back-done = Schritte kosten nichts, und ein Umweg ist oft schneller als schlechte Chancen.
hidden-rooms-lesson-reach = Außer Reichweite
hidden-rooms-lesson-reach-say = Es schaut auf dich herab, zwei Felder entfernt: zwei Aktionen, und es hat dich. Sei woanders, wenn dein Zug endet. („Gefahr“ zeigt alle Felder, auf denen es dich fangen würde.)
hidden-rooms-lesson-reach-hint = Geh nach e5 und e6 und beende den Zug.
hidden-rooms-lesson-reach-done = Es kam näher, aber nicht nah genug. Geradeaus reicht es zwei Felder weit.
hidden-rooms-lesson-escape = Der Ausgang
hidden-rooms-lesson-escape-say = Der Ausgang ist zwei Felder entfernt, und im Gedächtnis liegen zwei Plättchen. Finde das Feld, von dem eines davon sicher hinausführt.
hidden-rooms-lesson-escape-hint = Geh nach a2: Blau 1 hat die Farbe des Plättchens dort. Erkunde damit a1.
hidden-rooms-lesson-escape-done = Draußen! Das Kind bekommt seinen Stern. Entkommt es noch einmal, ist die Partie gewonnen.

## Hilfe: das Ziel und die Arten von Zügen

hidden-rooms-goal =
    Führe das Kind im Dunkeln von f6 zum Ausgang auf a1.
    Entkommst du zweimal, gewinnst du die Partie; nach drei Niederlagen ist sie verloren.
    Sei draußen, ehe das Ungeheuer dich oder das Ende seines Weges erreicht.
hidden-rooms-help-place = Wähle das Plättchen für den Start; das andere kommt ins Gedächtnis.
hidden-rooms-help-walk = Geh auf ein Feld mit Plättchen neben dir, höchstens zwei Schritte je Zug.
hidden-rooms-help-explore = Erkunde ein dunkles Feld neben dir, mit einem verdeckten Plättchen oder einem aus dem Gedächtnis.
hidden-rooms-help-end-turn = Oder beende den Zug; dann ist das Ungeheuer am Zug.
hidden-rooms-help-resign = Du kannst diesen Versuch aufgeben.
hidden-rooms-help-next-attempt = Weiter zum nächsten Versuch.

## Mehreres derselben Art in einem Satz

hidden-rooms-run-walked = Du gehst { $count } Schritte, von { $first-start } nach { $to }.

## Plättchen, anstelle ihrer Kürzel

hidden-rooms-thing-R1 = Rot 1
hidden-rooms-thing-R2 = Rot 2
hidden-rooms-thing-R3 = Rot 3
hidden-rooms-thing-R4 = Rot 4
hidden-rooms-thing-R5 = Rot 5
hidden-rooms-thing-R6 = Rot 6
hidden-rooms-thing-B1 = Blau 1
hidden-rooms-thing-B2 = Blau 2
hidden-rooms-thing-B3 = Blau 3
hidden-rooms-thing-B4 = Blau 4
hidden-rooms-thing-B5 = Blau 5
hidden-rooms-thing-B6 = Blau 6
hidden-rooms-thing-G1 = Grün 1
hidden-rooms-thing-G2 = Grün 2
hidden-rooms-thing-G3 = Grün 3
hidden-rooms-thing-G4 = Grün 4
hidden-rooms-thing-G5 = Grün 5
hidden-rooms-thing-G6 = Grün 6
hidden-rooms-thing-Y1 = Gelb 1
hidden-rooms-thing-Y2 = Gelb 2
hidden-rooms-thing-Y3 = Gelb 3
hidden-rooms-thing-Y4 = Gelb 4
hidden-rooms-thing-Y5 = Gelb 5
hidden-rooms-thing-Y6 = Gelb 6

## Die Tagesaufgabe

hidden-rooms-day-line = Für alle dasselbe Haus und dieselben Plättchen.
hidden-rooms-day-won = Zweimal entkommen in { $attempts } Versuchen, { $turns ->
        [one] ein Zug des Ungeheuers
       *[other] { $turns } Züge des Ungeheuers
    }.
hidden-rooms-day-lost = Verloren nach { $attempts } Versuchen, { $turns ->
        [one] ein Zug des Ungeheuers
       *[other] { $turns } Züge des Ungeheuers
    }.
hidden-rooms-day-marks = Versuche
hidden-rooms-day-turns = Züge des Ungeheuers
hidden-rooms-day-good = gewonnen
hidden-rooms-day-bad = verloren
hidden-rooms-day-order = Gewonnen in zwei, drei, vier Versuchen; dann verloren mit einer Flucht, dann ohne; weniger Züge des Ungeheuers zuerst, dann wer früher fertig war.
hidden-rooms-earned-straight-out = Geradewegs hinaus
hidden-rooms-earned-straight-out-help = Gewinne das Spiel, ohne einen Versuch zu verlieren.
hidden-rooms-earned-last-chance = Letzte Chance
hidden-rooms-earned-last-chance-help = Gewinne das Spiel im vierten Versuch.
hidden-rooms-earned-unnoticed = Unbemerkt
hidden-rooms-earned-unnoticed-help = Gewinne einen Versuch, in dem das Ungeheuer das Kind nie spürt.
hidden-rooms-earned-swift = Flink
hidden-rooms-earned-swift-help = Gewinne einen Versuch in höchstens zwölf Zügen des Ungeheuers.
hidden-rooms-earned-by-heart = Auswendig
hidden-rooms-earned-by-heart-help = Erreiche den Ausgang mit einem Plättchen aus dem Gedächtnis.
hidden-rooms-earned-full-head = Der Kopf ist voll
hidden-rooms-earned-full-head-help = Gewinne einen Versuch mit fünf Plättchen im Gedächtnis.
