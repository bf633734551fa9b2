# The table: commands, refusals, events, answers. Names come as text; chairs and seats count from 1.

## Levels of bots, values

level-random = Random
level-casual = Easy
level-club = Medium
level-master = Master
level-novice = Novice
level-decent = Medium
level-strong = Hard
character-usagi = Usagi
character-tanuki = Tanuki
character-hitsuji = Hitsuji
character-neko = Neko
character-panda = Panda
character-kaeru = Kaeru
character-risu = Risu
character-hiyoko = Hiyoko
character-inu = Inu
character-shika = Shika
character-kapibara = Kapibara
character-pengin = Pengin
character-saru = Saru
character-kitsune = Kitsune
character-kuma = Kuma
character-fukuro = Fukurō
character-kappa = Kappa
character-ookami = Ōkami
character-inoshishi = Inoshishi
character-tora = Tora
character-taka = Taka
character-tengu = Tengu
character-oni = Oni
character-ryuu = Ryū
value-true = on
value-false = off

## Commands

command-join = Sit down
command-join-help = sit down, or take your chair back from a bot
command-leave = Get up
command-leave-help = give up your chair; in a game a bot plays on for you
command-leave-sure = Leave the game? A bot plays on for you.
command-ready = I’m ready
command-ready-help = agree to begin; the game begins when all have
command-start = Start the game
command-start-help = begin now
command-rematch = Play again
command-rematch-help = another game with the same people; begins when all agree
command-call-off = Call off
command-call-off-help = do not begin after all, while devices are waited for
command-option = Set an option
command-option-help = set an option before the start: /option NAME VALUE
command-clock = Clock
command-clock-help = how long people may think: /clock 5+10 (minutes, and seconds each turn), /clock 2d (days a turn), /clock none
command-timeout = When time runs out
command-timeout-help = what is done then: /timeout bot, /timeout concede or /timeout nothing
command-rated = Rated
command-rated-help = whether the games count for ratings: /rated on, /rated off
command-welcome = Open to people
command-welcome-help = whether people may take a bot’s seat until the second round is over: /welcome on, /welcome off
command-offer = Offer my chair
command-offer-help = offer your chair in this game to whoever wants to play on: /offer on, /offer off
command-next = Wait for a chair
command-next-help = wait for a free chair at this table: /next on, /next off
command-listed = List in the lobby
command-listed-help = whether the lobby lists this table: /listed on, /listed off
command-watchers = Who may watch
command-watchers-help = who may watch the games: /watchers on, /watchers members, /watchers off; and how late: /watchers 5 (entries), /watchers 3m (minutes)
command-door = Door
command-door-help = what newcomers need before they sit down: /door 1400-1800 (rating), /door 10g (finished games), /door 90% (of their games finished), /door off
command-fill = Bots after a while
command-fill-help = begin after so many seconds, with bots on the missing chairs: /fill 30, /fill off
command-seat = Change place
command-seat-help = move to another place; who sits there gets yours
command-shuffle = Shuffle places
command-shuffle-help = let chance decide who sits where before the game
command-claim = End it alone
command-claim-help = end a game without a clock that nobody else has come back to; it counts for nobody
command-claim-sure = End this game? It counts for nobody.
command-bot = Add a bot
command-bot-help = let a bot fill a chair, or play for somebody absent
command-kick = Remove
command-kick-help = remove a bot or a player; during a game by vote
command-host = Name a host
command-host-help = make somebody else the host
command-lend = Let a mate decide
command-lend-help = let a mate on your side decide for you: /lend NUMBER, and /lend off to decide again
command-undo = Undo
command-undo-help = take back your last turn; the others are asked when dice have fallen since
command-redo = Redo
command-redo-help = in practice: make the turn again that was taken back
command-goto-help = in practice: put another position of this game on the board
command-cursor = Ask to move
command-cursor-help = in practice: ask the one who moves to let you move; the host takes it back at once
command-accept = Agree
command-accept-help = say yes to the question before the table
command-refuse = Refuse
command-refuse-help = say no to the question before the table
command-concede = Concede
command-concede-help = give up this game
command-concede-sure = Give up this game?
command-abort = End game
command-abort-help = end the game without a winner, if all agree
command-abort-sure = Ask everybody to end this game without a winner?
command-pause = Pause
command-pause-help = let the game rest
command-resume = Go on
command-resume-help = go on after a pause
command-submit-help = play a turn
command-say-help = say something to the table
command-help-help = list the commands
command-info = Info
command-info-help = how the table stands, and its options
command-who = Who is here
command-who-help = who sits where, and who is away
command-hint = Hint
command-hint-help = what the strongest bot would do in your place
command-rules = Rules
command-rules-help = open the rulebook
command-replay = Replay
command-replay-help = watch the last finished game again
command-export = Export
command-export-help = the whole log as a file
command-verify = Verify
command-verify-help = check the dice of the last finished game
command-invite = Invite
command-invite-help = the link to this table
command-whereis = Where is …
command-whereis-help = where somebody is, as far as they let you see it: /whereis NAME
command-mute = Mute
command-mute-help = hide somebody’s chat, or show it again
command-password = Password
command-password-help = set a password that newcomers give before they sit down: /password WORD, /password off (the host); or give it
command-language = Language
command-language-help = ja, en or de

## Answers

reply-help = What you can type (without a slash it is chat; // writes a slash):
reply-info =
    { $status ->
        [open] Waiting for the start.
        [playing] A game is on.
       *[over] The game is over.
    } Entry { $rev } of the log.
reply-who =
    { $count ->
        [0] Nobody sits here yet.
        [one] One chair is taken:
       *[other] { $count } chairs are taken:
    } { $watchers ->
        [0] {""}
        [one] One person watches.
       *[other] { $watchers } people watch.
    }
reply-hint = The strongest bot would play:
reply-rules = The rulebook:
reply-replay = Game { $no } again:
reply-export = The whole log:
reply-verify = Check the dice of game { $no }:
reply-invite = The link to this table:
reply-whereis = { $where ->
        [table] { $name } is at a table:
        [here] { $name } is here.
        [away] { $name } is not here.
       *[hidden] { $name } does not say where they are.
    }
reply-mute = { $names ->
        [none] You hear everybody.
       *[other] Hidden from you: { $names }
    }
reply-password = { $done ->
        [set] Newcomers give this password before they sit down.
        [off] This table has no password.
       *[right] You may sit down.
    }
reply-language = English it is.

## Refusals

refusal-flood = Too many requests at once. Wait a moment.
refusal-foreign-origin = Another web site may not act here in your name.
refusal-unknown = That was refused ({ $code }).
refusal-offline = The hall cannot be reached. Please try again in a moment.
refusal-http = The hall answered with an error ({ $status }).
refusal-not-found = There is nothing here.
refusal-not-allowed = That is not possible here.
refusal-malformed = The hall did not understand that.
refusal-unexpected = The hall did not expect that now.
refusal-too-large = That is too long for one message.
refusal-too-many-tables = You follow too many tables at once (at most { $most }).
refusal-too-many-open = You have opened { $most } tables that are not over. Finish or close one first.
refusal-too-many-opened = Many tables were opened from your address. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
refusal-too-many-seats = You sit at { $most } tables that are not over. Finish or leave one first.
refusal-too-many-guests = Many new guests have come from your address. Try again in a while, or sign in.
refusal-too-many-sockets = You have too many pages of the hall open (at most { $most }).
refusal-no-such-lesson = There is no such lesson.
refusal-no-such-table = There is no table with this code. Perhaps a letter is missing from the link.
refusal-name-length = A name has 1 to { $most } characters.
refusal-name-taken = That name belongs to somebody, or looks like theirs.
refusal-name-reserved = Nobody may call themselves that.
refusal-password-length = A password has { $least } to { $most } characters.
refusal-password-weak = That is too easy to guess.
refusal-passkey-none = Your device has not given a passkey.
refusal-passkey-refused = That passkey does not open an account here.
refusal-too-many-passkeys = An account has at most { $most } passkeys.
refusal-no-such-passkey = There is no such passkey any more.
refusal-no-such-session = You are not signed in there any more.
refusal-signed-in = You are signed in already.
refusal-guest = Sign in first.
refusal-wrong-sign-in = Name and password do not fit together.
refusal-wrong-password = That is not your password.
refusal-sign-in-again = To be sure that it is you: sign out, sign in again, and do it then.
refusal-crowded = Many people are signing in just now. Please try again in a few seconds.
refusal-wait = Too many tries. Wait { $minutes ->
        [0] { $seconds ->
            [one] a second
           *[other] { $seconds } seconds
        }
        [one] a minute
       *[other] { $minutes } minutes
    }.
refusal-flow-over = That took too long, or began in another window. Please begin again.
refusal-no-such-provider = This hall has no other way to sign in.
refusal-provider-away = The other side does not answer. Please try again in a moment.
refusal-provider-refused = The other side has not let you in.
refusal-identity-taken = That identity opens another account already.
refusal-store-away = The hall cannot reach its records just now. Please try again in a moment.
refusal-locale-unknown = The hall does not speak that language.
refusal-command-unknown = There is no command /{ $command }.{ $nearest-count ->
        [0] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
refusal-command-id = That command could not be told from another. Please try again.
refusal-arguments = /{ $command } was not understood. Type /help to see how it is written.
refusal-no-such-comment = There is no such comment.
refusal-comments-full = Enough has been said about this game: { $most } comments, { $own } by one person.
refusal-nothing-said = Nothing was said.
refusal-too-long = A chat line has at most { $most } characters.
refusal-busy = The table is busy. Please try again.
refusal-internal = Something went wrong in the hall. Nothing was changed.
refusal-failed = Something went wrong in the hall. Some of it may have been done: look before you try again.
refusal-stale = The table has gone on since. Look again.
refusal-not-known = Only the hall itself may do that.
refusal-not-seated = Sit down first.
refusal-already-seated = You sit here already.
refusal-already-open = This table is open already.
refusal-table-full = All { $chairs } chairs are taken.
refusal-people = A game needs { $need } people; { $have ->
        [0] nobody sits
        [one] one sits
       *[other] { $have } sit
    } here.
refusal-game-running = Not while a game is on.
refusal-no-such-tournament = There is no such tournament.
refusal-no-such-zone = This hall knows no such time zone.
refusal-not-your-series = Another player has begun this series. Choose another name.
refusal-not-your-tournament = Only who organises a tournament can do that.
refusal-tournament-over = This tournament cannot be entered or changed any more.
refusal-tournament-full = This tournament is full: {$most} people take part.
refusal-tournament-time = A tournament begins from now on, and within half a year.
refusal-tournament-seats = The game does not take so many people at a table; it takes {$need}.
refusal-tournament-match = A tournament is decided by single games: set the match to one game.
refusal-tournament-table = This is a table of a tournament: it is for those who are paired here, for one game, as announced.
refusal-no-game = No game is on.
refusal-no-such-step = The game was not at that point.
refusal-game-over = That game is over: go on from an earlier step.
refusal-goes-on = A game that goes on keeps its options.
refusal-too-many = At most { $most }.
refusal-token-unknown = This token is not known, or not any more.
refusal-token-scope = The token does not go so far.
refusal-no-such-token = There is no such token.
refusal-no-such-hook = There is no such hook.
refusal-has-played = This account has played already: it stays a person’s.
refusal-robot-already = This account is a robot’s already.
refusal-hooks-off = This hall tells nobody of games.
refusal-hook-address = Only an https address in the open network will do.
refusal-no-finished-game = No game is finished yet.
refusal-game-unknown = This house does not have that game.
refusal-version-unknown = This house no longer has that version of the rules.
refusal-already-ready = You have said so already.
refusal-beginning = The game is about to begin: devices are still opening their numbers. Call the start off first.
refusal-no-start = No start has been asked for.
refusal-nonce-open = Your device has opened its number already.
refusal-other-nonce = That is not the number your device had pledged.
refusal-nonce-in-clear = At this table devices pledge their number first and open it when the game is about to begin.
refusal-no-pledge = This table is older: here devices give their number in clear.
refusal-no-key = The hall has lost its part of the chance; this game cannot go on.
refusal-bad-draw = Draw { $n } of the log is not right.
refusal-malformed-move = That is no move of this game.
refusal-draw-between = Chance must decide before the next move.
refusal-reveal-between = The move before this one shows what nobody can foresee: send it first.
refusal-no-such-seat = There is no such seat.
refusal-no-such-chair = There is no chair { $chair }.
refusal-no-such-bot = There is no such bot. There are: { $known }.
refusal-no-other-chair = There is no other chair.
refusal-bad-order = That is no order of the chairs.
refusal-nothing-to-claim = A game can be ended alone only where no clock runs, ratings do not count, and other people play.
refusal-others-play = The table does not wait for everybody else: it is your turn, or others still play.
refusal-wait-to-claim = You can end the game alone when nothing has come for { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }.
refusal-not-your-seat = That is not your seat.
refusal-not-your-turn = It is not your turn.
refusal-bot-plays-already = A bot plays there. Sit down (/join) to take your chair back.
refusal-bot-cannot-host = A bot cannot be the host.
refusal-nobody-waited-for = The table waits for nobody else whose seat a bot might keep.
refusal-seat-is-theirs = A seat belongs to its owner for the whole game. Only they, or their clock, give it to a bot.
refusal-wait-for-them = The others may let a bot play there when nothing has come for { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }.
refusal-stand-in-level = A bot that stands in for somebody plays at the level “{ $level }”.
refusal-asked-already = You asked that a moment ago. You may ask again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refusal-not-agreed = The settings have changed. Whoever sat down before says ready first (/ready): place { $places }.
refusal-clock-too-short = A rated game gives everybody at least { $seconds } seconds for { $turns } turns. Choose a longer clock, or an unrated game.
refusal-old-terms = This table is being brought up to date. Please try again.
refusal-terms-known = The table follows these terms already.
refusal-no-mate = Nobody else on your side is a person at this table.
refusal-not-a-mate = Only another person of your side can decide for you.
refusal-not-lent = You decide for yourself already.
refusal-lent-out = A mate decides for you. Take the decisions back first (/lend off).
refusal-nobody-there = There is nobody to choose.
refusal-leave-instead = To go yourself, get up (/leave).
refusal-not-host = Only the host may do that.
refusal-already-conceded = You have given up already.
refusal-paused = The game rests. Go on first (/resume).
refusal-not-paused = The game does not rest.
refusal-nothing-to-undo = There is nothing of yours to take back.
refusal-no-vote = There is no question before the table.
refusal-vote-open = Another question must be settled first.
refusal-already-answered = You are not asked, or have answered.
refusal-option-missing = Which option? There are: { $known }.
refusal-option-unknown = There is no option { $option }.{ $nearest-count ->
        [0] {" "}There are: { $known }.
       *[other] {" "}Did you mean { $nearest }?
    }
refusal-option-value = { $option } cannot be set to that. It takes: { $choices }.
refusal-option-range = { $option } lies between { $low } and { $high }.
refusal-option-excluded = { $option } cannot be combined with { $other }: switch { $other } off first.
refusal-option-text = { $option } cannot be read: { $error } { $place }

## Events

event-opened = The table is open.
event-went-on-from = { $no ->
        [0] Practice: a position from a link, after { $step ->
            [0] the opening
            [one] one turn
           *[other] { $step } turns
        }.
       *[other] Practice: game { $no } of another table, from turn { $step } on.
    }
event-joined = { $player } sits down.
event-left = { $player } gets up.
event-readied = { $chair } is ready.
event-start-asked = {""}
event-start-called-off = { $late-count ->
        [0] { $chair ->
            [none] The start is called off.
           *[other] { $chair } calls the start off.
        } Say ready again: there is a new secret.
       *[other] The start is called off: no number came from the device of { $late }. Say ready again: there is a new secret.
    }
event-option-set = { $value ->
        [true] Option “{ $name }” is on.
        [false] Option “{ $name }” is off.
       *[other] Option “{ $name }”: { $value }.
    }{ $reset-count ->
        [0] {""}
       *[other] {" "}That switches off: { $reset }.
    }
event-swapped = { $chair } and { $other } change places.
event-shuffled = Chance has decided who sits where.
event-ended-alone = { $chair } ends the game: nobody else has come back. It counts for nobody.
event-bot-seated = { $bot } sits down (bot, { $level }).
event-bot-left = { $bot } gets up (bot, { $level }).
event-bot-took-over = { $why ->
        [time] { $chair } is out of time; a bot ({ $level }) plays on until they come back.
        [others] The others let a bot ({ $level }) play for { $chair } until they come back.
        [idle] The others let a bot ({ $level }) play for { $chair } until they come back.
       *[left] A bot ({ $level }) plays for { $chair }.
    }
event-returned = { $chair } is back.
event-seat-taken = { $player } plays on for { $bot } (bot, { $level }).
event-offered = { $on ->
        [true] { $chair } offers this chair to whoever wants to play on.
       *[false] { $chair } keeps the chair.
    }
event-seat-given = { $player } plays on for { $former }.
event-queued = { $on ->
        [true] { $player } waits for a free chair.
       *[false] { $player } waits for a chair no longer.
    }
event-lent = { $other } decides for { $chair } now.
event-taken-back = { $chair } decides again.
event-host-changed = { $player } is the host now.
event-game-began = Game { $no } begins.
event-game-ended = { $how ->
        [aborted] Game { $no } ends without a winner.
        [conceded] Game { $no } is given up{ $winners-count ->
            [0] .
            [one] ; { $winners } wins.
           *[other] ; { $winners } win.
        }
       *[rules] { $winners-count ->
            [0] Game { $no } is over: nobody wins.
            [one] { $winners } wins game { $no }.
           *[other] { $winners } win game { $no }.
        }
    }{ $goal ->
        [1] {""}
       *[other] { $match_over ->
            [true] {" "}That decides the match!
           *[false] {""}
        }
    }
event-vote-called = { $about ->
        [undo] { $by } would like to take back a turn.
        [pause] { $by } would like to let the game rest.
        [kick] { $by } would like to remove { $chair }.
        [stand-in] { $by } asks whether a bot should play for { $chair }, who does not move.
        [substitute] { $player } would like to play on for { $chair }, who offers the chair.
       *[abort] { $by } would like to end the game without a winner.
    }
event-voted = { $yes ->
        [true] { $chair } agrees.
       *[false] { $chair } refuses.
    }
event-vote-closed = { $passed ->
        [true] Agreed.
       *[false] Not agreed.
    }
event-undone = { $draws ->
        [0] { $seat } takes back a turn.
        [one] { $seat } takes back a turn, and with it one draw of chance: it is made again.
       *[other] { $seat } takes back a turn, and with it { $draws } draws of chance: they are made again.
    }
event-withdrawn = { $chair } withdraws the question.
event-terms-renewed = From here on the present terms of fair play hold at this table.
event-conceded = { $seat } gives up.
event-kicked = { $player } was removed from the table.
event-paused = { $chair } lets the game rest.
event-resumed = { $chair }: the game goes on.
refusal-revealed = That was revealed, and cannot be taken back.
refusal-shared-deal = Everybody plays this deal alone, once, and with the same options.
event-disclosed = The secret of the shared deal is shown: every draw can be recomputed now.
event-closed = The host of the hall has closed this table.
refusal-no-such-day = Nobody has played on that day.
refusal-no-such-puzzle = There is no such puzzle.
refusal-no-such-book = There is no such book.
refusal-no-such-person = Nobody here goes by this address.
refusal-no-such-season = There is no such season, or no such game.
refusal-book-refused = This book cannot be taken: { $error } at { $place }.
refusal-book-not-won = Win these stages yourself first, each alone: { $stages }.
refusal-key-taken = A book of this key is there already: choose another one.
refusal-key-changed = A book keeps its key: publish it as a new one.
refusal-not-your-book = That is not your book.
refusal-too-many-books = You have published as many books as there is room for.
refusal-no-such-import = There is no such imported log, or its owner does not share it.
refusal-too-many-imports = You have as many imported logs as there is room for: { $most }, and { $mebibytes } MiB in all. Delete one first.
refusal-notes-full = You have { $most } notes, as many as there is room for. Delete one first.
refusal-import-busy = Your last log is still being checked. Wait for it.
refusal-import-large = This log is too long: { $entries } entries at most.
refusal-import-slow = This log takes too long to check: more than { $seconds } seconds.
refusal-import-unfinished = No game of this log is over, with its secret shown.
refusal-import-bad = Entry { $rev } of this log is not right: { $why ->
        [empty] there is nothing in the file.
        [unreadable] it is no entry of a log.
        [order] an entry is missing before it, or it stands in the wrong place.
        [chain] it was changed, or what stood before it was.
        [commitment] the game did not begin with the secret the hall had committed to.
        [secret] the secret shown is not the one committed to.
        [nonce] a device’s number is not the one it had pledged.
        [draws] chance is not what secret and numbers make it.
        [version] this hall does not have the version of the rules it was played by.
       *[other] the rules do not allow it.
    }
refusal-no-advice = There are no hints and reviews for this game.
event-clock-set = { $days ->
        [0] { $minutes ->
            [0] { $seconds ->
                [0] No clock: everybody may think as long as they like.
                [one] Clock: one second a turn.
               *[other] Clock: { $seconds } seconds a turn.
            }
           *[other] Clock: { $minutes ->
                [one] one minute
               *[other] { $minutes } minutes
            } each{ $seconds ->
                [0] .
                [one] , and one second more each turn.
               *[other] , and { $seconds } seconds more each turn.
            }
        }
        [one] Clock: one day for each turn.
       *[other] Clock: { $days } days for each turn.
    }
event-timeout-set = { $then ->
        [bot] When somebody’s time runs out, a bot stands in.
        [concede] Whose time runs out gives up.
       *[nothing] When somebody’s time runs out, the others decide what comes of it.
    }
event-rated-set = { $on ->
        [true] The games of this table are rated from now on.
       *[other] The games of this table are not rated from now on.
    }
event-welcome-set = { $on ->
        [true] People may take a bot’s seat until the second round is over.
       *[other] People may no longer take a bot’s seat.
    }
event-listed-set = { $on ->
        [true] The lobby lists this table.
       *[other] The lobby no longer lists this table. Its link still leads here.
    }
event-watchers-set = { $on ->
        [true] { $members ->
            [true] Players with an account may watch.
           *[false] Others may watch.
        }{ $entries ->
            [0] {""}
            [one] {" "}They are one entry behind.
           *[other] {" "}They are { $entries } entries behind.
        }{ $minutes ->
            [0] {""}
            [one] {" "}They are one minute behind.
           *[other] {" "}They are { $minutes } minutes behind.
        }
       *[other] Only the people of this table see its games.
    }
event-door-set = { $lowest ->
        [0] { $highest ->
            [0] { $games ->
                [0] { $stayed ->
                    [0] Everybody may sit down here.
                   *[other] This table has a door for newcomers.
                }
               *[other] This table has a door for newcomers.
            }
           *[other] This table has a door for newcomers.{" "}Their rating is at most { NUMBER($highest, useGrouping: 0) }.
        }
       *[other] This table has a door for newcomers.{" "}{ $highest ->
            [0] Their rating is at least { NUMBER($lowest, useGrouping: 0) }.
           *[other] Their rating is between { NUMBER($lowest, useGrouping: 0) } and { NUMBER($highest, useGrouping: 0) }.
        }
    }{ $games ->
        [0] {""}
        [one] {" "}They have finished one game of this game at least.
       *[other] {" "}They have finished { $games } games of this game at least.
    }{ $stayed ->
        [0] {""}
       *[other] {" "}They finish at least { $stayed } % of their games.
    }
event-hinted = { $chair } has asked a bot for a hint. { $moves-count ->
        [0] {""}
       *[other] It would play:
    }
event-timed-out = { $chair } has run out of time.
event-went-away = { $chair } is on vacation: their clock stands still.
event-came-back = { $chair } is back from vacation.
refusal-no-days-left = You are on vacation or have planned one already, or have only { $left ->
        [one] one day
       *[other] { $left } days
    } left in that year.
refusal-too-far-ahead = A vacation can be planned a year ahead.
event-credited = The hall was away for { $seconds ->
        [one] one second. It counts
       *[other] { $seconds } seconds. They count
    } for nobody.
refusal-clock-both = A clock counts minutes for the game or days for the turn, not both.
refusal-rated-accounts-only = This table is rated, and only people with an account can be rated. Make an account (the name at the top leads there), ask the host for a table that is not rated, or choose another one.
refusal-rated-no-robots = This table is rated, and programs are not rated. Ask for a table that is not.
refusal-rated-guests-sit = Guests sit here, and only people with an account can be rated. The host can switch the rating off.
refusal-rated-no-bots = Games with bots are not rated.
refusal-rated-alone = What one plays alone is not rated.
refusal-not-listable = This table was opened unlisted and stays so.
refusal-no-watchers = Only its own people watch this table.
refusal-members-watch = Only players with an account watch this table.
refusal-welcome-alone = Nobody else can play here.
refusal-too-late-to-join = No bot’s seat can be taken any more: that is possible until round { $rounds } of the first game is over, and you can watch.
refusal-held-another-seat = You have held another seat in this game and know what it knew.
refusal-not-in-line = You do not wait here.
refusal-in-line-already = You wait already: place { $place } in the line.
refusal-chair-free = A chair is free: sit down.
refusal-line-full = { $most } people wait here already.
refusal-chair-held = The free chair is held for those who waited, for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } more.
refusal-rated-no-hints = This game is rated: no bot gives hints.
refusal-no-clock = No clock is running.
refusal-time-left = There is time left.
refusal-too-much-credit = Not so much time has passed.
refusal-chat-repeat = You have just said that.
refusal-chat-flood = Not so fast. You can say something again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
refusal-chat-muted = A moderator has taken the floor from you until { $until }: { $why }
refusal-banned = You cannot play here until { $until }: { $why }
refusal-not-at-this-table = You cannot sit down at this table. There are others.
refusal-yourself = That is you yourself.
refusal-letters-closed = They take no letters from you.
refusal-talk-off = Nobody talks in the lobby here.
refusal-no-such-line = There is no such line any more.
refusal-list-full = There is room for { $most } people on a list.
refusal-list-changed = This list has changed meanwhile. Look at it and try again.
refusal-no-such-list = There is no such list.
refusal-nobody-of-that-name = Nobody called { $name } sits or speaks here.
refusal-reported-already = You have reported this already. A moderator will look at it.
refusal-not-moderator = Only moderators may look here.
refusal-push-off = This hall tells nothing to browsers.
refusal-push-address = Your browser gave an address that cannot be used.
refusal-push-away = Your browser’s push service did not take it. Try again later.
refusal-no-such-browser = That browser is not told any more.
refusal-mail-off = This hall sends no e-mail.
refusal-mail-address = That is no e-mail address.
refusal-mail-away = The mail server did not answer. Try again later.
refusal-mail-often = This address has had enough letters that ask for today. Try again tomorrow.
refusal-mail-unwanted = The owner of this address wants no letters from this hall.
refusal-no-such-letter = This link is over: ask for another letter on the page of your account.
refusal-closing = The hall closes for a moment: no game can begin now. Try again when it is back.
refusal-not-host-of-hall = Only the host of the hall may look here.
refusal-table-closed = This table has been closed by the host of the hall.
refusal-no-such-backup = There is no backup of that name.
refusal-not-backed-up = The backup could not be written: { $why }
refusal-own-case = Nobody judges their own case.
refusal-not-over-moderators = Moderators answer to the host alone.
refusal-why-missing = Say why: the person and the audit are told.
refusal-no-such-report = There is no such report, or somebody has dealt with it.
event-filling = { $seconds ->
        [0] The game waits for people.
        [one] In one second bots take the missing chairs and the game begins.
       *[other] In { $seconds } seconds bots take the missing chairs and the game begins.
    }
refusal-already-played = Only before the first game.
refusal-not-to-be-filled = Nobody waits for bots here.
refusal-no-such-club = There is no such club, or it shows itself only to who is invited.
refusal-no-such-member = They do not belong to this club (any more).
refusal-no-such-invitation = This invitation is not good (any more).
refusal-club-role = { $need ->
        [owner] Only the owner of the club may do that.
        [officer] Only officers of the club may do that.
       *[member] Only members of the club may do that.
    }
refusal-not-in-this-club = You cannot join this club. There are others.
refusal-club-name-taken = There is a club of that name, or one that looks like it.
refusal-in-the-club = You belong to this club already.
refusal-club-asked = You have asked already. An officer of the club will answer.
refusal-club-owner = The club is yours: hand it over first, or close it.
refusal-club-full = The club has no room for more.
refusal-too-many-clubs = That would be more than { $most } clubs.
refusal-club-step = That cannot be done with somebody who stands to the club as they do.
refusal-club-heir = A club is handed over to somebody with an account.
refusal-club-solo = Only one person can sit at a table of that game.
refusal-club-members-only = This table is for members of a club. One of them can send you an invitation.
refusal-door-order = The lowest rating, { NUMBER($lowest, useGrouping: 0) }, is above the highest, { NUMBER($highest, useGrouping: 0) }.
refusal-door-unrated = Newcomers here have a rating of { NUMBER($lowest, useGrouping: 0) } or more. You have no rating yet: it counts after { $need } rated games of this game, and you have { $have }.
refusal-door-too-low = Newcomers here have a rating of { NUMBER($lowest, useGrouping: 0) } or more. Yours is { NUMBER($points, useGrouping: 0) }.
refusal-door-too-high = Newcomers here have a rating of { NUMBER($highest, useGrouping: 0) } or less. Yours is { NUMBER($points, useGrouping: 0) }.
refusal-door-games = Newcomers here have finished { $least ->
        [one] one game
       *[other] { $least } games
    } of this game or more. You have finished { $have }.
refusal-door-stayed = Newcomers here finish { $least } % of their games with other people or more. You have finished { $have } %.
refusal-table-password = This table has a password. Give it first (/password WORD).
refusal-table-password-wrong = That is not the password of this table.
refusal-table-password-length = A table’s password has { $least } to { $most } characters.
event-redrawn = { $chair } chooses what chance has drawn.
refusal-practice-only = Only in practice, where nothing counts, can what chance draws be chosen.
refusal-nothing-drawn = Nothing has been drawn since the last turn.
event-went-to = { $chair } goes to another position, after { $step ->
        [0] the opening
        [one] one turn
       *[other] { $step } turns
    }.
event-cursor-asked = { $player } would like to move here.
event-cursor-passed = { $player } moves from now on.
event-cursor-kept = { $player } does not move for now.
refusal-nothing-to-redo = No turn was taken back from here.
refusal-tree-full = This board holds { $most } positions already. Go on from one of them at a new table.
refusal-cursor-asked = Somebody else is asking already. Try again in a minute.
refusal-no-such-position = This link does not hold a position of this game.
refusal-cursor-kept = The answer was no. Ask again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
