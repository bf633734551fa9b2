# Shinsai-jima: Name, Optionen, Ereignisse, Ablehnungen, Anleitung. Plätze kommen als Namen, Schalter als true / false.

shinsai-jima-name = Shinsai-jima
shinsai-jima-tagline = Eine Insel zerfällt: klettern, schieben, schwingen – und zum Hubschrauber

## Optionen

shinsai-jima-option-preset = Regeln im Ganzen
shinsai-jima-option-preset-help = Stellt mehrere Optionen auf einmal. Sie gehen einzeln gewählten vor.
shinsai-jima-option-preset-expert = Experten: alles
shinsai-jima-option-preset-quiet = Ruhig: ohne Unterbrechungen, Hammerschlag, Wandschlag, Boote, Katapult
shinsai-jima-option-preset-rated = Wertung: Experten ohne Katapult
shinsai-jima-option-preset-beginner = Einsteiger
shinsai-jima-option-team = Zweierteams
shinsai-jima-option-team-help = Zu viert: zwei gegen zwei. Ab sechs wird immer in Teams gespielt.
shinsai-jima-option-ready_made = Fertige Insel
shinsai-jima-option-ready_made-help = Die Halle lost aus, wohin Würfel und Figuren kommen; die Partie beginnt sofort. Eine Option der Halle, nicht der Anleitung.
shinsai-jima-option-ready_made-no = alle bauen selbst
shinsai-jima-option-ready_made-island = die Insel wird ausgelost
shinsai-jima-option-ready_made-all = Insel und Figuren werden ausgelost
shinsai-jima-option-boats = Boote
shinsai-jima-option-boats-help = Ein farbiger Würfel allein im Meer trägt eine Figur seiner Farbe je ein Feld weit.
shinsai-jima-option-hammer = Hammerschlag
shinsai-jima-option-hammer-help = Mit doppelter Kraft wirft das, was herumgeschwungen wird, Figuren um.
shinsai-jima-option-slam = Wandschlag
shinsai-jima-option-slam-help = Mit doppelter Kraft kannst du eine herumgeschwungene Figur gegen eine Wand schlagen.
shinsai-jima-option-interrupts = Unterbrechungen
shinsai-jima-option-interrupts-help = Ein Kraftchip kauft dir einen Zug vor dem eines anderen.
shinsai-jima-option-catapult = Katapult am Ende
shinsai-jima-option-catapult-help = Nach der Partie schießen die Seiten Würfel auf die Insel, dann wird neu gewertet.
shinsai-jima-option-beginner = Einsteigerregeln
shinsai-jima-option-beginner-help = Ohne Blickrichtung, Schwingen, Chips, Unterbrechungen, Boote und Punkte fürs Festsetzen.
shinsai-jima-option-tsunami = Tsunami
shinsai-jima-option-tsunami-help = Bis zu viert: Vor jeder Runde muss ein unterster Würfel steigen, sonst wird er weggespült.
shinsai-jima-option-slaughter = Gemetzel (vom Autor gestrichen)
shinsai-jima-option-slaughter-help = Ebene 4 bringt zwei Punkte, und die Figur verlässt die Insel; vier Punkte gewinnen, drei entkommene Figuren beenden die Partie.
shinsai-jima-option-rockfall = Steinschlag (vom Autor gestrichen)
shinsai-jima-option-rockfall-help = In der Würfelphase darf ein Würfel auf jemanden fallen, der vor einer Figur zwei Ebenen tiefer ist.
shinsai-jima-option-extra_cubes = Mehr Würfel bei vielen Figuren
shinsai-jima-option-extra_cubes-help = Ab neun Figuren der Mitspielenden wird mit 14, 7 und 1 statt 11, 5 und 1 Würfeln gebaut.
shinsai-jima-option-rescue_vp = Punkte für Rettung
shinsai-jima-option-rescue_vp-help = Wer einen Gegner befreit, der durch eine andere Seite festsitzt, bekommt einen Punkt.
shinsai-jima-option-swing_facing = Blick der geschwungenen Figur
shinsai-jima-option-swing_facing-help = Sie dreht sich mit oder behält ihre Himmelsrichtung.
shinsai-jima-option-swing_facing-rigid = dreht sich mit
shinsai-jima-option-swing_facing-compass = behält die Richtung
shinsai-jima-option-swing_after_push = Schwingen nach dem Schieben
shinsai-jima-option-swing_after_push-help = Was eine Figur gerade geschoben hat, darf sie schwingen.
shinsai-jima-option-two_player_timeout = Stillstand zu zweit
shinsai-jima-option-two_player_timeout-help = Wenn zu zweit die Partie durch Stillstand endet.
shinsai-jima-option-two_player_timeout-second_wins = der zweite Platz gewinnt
shinsai-jima-option-two_player_timeout-judgement = Höhe und Punkte entscheiden
shinsai-jima-option-cube_crush_corpse = Leichen unter Würfeln
shinsai-jima-option-cube_crush_corpse-help = Die Leiche einer Figur, die ein Würfel oder eine Leiche erschlägt.
shinsai-jima-option-cube_crush_corpse-vanish = verschwindet
shinsai-jima-option-cube_crush_corpse-actor = geht an die Seite am Zug
shinsai-jima-option-eat_anytime = Jederzeit verspeisen
shinsai-jima-option-eat_anytime-help = Eine verspeiste Leiche macht den Chip nicht nur in der Figurenphase bereit, sondern auch bei der Frage nach Unterbrechungen, wenn deine Figuren festsitzen und bevor du einen Würfel bewegst.
shinsai-jima-option-native_chip = Chip der Einheimischen
shinsai-jima-option-native_chip-help = Der Kraftchip der Einheimischen am Anfang.
shinsai-jima-option-native_chip-used = verbraucht
shinsai-jima-option-native_chip-ready = bereit
shinsai-jima-option-native_hammer = Einheimische schlagen zu
shinsai-jima-option-native_hammer-help = Auch Einheimische mit doppelter Kraft beherrschen Hammerschlag und Wandschlag.
shinsai-jima-option-stunned_falls = Wie Betäubte fallen
shinsai-jima-option-stunned_falls-help = Wenn eine betäubte Figur hinuntergeschoben oder -geschwungen wird.
shinsai-jima-option-stunned_falls-alive = wie Lebende
shinsai-jima-option-stunned_falls-corpse = wie Leichen
shinsai-jima-option-stuck_at_start = Von Anfang an fest
shinsai-jima-option-stuck_at_start-help = Wann Figuren sterben, die von Anfang an festsitzen.
shinsai-jima-option-stuck_at_start-first_check = wenn sie am Zug sind
shinsai-jima-option-stuck_at_start-at_once = sofort
shinsai-jima-style-beginner = Zum ersten Mal
shinsai-jima-style-beginner-help = Ohne Blickrichtung, Schwingen, Chips, Unterbrechungen und Boote.
shinsai-jima-style-quiet = Ruhig
shinsai-jima-style-quiet-help = Ohne Unterbrechungen, Hammerschlag, Wandschlag, Boote und Katapult.
shinsai-jima-style-tsunami = Tsunami
shinsai-jima-style-tsunami-help = Bis zu viert: Jede Runde steigt ein unterster Würfel, oder er wird weggespült.

## Wörter

shinsai-jima-side = { $side ->
        [N] die Einheimischen
       *[other] Seite { $side }
    }
shinsai-jima-of-side = { $side ->
        [N] der Einheimischen
       *[other] der Seite { $side }
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
        [none] { $seat } unterbricht mit dem Kraftchip!
       *[other] { $seat } verspeist die Leiche von { $corpse } und unterbricht!
    }
shinsai-jima-event-turn-began = { $kind ->
        [interrupt] { $seat } macht einen Zug durch Unterbrechung.
        [cubes] { $seat } hat keine Figur mehr und bewegt nur einen Würfel.
       *[normal] { $seat } ist am Zug.
    }
shinsai-jima-event-woke = { $piece } wacht auf { $cell } wieder auf.
shinsai-jima-event-starved = { $piece } sitzt auf { $cell } fest und verhungert.
shinsai-jima-event-rationed = { $seat } verspeist die Leiche von { $corpse }: In diesem Zug verhungert niemand.
shinsai-jima-event-saved = { $seat } rettet { $piece }.
shinsai-jima-event-selected = { $seat } zieht mit { $piece }.
shinsai-jima-event-surged = Doppelte Kraft! Der Chip { shinsai-jima-of-side } gibt Kraft { $power }.
shinsai-jima-event-boosted = Die Leiche von { $corpse } wird verspeist: Kraft { $power }.
shinsai-jima-event-ate = Die Leiche von { $corpse } wird verspeist: Der Chip { shinsai-jima-of-side } ist wieder bereit.
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
        [true] { $piece } wird gegen die Wand geschlagen und liegt betäubt da.
       *[false] { $piece } wird umgehauen und liegt betäubt da.
    }
shinsai-jima-event-walked = { $kind ->
        [jump] { $piece } springt von { $start } nach { $cell }.
        [push] { $piece } rückt nach { $cell } vor.
        [press] { $piece } springt von { $start } auf { $cell }, mitten drauf!
        [leap] { $piece } springt von { $start } nach { $cell } hinunter.
        [sail] { $piece } fährt mit dem Boot von { $start } nach { $cell }.
       *[walk] { $piece } geht von { $start } nach { $cell }.
    }
shinsai-jima-event-pushed = { $piece } schiebt, was auf { $cells } ist, nach { shinsai-jima-way }.
shinsai-jima-event-fell = { $levels ->
        [one] { $piece } fällt eine Ebene tief auf { $cell }.
       *[other] { $piece } fällt { $levels } Ebenen tief auf { $cell }.
    }
shinsai-jima-event-crushed = { $what ->
        [cube] Auf { $cell } fällt ein Würfel auf { $piece }.
        [corpse] Auf { $cell } fällt eine Leiche auf { $piece }.
       *[piece] Auf { $cell } fällt eine Figur auf { $piece }.
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
        [SJ-F7] { $piece } wird betäubt getötet.
       *[other] { $piece } wird erschlagen.
    }
shinsai-jima-event-secured = { $inherited ->
        [true] Auch die Leiche von { $corpse } geht an { shinsai-jima-side }.
       *[false] { $side ->
            [N] Die Einheimischen bergen
           *[other] Seite { $side } birgt
        } die Leiche von { $corpse }.
    }
shinsai-jima-event-cushioned = { $piece } landet weich auf der Leiche von { $corpse }, die damit verbraucht ist.
shinsai-jima-event-scored = { $side ->
        [N] Die Einheimischen
       *[other] Seite { $side }
    }: +{ $points }{ $why ->
        [kill] {" "}für die Tötung.
        [starved] , weil andere verhungert sind.
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
       *[other] { $piece } sitzt jetzt fest, durch den Zug { shinsai-jima-of-side }.
    }
shinsai-jima-event-freed = { $piece } sitzt nicht mehr fest.
shinsai-jima-event-ended = { $clause ->
        [SJ-V1] { $winners } – Ebene 4 erreicht: gerettet.
        [SJ-V2] { $winners } – Genug Punkte.
        [SJ-V3] { $winners } – Die letzte lebende Seite.
        [SJ-V4] { $winners } – Stillstand: Kein niedriger Stapel ist mehr frei, oder kein Würfel kann steigen.
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
        [true] Nach dem Katapult siegt: { $winners }.
       *[false] Nichts getroffen. Es bleibt beim Sieg von { $winners }.
    }

## Wie es endete

shinsai-jima-outcome-SJ-V1 = Ebene 4 erreicht: gerettet
shinsai-jima-outcome-SJ-V2 = Genug Punkte
shinsai-jima-outcome-SJ-V3 = Die letzte lebende Seite
shinsai-jima-outcome-SJ-V4 = Stillstand: Kein niedriger Stapel ist mehr frei, oder kein Würfel kann steigen
shinsai-jima-outcome-SJ-V5 = Niemand hat überlebt
shinsai-jima-outcome-SJ-V6 = 300 Züge sind vorbei
shinsai-jima-outcome-SJ-O6 = Drei Figuren sind entkommen
shinsai-jima-outcome-SJ-CA10 = Nach dem Katapult gewertet
shinsai-jima-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
shinsai-jima-order = Nach dem Sieger zählt zuerst, wie hoch die lebenden Figuren stehen, dann erst die Punkte. Wer keine lebende Figur mehr hat, kommt zuletzt.

## Ablehnungen

shinsai-jima-refusal-game-over = Diese Partie ist vorbei.
shinsai-jima-refusal-in-the-air = Ein Geschoss ist noch in der Luft.
shinsai-jima-refusal-hall-builds = Die Halle lost gerade die Insel aus.
shinsai-jima-refusal-not-your-turn = Du bist nicht am Zug.
shinsai-jima-refusal-unknown-move = Das ist kein Zug in Shinsai-jima.
shinsai-jima-refusal-wrong-phase = { $phase ->
        [build] Die Insel wird noch gebaut.
        [place] Die Figuren werden noch aufgestellt.
        [native] Die Einheimischen werden noch aufgestellt.
        [tsunami] Erst kommt der Tsunami.
        [survival] Entscheide erst, was aus den festsitzenden Figuren wird.
        [piece] Erst die Figur, dann der Würfel.
        [cube] Jetzt musst du einen Würfel bewegen.
        [load] Jetzt wird das Katapult geladen.
        [aim] Jetzt wird gezielt.
       *[over] Jetzt nicht.
    }
shinsai-jima-refusal-not-asked = Du kannst jetzt nicht unterbrechen: nicht direkt nach deinem eigenen Zug, nicht ohne lebende Figur und nicht ohne Chip.
shinsai-jima-refusal-already-answered = Du hast schon geantwortet.
shinsai-jima-refusal-answer-first = Sag erst, ob du unterbrichst.
shinsai-jima-refusal-chip-is-ready = Der Chip ist bereit: Du musst keine Leiche verspeisen.
shinsai-jima-refusal-eat-first = Dein Chip ist verbraucht: Verspeise erst eine Leiche, die deine Seite besitzt.
shinsai-jima-refusal-mate-claims-first = Jemand aus deinem Team hat gerade eine Unterbrechung angesagt. Bevor sie bezahlt ist, wird nichts verspeist.
shinsai-jima-refusal-corpse-claimed = Die Leiche von { $piece } verspeist schon jemand aus deinem Team, um zu unterbrechen.
shinsai-jima-refusal-chip-claimed = Den Chip verbraucht schon jemand aus deinem Team, um zu unterbrechen: Verspeise erst eine Leiche, die deine Seite besitzt.
shinsai-jima-refusal-wrong-pile = Dieser Vorrat kommt auf Stapel der Höhe { $height }.
shinsai-jima-refusal-occupied = Auf { $cells } ist jemand.
shinsai-jima-refusal-sea = { $cells-count ->
        [0] Dort ist offenes Meer.
       *[other] { $cells } ist Meer.
    }
shinsai-jima-refusal-too-high = { $cells } ist zu hoch.
shinsai-jima-refusal-too-low = { $cells } ist zu niedrig.
shinsai-jima-refusal-no-facing = Bei den Einsteigerregeln gibt es keine Blickrichtung.
shinsai-jima-refusal-put-first = Leg erst den Würfel von { $cells } ab.
shinsai-jima-refusal-take-first = Nimm erst einen Würfel.
shinsai-jima-refusal-not-lowest = { $cells } gehört nicht zu den niedrigsten Stapeln.
shinsai-jima-refusal-can-still-rise = Ein unterster Würfel kann noch steigen, darum wird keiner weggespült.
shinsai-jima-refusal-nowhere-higher = Der Würfel von { $cells } kann nirgends höher hin.
shinsai-jima-refusal-coloured-stays = Der Tsunami hebt nur normale Würfel, und auf { $cells } liegt oben ein farbiger Würfel.
shinsai-jima-refusal-too-many-fifths = Mehr Stapel der Höhe 5 darf es nicht geben: { $cells }.
shinsai-jima-refusal-not-held = Deine Seite besitzt die Leiche von { $piece } nicht.
shinsai-jima-refusal-another-alike = Leichen einer Farbe sind gleich: Nimm die mit der kleinsten Nummer.
shinsai-jima-refusal-not-stuck = { $piece } sitzt nicht fest.
shinsai-jima-refusal-cannot-be-saved = Nichts, was deine Seite hat, kann { $piece } befreien.
shinsai-jima-refusal-choose-piece-first = Wähle erst eine Figur.
shinsai-jima-refusal-one-piece-only = Nur eine Figur je Zug: Diesmal ist es { $piece }.
shinsai-jima-refusal-not-your-piece = { $piece } darfst du nicht ziehen.
shinsai-jima-refusal-not-on-its-feet = { $piece } steht nicht auf den Beinen.
shinsai-jima-refusal-no-advance-left = Dann könnte { $piece } nicht mehr vorrücken, und das muss sein.
shinsai-jima-refusal-advance-first = Erst muss die Figur vorrücken.
shinsai-jima-refusal-already-advanced = Die Figur ist schon vorgerückt.
shinsai-jima-refusal-already-turned = Die Figur hat sich schon gedreht.
shinsai-jima-refusal-same-facing = Die Figur blickt schon dorthin.
shinsai-jima-refusal-name-the-way = Bei den Einsteigerregeln sagst du, wohin die Figur geht.
shinsai-jima-refusal-only-ahead = Eine Figur rückt nur in Blickrichtung vor.
shinsai-jima-refusal-no-chips = Bei den Einsteigerregeln gibt es keine Kraftchips.
shinsai-jima-refusal-not-your-chip = Dieser Chip dient der Figur nicht.
shinsai-jima-refusal-already-surged = Du hast schon doppelte Kraft: Verspeise eine Leiche, um sie zu steigern.
shinsai-jima-refusal-no-chip = Der Chip ist verbraucht.
shinsai-jima-refusal-surge-first = Erst doppelte Kraft, dann steigern.
shinsai-jima-refusal-swing-before-advance = Geschwungen wird vor dem Vorrücken, und nur, was zu Beginn des Zuges vor der Figur war.
shinsai-jima-refusal-nothing-there = Auf gleicher Höhe ist dort nichts.
shinsai-jima-refusal-foreign-colour = Diesen farbigen Würfel darfst du nicht anfassen.
shinsai-jima-refusal-blocked-behind = Dahinter oder darauf ist etwas. Es braucht Kraft { $power }.
shinsai-jima-refusal-resists = Die Figur blickt dich an und stemmt sich dagegen. Es braucht Kraft { $power }.
shinsai-jima-refusal-needs-power = Es braucht Kraft { $power }.
shinsai-jima-refusal-overboard = Ein farbiger Würfel darf nicht vom Spielfeld.
shinsai-jima-refusal-sweep-blocked = { $cells } ist dem Schwung im Weg.
shinsai-jima-refusal-no-wall = Da ist keine Wand für einen Wandschlag.
shinsai-jima-refusal-turn-further = Die Figur muss sich mindestens so weit drehen wie das, was sie herumschwingt.
shinsai-jima-refusal-standing-piece = Auf { $cells } steht eine Figur.
shinsai-jima-refusal-in-the-way = { $cells } ist zu hoch zum Überspringen.
shinsai-jima-refusal-too-shallow = Dafür muss es zwei Ebenen oder mehr hinuntergehen.
shinsai-jima-refusal-no-corpse = Ohne eine Leiche zum Landen wäre der Sprung tödlich.
shinsai-jima-refusal-no-boat = Die Figur steht auf keinem Boot ihrer Farbe.
shinsai-jima-refusal-no-sea = Ein Boot fährt nur auf dem Meer.
shinsai-jima-refusal-move-a-native-first = Den farbigen Würfel der Einheimischen darf nur nutzen, wer in diesem Zug einen Einheimischen gezogen hat.
shinsai-jima-refusal-not-in-hand = Dieser farbige Würfel ist nicht mehr auf der Hand.
shinsai-jima-refusal-own-colour-first = Kein Würfel kann steigen: Jetzt musst du deinen farbigen Würfel setzen.
shinsai-jima-refusal-no-rockfall = In dieser Partie gibt es keinen Steinschlag.
shinsai-jima-refusal-nobody-below = Vor { $piece } ist zwei Ebenen tiefer niemand.
shinsai-jima-refusal-enough-loaded = Du hast schon alle deine Schüsse geladen.
shinsai-jima-refusal-load-first = Lade erst etwas.
shinsai-jima-refusal-shoot-once = Mindestens einmal musst du schießen.
shinsai-jima-refusal-shoot-what-is-loaded = Was geladen ist, musst du schießen.
shinsai-jima-refusal-out-of-range = Die Kraft reicht von { $nearest } bis sechs mehr.
shinsai-jima-refusal-no-draw-now = Jetzt ist nichts auszulosen.
shinsai-jima-refusal-not-a-place = Das kann hier nicht ausgelost werden.
shinsai-jima-refusal-not-a-roll = Das ist kein Wurf mit vier Spielwürfeln.

## Spielanleitung

shinsai-jima-how-goal = Bring zuerst eine Figur auf Ebene 4, sammle genug Punkte oder überlebe als letzte Seite.
shinsai-jima-how-piece = In deinem Zug rückt eine Figur vor: ein Schritt oder Sprung in Blickrichtung, höchstens eine Ebene auf oder ab. Davor oder danach darf sie sich einmal drehen.
shinsai-jima-how-push = Was auf gleicher Höhe vor der Figur ist, kann sie schieben oder herumschwingen. Eine Figur, die zwei Ebenen tief oder ins Meer fällt, stirbt. Eine Tötung bringt einen Punkt, eine gegnerische Leiche in deinem Besitz auch.
shinsai-jima-how-cube = Dann legst du einen Würfel höher, als er lag. Niedriges Land verschwindet, und wo der letzte Würfel genommen wird, ist Meer.
shinsai-jima-how-stuck = Eine Figur, die nicht ziehen kann, wenn du am Zug bist, verhungert, und alle anderen bekommen einen Punkt.
shinsai-jima-how-surge = Der Kraftchip verdoppelt für einen Zug deine Kraft oder kauft dir einen Zug vor dem eines anderen. Für mehr kannst du Leichen verspeisen.

## Züge, wie ein Hinweis sie nennt

shinsai-jima-move-build = Auf { $cell } bauen
shinsai-jima-move-place = Eine Figur auf { $cell }, Blick nach { shinsai-jima-way }
shinsai-jima-move-wipe = Einen Würfel von { $cell } wegspülen
shinsai-jima-move-pass = Passen
shinsai-jima-move-interrupt = { $corpse ->
        [none] Unterbrechen
       *[other] Leiche von { $corpse } verspeisen und unterbrechen
    }
shinsai-jima-move-die = Die festsitzenden Figuren verhungern lassen
shinsai-jima-move-ration = Leiche von { $corpse } verspeisen
shinsai-jima-move-save = { $piece } retten
shinsai-jima-move-select = Mit { $piece } ziehen
shinsai-jima-move-surge = { $side ->
        [N] Kraftchip der Einheimischen nutzen
       *[other] Kraftchip nutzen
    }
shinsai-jima-move-boost = Leiche von { $corpse } verspeisen: mehr Kraft
shinsai-jima-move-eat = Leiche von { $corpse } verspeisen: Chip wieder bereit
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
        [sail] Mit dem Boot fahren
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
        [N] Farbigen Würfel der Einheimischen auf { $cell } setzen
       *[other] Farbigen Würfel auf { $cell } setzen
    }
shinsai-jima-move-rockfall = Einen Würfel von { $source } vor { $piece } fallen lassen
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
shinsai-jima-lesson-climb-say = Der Hubschrauber landet nur auf Ebene 4, also geht alles nach oben. Eine Figur geht ein Feld weit in Blickrichtung und dabei höchstens eine Ebene auf oder ab. Wähle deine Figur, dann das höhere Feld daneben. Zum Schluss legst du irgendeinen Würfel höher.
shinsai-jima-lesson-climb-hint = Wähle A1, dann d4, dann „Gehen“. Dann „Weiter zu den Würfeln“: Nimm einen Würfel und leg ihn auf einen mindestens gleich hohen Stapel.
shinsai-jima-lesson-climb-done = Hinauf! Und auch der Würfel, den du bewegst, kann immer nur steigen.
shinsai-jima-lesson-turn = Drehen
shinsai-jima-lesson-turn-say = Das höhere Feld liegt hinter dir. Einmal im Zug darf sich die Figur drehen, vor oder nach dem Schritt.
shinsai-jima-lesson-turn-hint = Dreh dich nach Westen und geh nach c4.
shinsai-jima-lesson-turn-done = Eine Drehung und ein Schritt: Das ist die ganze Figurenphase.
shinsai-jima-lesson-jump = Springen
shinsai-jima-lesson-jump-say = Vor dir liegt das Meer. Eine Figur kann ein Feld überspringen, wenn das Hindernis nicht zu hoch ist und sie höchstens eine Ebene höher oder tiefer landet.
shinsai-jima-lesson-jump-hint = Wähle e4, jenseits des Meeres.
shinsai-jima-lesson-jump-done = So kommst du über das Meer, über einen Würfel, der eine Ebene höher ist, und über andere Figuren.
shinsai-jima-lesson-push = Schieben
shinsai-jima-lesson-push-say = Was auf gleicher Höhe vor dir ist, lässt sich schieben: hier ein Würfel. Wo er hinfällt, steht ein Gegner.
shinsai-jima-lesson-push-hint = Schieb den Würfel auf d4.
shinsai-jima-lesson-push-done = Erschlagen. Die Tötung eines Gegners bringt einen Punkt.
shinsai-jima-lesson-drown = Ins Meer
shinsai-jima-lesson-drown-say = Ein Gegner steht am Rand. Er blickt dich nicht an und stemmt sich also nicht dagegen.
shinsai-jima-lesson-drown-hint = Schieb die Figur auf g4.
shinsai-jima-lesson-drown-done = Ertrunken: ein Punkt, aber keine Leiche.
shinsai-jima-lesson-secure = Eine Leiche bergen
shinsai-jima-lesson-secure-say = Eine Ebene tiefer liegt eine Leiche. Eine Figur, die darauf tritt, birgt sie; eine gegnerische zählt einen Punkt, solange du sie besitzt.
shinsai-jima-lesson-secure-hint = Geh nach d4.
shinsai-jima-lesson-secure-done = Sie dämpft einen Sturz, nährt dich, wenn du festsitzt, oder verdoppelt deine Kraft. Solange du sie behältst, zählt sie.
shinsai-jima-lesson-press = Draufspringen
shinsai-jima-lesson-press-say = Aus zwei Ebenen Höhe oder mehr darf sich eine Figur auf einen Gegner stürzen.
shinsai-jima-lesson-press-hint = Wähle d4, zwei Ebenen unter dir.
shinsai-jima-lesson-press-done = Ein Punkt für die Tötung, einer für die Leiche.
shinsai-jima-lesson-swing = Schwingen
shinsai-jima-lesson-swing-say = Eine Figur, die sich dreht, kann mitnehmen und herumschwingen, was vor ihr ist. Im Norden ist das Meer.
shinsai-jima-lesson-swing-hint = Wähle „Schwingen“, dann b1, und blick am Ende nach Süden.
shinsai-jima-lesson-swing-done = Ins Meer geschwungen. Vergiss nicht: Nach dem Schwung muss die Figur noch vorrücken.
shinsai-jima-lesson-surge = Doppelte Kraft
shinsai-jima-lesson-surge-say = Dieser Gegner blickt dich an und stemmt sich dagegen. Der Kraftchip verdoppelt für einen Zug deine Kraft.
shinsai-jima-lesson-surge-hint = Nutze den Kraftchip, dann schieb.
shinsai-jima-lesson-surge-done = Damit der Chip wieder bereit wird, musst du eine Leiche verspeisen.
shinsai-jima-lesson-rescue = Der Hubschrauber
shinsai-jima-lesson-rescue-say = Eine Figur, die Ebene 4 erreicht, gewinnt sofort.
shinsai-jima-lesson-rescue-hint = Geh nach d4.
shinsai-jima-lesson-rescue-done = Gerettet! Hüte dich davor, festzusitzen: Eine Figur, die zu Beginn deines Zuges nicht ziehen kann, verhungert.

## Hilfe: das Ziel und die Arten von Zügen

shinsai-jima-goal =
    Bring eine Figur auf Ebene 4, sammle genug Punkte oder überlebe als letzte Seite.
    In deinem Zug rückt eine Figur vor, dann legst du einen Würfel höher.
    Wer nicht ziehen kann, verhungert; wer zwei Ebenen tief oder ins Meer fällt, stirbt.
shinsai-jima-help-build = Setz einen Würfel auf ein Feld der Insel.
shinsai-jima-help-place = Stell eine Figur auf ein freies Feld.
shinsai-jima-help-wipe = Wähle das Feld, von dem der Tsunami einen Würfel nimmt.
shinsai-jima-help-pass = Unterbrich nicht.
shinsai-jima-help-interrupt = Unterbrich: Dein Zug kommt zuerst.
shinsai-jima-help-die = Lass die festsitzenden Figuren verhungern.
shinsai-jima-help-ration = Verspeise eine Leiche: In diesem Zug verhungert niemand.
shinsai-jima-help-save = Rette eine festsitzende Figur mit Kraft oder durch Hinunterspringen.
shinsai-jima-help-select = Wähle, wer zieht: eine eigene Figur oder ein Einheimischer.
shinsai-jima-help-surge = Nutze den Kraftchip: doppelte Kraft in diesem Zug.
shinsai-jima-help-boost = Verspeise eine Leiche für noch mehr Kraft.
shinsai-jima-help-eat = Verspeise eine Leiche: Der Chip ist wieder bereit.
shinsai-jima-help-rotate = Dreh die Figur, einmal je Zug.
shinsai-jima-help-swing = Schwing herum, was vor der Figur ist.
shinsai-jima-help-advance = Rücke vor: mit einem Schritt, einem Sprung oder schiebend.
shinsai-jima-help-done = Beende die Figurenphase.
shinsai-jima-help-take = Nimm den obersten Würfel eines Stapels.
shinsai-jima-help-put = Leg den Würfel höher, als er lag.
shinsai-jima-help-colour = Setz einen farbigen Würfel aus der Hand.
shinsai-jima-help-rockfall = Lass einen Würfel auf jemanden fallen, der tiefer steht.
shinsai-jima-help-load = Lade einen Würfel ins Katapult.
shinsai-jima-help-load-hand = Lade den farbigen Würfel aus der Hand.
shinsai-jima-help-aim = Weiter zum Zielen.
shinsai-jima-help-stop = Schieß nicht mehr.
shinsai-jima-help-fire = Wähle Rand, Bahn und Kraft, und schieß.

## Mehreres derselben Art in einem Satz

shinsai-jima-run-answered = { $every-seat } haben geantwortet.
shinsai-jima-run-built = { $every-seat-count ->
        [1] { $seat } baut { $every-cell } auf.
       *[other] { $every-seat } bauen { $every-cell } auf.
    }

## Die Tagesaufgabe

shinsai-jima-day-line = Für alle dieselbe Insel und dieselben Plätze darauf. Zwei Bots antworten auf gleiches Spiel mit gleichen Zügen.
shinsai-jima-day-won = Gewonnen nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen aller
    }.
shinsai-jima-day-lost = Verloren nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen aller
    }.
shinsai-jima-day-marks = Punkte
shinsai-jima-day-turns = Züge
shinsai-jima-day-good = Punkt
shinsai-jima-day-bad = kein Punkt
shinsai-jima-day-order = Siege in weniger Zügen zuerst, dann die mit mehr Punkten. Danach Niederlagen: der bessere Platz am Tisch zuerst, dann mehr Punkte, dann wer länger durchhielt; dann wer früher fertig war.

## Gründe für einen besseren Zug

shinsai-jima-reason-points = { $points ->
        [one] Es bringt einen Punkt mehr.
       *[other] Es bringt { $points } Punkte mehr.
    }
shinsai-jima-reason-lives = { $pieces ->
        [one] Eine Figur bleibt am Leben.
       *[other] { $pieces } Figuren bleiben am Leben.
    }
shinsai-jima-reason-fells = { $pieces ->
        [one] Es kostet die anderen eine Figur.
       *[other] Es kostet die anderen { $pieces } Figuren.
    }
shinsai-jima-reason-summit = Eine Figur kann beim nächsten Vorrücken Ebene 4 erreichen.
shinsai-jima-reason-safer = { $best ->
        [0] Keine Figur kann in den Tod gestoßen werden, statt { $made }.
        [one] Eine Figur kann in den Tod gestoßen werden, statt { $made }.
       *[other] { $best } Figuren können in den Tod gestoßen werden, statt { $made }.
    }
shinsai-jima-reason-threat = { $pieces ->
        [one] Eine fremde Figur mehr kann in den Tod gestoßen werden.
       *[other] { $pieces } fremde Figuren mehr können in den Tod gestoßen werden.
    }
shinsai-jima-reason-higher = Die höchste Figur steht auf Ebene { $best }, nicht auf { $made }.
shinsai-jima-earned-peaceful = Friedlich
shinsai-jima-earned-peaceful-help = Gewinne, ohne jemanden zu töten.
shinsai-jima-earned-all-alive = Alle am Leben
shinsai-jima-earned-all-alive-help = Gewinne, ohne auf der Insel eine Figur zu verlieren.
shinsai-jima-earned-double-blow = Doppelschlag
shinsai-jima-earned-double-blow-help = Töte in einem Zug zwei Gegner.
shinsai-jima-earned-rescuer = Retter
shinsai-jima-earned-rescuer-help = Befreie einen Gegner, der festsitzt, und bekomm den Punkt dafür.
shinsai-jima-earned-seafarer = Seefahrt
shinsai-jima-earned-seafarer-help = Gewinne eine Partie, in der eine deiner Figuren mit dem Boot fuhr.
shinsai-jima-earned-last-shot = Der letzte Schuss
shinsai-jima-earned-last-shot-help = Gewinne mit dem Katapult eine Partie, in der auf der Insel eine andere Seite vorn lag.
