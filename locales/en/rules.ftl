# The rules of a city, in our own words. Numbers come from the board.
# $pieces, $cards and $tickets are numbers; $kind is a kind of piece, $wild the name of the wild card.

rules-title = Rules of { $city }
rules-lead = Two to four players connect places in the middle of { $city }. Whoever has most points at the end wins; a game takes about ten to fifteen minutes.

rules-parts = What there is
rules-parts-pieces = { $kind ->
    [taxi] Everybody has { $pieces } taxis of one colour.
    [bus] Everybody has { $pieces } buses of one colour.
    [subway] And { $pieces } subway trains.
    [train] Everybody has { $pieces } trains of one colour.
   *[streetcar] Everybody has { $pieces } streetcars of one colour.
}
rules-parts-cards = There are { $cards } cards: { $each } of each of { $colors } colours, and { $wilds } wild ones, which stand for any colour. The wild card here is the { $wild ->
    [taxi] taxi
    [bus] bus
    [ferry] ferry
    [bicycle] bicycle
   *[locomotive] locomotive
}.
rules-parts-tickets = Each of the { $tickets } tickets names two places and a number of points.

rules-setup = How it begins
rules-setup-deal = Everybody gets two cards, which stay hidden, and five more are laid face up in a row.
rules-setup-tickets = Everybody is also offered two tickets and keeps one or both. All choose at the same time. What you have kept stays secret until the end; what you return goes under the ticket deck.

rules-turn = Your turn
rules-turn-three = Do one of three things: draw cards, claim a route, or draw tickets. If you can do none of them, you pass; passing by choice is not allowed.

rules-draw = Drawing cards
rules-draw-two = Take two cards, one after the other, face up from the row or blind from the deck. A card from the row is replaced at once, before you choose the second.
rules-draw-wild = A face-up wild card counts for both: take it first and your turn is over, and you cannot take one second. Drawn blind, it is a card like any other.
rules-draw-sweep = Whenever three of the five face-up cards are wild, all five are put away and five new ones turned up.
rules-draw-shuffle = When the deck is used up, the discards are shuffled into a new one. You may hold as many cards as you like.

rules-claim = Claiming a route
rules-claim-pay = Choose a free route anywhere on the board and play as many cards as it asks for, all of one colour: the colour of the route, or any single colour for a grey one. Wild cards replace whatever you lack, and you may use them even if you lack nothing.
rules-claim-pieces = Put one of your pieces on each space. If you have too few pieces, you cannot claim it.
rules-claim-double = Where two routes run side by side, nobody may own both. With two players, the second one is closed as soon as the first is taken.
rules-claim-points = A route brings points by its length:
rules-claim-points-subway = A subway route brings points by what it costs:
rules-claim-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
rules-claim-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rules-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

rules-tickets = Drawing tickets
rules-tickets-draw = Draw two tickets and keep one or both; a ticket that you return goes under the deck. If only one is left, you keep it.
rules-tickets-worth = At the end a ticket brings its points if your own routes connect its two places, by whatever way. If they do not, you lose as many points. You cannot give a ticket back later.

rules-attractions = Tourist attractions
rules-attractions-text = Some places are marked as attractions. At the end you get one point for each of them that one of your routes touches.

rules-districts = Districts
rules-districts-text = Places with the same colour and number form a district. If your routes connect all places of a district, you get its number in points at the end. The way may lead through other places.

rules-tourists = Tourists
rules-tourists-stacks = Stacks of tourist tokens, each with a symbol of its own, lie on some places: { $start } tokens each. Two more stacks are put down before the first turn. { $players ->
    [2] With two players, the second player puts both on places of their choice, one token each.
   *[other] The last player puts one on a place of their choice, then the player before them the other.
}
rules-tourists-take = Whoever claims a route to a place with tokens takes one, unless they have its symbol already. With tokens at both ends you choose one; taking it is not optional. Tokens lie open.
rules-tourists-points = Different tokens bring points at the end:
rules-tourists-count = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}

rules-ferries = Ferries
rules-ferries-text = Each ferry sign on a route asks for one ferry card. The other spaces are paid as usual, and you may use further ferry cards for them.

rules-subways = Subways
rules-subways-text = A subway route has one long space for one subway train; the number beside it says how many cards it costs. Streetcars and subway trains cannot stand in for each other.

rules-end = How it ends
rules-end-last = { $last ->
    [one] When somebody ends a turn with at most one piece left, everybody has one more turn, that player included.
   *[other] When somebody ends a turn with at most { $last } pieces left, everybody has one more turn, that player included.
}
rules-end-score = Then all tickets are shown. Add up the points of your routes and of completed tickets, take off those of the others, and add the extra points of the city.
rules-end-tie = With equal points, whoever completed more tickets wins; if that is equal too, the victory is shared.

rules-rare = Rare cases
rules-rare-empty = If deck and discards are empty, spaces in the row stay empty until there are discards again. If there is no second card to take, your turn ends after the first.
rules-rare-sweep = With fewer than three cards left that are not wild, the row is not swept any more.
rules-rare-stuck = If everybody passes one after the other, the game is over and scored.
rules-rare-left = If somebody leaves, a bot plays on for them; or all agree to end the game.
