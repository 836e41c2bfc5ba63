# The pages around the game.

language = English
name = Crosstown
nav = Pages
nav-start = New game
nav-tables = My tables
nav-rules = Rules
nav-about = About
title-start = Crosstown: city games in your browser
title-tables = My tables – Crosstown
title-about = About – Crosstown
title-table = { $city } – Crosstown
title-your-turn = ● Your turn – { $city }
title-over = Game over – { $city }
loading = Loading…
new-game = New game
reload = Try again
close = Close
yes = Yes
no = No

## Start
start-title = { $count ->
    [4] Four
   *[other] { $count }
} cities, fifteen minutes, all aboard
start-about = Collect cards, claim routes, complete your tickets: against the computer, with friends, or around one device.
continue-title = Continue
continue-with = with { $names }
start-city = Choose a city
start-more = More options
start-first = Who begins
first-random = Drawn by lot
first-me = I begin
first-name = { $name } begins
first-seat = Player { $number } begins ({ $who })
start-first-why = If the youngest is to begin, choose who that is.
start-clock = Time to think
clock-none = As long as you like
clock-move-60 = One minute a turn
clock-move-180 = Three minutes a turn
clock-move-86400 = One day a turn
clock-game-900 = 15 minutes a player for the whole game
start-own-board = A board of your own
start-own-choose = Choose a file…
start-own-not = Play the city instead
start-own-board-why = A board file (TOML) is played in place of the chosen city.
own-board-picture = The board of { $name }
own-board-players = for { $players } players
start-play = Play
start-invite = Open the table and invite
default-name = Player
default-other = Player { $number }

city-other = { $name }
city-other-reconstruction = A reconstruction, not the printed board.
city-other-source = { $provenance }

seats-title = Who plays?
seat-you = Your name
seat-number = Player { $number }
seat-name = Name of player { $number }
seat-remove = Remove player { $number }
seat-add = Add a player
seat-open = Open seat
sitter-bot-easy = Bot: easy
sitter-bot-medium = Bot: medium
sitter-bot-hard = Bot: hard
sitter-bot-expert = Bot: expert
sitter-device = Somebody on this device
sitter-friend = A friend, by link

## My tables
tables-title = My tables
tables-about = The list is kept on this device only.
tables-none = No tables yet. Start a game, and it will be here.
tables-forget = Forget
state-unknown = …
state-gone = No longer on the server
state-mine = Your turn
state-waiting = Waiting for players
state-playing = Being played
state-over = Game over
result-won = { $count ->
    [one] Won with { $count } point
   *[other] Won with { $count } points
}
result-place = Place { $place } of { $of }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}. The winner has { $best }.
result-of-others = { $name } won with { $count ->
    [one] { $count } point
   *[other] { $count } points
}
result-abandoned = Ended early
stats-title = Your games
stats-city = City
stats-level = Strongest bot
stats-games = Games
stats-won = Won
stats-best = Best

## Before the game
lobby-title = A table in { $city }
lobby-waiting = { $count ->
    [0] Everybody is here.
    [one] One seat is open. The game begins when it is taken.
   *[other] { $count } seats are open. The game begins when they are taken.
}
lobby-level = The bot’s level
lobby-fill = Seat a bot
lobby-leave = Leave the seat
lobby-watch = You are watching. To play, ask for the link of the invitation.
seat-lost = You made or joined this table on this device, but the server no longer recognises you: your browser has blocked or deleted the cookie that tells which seat is yours. Allow cookies for this page and begin a new game.
seat-lost-watch = Watch this table
join-title = A seat is waiting for you
join = Take the seat
invite-title = Invite friends
invite-why = Whoever opens this link can take a seat. It also works as a code for a phone’s camera.
invite-link = Link
invite-code = QR code of the link
invite-share = Join our table in { $city }
link-here = Only this computer can open this link. For others in your network, stop the server, start it with the following command, and open this page again; the table will still be there:
link-network = The link has the address of this computer in your network. It is for the others: you can stay here.
copy = Copy the link
copied = Copied
share = Share…

## Settings
options-title = Settings
set-language = Language
set-theme = Colours
set-pace = Pace of the others
set-confirm = Ask before sending an action
set-sound = Sound
theme-auto = As on this device
theme-light = Light
theme-dark = Dark
pace-instant = At once
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow

## About
about-title = About Crosstown
about-what = Crosstown is a free, open-source home for the city games of the Ticket to Ride family. You can play it here, or host it yourself with a single program.
about-unofficial = It is unofficial and not connected with Days of Wonder or Asmodee. If you like these games, buy them: they are even better on a table.
about-fair = Fair cards
about-fair-text = Cards are shuffled from a secret seed. Its fingerprint is published before the first card, and the seed itself with the record after the end, so that everybody can check that nothing was changed. Every player’s device adds bytes of its own before the cards are dealt, so that not even the host can choose them. A host can still look at them.
about-private = Your data
about-private-text = There are no accounts and no tracking. A cookie tells the server which seats are yours; your tables and settings are kept on this device.
