# The Can't Stop board: what its parts are called.
cant-stop-ui-board = Can’t Stop board
cant-stop-ui-route = Route { $route }
cant-stop-ui-cell = Route { $route }, cell { $cell } of { $height }
cant-stop-ui-climber-here = a climber
cant-stop-ui-bivouac = bivouac of { $name }
cant-stop-ui-your-bivouac = your bivouac
cant-stop-ui-claimed = claimed by { $name }
cant-stop-ui-usable = usable
cant-stop-ui-landing = a climber would land here
cant-stop-ui-dice = Dice
cant-stop-ui-die-orange = Die { $n }: { $value }, orange
cant-stop-ui-die-red = Die { $n }: { $value }, red
cant-stop-ui-die-plain = Die { $n }: { $value }
cant-stop-ui-die-toggle = Change the colour
cant-stop-ui-swap = Swap orange and red
cant-stop-ui-choices = Pairings
cant-stop-ui-choice = Orange { $orange }, red { $red }
cant-stop-ui-to = route { $route } to cell { $cell }
cant-stop-ui-dead = no step
cant-stop-ui-dead-long = moves nothing
cant-stop-ui-no-stop = no STOP
cant-stop-ui-no-stop-long = STOP not allowed: shared cell on { $routes }
cant-stop-ui-bust = { $percent }% chance of a DROP
cant-stop-ui-bust-short = { $percent }% risk
cant-stop-ui-drops = is a DROP
cant-stop-ui-nothing-live = No route can be climbed with these dice.
cant-stop-ui-why-dead = No GO: this pairing moves nothing. STOP would be a DROP.
cant-stop-ui-why-blocked = No STOP: on { $routes } you would share a cell with somebody's bivouac.
cant-stop-ui-why-doomed = All climbers would be at the top: GO is a certain DROP.
cant-stop-ui-ask-dead = Orange { $orange }, red { $red } moves nothing. Really DROP and lose this turn's steps?
cant-stop-ui-ask-go = GO with orange { $orange }, red { $red }?
cant-stop-ui-ask-doomed = All climbers would be at the top, and GO is a certain DROP. GO all the same?
cant-stop-ui-ask-stop = STOP with orange { $orange }, red { $red }?
cant-stop-ui-ask-drop = Accept the DROP?
cant-stop-ui-no = Back
cant-stop-ui-claims = Claimed routes
cant-stop-ui-claims-of = { $name }:
cant-stop-ui-turn-of = { $name } is climbing
cant-stop-ui-turn-as = Your turn as { $letter } ({ $name })
cant-stop-ui-turn-yours = Your turn
cant-stop-ui-won = { $names } reached the summit first
cant-stop-ui-settling = The dice have only just fallen. Press again.
cant-stop-ui-given-up = The others gave up: { $names } wins
cant-stop-ui-rolls = roll { $rolls }
cant-stop-ui-pinned = pinned (Esc frees it)
cant-stop-ui-scene = Background: { $name }. Change it
cant-stop-ui-set-scene = Background
cant-stop-ui-set-scene-normal = Normal
cant-stop-ui-set-scene-sea = Evening sea
cant-stop-ui-set-scene-clouds = Above the clouds
cant-stop-ui-set-scene-space = Space
cant-stop-ui-set-odds = Chance of a DROP
cant-stop-ui-set-odds-before = Before GO
cant-stop-ui-set-odds-after = After GO
cant-stop-ui-set-odds-never = Never
cant-stop-ui-set-trail = Mark the others’ last turns
cant-stop-ui-set-trail-help = How far they climbed, as a line up each route.
cant-stop-ui-set-confirm = Confirm clicks on the board
cant-stop-ui-set-confirm-help = Left click is GO, right click is STOP; with this on, both ask first.
cant-stop-ui-set-keys = Single-key shortcuts
cant-stop-ui-set-keys-help = G, S, D, 1–6 and others. Press ? at the board for the list.
cant-stop-ui-key-go = GO
cant-stop-ui-key-stop = STOP
cant-stop-ui-key-drop = DROP
cant-stop-ui-key-pick = select a pairing
cant-stop-ui-key-swap = swap orange and red
cant-stop-ui-key-reset = back to the first selection
cant-stop-ui-key-arrows = move over the routes and cells
cant-stop-ui-key-enter = select the pairing of this route
cant-stop-ui-key-scene = change the background
cant-stop-ui-table = Probability table
cant-stop-ui-table-help = How many of the 1,296 rolls let a climber advance when only these routes can be used.
cant-stop-ui-table-routes = Routes
cant-stop-ui-table-advance = Advance
cant-stop-ui-table-drop = DROP
cant-stop-ui-table-rolls = Rolls
cant-stop-ui-table-filter = Only with route
cant-stop-ui-table-any = any
cant-stop-ui-table-size = Number of routes
cant-stop-ui-table-size-of = { $size ->
    [1] one route
   *[other] { $size } routes
  }
cant-stop-ui-table-found = { $count ->
    [1] one row
   *[other] { $count } rows
  }

## The result card

cant-stop-decided-claims = { $seats } claimed { $routes-count ->
    [one] route
   *[other] routes
  } { $routes }.
cant-stop-decided-near = { $seat } was { $cells ->
    [one] one step
   *[other] { $cells } steps
  } from a third route, the { $route }.
cant-stop-decided-third = { $seat } claimed a third route of one colour, but the team did not have five.

## Hints in somebody’s first game

cant-stop-coach-goal = Three routes win. A route is yours when you STOP with a climber up here, on its number.
cant-stop-coach-pairs = The four dice make two pairs. Each total moves a climber up the route of that number. Choose a pairing here.
cant-stop-coach-go = Now press GO: your climbers set out, and the dice roll again.
cant-stop-coach-drop = No pairing can move, so this turn’s climb is lost. Press DROP – it happens to everybody.
cant-stop-coach-out = All three climbers are out. From now on only their routes count.
cant-stop-coach-risk = This is the risk of GO: how likely it is that the next roll moves nothing. Then all you have climbed in this turn is lost.
cant-stop-coach-stop = STOP sets bivouacs where your climbers stand, and you go on from there next time. Press it – or dare another GO.

## The figure in the rulebook

cant-stop-part-route = A route, one of the columns 2 to 12. Its top is the cell with the number.
cant-stop-part-climber = A climber. There are three, for whoever is on turn: they are this turn’s way up.
cant-stop-part-claimed = A claimed route. It has its owner’s colour and is closed to everybody.
cant-stop-part-dice = The four dice, thrown by the house.
cant-stop-part-pairings = The pairings: the ways to split the dice into two pairs. Each total names a route.
cant-stop-part-go = GO: take the pairing and roll again.
cant-stop-part-stop = STOP: take the pairing, keep it, and end the turn. Bivouacs then stand where the climbers stood.
