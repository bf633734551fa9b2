# The client's own texts.

brand = Hiroma
loading = One moment …
part-missing = This part could not be loaded. Please reload the page.
skip-to-content = Skip to content
close = Close
comma = {", "}
keys = Keys
keys-list = this list
cancel = Cancel
saved = Saved
copied = Copied
reconnecting = The line is down – reconnecting. What you do meanwhile is kept.
store-away = The hall cannot reach its records just now. What you do is kept, and goes on by itself.
hall-closing = The hall closes for a moment at { $time }. Finish your move; games go on afterwards just as they are.
nowhere = There is no such room in this hall.
to-lobby = To the lobby
to-table = To the table
to-replay = To the replay
rules = Rules

## Lobby

nav = Rooms of the hall
nav-menu = Menu
nav-play = Play
nav-watch = Watch
nav-daily = Daily
nav-learn = Learn
nav-tournaments = Tournaments
nav-clubs = Clubs
nav-rankings = Rankings
nav-desk = Desk
nav-moderation = Moderation
nowhere-line = The address may be mistyped, or the room is closed. Here is a way on:
games = Games
continue = Continue your games
continue-all = Show all { $count }
open-tables = Open tables
crowd-waiting = { $count } waiting
crowd-playing = { $count } playing
here-nobody = Nobody else in the lobby or at a listed table just now.
here-who = Named are people in the lobby and at listed tables. Nobody whom you ignore.
today-line = The same dice, draws and tiles for everybody, in each of the games: one ranked try a day.
tv-title = On now
tv-none = No game for all to see just now. Begin one, and others can watch.
tv-mine = The game to watch is your own.
tv-all = All running games
watch-title = Watch
watch-line = Games as they are played, and those that have just ended.
watch-running = On now
watch-none = Nobody plays at a listed table just now.
watch-play = Begin a game
watch-ended = Just ended
watch-none-ended = No game has ended at a listed table yet.
watch-game = Watch { $game }
game-about = About the game
game-goal = In short
game-best = Best players
game-bots = The bots
game-bots-rating = Rating
game-bots-alone = Wins alone
game-bots-here = Against people
game-bots-points = { $points } ± { $doubt } ({ $plays ->
    [one] 1 game
   *[other] { $plays } games
  })
game-bots-help = Measured in games of bots against bots: 400 points more win ten games of eleven. Against people they are on the scale of people, who begin with 1000. Those games change no rating but the bots’.
game-bots-alone-help = Measured in games of bots: how many of a hundred each level wins.
game-minutes = { $from }–{ $to } minutes
game-no-tables = No table of this game is open just now. Open the first one.
game-all-options = All options
lessons-title = Learn by playing
lessons-line = Small positions, one thing to learn in each. What you have passed is kept on this device.
lessons-done = { $done } of { $all } lessons
lessons-begin = Begin
lessons-go-on = Go on
lessons-again = Once more
rankings-title = Rankings
rankings-line = The best rated players of this season, game by game.
rankings-daily = Who did best with today’s dice and draws?
rankings-all = Whole table and other seasons
rules-standard = Standard
rules-standard-help = Every option as the rulebook has it.
rules-custom = Custom
rules-custom-help = Choose every option yourself.
rules-doubtful = Doubtful points of the rules ({ $count })
rules-doubtful-help = Where the rulebook leaves something open, the hall has chosen. Here you can choose otherwise.
open-table-help = You sit down, and invite others by the link or wait for them.
new-more = Who may come, and rating
new-clock = A clock is set at the table, before the game begins.
clubs-none-yet = There is no club to join yet. Found the first one!
hero-title = Open a table. Share the link. Play.
hero-line = A quiet hall for board games: no account, people or bots, dice that anybody can check.
new-table = New table
game = Game
solo = For one player
players = { $from }–{ $to } players
designed-by = A game by { $names }. Rules retold, drawings our own.
listed = Show in the lobby
listed-help = Otherwise only people with the link find it.
rated = rated
not-rated = not rated
rated-line = Games here count for ratings: only people with an account sit down.
not-rated-line = Games here count for no rating. Anybody may sit down.
rated-help = Games count for ratings. Only people with an account can sit down then, and no bots.
rated-guest = Only people with an account can be rated: your table is for everybody, and not rated.
open-table = Open the table
your-name = Your name
join-by-link = Join by link or code
join-example = Link or code
join-wrong = This is neither a link to a table nor its code.
go-there = Go
tables = Tables
any-game = All games
no-tables = The hall is quiet. Open the first table and send the link to your friends – or call a bot.
no-tables-so = No table like that just now.
status-open = waiting
status-playing = playing
status-over = finished
status-closed = closed
free-chairs = { $count ->
        [one] one free chair
       *[other] { $count } free chairs
    }
your-table = your table
play-now = Play now
play-now-help = A game at once against gentle bots. People may take a bot’s seat until the second round is over.
fill-choice = When nobody comes
fill-after = { $seconds ->
        [0] wait for people
       *[other] bots after { $seconds } s
    }
fill-in = Bots in { $seconds } s
fill-not = Wait for people
filling = { $seconds ->
        [0] Bots are coming …
       *[other] In { $seconds } s bots take the missing chairs.
    }
bots-soon = bots come soon
joinable = { $count ->
        [one] a bot keeps a chair for you
       *[other] bots keep { $count } chairs for you
    }
find-people = Find people
listed-help = Off: only people with the link come.
watchers-help = Of a game that has begun. What is said by spectators players read when it is over.
watch-all = everybody
watch-members = players with an account
watch-nobody = nobody else
watch-late = They see a game
watch-at-once = at once
watch-entries = { $count ->
        [one] one entry later
       *[other] { $count } entries later
    }
watch-minutes = { $count ->
        [one] one minute later
       *[other] { $count } minutes later
    }
behind-line = A game is on; you see it later than it is played.
talk-apart = While the game is on only spectators read what you write. Players read it when it is over.
step-back = Step back
live-board = Back to the live board
replay-live = { $game }, game { $no }, as far as it has come
not-watched = You cannot watch here
welcome-help = People may take a bot’s seat until the second round of the game is over.
take-bots-seat = Play on for this bot
offer-help = Somebody else may play on for you when the others agree. Until then you play, or a bot does. A rated game is rated no longer then.
earned-title = Achievements
earned-new = New
earned-new-title = New achievements
earned-of = { $count } of { $all } achievements
earned-first = first on { $day }
door-lowest = Lowest rating
door-highest = Highest rating
door-least-games = Least finished games of this game
door-least-stayed = Least part of games finished
door-any = any
door-percent = { $percent } %
door-help = Asked when they sit down. Whoever sits stays. A rating counts after five rated games; without one, a lowest rating keeps out.
door-line = For players:
door-rating = { $lowest ->
        [0] { $highest ->
            [0] {""}
           *[other] up to { NUMBER($highest, useGrouping: 0) }
        }
       *[other] { $highest ->
            [0] from { NUMBER($lowest, useGrouping: 0) }
           *[other] { NUMBER($lowest, useGrouping: 0) } to { NUMBER($highest, useGrouping: 0) }
        }
    }
door-games = at least { $games ->
        [one] one game
       *[other] { $games } games
    }
door-stayed = { $stayed } % finished
table-password = Password of this table
table-password-set = Set
table-password-off = No password
table-password-give = Sit down
table-password-help = Newcomers give it before they sit down. Whoever sits stays.
ask-for-chair = Ask to play on here
mark-offered = offers the chair
vote-substitute = would like to play on for
line-title = Waiting for a chair:
line-leave = Wait no longer
line-come = A chair is free for you.
next-waiting = { $count ->
        [one] (one table waits for you)
       *[other] ({ $count } tables wait for you)
    }
next-waiting-help = Next table that waits for you: { $game }
people-here = { $count ->
        [one] one person here
       *[other] { $count } people here
    }
is-here = Here:
filter-pace = Clock
pace-any = Any clock
pace-none = No clock
pace-clock = Minutes
pace-days = Days
all-tables = Show all tables
more-tables = { $count ->
    [one] One more table fits: choose more closely to see it.
   *[other] { $count } more tables fit: choose more closely to see them.
}
preset-house = { $name } (of this hall)
preset-name = Name for these options
preset-keep = Keep
preset-forget = Forget “{ $name }”
preset-kept = Kept as “{ $name }”.
watchers = { $count ->
        [one] one watching
       *[other] { $count } watching
    }
rights = The published games belong to their authors and publishers; this hall implements rules in its own words.

## Settings

settings = Settings
language = Language
theme = Brightness
theme-auto = As the device
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = As the device
motion-full = Full
motion-none = None
speed = Speed × { $speed }
forced = Make forced moves for me
forced-help = Where only one move is left, it is made after a moment. Any press stops it.
settings-reading = Language and text
settings-looks = Colours
settings-motion = Motion and speed
settings-sound = Sound and touch
text-size = Text size
percent = { $percent } %
palette = Colours of the players
palette-house = Of the hall
palette-clear = Easy to tell apart
palette-help = The second set keeps all players apart for eyes that mix up red and green, or blue and yellow. Letters and shapes are always there, too.
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
sound-try = Listen
sound-help = Sounds begin with your first tap or key. While the page is in the background, only your turn is heard.
volume = { $percent ->
    [0] Volume: off
   *[other] Volume: { $percent } %
}
vibration = Vibration
vibration-help = The device shakes at your turn and when something cannot be done. It stays still where motion is off.

## Table

table-title = { $game }, table { $id }
no-such-table = No such table
club-table-hidden = A club’s own table
no-line = No connection to the hall
no-line-help = This device has no connection just now. The page tries again by itself, and your table stays as it is.
no-line-hall = The hall does not answer just now. The page tries again by itself, and your table stays as it is.
only-a-log = This table can only be read as a log
board = Board
players-bar = Players
side-panel = Game Tool, log and chat
tool = Tool
tool-title = Game Tool
dock = Panels
table-menu = Game Tool, log and chat
table-menu-unread = Game Tool, log and chat: { $count } unread
play-more = What else there is
chairs = Seats
options = Options
invite = Invite
how-to-play = How to play
or-type = Or type into the line: /join, /start, /help …
take-place = Swap places
places = Or at the place you wish for:
place-free = Sit down at place { $place }
place-taken = Sit down at place { $place }; { $name } moves to { $other }
more-about = More about { $name }
make-host = Make host
remove = Remove
add-bot = Add a bot
bot-level = Level of the bot
bot-plays-on = Let a bot play
bot-level-is = bot, { $level }
temper-usagi = Hops ahead, looks back, and hopes for the best.
temper-tanuki = Plays for the fun of it and laughs at its own luck.
temper-hitsuji = Goes where the others go, softly.
temper-neko = Does as it likes, and only when it likes.
temper-panda = Never in a hurry, least of all to win.
temper-kaeru = Thinks in leaps; lands where it lands.
temper-risu = Gathers a little of everything.
temper-hiyoko = Is new here and proud of every move.
temper-inu = Is glad that you came, whoever wins.
temper-shika = Startles easily and then stands still.
temper-kapibara = Would rather sit in the hot spring.
temper-pengin = Takes the first step before it looks.
temper-saru = Copies what works and teases you with it.
temper-kitsune = Smiles, and has thought of it before you.
temper-kuma = Waits long and then takes it all.
temper-fukuro = Counts everything, also in the dark.
temper-kappa = Is polite to the last, and keeps what it catches.
temper-ookami = Follows a plan for as long as it takes.
temper-inoshishi = Knows one direction: forward.
temper-tora = Leaps once, at the right moment.
temper-taka = Sees the whole board and one weak spot.
temper-tengu = Has practised on the mountain for a hundred years.
temper-oni = Gives nothing away and forgives nothing.
temper-ryuu = Has seen every game end, and remembers how.
mark-you = you
mark-host = host
mark-stand-in = bot stands in ({ $level })
mark-lent = { $name } decides
lend-back = Decide for myself again
mark-away = away
mark-ready = ready
mark-moves = on turn
wins = { $wins } of { $goal }
side = Side { $side }
your-turn = Your turn
paused = The game rests. Anybody who plays can resume it.
vote-undo = would like to take back a turn
vote-kick = would like to remove
vote-pause = would like to let the game rest
vote-abort = would like to end the game without a winner
vote-stand-in = asks whether a bot should play, until they come back, for
vote-withdraw = Withdraw the question
agree-changed = The settings have changed since you sat down:
agree-again = The next game needs a new word from everybody:
agree = Fine, I’m ready
agree-waiting = Still to agree:
vote-open = Still to answer:
starting-title = The game is about to begin
starting-open = The number for the dice is still missing from the device of:
starting-elsewhere = Your number is on another device, where you sat down or said ready: open the table there, or call the start off and say ready here.
starting-twice = This device does not open its number: the hall asks for it a second time, under other conditions than the first.
result-none = The game ended without a winner
result-nobody = Nobody wins this game
result-draw = A draw
result-solo-won = Won!
result-solo-lost = Lost this time
result-solo-given-up = Given up
result-you-won = You win!
result-you-won-together = You and { $winners } win!
result-won = { $winners-count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
result-others-gave-up = The others gave up.
result-others-out-of-time = The others ran out of time.
result-you-gave-up = You gave up.
result-you-out-of-time = Your time ran out.
result-placed = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }
result-behind = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of } · you lost by { $margin }
result-lost-by = You lost by { $margin }.
result-places = Places
result-rating = Rating { $before } → { $after }
result-stronger = Next level: { $level }
result-fold = Show the board
result-unfold = Show the result
result-review = Look back
result-share = Share the result
share-title = Share the result
share-wait = Drawing the picture…
share-failed = The picture cannot be drawn in this browser. The link works all the same.
share-link = Copy the link
share-picture = As a picture
share-save = Save the picture
share-copy = Copy the picture
share-send = Share…
share-copied = The picture is copied.
share-not-copied = This browser cannot copy pictures. Save it instead.
move-unsaid = a move that has no words yet
not-now = That cannot be done now.
not-now-turn = Not now: it is { $names }’s turn.
not-now-over = The game is over.

# What was done to the reader while they were away
missed-title = While you were away
missed-timed-out = Your time ran out.
missed-bot-took-over = { $why ->
        [others] The others let a bot ({ $level }) play your seat.
        [idle] The others let a bot ({ $level }) play your seat.
       *[time] A bot ({ $level }) plays your seat.
    }
missed-kicked = You were removed from the table.
missed-back = Take the seat back
missed-close = Got it
ended-by = Ended by clause
next-game = Next game
match-over = The match is decided: { $goal } wins.
match-goes-on = The match goes to { $goal } wins.
watch-replay = Watch the replay
share-replay = Share the replay
finished-games = Finished games ({ $count })
game-no = Game { $no }
verify-link = Check the dice
talk = Log and chat
log = Log
chat = Chat
unread = unread
no-chat = Nobody has said anything yet.
log-says = {": "}
log-steps = { $count } steps
log-new = New since you left
earlier = Earlier entries
send = Send
completions = Completions
command-line = Chat, or a command after a slash
command-line-hint = Chat, or / for commands
reply-language-which = Which language? There are: { $known }

## Replay

replay-title = { $game }, game { $no }
no-replay = No replay here
scrubber = Playback
step = Step
step-of = { $step } of { $last }
first-step = To the start (Home)
previous-step = One step back (←)
next-step = One step on (→)
last-step = To the end (End)
play-replay = Play (space)
pause-replay = Pause (space)
go-to-step = To step { $step }
share-step = Share this moment

## Verification and rules

verify-title = Check the dice
verify-how = Every die of a finished game can be recomputed here, in your browser, from the secret the hall was bound to and from the numbers to which the players’ devices were bound before any of them was opened.
verify-file = A log file
verify-working = Recomputing …
verify-missing = The log is not to be had: the table is unknown, or a game is on.
verify-good = Verified. { $entries } entries, { $games ->
        [one] one game
       *[other] { $games } games
    }, { $draws } draws: all as they must be.
verify-bad = Entry { $rev } is not right: { $why }
verify-unrevealed = Not over yet, so not yet to be recomputed: game { $games }.
verify-called-off = A start was called off at entry { $entries }: no game began under that secret.
verify-chosen = Somebody chose what chance drew, at entry { $entries }: this is practice.
verify-own-sent = Your device’s number stands in the log as it was sent: game { $games }.
verify-own-nonce = Somebody swapped your device’s number: the log does not have what your device sent for game { $games }.
verify-own-pledge = Somebody swapped a pledge: what your device pledged, or was shown before it opened its number for game { $games }, does not stand in the log.
verify-own-unused = Game { $games } began without the number that this device had pledged. That is right only if you had left the table by then, or pledged from another device.
verify-own-none = This device keeps no number of a game of this log, so nothing can be compared: you played on another device, without one, or not at all.
verify-why-empty = the log is empty.
verify-why-unreadable = it cannot be read.
verify-why-order = it is out of order.
verify-why-chain = it was changed, or an entry beside it is missing.
verify-why-commitment = the secret is not the one the hall was bound to.
verify-why-nonce = a device’s number is not the one it had pledged, or the game did not take what the devices had opened.
verify-why-draws = what was drawn differs from what chance says.
verify-download = The log as a file
verify-details = How it is computed
verify-step-1 = Before anybody sits down the hall publishes SHA-256 of a secret of 32 bytes. It cannot change it afterwards.
verify-step-2 = Every player’s device makes 32 hexadecimal digits and publishes SHA-256 of “hiroma/pledge|” and them. When all have, they are opened: by then everybody is bound.
verify-step-3 = Key = HKDF-SHA-256 (secret; salt: SHA-256 of the digits by chair; info: table and game).
verify-step-4 = Draw n = HMAC-SHA-256 (key, label ‖ n ‖ block) in words of 32 bits; words that would favour some number are skipped.
verify-step-5 = Every entry of the log names the hash of the one before it; nothing can be changed or left out unseen.
imports-title = Imported logs
imports-way = Look at a log as a game, and go on from it
imports-line = Bring the log of a finished game, as /export gives it, from this hall or another. You can look at it as a replay, with the chances, and go on from any step alone. Nothing of it counts anywhere.
imports-how = The hall checks every entry by the rules before it keeps the log: the chain, the dice, the moves. A log has up to 512 KiB.
imports-checking = The hall checks every entry …
imports-none = You have imported nothing yet.
imports-room = { $count } of { $most } logs, { $size } of { $room } MiB.
imports-made = imported on { $day }
imports-game = ended on { $day }; { $people ->
        [one] one person
       *[other] { $people } people
    }{ $bots ->
        [0] {""}
        [one] , one bot
       *[other] , { $bots } bots
    }
imports-share = Everybody with the link may see it
imports-share-help = Otherwise you alone see it. Nobody is named in it.
imports-link = Share the link
imports-drop = Delete this log
imports-drop-sure = Delete it for good, with its reviews?
imports-mark = Imported
imports-mark-help = From a file. Its rules and dice are checked, but anybody can write a log: the hall does not say who played.
imports-person = Player { $no }
note-title = Your note on { $name }
note-game = Your note on this game
note-add = Add a note
note-change = Change the note
note-text = Note
note-tags = Tags, with commas between them
note-private = Only you ever see this.
note-save = Save
note-saved = Saved.
history-title = All my games
history-with = Your games with { $name }
history-search = Search
history-all = All games
history-any = any
history-game = Game
history-person = Player
history-this-person = the chosen player
history-option = Option
history-result = Result
history-won = won
history-lost = not won
history-conceded = ended by conceding
history-tag = Tag
history-least = Turns, at least
history-most = Turns, at most
history-turns = { $count ->
        [one] One turn
       *[other] { $count } turns
    }
history-none = No game fits.
history-none-yet = No game so far fits. Look further back.
history-more = Look further back
rules-title = { $game }: rules
no-rules = There is no such rulebook.
rules-contents = Contents
rules-find = Search the rulebook
rules-find-keys = Enter goes to the next place, Shift and Enter to the one before. The key / comes here.
rules-find-next = Next place
rules-find-previous = Place before
rules-found = { $at } of { $count }
rules-found-none = Nothing found
rules-english = There is no translation of this rulebook yet: this is the English one.
rules-print = Print
rules-vectors = Positions and moves in letters
rules-figure = { $game }: the board and its parts
rules-example = Example: { $title }
rules-example-step = Next step
rules-example-begin = From the beginning
rules-example-try = Try it yourself

# --- lessons
learn = Learn by playing
learn-title = { $game }: learn by playing
lessons = Lessons
no-lessons = There are no lessons for this game yet.
lesson-passed = { $n }. { $title } (done)
lesson-open = { $n }. { $title }
lesson-over = Not quite. Try again.
lesson-again = Start again
lesson-hint = Give me a hint
lesson-show = Show me
lesson-next = Next lesson
lesson-play = Play a real game
lesson-other = Player { $n }

# --- Alone: a game for one, the day's challenge, the library
play-game = Play { $game }
daily-title = Daily challenge
daily-left = Your try counts once. { $hours ->
        [one] Less than an hour is left.
       *[other] { $hours } hours are left.
    }
daily-games = Games
daily-rivals = { $count ->
        [one] One bot
       *[other] { $count } bots
    }, level { $level }.
daily-streak = { $days ->
        [0] No days in a row yet.
        [one] One day in a row.
       *[other] { $days } days in a row.
    }
daily-longest = Longest: { $days }.
daily-done = done
daily-on = begun
daily-calendar = Your days
daily-day-won = { $day }: won
daily-day-lost = { $day }: lost
daily-day-open = { $day }: not played
daily-day-late = { $day }: too late
daily-again = Play this day as practice
daily-again-line = The deal of that day, as often as you like. It gives no place.
daily-over = This day is over: its deals are no secret any more.
daily-begin = Begin today’s try
daily-go-on = Go on with today’s try
daily-look = Look at the game
daily-today = Today’s challenge
daily-place = Place { $place }
daily-unranked-guest = As a guest you play, and see how you did, but are not ranked: anybody can be many guests. So guests have dice and draws of their own, the same for all guests. Ranked is who had an account before the day began.
daily-unranked-new = Your account is not older than this day: you see how you did, but are not ranked. From the next day on you are.
daily-unranked-robot = A program plays for this account: it sees how it did, but is not ranked.
daily-to-account = Make an account
daily-share = Share, without giving anything away
daily-mark-none = none
daily-board = Leaderboard
daily-tries = { $count ->
        [0] Nobody has tried yet.
        [one] One has tried.
       *[other] { $count } have tried.
    }
daily-nobody = Nobody has finished yet.
daily-col-place = Place
daily-col-name = Name
daily-col-replay = Replay
daily-replay-of = Watch the replay of { $name }
daily-proof = The same for everybody – and proof of it
daily-proof-sealed = All deals of the day come from one secret. Its fingerprint is bound now; the secret is shown here when the day is over.
daily-proof-open = All deals of that day came from this secret. With it, every game of the day can be recomputed.
daily-commitment = Fingerprint (SHA-256)
daily-secret = Secret
daily-proof-good = Recomputed in your browser: the secret has this fingerprint.
daily-proof-bad = The secret does not have this fingerprint!
daily-verify = Recompute my game
puzzles-title = Puzzles
puzzles-line = Positions of real games with one clear best move, as the reviewer found them. Play it on the board.
puzzles-streak = { $count ->
        [0] No right answers in a row yet.
        [one] One right answer in a row.
       *[other] { $count } right answers in a row.
    }
puzzles-best = Best: { $count }.
puzzles-none = There are no puzzles for this game yet.
puzzles-task = { $seat } is on turn: find the best move.
puzzles-right = Right!
puzzles-wrong = Not the best.
puzzles-chance = Your move leaves a chance to win of { $chance }; the best one { $best }.
puzzles-next = Next puzzle
puzzles-again = Look at it again
puzzles-share = { $share } found it at the first try.
puzzles-unrated = Too few answers to say how hard it is.
puzzles-easy = Easy: most find it.
puzzles-middle = Medium: about half find it.
puzzles-hard = Hard: few find it.
books-title = Stage books

# --- Stage books
books-line = Five monsters and their paths make a book. Play ours, draw your own, and share it by its link.
books-new = Write a book
books-upload = Open a file
books-refused = This file cannot be taken:
books-designed = Our five
books-designed-line = our own
books-by = by { $name }
books-mine = yours, by { $name }
books-none = Nobody has published a book yet. Yours may be the first.
books-all = All books
books-credits = By { $author } ({ $license }).
books-published-by = Published by { $name }.
books-origin-designed = Designed for this hall.
books-origin-user = Made by a player.
books-origin-licensed = Used by licence.
books-play = Play this book
books-share = Share the book
books-edit = Edit the book
books-copy = Begin a copy
books-download = Download
books-withdraw = Withdraw
books-withdraw-sure = Take the book out of the library?
books-warnings = For the author
books-path-of = The path of { $name }
books-badge = How hard it is
books-badge-running = The bots are trying it
books-badge-progress = { $done } of { $total } attempts
books-level = Bot
books-rate = { $percent } %
books-grade-gentle = gentle
books-grade-fair = fair
books-grade-hard = hard
books-grade-cruel = cruel
books-title-en = Title in English
books-title-ja = Title in Japanese (if any)
books-title-de = Title in German (if any)
books-author = Author
books-license = Licence
books-key = Key (a to z, 0 to 9, -)
books-stages = The five stages
books-findings = What the check found
books-checking = Looking at it …
books-sound = Nothing is wrong: the book can be published.
books-try = Try this stage
books-try-how = A path nobody has published yet must be won once by you before the book is published.
books-try-won = Its path may be published.
books-try-unwon = { $count ->
        [one] Still to be won by you: stage { $stages }.
       *[other] Still to be won by you: stages { $stages }.
    }
books-publish = Publish
books-revise = Publish this edition
books-older = A newer edition of this book has been published since you began to change it here.
books-older-take = Go on with my changes
books-former = Another book that you were writing here is kept.
books-former-take = Go on with that book
books-discard = Throw it away
books-drawing = Drawing
books-drawing-own = an own drawing
books-drawing-file = Use an SVG file (8 KiB)
books-drawing-sweeper = The Sweeper
books-drawing-coil = The Coil
books-drawing-weaver = The Weaver
books-drawing-warden = The Warden
books-drawing-hound = The Hound
books-drawing-unknown = Somebody in the dark
books-name-en = Name in English
books-name-ja = Name in Japanese (if any)
books-name-de = Name in German (if any)
books-look = Look, in words
books-path-board = The monster’s path: drag, tap, or arrows and Enter
books-path-back = One square back
books-path-clear = Start over
books-path-child = Put the child down
books-path-no-child = Take the child away
books-path-heat = When is it sensed?
books-square = square { $n } of the path
books-square-legal = the path may go on here
books-square-off = not on the path
books-heat = sensed from turn { $turn }
books-heat-never = never sensed
books-count-covered = Squares covered
books-count-turns = Turns, undisturbed
books-count-camped = A child that stays is caught in turn
books-count-corners = Corners
books-scrub = Undisturbed: turn { $turn } of { $last }
books-coming-follow = It follows its path to { $to }.
books-coming-turn-to-path = It turns { $facing }, back to its path.
books-coming-chase = It senses the child and comes to { $to }.
books-coming-turn-to-child = It senses the child beside it and turns { $facing }.
books-E-FORMAT = is not as a book’s file must be{ $why ->
        [size] : larger than 64 KiB
        [encoding] : not UTF-8
        [depth] : nested too deep
        [json] : no JSON
        [unknown] : a key nobody knows
        [missing] : missing
       *[type] {""}
    }.
books-E-NUMBERS = five stages, numbered 1 to 5, each once.
books-E-KEY = a key has 1 to 40 of a to z, 0 to 9 and -, and each only once.
books-E-TEXT = text is missing, too long, or has control characters.
books-E-SVG = a drawing is one of ours, or plain SVG shapes of up to 8 KiB{ $part ->
        [none] {""}
       *[other] {" "}(not: { $part })
    }.
books-E-LENGTH = a path has 2 to 36 squares.
books-E-BOUNDS = not on the board.
books-E-STEP = not beside the square before.
books-E-REPEAT = the path was here already.
books-E-START-NEAR = the path begins too near to the child.
books-E-OPENING = the first turn of the monster ends the attempt.
books-E-TIME = only { $turns } turns to the end: nobody can win in time.
books-W-TIME = only { $turns } turns to the end: little time.
books-W-CAMP = a child that cannot leave the start is caught in turn { $turn }.
books-W-COVER = { $squares } squares are not on the path: return arrows lead back.
books-W-DUPLICATE = { $how ->
        [mirrored] the mirror image of the path of
       *[same] the same path as
    } stage { $number } of the book { $book }.
books-W-EASY = very easy: the bot wins { $percent } %.
books-W-HARD = very hard: the bot wins { $percent } %.

# --- People: records, ratings, seasons
people-title = Player
people-yours = Your record
people-since = Here since { $day }.
people-plays = { $count ->
        [0] No finished game yet.
        [one] One finished game.
       *[other] { $count } finished games.
    }
people-stayed = { $counted ->
        [one] { $stayed ->
            [0] Did not finish the one game with other people.
           *[other] Finished the one game with other people.
        }
       *[other] Finished { $stayed } of the last { $counted } games with other people.
    }
people-stayed-line = Not finished has who left, ran out of time, or gave up before having really played.
people-none = Nothing to see yet: no game has been finished.
people-none-yours = Finish a game, and it is kept here.
people-games = Games
people-wins = Wins
people-streak = Wins in a row
people-best = Best run
people-rating = Rating
people-points = { $points } ± { $doubt }
people-unrated = No rating yet
people-rating-line = Games at rated tables count, once every side has really played. A win over somebody new, or over the same person again and again, counts for little. Everybody begins at 1000; the number after ± says how far off the rating may still be, and shrinks with every game.
people-kinds = By seats and options
people-seats = { $count ->
        [one] Alone
       *[other] { $count } seats
    }
people-without = without { $option }
people-option = { $option }: { $value }
people-kind = { $plays } played, { $wins } won
people-season = Table of the season
people-place = Place { $place }
people-place-short = Place
people-place-count = place { $place }: { $count }
people-alone-won = won
people-alone-lost = lost
people-alone-won-count = won: { $count }
people-alone-lost-count = lost: { $count }
people-name = Name
people-latest = Last games
people-with = with
people-against = against
people-conceded = conceded
people-not-rated = not rated
people-opponents = Head to head
people-opponent = Opponent
people-better = { $name } ahead
people-better-you = You ahead
people-worse = They ahead
people-export = All my games ({ $format })
season-title = Season: { $game }
season-of-year = Season
season-name = { $quarter ->
        [1] January–March
        [2] April–June
        [3] July–September
       *[4] October–December
    } { $year }
season-ever = Of all time
season-nobody = No rated game yet in this season. The first two to finish one will lead the table.
season-order = Ordered by the rating one has almost certainly: points less one and a half times the number after ±. A season is a quarter of the year, and begins anew.

# practice
company = Who plays
company-others = with others
company-practice = practice: all seats
practice-people = People you play for
practice-help = Nobody else sits down; everything can be taken back, even dice; it counts for no record.
practice-seat = Seat { $letter }
practice-line = Practice: you play every seat and can take everything back.
practice-show = Show it to somebody
go-on-from-here = Play on from here
replay-eyes = Seen by
replay-eyes-spectator = a spectator

## Time

time-left = { $time } left
time-short = Your time is getting short: { $time } left.
time-days = { $days } d { $hours } h
clock-title = Time: { $clock }
clock-none = no clock
clock-bank = { $minutes } min + { $seconds } s a turn
clock-days = { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
clock-help = Minutes are for the whole game and the seconds are added with each turn; days are for every turn. A bot needs no time.
timeout-bot = a bot stands in
timeout-concede = who runs out gives up
timeout-nothing = the others decide

# --- Account
account-title = Account
account-guest = A guest on this device. Whoever clears its cookies, or picks up another device, is somebody else here.
account-since = Has had an account since { $day }.
account-besides = The guest of this device { $tables ->
        [0] sits nowhere
        [one] sits at one table
       *[other] sits at { $tables } tables
    } and { $games ->
        [0] has finished no game
        [one] has finished one game
       *[other] has finished { $games } games
    }. That stays with the guest: sign out to be the guest again.
account-register = Make an account
account-register-line = You stay who you are: your seats, your record and today’s try come along, and you can sign in on any device. No e-mail needed.
account-register-do = Make the account
account-name = Name
account-name-help = Everybody sees it, and you sign in with it. Names that look like somebody else’s are not given.
account-password = Password
account-password-help = At least 10 characters. Nobody can send you a new one: keep it well, or add a passkey later.
account-show-password = Show the password
account-sign-in = I have an account
account-sign-in-line = What the guest of this device has stays on this device.
account-sign-in-do = Sign in
account-or = or
account-by-passkey = Sign in with a passkey
account-by-provider = Sign in with { $provider }
account-sign-out = Sign out
account-sessions = Signed in on
account-device = A device
account-here = this device
account-seen = last seen { $at }
account-end = Sign out: { $device }
account-end-others = Sign out everywhere else
account-take-tokens-back = { $count ->
        [one] Also take back the token of your program
       *[other] Also take back your { $count } tokens for programs
    }
account-passkeys = Passkeys
account-passkeys-line = Sign in by finger, face or the code of your device, without a password.
account-passkeys-not-here = This browser has no passkeys for this address.
account-passkey-add = Add a passkey
account-passkey-make = Make the passkey
account-passkey-label = What to call it
account-passkey-help = Such as: my phone.
account-passkey-made = made { $at }
account-passkey-used = last used { $at }
account-passkey-forget = Forget the passkey { $label }
account-forget = Forget
account-password-now = Your password now
account-password-new = New password
account-password-change = Change the password
account-password-set = Set a password
account-password-change-help = At least 10 characters. All your other devices are signed out.
account-link = Link with { $provider }
account-linked = You can sign in with { $provider }.
face-title = Your picture
face-line = Drawn from parts, for everybody at your tables to see.
face-part = Part
face-save = Keep this picture
face-random = Surprise me
face-part-head = Head
face-part-ears = Ears
face-part-eyes = Eyes
face-part-mouth = Mouth
face-part-marks = Marks
face-part-hat = Hat
face-part-fur = Colour
face-part-ground = Background
face-head = { $kind ->
        [0] round
        [1] wide
        [2] long
        [3] square
        [4] pear
       *[5] pointed chin
    }
face-ears = { $kind ->
        [0] none
        [1] bear
        [2] cat
        [3] rabbit
        [4] drooping
        [5] small and pointed
        [6] antlers
        [7] horns
        [8] monkey
        [9] hair in a bun
        [10] bobbed hair
       *[11] curly mane
    }
face-eyes = { $kind ->
        [0] small
        [1] wide open
        [2] laughing
        [3] sleepy
        [4] stern
        [5] glasses
        [6] winking
        [7] sparkling
        [8] raised brows
        [9] looking aside
        [10] lashes
       *[11] tall
    }
face-mouth = { $kind ->
        [0] smile
        [1] cat
        [2] calm
        [3] laughing
        [4] snout
        [5] fangs
        [6] tongue out
        [7] surprised
        [8] smirk
        [9] dog
        [10] whiskers
       *[11] two teeth
    }
face-marks = { $kind ->
        [0] none
        [1] mask
        [2] pale muzzle
        [3] panda
        [4] tiger
        [5] red cheeks
        [6] pale face
        [7] half dark
        [8] pale spot
        [9] freckles
        [10] blaze
       *[11] fringe
    }
face-hat = { $kind ->
        [0] none
        [1] headband
        [2] straw hat
        [3] flower
        [4] leaf
        [5] cap
        [6] bow
        [7] crown
        [8] water dish
        [9] woollen hat
        [10] feather
       *[11] tuft
    }
face-fur = { $kind ->
        [0] brown
        [1] tan
        [2] cream
        [3] white
        [4] grey
        [5] black
        [6] orange
        [7] yellow
        [8] green
        [9] blue
        [10] red
       *[11] purple
    }
face-ground = { $kind ->
        [0] peach
        [1] pale yellow
        [2] pale green
        [3] mint
        [4] pale blue
        [5] lavender
        [6] pink
        [7] sand
        [8] apricot
        [9] leaf green
        [10] steel blue
       *[11] old rose
    }
account-own = What we keep about you
account-own-line = Names, seats, games, chat, books: all of it in one file that you can read.
notices-title = What the hall tells you
notices-line = Of a table that waits for you, with days for a turn, you hear once until you have been there.
notices-mail = By e-mail
notices-address = Your address
notices-ask = Ask for a letter
notices-asked = A letter is on its way to { $address }: follow its link and say yes there.
notices-told = Letters go to { $address }.
notices-told-until = Until then letters go to { $address }.
notices-other = Another address
notices-stop = No more letters
notices-accounts = Who has an account can be told by e-mail.
letter-confirm-line = Shall the hall write to this address when it is your turn?
letter-stop-line = Shall the hall write to this address no more?
letter-confirm = Yes, write to me
letter-stop = No more letters
letter-confirmed = Good: letters will come to you when it is your turn.
letter-stopped = Good: no more letters will come.
letters-title = Which letters come
letters-turn = Your turn
letters-company = Invitations and messages
letters-events = Tournaments and clubs
letters-news = News of your tables
letters-once = at once
letters-daily = once a day
letters-never = never
letters-digest = the daily letter
letters-hour = Hour of the daily letter
letters-zone = Time zone
letters-keep = Keep this
letter-end-line = Shall no more letters of the kind “{ $what }” come? Other letters still do.
letter-end = No more of these
letter-ended = Good: no more letters of the kind “{ $what }” will come.
push-title = In your browser
push-line = A notice of your system, when a game waits for you and you are not there: in games with days for a turn when you are not at the table, in others when the hall is closed and people wait.
push-begin = Tell me in this browser
push-quiet = This browser does not tell you.
push-here = This browser tells you.
push-tried = A notice is on its way. If none appears, look at the notifications of your system.
push-try = Try it out
push-end = No more in this browser
push-unable = This browser cannot tell you. On an iPhone or iPad put Hiroma on the home screen first; in a private window it does not work.
push-forbidden = This browser does not allow notices from Hiroma. Allow them in its settings for this page, then load the page again.
push-others = Your other browsers
push-since = since { $day }
push-drop = No more
push-drop-of = No more in { $device }
vacation-until = on vacation until { $day }
vacation-title = Vacation
vacation-line = In games with days for a turn your clocks stand still while you are away. You have { $left ->
        [one] one day
       *[other] { $left } days
    } left this year.
vacation-days = Days
vacation-from = First day
vacation-go = Take these days
vacation-on = You are on vacation until { $day }.
vacation-planned = You will be on vacation from { $from } until { $day }.
vacation-cancel = Do not go
vacation-back = Be back
account-export = Take it all along (JSON)
account-delete = Delete the account
account-delete-guest = Delete this guest
account-delete-line = Your name, chat, books, tries and standings go at once and for good. Games you have played stay in the records of the others, without you: there sits a deleted player.
account-delete-sure = I know that nobody can undo this.
account-delete-do = Delete for good

# --- Programs
access-title = Programs
access-line = Let a program of yours look in, play in your name, or hear how games ended.
access-to-account = Your account
access-schema = What the API offers (OpenAPI)
access-copy = Copy
access-not-copied = This browser does not copy for you. The text is marked: copy it by hand.
access-tokens = Tokens
access-tokens-line = A program shows a token instead of your password. No token leads to your account: not to its name, lists and sessions, nor to other tokens.
access-token-new = The new token
access-token-once = Copy it now: it is shown this once, and kept nowhere.
access-token-add = Make a token
access-token-make = Make the token
access-label = What it is for
access-label-help = Such as: the bot on my desk.
access-may = What it may do
access-may-play = plays
access-may-read = looks
access-may-play-line = Look, and act as you at tables
access-may-read-line = Only look
access-password-help = So that nobody else makes a token when you leave your device for a moment.
access-no-password = Your account has no password: sign in, then make the token within fifteen minutes.
access-good-for = Good for
access-days = { $days ->
    [one] one day
   *[other] { $days } days
  }
access-endless = Until taken back
access-until = good until { $day }
access-used = last used { $day }
access-never-used = not used yet
access-take-back = Take back
access-take-back-of = Take back the token { $label }
access-hooks = Hooks
access-hooks-line = When a game of yours ends, or it is your turn, the hall sends it to an address of yours: to a program, signed with a key that only you two know, or to a channel of a chat.
access-hook-address = Address
access-hook-help = Begins with https:// and is open to the network.
access-hook-form = Form of the messages
access-hook-form-hiroma = JSON for programs, signed
access-hook-form-discord = Discord
access-hook-form-slack = Slack, Mattermost
access-hook-tells-over = my game is over
access-hook-tells-turn = it is my turn
access-hook-tells-turn-help = Only while you are away, and once for each table until you have been there.
access-hook-set = Tell this address
access-hook-secret = The key of its signatures
access-hook-key = Key
access-hook-drop = Remove
access-hook-drop-of = Remove: { $url }
access-hook-untold = told nothing yet
access-hook-told = told last time, with the answer { $code }
access-hook-answered = answered { $code } last time: it is tried again later
access-hook-timeout = did not answer in time: it is tried again later
access-hook-unreachable = could not be reached: it is tried again later
access-robot = A robot’s account
access-robot-line = Does a program play for this account? Then it should say so: everybody sees [bot] behind the name. That cannot be undone, and only an account that has not played yet can become one.
access-robot-is = A program plays for this account, and its name says so.
access-robot-become = Make this a robot’s account
access-robot-sure = I know that nobody can undo this.
access-robot-do = Make it a robot’s

# --- Fair play
fair-dealings = You and { $name }
fair-ignored = Ignore
fair-ignored-line = Hide their chat from you.
fair-avoided = Avoid
fair-avoided-line = Keep them from sitting down at tables of yours. They are not told why.
fair-report = Report to the moderators
fair-reason = What it is about
fair-reason-chat = What was said
fair-reason-name = The name
fair-reason-cheating = Cheating
fair-reason-leaving = Leaving games
fair-reason-other = Something else
fair-text = In your own words
fair-with-chat = what was said there goes with the report.
fair-report-do = Send the report
fair-reported = Thank you. A moderator will look at it.
fair-way = Moderation ({ $count })
fair-title = Moderation
fair-reports = Reports that wait: { $count }
fair-no-reports = Nothing waits.
fair-reporter = reported by
fair-table = the table
fair-said = What was said before
fair-why = Why (the person reads it)
fair-hours = How long, for a mute or a ban
fair-hours-of = { $hours ->
    [1] an hour
    [24] a day
    [168] a week
   *[other] 30 days
  }
fair-do-dismiss = Nothing to do
fair-do-warn = Warn
fair-do-mute = Mute
fair-do-ban = Ban
fair-audit = What was done
fair-host = the host
fair-until = until { $at }
fair-act-warn = Warned:
fair-act-mute = Muted:
fair-act-ban = Banned:
fair-act-dismiss = Dismissed a report about
fair-act-read = Has read the warning:
fair-act-erase = Erased a comment of
fair-act-grant = Gave a role to
fair-act-revoke = Took a role from
people-gone = deleted player

# The host's desk

desk-title = The host's desk
desk-processes = Processes
desk-process-since = since { $time }, version { $build }
desk-process-people = People
desk-process-rooms = Tables open here
desk-process-lag = Loop late by
desk-process-stopgaps = Moves made at random because a bot failed
desk-process-store = Store answers in
desk-process-away = away
desk-process-bus = Bus
desk-bus-up = there
desk-bus-down = gone
desk-process-owned = Tables that live here
desk-process-lease = Lease age
desk-process-no-lease = none
desk-process-handovers = Tables handed over
desk-process-requests = Requests from other processes
desk-process-frames = Messages passed on from other processes
desk-process-closing = closing
desk-no-process = No process has said anything yet.
desk-tables = Tables
desk-tables-open = waiting
desk-tables-playing = playing
desk-tables-over = finished
desk-tables-closed = closed
desk-tables-idle = idle
desk-none = Nothing here.
desk-table-line = { $entries } entries, last { $time }
desk-close = Close
desk-close-sure = Close this table for good? A game that is on ends without a winner.
desk-search = Search by name
desk-search-do = Search
desk-guest = guest
desk-account = account since { $time }
desk-seen = last seen { $time }
desk-muted = muted until { $time }
desk-banned = banned until { $time }
desk-why = Why
desk-mute = Mute
desk-ban = Ban
desk-lift = Lift
desk-for = For
desk-hours-1 = an hour
desk-hours-24 = a day
desk-hours-168 = a week
desk-hours-8760 = a year
desk-role-moderator = moderator
desk-role-host = host
desk-rule = Rule over { $name }
desk-backups = Backups
desk-back-up = Back up now
desk-no-backup = No backup yet.
desk-restore = Restore
desk-restore-sure = Go on with this backup? What has happened since is put aside in a backup of its own, and the hall closes for a moment.
desk-settings = Settings
desk-setting = Setting
desk-value = Value
desk-source = From
desk-source-default = default
desk-source-environment = environment
desk-source-flag = flag
desk-empty = nothing
desk-restart = Restart
desk-drain = Drain and leave
desk-drain-sure = Close in order? No game begins any more, everybody is told, and the process leaves. What starts it again brings everything back.
desk-closing = The hall closes at { $time }.
desk-cancel = Cancel

## Chances in a replay

chances = Chances
chances-wait = Working out everybody’s chances …
chances-graph = Everybody’s chance to win, step by step. Press to go to a step.
chances-of = { $names } { $percent }
chances-now = Step { $step }: { $said }
chances-who = Who
chances-luck = Luck
chances-play = Play
chances-others = Others
chances-help = In chances to win. Play counts what your own decisions cost; others, what their decisions gave you. Luck is all the rest: dice, draws, and what nobody could foresee.
chances-dearest = The dearest decisions
chances-made = Made:
chances-best = Better:
chances-not-yet = Step { $step } is not worked out yet.
chances-progress = How far the chances are worked out
chances-again = Try again
chances-step = Step { $step }
chances-step-none = Nothing to weigh at this step.
chances-best-made = The best move.
chances-luck-of = Luck: { $said }
chances-why-whole = It leaves a better position on the whole.
chances-all = All { $count } that cost something
chances-fewer = Only the dearest
moments = The key moments
moments-ask = Three key moments
moments-change = { $before } → { $after }
moments-none = No moment changed the chances much.
chances-none = Every decision was the best one, or as good as that.

## The master at a practice table

master-lines = What the master would play
master-wait = The master looks at it …
master-nothing = There is nothing to weigh here.
master-chances = Everybody’s chance to win
what-if = What if chance had drawn otherwise?
what-if-value = Draw { $place }
what-if-go = Let it be so

## Comments on a replay

comments = { $count ->
    [0] Comments
    [one] 1 comment
   *[other] { $count } comments
}
comments-none = Nobody has said anything about this game yet.
comment-on = Say something about step { $step }
comment-erase = Erase

## What moderators tell somebody

standing = A word from the moderators
standing-banned = You may not play until { $until }.
standing-muted = You may not talk until { $until }.
standing-warned = A moderator warns you:
standing-read = I have read it

## Clubs

clubs-title = Clubs
clubs-line = Play with the same people: a club has its own tables, and a standing among its members.
clubs-all = Clubs of the hall
clubs-search = Name of a club
clubs-search-do = Search
clubs-mine = Your clubs
clubs-others = Clubs to join
clubs-none = No club by that name yet. Found one!
club-size = { $count ->
        [one] 1 member
       *[other] { $count } members
    }
club-asking-count = { $count ->
        [one] 1 asks to join
       *[other] { $count } ask to join
    }
club-role-owner = owner
club-role-officer = officer
club-role-member = member
club-role-asking = you have asked to join
club-door = Who may join
club-door-open = open to all
club-door-asking = on request
club-door-invited = by invitation
club-door-open-help = Whoever finds the club can join at once.
club-door-asking-help = Officers answer whoever asks. Who has the invitation need not ask.
club-door-invited-help = Only who has the invitation finds the club and can join.
club-found = Found a club
club-found-guest = A club needs an account, because a guest is gone with the browser. Joining does not.
club-found-do = Found the club
club-to-account = To your account
club-name = Name of the club
club-text = What the club is about
club-join = Join
club-ask = Ask to join
club-ask-no-more = Take your request back
club-invite = Invite to the club
club-leave = Leave
club-leave-sure = Do you want to leave? The club’s tables will not be open to you any more.
club-tables = Tables of the club
club-no-tables = Nobody plays at a table of the club just now. Open one!
club-kinds = The club’s usual tables
club-no-kinds = The officers have not kept any table yet.
club-no-kinds-yours = Keep the tables you always play under a name: members open them with one press.
club-open = Open
club-open-kind = Open { $name }
club-new-kind = Keep another table
club-kind-name = Name of the table
club-members = Members
club-asking = They ask to join
club-out = { $count ->
        [one] 1 person is out
       *[other] { $count } people are out
    }
club-out-line = They cannot join again
club-deeds = What becomes of { $name }
club-make-officer = Make an officer
club-make-member = Officer no more
club-make-owner = Hand the club over
club-make-out = Put out
club-make-none = May join again
club-make-asking-member = Let in
club-make-asking-out = Turn away
club-board = Among members
club-board-line = Ordered by the rating one has almost certainly: points less one and a half times the number after ±. All games in the hall count, of all time.
club-no-board = No member has finished a game yet.
club-manage = Run the club
club-change = Change what it says
club-save = Save
club-renew = New invitation
club-renew-sure = The invitation that is out now will not be good any more.
club-close = Close the club
club-close-sure = Close the club for good? Its members and usual tables are forgotten; games go on.
club-report = Report this club
club-for-whom = For
club-for-all = everybody
club-table = A table of
fair-why-club = Why (the owner of { $club } reads it)
fair-do-clear-text = Remove its text
fair-do-clear-name = Take its name
fair-do-close-club = Close the club
fair-act-clear-text = Removed the club’s text of
fair-act-clear-name = Took the club’s name from
fair-act-close-club = Closed the club of
fair-reason-club = What a club says

## The plain board: for any game, in fields and buttons

plain-board = Plain board
plain-board-help = Fields and buttons in place of the drawn board: for screen readers and for keys.
plain-failed = The game’s own board could not be shown. This plain board plays the same game.
plain-again = Try the game’s own board again
plain-own = Game’s own board
plain-seats = Seats
plain-position = Position
plain-foreseen = Position after your moves
plain-moves = Your move
plain-moves-as = Move of { $name }
plain-waiting = Waiting for { $names }
plain-nobody = No move to make now
plain-drafted = Your moves so far
plain-send = Send the turn
plain-send-part = Send these moves
plain-take-back = Take back
plain-back = Back
plain-count = { $count ->
        [one] one move
       *[other] { $count } moves
    }
plain-kinds = Kind of move
plain-range = { $from } to { $to }
plain-number = No.
plain-yes = Yes
plain-no = No
plain-at-once = Send each move at once
plain-ui-key-digits = Choose one of the first nine
plain-ui-key-arrows = From one choice to another
plain-ui-key-enter = Choose; send the turn
plain-ui-key-escape = Back, take back the last move

## Names of fields on the plain board

field-seat = Seat
field-seats = Seats
field-mover = On turn
field-first = First seat
field-phase = Phase
field-stage = Stage
field-round = Round
field-turn = Turn
field-turns = Turns
field-players = Players
field-dice = Dice
field-hand = Hand
field-card = Card
field-cards = Cards
field-piece = Piece
field-pieces = Pieces
field-cell = Cell
field-square = Square
field-to = To
field-facing = Facing
field-heading = Heading
field-colour = Colour
field-number = Number
field-points = Points
field-score = Score
field-ended = Ended by
field-clause = Clause
field-options = Options
field-rules = Rules
field-item = Item
field-items = Items
field-tile = Tile
field-kind = Kind
field-side = Side
field-sides = Sides
field-power = Power
field-distance = Distance
field-place = Place
field-status = State
field-choices = Choices
field-goal = Goal
field-lane = Lane
field-edge = Edge

## Help at the board

help = Help: what now?
help-now = What now?
help-goal = The goal
help-anything = Use the buttons, or press something on the board.
help-wait = { $count ->
        [0] Nobody has to decide anything now.
       *[other] Waiting for { $names }.
    }
new-tab = (in a new tab)
coach = Beginner’s tip
coach-got-it = Got it
coach-no-more = No more tips
coach-title = Beginner’s tips
coach-set = Tips on the board
coach-set-help = In your first game of each kind, one at a time, beside what to press.
coach-again = Show all tips again
coach-back = The tips will come again, at every game.

## Company

nav-friends = Friends
company-waits = { $count ->
        [one] waits for you
       *[other] wait for you
    }
company-title = Friends
company-friends = Your friends
company-no-friends = Nobody yet. On somebody’s page you ask them to be your friend; both must agree.
company-asks = { $count ->
        [one] Somebody asks to be your friend
       *[other] { $count } people ask to be your friends
    }
company-asks-you = Asks to be your friend.
company-asked = You have asked
company-ask = Ask to be friends
company-agree = Agree
company-decline = No, thanks
company-take-back = Take it back
company-part = End the friendship
company-write = Write
company-open = Open
company-here = Here now
company-away = Not here
company-at = at { $game }
company-letters = Letters
company-no-letters = You have written with nobody yet.
company-nothing-yet = Nothing said yet.
company-between = Only you two read this. Moderators see it only when one of you reports it.
company-report = Report
company-doors = Who may come near you
company-keep = Keep
company-where = Who may see where you are
company-where-help = At a listed table everybody sees who sits there.
company-who-writes = Who may write to you
whom-everybody = Everybody
whom-friends = Friends
whom-nobody = Nobody
talk-lobby = Talk in the lobby
talk-lobby-empty = Nobody has said anything yet.
talk-club = Talk of the club
talk-club-empty = Nobody has said anything yet. Only members read this.
talk-say = Say something
talk-phrases = Phrases that everybody reads in their own language
talk-outside = (leads to { $host })
talk-erase = Take the words away
talk-erased = A moderator took the words away.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-nice-move = Nice move!
phrase-no-hurry = Take your time.
phrase-moment = One moment, please.
phrase-sorry = Sorry!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-again = Another game?
phrase-enough = That was the last one for me today.
phrase-goodbye = Goodbye!
fair-with-talk = What was said there goes along.
fair-talk-lobby = in the lobby
fair-talk-club = in the talk of a club
fair-talk-two = in letters

# Tournaments

tournaments-title = Tournaments
tournaments-line = An evening with a winner: enter, come when it begins, and the hall seats you round by round.
tournaments-coming = To come and on
tournaments-past = Past
tournaments-none = No tournament is announced. Announce one below.
tournaments-all = All tournaments
tournament-mine = you take part
tournament-people = { $count ->
    [one] one person
   *[other] { $count } people
}
tournament-system-swiss = Swiss
tournament-system-round-robin = round robin
tournament-system-knock-out = knock-out
tournament-system-arena = arena
tournament-system-swiss-help = Everybody plays every round, against people with as many points.
tournament-system-round-robin-help = Everybody meets everybody; at larger tables, as evenly as the rounds allow.
tournament-system-knock-out-help = Whoever loses is out. A draw is played again.
tournament-system-arena-help = For a fixed time, whoever is free plays the next game.
tournament-over = over
tournament-called-off = called off
tournament-until = until { $time }
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-announce = Announce a tournament
tournament-announce-open = Choose game, system and time
tournament-announce-do = Announce
tournament-guest = Tournaments are for people with an account.
tournament-name = Name
tournament-text = A few words about it
tournament-starts = Begins
tournament-system = System
tournament-seats = People at a table
tournament-rounds = Rounds
tournament-length = Minutes
tournament-clock = { $minutes } min + { $seconds } s a turn
tournament-for = For
tournament-for-all = everybody with an account
tournament-rated = Rated
tournament-rated-help = Its games count for ratings.
tournament-yes = yes
tournament-no = no
tournament-grace = A table waits
tournament-grace-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
tournament-organiser = Organised by
tournament-club = Club
tournament-series = Series
tournament-series-help = Tournaments of the same series add up their points.
tournament-series-line = The points of all its tournaments, added up.
tournament-series-none = Nobody has played yet.
tournament-enter = Take part
tournament-enter-account = Take part with an account
tournament-leave = Leave the tournament
tournament-leave-sure = A game that is on is still to be played. Leave?
tournament-calendar = Into the calendar
tournament-share = Invite
tournament-call-off = Call off
tournament-call-off-sure = No further round is paired. Call the tournament off?
tournament-to-table = To your table
tournament-entrants = Taking part
tournament-standings = Standings
tournament-nobody = Nobody yet. Be the first.
tournament-place = Place
tournament-person = Name
tournament-points = Points
tournament-games = Games
tournament-left = left
tournament-bye = bye
tournament-not-played = not played
tournament-watch = Watch
tournament-replay = Replay
tournament-tie-buchholz-cut-1 = Buchholz −1
tournament-tie-buchholz = Buchholz
tournament-tie-sonneborn-berger = Sonneborn-B.
tournament-tie-wins = Wins
tournament-tie-direct = Direct
tournament-tie-points = Points
tournament-tie-fewer-games = Games
tournament-of-table = Round { $round } of
tournament-waits = The game begins when all sit. Until { $time } the table waits for { $who }.

## The analysis board

variations = Variations
variations-list = Positions of this game
variations-opening = Opening
variations-drawn = (draw { $n })
variations-follow = Only the one who moves goes to another position.
variations-link = Link to this position
master-arrows = Show it on the board
cursor-title = Who moves
cursor-theirs = { $name } moves here; you follow.
cursor-yours = You move here. Its host may take it back at any time.
cursor-take = Move myself again
cursor-ask-no-more = Ask no more
cursor-waits = You have asked. Silence is a no.
cursor-asked = { $name } would like to move
cursor-asked-host = You can take it back at any time.
cursor-asked-help = If you agree, you follow from then on.
cursor-give = Let them move
cursor-keep = Not now
analysis-title = A position to study
analysis-holds = { $game }, { $people ->
        [one] for one
       *[other] for { $people }
    }, after { $turns ->
        [0] the opening
        [one] one turn
       *[other] { $turns } turns
    }.
analysis-line = A practice table of your own opens there: you play every seat, and nothing counts.
analysis-open = Open the board
analysis-unreadable = This link does not hold a position. Perhaps a part of it was lost on the way.
analysis-new = New table
chances-eyes-all = The areas are what everybody could know; the dotted line knows all hidden cards.
chances-eyes-of = The areas are what { $name } could know; the dotted line knows all hidden cards.
chances-eyes-truth = With all cards open: { $said }.

## Duplicate
tournament-system-duplicate = same deal
tournament-system-duplicate-help = One game at every table, with the same dice and draws. Each seat is compared with the same seat at the others. Everything is secret until all are over, and it counts for no rating.
tournament-compare = Compare the tables
tournament-secret = secret until all tables are over
tournament-secret-help = All tables have the same chance. They are compared when the last one is over; until then you see your own.
tournament-seat = Seat
tournament-table-no = Table { $no }
