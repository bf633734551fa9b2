# Shinsai-jima: Name, Optionen, Ereignisse, Ablehnungen, Anleitung. Plätze kommen als Namen, Schalter als true / false.

shinsai-jima-name = Shinsai-jima
shinsai-jima-tagline = Eine Insel zerfällt: klettern, schubsen, schleudern – und zum Hubschrauber

## Optionen

shinsai-jima-option-preset = Regeln im Ganzen
shinsai-jima-option-preset-help = Stellt mehrere Schalter auf einmal.
shinsai-jima-option-preset-expert = Experten: alles
shinsai-jima-option-preset-quiet = Ruhig: ohne Unterbrechen, Hammer, Wand, Boote, Katapult
shinsai-jima-option-preset-rated = Wertung: Experten ohne Katapult
shinsai-jima-option-preset-beginner = Einsteiger
shinsai-jima-option-team = Zu zweit im Team
shinsai-jima-option-team-help = Zu viert: zwei gegen zwei. Ab sechs wird immer in Teams gespielt.
shinsai-jima-option-ready_made = Fertige Insel
shinsai-jima-option-ready_made-help = Die Halle lost aus, wohin Würfel und Figuren kommen; das Spiel beginnt sofort. Eine Option der Halle, nicht der Anleitung.
shinsai-jima-option-ready_made-no = alle bauen selbst
shinsai-jima-option-ready_made-island = die Insel wird ausgelost
shinsai-jima-option-ready_made-all = Insel und Figuren werden ausgelost
shinsai-jima-option-boats = Boote
shinsai-jima-option-boats-help = Ein farbiger Würfel allein im Meer trägt eine Figur seiner Farbe je ein Feld weit.
shinsai-jima-option-hammer = Hammerschlag
shinsai-jima-option-hammer-help = Mit doppelter Kraft wirft ein geschwungener Gegenstand Figuren um.
shinsai-jima-option-slam = Gegen die Wand
shinsai-jima-option-slam-help = Mit doppelter Kraft kann eine geschwungene Figur gegen eine Wand geschlagen werden.
shinsai-jima-option-interrupts = Unterbrechen
shinsai-jima-option-interrupts-help = Ein Kraftchip kauft einen Zug vor dem eines anderen.
shinsai-jima-option-catapult = Katapult am Ende
shinsai-jima-option-catapult-help = Nach dem Ende schießen die Seiten Würfel auf die Insel, dann wird neu gewertet.
shinsai-jima-option-beginner = Einsteigerregeln
shinsai-jima-option-beginner-help = Ohne Blickrichtung, Schwingen, Chips, Unterbrechen, Boote und Punkte fürs Aushungern.
shinsai-jima-option-tsunami = Tsunami
shinsai-jima-option-tsunami-help = Bis zu viert: Vor jeder Runde muss ein unterster Würfel steigen, sonst wird er weggespült.
shinsai-jima-option-slaughter = Gemetzel (vom Autor gestrichen)
shinsai-jima-option-slaughter-help = Ebene 4 bringt zwei Punkte und die Figur verlässt das Spiel; vier Punkte gewinnen, drei Entkommene beenden es.
shinsai-jima-option-rockfall = Steinschlag (vom Autor gestrichen)
shinsai-jima-option-rockfall-help = In der Würfelphase darf ein Würfel auf jemanden fallen, der vor einer Figur zwei Ebenen tiefer steht.
shinsai-jima-option-extra_cubes = Mehr Würfel bei vielen Figuren
shinsai-jima-option-extra_cubes-help = Ab neun Spielerfiguren wird mit 14, 7 und 1 statt 11, 5 und 1 Würfeln gebaut.
shinsai-jima-option-rescue_vp = Punkte für Rettung
shinsai-jima-option-rescue_vp-help = Wer einen Gegner befreit, den eine andere Seite festgesetzt hat, bekommt einen Punkt.
shinsai-jima-option-swing_facing = Blick des Geschwungenen
shinsai-jima-option-swing_facing-help = Er dreht sich mit oder behält seine Himmelsrichtung.
shinsai-jima-option-swing_facing-rigid = dreht sich mit
shinsai-jima-option-swing_facing-compass = behält die Richtung
shinsai-jima-option-swing_after_push = Schwingen nach dem Schieben
shinsai-jima-option-swing_after_push-help = Was man gerade geschoben hat, darf man schwingen.
shinsai-jima-option-two_player_timeout = Zeitablauf zu zweit
shinsai-jima-option-two_player_timeout-help = Wenn zu zweit nichts mehr geht.
shinsai-jima-option-two_player_timeout-second_wins = der Zweite gewinnt
shinsai-jima-option-two_player_timeout-judgement = Höhe und Punkte entscheiden
shinsai-jima-option-cube_crush_corpse = Tote unter Würfeln
shinsai-jima-option-cube_crush_corpse-help = Ein Toter, den ein Würfel oder Toter erschlägt.
shinsai-jima-option-cube_crush_corpse-vanish = verschwindet
shinsai-jima-option-cube_crush_corpse-actor = geht an den, der es tat
shinsai-jima-option-eat_anytime = Jederzeit verspeisen
shinsai-jima-option-eat_anytime-help = Wer einen Toten verspeist, macht den Chip nicht nur in der Figurenphase bereit, sondern auch beim Unterbrechen, mit festsitzenden Figuren und vor dem Würfel.
shinsai-jima-option-native_chip = Chip der Einheimischen
shinsai-jima-option-native_chip-help = Der Kraftchip der Einheimischen am Anfang.
shinsai-jima-option-native_chip-used = verbraucht
shinsai-jima-option-native_chip-ready = bereit
shinsai-jima-option-native_hammer = Einheimische schlagen zu
shinsai-jima-option-native_hammer-help = Auch Einheimische mit doppelter Kraft dürfen umwerfen.
shinsai-jima-option-stunned_falls = Wie Betäubte fallen
shinsai-jima-option-stunned_falls-help = Eine betäubte Figur, die hinuntergestoßen wird.
shinsai-jima-option-stunned_falls-alive = wie Lebende
shinsai-jima-option-stunned_falls-corpse = wie ein Toter
shinsai-jima-option-stuck_at_start = Von Anfang an fest
shinsai-jima-option-stuck_at_start-help = Wann Figuren sterben, die von Anfang an nicht ziehen können.
shinsai-jima-option-stuck_at_start-first_check = wenn sie am Zug sind
shinsai-jima-option-stuck_at_start-at_once = sofort
shinsai-jima-style-beginner = Zum ersten Mal
shinsai-jima-style-beginner-help = Ohne Blickrichtung, Schwingen, Chips, Unterbrechen und Boote.
shinsai-jima-style-quiet = Ruhig
shinsai-jima-style-quiet-help = Ohne Unterbrechen, Hammerschlag, Wand, Boote und Katapult.
shinsai-jima-style-tsunami = Tsunami
shinsai-jima-style-tsunami-help = Bis zu vier: Jede Runde steigt ein unterster Würfel, oder er wird fortgespült.

## Wörter

shinsai-jima-side = { $side ->
        [N] die Einheimischen
       *[other] { $side }
    }
shinsai-jima-of-side = { $side ->
        [N] der Einheimischen
       *[other] von { $side }
    }
shinsai-jima-colour = { $colour ->
        [N] die Einheimischen
        [none] normal
       *[other] { $colour }
    }

## Ereignisse

shinsai-jima-event-built = { $seat } baut { $cell } auf Ebene { $height } aus.
shinsai-jima-event-placed = { $seat } stellt { $piece } auf { $cell }.
shinsai-jima-event-window-opened = { $again ->
        [true] { $seats }: Unterbricht noch jemand { $seat }?
       *[false] { $seats }: Unterbricht jemand { $seat }?
    }
shinsai-jima-event-answered = { $seat } hat geantwortet.
shinsai-jima-event-claimed = { $corpse ->
        [none] { $seat } unterbricht mit dem Chip!
       *[other] { $seat } isst { $corpse } und unterbricht!
    }
shinsai-jima-event-turn-began = { $kind ->
        [interrupt] { $seat } macht einen zusätzlichen Zug.
        [cubes] { $seat } hat keine Figur mehr und bewegt nur einen Würfel.
       *[normal] { $seat } ist am Zug.
    }
shinsai-jima-event-woke = { $piece } kommt auf { $cell } wieder zu sich.
shinsai-jima-event-starved = { $piece } sitzt auf { $cell } fest und verhungert.
shinsai-jima-event-rationed = { $seat } isst { $corpse }: In diesem Zug verhungert niemand.
shinsai-jima-event-saved = { $seat } will { $piece } mit Gewalt befreien.
shinsai-jima-event-selected = { $seat } zieht mit { $piece }.
shinsai-jima-event-surged = Urkraft! Der Chip { shinsai-jima-of-side } gibt Kraft { $power }.
shinsai-jima-event-boosted = { $corpse } wird verspeist: Kraft { $power }.
shinsai-jima-event-ate = { $corpse } wird verspeist: Der Chip { shinsai-jima-of-side } ist wieder bereit.
shinsai-jima-way = { $facing ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
shinsai-jima-event-rotated = { $piece } dreht sich nach { shinsai-jima-way }.
shinsai-jima-event-swung = { $cubes ->
        [0] { $piece } schwingt { $rider } herum.
       *[other] { $rider ->
            [none] { $piece } schwingt { $cubes ->
                [one] einen Würfel
               *[other] { $cubes } Würfel
            } herum.
           *[other] { $piece } schwingt { $cubes ->
                [one] einen Würfel
               *[other] { $cubes } Würfel
            } samt { $rider } herum.
        }
    }
shinsai-jima-event-stunned = { $slam ->
        [true] { $piece } wird gegen die Wand geschlagen und liegt betäubt.
       *[false] { $piece } wird umgehauen und liegt betäubt.
    }
shinsai-jima-event-walked = { $kind ->
        [jump] { $piece } springt von { $start } nach { $cell }.
        [push] { $piece } rückt nach { $cell } vor.
        [press] { $piece } wirft sich von { $start } auf { $cell } hinunter!
        [leap] { $piece } springt von { $start } nach { $cell } hinunter.
        [sail] { $piece } segelt von { $start } nach { $cell }.
       *[walk] { $piece } geht von { $start } nach { $cell }.
    }
shinsai-jima-event-pushed = { $piece } schiebt, was auf { $cells } steht, nach { shinsai-jima-way }.
shinsai-jima-event-fell = { $levels ->
        [one] { $piece } kommt eine Ebene tiefer auf { $cell } zu stehen.
       *[other] { $piece } fällt { $levels } Ebenen tief auf { $cell }.
    }
shinsai-jima-event-crushed = { $what ->
        [cube] Ein Würfel fällt auf { $piece } auf { $cell }.
        [corpse] Ein Toter fällt auf { $piece } auf { $cell }.
       *[piece] Jemand fällt auf { $piece } auf { $cell }.
    }
shinsai-jima-event-drowned = { $cell ->
        [none] { $piece } stürzt über den Rand ins Meer und versinkt.
       *[other] { $piece } stürzt auf { $cell } ins Meer und versinkt.
    }
shinsai-jima-event-sank = { $cubes ->
        [one] Ein Würfel versinkt.
       *[other] { $cubes } Würfel versinken.
    }
shinsai-jima-event-floated = Der farbige Würfel { shinsai-jima-of-side } schwimmt auf { $cell }.
shinsai-jima-event-killed = { $clause ->
        [SJ-D1] { $piece } stirbt beim Sturz.
        [SJ-W2] { $piece } ertrinkt.
        [SJ-D6] { $piece } wird plattgedrückt.
        [SJ-F7] { $piece } wacht nicht mehr auf.
       *[other] { $piece } wird erschlagen.
    }
shinsai-jima-event-secured = { $inherited ->
        [true] Auch der tote { $corpse } geht an { shinsai-jima-side }.
       *[false] { $side ->
            [N] Die Einheimischen nehmen
           *[other] { $side } nimmt
        } den toten { $corpse }.
    }
shinsai-jima-event-cushioned = { $piece } landet weich auf dem toten { $corpse }, der damit verbraucht ist.
shinsai-jima-event-scored = { $side ->
        [N] Die Einheimischen
       *[other] { $side }
    }: +{ $points }{ $why ->
        [kill] {" "}für den Treffer.
        [starved] , andere sind verhungert.
        [rescue] {" "}für die Rettung.
       *[escape] {" "}fürs Entkommen.
    }
shinsai-jima-event-escaped = { $piece } wird ausgeflogen!
shinsai-jima-event-cube-moved = { $seat } setzt einen Würfel von { $start } nach { $cell }, Ebene { $height }.
shinsai-jima-event-colour-placed = { $seat } setzt den farbigen Würfel { shinsai-jima-of-side } auf { $cell }, Ebene { $height }.
shinsai-jima-event-rockfell = { $seat } lässt einen Würfel von { $start } vor { $piece } auf { $cell } fallen.
shinsai-jima-event-wiped = Der Tsunami spült den obersten Würfel von { $cell } weg.
shinsai-jima-event-stuck = { $side ->
        [none] { $piece } sitzt von Anfang an fest.
       *[other] { $piece } sitzt fest; Urheber: { shinsai-jima-side }.
    }
shinsai-jima-event-freed = { $piece } kann wieder ziehen.
shinsai-jima-event-ended = { $clause ->
        [SJ-V1] { $winners } – Ebene 4 erreicht: gerettet.
        [SJ-V2] { $winners } – Genug Punkte.
        [SJ-V3] { $winners } – Die letzte lebende Seite.
        [SJ-V4] { $winners } – Zeitablauf: nichts Niedriges ist mehr frei, oder kein Würfel kann steigen.
        [SJ-V5] { $winners } – Niemand hat überlebt.
        [SJ-V6] { $winners } – 300 Züge sind vorbei.
       *[SJ-O6] { $winners } – Drei Figuren sind entkommen.
    }
shinsai-jima-event-shots-began = { $shots ->
        [one] Die Insel bricht aus: ein Schuss für { shinsai-jima-side }, Platz { $rank }.
       *[other] Die Insel bricht aus: { $shots } Schüsse für { shinsai-jima-side }, Platz { $rank }.
    }
shinsai-jima-event-loaded = { $cell ->
        [none] { $seat } lädt den farbigen Würfel.
       *[other] { $seat } lädt einen Würfel von { $cell }.
    }
shinsai-jima-event-fired = { $projectiles ->
        [one] { $seat } schießt auf { $cell }.
       *[other] { $seat } schießt { $projectiles } Würfel auf { $cell }.
    }
shinsai-jima-event-flew = { $end ->
        [body] Volltreffer auf { $cell }!
        [side] Der Turm auf { $cell } ist getroffen, seine Spitze fliegt weiter.
        [shattered] Der Würfel zerschellt am Turm auf { $cell }.
        [rests] Der Würfel bleibt auf { $cell } liegen.
        [floats] Der farbige Würfel schwimmt auf { $cell }.
        [lost] Der Würfel prallt von { $cell } ab und ist verloren.
        [sea] Der Würfel klatscht auf { $cell } ins Meer.
       *[wide] Der Würfel fliegt weit daneben.
    }
shinsai-jima-event-struck = { $piece } wird von der Insel geschossen und geht an { shinsai-jima-side }.
shinsai-jima-event-judged = { $changed ->
        [true] Nach dem Katapult gewinnt { $winners }.
       *[false] Nichts getroffen: { $winners } bleibt auf Platz eins.
    }

## Wie es endete

shinsai-jima-outcome-SJ-V1 = Ebene 4 erreicht: gerettet
shinsai-jima-outcome-SJ-V2 = Genug Punkte
shinsai-jima-outcome-SJ-V3 = Die letzte lebende Seite
shinsai-jima-outcome-SJ-V4 = Zeitablauf: nichts Niedriges ist mehr frei, oder kein Würfel kann steigen
shinsai-jima-outcome-SJ-V5 = Niemand hat überlebt
shinsai-jima-outcome-SJ-V6 = 300 Züge sind vorbei
shinsai-jima-outcome-SJ-O6 = Drei Figuren sind entkommen
shinsai-jima-outcome-SJ-CA10 = Nach dem Katapult neu gewertet
shinsai-jima-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
shinsai-jima-order = Nach dem Sieg zählt zuerst, wie hoch die Figuren stehen, dann erst die Punkte: Tote kommen zuletzt.

## Ablehnungen

shinsai-jima-refusal-game-over = Dieses Spiel ist vorbei.
shinsai-jima-refusal-in-the-air = Ein Geschoss ist noch in der Luft.
shinsai-jima-refusal-hall-builds = Die Halle lost gerade die Insel aus.
shinsai-jima-refusal-not-your-turn = Du bist nicht am Zug.
shinsai-jima-refusal-unknown-move = Das ist kein Zug in Shinsai-jima.
shinsai-jima-refusal-wrong-phase = { $phase ->
        [build] Die Insel wird noch gebaut.
        [place] Die Figuren werden noch aufgestellt.
        [native] Die Einheimischen werden noch aufgestellt.
        [tsunami] Erst kommt der Tsunami.
        [survival] Erst entscheiden, was aus den Festsitzenden wird.
        [piece] Erst die Figur, dann der Würfel.
        [cube] Jetzt muss ein Würfel bewegt werden.
        [load] Jetzt wird das Katapult geladen.
        [aim] Jetzt wird gezielt.
       *[over] Jetzt nicht.
    }
shinsai-jima-refusal-not-asked = Du wirst jetzt nicht gefragt: direkt nach dem eigenen Zug, ohne lebende Figur oder ohne Chip kann man nicht unterbrechen.
shinsai-jima-refusal-already-answered = Du hast schon geantwortet.
shinsai-jima-refusal-answer-first = Sag erst, ob du unterbrichst.
shinsai-jima-refusal-chip-is-ready = Der Chip ist bereit: Niemand muss verspeist werden.
shinsai-jima-refusal-eat-first = Dein Chip ist verbraucht: Erst muss ein Toter deiner Seite verspeist werden.
shinsai-jima-refusal-mate-claims-first = Jemand von deiner Seite will gerade mit eurem gemeinsamen Vorrat unterbrechen: Vorher wird nichts verspeist.
shinsai-jima-refusal-corpse-claimed = { $piece } verspeist schon jemand von deiner Seite, um zu unterbrechen.
shinsai-jima-refusal-chip-claimed = Wer mit dir spielt, unterbricht schon mit dem Chip: Erst muss ein Toter deiner Seite verspeist werden.
shinsai-jima-refusal-wrong-pile = Der laufende Vorrat kommt auf Stapel der Höhe { $height }.
shinsai-jima-refusal-occupied = Auf { $cells } ist jemand.
shinsai-jima-refusal-sea = { $cells-count ->
        [0] Dort ist offenes Meer.
       *[other] { $cells } ist Meer.
    }
shinsai-jima-refusal-too-high = { $cells } ist zu hoch.
shinsai-jima-refusal-too-low = { $cells } ist zu niedrig.
shinsai-jima-refusal-no-facing = Bei den Einsteigerregeln gibt es keine Blickrichtung.
shinsai-jima-refusal-put-first = Erst muss der Würfel von { $cells } abgesetzt werden.
shinsai-jima-refusal-take-first = Nimm erst einen Würfel.
shinsai-jima-refusal-not-lowest = { $cells } gehört nicht zu den niedrigsten Stapeln.
shinsai-jima-refusal-can-still-rise = Ein unterster Würfel kann noch steigen, darum wird keiner weggespült.
shinsai-jima-refusal-nowhere-higher = Der Würfel von { $cells } kann nirgends höher hin.
shinsai-jima-refusal-coloured-stays = Der Tsunami hebt nur normale Würfel, und auf { $cells } liegt oben ein farbiger.
shinsai-jima-refusal-too-many-fifths = Keine weiteren Fünfer: Es gibt schon { $cells }.
shinsai-jima-refusal-not-held = Deine Seite besitzt { $piece } nicht.
shinsai-jima-refusal-another-alike = Tote einer Farbe sind gleich: Nimm den ersten davon.
shinsai-jima-refusal-not-stuck = { $piece } sitzt nicht fest.
shinsai-jima-refusal-cannot-be-saved = Nichts, was deine Seite hat, kann { $piece } befreien.
shinsai-jima-refusal-choose-piece-first = Wähle erst eine Figur.
shinsai-jima-refusal-one-piece-only = Nur eine Figur je Zug: Diesmal ist es { $piece }.
shinsai-jima-refusal-not-your-piece = { $piece } gehört dir nicht.
shinsai-jima-refusal-not-on-its-feet = { $piece } steht nicht auf den Beinen.
shinsai-jima-refusal-no-advance-left = Dann könnte { $piece } nicht mehr vorrücken, und das muss sein.
shinsai-jima-refusal-advance-first = Erst muss die Figur vorrücken.
shinsai-jima-refusal-already-advanced = Die Figur ist schon vorgerückt.
shinsai-jima-refusal-already-turned = Die Figur hat sich schon gedreht.
shinsai-jima-refusal-same-facing = Die Figur schaut schon dorthin.
shinsai-jima-refusal-name-the-way = Bei den Einsteigerregeln sagt man, wohin die Figur geht.
shinsai-jima-refusal-only-ahead = Eine Figur rückt nur in Blickrichtung vor.
shinsai-jima-refusal-no-chips = Bei den Einsteigerregeln gibt es keine Kraftchips.
shinsai-jima-refusal-not-your-chip = Dieser Chip dient der Figur nicht.
shinsai-jima-refusal-already-surged = Doppelte Kraft wirkt schon: Tote verstärken sie weiter.
shinsai-jima-refusal-no-chip = Der Chip ist verbraucht.
shinsai-jima-refusal-surge-first = Vor der Steigerung kommt die doppelte Kraft.
shinsai-jima-refusal-swing-before-advance = Geschwungen wird vor dem Vorrücken, mit dem, was zu Beginn vorn stand.
shinsai-jima-refusal-nothing-there = Auf dieser Ebene ist dort nichts.
shinsai-jima-refusal-foreign-colour = Diesen farbigen Würfel darfst du nicht anfassen.
shinsai-jima-refusal-blocked-behind = Dahinter oder darauf steht etwas. Es braucht Kraft { $power }.
shinsai-jima-refusal-resists = Sie schaut her und stemmt sich dagegen. Es braucht Kraft { $power }.
shinsai-jima-refusal-needs-power = Es braucht Kraft { $power }.
shinsai-jima-refusal-overboard = Ein farbiger Würfel darf nicht über den Rand.
shinsai-jima-refusal-sweep-blocked = { $cells } ist dem Schwung im Weg.
shinsai-jima-refusal-no-wall = Da ist keine Wand zum Dagegenschlagen.
shinsai-jima-refusal-turn-further = Die Figur dreht sich mindestens so weit wie das Geschwungene.
shinsai-jima-refusal-standing-piece = Auf { $cells } steht jemand.
shinsai-jima-refusal-in-the-way = { $cells } ist zu hoch zum Überspringen.
shinsai-jima-refusal-too-shallow = Dafür muss es zwei Ebenen oder mehr hinuntergehen.
shinsai-jima-refusal-no-corpse = Ohne einen Toten zum Landen wäre der Sprung tödlich.
shinsai-jima-refusal-no-boat = Die Figur steht auf keinem Boot ihrer Farbe.
shinsai-jima-refusal-no-sea = Ein Boot fährt nur auf dem Meer.
shinsai-jima-refusal-move-a-native-first = Der Würfel der Einheimischen dient nur dem, der in diesem Zug einen von ihnen bewegt hat.
shinsai-jima-refusal-not-in-hand = Dieser farbige Würfel ist nicht mehr auf der Hand.
shinsai-jima-refusal-own-colour-first = Kein Würfel kann steigen: Jetzt muss der eigene farbige gesetzt werden.
shinsai-jima-refusal-no-rockfall = Steinschlag ist nicht im Spiel.
shinsai-jima-refusal-nobody-below = Vor { $piece } ist zwei Ebenen tiefer niemand.
shinsai-jima-refusal-enough-loaded = Für mehr Schüsse reicht es nicht.
shinsai-jima-refusal-load-first = Lade erst etwas.
shinsai-jima-refusal-shoot-once = Mindestens ein Schuss muss sein.
shinsai-jima-refusal-shoot-what-is-loaded = Was geladen ist, muss geschossen werden.
shinsai-jima-refusal-out-of-range = Die Kraft reicht von { $nearest } bis sechs mehr.
shinsai-jima-refusal-no-draw-now = Jetzt ist nichts zu ziehen.
shinsai-jima-refusal-not-a-place = Das kann hier nicht gezogen werden.
shinsai-jima-refusal-not-a-roll = Das ist kein Wurf mit vier Würfeln.

## Spielanleitung

shinsai-jima-how-goal = Bring als Erste eine Figur auf Ebene 4, sammle die Punkte oder überlebe alle.
shinsai-jima-how-piece = Im Zug rückt eine Figur vor: ein Schritt oder Sprung in Blickrichtung, eine Ebene auf oder ab. Davor oder danach darf sie sich einmal drehen.
shinsai-jima-how-push = Was auf gleicher Ebene vorn steht, lässt sich schieben oder herumschwingen. Wer zwei Ebenen oder ins Meer fällt, stirbt; das bringt einen Punkt, ein Toter in deiner Hand auch.
shinsai-jima-how-cube = Dann muss ein Würfel höher wandern, als er lag. Niedriges Land verschwindet, und wo der letzte Würfel geht, ist Meer.
shinsai-jima-how-stuck = Wer am Zug nicht ziehen kann, verhungert, und alle anderen bekommen einen Punkt.
shinsai-jima-how-surge = Der Kraftchip verdoppelt für einen Zug deine Stärke oder kauft einen Zug vor dem eines anderen. Für mehr kann man Tote verspeisen.

## Züge, wie ein Hinweis sie nennt

shinsai-jima-move-build = Auf { $cell } bauen
shinsai-jima-move-place = Eine Figur auf { $cell }, Blick nach { shinsai-jima-way }
shinsai-jima-move-wipe = Einen Würfel von { $cell } wegspülen
shinsai-jima-move-pass = Nicht unterbrechen
shinsai-jima-move-interrupt = { $corpse ->
        [none] Unterbrechen
       *[other] Unterbrechen und dafür { $corpse } verspeisen
    }
shinsai-jima-move-die = Die Festsitzenden verhungern lassen
shinsai-jima-move-ration = { $corpse } verspeisen
shinsai-jima-move-save = { $piece } befreien
shinsai-jima-move-select = Mit { $piece } ziehen
shinsai-jima-move-surge = { $side ->
        [N] Kraftchip der Einheimischen nutzen
       *[other] Kraftchip nutzen
    }
shinsai-jima-move-boost = { $corpse } verspeisen, mehr Kraft
shinsai-jima-move-eat = { $corpse } verspeisen, Chip bereit
shinsai-jima-move-rotate = Nach { shinsai-jima-way } drehen
shinsai-jima-move-swing = { $turn ->
        [cw] Im Uhrzeigersinn schwingen, { $quarters ->
            [1] ein Viertel
           *[other] { $quarters } Viertel
        }
       *[ccw] Gegen den Uhrzeigersinn schwingen, { $quarters ->
            [1] ein Viertel
           *[other] { $quarters } Viertel
        }
    }{ $slam ->
        [true] , gegen die Wand
       *[false] {""}
    }, am Ende Blick nach { shinsai-jima-way }
shinsai-jima-move-advance = { $kind ->
        [jump] Springen
        [push] Schieben
        [press] Draufspringen
        [leap] Hinunterspringen
        [sail] Segeln
       *[walk] Gehen
    }{ $distance ->
        [1] {""}
       *[other] , { $distance } Felder
    }{ $facing ->
        [none] {""}
       *[other] {" "}nach { shinsai-jima-way }
    }
shinsai-jima-move-done = Figurenphase beenden
shinsai-jima-move-take = Einen Würfel von { $cell } nehmen
shinsai-jima-move-put = Auf { $cell } setzen
shinsai-jima-move-colour = { $side ->
        [N] Würfel der Einheimischen auf { $cell }
       *[other] Farbigen Würfel auf { $cell }
    }
shinsai-jima-move-rockfall = Steinschlag vor { $piece }, von { $source }
shinsai-jima-move-load = Einen Würfel von { $cell } laden
shinsai-jima-move-load-hand = Den farbigen Würfel laden
shinsai-jima-move-aim = Zielen
shinsai-jima-move-stop = Nicht mehr schießen
shinsai-jima-move-fire = Von { $edge ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    } aus auf Bahn { $lane } mit Kraft { $power } schießen

## Lektionen

shinsai-jima-lesson-climb = Klettern
shinsai-jima-lesson-climb-say = Der Hubschrauber landet nur auf Stufe 4, also geht alles nach oben. Eine Figur geht ein Feld dorthin, wohin sie blickt, und steigt höchstens eine Stufe auf oder ab. Wähle deine Figur, dann die Stufe daneben; am Ende steigt noch irgendein Würfel.
shinsai-jima-lesson-climb-hint = Wähle A1, dann d4, dann „Gehen“. Dann „Weiter zu den Würfeln“, nimm einen und lege ihn auf einen mindestens gleich hohen Stapel.
shinsai-jima-lesson-climb-done = Hinauf! Und auch der Würfel, den du bewegst, kann immer nur steigen.
shinsai-jima-lesson-turn = Drehen
shinsai-jima-lesson-turn-say = Der höhere Grund liegt hinter dir. Einmal im Zug darf sich die Figur drehen, vor oder nach dem Schritt.
shinsai-jima-lesson-turn-hint = Drehe nach Westen und gehe nach c4.
shinsai-jima-lesson-turn-done = Eine Drehung und ein Schritt: das ist der ganze Zug einer Figur.
shinsai-jima-lesson-jump = Springen
shinsai-jima-lesson-jump-say = Vor dir liegt Wasser. Eine Figur kann ein Feld überspringen, wenn das Hindernis nicht zu hoch ist und sie höchstens eine Stufe höher oder tiefer landet.
shinsai-jima-lesson-jump-hint = Wähle e4, jenseits des Wassers.
shinsai-jima-lesson-jump-done = So kommt man über Wasser, über eine Stufe und über Leute.
shinsai-jima-lesson-push = Schieben
shinsai-jima-lesson-push-say = Was auf deiner Höhe vor dir steht, lässt sich schieben: hier ein Würfel, und dort, wohin er fällt, steht jemand.
shinsai-jima-lesson-push-hint = Schiebe den Würfel auf d4.
shinsai-jima-lesson-push-done = Erschlagen. Ein toter Gegner ist ein Punkt.
shinsai-jima-lesson-drown = Ins Meer
shinsai-jima-lesson-drown-say = Jemand steht am Rand und blickt dich nicht an, leistet also keinen Widerstand.
shinsai-jima-lesson-drown-hint = Schiebe, wer auf g4 steht.
shinsai-jima-lesson-drown-done = Ertrunken: ein Punkt, aber kein Leichnam.
shinsai-jima-lesson-secure = Einen Leichnam bergen
shinsai-jima-lesson-secure-say = Eine Stufe tiefer liegt ein Leichnam. Wer darauf tritt, nimmt ihn mit; ein gegnerischer zählt einen Punkt, solange du ihn hast.
shinsai-jima-lesson-secure-hint = Gehe nach d4.
shinsai-jima-lesson-secure-done = Er dämpft einen Sturz, nährt dich, wenn du festsitzt, oder verdoppelt deine Kraft. Behalten zählt er.
shinsai-jima-lesson-press = Bodypress
shinsai-jima-lesson-press-say = Aus zwei Stufen Höhe oder mehr darfst du dich auf jemanden werfen.
shinsai-jima-lesson-press-hint = Wähle d4, zwei Stufen unter dir.
shinsai-jima-lesson-press-done = Ein Punkt fürs Töten, einer für den Leichnam.
shinsai-jima-lesson-swing = Riesenschwung
shinsai-jima-lesson-swing-say = Wer sich dreht, kann herumschleudern, was vor ihm steht. Im Norden ist das Meer.
shinsai-jima-lesson-swing-hint = Wähle „Riesenschwung“, dann b1, und blicke am Ende nach Süden.
shinsai-jima-lesson-swing-done = Ins Meer geschleudert. Vergiss nicht: danach musst du noch vorrücken.
shinsai-jima-lesson-surge = Bärenkraft
shinsai-jima-lesson-surge-say = Dieser hier blickt dich an und stemmt sich dagegen. Einmal verdoppelt der Chip deine Kraft.
shinsai-jima-lesson-surge-hint = Nutze die Bärenkraft, dann schiebe.
shinsai-jima-lesson-surge-done = Nur ein Leichnam macht den Chip wieder bereit.
shinsai-jima-lesson-rescue = Der Hubschrauber
shinsai-jima-lesson-rescue-say = Wer Stufe 4 erreicht, gewinnt sofort.
shinsai-jima-lesson-rescue-hint = Gehe nach d4.
shinsai-jima-lesson-rescue-done = Gerettet! Hüte dich davor, festzusitzen: wer sich zu Beginn seines Zuges nicht rühren kann, verhungert.

## Hilfe: das Ziel und die Arten von Zügen

shinsai-jima-goal =
    Bring eine Figur auf Ebene 4, sammle die Punkte oder überlebe alle.
    Im Zug rückt eine Figur vor, dann wandert ein Würfel höher.
    Wer nicht ziehen kann, verhungert; wer zwei Ebenen tief oder ins Meer fällt, stirbt.
shinsai-jima-help-build = Baue ein Feld der Insel auf.
shinsai-jima-help-place = Stell eine Figur auf ein freies Feld.
shinsai-jima-help-wipe = Wähle das Feld, von dem der Tsunami nimmt.
shinsai-jima-help-pass = Lass dem anderen den Zug.
shinsai-jima-help-interrupt = Unterbrich: Dein Zug kommt zuerst.
shinsai-jima-help-die = Lass die Eingeschlossenen verhungern.
shinsai-jima-help-ration = Verzehre einen Toten: Diesen Zug verhungert niemand.
shinsai-jima-help-save = Befreie eine Eingeschlossene mit Gewalt.
shinsai-jima-help-select = Wähle, wer zieht: eine eigene Figur oder ein Einheimischer.
shinsai-jima-help-surge = Nutze den Kraftchip: doppelte Kraft in diesem Zug.
shinsai-jima-help-boost = Verzehre einen Toten für noch mehr Kraft.
shinsai-jima-help-eat = Verzehre einen Toten: Der Chip ist wieder bereit.
shinsai-jima-help-rotate = Dreh die Figur, einmal je Zug.
shinsai-jima-help-swing = Schwing herum, was vor der Figur steht.
shinsai-jima-help-advance = Rücke vor: mit einem Schritt, einem Sprung oder schiebend.
shinsai-jima-help-done = Beende die Bewegung dieser Figur.
shinsai-jima-help-take = Nimm den obersten Würfel eines Feldes.
shinsai-jima-help-put = Leg den Würfel höher, als er lag.
shinsai-jima-help-colour = Setz einen farbigen Würfel aus der Hand.
shinsai-jima-help-rockfall = Wirf einen Würfel auf jemanden darunter.
shinsai-jima-help-load = Lade einen Würfel ins Katapult.
shinsai-jima-help-load-hand = Lade den farbigen Würfel aus der Hand.
shinsai-jima-help-aim = Weiter zum Zielen.
shinsai-jima-help-stop = Schieß nicht mehr.
shinsai-jima-help-fire = Wähle Rand, Bahn und Stärke, und schieß.

## Mehreres derselben Art in einem Satz

shinsai-jima-run-answered = { $every-seat } haben geantwortet.
shinsai-jima-run-built = { $every-seat-count ->
        [1] { $seat } baut { $every-cell } auf.
       *[other] { $every-seat } bauen { $every-cell } auf.
    }
