# Das Spielbrett von Niagara: wie seine Teile heißen.
niagara-ui-stop = {". "}
niagara-ui-board = Der Fluss
niagara-ui-place-land = An Land
niagara-ui-place-1 = Feld 1
niagara-ui-place-2 = Feld 2
niagara-ui-place-3 = Feld 3
niagara-ui-place-4 = Feld 4
niagara-ui-place-5 = Feld 5
niagara-ui-place-6L = Feld 6 links
niagara-ui-place-6R = Feld 6 rechts
niagara-ui-place-7L = Feld 7 links
niagara-ui-place-7R = Feld 7 rechts
niagara-ui-place-falls = Becken unter dem Wasserfall
niagara-ui-short-falls = Becken
niagara-ui-gem-violet = Violett
niagara-ui-gem-white = Weiß
niagara-ui-gem-yellow = Gelb
niagara-ui-gem-blue = Blau
niagara-ui-gem-pink = Rosa
niagara-ui-letter-violet = V
niagara-ui-letter-white = W
niagara-ui-letter-yellow = G
niagara-ui-letter-blue = B
niagara-ui-letter-pink = R
niagara-ui-gems = { $count } × { $gem }
niagara-ui-site-has = Am Ufer: { $gems }
niagara-ui-site-empty = Kein Edelstein am Ufer
niagara-ui-moose-here = Hier steht der Elch
niagara-ui-whirlpool = Strudel
niagara-ui-beaver = Biber
niagara-ui-joe = Diamanten-Joe, leer
niagara-ui-joe-with = Diamanten-Joe mit { $gem }
niagara-ui-canoe = Kanu { $n }
niagara-ui-single = Einerkanu
niagara-ui-tandem = Tandemkanu
niagara-ui-yours = Dein { $canoe }
niagara-ui-theirs = { $name }: { $canoe }
niagara-ui-with = { $what } mit { $gems }
niagara-ui-moored = vertäut
niagara-ui-moose-aboard = mit dem Elch an Bord
niagara-ui-target = erreichbar
niagara-ui-target-then = { $count ->
    [one] dann einen Edelstein laden oder ausladen
   *[other] dann { $count } Edelsteine laden oder ausladen
  }
niagara-ui-target-may = dort auch laden oder ausladen möglich
niagara-ui-target-lost = { $count ->
    [one] 1 Punkt verfällt
   *[other] { $count } Punkte verfallen
  }
niagara-ui-target-pushed = vom Strudel weitergerissen
niagara-ui-target-blocked = vom Strudel aufgehalten
niagara-ui-target-prey = { $count ->
    [one] ein Edelstein zu stehlen
   *[other] { $count } Edelsteine zu stehlen
  }
niagara-ui-card-number = { $n }
niagara-ui-card-cloud = Wolke
niagara-ui-card-rope = Seil
niagara-ui-card-any = 1/2/3
niagara-ui-weather-clear = klarer Himmel
niagara-ui-weather-fine = heiter
niagara-ui-weather-cloudy = bewölkt
niagara-ui-weather-storm = Sturm
niagara-ui-choose = Runde { $round }: Wähle geheim dein Paddel
niagara-ui-choose-one = Niemand sieht es vor deinem Zug.
niagara-ui-does-number = { $n }: so viele Punkte für jedes deiner Kanus.
niagara-ui-does-cloud = Wolke: Kein Kanu fährt; du verschiebst das Wetter um eine Stufe.
niagara-ui-does-rope = Seil: Kein Kanu fährt; deine Kanus im Fluss sind vertäut, bis die Strömung vorbei ist.
niagara-ui-does-any = 1/2/3: ein Kanu, mit 1, 2 oder 3 Punkten.
niagara-ui-ok = OK
niagara-ui-yes = Ja
niagara-ui-no = Nein
niagara-ui-turn = Dein Zug
niagara-ui-pick = Welches Kanu?
niagara-ui-pick-first = Wähle zuerst eines deiner Kanus.
niagara-ui-canoe-at = { $canoe } ({ $place })
niagara-ui-points = { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
niagara-ui-action-title = Aktion wählen
niagara-ui-steal-title = Ein Edelstein in Reichweite
niagara-ui-paddle = Fahren
niagara-ui-load = Laden
niagara-ui-unload = Ausladen
niagara-ui-moose = Elch
niagara-ui-take-moose = Elch an Bord nehmen: 2 Punkte mehr
niagara-ui-steal = Stehlen
niagara-ui-done = Beenden
niagara-ui-stop-here = Hier anhalten
niagara-ui-no-theft = Nichts stehlen
niagara-ui-hold-left = linker Ladeplatz
niagara-ui-hold-right = rechter Ladeplatz
niagara-ui-weather-title = Deine Wolke: Wohin geht das Wetter von { $now }?
niagara-ui-worse = Schlechter: Die Strömung wird stärker
niagara-ui-better = Besser: Die Strömung wird schwächer
niagara-ui-trade-title = Auf dem Feld von Diamanten-Joe: tauschen?
niagara-ui-give = Gib ihm { $gem }
niagara-ui-take = Nimm von ihm { $gem }
niagara-ui-swap = Tausche { $gem } gegen { $for }
niagara-ui-no-trade = Kein Tausch
niagara-ui-ransom = Dein Kanu liegt im Becken. Löst du es mit einem Edelstein aus?
niagara-ui-ransom-which = Welches Kanu löst du aus?
niagara-ui-ransom-pick = Wähle den Edelstein, den du zahlen würdest.
niagara-ui-ransom-pay = { $gem } zahlen?
niagara-ui-ransom-must = Deine Kanus liegen beide im Becken: Zahle einen Edelstein für eines davon.
niagara-ui-back = Zurücknehmen
niagara-ui-end-turn = Zug beenden
niagara-ui-stay-ashore = An Land bleiben
niagara-ui-turn-yours = Dein Zug, deine Karte: { $card }
niagara-ui-turn-of = { $name } ist am Zug, Karte: { $card }
niagara-ui-turn-whole = Dein Zug ist vollständig. Beenden?
niagara-ui-round = Runde { $round }
niagara-ui-wait-choose = Es wählen noch: { $names }
niagara-ui-wait-ransom = Über ein Kanu im Becken entscheiden: { $names }
niagara-ui-won = { $names } hat gewonnen
niagara-ui-skip = Überspringen
niagara-ui-forecast = Vorhersage
niagara-ui-forecast-title = Wohin trüge uns der Fluss?
niagara-ui-forecast-help = Die Strömung ist die niedrigste Karte plus das Wetter. Wähle eine Strömung, um sie auf dem Fluss zu sehen.
niagara-ui-forecast-flow = Strömung { $flow }
niagara-ui-forecast-flows = Stärken der Strömung
niagara-ui-forecast-all = Alle Strömungen in Worten
niagara-ui-forecast-ways = Niedrigste Karte und Wetter: { $ways }
niagara-ui-forecast-empty = Im Fluss ist kein Kanu.
niagara-ui-fate = { $canoe } auf { $place }
niagara-ui-crew = Spieler
niagara-ui-starts = Startspieler:
niagara-ui-on-turn = am Zug
niagara-ui-met = Ziel { $n }
niagara-ui-played = Gespielt: { $card }
niagara-ui-mine = Du hast { $card } gewählt
niagara-ui-has-chosen = hat gewählt
niagara-ui-chooses = wählt …
niagara-ui-store = { $count } heimgebracht: { $gems }
niagara-ui-store-empty = Noch nichts heimgebracht
niagara-ui-used = Gespielte Karten: { $cards }
niagara-ui-used-none = Noch keine Karte gespielt
niagara-ui-key-tab = zum Spielplan, auf dem diese Tasten gelten
niagara-ui-key-paddle = das Paddel mit dieser Zahl wählen
niagara-ui-key-any = das Paddel 1/2/3 wählen
niagara-ui-key-cloud = die Wolke wählen
niagara-ui-key-rope = das Seil wählen
niagara-ui-key-enter = bestätigen oder den Ort benutzen
niagara-ui-key-forecast = Vorhersage zeigen oder verbergen
niagara-ui-key-back = den letzten Schritt zurücknehmen
niagara-ui-key-arrows = am Fluss entlanggehen
niagara-ui-turn-which = Deine Karte: { $card }. Welches Kanu?
niagara-ui-turn-where = Dein { $canoe }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Wohin?
niagara-ui-turn-where-or = Dein { $canoe }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Wohin, oder erst laden oder ausladen?
niagara-ui-turn-cargo = Dein { $canoe }: Laden oder ausladen?
niagara-ui-load-gem = { $gem } laden
niagara-ui-unload-gem = { $gem } ausladen
niagara-ui-set-scenery = Landschaft
niagara-ui-set-scenery-summer = Sommer
niagara-ui-set-scenery-autumn = Herbst
niagara-ui-set-scenery-winter = Winter
niagara-ui-set-trails = Spuren der Kanus
niagara-ui-set-trails-help = Zeigt, woher die Kanus seit deinem letzten Zug gekommen sind.

## Die Ergebniskarte

niagara-decided-set = { $seat } hat { $set ->
    [alike] vier { $colour ->
        [violet] violette
        [white] weiße
        [yellow] gelbe
        [blue] blaue
       *[pink] rosa
      } Edelsteine
    [colours] einen Edelstein jeder Farbe
   *[seven] { $gems } Edelsteine
  } heimgebracht.
niagara-decided-also = Auch von { $seats } wurde das Ziel in derselben Runde erreicht; { $tie ->
    [most_gems] die meisten Edelsteine entschieden
    [gem_values] die wertvollsten Edelsteine entschieden
   *[first_to_meet] { $seat } war zuerst so weit
  }.
niagara-decided-most = { $seat } hatte nach der letzten Runde die meisten Edelsteine: { $gems }.
niagara-decided-tied = Gleich viele Edelsteine wie { $seat }: { $seats }; { $by ->
    [value] die wertvolleren entschieden
   *[seat] die Reihenfolge entschied
  }.

## Hinweise in der ersten Partie

niagara-coach-goal = An den Ufern liegen Edelsteine. Bring vier einer Farbe, je einen aller fünf Farben oder sieben beliebige heim.
niagara-coach-card = Wähle eine Karte. Ihre Zahl sagt, wie viele Punkte jedes deiner Kanus bekommt. Noch sieht sie niemand.
niagara-coach-ok = Bestätige sie. Am Ende fließt der Fluss so weit wie die niedrigste Karte aller, plus das Wetter.
niagara-coach-pick = Deine Karte liegt offen, und beide Kanus dürfen fahren. Wähle eines: hier oder auf dem Fluss.
niagara-coach-load = Neben Edelsteinen darfst du für 2 Punkte einen laden, vor dem ersten Schritt oder nach dem letzten.
niagara-coach-paddle = Wähle, wohin dieses Kanu fährt: Ein Feld kostet 1 Punkt, und alle Punkte müssen verbraucht werden.
niagara-coach-home = Ein Edelstein ist an Bord. Er zählt, sobald das Kanu wieder an Land ist, hier, wo der Fluss beginnt.
niagara-coach-end = Alles ist entschieden. Beende hier den Zug; davor kannst du Schritte zurücknehmen.
niagara-coach-river = Der Fluss hat deine Kanus zum Wasserfall hin getragen. Hier siehst du, wie weit jede Strömung sie trüge.
niagara-coach-second = Jetzt das andere Kanu, mit ebenso vielen Punkten. Eines an Land darf auch dort bleiben: Dann beende den Zug.
niagara-coach-steal = Ein fremder Edelstein in Reichweite! Nimm ihn – oder lass ihn mit dem Knopf darunter.
niagara-coach-stop = Nichts zu laden? Drücke hier, und das Kanu ist für diesen Zug fertig.
niagara-coach-unload = Für 2 Punkte darfst du auch einen Edelstein ausladen, wenn dir ein anderer besser passt.
niagara-coach-weather = Deine Karte ist die Wolke: Kein Kanu fährt, aber du änderst das Wetter. Wähle, wohin.
niagara-coach-ransom = Ein Kanu von dir ist den Wasserfall hinab. Für einen deiner Edelsteine kommt es zurück: Tippe auf den, den du entbehren kannst – oder auf Nein.
niagara-coach-pay = Ja bezahlt ihn, und das Kanu ist wieder an Land.

## Die Abbildung im Regelbuch

niagara-part-land = Das Land: Hier legen Kanus ab, und hierher bringen sie Edelsteine heim.
niagara-part-area = Ein Feld des Flusses. Ein Schritt auf das nächste kostet einen Punkt.
niagara-part-site = Ein Fundort: Am Ufer neben dem Feld liegen die Edelsteine einer Farbe.
niagara-part-canoe = Ein Kanu. Es trägt einen Edelstein.
niagara-part-fork = Der Pfeil an der Gabelung: In diesen Arm fließt der Fluss als Nächstes.
niagara-part-falls = Der Wasserfall. Was der Fluss hinunterträgt, ist verloren.
niagara-part-weather = Das Wetter: Zur niedrigsten Karte gezählt sagt es, wie weit der Fluss fließt.
