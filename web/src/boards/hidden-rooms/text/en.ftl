# The board of Hidden Rooms.

hidden-rooms-ui-board = Board, six by six squares. The exit is a1, the start f6.
hidden-rooms-ui-book = Stage book
hidden-rooms-ui-stage = Stage { $stage }
hidden-rooms-ui-discard = Stage tile
hidden-rooms-ui-memory = Memory
hidden-rooms-ui-memory-full = full – one failure more, and all is forgotten
hidden-rooms-ui-supply-title = Unseen tiles
hidden-rooms-ui-supply = Unseen tiles: { $count }
hidden-rooms-ui-unseen = Still unseen: { $tiles }
hidden-rooms-ui-odds = { $fits } of { $left } fit
hidden-rooms-ui-percent = { $percent } %
hidden-rooms-ui-fits = fits
hidden-rooms-ui-misfits = does not fit
hidden-rooms-ui-tile = { $colour } { $value }
hidden-rooms-ui-colour-R = red
hidden-rooms-ui-colour-B = blue
hidden-rooms-ui-colour-G = green
hidden-rooms-ui-colour-Y = yellow

## Squares

hidden-rooms-ui-exit = exit
hidden-rooms-ui-start = start
hidden-rooms-ui-dark = dark
hidden-rooms-ui-child-here = the child
hidden-rooms-ui-monster-here = the monster, looking { $facing }
hidden-rooms-ui-terminal = end of the monster’s path
hidden-rooms-ui-is-sensed = sensed
hidden-rooms-ui-is-danger = danger
hidden-rooms-ui-can-walk = you can go there
hidden-rooms-ui-can-explore = you can explore it
hidden-rooms-ui-is-target = chosen to explore
hidden-rooms-ui-facing-N = up
hidden-rooms-ui-facing-E = right
hidden-rooms-ui-facing-S = down
hidden-rooms-ui-facing-W = left

## How the attempt goes

hidden-rooms-ui-attempt = Attempt { $attempt } of at most 4; escapes: { $wins }, defeats: { $losses }
hidden-rooms-ui-starred = The child has its star: one more escape wins
hidden-rooms-ui-starless = The child has no star yet
hidden-rooms-ui-turns = Monster turns
hidden-rooms-ui-undisturbed = Turns to its path’s end
hidden-rooms-ui-night-now = Attempt { $number }, now
hidden-rooms-ui-night-to-come = Attempt { $number }, if need be
hidden-rooms-ui-night-won = Attempt { $number }, won
hidden-rooms-ui-night-lost = Attempt { $number }, lost
hidden-rooms-ui-reason-win = Escaped!
hidden-rooms-ui-reason-caught = Caught
hidden-rooms-ui-reason-walked-in = Walked into it
hidden-rooms-ui-reason-terminal = Too late
hidden-rooms-ui-reason-resigned = Given up
hidden-rooms-ui-reason-abandoned = Too many turns

## What is to be decided

hidden-rooms-ui-say-wait = One moment …
hidden-rooms-ui-say-watch = You are watching.
hidden-rooms-ui-say-place = Two tiles. Which one will you stand on? The other goes to your memory.
hidden-rooms-ui-say-placed = You stand on { $tile }; the other goes to your memory. Start here?
hidden-rooms-ui-say-turn = { $walks ->
        [0] Explore a dark square beside you, or end the turn.
        [one] One more step, then explore a dark square – or end the turn.
       *[other] Up to { $walks } steps, then explore a dark square – or end the turn.
    }
hidden-rooms-ui-say-no-target = { $walks ->
        [0] Nothing to explore from here: end the turn.
       *[other] Nothing to explore from here: take a step, or end the turn.
    }
hidden-rooms-ui-say-source = To { $square }: an unseen tile, or one from your memory?
hidden-rooms-ui-say-source-full = To { $square }: an unseen tile, or one from your memory? The memory is full: if an unseen tile does not fit, all six are forgotten.
hidden-rooms-ui-lay = Start here
hidden-rooms-ui-end-turn = End turn
hidden-rooms-ui-undo = Step back
hidden-rooms-ui-hint = Hint
hidden-rooms-ui-danger = Danger
hidden-rooms-ui-resign = Give up this attempt
hidden-rooms-ui-next = On to attempt { $attempt }
hidden-rooms-ui-no = No, back
hidden-rooms-ui-sure-enter = { $monster } is there. If you go, this attempt is lost.
hidden-rooms-ui-yes-enter = Go all the same
hidden-rooms-ui-sure-explore-monster = { $monster } is there. If the tile fits, you walk right into the monster.
hidden-rooms-ui-yes-explore-monster = Explore all the same
hidden-rooms-ui-sure-misfit = No fit: { $tile } on { $under }. The tile would go back to your memory, and your turn would be over.
hidden-rooms-ui-yes-misfit = Try it all the same
hidden-rooms-ui-sure-resign = Give this attempt up? It counts as lost.
hidden-rooms-ui-yes-resign = Give up
hidden-rooms-ui-sure-stay = { $monster } will catch you if you stay here.
hidden-rooms-ui-yes-stay = Stay here
hidden-rooms-ui-over-won = Out!
hidden-rooms-ui-over-lost = Oh no.
hidden-rooms-ui-over-win = You are at the exit. { $monster } stays behind, and the child gets its star.
hidden-rooms-ui-over-caught = { $monster } has caught you on { $square }.
hidden-rooms-ui-over-walked-in = You walked right into the monster on { $square }.
hidden-rooms-ui-over-terminal = { $monster } has reached the end of its path on { $square }.
hidden-rooms-ui-over-resigned = You gave this attempt up.
hidden-rooms-ui-over-abandoned = The attempt took too many turns.

## Keys and preferences

hidden-rooms-ui-key-arrows = step
hidden-rooms-ui-key-aim = choose a square to explore
hidden-rooms-ui-key-supply = explore with an unseen tile
hidden-rooms-ui-key-memory = explore with this tile of the memory; before the start: choose the first or second tile
hidden-rooms-ui-key-enter = end the turn, lay the tile, go on
hidden-rooms-ui-key-undo = one step back
hidden-rooms-ui-key-hint = ask for a hint
hidden-rooms-ui-key-danger = mark the squares where you would be caught
hidden-rooms-ui-key-tab = to the board; there arrows move the focus and Enter picks
hidden-rooms-ui-set-dream = What the child dreams of
hidden-rooms-ui-set-dream-house = An old house
hidden-rooms-ui-set-dream-sea = The bottom of the sea
hidden-rooms-ui-set-dream-forest = A forest by night
hidden-rooms-ui-set-odds = Chances
hidden-rooms-ui-set-odds-help = How many of the unseen tiles fit.
hidden-rooms-ui-set-danger = Danger
hidden-rooms-ui-set-danger-help = Claw marks where the monster would catch you in its coming turn.
hidden-rooms-ui-set-keys = Keys on the board
hidden-rooms-ui-set-keys-help = Arrows step, Shift and an arrow aims, 0 to 5 choose the tile, Enter ends the turn.

## Looks of our five

hidden-rooms-ui-look-sweeper = A stooped heap of grey rags leaning on a twig broom taller than itself; one round yellow eye under a pointed hood; dust puffs at the hem.
hidden-rooms-ui-look-coil = A thick dark-green serpent wound into three rings; pale belly stripes; a single slit amber eye where the head rests on the rings.
hidden-rooms-ui-look-weaver = A small black body on eight needle-thin legs that reach past the frame; white thread runs from a spindle; one large white eye with a red pupil.
hidden-rooms-ui-look-warden = A broad iron-blue figure without a neck; oversized keys at the belt; its face is a padlock whose keyhole is the eye, lit from inside.
hidden-rooms-ui-look-hound = A long low black dog, ribs showing, nose to the floor; no ears, a lolling violet tongue, one wide eye in the forehead; a ragged tail like smoke.

## Hints and review

hidden-rooms-ui-advice = A hint from the master
hidden-rooms-ui-review = How you played
hidden-rooms-ui-review-wait = The master looks at your game …
hidden-rooms-ui-review-best = As good as the best
hidden-rooms-ui-review-luck = Luck
hidden-rooms-ui-review-luck-help = Luck: explorations with unseen tiles that succeeded, less the number to be expected.
hidden-rooms-ui-review-all = All { $count } decisions
hidden-rooms-ui-review-when = Attempt/turn
hidden-rooms-ui-review-yours = You
hidden-rooms-ui-review-its = The master
hidden-rooms-ui-review-loss = Given away
hidden-rooms-ui-review-same = the same
hidden-rooms-ui-review-night = Attempt { $number }, stage { $stage }:
hidden-rooms-ui-review-tried = { $succeeded } of { $tried } unseen tiles fitted.
hidden-rooms-ui-review-worst = Turn { $turn } cost most: { $move } – better: { $best }.

## The result card

hidden-rooms-decided-escaped = Two escapes in { $tries } attempts, the quicker one after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } of the monster.
hidden-rooms-decided-kept = The last attempt, on stage { $stage }: { $reason ->
    [caught] caught by the monster
    [walked-in] walked into the monster
    [terminal] the monster reached the end of its path first
    [resigned] given up
   *[abandoned] too many turns
  }, after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } of the monster.

## Behind “?”: the rule for what is to be decided

hidden-rooms-ui-help-place = Lay one of the two tiles on the start square and stand on it; the other one goes to your memory.
hidden-rooms-ui-help-turn = First up to two steps over tiles that lie on the board, then at most one dark square to explore. You may leave out both.
hidden-rooms-ui-help-nowhere = Only a dark square beside you can be explored. There is none here: take a step, or end the turn.
hidden-rooms-ui-help-source = A tile fits if its value is at least that of the tile under you, or if the colours are the same. Then you move onto it.
hidden-rooms-ui-help-full = Your memory holds five tiles. If an unseen tile does not fit now, all six are mixed in again.
hidden-rooms-ui-help-enter = Whoever goes onto the monster’s square loses the attempt.
hidden-rooms-ui-help-explore-monster = If the tile fits, you move onto the monster’s square and lose the attempt.
hidden-rooms-ui-help-misfit = A tile from the memory that does not fit returns to its place, and the turn is over.
hidden-rooms-ui-help-resign = An attempt that is given up counts as lost.
hidden-rooms-ui-help-stay = If the monster arrives at your square, the attempt is lost.
hidden-rooms-ui-help-over = Two escapes win the game, three defeats lose it. The next attempt begins with a new stage.

## Hints in somebody’s first game

hidden-rooms-coach-goal = The exit. Lead the child here from f6, in the opposite corner, before the monster catches it. Two escapes win.
hidden-rooms-coach-pair = Press the tile to stand on. From a low value it is easy to go on. The other tile goes to your memory for later.
hidden-rooms-coach-lay = Press here: the tile is laid on f6, and the child stands on it. Then the monster has its first turn.
hidden-rooms-coach-monster = The monster, an eye. It acts twice after each of your turns, and comes when it senses you in the red squares before it.
hidden-rooms-coach-target = Each square with a “?” is a dark one beside you. Press the one to explore.
hidden-rooms-coach-source = Press the pile for an unseen tile, or a tile of your memory. It fits with the colour of the tile under you, or with a value as high or higher.
hidden-rooms-coach-walk = Footprints mark tiles that you can step to: up to two steps a turn, before you explore. Something that did not fit may fit from there.
hidden-rooms-coach-full = Your memory is full. One more unseen tile that does not fit, and all of them are forgotten – better use one that has a tick.
hidden-rooms-coach-end = Done with your steps? Explore a dark square, or end the turn here. Then the monster has its turn.
hidden-rooms-coach-next = This attempt is over. Press here for the next one, with a new stage. Two escapes win, three defeats lose.

## The figure in the rulebook

hidden-rooms-part-exit = The exit on a1: the child is out as soon as it gets here.
hidden-rooms-part-child = The child, on the tile on which it stands.
hidden-rooms-part-monster = The monster: an eye that looks one way.
hidden-rooms-part-path = The monster’s path begins here, and its arrows lead to the end.
hidden-rooms-part-room = A tile on the board: its colour and value decide what fits beside it.
hidden-rooms-part-supply = The supply of unseen tiles.
hidden-rooms-part-memory = The memory: up to five tiles that the child remembers.
