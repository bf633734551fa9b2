# Shinsai-jima: what the board says.

shinsai-jima-ui-island = The island
shinsai-jima-ui-cell = { $cell }, { $height ->
        [0] sea
       *[other] height { $height }
    }
shinsai-jima-ui-coloured = coloured cube of { $sides }
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
       *[other] stuck by { $by }
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
shinsai-jima-ui-do-interrupt-eat = Interrupt, eating { $corpse }
shinsai-jima-ui-do-die = Let them starve
shinsai-jima-ui-do-ration = Eat { $corpse }: nobody starves
shinsai-jima-ui-do-save = Save { $piece }
shinsai-jima-ui-do-select = Move { $piece }
shinsai-jima-ui-do-surge = { $side ->
        [N] Use the natives’ surge
       *[other] Use the surge
    }
shinsai-jima-ui-do-boost = Eat { $corpse }: double power
shinsai-jima-ui-do-eat = Eat { $corpse }: surge ready again
shinsai-jima-ui-do-rotate = Turn { $facing ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
shinsai-jima-ui-do-swing = Swing to here
shinsai-jima-ui-do-walk = Step
shinsai-jima-ui-do-jump = Jump
shinsai-jima-ui-do-push = Push
shinsai-jima-ui-do-press = { $distance ->
        [1] Body press
       *[other] Body press from a jump
    }
shinsai-jima-ui-do-leap = Leap down, spending a body
shinsai-jima-ui-do-sail = Sail
shinsai-jima-ui-do-done = On to the cubes
shinsai-jima-ui-do-take = Take the top cube
shinsai-jima-ui-do-put = Put it here
shinsai-jima-ui-do-colour = { $side ->
        [N] Place the natives’ cube
       *[other] Place the coloured cube
    }
shinsai-jima-ui-do-rockfall = Drop this rock
shinsai-jima-ui-do-load = Load this cube
shinsai-jima-ui-do-load-hand = Load the own cube
shinsai-jima-ui-do-aim = Take aim
shinsai-jima-ui-do-stop = Shoot no more
shinsai-jima-ui-do-fire = Fire at this

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
shinsai-jima-ui-slam-true = Slam it
shinsai-jima-ui-slam-false = Just put it down
shinsai-jima-ui-rotate = Turn
shinsai-jima-ui-edges = Shoot from
shinsai-jima-ui-edge = From the { $facing ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
shinsai-jima-ui-modes = Choosing a cell of the island means
shinsai-jima-ui-mode-way-build = Build
shinsai-jima-ui-mode-way-place = Place
shinsai-jima-ui-mode-way-native = Place
shinsai-jima-ui-mode-way-tsunami = Wave
shinsai-jima-ui-mode-way-survival = Save
shinsai-jima-ui-mode-way-piece = Move
shinsai-jima-ui-mode-way-cube = Move a cube
shinsai-jima-ui-mode-way-load = Load
shinsai-jima-ui-mode-way-aim = Aim
shinsai-jima-ui-mode-swing = Giant swing
shinsai-jima-ui-mode-rockfall = Rockfall
shinsai-jima-ui-mode-colour = { $side ->
        [N] Natives’ cube
       *[other] Coloured cube
    }
shinsai-jima-ui-ok = OK
shinsai-jima-ui-back = Back
shinsai-jima-ui-clear = All back

## What is to be done

shinsai-jima-ui-over = The island has had its say.
shinsai-jima-ui-regular = The island
shinsai-jima-ui-final = After the catapult
shinsai-jima-ui-mine-build = Put a cube on the marked ground.
shinsai-jima-ui-mine-place = Place one of your pieces.
shinsai-jima-ui-mine-native = Place a native.
shinsai-jima-ui-mine-tsunami = The wave: raise a lowest cube.
shinsai-jima-ui-mine-window = Interrupt?
shinsai-jima-ui-mine-survival = Somebody is stuck and would starve.
shinsai-jima-ui-mine-piece = Choose a piece, turn it, advance.
shinsai-jima-ui-mine-cube = Move a cube higher.
shinsai-jima-ui-mine-load = Load the catapult.
shinsai-jima-ui-mine-aim = Choose an edge, then what to hit.
shinsai-jima-ui-mine-scatter = The stones fly …
shinsai-jima-ui-others-build = { $who } is building the island.
shinsai-jima-ui-others-place = { $who } is placing a piece.
shinsai-jima-ui-others-native = { $who } is placing a native.
shinsai-jima-ui-others-tsunami = { $who } sends the wave.
shinsai-jima-ui-others-window = Will anybody interrupt before { $who }?
shinsai-jima-ui-others-survival = { $who } decides who starves.
shinsai-jima-ui-others-piece = { $who } moves a piece.
shinsai-jima-ui-others-cube = { $who } moves a cube.
shinsai-jima-ui-others-load = { $who } loads the catapult.
shinsai-jima-ui-others-aim = { $who } takes aim.
shinsai-jima-ui-others-scatter = The stones fly …
shinsai-jima-ui-power = Power { $power }
shinsai-jima-ui-dead-seat = No piece left: { $who } only moves a cube
shinsai-jima-ui-interrupting = { $who } interrupts
shinsai-jima-ui-piles = Cubes left: { $piles }
shinsai-jima-ui-tsunami = Tsunami in { $turns }
shinsai-jima-ui-fifths = Fifth levels left: { $left }
shinsai-jima-ui-shots = { $side } shoots: { $shots } left, { $loaded } loaded
shinsai-jima-ui-consequences = What would follow

## Interrupts

shinsai-jima-ui-window = Take a turn before the one that is due? It costs the surge.
shinsai-jima-ui-window-eat = Somebody takes a turn first. Eat a body before that?
shinsai-jima-ui-window-left = { $seconds } seconds left, then you pass
shinsai-jima-ui-set-asking = Ask me about interrupts
shinsai-jima-ui-set-asking-always = Always
shinsai-jima-ui-set-asking-hurt = When I could be hurt
shinsai-jima-ui-set-asking-never = Never

## Goods

shinsai-jima-ui-side = Side
shinsai-jima-ui-score = Points of { $goal }
shinsai-jima-ui-chip = Surge
shinsai-jima-ui-cube = Cube
shinsai-jima-ui-held = Bodies
shinsai-jima-ui-natives = Natives
shinsai-jima-ui-only-cubes = only cubes
shinsai-jima-ui-start = start marker
shinsai-jima-ui-chip-ready = ready
shinsai-jima-ui-chip-used = used
shinsai-jima-ui-cube-hand = in hand
shinsai-jima-ui-cube-board = placed
shinsai-jima-ui-cube-gone = lost

## Looking, keys

shinsai-jima-ui-turn = Turn the island
shinsai-jima-ui-flat = From above
shinsai-jima-ui-key-ok = OK: send the turn
shinsai-jima-ui-key-back = take back the last step
shinsai-jima-ui-key-turn = turn the island
shinsai-jima-ui-key-flat = from above, from the side
shinsai-jima-ui-key-arrows = go from cell to cell
shinsai-jima-ui-key-enter = choose the cell
shinsai-jima-ui-set-keys = Keys act on the board
shinsai-jima-ui-set-keys-help = Single letters, such as O for OK.

## The result card

shinsai-jima-decided-by = { $clause ->
    [SJ-V1] { $seats } reached level 4 and was rescued.
    [SJ-V2] { $seats } reached { $points } points; { $goal } were enough.
    [SJ-V3] The last side alive: { $seats }.
    [SJ-V4] The island could grow no more: { $seats } stood best.
    [SJ-V5] Nobody survived: { $seats } had done best until then.
    [SJ-V6] After 300 turns { $seats } stood best.
   *[SJ-O6] Three pieces had escaped: { $seats } had the most points.
  }
shinsai-jima-decided-after = After the catapult it was { $seats } who stood best.
shinsai-jima-decided-catapult = The catapult took the win from { $victim }.
shinsai-jima-decided-dead = { $seats } had nobody left alive.
