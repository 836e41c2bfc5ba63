# The game.

## Players and cards
bot-name = { $level ->
    [easy] { $name } (easy bot)
    [hard] { $name } (hard bot)
    [expert] { $name } (expert bot)
   *[medium] { $name } (medium bot)
}
wild-card = { $wild ->
    [taxi] Taxi
    [bus] Bus
    [ferry] Ferry
    [bicycle] Bicycle
    [locomotive] Locomotive
   *[other] wild card
}
a-card = { $color ->
    [blue] a blue card
    [green] a green card
    [black] a black card
    [pink] a pink card
    [red] a red card
    [orange] an orange card
    [yellow] a yellow card
    [purple] a purple card
    [white] a white card
    [wild] a { wild-card } (wild)
   *[other] a { $color } card
}
cards = { $color ->
    [wild] { $count } { wild-card } (wild)
    [blue] { $count } blue
    [green] { $count } green
    [black] { $count } black
    [pink] { $count } pink
    [red] { $count } red
    [orange] { $count } orange
    [yellow] { $count } yellow
    [purple] { $count } purple
    [white] { $count } white
   *[other] { $count } { $color }
}
route-color = { $color ->
    [blue] blue
    [green] green
    [black] black
    [pink] pink
    [red] red
    [orange] orange
    [yellow] yellow
    [purple] purple
    [white] white
    [grey] any colour
   *[other] { $color }
}
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
players-title = Players
player-you = you
player-acts = to move
player-away = away
player-wants-end = proposes to end
stat-points = points
stat-cards = cards
stat-tickets = tickets
stat-pieces = pieces
stat-pieces-taxi = taxis
stat-pieces-bus = buses
stat-pieces-streetcar = streetcars
stat-pieces-subway = subways
stat-tourists = tourists
tourist-symbol = { $symbol ->
    [0] camera
    [1] sun
    [2] ice cream
    [3] umbrella
    [4] balloon
    [5] flower
    [6] kite
   *[7] sunglasses
}
tourists-held = { $count ->
    [0] No tourists
    [one] { $count } tourist: { $symbols }
   *[other] { $count } tourists: { $symbols }
}
tourists-title = { $count ->
    [one] Tourists: { $count } point
   *[other] Tourists: { $count } points
}
tourists-table = Points for different tourists at the end
clock-left = { $time } left

## The table
hand-title = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
hand-area = Your cards and choices
hand-empty = No cards
hand-pays = { $count ->
    [one] pays for { $count } route
   *[other] pays for { $count } routes
}
row-title = Face-up cards
row-card = Take { a-card } from the row
slot-empty = Empty
deck = { $count ->
    [0] Deck: no cards; { $discards } in the discards
    [one] Draw blind: { $count } card in the deck, { $discards } in the discards
   *[other] Draw blind: { $count } cards in the deck, { $discards } in the discards
}
discards = discards: { $count }
ticket-deck = { $count ->
    [0] No tickets left to draw
    [one] Draw tickets: { $count } left
   *[other] Draw tickets: { $count } left
}
deck-short = Deck
tickets-short = Tickets
tickets-title = { $count ->
    [0] Your tickets
    [one] { $done ->
        [0] Your ticket: not completed yet
       *[other] Your ticket: completed
    }
   *[other] Your { $count } tickets: { $done } completed
}
tickets-none = No tickets yet
ticket-ends = { $a } – { $b }
ticket-done = Completed
ticket-open = Not yet
ticket-name = { $a } – { $b } ({ $points })
ticket-news = Ticket completed: { $tickets }.
ticket-worth = { $count ->
    [one] { $count } point if completed, { $count } less if not
   *[other] { $count } points if completed, { $count } fewer if not
}
routes-title = { $count ->
    [0] No route you can claim
    [one] { $count } route you can claim
   *[other] { $count } routes you can claim
}
routes-one = { $a } – { $b }: { card-count }, { route-color } (+{ $points })
routes-gold = for a ticket
lists = Log and lists
lists-short = Log
log-all = From the beginning
log-title = What happened
board-label = Board of { $city }
board-list = All routes as a list
board-whole = Whole board
board-large = Larger
board-route = { $a } to { $b }, { card-count }, { route-color }{ $ferries ->
    [0] {""}
    [one] , { $ferries } ferry
   *[other] , { $ferries } ferries
}; { $owned ->
    [me] yours
    [yes] claimed by { $name }
    [closed] closed
   *[no] { $can ->
        [yes] you can claim it
        [gold] you can claim it, on the way of a ticket
       *[no] free
    }
}
board-place = { $name }{ $count ->
    [0] {""}
    [one] , { $count } tourist token ({ tourist-symbol })
   *[other] , { $count } tourist tokens ({ tourist-symbol })
}{ $held ->
    [yes] , you have one of them
    [no] , you have none of them yet
   *[none] {""}
}{ $can ->
    [yes] , tourists can be put here
   *[no] {""}
}
watching = You are watching. The players’ hands stay hidden.

## What to do now
status-choose-tickets = Choose the tickets you keep
status-place-tourists = Put a stack of tourists on a place
status-turn = Your turn: take cards, claim a route or draw tickets
status-second-card = Take a second card
status-keep-tickets = Choose the tickets you keep
status-pass = Nothing else is possible: you pass
status-wait = { $count ->
    [0] One moment…
   *[other] Waiting for { $names }
}
status-sent = Sending…
status-over = The game is over
hurry = Hurry
hurry-key = Show the others’ moves at once (space bar)
last-round-begins = Last round
last-round = { $count ->
    [one] Last round: one more turn
   *[other] Last round: { $count } more turns
}
line-lost = Connection lost. Trying again; nothing is lost.
line-closing = The server restarts. The game goes on in a moment.
pass = Pass
take-back = Take back
confirm = Yes, do it
confirm-keep = Keep { $tickets }?
confirm-place = Put the tourists on { $place }?
confirm-draw-deck = Draw a card from the deck?
confirm-draw-row = Take { a-card } from the row?
confirm-claim = Claim { $a } – { $b } with { $cards }{ $took ->
    [yes] {" "}and take the tourist at { $tourist }
   *[no] {""}
}?
confirm-tickets = Draw tickets?
confirm-pass = Pass?
payment-title = { $points ->
    [one] { $a } – { $b }: pay with… ({ $points } point)
   *[other] { $a } – { $b }: pay with… ({ $points } points)
}
claim = Claim
claim-with = Claim with { $cards }
tourist-title = Which tourist do you take?
tourist-why = Tourists wait at both ends of this route. You take one of them.
tourist-from = The tourist at { $place } ({ tourist-symbol })
choose-title = Which tickets do you keep?
choose-title-setup = Your first tickets
choose-why = { $count ->
    [one] It is the last one, and you keep it.
   *[other] Keep at least one. Kept tickets stay until the end: completed, they add their points; otherwise they cost them.
}
keep-back = { $back ->
    [0] {""}
   *[other] , return { $back }
}
keep = { $count ->
    [0] Choose at least one
    [one] Keep { $count } ticket{ keep-back }
   *[other] Keep { $count } tickets{ keep-back }
}
place-list = Choose the place from a list
place-label = Place for the tourists
place-put = Put them there
hand-over-title = Pass the device to { $name }
hand-over-why = The cards stay hidden until then.
hand-over-ready = I am { $name }: show my cards

## Log
log-created = The table is open.
log-begins = { $me ->
    [yes] You begin
   *[no] { $name } begins
}{ $rematch ->
    [yes] : after each game the first turn moves on by one seat.
   *[no] .
}
log-sat = { $me ->
    [yes] You take a seat.
   *[no] { $name } takes a seat.
}
log-left = A player has left: the seat is free again.
log-bot-filled = { $name } joins the table.
log-bot-left = { $me ->
    [yes] You have left: a bot plays on for you.
   *[no] { $name } has left: a bot plays on.
}
log-bot-clock = { $me ->
    [yes] Your time is up: a bot plays for you.
   *[no] { $name } is out of time: a bot plays on.
}
log-bot-away = { $me ->
    [yes] You were away: a bot plays for you.
   *[no] { $name } was away: a bot plays on.
}
log-returned = { $me ->
    [yes] You are back.
   *[no] { $name } is back.
}
log-wants-end = { $me ->
    [yes] You propose to end the game here.
   *[no] { $name } proposes to end the game here.
}
log-abandoned = The players have ended the game.
log-stopped = The host of the server has ended the game.
log-resumed = The server is back; the clock starts anew.
log-rematch = There is a table for another game.
log-sweep = { $count ->
    [one] Three wild cards face up: the row is laid anew.
   *[other] Three wild cards face up: the row is laid anew { $count } times.
}
log-shuffle = { $count ->
    [one] The discard becomes the new deck.
   *[other] The { $count } discards are shuffled into a new deck.
}
log-keep = { $me ->
    [yes] You choose your tickets.
   *[no] { $name } chooses tickets.
}
log-keep-known = { $me ->
    [yes] You keep { $tickets }.
   *[no] { $name } keeps { $tickets }.
}
log-place = { $me ->
    [yes] You put tourists on { $place }.
   *[no] { $name } puts tourists on { $place }.
}
log-draw-hidden = { $name } draws a card from the deck.
log-draw-deck = { $me ->
    [yes] You draw { a-card } from the deck.
   *[no] { $name } draws { a-card } from the deck.
}
log-draw-row = { $me ->
    [yes] You take { a-card } from the row.
   *[no] { $name } takes { a-card } from the row.
}
log-claim = { $me ->
    [yes] You claim
   *[no] { $name } claims
} { $a } – { $b } with { $cards } (+{ $points }){ $took ->
    [yes] {" "}and a tourist joins from { $tourist }
   *[no] {""}
}.
log-tickets = { $me ->
    [yes] { $count ->
        [one] You draw { $count } ticket.
       *[other] You draw { $count } tickets.
    }
   *[no] { $count ->
        [one] { $name } draws { $count } ticket.
       *[other] { $name } draws { $count } tickets.
    }
}
log-pass = { $me ->
    [yes] You pass.
   *[no] { $name } passes.
}

## The end
end-winners = { $me ->
    [yes] You win!
   *[no] { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
}
end-finished = The last round has been played.
end-stuck = Nobody could do anything any more.
end-abandoned = The players ended the game; it is scored as it stood.
score-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
score-ticket-done = { $a } – { $b }
score-ticket-missed = { $a } – { $b } (missed)
score-total = Total
signed = { $sign ->
    [plus] +{ $count }
   *[minus] { $count }
}
rematch = Play again
rematch-go = To the next game
rematch-first = { $me ->
    [yes] You begin the next game: the first turn moves on by one seat.
   *[no] { $name } begins the next game: the first turn moves on by one seat.
}
record-download = Download the record

## Menu
menu = Menu
ask-leave = Leave the game
ask-end = Propose to end here
sure-leave = A bot will play on in your place, and you cannot come back to this game. Leave?
sure-end = The game ends when all players agree, and is scored as it stands. Propose it?
watch-title = Let others watch
watch-why = Whoever has this link can watch, but sees nobody’s hand.

## Who the bots are, and what players did last
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
deed-points = +{ $points }
deed-keep = keeps
deed-pass = passes
bot-nora = Travels light and looks around
bot-otto = Reads timetables for pleasure
bot-mila = Knows somebody at every stop
bot-hugo = Never takes the same way twice
