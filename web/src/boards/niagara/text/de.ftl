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
niagara-ui-place-falls = Becken unter dem Fall
niagara-ui-short-falls = Fall
niagara-ui-gem-violet = violett
niagara-ui-gem-white = weiß
niagara-ui-gem-yellow = gelb
niagara-ui-gem-blue = blau
niagara-ui-gem-pink = rosa
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
niagara-ui-single = Einer-Kanu
niagara-ui-tandem = Tandem-Kanu
niagara-ui-yours = Dein { $canoe }
niagara-ui-theirs = { $name }: { $canoe }
niagara-ui-with = { $what } mit { $gems }
niagara-ui-moored = vertäut
niagara-ui-moose-aboard = mit dem Elch
niagara-ui-target = erreichbar
niagara-ui-target-then = { $count ->
    [one] dann einen Edelstein bewegen
   *[other] dann { $count } Edelsteine bewegen
  }
niagara-ui-target-may = oder dort einen Edelstein bewegen
niagara-ui-target-lost = { $count ->
    [one] 1 Punkt verfällt
   *[other] { $count } Punkte verfallen
  }
niagara-ui-target-pushed = vom Strudel weitergeschoben
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
niagara-ui-choose = Runde { $round }: wähl verdeckt dein Paddel
niagara-ui-choose-one = Niemand sieht es vor deinem Zug.
niagara-ui-does-number = { $n }: so viele Punkte für jedes deiner Kanus.
niagara-ui-does-cloud = Wolke: Kein Kanu fährt; du bewegst das Wetter um ein Feld.
niagara-ui-does-rope = Seil: Kein Kanu fährt; die im Fluss liegen fest, bis er geflossen ist.
niagara-ui-does-any = 1/2/3: ein Kanu, mit 1, 2 oder 3 Punkten.
niagara-ui-ok = OK
niagara-ui-yes = Ja
niagara-ui-no = Nein
niagara-ui-turn = Dein Zug
niagara-ui-pick = Welches Kanu?
niagara-ui-pick-first = Wähl zuerst eins deiner Kanus.
niagara-ui-canoe-at = { $canoe } ({ $place })
niagara-ui-points = { $points } Punkte
niagara-ui-action-title = Aktion wählen
niagara-ui-steal-title = Ein Edelstein in Reichweite
niagara-ui-paddle = Fahren
niagara-ui-load = Laden
niagara-ui-unload = Entladen
niagara-ui-moose = Elch
niagara-ui-take-moose = Elch nehmen: 2 Punkte mehr
niagara-ui-steal = Stehlen
niagara-ui-done = Beenden
niagara-ui-stop-here = Hier bleiben
niagara-ui-no-theft = Nichts stehlen
niagara-ui-hold-left = linker Platz
niagara-ui-hold-right = rechter Platz
niagara-ui-weather-title = Deine Wolke: wohin geht das Wetter von { $now }?
niagara-ui-worse = Schlechter: der Fluss wird stärker
niagara-ui-better = Besser: der Fluss wird schwächer
niagara-ui-trade-title = Neben Diamanten-Joe: tauschen?
niagara-ui-give = Gib ihm { $gem }
niagara-ui-take = Nimm von ihm { $gem }
niagara-ui-swap = Tausche { $gem } gegen { $for }
niagara-ui-no-trade = Kein Tausch
niagara-ui-ransom = Dein Kanu liegt im Becken. Zahlst du einen Edelstein dafür?
niagara-ui-ransom-which = Welches Kanu kommt zurück?
niagara-ui-ransom-pick = Wähle den Edelstein, den du zahlen würdest.
niagara-ui-ransom-pay = { $gem } zahlen?
niagara-ui-ransom-must = Deine Kanus sind beide verloren: Zahl einen Stein für eins davon.
niagara-ui-back = Zurücknehmen
niagara-ui-end-turn = Zug beenden
niagara-ui-stay-ashore = An Land bleiben
niagara-ui-turn-yours = Dein Zug, deine Karte: { $card }
niagara-ui-turn-of = { $name } ist am Zug, Karte: { $card }
niagara-ui-turn-whole = Dein Zug ist vollständig. Beenden?
niagara-ui-round = Runde { $round }
niagara-ui-wait-choose = Es wählen noch: { $names }
niagara-ui-wait-ransom = Über ein verlorenes Kanu entscheiden: { $names }
niagara-ui-won = { $names } hat gewonnen
niagara-ui-skip = Überspringen
niagara-ui-forecast = Vorhersage
niagara-ui-forecast-title = Wohin trüge uns der Fluss?
niagara-ui-forecast-help = Strömung ist kleinste Karte plus Wetter. Wähle eine, um sie auf dem Fluss zu sehen.
niagara-ui-forecast-flow = Strömung { $flow }
niagara-ui-forecast-flows = Stärken der Strömung
niagara-ui-forecast-all = Alle Strömungen in Worten
niagara-ui-forecast-ways = Kleinste Karte und Wetter: { $ways }
niagara-ui-forecast-empty = Kein Kanu ist im Fluss.
niagara-ui-fate = { $canoe } nach { $place }
niagara-ui-crew = Spieler
niagara-ui-starts = Beginnt die Runde:
niagara-ui-on-turn = am Zug
niagara-ui-met = Ziel { $n }
niagara-ui-played = Gespielt: { $card }
niagara-ui-mine = Du hast { $card } gewählt
niagara-ui-has-chosen = hat gewählt
niagara-ui-chooses = wählt …
niagara-ui-store = { $count } gewertet: { $gems }
niagara-ui-store-empty = Noch nichts gewertet
niagara-ui-used = Gebraucht: { $cards }
niagara-ui-used-none = Noch keine Karte gebraucht
niagara-ui-key-tab = zum Spielfeld, wo diese Tasten gelten
niagara-ui-key-paddle = das Paddel mit dieser Zahl wählen
niagara-ui-key-any = das Paddel 1/2/3 wählen
niagara-ui-key-cloud = die Wolke wählen
niagara-ui-key-rope = das Seil wählen
niagara-ui-key-enter = bestätigen oder den Ort benutzen
niagara-ui-key-forecast = Vorhersage zeigen oder verbergen
niagara-ui-key-back = den letzten Schritt zurücknehmen
niagara-ui-key-arrows = den Fluss entlanggehen
niagara-ui-turn-which = Deine Karte: { $card }. Welches Kanu?
niagara-ui-turn-where = Dein { $canoe }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: wohin?
niagara-ui-turn-where-or = Dein { $canoe }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: wohin, oder erst laden?
niagara-ui-turn-cargo = Dein { $canoe }: Was wird aus den Steinen?
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
niagara-decided-also = Auch von { $seats } gab es in derselben Runde einen Satz; { $tie ->
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

niagara-coach-goal = An den Ufern liegen Edelsteine. Bring vier einer Farbe, alle fünf Farben oder sieben beliebige heim.
niagara-coach-card = Wähl eine Karte. Ihre Zahl sind die Punkte für jedes deiner Kanus. Noch sieht sie niemand.
niagara-coach-ok = Bestätige sie. Am Ende fließt der Fluss so weit wie die niedrigste Karte aller, plus Wetter.
niagara-coach-pick = Deine Karte ist offen, und beide Kanus dürfen fahren. Wähl eines: hier oder auf dem Fluss.
niagara-coach-load = Neben Edelsteinen darfst du für 2 Punkte einen laden, vor dem ersten Schritt oder nach dem letzten.
niagara-coach-paddle = Wähl, wohin dieses Kanu fährt: Ein Gebiet kostet 1 Punkt, und alle Punkte müssen verbraucht werden.
niagara-coach-home = Ein Edelstein ist an Bord. Er zählt, sobald das Kanu wieder an Land ist, hier, wo der Fluss beginnt.
niagara-coach-end = Alles ist entschieden. Beende hier den Zug; davor kannst du Schritte zurücknehmen.
niagara-coach-river = Der Fluss hat deine Kanus zum Fall hin getragen. Hier siehst du, wie weit jede Strömung sie brächte.
niagara-coach-second = Jetzt das andere Kanu, mit ebenso vielen Punkten. Eines an Land darf auch dort bleiben: Dann beende den Zug.
niagara-coach-steal = Ein fremder Edelstein in Reichweite! Nimm ihn – oder lass ihn mit dem Knopf darunter.
niagara-coach-stop = Nichts zu laden? Drück hier, und das Kanu ist für diesen Zug fertig.
niagara-coach-unload = Für 2 Punkte darfst du auch einen Edelstein an Land legen, wenn dir ein anderer besser passt.
niagara-coach-weather = Deine Karte ist die Wolke: Kein Kanu fährt, aber du änderst das Wetter. Wähl, wohin.
niagara-coach-ransom = Ein Kanu von dir ist den Fall hinab. Für einen deiner Edelsteine kommt es zurück: Tipp auf den, den du entbehren kannst – oder auf Nein.
niagara-coach-pay = Ja bezahlt ihn, und das Kanu ist wieder an Land.
