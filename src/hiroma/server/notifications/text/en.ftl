mail-confirm-subject = Shall we tell you when it is your turn?
mail-confirm =
    Somebody, probably you, has asked the hall at { $site } to write to this address when it is { $name }'s turn.

    Yes, please: { $confirm }

    If it was not you, do nothing: nothing more will come. To be sure of that: { $stop }
mail-turn-subject = It is your turn
mail-turn =
    { $name }, a game is waiting for you: { $site }/t/{ $table }

    Nothing more about this table will come until you have been there.
    No more letters at all: { $stop }
mail-seat-subject = A bot plays your seat
mail-seat =
    { $name }, a bot plays your seat in { $game }. You can take it back at any time: { $site }/t/{ $table }

    Nothing more about this table will come until you have been there.
    No more letters at all: { $stop }
push-turn-title = It is your turn
push-turn = { $game }: { $count ->
    [0] your game is waiting for you.
   *[other] { $who } { $count ->
        [1] is
       *[other] are
    } waiting for you.
}
push-turns = { $count } games are waiting for you.
push-seat-title = A bot plays your seat
push-seat = { $game }: take it back whenever you like.
push-try-title = This is how we tell you
push-try = When it is your turn, this browser tells you so.
hook-over = { $game } is over. First: { $who }.
hook-over-nobody = { $game } is over. Nobody won.
hook-bot = a bot
hook-turn = It is your turn in { $game }.
hook-seat = A bot plays your seat in { $game }. You can take it back at any time.
