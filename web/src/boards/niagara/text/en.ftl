# The Niagara board: what its parts are called.
niagara-ui-stop = {". "}
niagara-ui-board = The river
niagara-ui-place-land = Ashore
niagara-ui-place-1 = Area 1
niagara-ui-place-2 = Area 2
niagara-ui-place-3 = Area 3
niagara-ui-place-4 = Area 4
niagara-ui-place-5 = Area 5
niagara-ui-place-6L = Area 6 left
niagara-ui-place-6R = Area 6 right
niagara-ui-place-7L = Area 7 left
niagara-ui-place-7R = Area 7 right
niagara-ui-place-falls = Basin under the falls
niagara-ui-short-falls = falls
niagara-ui-gem-violet = violet
niagara-ui-gem-white = white
niagara-ui-gem-yellow = yellow
niagara-ui-gem-blue = blue
niagara-ui-gem-pink = pink
niagara-ui-letter-violet = V
niagara-ui-letter-white = W
niagara-ui-letter-yellow = Y
niagara-ui-letter-blue = B
niagara-ui-letter-pink = P
niagara-ui-gems = { $count } { $gem }
niagara-ui-site-has = On the bank: { $gems }
niagara-ui-site-empty = No gem on the bank
niagara-ui-moose-here = The moose stands here
niagara-ui-whirlpool = Whirlpool
niagara-ui-beaver = Beaver
niagara-ui-joe = Diamond Joe, empty
niagara-ui-joe-with = Diamond Joe with { $gem }
niagara-ui-canoe = canoe { $n }
niagara-ui-single = single canoe
niagara-ui-tandem = tandem canoe
niagara-ui-yours = Your { $canoe }
niagara-ui-theirs = { $name }: { $canoe }
niagara-ui-with = { $what } with { $gems }
niagara-ui-moored = moored
niagara-ui-moose-aboard = the moose aboard
niagara-ui-target = can be reached
niagara-ui-target-then = { $count ->
    [one] then load or unload a gem
   *[other] then load or unload { $count } gems
  }
niagara-ui-target-may = or load or unload there
niagara-ui-target-lost = { $count ->
    [one] 1 point lost
   *[other] { $count } points lost
  }
niagara-ui-target-pushed = swept on by the whirlpool
niagara-ui-target-blocked = stopped by the whirlpool
niagara-ui-target-prey = { $count ->
    [one] a gem to steal
   *[other] { $count } gems to steal
  }
niagara-ui-card-number = { $n }
niagara-ui-card-cloud = cloud
niagara-ui-card-rope = rope
niagara-ui-card-any = 1/2/3
niagara-ui-weather-clear = clear sky
niagara-ui-weather-fine = fine
niagara-ui-weather-cloudy = cloudy
niagara-ui-weather-storm = storm
niagara-ui-choose = Round { $round }: choose your paddle card in secret
niagara-ui-choose-one = Nobody sees it before your turn.
niagara-ui-does-number = { $n }: each of your canoes has that many points.
niagara-ui-does-cloud = Cloud: no canoe moves; you move the weather one cell.
niagara-ui-does-rope = Rope: no canoe moves; those in the river are moored until the flow is over.
niagara-ui-does-any = 1/2/3: one canoe, with 1, 2 or 3 points.
niagara-ui-ok = OK
niagara-ui-yes = Yes
niagara-ui-no = No
niagara-ui-turn = Your turn
niagara-ui-pick = Which canoe?
niagara-ui-pick-first = Choose one of your canoes first.
niagara-ui-canoe-at = { $canoe } ({ $place })
niagara-ui-points = { $points ->
        [1] 1 point
       *[other] { $points } points
    }
niagara-ui-action-title = Choose an action
niagara-ui-steal-title = A gem to steal
niagara-ui-paddle = Paddle
niagara-ui-load = Load
niagara-ui-unload = Unload
niagara-ui-moose = Moose
niagara-ui-take-moose = Take the moose: 2 points more
niagara-ui-steal = Steal
niagara-ui-done = Done
niagara-ui-stop-here = Stop here
niagara-ui-no-theft = Steal nothing
niagara-ui-hold-left = left hold
niagara-ui-hold-right = right hold
niagara-ui-weather-title = Your cloud: where does the weather go from { $now }?
niagara-ui-worse = Worse: the river gets stronger
niagara-ui-better = Better: the river gets weaker
niagara-ui-trade-title = Beside Diamond Joe: do you trade?
niagara-ui-give = Give him { $gem }
niagara-ui-take = Take his { $gem }
niagara-ui-swap = Swap { $gem } for { $for }
niagara-ui-no-trade = No trade
niagara-ui-ransom = Your canoe lies in the basin. Pay a gem to get it back?
niagara-ui-ransom-which = Which canoe comes back?
niagara-ui-ransom-pick = Choose the gem that you would pay.
niagara-ui-ransom-pay = Pay { $gem }?
niagara-ui-ransom-must = Both your canoes lie in the basin: pay a gem to get one back.
niagara-ui-back = Take back
niagara-ui-end-turn = End the turn
niagara-ui-stay-ashore = Stay ashore
niagara-ui-turn-yours = Your turn, your card: { $card }
niagara-ui-turn-of = { $name } is on turn, card: { $card }
niagara-ui-turn-whole = Your turn is complete. End it?
niagara-ui-round = Round { $round }
niagara-ui-wait-choose = Still choosing: { $names }
niagara-ui-wait-ransom = Deciding about a canoe in the basin: { $names }
niagara-ui-won = { $names } won
niagara-ui-skip = Skip
niagara-ui-forecast = Forecast
niagara-ui-forecast-title = Where would the river take us?
niagara-ui-forecast-help = The flow is the lowest card plus the weather. Choose a flow to see it on the river.
niagara-ui-forecast-flow = Flow { $flow }
niagara-ui-forecast-flows = Strengths of the flow
niagara-ui-forecast-all = All flows in words
niagara-ui-forecast-ways = Lowest card and weather: { $ways }
niagara-ui-forecast-empty = No canoe is in the river.
niagara-ui-fate = { $canoe } to { $place }
niagara-ui-crew = Players
niagara-ui-starts = Start player:
niagara-ui-on-turn = is on turn
niagara-ui-met = goal { $n }
niagara-ui-played = Played: { $card }
niagara-ui-mine = You chose { $card }
niagara-ui-has-chosen = has chosen
niagara-ui-chooses = choosing …
niagara-ui-store = { $count } scored: { $gems }
niagara-ui-store-empty = Nothing scored yet
niagara-ui-used = Used: { $cards }
niagara-ui-used-none = No card used yet
niagara-ui-key-tab = to the board, where these keys act
niagara-ui-key-paddle = choose the card with this number
niagara-ui-key-any = choose the card 1/2/3
niagara-ui-key-cloud = choose the cloud
niagara-ui-key-rope = choose the rope
niagara-ui-key-enter = confirm, or use the place
niagara-ui-key-forecast = show the forecast, or hide it
niagara-ui-key-back = take the last step back
niagara-ui-key-arrows = move along the river
niagara-ui-turn-which = Your card: { $card }. Which canoe?
niagara-ui-turn-where = Your { $canoe }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: where to?
niagara-ui-turn-where-or = Your { $canoe }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: where to, or first load or unload?
niagara-ui-turn-cargo = Your { $canoe }: load or unload?
niagara-ui-load-gem = Load { $gem }
niagara-ui-unload-gem = Unload { $gem }
niagara-ui-set-scenery = Scenery
niagara-ui-set-scenery-summer = Summer
niagara-ui-set-scenery-autumn = Autumn
niagara-ui-set-scenery-winter = Winter
niagara-ui-set-trails = Trails of the canoes
niagara-ui-set-trails-help = Shows where the canoes came from since your last move.

## The result card

niagara-decided-set = { $seat } brought home { $set ->
    [alike] four { $colour ->
        [violet] violet
        [white] white
        [yellow] yellow
        [blue] blue
       *[pink] pink
      } gems
    [colours] a gem of each colour
   *[seven] { $gems } gems
  }.
niagara-decided-also = { $seats } met the goal in the same round; { $tie ->
    [most_gems] the most gems decided
    [gem_values] the most valuable gems decided
   *[first_to_meet] { $seat } was first
  }.
niagara-decided-most = { $seat } had the most gems when the last round was over: { $gems }.
niagara-decided-tied = { $seats } had as many gems as { $seat }; { $by ->
    [value] the more valuable ones decided
   *[seat] the order of play decided
  }.

## Hints in somebody’s first game

niagara-coach-goal = Gems lie on the banks. Bring home four of one colour, one of each of the five colours, or any seven.
niagara-coach-card = Choose a card. Its number is how many points each of your canoes gets. Nobody sees it yet.
niagara-coach-ok = Confirm it. In the end the river flows as far as the lowest card of all, plus the weather.
niagara-coach-pick = Your card is open, and both canoes may move. Choose one: here, or on the river.
niagara-coach-load = Beside gems you may load one, for 2 points, before the first step or after the last.
niagara-coach-paddle = Choose where this canoe goes: an area costs 1 point, and all points must be spent.
niagara-coach-home = A gem is aboard. It counts as soon as the canoe is back ashore, where the river begins.
niagara-coach-end = Everything is decided. End the turn here; before that you may take steps back.
niagara-coach-river = The river has carried your canoes towards the falls. Here you see how far each flow would take them.
niagara-coach-second = Now your other canoe, with as many points. One that is ashore may also stay there: then end the turn.
niagara-coach-steal = Somebody’s gem is in reach! Take it – or steal nothing, below.
niagara-coach-stop = Nothing to load or unload? Press this, and the canoe is done for this turn.
niagara-coach-unload = For 2 points you may also unload a gem, should another one suit you better.
niagara-coach-weather = Your card is the cloud: no canoe moves, but you change the weather. Choose which way.
niagara-coach-ransom = A canoe of yours went over the falls. For one of your gems it comes back: press the gem you can spare – or No.
niagara-coach-pay = Yes pays it, and the canoe is back ashore.

## The figure in the rulebook

niagara-part-land = The land: canoes set out here and bring gems home.
niagara-part-area = An area of the river. A step from one to the next costs a point.
niagara-part-site = A site: the gems of a colour lie on the bank beside their area.
niagara-part-canoe = A canoe. It has room for one gem.
niagara-part-fork = The arrow at the fork: the river flows into this arm next.
niagara-part-falls = The falls. What the river carries over them is lost.
niagara-part-weather = The weather: added to the lowest card, it says how far the river flows.
