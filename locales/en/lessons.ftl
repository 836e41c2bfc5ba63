# A first game that explains itself. Each lesson has a title and a text; numbers come from the board.
# $piece is a kind of piece, $wild what the wild card shows.

learn = Learn by playing
learn-about = A guided first game in { $city } against an easy bot, about ten minutes.

coach-title = Explanations
coach-on = Explain the rules as I play
coach-off = End the explanations
coach-next = Got it
coach-show = Show me
coach-progress = { $seen } of { $all } rules seen
coach-learned = { $count ->
    [0] You played a whole game
    [one] You played a whole game and learned { $count } rule
   *[other] You played a whole game and learned { $count } rules
}
coach-wait = The others are playing. Watch what they take.
coach-over = Read the rules of { $city } again
coach-rest = Your choice. I speak up when a new rule matters.

lesson-pieces = { $piece ->
    [taxi] taxis
    [bus] buses
    [subway] subway trains
    [train] trains
   *[streetcar] streetcars
}
lesson-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Before the first turn
lesson-welcome-title = Welcome to { $city }!
lesson-welcome = Claim routes with your { lesson-pieces } and connect the places on your tickets: most points win. I explain each rule when it first matters, and you play as you like.
lesson-choose-title = Your first tickets
lesson-choose = A ticket names two places. If your own routes connect them in the end, by whatever way, you get its points; if not, you lose them. Keep one or both. Only you see them.
lesson-place-title = Tourists come to town
lesson-place = { $me ->
    [yes] Before the first turn you put a stack of tourists on a place that has none. They come along with routes that end there, so choose a place where you want to go.
   *[no] Before the first turn { $name } put tourists on the marked places. You will soon see what they are good for.
}

## The turn
lesson-tickets-title = What you are after
lesson-tickets = { $count ->
    [one] Your ticket is { $tickets }. Its two places are marked on the board. Choose it in your list to see them again.
   *[other] Your tickets are { $tickets }. Their places are marked on the board. Choose one in your list to see its places again.
}
lesson-turn-title = Three things to choose from
lesson-turn = In a turn you do exactly one thing: take cards, claim a route on the board, or draw more tickets. Then the next player goes.
lesson-draw-title = Taking cards
lesson-draw = Routes are paid for with cards of one colour. A turn of drawing gives you two cards, one after the other: take a face-up one, and it is replaced at once, or the top one of the deck.
lesson-second-title = Now the second card
lesson-second = Take another one, face up or from the deck, and your turn is over. Only a face-up { wild-card } cannot be the second card.
lesson-claim-title = A route for you
lesson-claim = { $color ->
    [grey] You can pay for every route that glows. { $a } – { $b } asks for { card-count } of any one colour.
   *[other] You can pay for every route that glows. { $a } – { $b } asks for { card-count } of its colour ({ route-color }).
} Choose a route on the board to claim it. One in a turn, anywhere.
lesson-pay-title = How to pay
lesson-pay = There is more than one way to pay. A { wild-card } replaces a card of any colour; if you have colours enough, you may want to save it.
lesson-keep-title = New tickets
lesson-keep = { $count ->
    [one] This was the last ticket, so you keep it. It counts at the end, for you or against you.
   *[other] Keep one or both; the other goes under the deck. What you keep counts at the end, for you or against you. Have you enough { lesson-pieces } left?
}
lesson-last-title = The last round
lesson-last = { $me ->
    [yes] You are down to { $count ->
        [one] one piece
       *[other] { $count } pieces
    } or fewer, and that brings on the last round: everybody takes one more turn, you too.
   *[no] { $name } is down to { $count ->
        [one] one piece
       *[other] { $count } pieces
    } or fewer, and that brings on the last round: everybody takes one more turn, { $name } too.
} Cards left over are worth nothing: claim what you can.

## When it first matters
lesson-points-title = Your first points
lesson-points = { $a } – { $b } is yours, for { lesson-worth }. { $piece ->
    [subway] Subway routes of { $lengths } cards bring { $worths } points, and each takes one of your { $pieces } trains.
   *[other] Routes of { $lengths } spaces bring { $worths } points: long ones pay best. Each space takes one of your { $pieces } { lesson-pieces }.
}
lesson-done-title = A ticket is completed!
lesson-done = { $ticket } is completed: it adds { lesson-worth } at the end. Nobody can take that from you.
lesson-double-title = Two routes side by side
lesson-double = { $players ->
    [2] { $a } – { $b } has two routes. With two players, the second one is closed as soon as the first is taken.
   *[other] { $a } – { $b } has two routes. Nobody may own both, so the second one is for somebody else.
}
lesson-tokens-title = Your first tourist
lesson-tokens = Tourists from { $counts } different places bring { $worths } points at the end. So collect them all over the town.
lesson-ferry-title = Ferries
lesson-ferry = { $ferries ->
    [one] { $a } – { $b } has a ferry sign: one of its { card-count } must be a { wild-card }.
   *[other] { $a } – { $b } has { $ferries } ferry signs: { $ferries } of its { card-count } must be { wild-card } cards.
} The rest is paid as usual.
lesson-subway-title = Below ground
lesson-subway = { $a } – { $b } is a subway route: one long space for one of your { $pieces } subway trains. It costs { card-count }, as many as it has signs. Streetcars cannot go there, nor subways elsewhere.
lesson-block-title = Taken is taken
lesson-block = { $name } has claimed { $a } – { $b }, for good. If somebody is in your way, go around: for a ticket, any way counts.
lesson-low-title = The end comes nearer
lesson-low = { $me ->
    [yes] You have { $count } pieces left.
   *[no] { $name } has { $count } pieces left.
} { $limit ->
    [one] Whoever ends a turn with one or none starts the last round.
   *[other] Whoever ends a turn with { $limit } or fewer starts the last round.
} So finish your tickets in time.
lesson-wild-title = The { wild-card }: a wild card
lesson-wild = It stands for any colour, whenever you pay. But a face-up one is a whole turn: you take no second card.
lesson-blind-title = Drawing blind
lesson-blind = Nobody sees what you draw from the deck. And if it is a { wild-card }, you are lucky: it counts as one ordinary card, and you take two in that turn.
lesson-grey-title = Grey routes
lesson-grey = { $a } – { $b } is grey: pay with the colour you like, as long as all cards have the same. A { wild-card } fits in anywhere.
lesson-sweep-title = Two { wild-card } cards face up
lesson-sweep = If a third one turns up, all five face-up cards are put away and five new ones laid out.
lesson-more-title = Time for more tickets?
lesson-more = All your tickets are completed. As a turn, you can draw two more and keep one or both. Only do it if you can still complete them: a missed ticket costs points.
lesson-reshuffle-title = When the deck runs out
lesson-reshuffle = When there are no cards left to draw, the discards are shuffled into a new deck. By the way: you may hold as many cards as you like.
lesson-alone-title = You know your way
lesson-alone = From now on I leave the moves to you, and only speak up when a new rule matters.

## The end
lesson-score-routes-title = Counting up: routes
lesson-score-routes = { $count ->
    [0] The game is over. First come the routes: you have none.
    [one] The game is over. First come the routes: your { $count } route brought { lesson-worth }.
   *[other] The game is over. First come the routes: your { $count } routes brought { lesson-worth }.
}
lesson-score-tickets-title = Counting up: tickets
lesson-score-tickets = Now all tickets are shown. Each completed one adds its points, each missed one subtracts them. Yours: { $done } completed, { $missed } missed.
lesson-score-bonus-title = Counting up: extra points
lesson-score-win-title = Who wins?
lesson-score-win = Most points win. If they are equal, it is whoever completed more tickets; if those are equal too, the victory is shared. Now you know how to play. Another game?
