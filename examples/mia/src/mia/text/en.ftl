# Mia: name, options, events, refusals, how to play. Seats come as names, flags as true / false.

mia-name = Mia
mia-tagline = Two dice under a cup. Say what you like, as long as it is more.

## Options

mia-option-lives = Lives
mia-option-lives-help = The lives that everybody begins with.

## Events

mia-event-round-began = { $seat } begins a new round.
mia-event-cup-thrown = { $seat } throws the dice under the cup.
mia-event-dice-seen = Under your cup: { $worth ->
        [21] Mia
       *[other] { $worth }
    }.
mia-event-called = { $seat } calls { $call ->
        [21] Mia!
       *[other] { $call }.
    }
mia-event-believed = { $seat } believes it and takes the cup.
mia-event-cup-lifted = { $seat } doubts, and lifts the cup of { $victim }: { $worth ->
        [21] Mia
       *[other] { $worth }
    }. { $held ->
        [true] The call was good.
       *[other] It was a bluff!
    }
mia-event-gave-in = { $seat } gives in. Nobody will ever know what was under the cup.
mia-event-life-lost = { $seat } loses { $lost ->
        [one] a life
       *[other] { $lost } lives
    } and has { $lives ->
        [0] none
       *[other] { $lives }
    } left.
mia-event-went-out = { $seat } is out.
mia-event-ended = { $seats } wins!

## Told to the one it was done to

mia-missed-cup-lifted = { $seat } lifted your cup.

## How it ended

mia-outcome-MI-E1 = The last one with lives

## Refusals

mia-refusal-game-over = This game is over.
mia-refusal-not-your-turn = It is not your turn.
mia-refusal-throw-first = The dice have not come to rest yet.
mia-refusal-call-first = Nothing to answer yet: first comes a call.
mia-refusal-answer-first = First answer the call: believe it or doubt it.
mia-refusal-not-a-call = Two dice cannot show that.
mia-refusal-too-low = That is too low: { $call } stands, and a call must be higher.
mia-refusal-mia-stands = Nothing is higher than Mia: doubt it or give in.
mia-refusal-not-mia = You can only give in to a call of Mia.
mia-refusal-unknown-move = That is no move of Mia.
mia-refusal-no-draw-now = There is nothing to throw now.
mia-refusal-not-a-throw = That is no throw of two dice.

## How to play

mia-how-goal = Keep your lives. The last one who has any wins.
mia-how-throw = Two dice are thrown under your cup, and only you see them. The higher die is read first: a 4 and a 6 are 64.
mia-how-order = From low to high: 31 to 65, then the doubles from 11 to 66, and highest of all 21, which is Mia.
mia-how-call = Call a throw that is higher than the call before, whether you have it or not.
mia-how-answer = The next player believes you and takes the cup, or doubts you and lifts it. If you have what you called, or more, the doubter loses a life; otherwise you do.
mia-how-mia = Nobody can call more than Mia. Give in to it for one life, or doubt it for two.

## Moves, as a hint names them

mia-move-call = Call { $call ->
        [21] Mia
       *[other] { $call }
    }
mia-move-believe = Believe
mia-move-doubt = Doubt
mia-move-give-in = Give in

## The plain board

mia-kind-call = Call
mia-field-begin = Lives at the begin
mia-field-lives = Lives
mia-field-phase = Phase
mia-field-calls = Calls of this round
mia-field-call = Call
mia-field-own = Under your cup
mia-field-lifted = The round before
mia-field-dice = Dice
mia-field-victim = Whose call it was
mia-field-loser = Lost
mia-field-lost = Lives lost
mia-field-gone = Out
mia-value-throw = throwing
mia-value-call = calling
mia-value-answer = answering

## The board

mia-ui-mia = Mia
mia-ui-lives = { $lives ->
        [0] no lives left
        [one] 1 life
       *[other] { $lives } lives
    }
mia-ui-before = The round before
mia-ui-called = called { $call ->
        [21] Mia.
       *[other] { $call }.
    }
mia-ui-gave-in = gave in. The cup stayed down.
mia-ui-loses = loses { $lost ->
        [one] a life.
       *[other] { $lost } lives.
    }
mia-ui-won = wins!
mia-ui-wait-throw = throws the dice …
mia-ui-wait-call = looks under the cup …
mia-ui-wait-answer = thinks about it …
mia-ui-ask = Do you believe it?
mia-ui-ask-mia = Give in for one life, or doubt for two?
mia-ui-any = Call any throw, true or not.
mia-ui-above = Call more than { $call }, true or not.
mia-ui-ladder = The throws, from low to high
mia-ui-true = You have it.
mia-ui-bluff = A bluff.
mia-ui-own = You have { $call ->
        [21] Mia!
       *[other] { $call }
    }
mia-ui-keys = Keys: two digits call a throw, B believes, D doubts, G gives in.

## Lessons

mia-lesson-bluff = A bold face
mia-lesson-bluff-say = The call of 53 stands, and under your cup lie a 4 and a 3. That is only 43, but nobody sees it. Call something higher than 53 all the same.
mia-lesson-bluff-hint = Call 61.
mia-lesson-bluff-done = Believed! The dice under the cup are never shown.
mia-lesson-doubt = Lift the cup
mia-lesson-doubt-say = You called 65, and now you hear 66. Three throws in 36 are that good. If you believe it, only Mia is higher.
mia-lesson-doubt-hint = Press “Doubt”.
mia-lesson-doubt-done = A 4 and a 1: a bluff, and a life lost. You know all that is needed: play!
