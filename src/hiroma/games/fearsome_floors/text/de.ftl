# Finstere Flure: Name, Optionen, Ereignisse, Ablehnungen, Anleitung, Lektionen

fearsome-floors-name = Finstere Flure
fearsome-floors-tagline = Raus aus dem Haus, bevor das Monster dich hat

## Optionen

fearsome-floors-option-dmaufbau = Die Spieler bauen auf
fearsome-floors-option-dmaufbau-help = Vor der ersten Runde legen die Spieler reihum die elf Steine und die beiden Blutlachen aus.
fearsome-floors-option-advanced = Plättchen für Fortgeschrittene
fearsome-floors-option-advanced-help = Kristalle, Drehsteine, Teleporter und die Originalregel für Blutlachen. Die Spieler bauen auf.
fearsome-floors-option-official_end = Sofort zu Ende
fearsome-floors-option-official_end-help = Die Partie endet, sobald jemand das Ziel erreicht, nicht erst nach der Runde.
fearsome-floors-option-official_pools = Halten auf Blutlachen
fearsome-floors-option-official_pools-help = Eine Figur, die gegen eine Wand oder einen festsitzenden Stein rutscht, hält auf der Lache.
fearsome-floors-option-xxx = Hungrigeres Monster
fearsome-floors-option-xxx-help = Zu sechst oder siebt wird die 5 zu XXX: bis drei Figuren gefangen sind.
fearsome-floors-option-starter = Wer beginnt
fearsome-floors-option-starter-help = Der erste Startspieler wird ausgelost, oder es ist der erste Platz.
fearsome-floors-option-starter-drawn = ausgelost
fearsome-floors-option-starter-first = der erste Platz
fearsome-floors-option-dark_first = Dunkle Seite zuerst
fearsome-floors-option-dark_first-help = Die Figuren beginnen mit 6, 4, 3 und 2 statt mit 1, 3, 4 und 5.
fearsome-floors-option-nobody = Wenn niemand entkommt
fearsome-floors-option-nobody-help = Niemand gewinnt, oder wer die meisten nicht gefangenen Figuren hat.
fearsome-floors-option-nobody-draw = niemand gewinnt
fearsome-floors-option-nobody-survivors = die meisten Überlebenden
fearsome-floors-option-vanish_on_entrance = Steine verschwinden am Eingang
fearsome-floors-option-vanish_on_entrance-help = Wie am Ausgang. Sonst lässt ein Stein dort niemanden herein.
fearsome-floors-option-lane_stop = Steine halten auf Lachen vor Steinen
fearsome-floors-option-lane_stop-help = Ein Stein, der auf eine Lache geschoben wird, hält vor einem, der dort liegt. Sonst dürfen Figuren ihn nicht schieben.
fearsome-floors-option-wall_push = Schieben hinter Wänden
fearsome-floors-option-wall_push-help = Kommt das Monster aus einer Wand auf einen Stein, schiebt es ihn. Sonst zerbricht es ihn.
fearsome-floors-option-bank_push = Über Lachen Geschobene schieben weiter
fearsome-floors-option-bank_push-help = Am anderen Ufer schieben sie, was dort steht. Sonst bleiben sie auf der Lache.
fearsome-floors-option-next_starts = Nach dem Aufbau beginnt der Nächste
fearsome-floors-option-next_starts-help = Der Platz nach dem, der zuletzt gelegt hat, statt des Startspielers.
fearsome-floors-option-metric = Abstände beim Aufbau
fearsome-floors-option-metric-help = In Schritten oder wie ein König im Schach zieht.
fearsome-floors-option-metric-steps = in Schritten
fearsome-floors-option-metric-king = wie ein König
fearsome-floors-option-clear = Frei um Ein- und Ausgang
fearsome-floors-option-clear-help = So viele Felder weit darf nichts liegen.
fearsome-floors-option-pool_clear = Keine Lache am Eingang
fearsome-floors-option-pool_clear-help = So viele Felder weit darf keine Blutlache liegen.
fearsome-floors-option-corners = Lachen auch über Eck getrennt
fearsome-floors-option-corners-help = Die beiden Blutlachen dürfen sich nicht einmal an den Ecken berühren.
fearsome-floors-style-built = Die Halle selbst bauen
fearsome-floors-style-built-help = Vor der ersten Runde legen alle reihum Steine und Blutlachen aus.
fearsome-floors-style-advanced = Kristalle und Teleporter
fearsome-floors-style-advanced-help = Die Plättchen für Fortgeschrittene; alle bauen mit auf.
fearsome-floors-style-published = Wie im Original
fearsome-floors-style-published-help = Die Partie endet sofort am Ziel, und Figuren können auf Blutlachen halten.

## Wörter

fearsome-floors-item = { $item ->
        [stone] Stein
        [pool-2x2] große Blutlache
        [pool-4x1] lange Blutlache
        [crystal] Kristall
        [right-turn] Drehstein
        [u-turn] Wendestein
       *[teleporter] Teleporter
    }
fearsome-floors-an-item = { $item ->
        [pool-2x2] die große Blutlache
        [pool-4x1] die lange Blutlache
       *[other] einen { fearsome-floors-item }
    }

## Ereignisse

fearsome-floors-event-first-seat = { $seat } wird ausgelost und beginnt.
fearsome-floors-event-chosen = { $seat } nimmt { fearsome-floors-an-item }.
fearsome-floors-event-laid = { $seat } legt { fearsome-floors-an-item } auf { $squares }.
fearsome-floors-event-left-out = Was übrig ist, passt nirgends mehr hin und bleibt in der Schachtel.
fearsome-floors-event-round-began = Runde { $round }. Startspieler: { $seat }.
fearsome-floors-event-turn-began = { $seat } ist am Zug.
fearsome-floors-event-taken = { $square ->
        [none] { $seat } nimmt die { $number }, die draußen wartet.
       *[other] { $seat } nimmt die { $number } auf { $square }.
    }
fearsome-floors-event-entered = Sie kommt auf { $square } herein.
fearsome-floors-event-stepped = { $over-count ->
        [0] Sie geht nach { $square }.
       *[other] Sie rutscht über die Lache nach { $square }.
    }
fearsome-floors-event-stone-pushed = { $why ->
        [wall] Der { fearsome-floors-item } auf { $start } wird gegen die Wand geschoben und ist aus dem Spiel.
        [exit] Der { fearsome-floors-item } auf { $start } kommt auf den Ausgang und verschwindet.
        [entrance] Der { fearsome-floors-item } auf { $start } kommt auf den Eingang und verschwindet.
        [teleporter] Der { fearsome-floors-item } auf { $start } verschwindet auf einem Teleporter.
        [monster] Der { fearsome-floors-item } auf { $start } zerbricht unter dem Monster.
       *[none] { $over-count ->
            [0] Der { fearsome-floors-item } auf { $start } wird nach { $square } geschoben.
           *[other] Der { fearsome-floors-item } auf { $start } rutscht über die Lache nach { $square }.
        }
    }
fearsome-floors-event-stopped = { $stayed ->
        [true] { $square ->
            [none] Sie bleibt draußen und wird umgedreht: { $number }.
           *[other] Sie bleibt stehen und wird umgedreht: { $number }.
        }
       *[false] Sie hält an und wird umgedreht: { $number }.
    }
fearsome-floors-event-escaped = Die { $number } von { $seat } ist entkommen! { $seat } hat { $count } draußen.
fearsome-floors-event-goal-met = { $first ->
        [true] { $seat } hat alle bis auf eine draußen und gewinnt! Die Runde wird zu Ende gespielt.
       *[false] Auch { $seat } hat alle bis auf eine draußen, aber nicht als Erstes.
    }
fearsome-floors-event-turned-over = Auch die nicht gezogenen Figuren werden umgedreht.
fearsome-floors-event-tile-revealed = { $tile ->
        [X] Das Monster zieht X: bis es eine Figur hat.
        [XX] Das Monster zieht XX: bis es zwei Figuren hat.
        [XXX] Das Monster zieht XXX: bis es drei Figuren hat.
       *[other] Das Monster zieht { $tile }.
    }
fearsome-floors-event-monster-looked = { $why ->
        [nearest] { $side ->
            [ahead] { $last ->
                [true] Es sieht vor sich die { $number } von { $seat }, { $distance } entfernt, und starrt sie an.
               *[false] { $sights-count ->
                    [one] Es sieht vor sich die { $number } von { $seat }, { $distance } entfernt, und geht auf sie los.
                   *[other] Von { $sights-count } in Sicht ist die { $number } von { $seat } vor ihm am nächsten, { $distance } entfernt.
                }
            }
            [left] { $sights-count ->
                [one] Es sieht links die { $number } von { $seat }, { $distance } entfernt, und dreht sich.
               *[other] Von { $sights-count } in Sicht ist links die { $number } von { $seat } am nächsten, { $distance } entfernt: Es dreht sich.
            }
           *[right] { $sights-count ->
                [one] Es sieht rechts die { $number } von { $seat }, { $distance } entfernt, und dreht sich.
               *[other] Von { $sights-count } in Sicht ist rechts die { $number } von { $seat } am nächsten, { $distance } entfernt: Es dreht sich.
            }
        }
        [tie] Es sieht { $tied-count } gleich nah ({ $seats }), { $distance } entfernt, kann sich nicht entscheiden und behält die Richtung.
       *[nothing] { $last ->
            [true] Es sieht niemanden.
           *[false] {""}
        }
    }
fearsome-floors-event-monster-deflected = Es sieht niemanden und lässt sich vom { fearsome-floors-item } auf { $stone } drehen, nach { $heading ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }.
fearsome-floors-event-monster-stepped = { $walls-count ->
        [0] { $slid ->
            [true] Schritt { $step }: Es rutscht über die Lache nach { $square }.
           *[false] Schritt { $step }: Es geht nach { $square }.
        }
       *[other] Schritt { $step }: Durch die Wand { $walls } kommt es auf { $square } heraus.
    }
fearsome-floors-event-monster-teleported = Der Teleporter bringt es von { $start } nach { $square }.
fearsome-floors-event-piece-pushed = { $over-count ->
        [0] Die { $number } von { $seat } wird nach { $square } geschoben.
       *[other] Die { $number } von { $seat } wird über die Lache nach { $square } geschoben.
    }
fearsome-floors-event-caught = { $how ->
        [crushed] Die { $number } von { $seat } wird auf { $square } an der Wand zerquetscht{ $fate ->
            [waiting] { " " }und wartet wieder draußen.
           *[dead] . Sie ist aus dem Spiel.
        }
        [teleported] Die { $number } von { $seat } wird von { $square } auf einen Teleporter geschoben{ $fate ->
            [waiting] { " " }und wartet wieder draußen.
           *[dead] . Sie ist aus dem Spiel.
        }
       *[reached] Es hat die { $number } von { $seat } auf { $square }! { $fate ->
            [waiting] Zurück zum Eingang.
           *[dead] Aus dem Spiel.
        }
    }
fearsome-floors-event-monster-stopped = { $why ->
        [fed] Satt hält es auf { $square }, nach { $steps ->
            [one] einem Schritt
           *[other] { $steps } Schritten
        }.
        [tired] Müde nach { $steps } Schritten hält es auf { $square }.
       *[steps] Nach { $steps } Schritten hält es auf { $square }.
    }
fearsome-floors-event-phase-began = Phase 2: Von nun an verschont das Monster niemanden. Alle seine Plättchen sind wieder verdeckt.
fearsome-floors-event-won = { $clause ->
        [FF-E9] { $seats-count ->
            [one] Niemand ist entkommen. { $seats } hat die meisten Figuren übrig und gewinnt.
           *[other] Niemand ist entkommen, und niemand gewinnt.
        }
        [FF-E7] { $seats } gewinnt mit den meisten Figuren draußen.
        [FF-O10] { $seats } gewinnt sofort: Alle bis auf eine sind draußen.
       *[FF-E4] { $seats } gewinnt: Alle bis auf eine sind draußen.
    }

## Wie es endete

fearsome-floors-outcome-FF-E4 = Alle Figuren bis auf eine entkommen
fearsome-floors-outcome-FF-E7 = Der letzte Zug des Monsters
fearsome-floors-outcome-FF-E9 = Niemand entkommen
fearsome-floors-outcome-FF-O10 = Alle Figuren bis auf eine entkommen
fearsome-floors-score = { $score ->
    [one] { $score } Figur draußen
   *[other] { $score } Figuren draußen
}
fearsome-floors-margin = { $score ->
    [one] { $score } Figur
   *[other] { $score } Figuren
}
fearsome-floors-result-draw = Niemand ist entkommen, niemand gewinnt.

## Ablehnungen

fearsome-floors-refusal-game-over = Diese Partie ist zu Ende.
fearsome-floors-refusal-not-your-turn = Du bist nicht am Zug.
fearsome-floors-refusal-unknown-move = Das ist kein Zug von Finstere Flure.
fearsome-floors-refusal-nothing-to-lay = Es ist schon aufgebaut.
fearsome-floors-refusal-lay-out-first = Zuerst muss aufgebaut werden.
fearsome-floors-refusal-lay-it-first = Lege zuerst ab, was du in der Hand hast.
fearsome-floors-refusal-choose-first = Wähle zuerst, was du legen willst.
fearsome-floors-refusal-no-such-item = Davon ist nichts mehr übrig.
fearsome-floors-refusal-fits-nowhere = Das passt nirgends mehr hin: { fearsome-floors-item }.
fearsome-floors-refusal-no-such-square = Dieses Feld gibt es nicht.
fearsome-floors-refusal-cannot-turn = So lässt sich das nicht drehen: { fearsome-floors-item }.
fearsome-floors-refusal-off-board = Das läge nicht ganz auf dem Plan: { fearsome-floors-item }.
fearsome-floors-refusal-square-taken = Auf { $squares } liegt schon etwas.
fearsome-floors-refusal-too-near = { $squares }: Bis { $limit ->
        [one] ein Feld
       *[other] { $limit } Felder
    } um Ein- und Ausgang darf nichts liegen.
fearsome-floors-refusal-pool-too-near = { $squares }: Bis { $limit ->
        [one] ein Feld
       *[other] { $limit } Felder
    } um den Eingang darf keine Blutlache liegen.
fearsome-floors-refusal-pool-at-wall = { $squares }: Eine Blutlache darf keine Wand berühren.
fearsome-floors-refusal-pools-touch = { $squares }: Die Blutlachen dürfen sich nicht berühren.
fearsome-floors-refusal-teleporters-touch = { $squares }: Teleporter dürfen nicht nebeneinander liegen.
fearsome-floors-refusal-take-first = Wähle zuerst eine Figur.
fearsome-floors-refusal-piece-on-its-way = Die { $number } ist unterwegs. Erst muss ihr Zug enden.
fearsome-floors-refusal-no-such-piece = So eine Figur hast du nicht.
fearsome-floors-refusal-out-of-play = Die { $number } ist nicht mehr im Spiel.
fearsome-floors-refusal-moved-already = Die { $number } kann in dieser Runde nicht mehr ziehen.
fearsome-floors-refusal-inside-already = Diese Figur ist schon drinnen.
fearsome-floors-refusal-entrance-monster = Auf dem Eingang steht das Monster.
fearsome-floors-refusal-entrance-stone = Auf dem Eingang liegt ein Stein.
fearsome-floors-refusal-entrance-full = Auf dem Eingang steht eine andere Figur, und diese käme nicht weiter.
fearsome-floors-refusal-enter-first = Diese Figur ist draußen. Sie kommt auf { $square } herein.
fearsome-floors-refusal-stop-occupied = Auf { $square } steht eine andere Figur. Geh weiter.
fearsome-floors-refusal-no-points-left = Die { $number } hat keinen Schritt mehr.
fearsome-floors-refusal-not-at-exit = Hinaus geht es nur von { $exit }.
fearsome-floors-refusal-wall = Bei { $square } ist eine Wand. Nur das Monster geht hindurch.
fearsome-floors-refusal-pool-to-wall = Die Blutlache endet an einer Wand. Es gibt kein anderes Ufer.
fearsome-floors-refusal-monster-in-way = Auf { $square } steht das Monster.
fearsome-floors-refusal-teleporter-in-way = Der Teleporter auf { $square } ist für Figuren eine Wand.
fearsome-floors-refusal-bank-occupied = Am anderen Ufer, { $square }, steht eine Figur, und kein Schritt bleibt, um weiterzugehen.
fearsome-floors-refusal-no-way-on = Auf { $square } steht eine andere Figur, und diese käme nicht weiter.
fearsome-floors-refusal-stone-at-wall = Der Stein auf { $square } lässt sich nicht schieben: Dahinter ist eine Wand.
fearsome-floors-refusal-stone-before-monster = Der Stein auf { $square } lässt sich nicht schieben: Dahinter, auf { $behind }, steht das Monster.
fearsome-floors-refusal-stone-before-piece = Der Stein auf { $square } lässt sich nicht schieben: Dahinter, auf { $behind }, steht eine Figur.
fearsome-floors-refusal-stone-before-stone = Der Stein auf { $square } lässt sich nicht schieben: Ein anderer Stein ist bei { $behind } im Weg.
fearsome-floors-refusal-no-draw-now = Jetzt gibt es nichts zu ziehen.
fearsome-floors-refusal-not-a-seat = Dieser Platz spielt nicht mit.
fearsome-floors-refusal-not-a-tile = Dieses Plättchen kann nicht kommen.

## So wird gespielt

fearsome-floors-how-goal = Bringe alle deine Figuren bis auf eine vom Eingang unten rechts zum Ausgang oben links, und hinaus.
fearsome-floors-how-move = Reihum zieht jeder eine Figur, so viele Schritte wie ihre Zahl oder weniger, bis alle gezogen haben. Danach zeigt jede ihre andere Zahl.
fearsome-floors-how-stones = Ein Stein wird weitergeschoben, wenn dahinter frei ist. Eine Blutlache überquert man in einem Schritt, ohne zu halten.
fearsome-floors-how-monster = Dann sagt ein Plättchen, wie weit das Monster geht. Vor jedem Schritt schaut es nach vorn, links und rechts und dreht sich zur nächsten Figur. Steine verdecken; bei Gleichstand geht es geradeaus.
fearsome-floors-how-walls = Das Monster geht durch Wände und kommt dort heraus, wo derselbe Buchstabe steht.
fearsome-floors-how-phases = In seinen ersten sieben Zügen schickt es, wen es fängt, zum Eingang zurück, danach aus dem Spiel.

## Züge, wie ein Tipp sie nennt

fearsome-floors-move-choose = Nimm { fearsome-floors-an-item }{ $item ->
        [teleporter-a] {" "}A
        [teleporter-b] {" "}B
       *[other] {""}
    }
fearsome-floors-move-lay = Lege auf { $square }{ $heading ->
        [N] , nach oben
        [E] , nach rechts
        [S] , nach unten
       *[W] , nach links
    }
fearsome-floors-move-take = Nimm die Figur { $piece ->
        [0] 1/6
        [1] 3/4
        [2] 4/3
       *[3] 5/2
    }
fearsome-floors-move-enter = Geh hinein
fearsome-floors-move-step = { $heading ->
        [N] Geh nach oben
        [E] Geh nach rechts
        [S] Geh nach unten
       *[W] Geh nach links
    }
fearsome-floors-move-leave = Geh hinaus
fearsome-floors-move-stop = Halte hier

## Übungen

fearsome-floors-lesson-enter = In die Halle
fearsome-floors-lesson-enter-say = Deine Figuren warten vor dem Eingang. Die Zahl einer Figur ist, wie weit sie gehen darf; hereinzukommen kostet einen Schritt. Bring deine 5 nach m10: wähle sie, wähle die Felder ihres Weges (oder sein Ende) und drücke OK.
fearsome-floors-lesson-enter-hint = Wähle die 5 in der Liste der Spieler, dann das Feld m10, dann OK.
fearsome-floors-lesson-enter-done = Du bist drin. Dann kam das Monster: ein Plättchen schickte es fünf Schritte.
fearsome-floors-lesson-faces = Zwei Seiten
fearsome-floors-lesson-faces-say = Jede Figur hat zwei Zahlen, zusammen sieben. Nach ihrem Zug wird sie umgedreht. Eine deiner Figuren kann jetzt j5 erreichen: bring sie dorthin.
fearsome-floors-lesson-faces-hint = Von l9 nach j5 sind es sechs Schritte. Welche Figur schafft sechs?
fearsome-floors-lesson-faces-done = Sie zeigte 6 und zeigt nun 1: wer heute rennt, kriecht morgen.
fearsome-floors-lesson-stone = Einen Stein schieben
fearsome-floors-lesson-stone-say = Ein Stein im Weg wird weitergeschoben, wenn das Feld dahinter frei ist: immer nur einer, nie gegen eine Figur, eine Wand oder das Monster. Deine 4 erreicht g6 nur, wenn sie schiebt.
fearsome-floors-lesson-stone-hint = Geh die Reihe entlang nach Westen, von k6 bis g6.
fearsome-floors-lesson-stone-done = Der Stein liegt auf f6. Das Monster kam über d6 und sah dich dahinter nicht!
fearsome-floors-lesson-pool = Blut ist glatt
fearsome-floors-lesson-pool-say = Wer in eine Lache tritt, rutscht bis ans andere Ufer, und das kostet nur einen Punkt. Deine Figur zeigt nur 1. Überquere die Lache.
fearsome-floors-lesson-pool-hint = Geh von d9 nach Osten, in die Lache.
fearsome-floors-lesson-pool-done = Fünf Felder für einen Punkt. Auf einer Lache kann man weder halten noch abbiegen, und das Monster auch nicht.
fearsome-floors-lesson-look = Was das Monster sieht
fearsome-floors-lesson-look-say = Vor jedem Schritt schaut das Monster geradeaus, nach links und nach rechts, nie zurück, und wendet sich zur nächsten Figur. Deine 3 auf g6 ist zwei Felder entfernt, die 1 des anderen auf g1 drei. Geh ihm aus den Augen. Die Plättchen des Monsters sagen, was es täte: zeige auf sie.
fearsome-floors-lesson-look-hint = Ein Schritt zur Seite genügt: aus der Spalte, in die es schaut.
fearsome-floors-lesson-look-done = Es nahm die andere. Nur nicht die Nächste sein!
fearsome-floors-lesson-tie = Es kann sich nicht entscheiden
fearsome-floors-lesson-tie-say = Zwei Figuren gleich nah? Dann geht das Monster geradeaus, was auch dort liegt. Deine 4 auf n7 ist drei Felder rechts von ihm und kann nicht mehr ziehen. Rette sie mit deiner 3.
fearsome-floors-lesson-tie-hint = Auf h7 stünde deine 3 drei Felder links von ihm.
fearsome-floors-lesson-tie-done = Gleichstand: es ging weiter und ließ euch beide in Ruhe. Davon leben die Könner.
fearsome-floors-lesson-watch = Zehn Schritte
fearsome-floors-lesson-watch-say = Das Monster geht durch Wände und kommt heraus, wo derselbe Buchstabe steht. Lass deine 2 auf b3 stehen: wähle sie und drücke OK. Dann sieh zehn Schritte mit einer Wendung, zwei Lachen, einem Fang und der Wand Q. Zeige aber vorher auf das Plättchen 10: es verrät schon alles.
fearsome-floors-lesson-watch-hint = Wähle die Figur auf b3 und gleich OK.
fearsome-floors-lesson-watch-done = Es wandte sich zur nächsten auf k3, ging durch Q von n3 nach c9 und starrt am Ende die Figur auf j6 an.
fearsome-floors-lesson-escape = Hinaus!
fearsome-floors-lesson-escape-say = Zwei deiner Figuren sind schon draußen; mit der dritten sind es alle bis auf eine, und du gewinnst. Vom Ausgang a1 führt ein weiterer Punkt hinaus: wähle den gestrichelten Platz hinter der Tür.
fearsome-floors-lesson-escape-hint = Wähle den Platz hinter dem Ausgang: zwei Schritte bis a1, einer hinaus. Dann OK.
fearsome-floors-lesson-escape-done = Drei von vier: gewonnen. Mehr muss man nicht wissen: spiel!

## Hilfe: das Ziel und die Arten von Zügen

fearsome-floors-goal =
    Bring alle deine Figuren bis auf eine zum Ausgang oben links, und hinaus.
    In jedem Zug geht eine Figur höchstens so viele Schritte wie ihre Zahl.
    Danach geht das Monster auf die nächste Figur zu, die es sieht.
fearsome-floors-help-choose = Wähle, was du in die Halle legst.
fearsome-floors-help-lay = Leg es auf ein freies Feld.
fearsome-floors-help-take = Nimm eine deiner Figuren, die noch nicht gezogen hat.
fearsome-floors-help-enter = Betritt die Halle unten rechts.
fearsome-floors-help-step = Geh weiter, Feld um Feld.
fearsome-floors-help-leave = Geh zum Ausgang hinaus: eine Figur ist gerettet.
fearsome-floors-help-stop = Halt an: Weniger Schritte sind erlaubt, auch keiner.

## Mehreres derselben Art in einem Satz

fearsome-floors-run-stepped = Sie geht von { $first-start } nach { $square }, { $count } Schritte.
fearsome-floors-run-monster-stepped = Schritt { $first-step } bis { $step }: Es geht von { $first-start } nach { $square }.
