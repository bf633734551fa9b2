# Mia: Name, Optionen, Ereignisse, Ablehnungen, Anleitung. Sitze kommen als Namen, Schalter als true / false.

mia-name = Mäxchen
mia-tagline = Zwei Würfel unter dem Becher. Sag, was du willst, nur mehr muss es sein.

## Optionen

mia-option-lives = Leben
mia-option-lives-help = Die Leben, mit denen alle beginnen.

## Ereignisse

mia-event-round-began = { $seat } beginnt eine neue Runde.
mia-event-cup-thrown = { $seat } würfelt unter dem Becher.
mia-event-dice-seen = Unter deinem Becher: { $worth ->
        [21] Mäxchen
       *[other] { $worth }
    }.
mia-event-called = { $seat } sagt { $call ->
        [21] Mäxchen!
       *[other] { $call }.
    }
mia-event-believed = { $seat } glaubt es und nimmt den Becher.
mia-event-cup-lifted = { $seat } zweifelt und hebt den Becher von { $victim }: { $worth ->
        [21] Mäxchen
       *[other] { $worth }
    }. { $held ->
        [true] Es war nicht gelogen.
       *[other] Es war gelogen!
    }
mia-event-gave-in = { $seat } gibt nach. Niemand wird erfahren, was unter dem Becher lag.
mia-event-life-lost = { $seat } verliert { $lost ->
        [one] ein Leben
       *[other] { $lost } Leben
    } und hat { $lives ->
        [0] keines mehr
       *[other] noch { $lives }
    }.
mia-event-went-out = { $seat } ist ausgeschieden.
mia-event-ended = { $seats } gewinnt!

## Wem es geschah

mia-missed-cup-lifted = { $seat } hat deinen Becher gehoben.

## Wie es endete

mia-outcome-MI-E1 = Als Einziger noch am Leben

## Ablehnungen

mia-refusal-game-over = Dieses Spiel ist vorbei.
mia-refusal-not-your-turn = Du bist nicht am Zug.
mia-refusal-throw-first = Die Würfel liegen noch nicht still.
mia-refusal-call-first = Noch gibt es nichts zu antworten: Erst kommt eine Ansage.
mia-refusal-answer-first = Antworte zuerst auf die Ansage: Glaube sie oder zweifle.
mia-refusal-not-a-call = Das können zwei Würfel nicht zeigen.
mia-refusal-too-low = Das ist zu wenig: { $call } ist angesagt, und eine Ansage muss höher sein.
mia-refusal-mia-stands = Mehr als Mäxchen gibt es nicht: Zweifle oder gib nach.
mia-refusal-not-mia = Nachgeben kannst du nur, wenn Mäxchen angesagt ist.
mia-refusal-unknown-move = Das ist kein Zug in Mäxchen.
mia-refusal-no-draw-now = Jetzt wird nicht gewürfelt.
mia-refusal-not-a-throw = Das ist kein Wurf zweier Würfel.

## Anleitung

mia-how-goal = Behalte deine Leben. Wer als Letzter noch welche hat, gewinnt.
mia-how-throw = Unter deinem Becher werden zwei Würfel geworfen, und nur du siehst sie. Der höhere wird zuerst gelesen: 4 und 6 sind 64.
mia-how-order = Von unten nach oben: 31 bis 65, dann die Pasche von 11 bis 66, und ganz oben 21, das Mäxchen.
mia-how-call = Sag mehr an, als vorher angesagt wurde, ob du es hast oder nicht.
mia-how-answer = Der Nächste glaubt dir und nimmt den Becher, oder er zweifelt und hebt ihn. Hast du, was du angesagt hast, oder mehr, so verliert der Zweifler ein Leben, sonst du.
mia-how-mia = Mehr als Mäxchen kann niemand ansagen. Gib nach und verliere ein Leben, oder zweifle um zwei.

## Züge, wie ein Tipp sie nennt

mia-move-call = { $call ->
        [21] Mäxchen
       *[other] { $call }
    } ansagen
mia-move-believe = Glauben
mia-move-doubt = Zweifeln
mia-move-give-in = Nachgeben

## Das schlichte Brett

mia-kind-call = Ansagen
mia-field-begin = Leben zu Beginn
mia-field-lives = Leben
mia-field-phase = Phase
mia-field-calls = Ansagen dieser Runde
mia-field-call = Ansage
mia-field-own = Unter deinem Becher
mia-field-lifted = Die Runde davor
mia-field-dice = Würfel
mia-field-victim = Wessen Ansage es war
mia-field-loser = Verloren hat
mia-field-lost = Verlorene Leben
mia-field-gone = Ausgeschieden
mia-value-throw = würfeln
mia-value-call = ansagen
mia-value-answer = antworten

## Das Brett

mia-ui-mia = Max
mia-ui-lives = { $lives ->
        [0] keine Leben mehr
        [one] 1 Leben
       *[other] { $lives } Leben
    }
mia-ui-before = Die Runde davor
mia-ui-called = hat { $call ->
        [21] Mäxchen
       *[other] { $call }
    } angesagt.
mia-ui-gave-in = hat nachgegeben. Der Becher blieb unten.
mia-ui-loses = verliert { $lost ->
        [one] ein Leben.
       *[other] { $lost } Leben.
    }
mia-ui-won = gewinnt!
mia-ui-wait-throw = würfelt …
mia-ui-wait-call = schaut unter den Becher …
mia-ui-wait-answer = denkt nach …
mia-ui-ask = Glaubst du es?
mia-ui-ask-mia = Nachgeben für ein Leben oder zweifeln um zwei?
mia-ui-any = Sag irgendeinen Wurf an, ob du ihn hast oder nicht.
mia-ui-above = Sag mehr als { $call } an, ob du es hast oder nicht.
mia-ui-ladder = Die Würfe von unten nach oben
mia-ui-true = Das hast du.
mia-ui-bluff = Gelogen.
mia-ui-own = Du hast { $call ->
        [21] Mäxchen!
       *[other] { $call }
    }
mia-ui-keys = Tasten: zwei Ziffern sagen einen Wurf an, B glaubt, D zweifelt, G gibt nach.

## Lektionen

mia-lesson-bluff = Mit unbewegter Miene
mia-lesson-bluff-say = 53 ist angesagt, und unter deinem Becher liegen 4 und 3. Das sind nur 43, aber niemand sieht es. Sag trotzdem mehr als 53 an.
mia-lesson-bluff-hint = Sag 61 an.
mia-lesson-bluff-done = Geglaubt! Was unter dem Becher lag, wird nie gezeigt.
mia-lesson-doubt = Den Becher heben
mia-lesson-doubt-say = Du hast 65 angesagt, und nun hörst du 66. So gut sind nur drei von 36 Würfen. Glaubst du es, bleibt dir nur Mäxchen.
mia-lesson-doubt-hint = Drücke „Zweifeln“.
mia-lesson-doubt-done = 4 und 1: gelogen, und ein Leben weniger. Mehr braucht es nicht: Spiel los!
