# The board of Can't Stop in the browser.

cant-stop-ui-comma = { ", " }
cant-stop-ui-percent = { $percent }%
cant-stop-ui-board = Board: eleven routes
cant-stop-ui-orange = orange
cant-stop-ui-red = red
cant-stop-ui-orange-letter = O
cant-stop-ui-red-letter = R

cant-stop-ui-cell = route { $route }, cell { $cell } of { $top }
cant-stop-ui-climber = climber
cant-stop-ui-your-bivouac = your bivouac
cant-stop-ui-their-bivouac = bivouac of { $name }
cant-stop-ui-your-claim = claimed by you
cant-stop-ui-their-claim = claimed by { $name }
cant-stop-ui-usable = usable
cant-stop-ui-landing = a climber would land here

cant-stop-ui-dice = Dice
cant-stop-ui-die = Die { $n }: { $pips }, { $colour }
cant-stop-ui-die-hint = Change its colour
cant-stop-ui-choices = Pairings
cant-stop-ui-choice-name = { $n }: { $what }
cant-stop-ui-pairing = orange { $orange }, red { $red }
cant-stop-ui-to-cell = route { $route } to cell { $cell }
cant-stop-ui-dead = moves nothing
cant-stop-ui-nothing = no step
cant-stop-ui-bust = { $percent }% bust on GO
cant-stop-ui-bust-now = Chance of a DROP on the next roll:

cant-stop-ui-go = GO
cant-stop-ui-go-hint = move and roll again
cant-stop-ui-go-certain = certain DROP
cant-stop-ui-stop = STOP
cant-stop-ui-stop-hint = move and camp
cant-stop-ui-stop-drops = this is a DROP
cant-stop-ui-drop = DROP
cant-stop-ui-drop-hint = no route can be climbed
cant-stop-ui-go-dead = This pairing moves no climber: choose another one to GO.
cant-stop-ui-certain-drop = All climbers are at the top: rolling again is a certain DROP.
cant-stop-ui-stop-blocked = { $count ->
    [one] No STOP: route { $routes } would share a cell with another camp.
   *[other] No STOP: routes { $routes } would share cells with other camps.
  }
cant-stop-ui-ask-dead-stop = This pairing moves nothing. To stop with it is a DROP: every step of this turn is lost.
cant-stop-ui-ask-certain-drop = Nothing could move after this: rolling again is a certain DROP.
cant-stop-ui-ask-go = GO with { $orange } and { $red }?
cant-stop-ui-ask-stop = STOP with { $orange } and { $red }?
cant-stop-ui-no = Back
cant-stop-ui-yes-go = GO
cant-stop-ui-yes-stop = STOP
cant-stop-ui-yes-drop = DROP

cant-stop-ui-turn-yours = Your turn
cant-stop-ui-turn-yours-as = Your turn as { $letter }
cant-stop-ui-turn-theirs = { $name } is climbing
cant-stop-ui-turn-drop = { $name } cannot advance
cant-stop-ui-standing = Claimed routes
cant-stop-ui-standing-of = { $name }: { $count } of { $goal }

cant-stop-ui-background = Change the background
cant-stop-ui-background-now = Background: { $name }. Change it
cant-stop-ui-ground-normal = Table
cant-stop-ui-ground-sea = Evening sea
cant-stop-ui-ground-clouds = Above the clouds
cant-stop-ui-ground-space = Space
cant-stop-ui-close = Close

cant-stop-ui-odds = Table of odds
cant-stop-ui-odds-one = One open route: chance to advance
cant-stop-ui-odds-three = Three open routes
cant-stop-ui-odds-filter = Only with these routes
cant-stop-ui-odds-order = Order
cant-stop-ui-odds-order-best = safest first
cant-stop-ui-odds-order-worst = riskiest first
cant-stop-ui-odds-order-routes = by number
cant-stop-ui-odds-routes = Routes
cant-stop-ui-odds-advance = Advance
cant-stop-ui-odds-bust = DROP
cant-stop-ui-odds-when = Show the chance of a DROP
cant-stop-ui-odds-before = before choosing
cant-stop-ui-odds-after = after choosing
cant-stop-ui-odds-never = never
cant-stop-ui-clicks = Clicks on the board
cant-stop-ui-clicks-commit = play at once
cant-stop-ui-clicks-ask = ask first
cant-stop-ui-single-keys = Single-letter keys
cant-stop-ui-single-keys-on = on
cant-stop-ui-single-keys-off = off

cant-stop-ui-keys = Keys and mouse
cant-stop-ui-key-go = GO
cant-stop-ui-key-stop = STOP
cant-stop-ui-key-drop = DROP, when nothing can move
cant-stop-ui-key-choice = choose a pairing
cant-stop-ui-key-swap = swap orange and red
cant-stop-ui-key-arrows = move over the cells
cant-stop-ui-key-enter = choose the route under the focus
cant-stop-ui-key-back = back to the first choice
cant-stop-ui-key-ground = next background
cant-stop-ui-key-help = this list
cant-stop-ui-mouse-help = Mouse: left click on a white route is GO, right click on any route is STOP. What was chosen on the dice, by key or by tap is not changed by passing over the board.
