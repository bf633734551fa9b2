# Hidden Rooms: name, options, events, refusals, how to play. Squares come as they are named, a1 to f6, tiles in the words below.

hidden-rooms-name = Hidden Rooms
hidden-rooms-tagline = A child in the dark, and something that walks there

## Options

hidden-rooms-option-book = Stage book
hidden-rooms-option-book-help = The book of five stages to be played: empty for our five, else a book from the library.

## Events

hidden-rooms-event-stage-opened = Attempt { $attempt }: { $tile } { $again ->
        [true] stays with
       *[false] opens
    } stage { $stage }, { $monster }.
hidden-rooms-event-pair-shown = The first two tiles: { $tiles }.
hidden-rooms-event-placed = On the start square lies { $tile }; { $kept } goes to the memory. The monster waits on { $monster }, looking { $facing ->
        [N] up
        [E] right
        [S] down
       *[W] left
    }.
hidden-rooms-event-walked = You step from { $start } to { $to }.
hidden-rooms-event-reached = You feel your way to { $to } with an unseen tile: { $fits } of { $left } fit.
hidden-rooms-event-explored = { $success ->
        [true] You step onto { $to }: { $tile } fits { $under } by its { $why ->
            [colour] colour
           *[value] value
        }.
       *[false] { $recalled ->
            [true] No fit: { $tile } on { $under }. The tile goes back to the memory.
           *[false] No fit: { $tile } on { $under }. The tile goes to the memory, and { $to } stays dark.
        }
    }
hidden-rooms-event-forgotten = The memory was full: { $tiles } go back to the unseen tiles.
hidden-rooms-event-monster-turn = Monster turn { $turn }.
hidden-rooms-event-monster-acted = { $kind ->
        [chase] It senses you and comes from { $start } to { $to }.
        [turn-to-child] It senses you beside it and turns { $facing ->
            [N] up
            [E] right
            [S] down
           *[W] left
        }.
        [turn-to-path] It turns { $facing ->
            [N] up
            [E] right
            [S] down
           *[W] left
        }, back to its path.
       *[follow] It follows its path to { $to }.
    }
hidden-rooms-event-attempt-ended = { $reason ->
        [win] You are out! Attempt { $attempt } is won after { $turns } monster turns.
        [caught] It has caught you on { $square }. Attempt { $attempt } is lost.
        [walked-in] You walked into it on { $square }. Attempt { $attempt } is lost.
        [terminal] It has reached the end of its path on { $square }. Attempt { $attempt } is lost.
        [resigned] You give up attempt { $attempt }.
       *[abandoned] Attempt { $attempt } has taken too many turns. It is lost.
    }
hidden-rooms-event-campaign-ended = { $won ->
        [true] The game is won: two escapes, { $losses ->
            [0] not one defeat
            [one] one defeat
           *[other] { $losses } defeats
        }.
       *[false] The game is lost: { $wins ->
            [0] three defeats
           *[other] one escape, three defeats
        }.
    }

## Outcomes

hidden-rooms-outcome-HR-G-05 = Escaped twice
hidden-rooms-outcome-HR-G-06 = Lost three times without an escape
hidden-rooms-outcome-HR-G-07 = Lost the fourth attempt
hidden-rooms-score = { $score ->
    [one] { $score } escape
   *[other] { $score } escapes
}
hidden-rooms-result-solo-won = Out of the house!
hidden-rooms-result-solo-lost = { $clause ->
    [HR-G-06] Three attempts, no escape: the house keeps its guest
   *[HR-G-07] The fourth attempt failed: the house keeps its guest
}
hidden-rooms-result-solo-given-up = Given up: the house keeps its guest
hidden-rooms-event-game-ended = { $how ->
    [aborted] Game { $no } ends without a result.
    [conceded] Game { $no } is given up: the house keeps its guest.
   *[rules] { $clause ->
        [HR-G-05] Game { $no }: out of the house, well done!
        [HR-G-06] Game { $no }: three attempts, no escape. The house keeps its guest.
       *[HR-G-07] Game { $no }: the fourth attempt failed. The house keeps its guest.
    }
}

## Refusals

hidden-rooms-refusal-game-over = This game is over.
hidden-rooms-refusal-not-your-turn = That is not your seat.
hidden-rooms-refusal-unknown-move = Hidden Rooms has no such move.
hidden-rooms-refusal-not-now = That cannot be done now.
hidden-rooms-refusal-not-of-the-pair = Choose one of the two tiles: { $tiles }.
hidden-rooms-refusal-no-moves-left = You have taken both steps of this turn.
hidden-rooms-refusal-not-adjacent = That square is not beside you. You can reach { $squares }.
hidden-rooms-refusal-no-tile = No tile lies there yet: explore it first.
hidden-rooms-refusal-has-tile = A tile lies there already: you can simply step there.
hidden-rooms-refusal-supply-empty = No unseen tile is left: take one from your memory.
hidden-rooms-refusal-no-such-memory = That tile is not in your memory. There are: { $tiles }.
hidden-rooms-refusal-no-draw-now = No tile is drawn now.
hidden-rooms-refusal-not-a-tile = That is none of the unseen tiles.

## Moves, as a hint names them

hidden-rooms-move-place = lay { $tile } on the start square
hidden-rooms-move-walk = step to { $to }
hidden-rooms-move-explore = { $tile ->
        [none] explore { $to } with an unseen tile
       *[other] explore { $to } with { $tile }
    }
hidden-rooms-move-end-turn = end the turn
hidden-rooms-move-resign = give this attempt up
hidden-rooms-move-next-attempt = go on to the next attempt

## Reasons of a hint

hidden-rooms-reason-escapes = It leads out.
hidden-rooms-reason-goes-on = The attempt can still be won.
hidden-rooms-reason-sure = It fits for sure: { $tile } on { $under }.
hidden-rooms-reason-odds = { $fits } of the { $left } unseen tiles fit.
hidden-rooms-reason-keeps = It keeps { $tile } for later.
hidden-rooms-reason-safe = The monster’s coming turn does not reach you, whatever is drawn.
hidden-rooms-reason-danger = In { $percent } % of the cases the monster’s coming turn ends the attempt.
hidden-rooms-reason-unseen = It takes you where the monster does not sense you.
hidden-rooms-reason-forgets = Your memory is full: if the tile does not fit, all is forgotten.
hidden-rooms-reason-distance = { $steps ->
        [one] One step to the exit from there.
       *[other] { $steps } steps to the exit from there.
    }
hidden-rooms-reason-time = { $turns ->
        [one] The monster is one turn from the end of its path.
       *[other] The monster is { $turns } turns from the end of its path.
    }
hidden-rooms-reason-waits = Waiting on { $square } lets it pass.

## How to play

hidden-rooms-how-goal = A child has to feel its way through a dark house: from f6, bottom right, to the exit at a1, top left. Two escapes win the game, three defeats lose it.
hidden-rooms-how-monster = A monster walks there on a path of its own, two actions a turn. If it senses you in the shaded squares before its eyes, it comes for you.
hidden-rooms-how-turn = In your turn you may take up to two steps over tiles that lie on the board, and then explore one dark square beside you.
hidden-rooms-how-explore = For that you turn over an unseen tile, or take one from your memory. It fits if its value is at least that of the tile you stand on, or if its colour is the same.
hidden-rooms-how-memory = A tile that does not fit goes to your memory, for later. With a sixth tile there, all six are forgotten.
hidden-rooms-how-end = Reach the exit and you are out. If the monster reaches you, or the end of its path, the attempt is lost.

## Lessons

hidden-rooms-lesson-explore = Feel your way
hidden-rooms-lesson-explore-say = You stand on green 2. Pick a dark square beside you, then the unseen tiles. An unseen tile fits if it is 2 or more, or green: 20 of 21 do.
hidden-rooms-lesson-explore-hint = Pick f5 above you (it shows a question mark), then the unseen tiles.
hidden-rooms-lesson-explore-done = It fits, and you stand on it. Then the monster has its turn.
hidden-rooms-lesson-remember = From the memory
hidden-rooms-lesson-remember-say = Red 5 is high: only ten of the unseen tiles fit. But one of the tiles in your memory fits for sure. Explore with it.
hidden-rooms-lesson-remember-hint = Red 2 has the colour of the tile you stand on. Pick f4, then red 2.
hidden-rooms-lesson-remember-done = The same colour always fits. Keep low tiles of a colour for the sixes.
hidden-rooms-lesson-step-back = Two steps back
hidden-rooms-lesson-step-back-say = From blue 6 hardly anything fits. But you may take two steps first, and explore from there. On which tile does everything fit?
hidden-rooms-lesson-step-back-hint = Step to e6, then f6: on blue 1 anything fits. Then explore f5.
hidden-rooms-lesson-step-back-done = Steps cost nothing, and a way round is often quicker than bad odds.
hidden-rooms-lesson-reach = Out of reach
hidden-rooms-lesson-reach-say = It looks down at you, two squares away: two actions, and it has you. Be somewhere else when your turn ends. (Danger marks every square where it would catch you.)
hidden-rooms-lesson-reach-hint = Step down to e5 and e6, and end the turn.
hidden-rooms-lesson-reach-done = It came nearer, but not near enough. Straight ahead it reaches two squares.
hidden-rooms-lesson-escape = The exit
hidden-rooms-lesson-escape-say = The exit is two squares away, and two tiles are in your memory. Find the square from which one of them leads out for sure.
hidden-rooms-lesson-escape-hint = Step to a2: blue 1 has the colour of the tile there. Explore a1 with it.
hidden-rooms-lesson-escape-done = Out! The child gets its star; with the star, one more escape wins the game.

## Help: the goal, and each kind of move

hidden-rooms-goal =
    Lead the child through the dark from f6 to the exit at a1.
    Two escapes win the game, three defeats lose it.
    Get out before the monster reaches you, or the end of its path.
hidden-rooms-help-place = Choose the tile to start on; the other one goes to your memory.
hidden-rooms-help-walk = Step to a square beside you that has a tile, two steps a turn at most.
hidden-rooms-help-explore = Explore a dark square beside you, with an unseen tile or one from your memory.
hidden-rooms-help-end-turn = Or end the turn; then the monster has its turn.
hidden-rooms-help-resign = You may give this attempt up.
hidden-rooms-help-next-attempt = Go on to the next attempt.

## Several events of a kind, in one sentence

hidden-rooms-run-walked = You take { $count } steps, from { $first-start } to { $to }.

## Tiles, in place of their codes

hidden-rooms-thing-R1 = red 1
hidden-rooms-thing-R2 = red 2
hidden-rooms-thing-R3 = red 3
hidden-rooms-thing-R4 = red 4
hidden-rooms-thing-R5 = red 5
hidden-rooms-thing-R6 = red 6
hidden-rooms-thing-B1 = blue 1
hidden-rooms-thing-B2 = blue 2
hidden-rooms-thing-B3 = blue 3
hidden-rooms-thing-B4 = blue 4
hidden-rooms-thing-B5 = blue 5
hidden-rooms-thing-B6 = blue 6
hidden-rooms-thing-G1 = green 1
hidden-rooms-thing-G2 = green 2
hidden-rooms-thing-G3 = green 3
hidden-rooms-thing-G4 = green 4
hidden-rooms-thing-G5 = green 5
hidden-rooms-thing-G6 = green 6
hidden-rooms-thing-Y1 = yellow 1
hidden-rooms-thing-Y2 = yellow 2
hidden-rooms-thing-Y3 = yellow 3
hidden-rooms-thing-Y4 = yellow 4
hidden-rooms-thing-Y5 = yellow 5
hidden-rooms-thing-Y6 = yellow 6

## The daily challenge

hidden-rooms-day-line = The same house and the same tiles for everybody.
hidden-rooms-day-won = Escaped twice in { $attempts } attempts, { $turns ->
        [one] one monster turn
       *[other] { $turns } monster turns
    }.
hidden-rooms-day-lost = Lost after { $attempts } attempts, { $turns ->
        [one] one monster turn
       *[other] { $turns } monster turns
    }.
hidden-rooms-day-marks = Attempts
hidden-rooms-day-turns = Monster turns
hidden-rooms-day-good = won
hidden-rooms-day-bad = lost
hidden-rooms-day-order = Won in two, three, four attempts; then lost with one escape, then without; fewer monster turns first, then who was done earlier.
hidden-rooms-earned-straight-out = Straight out
hidden-rooms-earned-straight-out-help = Win the game without losing an attempt.
hidden-rooms-earned-last-chance = Last chance
hidden-rooms-earned-last-chance-help = Win the game in the fourth attempt.
hidden-rooms-earned-unnoticed = Unnoticed
hidden-rooms-earned-unnoticed-help = Win an attempt in which the monster never senses the child.
hidden-rooms-earned-swift = Swift
hidden-rooms-earned-swift-help = Win an attempt within twelve turns of the monster.
hidden-rooms-earned-by-heart = By heart
hidden-rooms-earned-by-heart-help = Reach the exit with a tile of the memory.
hidden-rooms-earned-full-head = A full head
hidden-rooms-earned-full-head-help = Win an attempt with five tiles in the memory.
