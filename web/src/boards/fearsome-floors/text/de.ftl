# Die Halle von Finstere Flure: wie ihre Teile heißen.
fearsome-floors-ui-board = Die Halle
fearsome-floors-ui-panel = Was zu tun ist und was kommen kann
fearsome-floors-ui-players = Spieler
fearsome-floors-ui-heading-N = Norden
fearsome-floors-ui-heading-E = Osten
fearsome-floors-ui-heading-S = Süden
fearsome-floors-ui-heading-W = Westen
fearsome-floors-ui-side-ahead = vorn
fearsome-floors-ui-side-left = links
fearsome-floors-ui-side-right = rechts
fearsome-floors-ui-piece = { $number } von { $name } ({ $letter })
fearsome-floors-ui-exit = Ausgang
fearsome-floors-ui-entrance = Eingang
fearsome-floors-ui-monster-here = das Monster, Blick nach { $heading }
fearsome-floors-ui-may-move = darf ziehen
fearsome-floors-ui-reachable = erreichbar, { $left } übrig
fearsome-floors-ui-wall = Wand { $label } im { $heading }
fearsome-floors-ui-door-exit = Zum Ausgang hinaus
fearsome-floors-ui-door-entrance = Vor dem Eingang
fearsome-floors-ui-item-stone = Stein
fearsome-floors-ui-item-crystal = Kristall
fearsome-floors-ui-item-right-turn = Drehstein
fearsome-floors-ui-item-u-turn = Wendestein
fearsome-floors-ui-item-teleporter-a = runder Teleporter
fearsome-floors-ui-item-teleporter-b = eckiger Teleporter
fearsome-floors-ui-item-pool-2x2 = quadratische Blutlache
fearsome-floors-ui-item-pool-4x1 = lange Blutlache
fearsome-floors-ui-start-player = Startspieler dieser Runde
fearsome-floors-ui-you = du
fearsome-floors-ui-mover = Am Zug
fearsome-floors-ui-escaped = Entkommen
fearsome-floors-ui-dead = Tot
fearsome-floors-ui-waiting = { $number } von { $name }, wartet vor dem Eingang
fearsome-floors-ui-stack = Plättchen des Monsters: { $left } verdeckt, { $tile ->
        [none] noch keines aufgedeckt
       *[other] zuletzt wurde { $tile } aufgedeckt
    }
fearsome-floors-ui-round = Runde { $round }
fearsome-floors-ui-phase = { $phase ->
        [1] Phase 1: Eine gefangene Figur wartet wieder draußen
       *[other] Phase 2: Eine gefangene Figur ist tot
    }
fearsome-floors-ui-phase-short = { $phase ->
        [1] Phase 1
       *[other] Phase 2
    }
fearsome-floors-ui-turn = Drehen
fearsome-floors-ui-back = Zurück
fearsome-floors-ui-cancel = Abbrechen
fearsome-floors-ui-chance = Gleich zieht das Monster.
fearsome-floors-ui-moves = Am Zug: { $name }.
fearsome-floors-ui-lays = { $name } baut die Halle auf.
fearsome-floors-ui-choose = Du bist am Zug: Wähle, was du auslegst.
fearsome-floors-ui-lay = Wähle, wo du es auslegst: { $item }.
fearsome-floors-ui-lay-ok = OK legt es dorthin. Oder wähle ein anderes Feld.
fearsome-floors-ui-take = Du bist am Zug: Wähle eine deiner Figuren.
fearsome-floors-ui-enter = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }: Wähle, wohin sie geht. Oder sie bleibt draußen.
fearsome-floors-ui-route = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }: Wähle ihren Weg oder sein Ende. Oder sie bleibt.
fearsome-floors-ui-further = Noch { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }: weiter, oder OK.
fearsome-floors-ui-confirm = Alle Punkte sind verbraucht. OK beendet den Zug.
fearsome-floors-ui-leaves = Mit OK entkommt die Figur!
fearsome-floors-ui-won = { $names } hat gewonnen.
fearsome-floors-ui-draw = Niemand hat gewonnen: { $names }.
fearsome-floors-ui-box = Auszulegen
fearsome-floors-ui-box-item = { $item }, noch { $count }
fearsome-floors-ui-tiles = Was das Monster täte
fearsome-floors-ui-tiles-help = Zeige auf ein Plättchen oder tippe es an: Du siehst, wohin es das Monster aus dieser Stellung brächte.
fearsome-floors-ui-tiles-wait = Gerade ist nichts vorherzusehen.
fearsome-floors-ui-tile = Plättchen { $tile }
fearsome-floors-ui-tile-up = Plättchen { $tile }, in dieser Phase aufgedeckt
fearsome-floors-ui-ticked = Abgehakt.
fearsome-floors-ui-tick = Dieses Plättchen { $tile } abhaken
fearsome-floors-ui-fate-end = Plättchen { $tile }: { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    } nach { $square }, Blick nach { $heading }.
fearsome-floors-ui-fate-steps = Schritt für Schritt mit dem Plättchen { $tile }
fearsome-floors-ui-fate-nobody = Fängt niemanden.
fearsome-floors-ui-fate-catches = Fängt { $pieces }.
fearsome-floors-ui-fate-not-yet = (Kann nicht das erste sein.)
fearsome-floors-ui-fate-sight = { $piece } { $side }, { $distance } entfernt
fearsome-floors-ui-fate-nothing = Sieht niemanden, geht weiter nach { $heading }.
fearsome-floors-ui-fate-tie = Sieht { $seen }: Gleichstand, behält die Richtung nach { $heading }.
fearsome-floors-ui-fate-nearest = Sieht { $seen }: dreht sich nach { $heading }.
fearsome-floors-ui-fate-step = Nach { $square }.
fearsome-floors-ui-fate-slide = Rutscht über die Blutlache nach { $square }.
fearsome-floors-ui-fate-wall = Durch Wand { $walls } nach { $square }.
fearsome-floors-ui-fate-pushes = Schiebt, was auf { $squares } steht.
fearsome-floors-ui-fate-last = Am Ende:
fearsome-floors-ui-filming = Eine Taste oder ein Tippen überspringt.
fearsome-floors-ui-north = N
fearsome-floors-ui-key-arrows = über die Felder gehen
fearsome-floors-ui-key-enter = das Feld wählen
fearsome-floors-ui-key-take = deine erste, zweite … Figur nehmen
fearsome-floors-ui-key-steps = einen Schritt hinauf, links, hinab, rechts
fearsome-floors-ui-key-ok = OK; fragt nach, wenn eine Figur stehen bliebe
fearsome-floors-ui-key-back = den letzten Schritt zurücknehmen
fearsome-floors-ui-key-cancel = den ganzen Weg verwerfen
fearsome-floors-ui-key-turn = drehen, was du auslegst
fearsome-floors-ui-key-tick = auf einem Plättchen: abhaken
fearsome-floors-ui-set-names = Namen der Felder
fearsome-floors-ui-set-names-help = In den Boden geritzt, wie das Protokoll sie nennt.
fearsome-floors-ui-set-keys = Einzelne Tasten
fearsome-floors-ui-set-keys-help = W, A, S, D, 1–4, O und andere.
fearsome-floors-ui-set-scene = Woraus die Halle gebaut ist
fearsome-floors-ui-set-scene-cellar = Stein
fearsome-floors-ui-set-scene-ice = Eis
fearsome-floors-ui-set-scene-temple = Dschungeltempel
fearsome-floors-ui-set-marks = Wege der anderen zeigen
fearsome-floors-ui-set-marks-help = Wohin sie seit deinem letzten Zug gingen, bis du eine Figur nimmst.
fearsome-floors-ui-own = Deine Figuren
fearsome-floors-ui-own-place = { $place ->
        [waiting] Deine { $number }, wartet vor dem Eingang
        [escaped] Deine { $number }, entkommen
        [dead] Deine { $number }, tot
       *[hall] Deine { $number } auf { $square }
    }
fearsome-floors-ui-own-moved = (hat gezogen)
fearsome-floors-ui-stay = Bleiben
fearsome-floors-ui-sure = Deine { $number } bliebe stehen und würde zur { $other }. Drücke noch einmal O, oder wähle ihren Weg.
fearsome-floors-ui-spoken-taken = { $square ->
        [none] Du hast deine { $number } genommen, die vor dem Eingang wartet. { $number ->
            [one] Ein Punkt
           *[other] { $number } Punkte
        }.
       *[other] Du hast deine { $number } auf { $square } genommen. { $number ->
            [one] Ein Punkt
           *[other] { $number } Punkte
        }.
    }
fearsome-floors-ui-spoken-at = { $square ->
        [none] Vor dem Eingang
       *[other] { $square }
    }, noch { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
fearsome-floors-ui-spoken-back = Die Figur steht wieder, wo sie war.
fearsome-floors-ui-odds = { $percent } %
fearsome-floors-ui-legend = S: Startspieler · *: am Zug · ☾: entkommen / nötig · †: tot
fearsome-floors-coach-lay = Wähle, was du auslegst, und dann das Feld, auf dem es liegen soll.
fearsome-floors-coach-take = Deine Figuren warten draußen. Die Zahl sagt, wie viele Schritte eine Figur in dieser Runde gehen darf. Wähle eine.
fearsome-floors-coach-way = Die hellen Punkte sind erreichbar. Wähle, wo die Figur halten soll: am besten, wo das Monster sie nicht sieht. Steine im Weg werden geschoben.
fearsome-floors-coach-ok = OK beendet den Zug. Dann wird die Figur umgedreht: Beide Seiten ergeben zusammen sieben.
fearsome-floors-coach-tiles = Eines dieser Plättchen bewegt gleich das Monster. Tippe eines an: Du siehst, wohin es ginge und wen es finge.
fearsome-floors-coach-sight = Vor jedem Schritt schaut es nach vorn, links und rechts und geht auf die nächste Figur los, die es sieht. Hinter Steinen sieht es dich nicht.
fearsome-floors-coach-exit = Diese Figur kann entkommen. Wähle den Platz hinter der Tür: Sind alle bis auf eine draußen, gewinnst du.
fearsome-floors-coach-stay = Diese Figur kann nirgendwohin. OK lässt sie stehen und dreht sie um.

## Die Ergebniskarte

fearsome-floors-decided-out = { $seat } hat in { $round ->
    [one] einer Runde
   *[other] { $round } Runden
  } { $out ->
    [one] eine Figur
   *[other] { $out } Figuren
  } hinausgebracht.
fearsome-floors-decided-earlier = Von { $seat } und { $victim } sind gleich viele Figuren entkommen, aber { $seat } war zuerst so weit.
fearsome-floors-decided-nobody = Das Monster hat niemanden zur Tür hinausgelassen.
fearsome-floors-decided-caught = In Phase 2 hat das Monster { $caught ->
    [one] eine Figur
   *[other] { $caught } Figuren
  } gefangen.

## Die Abbildung im Regelbuch

fearsome-floors-part-entrance = Der Eingang: Figuren warten draußen und kommen hier herein.
fearsome-floors-part-exit = Der Ausgang. Ein weiterer Punkt bringt eine Figur hinaus.
fearsome-floors-part-monster = Das Monster und seine Blickrichtung.
fearsome-floors-part-piece = Eine Figur. Ihre Zahl sagt, wie weit sie gehen darf; mit der anderen Seite ergibt sie sieben.
fearsome-floors-part-stone = Ein Stein. Er lässt sich schieben und verdeckt, was hinter ihm steht.
fearsome-floors-part-pool = Eine Blutlache. Wer auf sie tritt, rutscht ans andere Ufer.
fearsome-floors-part-letters = Ein Buchstabe der Wände: Das Monster geht hindurch und kommt dort heraus, wo derselbe Buchstabe steht.
fearsome-floors-part-tiles = Die Plättchen des Monsters: wie weit es gehen kann.
