# Niagara: Name, Optionen, Ereignisse, Ablehnungen, Anleitung

niagara-name = Niagara
niagara-tagline = Edelsteine bergen, während der Fluss alle zum Wasserfall treibt

## Optionen

niagara-option-flussgeister = Flussgeister
niagara-option-flussgeister-help = Tandemkanus, ein Strudel, ein Biber, ein Elch und drei Karten mehr. Schaltet Diamanten-Joe aus.
niagara-option-diamantenJoe = Diamanten-Joe
niagara-option-diamantenJoe-help = Joe fährt auf eigene Rechnung und tauscht Edelsteine. Nicht zusammen mit den Flussgeistern.
niagara-option-stationary_ops = Laden ohne zu fahren
niagara-option-stationary_ops-help = Ein Kanu darf alle Punkte fürs Laden und Ausladen verbrauchen, ohne zu fahren.
niagara-option-min_flow = Mindestströmung
niagara-option-min_flow-help = Der Fluss fließt in jeder Runde mindestens so viele Felder weit.
niagara-option-starter = Wer beginnt
niagara-option-starter-help = Der erste Startspieler wird ausgelost, oder es ist der erste Platz.
niagara-option-starter-drawn = ausgelost
niagara-option-starter-first = der erste Platz
niagara-option-arrow_start = Pfeil zu Beginn
niagara-option-arrow_start-help = Auf welchen Arm der Pfeil an der Gabelung zuerst zeigt.
niagara-option-arrow_start-random = ausgelost
niagara-option-arrow_start-L = links
niagara-option-arrow_start-R = rechts
niagara-option-whirlpool_reentry = Neuer Strudel
niagara-option-whirlpool_reentry-help = Wann ein Strudel, der den Wasserfall hinuntergetrieben ist, auf Feld 1 neu entsteht.
niagara-option-whirlpool_reentry-after_flow_area_1 = nach der Strömung
niagara-option-whirlpool_reentry-at_once = sofort, und er treibt weiter
niagara-option-falls_gem = Edelsteine im Wasserfall
niagara-option-falls_gem-help = Was mit der Ladung eines gestürzten Kanus geschieht.
niagara-option-falls_gem-native_site = zurück an den Fundort ihrer Farbe
niagara-option-falls_gem-out_of_game = aus dem Spiel
niagara-option-unload_any_site = Überall ausladen
niagara-option-unload_any_site-help = Ein Edelstein darf an jedem Fundort ausgeladen werden, nicht nur an dem seiner Farbe.
niagara-option-launch_mandatory = Ablegen ist Pflicht
niagara-option-launch_mandatory-help = Liegen beide Kanus an Land, muss bei einer Zahlenkarte eines ablegen.
niagara-option-winner_tiebreak = Mehrere am Ziel
niagara-option-winner_tiebreak-help = Wer gewinnt, wenn mehrere in derselben Runde das Ziel erreichen.
niagara-option-winner_tiebreak-first_to_meet = wer es zuerst erreicht
niagara-option-winner_tiebreak-most_gems = die meisten Edelsteine
niagara-option-winner_tiebreak-gem_values = die wertvollsten Edelsteine
niagara-option-paddle_over_falls = Den Wasserfall hinunterfahren
niagara-option-paddle_over_falls-help = Ein Kanu darf aus eigener Kraft den Wasserfall hinunterfahren.
niagara-option-blocked_in_place_allowed = Vor dem Strudel bleiben
niagara-option-blocked_in_place_allowed-help = Ein Kanu gleich unterhalb des Strudels darf dort bleiben, wenn seine Punkte nicht hinüber reichen.
niagara-option-joe_trade_per_turn = Tausch mit Joe je Zug
niagara-option-joe_trade_per_turn-help = Wie viele deiner Kanus am Ende deines Zuges mit Joe tauschen dürfen.
niagara-option-joe_loads_without_flow = Joe lädt ohne Strömung
niagara-option-joe_loads_without_flow-help = Joe nimmt einen Edelstein auch dann, wenn der Fluss nicht geflossen ist.
niagara-option-joe_paddles_after_fall = Joe fährt nach dem Sturz
niagara-option-joe_paddles_after_fall-help = Joe fährt auch in der Runde, in der er den Wasserfall hinuntergestürzt ist.
niagara-option-round_limit = Rundengrenze
niagara-option-round_limit-help = Nach dieser Runde endet die Partie, auch wenn niemand gewonnen hat; 0 heißt: keine Grenze.
niagara-style-short = Kurze Fahrt
niagara-style-short-help = Höchstens zwölf Runden.
niagara-style-joe = Diamanten-Joe
niagara-style-joe-help = Joe fährt für sich und tauscht Edelsteine.
niagara-style-spirits = Flussgeister
niagara-style-spirits-help = Tandemkanus, ein Strudel, ein Biber und ein Elch.

## Wörter

niagara-gem = { $colour ->
        [violet] einen violetten Edelstein
        [white] einen weißen Edelstein
        [yellow] einen gelben Edelstein
        [blue] einen blauen Edelstein
       *[pink] einen rosa Edelstein
    }
niagara-gem-paid = { $paid ->
        [violet] einen violetten Edelstein
        [white] einen weißen Edelstein
        [yellow] einen gelben Edelstein
        [blue] einen blauen Edelstein
       *[pink] einen rosa Edelstein
    }
niagara-gem-got = { $got ->
        [violet] einen violetten Edelstein
        [white] einen weißen Edelstein
        [yellow] einen gelben Edelstein
        [blue] einen blauen Edelstein
       *[pink] einen rosa Edelstein
    }
niagara-gem-gave = { $gave ->
        [violet] einen violetten Edelstein
        [white] einen weißen Edelstein
        [yellow] einen gelben Edelstein
        [blue] einen blauen Edelstein
       *[pink] einen rosa Edelstein
    }
niagara-card = { $card ->
        [cloud] die Wolke
        [rope] das Seil
        [any] die 1/2/3
       *[other] die { $card }
    }
niagara-thing-6L = 6 links
niagara-thing-6R = 6 rechts
niagara-thing-7L = 7 links
niagara-thing-7R = 7 rechts

## Ereignisse

niagara-event-first-seat = { $seat } wird als Startspieler ausgelost und bekommt den Rettungsring.
niagara-event-arrow-set = Der Pfeil an der Gabelung zeigt auf den { $arrow ->
        [L] linken
       *[R] rechten
    } Arm.
niagara-event-round-began = Runde { $round }: { $seat } hat den Rettungsring.
niagara-event-moose-came-back = Der Elch steht wieder am rosa Ufer.
niagara-event-canoe-came-back = { $paid ->
        [none] { $seat } bekommt ein Kanu kostenlos zurück.
       *[other] { $seat } zahlt { niagara-gem-paid } und bekommt ein Kanu zurück.
    }
niagara-event-ransom-declined = { $seat } lässt das Kanu im Becken.
niagara-event-cards-came-back = Alle Karten sind gespielt und kommen auf die Hand zurück.
niagara-event-has-chosen = { $seat } hat eine Karte gewählt.
niagara-event-chose = Deine Karte für diese Runde: { niagara-card }.
niagara-event-card-shown = { $seat } zeigt { niagara-card }.
niagara-event-weather-moved = { $seat } verschiebt das Wetter: { $to ->
        [-1] klarer Himmel (−1)
        [0] heiter (0)
        [1] bewölkt (+1)
       *[2] Sturm (+2)
    }.
niagara-event-beaver-jumped = Sturm! Der Biber springt auf Feld 1.
niagara-event-paddled = { $blocked ->
        [true] { $path-count ->
                [0] Der Strudel hält { $seat } auf Feld { $start } fest.
               *[other] { $seat } fährt von Feld { $start } auf Feld { $to }, wo der Strudel den Weg versperrt.
            }
       *[false] { $to ->
                [land] { $seat } kommt von Feld { $start } und legt an.
                [falls] { $seat } fährt den Wasserfall hinunter.
               *[other] { $pushed ->
                        [true] { $seat } gerät in den Strudel und wird auf Feld { $to } gerissen.
                       *[false] { $start ->
                                [land] { $seat } legt ab und fährt auf Feld { $to }.
                               *[other] { $seat } fährt von Feld { $start } auf Feld { $to }.
                            }
                    }
            }
    }
niagara-event-loaded = { $seat } lädt auf Feld { $place } { niagara-gem }.
niagara-event-unloaded = Auf Feld { $place } lädt { $seat } { niagara-gem } aus.
niagara-event-moose-taken = { $seat } nimmt den Elch an Bord: zwei Punkte mehr.
niagara-event-stolen = { $seat } stiehlt { $victim } { niagara-gem }!
niagara-event-scored = { $seat } bringt { niagara-gem } heim.
niagara-event-condition-met = { $what ->
        [four-alike] { $seat } hat vier Edelsteine einer Farbe
        [five-colours] { $seat } hat Edelsteine aller fünf Farben
       *[seven] { $seat } hat sieben Edelsteine
    }: Dies ist die letzte Runde.
niagara-event-moored = { $seat } vertäut ein Kanu neben Feld { $place }.
niagara-event-traded = { $gave ->
        [none] { $seat } bekommt von Joe { niagara-gem-got }.
       *[other] { $got ->
                [none] { $seat } gibt Joe { niagara-gem-gave }.
               *[other] { $seat } tauscht mit Joe { niagara-gem-gave } gegen { niagara-gem-got }.
            }
    }
niagara-event-turn-ended = { "" }
niagara-event-flow-set = { $seats-count ->
        [0] Niemand hat eine Zahl gespielt: 0.
       *[other] Niedrigste Karte: { $lowest } ({ $seats }).
    } Wetter: { $weather ->
        [-1] klarer Himmel (−1)
        [0] heiter (0)
        [1] bewölkt (+1)
       *[2] Sturm (+2)
    }. { $flow ->
        [0] Der Fluss steht still.
        [one] Der Fluss fließt { $flow } Feld weit.
       *[other] Der Fluss fließt { $flow } Felder weit.
    }
niagara-event-flowed = Strömung { $unit } von { $flow }, in den { $arrow ->
        [L] linken
       *[R] rechten
    } Arm.
niagara-event-fell = Ein Kanu von { $seat } stürzt den Wasserfall hinunter!
niagara-event-gem-lost = { $returned ->
        [true] Der Fluss nimmt { niagara-gem }; er kommt zurück an den Fundort seiner Farbe.
       *[false] Der Fluss nimmt { niagara-gem } für immer.
    }
niagara-event-beaver-came-back = Der Biber ist den Wasserfall hinuntergetrieben und sitzt wieder auf der Wetterleiste: heiter (0).
niagara-event-whirlpool-rose = Auf Feld 1 entsteht ein neuer Strudel.
niagara-event-pushed-out = Der Strudel drückt das vertäute Kanu von { $seat } { $to ->
        [falls] den Wasserfall hinunter
       *[other] auf Feld { $to }
    }.
niagara-event-joe-fell = Diamanten-Joe stürzt den Wasserfall hinunter und beginnt wieder auf Feld 1.
niagara-event-joe-loaded = Joe nimmt auf Feld { $place } { niagara-gem }.
niagara-event-joe-paddled = Joe fährt nach der Karte von { $seat } { $points ->
        [one] { $points } Feld
       *[other] { $points } Felder
    } weit: von Feld { $start } auf Feld { $to }.
niagara-event-decided = { $clause ->
        [NI-E7] Die letzte Runde ist vorbei: { $winners } hat die meisten Edelsteine und gewinnt.
       *[other] { $winners } gewinnt!
    }

## Wie es endete

niagara-outcome-NI-E2 = Zuerst am Ziel
niagara-outcome-NI-E7 = Die meisten Edelsteine nach der letzten Runde
niagara-score = { $score ->
    [one] { $score } Edelstein
   *[other] { $score } Edelsteine
}
niagara-order = Wer das Ziel erreicht hat, steht vor allen anderen.

## Ablehnungen

niagara-refusal-game-over = Diese Partie ist vorbei.
niagara-refusal-unknown-move = Diesen Zug gibt es in Niagara nicht.
niagara-refusal-draw-first = Startspieler und Pfeil sind noch nicht ausgelost.
niagara-refusal-not-your-turn = Du bist nicht am Zug.
niagara-refusal-others-pay = Andere entscheiden gerade über ihre Kanus; du hast nichts zu zahlen.
niagara-refusal-must-pay = Beide Kanus liegen im Becken, und du hast Edelsteine heimgebracht: Du musst ein Kanu auslösen.
niagara-refusal-gem-not-scored = Von dieser Farbe hast du nichts heimgebracht. Mit Edelsteinen in Kanus lässt sich nicht zahlen.
niagara-refusal-canoe-not-fallen = Dieses Kanu lässt sich jetzt nicht zurückholen.
niagara-refusal-ransom-first = Entscheide zuerst über dein Kanu im Becken.
niagara-refusal-no-ransom-now = Kanus löst du nur zu Beginn einer Runde aus.
niagara-refusal-choice-final = Du hast deine Karte bestätigt; sie gilt.
niagara-refusal-card-not-in-hand = Diese Karte hast du nicht auf der Hand. Sie ist gespielt oder gehört nicht zu dieser Partie.
niagara-refusal-choose-first = Zuerst wählen alle eine Karte.
niagara-refusal-not-beside-joe = Dieses Kanu kann jetzt nicht mit Joe tauschen.
niagara-refusal-canoes-done = Deine Kanus sind fertig: Tausche mit Joe, oder beende den Zug.
niagara-refusal-trade-later = Mit Joe tauschst du am Ende deines Zuges.
niagara-refusal-no-cloud = Nur eine Wolke verschiebt das Wetter.
niagara-refusal-weather-ends = Dort endet die Wetterleiste. Verschiebe das Wetter in die andere Richtung.
niagara-refusal-must-move-weather = Du hast eine Wolke gespielt: Verschiebe das Wetter um eine Stufe. Kein Kanu fährt.
niagara-refusal-points-left = Dieses Kanu hat noch Punkte zu verbrauchen.
niagara-refusal-must-launch = Deine Kanus liegen beide an Land: Eines muss ablegen.
niagara-refusal-river-canoe-must-act = Ein Kanu im Fluss musst du noch benutzen.
niagara-refusal-canoe-fallen = Dieses Kanu liegt im Becken.
niagara-refusal-one-canoe-only = Mit 1/2/3 ist genau ein Kanu dran: eines im Fluss, wenn es eines gibt.
niagara-refusal-one-launch-only = Deine Kanus lagen beide an Land: Nur eines darf in dieser Runde ablegen.
niagara-refusal-canoe-has-acted = Dieses Kanu war schon dran.
niagara-refusal-finish-canoe = Beende zuerst die Aktion des anderen Kanus.
niagara-refusal-already-paddled = Ein Kanu fährt in einer Runde einmal und nur in eine Richtung.
niagara-refusal-not-over-falls = Den Wasserfall kann man nicht hinunterfahren.
niagara-refusal-no-stop-in-whirlpool = Auf dem Feld des Strudels kann kein Kanu anhalten.
niagara-refusal-points-do-not-fit = { $reachable-count ->
    [0] Deine Punkte gehen dort nicht auf, und nirgends sonst: Dieses Kanu kann jetzt nicht fahren.
   *[other] Deine Punkte gehen dort nicht auf. Erreichbar: { $reachable }.
}
niagara-refusal-no-site-here = Hier gibt es keinen Fundort.
niagara-refusal-same-colour = Ein Kanu darf in einer Runde nicht dieselbe Farbe laden und ausladen.
niagara-refusal-canoe-full = Das Kanu ist voll.
niagara-refusal-none-of-that-colour = Von dieser Farbe liegt hier kein Edelstein.
niagara-refusal-not-aboard = Diese Farbe hat das Kanu nicht geladen.
niagara-refusal-own-site-only = Ausgeladen wird nur am Fundort der Farbe.
niagara-refusal-no-points-for-cargo = Die Punkte lassen das nicht zu: Am Ende müssen alle verbraucht sein.
niagara-refusal-moose-before-moving = Der Elch kommt nur vor dem ersten Schritt an Bord.
niagara-refusal-no-moose-here = Der Elch ist nicht hier.
niagara-refusal-steal-after-upstream = Stehlen kann nur ein Kanu, das zuletzt flussauf gefahren ist.
niagara-refusal-nothing-to-steal = Dort gibt es nichts zu stehlen.
niagara-refusal-no-draw-now = Jetzt gibt es nichts auszulosen.
niagara-refusal-not-a-result = Das ist kein Ergebnis dieser Auslosung.
niagara-refusal-option-excluded = Diamanten-Joe und die Flussgeister schließen einander aus, und die Flussgeister haben Vorrang. Schalte zuerst flussgeister aus.

## So wird gespielt

niagara-how-goal = Bring mit deinen Kanus Edelsteine heim. Das Ziel sind vier einer Farbe, je einer aller fünf Farben oder sieben beliebige.
niagara-how-cards = Alle wählen geheim eine Karte. Eine Zahl gibt jedem deiner Kanus so viele Punkte; die Wolke verschiebt stattdessen das Wetter. Gespielte Karten kommen zurück, wenn alle gespielt sind.
niagara-how-canoes = Ein Schritt auf das nächste Feld kostet 1 Punkt. Einen Edelstein zu laden oder auszuladen kostet 2, vor dem ersten oder nach dem letzten Schritt. Ein Kanu fährt nur in eine Richtung und muss alle Punkte verbrauchen, außer es legt an.
niagara-how-theft = Ein Kanu mit freiem Ladeplatz, das flussauf neben einem beladenen ankommt, darf aus ihm einen Edelstein stehlen.
niagara-how-river = Dann fließt der Fluss: die niedrigste gespielte Zahl plus das Wetter. Hinter der Gabelung bewegt sich nur der Arm des Pfeils, und der Pfeil dreht sich nach jeder Einheit. Ein Kanu, das den Wasserfall hinunterstürzt, verliert seine Edelsteine.

## Züge, wie ein Tipp sie nennt

niagara-move-choose = Wähle { niagara-card }
niagara-canoe-of = { $canoe ->
        [0] Kanu 1
       *[other] Kanu 2
    }
niagara-canoe-theirs = { $victim_canoe ->
        [0] Kanu 1
       *[other] Kanu 2
    }
niagara-place = Feld { $to }
niagara-move-pay = Zahle { niagara-gem } für { niagara-canoe-of }
niagara-move-decline = Lass das Kanu im Becken
niagara-move-weather = { $by ->
        [1] Verschiebe das Wetter zum Schlechteren
       *[other] Verschiebe das Wetter zum Besseren
    }
niagara-move-paddle = { $to ->
        [land] Lege mit { niagara-canoe-of } an
        [falls] Fahre mit { niagara-canoe-of } den Wasserfall hinunter
       *[other] Fahre mit { niagara-canoe-of } auf { niagara-place }
    }
niagara-move-load = Lade { niagara-gem } in { niagara-canoe-of }
niagara-move-unload = Lade { niagara-gem } aus { niagara-canoe-of } aus
niagara-move-moose = Nimm den Elch in { niagara-canoe-of } an Bord
niagara-move-steal = Stiehl mit { niagara-canoe-of } bei { $victim }: { niagara-canoe-theirs }{ $hold ->
        [0] , linker Ladeplatz
       *[other] , rechter Ladeplatz
    }
niagara-move-trade = Tausche aus { niagara-canoe-of } mit Joe
niagara-move-done = Beenden

## Lektionen

niagara-lesson-card = Geheim wählen
niagara-lesson-card-say = Eine Runde beginnt: Alle wählen eine Paddelkarte, und niemand sieht sie vor dem Zug ihres Besitzers. Ihre Zahl sagt, wie viele Punkte jedes deiner Kanus bekommt. Wähle die 5 und drücke OK.
niagara-lesson-card-hint = Wähle das Paddel mit der 5, dann OK.
niagara-lesson-card-done = Alle haben gewählt. Du hast den Rettungsring, also wird deine Karte zuerst aufgedeckt.
niagara-lesson-load = Einen Edelstein holen
niagara-lesson-load-say = Du hast fünf Punkte. Jedes Feld kostet 1, einen Edelstein zu laden kostet 2, und alle Punkte müssen verbraucht werden. Die violetten Edelsteine liegen neben Feld 3. Hole einen. Deine Kanus liegen beide an Land, also darf in dieser Runde nur eines fahren.
niagara-lesson-load-hint = Wähle ein Kanu und fahre auf Feld 3, dann bleiben 2 Punkte. Lade dort einen violetten Edelstein und beende den Zug.
niagara-lesson-load-done = Drei Felder und 2 Punkte für den Edelstein: Alle fünf sind verbraucht. Dann trug der Fluss das Kanu weiter.
niagara-lesson-river = Lass dich tragen
niagara-lesson-river-say = Haben alle gespielt, fließt der Fluss: die niedrigste Karte plus das Wetter, hier 2 + 0. Der Pfeil zeigt auf den linken Arm und dreht sich nach jeder Einheit. Nutze deine 5 so, dass der Fluss dich zu den blauen Edelsteinen an Feld 6 links bringt. Die Vorhersage zeigt, wo alles wäre.
niagara-lesson-river-hint = Fahre auf Feld 5. Die erste Einheit der Strömung nimmt den linken Arm; die zweite bewegt nur den rechten.
niagara-lesson-river-done = Die erste Einheit trug dich auf Feld 6 links, die zweite bewegte nur den rechten Arm. In der nächsten Runde kannst du sofort einen blauen Edelstein laden.
niagara-lesson-home = Heimbringen
niagara-lesson-home-say = Nur Edelsteine, die du an Land bringst, zählen. Ein Kanu, das anlegt, darf Punkte verfallen lassen, und jedes deiner Kanus hat die Punkte der Karte. Bring beide Edelsteine heim.
niagara-lesson-home-hint = Wähle ein Kanu und lege an, mach es mit dem anderen ebenso und beende den Zug.
niagara-lesson-home-done = Zwei Edelsteine sind heimgebracht. Sie sind sicher: Niemand kann sie stehlen.
niagara-lesson-steal = Stehlen
niagara-lesson-steal-say = Ein Kanu mit freiem Ladeplatz, das flussauf ankommt, darf einem Kanu auf demselben Feld einen Edelstein stehlen. Du hast eine 2, und auf Feld 4 liegen zwei beladene Kanus. Stiehl einen ihrer Edelsteine.
niagara-lesson-steal-hint = Fahre von Feld 6 links hinauf auf Feld 4, stiehl und beende den Zug.
niagara-lesson-steal-done = Stehlen kostet keine Punkte. Es geht nur gleich nach einem Schritt flussauf.
niagara-lesson-cloud = Achte auf das Wetter
niagara-lesson-cloud-say = Du hast die Wolke gewählt: Deine Kanus bleiben, und das Wetter geht eine Stufe weiter. Dein Kanu ist nah am Wasserfall, der Pfeil zeigt auf den rechten Arm, und die niedrigste Karte wird eine 1 sein. Halte das Kanu auf dem Fluss.
niagara-lesson-cloud-hint = Steht das Wetter auf 0, fließt der Fluss nur ein Feld weit, in den rechten Arm.
niagara-lesson-cloud-done = Eine Einheit, in den rechten Arm: Dein Kanu blieb, wo es war.
niagara-lesson-ransom = Den Wasserfall hinunter
niagara-lesson-ransom-say = Eines deiner Kanus liegt im Becken, und seine Ladung ist verloren. Zu Beginn einer Runde kannst du es mit einem heimgebrachten Edelstein auslösen. Du brauchst fünf Farben oder vier gleiche, also zahle klug.
niagara-lesson-ransom-hint = Wähle den violetten Edelstein, davon hast du zwei, und drücke Ja.
niagara-lesson-ransom-done = Das Kanu ist wieder an Land, und der Edelstein liegt an seinem Fundort.
niagara-lesson-win = Das Ziel
niagara-lesson-win-say = Das Ziel sind vier Edelsteine einer Farbe, alle fünf Farben oder sieben beliebige. Wer es erreicht, beendet die Partie mit dieser Runde, und wer es zuerst erreicht, gewinnt. Dir fehlt eine Farbe, und deine Karte ist eine 6.
niagara-lesson-win-hint = Bring das Kanu mit dem rosa Edelstein an Land. Auch das andere Kanu muss fahren.
niagara-lesson-win-done = Alle fünf Farben: Du hast gewonnen. Nun spiel eine richtige Partie!

## Hilfe: das Ziel und die Arten von Zügen

niagara-goal =
    Bring Edelsteine heim: vier einer Farbe, je einen aller fünf Farben oder sieben beliebige.
    Deine Karte sagt, wie weit deine Kanus fahren; die niedrigste Karte treibt den Fluss.
    Ein Kanu, das den Wasserfall hinunterstürzt, verliert seine Edelsteine.
niagara-help-choose = Wähle geheim eine Karte für diese Runde.
niagara-help-pay = Zahle einen heimgebrachten Edelstein, um ein Kanu aus dem Becken auszulösen.
niagara-help-decline = Oder lass das Kanu im Becken.
niagara-help-weather = Verschiebe das Wetter eine Stufe hinauf oder hinunter.
niagara-help-paddle = Fahre auf ein Feld. Wer nicht anlegt, muss alle Punkte verbrauchen.
niagara-help-load = Lade für 2 Punkte einen Edelstein vom Ufer.
niagara-help-unload = Lade für 2 Punkte einen Edelstein aus.
niagara-help-moose = Nimm den Elch an Bord: 2 Punkte mehr.
niagara-help-steal = Stiehl einen Edelstein aus einem Kanu auf deinem Feld.
niagara-help-trade = Tausche mit Diamanten-Joe.
niagara-help-done = Oder beende es hier.

## Mehreres derselben Art in einem Satz

niagara-run-has-chosen = { $all ->
        [true] Alle haben eine Karte gewählt.
       *[false] { $every-seat } haben eine Karte gewählt.
    }
niagara-run-flowed = Der Fluss fließt, Einheit { $first-unit } bis { $unit } von { $flow }, zuerst in den { $first-arrow ->
        [L] linken
       *[R] rechten
    } Arm.

## Die Tagesaufgabe

niagara-day-line = Für alle derselbe Startplatz und derselbe Fluss. Zwei Bots fahren gegen dich und antworten auf gleiches Spiel mit gleichen Karten.
niagara-day-won = Gewonnen in { $turns ->
        [one] einer Runde
       *[other] { $turns } Runden
    }.
niagara-day-lost = Verloren nach { $turns ->
        [one] einer Runde
       *[other] { $turns } Runden
    }.
niagara-day-marks = Edelsteine
niagara-day-turns = Runden
niagara-day-good = Edelstein
niagara-day-bad = kein Edelstein
niagara-day-order = Siege in weniger Runden zuerst. Danach Niederlagen, der bessere Platz am Tisch zuerst. Dann zählen mehr Edelsteine, dann wertvollere; dann wer früher fertig war.

## Gründe für einen besseren Zug

niagara-reason-home = { $gems ->
        [one] Es bringt einen Edelstein mehr heim.
       *[other] Es bringt { $gems } Edelsteine mehr heim.
    }
niagara-reason-falls = Ein Kanu stürzt in { $best } % der Fälle den Wasserfall hinunter, nicht in { $made } %.
niagara-reason-aboard = { $gems ->
        [one] Ein Edelstein mehr ist an Bord.
       *[other] { $gems } Edelsteine mehr sind an Bord.
    }
niagara-reason-rounds = Von dort sind es etwa { $best } Runden bis zum Ende statt { $made }.
niagara-earned-five-colours = Fünf Farben
niagara-earned-five-colours-help = Gewinne mit einem Edelstein jeder Farbe.
niagara-earned-dry = Trockene Füße
niagara-earned-dry-help = Gewinne, ohne dass ein Kanu ins Becken fällt.
niagara-earned-phoenix = Aus dem Becken
niagara-earned-phoenix-help = Gewinne, obwohl ein Kanu von dir den Wasserfall hinunterging.
niagara-earned-both-home = Beide daheim
niagara-earned-both-home-help = Gewinne mit dem Zug, in dem deine beiden Kanus Edelsteine heimbringen.
niagara-earned-daring = Wagemut
niagara-earned-daring-help = Bring in einer Partie zwei rosa Edelsteine heim.
niagara-earned-thief = Flussdieb
niagara-earned-thief-help = Stiehl in einer Partie drei Edelsteine.
