# Finstere Flure: Name, Optionen, Ereignisse, Ablehnungen, Anleitung, Lektionen

fearsome-floors-name = Finstere Flure
fearsome-floors-tagline = Raus aus der Halle, bevor das Monster dich hat

## Optionen

fearsome-floors-option-dmaufbau = Die Spieler bauen auf
fearsome-floors-option-dmaufbau-help = Vor Runde 1 legen die Spieler reihum die elf Steine und die beiden Blutlachen aus.
fearsome-floors-option-advanced = Das Spiel für Fortgeschrittene
fearsome-floors-option-advanced-help = Kristalle, Drehsteine, Wendesteine, Teleporter und die gedruckte Regel für Blutlachen. Die Spieler bauen auf.
fearsome-floors-option-official_end = Sofort zu Ende
fearsome-floors-option-official_end-help = Die Partie endet, sobald jemand das Ziel erreicht, nicht erst nach der Runde.
fearsome-floors-option-official_pools = Halten auf Blutlachen
fearsome-floors-option-official_pools-help = Eine Figur, die gegen eine Wand rutscht oder gegen einen Stein, den sie nicht schieben kann, hält auf der Blutlache.
fearsome-floors-option-xxx = Hungrigeres Monster
fearsome-floors-option-xxx-help = Zu sechst oder siebt wird die 5 zu XXX: bis drei Figuren gefangen sind.
fearsome-floors-option-starter = Wer beginnt
fearsome-floors-option-starter-help = Der erste Startspieler wird ausgelost, oder es ist der erste Platz.
fearsome-floors-option-starter-drawn = ausgelost
fearsome-floors-option-starter-first = der erste Platz
fearsome-floors-option-dark_first = Dunkle Seite zuerst
fearsome-floors-option-dark_first-help = Die Figuren beginnen mit 6, 4, 3 und 2 statt mit 1, 3, 4 und 5.
fearsome-floors-option-nobody = Wenn keine Figur entkommt
fearsome-floors-option-nobody-help = Niemand gewinnt, oder es gewinnt, wer die meisten nicht gefangenen Figuren hat.
fearsome-floors-option-nobody-draw = niemand gewinnt
fearsome-floors-option-nobody-survivors = die meisten nicht gefangenen Figuren
fearsome-floors-option-vanish_on_entrance = Steine verschwinden am Eingang
fearsome-floors-option-vanish_on_entrance-help = Wie am Ausgang. Sonst bleiben sie dort liegen und lassen niemanden herein.
fearsome-floors-option-lane_stop = Steine halten auf Blutlachen vor Steinen
fearsome-floors-option-lane_stop-help = Ein Stein, der auf eine Blutlache geschoben wird, hält vor einem, der dort liegt. Sonst dürfen Figuren ihn nicht schieben.
fearsome-floors-option-wall_push = Schieben hinter Wänden
fearsome-floors-option-wall_push-help = Kommt das Monster aus einer Wand auf das Feld eines Steins, schiebt es ihn. Sonst zerbricht es ihn.
fearsome-floors-option-bank_push = Über Blutlachen Geschobene schieben weiter
fearsome-floors-option-bank_push-help = Figuren, die das Monster über eine Blutlache schiebt, schieben am anderen Ufer weiter, was dort steht. Sonst bleiben sie auf der Blutlache.
fearsome-floors-option-next_starts = Nach dem Aufbau beginnt der nächste Platz
fearsome-floors-option-next_starts-help = Es beginnt der Platz nach dem, der zuletzt gelegt hat, statt des Startspielers.
fearsome-floors-option-metric = Abstände beim Aufbau
fearsome-floors-option-metric-help = In Schritten, oder wie ein König im Schach zieht.
fearsome-floors-option-metric-steps = in Schritten
fearsome-floors-option-metric-king = wie ein König zieht
fearsome-floors-option-clear = Frei um Ein- und Ausgang
fearsome-floors-option-clear-help = So viele Felder um sie herum darf nichts liegen.
fearsome-floors-option-pool_clear = Keine Blutlache am Eingang
fearsome-floors-option-pool_clear-help = So viele Felder um ihn herum darf keine Blutlache liegen.
fearsome-floors-option-corners = Blutlachen auch über Eck getrennt
fearsome-floors-option-corners-help = Die beiden Blutlachen dürfen sich auch nicht an den Ecken berühren.
fearsome-floors-style-built = Die Halle selbst bauen
fearsome-floors-style-built-help = Vor Runde 1 legen die Spieler reihum Steine und Blutlachen aus.
fearsome-floors-style-advanced = Das Spiel für Fortgeschrittene
fearsome-floors-style-advanced-help = Kristalle, Drehsteine, Wendesteine und Teleporter; die Spieler bauen auf.
fearsome-floors-style-published = Wie gedruckt
fearsome-floors-style-published-help = Die Partie endet, sobald jemand das Ziel erreicht, und Figuren dürfen auf Blutlachen halten.

## Wörter

fearsome-floors-item = { $item ->
        [stone] Stein
        [pool-2x2] quadratische Blutlache
        [pool-4x1] lange Blutlache
        [crystal] Kristall
        [right-turn] Drehstein
        [u-turn] Wendestein
       *[teleporter] Teleporter
    }
fearsome-floors-an-item = { $item ->
        [pool-2x2] die quadratische Blutlache
        [pool-4x1] die lange Blutlache
       *[other] einen { fearsome-floors-item }
    }

## Ereignisse

fearsome-floors-event-first-seat = { $seat } wird als Startspieler ausgelost.
fearsome-floors-event-chosen = { $seat } nimmt { fearsome-floors-an-item }.
fearsome-floors-event-laid = { $seat } legt { fearsome-floors-an-item } auf { $squares }.
fearsome-floors-event-left-out = Was übrig ist, passt nirgends mehr hin und bleibt in der Schachtel.
fearsome-floors-event-round-began = Runde { $round }. Startspieler ist { $seat }.
fearsome-floors-event-turn-began = { $seat } ist am Zug.
fearsome-floors-event-taken = { $square ->
        [none] { $seat } nimmt die { $number }, die draußen wartet.
       *[other] { $seat } nimmt die { $number } auf { $square }.
    }
fearsome-floors-event-entered = Sie kommt auf { $square } herein.
fearsome-floors-event-stepped = { $over-count ->
        [0] Sie geht nach { $square }.
       *[other] Sie rutscht über die Blutlache nach { $square }.
    }
fearsome-floors-event-stone-pushed = { $why ->
        [wall] Der { fearsome-floors-item } auf { $start } wird gegen die Wand geschoben und ist aus dem Spiel.
        [exit] Der { fearsome-floors-item } auf { $start } kommt auf den Ausgang und verschwindet.
        [entrance] Der { fearsome-floors-item } auf { $start } kommt auf den Eingang und verschwindet.
        [teleporter] Der { fearsome-floors-item } auf { $start } verschwindet auf einem Teleporter.
        [monster] Der { fearsome-floors-item } auf { $start } zerbricht unter dem Monster.
       *[none] { $over-count ->
            [0] Der { fearsome-floors-item } auf { $start } wird nach { $square } geschoben.
           *[other] Der { fearsome-floors-item } auf { $start } rutscht über die Blutlache nach { $square }.
        }
    }
fearsome-floors-event-stopped = { $stayed ->
        [true] { $square ->
            [none] Sie bleibt draußen und zeigt umgedreht die { $number }.
           *[other] Sie bleibt stehen und zeigt umgedreht die { $number }.
        }
       *[false] Sie hält an und zeigt umgedreht die { $number }.
    }
fearsome-floors-event-escaped = Die { $number } von { $seat } ist entkommen! Von { $seat } { $count ->
        [one] ist nun eine Figur
       *[other] sind nun { $count } Figuren
    } entkommen.
fearsome-floors-event-goal-met = { $first ->
        [true] Alle Figuren von { $seat } bis auf eine sind entkommen: { $seat } gewinnt! Die Runde wird zu Ende gespielt.
       *[false] Auch von { $seat } sind alle Figuren bis auf eine entkommen, aber nicht zuerst.
    }
fearsome-floors-event-turned-over = Auch die nicht gezogenen Figuren werden umgedreht.
fearsome-floors-event-tile-revealed = { $tile ->
        [X] Das Plättchen des Monsters ist X: bis es eine Figur gefangen hat.
        [XX] Das Plättchen des Monsters ist XX: bis es zwei Figuren gefangen hat.
        [XXX] Das Plättchen des Monsters ist XXX: bis es drei Figuren gefangen hat.
       *[other] Das Plättchen des Monsters ist { $tile }.
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
        [tie] Es sieht { $tied-count } gleich nah ({ $seats }), { $distance } entfernt, und behält die Richtung.
       *[nothing] { $last ->
            [true] Es sieht niemanden.
           *[false] {""}
        }
    }
fearsome-floors-event-monster-deflected = Es sieht niemanden, und der { fearsome-floors-item } auf { $stone } dreht es nach { $heading ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }.
fearsome-floors-event-monster-stepped = { $walls-count ->
        [0] { $slid ->
            [true] Schritt { $step }: Es rutscht über die Blutlache nach { $square }.
           *[false] Schritt { $step }: Es geht nach { $square }.
        }
       *[other] Schritt { $step }: Es geht durch die Wand { $walls } und kommt auf { $square } heraus.
    }
fearsome-floors-event-monster-teleported = Der Teleporter bringt es von { $start } nach { $square }.
fearsome-floors-event-piece-pushed = { $over-count ->
        [0] Die { $number } von { $seat } wird nach { $square } geschoben.
       *[other] Die { $number } von { $seat } wird über die Blutlache nach { $square } geschoben.
    }
fearsome-floors-event-caught = { $how ->
        [crushed] Die { $number } von { $seat } wird auf { $square } an der Wand zerquetscht{ $fate ->
            [waiting] { " " }und wartet wieder draußen.
           *[dead] {" "}und ist tot.
        }
        [teleported] Die { $number } von { $seat } wird von { $square } auf einen Teleporter geschoben{ $fate ->
            [waiting] { " " }und wartet wieder draußen.
           *[dead] {" "}und ist tot.
        }
       *[reached] Es hat die { $number } von { $seat } auf { $square } gefangen! { $fate ->
            [waiting] Die Figur wartet wieder draußen.
           *[dead] Die Figur ist tot.
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
fearsome-floors-event-phase-began = Phase 2: Von nun an ist eine gefangene Figur tot. Alle Plättchen des Monsters sind wieder verdeckt.
fearsome-floors-event-won = { $clause ->
        [FF-E9] { $seats-count ->
            [one] Keine Figur ist entkommen. { $seats } hat die meisten Figuren übrig und gewinnt.
           *[other] Keine Figur ist entkommen, und niemand gewinnt.
        }
        [FF-E7] { $seats } gewinnt mit den meisten entkommenen Figuren.
        [FF-O10] { $seats } gewinnt sofort: Alle Figuren bis auf eine sind entkommen.
       *[FF-E4] { $seats } gewinnt: Alle Figuren bis auf eine sind entkommen.
    }

## Wie es endete

fearsome-floors-outcome-FF-E4 = Alle Figuren bis auf eine entkommen
fearsome-floors-outcome-FF-E7 = Der letzte Zug des Monsters
fearsome-floors-outcome-FF-E9 = Keine Figur entkommen
fearsome-floors-outcome-FF-O10 = Alle Figuren bis auf eine entkommen
fearsome-floors-score = { $score ->
    [one] { $score } Figur entkommen
   *[other] { $score } Figuren entkommen
}
fearsome-floors-margin = { $score ->
    [one] { $score } Figur
   *[other] { $score } Figuren
}
fearsome-floors-result-draw = Keine Figur ist entkommen, niemand gewinnt.

## Ablehnungen

fearsome-floors-refusal-game-over = Diese Partie ist zu Ende.
fearsome-floors-refusal-not-your-turn = Du bist nicht am Zug.
fearsome-floors-refusal-unknown-move = Diesen Zug gibt es in Finstere Flure nicht.
fearsome-floors-refusal-nothing-to-lay = Es ist schon aufgebaut.
fearsome-floors-refusal-lay-out-first = Zuerst muss aufgebaut werden.
fearsome-floors-refusal-lay-it-first = Lege zuerst ab, was du genommen hast: { fearsome-floors-item }.
fearsome-floors-refusal-choose-first = Wähle zuerst, was du legst.
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
fearsome-floors-refusal-piece-on-its-way = Die { $number } ist unterwegs. Zuerst muss ihr Zug enden.
fearsome-floors-refusal-no-such-piece = Diese Figur hast du nicht.
fearsome-floors-refusal-out-of-play = Die { $number } ist tot oder entkommen.
fearsome-floors-refusal-moved-already = Die { $number } kann in dieser Runde nicht mehr ziehen.
fearsome-floors-refusal-inside-already = Diese Figur ist schon in der Halle.
fearsome-floors-refusal-entrance-monster = Auf dem Eingang steht das Monster.
fearsome-floors-refusal-entrance-stone = Auf dem Eingang liegt ein Stein.
fearsome-floors-refusal-entrance-full = Auf dem Eingang steht eine andere Figur, und diese käme nicht weiter.
fearsome-floors-refusal-enter-first = Diese Figur ist draußen. Sie kommt auf { $square } herein.
fearsome-floors-refusal-stop-occupied = Auf { $square } steht eine andere Figur. Geh weiter.
fearsome-floors-refusal-no-points-left = Die { $number } hat keinen Punkt mehr.
fearsome-floors-refusal-not-at-exit = Hinaus geht es nur von { $exit }.
fearsome-floors-refusal-wall = Bei { $square } ist eine Wand. Nur das Monster geht hindurch.
fearsome-floors-refusal-pool-to-wall = Die Blutlache endet an einer Wand. Es gibt kein anderes Ufer.
fearsome-floors-refusal-monster-in-way = Auf { $square } steht das Monster.
fearsome-floors-refusal-teleporter-in-way = Auf { $square } liegt ein Teleporter. Figuren können ihn nicht betreten.
fearsome-floors-refusal-bank-occupied = Am anderen Ufer, { $square }, steht eine andere Figur, und kein Punkt bleibt, um weiterzugehen.
fearsome-floors-refusal-no-way-on = Auf { $square } steht eine andere Figur, und diese käme nicht weiter.
fearsome-floors-refusal-stone-at-wall = Der Stein auf { $square } lässt sich nicht schieben: Dahinter ist eine Wand.
fearsome-floors-refusal-stone-before-monster = Der Stein auf { $square } lässt sich nicht schieben: Dahinter, auf { $behind }, steht das Monster.
fearsome-floors-refusal-stone-before-piece = Der Stein auf { $square } lässt sich nicht schieben: Dahinter, auf { $behind }, steht eine Figur.
fearsome-floors-refusal-stone-before-stone = Der Stein auf { $square } lässt sich nicht schieben: Ein anderer Stein ist bei { $behind } im Weg.
fearsome-floors-refusal-no-draw-now = Jetzt gibt es nichts auszulosen.
fearsome-floors-refusal-not-a-seat = Dieser Platz spielt nicht mit.
fearsome-floors-refusal-not-a-tile = Dieses Plättchen kann nicht kommen.

## So wird gespielt

fearsome-floors-how-goal = Bring alle deine Figuren bis auf eine vom Eingang p11 zum Ausgang a1 und hinaus.
fearsome-floors-how-move = Reihum zieht jeder eine Figur, höchstens so viele Schritte wie ihre Zahl, bis jede einmal gezogen hat. Eine gezogene Figur wird umgedreht und zeigt ihre andere Zahl.
fearsome-floors-how-stones = Eine Figur schiebt einen Stein weiter, wenn das Feld dahinter frei ist. Eine Blutlache überquert sie in einem Schritt, ohne zu halten.
fearsome-floors-how-monster = Dann sagt ein Plättchen, wie weit das Monster geht. Vor jedem Schritt schaut es nach vorn, links und rechts und dreht sich zur nächsten Figur. Hinter Steine sieht es nicht, und bei Gleichstand geht es geradeaus.
fearsome-floors-how-walls = Das Monster geht durch Wände und kommt dort heraus, wo derselbe Buchstabe steht.
fearsome-floors-how-phases = In Phase 1, seinen ersten sieben Zügen, schickt es gefangene Figuren zum Eingang zurück. In Phase 2 ist eine gefangene Figur tot.

## Züge, wie ein Tipp sie nennt

fearsome-floors-move-choose = Nimm { fearsome-floors-an-item }{ $item ->
        [teleporter-a] {" "}A
        [teleporter-b] {" "}B
       *[other] {""}
    }
fearsome-floors-move-lay = Lege es auf { $square }{ $heading ->
        [N] , nach Norden
        [E] , nach Osten
        [S] , nach Süden
       *[W] , nach Westen
    }
fearsome-floors-move-take = Nimm die Figur { $piece ->
        [0] 1/6
        [1] 3/4
        [2] 4/3
       *[3] 5/2
    }
fearsome-floors-move-enter = Geh in die Halle
fearsome-floors-move-step = { $heading ->
        [N] Geh nach Norden
        [E] Geh nach Osten
        [S] Geh nach Süden
       *[W] Geh nach Westen
    }
fearsome-floors-move-leave = Geh zum Ausgang hinaus
fearsome-floors-move-stop = Halte hier

## Lektionen

fearsome-floors-lesson-enter = In die Halle
fearsome-floors-lesson-enter-say = Deine Figuren warten vor dem Eingang. Die Zahl einer Figur sagt, wie weit sie gehen darf; hereinzukommen kostet einen Punkt. Bring deine 5 nach m10: Wähle sie, wähle die Felder ihres Weges (oder sein Ende) und drücke OK.
fearsome-floors-lesson-enter-hint = Wähle deine 5, dann das Feld m10, dann OK.
fearsome-floors-lesson-enter-done = Du bist drin. Dann kam das Monster heraus: Sein Plättchen schickte es fünf Schritte weit.
fearsome-floors-lesson-faces = Zwei Seiten
fearsome-floors-lesson-faces-say = Jede Figur hat zwei Zahlen, zusammen sieben. Nach ihrem Zug wird sie umgedreht. Eine deiner beiden Figuren in der Halle kann jetzt j5 erreichen: Bring sie dorthin.
fearsome-floors-lesson-faces-hint = Von l9 nach j5 sind es sechs Schritte. Welche Figur schafft sechs?
fearsome-floors-lesson-faces-done = Sie zeigte 6 und zeigt nun 1: Wer weit rennt, kriecht danach.
fearsome-floors-lesson-stone = Einen Stein schieben
fearsome-floors-lesson-stone-say = Ein Stein im Weg wird weitergeschoben, wenn das Feld dahinter frei ist: immer nur einer, nie gegen eine Figur, eine Wand oder das Monster. Deine 4 erreicht g6 nur, wenn sie schiebt.
fearsome-floors-lesson-stone-hint = Geh die Reihe entlang nach Westen, von k6 bis g6.
fearsome-floors-lesson-stone-done = Der Stein liegt auf f6. Das Monster kam über d6 und sah dich dahinter nicht!
fearsome-floors-lesson-pool = Blut ist glatt
fearsome-floors-lesson-pool-say = Eine Figur, die auf eine Blutlache tritt, rutscht bis ans andere Ufer, und das kostet nur einen Punkt. Deine Figur zeigt nur 1. Überquere die Blutlache.
fearsome-floors-lesson-pool-hint = Geh von d9 nach Osten auf die Blutlache.
fearsome-floors-lesson-pool-done = Fünf Felder für einen Punkt. Auf einer Blutlache kann niemand halten oder abbiegen, auch das Monster nicht.
fearsome-floors-lesson-look = Was das Monster sieht
fearsome-floors-lesson-look-say = Vor jedem Schritt schaut das Monster nach vorn, nach links und nach rechts, nie zurück, und dreht sich zur nächsten Figur. Deine 3 auf g6 ist zwei Felder entfernt, die 1 des anderen auf g1 drei. Geh ihm aus den Augen. Die Plättchen des Monsters sagen, was es täte: Zeige auf sie.
fearsome-floors-lesson-look-hint = Ein Schritt zur Seite genügt: aus der Spalte, in die es schaut.
fearsome-floors-lesson-look-done = Es hat die andere gefangen. Es genügt, die Zweitnächste zu sein.
fearsome-floors-lesson-tie = Es kann sich nicht entscheiden
fearsome-floors-lesson-tie-say = Zwei Figuren gleich nah? Dann geht das Monster geradeaus. Deine 4 auf n7 ist drei Felder rechts von ihm und kann nicht mehr ziehen. Rette sie mit deiner 3.
fearsome-floors-lesson-tie-hint = Auf h7 stünde deine 3 drei Felder links von ihm.
fearsome-floors-lesson-tie-done = Gleichstand: Es ging geradeaus und ließ euch beide in Ruhe. Davon leben die Könner.
fearsome-floors-lesson-watch = Zehn Schritte
fearsome-floors-lesson-watch-say = Das Monster geht durch Wände und kommt heraus, wo derselbe Buchstabe steht. Lass deine 2 auf b3 stehen: Wähle sie und drücke OK. Dann sieh zehn Schritte mit einer Drehung, zwei Blutlachen, einem Fang und der Wand Q. Zeige aber vorher auf das Plättchen 10: Es verrät schon alles.
fearsome-floors-lesson-watch-hint = Wähle die Figur auf b3 und gleich OK.
fearsome-floors-lesson-watch-done = Es drehte sich zur nächsten auf k3, ging durch Q von n3 nach c9 und starrt am Ende die Figur auf j6 an.
fearsome-floors-lesson-escape = Hinaus!
fearsome-floors-lesson-escape-say = Zwei deiner Figuren sind schon entkommen; mit der dritten sind es alle bis auf eine, und du gewinnst. Vom Ausgang a1 führt ein weiterer Punkt hinaus: Wähle den gestrichelten Platz hinter der Tür.
fearsome-floors-lesson-escape-hint = Wähle den Platz hinter dem Ausgang: zwei Schritte bis a1, einer hinaus. Dann OK.
fearsome-floors-lesson-escape-done = Drei von vier: Du hast gewonnen. Mehr musst du nicht wissen. Spiel!

## Hilfe: das Ziel und die Arten von Zügen

fearsome-floors-goal =
    Bring alle deine Figuren bis auf eine vom Eingang zum Ausgang und hinaus.
    In jedem Zug geht eine Figur, höchstens so viele Schritte wie ihre Zahl.
    Danach geht das Monster auf die nächste Figur zu, die es sieht.
fearsome-floors-help-choose = Wähle, was du in der Halle auslegst.
fearsome-floors-help-lay = Lege es auf freie Felder.
fearsome-floors-help-take = Nimm eine deiner Figuren, die noch nicht gezogen hat.
fearsome-floors-help-enter = Betritt die Halle durch den Eingang.
fearsome-floors-help-step = Geh weiter, Feld um Feld.
fearsome-floors-help-leave = Geh zum Ausgang hinaus: Eine Figur ist entkommen.
fearsome-floors-help-stop = Halt an: Weniger Schritte sind erlaubt, auch keiner.

## Mehreres derselben Art in einem Satz

fearsome-floors-run-stepped = Sie geht von { $first-start } nach { $square }, { $count } Schritte.
fearsome-floors-run-monster-stepped = Schritt { $first-step } bis { $step }: Es geht von { $first-start } nach { $square }.

## Die Tagesaufgabe

fearsome-floors-day-line = Die Plättchen des Monsters kommen für alle in derselben Folge. Zwei Bots laufen mit.
fearsome-floors-day-won = Als Erste draußen, nach { $turns ->
        [one] einer Runde
       *[other] { $turns } Runden
    }.
fearsome-floors-day-lost = Nicht als Erste draußen; die Partie dauerte { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    }.
fearsome-floors-day-marks = Figuren
fearsome-floors-day-turns = Runden
fearsome-floors-day-good = draußen
fearsome-floors-day-bad = nicht draußen
fearsome-floors-day-order = Siege in weniger Runden zuerst, dann die mit mehr Figuren draußen. Danach Niederlagen: mehr Figuren draußen zuerst, dann der bessere Platz am Tisch; dann wer früher fertig war.

## Gründe für einen besseren Zug

fearsome-floors-reason-escapes = Es führt eine Figur hinaus.
fearsome-floors-reason-hidden = Das nächste Plättchen des Monsters erwischt eine eigene Figur in { $best } % der Fälle, nicht in { $made } %.
fearsome-floors-reason-bait = Das nächste Plättchen des Monsters erwischt eine fremde Figur in { $best } % der Fälle, nicht in { $made } %.
fearsome-floors-reason-nearer = { $points ->
        [one] Die Figuren sind einen Punkt näher am Ausgang.
       *[other] Die Figuren sind { $points } Punkte näher am Ausgang.
    }
fearsome-floors-earned-unbitten = Ungebissen
fearsome-floors-earned-unbitten-help = Gewinne, ohne dass eine deiner Figuren gefangen wird.
fearsome-floors-earned-whole-family = Die ganze Familie
fearsome-floors-earned-whole-family-help = Lass alle deine Figuren entkommen, auch die letzte.
fearsome-floors-earned-stampede = Stampede
fearsome-floors-earned-stampede-help = Lass drei deiner Figuren in einer Runde entkommen.
fearsome-floors-earned-bait = Köder
fearsome-floors-earned-bait-help = Dreh das Monster mit einer deiner Figuren um, sodass es im selben Zug drei fremde fängt und keine von dir.
fearsome-floors-earned-photo-finish = Fotofinish
fearsome-floors-earned-photo-finish-help = Gewinne eine Partie, in der in derselben Runde noch jemand das Ziel erreicht.
fearsome-floors-earned-early-bird = Früh entkommen
fearsome-floors-earned-early-bird-help = Erreiche das Ziel in Phase 1.
