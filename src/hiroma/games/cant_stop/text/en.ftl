# Can't Stop: name, options, events, refusals, how to play. Seats come as names, flags as true / false.

cant-stop-name = Can’t Stop
cant-stop-tagline = Three climbers, four dice – and when to stop

## Options

cant-stop-option-unique = No shared bivouacs
cant-stop-option-unique-help = You may not stop where another player’s bivouac stands: you have to go on.
cant-stop-option-team = Teams
cant-stop-option-team-help = Two against two: players 1 and 3 against 2 and 4. A team wins with five routes. Whoever claims a third route without making it five for the team loses. With two people, each plays two colours.
cant-stop-option-match = Games to win
cant-stop-option-match-help = Games are repeated until somebody has won this many.
cant-stop-option-starter = Who begins
cant-stop-option-starter-help = Who begins the first game is drawn, or it is the first seat.
cant-stop-option-starter-drawn = drawn
cant-stop-option-starter-first = the first seat
cant-stop-style-unshared = No shared bivouacs
cant-stop-style-unshared-help = You may not stop where another player’s bivouac stands.
cant-stop-style-pairs = Two against two
cant-stop-style-pairs-help = Partners win together, with five routes.
cant-stop-style-first_to_three = First to three wins
cant-stop-style-first_to_three-help = Several games in a row, until somebody has won three.

## Events

cant-stop-event-first-seat = { $seat } is drawn to begin.
cant-stop-event-turn-began = { $seat } sets out.
cant-stop-event-dice-rolled = { $seat } rolls { $dice }{ $live ->
        [true] .
       *[false] : nothing can move.
    }
cant-stop-event-climbed = { $topped ->
        [true] { $seat } stands on top of route { $route }.
       *[false] { $placed ->
            [true] { $seat } puts a climber on route { $route }, cell { $cell }.
           *[false] { $seat } climbs to cell { $cell } on route { $route }.
        }
    }
cant-stop-event-void = { $why ->
        [closed] Route { $route } is closed: no step.
        [topped] The climber on route { $route } is at the top: no step.
       *[no-climber] No climber is left for route { $route }.
    }
cant-stop-event-banked = { $start ->
        [0] { $seat } sets a bivouac on cell { $cell } of route { $route }.
       *[other] { $seat } moves the bivouac on route { $route } up to cell { $cell }.
    }
cant-stop-event-claimed = { $removed-count ->
        [0] { $seat } claims route { $route }!
        [one] { $seat } claims route { $route }! The bivouac of { $removed } is removed.
       *[other] { $seat } claims route { $route }! The bivouacs of { $removed } are removed.
    }
cant-stop-event-dropped = { $lost-count ->
        [0] DROP! { $seat } had not set foot on a route yet.
       *[other] { $forced ->
            [true] DROP! { $seat } slides back to the last bivouacs.
           *[false] { $seat } stops with a pairing that moves nothing: DROP, back to the last bivouacs.
        }
    }
cant-stop-event-won = { $clause ->
        [CS-E1] { $seats } wins with three routes!
        [CS-TM4] { $seats } win: five routes together!
       *[CS-TM5] { $seats } win: the other team claimed a third route of one colour without having five.
    }

## How it ended

cant-stop-outcome-CS-E1 = Three routes claimed
cant-stop-outcome-CS-TM4 = Five routes claimed together
cant-stop-outcome-CS-TM5 = A third route of one colour without five together
cant-stop-score = { $score ->
    [one] { $score } route
   *[other] { $score } routes
}
cant-stop-order = A third route of one colour loses the game if the team has fewer than five.

## Refusals

cant-stop-refusal-game-over = This game is over.
cant-stop-refusal-not-your-turn = It is not your turn.
cant-stop-refusal-roll-first = The dice have not come to rest yet.
cant-stop-refusal-unknown-move = Can’t Stop has no such move.
cant-stop-refusal-drop-not-forced = No DROP yet: you can still move on { $routes-count ->
        [one] route { $routes }
       *[other] routes { $routes }
    }.
cant-stop-refusal-must-drop = Nothing can move with these dice: only DROP is left.
cant-stop-refusal-no-such-pairing = The dice do not make these totals. They make { $pairings }.
cant-stop-refusal-dead-pairing = This pairing moves nothing on { $routes-count ->
        [one] route { $routes }
       *[other] routes { $routes }
    }, so there is no GO with it.
cant-stop-refusal-stop-blocked = You may not STOP on a cell with another player’s bivouac: choose GO, or another pairing ({ $routes-count ->
        [one] route { $routes }
       *[other] routes { $routes }
    }).
cant-stop-refusal-no-draw-now = There is nothing to draw now.
cant-stop-refusal-not-a-seat = That seat does not take part.
cant-stop-refusal-not-a-roll = That is no roll of four dice.

## How to play

cant-stop-how-goal = Be the first to claim three routes. Each route belongs to a total of two dice, and ends at the cell with the number.
cant-stop-how-roll = Four dice are rolled for you. Split them into two pairs; each total moves a climber one cell up its route. You have three climbers in a turn.
cant-stop-how-go = GO rolls again. If no pairing can move a climber, it is a DROP: everything climbed in this turn is lost.
cant-stop-how-stop = STOP keeps what you have climbed: bivouacs mark where you go on next time. A climber on the number claims the route and closes it for everybody.
cant-stop-how-orange = One climber left and two new routes in the dice? The orange pair gets it.

## Moves, as a hint names them

cant-stop-move-go = { $orange } and { $red } (orange first), then GO
cant-stop-move-stop = { $orange } and { $red } (orange first), then STOP
cant-stop-move-drop = DROP

## Lessons

cant-stop-lesson-pair = Two pairs
cant-stop-lesson-pair-say = The four dice make two pairs. Each total is the number of a route, and a climber goes one cell up there. Here you can make 7 and 7: one climber climbs two cells at once. Choose it, and press GO.
cant-stop-lesson-pair-hint = Choose route 7 or the pairing 7 · 7, then press GO.
cant-stop-lesson-pair-done = Two cells in one roll – and the dice roll again.
cant-stop-lesson-void = What cannot move
cant-stop-lesson-void-say = Route 7 is closed: somebody has claimed it. A pairing that moves nothing can only end in a DROP, and your climbers slide back. Choose one that moves.
cant-stop-lesson-void-hint = 1 and 1 make 2, 6 and 6 make 12. You have one climber left in hand.
cant-stop-lesson-void-done = Right: your last climber took it. The other total had no climber left.
cant-stop-lesson-stop = Know when to stop
cant-stop-lesson-stop-say = All three climbers are out and have come far. If the next roll can move none of them, they slide all the way back. STOP takes the pairing and makes bivouacs where the climbers stand.
cant-stop-lesson-stop-hint = Choose 6 · 8 and press STOP.
cant-stop-lesson-stop-done = Now they are safe: next turn you go on from there.
cant-stop-lesson-claim = Claim a route
cant-stop-lesson-claim-say = The climber on route 7 is one cell below the top. Reach it and STOP: the route is yours, and closed to everybody. Three routes win.
cant-stop-lesson-claim-hint = 1 and 6 make 7. Then press STOP.
cant-stop-lesson-claim-done = Your first route. You know all that is needed: play!

## Help: the goal, and each kind of move

cant-stop-goal =
    Be the first to claim three routes.
    A route is yours when you STOP with a climber on its number.
    GO risks all that you have climbed in this turn; STOP keeps it.
cant-stop-help-go = GO: climb by a pairing of the dice, and roll again.
cant-stop-help-stop = STOP: climb by a pairing, keep everything, and end the turn.
cant-stop-help-drop = DROP: nothing can move, and the turn is lost.

## Several events of a kind, in one sentence

cant-stop-run-climbed = { $every-topped ->
        [false] { $seat } climbs on { $every-route-count ->
                [1] route { $route }, to cell { $cell }
               *[other] routes { $every-route }
            }.
       *[other] { $seat } stands on top of routes { $every-route }.
    }
cant-stop-run-banked = { $seat } sets bivouacs on routes { $every-route }.

## The daily challenge

cant-stop-day-line = Every turn has the same dice for everybody: yours, and those of the bot you play against.
cant-stop-day-won = Won in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
cant-stop-day-lost = Lost after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
cant-stop-day-marks = Routes
cant-stop-day-turns = Turns
cant-stop-day-good = claimed
cant-stop-day-bad = not claimed
cant-stop-day-order = Wins in fewer turns first, then those that left the bot fewer routes. Losses follow: more routes first, then who was higher up; then who was done earlier.

## Reasons for a better move

cant-stop-reason-tops = STOP there claims route { $route }.
cant-stop-reason-safer = After it { $best } % of rolls fail, not { $made } %.
cant-stop-reason-spare = { $climbers ->
        [one] It keeps a climber in hand.
       *[other] It keeps { $climbers } climbers in hand.
    }
cant-stop-reason-nearer = It comes further on route { $route }: { $left ->
        [0] to the top.
        [one] one cell below the top.
       *[other] { $left } cells below the top.
    }
cant-stop-reason-stop = { $cells ->
        [one] A step is at stake, and { $percent } % of rolls fail.
       *[other] { $cells } steps are at stake, and { $percent } % of rolls fail.
    }
cant-stop-reason-go = { $cells ->
        [one] Only a step is at stake, and no more than { $percent } % of rolls fail.
       *[other] { $cells } steps are at stake, and no more than { $percent } % of rolls fail.
    }
cant-stop-earned-sure-footed = Sure-footed
cant-stop-earned-sure-footed-help = Win a game without a single DROP.
cant-stop-earned-both-ends = Both ends
cant-stop-earned-both-ends-help = Claim the routes 2 and 12 in one game.
cant-stop-earned-one-go = In one go
cant-stop-earned-one-go-help = In one turn climb a route of seven cells or more from the foot to the number, and claim it.
cant-stop-earned-hat-trick = Hat-trick
cant-stop-earned-hat-trick-help = Claim three routes with one STOP.
cant-stop-earned-comeback = Comeback
cant-stop-earned-comeback-help = Win a game in which another side had two routes while yours had none.
cant-stop-earned-alone-on-top = Alone on top
cant-stop-earned-alone-on-top-help = Win a game in which nobody else claims a route.
