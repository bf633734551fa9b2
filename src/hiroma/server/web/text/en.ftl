# Link previews: what messengers show of an address of the hall.
brand = Hiroma
comma = {", "}
person = { $name }
more = { $count } more
bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
nobody = nobody yet
hall-title = Hiroma
hall-text = A hall for board games: open a table, share the link, play people or bots.
invitation-title = Come and play { $game }
invitation-text = You are invited to a table. No account needed: open the link and take a seat.
open-title = Come and play { $game }
open-text = At the table: { $who }. No account needed: open the link and take a seat.
playing-title = { $game } – watch the game
playing-text = Playing now: { $who }.
over-title = { $game } – the game is over
over-text = At the table: { $who }.
replay-title = { $game } – watch the game
replay-text = A finished game, move by move.
replay-won-title = { $game } – won by { $winner }
replay-won-text = Players: { $who }. Watch the game move by move.
replay-lost-title = { $game } – nobody won
replay-lost-text = Players: { $who }. Watch the game move by move.
daily-title = The daily challenge
daily-text = The same deal for everybody, one ranked try. How far do you get?
club-text = A club for board games.

# The page for a browser that the hall turns away for now.
away-title = One moment, please
away-flood = A great deal was asked of the hall from here just now.
away-store-away = The hall cannot reach its records just now.
away-closing = The hall is starting anew.
away-too-many-guests = Many new guests have come from your network. Come back in a while, or use a browser that has been here before.
away-again = This page tries again by itself in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
away-now = Try now
away-other-title = Nothing here
away-other = The hall cannot read this address.
away-home = To the hall
