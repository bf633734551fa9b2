# Shinsai-jima: what the board says.

shinsai-jima-ui-island = The island
shinsai-jima-ui-cell = { $cell }, { $height ->
        [0] sea
       *[other] height { $height }
    }
shinsai-jima-ui-coloured = coloured cube: { $sides }
shinsai-jima-ui-piece = { $piece } { $status ->
        [corpse] lies dead
        [stunned] lies stunned, facing { $facing ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }
       *[alive] facing { $facing ->
            [N] north
            [E] east
            [S] south
           *[W] west
        }
    }
shinsai-jima-ui-stuck = { $by ->
        [none] stuck
       *[other] stuck by side { $by }
    }
shinsai-jima-ui-way = { $facing ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }

## Moves

shinsai-jima-ui-do-build = Build here
shinsai-jima-ui-do-place = Stand here
shinsai-jima-ui-do-wipe = Wash away
shinsai-jima-ui-do-pass = Pass
shinsai-jima-ui-do-interrupt = Interrupt
shinsai-jima-ui-do-interrupt-eat = Eat the corpse of { $corpse } and interrupt
shinsai-jima-ui-do-die = Let them starve
shinsai-jima-ui-do-ration = Eat the corpse of { $corpse }: nobody starves
shinsai-jima-ui-do-save = Save { $piece }
shinsai-jima-ui-do-select = Move { $piece }
shinsai-jima-ui-do-surge = { $side ->
        [N] Use the natives’ surge
       *[other] Use the surge
    }
shinsai-jima-ui-do-boost = Eat the corpse of { $corpse }: power doubles
shinsai-jima-ui-do-eat = Eat the corpse of { $corpse }: chip ready again
shinsai-jima-ui-do-rotate = Turn { $facing ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
shinsai-jima-ui-do-swing = Swing to here
shinsai-jima-ui-do-swing-out = Swing out to sea
shinsai-jima-ui-do-walk = Step
shinsai-jima-ui-do-jump = Jump
shinsai-jima-ui-do-push = Push
shinsai-jima-ui-do-press = { $distance ->
        [1] Body press
       *[other] Body press, two cells away
    }
shinsai-jima-ui-do-leap = Leap down, spending a corpse
shinsai-jima-ui-do-sail = Sail
shinsai-jima-ui-do-done = On to the cubes
shinsai-jima-ui-do-take = Take the top cube
shinsai-jima-ui-do-put = Put it here
shinsai-jima-ui-do-colour = { $side ->
        [N] Place the natives’ coloured cube
       *[other] Place the coloured cube
    }
shinsai-jima-ui-do-rockfall = Drop this cube
shinsai-jima-ui-do-load = Load this cube
shinsai-jima-ui-do-load-hand = Load the coloured cube
shinsai-jima-ui-do-aim = Take aim
shinsai-jima-ui-do-stop = Shoot no more
shinsai-jima-ui-do-fire = Shoot at this

## Questions

shinsai-jima-ui-ask-kind = Which move?
shinsai-jima-ui-ask-turn = Which way round?
shinsai-jima-ui-ask-quarters = How far?
shinsai-jima-ui-ask-facing = Facing where?
shinsai-jima-ui-ask-slam = Against the wall?
shinsai-jima-ui-ask-piece = Which piece?
shinsai-jima-ui-turn-cw = ↻ Clockwise
shinsai-jima-ui-turn-ccw = ↺ Counter-clockwise
shinsai-jima-ui-quarters-1 = A quarter
shinsai-jima-ui-quarters-2 = Half round
shinsai-jima-ui-quarters-3 = Three quarters
shinsai-jima-ui-quarters-4 = All round
shinsai-jima-ui-slam-true = Slam it against the wall
shinsai-jima-ui-slam-false = Just put it down
shinsai-jima-ui-rotate = Turn
shinsai-jima-ui-edges = Shoot from
shinsai-jima-ui-modes = Choosing a cell of the island means
shinsai-jima-ui-mode-way-build = Build
shinsai-jima-ui-mode-way-place = Place
shinsai-jima-ui-mode-way-native = Place
shinsai-jima-ui-mode-way-tsunami = Tsunami
shinsai-jima-ui-mode-way-survival = Save
shinsai-jima-ui-mode-way-piece = Move
shinsai-jima-ui-mode-way-cube = Move a cube
shinsai-jima-ui-mode-way-load = Load
shinsai-jima-ui-mode-way-aim = Aim
shinsai-jima-ui-mode-swing = Swing
shinsai-jima-ui-mode-rockfall = Rockfall
shinsai-jima-ui-mode-colour = { $side ->
        [N] Natives’ coloured cube
       *[other] Coloured cube
    }
shinsai-jima-ui-ok = OK
shinsai-jima-ui-back = Back
shinsai-jima-ui-clear = All back
shinsai-jima-ui-rest = Place the rest for me

## What is to be done

shinsai-jima-ui-over = The game is over.
shinsai-jima-ui-regular = Before the catapult
shinsai-jima-ui-final = After the catapult
shinsai-jima-ui-mine-build = Put a cube on a lit stack.
shinsai-jima-ui-mine-place = Place one of your pieces.
shinsai-jima-ui-mine-native = Place a native.
shinsai-jima-ui-mine-tsunami = Tsunami: move a lowest cube to a higher place.
shinsai-jima-ui-mine-window = Interrupt?
shinsai-jima-ui-mine-survival = A piece of yours is stuck and will starve.
shinsai-jima-ui-mine-piece = Choose the piece to move: one of yours, or a native.
shinsai-jima-ui-mine-piece-go = { $piece }: turn it, or choose a lit stack to advance.
shinsai-jima-ui-mine-piece-turned = { $piece } has turned. Choose a lit stack to advance.
shinsai-jima-ui-mine-piece-gone = { $piece } has advanced. Turn it, or go on to the cubes.
shinsai-jima-ui-mine-cube = Take a cube from a lit stack.
shinsai-jima-ui-mine-cube-put = Now put it on a lit stack that is at least as high.
shinsai-jima-ui-mine-send = Ready: send your turn with OK.
shinsai-jima-ui-mine-asked = Answer to go on.
shinsai-jima-ui-mine-load = Load the catapult.
shinsai-jima-ui-mine-aim = Choose the edge to shoot from, then a lit stack to hit.
shinsai-jima-ui-mine-scatter = The cubes fly …
shinsai-jima-ui-others-build = { $who } is building the island.
shinsai-jima-ui-others-place = { $who } is placing a piece.
shinsai-jima-ui-others-native = { $who } is placing a native.
shinsai-jima-ui-others-tsunami = { $who } chooses a cube for the tsunami.
shinsai-jima-ui-others-window = Does anybody interrupt { $who }?
shinsai-jima-ui-others-survival = { $who } decides about stuck pieces.
shinsai-jima-ui-others-piece = { $who } moves a piece.
shinsai-jima-ui-others-cube = { $who } moves a cube.
shinsai-jima-ui-others-load = { $who } loads the catapult.
shinsai-jima-ui-others-aim = { $who } takes aim.
shinsai-jima-ui-others-scatter = The cubes fly …
shinsai-jima-ui-power = Power { $power }
shinsai-jima-ui-dead-seat = No piece left: { $who } only moves a cube
shinsai-jima-ui-interrupting = { $who } interrupts
shinsai-jima-ui-piles = Cubes left: { $piles }
shinsai-jima-ui-tsunami = Turns to the tsunami: { $turns }
shinsai-jima-ui-fifths = Stacks of height 5 left: { $left }
shinsai-jima-ui-shots = Side { $side } shoots: { $shots } left, { $loaded } loaded
shinsai-jima-ui-consequences = What would follow

## Interrupts

shinsai-jima-ui-window = Interrupt the turn that is due? It costs your surge chip.
shinsai-jima-ui-window-eat = Somebody interrupts. Eat a corpse before that?
shinsai-jima-ui-window-left = { $seconds ->
        [one] One second
       *[other] { $seconds } seconds
    } left, then you pass
shinsai-jima-ui-settling = You are asked anew. Press again.
shinsai-jima-ui-set-asking = Ask me about interrupts
shinsai-jima-ui-set-asking-always = Always
shinsai-jima-ui-set-asking-hurt = When I could be hurt
shinsai-jima-ui-set-asking-never = Never

## Goods

shinsai-jima-ui-held = corpses: { $corpses }
shinsai-jima-ui-natives = Natives
shinsai-jima-ui-only-cubes = only cubes
shinsai-jima-ui-start = start marker
shinsai-jima-ui-points = { $points } of { $goal } points
shinsai-jima-ui-goods = Goods: { $goal } points win
shinsai-jima-ui-chip-ready = chip ready
shinsai-jima-ui-chip-used = chip used
shinsai-jima-ui-cube-hand = coloured cube in hand
shinsai-jima-ui-cube-board = coloured cube placed
shinsai-jima-ui-cube-gone = coloured cube lost

## Looking, keys

shinsai-jima-ui-turn = Turn the island
shinsai-jima-ui-turn-back = Turn the island the other way
shinsai-jima-ui-look = Change the view (now: { $look })
shinsai-jima-ui-key-ok = OK: send the turn
shinsai-jima-ui-key-back = take back the last step
shinsai-jima-ui-key-turn = turn the island
shinsai-jima-ui-key-turn-back = turn the island the other way
shinsai-jima-ui-key-look = 3D, drawing, plan
shinsai-jima-ui-key-arrows = go from cell to cell
shinsai-jima-ui-key-enter = choose the cell
shinsai-jima-ui-set-keys = Keys act on the board
shinsai-jima-ui-set-keys-help = Single letters, such as O for OK.
shinsai-jima-ui-set-look = View of the island
shinsai-jima-ui-set-look-space = 3D
shinsai-jima-ui-set-look-drawing = Drawing
shinsai-jima-ui-set-look-plan = Plan
shinsai-jima-ui-set-land = The island
shinsai-jima-ui-set-land-south = In a southern sea
shinsai-jima-ui-set-land-blossom = Cherry blossom
shinsai-jima-ui-set-land-fire = Volcano at dusk

## Hints in somebody’s first game

shinsai-jima-coach-build = Press a lit stack: your cube goes there at once. Undo takes it back.
shinsai-jima-coach-rest = Enough of building? This places all that is left of the set-up for you.
shinsai-jima-coach-place = Press a lit stack to place your piece there. High ground with free neighbours is good.
shinsai-jima-coach-facing = Press the direction in which the piece looks. It can go only that way.
shinsai-jima-coach-select = Press the piece that you want to move: one of yours, or a native.
shinsai-jima-coach-view = Drag the island or press here to see it from another side. The cube changes to a drawing or a plan.
shinsai-jima-coach-go = The piece can go to the lit stacks. The arrows around it turn it, once a turn.
shinsai-jima-coach-done = It has advanced. Go on to the cubes here – or turn it first.
shinsai-jima-coach-cube = Now every turn takes land away: press the stack whose top cube you take.
shinsai-jima-coach-put = Press the stack that it goes on. On level 4 the helicopter lands: whoever climbs there wins.
shinsai-jima-coach-which = There it can do several things. Press the one you mean.
shinsai-jima-coach-starve = A piece of yours is stuck and starves now. Press here to let it happen – or what saves it, if there is something.
shinsai-jima-coach-window = The next turn is about to begin. Pass to let it – or interrupt: you go first, and your surge chip is used.
shinsai-jima-coach-load = The island is done, the catapult is not! Press a stack: its top cube becomes a projectile.
shinsai-jima-coach-aim = Loaded enough? Then take aim here. The more cubes, the bigger the shot.
shinsai-jima-coach-shoot = Press an arrow to choose the edge you shoot from, then the lit stack to hit. It may stray a little.
shinsai-jima-coach-cease = You have shots left. Load again – or press here to shoot no more.
shinsai-jima-coach-send = That is your whole turn. OK sends it; Back takes back a step.

## The result card

shinsai-jima-decided-by = { $clause ->
    [SJ-V1] { $seats } reached level 4: rescued.
    [SJ-V2] { $seats } reached { $points } points; { $goal } were enough.
    [SJ-V3] The last side alive: { $seats }.
    [SJ-V4] No cube could rise or no low stack was free. Standing best: { $seats }.
    [SJ-V5] Nobody survived. Best until then: { $seats }.
    [SJ-V6] After 300 turns { $seats } stood best.
   *[SJ-O6] Three pieces had escaped. Most points: { $seats }.
  }
shinsai-jima-decided-after = After the catapult { $seats } stood best.
shinsai-jima-decided-catapult = The catapult took the win from { $victim }.
shinsai-jima-decided-dead = { $seats } had nobody left alive.

## The figure in the rulebook

shinsai-jima-part-stack = A stack of cubes. Its height is the level on which a piece stands there.
shinsai-jima-part-piece = A piece, which looks one way. It can only go there.
shinsai-jima-part-cube = The lowest land. Whoever takes its last cube makes sea of it.
shinsai-jima-part-sea = The sea. Whoever is pushed into it drowns.
shinsai-jima-part-goods = What each side has: points, surge chip, coloured cube, corpses.
