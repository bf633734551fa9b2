# Das Can't-Stop-Brett: wie seine Teile heißen.
cant-stop-ui-board = Can’t-Stop-Brett
cant-stop-ui-route = Route { $route }
cant-stop-ui-cell = Route { $route }, Feld { $cell } von { $height }
cant-stop-ui-climber-here = ein Kletterer
cant-stop-ui-bivouac = Biwak von { $name }
cant-stop-ui-your-bivouac = dein Biwak
cant-stop-ui-claimed = bezwungen von { $name }
cant-stop-ui-usable = begehbar
cant-stop-ui-landing = hier käme ein Kletterer an
cant-stop-ui-dice = Würfel
cant-stop-ui-die-orange = Würfel { $n }: { $value }, orange
cant-stop-ui-die-red = Würfel { $n }: { $value }, rot
cant-stop-ui-die-plain = Würfel { $n }: { $value }
cant-stop-ui-die-toggle = Farbe wechseln
cant-stop-ui-swap = Orange und Rot tauschen
cant-stop-ui-choices = Paarungen
cant-stop-ui-choice = Orange { $orange }, Rot { $red }
cant-stop-ui-to = Route { $route } auf Feld { $cell }
cant-stop-ui-dead = kein Schritt
cant-stop-ui-dead-long = bewegt nichts
cant-stop-ui-no-stop = kein STOP
cant-stop-ui-no-stop-long = STOP verboten: fremdes Biwak auf { $routes }
cant-stop-ui-bust = { $percent } % Risiko eines DROP
cant-stop-ui-bust-short = { $percent } % Risiko
cant-stop-ui-drops = ist ein DROP
cant-stop-ui-nothing-live = Mit diesen Würfeln ist keine Route begehbar.
cant-stop-ui-why-dead = Kein GO: Diese Paarung bewegt nichts. STOP wäre ein DROP.
cant-stop-ui-why-blocked = Kein STOP: Auf { $routes } stündest du auf einem Feld mit fremdem Biwak.
cant-stop-ui-why-doomed = Alle Kletterer wären auf dem Gipfel: GO ist ein sicherer DROP.
cant-stop-ui-ask-dead = Orange { $orange }, Rot { $red } bewegt nichts. Wirklich DROP und alle Schritte dieses Zuges verlieren?
cant-stop-ui-ask-go = GO mit Orange { $orange }, Rot { $red }?
cant-stop-ui-ask-doomed = Alle Kletterer wären auf dem Gipfel, GO ist ein sicherer DROP. Trotzdem GO?
cant-stop-ui-ask-stop = STOP mit Orange { $orange }, Rot { $red }?
cant-stop-ui-ask-drop = Den DROP hinnehmen?
cant-stop-ui-no = Zurück
cant-stop-ui-claims = Bezwungene Routen
cant-stop-ui-claims-of = { $name }:
cant-stop-ui-turn-of = { $name } klettert
cant-stop-ui-turn-as = Du bist als { $letter } ({ $name }) am Zug
cant-stop-ui-turn-yours = Du bist am Zug
cant-stop-ui-won = Zuerst am Ziel: { $names }
cant-stop-ui-settling = Die Würfel sind eben erst gefallen. Drücke noch einmal.
cant-stop-ui-given-up = Die anderen haben aufgegeben: Sieg für { $names }
cant-stop-ui-rolls = Wurf { $rolls }
cant-stop-ui-pinned = festgehalten (Esc löst)
cant-stop-ui-scene = Hintergrund: { $name }. Wechseln
cant-stop-ui-set-scene = Hintergrund
cant-stop-ui-set-scene-normal = Normal
cant-stop-ui-set-scene-sea = Meer am Abend
cant-stop-ui-set-scene-clouds = Über den Wolken
cant-stop-ui-set-scene-space = Weltraum
cant-stop-ui-set-odds = Risiko eines DROP
cant-stop-ui-set-odds-before = Vor dem GO
cant-stop-ui-set-odds-after = Nach dem GO
cant-stop-ui-set-odds-never = Nie
cant-stop-ui-set-trail = Die letzten Züge der anderen markieren
cant-stop-ui-set-trail-help = Wie weit sie geklettert sind, als Linie auf jeder Route.
cant-stop-ui-set-confirm = Klicks auf das Brett bestätigen
cant-stop-ui-set-confirm-help = Linksklick ist GO, Rechtsklick ist STOP. Eingeschaltet fragt beides erst nach.
cant-stop-ui-set-keys = Tastenkürzel
cant-stop-ui-set-keys-help = G, S, D, 1–6 und andere. Die Taste ? zeigt am Brett die Liste.
cant-stop-ui-key-go = GO
cant-stop-ui-key-stop = STOP
cant-stop-ui-key-drop = DROP
cant-stop-ui-key-pick = Paarung wählen
cant-stop-ui-key-swap = Orange und Rot tauschen
cant-stop-ui-key-reset = zurück zur ersten Auswahl
cant-stop-ui-key-arrows = über Routen und Felder gehen
cant-stop-ui-key-enter = Paarung dieser Route wählen
cant-stop-ui-key-scene = Hintergrund wechseln
cant-stop-ui-table = Wahrscheinlichkeiten
cant-stop-ui-table-help = Wie viele der 1296 Würfe einen Kletterer voranbringen, wenn nur diese Routen begehbar sind.
cant-stop-ui-table-routes = Routen
cant-stop-ui-table-advance = Voran
cant-stop-ui-table-drop = DROP
cant-stop-ui-table-rolls = Würfe
cant-stop-ui-table-filter = Nur mit Route
cant-stop-ui-table-any = alle
cant-stop-ui-table-size = Anzahl der Routen
cant-stop-ui-table-size-of = { $size ->
    [1] eine Route
   *[other] { $size } Routen
  }
cant-stop-ui-table-found = { $count ->
    [1] eine Zeile
   *[other] { $count } Zeilen
  }

## Die Ergebniskarte

cant-stop-decided-claims = Bezwungen von { $seats }: { $routes-count ->
    [one] Route
   *[other] Routen
  } { $routes }.
cant-stop-decided-near = { $seat } fehlte { $cells ->
    [one] ein Feld
   *[other] noch { $cells } Felder
  } zur dritten Route, Route { $route }.
cant-stop-decided-third = { $seat } hat eine dritte Route einer Farbe bezwungen, aber das Team hatte keine fünf.

## Hinweise in der ersten Partie

cant-stop-coach-goal = Drei Routen gewinnen. Eine Route gehört dir, wenn du mit einem Kletterer hier oben auf ihrer Zahl STOP wählst.
cant-stop-coach-pairs = Die vier Würfel bilden zwei Paare. Jede Summe bringt einen Kletterer auf der Route dieser Zahl voran. Wähle hier eine Paarung.
cant-stop-coach-go = Drücke jetzt GO: Deine Kletterer steigen, und es wird noch einmal gewürfelt.
cant-stop-coach-drop = Keine Paarung bewegt etwas, also ist dieser Zug verloren. Drücke DROP – das passiert allen.
cant-stop-coach-out = Alle drei Kletterer sind unterwegs. Ab jetzt zählen nur noch ihre Routen.
cant-stop-coach-risk = Das Risiko von GO: So wahrscheinlich bewegt der nächste Wurf nichts. Dann ist alles aus diesem Zug verloren.
cant-stop-coach-stop = STOP schlägt Biwaks auf, wo deine Kletterer stehen; nächstes Mal geht es dort weiter. Drücke STOP – oder wage noch ein GO.

## Die Abbildung im Regelbuch

cant-stop-part-route = Eine Route, eine der Spalten 2 bis 12. Oben ist das Feld mit der Zahl.
cant-stop-part-climber = Ein Kletterer. Es gibt drei, für alle, die gerade am Zug sind: So weit ging es in diesem Zug.
cant-stop-part-claimed = Eine bezwungene Route. Sie hat die Farbe ihrer Besitzerin oder ihres Besitzers und ist für alle geschlossen.
cant-stop-part-dice = Die vier Würfel. Das Haus wirft sie.
cant-stop-part-pairings = Die Paarungen: die Arten, die Würfel in zwei Paare zu teilen. Jede Summe nennt eine Route.
cant-stop-part-go = GO: Paarung nehmen und noch einmal würfeln.
cant-stop-part-stop = STOP: Paarung nehmen, sichern und den Zug beenden. Wo die Kletterer standen, stehen dann Biwaks.
