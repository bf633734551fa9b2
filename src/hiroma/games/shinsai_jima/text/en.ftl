# Shinsai-jima: name, options, events, refusals, how to play. Seats come as names, flags as true / false.

shinsai-jima-name = Shinsai-jima
shinsai-jima-tagline = An island falls apart: climb, push, swing, and reach the helicopter

## Options

shinsai-jima-option-preset = Rules as a whole
shinsai-jima-option-preset-help = Sets several options at once. They go before those you choose one by one.
shinsai-jima-option-preset-expert = Expert: everything
shinsai-jima-option-preset-quiet = Quiet: no interrupts, hammer punch, wall slam, boats or catapult
shinsai-jima-option-preset-rated = Rated: expert without the catapult
shinsai-jima-option-preset-beginner = Beginner
shinsai-jima-option-team = Teams of two
shinsai-jima-option-team-help = With four people: two against two. Six and more always play in teams.
shinsai-jima-option-ready_made = Ready-made island
shinsai-jima-option-ready_made-help = The hall draws where cubes and pieces go, so that the game begins at once. An option of the hall, not of the guide.
shinsai-jima-option-ready_made-no = everybody builds
shinsai-jima-option-ready_made-island = the island is drawn
shinsai-jima-option-ready_made-all = island and pieces are drawn
shinsai-jima-option-boats = Boats
shinsai-jima-option-boats-help = A coloured cube alone in the sea carries a piece of its colour one cell at a time.
shinsai-jima-option-hammer = Hammer punch
shinsai-jima-option-hammer-help = With double power an object that is swung knocks down the pieces in its way.
shinsai-jima-option-slam = Wall slam
shinsai-jima-option-slam-help = With double power a piece that is swung can be slammed against a wall.
shinsai-jima-option-interrupts = Interrupts
shinsai-jima-option-interrupts-help = A surge chip buys you a turn before somebody else’s.
shinsai-jima-option-catapult = Catapult at the end
shinsai-jima-option-catapult-help = After the game the sides shoot cubes at the island, and the places are judged again.
shinsai-jima-option-beginner = Beginner rules
shinsai-jima-option-beginner-help = No facing, no swinging, no chips, no interrupts, no boats, and no points for making others stuck.
shinsai-jima-option-tsunami = Tsunami
shinsai-jima-option-tsunami-help = For up to four: before each round a lowest cube must rise, or is washed away.
shinsai-jima-option-slaughter = Slaughter (withdrawn by the author)
shinsai-jima-option-slaughter-help = Reaching level 4 pays two points and the piece leaves; four points win, three escapes end the game.
shinsai-jima-option-rockfall = Rockfall (withdrawn by the author)
shinsai-jima-option-rockfall-help = In the cube phase a cube may be dropped on somebody two levels lower in front of a piece.
shinsai-jima-option-extra_cubes = More cubes for many pieces
shinsai-jima-option-extra_cubes-help = From nine players’ pieces on the island is built with 14, 7 and 1 cubes instead of 11, 5 and 1.
shinsai-jima-option-rescue_vp = Points for rescue
shinsai-jima-option-rescue_vp-help = Freeing an enemy that another side had made stuck gives a point.
shinsai-jima-option-swing_facing = Facing of a swung piece
shinsai-jima-option-swing_facing-help = It turns along with the swing, or keeps looking where it looked.
shinsai-jima-option-swing_facing-rigid = turns along
shinsai-jima-option-swing_facing-compass = keeps its direction
shinsai-jima-option-swing_after_push = Swing after a push
shinsai-jima-option-swing_after_push-help = A piece may swing what it has just pushed.
shinsai-jima-option-two_player_timeout = Timeout with two players
shinsai-jima-option-two_player_timeout-help = When two play and the game ends by timeout.
shinsai-jima-option-two_player_timeout-second_wins = the second player wins
shinsai-jima-option-two_player_timeout-judgement = height and points decide
shinsai-jima-option-cube_crush_corpse = Corpses under cubes
shinsai-jima-option-cube_crush_corpse-help = The corpse of a piece that a cube or another corpse crushes.
shinsai-jima-option-cube_crush_corpse-vanish = is gone
shinsai-jima-option-cube_crush_corpse-actor = goes to the side on turn
shinsai-jima-option-eat_anytime = Eating at any time
shinsai-jima-option-eat_anytime-help = Eating a corpse makes the chip ready not only in the piece phase, but also when you are asked to interrupt, when your pieces are stuck, and before you move a cube.
shinsai-jima-option-native_chip = Natives’ chip
shinsai-jima-option-native_chip-help = The surge chip of the natives at the start.
shinsai-jima-option-native_chip-used = used
shinsai-jima-option-native_chip-ready = ready
shinsai-jima-option-native_hammer = Natives may punch and slam
shinsai-jima-option-native_hammer-help = Natives with double power may use the hammer punch and the wall slam, too.
shinsai-jima-option-stunned_falls = How the stunned fall
shinsai-jima-option-stunned_falls-help = When a stunned piece is pushed or swung down.
shinsai-jima-option-stunned_falls-alive = like living pieces
shinsai-jima-option-stunned_falls-corpse = like a corpse
shinsai-jima-option-stuck_at_start = Stuck from the start
shinsai-jima-option-stuck_at_start-help = When pieces die that are stuck from the start.
shinsai-jima-option-stuck_at_start-first_check = when their turn comes
shinsai-jima-option-stuck_at_start-at_once = at once
shinsai-jima-style-beginner = First time
shinsai-jima-style-beginner-help = No facing, swinging, chips, interrupts or boats.
shinsai-jima-style-quiet = Quiet
shinsai-jima-style-quiet-help = No interrupts, hammer punch, wall slam, boats or catapult.
shinsai-jima-style-tsunami = Tsunami
shinsai-jima-style-tsunami-help = For up to four: each round a lowest cube rises, or is washed away.

## Words

shinsai-jima-side = { $side ->
        [N] the natives
       *[other] side { $side }
    }

## Events

shinsai-jima-event-built = { $seat } builds { $cell } up to level { $height }.
shinsai-jima-event-placed = { $seat } puts { $piece } on { $cell }.
shinsai-jima-event-window-opened = { $again ->
        [true] { $seats }: does anybody else interrupt { $seat }?
       *[false] { $seats }: does anybody interrupt { $seat }?
    }
shinsai-jima-event-answered = { $seat } has answered.
shinsai-jima-event-claimed = { $corpse ->
        [none] { $seat } uses the surge chip to interrupt!
       *[other] { $seat } eats the corpse of { $corpse } and interrupts!
    }
shinsai-jima-event-turn-began = { $kind ->
        [interrupt] { $seat } takes an interrupt turn.
        [cubes] { $seat } has no piece left and only moves a cube.
       *[normal] { $seat } is on turn.
    }
shinsai-jima-event-woke = { $piece } wakes and stands up on { $cell }.
shinsai-jima-event-starved = { $piece } is stuck on { $cell } and starves.
shinsai-jima-event-rationed = { $seat } eats the corpse of { $corpse }: nobody starves this turn.
shinsai-jima-event-saved = { $seat } saves { $piece }.
shinsai-jima-event-selected = { $seat } moves { $piece }.
shinsai-jima-event-surged = Surge! The chip of { shinsai-jima-side } gives power { $power }.
shinsai-jima-event-boosted = The corpse of { $corpse } is eaten: power { $power }.
shinsai-jima-event-ate = The corpse of { $corpse } is eaten: the chip of { shinsai-jima-side } is ready again.
shinsai-jima-way = { $facing ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
shinsai-jima-event-rotated = { $piece } turns to face { shinsai-jima-way }.
shinsai-jima-event-swung = { $cubes ->
        [0] { $piece } swings { $rider } round.
       *[other] { $rider ->
            [none] { $piece } swings { $cubes ->
                [one] a cube
               *[other] { $cubes } cubes
            } round.
           *[other] { $piece } swings { $cubes ->
                [one] a cube
               *[other] { $cubes } cubes
            } with { $rider } on top.
        }
    }
shinsai-jima-event-stunned = { $slam ->
        [true] { $piece } is slammed against the wall and lies stunned.
       *[false] { $piece } is knocked down and lies stunned.
    }
shinsai-jima-event-walked = { $kind ->
        [jump] { $piece } jumps from { $start } to { $cell }.
        [push] { $piece } moves up to { $cell }.
        [press] { $piece } makes a body press from { $start } down on { $cell }!
        [leap] { $piece } leaps from { $start } down to { $cell }.
        [sail] { $piece } sails from { $start } to { $cell }.
       *[walk] { $piece } steps from { $start } to { $cell }.
    }
shinsai-jima-event-pushed = { $piece } pushes what stands on { $cells } to the { shinsai-jima-way }.
shinsai-jima-event-fell = { $levels ->
        [one] { $piece } comes down a level, on { $cell }.
       *[other] { $piece } falls { $levels } levels onto { $cell }.
    }
shinsai-jima-event-crushed = { $what ->
        [cube] A cube comes down on { $piece } on { $cell }.
        [corpse] A corpse comes down on { $piece } on { $cell }.
       *[piece] A piece comes down on { $piece } on { $cell }.
    }
shinsai-jima-event-drowned = { $cell ->
        [none] { $piece } falls off the edge into the sea and sinks.
       *[other] { $piece } falls into the sea on { $cell } and sinks.
    }
shinsai-jima-event-sank = { $cubes ->
        [one] A cube sinks.
       *[other] { $cubes } cubes sink.
    }
shinsai-jima-event-floated = The coloured cube of { shinsai-jima-side } floats on { $cell }.
shinsai-jima-event-killed = { $clause ->
        [SJ-D1] { $piece } dies of the fall.
        [SJ-W2] { $piece } drowns.
        [SJ-D6] { $piece } is flattened.
        [SJ-F7] { $piece } is killed while it lies stunned.
       *[other] { $piece } is crushed to death.
    }
shinsai-jima-event-secured = { $inherited ->
        [true] The corpse of { $corpse } passes to { shinsai-jima-side } with the rest.
       *[false] { $side ->
            [N] The natives secure
           *[other] Side { $side } secures
        } the corpse of { $corpse }.
    }
shinsai-jima-event-cushioned = { $piece } lands softly on the corpse of { $corpse }, which is spent.
shinsai-jima-event-scored = { $side ->
        [N] The natives
       *[other] Side { $side }
    }: +{ $points }{ $why ->
        [kill] {" "}for the kill.
        [starved] , because others starved.
        [rescue] {" "}for the rescue.
       *[escape] {" "}for the escape.
    }
shinsai-jima-event-escaped = { $piece } is flown out!
shinsai-jima-event-cube-moved = { $seat } moves a cube from { $start } to { $cell }, level { $height }.
shinsai-jima-event-colour-placed = { $seat } places the coloured cube of { shinsai-jima-side } on { $cell }, level { $height }.
shinsai-jima-event-rockfell = { $seat } drops a cube from { $start } in front of { $piece }, onto { $cell }.
shinsai-jima-event-wiped = The tsunami washes away the top of { $cell }.
shinsai-jima-event-stuck = { $side ->
        [none] { $piece } is stuck from the start.
       *[other] { $piece } is stuck now, through the turn of { shinsai-jima-side }.
    }
shinsai-jima-event-freed = { $piece } is no longer stuck.
shinsai-jima-event-ended = { $clause ->
        [SJ-V1] { $winners } – Level 4 reached: rescued.
        [SJ-V2] { $winners } – Enough points.
        [SJ-V3] { $winners } – The last side alive.
        [SJ-V4] { $winners } – Timeout: no low stack is free, or no cube can rise.
        [SJ-V5] { $winners } – Nobody survived.
        [SJ-V6] { $winners } – 300 turns are over.
       *[SJ-O6] { $winners } – Three pieces have escaped.
    }
shinsai-jima-event-shots-began = { $shots ->
        [one] The island erupts: one shot for { shinsai-jima-side }, place { $rank }.
       *[other] The island erupts: { $shots } shots for { shinsai-jima-side }, place { $rank }.
    }
shinsai-jima-event-loaded = { $cell ->
        [none] { $seat } loads the coloured cube.
       *[other] { $seat } loads a cube from { $cell }.
    }
shinsai-jima-event-fired = { $projectiles ->
        [one] { $seat } shoots at { $cell }.
       *[other] { $seat } shoots { $projectiles } cubes at { $cell }.
    }
shinsai-jima-event-flew = { $end ->
        [body] A hit on { $cell }!
        [side] The tower on { $cell } is struck, its top flies on.
        [shattered] The cube shatters on the tower of { $cell }.
        [rests] The cube comes to rest on { $cell }.
        [floats] The coloured cube floats on { $cell }.
        [lost] The cube bounces off { $cell } and is lost.
        [sea] The cube splashes into the sea on { $cell }.
       *[wide] The cube flies wide.
    }
shinsai-jima-event-struck = { $piece } is shot off the island and goes to { shinsai-jima-side }.
shinsai-jima-event-judged = { $changed ->
        [true] After the catapult the winner is { $winners }.
       *[false] Nothing was hit: the winner is still { $winners }.
    }

## How it ended

shinsai-jima-outcome-SJ-V1 = Level 4 reached: rescued
shinsai-jima-outcome-SJ-V2 = Enough points
shinsai-jima-outcome-SJ-V3 = The last side alive
shinsai-jima-outcome-SJ-V4 = Timeout: no low stack is free, or no cube can rise
shinsai-jima-outcome-SJ-V5 = Nobody survived
shinsai-jima-outcome-SJ-V6 = 300 turns are over
shinsai-jima-outcome-SJ-O6 = Three pieces have escaped
shinsai-jima-outcome-SJ-CA10 = Final standing after the catapult
shinsai-jima-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
shinsai-jima-order = After the winner the order goes by the height of the living pieces, then by points. Sides without a living piece come last.

## Refusals

shinsai-jima-refusal-game-over = This game is over.
shinsai-jima-refusal-in-the-air = A projectile is still in the air.
shinsai-jima-refusal-hall-builds = The hall is drawing the island.
shinsai-jima-refusal-not-your-turn = It is not your turn.
shinsai-jima-refusal-unknown-move = That is no move of Shinsai-jima.
shinsai-jima-refusal-wrong-phase = { $phase ->
        [build] The island is still being built.
        [place] The pieces are still being placed.
        [native] The natives are still being placed.
        [tsunami] First the tsunami.
        [survival] First decide what becomes of the stuck pieces.
        [piece] First the piece, then the cube.
        [cube] Now a cube has to be moved.
        [load] Now the catapult is loaded.
        [aim] Now aim the catapult.
       *[over] Not now.
    }
shinsai-jima-refusal-not-asked = You cannot interrupt now: not right after your own turn, without a living piece, or without a chip.
shinsai-jima-refusal-already-answered = You have answered already.
shinsai-jima-refusal-answer-first = First say whether you interrupt.
shinsai-jima-refusal-chip-is-ready = The chip is ready: you need not eat a corpse.
shinsai-jima-refusal-eat-first = Your chip is used: first eat a corpse that your side holds.
shinsai-jima-refusal-mate-claims-first = A mate has just claimed a turn with what you share: nothing can be eaten before that is paid.
shinsai-jima-refusal-corpse-claimed = A mate’s claim has spent the corpse of { $piece } already.
shinsai-jima-refusal-chip-claimed = A mate’s claim has spent the chip: first eat a corpse that your side holds.
shinsai-jima-refusal-wrong-pile = This pile goes on stacks of height { $height }.
shinsai-jima-refusal-occupied = There is somebody on { $cells }.
shinsai-jima-refusal-sea = { $cells-count ->
        [0] Out there is open sea.
       *[other] { $cells } is sea.
    }
shinsai-jima-refusal-too-high = { $cells } is too high.
shinsai-jima-refusal-too-low = { $cells } is too low.
shinsai-jima-refusal-no-facing = With the beginner rules pieces have no facing.
shinsai-jima-refusal-put-first = First put down the cube from { $cells }.
shinsai-jima-refusal-take-first = Take a cube first.
shinsai-jima-refusal-not-lowest = { $cells } is not among the lowest stacks.
shinsai-jima-refusal-can-still-rise = Some lowest cube can still rise, so none is washed away.
shinsai-jima-refusal-nowhere-higher = The cube from { $cells } can go nowhere higher.
shinsai-jima-refusal-coloured-stays = The tsunami raises normal cubes only, and a coloured one lies on top of { $cells }.
shinsai-jima-refusal-too-many-fifths = There can be no more stacks of height 5: { $cells }.
shinsai-jima-refusal-not-held = Your side does not hold the corpse of { $piece }.
shinsai-jima-refusal-another-alike = Corpses of one colour are alike: take the one with the lowest number.
shinsai-jima-refusal-not-stuck = { $piece } is not stuck.
shinsai-jima-refusal-cannot-be-saved = Nothing your side has can free { $piece }.
shinsai-jima-refusal-choose-piece-first = Choose a piece first.
shinsai-jima-refusal-one-piece-only = One piece a turn: in this turn it is { $piece }.
shinsai-jima-refusal-not-your-piece = { $piece } is not yours to move.
shinsai-jima-refusal-not-on-its-feet = { $piece } is not on its feet.
shinsai-jima-refusal-no-advance-left = { $piece } could no longer advance then, and it must.
shinsai-jima-refusal-advance-first = The piece must advance first.
shinsai-jima-refusal-already-advanced = The piece has advanced already.
shinsai-jima-refusal-already-turned = The piece has turned already.
shinsai-jima-refusal-same-facing = The piece looks there already.
shinsai-jima-refusal-name-the-way = With the beginner rules you say which way the piece goes.
shinsai-jima-refusal-only-ahead = A piece advances only in the direction in which it looks.
shinsai-jima-refusal-no-chips = With the beginner rules there are no surge chips.
shinsai-jima-refusal-not-your-chip = This chip does not serve this piece.
shinsai-jima-refusal-already-surged = You have double power already: eat a corpse to boost it.
shinsai-jima-refusal-no-chip = The chip is used.
shinsai-jima-refusal-surge-first = First double power, then a boost.
shinsai-jima-refusal-swing-before-advance = A swing comes before the advance, and only with what stood in front at the start of the turn.
shinsai-jima-refusal-nothing-there = There is nothing at the same height.
shinsai-jima-refusal-foreign-colour = That coloured cube is not yours to touch.
shinsai-jima-refusal-blocked-behind = Something stands behind it or on top. It takes power { $power }.
shinsai-jima-refusal-resists = The piece faces you and resists. It takes power { $power }.
shinsai-jima-refusal-needs-power = It takes power { $power }.
shinsai-jima-refusal-overboard = A coloured cube may not be thrown off the grid.
shinsai-jima-refusal-sweep-blocked = { $cells } is in the way of the swing.
shinsai-jima-refusal-no-wall = There is no wall to slam a piece against.
shinsai-jima-refusal-turn-further = The piece must turn at least as far as the object that it swings.
shinsai-jima-refusal-standing-piece = A piece stands on { $cells }.
shinsai-jima-refusal-in-the-way = { $cells } is too high to jump over.
shinsai-jima-refusal-too-shallow = That takes a drop of two levels or more.
shinsai-jima-refusal-no-corpse = You hold no corpse to land on, so that leap would be death.
shinsai-jima-refusal-no-boat = The piece is not on a boat of its colour.
shinsai-jima-refusal-no-sea = A boat sails only on the sea.
shinsai-jima-refusal-move-a-native-first = Only a player who has moved a native this turn may use the natives’ coloured cube.
shinsai-jima-refusal-not-in-hand = That coloured cube is no longer in hand.
shinsai-jima-refusal-own-colour-first = No cube can rise: now you must place your coloured cube.
shinsai-jima-refusal-no-rockfall = There is no rockfall in this game.
shinsai-jima-refusal-nobody-below = Nobody is two levels lower in front of { $piece }.
shinsai-jima-refusal-enough-loaded = You have loaded all your shots.
shinsai-jima-refusal-load-first = Load something first.
shinsai-jima-refusal-shoot-once = You must shoot at least once.
shinsai-jima-refusal-shoot-what-is-loaded = You must shoot what you have loaded.
shinsai-jima-refusal-out-of-range = The power goes from { $nearest } to six more.
shinsai-jima-refusal-no-draw-now = There is nothing to draw now.
shinsai-jima-refusal-not-a-place = That cannot be drawn here.
shinsai-jima-refusal-not-a-roll = That is no roll of four dice.

## How to play

shinsai-jima-how-goal = Be the first to bring a piece to level 4, to collect enough points, or be the last side alive.
shinsai-jima-how-piece = In your turn one piece advances: a step or a jump in the direction in which it looks, one level up or down at most. Before or after that it may turn once.
shinsai-jima-how-push = A piece can push the object in front of it at the same height, or swing it round. A piece that falls two levels or into the sea dies. A kill is a point, and so is an enemy’s corpse that you hold.
shinsai-jima-how-cube = Then you move one cube to a higher place. Low ground disappears, and where the last cube is taken there is sea.
shinsai-jima-how-stuck = A piece that cannot move when its turn comes starves, and everybody else gets a point.
shinsai-jima-how-surge = The surge chip doubles your power for a turn, or buys you a turn before somebody else’s. Eat corpses for more.

## Moves, as a hint names them

shinsai-jima-move-build = Build on { $cell }
shinsai-jima-move-place = A piece on { $cell }, facing { shinsai-jima-way }
shinsai-jima-move-wipe = Wash away a cube of { $cell }
shinsai-jima-move-pass = Pass
shinsai-jima-move-interrupt = { $corpse ->
        [none] Interrupt
       *[other] Eat the corpse of { $corpse } and interrupt
    }
shinsai-jima-move-die = Let the stuck pieces starve
shinsai-jima-move-ration = Eat the corpse of { $corpse }
shinsai-jima-move-save = Save { $piece }
shinsai-jima-move-select = Move { $piece }
shinsai-jima-move-surge = { $side ->
        [N] Surge with the natives’ chip
       *[other] Surge
    }
shinsai-jima-move-boost = Eat the corpse of { $corpse } for more power
shinsai-jima-move-eat = Eat the corpse of { $corpse } to make the chip ready
shinsai-jima-move-rotate = Turn to the { shinsai-jima-way }
shinsai-jima-move-swing = { $turn ->
        [cw] Swing clockwise, { $quarters ->
            [1] one quarter
           *[other] { $quarters } quarters
        }
       *[ccw] Swing counter-clockwise, { $quarters ->
            [1] one quarter
           *[other] { $quarters } quarters
        }
    }{ $slam ->
        [true] , into the wall
       *[false] {""}
    }, in the end facing { shinsai-jima-way }
shinsai-jima-move-advance = { $kind ->
        [jump] Jump
        [push] Push
        [press] Body press
        [leap] Leap down
        [sail] Sail
       *[walk] Step
    }{ $distance ->
        [1] {""}
       *[other] , { $distance } cells
    }{ $facing ->
        [none] {""}
       *[other] {" "}to the { shinsai-jima-way }
    }
shinsai-jima-move-done = End the piece phase
shinsai-jima-move-take = Take a cube from { $cell }
shinsai-jima-move-put = Put it on { $cell }
shinsai-jima-move-colour = { $side ->
        [N] The natives’ coloured cube on { $cell }
       *[other] The coloured cube on { $cell }
    }
shinsai-jima-move-rockfall = Drop a cube from { $source } in front of { $piece }
shinsai-jima-move-load = Load a cube from { $cell }
shinsai-jima-move-load-hand = Load the coloured cube
shinsai-jima-move-aim = Aim
shinsai-jima-move-stop = Shoot no more
shinsai-jima-move-fire = Shoot from { $edge ->
        [N] the north
        [E] the east
        [S] the south
       *[W] the west
    } along lane { $lane } with power { $power }

## Lessons

shinsai-jima-lesson-climb = Climb
shinsai-jima-lesson-climb-say = The helicopter can only land on level 4, so everything goes up. A piece steps one cell in the direction in which it looks, and climbs or descends one level at most. Choose your piece, then the higher cell beside it. To end your turn, move any cube to a higher place.
shinsai-jima-lesson-climb-hint = Choose A1, then d4, then “Step”. Then “On to the cubes”: take a cube and put it on a stack that is at least as high.
shinsai-jima-lesson-climb-done = Up you go. The cube that you moved can only ever rise, too.
shinsai-jima-lesson-turn = Turn
shinsai-jima-lesson-turn-say = The higher ground is behind you. Each turn a piece may turn once, before or after its step.
shinsai-jima-lesson-turn-hint = Turn west, then step to c4.
shinsai-jima-lesson-turn-done = A turn and a step: that is a whole move of a piece.
shinsai-jima-lesson-jump = Jump
shinsai-jima-lesson-jump-say = The sea lies before you. A piece may jump over one cell, if the obstacle is not too high and it lands within one level.
shinsai-jima-lesson-jump-hint = Choose e4, beyond the sea.
shinsai-jima-lesson-jump-done = You can jump over the sea, over a cube one level higher than you, and over other pieces.
shinsai-jima-lesson-push = Push
shinsai-jima-lesson-push-say = A piece can push what is in front of it at the same height: here a cube, and an enemy stands below where it will fall.
shinsai-jima-lesson-push-hint = Push the cube at d4.
shinsai-jima-lesson-push-done = Crushed. A kill of an enemy is a point.
shinsai-jima-lesson-drown = Into the sea
shinsai-jima-lesson-drown-say = An enemy stands at the edge. It does not face you, so it does not resist.
shinsai-jima-lesson-drown-hint = Push the piece on g4.
shinsai-jima-lesson-drown-done = Drowned: one point, but no corpse to be had.
shinsai-jima-lesson-secure = Secure a corpse
shinsai-jima-lesson-secure-say = A corpse lies one level below. A piece that steps onto it secures it: an enemy’s corpse is a point while you hold it.
shinsai-jima-lesson-secure-hint = Step to d4.
shinsai-jima-lesson-secure-done = It cushions a fall, feeds you when you are stuck, or doubles your power. While you keep it, it is a point.
shinsai-jima-lesson-press = Body press
shinsai-jima-lesson-press-say = From two levels higher or more, a piece may throw itself onto an enemy.
shinsai-jima-lesson-press-hint = Choose d4, two levels below you.
shinsai-jima-lesson-press-done = A point for the kill, and another for the corpse.
shinsai-jima-lesson-swing = Swing
shinsai-jima-lesson-swing-say = A piece that turns can take the object in front and swing it round. North of you is the sea.
shinsai-jima-lesson-swing-hint = Choose “Swing”, then b1, and look south in the end.
shinsai-jima-lesson-swing-done = Swung into the sea. Do not forget: after a swing the piece still has to advance.
shinsai-jima-lesson-surge = Surge
shinsai-jima-lesson-surge-say = This enemy faces you and resists. The surge chip doubles your power for one turn.
shinsai-jima-lesson-surge-hint = Use the surge, then push.
shinsai-jima-lesson-surge-done = To make the chip ready again, you must eat a corpse.
shinsai-jima-lesson-rescue = The helicopter
shinsai-jima-lesson-rescue-say = A piece that reaches level 4 wins at once.
shinsai-jima-lesson-rescue-hint = Step to d4.
shinsai-jima-lesson-rescue-done = Rescued! Now you know enough to play. Beware of getting stuck: a piece that cannot move when your turn begins starves.

## Help: the goal, and each kind of move

shinsai-jima-goal =
    Bring a piece up to level 4, collect enough points, or be the last side alive.
    In a turn one piece advances, then you move a cube to a higher place.
    A piece that cannot move starves; a fall of two levels or into the sea kills.
shinsai-jima-help-build = Put a cube on a cell of the island.
shinsai-jima-help-place = Put a piece on a free cell.
shinsai-jima-help-wipe = Choose the cell from which the tsunami takes a cube.
shinsai-jima-help-pass = Do not interrupt.
shinsai-jima-help-interrupt = Interrupt: your turn comes first.
shinsai-jima-help-die = Let the stuck pieces starve.
shinsai-jima-help-ration = Eat a corpse: nobody starves this turn.
shinsai-jima-help-save = Save a stuck piece by power or by a leap.
shinsai-jima-help-select = Choose the piece that moves: your own or a native.
shinsai-jima-help-surge = Use the surge chip: double power in this turn.
shinsai-jima-help-boost = Eat a corpse for even more power.
shinsai-jima-help-eat = Eat a corpse: the chip is ready again.
shinsai-jima-help-rotate = Turn the piece, once in a turn.
shinsai-jima-help-swing = Swing the object in front round.
shinsai-jima-help-advance = Advance: a step, a jump or a push ahead.
shinsai-jima-help-done = End the piece phase.
shinsai-jima-help-take = Take the top cube of a stack.
shinsai-jima-help-put = Put the cube higher than it lay.
shinsai-jima-help-colour = Place a coloured cube from your hand.
shinsai-jima-help-rockfall = Drop a cube on somebody below.
shinsai-jima-help-load = Load a cube into the catapult.
shinsai-jima-help-load-hand = Load the coloured cube from your hand.
shinsai-jima-help-aim = Go on to aim.
shinsai-jima-help-stop = Shoot no more.
shinsai-jima-help-fire = Choose the edge, the lane and the power, and shoot.

## Several events of a kind, in one sentence

shinsai-jima-run-answered = { $every-seat } have answered.
shinsai-jima-run-built = { $every-seat-count ->
        [1] { $seat } builds up { $every-cell }.
       *[other] { $every-seat } build up { $every-cell }.
    }

## The daily challenge

shinsai-jima-day-line = The same island, and the same places on it, for everybody. Two bots answer the same play with the same moves.
shinsai-jima-day-won = Won after { $turns ->
        [one] one turn
       *[other] { $turns } turns of all
    }.
shinsai-jima-day-lost = Lost after { $turns ->
        [one] one turn
       *[other] { $turns } turns of all
    }.
shinsai-jima-day-marks = Points
shinsai-jima-day-turns = Turns
shinsai-jima-day-good = point
shinsai-jima-day-bad = no point
shinsai-jima-day-order = Wins in fewer turns first, then those with more points. Losses follow: the better place at the table first, then more points, then who held out longer; then who was done earlier.

## Reasons for a better move

shinsai-jima-reason-points = { $points ->
        [one] It scores a point more.
       *[other] It scores { $points } points more.
    }
shinsai-jima-reason-lives = { $pieces ->
        [one] It keeps a piece alive.
       *[other] It keeps { $pieces } pieces alive.
    }
shinsai-jima-reason-fells = { $pieces ->
        [one] It costs the others a piece.
       *[other] It costs the others { $pieces } pieces.
    }
shinsai-jima-reason-summit = A piece can reach level 4 with its next advance.
shinsai-jima-reason-safer = { $best ->
        [0] No piece can be pushed to its death, rather than { $made }.
        [one] One piece can be pushed to its death, rather than { $made }.
       *[other] { $best } pieces can be pushed to their death, rather than { $made }.
    }
shinsai-jima-reason-threat = { $pieces ->
        [one] One more piece of the others can be pushed to its death.
       *[other] { $pieces } more pieces of the others can be pushed to their death.
    }
shinsai-jima-reason-higher = The highest piece stands on level { $best }, not { $made }.
shinsai-jima-earned-peaceful = Peaceful
shinsai-jima-earned-peaceful-help = Win without killing anybody.
shinsai-jima-earned-all-alive = All alive
shinsai-jima-earned-all-alive-help = Win without losing a piece on the island.
shinsai-jima-earned-double-blow = Double blow
shinsai-jima-earned-double-blow-help = Kill two enemies in one turn.
shinsai-jima-earned-rescuer = Rescuer
shinsai-jima-earned-rescuer-help = Free an enemy that is stuck, and get the point for it.
shinsai-jima-earned-seafarer = Seafarer
shinsai-jima-earned-seafarer-help = Win a game in which a piece of yours has sailed.
shinsai-jima-earned-last-shot = The last shot
shinsai-jima-earned-last-shot-help = Win by the catapult a game in which another side came first on the island.
