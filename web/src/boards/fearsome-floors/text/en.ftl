# The hall of Fearsome Floors: what its parts are called.
fearsome-floors-ui-board = The hall
fearsome-floors-ui-panel = What to do, and what may come
fearsome-floors-ui-players = Players
fearsome-floors-ui-heading-N = north
fearsome-floors-ui-heading-E = east
fearsome-floors-ui-heading-S = south
fearsome-floors-ui-heading-W = west
fearsome-floors-ui-side-ahead = ahead
fearsome-floors-ui-side-left = on its left
fearsome-floors-ui-side-right = on its right
fearsome-floors-ui-piece = { $number } of { $name } ({ $letter })
fearsome-floors-ui-exit = exit
fearsome-floors-ui-entrance = entrance
fearsome-floors-ui-monster-here = the monster, facing { $heading }
fearsome-floors-ui-may-move = may move
fearsome-floors-ui-reachable = within reach, { $left } left
fearsome-floors-ui-wall = wall { $label } to the { $heading }
fearsome-floors-ui-door-exit = Out of the exit
fearsome-floors-ui-door-entrance = Before the entrance
fearsome-floors-ui-item-stone = stone
fearsome-floors-ui-item-crystal = crystal
fearsome-floors-ui-item-right-turn = right-turn stone
fearsome-floors-ui-item-u-turn = U-turn stone
fearsome-floors-ui-item-teleporter-a = round teleporter
fearsome-floors-ui-item-teleporter-b = square teleporter
fearsome-floors-ui-item-pool-2x2 = square pool
fearsome-floors-ui-item-pool-4x1 = long pool
fearsome-floors-ui-start-player = Start player of this round
fearsome-floors-ui-you = you
fearsome-floors-ui-mover = On turn
fearsome-floors-ui-escaped = Escaped
fearsome-floors-ui-dead = Dead
fearsome-floors-ui-waiting = { $number } of { $name }, waiting before the entrance
fearsome-floors-ui-stack = The monster’s tiles: { $left } face down, { $tile ->
        [none] none turned over yet
       *[other] tile { $tile } was turned over last
    }
fearsome-floors-ui-round = Round { $round }
fearsome-floors-ui-phase = { $phase ->
        [1] Phase 1: a caught piece waits outside again
       *[other] Phase 2: a caught piece is dead
    }
fearsome-floors-ui-phase-short = { $phase ->
        [1] Phase 1
       *[other] Phase 2
    }
fearsome-floors-ui-turn = Turn
fearsome-floors-ui-back = Back
fearsome-floors-ui-cancel = Cancel
fearsome-floors-ui-chance = The monster is about to move.
fearsome-floors-ui-moves = On turn: { $name }.
fearsome-floors-ui-lays = { $name } lays out the hall.
fearsome-floors-ui-choose = Your turn: choose what to lay out.
fearsome-floors-ui-lay = Choose where to lay it: { $item }.
fearsome-floors-ui-lay-ok = OK lays it there. Or choose another place.
fearsome-floors-ui-take = Your turn: choose one of your pieces.
fearsome-floors-ui-enter = { $points ->
        [one] One point
       *[other] { $points } points
    }: choose where it should go. Or it stays outside.
fearsome-floors-ui-route = { $points ->
        [one] One point
       *[other] { $points } points
    }: choose its way, or its end. Or it stays.
fearsome-floors-ui-further = { $points ->
        [one] One point
       *[other] { $points } points
    } left: go on, or OK.
fearsome-floors-ui-confirm = All points are used. OK ends the move.
fearsome-floors-ui-leaves = OK leaves the hall for good!
fearsome-floors-ui-won = { $names } won.
fearsome-floors-ui-draw = Nobody won: { $names }.
fearsome-floors-ui-box = To be laid out
fearsome-floors-ui-box-item = { $item }, { $count } left
fearsome-floors-ui-tiles = What the monster would do
fearsome-floors-ui-tiles-help = Point at a tile, or tap it: you see where it would take the monster from the position as it is now.
fearsome-floors-ui-tiles-wait = Nothing can be foreseen just now.
fearsome-floors-ui-tile = Tile { $tile }
fearsome-floors-ui-tile-up = Tile { $tile }, turned over in this phase
fearsome-floors-ui-ticked = Ticked off.
fearsome-floors-ui-tick = Tick this { $tile } off
fearsome-floors-ui-fate-end = Tile { $tile }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } to { $square }, facing { $heading }.
fearsome-floors-ui-fate-steps = Step by step with the tile { $tile }
fearsome-floors-ui-fate-nobody = Catches nobody.
fearsome-floors-ui-fate-catches = Catches { $pieces }.
fearsome-floors-ui-fate-not-yet = (Cannot be the first tile.)
fearsome-floors-ui-fate-sight = { $piece } { $distance } { $side }
fearsome-floors-ui-fate-nothing = Sees nobody, goes on { $heading }.
fearsome-floors-ui-fate-tie = Sees { $seen }: a tie, keeps its heading, { $heading }.
fearsome-floors-ui-fate-nearest = Sees { $seen }: heads { $heading }.
fearsome-floors-ui-fate-step = To { $square }.
fearsome-floors-ui-fate-slide = Slides across the pool to { $square }.
fearsome-floors-ui-fate-wall = Through wall { $walls } to { $square }.
fearsome-floors-ui-fate-pushes = Pushes what stands on { $squares }.
fearsome-floors-ui-fate-last = At the end:
fearsome-floors-ui-filming = Press any key, or anywhere, to skip.
fearsome-floors-ui-north = N
fearsome-floors-ui-key-arrows = move over the squares
fearsome-floors-ui-key-enter = choose the square
fearsome-floors-ui-key-take = take your first, second … piece
fearsome-floors-ui-key-steps = walk up, left, down, right
fearsome-floors-ui-key-ok = OK; asks first where a piece would stay
fearsome-floors-ui-key-back = take the last step back
fearsome-floors-ui-key-cancel = drop the whole route
fearsome-floors-ui-key-turn = turn what you lay
fearsome-floors-ui-key-tick = on a tile: tick it off
fearsome-floors-ui-set-names = Names of the squares
fearsome-floors-ui-set-names-help = Cut into the floor, as the log calls them.
fearsome-floors-ui-set-keys = Single-key shortcuts
fearsome-floors-ui-set-keys-help = W, A, S, D, 1–4, O and others.
fearsome-floors-ui-set-scene = What the hall is built of
fearsome-floors-ui-set-scene-cellar = Stone
fearsome-floors-ui-set-scene-ice = Ice
fearsome-floors-ui-set-scene-temple = Jungle temple
fearsome-floors-ui-set-marks = Show where the others went
fearsome-floors-ui-set-marks-help = Their ways since your last move, until you take a piece.
fearsome-floors-ui-own = Your pieces
fearsome-floors-ui-own-place = { $place ->
        [waiting] Your { $number }, waiting before the entrance
        [escaped] Your { $number }, escaped
        [dead] Your { $number }, dead
       *[hall] Your { $number } on { $square }
    }
fearsome-floors-ui-own-moved = (has moved)
fearsome-floors-ui-stay = Stay
fearsome-floors-ui-sure = Your { $number } would stay, and turn over to { $other }. Press O once more, or choose its way.
fearsome-floors-ui-spoken-taken = { $square ->
        [none] You have taken your { $number }, which waits before the entrance. { $number ->
            [one] One point
           *[other] { $number } points
        }.
       *[other] You have taken your { $number } on { $square }. { $number ->
            [one] One point
           *[other] { $number } points
        }.
    }
fearsome-floors-ui-spoken-at = { $square ->
        [none] Before the entrance
       *[other] { $square }
    }, { $points ->
        [one] one point
       *[other] { $points } points
    } left.
fearsome-floors-ui-spoken-back = The piece is put back.
fearsome-floors-ui-odds = { $percent }%
fearsome-floors-ui-legend = S: start player · *: on turn · ☾: escaped / needed · †: dead
fearsome-floors-coach-lay = Choose what to lay out, then the square where it should lie.
fearsome-floors-coach-take = Your pieces wait outside. The number says how many steps a piece may go in this round. Choose one.
fearsome-floors-coach-way = The light spots are within reach. Choose where the piece should stop: best where the monster does not see it. Stones in its way are pushed.
fearsome-floors-coach-ok = OK ends the move. Then the piece is turned over: both faces make seven.
fearsome-floors-coach-stay = This piece can go nowhere. OK leaves it where it is and turns it over.
fearsome-floors-coach-tiles = One of these tiles will move the monster. Press one: you see where it would go, and whom it would catch.
fearsome-floors-coach-sight = Before each step it looks ahead, left and right, and goes for the nearest piece it sees. Stones hide you.
fearsome-floors-coach-exit = This piece can escape. Choose the place behind the door: with all but one of your pieces out, you win.

## The result card

fearsome-floors-decided-out = { $seat } got { $out ->
    [one] one piece
   *[other] { $out } pieces
  } out, in { $round ->
    [one] one round
   *[other] { $round } rounds
  }.
fearsome-floors-decided-earlier = { $seat } and { $victim } have as many escaped pieces, but { $seat } was first.
fearsome-floors-decided-nobody = The monster let nobody through the door.
fearsome-floors-decided-caught = In phase 2 the monster caught { $caught ->
    [one] one piece
   *[other] { $caught } pieces
  }.

## The figure in the rulebook

fearsome-floors-part-entrance = The entrance: pieces wait outside and come in here.
fearsome-floors-part-exit = The exit. One more point takes a piece out.
fearsome-floors-part-monster = The monster, and where it looks.
fearsome-floors-part-piece = A piece. Its number is how far it may go; its other face makes seven with it.
fearsome-floors-part-stone = A stone. It can be pushed, and it hides what stands behind it.
fearsome-floors-part-pool = A pool. A piece that steps onto it slides across to the far bank.
fearsome-floors-part-letters = A letter of the walls: the monster walks through and comes out where the same letter stands.
fearsome-floors-part-tiles = The monster’s tiles: how far it may go.
