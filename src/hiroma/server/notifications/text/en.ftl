mail-confirm-subject = Shall we tell you when it is your turn?
mail-confirm =
    Somebody, probably you, has asked the hall at { $site } to write to this address when it is { $name }'s turn.

    Yes, please: { $confirm }

    If it was not you, do nothing: nothing more will come. To be sure of that: { $stop }
mail-turn-subject = It is your turn
mail-turn =
    { $name }, a game is waiting for you: { $site }/t/{ $table }

    Nothing more about this table will come until you have been there.
mail-seat-subject = A bot plays your seat
mail-seat =
    { $name }, a bot plays your seat in { $game }. You can take it back at any time: { $site }/t/{ $table }

    Nothing more about this table will come until you have been there.
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
mail-hello = { $name }, this has happened at the hall:
mail-of-turn = Your turn
mail-of-company = Invitations and messages
mail-of-events = Tournaments and clubs
mail-of-news = News of your tables
mail-company-subject = Somebody has a word for you
mail-events-subject = News of your tournaments and clubs
mail-news-subject = News of your tables
mail-digest-subject = { $count ->
    [1] Today at the hall: one piece of news
   *[other] Today at the hall: { $count } pieces of news
}
mail-end = No more letters of the kind “{ $what }”: { $link }
mail-choose = Choose what comes, and when: { $link }
mail-stop = No more letters at all: { $link }
tiding-turn = It is your turn in { $game }.
tiding-seat = A bot plays your seat in { $game }. You can take it back at any time.
tiding-ask = { $name } asks to be your friend.
tiding-letter = { $name } has written to you.
tiding-club-ask = Somebody asks to join the club { $club }.
tiding-club-in = The club { $club } has let you in.
tiding-announced = A tournament of your club is announced: { $name }.
tiding-begun = The tournament { $name } has begun.
tiding-called-off = The tournament { $name } is called off: too few people entered.
tiding-over = The tournament { $name } is over.
tiding-ended = A game of { $game } that you played has ended.
tiding-comment = Somebody has commented on a game of { $game } that you played.
