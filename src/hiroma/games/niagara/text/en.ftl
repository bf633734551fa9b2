# Niagara: name, options, events, refusals, how to play. Seats come as names, flags as true / false.

niagara-name = Niagara
niagara-tagline = Fetch gems from a river that carries everybody towards the falls

## Options

niagara-option-flussgeister = Spirits of the river
niagara-option-flussgeister-help = Tandem canoes, a whirlpool, a beaver, a moose, and three more cards. Switches Diamond Joe off.
niagara-option-diamantenJoe = Diamond Joe
niagara-option-diamantenJoe-help = Joe paddles on the river for himself and trades gems. Not together with the spirits of the river.
niagara-option-stationary_ops = Gems without a step
niagara-option-stationary_ops-help = A canoe may spend all points on loading and unloading without paddling.
niagara-option-min_flow = Smallest flow
niagara-option-min_flow-help = The river flows at least this many areas each round.
niagara-option-starter = Who begins
niagara-option-starter-help = The first start player is drawn, or it is the first seat.
niagara-option-starter-drawn = drawn
niagara-option-starter-first = the first seat
niagara-option-arrow_start = Arrow at the start
niagara-option-arrow_start-help = Which arm of the fork takes the first unit of flow.
niagara-option-arrow_start-random = drawn
niagara-option-arrow_start-L = left
niagara-option-arrow_start-R = right
niagara-option-whirlpool_reentry = New whirlpool
niagara-option-whirlpool_reentry-help = When a whirlpool that went over the falls rises again in area 1.
niagara-option-whirlpool_reentry-after_flow_area_1 = after the flow
niagara-option-whirlpool_reentry-at_once = at once, and drifts on
niagara-option-falls_gem = Gems over the falls
niagara-option-falls_gem-help = What becomes of the cargo of a canoe that falls.
niagara-option-falls_gem-native_site = back to the site of their colour
niagara-option-falls_gem-out_of_game = out of the game
niagara-option-unload_any_site = Unload anywhere
niagara-option-unload_any_site-help = A gem may be unloaded at any site, not only at that of its colour.
niagara-option-launch_mandatory = Must launch
niagara-option-launch_mandatory-help = With both canoes ashore and a number card, one of them must set out.
niagara-option-winner_tiebreak = Several at the goal
niagara-option-winner_tiebreak-help = Who wins when several players meet the goal in the same round.
niagara-option-winner_tiebreak-first_to_meet = the first to meet it
niagara-option-winner_tiebreak-most_gems = most gems
niagara-option-winner_tiebreak-gem_values = most valuable gems
niagara-option-paddle_over_falls = Paddle over the falls
niagara-option-paddle_over_falls-help = A canoe may paddle over the falls of its own accord.
niagara-option-blocked_in_place_allowed = Stay before the whirlpool
niagara-option-blocked_in_place_allowed-help = A canoe just below the whirlpool may stay there with points that do not suffice to cross it.
niagara-option-joe_trade_per_turn = Trades with Joe in a turn
niagara-option-joe_trade_per_turn-help = How many of your canoes may trade with Joe at the end of your turn.
niagara-option-joe_loads_without_flow = Joe loads without flow
niagara-option-joe_loads_without_flow-help = Joe takes a gem beside him even when the river did not flow.
niagara-option-joe_paddles_after_fall = Joe paddles after a fall
niagara-option-joe_paddles_after_fall-help = Joe paddles in the round in which he went over the falls, too.
niagara-option-round_limit = Round limit
niagara-option-round_limit-help = The game ends after this round even if nobody has won; 0 for no limit.
niagara-style-short = A short trip
niagara-style-short-help = Twelve rounds at most.
niagara-style-joe = Diamond Joe
niagara-style-joe-help = Joe paddles for himself, and trades gems.
niagara-style-spirits = Spirits of the river
niagara-style-spirits-help = Tandem canoes, a whirlpool, a beaver and a moose.

## Words

niagara-gem = { $colour ->
        [violet] a violet gem
        [white] a white gem
        [yellow] a yellow gem
        [blue] a blue gem
       *[pink] a pink gem
    }
niagara-gem-paid = { $paid ->
        [violet] a violet gem
        [white] a white gem
        [yellow] a yellow gem
        [blue] a blue gem
       *[pink] a pink gem
    }
niagara-gem-got = { $got ->
        [violet] a violet gem
        [white] a white gem
        [yellow] a yellow gem
        [blue] a blue gem
       *[pink] a pink gem
    }
niagara-gem-gave = { $gave ->
        [violet] a violet gem
        [white] a white gem
        [yellow] a yellow gem
        [blue] a blue gem
       *[pink] a pink gem
    }
niagara-card = { $card ->
        [cloud] the cloud
        [rope] the rope
        [any] the 1/2/3
       *[other] the { $card }
    }
niagara-thing-6L = 6 left
niagara-thing-6R = 6 right
niagara-thing-7L = 7 left
niagara-thing-7R = 7 right

## Events

niagara-event-first-seat = { $seat } is drawn as start player and gets the life ring.
niagara-event-arrow-set = The arrow at the fork points to the { $arrow ->
        [L] left
       *[R] right
    } arm.
niagara-event-round-began = Round { $round }: { $seat } has the life ring.
niagara-event-moose-came-back = The moose is back on the pink bank.
niagara-event-canoe-came-back = { $paid ->
        [none] { $seat } gets a canoe back free of charge.
       *[other] { $seat } pays { niagara-gem-paid } and gets a canoe back.
    }
niagara-event-ransom-declined = { $seat } leaves the canoe in the basin.
niagara-event-cards-came-back = All cards are used: they come back to every hand.
niagara-event-has-chosen = { $seat } has chosen a card.
niagara-event-chose = Your card for this round: { niagara-card }.
niagara-event-card-shown = { $seat } shows { niagara-card }.
niagara-event-weather-moved = { $seat } moves the weather: { $to ->
        [-1] clear sky (−1)
        [0] fine (0)
        [1] cloudy (+1)
       *[2] storm (+2)
    }.
niagara-event-beaver-jumped = Storm! The beaver jumps into area 1.
niagara-event-paddled = { $blocked ->
        [true] { $path-count ->
                [0] The whirlpool keeps { $seat } in area { $start }.
               *[other] { $seat } paddles from area { $start } to area { $to }, where the whirlpool bars the way.
            }
       *[false] { $to ->
                [land] { $seat } lands, coming from area { $start }.
                [falls] { $seat } paddles over the falls.
               *[other] { $pushed ->
                        [true] { $seat } paddles to the whirlpool and is swept on to area { $to }.
                       *[false] { $start ->
                                [land] { $seat } launches a canoe and paddles to area { $to }.
                               *[other] { $seat } paddles from area { $start } to area { $to }.
                            }
                    }
            }
    }
niagara-event-loaded = { $seat } loads { niagara-gem } in area { $place }.
niagara-event-unloaded = { $seat } unloads { niagara-gem } in area { $place }.
niagara-event-moose-taken = { $seat } takes the moose aboard: two points more.
niagara-event-stolen = { $seat } steals { niagara-gem } from { $victim }!
niagara-event-scored = { $seat } scores { niagara-gem }.
niagara-event-condition-met = { $what ->
        [four-alike] { $seat } has four gems of one colour
        [five-colours] { $seat } has gems of all five colours
       *[seven] { $seat } has seven gems
    }: this round is the last.
niagara-event-moored = { $seat } moors a canoe beside area { $place }.
niagara-event-traded = { $gave ->
        [none] { $seat } takes { niagara-gem-got } from Joe.
       *[other] { $got ->
                [none] { $seat } gives Joe { niagara-gem-gave }.
               *[other] { $seat } swaps with Joe: { niagara-gem-gave } for { niagara-gem-got }.
            }
    }
niagara-event-turn-ended = { "" }
niagara-event-flow-set = { $seats-count ->
        [0] Nobody played a number: 0.
       *[other] Lowest card { $lowest } ({ $seats }).
    } Weather: { $weather ->
        [-1] clear sky (−1)
        [0] fine (0)
        [1] cloudy (+1)
       *[2] storm (+2)
    }. { $flow ->
        [0] The river stands still.
        [one] The river flows { $flow } area.
       *[other] The river flows { $flow } areas.
    }
niagara-event-flowed = Flow { $unit } of { $flow }, into the { $arrow ->
        [L] left
       *[R] right
    } arm.
niagara-event-fell = A canoe of { $seat } goes over the falls!
niagara-event-gem-lost = { $returned ->
        [true] The river takes { niagara-gem }; it goes back to the site of its colour.
       *[false] The river takes { niagara-gem } for good.
    }
niagara-event-beaver-came-back = The beaver went over the falls and is back on the weather display: fine (0).
niagara-event-whirlpool-rose = A new whirlpool rises in area 1.
niagara-event-pushed-out = The whirlpool pushes { $seat }’s moored canoe { $to ->
        [falls] over the falls
       *[other] on to area { $to }
    }.
niagara-event-joe-fell = Diamond Joe goes over the falls and starts again in area 1.
niagara-event-joe-loaded = Joe takes { niagara-gem } in area { $place }.
niagara-event-joe-paddled = Joe paddles { $points ->
        [one] { $points } area
       *[other] { $points } areas
    }, as on { $seat }’s card: from area { $start } to area { $to }.
niagara-event-decided = { $clause ->
        [NI-E7] The last round is over: { $winners } has the most gems and wins.
       *[other] { $winners } wins!
    }

## How it ended

niagara-outcome-NI-E2 = First to meet the goal
niagara-outcome-NI-E7 = Most gems after the last round
niagara-score = { $score ->
    [one] { $score } gem
   *[other] { $score } gems
}
niagara-order = Players who met the goal come before all others.

## Refusals

niagara-refusal-game-over = This game is over.
niagara-refusal-unknown-move = Niagara has no such move.
niagara-refusal-draw-first = Start player and arrow are not drawn yet.
niagara-refusal-not-your-turn = It is not your turn.
niagara-refusal-others-pay = Others are deciding about their canoes; you have nothing to pay.
niagara-refusal-must-pay = Both your canoes have fallen, and you have scored gems: you must pay for one canoe.
niagara-refusal-gem-not-scored = You have not scored a gem of that colour. Gems in canoes cannot pay.
niagara-refusal-canoe-not-fallen = That canoe cannot be brought back now.
niagara-refusal-ransom-first = First decide about your canoe in the basin.
niagara-refusal-no-ransom-now = Canoes are brought back at the start of a round only.
niagara-refusal-choice-final = You have confirmed your card; that is final.
niagara-refusal-card-not-in-hand = That card is not in your hand. It has been used, or is not part of this game.
niagara-refusal-choose-first = First everybody chooses a card.
niagara-refusal-not-beside-joe = That canoe cannot trade with Joe now.
niagara-refusal-canoes-done = Your canoes are done: trade with Joe, or end the turn.
niagara-refusal-trade-later = You can trade with Joe at the end of your turn.
niagara-refusal-no-cloud = Only a cloud moves the weather.
niagara-refusal-weather-ends = The weather track ends there. Move it the other way.
niagara-refusal-must-move-weather = You played a cloud: move the weather one cell. No canoe moves.
niagara-refusal-points-left = This canoe has points left to spend.
niagara-refusal-must-launch = Both your canoes are ashore: one of them must set out.
niagara-refusal-river-canoe-must-act = You must use your canoe in the river first.
niagara-refusal-canoe-fallen = That canoe lies in the basin.
niagara-refusal-one-canoe-only = With 1/2/3 exactly one canoe acts: one in the river, if there is one.
niagara-refusal-one-launch-only = Both your canoes were ashore: only one may set out in this round.
niagara-refusal-canoe-has-acted = That canoe has acted already.
niagara-refusal-finish-canoe = First finish with the canoe that is acting.
niagara-refusal-already-paddled = A canoe paddles once in a round, in one direction.
niagara-refusal-not-over-falls = A canoe cannot paddle over the falls.
niagara-refusal-no-stop-in-whirlpool = No canoe can stop in the whirlpool.
niagara-refusal-points-do-not-fit = { $reachable-count ->
    [0] Your points do not end there, nor anywhere else: this canoe cannot paddle now.
   *[other] Your points do not end there. You can reach: { $reachable }.
}
niagara-refusal-no-site-here = There is no site here.
niagara-refusal-same-colour = A canoe may not load and unload the same colour in one round.
niagara-refusal-canoe-full = The canoe is full.
niagara-refusal-none-of-that-colour = No gem of that colour lies here.
niagara-refusal-not-aboard = The canoe does not carry that colour.
niagara-refusal-own-site-only = Gems can be unloaded only at the site of their colour.
niagara-refusal-no-points-for-cargo = The points do not allow that, because all of them must be spent in the end.
niagara-refusal-moose-before-moving = The moose comes aboard only before the first step.
niagara-refusal-no-moose-here = The moose is not here.
niagara-refusal-steal-after-upstream = Only a canoe whose last act was a step upstream can steal.
niagara-refusal-nothing-to-steal = There is nothing to steal there.
niagara-refusal-no-draw-now = There is nothing to draw now.
niagara-refusal-not-a-result = This draw has no such result.
niagara-refusal-option-excluded = Diamond Joe and the spirits of the river exclude each other, and the spirits take precedence. Switch flussgeister off first.

## How to play

niagara-how-goal = Bring gems home by canoe. The goal is four of one colour, one of each of the five colours, or any seven.
niagara-how-cards = Everybody chooses a card in secret. A number gives each of your canoes that many points; the cloud moves the weather instead. Used cards come back when all are used.
niagara-how-canoes = A step to the next area costs 1 point. Loading or unloading a gem costs 2, before the first step or after the last. A canoe goes in one direction only, and must spend all points unless it lands.
niagara-how-theft = A canoe with a free hold that ends its way upstream beside a laden canoe may steal a gem from it.
niagara-how-river = Then the river flows: the lowest number played, plus the weather. Below the fork only the arm of the arrow moves, and the arrow turns after each unit. A canoe that goes over the falls loses its gems.

## Moves, as a hint names them

niagara-move-choose = Choose { niagara-card }
niagara-canoe-of = { $canoe ->
        [0] canoe 1
       *[other] canoe 2
    }
niagara-canoe-theirs = { $victim_canoe ->
        [0] canoe 1
       *[other] canoe 2
    }
niagara-place = { $to ->
        [falls] the falls
       *[other] area { $to }
    }
niagara-move-pay = Pay { niagara-gem } for { niagara-canoe-of }
niagara-move-decline = Leave the canoe in the basin
niagara-move-weather = { $by ->
        [1] Move the weather up
       *[other] Move the weather down
    }
niagara-move-paddle = { $to ->
        [land] Land with { niagara-canoe-of }
       *[other] Paddle to { niagara-place } with { niagara-canoe-of }
    }
niagara-move-load = Load { niagara-gem } into { niagara-canoe-of }
niagara-move-unload = Unload { niagara-gem } from { niagara-canoe-of }
niagara-move-moose = Take the moose aboard { niagara-canoe-of }
niagara-move-steal = Steal with { niagara-canoe-of } from { $victim }: { niagara-canoe-theirs }{ $hold ->
        [0] , left hold
       *[other] , right hold
    }
niagara-move-trade = Trade with Joe from { niagara-canoe-of }
niagara-move-done = Finish

## Lessons

niagara-lesson-card = Choose in secret
niagara-lesson-card-say = A round begins: everybody chooses a paddle card, and nobody sees it before its owner’s turn. Its number is how many points each of your canoes gets. Choose the 5 and press OK.
niagara-lesson-card-hint = Choose the paddle with the 5, then OK.
niagara-lesson-card-done = All have chosen. You have the life ring, so your card is turned up first.
niagara-lesson-load = Fetch a gem
niagara-lesson-load-say = You have five points. Each area costs 1, loading a gem costs 2, and all points must be spent. The violet gems lie beside area 3. Fetch one. Both your canoes are ashore, so only one may go this round.
niagara-lesson-load-hint = Choose a canoe and paddle to area 3, which leaves 2 points. Load a violet gem there, then end the turn.
niagara-lesson-load-done = Three areas and 2 points for the gem: all five are spent. Then the river took the canoe on.
niagara-lesson-river = Let the river carry you
niagara-lesson-river-say = When all have played, the river flows: the lowest card plus the weather, here 2 + 0. The arrow points to the left arm, and it turns after each unit. Use your 5 so that the river takes you to the blue gems in area 6 left. The forecast shows where everything would be.
niagara-lesson-river-hint = Paddle to area 5. The first unit of flow takes the left arm; the second moves only the right one.
niagara-lesson-river-done = The first unit carried you into area 6 left, the second moved only the right arm. Next round you can load a blue gem at once.
niagara-lesson-home = Bring it home
niagara-lesson-home-say = Only gems that you bring ashore count. A canoe that lands may leave points unused, and each of your canoes has the points of your card. Bring both gems home.
niagara-lesson-home-hint = Choose a canoe and paddle ashore, do the same with the other, and end the turn.
niagara-lesson-home-done = You have scored two gems. They are safe: nobody can steal them.
niagara-lesson-steal = Steal
niagara-lesson-steal-say = A canoe with a free hold that ends its way upstream may steal a gem from a canoe in the same area. You have a 2, and two laden canoes lie in area 4. Steal one of their gems.
niagara-lesson-steal-hint = Paddle up from area 6 left to area 4, steal, and end the turn.
niagara-lesson-steal-done = Stealing costs no points. It works only right after a step upstream.
niagara-lesson-cloud = Mind the weather
niagara-lesson-cloud-say = You chose the cloud: your canoes stay, and the weather moves one cell. Your canoe is close to the falls, the arrow points to the right arm, and the lowest card will be a 1. Keep the canoe on the river.
niagara-lesson-cloud-hint = With the weather at 0 the river flows just one area, into the right arm.
niagara-lesson-cloud-done = One unit, into the right arm: your canoe stayed where it was.
niagara-lesson-ransom = Over the falls
niagara-lesson-ransom-say = One of your canoes lies in the basin, and its cargo is lost. At the start of a round you may buy it back with a scored gem. You need five colours or four alike, so pay wisely.
niagara-lesson-ransom-hint = Choose the violet gem, of which you have two, and press Yes.
niagara-lesson-ransom-done = The canoe is ashore again, and the gem lies at its site.
niagara-lesson-win = The goal
niagara-lesson-win-say = The goal is four gems of one colour, all five colours, or any seven. Whoever meets it ends the game with this round, and the first to meet it wins. One colour is missing, and your card is a 6.
niagara-lesson-win-hint = Bring the canoe with the pink gem ashore. The other canoe must act, too.
niagara-lesson-win-done = All five colours: you won. Now play a real game!

## Help: the goal, and each kind of move

niagara-goal =
    Bring gems home: four of one colour, one of each of the five colours, or any seven.
    Your card says how far your canoes go; the lowest card drives the river.
    A canoe that goes over the falls loses its gems.
niagara-help-choose = Choose a card for this round, in secret.
niagara-help-pay = Pay a scored gem to get a canoe back from the basin.
niagara-help-decline = Or leave the canoe in the basin.
niagara-help-weather = Move the weather one cell up or down.
niagara-help-paddle = Paddle to an area. Unless you land, all points must be spent.
niagara-help-load = Load a gem from the bank, for 2 points.
niagara-help-unload = Unload a gem, for 2 points.
niagara-help-moose = Take the moose aboard, and get 2 points more.
niagara-help-steal = Steal a gem from a canoe beside yours.
niagara-help-trade = Trade with Diamond Joe.
niagara-help-done = Or finish here.

## Several events of a kind, in one sentence

niagara-run-has-chosen = { $all ->
        [true] Everybody has chosen a card.
       *[false] { $every-seat } have chosen a card.
    }
niagara-run-flowed = The river flows, units { $first-unit } to { $unit } of { $flow }, first into the { $first-arrow ->
        [L] left
       *[R] right
    } arm.

## The daily challenge

niagara-day-line = The same first seat and the same river for everybody. Two bots paddle against you, and answer the same play with the same cards.
niagara-day-won = Won in { $turns ->
        [one] one round
       *[other] { $turns } rounds
    }.
niagara-day-lost = Lost after { $turns ->
        [one] one round
       *[other] { $turns } rounds
    }.
niagara-day-marks = Gems
niagara-day-turns = Rounds
niagara-day-good = gem
niagara-day-bad = no gem
niagara-day-order = Wins in fewer rounds first. Losses follow, the better place at the table first. Then count more gems, then gems of more value; then who was done earlier.

## Reasons for a better move

niagara-reason-home = { $gems ->
        [one] It brings a gem more home.
       *[other] It brings { $gems } gems more home.
    }
niagara-reason-falls = A canoe goes over the falls in { $best } % of cases, not { $made } %.
niagara-reason-aboard = { $gems ->
        [one] A gem more is aboard.
       *[other] { $gems } gems more are aboard.
    }
niagara-reason-rounds = About { $best } rounds to the end from there, rather than { $made }.
niagara-earned-five-colours = Five colours
niagara-earned-five-colours-help = Win with a gem of each colour.
niagara-earned-dry = Dry feet
niagara-earned-dry-help = Win without a canoe in the basin.
niagara-earned-phoenix = Out of the basin
niagara-earned-phoenix-help = Win although a canoe of yours has gone over the falls.
niagara-earned-both-home = Both home
niagara-earned-both-home-help = Win with the turn in which both of your canoes bring gems home.
niagara-earned-daring = Daring
niagara-earned-daring-help = Score two pink gems in one game.
niagara-earned-thief = River thief
niagara-earned-thief-help = Steal three gems in one game.
