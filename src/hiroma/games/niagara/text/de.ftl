# Niagara: Name, Optionen, Ereignisse, Ablehnungen, Anleitung

niagara-name = Niagara
niagara-tagline = Edelsteine bergen, während der Fluss alle zum Fall treibt

## Optionen

niagara-option-flussgeister = Flussgeister
niagara-option-flussgeister-help = Tandemkanus, ein Strudel, ein Biber, ein Elch und drei Karten mehr. Schaltet Diamanten-Joe aus.
niagara-option-diamantenJoe = Diamanten-Joe
niagara-option-diamantenJoe-help = Joe paddelt auf eigene Rechnung und tauscht Edelsteine. Nicht zusammen mit den Flussgeistern.
niagara-option-stationary_ops = Punkte nur für Edelsteine
niagara-option-stationary_ops-help = Ein Kanu darf alle Punkte fürs Ein- und Ausladen verwenden, ohne zu fahren.
niagara-option-min_flow = Kleinste Strömung
niagara-option-min_flow-help = Der Fluss fließt jede Runde mindestens so viele Gebiete.
niagara-option-arrow_start = Pfeil zu Beginn
niagara-option-arrow_start-help = Welcher Arm die erste Strömung aufnimmt.
niagara-option-arrow_start-random = ausgelost
niagara-option-arrow_start-L = links
niagara-option-arrow_start-R = rechts
niagara-option-whirlpool_reentry = Neuer Strudel
niagara-option-whirlpool_reentry-help = Wann ein Strudel, der hinunterging, in Gebiet 1 neu entsteht.
niagara-option-whirlpool_reentry-after_flow_area_1 = nach der Strömung
niagara-option-whirlpool_reentry-at_once = sofort, und treibt weiter
niagara-option-falls_gem = Edelsteine im Fall
niagara-option-falls_gem-help = Was mit der Ladung eines gestürzten Kanus geschieht.
niagara-option-falls_gem-native_site = zurück an ihren Fundort
niagara-option-falls_gem-out_of_game = aus dem Spiel
niagara-option-unload_any_site = Überall ausladen
niagara-option-unload_any_site-help = Ein Edelstein darf an jedem Fundort ausgeladen werden, nicht nur an dem seiner Farbe.
niagara-option-launch_mandatory = Muss ablegen
niagara-option-launch_mandatory-help = Liegen beide Kanus an Land, muss mit einer Zahlenkarte eines ablegen.
niagara-option-winner_tiebreak = Mehrere am Ziel
niagara-option-winner_tiebreak-help = Wer gewinnt, wenn mehrere in derselben Runde ein Ziel erreichen.
niagara-option-winner_tiebreak-first_to_meet = wer es zuerst erreicht
niagara-option-winner_tiebreak-most_gems = die meisten Edelsteine
niagara-option-winner_tiebreak-gem_values = die wertvollsten Edelsteine
niagara-option-paddle_over_falls = Über den Fall paddeln
niagara-option-paddle_over_falls-help = Ein Kanu darf freiwillig über den Fall fahren.
niagara-option-blocked_in_place_allowed = Vor dem Strudel bleiben
niagara-option-blocked_in_place_allowed-help = Ein Kanu gleich unterhalb des Strudels darf zu wenige Punkte verbrauchen, ohne sich zu bewegen.
niagara-option-joe_trade_per_turn = Tauschgeschäfte mit Joe je Zug
niagara-option-joe_trade_per_turn-help = Wie viele deiner Kanus am Zugende mit Joe tauschen dürfen.
niagara-option-joe_loads_without_flow = Joe lädt ohne Strömung
niagara-option-joe_loads_without_flow-help = Joe nimmt einen Edelstein auch, wenn der Fluss nicht floss.
niagara-option-joe_paddles_after_fall = Joe paddelt nach dem Sturz
niagara-option-joe_paddles_after_fall-help = Joe paddelt auch in der Runde, in der er hinunterging.
niagara-option-round_limit = Rundengrenze
niagara-option-round_limit-help = Nach dieser Runde endet das Spiel auch ohne Sieger; 0 für keine Grenze.
niagara-style-short = Kurze Fahrt
niagara-style-short-help = Höchstens zwölf Runden.
niagara-style-joe = Diamanten-Joe
niagara-style-joe-help = Joe paddelt für sich und tauscht Edelsteine.
niagara-style-spirits = Flussgeister
niagara-style-spirits-help = Tandemkanus, ein Strudel, ein Biber und ein Elch.

## Ereignisse

niagara-event-first-seat = { $seat } wird ausgelost, beginnt und bekommt den Rettungsring.
niagara-event-arrow-set = Der Pfeil an der Gabelung zeigt zum { $arrow ->
        [L] linken
       *[R] rechten
    } Arm.
niagara-event-round-began = Runde { $round }: { $seat } hat den Rettungsring.
niagara-event-moose-came-back = Der Elch steht wieder am pinken Ufer.
niagara-event-canoe-came-back = { $paid ->
        [none] { $seat } bekommt ein Kanu umsonst zurück.
       *[other] { $seat } zahlt einen Edelstein ({ $paid ->
                [violet] violett
                [white] weiß
                [yellow] gelb
                [blue] blau
               *[pink] pink
            }) und bekommt ein Kanu zurück.
    }
niagara-event-ransom-declined = { $seat } lässt das Kanu im Becken.
niagara-event-cards-came-back = Alle Karten sind gespielt: Jeder nimmt sie zurück.
niagara-event-has-chosen = { $seat } hat eine Karte gewählt.
niagara-event-chose = Deine Karte für diese Runde: { $card ->
        [cloud] die Wolke
        [rope] das Seil
        [any] 1/2/3
       *[other] { $card }
    }.
niagara-event-card-shown = { $seat } zeigt { $card ->
        [cloud] die Wolke
        [rope] das Seil
        [any] 1/2/3
       *[other] { $card }
    }.
niagara-event-weather-moved = { $seat } ändert das Wetter: { $to ->
        [-1] klarer Himmel (−1)
        [0] heiter (0)
        [1] bewölkt (+1)
       *[2] Sturm (+2)
    }.
niagara-event-beaver-jumped = Sturm! Der Biber springt in Gebiet 1.
niagara-event-paddled = { $blocked ->
        [true] { $path-count ->
                [0] Der Strudel hält { $seat } in Gebiet { $start } fest.
               *[other] { $seat } paddelt von { $start } nach { $to }, wo der Strudel den Weg versperrt.
            }
       *[false] { $to ->
                [land] { $seat } legt an, aus Gebiet { $start } kommend.
                [falls] { $seat } fährt über den Fall.
               *[other] { $pushed ->
                        [true] { $seat } gerät in den Strudel und wird nach { $to } gerissen.
                       *[false] { $start ->
                                [land] { $seat } legt ab und paddelt nach { $to }.
                               *[other] { $seat } paddelt von { $start } nach { $to }.
                            }
                    }
            }
    }
niagara-event-loaded = { $seat } lädt in { $place } einen Edelstein ein ({ $colour ->
        [violet] violett
        [white] weiß
        [yellow] gelb
        [blue] blau
       *[pink] pink
    }).
niagara-event-unloaded = { $seat } lädt in { $place } einen Edelstein aus ({ $colour ->
        [violet] violett
        [white] weiß
        [yellow] gelb
        [blue] blau
       *[pink] pink
    }).
niagara-event-moose-taken = { $seat } nimmt den Elch an Bord: zwei Punkte mehr.
niagara-event-stolen = { $seat } stiehlt { $victim } einen Edelstein ({ $colour ->
        [violet] violett
        [white] weiß
        [yellow] gelb
        [blue] blau
       *[pink] pink
    })!
niagara-event-scored = { $seat } bringt einen Edelstein heim: { $colour ->
        [violet] violett
        [white] weiß
        [yellow] gelb
        [blue] blau
       *[pink] pink
    }.
niagara-event-condition-met = { $what ->
        [four-alike] { $seat } hat vier Edelsteine einer Farbe
        [five-colours] { $seat } hat Edelsteine aller fünf Farben
       *[seven] { $seat } hat sieben Edelsteine
    }: Dies ist die letzte Runde.
niagara-event-moored = { $seat } macht ein Kanu bei { $place } fest.
niagara-event-traded = { $gave ->
        [none] { $seat } nimmt von Joe einen Edelstein ({ $got ->
                [violet] violett
                [white] weiß
                [yellow] gelb
                [blue] blau
               *[pink] pink
            }).
       *[other] { $got ->
                [none] { $seat } gibt Joe einen Edelstein ({ $gave ->
                        [violet] violett
                        [white] weiß
                        [yellow] gelb
                        [blue] blau
                       *[pink] pink
                    }).
               *[other] { $seat } tauscht mit Joe: { $gave ->
                        [violet] violett
                        [white] weiß
                        [yellow] gelb
                        [blue] blau
                       *[pink] pink
                    } gegen { $got ->
                        [violet] violett
                        [white] weiß
                        [yellow] gelb
                        [blue] blau
                       *[pink] pink
                    }.
            }
    }
niagara-event-turn-ended = { "" }
niagara-event-flow-set = { $seats-count ->
        [0] Niemand hat eine Zahl gespielt: 0.
       *[other] Niedrigste Karte { $lowest } ({ $seats }).
    } Wetter: { $weather ->
        [-1] klarer Himmel (−1)
        [0] heiter (0)
        [1] bewölkt (+1)
       *[2] Sturm (+2)
    }. { $flow ->
        [0] Der Fluss steht still.
       *[other] Der Fluss fließt { $flow } weit.
    }
niagara-event-flowed = Strömung { $unit } von { $flow }, in den { $arrow ->
        [L] linken
       *[R] rechten
    } Arm.
niagara-event-fell = Ein Kanu von { $seat } stürzt den Fall hinunter!
niagara-event-gem-lost = { $returned ->
        [true] Der Edelstein ({ $colour ->
                [violet] violett
                [white] weiß
                [yellow] gelb
                [blue] blau
               *[pink] pink
            }) kommt zurück an seinen Fundort.
       *[false] Der Edelstein ({ $colour ->
                [violet] violett
                [white] weiß
                [yellow] gelb
                [blue] blau
               *[pink] pink
            }) ist für immer verloren.
    }
niagara-event-beaver-came-back = Der Biber ist über den Fall und sitzt wieder beim Wetter: heiter (0).
niagara-event-whirlpool-rose = In Gebiet 1 entsteht ein neuer Strudel.
niagara-event-pushed-out = Der Strudel drückt das vertäute Kanu von { $seat } { $to ->
        [falls] über den Fall
       *[other] nach { $to }
    }.
niagara-event-joe-fell = Diamanten-Joe stürzt hinunter und beginnt wieder in Gebiet 1.
niagara-event-joe-loaded = Joe nimmt in { $place } einen Edelstein ({ $colour ->
        [violet] violett
        [white] weiß
        [yellow] gelb
        [blue] blau
       *[pink] pink
    }).
niagara-event-joe-paddled = Joe paddelt { $points } weit, nach der Karte von { $seat }: von { $start } nach { $to }.
niagara-event-decided = { $clause ->
        [NI-E7] Die letzte Runde ist vorbei: { $winners } hat die meisten Edelsteine und gewinnt.
       *[other] { $winners } gewinnt!
    }

## Wie es endete

niagara-outcome-NI-E2 = Als Erster am Ziel
niagara-outcome-NI-E7 = Die meisten Edelsteine nach der letzten Runde
niagara-score = { $score ->
    [one] { $score } Edelstein
   *[other] { $score } Edelsteine
}
niagara-order = Ein vollständiger Satz zählt mehr als die Zahl der Edelsteine.

## Ablehnungen

niagara-refusal-game-over = Dieses Spiel ist vorbei.
niagara-refusal-unknown-move = Das ist kein Zug von Niagara.
niagara-refusal-draw-first = Erster Spieler und Pfeil sind noch nicht ausgelost.
niagara-refusal-not-your-turn = Du bist nicht am Zug.
niagara-refusal-others-pay = Andere entscheiden erst über ihre Kanus; du hast nichts zu zahlen.
niagara-refusal-must-pay = Beide Kanus liegen im Becken und du hast Edelsteine: Du musst eines auslösen.
niagara-refusal-gem-not-scored = Von dieser Farbe hast du nichts heimgebracht. Ladung zählt nicht.
niagara-refusal-canoe-not-fallen = Dieses Kanu lässt sich jetzt nicht zurückholen.
niagara-refusal-ransom-first = Entscheide zuerst über dein Kanu im Becken.
niagara-refusal-no-ransom-now = Kanus werden nur zu Beginn einer Runde ausgelöst.
niagara-refusal-choice-final = Deine Karte ist gewählt, das gilt.
niagara-refusal-card-not-in-hand = Diese Karte hast du nicht: Sie ist gespielt oder gehört nicht zu diesem Spiel.
niagara-refusal-choose-first = Zuerst wählen alle eine Karte.
niagara-refusal-not-beside-joe = Dieses Kanu kann jetzt nicht mit Joe tauschen.
niagara-refusal-canoes-done = Deine Kanus sind fertig: Tausche mit Joe oder beende den Zug.
niagara-refusal-trade-later = Joe tauscht am Ende deines Zuges.
niagara-refusal-no-cloud = Nur eine Wolke ändert das Wetter.
niagara-refusal-weather-ends = Dort endet die Wetterleiste: in die andere Richtung.
niagara-refusal-must-move-weather = Du hast eine Wolke gespielt: Verschiebe das Wetter; kein Kanu fährt.
niagara-refusal-points-left = Noch nicht: Dieses Kanu hat noch Punkte auszugeben.
niagara-refusal-must-launch = Beide Kanus liegen an Land: Eines muss ablegen.
niagara-refusal-river-canoe-must-act = Ein Kanu im Fluss muss noch benutzt werden.
niagara-refusal-canoe-fallen = Dieses Kanu liegt im Becken.
niagara-refusal-one-canoe-only = Mit 1/2/3 fährt genau ein Kanu – eines im Fluss, wenn es eines gibt.
niagara-refusal-one-launch-only = Beide Kanus lagen an Land: Nur eines darf diese Runde ablegen.
niagara-refusal-canoe-has-acted = Dieses Kanu war schon dran.
niagara-refusal-finish-canoe = Beende zuerst, was das andere Kanu tut.
niagara-refusal-already-paddled = Ein Kanu paddelt je Runde einmal und in eine Richtung.
niagara-refusal-not-over-falls = Über den Fall kann man nicht paddeln.
niagara-refusal-no-stop-in-whirlpool = Im Strudel kann kein Kanu anhalten.
niagara-refusal-points-do-not-fit = { $reachable-count ->
    [0] Deine Punkte gehen dort nicht auf, und nirgends sonst: Dieses Kanu kann jetzt nicht fahren.
   *[other] Deine Punkte gehen dort nicht auf. Erreichbar: { $reachable }.
}
niagara-refusal-no-site-here = Hier gibt es keinen Platz für Edelsteine.
niagara-refusal-same-colour = Ein Kanu darf eine Farbe nicht in derselben Runde ein- und ausladen.
niagara-refusal-canoe-full = Das Kanu ist voll.
niagara-refusal-none-of-that-colour = Von dieser Farbe liegt hier nichts.
niagara-refusal-not-aboard = Diese Farbe hat das Kanu nicht geladen.
niagara-refusal-own-site-only = Ausgeladen wird nur am Fundort der eigenen Farbe.
niagara-refusal-no-points-for-cargo = Die Punkte lassen das nicht zu: Am Ende müssen alle verbraucht sein.
niagara-refusal-moose-before-moving = Der Elch kommt nur vor der Fahrt an Bord.
niagara-refusal-no-moose-here = Der Elch ist nicht hier.
niagara-refusal-steal-after-upstream = Stehlen kann nur, wer zuletzt flussaufwärts gefahren ist.
niagara-refusal-nothing-to-steal = Dort gibt es nichts zu stehlen.
niagara-refusal-no-draw-now = Jetzt gibt es nichts auszulosen.
niagara-refusal-not-a-result = Das ist kein Ergebnis dieser Auslosung.
niagara-refusal-option-excluded = Diamanten-Joe spielt nicht neben den Flussgeistern: Die Geister bleiben, Joe bleibt fort. Schalte zuerst flussgeister aus.

## So wird gespielt

niagara-how-goal = Bring Edelsteine heim: vier einer Farbe, alle fünf Farben oder sieben beliebige.
niagara-how-cards = Alle wählen geheim eine Karte. Eine Zahl sind die Punkte für jedes deiner Kanus; die Wolke ändert stattdessen das Wetter. Gespielte Karten kommen zurück, wenn alle gespielt sind.
niagara-how-canoes = Ein Gebiet kostet 1 Punkt, Ein- oder Ausladen 2, vor der ersten oder nach der letzten Bewegung. Ein Kanu fährt nur in eine Richtung; alle Punkte müssen verbraucht werden, außer es legt an.
niagara-how-theft = Ein Kanu mit Platz, das flussaufwärts neben einem beladenen ankommt, darf dessen Edelstein stehlen.
niagara-how-river = Dann fließt der Fluss: die niedrigste gespielte Zahl plus Wetter. Hinter der Gabelung bewegt sich nur der Arm des Pfeils, und der Pfeil dreht sich nach jedem Schritt. Wer den Fall hinunterstürzt, verliert seine Ladung.

## Züge, wie ein Tipp sie nennt

niagara-move-choose = Wähle { $card ->
        [cloud] die Wolke
        [rope] das Seil
        [any] 1/2/3
       *[other] { $card }
    }
niagara-canoe-of = { $canoe ->
        [0] Kanu 1
       *[other] Kanu 2
    }
niagara-canoe-theirs = { $victim_canoe ->
        [0] Kanu 1
       *[other] Kanu 2
    }
niagara-place = Gebiet { $to }
niagara-move-pay = Zahle einen Edelstein ({ $colour ->
        [violet] violett
        [white] weiß
        [yellow] gelb
        [blue] blau
       *[pink] pink
    }) für { niagara-canoe-of }
niagara-move-decline = Lass das Kanu im Becken
niagara-move-weather = { $by ->
        [1] Verschlechtere das Wetter
       *[other] Verbessere das Wetter
    }
niagara-move-paddle = { $to ->
        [land] Lege mit { niagara-canoe-of } an
        [falls] Paddle mit { niagara-canoe-of } den Fall hinunter
       *[other] Paddle mit { niagara-canoe-of } nach { niagara-place }
    }
niagara-move-load = Lade einen Edelstein ({ $colour ->
        [violet] violett
        [white] weiß
        [yellow] gelb
        [blue] blau
       *[pink] pink
    }) in { niagara-canoe-of }
niagara-move-unload = Lade einen Edelstein ({ $colour ->
        [violet] violett
        [white] weiß
        [yellow] gelb
        [blue] blau
       *[pink] pink
    }) aus { niagara-canoe-of } aus
niagara-move-moose = Nimm den Elch in { niagara-canoe-of } mit
niagara-move-steal = Stiehl mit { niagara-canoe-of } bei { $victim }: { niagara-canoe-theirs }{ $hold ->
        [0] , linker Platz
       *[other] , rechter Platz
    }
niagara-move-trade = Tausche von { niagara-canoe-of } aus mit Joe
niagara-move-done = Fertig

## Lektionen

niagara-lesson-card = Geheim wählen
niagara-lesson-card-say = Eine Runde beginnt: alle wählen eine Paddelkarte, und niemand sieht sie vor dem Zug ihres Besitzers. Die Zahl sind die Punkte für jedes deiner Kanus. Wähle die 5 und drücke OK.
niagara-lesson-card-hint = Wähle das Paddel mit der 5, dann OK.
niagara-lesson-card-done = Alle haben gewählt. Du hast den Rettungsring, also wird deine Karte zuerst aufgedeckt.
niagara-lesson-load = Einen Edelstein holen
niagara-lesson-load-say = Fünf Punkte: jedes Feld kostet 1, einen Edelstein laden 2, und alle Punkte müssen verbraucht werden. Die violetten liegen an Feld 3. Hole einen. Deine Kanus sind beide an Land, also darf diese Runde nur eines fahren.
niagara-lesson-load-hint = Wähle ein Kanu und fahre nach Feld 3, dann bleiben 2 Punkte. Lade dort violett und beende den Zug.
niagara-lesson-load-done = 3 Felder + 2 Punkte für den Edelstein: alle fünf verbraucht. Dann trug der Fluss das Kanu weiter.
niagara-lesson-river = Lass dich tragen
niagara-lesson-river-say = Haben alle gespielt, fließt der Fluss: die kleinste Karte plus das Wetter, hier 2 + 0. Der Pfeil zeigt nach links und dreht sich nach jedem Schritt. Nutze deine 5 so, dass der Fluss dich zu den blauen in Feld 6 links bringt. Die Vorhersage zeigt, wo alles wäre.
niagara-lesson-river-hint = Fahre nach Feld 5. Der erste Schritt des Flusses nimmt den linken Arm; der zweite bewegt nur den rechten.
niagara-lesson-river-done = Der erste Schritt trug dich nach 6 links, der zweite bewegte nur den rechten Arm. Nächste Runde kannst du gleich blau laden.
niagara-lesson-home = Heimbringen
niagara-lesson-home-say = Nur an Land gebrachte Edelsteine zählen. Ein Kanu, das anlegt, darf Punkte verfallen lassen, und deine Karte gilt für jedes deiner Kanus. Bring beide Edelsteine heim.
niagara-lesson-home-hint = Wähle ein Kanu und fahre an Land, dann ebenso das andere, und beende den Zug.
niagara-lesson-home-done = Zwei Edelsteine gewertet. An Land sind sie sicher: niemand kann sie stehlen.
niagara-lesson-steal = Stehlen
niagara-lesson-steal-say = Ein Kanu mit Platz, das seine Fahrt flussaufwärts beendet, darf einem Kanu im selben Feld einen Edelstein stehlen. Du hast eine 2, und in Feld 4 liegen zwei beladene Kanus. Stiehl einen ihrer Edelsteine.
niagara-lesson-steal-hint = Fahre von 6 links hinauf nach Feld 4, stiehl und beende den Zug.
niagara-lesson-steal-done = Stehlen kostet keine Punkte. Es geht nur nach dem letzten Schritt flussaufwärts.
niagara-lesson-cloud = Achte auf das Wetter
niagara-lesson-cloud-say = Du hast die Wolke gewählt: deine Kanus bleiben, das Wetter geht ein Feld weiter. Dein Kanu ist nah am Fall; der Pfeil zeigt nach rechts, und die kleinste Karte wird eine 1 sein. Halte das Kanu auf dem Fluss.
niagara-lesson-cloud-hint = Beim Wetter 0 fließt der Fluss nur 1, in den rechten Arm.
niagara-lesson-cloud-done = Ein Schritt, in den rechten Arm: dein Kanu blieb, wo es war.
niagara-lesson-ransom = Den Fall hinunter
niagara-lesson-ransom-say = Eines deiner Kanus liegt im Becken, seine Ladung ist verloren. Am Anfang einer Runde kannst du es mit einem gewerteten Edelstein zurückkaufen. Du brauchst verschiedene Farben oder vier gleiche: zahle klug.
niagara-lesson-ransom-hint = Wähle den violetten Edelstein, davon hast du zwei, und drücke Ja.
niagara-lesson-ransom-done = Das Kanu ist wieder an Land, und der Edelstein liegt an seinem Platz.
niagara-lesson-win = Das Ziel
niagara-lesson-win-say = Vier gleiche, alle fünf Farben oder sieben beliebige: wer das hat, beendet das Spiel mit dieser Runde, und wer es zuerst hat, gewinnt. Dir fehlt eine Farbe, und deine Karte ist eine 6.
niagara-lesson-win-hint = Bring das Kanu mit dem rosa Edelstein an Land; auch das andere muss handeln.
niagara-lesson-win-done = Alle fünf Farben: du hast gewonnen. Nun spiel ein richtiges Spiel!

## Hilfe: das Ziel und die Arten von Zügen

niagara-goal =
    Bring Edelsteine an Land: vier einer Farbe, alle fünf Farben oder sieben beliebige.
    Deine Karte sagt, wie weit deine Kanus fahren; die niedrigste treibt den Fluss.
    Wer den Fall hinunterstürzt, verliert seine Ladung.
niagara-help-choose = Wähle geheim eine Karte für diese Runde.
niagara-help-pay = Zahl einen gesicherten Edelstein, um ein verlorenes Kanu zurückzuholen.
niagara-help-decline = Oder lass das Kanu im Becken.
niagara-help-weather = Schieb das Wetter ein Feld hinauf oder hinunter.
niagara-help-paddle = Fahr in ein Gebiet. Außer beim Anlegen müssen alle Punkte verbraucht werden.
niagara-help-load = Lade für 2 Punkte einen Edelstein vom Ufer.
niagara-help-unload = Leg für 2 Punkte einen Edelstein ans Ufer.
niagara-help-moose = Nimm den Elch an Bord: 2 Punkte mehr.
niagara-help-steal = Stiehl einen Edelstein aus einem Kanu neben deinem.
niagara-help-trade = Handle mit Diamanten-Joe.
niagara-help-done = Oder lass es dabei.

## Mehreres derselben Art in einem Satz

niagara-run-has-chosen = { $all ->
        [true] Alle haben eine Karte gewählt.
       *[false] { $every-seat } haben eine Karte gewählt.
    }
niagara-run-flowed = Der Fluss fließt { $first-unit } bis { $unit } von { $flow }, zuerst in den { $first-arrow ->
        [L] linken
       *[R] rechten
    } Arm.
