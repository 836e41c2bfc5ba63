# The rules of a city, in our own words. Numbers come from the board.
# $pieces, $cards and $tickets are numbers; $kind is a kind of piece, $wild the name of the wild card.

guide-title = Rules of { $city }
guide-lead = Two to four players connect places in the middle of { $city }. Whoever has most points at the end wins; a game takes about ten to fifteen minutes.

guide-parts = What there is
guide-parts-pieces = { $kind ->
    [taxi] Everybody has { $pieces } taxis of one colour.
    [bus] Everybody has { $pieces } buses of one colour.
    [subway] And { $pieces } subway trains.
    [train] Everybody has { $pieces } trains of one colour.
   *[streetcar] Everybody has { $pieces } streetcars of one colour.
}
guide-parts-cards = There are { $cards } cards: { $each } of each of { $colors } colours, and { $wilds } wild ones, which stand for any colour. The wild card here is the { $wild ->
    [taxi] taxi
    [bus] bus
    [ferry] ferry
    [bicycle] bicycle
   *[locomotive] locomotive
}.
guide-parts-tickets = Each of the { $tickets } tickets names two places and a number of points.

guide-setup = How it begins
guide-setup-deal = Everybody gets two cards, which stay hidden, and five more are laid face up in a row.
guide-setup-tickets = Everybody is also offered two tickets and keeps one or both. All choose at the same time, and nobody learns how many the others keep before the last has chosen. What you keep stays secret until the end; what you return goes under the ticket deck.
guide-setup-first = Who begins is drawn by lot, unless whoever opens the table says who: the youngest, for example. In another game of the same players the first turn moves on by one seat.

guide-turn = Your turn
guide-turn-three = Turns go round clockwise, in the order of the seats. In your turn you do exactly one of three things: draw cards, claim a route, or draw tickets.
guide-turn-pass = If you can do none of them, you pass; passing by choice is not allowed. If everybody passes one after the other, the game is over and scored.

guide-draw = Drawing cards
guide-draw-two = Take two cards, one after the other, face up from the row or blind from the deck. A card from the row is replaced at once, before you choose the second.
guide-draw-begun = A draw that you have begun you finish: after the first card you cannot do something else, and if there is a second card to take, you take it.
guide-draw-wild = A face-up wild card counts for both: take it first and your turn is over, and you cannot take one second. Drawn blind, it is a card like any other.
guide-draw-sweep = Whenever three or more of the five face-up cards are wild, all five are put away and five new ones turned up.
guide-draw-shuffle = When a card is needed and the deck is empty, the discards are shuffled into a new deck. You may hold as many cards as you like.

guide-claim = Claiming a route
guide-claim-free = Choose a free route anywhere on the board; it need not touch your others. You can claim one route in a turn.
guide-claim-pay = Play as many cards as it asks for, all of one colour: the colour of the route, or any single colour for a grey one. Wild cards replace whatever you lack, even all of it, and you may use them even if you lack nothing. Then the cards go to the discards.
guide-claim-pieces = Put one of your pieces on each space. If you have too few pieces, you cannot claim it.
guide-claim-double = Where two routes of the same length run side by side, nobody may own both. With two players, the second one is closed to everybody as soon as the first is taken.
guide-claim-points = A route brings points by its length:
guide-claim-points-subway = A subway route brings points by what it costs:
guide-claim-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
guide-claim-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
guide-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

guide-tickets = Drawing tickets
guide-tickets-draw = Draw two tickets and keep one or both; a ticket that you return goes under the deck. What you keep stays with you until the end.
guide-tickets-last = If only one ticket is left, you draw it and have to keep it. If none is left, you cannot draw tickets.
guide-tickets-worth = At the end a ticket is completed, and brings its points, if your own routes connect its two places, by whatever way. If they do not, you lose as many points. You may hold as many tickets as you like.

guide-ferries = Ferries
guide-ferries-text = Each ferry sign on a route asks for one ferry card. The other spaces are paid as usual, and you may use further ferry cards for them.

guide-subways = Subways
guide-subways-text = A subway route has one long space for one subway train, with a sign for each card that it costs. Streetcars and subway trains cannot stand in for each other.

guide-end = How it ends
guide-end-last = { $last ->
    [one] When somebody ends a turn with at most one piece left, everybody has one more turn, that player included.
   *[other] When somebody ends a turn with at most { $last } pieces left, everybody has one more turn, that player included.
}
guide-end-kinds = Pieces of all kinds count together here.
guide-end-score = Then all tickets are shown. Add up the points of your routes and of completed tickets, and take off those of the tickets that you have not completed.{ $bonus ->
    [yes] {" "}Then add the extra points of the city.
   *[no] {""}
}
guide-end-tie = With equal points, whoever completed more tickets wins; if that is equal too, the victory is shared.

guide-rare = Rare cases
guide-rare-second = If there is no second card that you may take, your turn ends after the first. If there is none at all, you cannot draw cards.
guide-rare-empty = If deck and discards are empty, spaces in the row stay empty until there are discards again.
guide-rare-sweep = The row is swept only if it has five cards, and only while deck, discards and row together have at least three cards that are not wild. With fewer, every new row would have three wild cards again.
guide-rare-left = If somebody leaves, a bot plays on for them; or all agree to end the game.

guide-source = Where this comes from
guide-source-rules = The rules are those of the printed games, in our own words. Numbers such as R3.4 name a rule, those with a Q a ruling of ours where the rulebooks are silent. When something is refused, the rule is named with its number.
