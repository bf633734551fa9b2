# Das Spielbrett von Can't Stop im Browser.

cant-stop-ui-comma = { ", " }
cant-stop-ui-percent = { $percent } %
cant-stop-ui-board = Spielbrett: elf Routen
cant-stop-ui-orange = orange
cant-stop-ui-red = rot
cant-stop-ui-orange-letter = O
cant-stop-ui-red-letter = R

cant-stop-ui-cell = Route { $route }, Feld { $cell } von { $top }
cant-stop-ui-climber = Kletterer
cant-stop-ui-your-bivouac = dein Lager
cant-stop-ui-their-bivouac = Lager von { $name }
cant-stop-ui-your-claim = von dir erobert
cant-stop-ui-their-claim = erobert von { $name }
cant-stop-ui-usable = begehbar
cant-stop-ui-landing = hier käme ein Kletterer an

cant-stop-ui-dice = Würfel
cant-stop-ui-die = Würfel { $n }: { $pips }, { $colour }
cant-stop-ui-die-hint = Farbe wechseln
cant-stop-ui-choices = Paarungen
cant-stop-ui-choice-name = { $n }: { $what }
cant-stop-ui-pairing = orange { $orange }, rot { $red }
cant-stop-ui-to-cell = Route { $route } auf Feld { $cell }
cant-stop-ui-dead = bewegt nichts
cant-stop-ui-nothing = kein Schritt
cant-stop-ui-bust = { $percent } % Absturz bei GO
cant-stop-ui-bust-now = Absturzgefahr beim nächsten Wurf:

cant-stop-ui-go = GO
cant-stop-ui-go-hint = ziehen und weiterwürfeln
cant-stop-ui-go-certain = sicherer DROP
cant-stop-ui-stop = STOP
cant-stop-ui-stop-hint = ziehen und lagern
cant-stop-ui-stop-drops = das ist ein DROP
cant-stop-ui-drop = DROP
cant-stop-ui-drop-hint = keine Route ist begehbar
cant-stop-ui-go-dead = Diese Paarung bewegt niemanden: Wähle für GO eine andere.
cant-stop-ui-certain-drop = Alle Kletterer sind oben: Noch ein Wurf ist sicher ein DROP.
cant-stop-ui-stop-blocked = { $count ->
    [one] Kein STOP: Auf Route { $routes } steht dort schon ein anderes Lager.
   *[other] Kein STOP: Auf den Routen { $routes } stehen dort schon andere Lager.
  }
cant-stop-ui-ask-dead-stop = Diese Paarung bewegt nichts. Damit zu stoppen ist ein DROP: Alle Schritte dieses Zuges gehen verloren.
cant-stop-ui-ask-certain-drop = Danach kann sich nichts mehr bewegen: Noch ein Wurf ist sicher ein DROP.
cant-stop-ui-ask-go = GO mit { $orange } und { $red }?
cant-stop-ui-ask-stop = STOP mit { $orange } und { $red }?
cant-stop-ui-no = Zurück
cant-stop-ui-yes-go = GO
cant-stop-ui-yes-stop = STOP
cant-stop-ui-yes-drop = DROP

cant-stop-ui-turn-yours = Du bist dran
cant-stop-ui-turn-yours-as = Du bist dran als { $letter }
cant-stop-ui-turn-theirs = { $name } klettert
cant-stop-ui-turn-drop = { $name } kommt nicht weiter
cant-stop-ui-standing = Eroberte Routen
cant-stop-ui-standing-of = { $name }: { $count } von { $goal }

cant-stop-ui-background = Hintergrund wechseln
cant-stop-ui-background-now = Hintergrund: { $name }. Wechseln
cant-stop-ui-ground-normal = Tisch
cant-stop-ui-ground-sea = Abendmeer
cant-stop-ui-ground-clouds = Über den Wolken
cant-stop-ui-ground-space = Weltraum
cant-stop-ui-close = Schließen

cant-stop-ui-odds = Wahrscheinlichkeiten
cant-stop-ui-odds-one = Eine offene Route: Chance auf einen Schritt
cant-stop-ui-odds-three = Drei offene Routen
cant-stop-ui-odds-filter = Nur mit diesen Routen
cant-stop-ui-odds-order = Ordnung
cant-stop-ui-odds-order-best = sicherste zuerst
cant-stop-ui-odds-order-worst = gefährlichste zuerst
cant-stop-ui-odds-order-routes = nach Nummer
cant-stop-ui-odds-routes = Routen
cant-stop-ui-odds-advance = Schritt
cant-stop-ui-odds-bust = DROP
cant-stop-ui-odds-when = Absturzgefahr zeigen
cant-stop-ui-odds-before = vor der Wahl
cant-stop-ui-odds-after = nach der Wahl
cant-stop-ui-odds-never = nie
cant-stop-ui-clicks = Klicks auf das Brett
cant-stop-ui-clicks-commit = gelten sofort
cant-stop-ui-clicks-ask = fragen erst
cant-stop-ui-single-keys = Einzelne Tasten
cant-stop-ui-single-keys-on = an
cant-stop-ui-single-keys-off = aus

cant-stop-ui-keys = Tasten und Maus
cant-stop-ui-key-go = GO
cant-stop-ui-key-stop = STOP
cant-stop-ui-key-drop = DROP, wenn nichts geht
cant-stop-ui-key-choice = Paarung wählen
cant-stop-ui-key-swap = Orange und Rot tauschen
cant-stop-ui-key-arrows = über die Felder gehen
cant-stop-ui-key-enter = Route unter dem Fokus wählen
cant-stop-ui-key-back = zurück zur ersten Wahl
cant-stop-ui-key-ground = nächster Hintergrund
cant-stop-ui-key-help = diese Liste
cant-stop-ui-mouse-help = Maus: Linksklick auf eine weiße Route ist GO, Rechtsklick auf irgendeine Route ist STOP. Was an den Würfeln, mit Tasten oder durch Tippen gewählt ist, ändert sich nicht, wenn die Maus über das Brett fährt.
