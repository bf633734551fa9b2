# Fearsome Floors: name, options, events, refusals, how to play, lessons. Seats come as names, flags as true / false.

fearsome-floors-name = Fearsome Floors
fearsome-floors-tagline = Out of the hall before the monster has you

## Options

fearsome-floors-option-dmaufbau = The players lay out the hall
fearsome-floors-option-dmaufbau-help = Before round 1 the players lay out the eleven stones and the two pools in turn.
fearsome-floors-option-advanced = The advanced game
fearsome-floors-option-advanced-help = Crystals, turn stones, teleporters and the published rule for pools. The players lay out the hall.
fearsome-floors-option-official_end = End at once
fearsome-floors-option-official_end-help = The game is over the moment somebody meets the goal, not after the round.
fearsome-floors-option-official_pools = Stopping on pools
fearsome-floors-option-official_pools-help = A piece that slides against a wall, or a stone it cannot push, stops on the pool.
fearsome-floors-option-xxx = A hungrier monster
fearsome-floors-option-xxx-help = With six or seven players the tile 5 becomes XXX: until three pieces are caught.
fearsome-floors-option-starter = Who begins
fearsome-floors-option-starter-help = The first start player is drawn, or it is the first seat.
fearsome-floors-option-starter-drawn = drawn
fearsome-floors-option-starter-first = the first seat
fearsome-floors-option-dark_first = Dark faces first
fearsome-floors-option-dark_first-help = Pieces begin with 6, 4, 3 and 2 instead of 1, 3, 4 and 5.
fearsome-floors-option-nobody = If no piece escapes
fearsome-floors-option-nobody-help = Nobody wins, or the player with most pieces that were not caught.
fearsome-floors-option-nobody-draw = nobody wins
fearsome-floors-option-nobody-survivors = most survivors
fearsome-floors-option-vanish_on_entrance = Stones vanish on the entrance
fearsome-floors-option-vanish_on_entrance-help = As they do on the exit. Otherwise they stay and keep everybody out.
fearsome-floors-option-lane_stop = Stones stop at stones on pools
fearsome-floors-option-lane_stop-help = A stone pushed onto a pool stops before a stone that lies there. Otherwise pieces may not push it.
fearsome-floors-option-wall_push = Pushing behind walls
fearsome-floors-option-wall_push-help = Coming out of a wall the monster pushes a stone that lies there. Otherwise it breaks it.
fearsome-floors-option-bank_push = Pieces pushed over pools push on
fearsome-floors-option-bank_push-help = On the far bank they push what stands there. Otherwise they stay on the pool.
fearsome-floors-option-next_starts = The next seat begins after the lay-out
fearsome-floors-option-next_starts-help = The seat after the player who laid the last item begins, instead of the start player.
fearsome-floors-option-metric = Distances of the lay-out
fearsome-floors-option-metric-help = In steps, or as a king moves in chess.
fearsome-floors-option-metric-steps = in steps
fearsome-floors-option-metric-king = as a king moves
fearsome-floors-option-clear = Free around exit and entrance
fearsome-floors-option-clear-help = Nothing may be laid within this many squares of them.
fearsome-floors-option-pool_clear = No pool near the entrance
fearsome-floors-option-pool_clear-help = No pool may be laid within this many squares of it.
fearsome-floors-option-corners = Pools apart at corners too
fearsome-floors-option-corners-help = The two pools may not even touch corner to corner.
fearsome-floors-style-built = You lay out the hall
fearsome-floors-style-built-help = Before round 1 the players lay out the stones and the pools in turn.
fearsome-floors-style-advanced = The advanced game
fearsome-floors-style-advanced-help = Crystals, turn stones and teleporters, laid out by the players.
fearsome-floors-style-published = As published
fearsome-floors-style-published-help = The game ends the moment somebody meets the goal, and pieces may stop on pools.

## Words

fearsome-floors-item = { $item ->
        [stone] stone
        [pool-2x2] square pool
        [pool-4x1] long pool
        [crystal] crystal
        [right-turn] right-turn stone
        [u-turn] U-turn stone
       *[teleporter] teleporter
    }

## Events

fearsome-floors-event-first-seat = { $seat } is drawn as start player.
fearsome-floors-event-chosen = { $seat } takes a { fearsome-floors-item }.
fearsome-floors-event-laid = { $seat } lays a { fearsome-floors-item } on { $squares }.
fearsome-floors-event-left-out = What is left fits nowhere any more and stays in the box.
fearsome-floors-event-round-began = Round { $round }. { $seat } is start player.
fearsome-floors-event-turn-began = { $seat } is to move a piece.
fearsome-floors-event-taken = { $square ->
        [none] { $seat } takes the { $number } that waits outside.
       *[other] { $seat } takes the { $number } on { $square }.
    }
fearsome-floors-event-entered = It enters the hall on { $square }.
fearsome-floors-event-stepped = { $over-count ->
        [0] It goes to { $square }.
       *[other] It slides across the pool to { $square }.
    }
fearsome-floors-event-stone-pushed = { $why ->
        [wall] The { fearsome-floors-item } on { $start } is pushed against the wall, and out of the game.
        [exit] The { fearsome-floors-item } on { $start } goes to the exit and vanishes.
        [entrance] The { fearsome-floors-item } on { $start } goes to the entrance and vanishes.
        [teleporter] The { fearsome-floors-item } on { $start } vanishes on a teleporter.
        [monster] The { fearsome-floors-item } on { $start } breaks under the monster.
       *[none] { $over-count ->
            [0] The { fearsome-floors-item } on { $start } is pushed to { $square }.
           *[other] The { fearsome-floors-item } on { $start } slides across the pool to { $square }.
        }
    }
fearsome-floors-event-stopped = { $stayed ->
        [true] { $square ->
            [none] It stays outside and is turned over to { $number }.
           *[other] It stays where it is and is turned over to { $number }.
        }
       *[false] It stops and is turned over to { $number }.
    }
fearsome-floors-event-escaped = { $seat }’s { $number } has escaped! { $seat } now has { $count ->
        [one] one escaped piece
       *[other] { $count } escaped pieces
    }.
fearsome-floors-event-goal-met = { $first ->
        [true] All but one of { $seat }’s pieces have escaped: { $seat } wins! The round is played to its end.
       *[false] All but one of { $seat }’s pieces have escaped too, but { $seat } is not the first.
    }
fearsome-floors-event-turned-over = Pieces that were not moved are turned over too.
fearsome-floors-event-tile-revealed = { $tile ->
        [X] The monster’s tile is X: until it has caught one.
        [XX] The monster’s tile is XX: until it has caught two.
        [XXX] The monster’s tile is XXX: until it has caught three.
       *[other] The monster’s tile is { $tile }.
    }
fearsome-floors-event-monster-looked = { $why ->
        [nearest] { $side ->
            [ahead] { $last ->
                [true] It sees { $seat }’s { $number } ahead, { $distance } away, and glares.
               *[false] { $sights-count ->
                    [one] It sees { $seat }’s { $number } ahead, { $distance } away, and goes for it.
                   *[other] Of { $sights-count } in sight { $seat }’s { $number } ahead is nearest, { $distance } away.
                }
            }
            [left] { $sights-count ->
                [one] It sees { $seat }’s { $number } on its left, { $distance } away, and turns.
               *[other] Of { $sights-count } in sight { $seat }’s { $number } on its left is nearest, { $distance } away: it turns.
            }
           *[right] { $sights-count ->
                [one] It sees { $seat }’s { $number } on its right, { $distance } away, and turns.
               *[other] Of { $sights-count } in sight { $seat }’s { $number } on its right is nearest, { $distance } away: it turns.
            }
        }
        [tie] It sees { $tied-count } equally near ({ $seats }), { $distance } away, and keeps its heading.
       *[nothing] { $last ->
            [true] It sees nobody.
           *[false] {""}
        }
    }
fearsome-floors-event-monster-deflected = It sees nobody, and the { fearsome-floors-item } on { $stone } turns it { $heading ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }.
fearsome-floors-event-monster-stepped = { $walls-count ->
        [0] { $slid ->
            [true] Step { $step }: it slides across the pool to { $square }.
           *[false] Step { $step }: it goes to { $square }.
        }
       *[other] Step { $step }: it goes through the wall { $walls } and comes out on { $square }.
    }
fearsome-floors-event-monster-teleported = The teleporter takes it from { $start } to { $square }.
fearsome-floors-event-piece-pushed = { $over-count ->
        [0] { $seat }’s { $number } is pushed to { $square }.
       *[other] { $seat }’s { $number } is pushed across the pool to { $square }.
    }
fearsome-floors-event-caught = { $how ->
        [crushed] { $seat }’s { $number } on { $square } is crushed against the wall{ $fate ->
            [waiting] { " " }and waits outside again.
           *[dead] {" "}and is dead.
        }
        [teleported] { $seat }’s { $number } on { $square } is pushed onto a teleporter{ $fate ->
            [waiting] { " " }and waits outside again.
           *[dead] {" "}and is dead.
        }
       *[reached] It has caught { $seat }’s { $number } on { $square }! { $fate ->
            [waiting] The piece waits outside again.
           *[dead] The piece is dead.
        }
    }
fearsome-floors-event-monster-stopped = { $why ->
        [fed] Fed, it stops on { $square } after { $steps ->
            [one] one step
           *[other] { $steps } steps
        }.
        [tired] Tired after { $steps } steps, it stops on { $square }.
       *[steps] After { $steps } steps it stops on { $square }.
    }
fearsome-floors-event-phase-began = Phase 2: from now on a caught piece is dead. All tiles of the monster are face down again.
fearsome-floors-event-won = { $clause ->
        [FF-E9] { $seats-count ->
            [one] No piece has escaped. { $seats } has most pieces left and wins.
           *[other] No piece has escaped, and nobody wins.
        }
        [FF-E7] { $seats } wins with most escaped pieces.
        [FF-O10] { $seats } wins at once: all but one piece have escaped.
       *[FF-E4] { $seats } wins: all but one piece have escaped.
    }

## How it ended

fearsome-floors-outcome-FF-E4 = All but one piece have escaped
fearsome-floors-outcome-FF-E7 = The monster’s last move
fearsome-floors-outcome-FF-E9 = No piece has escaped
fearsome-floors-outcome-FF-O10 = All but one piece have escaped
fearsome-floors-score = { $score ->
    [one] { $score } piece escaped
   *[other] { $score } pieces escaped
}
fearsome-floors-margin = { $score ->
    [one] { $score } piece
   *[other] { $score } pieces
}
fearsome-floors-result-draw = No piece has escaped, and nobody wins.

## Refusals

fearsome-floors-refusal-game-over = This game is over.
fearsome-floors-refusal-not-your-turn = It is not your turn.
fearsome-floors-refusal-unknown-move = Fearsome Floors has no such move.
fearsome-floors-refusal-nothing-to-lay = The hall is laid out already.
fearsome-floors-refusal-lay-out-first = First the hall must be laid out.
fearsome-floors-refusal-lay-it-first = First lay down the { fearsome-floors-item } in your hand.
fearsome-floors-refusal-choose-first = First choose what to lay out.
fearsome-floors-refusal-no-such-item = No such item is left.
fearsome-floors-refusal-fits-nowhere = The { fearsome-floors-item } fits nowhere any more.
fearsome-floors-refusal-no-such-square = There is no such square.
fearsome-floors-refusal-cannot-turn = A { fearsome-floors-item } cannot be turned that way.
fearsome-floors-refusal-off-board = The { fearsome-floors-item } would not lie wholly on the board.
fearsome-floors-refusal-square-taken = Something already lies on { $squares }.
fearsome-floors-refusal-too-near = { $squares }: nothing may lie within { $limit ->
        [one] one square
       *[other] { $limit } squares
    } of the entrance or the exit.
fearsome-floors-refusal-pool-too-near = { $squares }: no pool may lie within { $limit ->
        [one] one square
       *[other] { $limit } squares
    } of the entrance.
fearsome-floors-refusal-pool-at-wall = { $squares }: a pool may not touch a wall.
fearsome-floors-refusal-pools-touch = { $squares }: the two pools may not touch.
fearsome-floors-refusal-teleporters-touch = { $squares }: teleporters may not lie beside each other.
fearsome-floors-refusal-take-first = First choose a piece.
fearsome-floors-refusal-piece-on-its-way = The { $number } is on its way. First its move must end.
fearsome-floors-refusal-no-such-piece = You have no such piece.
fearsome-floors-refusal-out-of-play = The { $number } is dead or has escaped.
fearsome-floors-refusal-moved-already = The { $number } cannot move any more in this round.
fearsome-floors-refusal-inside-already = This piece is already in the hall.
fearsome-floors-refusal-entrance-monster = The monster stands on the entrance.
fearsome-floors-refusal-entrance-stone = A stone lies on the entrance.
fearsome-floors-refusal-entrance-full = Another piece stands on the entrance, and this one could not go on from there.
fearsome-floors-refusal-enter-first = This piece is outside. It comes in on { $square }.
fearsome-floors-refusal-stop-occupied = Another piece stands on { $square }. Go on.
fearsome-floors-refusal-no-points-left = The { $number } has no point left.
fearsome-floors-refusal-not-at-exit = The way out is from { $exit } only.
fearsome-floors-refusal-wall = There is a wall at { $square }. Only the monster goes through.
fearsome-floors-refusal-pool-to-wall = The pool ends at a wall. There is no far bank.
fearsome-floors-refusal-monster-in-way = The monster stands on { $square }.
fearsome-floors-refusal-teleporter-in-way = A teleporter lies on { $square }. Pieces cannot enter it.
fearsome-floors-refusal-bank-occupied = Another piece stands on the far bank, { $square }, and no points are left to go on from there.
fearsome-floors-refusal-no-way-on = Another piece stands on { $square }, and this one could not go on from there.
fearsome-floors-refusal-stone-at-wall = The stone on { $square } cannot be pushed: there is a wall behind it.
fearsome-floors-refusal-stone-before-monster = The stone on { $square } cannot be pushed: the monster is behind it, on { $behind }.
fearsome-floors-refusal-stone-before-piece = The stone on { $square } cannot be pushed: a piece is behind it, on { $behind }.
fearsome-floors-refusal-stone-before-stone = The stone on { $square } cannot be pushed: another stone bars its way, by { $behind }.
fearsome-floors-refusal-no-draw-now = There is nothing to draw now.
fearsome-floors-refusal-not-a-seat = That seat does not take part.
fearsome-floors-refusal-not-a-tile = That tile cannot come.

## How to play

fearsome-floors-how-goal = Bring all but one of your pieces from the entrance p11 to the exit a1, and out.
fearsome-floors-how-move = In turn each player moves one piece, up to as many steps as its number, until every piece has moved once. A moved piece is turned over and shows its other number.
fearsome-floors-how-stones = A piece pushes a stone ahead if the square behind it is free. It crosses a pool in one step, without stopping.
fearsome-floors-how-monster = Then a tile says how far the monster goes. Before every step it looks ahead, left and right, and turns to the nearest piece it sees. It does not see behind stones, and with a tie it goes straight on.
fearsome-floors-how-walls = The monster walks through walls and comes out where the same letter stands.
fearsome-floors-how-phases = In phase 1, its first seven moves, a caught piece goes back to the entrance. In phase 2 a caught piece is dead.

## Moves, as a hint names them

fearsome-floors-move-choose = Take a { fearsome-floors-item }{ $item ->
        [teleporter-a] {" "}A
        [teleporter-b] {" "}B
       *[other] {""}
    }
fearsome-floors-move-lay = Lay it on { $square }{ $heading ->
        [N] , facing north
        [E] , facing east
        [S] , facing south
       *[W] , facing west
    }
fearsome-floors-move-take = Take the piece { $piece ->
        [0] 1/6
        [1] 3/4
        [2] 4/3
       *[3] 5/2
    }
fearsome-floors-move-enter = Enter the hall
fearsome-floors-move-step = { $heading ->
        [N] Step north
        [E] Step east
        [S] Step south
       *[W] Step west
    }
fearsome-floors-move-leave = Leave the hall
fearsome-floors-move-stop = Stop here

## Lessons

fearsome-floors-lesson-enter = Into the hall
fearsome-floors-lesson-enter-say = Your pieces wait before the entrance. The number of a piece is how far it may go; coming in costs one point. Bring your 5 to m10: choose it, choose the squares of its way (or where it should end), and press OK.
fearsome-floors-lesson-enter-hint = Choose your 5, then the square m10, then OK.
fearsome-floors-lesson-enter-done = You are in. Then the monster came out: its tile sent it five steps.
fearsome-floors-lesson-faces = Two faces
fearsome-floors-lesson-faces-say = Each piece has two numbers, which together make seven. After its move it is turned over. One of your two pieces in the hall can reach j5 now: bring it there.
fearsome-floors-lesson-faces-hint = From l9 to j5 it is six steps. Which piece can go six?
fearsome-floors-lesson-faces-done = It showed 6, and now it shows 1: after a long run it can only creep.
fearsome-floors-lesson-stone = Push a stone
fearsome-floors-lesson-stone-say = A stone in your way is pushed ahead if the square behind it is free: one stone at a time, never into a piece, a wall or the monster. Your 4 can reach g6 only by pushing.
fearsome-floors-lesson-stone-hint = Go straight west along the row, from k6 to g6.
fearsome-floors-lesson-stone-done = The stone lies on f6 now. The monster came by on d6 and did not see you behind it!
fearsome-floors-lesson-pool = Blood is slippery
fearsome-floors-lesson-pool-say = A piece that steps onto a pool slides straight across to the far bank, and that costs only one point. Your piece shows only 1. Cross the pool.
fearsome-floors-lesson-pool-hint = From d9 step east, onto the pool.
fearsome-floors-lesson-pool-done = Five squares with one point. Nobody can stop or turn on a pool, not even the monster.
fearsome-floors-lesson-look = What the monster sees
fearsome-floors-lesson-look-say = Before each step the monster looks ahead, left and right, never back, and turns to the nearest piece. Your 3 on g6 is two squares away, the other player’s 1 on g1 is three. Move out of its sight. The monster’s tiles tell what it would do: point at them.
fearsome-floors-lesson-look-hint = A step to the side is enough: out of the column in which it looks.
fearsome-floors-lesson-look-done = It caught the other. Being second nearest is all you need.
fearsome-floors-lesson-tie = It cannot decide
fearsome-floors-lesson-tie-say = Are two pieces equally near? Then the monster goes straight on. Your 4 on n7 is three squares to its right and cannot move any more. Save it with your 3.
fearsome-floors-lesson-tie-hint = On h7 your 3 would be three squares to its left.
fearsome-floors-lesson-tie-done = A tie: it went on and left you both alone. Experts live by this.
fearsome-floors-lesson-watch = Ten steps
fearsome-floors-lesson-watch-say = The monster walks through walls and comes out where the same letter stands. Leave your 2 on b3 where it is: choose it and press OK. Then watch ten steps with a turn, two pools, a catch and the wall Q. But first point at the tile 10: it tells you already.
fearsome-floors-lesson-watch-hint = Choose the piece on b3, then OK at once.
fearsome-floors-lesson-watch-done = It turned to the nearest on k3, went through Q from n3 to c9, and at the end it stares at the piece on j6.
fearsome-floors-lesson-escape = Out!
fearsome-floors-lesson-escape-say = Two of your pieces have escaped already; with a third it is all but one, and you win. From the exit a1 one more point takes a piece out: choose the dashed place behind the door.
fearsome-floors-lesson-escape-hint = Choose the place behind the exit: two steps to a1, one out. Then OK.
fearsome-floors-lesson-escape-done = Three of four: you have won. You know all that is needed. Play!

## Help: the goal, and each kind of move

fearsome-floors-goal =
    Bring all but one of your pieces from the entrance to the exit, and out.
    You move one piece a turn, up to as many steps as its number.
    Then the monster walks towards the nearest piece it sees.
fearsome-floors-help-choose = Choose what you lay into the hall.
fearsome-floors-help-lay = Lay it on free squares.
fearsome-floors-help-take = Choose one of your pieces that has not moved yet.
fearsome-floors-help-enter = Enter the hall by the entrance.
fearsome-floors-help-step = Go on, square by square.
fearsome-floors-help-leave = Leave by the exit: one piece has escaped.
fearsome-floors-help-stop = Stop here: fewer steps are allowed, or none.

## Several events of a kind, in one sentence

fearsome-floors-run-stepped = It goes from { $first-start } to { $square }, { $count } steps.
fearsome-floors-run-monster-stepped = Steps { $first-step } to { $step }: it goes from { $first-start } to { $square }.

## The daily challenge

fearsome-floors-day-line = The monster’s tiles come in the same order for everybody. Two bots run with you.
fearsome-floors-day-won = First out, after { $turns ->
        [one] one round
       *[other] { $turns } rounds
    }.
fearsome-floors-day-lost = Not first out; the game took { $turns ->
        [one] one round
       *[other] { $turns } rounds
    }.
fearsome-floors-day-marks = Pieces
fearsome-floors-day-turns = Rounds
fearsome-floors-day-good = out
fearsome-floors-day-bad = not out
fearsome-floors-day-order = Wins in fewer rounds first, then those with more pieces out. Losses follow: more pieces out first, then the better place at the table; then who was done earlier.

## Reasons for a better move

fearsome-floors-reason-escapes = It leads a piece out.
fearsome-floors-reason-hidden = The monster’s next tile catches a piece of one’s own in { $best } % of cases, not { $made } %.
fearsome-floors-reason-bait = The monster’s next tile catches somebody else’s piece in { $best } % of cases, not { $made } %.
fearsome-floors-reason-nearer = { $points ->
        [one] The pieces are one point nearer the exit.
       *[other] The pieces are { $points } points nearer the exit.
    }
fearsome-floors-earned-unbitten = Unbitten
fearsome-floors-earned-unbitten-help = Win without one of your pieces being caught.
fearsome-floors-earned-whole-family = The whole family
fearsome-floors-earned-whole-family-help = Let all of your pieces escape, the last one too.
fearsome-floors-earned-stampede = Stampede
fearsome-floors-earned-stampede-help = Let three of your pieces escape in one round.
fearsome-floors-earned-bait = Bait
fearsome-floors-earned-bait-help = Turn the monster with a piece of yours, so that in the same move it catches three others and none of yours.
fearsome-floors-earned-photo-finish = Photo finish
fearsome-floors-earned-photo-finish-help = Win a game in which another player meets the goal in the same round.
fearsome-floors-earned-early-bird = Early bird
fearsome-floors-earned-early-bird-help = Meet the goal in phase 1.
