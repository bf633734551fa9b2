# Can't Stop: Name, Optionen, Ereignisse, Ablehnungen, Anleitung

cant-stop-name = Can’t Stop
cant-stop-tagline = Drei Kletterer, vier Würfel – und wann ist genug?

## Optionen

cant-stop-option-unique = Kein Biwak doppelt
cant-stop-option-unique-help = Wer auf einem Feld mit fremdem Biwak steht, darf nicht aufhören und muss weiterwürfeln.
cant-stop-option-team = Teams
cant-stop-option-team-help = Zwei gegen zwei: Spieler 1 und 3 gegen 2 und 4. Ein Team gewinnt mit fünf Routen. Wer seine dritte Route bezwingt, ohne dass das Team fünf hat, verliert. Zu zweit spielt jeder zwei Farben.
cant-stop-option-match = Nötige Siege
cant-stop-option-match-help = Es wird gespielt, bis jemand so viele Partien gewonnen hat.
cant-stop-option-starter = Wer beginnt
cant-stop-option-starter-help = Wer die erste Partie beginnt, wird ausgelost, oder es ist der erste Platz.
cant-stop-option-starter-drawn = ausgelost
cant-stop-option-starter-first = der erste Platz
cant-stop-style-unshared = Kein Biwak doppelt
cant-stop-style-unshared-help = Auf einem Feld mit fremdem Biwak darf niemand aufhören.
cant-stop-style-pairs = Zwei gegen zwei
cant-stop-style-pairs-help = Partner gewinnen zusammen, mit fünf Routen.
cant-stop-style-first_to_three = Drei Siege
cant-stop-style-first_to_three-help = Mehrere Partien, bis jemand drei gewonnen hat.

## Ereignisse

cant-stop-event-first-seat = Das Los entscheidet: { $seat } beginnt.
cant-stop-event-turn-began = { $seat } bricht auf.
cant-stop-event-dice-rolled = { $seat } würfelt { $dice }{ $live ->
        [true] .
       *[false] : Nichts bewegt sich.
    }
cant-stop-event-climbed = { $topped ->
        [true] { $seat } steht auf dem Gipfel von Route { $route }.
       *[false] { $placed ->
            [true] { $seat } setzt einen Kletterer auf Route { $route }, Feld { $cell }.
           *[false] { $seat } steigt auf Route { $route } bis Feld { $cell }.
        }
    }
cant-stop-event-void = { $why ->
        [closed] Route { $route } ist geschlossen: kein Schritt.
        [topped] Der Kletterer auf Route { $route } steht auf dem Gipfel: kein Schritt.
       *[no-climber] Für Route { $route } ist kein Kletterer mehr da.
    }
cant-stop-event-banked = { $start ->
        [0] { $seat } schlägt auf Route { $route } ein Biwak auf Feld { $cell } auf.
       *[other] { $seat } verlegt das Biwak auf Route { $route } hinauf auf Feld { $cell }.
    }
cant-stop-event-claimed = { $removed-count ->
        [0] { $seat } bezwingt Route { $route }!
        [one] { $seat } bezwingt Route { $route }! Das Biwak von { $removed } kommt weg.
       *[other] { $seat } bezwingt Route { $route }! Die Biwaks von { $removed } kommen weg.
    }
cant-stop-event-dropped = { $lost-count ->
        [0] DROP! { $seat } war noch auf keiner Route.
       *[other] { $forced ->
            [true] DROP! { $seat } rutscht zurück zu den letzten Biwaks.
           *[false] { $seat } wählt STOP mit einer Paarung, die nichts bewegt: DROP, zurück zu den letzten Biwaks.
        }
    }
cant-stop-event-won = { $clause ->
        [CS-E1] { $seats } gewinnt mit drei Routen!
        [CS-TM4] { $seats } gewinnen: fünf Routen zusammen!
       *[CS-TM5] { $seats } gewinnen: Im anderen Team hat eine Farbe die dritte Route, ohne dass es zusammen fünf sind.
    }

## Wie es endete

cant-stop-outcome-CS-E1 = Drei Routen bezwungen
cant-stop-outcome-CS-TM4 = Fünf Routen gemeinsam bezwungen
cant-stop-outcome-CS-TM5 = Dritte Route einer Farbe ohne fünf gemeinsame
cant-stop-score = { $score ->
    [one] { $score } Route
   *[other] { $score } Routen
}
cant-stop-order = Eine dritte Route einer Farbe verliert die Partie, wenn das Team keine fünf hat.

## Ablehnungen

cant-stop-refusal-game-over = Diese Partie ist zu Ende.
cant-stop-refusal-not-your-turn = Du bist nicht am Zug.
cant-stop-refusal-roll-first = Die Würfel sind noch nicht gefallen.
cant-stop-refusal-unknown-move = Das gibt es bei Can’t Stop nicht.
cant-stop-refusal-drop-not-forced = Noch kein DROP: Auf { $routes-count ->
        [one] Route { $routes }
       *[other] den Routen { $routes }
    } geht es weiter.
cant-stop-refusal-must-drop = Mit diesen Würfeln bewegt sich nichts: Es bleibt nur DROP.
cant-stop-refusal-no-such-pairing = Diese Summen ergeben die Würfel nicht. Möglich sind { $pairings }.
cant-stop-refusal-dead-pairing = Diese Paarung bewegt auf { $routes-count ->
        [one] Route { $routes }
       *[other] den Routen { $routes }
    } nichts; GO gibt es damit nicht.
cant-stop-refusal-stop-blocked = STOP ist auf einem Feld mit fremdem Biwak verboten: Wähle GO oder eine andere Paarung ({ $routes-count ->
        [one] Route { $routes }
       *[other] Routen { $routes }
    }).
cant-stop-refusal-no-draw-now = Jetzt gibt es nichts auszulosen.
cant-stop-refusal-not-a-seat = Dieser Platz spielt nicht mit.
cant-stop-refusal-not-a-roll = Das ist kein Wurf mit vier Würfeln.

## So wird gespielt

cant-stop-how-goal = Wer zuerst drei Routen bezwingt, gewinnt. Jede Route gehört zu einer Summe zweier Würfel und endet auf dem Feld mit der Zahl.
cant-stop-how-roll = Vier Würfel werden für dich geworfen. Teile sie in zwei Paare; jede Summe bringt einen Kletterer auf ihrer Route ein Feld hinauf. In einem Zug hast du drei Kletterer.
cant-stop-how-go = GO würfelt noch einmal. Bewegt keine Paarung etwas, ist es ein DROP: Alles aus diesem Zug ist verloren.
cant-stop-how-stop = STOP sichert das Erkletterte: Biwaks zeigen, wo es beim nächsten Mal weitergeht. Ein Kletterer auf der Zahl bezwingt die Route, und sie ist für alle geschlossen.
cant-stop-how-orange = Nur noch ein Kletterer und zwei neue Routen im Wurf? Das orange Paar bekommt ihn.

## Züge, wie ein Tipp sie nennt

cant-stop-move-go = { $orange } und { $red } (Orange zuerst), dann GO
cant-stop-move-stop = { $orange } und { $red } (Orange zuerst), dann STOP
cant-stop-move-drop = DROP

## Lektionen

cant-stop-lesson-pair = Zwei Paare
cant-stop-lesson-pair-say = Die vier Würfel bilden zwei Paare. Jede Summe ist die Nummer einer Route, auf der ein Kletterer ein Feld steigt. Hier sind 7 und 7 möglich: Ein Kletterer steigt zwei Felder auf einmal. Wähle das und drücke GO.
cant-stop-lesson-pair-hint = Wähle Route 7 oder die Paarung 7 · 7, dann drücke GO.
cant-stop-lesson-pair-done = Zwei Felder mit einem Wurf – und die Würfel fallen wieder.
cant-stop-lesson-void = Was nichts bewegt
cant-stop-lesson-void-say = Route 7 ist geschlossen: Jemand hat sie bezwungen. Mit einer Paarung, die nichts bewegt, bleibt nur ein DROP, und die Kletterer rutschen ab. Wähle eine, die etwas bewegt.
cant-stop-lesson-void-hint = 1 und 1 sind 2, 6 und 6 sind 12. Du hast noch einen Kletterer in der Hand.
cant-stop-lesson-void-done = Richtig: Der letzte Kletterer ist unterwegs. Für die andere Summe war keiner mehr da.
cant-stop-lesson-stop = Rechtzeitig aufhören
cant-stop-lesson-stop-say = Alle drei Kletterer sind unterwegs und weit gekommen. Bewegt der nächste Wurf keinen, rutschen alle ab. STOP führt die Paarung noch aus und schlägt Biwaks auf, wo die Kletterer stehen.
cant-stop-lesson-stop-hint = Wähle 6 · 8 und drücke STOP.
cant-stop-lesson-stop-done = Nun sind sie sicher: Im nächsten Zug geht es von dort weiter.
cant-stop-lesson-claim = Eine Route bezwingen
cant-stop-lesson-claim-say = Der Kletterer auf Route 7 steht ein Feld unter dem Gipfel. Erreiche ihn und wähle STOP: Die Route gehört dir und ist für alle geschlossen. Drei Routen gewinnen.
cant-stop-lesson-claim-hint = 1 und 6 sind 7. Dann STOP.
cant-stop-lesson-claim-done = Deine erste Route. Mehr musst du nicht wissen: Spiel los!

## Hilfe: das Ziel und die Arten von Zügen

cant-stop-goal =
    Wer zuerst drei Routen bezwingt, gewinnt.
    Eine Route gehört dir, wenn du mit einem Kletterer auf ihrer Zahl STOP wählst.
    GO setzt alles aus diesem Zug aufs Spiel, STOP sichert es.
cant-stop-help-go = GO: mit einer Paarung klettern und noch einmal würfeln.
cant-stop-help-stop = STOP: mit einer Paarung klettern, alles sichern und den Zug beenden.
cant-stop-help-drop = DROP: Nichts bewegt sich, und der Zug ist verloren.

## Mehreres derselben Art in einem Satz

cant-stop-run-climbed = { $every-topped ->
        [false] { $seat } klettert auf { $every-route-count ->
                [1] Route { $route } bis Feld { $cell }
               *[other] den Routen { $every-route }
            }.
       *[other] { $seat } steht auf dem Gipfel der Routen { $every-route }.
    }
cant-stop-run-banked = { $seat } schlägt Biwaks auf den Routen { $every-route } auf.

## Die Tagesaufgabe

cant-stop-day-line = Jeder Zug hat für alle dieselben Würfel: deiner, und die des Bots, gegen den du spielst.
cant-stop-day-won = Gewonnen in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }.
cant-stop-day-lost = Verloren nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }.
cant-stop-day-marks = Routen
cant-stop-day-turns = Züge
cant-stop-day-good = bezwungen
cant-stop-day-bad = nicht bezwungen
cant-stop-day-order = Siege in weniger Zügen zuerst, dann die, die dem Bot weniger Routen ließen. Danach Niederlagen: mehr Routen zuerst, dann wer höher stand; dann wer früher fertig war.

## Gründe für einen besseren Zug

cant-stop-reason-tops = Ein STOP dort bezwingt Route { $route }.
cant-stop-reason-safer = Danach scheitern { $best } % der Würfe, nicht { $made } %.
cant-stop-reason-spare = { $climbers ->
        [one] Ein Kletterer bleibt in der Hand.
       *[other] { $climbers } Kletterer bleiben in der Hand.
    }
cant-stop-reason-nearer = Es führt weiter auf Route { $route }: { $left ->
        [0] bis an den Gipfel.
        [one] bis ein Feld unter den Gipfel.
       *[other] bis { $left } Felder unter den Gipfel.
    }
cant-stop-reason-stop = { $cells ->
        [one] Ein Schritt steht auf dem Spiel, und { $percent } % der Würfe scheitern.
       *[other] { $cells } Schritte stehen auf dem Spiel, und { $percent } % der Würfe scheitern.
    }
cant-stop-reason-go = { $cells ->
        [one] Nur ein Schritt steht auf dem Spiel, und nicht mehr als { $percent } % der Würfe scheitern.
       *[other] { $cells } Schritte stehen auf dem Spiel, und nicht mehr als { $percent } % der Würfe scheitern.
    }
cant-stop-earned-sure-footed = Trittsicher
cant-stop-earned-sure-footed-help = Gewinne, ohne ein einziges Mal DROP.
cant-stop-earned-both-ends = Beide Enden
cant-stop-earned-both-ends-help = Bezwinge in einer Partie die Routen 2 und 12.
cant-stop-earned-one-go = In einem Zug
cant-stop-earned-one-go-help = Erklettere in einem Zug eine Route von sieben oder mehr Feldern vom Fuß bis zur Zahl und bezwinge sie.
cant-stop-earned-hat-trick = Hattrick
cant-stop-earned-hat-trick-help = Bezwinge mit einem STOP drei Routen.
cant-stop-earned-comeback = Aufholjagd
cant-stop-earned-comeback-help = Gewinne eine Partie, in der eine andere Seite zwei Routen hatte und deine keine.
cant-stop-earned-alone-on-top = Allein am Gipfel
cant-stop-earned-alone-on-top-help = Gewinne eine Partie, in der sonst niemand eine Route bezwingt.
