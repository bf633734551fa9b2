# Shinsai-jima: name, options, events, refusals, how to play. Seats come as names, flags as true / false.

shinsai-jima-name = Shinsai-jima
shinsai-jima-tagline = An island falls apart: climb, shove, swing, and reach the helicopter

## Options

shinsai-jima-option-preset = Rules as a whole
shinsai-jima-option-preset-help = Sets several switches at once, before those chosen singly.
shinsai-jima-option-preset-expert = Expert: everything
shinsai-jima-option-preset-quiet = Quiet: no interrupts, hammer, slam, boats or catapult
shinsai-jima-option-preset-rated = Rated: expert without catapult
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
shinsai-jima-option-hammer-help = With double power a swung object knocks down the pieces it meets.
shinsai-jima-option-slam = Wall slam
shinsai-jima-option-slam-help = With double power a swung piece can be struck against a wall.
shinsai-jima-option-interrupts = Interrupts
shinsai-jima-option-interrupts-help = A surge chip buys a turn before somebody else's.
shinsai-jima-option-catapult = Catapult at the end
shinsai-jima-option-catapult-help = When the game is over the sides shoot cubes at the island, and places are judged anew.
shinsai-jima-option-beginner = Beginner rules
shinsai-jima-option-beginner-help = No facing, no swinging, no chips, no interrupts, no boats, and no points for starving others.
shinsai-jima-option-tsunami = Tsunami
shinsai-jima-option-tsunami-help = For up to four: before each round a lowest cube must rise, or is washed away.
shinsai-jima-option-slaughter = Slaughter (withdrawn by the author)
shinsai-jima-option-slaughter-help = Reaching level 4 pays two points and the piece leaves; four points win, three escapes end the game.
shinsai-jima-option-rockfall = Rockfall (withdrawn by the author)
shinsai-jima-option-rockfall-help = In the cube phase a cube may be dropped on somebody two levels below in front of a piece.
shinsai-jima-option-extra_cubes = More cubes for many pieces
shinsai-jima-option-extra_cubes-help = From nine player pieces on the island is built with 14, 7 and 1 cubes instead of 11, 5 and 1.
shinsai-jima-option-rescue_vp = Points for rescue
shinsai-jima-option-rescue_vp-help = Who frees a stuck enemy that another side had stuck gets a point.
shinsai-jima-option-swing_facing = Facing of what is swung
shinsai-jima-option-swing_facing-help = It turns along with the swing, or keeps looking where it looked.
shinsai-jima-option-swing_facing-rigid = turns along
shinsai-jima-option-swing_facing-compass = keeps its direction
shinsai-jima-option-swing_after_push = Swing after a push
shinsai-jima-option-swing_after_push-help = What one has just pushed may be swung.
shinsai-jima-option-two_player_timeout = Timeout of two
shinsai-jima-option-two_player_timeout-help = When two play and nothing more can be done.
shinsai-jima-option-two_player_timeout-second_wins = the second player wins
shinsai-jima-option-two_player_timeout-judgement = height and points decide
shinsai-jima-option-cube_crush_corpse = Bodies under cubes
shinsai-jima-option-cube_crush_corpse-help = A body crushed by a cube or a corpse.
shinsai-jima-option-cube_crush_corpse-vanish = is gone
shinsai-jima-option-cube_crush_corpse-actor = goes to whoever did it
shinsai-jima-option-eat_anytime = Eating at any time
shinsai-jima-option-eat_anytime-help = A body readies the chip in windows, when pieces are stuck and before the cube too, not only in the piece phase.
shinsai-jima-option-native_chip = Natives' chip
shinsai-jima-option-native_chip-help = The surge chip of the natives at the start.
shinsai-jima-option-native_chip-used = used
shinsai-jima-option-native_chip-ready = ready
shinsai-jima-option-native_hammer = Natives hammer and slam
shinsai-jima-option-native_hammer-help = Natives with double power may knock pieces down too.
shinsai-jima-option-stunned_falls = How the stunned fall
shinsai-jima-option-stunned_falls-help = A stunned piece that is pushed or swung down.
shinsai-jima-option-stunned_falls-alive = like the living
shinsai-jima-option-stunned_falls-corpse = like a corpse
shinsai-jima-option-stuck_at_start = Stuck from the start
shinsai-jima-option-stuck_at_start-help = When pieces die that cannot move from the start.
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
       *[other] { $side }
    }
shinsai-jima-colour = { $colour ->
        [N] the natives
        [none] normal
       *[other] { $colour }
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
        [none] { $seat } uses the chip to interrupt!
       *[other] { $seat } eats { $corpse } and interrupts!
    }
shinsai-jima-event-turn-began = { $kind ->
        [interrupt] { $seat } takes an extra turn.
        [cubes] { $seat } has no piece left and moves a cube only.
       *[normal] { $seat } is on turn.
    }
shinsai-jima-event-woke = { $piece } comes to and stands up on { $cell }.
shinsai-jima-event-starved = { $piece } is stuck on { $cell } and starves.
shinsai-jima-event-rationed = { $seat } eats { $corpse }: nobody starves this turn.
shinsai-jima-event-saved = { $seat } means to free { $piece } by force.
shinsai-jima-event-selected = { $seat } moves { $piece }.
shinsai-jima-event-surged = Surge! The chip of { shinsai-jima-side } gives power { $power }.
shinsai-jima-event-boosted = { $corpse } is eaten for power { $power }.
shinsai-jima-event-ate = { $corpse } is eaten: the chip of { shinsai-jima-side } is ready again.
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
        [press] { $piece } hurls itself from { $start } down on { $cell }!
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
        [corpse] A body comes down on { $piece } on { $cell }.
       *[piece] Somebody comes down on { $piece } on { $cell }.
    }
shinsai-jima-event-drowned = { $cell ->
        [none] { $piece } falls off the edge of the world and sinks.
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
        [SJ-F7] { $piece } never comes to again.
       *[other] { $piece } is crushed to death.
    }
shinsai-jima-event-secured = { $inherited ->
        [true] The body of { $corpse } passes to { shinsai-jima-side } with the rest.
       *[false] { $side ->
            [N] The natives take
           *[other] { $side } takes
        } the body of { $corpse }.
    }
shinsai-jima-event-cushioned = { $piece } lands softly on the body of { $corpse }, which is spent.
shinsai-jima-event-scored = { $side ->
        [N] The natives
       *[other] { $side }
    }: +{ $points }{ $why ->
        [kill] {" "}for the kill.
        [starved] , others starved.
        [rescue] {" "}for the rescue.
       *[escape] {" "}for the escape.
    }
shinsai-jima-event-escaped = { $piece } is flown out!
shinsai-jima-event-cube-moved = { $seat } moves a cube from { $start } to { $cell }, level { $height }.
shinsai-jima-event-colour-placed = { $seat } places the coloured cube of { shinsai-jima-side } on { $cell }, level { $height }.
shinsai-jima-event-rockfell = { $seat } drops a cube from { $start } in front of { $piece }, onto { $cell }.
shinsai-jima-event-wiped = The tsunami washes away the top of { $cell }.
shinsai-jima-event-stuck = { $side ->
        [none] { $piece } cannot move from the start.
       *[other] { $piece } is stuck, by the doing of { shinsai-jima-side }.
    }
shinsai-jima-event-freed = { $piece } can move again.
shinsai-jima-event-ended = { $clause ->
        [SJ-V1] { $winners } – Level 4 reached: rescued.
        [SJ-V2] { $winners } – Enough points.
        [SJ-V3] { $winners } – The last side alive.
        [SJ-V4] { $winners } – Timeout: nothing low is left, or no cube can rise.
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
        [true] After the catapult the game goes to { $winners }.
       *[false] Nothing was hit: the game stays with { $winners }.
    }

## How it ended

shinsai-jima-outcome-SJ-V1 = Level 4 reached: rescued
shinsai-jima-outcome-SJ-V2 = Enough points
shinsai-jima-outcome-SJ-V3 = The last side alive
shinsai-jima-outcome-SJ-V4 = Timeout: nothing low is left, or no cube can rise
shinsai-jima-outcome-SJ-V5 = Nobody survived
shinsai-jima-outcome-SJ-V6 = 300 turns are over
shinsai-jima-outcome-SJ-O6 = Three pieces have escaped
shinsai-jima-outcome-SJ-CA10 = Judged anew after the catapult
shinsai-jima-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
shinsai-jima-order = After the winner it counts how high one’s pieces stand, and only then the points: the dead come last.

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
shinsai-jima-refusal-not-asked = You are not asked now: after your own turn, without a living piece or without a chip one cannot interrupt.
shinsai-jima-refusal-already-answered = You have answered already.
shinsai-jima-refusal-answer-first = First say whether you interrupt.
shinsai-jima-refusal-chip-is-ready = The chip is ready: no corpse need be eaten.
shinsai-jima-refusal-eat-first = Your chip is used: a corpse your side holds must be eaten first.
shinsai-jima-refusal-mate-claims-first = A mate has just claimed a turn with what you share: nothing is eaten before that is paid.
shinsai-jima-refusal-corpse-claimed = A mate's claim has spent { $piece } already.
shinsai-jima-refusal-chip-claimed = A mate's claim has spent the chip: a corpse your side holds must be eaten first.
shinsai-jima-refusal-wrong-pile = The running pile goes on stacks of height { $height }.
shinsai-jima-refusal-occupied = There is somebody on { $cells }.
shinsai-jima-refusal-sea = { $cells-count ->
        [0] Out there is open sea.
       *[other] { $cells } is sea.
    }
shinsai-jima-refusal-too-high = { $cells } is too high.
shinsai-jima-refusal-too-low = { $cells } is too low.
shinsai-jima-refusal-no-facing = With the beginner rules pieces have no facing.
shinsai-jima-refusal-put-first = The cube from { $cells } must be put down first.
shinsai-jima-refusal-take-first = Take a cube first.
shinsai-jima-refusal-not-lowest = { $cells } is not among the lowest stacks.
shinsai-jima-refusal-can-still-rise = Some lowest cube can still rise, so none is washed away.
shinsai-jima-refusal-nowhere-higher = The cube from { $cells } can go nowhere higher.
shinsai-jima-refusal-coloured-stays = The tsunami raises normal cubes only, and { $cells } ends in a coloured one.
shinsai-jima-refusal-too-many-fifths = No more stacks of five: there are { $cells } already.
shinsai-jima-refusal-not-held = Your side does not hold { $piece }.
shinsai-jima-refusal-another-alike = Corpses of one colour are alike: take the first of them.
shinsai-jima-refusal-not-stuck = { $piece } is not stuck.
shinsai-jima-refusal-cannot-be-saved = Nothing your side has can free { $piece }.
shinsai-jima-refusal-choose-piece-first = Choose a piece first.
shinsai-jima-refusal-one-piece-only = One piece a turn: this turn is { $piece }'s.
shinsai-jima-refusal-not-your-piece = { $piece } is not yours to use.
shinsai-jima-refusal-not-on-its-feet = { $piece } is not on its feet.
shinsai-jima-refusal-no-advance-left = { $piece } could not advance then, and it must.
shinsai-jima-refusal-advance-first = The piece must advance first.
shinsai-jima-refusal-already-advanced = The piece has advanced already.
shinsai-jima-refusal-already-turned = The piece has turned already.
shinsai-jima-refusal-same-facing = The piece looks there already.
shinsai-jima-refusal-name-the-way = With the beginner rules one says which way the piece goes.
shinsai-jima-refusal-only-ahead = A piece advances only the way it looks.
shinsai-jima-refusal-no-chips = With the beginner rules there are no surge chips.
shinsai-jima-refusal-not-your-chip = That chip does not serve this piece.
shinsai-jima-refusal-already-surged = Double power is on already: corpses boost it further.
shinsai-jima-refusal-no-chip = The chip is used.
shinsai-jima-refusal-surge-first = A boost needs double power first.
shinsai-jima-refusal-swing-before-advance = A swing comes before the advance, with what stood in front at the start.
shinsai-jima-refusal-nothing-there = There is nothing at the right level.
shinsai-jima-refusal-foreign-colour = That coloured cube is not yours to touch.
shinsai-jima-refusal-blocked-behind = Something stands behind it or on top. It takes power { $power }.
shinsai-jima-refusal-resists = It looks at you and resists. It takes power { $power }.
shinsai-jima-refusal-needs-power = It takes power { $power }.
shinsai-jima-refusal-overboard = A coloured cube may not be thrown off the grid.
shinsai-jima-refusal-sweep-blocked = { $cells } is in the way of the swing.
shinsai-jima-refusal-no-wall = There is no wall to slam a piece against.
shinsai-jima-refusal-turn-further = The piece must turn at least as far as what it swings.
shinsai-jima-refusal-standing-piece = Somebody is on their feet on { $cells }.
shinsai-jima-refusal-in-the-way = { $cells } is too high to jump over.
shinsai-jima-refusal-too-shallow = That takes a drop of two levels or more.
shinsai-jima-refusal-no-corpse = Without a corpse to land on that leap would be death.
shinsai-jima-refusal-no-boat = The piece is not on a boat of its colour.
shinsai-jima-refusal-no-sea = A boat sails only on the sea.
shinsai-jima-refusal-move-a-native-first = The natives' cube serves only who has moved a native this turn.
shinsai-jima-refusal-not-in-hand = That coloured cube is no longer in hand.
shinsai-jima-refusal-own-colour-first = No cube can rise: now the own coloured cube must be placed.
shinsai-jima-refusal-no-rockfall = Rockfall is not in play.
shinsai-jima-refusal-nobody-below = Nobody is two levels below in front of { $piece }.
shinsai-jima-refusal-enough-loaded = No more shots are left to load for.
shinsai-jima-refusal-load-first = Load something first.
shinsai-jima-refusal-shoot-once = At least one shot has to be made.
shinsai-jima-refusal-shoot-what-is-loaded = What is loaded must be shot.
shinsai-jima-refusal-out-of-range = The power must be from { $nearest } to six more.
shinsai-jima-refusal-no-draw-now = There is nothing to draw now.
shinsai-jima-refusal-not-a-place = That cannot be drawn here.
shinsai-jima-refusal-not-a-roll = That is no roll of four dice.

## How to play

shinsai-jima-how-goal = Be the first to bring a piece to level 4, to collect the points, or to be the last alive.
shinsai-jima-how-piece = In a turn one piece advances: a step or a jump the way it looks, one level up or down. Before or after it may turn once.
shinsai-jima-how-push = What stands in front at the same level can be pushed, or swung round. Whoever falls two levels or into the sea dies; a kill is a point, and so is a body you hold.
shinsai-jima-how-cube = Then a cube must move higher than it lay. Low ground disappears, and where the last cube goes there is sea.
shinsai-jima-how-stuck = A piece that cannot move when its turn comes starves, and everybody else gets a point.
shinsai-jima-how-surge = The surge chip doubles your strength for a turn, or buys a turn before somebody else's. Bodies can be eaten for more.

## Moves, as a hint names them

shinsai-jima-move-build = Build on { $cell }
shinsai-jima-move-place = A piece on { $cell }, facing { shinsai-jima-way }
shinsai-jima-move-wipe = Wash away a cube of { $cell }
shinsai-jima-move-pass = Let the turn begin
shinsai-jima-move-interrupt = { $corpse ->
        [none] Interrupt
       *[other] Interrupt, and eat { $corpse } for it
    }
shinsai-jima-move-die = Let the stuck pieces starve
shinsai-jima-move-ration = Eat { $corpse }
shinsai-jima-move-save = Free { $piece }
shinsai-jima-move-select = Move { $piece }
shinsai-jima-move-surge = { $side ->
        [N] Surge with the natives’ chip
       *[other] Surge
    }
shinsai-jima-move-boost = Eat { $corpse } for more power
shinsai-jima-move-eat = Eat { $corpse } to ready the chip
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
shinsai-jima-move-done = Piece phase done
shinsai-jima-move-take = Take a cube from { $cell }
shinsai-jima-move-put = Put it on { $cell }
shinsai-jima-move-colour = { $side ->
        [N] The natives’ cube on { $cell }
       *[other] Coloured cube on { $cell }
    }
shinsai-jima-move-rockfall = Rockfall before { $piece }, from { $source }
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
shinsai-jima-lesson-climb-say = The helicopter can only land on level 4, so everything goes up. A piece steps one cell the way it looks, and climbs or descends one level at most. Choose your piece, then the level beside it; end with any cube that rises.
shinsai-jima-lesson-climb-hint = Choose A1, then d4, then to step. Then “On to the cubes”, take a cube and put it on a stack that is at least as high.
shinsai-jima-lesson-climb-done = Up you go. And the cube you moved can only ever rise, too.
shinsai-jima-lesson-turn = Turn
shinsai-jima-lesson-turn-say = The higher ground is behind you. Each turn a piece may turn once, before or after its step.
shinsai-jima-lesson-turn-hint = Turn west, then step to c4.
shinsai-jima-lesson-turn-done = A turn and a step: that is a whole move of a piece.
shinsai-jima-lesson-jump = Jump
shinsai-jima-lesson-jump-say = Water lies before you. A piece may jump over one cell, if what it jumps over is not too high and it lands within one level.
shinsai-jima-lesson-jump-hint = Choose e4, beyond the water.
shinsai-jima-lesson-jump-done = Jumps clear water, cubes of your own height plus one, and people.
shinsai-jima-lesson-push = Push
shinsai-jima-lesson-push-say = What stands before you at your own height can be pushed: here a cube, and somebody stands below where it will fall.
shinsai-jima-lesson-push-hint = Push the cube at d4.
shinsai-jima-lesson-push-done = Crushed. An enemy killed is a point.
shinsai-jima-lesson-drown = Into the sea
shinsai-jima-lesson-drown-say = Somebody stands at the edge and does not look at you, so does not resist.
shinsai-jima-lesson-drown-hint = Push whoever stands on g4.
shinsai-jima-lesson-drown-done = Drowned: one point, and no body to be had.
shinsai-jima-lesson-secure = Take a body
shinsai-jima-lesson-secure-say = A body lies one level below. Whoever steps onto it takes it along: an enemy’s body counts a point while you hold it.
shinsai-jima-lesson-secure-hint = Step to d4.
shinsai-jima-lesson-secure-done = It cushions a fall, feeds you when stuck, or doubles your strength. Kept, it counts.
shinsai-jima-lesson-press = Body press
shinsai-jima-lesson-press-say = From two levels above or more you may throw yourself onto somebody.
shinsai-jima-lesson-press-hint = Choose d4, two levels below you.
shinsai-jima-lesson-press-done = A point for the kill and another for the body.
shinsai-jima-lesson-swing = Giant swing
shinsai-jima-lesson-swing-say = A piece that turns can carry what stands before it round in a circle. North of you is the sea.
shinsai-jima-lesson-swing-hint = Choose “Giant swing”, then b1, and look south in the end.
shinsai-jima-lesson-swing-done = Swung into the sea. Do not forget: after a swing you still have to advance.
shinsai-jima-lesson-surge = Brute strength
shinsai-jima-lesson-surge-say = This one looks at you and resists. Once, the surge chip doubles your strength.
shinsai-jima-lesson-surge-hint = Use the surge, then push.
shinsai-jima-lesson-surge-done = It takes a body to make the chip ready again.
shinsai-jima-lesson-rescue = The helicopter
shinsai-jima-lesson-rescue-say = Whoever reaches level 4 wins at once.
shinsai-jima-lesson-rescue-hint = Step to d4.
shinsai-jima-lesson-rescue-done = Rescued! That is all you need. Beware of getting stuck: whoever cannot move at the start of a turn starves.

## Help: the goal, and each kind of move

shinsai-jima-goal =
    Bring a piece up to level 4, collect the points, or be the last alive.
    In a turn one piece advances, then a cube moves to a higher place.
    A piece that cannot move starves; a fall of two levels or into the sea kills.
shinsai-jima-help-build = Build up a cell of the island.
shinsai-jima-help-place = Put a piece on a free cell.
shinsai-jima-help-wipe = Choose the cell that the tsunami takes from.
shinsai-jima-help-pass = Let the other player have the turn.
shinsai-jima-help-interrupt = Interrupt: your turn comes first.
shinsai-jima-help-die = Let the stuck pieces starve.
shinsai-jima-help-ration = Eat a body: nobody starves this turn.
shinsai-jima-help-save = Free a stuck piece by force.
shinsai-jima-help-select = Choose the piece that moves: your own or a native.
shinsai-jima-help-surge = Use the surge chip: double power in this turn.
shinsai-jima-help-boost = Eat a body for even more power.
shinsai-jima-help-eat = Eat a body: the chip is ready again.
shinsai-jima-help-rotate = Turn the piece; once in a turn.
shinsai-jima-help-swing = Swing what stands in front round.
shinsai-jima-help-advance = Advance: a step, a jump or a push ahead.
shinsai-jima-help-done = End the move of this piece.
shinsai-jima-help-take = Take a cube from the top of a cell.
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
