# Der Tisch. Was hier fehlt, erscheint auf Englisch.

level-random = Zufall
level-casual = leicht
level-club = mittel
level-master = Meister
level-novice = Einsteiger
level-decent = mittel
level-strong = schwer
character-usagi = Usagi
character-tanuki = Tanuki
character-hitsuji = Hitsuji
character-neko = Neko
character-panda = Panda
character-kaeru = Kaeru
character-risu = Risu
character-hiyoko = Hiyoko
character-inu = Inu
character-shika = Shika
character-kapibara = Kapibara
character-pengin = Pengin
character-saru = Saru
character-kitsune = Kitsune
character-kuma = Kuma
character-fukuro = Fukurō
character-kappa = Kappa
character-ookami = Ōkami
character-inoshishi = Inoshishi
character-tora = Tora
character-taka = Taka
character-tengu = Tengu
character-oni = Oni
character-ryuu = Ryū
value-true = an
value-false = aus
command-join = Hinsetzen
command-join-help = hinsetzen, oder den Platz vom Bot zurücknehmen
command-leave = Aufstehen
command-leave-help = den Platz aufgeben; im Spiel spielt ein Bot weiter
command-leave-sure = Das Spiel verlassen? Ein Bot spielt für dich weiter.
command-ready = Bereit
command-start = Spiel beginnen
command-start-help = jetzt beginnen
command-rematch = Noch einmal
command-option = Option setzen
command-clock = Bedenkzeit
command-clock-help = wie lange alle nachdenken dürfen: /clock 5+10 (Minuten, und Sekunden je Zug), /clock 2d (Tage je Zug), /clock none
command-timeout = Bei Zeitablauf
command-timeout-help = was dann geschieht: /timeout bot, /timeout concede oder /timeout nothing
command-rated = Gewertet
command-rated-help = ob die Partien für die Wertung zählen: /gewertet an, /gewertet aus
command-welcome = Offen für andere
command-welcome-help = ob andere bis zum Ende der zweiten Runde den Platz eines Bots übernehmen dürfen: /einstieg an, /einstieg aus
command-offer = Platz anbieten
command-offer-help = deinen Platz in dieser Partie allen anbieten, die weiterspielen wollen: /anbieten an, /anbieten aus
command-next = Anstellen
command-next-help = auf einen freien Platz an diesem Tisch warten: /anstellen an, /anstellen aus
command-listed = In der Lobby zeigen
command-listed-help = ob die Lobby diesen Tisch zeigt: /gelistet an, /gelistet aus
command-watchers = Wer zuschauen darf
command-watchers-help = wer bei den Spielen zuschauen darf: /zuschauer an, /zuschauer mitglieder, /zuschauer aus; und wie spät: /zuschauer 5 (Einträge), /zuschauer 3m (Minuten)
command-door = Tür
command-door-help = was Neue brauchen, um sich zu setzen: /tür 1400-1800 (Wertung), /tür 10g (beendete Spiele), /tür 90% (der eigenen Spiele zu Ende gespielt), /tür aus
command-fill = Bald mit Bots
command-fill-help = nach so vielen Sekunden beginnen, mit Bots auf den fehlenden Plätzen: /fill 30, /fill off
command-seat = Platz wechseln
command-bot = Bot dazu
command-kick = Entfernen
command-host = Gastgeber ernennen
command-lend = Mitspieler entscheiden lassen
command-undo = Zurücknehmen
command-accept = Dafür
command-refuse = Dagegen
command-concede = Aufgeben
command-concede-sure = Dieses Spiel aufgeben?
command-abort = Spiel beenden
command-abort-sure = Alle fragen, ob das Spiel ohne Sieger enden soll?
command-pause = Pause
command-resume = Weiter
command-hint = Tipp
refusal-flood = Zu viele Anfragen auf einmal. Warte einen Augenblick.
refusal-foreign-origin = Eine fremde Webseite darf hier nicht in deinem Namen handeln.
refusal-not-seated = Setz dich zuerst hin.
refusal-already-seated = Du sitzt schon hier.
refusal-table-full = Alle { $chairs } Plätze sind besetzt.
refusal-people = Das Spiel braucht { $need } Personen; hier { $have ->
        [0] sitzt niemand
        [one] sitzt eine
       *[other] sitzen { $have }
    }.
refusal-game-running = Nicht, solange ein Spiel läuft.
refusal-no-such-tournament = Dieses Turnier gibt es nicht.
refusal-no-such-zone = Diese Zeitzone kennt die Halle nicht.
refusal-not-your-series = Diese Serie hat jemand anderes begonnen. Wähle einen anderen Namen.
refusal-not-your-tournament = Das kann nur, wer das Turnier veranstaltet.
refusal-tournament-over = An diesem Turnier lässt sich nichts mehr ändern, und niemand kann mehr dazukommen.
refusal-tournament-full = Dieses Turnier ist voll: {$most} Leute spielen mit.
refusal-tournament-time = Ein Turnier beginnt frühestens jetzt und spätestens in einem halben Jahr.
refusal-tournament-seats = So viele Leute spielen dieses Spiel nicht an einem Tisch; es geht mit {$need}.
refusal-tournament-match = Im Turnier entscheidet ein einzelnes Spiel: Stell das Match auf ein Spiel.
refusal-tournament-table = Dies ist ein Turniertisch: für die, die hier gegeneinander gelost sind, für ein Spiel wie angekündigt.
refusal-no-game = Es läuft kein Spiel.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-stale = Am Tisch ist es inzwischen weitergegangen. Schau noch einmal.
refusal-internal = In der Halle ist etwas schiefgegangen. Nichts wurde geändert.
refusal-failed = In der Halle ist etwas schiefgegangen. Ein Teil kann geschehen sein: Schau nach, bevor du es noch einmal versuchst.
refusal-nobody-there = Es ist niemand da, der in Frage kommt.
refusal-nothing-to-undo = Es gibt nichts von dir zurückzunehmen.
refusal-not-paused = Das Spiel ruht nicht.
refusal-command-unknown = Den Befehl /{ $command } gibt es nicht.{ $nearest-count ->
        [0] {""}
       *[other] {" "}Meintest du { $nearest }?
    }
event-opened = Der Tisch ist offen.
event-went-on-from = { $no ->
        [0] Übung: eine Stellung aus einem Link, nach { $step ->
            [0] dem Anfang
            [one] einem Zug
           *[other] { $step } Zügen
        }.
       *[other] Übung: Partie { $no } eines anderen Tisches, ab Zug { $step }.
    }
event-joined = { $player } setzt sich.
event-left = { $player } steht auf.
event-readied = { $chair } ist bereit.
event-start-asked = {""}
event-start-called-off = { $late-count ->
        [0] { $chair ->
            [none] Der Start ist abgesagt.
           *[other] { $chair } sagt den Start ab.
        } Sagt noch einmal, dass ihr bereit seid: Es gibt ein neues Geheimnis.
       *[other] Der Start ist abgesagt: Vom Gerät von { $late } kam keine Zahl. Sagt noch einmal, dass ihr bereit seid: Es gibt ein neues Geheimnis.
    }
event-swapped = { $chair } und { $other } tauschen die Plätze.
event-shuffled = Der Zufall hat die Plätze verteilt.
event-ended-alone = { $chair } beendet die Partie: Sonst ist niemand zurückgekommen. Sie zählt für niemanden.
event-bot-seated = { $bot } setzt sich (Bot, { $level }).
event-bot-left = { $bot } steht auf (Bot, { $level }).
event-bot-took-over = { $why ->
        [time] Die Zeit von { $chair } ist um; ein Bot ({ $level }) spielt weiter, bis { $chair } zurückkommt.
        [others] Die anderen lassen einen Bot ({ $level }) für { $chair } spielen, bis { $chair } zurückkommt.
        [idle] Die anderen lassen einen Bot ({ $level }) für { $chair } spielen, bis { $chair } zurückkommt.
       *[left] Ein Bot ({ $level }) spielt für { $chair }.
    }
event-returned = { $chair } ist zurück.
event-seat-taken = { $player } spielt für { $bot } weiter (Bot, { $level }).
event-offered = { $on ->
        [true] { $chair } bietet diesen Platz allen an, die weiterspielen wollen.
       *[false] { $chair } behält den Platz.
    }
event-seat-given = { $player } spielt für { $former } weiter.
event-queued = { $on ->
        [true] { $player } wartet auf einen freien Platz.
       *[false] { $player } wartet nicht mehr auf einen Platz.
    }
event-lent = { $other } entscheidet nun für { $chair }.
event-taken-back = { $chair } entscheidet wieder selbst.
event-game-began = Spiel { $no } beginnt.
event-undone = { $draws ->
        [0] { $seat } nimmt einen Zug zurück.
        [one] { $seat } nimmt einen Zug zurück und damit eine Ziehung: Sie wird neu gemacht.
       *[other] { $seat } nimmt einen Zug zurück und damit { $draws } Ziehungen: Sie werden neu gemacht.
    }
event-withdrawn = { $chair } zieht die Frage zurück.
event-terms-renewed = Ab hier gelten an diesem Tisch die heutigen Regeln des Fair Play.
event-conceded = { $seat } gibt auf.
event-paused = { $chair } lässt das Spiel ruhen.
event-resumed = { $chair }: Das Spiel geht weiter.
refusal-no-such-lesson = Diese Lektion gibt es nicht.
refusal-option-text = { $option } ist nicht lesbar: { $error } { $place }

command-ready-help = einverstanden anzufangen; das Spiel beginnt, wenn es alle sind
command-rematch-help = noch ein Spiel in derselben Runde; beginnt, wenn alle zustimmen
command-call-off = Start absagen
command-call-off-help = doch nicht beginnen, solange auf Geräte gewartet wird
command-option-help = eine Option vor dem Start setzen: /option NAME WERT
command-seat-help = den Platz wechseln; wer dort sitzt, bekommt deinen
command-shuffle = Plätze mischen
command-shuffle-help = den Zufall vor dem Spiel die Plätze verteilen lassen
command-claim = Allein beenden
command-claim-help = eine Partie ohne Uhr beenden, zu der sonst niemand zurückkommt; sie zählt für niemanden
command-claim-sure = Diese Partie beenden? Sie zählt für niemanden.
command-bot-help = ein Bot nimmt einen Platz ein oder spielt für jemanden, der fort ist
command-kick-help = einen Bot oder Spieler entfernen; während des Spiels durch Abstimmung
command-host-help = jemand anderen zum Gastgeber machen
command-lend-help = jemanden der eigenen Seite für dich entscheiden lassen: /lend NUMMER, und /lend off, um wieder selbst zu entscheiden
command-undo-help = den letzten Zug zurücknehmen; die anderen werden gefragt, wenn seither gewürfelt wurde
command-redo = Wiederholen
command-redo-help = in der Übung: den zurückgenommenen Zug noch einmal machen
command-goto-help = in der Übung: eine andere Stellung dieser Partie aufs Brett holen
command-cursor = Ziehen dürfen?
command-cursor-help = in der Übung: wer zieht, wird gebeten, dich ziehen zu lassen; der Gastgeber holt es sich sofort zurück
command-accept-help = Ja zur Frage am Tisch
command-refuse-help = Nein zur Frage am Tisch
command-concede-help = dieses Spiel aufgeben
command-abort-help = das Spiel ohne Sieger beenden, wenn alle zustimmen
command-pause-help = das Spiel ruhen lassen
command-resume-help = nach einer Pause weiterspielen
command-submit-help = einen Zug spielen
command-say-help = etwas zum Tisch sagen
command-help-help = die Befehle auflisten
command-info = Stand
command-info-help = wie es am Tisch steht, und die Optionen
command-who = Wer ist da
command-who-help = wer wo sitzt, und wer fort ist
command-hint-help = was der stärkste Bot an deiner Stelle täte
command-rules = Regeln
command-rules-help = das Regelbuch öffnen
command-replay = Wiederholung
command-replay-help = das letzte beendete Spiel noch einmal ansehen
command-export = Ausgeben
command-export-help = das ganze Protokoll als Datei
command-verify = Prüfen
command-verify-help = die Würfe des letzten beendeten Spiels prüfen
command-invite = Einladen
command-invite-help = der Link zu diesem Tisch
command-whereis = Wo ist …
command-whereis-help = wo jemand ist, soweit die Person es zeigt: /wo NAME
command-mute = Stumm
command-mute-help = jemandes Worte ausblenden oder wieder zeigen
command-password = Passwort
command-password-help = ein Passwort festlegen, das Neue vor dem Hinsetzen nennen: /passwort WORT, /passwort aus (der Gastgeber); oder es nennen
command-language = Sprache
command-language-help = ja, en oder de

reply-help = Was du tippen kannst (ohne Schrägstrich ist es Gespräch; // schreibt einen Schrägstrich):
reply-info =
    { $status ->
        [open] Wartet auf den Start.
        [playing] Ein Spiel läuft.
       *[over] Das Spiel ist vorbei.
    } Eintrag { $rev } des Protokolls.
reply-who =
    { $count ->
        [0] Hier sitzt noch niemand.
        [one] Ein Platz ist besetzt:
       *[other] { $count } Plätze sind besetzt:
    } { $watchers ->
        [0] {""}
        [one] Eine Person sieht zu.
       *[other] { $watchers } Personen sehen zu.
    }
reply-hint = Der stärkste Bot würde spielen:
reply-rules = Das Regelbuch:
reply-replay = Spiel { $no } noch einmal:
reply-export = Das ganze Protokoll:
reply-verify = Die Würfe von Spiel { $no } prüfen:
reply-invite = Der Link zu diesem Tisch:
reply-whereis = { $where ->
        [table] { $name } ist an einem Tisch:
        [here] { $name } ist hier.
        [away] { $name } ist nicht hier.
       *[hidden] { $name } zeigt nicht, wo sie oder er ist.
    }
reply-mute = { $names ->
        [none] Du hörst alle.
       *[other] Für dich ausgeblendet: { $names }
    }
reply-password = { $done ->
        [set] Neue nennen dieses Passwort, bevor sie sich setzen.
        [off] Dieser Tisch hat kein Passwort.
       *[right] Du darfst dich setzen.
    }
reply-language = Also Deutsch.

refusal-unknown = Das wurde abgelehnt ({ $code }).
refusal-offline = Die Halle ist nicht zu erreichen. Bitte gleich noch einmal versuchen.
refusal-http = Die Halle antwortete mit einem Fehler ({ $status }).
refusal-not-found = Hier ist nichts.
refusal-not-allowed = Das geht hier nicht.
refusal-malformed = Das hat die Halle nicht verstanden.
refusal-unexpected = Das hat die Halle jetzt nicht erwartet.
refusal-too-large = Das ist zu lang für eine Nachricht.
refusal-too-many-tables = Du folgst zu vielen Tischen zugleich (höchstens { $most }).
refusal-too-many-open = Du hast { $most } Tische geöffnet, an denen noch nicht zu Ende gespielt ist. Beende erst einen davon.
refusal-too-many-opened = Von deiner Adresse wurden viele Tische geöffnet. Versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
refusal-too-many-seats = Du sitzt an { $most } Tischen, an denen noch nicht zu Ende gespielt ist. Beende oder verlass erst einen davon.
refusal-too-many-guests = Von deiner Adresse sind viele neue Gäste gekommen. Versuch es später noch einmal oder melde dich an.
refusal-too-many-sockets = Du hast zu viele Seiten der Halle offen (höchstens { $most }).
refusal-no-such-table = Zu diesem Code gibt es keinen Tisch. Vielleicht fehlt im Link ein Buchstabe.
refusal-name-length = Ein Name hat 1 bis { $most } Zeichen.
refusal-name-taken = Dieser Name gehört jemandem oder sieht so aus.
refusal-name-reserved = So darf sich niemand nennen.
refusal-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
refusal-password-weak = Das ist zu leicht zu erraten.
refusal-passkey-none = Dein Gerät hat keinen Passkey gegeben.
refusal-passkey-refused = Dieser Passkey öffnet hier kein Konto.
refusal-too-many-passkeys = Ein Konto hat höchstens { $most } Passkeys.
refusal-no-such-passkey = Diesen Passkey gibt es nicht mehr.
refusal-no-such-session = Dort bist du nicht mehr angemeldet.
refusal-signed-in = Du bist schon angemeldet.
refusal-guest = Melde dich zuerst an.
refusal-wrong-sign-in = Name und Passwort passen nicht zusammen.
refusal-wrong-password = Das ist nicht dein Passwort.
refusal-sign-in-again = Damit sicher ist, dass du es bist: Melde dich ab und wieder an, dann geht es.
refusal-crowded = Gerade melden sich viele an. Versuch es in ein paar Sekunden noch einmal.
refusal-wait = Zu viele Versuche. Warte { $minutes ->
        [0] { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
        }
        [one] eine Minute
       *[other] { $minutes } Minuten
    }.
refusal-flow-over = Das hat zu lange gedauert oder in einem anderen Fenster begonnen. Bitte noch einmal von vorn.
refusal-no-such-provider = Diese Halle hat keinen anderen Weg zur Anmeldung.
refusal-provider-away = Die andere Seite antwortet nicht. Bitte gleich noch einmal versuchen.
refusal-provider-refused = Die andere Seite hat dich nicht hereingelassen.
refusal-identity-taken = Diese Identität öffnet schon ein anderes Konto.
refusal-store-away = Die Halle erreicht gerade ihre Aufzeichnungen nicht. Bitte gleich noch einmal versuchen.
refusal-locale-unknown = Diese Sprache spricht die Halle nicht.
refusal-command-id = Dieser Befehl war von einem anderen nicht zu unterscheiden. Bitte noch einmal.
refusal-arguments = /{ $command } wurde nicht verstanden. /help zeigt, wie es geschrieben wird.
refusal-no-such-comment = Diesen Kommentar gibt es nicht.
refusal-comments-full = Über dieses Spiel ist genug gesagt: höchstens { $most } Kommentare, { $own } von einer Person.
refusal-nothing-said = Es wurde nichts gesagt.
refusal-too-long = Eine Zeile hat höchstens { $most } Zeichen.
refusal-busy = Der Tisch ist beschäftigt. Bitte noch einmal.
refusal-not-known = Das darf nur die Halle selbst.
refusal-already-open = Dieser Tisch ist schon offen.
refusal-no-such-step = Diesen Punkt hatte das Spiel nicht.
refusal-game-over = Dort ist das Spiel zu Ende: geh weiter zurück.
refusal-goes-on = Ein Spiel, das weitergeht, behält seine Optionen.
refusal-too-many = Höchstens { $most }.
refusal-token-unknown = Dieses Token ist nicht oder nicht mehr bekannt.
refusal-token-scope = So weit reicht das Token nicht.
refusal-no-such-token = Dieses Token gibt es nicht.
refusal-no-such-hook = Diesen Hook gibt es nicht.
refusal-has-played = Mit diesem Konto wurde schon gespielt: Es bleibt das eines Menschen.
refusal-robot-already = Dieses Konto gehört schon einem Bot.
refusal-hooks-off = Diese Halle meldet keine Ergebnisse.
refusal-hook-address = Nur eine https-Adresse im offenen Netz ist möglich.
refusal-no-finished-game = Noch ist kein Spiel beendet.
refusal-game-unknown = Dieses Spiel gibt es hier nicht.
refusal-version-unknown = Diese Fassung der Regeln gibt es hier nicht mehr.
refusal-already-ready = Das hast du schon gesagt.
refusal-beginning = Das Spiel beginnt gleich: Die Geräte öffnen noch ihre Zahlen. Sag erst den Start ab.
refusal-no-start = Es ist kein Start verlangt.
refusal-nonce-open = Dein Gerät hat seine Zahl schon geöffnet.
refusal-other-nonce = Das ist nicht die Zahl, auf die sich dein Gerät festgelegt hat.
refusal-nonce-in-clear = An diesem Tisch legen sich die Geräte erst auf ihre Zahl fest und öffnen sie, wenn das Spiel gleich beginnt.
refusal-no-pledge = Dieser Tisch ist älter: Hier geben die Geräte ihre Zahl offen.
refusal-no-key = Die Halle hat ihren Teil des Zufalls verloren; dieses Spiel kann nicht weitergehen.
refusal-bad-draw = Ziehung { $n } des Protokolls stimmt nicht.
refusal-malformed-move = Das ist kein Zug dieses Spiels.
refusal-draw-between = Vor dem nächsten Zug entscheidet der Zufall.
refusal-reveal-between = Der Zug davor deckt auf, was noch niemand wissen kann: Schick zuerst ihn ab.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-no-such-chair = Es gibt keinen Platz { $chair }.
refusal-no-such-bot = Diesen Bot gibt es nicht. Es gibt: { $known }.
refusal-no-other-chair = Es gibt keinen anderen Platz.
refusal-bad-order = Das ist keine Reihenfolge der Plätze.
refusal-nothing-to-claim = Allein beenden lässt sich nur eine Partie ohne Uhr und ohne Wertung, in der andere Menschen mitspielen.
refusal-others-play = Der Tisch wartet nicht auf alle anderen: Du bist dran, oder andere spielen noch.
refusal-wait-to-claim = Du kannst die Partie allein beenden, wenn noch { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang nichts kommt.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-bot-plays-already = Dort spielt ein Bot. Setz dich (/join), um deinen Platz zurückzubekommen.
refusal-bot-cannot-host = Ein Bot kann nicht Gastgeber sein.
refusal-nobody-waited-for = Der Tisch wartet auf niemanden sonst, für den ein Bot spielen könnte.
refusal-seat-is-theirs = Ein Platz gehört das ganze Spiel lang seinem Besitzer. Nur er selbst oder seine Uhr gibt ihn an einen Bot.
refusal-wait-for-them = Die anderen dürfen dort einen Bot spielen lassen, wenn noch { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang nichts kommt.
refusal-stand-in-level = Ein Bot, der jemanden vertritt, spielt auf der Stufe „{ $level }“.
refusal-asked-already = Das hast du gerade erst gefragt. In { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } darfst du wieder fragen.
refusal-not-agreed = Die Einstellungen haben sich geändert. Wer schon saß, sagt erst noch einmal „bereit“ (/ready): Platz { $places }.
refusal-clock-too-short = In einem gewerteten Spiel haben alle mindestens { $seconds } Sekunden für { $turns } Züge. Wähle eine längere Uhr oder spiel ohne Wertung.
refusal-old-terms = Dieser Tisch wird gerade auf den neuesten Stand gebracht. Bitte versuche es noch einmal.
refusal-terms-known = Diese Bedingungen gelten an dem Tisch schon.
refusal-no-mate = Auf deiner Seite sitzt sonst kein Mensch an diesem Tisch.
refusal-not-a-mate = Nur jemand anders von deiner Seite kann für dich entscheiden.
refusal-not-lent = Du entscheidest schon selbst.
refusal-lent-out = Jemand von deiner Seite entscheidet für dich. Nimm die Entscheidungen erst zurück (/lend off).
refusal-leave-instead = Um selbst zu gehen, steh auf (/leave).
refusal-not-host = Das darf nur der Gastgeber.
refusal-already-conceded = Du hast schon aufgegeben.
refusal-paused = Das Spiel ruht. Erst weiterspielen (/resume).
refusal-no-vote = Am Tisch steht keine Frage.
refusal-vote-open = Erst muss eine andere Frage entschieden werden.
refusal-already-answered = Du bist nicht gefragt oder hast schon geantwortet.
refusal-option-missing = Welche Option? Es gibt: { $known }.
refusal-option-unknown = Es gibt keine Option { $option }.{ $nearest-count ->
        [0] {" "}Es gibt: { $known }.
       *[other] {" "}Meintest du { $nearest }?
    }
refusal-option-value = So lässt sich { $option } nicht setzen. Möglich ist: { $choices }.
refusal-option-range = { $option } liegt zwischen { $low } und { $high }.
refusal-option-excluded = { $option } geht nicht zusammen mit { $other }: Schalte zuerst { $other } aus.

event-option-set = { $value ->
        [true] Option „{ $name }“ ist an.
        [false] Option „{ $name }“ ist aus.
       *[other] Option „{ $name }“: { $value }.
    }{ $reset-count ->
        [0] {""}
       *[other] {" "}Das schaltet aus: { $reset }.
    }
event-host-changed = { $player } ist jetzt Gastgeber.
event-game-ended = { $how ->
        [aborted] Spiel { $no } endet ohne Sieger.
        [conceded] Spiel { $no } ist aufgegeben{ $winners-count ->
            [0] .
            [one] ; { $winners } gewinnt.
           *[other] ; { $winners } gewinnen.
        }
       *[rules] { $winners-count ->
            [0] Spiel { $no } ist vorbei: Niemand gewinnt.
            [one] { $winners } gewinnt Spiel { $no }.
           *[other] { $winners } gewinnen Spiel { $no }.
        }
    }{ $goal ->
        [1] {""}
       *[other] { $match_over ->
            [true] {" "}Damit ist das Match entschieden!
           *[false] {""}
        }
    }
event-vote-called = { $about ->
        [undo] { $by } möchte einen Zug zurücknehmen.
        [pause] { $by } möchte das Spiel ruhen lassen.
        [kick] { $by } möchte { $chair } entfernen.
        [stand-in] { $by } fragt, ob ein Bot für { $chair } spielen soll, von wo kein Zug kommt.
        [substitute] { $player } möchte für { $chair } weiterspielen; der Platz ist angeboten.
       *[abort] { $by } möchte das Spiel ohne Sieger beenden.
    }
event-voted = { $yes ->
        [true] { $chair } stimmt zu.
       *[false] { $chair } lehnt ab.
    }
event-vote-closed = { $passed ->
        [true] Angenommen.
       *[false] Abgelehnt.
    }
event-kicked = { $player } wurde vom Tisch entfernt.
refusal-revealed = Das wurde aufgedeckt und lässt sich nicht zurücknehmen.
refusal-shared-deal = Dieses gemeinsame Blatt spielt jeder allein, einmal und mit denselben Optionen.
event-disclosed = Das Geheimnis des gemeinsamen Blattes ist offen: jede Ziehung lässt sich nachrechnen.
event-closed = Der Gastgeber der Halle hat diesen Tisch geschlossen.
refusal-no-such-day = An diesem Tag hat niemand gespielt.
refusal-no-such-puzzle = Diese Aufgabe gibt es nicht.
refusal-no-such-book = Dieses Buch gibt es nicht.
refusal-no-such-person = Unter dieser Adresse ist hier niemand bekannt.
refusal-no-such-season = Diese Saison oder dieses Spiel gibt es nicht.
refusal-book-refused = Dieses Buch wird nicht angenommen: { $error } bei { $place }.
refusal-book-not-won = Gewinne diese Stufen erst selbst, jede für sich: { $stages }.
refusal-key-taken = Ein Buch mit diesem Schlüssel gibt es schon: wähle einen anderen.
refusal-key-changed = Ein Buch behält seinen Schlüssel: veröffentliche es als neues.
refusal-not-your-book = Das ist nicht dein Buch.
refusal-too-many-books = Du hast so viele Bücher veröffentlicht, wie Platz haben.
refusal-no-such-import = Dieses importierte Protokoll gibt es nicht, oder es ist nicht freigegeben.
refusal-too-many-imports = Du hast so viele importierte Protokolle, wie Platz haben: { $most }, zusammen { $mebibytes } MiB. Lösche erst eines.
refusal-notes-full = Du hast { $most } Notizen, mehr haben keinen Platz. Lösche erst eine.
refusal-import-busy = Dein letztes Protokoll wird noch geprüft. Warte so lange.
refusal-import-large = Dieses Protokoll ist zu lang: höchstens { $entries } Einträge.
refusal-import-slow = Dieses Protokoll zu prüfen dauert zu lange: mehr als { $seconds } Sekunden.
refusal-import-unfinished = Kein Spiel dieses Protokolls ist zu Ende und hat sein Geheimnis gezeigt.
refusal-import-bad = Eintrag { $rev } dieses Protokolls stimmt nicht: { $why ->
        [empty] In der Datei steht nichts.
        [unreadable] Er ist kein Eintrag eines Protokolls.
        [order] Davor fehlt ein Eintrag, oder er steht an der falschen Stelle.
        [chain] Er wurde verändert, oder das, was davor stand.
        [commitment] Das Spiel begann nicht mit dem Geheimnis, an das die Halle gebunden war.
        [secret] Das gezeigte Geheimnis ist nicht das, an das die Halle gebunden war.
        [nonce] Die Zahl eines Geräts ist nicht die, auf die es sich festgelegt hatte.
        [draws] Der Zufall ist nicht der, den Geheimnis und Zahlen ergeben.
        [version] Diese Halle hat die Fassung der Regeln nicht, nach der gespielt wurde.
       *[other] Die Regeln erlauben ihn nicht.
    }
refusal-no-advice = Für dieses Spiel gibt es keine Tipps und Rückblicke.
event-clock-set = { $days ->
        [0] { $minutes ->
            [0] { $seconds ->
                [0] Keine Uhr: Alle dürfen so lange nachdenken, wie sie mögen.
                [one] Bedenkzeit: eine Sekunde je Zug.
               *[other] Bedenkzeit: { $seconds } Sekunden je Zug.
            }
           *[other] Bedenkzeit: { $minutes ->
                [one] eine Minute
               *[other] { $minutes } Minuten
            } für jeden{ $seconds ->
                [0] .
                [one] , und eine Sekunde mehr je Zug.
               *[other] , und { $seconds } Sekunden mehr je Zug.
            }
        }
        [one] Bedenkzeit: ein Tag für jeden Zug.
       *[other] Bedenkzeit: { $days } Tage für jeden Zug.
    }
event-timeout-set = { $then ->
        [bot] Läuft jemandes Zeit ab, springt ein Bot ein.
        [concede] Wessen Zeit abläuft, der gibt auf.
       *[nothing] Läuft jemandes Zeit ab, entscheiden die anderen, was daraus wird.
    }
event-rated-set = { $on ->
        [true] Die Partien an diesem Tisch werden ab jetzt gewertet.
       *[other] Die Partien an diesem Tisch werden ab jetzt nicht gewertet.
    }
event-welcome-set = { $on ->
        [true] Bis zum Ende der zweiten Runde darf jemand den Platz eines Bots übernehmen.
       *[other] Niemand darf mehr den Platz eines Bots übernehmen.
    }
event-listed-set = { $on ->
        [true] Die Lobby zeigt diesen Tisch.
       *[other] Die Lobby zeigt diesen Tisch nicht mehr. Sein Link führt weiter hierher.
    }
event-watchers-set = { $on ->
        [true] { $members ->
            [true] Wer ein Konto hat, darf zuschauen.
           *[false] Andere dürfen zuschauen.
        }{ $entries ->
            [0] {""}
            [one] {" "}Sie sehen das Spiel einen Eintrag später.
           *[other] {" "}Sie sehen das Spiel { $entries } Einträge später.
        }{ $minutes ->
            [0] {""}
            [one] {" "}Sie sehen das Spiel eine Minute später.
           *[other] {" "}Sie sehen das Spiel { $minutes } Minuten später.
        }
       *[other] Nur die Leute dieses Tisches sehen seine Spiele.
    }
event-door-set = { $lowest ->
        [0] { $highest ->
            [0] { $games ->
                [0] { $stayed ->
                    [0] Hier darf sich jede und jeder setzen.
                   *[other] Dieser Tisch hat eine Tür für Neue.
                }
               *[other] Dieser Tisch hat eine Tür für Neue.
            }
           *[other] Dieser Tisch hat eine Tür für Neue.{" "}Ihre Wertung ist höchstens { NUMBER($highest, useGrouping: 0) }.
        }
       *[other] Dieser Tisch hat eine Tür für Neue.{" "}{ $highest ->
            [0] Ihre Wertung ist mindestens { NUMBER($lowest, useGrouping: 0) }.
           *[other] Ihre Wertung liegt zwischen { NUMBER($lowest, useGrouping: 0) } und { NUMBER($highest, useGrouping: 0) }.
        }
    }{ $games ->
        [0] {""}
        [one] {" "}Sie haben mindestens eine Partie dieses Spiels beendet.
       *[other] {" "}Sie haben mindestens { $games } Partien dieses Spiels beendet.
    }{ $stayed ->
        [0] {""}
       *[other] {" "}Sie spielen mindestens { $stayed } % ihrer Spiele zu Ende.
    }
event-hinted = { $chair } hat einen Bot um einen Tipp gebeten. { $moves-count ->
        [0] {""}
       *[other] Er würde spielen:
    }
event-timed-out = Die Zeit von { $chair } ist abgelaufen.
event-went-away = { $chair } ist im Urlaub: Die Uhr steht still.
event-came-back = { $chair } ist aus dem Urlaub zurück.
refusal-no-days-left = Du bist schon im Urlaub oder hast einen geplant, oder du hast in dem Jahr nur noch { $left ->
        [one] einen Tag
       *[other] { $left } Tage
    }.
refusal-too-far-ahead = Ein Urlaub lässt sich ein Jahr im Voraus planen.
event-credited = Die Halle war { $seconds ->
        [one] eine Sekunde lang fort. Sie zählt
       *[other] { $seconds } Sekunden lang fort. Sie zählen
    } für niemanden.
refusal-clock-both = Eine Uhr zählt Minuten für das Spiel oder Tage für den Zug, nicht beides.
refusal-rated-accounts-only = Dieser Tisch ist gewertet, und gewertet werden nur Leute mit Konto. Lege dir eines an (der Name oben führt hin), bitte um einen Tisch ohne Wertung oder wähle einen anderen.
refusal-rated-no-robots = Dieser Tisch ist gewertet, und Programme werden nicht gewertet. Bitte um einen Tisch ohne Wertung.
refusal-rated-guests-sit = Hier sitzen Gäste, und gewertet werden nur Leute mit Konto. Der Gastgeber kann die Wertung ausschalten.
refusal-rated-no-bots = Partien mit Bots werden nicht gewertet.
refusal-rated-alone = Was du allein spielst, wird nicht gewertet.
refusal-not-listable = Dieser Tisch wurde ungelistet eröffnet und bleibt so.
refusal-no-watchers = An diesem Tisch schauen nur die eigenen Leute zu.
refusal-members-watch = An diesem Tisch schaut nur zu, wer ein Konto hat.
refusal-welcome-alone = Hier kann sonst niemand mitspielen.
refusal-too-late-to-join = Ein Bot räumt seinen Platz nur bis zum Ende von Runde { $rounds } der ersten Partie. Zuschauen kannst du weiterhin.
refusal-held-another-seat = Du hattest in dieser Partie einen anderen Platz und weißt, was dort zu wissen war.
refusal-not-in-line = Du wartest hier nicht.
refusal-in-line-already = Du wartest schon: Platz { $place } in der Reihe.
refusal-chair-free = Ein Platz ist frei: setz dich.
refusal-line-full = Hier warten schon { $most } Leute.
refusal-chair-held = Der freie Platz ist noch { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } für die Wartenden reserviert.
refusal-rated-no-hints = Diese Partie wird gewertet: Kein Bot gibt Tipps.
refusal-no-clock = Es läuft keine Uhr.
refusal-time-left = Es ist noch Zeit übrig.
refusal-too-much-credit = So viel Zeit ist nicht vergangen.
refusal-chat-repeat = Das hast du eben gesagt.
refusal-chat-flood = Nicht so schnell. In { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } kannst du wieder etwas sagen.
refusal-chat-muted = Ein Moderator hat dir bis { $until } das Wort entzogen: { $why }
refusal-banned = Du kannst hier bis { $until } nicht spielen: { $why }
refusal-not-at-this-table = An diesem Tisch kannst du nicht Platz nehmen. Es gibt andere.
refusal-yourself = Das bist du selbst.
refusal-letters-closed = Diese Person nimmt keine Nachrichten von dir an.
refusal-talk-off = In dieser Lobby wird nicht gesprochen.
refusal-no-such-line = Diese Zeile gibt es nicht mehr.
refusal-list-full = Auf einer Liste ist Platz für { $most } Leute.
refusal-list-changed = Diese Liste hat sich inzwischen geändert. Sieh sie dir an und versuche es noch einmal.
refusal-no-such-list = So eine Liste gibt es nicht.
refusal-nobody-of-that-name = Niemand namens { $name } sitzt oder spricht hier.
refusal-reported-already = Das hast du schon gemeldet. Ein Moderator sieht es sich an.
refusal-not-moderator = Hier dürfen nur Moderatoren hinsehen.
refusal-push-off = Diese Halle sagt Browsern nicht Bescheid.
refusal-push-address = Dein Browser hat eine Adresse genannt, die nicht zu gebrauchen ist.
refusal-push-away = Der Push-Dienst deines Browsers hat es nicht angenommen. Versuch es später noch einmal.
refusal-no-such-browser = Diesem Browser wird nicht mehr Bescheid gesagt.
refusal-mail-off = Diese Halle verschickt keine E-Mails.
refusal-mail-address = Das ist keine E-Mail-Adresse.
refusal-mail-away = Der Mailserver hat nicht geantwortet. Versuche es später noch einmal.
refusal-mail-often = An diese Adresse ging heute schon oft genug die Frage. Versuche es morgen wieder.
refusal-mail-unwanted = Wem diese Adresse gehört, möchte keine Briefe von dieser Halle.
refusal-no-such-letter = Dieser Link gilt nicht mehr: Bitte auf der Seite deines Kontos um einen neuen Brief.
refusal-closing = Die Halle schließt für einen Augenblick: Jetzt kann keine Partie beginnen. Versuche es, wenn sie wieder offen ist.
refusal-not-host-of-hall = Hier darf nur der Gastgeber der Halle hinsehen.
refusal-table-closed = Der Gastgeber der Halle hat diesen Tisch geschlossen.
refusal-no-such-backup = Es gibt keine Sicherung dieses Namens.
refusal-not-backed-up = Die Sicherung konnte nicht geschrieben werden: { $why }
refusal-own-case = Niemand richtet in eigener Sache.
refusal-not-over-moderators = Über Moderatoren entscheidet nur der Gastgeber.
refusal-why-missing = Sag, warum: Es wird der Person gesagt und festgehalten.
refusal-no-such-report = Diese Meldung gibt es nicht, oder jemand hat sie erledigt.
event-filling = { $seconds ->
        [0] Das Spiel wartet auf Menschen.
        [one] In einer Sekunde nehmen Bots die fehlenden Plätze und das Spiel beginnt.
       *[other] In { $seconds } Sekunden nehmen Bots die fehlenden Plätze und das Spiel beginnt.
    }
refusal-already-played = Nur vor dem ersten Spiel.
refusal-not-to-be-filled = Hier wartet niemand auf Bots.
refusal-no-such-club = Diesen Club gibt es nicht, oder er zeigt sich nur Eingeladenen.
refusal-no-such-member = Diese Person gehört nicht (mehr) zum Club.
refusal-no-such-invitation = Diese Einladung gilt nicht (mehr).
refusal-club-role = { $need ->
        [owner] Das darf nur, wem der Club gehört.
        [officer] Das dürfen nur die Leitenden des Clubs.
       *[member] Das dürfen nur Mitglieder des Clubs.
    }
refusal-not-in-this-club = In diesen Club kannst du nicht eintreten. Es gibt andere.
refusal-club-name-taken = Es gibt schon einen Club, der so heißt oder so aussieht.
refusal-in-the-club = Du gehörst schon zu diesem Club.
refusal-club-asked = Du hast schon gefragt. Jemand aus der Leitung antwortet dir.
refusal-club-owner = Der Club gehört dir: Übergib ihn zuerst, oder schließe ihn.
refusal-club-full = Im Club ist kein Platz mehr.
refusal-too-many-clubs = Das wären mehr als { $most } Clubs.
refusal-club-step = Das geht nicht mit jemandem, der so zum Club steht.
refusal-club-heir = Ein Club wird an jemanden mit Konto übergeben.
refusal-club-solo = An einem Tisch dieses Spiels kann nur eine Person sitzen.
refusal-club-members-only = Dieser Tisch ist für Mitglieder eines Clubs. Eines von ihnen kann dich einladen.
refusal-door-order = Die niedrigste Wertung, { NUMBER($lowest, useGrouping: 0) }, liegt über der höchsten, { NUMBER($highest, useGrouping: 0) }.
refusal-door-unrated = Neue brauchen hier eine Wertung ab { NUMBER($lowest, useGrouping: 0) }. Du hast noch keine Wertung: Sie zählt nach { $need } gewerteten Partien dieses Spiels, und du hast { $have }.
refusal-door-too-low = Neue brauchen hier eine Wertung ab { NUMBER($lowest, useGrouping: 0) }. Deine ist { NUMBER($points, useGrouping: 0) }.
refusal-door-too-high = Neue haben hier eine Wertung bis { NUMBER($highest, useGrouping: 0) }. Deine ist { NUMBER($points, useGrouping: 0) }.
refusal-door-games = Neue brauchen hier mindestens { $least ->
        [one] eine beendete Partie
       *[other] { $least } beendete Partien
    } dieses Spiels. Du hast { $have }.
refusal-door-stayed = Neue spielen hier mindestens { $least } % ihrer Spiele mit anderen zu Ende. Bei dir sind es { $have } %.
refusal-table-password = Dieser Tisch hat ein Passwort. Nenne es zuerst (/passwort WORT).
refusal-table-password-wrong = Das ist nicht das Passwort dieses Tisches.
refusal-table-password-length = Das Passwort eines Tisches hat { $least } bis { $most } Zeichen.
event-redrawn = { $chair } wählt, was der Zufall gezogen hat.
refusal-practice-only = Nur in der Übung, wo nichts zählt, lässt sich wählen, was der Zufall zieht.
refusal-nothing-drawn = Seit dem letzten Zug wurde nichts gezogen.
event-went-to = { $chair } geht zu einer anderen Stellung, nach { $step ->
        [0] dem Anfang
        [one] einem Zug
       *[other] { $step } Zügen
    }.
event-cursor-asked = { $player } möchte hier ziehen.
event-cursor-passed = Ab jetzt zieht { $player }.
event-cursor-kept = { $player } zieht vorerst nicht.
refusal-nothing-to-redo = Von hier aus ist kein Zug zurückgenommen.
refusal-tree-full = Dieses Brett hat schon { $most } Stellungen. Mach von einer davon an einem neuen Tisch weiter.
refusal-cursor-asked = Gerade fragt schon jemand anders. Versuch es in einer Minute wieder.
refusal-no-such-position = In diesem Link steht keine Stellung dieses Spiels.
refusal-cursor-kept = Die Antwort war Nein. Frag in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
