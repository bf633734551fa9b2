# Shinsai-jima: was das Brett sagt.

shinsai-jima-ui-island = Die Insel
shinsai-jima-ui-cell = { $cell }, { $height ->
        [0] Meer
       *[other] Höhe { $height }
    }
shinsai-jima-ui-coloured = farbiger Würfel: { $sides }
shinsai-jima-ui-piece = { $piece } { $status ->
        [corpse] liegt tot da
        [stunned] liegt betäubt da, Blick nach { $facing ->
            [N] Norden
            [E] Osten
            [S] Süden
           *[W] Westen
        }
       *[alive] blickt nach { $facing ->
            [N] Norden
            [E] Osten
            [S] Süden
           *[W] Westen
        }
    }
shinsai-jima-ui-stuck = { $by ->
        [none] sitzt fest
       *[other] sitzt fest durch Seite { $by }
    }
shinsai-jima-ui-way = { $facing ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }

## Züge

shinsai-jima-ui-do-build = Hier bauen
shinsai-jima-ui-do-place = Hier aufstellen
shinsai-jima-ui-do-wipe = Wegspülen
shinsai-jima-ui-do-pass = Passen
shinsai-jima-ui-do-interrupt = Unterbrechen
shinsai-jima-ui-do-interrupt-eat = Leiche von { $corpse } verspeisen und unterbrechen
shinsai-jima-ui-do-die = Verhungern lassen
shinsai-jima-ui-do-ration = Leiche von { $corpse } verspeisen: Niemand verhungert
shinsai-jima-ui-do-save = { $piece } retten
shinsai-jima-ui-do-select = Mit { $piece } ziehen
shinsai-jima-ui-do-surge = { $side ->
        [N] Kraftchip der Einheimischen nutzen
       *[other] Kraftchip nutzen
    }
shinsai-jima-ui-do-boost = Leiche von { $corpse } verspeisen: Kraft verdoppeln
shinsai-jima-ui-do-eat = Leiche von { $corpse } verspeisen: Chip wieder bereit
shinsai-jima-ui-do-rotate = Nach { $facing ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    } drehen
shinsai-jima-ui-do-swing = Hierher schwingen
shinsai-jima-ui-do-swing-out = Ins offene Meer schwingen
shinsai-jima-ui-do-walk = Gehen
shinsai-jima-ui-do-jump = Springen
shinsai-jima-ui-do-push = Schieben
shinsai-jima-ui-do-press = { $distance ->
        [1] Draufspringen
       *[other] Draufspringen, zwei Felder weit
    }
shinsai-jima-ui-do-leap = Hinunterspringen, kostet eine Leiche
shinsai-jima-ui-do-sail = Mit dem Boot fahren
shinsai-jima-ui-do-done = Weiter zu den Würfeln
shinsai-jima-ui-do-take = Obersten Würfel nehmen
shinsai-jima-ui-do-put = Hier ablegen
shinsai-jima-ui-do-colour = { $side ->
        [N] Farbigen Würfel der Einheimischen setzen
       *[other] Farbigen Würfel setzen
    }
shinsai-jima-ui-do-rockfall = Diesen Würfel fallen lassen
shinsai-jima-ui-do-load = Diesen Würfel laden
shinsai-jima-ui-do-load-hand = Den farbigen Würfel laden
shinsai-jima-ui-do-aim = Zielen
shinsai-jima-ui-do-stop = Nicht mehr schießen
shinsai-jima-ui-do-fire = Hierauf schießen

## Fragen

shinsai-jima-ui-ask-kind = Welcher Zug?
shinsai-jima-ui-ask-turn = Wie herum?
shinsai-jima-ui-ask-quarters = Wie weit?
shinsai-jima-ui-ask-facing = Blick wohin?
shinsai-jima-ui-ask-slam = Gegen die Wand?
shinsai-jima-ui-ask-piece = Welche Figur?
shinsai-jima-ui-turn-cw = ↻ Im Uhrzeigersinn
shinsai-jima-ui-turn-ccw = ↺ Gegen den Uhrzeigersinn
shinsai-jima-ui-quarters-1 = Ein Viertel
shinsai-jima-ui-quarters-2 = Halb herum
shinsai-jima-ui-quarters-3 = Drei Viertel
shinsai-jima-ui-quarters-4 = Ganz herum
shinsai-jima-ui-slam-true = Gegen die Wand schlagen
shinsai-jima-ui-slam-false = Nur absetzen
shinsai-jima-ui-rotate = Drehen
shinsai-jima-ui-edges = Schießen von
shinsai-jima-ui-modes = Ein Feld der Insel wählen heißt
shinsai-jima-ui-mode-way-build = Bauen
shinsai-jima-ui-mode-way-place = Aufstellen
shinsai-jima-ui-mode-way-native = Aufstellen
shinsai-jima-ui-mode-way-tsunami = Tsunami
shinsai-jima-ui-mode-way-survival = Retten
shinsai-jima-ui-mode-way-piece = Ziehen
shinsai-jima-ui-mode-way-cube = Würfel bewegen
shinsai-jima-ui-mode-way-load = Laden
shinsai-jima-ui-mode-way-aim = Zielen
shinsai-jima-ui-mode-swing = Schwingen
shinsai-jima-ui-mode-rockfall = Steinschlag
shinsai-jima-ui-mode-colour = { $side ->
        [N] Farbiger Würfel der Einheimischen
       *[other] Farbiger Würfel
    }
shinsai-jima-ui-ok = OK
shinsai-jima-ui-back = Zurück
shinsai-jima-ui-clear = Alles zurück
shinsai-jima-ui-rest = Den Rest für mich setzen

## Was zu tun ist

shinsai-jima-ui-over = Die Partie ist vorbei.
shinsai-jima-ui-regular = Vor dem Katapult
shinsai-jima-ui-final = Nach dem Katapult
shinsai-jima-ui-mine-build = Setz einen Würfel auf ein helles Feld.
shinsai-jima-ui-mine-place = Stell eine deiner Figuren auf.
shinsai-jima-ui-mine-native = Stell einen Einheimischen auf.
shinsai-jima-ui-mine-tsunami = Tsunami: Leg einen untersten Würfel höher.
shinsai-jima-ui-mine-window = Unterbrechen?
shinsai-jima-ui-mine-survival = Eine deiner Figuren sitzt fest und wird verhungern.
shinsai-jima-ui-mine-piece = Wähle die Figur, die zieht: eine eigene oder einen Einheimischen.
shinsai-jima-ui-mine-piece-go = { $piece }: drehen oder auf ein helles Feld vorrücken.
shinsai-jima-ui-mine-piece-turned = { $piece } ist gedreht. Rück auf ein helles Feld vor.
shinsai-jima-ui-mine-piece-gone = { $piece } ist vorgerückt: noch drehen oder weiter?
shinsai-jima-ui-mine-cube = Nimm einen Würfel von einem hellen Stapel.
shinsai-jima-ui-mine-cube-put = Leg ihn auf einen hellen Stapel, der mindestens ebenso hoch ist.
shinsai-jima-ui-mine-send = Fertig: Schick den Zug mit OK ab.
shinsai-jima-ui-mine-asked = Antworte, um weiterzumachen.
shinsai-jima-ui-mine-load = Lade das Katapult.
shinsai-jima-ui-mine-aim = Wähle den Rand, von dem du schießt, dann das Ziel.
shinsai-jima-ui-mine-scatter = Die Würfel fliegen …
shinsai-jima-ui-others-build = { $who } baut an der Insel.
shinsai-jima-ui-others-place = { $who } stellt eine Figur auf.
shinsai-jima-ui-others-native = { $who } stellt einen Einheimischen auf.
shinsai-jima-ui-others-tsunami = { $who } wählt einen Würfel für den Tsunami.
shinsai-jima-ui-others-window = Unterbricht jemand { $who }?
shinsai-jima-ui-others-survival = { $who } entscheidet über festsitzende Figuren.
shinsai-jima-ui-others-piece = { $who } zieht mit einer Figur.
shinsai-jima-ui-others-cube = { $who } bewegt einen Würfel.
shinsai-jima-ui-others-load = { $who } lädt das Katapult.
shinsai-jima-ui-others-aim = { $who } zielt.
shinsai-jima-ui-others-scatter = Die Würfel fliegen …
shinsai-jima-ui-power = Kraft { $power }
shinsai-jima-ui-dead-seat = Ohne Figur: { $who } bewegt nur einen Würfel
shinsai-jima-ui-interrupting = { $who } unterbricht
shinsai-jima-ui-piles = Würfel übrig: { $piles }
shinsai-jima-ui-tsunami = Züge bis zum Tsunami: { $turns }
shinsai-jima-ui-fifths = Noch mögliche Stapel der Höhe 5: { $left }
shinsai-jima-ui-shots = Seite { $side } schießt: noch { $shots }, geladen { $loaded }
shinsai-jima-ui-consequences = Was daraus folgen würde

## Unterbrechungen

shinsai-jima-ui-window = Den nächsten Zug unterbrechen? Das kostet deinen Kraftchip.
shinsai-jima-ui-window-eat = Jemand unterbricht. Willst du vorher eine Leiche verspeisen?
shinsai-jima-ui-window-left = Noch { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }, dann passt du
shinsai-jima-ui-settling = Du wirst neu gefragt. Drücke noch einmal.
shinsai-jima-ui-set-asking = Nach Unterbrechungen fragen
shinsai-jima-ui-set-asking-always = Immer
shinsai-jima-ui-set-asking-hurt = Wenn es mir schaden könnte
shinsai-jima-ui-set-asking-never = Nie

## Besitz

shinsai-jima-ui-held = Leichen: { $corpses }
shinsai-jima-ui-natives = Einheimische
shinsai-jima-ui-only-cubes = nur Würfel
shinsai-jima-ui-start = Startmarker
shinsai-jima-ui-points = { $points } von { $goal } Punkten
shinsai-jima-ui-goods = Besitz: { $goal } Punkte gewinnen
shinsai-jima-ui-chip-ready = Chip bereit
shinsai-jima-ui-chip-used = Chip verbraucht
shinsai-jima-ui-cube-hand = farbiger Würfel auf der Hand
shinsai-jima-ui-cube-board = farbiger Würfel gesetzt
shinsai-jima-ui-cube-gone = farbiger Würfel verloren

## Blick, Tasten

shinsai-jima-ui-turn = Insel drehen
shinsai-jima-ui-turn-back = Insel andersherum drehen
shinsai-jima-ui-look = Ansicht wechseln (jetzt: { $look })
shinsai-jima-ui-key-ok = OK: Zug abschicken
shinsai-jima-ui-key-back = letzten Schritt zurücknehmen
shinsai-jima-ui-key-turn = Insel drehen
shinsai-jima-ui-key-turn-back = Insel andersherum drehen
shinsai-jima-ui-key-look = 3D, Zeichnung, Plan
shinsai-jima-ui-key-arrows = von Feld zu Feld
shinsai-jima-ui-key-enter = Feld wählen
shinsai-jima-ui-set-keys = Tasten wirken auf das Brett
shinsai-jima-ui-set-keys-help = Einzelne Buchstaben, etwa O für OK.
shinsai-jima-ui-set-look = Ansicht der Insel
shinsai-jima-ui-set-look-space = 3D
shinsai-jima-ui-set-look-drawing = Zeichnung
shinsai-jima-ui-set-look-plan = Plan
shinsai-jima-ui-set-land = Die Insel
shinsai-jima-ui-set-land-south = In der Südsee
shinsai-jima-ui-set-land-blossom = Kirschblüte
shinsai-jima-ui-set-land-fire = Vulkan in der Dämmerung

## Hinweise im ersten Spiel

shinsai-jima-coach-build = Drück auf ein helles Feld: Dein Würfel liegt sofort dort. „Zurücknehmen“ nimmt ihn zurück.
shinsai-jima-coach-rest = Genug gebaut? Das setzt für dich, was vom Aufbau noch fehlt.
shinsai-jima-coach-place = Drück auf ein helles Feld, um deine Figur aufzustellen. Hoch und mit freien Nachbarfeldern steht sie gut.
shinsai-jima-coach-facing = Drück auf die Richtung, in die die Figur blickt. Nur dorthin kann sie gehen.
shinsai-jima-coach-select = Drück auf die Figur, die ziehen soll: eine eigene oder einen Einheimischen.
shinsai-jima-coach-view = Zieh an der Insel oder drück hier, um sie von einer anderen Seite zu sehen. Das Würfelsymbol wechselt zu Zeichnung und Plan.
shinsai-jima-coach-go = Auf helle Felder kann die Figur vorrücken. Die Pfeile um sie drehen sie, einmal im Zug.
shinsai-jima-coach-done = Die Figur ist vorgerückt. Hier geht es weiter zu den Würfeln – oder dreh sie vorher noch.
shinsai-jima-coach-cube = Jeder Zug nimmt Land weg: Drück auf den Stapel, dessen obersten Würfel du nimmst.
shinsai-jima-coach-put = Drück auf den Stapel, auf den er kommt. Auf Ebene 4 landet der Hubschrauber: Wer hinaufkommt, gewinnt.
shinsai-jima-coach-send = Das ist dein ganzer Zug. „OK“ schickt ihn ab, „Zurück“ nimmt einen Schritt zurück.
shinsai-jima-coach-which = Dort geht mehreres. Drück auf das, was du meinst.
shinsai-jima-coach-starve = Eine Figur von dir sitzt fest und verhungert jetzt. Drück hier, um es geschehen zu lassen – oder auf das, was sie rettet, wenn es etwas gibt.
shinsai-jima-coach-window = Gleich beginnt der nächste Zug. Lass ihn mit „Passen“ zu – oder unterbrich ihn: Du kommst zuvor, und dein Kraftchip ist verbraucht.
shinsai-jima-coach-load = Die Insel ist fertig, das Katapult noch nicht! Drück auf einen Stapel: Sein oberster Würfel wird zum Geschoss.
shinsai-jima-coach-aim = Genug geladen? Dann ziele hier. Je mehr Würfel, desto größer der Schuss.
shinsai-jima-coach-shoot = Drück auf einen Pfeil für den Rand, von dem du schießt, dann auf das helle Feld, das du treffen willst. Ganz genau geht es nie.
shinsai-jima-coach-cease = Du hast noch Schüsse. Lade wieder – oder drück hier, um nicht mehr zu schießen.

## Die Ergebniskarte

shinsai-jima-decided-by = { $clause ->
    [SJ-V1] Ebene 4 erreicht und gerettet: { $seats }.
    [SJ-V2] { $points } Punkte erreicht, { $goal } genügten: { $seats }.
    [SJ-V3] Als letzte Seite am Leben: { $seats }.
    [SJ-V4] Stillstand. Am besten stand: { $seats }.
    [SJ-V5] Niemand hat überlebt. Bis dahin am besten: { $seats }.
    [SJ-V6] Nach 300 Zügen stand am besten: { $seats }.
   *[SJ-O6] Drei Figuren waren entkommen. Die meisten Punkte: { $seats }.
  }
shinsai-jima-decided-after = Nach dem Katapult stand am besten: { $seats }.
shinsai-jima-decided-catapult = Das Katapult hat { $victim } den Sieg genommen.
shinsai-jima-decided-dead = Keine lebende Figur mehr: { $seats }.

## Die Abbildung im Regelbuch

shinsai-jima-part-stack = Ein Stapel Würfel. Seine Höhe ist die Ebene, auf der eine Figur dort steht.
shinsai-jima-part-piece = Eine Figur und ihre Blickrichtung. Nur dorthin kann sie gehen.
shinsai-jima-part-cube = Das niedrigste Land. Wer den letzten Würfel nimmt, macht es zum Meer.
shinsai-jima-part-sea = Das Meer. Wer hineingeschoben wird, ertrinkt.
shinsai-jima-part-goods = Was jede Seite hat: Punkte, Kraftchip, farbiger Würfel, Leichen.
